"""The rows of the settings: words at the left, the control at the right, or below where there is no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade, light
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.navigation.scene import Program
from game.app.widgets.choice import Cell, Segment, Toggle
from game.app.widgets.form import Form
from game.app.widgets.slider import Slider
from game.app.widgets.widget import Widget, draw_focus

GAP = 14.0
PAD = 22.0
CONTROL = 52.0
_SHARE = 0.5
_NARROW = 860.0
"""A row narrower than this stacks words and control."""
LABEL, NOTE = "button", "small"

Make = Callable[[Rect], Widget]


class SettingsScreen(Protocol):
    """What rows tell the screen they stand on, and ask of it.

    Attributes:
        app: the program.
        form: the screen's controls.
        waiting_for: the command that waits for its new key.
    """

    app: Program
    form: Form
    waiting_for: str | None

    def change(self, **changes: Any) -> None:
        """Change settings."""

    def wait_for(self, command: str | None) -> None:
        """The next key is for a command; None for no longer."""

    def sample(self, volume: str) -> Callable[[int], None]:
        """Return what lets one hear a volume once its slider is let go."""


class Row:
    """One setting.

    Args:
        label: its name.
        note: one sentence of what it does.
        make: gets the control's place and returns the control.
        wants: width that the control would like, in units; 0 for its share of the row.
    """

    def __init__(self, label: str, note: str, make: Make, wants: float = 0.0) -> None:
        self.label = label
        self.note = note
        self.make = make
        self.wants = wants
        self.rect: Rect = (0, 0, 0, 0)
        self._words: Rect = (0, 0, 0, 0)

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place.

        Args:
            kit: for the size of words.
            x: left edge, in units.
            y: top edge.
            w: width.

        Returns:
            The controls, and the height taken.
        """
        inner = w - 2 * PAD
        wide = max(inner * _SHARE, self.wants)
        stacked = w < _NARROW or inner - wide - 30 < 300
        words_w = inner if stacked else inner - wide - 30
        words_h = self._height(kit, words_w)
        control_h = max(CONTROL, kit.fonts.line_height("subheading") + 20)
        if stacked:
            height = words_h + 12 + control_h + 2 * PAD
            place = (x + PAD, y + PAD + words_h + 12, inner, control_h)
            top = y + PAD
        else:
            height = max(words_h, control_h) + 2 * PAD
            place = (x + w - PAD - wide, y + (height - control_h) / 2, wide, control_h)
            top = y + (height - words_h) / 2
        self.rect = (x, y, w, height)
        self._words = (x + PAD, top, words_w, words_h)
        return [self.make(place)], height

    def _height(self, kit: Kit, w: float) -> float:
        fonts = kit.fonts
        lines = len(fonts.wrap(self.label, LABEL, w)) * fonts.line_height(LABEL)
        return lines + 4 + len(fonts.wrap(self.note, NOTE, w)) * fonts.line_height(NOTE)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground and the words."""
        draw_ground(canvas, self.rect)
        draw_words(canvas, self.label, self.note, self._words)


class ToggleRow(Row):
    """A setting that is on or off: the whole row is its control."""

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place."""
        words_w = w - 2 * PAD - switch_width(kit) - 30
        height = max(self._height(kit, words_w), CONTROL) + 2 * PAD
        self.rect = (x, y, w, height)
        return [self.make(self.rect)], height

    def draw(self, canvas: Canvas) -> None:
        """Draw the ground; the control draws the rest."""
        draw_ground(canvas, self.rect)


def switch_width(kit: Kit) -> float:
    """Return the width of a switch with its word, in units."""
    words = max(kit.fonts.width(kit.texts(key), "subheading") for key in ("settings-on", "settings-off"))
    return 62 + 14 + words


class RowToggle(Toggle):
    """A switch at the right of its row, with the word for its state beside it."""

    def draw(self, canvas: Canvas) -> None:
        """Draw words and switch."""
        kit = canvas.kit
        x, y, w, h = self.rect
        wide = switch_width(kit)
        if self.lightness:
            canvas.panel(self.rect, fill=fade(colour.WHITE, 0.04 * self.lightness), corners=(12, 4, 12, 4))
        words_w = w - 2 * PAD - wide - 30
        fonts = kit.fonts
        note = self.detail or ""
        high = (
            len(fonts.wrap(self.label, LABEL, words_w)) * fonts.line_height(LABEL)
            + 4
            + len(fonts.wrap(note, NOTE, words_w)) * fonts.line_height(NOTE)
        )
        draw_words(canvas, self.label, note, (x + PAD, y + (h - high) / 2, words_w, high))
        left, middle = x + w - PAD - wide, y + h / 2
        draw_switch(canvas, (left, middle - 16, 62, 32), self.value, self.lightness)
        word = kit.texts("settings-on" if self.value else "settings-off")
        ink: Colour = colour.TEXT if self.value else colour.MUTED
        canvas.text(word, (left + 76, middle - 30, wide - 76 + 2, 60), "subheading", ink, valign="middle")
        if self.focused:
            draw_focus(canvas, self.rect, 12)


