"""What the settings show while one looks: the colours of the table, and a crew member who walks."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.timing import HOP_MS
from game.app.drawing.viewport import Rect
from game.app.scenes.settings.settings_rows import PAD, Row, draw_ground
from game.app.table.motion.pace import pace_of
from game.app.table.paint.rooms.room_art import FOCUS
from game.app.widgets.widget import Widget

_TILE = 64.0
_SIGNALS = (
    ("legal", "LEGAL", "LEGAL_FILL", "LEGAL_TEXT"),
    ("yours", "GOLD", "GOLD_FILL", "GOLD_TEXT"),
    ("danger", "DANGER", "CRITICAL", "WHITE"),
)
_REST_MS = 900.0
_ROOMS = 4


class ColourPreview(Row):
    """Resources, crew and the three signals in the colours of now."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit.texts("settings-preview"), "", lambda rect: Widget("", rect))
        self._groups: list[tuple[str, Rect]] = []

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place: the three kinds side by side, or below each other."""
        label = kit.fonts.line_height("label")
        needs = {
            "resources": len(kit.looks.resources()) * (_TILE + 10),
            "crew": 4 * (_TILE + 4),
            "signals": self._signal_width(kit),
        }
        left, top = x + PAD, y + PAD + label + 14
        self._groups = []
        for name, need in needs.items():
            if left > x + PAD and left + need > x + w - PAD:
                left, top = x + PAD, top + label + _TILE + 26
            self._groups.append((name, (left, top, need, label + 8 + _TILE)))
            left += need + 40
        height = top + label + 8 + _TILE + PAD - y
        self.rect = (x, y, w, height)
        return [], height

    @staticmethod
    def _signal_width(kit: Kit) -> float:
        return sum(kit.fonts.width(kit.texts(f"settings-preview-{s[0]}"), "button") + 54 for s in _SIGNALS)

    def draw(self, canvas: Canvas) -> None:
        """Draw all three kinds."""
        draw_ground(canvas, self.rect)
        canvas.text(self.label, (self.rect[0] + PAD, self.rect[1] + PAD - 4), "small", colour.MUTED)
        texts = canvas.kit.texts
        high = canvas.kit.fonts.line_height("label") + 8
        for name, (x, y, _, _) in self._groups:
            canvas.text(texts(f"settings-preview-{name}"), (x, y), "label", colour.MUTED)
            getattr(self, f"_{name}")(canvas, x, y + high)

    def _resources(self, canvas: Canvas, x: float, y: float) -> None:
        for n, tone in enumerate(map(canvas.kit.looks.resource, canvas.kit.looks.resources())):
            rect = (x + n * (_TILE + 10), y, _TILE, _TILE)
            canvas.panel(rect, fill=tone.base, line=tone.frame, corners=(8, 4, 8, 4), width=2.4)
            canvas.icon(tone.icon, rect[0] + 10, y + 10, _TILE - 20)

    def _crew(self, canvas: Canvas, x: float, y: float) -> None:
        for n, member in enumerate(CREW):
            canvas.icon(member.icon, x + n * (_TILE + 4), y, _TILE)

    def _signals(self, canvas: Canvas, x: float, y: float) -> None:
        for name, line, fill, ink in _SIGNALS:
            words = canvas.kit.texts(f"settings-preview-{name}")
            wide = canvas.kit.fonts.width(words, "button") + 40
            rect = (x, y + 6, wide, _TILE - 12)
            canvas.panel(rect, fill=getattr(colour, fill), line=getattr(colour, line), width=3)
            canvas.text(words, rect, "button", getattr(colour, ink), "center", "middle")
            x += wide + 14


class Hopper(Widget):
    """A crew member who walks through four rooms and back, as fast as on the table."""

    focusable = False

    def __init__(self, rect: Rect) -> None:
        super().__init__("hop", rect)
        self.ms = 0.0
        self.rooms: tuple[str, ...] = ()
        self._factor = 1.0
        self._still = False
        self._fading = False

    def attach(self, kit: Kit) -> None:
        """Walk as the settings say."""
        settings = kit.settings
        self.rooms = kit.book.known("rooms")[:_ROOMS]
        self._still = settings.animation == "off"
        self._fading = settings.reduced_motion
        self._factor = pace_of(settings.animation).moves

    def adopt(self, old: Widget) -> None:
        """Walk on."""
        super().adopt(old)
        if isinstance(old, Hopper):
            self.ms = old.ms

    def update(self, ms: float) -> bool:
        """Walk."""
        if self._still:
            return False
        before = self.spot()
        self.ms += ms
        return self.spot() != before

    def wake(self) -> float | None:
        """The next frame while walking; otherwise when it starts."""
        if self._still:
            return None
        length, hop = self._lengths()
        within = self.ms % length
        return 0.0 if within < hop else length - within

    def _lengths(self) -> tuple[float, float]:
        hop = (120.0 if self._fading else HOP_MS) * self._factor
        return hop + _REST_MS, hop

    def spot(self) -> tuple[float, float, float]:
        """Return where it is: rooms from the left, height 0 to 1 of a hop, and how solid it is."""
        if self._still:
            return _ROOMS - 1.0, 0.0, 1.0
        length, hop = self._lengths()
        turn, within = divmod(self.ms, length)
        way = int(turn) % (2 * (_ROOMS - 1))
        start = way if way < _ROOMS - 1 else 2 * (_ROOMS - 1) - way
        end = start + (1 if way < _ROOMS - 1 else -1)
        share = min(1.0, within / hop)
        if self._fading:
            return (start, 0.0, 1 - 2 * share) if share < 0.5 else (float(end), 0.0, 2 * share - 1)
        eased = 1 - (1 - share) ** 3
        return start + (end - start) * eased, math.sin(math.pi * share), 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the rooms and the crew member."""
        x, y, w, h = self.rect
        wide = (w - 3 * 16) / _ROOMS
        for n in range(_ROOMS):
            room = (x + n * (wide + 16), y + 20, wide, h - 20)
            corners, line = (8.0, 4.0, 8.0, 4.0), colour.LINE_STRONG
            canvas.panel(room, fill=colour.FIELD, corners=corners)
            if n < len(self.rooms):
                picture = canvas.kit.looks.room_picture(self.rooms[n], "v1")
                canvas.picture(picture, room, corners, focus=FOCUS)
            canvas.panel(room, fill=None, line=line, corners=corners)
        place, height, solid = self.spot()
        left = x + place * (wide + 16) + wide / 2 - 30
        canvas.icon(CREW[0].icon, left, y + h - 76 - 18 * height, 60, alpha=round(255 * max(0.0, solid)))


class HopRow(Row):
    """The walking crew member."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit.texts("settings-preview"), "", Hopper)

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place."""
        label = kit.fonts.line_height("small")
        height = 120 + label + 2 * PAD
        self.rect = (x, y, w, height)
        wide = min(w - 2 * PAD, 760.0)
        return [self.make((x + PAD, y + PAD + label + 4, wide, 112))], height

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground and what it is."""
        draw_ground(canvas, self.rect)
        canvas.text(self.label, (self.rect[0] + PAD, self.rect[1] + PAD - 4), "small", colour.MUTED)
