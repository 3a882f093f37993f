"""One controller owns the pointer from press to release; it knows nothing of pixels, rules or pictures."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.model.table_keys import TableKey

Point = tuple[float, float]

THRESHOLD = 10.0
"""Units that the pointer moves with the button down before a click becomes a drag."""


@dataclass(frozen=True)
class Click:
    """The button went down and up on one element (`key` None: on nothing)."""

    key: TableKey | None
    point: Point


@dataclass(frozen=True)
class Drop:
    """Tell that what was picked up at `source` was let go over `target` (None: over nothing)."""

    source: TableKey
    target: TableKey | None
    point: Point


class Drag:
    """Follow what the pointer does between press and release.

    Attributes:
        pressed: what the button went down on, while it is down.
        held: what is being dragged.
        at: where the pointer is, in units.
        grab: from the pointer to the middle of what was picked up.
    """

    def __init__(self) -> None:
        self.pressed: TableKey | None = None
        self.held: TableKey | None = None
        self.at: Point = (0.0, 0.0)
        self.grab: Point = (0.0, 0.0)
        self._down = False
        self._start: Point = (0.0, 0.0)
        self._movable = False

    def press(self, key: TableKey | None, point: Point, movable: bool, middle: Point | None = None) -> None:
        """The button goes down.

        Args:
            key: what it goes down on.
            point: where, in units.
            movable: whether it can be dragged away.
            middle: the middle of what is picked up, so that it stays under the same part of the pointer.
        """
        self._down, self.pressed, self.at, self._start, self._movable = True, key, point, point, movable
        self.grab = (middle[0] - point[0], middle[1] - point[1]) if middle else (0.0, 0.0)

    def move(self, point: Point) -> bool:
        """The pointer moves; True when something has just been picked up."""
        self.at = point
        if not self._down or self.held is not None or not self._movable or self.pressed is None:
            return False
        away = (point[0] - self._start[0]) ** 2 + (point[1] - self._start[1]) ** 2
        if away < THRESHOLD**2:
            return False
        self.held = self.pressed
        return True

    def release(self, key: TableKey | None, point: Point) -> Click | Drop | None:
        """The button goes up over `key`; None when nothing was begun here."""
        down, held, pressed = self._down, self.held, self.pressed
        self.at = point
        self.cancel()
        if not down:
            return None
        if held is not None:
            return Drop(held, key, point)
        return Click(key if key == pressed else None, point)

    def cancel(self) -> TableKey | None:
        """Forget everything; returns what was being dragged, which goes back to its place."""
        held = self.held
        self._down, self.pressed, self.held = False, None, None
        return held
