"""Ctrl+C in a terminal ends every command with a status and without a trace, and nothing of it stays."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import interrupts
from game.interrupts import INTERRUPTED
from game.program_files import program_root

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").is_file(), reason="this system lists no sessions")

SIMULATE = "game.simulate --players 2 --difficulty easy --crew cadet --games 300000 --processes 2"
LONG = (
    SIMULATE,
    f"{SIMULATE.removesuffix('2')}1",
    "game.verify -",
    "game.referee",
    "game.bots --strength cadet",
    "game.simulate_table --crew cadet --games 100000 --processes 2 --file {out}/results.json",
    "game.daily_par --folder {out} --processes 2",
    "game.environment.standings --player cadet --games 100000",
    "game.environment.learner --out {out}/learner.npz --games 100000",
    "game.bots.compile",
    "tools.bench",
    "tools.bench.at_rest 60",
    "tools.bench.memory 2560x1080 200",
    "tools.bench.openings",
    "tools.bench.soak --hours 1",
    "tools.bench.turn_lengths 1000",
    "tools.bench.whole_game",
    "tools.deck",
    "tools.fuzz --events 1000000",
    "tools.fuzz.drawings 600 1",
    "tools.fuzz.parsers --found {out}/found",
    "tools.fuzz.parsers.worker save {out} --runs 10000000 --seconds 600 --engine lines --corpus {out}/corpus "
    "--found {out}/found",
    "tools.listening",
    "tools.mutation game/rules",
    "tools.shots {out}/shots",
    "tools.starters",
    "tools.training.calibrate --gather {out}/games.jsonl --cells 2/easy --processes 2",
    "tools.training.climb --cells 2/easy --out {out}/weights.json --processes 2",
    "tools.training.film_errors --gather {out}/predictions.jsonl",
    "tools.training.film_marks",
    "tools.training.fit --cells 2/easy --processes 2",
    "tools.training.last_turns",
)
"""Commands that go on for longer than a test waits."""
SHORT = (
    "game.rulebook x",
    "game.daily",
    "game.content check {out}",
    "tools.bench.film_time",
    "tools.bench.first_advice",
    "tools.bench.first_frame",
    "tools.bench.first_layouts",
    "tools.bench.free_art",
    "tools.check_roles",
    "tools.compare {out} {out}",
    "tools.lock",
    "tools.rungs",
    "tools.shape",
    "tools.stand_in_files",
    "tools.words de",
)
"""Commands that may have ended before Ctrl+C comes."""
MOMENTS = {LONG: (0.0, 0.2, 1.0, 4.0), SHORT: (0.0, 0.05, 0.15, 0.4)}
"""Seconds from when Python is about to read the command's own module."""
EVERY = "SOLAR_STORM_MOMENTS" in os.environ
"""Whether each command is tried at all of its moments, not at one of them by turns."""
CASES = [
    (command, moment)
    for commands, moments in MOMENTS.items()
    for turn, command in enumerate(commands)
    for moment in (moments if EVERY else moments[turn % len(moments) :][:1])
]
QUICK = ("game.simulate", "game.verify", "game.rulebook")
ALONE = ("tools/art/", "tools/sound/")
"""Scripts with libraries of their own, which are started as files."""

LOOKING = """
import os, sys

class Finder:
    @staticmethod
    def find_spec(name, *_):
        if name == os.environ["READ_NEXT"]:
            open(os.environ["READS"], "w").close()

sys.meta_path.insert(0, Finder())
"""
"""What Python runs before all else: it tells when the command's own module is looked for."""
WRITTEN = "stand-ins"
"""The pictures that a command writes."""
PATIENCE_S = 60


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, for some commands write into it; what none writes is only pointed at."""
    tree, own = tmp_path_factory.mktemp("tree"), program_root()
    for name in ("game", "tools", "data", "tests"):
        shutil.copytree(own / name, tree / name, ignore=shutil.ignore_patterns("*.so", "*__mypyc*"))
    (tree / "assets").mkdir()
    (tree / "docs").symlink_to(own / "docs")
    shutil.copytree(own / "assets" / WRITTEN, tree / "assets" / WRITTEN)
    for part in [part for part in (own / "assets").iterdir() if part.name != WRITTEN]:
        (tree / "assets" / part.name).symlink_to(part)
    for file in (*own.glob("*requirements*"), own / "pyproject.toml", own / "main.py"):
        shutil.copyfile(file, tree / file.name)
    return tree


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """What runs in the background may pass over Ctrl+C, and so would what it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def module_of(command: str, tree: Path) -> str:
    """The module that Python looks for last: of a package, its command."""
    name = command.split()[0]
    return f"{name}.__main__" if (tree / name.replace(".", "/")).is_dir() else name


