"""Measures the program: `python -m game.dev.bench [--json] [--quick]`.

Everything is measured on SDL's dummy driver, so that a number says what the program costs and not what a
screen does. Start, idling and memory are measured in a process of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.app.table.model.keys import Key

SIZES = ((1920, 1080), (3840, 2160))
FRAMES, WARM = 120, 12
REST_MS = 50_000
"""After so long a table has been laid, and what it may need has been painted ahead."""
FRAME_MS = 1000 / 60
IDLE_S = 3.0
PLAY_S = 3.0
EVERYTHING = {"rooms": "v2", "damage_control": True, "escape_pod": True, "no_counting": True}
SETUP = {"players": 3, "difficulty": "medium", "seed": 7, "names": ["Mara", "Joon", "Teo"], "first": 0}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m game.dev.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the JSON object alone")
    parser.add_argument("--quick", action="store_true", help="measure less, for a test of the bench itself")
    parser.add_argument("--child", choices=("start", "idle"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    if wanted.child:
        {"start": _start_and_draw, "idle": _idle}[wanted.child]()
        return
    found = measure(quick=wanted.quick)
    print(json.dumps(found))
    if not wanted.json:
        print(table(found))


def measure(quick: bool = False) -> dict[str, Any]:
    """Measure everything.

    Returns:
        decisions_per_s of the base game and decisions_per_s_everything with every expansion, copy_us,
        save_ms, load_ms, first_frame_s, idle_cpu_percent, memory_mb, and for every
        size in `frames` the median and the 99th hundredth (`..._p99_ms`) of a frame in milliseconds.
    """
    seconds = 0.3 if quick else PLAY_S
    found: dict[str, Any] = rules_speed(seconds)
    found["decisions_per_s_everything"] = rules_speed(seconds, EVERYTHING)["decisions_per_s"]
    found.update(_saving(3 if quick else 20))
    found["first_frame_s"] = round(min(_first_frame() for _ in range(1 if quick else 3)), 3)
    count = 12 if quick else FRAMES
    found["frames"] = {f"{w}x{h}": frame_times((w, h), count) for w, h in (SIZES[:1] if quick else SIZES)}
    found.update(json.loads(_child("idle", "0.3" if quick else str(IDLE_S))))
    return found


def rules_speed(seconds: float, more: dict[str, Any] | None = None) -> dict[str, float]:
    """How many decisions of random play (list, choose, apply) fit in a second, and what a copy costs.

    `more` are settings beside those of the base game.
    """
    from game.resources import data_folder
    from game.rules import Engine, Settings, load_content

    engine = Engine(load_content(data_folder()))
    chance = random.Random(1)
    base = {key: SETUP[key] for key in ("players", "difficulty", "seed")}
    settings = Settings.from_json({**base, **(more or {})})
    start = engine.new_game(settings).state
    state, decisions, end = start, 0, time.perf_counter() + seconds
    begun = time.perf_counter()
    while time.perf_counter() < end:
        decision = engine.decision(state)
        if decision is None:
            state = start
            continue
        options = decision.options
        state = engine.apply(state, options[int(chance.random() * len(options))]).state
        decisions += 1
    per_second = decisions / (time.perf_counter() - begun)
    copies, begun = 20_000, time.perf_counter()
    for _ in range(copies):
        state.copy()
    return {
        "decisions_per_s": round(per_second),
        "copy_us": round((time.perf_counter() - begun) / copies * 1e6, 3),
    }


def _saving(times: int) -> dict[str, float]:
    """Cost of an autosave in the middle of a game, and of continuing from it, in milliseconds."""
    from game.play.session import Session, load_engine
    from game.resources import data_folder
    from game.storage.saves import Shelf

    engine, chance = load_engine(data_folder()), random.Random(2)
    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder))
        session = Session.new(SETUP, engine)
        for _ in range(60):
            if session.decision is None:
                break
            session.choose(chance.choice(session.decision["options"]))
        session.shelf = shelf
        session.save()
        save = _median(session.save, times)

        def load() -> None:
            game = shelf.read().game
            assert game is not None
            Session.resume(game, engine)

        return {"save_ms": round(save, 2), "load_ms": round(_median(load, times), 2)}


def _median(action: Callable[[], object], times: int) -> float:
    """Milliseconds that an action takes, the median of several times."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        action()
        taken.append((time.perf_counter() - begun) * 1000)
    return statistics.median(taken)


