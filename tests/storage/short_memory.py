"""Lets the n-th allocation fail while a choice is made and shown, in a process of its own for every n.

`python -m tests.storage.short_memory FOLDER POINTS SEED` prints a JSON object: how many points there were,
what the player was told at them, and what was wrong.

The window plays as it always does: the real loop, the table, a save after the choice. Memory is refused by
CPython's own allocators, as `_testcapi` lets its tests do; what SDL allocates by itself never fails here.
"""

from __future__ import annotations

import faulthandler
import json
import linecache
import os
import random
import re
import shutil
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pygame

from game.app.scenes.error_scene import ErrorScene
from game.app.shell.app import App
from game.app.shell.crashes.last_resort import say_last_words
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules import Engine
from game.storage.files.paths import Home
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands

SETUP = {"players": 2, "difficulty": "easy", "seed": 3}
SIZE = (640, 360)
BEFORE = 6
"""Choices before the one at which memory fails."""
EVERY = 10**9
"""Number of allocations that fail where all do from some on."""
STEPS = 6
"""Steps of the loop after it; memory is there again from the third on."""
RUNS = (1, 1, 1, 1, 40)
"""So many allocations fail, one behind the other: mostly one, at each fifth point some."""
LONGEST_S, LOOK_S = 20.0, 10.0
"""Time in s that a child has, and after which it says where it is."""
SHORT_S, TIMES = 0.5, 4
"""Least time in s that a child has whose end alone counts, and how many times as long as one has that lacks
nothing: a busy machine is slow at both."""
GUESS = 32 * 1024
"""About how many allocations a choice takes: a power of two at which the search for their number begins."""
LIBRARY = "the drawing library died"
"""pygame-ce does not look whether a surface was made (`subsurface`, `scale`, `frombytes`), and ends
the process; where it reads a vector picture from memory, SDL asks for more for ever. Nobody can say a
sentence then, but the game is whole."""
VECTOR = "load_sized_svg"
FINE, TOLD, UNSAVED, LAST, SILENT = (
    "done",
    "error screen",
    "told as unsaved",
    "last words",
    "nothing done or said",
)


KNOWN = FINE, TOLD, UNSAVED, LAST, LIBRARY


class Play:
    """A window with a game in progress, from which every child goes on.

    Args:
        folder: of the player.
    """

    def __init__(self, folder: Path) -> None:
        self.home = Home(folder, folder / "logs")
        self.app = App(self.home, SIZE, Preferences(animation="off"))
        self.session = Session.new(SETUP, self.app.engine(), self.app.shelf)
        for n in range(BEFORE):
            self.session.apply(
                self.session.decision["options"][n % 2 % len(self.session.decision["options"])]
            )
        # What every child needs is read and drawn once.
        self.app.fail(ValueError("for the first time"))
        Hands(self.app).words()
        self.app.show()
        self.app.recovered()
        shutil.rmtree(self.home.logs)
        self.table = TableScene(self.session)
        self.app.reset(self.table)
        for _ in range(4):
            self.app.make_step(16, [])
        assert self.session.decision is not None
        self.option = next(o for o in self.session.decision["options"] if o.get("do") != "end")
        self.kept = folder.parent / "kept"
        shutil.copytree(folder, self.kept)

    def play(self, first: int, count: int) -> str:
        """Make a choice while memory fails, and go on; return what the player saw.

        Args:
            first: the allocation that fails, counted from the choice on.
            count: how many fail.
        """
        import _testcapi

        app, waits = self.app, 0
        seen = SILENT

        def wait() -> list[pygame.Event]:
            nonlocal waits, seen
            waits += 1
            if waits == 1:
                _testcapi.set_nomemory(first, first + count)
                self.table.propose(self.option)
            elif waits == 3:
                _testcapi.remove_mem_hooks()
            elif waits > STEPS:
                seen = self._seen()
                app.running = False
            return []

        app.wait = wait  # type: ignore[method-assign]
        said: list[str] = []
        try:
            app.run()
        except Exception as error:  # noqa: BLE001 - as where the program starts
            _testcapi.remove_mem_hooks()
            say_last_words(self.home, error, lambda title, words: said.append(words))
        return LAST if said and all(said) else seen

    def _seen(self) -> str:
        """What the player sees when it is over."""
        app = self.app
        if isinstance(app.top, ErrorScene):
            words = Hands(app).words()
            return TOLD if len(words.split()) > 20 else f"an error screen that says {words!r}"
        if self.session.save_trouble is not None:
            return UNSAVED
        return FINE if self.session.history.cursor == BEFORE + 1 else SILENT


