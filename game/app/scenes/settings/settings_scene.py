"""The settings: six pages, every change applied and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_FILL, PANEL_LINE, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.form_scene import FormScene
from game.app.scenes.settings.settings_keys import take_key
from game.app.scenes.settings.settings_pages import FIELDS, rows, usual
from game.app.scenes.settings.settings_rows import GAP, Row
from game.app.widgets.button import Button, IconButton
from game.app.widgets.choice import Cell, Segment
from game.app.widgets.scroll import GUTTER, ScrollArea
from game.app.widgets.widget import Widget

PAGES = tuple(FIELDS)
_WIDEST = 1800.0
_TABS_W = 300.0
_SIDE_BY_SIDE = 1400.0
"""In a design area at least so wide the pages' names stand at the left, otherwise above."""
_TAB_H = 64.0
_RING = 10.0
"""Room for the ring around what has the focus, at the edges of the page."""


class SettingsScene(FormScene):
    """The pages of the settings.

    Args:
        page: which one is open at first.

    Attributes:
        waiting_for: the command that waits for its new key.
    """

    paged = True
    takes_every_key = True
    first_focus = "pages"

    def __init__(self, page: str = PAGES[0]) -> None:
        self.opened = page
        self.waiting_for: str | None = None
        self._before: dict[str, Any] | None = None
        self._rows: list[Row] = []
        self._panel: Rect = (0, 0, 0, 0)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Whether every key belongs to the command that waits for one."""
        return self.waiting_for is not None

    # changes

    def change(self, **changes: Any) -> None:
        """Change settings; what was reset before cannot be brought back any more."""
        self._before = None
        self.app.change_settings(**changes)

    def open(self, page: str) -> None:
        """Turn to another page."""
        self.opened = page
        self.waiting_for = self._before = None
        self.form.show(self.build(self.form.kit), self.form.kit)
        area = self.form.find(f"area-{page}")
        if isinstance(area, ScrollArea):
            area.scroll_to(0, at_once=True)

    def reset(self) -> None:
        """Put the page's settings back as they are at first."""
        before = {name: getattr(self.app.settings, name) for name in FIELDS[self.opened]}
        self.app.change_settings(**usual(self.opened))
        self._before = before
        self.rebuild()
        self.form.show_message(self.app.texts("settings-reset-note"))

    def undo_reset(self) -> None:
        """Bring back what the reset took."""
        before, self._before = self._before, None
        if before is not None:
            self.app.change_settings(**before)
            self.rebuild()

    def wait_for(self, command: str | None) -> None:
        """The next key is for a command; None for no longer."""
        self.waiting_for = command
        self.rebuild()

    def sample(self, volume: str) -> Callable[[int], None]:
        """Return what lets one hear a volume once its slider is let go."""

        def play(_: int) -> None:
            # Music and ambience are heard anyway, and follow at once.
            if volume in ("master", "effects"):
                self.app.audio.sample()

        return play

    # events

    def handle(self, event: pygame.Event) -> bool:
        """A key for the command that waits for one, else the controls."""
        if self.waiting_for is not None:
            if event.type == pygame.KEYDOWN:
                take_key(self, event)
                return True
            if event.type == pygame.MOUSEBUTTONDOWN:
                self.wait_for(None)
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return False

    # controls

    def _frame(self, kit: Kit) -> tuple[Rect, Rect, Rect]:
        """Return the places of header, pages' names and panel, in units."""
        width, height = kit.viewport.design
        air = 60.0 if width >= _SIDE_BY_SIDE else 24.0
        wide = min(_WIDEST, width - 2 * air)
        left = (width - wide) / 2
        top = 34.0 if height >= 900 else 14.0
        foot = height - (64.0 if height >= 900 else 16.0)
        under = top + 78 if height >= 900 else top + 62
        if width >= _SIDE_BY_SIDE:
            tabs = (left, under, _TABS_W, _TAB_H * len(PAGES))
            panel = (left + _TABS_W + 24, under, wide - _TABS_W - 24, foot - under)
            return (left, top, wide, 52), tabs, panel
        tab_h = 46.0
        tabs = (left, under, wide, tab_h)
        below = under + tab_h + 10
        return (left, top, wide, 52), tabs, (left, below, wide, foot - below)

    def _tabs(self, kit: Kit, place: Rect) -> Segment:
        x, y, w, h = place
        names = {page: kit.texts(f"settings-page-{page}") for page in PAGES}
        cells = []
        if w == _TABS_W:
            for n, (page, name) in enumerate(names.items()):
                cells.append(Cell(page, (x, y + n * _TAB_H, w, _TAB_H - 10), name))
        else:
            wants = {page: kit.fonts.width(name, "subheading") + 20 for page, name in names.items()}
            for page, name in names.items():
                wide = w * wants[page] / sum(wants.values())
                cells.append(Cell(page, (x, y, wide, h), name))
                x += wide
        return Segment("pages", cells, self.opened, self.open)

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls: back, pages, reset, then the page."""
        texts = kit.texts
        head, tabs, panel = self._frame(kit)
        back = IconButton(
            "back",
            (head[0], head[1], 52, 52),
            "ui-chevron",
            self.app.pop,
            tip=texts("settings-back"),
            turn=180,
            keys=(pygame.K_ESCAPE,),
        )
        names = self._tabs(kit, tabs)
        x, y, w, h = panel
        inside = 24.0
        area = (
            x + inside - _RING,
            y + inside - _RING,
            w - 2 * inside + 20 + _RING,
            h - 2 * inside + 2 * _RING,
        )
        widgets, length = self._lay(kit, area, 20.0)
        if length > area[3]:
            widgets, length = self._lay(kit, area, GUTTER)
        area = (*area[:3], min(area[3], length))
        self._panel = (x, y, w, area[3] + 2 * (inside - _RING))
        page = ScrollArea(f"area-{self.opened}", area, length, widgets, self._draw_page)
        reset = self._reset(kit, head)
        below = names.rect[1] >= reset.rect[1] + reset.rect[3] - 1
        return [back, reset, names, page] if below else [back, names, reset, page]

    def _lay(self, kit: Kit, area: Rect, gutter: float) -> tuple[list[Widget], float]:
        """Put the page's rows below each other; return their controls and the page's length."""
        self._rows = rows(self, self.opened, kit)
        widgets: list[Widget] = []
        at = area[1] + _RING
        for row in self._rows:
            controls, height = row.lay(kit, area[0] + _RING, at, area[2] - gutter - _RING)
            widgets += controls
            at += height + GAP
        return widgets, at - GAP - area[1] + _RING

    def _reset(self, kit: Kit, head: Rect) -> Button:
        texts = kit.texts
        undo = self._before is not None
        label = texts("settings-undo" if undo else "settings-reset")
        wide = kit.fonts.width(label, "button") + 90
        first = all(getattr(self.app.settings, name) == value for name, value in usual(self.opened).items())
        return Button(
            "reset",
            (head[0] + head[2] - wide, head[1], wide, 52),
            label,
            self.undo_reset if undo else self.reset,
            icon="ui-undo",
            reason=texts("settings-reset-none") if first and not undo else None,
        )

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, title and panel."""
        kit = canvas.kit
        draw_backdrop(canvas, "setup", sun=0, veil=0.25)
        head, _, _ = self._frame(kit)
        title = (head[0] + 72, head[1], head[2] - 400, 52)
        canvas.text(kit.texts("settings-title"), title, "title", colour.TEXT, valign="middle", shrink=True)
        canvas.panel(self._panel, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))

    def _draw_page(self, canvas: Canvas) -> None:
        for row in self._rows:
            row.draw(canvas)