def draw_switch(canvas: Canvas, rect: Rect, on: bool, lightness: float = 0.0) -> None:
    """Draw a switch: to the right with a tick if on, hollow to the left if off."""
    x, y, _, h = rect
    line = colour.TEAL if on else light(colour.LINE_STRONG, 0.3 * lightness)
    canvas.panel(
        rect, fill=colour.TEAL_FILL if on else colour.FIELD, line=line, corners=(7, 7, 7, 7), width=2
    )
    knob = (x + (34 if on else 6), y + (h - 22) / 2, 22, 22)
    canvas.panel(knob, fill=line, corners=(4, 4, 4, 4))
    if on:
        canvas.icon("ui-check", knob[0] + 3, knob[1] + 3, 16, colour.INK)


def draw_ground(canvas: Canvas, rect: Rect) -> None:
    """Draw what a row stands on."""
    canvas.panel(rect, fill=fade(colour.RAISED, 0.55), line=fade(colour.LINE, 0.55), corners=(12, 4, 12, 4))


def draw_words(canvas: Canvas, label: str, note: str, rect: Rect) -> None:
    """Write a setting's name and its sentence."""
    x, y, w, h = rect
    fonts = canvas.kit.fonts
    high = len(fonts.wrap(label, LABEL, w)) * fonts.line_height(LABEL)
    canvas.text(label, (x, y, w, high), LABEL, colour.TEXT, wrap=True)
    canvas.text(note, (x, y + high + 4, w, h - high - 2), NOTE, colour.MUTED, wrap=True)


# the controls of rows


def segment(
    key: str, choices: Sequence[tuple[Any, str]], value: Any, on_change: Callable[[Any], None]
) -> Make:
    """Return what makes a segment of values and their words; cells are as wide as their words want."""

    def make(rect: Rect) -> Widget:
        x, y, w, h = rect
        total = sum(len(label) + 4 for _, label in choices)
        cells = []
        for one, label in choices:
            wide = w * (len(label) + 4) / total
            cells.append(Cell(one, (x, y, wide, h), label))
            x += wide
        return Segment(key, cells, value, on_change)

    return make


class GridRow(Row):
    """A setting with more to choose from than stands side by side: below the words, in lines.

    Args:
        key: the control's name on the screen.
        label: the setting's name.
        note: one sentence of what it does.
        values: what can be chosen, with its words.
        value: what is chosen now.
        on_change: called with what is chosen.
    """

    def __init__(
        self,
        key: str,
        label: str,
        note: str,
        values: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], None],
    ) -> None:
        super().__init__(label, note, lambda rect: Segment(key, self._cells, value, on_change))
        self._values = values
        self._cells: list[Cell] = []

    def lay(self, kit: Kit, x: float, y: float, w: float) -> tuple[list[Widget], float]:
        """Take a place."""
        inner = w - 2 * PAD
        widest = max(kit.fonts.width(label, "subheading") for _, label in self._values) + 36
        columns = max(1, min(len(self._values), int(inner / widest)))
        lines = -(-len(self._values) // columns)
        columns = -(-len(self._values) // lines)
        words_h = self._height(kit, inner)
        cell_w, cell_h = inner / columns, max(CONTROL, kit.fonts.line_height("subheading") + 20)
        top = y + PAD + words_h + 12
        self._cells = [
            Cell(
                value,
                (x + PAD + n % columns * cell_w, top + n // columns * (cell_h + 6), cell_w - 6, cell_h),
                label,
            )
            for n, (value, label) in enumerate(self._values)
        ]
        height = words_h + 12 + lines * (cell_h + 6) - 6 + 2 * PAD
        self.rect = (x, y, w, height)
        self._words = (x + PAD, y + PAD, inner, words_h)
        return [self.make(self.rect)], height


def segment_width(kit: Kit, labels: Sequence[str]) -> float:
    """Return the width at which no word of a segment need shrink, in units."""
    total = sum(len(label) + 4 for label in labels)
    return max((kit.fonts.width(label, "subheading") + 20) * total / (len(label) + 4) for label in labels)


def toggle(key: str, label: str, note: str, value: bool, on_change: Callable[[bool], None]) -> ToggleRow:
    """Return the row of something that is on or off."""
    return ToggleRow(label, note, lambda rect: RowToggle(key, rect, label, value, on_change, detail=note))


def percent(
    kit: Kit,
    key: str,
    value: int,
    ends: tuple[int, int],
    step: int,
    on_change: Callable[[int], None],
    **more: Any,
) -> Make:
    """Return what makes a slider of per cents; `more` goes to the slider."""

    def words(value: int) -> str:
        return kit.texts("settings-percent", value=value)

    return lambda rect: Slider(key, rect, value, ends, step, words, on_change, **more)