def one_point(play: Play, first: int, count: int, longest: float = LONGEST_S) -> tuple[str, str]:
    """Let a child play; return what it saw, and what it wrote to standard error.

    Args:
        play: a window, which stays as it is.
        first: the allocation that fails.
        count: how many fail.
        longest: the time in s that it has.
    """
    reading, writing = os.pipe()
    noise = play.kept.parent / "noise"
    child = os.fork()
    if child == 0:
        os.dup2(os.open(noise, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        faulthandler.dump_traceback_later(LOOK_S, file=2)
        try:
            seen = play.play(first, count)
        except BaseException as error:  # noqa: BLE001 - the parent must hear of it
            seen = f"{error!r}"
        os.write(writing, seen.encode("utf-8", "replace")[:4000])
        os._exit(0)
    os.close(writing)
    end = time.monotonic() + longest
    status = 0
    while time.monotonic() < end:
        pid, status = os.waitpid(child, os.WNOHANG)
        if pid:
            break
        time.sleep(0.01)
    else:
        os.kill(child, 9)
        os.waitpid(child, 0)
        status = -1
    with os.fdopen(reading, "rb") as pipe:
        seen = pipe.read().decode()
    heard = noise.read_text(encoding="utf-8", errors="replace")
    fatal = heard.find("Fatal Python error")
    if "pygame_parachute" in heard or (status == -1 and VECTOR in innermost(heard)):
        return LIBRARY, heard
    return (seen if seen and status == 0 else f"ended with status {status}: {heard[fatal:][:2500]}"), heard


def innermost(heard: str) -> str:
    """Return the line of source at which a child was when it said so, or nothing.

    Args:
        heard: what it wrote to standard error.
    """
    found = re.search(r'File "(.+)", line (\d+) in', heard)
    return linecache.getline(found[1], int(found[2])) if found else ""


def left(play: Play, engine: Engine, seen: str) -> list[str]:
    """Return what is wrong with the game that a child left."""
    found = Shelf(play.home.saves).read()
    if found.trouble or found.game is None:
        return [f"set aside: {[one.detail for one in found.trouble]}"]
    cursor = Session.resume(found.game, engine).history.cursor
    allowed = {FINE: (BEFORE + 1,), SILENT: ()}.get(seen, (BEFORE, BEFORE + 1))
    return [] if cursor in allowed else [f"{cursor} choices are saved, and the player saw: {seen}"]


def allocations(play: Play) -> int:
    """Return about how many allocations the choice takes: the first n that nobody notices any more.

    Where every one fails from some on, Python itself may never end looking for a handler of the error.
    """
    begun = time.monotonic()
    assert one_point(play, EVERY, 1)[0] == FINE
    patience = max(SHORT_S, TIMES * (time.monotonic() - begun))
    back(play)
    low, high = 0, GUESS
    while one_point(play, high, EVERY, patience)[0] != FINE:
        low, high = high, 2 * high
        back(play)
    while high - low > max(16, low // 20):
        middle = (low + high) // 2
        fine = one_point(play, middle, EVERY, patience)[0] == FINE
        low, high = (low, middle) if fine else (middle, high)
        back(play)
    back(play)
    return high


def back(play: Play) -> None:
    """Put the player's files back as they were before the choice."""
    shutil.rmtree(play.home.saves.parent)
    shutil.copytree(play.kept, play.home.saves.parent)


def search(folder: Path, points: int, seed: int) -> dict[str, Any]:
    """Let memory fail at so many points; return the numbers.

    Args:
        folder: an empty one.
        points: how many.
        seed: of where they are.
    """
    chance = random.Random(seed)
    play = Play(folder / "player")
    count = allocations(play)
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for n in range(points):
        first = 1 + n * count // points + chance.randrange(max(1, count // points))
        saw, _ = one_point(play, first, RUNS[n % len(RUNS)])
        seen[saw if saw in (*KNOWN, SILENT) else "other"] += 1
        if saw not in KNOWN:
            wrong.append(f"{first}, {RUNS[n % len(RUNS)]}: {saw}")
        wrong += [f"{first}, {RUNS[n % len(RUNS)]}: {one}" for one in left(play, play.session.engine, saw)]
        back(play)
    return {"points": points, "allocations": count, "seen": dict(seen), "wrong": wrong}


def main() -> None:
    """Search, and print the numbers."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    print(json.dumps(search(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))


if __name__ == "__main__":
    main()
