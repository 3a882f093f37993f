"""Find where the parts of a room card lie, for its size and the size of type: pure, in units from its top
left."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

Rect = tuple[float, float, float, float]
Point = tuple[float, float]

ROOM_W, ROOM_H = 392.0, 224.0
"""A room card as designed, for type of 100 %."""
FOLD_FROM = 1.4
"""From this size of type on what does not fit is folded: one line of ability, columns wider, one phase."""
SLOT = 42.0
FEET = 7.0
"""Units between the strip and the crew's feet, so that their light does not touch its words."""
COIN = 58.0
BADGE = 32.0
DIAL, DIAL_GAP = 52.0, 8.0
"""Radius of the Energy Core's dial in type of 100 %, and how far it keeps from what is beside it."""


def folds(text: float) -> bool:
    """Tell whether type of this size (1 to 2) leaves words out that are then told on hover and focus."""
    return text >= FOLD_FROM


def plating(text: float) -> tuple[float, float, float, float]:
    """Return the ship's plating beside and above the rooms, and the gaps between them across and down."""
    if folds(text):
        return 16.0, 12.0, 18.0, 14.0
    return 22.0, 19.0, 32.0 if text <= 1 else 24.0, 24.0


@dataclass(frozen=True)
class RoomPlan:
    """One room card.

    Args:
        w, h: its size.
        text: how many times as large as designed type is.
    """

    w: float = ROOM_W
    h: float = ROOM_H
    text: float = 1.0

    @property
    def folded(self) -> bool:
        """Return whether the ability is one line and the repair track reaches down beside it."""
        return folds(self.text)

    @property
    def card(self) -> Rect:
        """The whole card."""
        return (0.0, 0.0, self.w, self.h)

    @property
    def plate_h(self) -> float:
        """Height of the name plate."""
        return max(36.0, 23 * self.text)

    @property
    def strip_h(self) -> float:
        """Height of the ability strip: two lines, or one where words are folded."""
        return max(42.0, 23 * self.text) if self.folded else max(50.0, 44 * self.text)

    @cached_property
    def strip(self) -> Rect:
        """The ability strip of a room with a repair track."""
        return (0.0, self.h - self.strip_h, self.w - (54 if self.folded else 0), self.strip_h)

    @property
    def band(self) -> Rect:
        """The ground of the strip, over the whole width; the repair track may stand on its right end."""
        return (0.0, self.h - self.strip_h, self.w, self.strip_h)

    @property
    def core_strip(self) -> Rect:
        """The ability strip of the Energy Core, beside the dial."""
        left = self.middle[0] + self.radius + DIAL_GAP
        return (left, self.h - self.strip_h, self.w - left, self.strip_h)

    @property
    def badge(self) -> Rect:
        """The sign of the ability where its words do not stand: at the left end of the strip."""
        return (8.0, self.h - BADGE - 7, BADGE, BADGE)

    @cached_property
    def track_top(self) -> float:
        """Top of the first repair space, of three."""
        if not self.folded:
            return self.plate_h + 4
        return self.plate_h + max(4.0, (self.h - self.plate_h - 3 * (SLOT + 1)) / 2)

    def slot(self, n: int) -> Rect:
        """A repair space."""
        return (self.w - 50, self.track_top + (SLOT + 1) * n, SLOT, SLOT)

    def track(self, count: int) -> Rect:
        """The ground of so many repair spaces."""
        return (self.w - 54, self.track_top - 4, 50.0, (SLOT + 1) * count + 7)

    @cached_property
    def cost(self) -> Rect:
        """Return what it takes to divert the power."""
        top = self.plate_h + 4
        return (8.0, top, SLOT, min(130.0, self.h - self.strip_h - top - 4))

    @property
    def coin(self) -> Rect:
        """The power token that lies in place of the cost."""
        return (8.0, self.plate_h + 8, COIN, COIN)

    @property
    def crew_left(self) -> float:
        """Left end of the ground for crew and Protection tokens."""
        return 68.0 if self.folded else 84.0

    @property
    def crew_right(self) -> float:
        """Right end of that ground."""
        return self.w - 56

    @cached_property
    def meeple(self) -> Point:
        """Width and height of a crew member: four stand side by side."""
        width = min(60.0, (self.crew_right - self.crew_left) / 4)
        return width, width * 68 / 60

    @property
    def meeple_top(self) -> float:
        """Top of the crew."""
        return self.h - self.strip_h - self.meeple[1] - FEET

    @property
    def shield(self) -> float:
        """Size of a Protection token: above the heads of a crowd it has to fit below the name."""
        return min(54.0, self.meeple_top - self.plate_h - 2)

    def shield_spots(self, shields: int, crew: int) -> list[Point]:
        """Return where Protection tokens lie: at the lower left, in a crowded room above the heads."""
        low = self.h - self.strip_h - self.shield - 8
        y = low if self._side_by_side(crew, shields) else self.meeple_top - self.shield - 2
        pitch = 30.0 if not self.folded else 26.0
        return [(self.crew_left + pitch * n, y) for n in range(shields)]

    def _side_by_side(self, crew: int, shields: int) -> bool:
        """Tell whether a row of crew has room to the right of the Protection tokens."""
        return crew == 0 or self.crew_right - self._crew_from(shields) >= self.meeple[0] * crew

    def _crew_from(self, shields: int) -> float:
        if not shields:
            return self.crew_left
        return self.crew_left + (30.0 if not self.folded else 26.0) * (shields - 1) + self.shield

    def crew_spots(self, crew: int, shields: int, core: bool) -> list[float]:
        """Return the middles of the crew, at most 74 apart; on the core they stand at the right, beside the
        reactor as long as there is room, and never on the dial."""
        if core:
            wide = self.meeple[0]
            return [self.w - 4 - wide * (n + 0.5) for n in reversed(range(crew))]
        left = self._crew_from(shields) if self._side_by_side(crew, shields) else self.crew_left
        apart = min(74.0, (self.crew_right - left) / max(1, crew))
        middle = (left + self.crew_right) / 2
        return [middle + apart * (n - (crew - 1) / 2) for n in range(crew)]

    @cached_property
    def radius(self) -> float:
        """Radius of the Energy Core's dial: four of the crew have room beside it."""
        room = (self.w - 4 - 4 * self.meeple[0] - 2 * DIAL_GAP) / 2
        return min(DIAL * self.text, room)

    @property
    def middle(self) -> Point:
        """Middle of the Energy Core's dial, at the lower left: the reactor beside it stays to be seen."""
        return DIAL_GAP + self.radius, self.h - DIAL_GAP - self.radius

    @cached_property
    def heart(self) -> Point:
        """Middle of the reactor in the Energy Core's picture, to which all power runs."""
        return self.w / 2, self.plate_h + 1 + min(61.0, (self.h - self.strip_h - self.plate_h - 6) / 2)
