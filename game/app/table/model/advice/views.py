"""What is to be seen of an adviser's plans: names, steps, reasons, ghosts, chances. Without pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.app.table.model.percent import percent
from game.rules.protocol import OptionDict
from game.rules.telling.knowledge import DamageCard


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


def whole_percent(chance: ToldChance) -> tuple[int, int]:
    """Return a chance and its margin in per cent; the margin is never told smaller than it is.

    Args:
        chance: to be told.
    """
    return percent(chance.win), max(1, -int(-100 * chance.margin // 1))
