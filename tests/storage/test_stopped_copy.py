"""Two processes write one home at once, and one is stopped at every call on files, then goes on."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from game.storage.files import one_writer
from game.storage.files.atomic import TAKEN, kind_of
from game.storage.games.claim import Claim, TakenError
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import PreferencesFile
from tests.storage.slow_files import SlowFiles
from tests.storage.test_saves import game

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork") or sys.platform == "darwin", reason="a process is copied"
)
MOST_CALLS = 250
ENOUGH = 20.0
"""Seconds for anything."""


@dataclass
class Copy:
    """A copy of this process that does something and is stopped at a call on files.

    Attributes:
        pid: its process.
        stopped: whether it has come to that call.
        result: what it did returned, once it has gone on.
    """

    pid: int
    stopped: bool = False
    result: int = field(default=-1)

    def go_on(self) -> None:
        """Let it come to its end."""
        if self.result < 0:
            os.kill(self.pid, signal.SIGCONT)
            _, status = os.waitpid(self.pid, 0)
            self.result = os.waitstatus_to_exitcode(status)


@contextmanager
def stopped_at(folder: Path, call: int, work: Callable[[], int]) -> Iterator[Copy]:
    """Have work done by a copy that stops at a call; its result is a small number."""
    child = os.fork()
    if child == 0:
        code = 99
        try:
            files = SlowFiles(folder, setattr)

            def passed(name: str, path: str) -> None:
                files.calls.append((name, path, ""))
                if len(files.calls) == call + 1:
                    os.kill(os.getpid(), signal.SIGSTOP)

            files._pass = passed  # type: ignore[method-assign]
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, os.WUNTRACED)
    copy = Copy(child, os.WIFSTOPPED(status))
    if not copy.stopped:
        copy.result = os.waitstatus_to_exitcode(status)
    try:
        yield copy
    finally:
        copy.go_on()


SAVED, REFUSED = 0, 7


def turns(shelf: Shelf) -> list[int]:
    """The turns of all generations; each of them is whole."""
    return [read_save(path).summary.turn for path in shelf.generations if path.exists()]


@pytest.mark.slow
def test_games_of_both_are_whole_and_none_is_lost(tmp_path: Path) -> None:
    stops = waited = 0
    for call in range(MOST_CALLS):
        folder = tmp_path / str(call)

        def first(folder: Path = folder) -> int:
            claim = Claim(folder, patience=0.2)
            if not claim.acquire():
                return REFUSED
            shelf = Shelf(folder, claim, library=folder / "named")
            try:
                for turn in (1, 2, 3, 4):
                    shelf.write(game(turn))
            except TakenError:
                return REFUSED
            return SAVED

        with stopped_at(folder, call, first) as copy:
            if not copy.stopped:
                assert copy.result == SAVED
                break
            stops += 1
            mine = Claim(folder, patience=0.05)
            shelf = Shelf(folder, mine, library=folder / "named")
            try:
                if not mine.acquire():
                    mine.take_over()
                taken = True
            except OSError as error:
                assert kind_of(error) == TAKEN
                taken = False
            found = shelf.read()
            assert found.trouble == () and turns(shelf) == sorted(turns(shelf), reverse=True)
            seen = found.summary.turn if found.summary else 0
            if taken:
                shelf.write(game(11))
                shelf.write(game(12))
                copy.go_on()
                assert copy.result == REFUSED, f"call {call}: it has been told"
                assert turns(shelf)[:2] == [12, 11], f"call {call}: nothing of its has come over them"
                assert seen == 0 or seen in turns(shelf)
            else:
                waited += 1
                copy.go_on()
                assert copy.result == SAVED, f"call {call}: nobody has taken over"
                mine.take_over()
                shelf.write(game(11))
                assert turns(shelf) == [11, 4, 3]
            mine.release()
    assert 30 < stops < MOST_CALLS and waited > 5


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_settings_and_lessons_of_both_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    monkeypatch.setattr(one_writer, "PATIENCE_S", 0.05)
    stops, waited, lost = 0, 0, list[int]()
    for call in range(0, MOST_CALLS, every):
        folder = tmp_path / str(call)
        PreferencesFile(folder / "settings.json").save(PreferencesFile(folder / "settings.json").load()[0])
        LessonPlacesFile(folder / "lessons.json").keep("c", LessonPlace(True, 1, 1), 9)

        def first(folder: Path = folder) -> int:
            file = PreferencesFile(folder / "settings.json")
            file.save(replace(file.load()[0], mute=True))
            LessonPlacesFile(folder / "lessons.json").keep("a", LessonPlace(True, 2, 2), 9)
            return SAVED

        with stopped_at(folder, call, first) as copy:
            if not copy.stopped:
                break
            stops += 1
            file = PreferencesFile(folder / "settings.json")
            file.save(replace(file.load()[0], captions=True))
            lessons = LessonPlacesFile(folder / "lessons.json")
            lessons.keep("b", LessonPlace(True, 3, 3), 9)
            waited += file.refused
            assert lessons.refused is file.refused, "both wait for a copy that is stopped while it writes"
            copy.go_on()
            assert copy.result == SAVED
            file.save_unwritten()
            lessons.save_unwritten()
            assert not file.refused and not lessons.refused, "as soon as it has written they do"
        found, setback = PreferencesFile(folder / "settings.json").load()
        places = LessonPlacesFile(folder / "lessons.json").places
        assert setback is None and places.of("c").done
        if not (found.mute and found.captions and places.of("a").done and places.of("b").done):
            lost.append(call)
    assert 36 / every < stops < MOST_CALLS and waited and lost == []
