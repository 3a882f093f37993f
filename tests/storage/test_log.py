"""The log: whole lines of several copies, never large, never in the way, nothing of the player."""

from __future__ import annotations

import errno
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.program_files import program_root
from game.storage.files.disk import Disk, DiskThread
from game.storage.reports import log as log_file
from game.storage.reports.log import MOST_ALIKE, keep_log
from game.storage.reports.shared_log_file import EARLIER, LARGEST
from game.suppressing import suppress_and_log

LOGGER = logging.getLogger("game.tests")
BEGINNING = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} \[\d+\] (INFO|WARNING) game\.tests: ")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "logs" / "solar-storm.log"


def entries(path: Path) -> list[str]:
    """The lines of the log and of the full ones before it; every one of them is whole."""
    files = [path.with_name(f"{path.name}.{n}") for n in range(EARLIER, 0, -1)] + [path]
    lines = [line for file in files if file.exists() for line in file.read_text("utf-8").splitlines()]
    assert lines and all(line.startswith("  ") or BEGINNING.match(line) for line in lines)
    return lines


def test_what_is_passed_over_stands_in_the_log(path: Path) -> None:
    with keep_log(path, Disk()):
        with suppress_and_log(LOGGER, "feed the cat", OSError, KeyError):
            raise PermissionError(13, "no")
        LOGGER.warning("two\nlines \x1b[31m")
    first, second, third = entries(path)
    assert first.endswith("INFO game.tests: feed the cat: PermissionError: [Errno 13] no")
    assert second.endswith("WARNING game.tests: two") and third == "  lines \ufffd[31m"
    LOGGER.warning("afterwards")
    assert len(entries(path)) == 3, "only for as long as the program runs"


def test_it_does_not_say_where_the_player_lives(path: Path) -> None:
    with keep_log(path, Disk()):
        LOGGER.info("%s is gone", Path.home() / "saves" / "game.json")
        LOGGER.info("%r", OSError(2, "gone", str(Path.home() / "saves")))
    told = "\n".join(entries(path))
    assert str(Path.home()) not in told and str(Path("~", "saves", "game.json")) in told


def test_it_never_grows_large(path: Path) -> None:
    with keep_log(path, Disk()):
        for number in range(LARGEST // 100):
            LOGGER.info("%d %s", number, "x" * 390)
    sizes = [file.stat().st_size for file in path.parent.glob("*.log*")]
    assert len(sizes) == 1 + EARLIER and max(sizes) <= LARGEST
    assert entries(path)[-1].split()[5] == str(LARGEST // 100 - 1), "the last ones are kept"


def test_an_entry_is_not_written_again_and_again(path: Path) -> None:
    with keep_log(path, Disk()):
        for _ in range(100):
            LOGGER.info("the disk is full")
        LOGGER.info("another")
    assert len(entries(path)) == MOST_ALIKE + 1
    assert "not written again" in entries(path)[-2]


WRITER = """
import logging, sys
from pathlib import Path
from game.storage.files.disk import DiskThread
from game.storage.reports.log import keep_log
disk = DiskThread()
with keep_log(Path(sys.argv[1]), disk):
    for number in range(int(sys.argv[3])):
        logging.getLogger("game.tests").info("%s %d %s", sys.argv[2], number, "x" * int(sys.argv[4]))
        if number % 20 == 0:
            assert disk.settle(20)
    assert disk.settle(20)
"""


@pytest.mark.parametrize(("count", "wide"), [(200, 10), (800, 390)])
def test_two_copies_write_one_log(path: Path, count: int, wide: int) -> None:
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), name, str(count), str(wide)], cwd=program_root()
        )
        for name in ("a", "b")
    ]
    assert [copy.wait(120) for copy in copies] == [0, 0]
    found = [line.split()[5:7] for line in entries(path)]
    for name in ("a", "b"):
        numbers = [int(number) for who, number in found if who == name]
        assert numbers == sorted(set(numbers)), "each once, in order"
        if wide == 10:
            assert numbers == list(range(count))
    assert found[-1][1] == str(count - 1)
    assert all(file.stat().st_size <= LARGEST + 4096 for file in path.parent.glob("*.log*"))


def a_folder(path: Path) -> None:
    path.mkdir(parents=True)


def no_folder_for_it(path: Path) -> None:
    path.parent.write_text("?")


def a_pipe(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)


PLACES = [a_folder, no_folder_for_it] + ([a_pipe] if sys.platform != "win32" else [])


@pytest.mark.parametrize("made", PLACES)
def test_where_it_cannot_be_written_the_program_goes_on(
    path: Path, made: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    made(path)
    with keep_log(path, Disk()):
        for number in range(10):
            LOGGER.info("%d", number)
    assert capsys.readouterr().err.count("The log cannot be written") == 1


def test_a_full_disk_takes_nothing_but_the_log(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write = logging.StreamHandler.emit

    def full(self: logging.Handler, record: logging.LogRecord) -> None:
        if isinstance(self, logging.FileHandler):
            try:
                raise OSError(errno.ENOSPC, "the disk is full")
            except OSError:
                self.handleError(record)
        else:
            write(self, record)  # type: ignore[arg-type]

    with keep_log(path, Disk()):
        with monkeypatch.context() as patched:
            patched.setattr(logging.StreamHandler, "emit", full)
            for number in range(20):
                LOGGER.info("%d", number)
        assert "the disk is full" in capsys.readouterr().err
        LOGGER.info("there is room again")
    assert "there is room again" in entries(path)[-1]


def test_nobody_waits_for_a_disk_that_hangs(path: Path) -> None:
    class Hanging(DiskThread):
        def later(self, key: str, work: Callable[[], None]) -> None:
            super().later(key, lambda: (time.sleep(0.5), work())[1])

    disk = Hanging()
    with keep_log(path, disk):
        begun = time.monotonic()
        for number in range(log_file.MOST_WAITING * 2):
            LOGGER.info("%d", number)
        assert time.monotonic() - begun < 0.4
        assert disk.settle(20)
    found = [int(line.split()[5]) for line in entries(path)]
    assert found == list(range(log_file.MOST_WAITING * 2))[-len(found) :], "the oldest are lost"


def test_the_first_picture_does_not_wait_for_what_writes_it() -> None:
    code = "import sys, game.app.shell.start; print('logging.handlers' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=program_root(), capture_output=True, text=True, check=True
    )
    assert done.stdout.split()[-1] == "False"
