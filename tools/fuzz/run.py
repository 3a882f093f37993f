"""One run: so many events, and what came of them."""

from __future__ import annotations

import gc
import json
import random
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from game.app.audio.audio import Audio
from game.app.audio.sounds import Sounds
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.shell.tidying import give_back
from game.program_files import asset_folder
from game.storage.files.disk import DiskThread, GivenUp, Job, T
from game.storage.files.paths import Home
from game.storage.games.claim import Claim
from game.storage.games.savefile import SaveError
from game.storage.reports.crash import describe
from tools.fuzz import doings
from tools.fuzz.random_events import some
from tools.fuzz.thinkers import ThinkersByChance

SIZE = (640, 360)
AT_ONCE = (0, 1, 2, 8, 32, 64)
"""Things that happen within one step of the loop: many where a picture took long."""
SCREEN, FROM_TITLE, SETTING, RESHAPE = 0.03, 0.3, 0.01, 0.01
"""Likelihood that a step begins with another screen (all ways end on the title), setting or shape."""
FROM_LARGE, LARGE = 0.25, 700 * 700
"""Pages of more pixels take long to draw: they are left sooner."""
RESTS_S, RESTS = (0.0, 0.002, 0.03, 0.5), (0.9, 0.07, 0.028, 0.002)
"""Seconds that the disk rests before it works, and the likelihood of each."""
FRAME_MS = 16.7
LATELY = 12
LOOKS = 20
"""Number of looks at the memory within a run."""


@dataclass
class Findings:
    """Hold what a run found.

    Attributes:
        events: handed out.
        seconds: that it took.
        memory: MB in use on the title, looked at at equal distances.
        faults: for each error that arose, where it arose, what was done last, and its report.
        scenes: how many steps were made on each screen.
    """

    events: int = 0
    seconds: float = 0.0
    memory: list[float] = field(default_factory=list)
    faults: dict[str, str] = field(default_factory=dict)
    scenes: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "events": self.events,
            "seconds": round(self.seconds, 1),
            "events_per_s": round(self.events / max(self.seconds, 0.001)),
            "memory_mb": [round(one) for one in self.memory],
            "scenes": dict(self.scenes.most_common()),
            "faults": self.faults,
        }


def memory_mb() -> float:
    """Return the memory that the process holds now; on a system that does not tell, the most it ever held."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError):
        # Not at the top: Windows has no such module.
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * 4096 / 1024**2


class UnevenDisk(DiskThread):
    """A disk that is quick mostly, slow at times, and seldom takes so long that the window says so.

    Args:
        seed: of its moods.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._mood = random.Random(seed)

    def another(self) -> UnevenDisk:
        """Return one more of the kind, with moods of its own."""
        other = UnevenDisk(self._mood.randrange(1 << 32))
        other.meanwhile = self._tell
        return other

    def _add(self, job: Job[T]) -> Job[T]:
        work, rest = job.work, self._mood.choices(RESTS_S, RESTS)[0]

        def rested() -> T:
            time.sleep(rest)
            return work()

        if rest:
            job.work = rested
        return super()._add(job)


