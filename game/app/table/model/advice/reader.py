"""Reads an adviser's plans: carries them out by the rules as far as nothing is revealed.

All that is said of a plan is read from the positions that it leads to, so it is true of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.app.table.model.advice.claims import COSTS, Claim, Outcome, claim_words, claims_of
from game.app.table.model.advice.planned_choices import PlannedChoice, foreseen_position, plan_title
from game.app.table.model.advice.prospects import prospects
from game.app.table.model.advice.views import (
    FAR,
    AdviceView,
    Aftermath,
    GhostDeed,
    GhostMove,
    Ghosts,
    PlanView,
    Worth,
)
from game.app.table.model.lent_view import reason_of
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import room_views, top_view
from game.bots.film.reckoning import NOTABLE
from game.play.foresight import Foreseen, foresee
from game.play.session import Session
from game.rules import State
from game.rules.protocol import OptionDict
from game.rules.queries import odds
from game.rules.queries.knowledge import Knowledge
from game.wording import Catalogue

MOST_STEPS = 8
SUPERLATIVES = ("best", "deck", "hand-out", "least", "open-card", "stop")
"""A player's reasons that call a choice the best of its kind: they can be said of one plan alone."""


class AdviceReader:
    """Reads what a player's process says of a position.

    Args:
        session: the game.
        texts: the catalogue.
        game: the position that was asked about.
        knowledge: what the crew knew there.
    """

    def __init__(self, session: Session, texts: Catalogue, game: State, knowledge: Knowledge) -> None:
        self._session = session
        self._texts = texts
        self._game = game
        self._knowledge = knowledge
        self._kept: dict[str, PlanView] = {}
        self._asked: Outcome | None = None
        self._names = [member["name"] for member in session.state["crew"]]

    def ahead(self, answer: Mapping[str, Any]) -> Iterator[None]:
        """Read the plans of an answer one by one, for whoever has no time for all of them at once.

        Args:
            answer: as for `read`.
        """
        own = answer.get("own")
        for plan in (*answer.get("plans", ()), *([own] if own is not None else ())):
            if repr(plan["choices"]) not in self._kept:
                self._plan(plan, Worth.CLOSE)
                yield

    def read(self, answer: Mapping[str, Any]) -> AdviceView:
        """Return what is to be seen of an answer.

        Args:
            answer: as `docs/protocol.md` has it.
        """
        if not answer.get("plans"):
            return AdviceView(share=1.0, unable="error" in answer)
        best = answer["plans"][0]
        ending, own = answer.get("ending"), answer.get("own")
        return AdviceView(
            plans=tuple(self._plan(plan, worth_of(best, plan)) for plan in answer["plans"]),
            ending=worth_of(best, ending) if ending is not None else None,
            own=self._plan(own, worth_of(best, own)) if own is not None else None,
            tries=int(answer.get("tries", 0)),
            share=float(answer.get("share", 1.0)),
        )

    def _plan(self, told: Mapping[str, Any], worth: Worth) -> PlanView:
        key = repr(told["choices"])
        if key not in self._kept:
            self._kept[key] = self.plan(told["choices"], told.get("why"))
        found = replace(self._kept[key], worth=worth)
        why = told.get("why") or {}
        if worth is Worth.FIRST or why.get("id") not in SUPERLATIVES or _speaks(found.claims):
            return found
        return replace(found, reasons=(self._texts("adviser-plain"), *found.reasons[1:]))

    def plan(self, choices: Sequence[OptionDict], why: Any = None) -> PlanView:
        """Return what is to be seen of choices that are made one after the other.

        Args:
            choices: from the position on.
            why: a player's reason, told where there is nothing else to tell.
        """
        session, texts = self._session, self._texts
        foreseen = foresee(session.engine, self._game, choices)
        planned = [PlannedChoice(session, one) for one in foreseen]
        last = next((one.after for one in reversed(foreseen) if one.after is not None), self._game)
        # What ends the turn is no step to be shown, and what comes after it not this turn's any more.
        kept, ended = 0, bool(planned) and planned[-1].ends
        if ended:
            last, kept = planned[-1].game, self._kept_by(foreseen[-1])
            if len(planned) > 1:
                planned.pop()
        before, after = self._outcome(self._game), self._outcome(last)
        claims = claims_of(before, after._replace(kept=kept))
        carried = next((n for n, one in enumerate(planned) if not one.harmless), len(planned))
        return PlanView(
            choices=tuple(choices),
            title=plan_title(texts, before.position, planned),
            steps=tuple(one.step(texts) for one in planned[:MOST_STEPS]),
            reasons=self._reasons(claims, why),
            ghosts=self._ghosts(before.position, after.position, planned),
            claims=claims,
            outlook=self._aftermath(after, not foreseen or ended or foreseen[-1].after is not None),
            carried=carried,
        )

    def _outcome(self, game: State) -> Outcome:
        """Return a position as claims are read from it; the one that was asked about is read once."""
        if game is self._game and self._asked is not None:
            return self._asked
        position = foreseen_position(self._session, game)
        counted = not position.hidden and position.state["phase"] != "over"
        saved = self._saved() if game is self._game else 0
        found = Outcome(
            position,
            top_view(position, self._knowledge, Recent()) if counted else None,
            prospects(self._session.engine, game, position.facts.base_actions, saved),
            self._threats(position) if counted else frozenset(),
        )
        if game is self._game:
            self._asked = found
        return found

    def _saved(self) -> int:
        """Return the Action tokens of whoever acts if nothing more is done: a way that is only begun now can
        be gone with them as well."""
        engine, game = self._session.engine, self._game
        finish = foresee(engine, game, [{"do": "finish"}])
        return game.action_tokens[game.active] + sum(map(self._kept_by, finish))

    def _kept_by(self, ending: Foreseen) -> int:
        """Return how many Action tokens ending the actions brings; that is certain, whatever comes."""
        crew, engine = ending.game.active, self._session.engine
        option = engine.find_option(ending.asked, dict(ending.option))
        if option is None:
            return 0
        after = engine.apply(ending.game, option).state
        return max(0, after.action_tokens[crew] - ending.game.action_tokens[crew])

    def _threats(self, position: Position) -> frozenset[str]:
        """Return the rooms that the next Damage card may hit."""
        cards = odds.next_damage_cards(position.state, self._knowledge)
        return frozenset(room for card in cards if not isinstance(card, int) for room in card)

    def _aftermath(self, outcome: Outcome, held: bool) -> Aftermath | None:
        position, top = outcome.position, outcome.top
        if top is None:
            return None
        member = position.crew[position.active]
        cards = odds.next_damage_cards(position.state, self._knowledge)
        fatal = odds.fatal_cards(position.state, cards)
        coming = tuple((card, card in fatal) for card in cards)
        hand, tokens = tuple(position.hand), member["action_tokens"]
        return Aftermath(top.loss, top.fatal, top.possible, not top.threat, coming, hand, tokens, held)

    def _reasons(self, claims: Sequence[Claim], why: Any) -> tuple[str, ...]:
        """Return what is claimed, in words; before it a player's reason where nothing speaks for the plan."""
        texts = self._texts
        said = [claim_words(texts, self._names, claim) for claim in claims]
        if not _speaks(claims):
            said.insert(0, reason_of(texts, self._names, why))
        return tuple(said)

    def _ghosts(self, before: Position, after: Position, planned: Sequence[PlannedChoice]) -> Ghosts:
        moves: list[GhostMove] = []
        deeds: list[GhostDeed] = []
        for number, one in enumerate(planned, 1):
            if one.ends:
                continue
            gone = list(one.moves(number))
            moves += gone
            if not gone:
                deeds += one.deeds(number)
        return Ghosts(
            before.decider,
            tuple(moves),
            tuple(deeds),
            tuple(self._risks(before, after)),
            (after.diverted, after.facts.power) if after.diverted != before.diverted else None,
        )

    def _risks(self, before: Position, after: Position) -> Iterable[tuple[str, int, int]]:
        """Yield how likely the next hit on a room loses the ship, where the plan changes that."""
        if before.hidden:
            return
        views = [room_views(position, self._knowledge, Recent()) for position in (before, after)]
        for first, then in zip(*views, strict=True):
            chances = [
                one.chip.percent if one.chip is not None and one.chip.kind == "fatal" else 0
                for one in (first, then)
            ]
            if chances[0] != chances[1]:
                yield first.id, chances[0], chances[1]


def _speaks(claims: Sequence[Claim]) -> bool:
    """Return whether something that is claimed speaks for a plan."""
    return any(claim.kind not in COSTS for claim in claims)


def worth_of(best: Mapping[str, Any], plan: Mapping[str, Any]) -> Worth:
    """Return how a plan compares with the best one.

    It is weaker where their margins tell them apart, and by so much that the film would look into it. Where
    they do not, and it may as well be far weaker, that is unclear.

    Args:
        best: a PLAN of the protocol.
        plan: another one, or the same.
    """
    if plan is best or plan["choices"] == best["choices"]:
        return Worth.FIRST
    apart = float(best["win"]) - float(plan["win"])
    margins = float(best["margin"]) + float(plan["margin"])
    if apart <= margins:
        return Worth.CLOSE if apart + margins < FAR else Worth.UNCLEAR
    if apart < NOTABLE:
        return Worth.CLOSE
    return Worth.WEAKER if apart < FAR else Worth.FAR
