"""Hands for the tests: a window without a screen, worked by real mouse and key events only."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from game.app.shell.app import App
from game.app.table.model.table_keys import DOCK, HAND, TableKey, parse
from game.app.table.table_scene import TableScene
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.sentences import sentence
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences

ENGINE = load_engine(data_folder())
SIZE = (1280, 720)
CODES = {
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "esc": pygame.K_ESCAPE,
    "tab": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "f1": pygame.K_F1,
}


class Hands:
    """A person at the mouse and the keyboard.

    Args:
        home: folder for saves and settings.
        settings: of the program; without animation unless said otherwise.
        size: of the window.
    """

    def __init__(self, home: Path, settings: Preferences | None = None, size: tuple[int, int] = SIZE) -> None:
        self.app = App(Home(home, home / "logs"), size, settings or Preferences(animation="off"))
        pygame.event.clear()

    def sit_down(self, session: Session) -> TableScene:
        """Go to the table of a session."""
        table = TableScene(session)
        self.app.reset(table)
        self.wait()
        return table

    def position(self, state: Mapping[str, Any]) -> TableScene:
        """Go to a table on which a hand-written position lies."""
        return self.sit_down(Session.load(state, ENGINE, self.app.shelf))

    # what is on the screen

    @property
    def top(self) -> Any:
        """The scene that gets the events."""
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, wherever it is in the stack."""
        return next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))

    @property
    def state(self) -> dict[str, Any]:
        """STATE of the game on the table."""
        return self.table.session.state

    def texts(self) -> list[str]:
        """Every line of text that is on the screen now."""
        return [record.text for record in self.app.draw().texts]

    def shows(self, words: str) -> bool:
        """Whether the words are on the screen, however they are broken into lines."""
        return " ".join(words.split()) in " ".join(" ".join(self.texts()).split())

    def refuses(self, words: str) -> bool:
        """Whether the table refuses with these words, and all of it is on the screen: in one sentence, or
        what was tried and below it what is missing."""
        toast = self.table.transients.toast
        if toast is None or toast.reason is None or words not in toast.reason.title:
            return False
        if self.shows(toast.reason.title):
            return True
        missing = next(line.problem for line in toast.reason.lines if not line.ok)
        return all(map(self.shows, ("Not possible", toast.reason.what, sentence(missing))))

    # the mouse

    def post(self, kind: int, **values: Any) -> None:
        """Post an event and let the program take everything that waits."""
        pygame.event.post(pygame.Event(kind, **values))
        for event in pygame.event.get():
            self.app.dispatch(event)
        self.app.advance(1)

    def pixels(self, place: str | TableKey | tuple[float, float]) -> tuple[int, int]:
        """Where an element of the table, or a point in units, is in the window."""
        x, y = self.spot(place) if isinstance(place, (str, TableKey)) else place
        scale = self.app.kit.viewport.scale
        return round(x * scale), round(y * scale)

    def spot(self, place: str | TableKey) -> tuple[float, float]:
        """A point of an element (`slot/bridge/0`) at which nothing lies over it."""
        layout = self.table.layout
        key = parse(place) if isinstance(place, str) else place
        if key == DOCK:
            x, y, w, h = layout.rect(HAND)
            return x + w - 20, y + h / 2
        x, y, w, h = layout.rect(key)
        shares = ((0.5, 0.5), (0.5, 0.12), (0.3, 0.75), (0.12, 0.5), (0.9, 0.9), (0.5, 0.9), (0.04, 0.5))
        for across, down in shares:
            point = (x + w * across, y + h * down)
            if layout.at(point) == key:
                return point
        raise AssertionError(f"{key} is covered everywhere")

    def move(self, place: str | TableKey | tuple[float, float], held: bool = False) -> None:
        """Move the pointer."""
        self.post(pygame.MOUSEMOTION, pos=self.pixels(place), rel=(1, 1), buttons=(int(held), 0, 0))

    def press(self, place: str | TableKey | tuple[float, float], button: int = 1) -> None:
        """Put a button down."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.pixels(place), button=button)

    def release(self, place: str | TableKey | tuple[float, float], button: int = 1) -> None:
        """Let a button go."""
        self.post(pygame.MOUSEBUTTONUP, pos=self.pixels(place), button=button)

    def click(self, place: str | TableKey | tuple[float, float]) -> None:
        """Click with the left button."""
        at = self.pixels(place)
        scale = self.app.kit.viewport.scale
        point = (at[0] / scale, at[1] / scale)
        self.move(point)
        self.press(point)
        self.release(point)

    def grab(self, source: str | TableKey | tuple[float, float]) -> None:
        """Pick something up and hold it: the button stays down."""
        x, y = self.spot(source) if isinstance(source, (str, TableKey)) else source
        self.move((x, y))
        self.press((x, y))
        self.move((x + 14, y - 14), held=True)

    def drag(
        self, source: str | TableKey | tuple[float, float], target: str | TableKey | tuple[float, float]
    ) -> None:
        """Drag something somewhere."""
        end = self.spot(target) if isinstance(target, (str, TableKey)) else target
        self.grab(source)
        self.move(end, held=True)
        self.release(end)

    # the keyboard

    def key(self, name: str, mod: int = 0) -> None:
        """Press and let go a key."""
        code = CODES.get(name) or ord(name)
        self.key_down(name, mod)
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)

    def key_down(self, name: str, mod: int = 0) -> None:
        """Press a key and hold it."""
        code = CODES.get(name) or ord(name)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=name if len(name) == 1 else "", scancode=0)

    # widgets and time

    def press_widget(self, key: str) -> None:
        """Click a control of the form on top, scrolled to if it is not to be seen."""
        widget = self.top.form.find(key)
        self.press_part(widget, widget.rect)

    def press_cell(self, key: str, value: Any) -> None:
        """Click one of the things to choose between."""
        widget = self.top.form.find(key)
        self.press_part(widget, next(cell.rect for cell in widget.cells if cell.value == value))

    def press_part(self, widget: Any, rect: tuple[float, float, float, float]) -> None:
        """Click a part of a control."""
        area = widget.area
        for _ in range(60):
            x, y, w, h = area.on_screen(rect) if area else rect
            if area is None or area.rect[1] <= y + h / 2 <= area.rect[1] + area.rect[3]:
                break
            left, top, wide, high = area.rect
            self.move((left + wide / 2, top + high / 2))
            self.post(pygame.MOUSEWHEEL, x=0, y=1 if y < top else -1)
            self.wait(300)
        self.click((x + w / 2, y + h / 2))

    def wait(self, ms: float = 50) -> None:
        """Let time pass."""
        self.app.advance(ms)
        self.app.advance(1)