def living(session: int) -> list[str]:
    """The processes of a session, other than those that have ended and that nobody has asked for."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            told = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            if told[0] not in "ZX" and int(told[3]) == session:
                found.append((folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace"))
        except OSError:  # it has ended meanwhile
            continue
    return found


def locks_of(process: int) -> list[Path]:
    """The semaphores with names of a process."""
    maps = Path(f"/proc/{process}/maps").read_text(errors="replace")
    return [Path(name) for name in sorted(set(re.findall(r"/dev/shm/sem\.\S+", maps)))]


@pytest.mark.parametrize(
    ("command", "moment"),
    [
        pytest.param(command, moment, marks=[] if name in QUICK else [pytest.mark.slow], id=f"{name}-{n}")
        for n, (command, moment) in enumerate(CASES)
        for name in command.split()[:1]
    ],
)
def test_every_command_ends_at_once_and_without_a_trace(
    tmp_path: Path, tree: Path, command: str, moment: float
) -> None:
    out, temporary, site = (tmp_path / name for name in ("out", "temporary", "site"))
    for folder in (out, temporary, site):
        folder.mkdir()
    (site / "sitecustomize.py").write_text(LOOKING)
    reads = tmp_path / "reads"
    env = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"},
        **{"PYTHONPATH": str(site), "READ_NEXT": module_of(command, tree), "READS": str(reads)},
        **{"TMPDIR": str(temporary), "SOLAR_STORM_HOME": str(tmp_path / "home")},
        **{"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    }
    words = [sys.executable, "-m", *(word.format(out=out) for word in command.split())]
    pipe = subprocess.PIPE
    with (tmp_path / "said").open("w+b") as said, (tmp_path / "complained").open("w+b") as complained:
        program = subprocess.Popen(
            words, cwd=tree, env=env, stdin=pipe, stdout=said, stderr=complained, start_new_session=True
        )
        try:
            until = time.monotonic() + PATIENCE_S
            while not reads.exists():
                assert program.poll() is None and time.monotonic() < until, "it never got so far"
                time.sleep(0.002)
            time.sleep(moment)
            locks = locks_of(program.pid) if program.poll() is None else []
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGINT)
            status = program.wait(PATIENCE_S)
            while (left := living(program.pid)) and time.monotonic() < until:
                time.sleep(0.05)
        finally:
            if living(program.pid):
                os.killpg(program.pid, signal.SIGKILL)
            program.wait()
            assert program.stdin is not None
            program.stdin.close()
        complained.seek(0)
        words_said = complained.read().decode(errors="replace")
    assert "Traceback" not in words_said and "leaked" not in words_said, words_said
    if command in LONG or status == INTERRUPTED:
        assert (status, words_said.count("\n") <= 1) == (INTERRUPTED, True), words_said
    assert not left
    assert not [lock for lock in locks if lock.exists()]
    assert not list(temporary.iterdir())


TAKEN_AWAY = """
import signal, sys, tempfile, time
sys.argv[0] = "-m"
import game

class Thing:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)
        time.sleep(0)

with tempfile.TemporaryDirectory() as folder:
    print(folder, flush=True)
    Thing()
    time.sleep(20)
    print("it went on")
"""


def test_ctrl_c_that_comes_where_an_object_is_taken_away_ends_the_command_and_tidies_up() -> None:
    run = subprocess.run(
        [sys.executable, "-c", TAKEN_AWAY], cwd=program_root(), capture_output=True, text=True, check=False
    )
    (folder,) = run.stdout.splitlines()
    assert (run.returncode, run.stderr) == (INTERRUPTED, "")
    assert not Path(folder).exists()


def test_every_command_is_in_the_table() -> None:
    own, named = program_root(), {command.split()[0] for command in (*LONG, *SHORT)}
    found = set()
    for file in (*own.glob("game/**/*.py"), *own.glob("tools/**/*.py")):
        name = file.relative_to(own).as_posix()
        text = file.read_text(encoding="utf-8")
        if '__name__ == "__main__"' in text and not name.startswith(ALONE):
            found.add(name.removesuffix(".py").removesuffix("/__main__").replace("/", "."))
    assert found == named


def test_an_error_that_ctrl_c_has_led_to_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    """`threading.Condition` cannot give back the lock that it was about to take."""
    try:
        try:
            raise KeyboardInterrupt
        finally:
            raise RuntimeError("release unlocked lock")
    except RuntimeError as error:
        with pytest.raises(SystemExit) as ended:
            interrupts._tell(type(error), error, error.__traceback__)
    assert ended.value.code == INTERRUPTED and capsys.readouterr().err == ""
    interrupts._tell(ValueError, ValueError("another"), None)
    assert "ValueError: another" in capsys.readouterr().err


def test_who_starts_processes_hears_ctrl_c_afterwards() -> None:
    begun = False
    with pytest.raises(KeyboardInterrupt), interrupts.unheard():
        os.kill(os.getpid(), signal.SIGINT)
        begun = True
    assert begun
