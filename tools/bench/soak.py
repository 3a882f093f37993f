"""An evening at the window, hour after hour: as a process of its own.

    python -m tools.bench.soak [--hours 8] [--size 1920x1080] [--seed 1]

Games of all kinds are played to their ends, one choice after the other with time to think, an undo now
and then, and a look at the log, the piles, the rulebook, saved games, records and settings between; after
each game come its ending, the replay and the film. The hours are those of the program: they pass as fast
as they can be drawn. What the process holds is printed as it goes on: memory, open files and threads. At the
table that differs by tens of MB from moment to moment; on the title, to which every game comes back, by a
few. So growth is measured there. The status is 1 if after the first ten minutes memory on the title grew by
`MOST_AN_HOUR` or more in an hour, or a file stayed open.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.app.navigation import routes
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules.content import VARIANTS
from game.storage.files.disk import DiskThread
from tools.bench.measured_window import window
from tools.bench.memory import KEYS, press_key
from tools.fuzz.run import memory_mb

MOVING_MS, RESTING_MS = 33.0, 250.0
"""A step of the loop while something moves, and while nothing does."""
MOST_MOVING = 240
"""Steps after which a motion is taken for one that never ends."""
THINKS_MS = 3_000, 12_000
"""Times in ms that a player thinks, the least and the most."""
LOOKS_MS = 4_000
"""Time in ms that a player looks at another screen."""
RESTS_MS = 12_000
"""Time in ms that a player rests on the title: until all that the game has left is given back."""
LOOK, UNDO, EXPANSION = 0.12, 0.08, 0.3
"""Likelihood that a player looks at something else, takes back, and plays with an expansion."""
BEGIN_S = 600.0
"""From this time of the program on memory is to stay as it is."""
SAMPLE_S = 300.0
"""Seconds of the program between two looks at what is held."""
COUNT_ANEW = "5"
"""Tells Linux to count from now on how much memory a process holds at most (`man 5 proc`, `clear_refs`)."""
MOST_AN_HOUR = 1.0
"""MB by which memory may grow in an hour."""
PAUSE_S = 0.002
"""Seconds that a step leaves to the threads which read and save."""


@dataclass(frozen=True)
class Held:
    """Hold what the process held at a moment.

    Attributes:
        at_s: seconds of the program since its start.
        memory_mb: in use.
        most_mb: that were in use since the moment before, however shortly.
        files: that were open.
        threads: that ran.
        games: that were played to their ends until then.
        choices: that were made until then.
    """

    at_s: float
    memory_mb: float
    most_mb: float
    files: int
    threads: int
    games: int
    choices: int


class Evening:
    """Plays in a window.

    Args:
        app: with the window.
        seed: of the games and of what is chosen.
    """

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.chance = random.Random(seed)
        self.ms = 0.0
        self.games = self.choices = 0
        self.on_title: list[Held] = []
        """Moments on the title, one after each game."""

    def play(self, hours: float) -> Iterator[Held]:
        """Play for so long; tell what is held at equal distances.

        Args:
            hours: of the program.
        """
        due = 0.0
        self.app.start(routes.Title())
        self.let_pass(LOOKS_MS)
        for _ in self._games():
            if self.ms >= due:
                due += SAMPLE_S * 1000
                yield self._held()
            if self.ms >= hours * 3_600_000:
                return

    def _games(self) -> Iterator[None]:
        while True:
            self._look(routes.Setup(), routes.SavedGames(), routes.Records(), routes.Challenges())
            session = Session.new(self._settings(), self.app.engine(), self.app.shelf)
            self.app.start(routes.Table(session))
            while session.decision is not None:
                self._choose(session)
                yield
            self.games += 1
            self.let_pass(LOOKS_MS)
            self.app.start(routes.Ending(session))
            self._look(routes.Replay(session), routes.Film(session), routes.Share(session))
            self.app.start(routes.Title())
            self.let_pass(RESTS_MS)
            self.on_title.append(self._held())

    def _settings(self) -> dict[str, Any]:
        chance, content = self.chance, self.app.engine().content
        players = chance.choice(content.players)
        wanted = [one for one in content.expansions if players in one.players and not one.always]
        wanted = [one for one in wanted if chance.random() < EXPANSION]
        return {
            "players": players,
            "difficulty": chance.choice(sorted(content.difficulties)),
            "seed": chance.randrange(10**9),
            "rooms": chance.choice(VARIANTS),
            **{one.setting: True for one in wanted if one.setting is not None},
            "expansions": [one.id for one in wanted if one.setting is None],
        }

    def _choose(self, session: Session) -> None:
        """Think, perhaps look at something or take back, and choose."""
        app, chance = self.app, self.chance
        self.let_pass(chance.uniform(*THINKS_MS))
        self._back_to_the_table(session)
        if chance.random() < LOOK:
            if chance.random() < 0.5:
                press_key(app, chance.choice(KEYS))
            else:
                ways = routes.Menu(session), routes.Settings(), routes.Rulebook((), session)
                app.open(chance.choice(ways))
            self.let_pass(LOOKS_MS)
            self._back_to_the_table(session)
        if chance.random() < UNDO and session.can_undo:
            session.undo()
        table = app.top
        if session.decision is None:
            return
        option = chance.choice(session.decision["options"])
        before = len(session.log)
        if isinstance(table, TableScene):
            table.propose(option)
            self._settle()
        self.choices += 1
        if len(session.log) == before and session.decision is not None:
            # Something is asked before: who plays here answers by the game itself.
            session.apply(chance.choice(session.decision["options"]))
            self._back_to_the_table(session)

    def _back_to_the_table(self, session: Session) -> None:
        app = self.app
        while not isinstance(app.top, TableScene) and len(app.stack.scenes) > 1:
            app.pop()
        if not isinstance(app.top, TableScene) and session.decision is not None:
            app.start(routes.Table(session))

    def _look(self, *ways: routes.Route) -> None:
        for way in ways:
            self.app.open(way)
            self.let_pass(LOOKS_MS)
            self.app.pop()
            self.let_pass(RESTING_MS)

    def let_pass(self, ms: float) -> None:
        """Let so many ms of the program pass."""
        end = self.ms + ms
        self._settle()
        while self.ms < end:
            self._step(RESTING_MS)
            pygame.event.post(pygame.Event(pygame.USEREVENT))  # the loop rests for a moment, no longer
            self.app.wait()

    def _settle(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(MOST_MOVING):
            self._step(MOVING_MS)
            app = self.app
            if app.fade.active or app.arrival.active:
                continue
            if all(scene.wake() != 0 for scene in app.stack.visible()):
                break

    def _step(self, ms: float) -> None:
        time.sleep(PAUSE_S)
        self.app.make_step(ms, [])
        self.ms += ms

    def _held(self) -> Held:
        files = Path("/proc/self/fd")
        return Held(
            self.ms / 1000,
            memory_mb() * 1024**2 / 1e6,
            most_mb(),
            len(list(files.iterdir())) - 1,  # one looks into the folder
            threading.active_count(),
            self.games,
            self.choices,
        )


def most_mb() -> float:
    """Return how many MB the process held at most since this was asked last, as Linux counts them."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:"))
    Path("/proc/self/clear_refs").write_text(COUNT_ANEW, encoding="ascii")
    return kilobytes * 1024 / 1e6


