"""What a window manager does to the window: focus taken in a drag, minimised, restored, maximised, moved."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.bots.players import AtHand
from tests.packaged.screen import Screen, needs_managed_screen
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

ROOT = Path(__file__).parents[2]
SIZE = (1000, 600)
PATIENCE_S = 30.0
NOTHING = (100, 330)
"""A place of the window where there is nothing, in pixels."""
START_S = 4.0
"""So long the title and the table may take to come on a busy machine."""
OTHER = """
import pygame
pygame.display.init()
pygame.display.set_mode((200, 120))
pygame.display.set_caption("other")
while True:
    pygame.event.wait(500)
"""
"""Another program's window, which takes the focus."""
pytestmark = pytest.mark.slow


@pytest.fixture
def screen() -> Iterator[Screen]:
    """A screen with a window manager and another window on it."""
    needs_managed_screen()
    with Screen() as found:
        surroundings = surroundings_of(found)
        started = []
        for command in (["openbox"], [sys.executable, "-c", OTHER]):
            quiet = {"stderr": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
            started.append(subprocess.Popen(command, env=surroundings, **quiet))
            # A window that comes while the manager takes over is one that nobody maps.
            found.managed()
        found.window("other")
        yield found
        for one in started:
            one.kill()
            one.wait()


def surroundings_of(screen: Screen) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    return {**inherited, "DISPLAY": screen.name, "SDL_AUDIODRIVER": "dummy"}


class Shown:
    """The program on a screen, at the table of a saved game.

    Args:
        screen: with a window manager.
        home: the player's folder.
        seats: who plays.
        more: fields of settings.
    """

    def __init__(self, screen: Screen, home: Path, *seats: Any, **more: Any) -> None:
        usual = Preferences(window=SIZE, language="en", animation="fast", recap=False, confirm_leave=False)
        self.settings = replace(usual, **more)
        PreferencesFile(home / "settings.json").save(self.settings)
        self.shelf = Shelf(home / "saves")
        state = position(2, hands=[["data", "metal"], ["energy"]])
        Session.load(state, ENGINE, self.shelf, seats or [PersonSeat(), PersonSeat()]).save()
        self.home, self.screen = home, screen
        surroundings = {**surroundings_of(screen), "SOLAR_STORM_HOME": str(home)}
        self.program = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=surroundings)
        self.window = screen.window()
        self.do("windowactivate", "--sync", self.window)
        time.sleep(START_S)
        self.do("key", "Return")  # Continue
        time.sleep(START_S)

    @cached_property
    def other(self) -> int:
        """The other window on the screen."""
        return self.screen.window("other")

    def do(self, *words: object) -> None:
        """Let xdotool do something; what cannot be done to a window as it is now is not."""
        self.screen.try_to(*words)

    def choices(self) -> int:
        """How many choices are saved."""
        return int(read_save(self.shelf.path).game["cursor"])

    def size(self) -> tuple[int, int]:
        """Of the window, in pixels."""
        told = self.screen.do("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in told.split())
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def until(self, come: Callable[[], bool]) -> None:
        """Wait until something has come."""
        end = time.monotonic() + PATIENCE_S
        while not come():
            assert time.monotonic() < end, "it never comes"
            self.sound()
            time.sleep(0.1)

    def sound(self) -> None:
        """The program runs, and nothing has broken."""
        assert self.program.poll() is None, "it has ended"
        assert not list((self.home / "logs").glob("crash-*")), "an error was reported"

    def front(self) -> None:
        """Bring the window to the front, whatever became of it, at the size it began with."""
        self.do("windowmap", self.window)
        self.do("windowsize", self.window, *SIZE)
        self.do("windowmove", self.window, 40, 40)
        self.do("windowactivate", self.window)
        self.until(lambda: self.size() == SIZE)
        time.sleep(START_S / 2)

    def spots(self, *names: str) -> list[tuple[int, int]]:
        """Where elements of the table are in the window, in pixels."""
        twin = Hands(self.home / "twin", replace(self.settings, window=None), SIZE)
        twin.sit_down(Session.resume(read_save(self.shelf.path).game, ENGINE))
        twin.wait(8000)
        return [twin.pixels(name) for name in names]

    def move(self, x: int, y: int) -> None:
        """Move the pointer to a place in the window, in pixels."""
        self.do("mousemove", "--window", self.window, x, y)
        time.sleep(0.3)

    def bar(self, *words: object) -> None:
        """Do something on the bar above the window: two clicks maximise it, the wheel rolls it up."""
        self.do("mousemove", "--window", self.window, 200, -10, *words)

    def grab(self, x: int, y: int, to: tuple[int, int]) -> None:
        """Take hold of what lies at one place and drag it to another."""
        self.move(x, y)
        self.do("mousedown", 1)
        time.sleep(0.3)
        self.move(x + 20, y + 12)
        self.move(*to)


@pytest.fixture
def shown(screen: Screen, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Shown]:
    seats, more = getattr(request, "param", ((), {}))
    found = Shown(screen, tmp_path, *(seat() for seat in seats), **more)
    yield found
    found.program.kill()
    found.program.wait()


def lent() -> BotSeat:
    return BotSeat(Strength("cadet"), AtHand())


PROGRAMS: Any = ((lent, lent), {})


TAKEN: dict[str, Callable[[Shown], None]] = {
    "another window takes the focus": lambda shown: shown.do("windowactivate", "--sync", shown.other),
    "minimised": lambda shown: shown.do("windowminimize", "--sync", shown.window),
    "unmapped": lambda shown: shown.do("windowunmap", "--sync", shown.window),
    "another size": lambda shown: shown.do("windowsize", shown.window, 1100, 640),
}


@pytest.mark.parametrize("taken", TAKEN.values(), ids=TAKEN)
def test_a_piece_in_the_hand_when_the_window_goes(shown: Shown, taken: Callable[[Shown], None]) -> None:
    """Nothing is done by letting go elsewhere, and afterwards the same drag does what it does."""
    shown.front()
    crew, room = shown.spots("meeple/0", "room/crew-quarters")
    shown.grab(*crew, room)
    taken(shown)
    time.sleep(0.5)
    shown.do("mouseup", 1)
    time.sleep(1)
    shown.sound()
    assert shown.choices() == 0
    shown.front()
    # Where the window was gone when the button came up SDL never heard of it, and passes over the next press.
    shown.move(*NOTHING)
    shown.do("click", 1)
    shown.grab(*crew, room)
    shown.do("mouseup", 1)
    shown.until(lambda: shown.choices() == 1)


@pytest.mark.parametrize("shown", [PROGRAMS], indirect=True, ids=["programs"])
def test_minimised_while_players_of_the_program_think(shown: Shown) -> None:
    shown.until(lambda: shown.choices() >= 1)
    for size in ((1100, 640), (960, 540)):
        shown.do("windowminimize", "--sync", shown.window)
        time.sleep(2)
        shown.sound()
        shown.do("windowsize", shown.window, *size)
        shown.do("windowmap", shown.window)
        shown.do("windowactivate", shown.window)
        shown.until(lambda size=size: shown.size() == size)
        before = shown.choices()
        shown.until(lambda before=before: shown.choices() > before)


@pytest.mark.parametrize("shown", [PROGRAMS, ((), {})], indirect=True, ids=["programs", "persons"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_a_window_manager_does_by_chance(shown: Shown, seed: int) -> None:
    chance = random.Random(seed)
    window = shown.window
    doings: list[Callable[[], None]] = [
        lambda: shown.do("windowminimize", window),
        lambda: shown.do("windowmap", window),
        lambda: shown.do("windowunmap", window),
        lambda: shown.do("windowactivate", window),
        lambda: shown.do("windowactivate", shown.other),
        lambda: shown.do("windowfocus", window),
        lambda: shown.do("windowraise", window),
        lambda: shown.do("windowlower", window),
        lambda: shown.do("windowsize", window, chance.randint(1, 1400), chance.randint(1, 900)),
        lambda: shown.do("windowmove", window, chance.randint(-900, 1400), chance.randint(-500, 800)),
        lambda: shown.bar("click", "--repeat", 2, "--delay", 30, 1),
        lambda: shown.bar("click", chance.choice((4, 5))),
        lambda: shown.do("key", "F11"),
        lambda: shown.do("key", chance.choice(("Tab", "z", "space", "l", "Escape", "F9", "F10"))),
        lambda: shown.do("mousemove", chance.randint(0, 1279), chance.randint(0, 719)),
        lambda: shown.do("mousedown", 1),
        lambda: shown.do("mouseup", 1),
    ]
    for _ in range(70):
        for _ in range(chance.choice((1, 1, 2, 4))):
            chance.choice(doings)()
        time.sleep(chance.choice((0.0, 0.02, 0.1)))
        shown.sound()
    shown.do("mouseup", 1)
    time.sleep(1)
    shown.sound()
    shown.do("windowmap", window)
    shown.do("windowactivate", "--sync", window)
    for _ in range(20):
        shown.do("key", "alt+F4")
        with contextlib.suppress(subprocess.TimeoutExpired):
            shown.program.wait(2)
            break
    assert shown.program.returncode == 0
    assert not list((shown.home / "logs").glob("crash-*"))
