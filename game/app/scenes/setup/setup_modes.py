"""The setup screen's panel of expansions: the variants of the rooms, Damage Control, the Escape Pod."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.app.drawing.canvas import Canvas
from game.app.drawing.theme import Gradient, colour, fade, mix
from game.app.drawing.viewport import Point, Rect, inside
from game.app.scenes.setup.setup_layout import SetupLayout
from game.app.scenes.setup.setup_panels import draw_panel
from game.app.widgets.base import draw_focus
from game.app.widgets.choice import Cell, Choice, Toggle, draw_cell_plate
from game.texts import Texts

WAY_SHARES = (0.22, 0.22, 0.33, 0.23)
"""How wide the four ways of choosing variants are."""
VARIANTS = ("v1", "v2")
CELL: tuple[float, float] = (50, 40)


def room_order(texts: Texts, rooms: Iterable[str]) -> list[str]:
    """Return rooms in the order of their names."""
    names = {room: texts(f"room-{room}") for room in rooms}
    return sorted(names, key=lambda room: names[room])


def room_lines(texts: Texts, room: str) -> list[str]:
    """Return all that a room's row may say."""
    lines = [_short(texts, room, name) for name in VARIANTS]
    lines.append(texts("setup-variant-chance"))
    if room == "mess-hall":
        lines += [_short(texts, room, "solo"), texts("setup-mess-few"), texts("setup-mess-solo")]
    return lines


def _short(texts: Texts, room: str, side: str) -> str:
    return " ".join(texts(f"room-{room}-{side}-short").split())


class RoomRow(Choice):
    """A room, its two variants to choose from, and what the chosen one can do; both in full when pointed at.

    Args:
        room: its id.
        rect: in units.
        texts: the catalogue.
        variant: the chosen one; None where chance decides.
        problem: why it cannot be V2.
        first: which ability V1 is: `v1`, or `solo` for the Mess Hall of a single player (R-29).
        on_change: called with the other variant.
    """

    def __init__(
        self,
        room: str,
        rect: Rect,
        texts: Texts,
        variant: str | None,
        problem: str | None,
        first: str,
        on_change: Callable[[str], None],
    ) -> None:
        x, y, w, _ = rect
        wide, high = CELL
        cells = [
            Cell(
                name,
                (x + w - 4 - wide * (2 - n), y + 3, wide, high),
                texts(f"setup-variant-{name}"),
                problem if name == "v2" else None,
            )
            for n, name in enumerate(VARIANTS)
        ]
        super().__init__(f"room-{room}", cells, variant, on_change)
        self.rect = rect
        self.room = room
        self.problem = problem
        self.first = first
        abilities = (texts(f"room-{room}-{name}-full") for name in (first, "v2"))
        both = zip(VARIANTS, abilities, strict=True)
        self.tip = "\n\n".join(texts("setup-both", variant=n, ability=words) for n, words in both)

    def contains(self, point: Point) -> bool:
        """Tell whether a point is anywhere on the row."""
        return inside(self.rect, point)

    def point(self, point: Point | None) -> bool:
        """The pointer is on the row or gone."""
        before = self.hovered
        changed = super().point(point)
        self.hovered = point is not None
        return changed or before != self.hovered

    def explanation(self) -> str | None:
        """Return why a variant cannot be chosen, else what both can do."""
        return super().explanation() or self.tip

    def anchor(self) -> Rect:
        """Return the cell that cannot be chosen, else the whole row."""
        return super().anchor() if super().explanation() else self.rect

    def draw(self, canvas: Canvas) -> None:
        """Draw icon, name, variants and the ability."""
        x, y, w, h = self.rect
        look, texts = canvas.kit.looks.room(self.room), canvas.kit.texts
        lit = 0.12 * self.lightness
        canvas.box(self.rect, Gradient(fade(mix(look.plate, look.frame, lit), 0.9), fade(look.plate, 0.12)))
        canvas.box((x, y, 4, h), look.frame)
        canvas.icon(look.icon, x + 14, y + 8, 30, look.frame)
        name = (x + 52, y + 3, w - 164, 40)
        canvas.text(texts(f"room-{self.room}"), name, "subheading", colour.TEXT, valign="middle", shrink=True)
        for n, cell in enumerate(self.cells):
            chosen = cell.value == self.value
            draw_cell_plate(canvas, cell, chosen, n == self.under and cell.reason is None)
            ink = colour.GOLD_TEXT if chosen else colour.TEXT if cell.reason is None else colour.DISABLED
            place = cell.rect
            if cell.reason is not None:
                canvas.icon("ui-lock", place[0] + 4, place[1] + 12, 16, colour.DISABLED)
                place = (place[0] + 16, place[1], place[2] - 16, place[3])
            canvas.text(cell.label, place, "key", ink, "center", "middle")
        words = (x + 14, y + 42, w - 20, h - 41)
        ink = colour.MUTED
        if self.problem is not None:
            line, ink = self.problem, colour.REASON
        elif self.value is None:
            line = texts("setup-variant-chance")
        else:
            side = self.first if self.value == "v1" else self.value
            line = _short(texts, self.room, side)
        canvas.text(line, words, "fact", ink, wrap=True)
        if self.focused:
            draw_focus(canvas, self.rect, 6)


class ModeToggle(Toggle):
    """A toggle with the signs of what it brings into play behind its name."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], None],
        *,
        detail: str,
        reason: str | None = None,
        icons: tuple[str, ...] = (),
    ) -> None:
        super().__init__(key, rect, label, value, on_change, detail=detail, reason=reason)
        self.icons = icons

    def draw(self, canvas: Canvas) -> None:
        """Draw the toggle, then the signs."""
        super().draw(canvas)
        x, y, _, _ = self.rect
        left = x + 78 + canvas.kit.fonts.width(self.label, "subheading") + 12
        for n, icon in enumerate(self.icons):
            alpha = 255 if self.enabled else 120
            canvas.icon(icon, left + 34 * n, y + 5, 30, alpha=alpha, grey=not self.enabled)


def draw_modes_panel(canvas: Canvas, layout: SetupLayout, way: str) -> None:
    """Draw the panel, and in one line what the way of choosing rooms means."""
    texts = canvas.kit.texts
    draw_panel(canvas, layout.modes, texts("setup-modes"), texts(f"setup-rooms-{way}-note"))
    x, y, w, _ = layout.modes
    name = (x + 24, y + 44, 172, 42)
    canvas.text(texts("setup-rooms"), name, "subheading", colour.TEXT, valign="middle", shrink=True)
    rule = layout.expansions[0][1] - 6
    canvas.line((x + 20, rule), (x + w - 20, rule), fade(colour.LINE, 0.7), 1)
