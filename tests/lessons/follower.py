"""Somebody who does what the captain of a guided game says, or now and then something else."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.bots.players.rank_list import PLAIN
from game.bots.players.ranks import make_player
from game.lessons.guide import Guide
from game.lessons.guide_hands import lacking, nearest
from game.lessons.guide_hint import Hint
from game.play.seats import PersonSeat, Seat
from game.play.session import Session
from game.rules import Content, seat_view
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

MOST = 2000
"""Choices of a game; none takes a third of that."""


def settle(guide: Guide) -> None:
    """Let the captain think to the end."""
    guide.follow()
    while guide.thinking:
        guide.think(500)


class CrewmateSeat(Seat):
    """A crewmate played by the plainest player, here: the same every time.

    Args:
        content: everything that can be played.
    """

    kind = "test"

    def __init__(self, content: Content) -> None:
        self._player = make_player(PLAIN, content)
        self._answer: OptionDict | None = None

    def ask(self, view: ViewDict, decision: DecisionDict) -> None:
        """Decide at once."""
        self._answer = dict(self._player.choose(view, decision).option)

    def answer(self) -> OptionDict | None:
        """Return it, once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Forget it."""
        self._answer = None


class Follower:
    """Plays the person of a guided game.

    Args:
        session: the game; the person's seat has the guide.
        guide: says what to do.
        seed: of what they do otherwise.
        deviates: how often they do something else, 0 to 1.

    Attributes:
        said: every hint that was heard.
    """

    def __init__(self, session: Session, guide: Guide, seed: int = 0, deviates: float = 0.0) -> None:
        self.session, self.guide = session, guide
        self.said: list[Hint] = []
        self._chance = random.Random(seed)
        self._deviates = deviates
        self._way: tuple[OptionDict, ...] = ()
        self._player = make_player(PLAIN, session.engine.content)
        """Answers what rooms ask, for which the captain has no words."""

    def play(self, turns: int = 99) -> None:
        """Play until the game is over, or so many turns have been."""
        session = self.session
        for _ in range(MOST):
            if session.decision is None or session.state["turn"] > turns:
                break
            seat = session.ask()
            if isinstance(seat, PersonSeat):
                session.choose(dict(self.choice()))  # type: ignore[arg-type]
            else:
                session.poll()
        self.guide.follow()

    def choice(self) -> Mapping[str, Any]:
        """Return what they choose now."""
        settle(self.guide)
        session, hint = self.session, self.guide.hint
        assert session.decision is not None and session.pending is not None
        options = [dict(one) for one in session.decision["options"]]
        if session.pending.question.acting:
            assert hint is not None
            self.said.append(hint)
            self._way = hint.line or ({"do": "finish"},)
            assert dict(self._way[0]) in options, hint
        if self._chance.random() < self._deviates:
            self._way = ()
            return self._chance.choice(options)
        if self._way and dict(self._way[0]) in options:
            wanted, self._way = self._way[0], self._way[1:]
            return wanted
        if hint is not None and hint.line and dict(hint.line[0]) in options:
            return hint.line[0]
        return self._card(options)

    def _card(self, options: list[dict[str, Any]]) -> Mapping[str, Any]:
        """Take what the nearest cost lacks, and discard what it does not ask for."""
        session = self.session
        assert session.decision is not None
        state, kind = session.game, session.decision["kind"]
        if kind not in ("collect", "discard"):
            view = seat_view(session.state, session.knowledge, state.active)
            return self._player.choose(view, session.decision).option
        resources = state.table.content.resources
        hand = state.hands[state.table.hand_of[state.active]]
        found = nearest(state, hand)
        if found is None:
            return options[0]
        cost = {resources[card].id for card in state.table.content.rooms[found[0]].divert}
        lacks = {resources[card].id for card in lacking(state, hand, found[0])}
        if kind == "discard":
            return next((one for one in options if one["card"] not in cost), options[0])
        visible = [one for one in options if one.get("take") == "face_up" and one["card"] in lacks]
        deck = [one for one in options if one.get("take") == "deck"]
        single = len(lacks) == 1 or kind != "collect"
        return (visible if visible and single else deck or options)[0]
