"""What is to be seen of an adviser's plans: their names, steps, reasons and ghosts. Pure.

A plan is carried out by the rules as far as nothing is revealed; all that is said of it is read from the
positions that it leads to, so it is true of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.gestures.option_views import action_name
from game.app.table.model.lent_view import reason_of, step_of
from game.app.table.model.percent import percent
from game.app.table.model.position import LegalOption, Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import room_views, top_view
from game.play.foresight import Foreseen, foresee
from game.play.session import Session
from game.rules import State
from game.rules.protocol import OptionDict
from game.rules.telling import odds
from game.rules.telling.knowledge import DamageCard, Knowledge
from game.wording import Catalogue

MOST_STEPS = 8
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
"""What a plan is named after, the weightiest first."""
MOST_JOBS = 2
"""A plan is named after so many at most."""


class ToldChance(NamedTuple):
    """A chance to win and half the width of its 95 % interval, from 0 to 1."""

    win: float
    margin: float


class PlanStep(NamedTuple):
    """A choice of a plan.

    Attributes:
        words: what is done.
        icon: its sign.
        token: whether an Action token pays for it.
        room: where it matters in which room it is done; else empty.
    """

    words: str
    icon: str
    token: bool = False
    room: str = ""


class GhostMove(NamedTuple):
    """A way from room to room: the number of the choice, from 1, whether a token pays, and who goes."""

    number: int
    token: bool
    crew: int
    start: str
    end: str


class GhostDeed(NamedTuple):
    """What is done in a room: the number of the choice, whether a token pays, the repair space (-1 for none)
    and the cards that go there."""

    number: int
    token: bool
    room: str
    slot: int = -1
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ghosts:
    """A plan on the table: what has not happened.

    Attributes:
        crew: who decides.
        moves: who goes where.
        deeds: what is done where.
        risks: rooms whose next hit loses the ship, before or after: the percentage then and then.
        power: rooms that are diverted in the end, of how many; None where that stays as it is.
        done: so many choices have been made by now.
        solid: it has happened: a whole line.
        white: it is the captain's, beside what somebody has done.
    """

    crew: int
    moves: tuple[GhostMove, ...] = ()
    deeds: tuple[GhostDeed, ...] = ()
    risks: tuple[tuple[str, int, int], ...] = ()
    power: tuple[int, int] | None = None
    done: int = 0
    solid: bool = False
    white: bool = False

    def after(self, choices: int) -> Ghosts:
        """Return the same plan when so many of its choices have been made."""
        return replace(self, done=choices)

    def settled(self) -> Ghosts:
        """Return the same when it has happened."""
        return replace(self, solid=True)

    def beside(self) -> Ghosts:
        """Return the same as the captain's, beside what somebody has done."""
        return replace(self, white=True)


@dataclass(frozen=True)
class Aftermath:
    """What threatens where a plan has led to, as far as the crew may count it.

    Attributes:
        percent: chance that the next damage loses the ship.
        fatal, possible: of how many cards that can come, or rolls.
        breach: it is a roll.
        coming: the cards that can come, and whether they lose the ship; empty before a roll.
        cards: cards left in the hand of whoever acts.
        tokens: their Action tokens.
    """

    percent: int
    fatal: int
    possible: int
    breach: bool
    coming: tuple[tuple[DamageCard, bool], ...]
    cards: tuple[str, ...]
    tokens: int


@dataclass(frozen=True)
class PlanView:
    """A plan as it is shown.

    Attributes:
        choices: its choices.
        title: what it is about, one or two lines.
        steps: its choices, in signs.
        reasons: why, in sentences, the weightiest first.
        ghosts: what is seen of it on the table.
        rank: from 1; plans whose margins overlap share one.
        chance: None where none may be told.
        outlook: what threatens in the end; None where nothing is counted.
    """

    choices: tuple[OptionDict, ...]
    title: tuple[str, ...]
    steps: tuple[PlanStep, ...]
    reasons: tuple[str, ...]
    ghosts: Ghosts
    rank: int = 1
    chance: ToldChance | None = None
    outlook: Aftermath | None = None