def frame_times(size: tuple[int, int], count: int) -> dict[str, float]:
    """Milliseconds of a frame of the table at rest, animating and dragging, beside a bare background blit."""
    import pygame

    from game.app.table.table_scene import TableScene
    from game.play.session import Session

    home = tempfile.TemporaryDirectory(prefix="solar-storm-bench-")
    app = _app(size, Path(home.name))
    table = TableScene(Session.new(SETUP, app.engine()))
    app.reset(table)
    _come_to_rest(app)
    background = pygame.Surface(size).convert()
    found = _spread("bare", lambda: app.screen.blit(background, (0, 0)), count)
    found |= _spread("rest", app.draw, count)
    found |= _spread("living", _living(app), count)
    found |= _spread("animating", _animating(app, table), count)
    found |= _spread("dragging", _dragging(app, table), count)
    pygame.display.quit()
    home.cleanup()
    return found


def _spread(name: str, frame: Callable[[], object], count: int) -> dict[str, float]:
    taken = []
    for n in range(count + WARM):
        begun = time.perf_counter()
        frame()
        if n >= WARM:
            taken.append((time.perf_counter() - begun) * 1000)
    taken.sort()
    worst = taken[min(len(taken) - 1, int(len(taken) * 0.99))]
    return {f"{name}_ms": round(statistics.median(taken), 3), f"{name}_p99_ms": round(worst, 3)}


def _animating(app: Any, table: Any) -> Callable[[], None]:
    """One frame of meeples that hop and cards that fly; a new choice whenever everything has landed."""

    def frame() -> None:
        if not table.director.busy:
            options = table.session.decision["options"]
            moves = [option for option in options if option.get("do") == "move"]
            wanted = [*moves, *(o for o in options if o.get("take") == "deck"), *options[-1:]]
            table.choose(wanted[0])
            table.moments.banner = None
        app.advance(FRAME_MS)
        app.draw()

    return frame


def _come_to_rest(app: Any) -> None:
    """Let the table be laid and time pass until nothing is left to be done."""
    for _ in range(REST_MS // 50):
        app.advance(50)
        app.show()
    app.draw()


def _living(app: Any) -> Callable[[], None]:
    """One touch-up of a table at rest: what lives on it moves a step."""

    def frame() -> None:
        app.advance(170)
        app.show()

    return frame


def _dragging(app: Any, table: Any) -> Callable[[], None]:
    """One frame of a card that is carried over the board."""
    import pygame

    table.director.skip()
    app.advance(1)
    scale = app.kit.viewport.scale
    while table.session.decision["kind"] != "action" or Key.hand(0) not in table.layout.keys:
        table.choose(table.session.decision["options"][0])
        table.director.skip()
        app.advance(1)
    table.moments.banner = None
    step = [0]

    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * scale), round(y * scale)

    x, y = table.layout.centre(Key.hand(0))
    app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at(x, y), button=1))

    def frame() -> None:
        step[0] += 1
        point = at(400 + step[0] * 9 % 1100, 200 + step[0] * 5 % 560)
        app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(1, 0, 0)))
        app.advance(FRAME_MS)
        app.draw()

    return frame


def _app(size: tuple[int, int], home: Path) -> Any:
    """A window in a home of its own, without saves; with sound, on the dummy driver, too."""
    from game.app.shell.app import App
    from game.storage.paths import Home
    from game.storage.preferences import Preferences

    return App(Home(home, home / "logs"), size, Preferences(background=True), audio=_audio())


