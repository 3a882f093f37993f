"""Reads an adviser's plans: carries them out by the rules as far as nothing is revealed.

All that is said of a plan is read from the positions that it leads to, so it is true of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.app.table.model.advice.planned_choices import PlannedChoice, foreseen_position, plan_title
from game.app.table.model.advice.views import (
    AdviceView,
    Aftermath,
    GhostDeed,
    GhostMove,
    Ghosts,
    PlanView,
    ToldChance,
)
from game.app.table.model.lent_view import reason_of
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import room_views, top_view
from game.play.foresight import foresee
from game.play.session import Session
from game.rules import State
from game.rules.protocol import OptionDict
from game.rules.telling import odds
from game.rules.telling.knowledge import Knowledge
from game.wording import Catalogue

MOST_STEPS = 8


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
        self._names = [member["name"] for member in session.state["crew"]]

    def ahead(self, answer: Mapping[str, Any]) -> Iterator[None]:
        """Read the plans of an answer one by one, for whoever has no time for all of them at once.

        Args:
            answer: as for `read`.
        """
        own = answer.get("own")
        for plan in (*answer.get("plans", ()), *([own] if own is not None else ())):
            if repr(plan["choices"]) not in self._kept:
                self._plan(plan, False)
                yield

    def read(self, answer: Mapping[str, Any]) -> AdviceView:
        """Return what is to be seen of an answer.

        Args:
            answer: as `docs/protocol.md` has it.
        """
        if "plans" not in answer:
            return AdviceView(share=1.0)
        # Where nothing is counted no chance is told.
        told = bool(answer.get("calibrated")) and not self._position(self._game).hidden
        plans = tuple(self._plan(plan, told) for plan in answer["plans"])
        ending, own = answer.get("ending"), answer.get("own")
        return AdviceView(
            plans=plans,
            ending=_chance(ending, told) if ending is not None else None,
            own=self._plan(own, told) if own is not None else None,
            crew=str(answer.get("crew") or "") if told else "",
            level=own is not None and not _apart(answer["plans"][0], own),
            tries=int(answer.get("tries", 0)),
            share=float(answer.get("share", 1.0)),
        )

    def _plan(self, told: Mapping[str, Any], calibrated: bool) -> PlanView:
        key = repr(told["choices"])
        if key not in self._kept:
            self._kept[key] = self.plan(told["choices"], told.get("why"))
        return replace(self._kept[key], rank=int(told.get("rank", 1)), chance=_chance(told, calibrated))

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
        while len(planned) > 1 and planned[-1].ends:
            last = planned[-1].game
            planned.pop()
        if planned and planned[-1].ends:
            last = planned[-1].game
        before, after = self._position(self._game), self._position(last)
        return PlanView(
            choices=tuple(choices),
            title=plan_title(texts, before, planned),
            steps=tuple(one.step(texts) for one in planned[:MOST_STEPS]),
            reasons=self._reasons(before, after, why),
            ghosts=self._ghosts(before, after, planned),
            outlook=self._outlook(after),
        )

    def _position(self, game: State) -> Position:
        return foreseen_position(self._session, game)

    def _outlook(self, position: Position) -> Aftermath | None:
        if position.hidden or position.state["phase"] == "over":
            return None
        top = top_view(position, self._knowledge, Recent())
        member = position.crew[position.active]
        cards = odds.next_damage_cards(position.state, self._knowledge)
        fatal = odds.fatal_cards(position.state, cards)
        coming = tuple((card, card in fatal) for card in cards)
        hand, tokens = tuple(position.hand), member["action_tokens"]
        return Aftermath(top.loss, top.fatal, top.possible, not top.threat, coming, hand, tokens)

    def _reasons(self, before: Position, after: Position, why: Any) -> tuple[str, ...]:
        texts = self._texts
        result = after.state["result"]
        if result is not None and result["won"]:
            return (texts("bot-why-win"),)
        found: list[str] = []
        first, then = self._outlook(before), self._outlook(after)
        power, cubes = _diverted(after) - _diverted(before), _cubes(after) - _cubes(before)
        if power > 0:
            found.append(texts("adviser-power", count=_diverted(after), goal=after.facts.power))
        if first is not None and then is not None and not then.fatal and first.fatal:
            found.append(texts("adviser-safe"))
        elif then is not None and then.fatal and not then.breach:
            found.append(texts("adviser-risk", fatal=then.fatal, possible=then.possible))
        if cubes > 0:
            found.append(texts("adviser-cubes", count=cubes))
        spent = before.crew[before.active]["action_tokens"] - after.crew[before.active]["action_tokens"]
        if spent > 0 and found:
            found.append(texts("adviser-tokens", count=spent))
        if not found:
            found.append(reason_of(texts, self._names, why))
        return tuple(found)

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
        power = _diverted(after)
        return Ghosts(
            before.decider,
            tuple(moves),
            tuple(deeds),
            tuple(self._risks(before, after)),
            (power, after.facts.power) if power != _diverted(before) else None,
        )

    def _risks(self, before: Position, after: Position) -> Iterable[tuple[str, int, int]]:
        """How likely the next hit on a room loses the ship, where the plan changes that."""
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


def _chance(told: Mapping[str, Any], calibrated: bool) -> ToldChance | None:
    """A chance that may be told: it is measured, and something is known of it."""
    win, margin = float(told["win"]), float(told["margin"])
    return ToldChance(win, margin) if calibrated and margin < 0.5 else None


def _apart(best: Mapping[str, Any], own: Mapping[str, Any]) -> bool:
    """Whether a plan is better than another one by more than their margins."""
    return bool(own["win"] + own["margin"] < best["win"] - best["margin"])


def _diverted(position: Position) -> int:
    return sum(bool(room["diverted"]) for room in position.state["rooms"])


def _cubes(position: Position) -> int:
    return sum(sum(room["cubes"]) for room in position.state["rooms"])