class Run:
    """A program and the chance that plays with it.

    Args:
        folder: of the player, emptied by nobody.
        seed: of the chance; whatever the program throws dice for by itself is its own.
        say: told of every fault when it arises.
    """

    def __init__(self, folder: Path, seed: int, say: Callable[[str], None] = print) -> None:
        self.chance = random.Random(seed)
        self.say = say
        sounds = Sounds.read(asset_folder() / "sounds")
        home = Home(folder, folder / "logs")
        claim, self.disk = Claim(home.saves), UnevenDisk(seed)
        self.disk.run(claim.acquire)
        self.app = App(home, SIZE, doings.first_settings(), audio=Audio(sounds), claim=claim, disk=self.disk)
        self.app.thinkers = ThinkersByChance(self.chance)
        pygame.event.clear()
        self.games = doings.Games(self.chance, self.app)
        self.app.start(routes.Title())
        self.found = Findings()
        self._lately: deque[str] = deque(maxlen=LATELY)

    def go(self, events: int, everywhere: bool = False) -> Findings:
        """Hand out events and return what was found.

        Args:
            events: how many at least.
            everywhere: go on until every screen has been opened, too.
        """
        start = time.perf_counter()
        looked = 0
        while self.found.events < events or everywhere and not self.games.been_everywhere:
            try:
                self._step()
            except GivenUp:
                self._note("left rather than wait for the disk")
                self.app.start(routes.Title())
            except Exception as error:  # noqa: BLE001 - whatever arises is what is looked for
                self._fault(error)
            if self.found.events * LOOKS >= looked * events:
                self.found.memory.append(self._held_on_the_title())
                looked += 1
        self.found.seconds = time.perf_counter() - start
        self.found.memory.append(self._held_on_the_title())
        return self.found

    def _held_on_the_title(self) -> float:
        """Return the MB held on the title, in the window of the start: elsewhere they differ by hundreds."""
        self._note("the title, in the size of the start")
        try:
            self.app.start(routes.Title())
            self.app.make_step(FRAME_MS, doings.give_size(SIZE))
        except GivenUp:
            self._note("left rather than wait for the disk")
        except Exception as error:  # noqa: BLE001 - whatever arises is what is looked for
            self._fault(error)
        gc.collect()
        give_back()
        return memory_mb()

    def _step(self) -> None:
        app, chance = self.app, self.chance
        happened: list[pygame.Event] = []
        if chance.random() < (FROM_TITLE if isinstance(app.top, TitleScene) else SCREEN):
            self._note("another screen")
            try:
                doings.open_screen(chance, app, self.games)
            except (OSError, SaveError) as error:  # a name that no file can have, told by the screens
                self._note(f"refused: {error!r}")
        if chance.random() < SETTING:
            self._note("another setting")
            doings.change_setting(chance, app)
        page = app.page.size
        if chance.random() < (FROM_LARGE if page[0] * page[1] > LARGE else RESHAPE):
            happened += doings.resize(chance, app)
        for _ in range(chance.choice(AT_ONCE)):
            happened += some(chance, app)
        if chance.random() < 0.001:
            happened.append(pygame.Event(pygame.QUIT))
        # What libraries tell each other: the loop takes it, too; until then it holds what it is about.
        happened += pygame.event.get()
        ms = chance.choice(doings.TIMES)
        top = type(app.top).__name__
        self.found.scenes[top] += 1
        self.found.events += len(happened)
        told = [f"{pygame.event.event_name(event.type)} {_short(event.dict)}" for event in happened]
        self._note(f"{top} {app.screen.get_size()}, {ms} ms: " + "; ".join(told))
        app.make_step(ms, happened)
        self._ask()
        if not app.running:
            app.running = True
            app.start(routes.Title())

    def _ask(self) -> None:
        """Ask what the loop asks before it sleeps: nobody may answer nonsense."""
        wakes = [scene.wake() for scene in self.app.stack.visible()]
        for wake in (*wakes, self.app.page.wake(), self.app.pads.wake(), self.app.audio.wake()):
            if wake is not None and not wake >= 0:
                raise ValueError(f"asked to be woken in {wake} ms")

    def _note(self, what: str) -> None:
        self._lately.append(what)

    def _fault(self, error: Exception) -> None:
        where = describe(error)
        name = f"{where['type']} in {where['where']}: {where['message'][:80]!r}"
        if name not in self.found.faults:
            lately = "\n".join(self._lately)
            trace = "".join(traceback.format_exception(error))
            self.found.faults[name] = f"{trace}\nBefore:\n{lately}".encode(
                "ascii", "backslashreplace"
            ).decode()
            self.say(json.dumps(name) + "\n" + self.found.faults[name])
        try:
            self.app.fail(error)
            self.app.show()
            self.app.recovered()
        except Exception as second:  # noqa: BLE001 - the same
            self.say(f"and then {second!r}")
        if not isinstance(self.app.top, ErrorScene):
            self.found.faults.setdefault(f"no error screen for {name}", "")
        self.app.recovered()
        self.app.start(routes.Title())


def _short(values: dict[str, Any]) -> str:
    return ", ".join(f"{k}={v!r:.30}" for k, v in values.items() if k not in ("window", "touch"))