def growth(held: list[Held]) -> float:
    """Return by how many MB memory grew in an hour, by the line of least squares.

    Args:
        held: at least two moments.
    """
    line = statistics.linear_regression([one.at_s / 3600 for one in held], [one.memory_mb for one in held])
    return line.slope


def main() -> int:
    """Play what the command line asks for, print what was held, and tell whether it was too much."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.soak", description=__doc__)
    parser.add_argument("--hours", type=float, default=8.0, help="of the program")
    parser.add_argument("--size", default="1920x1080", help="of the window, in pixels")
    parser.add_argument("--seed", type=int, default=1, help="of the games and of what is chosen")
    wanted = parser.parse_args()
    width, height = (int(side) for side in wanted.size.split("x"))
    Tidying(alone=True).take_over()  # as the program does when it begins to run
    held: list[Held] = []
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as folder:
        app = window((width, height), Path(folder), DiskThread())
        print("| hours | MB | at most | on the title last | files | threads | games | choices |")
        print("|---|---|---|---|---|---|---|---|", flush=True)
        evening = Evening(app, wanted.seed)
        for one in evening.play(wanted.hours):
            held.append(one)
            print(
                f"| {one.at_s / 3600:.2f} | {one.memory_mb:.1f} | {one.most_mb:.1f} "
                f"| {evening.on_title[-1].memory_mb if evening.on_title else 0:.1f} "
                f"| {one.files} | {one.threads} | {one.games} | {one.choices} |",
                flush=True,
            )
    later, titles = ([one for one in ones if one.at_s >= BEGIN_S] for ones in (held, evening.on_title))
    if len(titles) < 2:
        return 0
    found = {
        "mb_an_hour": round(growth(titles), 2),
        "mb_an_hour_everywhere": round(growth(later), 2),
        "most_mb": round(max(one.most_mb for one in (*held, *evening.on_title))),
        "files_gained": titles[-1].files - titles[0].files,
    }
    print(json.dumps(found))
    return 1 if found["mb_an_hour"] >= MOST_AN_HOUR or found["files_gained"] > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