def _audio() -> Any:
    from game.app.audio.audio import Audio
    from game.app.audio.mixer import Mixer
    from game.app.audio.sounds import Sounds
    from game.resources import asset_folder

    folder = asset_folder() / "sounds"
    return Audio(Sounds.read(folder), Mixer(folder))


# In a process of their own


def _child(task: str, *arguments: str) -> str:
    environment = {**os.environ, "SOLAR_STORM_BENCH": " ".join(arguments)}
    command = [sys.executable, "-m", "game.dev.bench", "--child", task]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return run.stdout.strip().splitlines()[-1]


def _first_frame() -> float:
    """Seconds from the start of the process until the title screen is shown."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "game.dev.bench", "--child", "start"]
    with tempfile.TemporaryDirectory(prefix="solar-storm-bench-") as home:
        environment = {**os.environ, "SOLAR_STORM_HOME": home}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            child.stdout.readline()
            return time.perf_counter() - begun


def _start_and_draw() -> None:
    from game.app.scenes.title.title_scene import TitleScene
    from game.app.shell.app import App
    from game.storage.paths import find_home

    app = App(find_home(os.environ), (1920, 1080), audio=_audio())
    app.push(TitleScene())
    app.show()
    print("shown", flush=True)


def _idle() -> None:
    """The table, untouched: processor use in percent of one core, and memory."""
    import pygame

    from game.app.table.table_scene import TableScene
    from game.play.session import Session

    home = tempfile.TemporaryDirectory(prefix="solar-storm-bench-")
    app = _app((1920, 1080), Path(home.name))
    app.reset(TableScene(Session.new(SETUP, app.engine())))
    _come_to_rest(app)
    app.step(pygame.event.get())
    seconds = float(os.environ.get("SOLAR_STORM_BENCH") or IDLE_S)
    frames = app.frames
    pygame.time.set_timer(pygame.QUIT, round(seconds * 1000), 1)
    begun, used = time.perf_counter(), time.process_time()
    while app.running:
        app.step(app.wait())
    share = (time.process_time() - used) / (time.perf_counter() - begun)
    found = {
        "idle_cpu_percent": round(share * 100, 2),
        "idle_frames": app.frames - frames,
        "memory_mb": round(_memory_mb(), 1),
    }
    home.cleanup()
    print(json.dumps(found))


def _memory_mb() -> float:
    """The most memory this process has held, in MiB; 0 where the platform does not say."""
    status = Path("/proc/self/status")
    if status.exists():
        # What getrusage says on Linux may be the memory of the process that started this one.
        peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(peak.split()[1]) / 1024
    try:
        import resource
    except ImportError:
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def table(found: dict[str, Any]) -> str:
    """The numbers as a table, each with its bar."""
    rows = [
        ("decisions a second", f"{found['decisions_per_s']:,}", "at least 33,000"),
        (
            "with everything on",
            f"{found['decisions_per_s_everything']:,}",
            f"at least {round(found['decisions_per_s'] * 0.8):,}",
        ),
        ("copy of a state", f"{found['copy_us']} us", "under 20 us"),
        ("save", f"{found['save_ms']} ms", ""),
        ("load", f"{found['load_ms']} ms", ""),
        ("start to first frame", f"{found['first_frame_s']} s", "within 1 s"),
        ("processor at rest", f"{found['idle_cpu_percent']} %", "under 1 %"),
        ("memory", f"{found['memory_mb']} MiB", ""),
    ]
    for size, times in found["frames"].items():
        bar = f"within {10 * times['bare_ms']:.1f} ms" if size == "1920x1080" else "within 16 ms"
        for name in ("bare", "rest", "living", "animating", "dragging"):
            value = f"{times[f'{name}_ms']} ms (99th {times[f'{name}_p99_ms']})"
            rows.append((f"{size} {name}", value, bar if name == "animating" else ""))
    width = max(len(row[0]) for row in rows)
    return "\n".join(f"{name:<{width}}  {value:<28} {bar}".rstrip() for name, value, bar in rows)


if __name__ == "__main__":
    main()
