"""The setup screen's panel of expansions: the variants of the rooms, and a row for each expansion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade, mix
from game.app.drawing.viewport import Point, Rect, inside
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.outlook_panel import CHANGE_H, CHANGE_W, draw_change
from game.app.scenes.setup.setup_layout import SetupLayout
from game.app.scenes.setup.setup_panels import draw_panel
from game.app.widgets.choice import TOGGLE_TEXT, Cell, CellRow, Toggle, draw_cell_plate
from game.app.widgets.widget import draw_focus
from game.rules.content import VARIANTS, Room
from game.texts import Texts

WAY_SHARES = (0.22, 0.22, 0.33, 0.23)
"""How wide the four ways of choosing variants are."""
CELL: tuple[float, float] = (50, 40)


def room_order(texts: Texts, rooms: Iterable[str]) -> list[str]:
    """Return rooms in the order of their names."""
    names = {room: texts(f"room-{room}") for room in rooms}
    return sorted(names, key=lambda room: names[room])


def room_lines(texts: Texts, forms: Sequence[Room], counts: Sequence[int]) -> list[str]:
    """Return all that a room's row may say.

    Args:
        texts: the catalogue.
        forms: the room as it is with each number of players.
        counts: these numbers.
    """
    lines = {texts("setup-variant-chance"): None}
    for room in forms:
        for variant in room.variants.values():
            lines[_short(texts, variant.text)] = None
            few = (count for count in counts if count < variant.players)
            lines.update((texts(f"{variant.text}-few", players=count), None) for count in few)
    return list(lines)


def _short(texts: Texts, text: str) -> str:
    return " ".join(texts(f"{text}-short").split())


class RoomRow(CellRow):
    """A room, its two variants to choose from, and what the chosen one can do; both in full when pointed at.

    Args:
        room: its id.
        rect: in units.
        texts: the catalogue.
        variant: the chosen one; None where chance decides.
        problem: why it cannot be V2.
        wished: whether it would be V2, were it not for that.
        abilities: how the ids of the texts of each variant begin.
        on_change: called with the other variant.
    """

    def __init__(
        self,
        room: str,
        rect: Rect,
        texts: Texts,
        variant: str | None,
        problem: str | None,
        wished: bool,
        abilities: Mapping[str, str],
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
        self.problem, self.wished = problem, wished
        self.abilities = abilities
        full = ((name, texts(f"{text}-full")) for name, text in abilities.items())
        self.tip = "\n\n".join(texts("setup-both", variant=n, ability=words) for n, words in full)

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
        if self.problem is not None and self.wished:
            line, ink = self.problem, colour.REASON
        elif self.value is None:
            line = texts("setup-variant-chance")
        else:
            line = _short(texts, self.abilities[self.value])
        canvas.text(line, words, "fact", ink, wrap=True)
        if self.focused:
            draw_focus(canvas, self.rect, 6)


class ExpansionToggle(Toggle):
    """An expansion: its name with the signs of what it brings into play, and what it is in a line.

    All there is to know is told when pointed at.

    Args:
        id: of the expansion.
        rect: in units.
        texts: the catalogue.
        value: whether it is in the game.
        on_change: called with the new value.
        outlook: what has been measured.
        reason: why it cannot be.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        texts: Texts,
        value: bool,
        on_change: Callable[[bool], None],
        outlook: Outlook,
        *,
        reason: str | None = None,
    ) -> None:
        label, detail = texts(f"expansion-{id}"), texts(f"expansion-{id}-text")
        super().__init__(f"expansion-{id}", rect, label, value, on_change, detail=detail, reason=reason)
        self.tip = texts(f"expansion-{id}-full")
        self.id = id
        self.outlook = outlook
        self.aside = CHANGE_W + 12 if self._told else 0.0

    @property
    def _told(self) -> bool:
        """Whether there is something to say of what it changes."""
        return self.enabled and bool(self.outlook.rank)

    def draw(self, canvas: Canvas) -> None:
        """Draw the toggle, then the signs, as many as there is room for, and what it changes."""
        super().draw(canvas)
        x, y, w, _ = self.rect
        w -= self.aside
        if self._told:
            chip = (x + w + 12, y + 3, CHANGE_W, CHANGE_H)
            draw_change(canvas, chip, self.outlook.rank, self.outlook.expansions[self.id])
        left = x + TOGGLE_TEXT + canvas.kit.fonts.width(self.label, "subheading") + 12
        for n, icon in enumerate(canvas.kit.looks.expansion(self.id)):
            if left + 34 * (n + 1) <= x + w:
                alpha = 255 if self.enabled else 120
                canvas.icon(icon, left + 34 * n, y + 5, 30, alpha=alpha, grey=not self.enabled)


def draw_modes_panel(canvas: Canvas, layout: SetupLayout, way: str, outlook: Outlook) -> None:
    """Draw the panels of rooms and expansions, and in one line what the way of choosing rooms means.

    Args:
        canvas: to draw on.
        layout: where things stand.
        way: of choosing rooms.
        outlook: what has been measured: with other rooms than V1 the line says what they change.
    """
    texts = canvas.kit.texts
    apart = layout.more is not None or not layout.expansions
    label = texts("setup-fact-rooms" if apart else "setup-modes")
    x, y, w, _ = layout.modes
    if outlook.rooms is None:
        draw_panel(canvas, layout.modes, label, texts(f"setup-rooms-{way}-note"))
    else:
        draw_panel(canvas, layout.modes, label, texts("setup-against-first"), taken=CHANGE_W + 32)
        draw_change(
            canvas, (x + w - 20 - CHANGE_W, y + 8, CHANGE_W, CHANGE_H - 2), outlook.rank, outlook.rooms
        )
    name = (x + 24, y + 44, 172, 42)
    canvas.text(texts("setup-rooms"), name, "subheading", colour.TEXT, valign="middle", shrink=True)
    if layout.more is not None:
        draw_panel(canvas, layout.more, texts("setup-modes"))
    elif layout.expansions:
        rule = layout.expansions[0][1] - 6
        canvas.line((x + 20, rule), (x + w - 20, rule), fade(colour.LINE, 0.7), 1)
