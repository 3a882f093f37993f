"""The choices of a plan, one by one, as the table reads them; and what a plan is called after them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.table.model.advice.views import GhostDeed, GhostMove, PlanStep
from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.gestures.option_views import action_name
from game.app.table.model.lent_view import HANDED, step_of
from game.app.table.model.position import LegalOption, Position
from game.play.foresight import Foreseen
from game.play.session import Session
from game.rules import State
from game.wording import Catalogue

JOBS = (
    Interaction.BOARD,
    Interaction.DIVERT,
    Interaction.REPAIR,
    Interaction.ACTIVATE,
    Interaction.GIVE,
    Interaction.TAKE,
    Interaction.TRADE,
    Interaction.ROLL,
)
"""Interactions that a plan can be named after, the weightiest first."""
MOST_JOBS = 2
"""A plan is named after so many at most."""


class PlannedChoice:
    """A choice of a plan with what the table reads of it.

    Args:
        session: the game.
        foreseen: the choice as the rules would carry it out.

    Attributes:
        game: the position before it; `position` as the table reads it.
        offer: the option that it is.
    """

    def __init__(self, session: Session, foreseen: Foreseen) -> None:
        self.game = foreseen.game
        self._foreseen = foreseen
        self.position = foreseen_position(session, foreseen.game)
        self.offer: LegalOption = self.position.offer_of(foreseen.option)

    @property
    def interaction(self) -> Interaction:
        """Return how hands make this choice."""
        return self.offer.reading.interaction

    @property
    def ends(self) -> bool:
        """Return whether it ends the actions."""
        return self.interaction is Interaction.END

    @property
    def harmless(self) -> bool:
        """Return whether it can be carried out for somebody: nobody leaves the ship by it, and no turn
        ends."""
        return self.interaction not in (Interaction.END, Interaction.BOARD)

    @property
    def room(self) -> str:
        """The room in which it is done."""
        named = self.offer.option.get(self.offer.reading.room) if self.offer.reading.room else None
        if isinstance(named, str):
            return named
        return self.position.room_of(self.position.active) or ""

    @property
    def token(self) -> bool:
        """Return whether an Action token pays for it (R-6)."""
        if not self.position.acting or self.ends:
            return False
        after = self._foreseen.after
        held = self.position.crew[self.position.active]["action_tokens"]
        spent = after is not None and after.action_tokens[self.position.active] < held
        return not self.position.state["actions_left"] or spent

    def step(self, texts: Catalogue) -> PlanStep:
        """Return what is shown of it among the others."""
        told = step_of(texts, self.position, self._foreseen.option)
        own = self.interaction in (Interaction.REPAIR, Interaction.DIVERT, Interaction.ACTIVATE)
        return PlanStep(told.words, told.icon, self.token, self.room if own else "")

    def moves(self, number: int) -> Iterable[GhostMove]:
        """Yield who goes where by it."""
        for event in self._foreseen.events:
            if event["type"] == "turn":
                return
            if event["type"] == "meeple":
                yield GhostMove(number, self.token, event["crew"], event["from"], event["to"])

    def deeds(self, number: int) -> Iterable[GhostDeed]:
        """Yield what is done where by it; an answer to what a room asks is part of using it."""
        option, reading = self.offer.option, self.offer.reading
        if not self.position.acting and self.interaction is not Interaction.REPAIR:
            return
        cards = option.get(reading.card) if reading.card else None
        laid = tuple(cards) if isinstance(cards, (list, tuple)) else (cards,) if cards else ()
        if self.interaction not in (Interaction.REPAIR, Interaction.DIVERT):
            laid = ()
        slot = option.get(reading.slot, -1) if reading.slot else -1
        yield GhostDeed(number, self.token, self.room, int(slot), laid)

    def job(self, texts: Catalogue) -> str:
        """Return what a plan is called after it."""
        made, reading, position = self.offer.made, self.offer.reading, self.position
        if not position.acting or made.action is None:
            return step_of(texts, position, self._foreseen.option).words
        name = BUTTONS.get(self.interaction)
        action = action_name(texts, made.action)
        if self.interaction in (Interaction.REPAIR, Interaction.DIVERT, Interaction.ACTIVATE) and name:
            action = texts(f"button-{name}")
            return texts("lent-step", step=action, way=texts(f"room-{self.room}"))
        if self.interaction in HANDED:
            return step_of(texts, position, self._foreseen.option).words
        if reading.crew:
            return texts("lent-step", step=action, way=position.name(self.offer.option[reading.crew]))
        if self.interaction is Interaction.MOVE:
            return texts("lent-step", step=action, way=texts(f"room-{self.room}"))
        return action


def plan_title(texts: Catalogue, position: Position, planned: Sequence[PlannedChoice]) -> tuple[str, ...]:
    """The two weightiest jobs, in their order; without any where the way leads, or what is done at all."""
    acting = [one for one in planned if one.position.acting]
    if not acting or not position.acting:
        return tuple(one.job(texts) for one in planned[:1])
    weighty = sorted(
        (one for one in acting if one.interaction in JOBS), key=lambda one: JOBS.index(one.interaction)
    )
    found: list[PlannedChoice] = []
    told: set[str] = set()
    for one in weighty:
        words = one.job(texts)
        if words not in told and len(found) < MOST_JOBS:
            told.add(words)
            found.append(one)
    chosen = found or acting[-1:]
    return tuple(one.job(texts) for one in acting if one in chosen)


def foreseen_position(session: Session, game: State) -> Position:
    """A position that may come, as the table reads it."""
    engine = session.engine
    return Position(
        engine.to_json(game), engine.decision(game), session.facts, game.table.program.menu, game, True
    )