@dataclass(frozen=True)
class AdviceView:
    """What the adviser says by now.

    Attributes:
        plans: best first; empty where there is nothing to be advised.
        ending: the chance if the turn ends now; None where it cannot, or no chance may be told.
        own: what somebody has done instead; None where that was not asked.
        crew: the rank of the crew whose chances are told; empty where none are.
        level: that is as good as the best plan, as far as is known.
        tries: how many futures have been tried.
        share: of the thinking that is done, from 0 to 1.
    """

    plans: tuple[PlanView, ...] = ()
    ending: ToldChance | None = None
    own: PlanView | None = None
    crew: str = ""
    level: bool = False
    tries: int = 0
    share: float = 0.0

    @property
    def done(self) -> bool:
        """Whether nothing is thought on."""
        return self.share >= 1

    def finished(self) -> AdviceView:
        """Return the same when nothing is thought on."""
        return replace(self, share=1.0)


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
        told = bool(answer.get("calibrated"))
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
        stops = [_Stop(session, one) for one in foreseen]
        last = next((one.after for one in reversed(foreseen) if one.after is not None), self._game)
        # What ends the turn is no step to be shown, and what comes after it not this turn's any more.
        while len(stops) > 1 and stops[-1].ends:
            last = stops[-1].game
            stops.pop()
        if stops and stops[-1].ends:
            last = stops[-1].game
        before, after = self._position(self._game), self._position(last)
        return PlanView(
            choices=tuple(choices),
            title=_title(texts, before, stops),
            steps=tuple(stop.step(texts) for stop in stops[:MOST_STEPS]),
            reasons=self._reasons(before, after, why),
            ghosts=self._ghosts(before, after, stops),
            outlook=self._outlook(after),
        )

    def _position(self, game: State) -> Position:
        return _position(self._session, game)

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

    def _ghosts(self, before: Position, after: Position, stops: Sequence[_Stop]) -> Ghosts:
        moves: list[GhostMove] = []
        deeds: list[GhostDeed] = []
        for number, stop in enumerate(stops, 1):
            if stop.ends:
                continue
            gone = list(stop.moves(number))
            moves += gone
            if not gone:
                deeds += stop.deeds(number)
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


class _Stop:
    """A choice of a plan with what the table reads of it."""

    def __init__(self, session: Session, foreseen: Foreseen) -> None:
        self.game = foreseen.game
        self._foreseen = foreseen
        self.position = _position(session, foreseen.game)
        self.offer: LegalOption = self.position.offer_of(foreseen.option)

    @property
    def interaction(self) -> Interaction:
        return self.offer.reading.interaction

    @property
    def ends(self) -> bool:
        """Whether it ends the actions."""
        return self.interaction is Interaction.END

    @property
    def room(self) -> str:
        """The room in which it is done."""
        named = self.offer.option.get(self.offer.reading.room) if self.offer.reading.room else None
        if isinstance(named, str):
            return named
        return self.position.room_of(self.position.active) or ""

    @property
    def token(self) -> bool:
        """Whether an Action token pays for it (R-6)."""
        if not self.position.acting or self.ends:
            return False
        after = self._foreseen.after
        held = self.position.crew[self.position.active]["action_tokens"]
        spent = after is not None and after.action_tokens[self.position.active] < held
        return not self.position.state["actions_left"] or spent

    def step(self, texts: Catalogue) -> PlanStep:
        told = step_of(texts, self.position, self._foreseen.option)
        own = self.interaction in (Interaction.REPAIR, Interaction.DIVERT, Interaction.ACTIVATE)
        return PlanStep(told.words, told.icon, self.token, self.room if own else "")

    def moves(self, number: int) -> Iterable[GhostMove]:
        """Who goes where by it."""
        for event in self._foreseen.events:
            if event["type"] == "turn":
                return
            if event["type"] == "meeple":
                yield GhostMove(number, self.token, event["crew"], event["from"], event["to"])

    def deeds(self, number: int) -> Iterable[GhostDeed]:
        """What is done where by it; an answer to what a room asks is part of using it."""
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
        """What a plan is called after it."""
        made, reading, position = self.offer.made, self.offer.reading, self.position
        if not position.acting or made.action is None:
            return step_of(texts, position, self._foreseen.option).words
        name = BUTTONS.get(self.interaction)
        action = action_name(texts, made.action)
        if self.interaction in (Interaction.REPAIR, Interaction.DIVERT, Interaction.ACTIVATE) and name:
            action = texts(f"button-{name}")
            return texts("lent-step", step=action, way=texts(f"room-{self.room}"))
        if reading.crew:
            return texts("lent-step", step=action, way=position.name(self.offer.option[reading.crew]))
        if self.interaction is Interaction.MOVE:
            return texts("lent-step", step=action, way=texts(f"room-{self.room}"))
        return action


def _title(texts: Catalogue, position: Position, stops: Sequence[_Stop]) -> tuple[str, ...]:
    """The two weightiest jobs, in their order; without any where the way leads, or what is done at all."""
    acting = [stop for stop in stops if stop.position.acting]
    if not acting or not position.acting:
        return tuple(stop.job(texts) for stop in stops[:1])
    weighty = sorted(
        (stop for stop in acting if stop.interaction in JOBS), key=lambda stop: JOBS.index(stop.interaction)
    )
    found: list[_Stop] = []
    told: set[str] = set()
    for stop in weighty:
        words = stop.job(texts)
        if words not in told and len(found) < MOST_JOBS:
            told.add(words)
            found.append(stop)
    chosen = found or acting[-1:]
    return tuple(stop.job(texts) for stop in acting if stop in chosen)


def _position(session: Session, game: State) -> Position:
    """A position that may come, as the table reads it."""
    engine = session.engine
    return Position(
        engine.to_json(game), engine.decision(game), session.facts, game.table.program.menu, game, True
    )


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


def whole_percent(chance: ToldChance) -> tuple[int, int]:
    """Return a chance and its margin in per cent; the margin is never told smaller than it is.

    Args:
        chance: to be told.
    """
    return percent(chance.win), max(1, -int(-100 * chance.margin // 1))
