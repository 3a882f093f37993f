"""Compute what luck and what decisions did to the chance to win, turn by turn: adds up what was found. Pure.

The chance is that of a crew of cadets that plays on. What somebody chose changes it on all deals alike, and
is compared on the same ones: that is their decision. All that is left of a turn's change is luck: what was
then drawn, rolled and destroyed, against what could be expected of it. So the two add up to the end of the
game, and luck is nothing on average, whoever plays (the idea is that of AIVAT, a control variate). A
difference within its margin is nobody's doing: it stays with luck.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.film.stretches import Stretch

POINTS = 6
"""The most turning points."""
MARKS = (5, 10, 15)
"""A turn gets a mark for each of these numbers of points that the captain's plan was better by for sure."""
NOTABLE = 0.04
"""Differences of so much by the network are played out; smaller ones are no blame, and at the table the
captain calls no plan weaker for less."""
LEAST = 0.02
"""A turn that changes less is no turning point, however small its margin."""


@dataclass(frozen=True)
class Reviewed:
    """Hold what was found of a stretch.

    Attributes:
        win: the chance before it, and `margin` half the width of its 95 % interval.
        gain: what the choices made changed, against a cadet's, and its margin on the same deals.
        missed: what the captain's plan would have been better by than the choices made, and its margin.
        best: what the captain would have chosen; empty where there was nothing to choose.
        best_win: the chance after that, and its margin.
        why: the captain's reason, as data; None where there is none.
        played: on how many deals `missed` was played to the end; 0 where it is what the network says.
    """

    win: float
    margin: float
    gain: float
    gain_margin: float
    missed: float = 0.0
    missed_margin: float = 0.0
    best: tuple[Mapping[str, Any], ...] = ()
    best_win: float = 0.0
    best_margin: float = 0.0
    why: Mapping[str, Any] | None = None
    played: int = 0

    @property
    def decided(self) -> float:
        """The gain, where it is beyond its margin."""
        return self.gain if abs(self.gain) > self.gain_margin else 0.0

    @property
    def erred(self) -> bool:
        """Return whether the captain's plan was better beyond the margin."""
        return self.missed > self.missed_margin

    @property
    def sure(self) -> int:
        """Return how many points of a hundred were missed for sure: those below the margin of what was played
        to the end; none where that was not."""
        least = 100 * (self.missed - self.missed_margin)
        return max(0, math.floor(least + 1e-9)) if self.played else 0


@dataclass(frozen=True)
class Sums:
    """A turn, or the whole film, in points of a hundred: `start`, `luck` and `decisions` add up to `end`."""

    start: int
    luck: int
    decisions: int
    end: int

    @property
    def change(self) -> int:
        """Return what changed, in the points that are shown beside it."""
        return self.end - self.start


@dataclass(frozen=True)
class FilmTurn:
    """A turn of the film.

    Attributes:
        turn: its number; `crew` whose it was.
        first: how many choices lie before it.
        before: the chance at its beginning, and `margin`.
        after: the chance at its end.
        luck, decision: what changed it; they add up to the change.
        turned: how many choices lie before what was missed most, or else before the turn.
        best: what was found there, where the captain would have done better; None where nobody would.
    """

    turn: int
    crew: int
    first: int
    before: float
    margin: float
    after: float
    luck: float
    decision: float
    turned: int
    best: Reviewed | None

    @property
    def change(self) -> float:
        """Return what the turn changed."""
        return self.after - self.before

    @property
    def points(self) -> Sums:
        """The turn in whole points, as they are displayed: they add up as they stand there."""
        return _whole(self.before, self.luck, self.decision, self.after)

    @property
    def marks(self) -> int:
        """Return how many of `MARKS` were missed for sure: in games played to their end, beyond the
        margin."""
        return 0 if self.best is None else sum(self.best.sure >= mark for mark in MARKS)


def reckon(
    cut: Sequence[Stretch], found: Mapping[int, Reviewed | None], won: bool | None
) -> tuple[FilmTurn, ...]:
    """Add up what has been found so far.

    Args:
        cut: the stretches of the game, in order.
        found: by the number of the stretch, from 0 on without a gap; None where nothing could be found: what
            changed there is luck.
        won: how the game ended; None where it goes on, or where that is no matter yet.

    Returns:
        The turns whose end is known, in order.
    """
    known = [(n, one) for n in range(len(cut)) if (one := found.get(n)) is not None]
    whole = len(found) == len(cut)
    turns: dict[int, list[tuple[Stretch, Reviewed, float]]] = {}
    for place, (n, one) in enumerate(known):
        if place + 1 < len(known):
            after = known[place + 1][1].win
        elif whole and won is not None:
            after = float(won)
        else:
            break
        turns.setdefault(cut[n].turn, []).append((cut[n], one, after))
    if known and not (whole and won is not None):
        # The last turn goes on beyond what is known.
        turns.pop(cut[known[-1][0]].turn, None)
    return tuple(_turn(parts) for _, parts in sorted(turns.items()))


def _turn(parts: Sequence[tuple[Stretch, Reviewed, float]]) -> FilmTurn:
    first, one, _ = parts[0]
    after = parts[-1][2]
    decision = sum(found.decided for _, found, _ in parts)
    worst = max(parts, key=lambda part: part[1].missed - part[1].missed_margin)
    erred = worst[1].erred
    return FilmTurn(
        turn=first.turn,
        crew=first.crew,
        first=first.first,
        before=one.win,
        margin=one.margin,
        after=after,
        luck=after - one.win - decision,
        decision=decision,
        turned=worst[0].first if erred else first.first,
        best=worst[1] if erred else None,
    )


def turning_points(turns: Sequence[FilmTurn]) -> tuple[int, ...]:
    """The numbers of the turns that changed most, in order, each beyond its margin.

    Args:
        turns: of the film.
    """
    # Both ends of a turn are uncertain, but for the end of the game.
    ends = [*(turn.margin for turn in turns[1:]), 0.0]
    margins = [math.hypot(turn.margin, end) for turn, end in zip(turns, ends, strict=False)]
    moved = [n for n, turn in enumerate(turns) if abs(turn.change) > max(LEAST, margins[n])]
    return tuple(sorted(sorted(moved, key=lambda n: -abs(turns[n].change))[:POINTS]))


def sums(turns: Sequence[FilmTurn]) -> Sums:
    """The film in whole points.

    Args:
        turns: of the film, at least one.
    """
    luck, decisions = sum(turn.luck for turn in turns), sum(turn.decision for turn in turns)
    return _whole(turns[0].before, luck, decisions, turns[-1].after)


def _whole(before: float, gained: float, decided: float, after: float) -> Sums:
    """Shares in whole points; what rounding leaves over goes to the larger of luck and decisions."""
    start, end = round(100 * before), round(100 * after)
    luck, decisions = round(100 * gained), round(100 * decided)
    over = end - start - luck - decisions
    # At most two points: of four numbers each is rounded by at most a half.
    if abs(gained) >= abs(decided):
        luck += over
    else:
        decisions += over
    return Sums(start, luck, decisions, end)
