"""The settings: six pages, every change applied and kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.view_scene import ViewScene
from game.app.scenes.settings.settings_keys import take_key
from game.app.scenes.settings.settings_pages import PAGES, field_of, rows, usual
from game.app.scenes.settings.settings_preview import Hopper, RoomSample, preview
from game.app.scenes.settings.settings_rows import GAP, STEP
from game.app.views.bits import HIGH, button, page_head, segments
from game.app.views.controls import Do
from game.app.views.tree import Act, View, column, first_that_fits, row, scroll
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.slider import Slider

ROWS = 1080.0
"""Width of the rows where there is room for a picture beside them."""
LOW = 56.0
"""Height of the pages' names above the rows, where type is large."""
RING = 12.0
"""Room for the ring around what has the focus, at the edges of the page."""


class SettingsScene(ViewScene):
    """The pages of the settings.

    Args:
        page: which one is open at first; empty for the first of all.
        setting: the control on it that has the focus; empty for the names of the pages.

    Attributes:
        waiting_for: the command that waits for its new key.
    """

    takes_every_key = True

    def __init__(self, page: str = "", setting: str = "") -> None:
        self.opened = page or PAGES[0]
        self.first_focus = setting or "pages"
        self.waiting_for: str | None = None
        self._before: dict[str, Any] | None = None
        self._refused = False
        self.makers = {
            "hop": lambda name, rect, act, do: Hopper(rect),
            "room": lambda name, rect, act, do: RoomSample(rect, self.app.kit),
            "percent": self._slider,
        }

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Return whether every key belongs to the command that waits for one."""
        return self.waiting_for is not None

    # changes

    def change(self, **changes: Any) -> None:
        """Change settings; what was reset before cannot be brought back any more."""
        self._before = None
        self.app.attempt(partial(self.app.change_settings, **changes))  # another language is read from files

    def open(self, page: str) -> None:
        """Turn to another page."""
        before, self.opened = self.opened, page
        self.waiting_for = self._before = None
        try:
            made = self.build(self.form.kit)
        except Exception:
            self.opened = before  # for whoever goes on here
            raise
        self.form.show(made, self.form.kit)
        area = self.form.find(f"area-{page}")
        if isinstance(area, ScrollArea):
            area.scroll_to(0, at_once=True)

    def reset(self) -> None:
        """Put the page's settings back as they are at first."""
        first = usual(self.app.settings, self.opened)
        before = {name: getattr(self.app.settings, name) for name in first}
        self.app.change_settings(**first)
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

    def update(self, ms: float) -> bool:
        """Let time pass; where the disk does not take the settings, say so once."""
        told, self._refused = self._refused, self.app.settings_refused
        if self._refused and not told:
            self.form.show_message(self.app.texts("settings-unsaved"))
        return super().update(ms)

    # what is to be seen

    def view(self, kit: Kit) -> View:
        """Return the head, the names of the pages, the rows, and a picture of what they change."""
        texts = kit.texts
        head = page_head(kit, texts("settings-title"), texts("settings-back"), self._reset_button(kit))
        picture = preview(kit, self.opened, kit.viewport.scale / self.app.kit.viewport.scale)
        made = rows(self.app, self.opened, kit, self.waiting_for)
        names = [(page, texts(f"settings-page-{page}")) for page in PAGES]
        shares = [len(name) + 4.0 for _, name in names]
        cells = segments("pages", names, self.opened)
        upright = column(*[one.but(high=HIGH, grow=0) for one in cells.parts], wide=280)
        upright = upright.named("pages", Act("choice", self.opened))
        side = picture.but(wide=(340, 420)) if picture is not None else None
        beside = row(upright, self._rows(made).but(wide=ROWS), side, gap=24, align="start")
        more = [*made, picture]
        return column(
            head,
            first_that_fits(
                beside,
                row(upright, self._rows(more).but(wide=(1000, 1480)), gap=24, align="start"),
                column(segments("pages", names, self.opened, shares, high=LOW), self._rows(more), gap=10),
                grow=1,
                pad=(60, 0, 60, 28),
            ),
        )

    def _slider(self, name: str, rect: Rect, act: Act, do: Do) -> Slider:
        """Return a slider of per cents; a volume is heard once it is let go."""
        texts, ends = self.app.texts, dict(act.more)["ends"]
        settle = self.sample(name) if self.opened == "sound" else None
        return Slider(
            name,
            rect,
            act.value,  # type: ignore[arg-type]
            ends,
            STEP,
            lambda value: texts("settings-percent", value=value),
            lambda value: do(name, value),
            live=self.opened == "sound",
            marks=dict(act.more)["marks"],
            on_settle=settle,
        )

    def _rows(self, parts: Sequence[View | None]) -> View:
        page = column(*parts, gap=GAP, pad=RING)
        return column(scroll(page, f"area-{self.opened}"), look="panel", pad=RING)

    def _reset_button(self, kit: Kit) -> View:
        texts, undo = kit.texts, self._before is not None
        settings = self.app.settings
        at_first = usual(settings, self.opened)
        first = all(getattr(settings, name) == value for name, value in at_first.items())
        reason = texts("settings-reset-none") if first and not undo else None
        return button(
            "reset", texts("settings-undo" if undo else "settings-reset"), Act(reason=reason), sign="ui-undo"
        )

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the sun."""
        draw_backdrop(canvas, "setup", sun=0, veil=0.25)

    def do(self, name: str, value: Any) -> None:
        """Do what a control is for: most change a setting."""
        if name == "back":
            self.app.pop()
        elif name == "pages":
            self.app.attempt(partial(self.open, value))  # names of languages are read from files
        elif name == "reset":
            (self.reset if self._before is None else self.undo_reset)()
        elif name.startswith("key-"):
            self.wait_for(name.removeprefix("key-"))
        else:
            self.change(**{field_of(name): value})
