"""Tell what is to be seen of an adviser's plans: names, steps, reasons, ghosts. Without pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from game.app.table.model.advice.claims import Claim
from game.rules.protocol import OptionDict
from game.rules.queries.knowledge import DamageCard


class Worth(StrEnum):
    """Name how a plan compares with the best one: the end of a message's id (`adviser-worth-...`)."""

    FIRST = "first"
    CLOSE = "close"
    UNCLEAR = "unclear"
    WEAKER = "weaker"
    FAR = "far"


FAR = 0.1
"""A plan is far weaker where it saves so many ships of one fewer."""


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
    """Hold what is done in a room: the number of the choice, whether a token pays, the repair space (-1 for
    none) and the cards that go there."""

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
    """Hold what threatens where a plan has led to, as far as the crew may count it.

    Attributes:
        percent: chance that the next damage loses the ship.
        fatal, possible: of how many cards that can come, or rolls.
        breach: it is a roll.
        coming: the cards that can come, and whether they lose the ship; empty before a roll.
        cards: cards left in the hand of whoever acts.
        tokens: their Action tokens.
        held: whether that is what the plan leaves in hand; what it reveals may change it.
    """

    percent: int
    fatal: int
    possible: int
    breach: bool
    coming: tuple[tuple[DamageCard, bool], ...]
    cards: tuple[str, ...]
    tokens: int
    held: bool = True


@dataclass(frozen=True)
class PlanView:
    """A plan as it is shown.

    Attributes:
        choices: its choices.
        title: what it is about, one or two lines.
        steps: its choices, in signs.
        reasons: why, in sentences, the weightiest first; `claims` the same as data, where it was read.
        ghosts: what is seen of it on the table.
        worth: how it compares with the best one.
        outlook: what threatens in the end; None where nothing is counted.
        carried: so many of its choices can be carried out: up to what reveals something or ends the turn.
    """

    choices: tuple[OptionDict, ...]
    title: tuple[str, ...]
    steps: tuple[PlanStep, ...]
    reasons: tuple[str, ...]
    ghosts: Ghosts
    claims: tuple[Claim, ...] = ()
    worth: Worth = Worth.CLOSE
    outlook: Aftermath | None = None
    carried: int = 0


@dataclass(frozen=True)
class AdviceView:
    """Hold what the adviser says by now.

    Attributes:
        plans: best first; empty where there is nothing to be advised.
        ending: what the turn is worth if it ends now; None where it cannot.
        own: what somebody has done instead; None where that was not asked.
        tries: how many futures have been tried.
        share: of the thinking that is done, from 0 to 1.
        unable: whether nobody could be asked: then there may be a plan all the same.
    """

    plans: tuple[PlanView, ...] = ()
    ending: Worth | None = None
    own: PlanView | None = None
    tries: int = 0
    share: float = 0.0
    unable: bool = False

    @property
    def none(self) -> str:
        """Return the id of the sentence that stands where there are no plans."""
        return "adviser-unable" if self.unable else "adviser-none"

    @property
    def level(self) -> bool:
        """Return whether what somebody has done is as good as the best plan, as far as is known."""
        return self.own is not None and self.own.worth in (Worth.FIRST, Worth.CLOSE)

    @property
    def done(self) -> bool:
        """Return whether nothing is thought on."""
        return self.share >= 1

    def finished(self) -> AdviceView:
        """Return the same when nothing is thought on."""
        return replace(self, share=1.0)
