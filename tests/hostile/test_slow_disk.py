"""A disk that takes seconds for each call, hangs or refuses late: the window lives on, no game is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.second_copy_scene import SecondCopyScene
from game.app.scenes.share.share_scene import ShareDialog
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell import app as app_module
from game.play.session import Session
from game.program_files import program_root
from game.storage.files.atomic import kind_of
from game.storage.files.disk import DiskThread
from game.storage.games import saves
from game.storage.games.savefile import read_save
from tests.hostile.slow_copy import LONG_S, SETUP, Copy, key, read_cursor
from tests.storage.slow_files import SlowFiles


def test_no_frame_touches_the_disk(copy: Copy, files: SlowFiles) -> None:
    """Whatever is done from the title to the last screen: files are another thread's matter."""
    files.calls.clear()
    app = copy.app
    app.change_settings(mute=True, language="de")
    app.change_settings(language="en")
    session = copy.play()
    for _ in range(3):
        copy.choose()
    for code in (pygame.K_z, pygame.K_y, pygame.K_ESCAPE):
        copy.step(key(code))
    app.open(routes.SaveAs(session, lambda words: None))
    entry = app.library.save("one", session.to_json())
    app.start(routes.Title())
    app.open(routes.SavedGames())
    copy.step()
    app.library.restore(app.library.delete(app.library.rename(entry, "two")))
    app.pop()
    title = app.top
    assert isinstance(title, TitleScene)
    title.go_on()
    copy.step(ms=6000)
    copy.choose()
    app.start(routes.Title())
    app.open(routes.FlightSchool())
    app.start(routes.Lesson(app.lessons().cards[0].id, anew=True))
    copy.step()
    while copy.table.session.decision is None:
        copy.step()
    copy.table.propose(copy.table.session.decision["options"][0])
    copy.step()
    app.start(routes.Title())
    over = Session.new(SETUP, app.engine(), app.shelf)
    while over.decision is not None:
        over.apply(over.decision["options"][0])
    app.start(routes.Film(over))
    copy.step()
    app.open(routes.Share(over))
    shared = app.top
    assert isinstance(shared, ShareDialog)
    copy.until(lambda: shared.state.picture is not None)
    copy.step(key(pygame.K_p))
    copy.until(lambda: "is saved" in copy.words())
    app.pop()
    app.start(routes.Title())
    for _ in range(4):
        copy.step(ms=6000)
    app.fail(ValueError("a test"))
    copy.step()
    app.recovered()
    app.running = False
    app._part_with_disk(waits=True)
    assert len(files.calls) > 100
    assert files.by_main_thread() == []


def test_choices_go_on_while_the_disk_hangs(copy: Copy, files: SlowFiles) -> None:
    session = copy.play()
    assert copy.disk.settle(LONG_S)
    files.hang()
    for _ in range(6):
        copy.choose()
    assert files.waiting.wait(LONG_S) and session.history.cursor == 6
    assert read_cursor(copy, files) == 6


@pytest.mark.parametrize("call", range(0, 30, 3))
def test_it_may_hang_at_any_call_of_a_save(copy: Copy, files: SlowFiles, call: int) -> None:
    """The last choice is the one that is kept, and the generations before it can all be read."""
    copy.play()
    copy.choose()
    assert copy.disk.settle(LONG_S)
    before, wait = len(files.calls) + call, files._pass

    def passed(name: str, path: str) -> None:
        if len(files.calls) == before:
            files.hang()
        wait(name, path)

    files._pass = passed  # type: ignore[method-assign]
    copy.choose()
    hung = files.waiting.wait(1.0)
    assert hung or call > 10, "a save makes that many calls"
    for _ in range(3):
        copy.choose()
    assert read_cursor(copy, files) == 5
    shelf = copy.app.shelf
    assert [path.is_file() for path in shelf.generations] == [True] * 3
    assert all(read_save(path).game["choices"] for path in shelf.generations[:2])


def test_that_the_disk_is_slow_is_said_once(
    copy: Copy, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "LONG_S", 0.05)
    copy.play()
    copy.disk.settle(LONG_S)
    files.hang()
    copy.choose()
    copy.until(lambda: "disk is slow" in copy.words())
    trouble = copy.table.session.save_trouble
    assert trouble is not None and kind_of(trouble) == "slow"
    copy.app.open(routes.Menu(copy.table.session))
    assert "disk is slow" in copy.words()
    copy.app.pop()
    files.go_on()
    assert copy.disk.settle(LONG_S)
    copy.step(ms=60_000)
    files.hang()
    copy.choose()
    copy.step(ms=16.7)
    time.sleep(0.1)
    copy.step()
    assert "disk is slow" not in copy.words()


def test_what_the_disk_refuses_later_is_told_and_what_it_takes_again_as_well(
    copy: Copy, files: SlowFiles
) -> None:
    copy.play()
    copy.disk.settle(LONG_S)
    files.refuses = True
    copy.choose()
    copy.until(lambda: "disk is full" in copy.words())
    files.refuses = False
    copy.step(ms=60_000)
    copy.choose()
    copy.until(lambda: "saved again" in copy.words())
    assert read_cursor(copy, files) == 2


def test_an_error_of_the_program_is_shown_though_the_disk_hangs(
    copy: Copy, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "REPORT_S", 0.2)
    monkeypatch.setattr(saves, "LONG_S", 0.05)
    session = copy.play()
    files.hang()
    copy.choose()
    threading.Timer(1.0, files.go_on).start()
    copy.app.fail(ValueError("a test"))
    assert isinstance(copy.app.top, ErrorScene) and copy.app.top.report is None
    assert not copy.app.top.on_saving[1], "nobody waits to be told whether there is a save to go back to"
    files.go_on()
    assert copy.disk.settle(LONG_S)
    assert list(copy.app.home.logs.glob("crash-*.txt")), "it is written all the same, once the disk answers"
    assert read_save(copy.app.shelf.path).game["cursor"] == session.history.cursor


def test_a_second_copy_asks_while_the_first_one_hangs_in_a_save(
    copy: Copy, files: SlowFiles, tmp_path: Path
) -> None:
    """Neither believes that it is alone, and what the first one wrote is there for the second."""
    copy.play()
    copy.choose()
    copy.disk.settle(LONG_S)
    wait = files._pass

    def passed(name: str, path: str) -> None:
        if "game.json" in path and threading.current_thread() is copy.disk._thread:
            files.hang()
            files.waiting.set()
            files.gate.wait(LONG_S)
        elif threading.current_thread() is copy.disk._thread:
            wait(name, path)

    files._pass = passed  # type: ignore[method-assign]
    copy.choose()
    assert files.waiting.wait(LONG_S)
    second = Copy(tmp_path)
    scene = second.app.top
    assert isinstance(scene, SecondCopyScene)
    scene.take_over()
    assert scene.refused, "the other copy is busy saving"
    files._pass = wait  # type: ignore[method-assign]
    files.go_on()
    assert copy.disk.settle(LONG_S)
    scene.take_over()
    title = second.app.top
    assert isinstance(title, TitleScene) and title.found.game is not None
    assert title.found.game["cursor"] == 2
    copy.choose()
    copy.until(lambda: "taken over" in copy.words())
    assert read_save(copy.app.shelf.path).game["cursor"] == 2
    second.close()


def test_a_second_copy_goes_on_by_itself_on_a_slow_disk(copy: Copy, files: SlowFiles, tmp_path: Path) -> None:
    copy.play()
    copy.disk.settle(LONG_S)
    second = Copy(tmp_path)
    assert isinstance(second.app.top, SecondCopyScene)
    files.seconds = 0.01
    second.step(ms=1100)
    second.until(lambda: not second.disk.busy)
    assert isinstance(second.app.top, SecondCopyScene)
    copy.disk.run(copy.claim.release)
    for _ in range(3):
        second.step(ms=1100)
        second.until(lambda: not second.disk.busy)
    second.step()
    assert isinstance(second.app.top, TitleScene)
    second.close()


def test_looking_whether_the_folder_is_still_there_does_not_pile_up(copy: Copy, files: SlowFiles) -> None:
    copy.disk.settle(LONG_S)
    files.hang()
    for _ in range(40):
        copy.step(ms=6000)
        copy.app.change_settings(mute=not copy.app.settings.mute)
    assert len(copy.disk._jobs) <= 2


def test_a_save_reads_the_game_before_only_where_somebody_has_changed_it(
    copy: Copy, files: SlowFiles
) -> None:
    copy.play()
    copy.disk.settle(LONG_S)
    files.calls.clear()
    for _ in range(3):
        copy.choose()
        copy.disk.settle(LONG_S)
    assert ("open", "/saves/game.json") not in [(name, path) for name, path, _ in files.calls]
    copy.app.shelf.path.write_bytes(copy.app.shelf.previous.read_bytes())
    copy.choose()
    assert copy.disk.settle(LONG_S)
    assert [entry.path.stem for entry in copy.app.library.list()] == ["game"]


HUNG = """
import contextlib, os, pathlib, sys, threading, time
import pygame
from game.app.shell import start
from tests.hostile.slow_copy import LONG_S, SETUP, Copy, key, read_cursor
from tests.storage.slow_files import SlowFiles
files = SlowFiles(os.environ["SOLAR_STORM_HOME"], setattr)

def hangs():
    owner = pathlib.Path(os.environ["SOLAR_STORM_HOME"], "saves", "owner")
    while not os.access(owner, os.R_OK):
        time.sleep(0.1)
    time.sleep(2)
    files.hang()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n", scancode=0))
    for _ in range(40):
        time.sleep(0.7)
        with contextlib.suppress(pygame.error):  # the window is gone
            pygame.event.post(pygame.Event(pygame.QUIT))

threading.Thread(target=hangs, daemon=True).start()
start.main([])
"""
"""The program itself, whose disk hangs soon after its start and never answers again; its window is closed."""


@pytest.mark.slow
def test_the_program_ends_though_its_disk_never_answers_again(tmp_path: Path) -> None:
    env = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, "-c", HUNG]
    run = subprocess.run(command, cwd=program_root(), env=env, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0 and "Traceback" not in run.stderr, run.stderr


class TestTheThread:
    def test_all_is_done_in_order(self) -> None:
        disk, done = DiskThread(), []
        for number in range(50):
            disk.later(f"key {number}", lambda number=number: done.append(number))
        assert disk.run(lambda: list(done)) == list(range(50))

    def test_what_is_needless_is_not_done(self) -> None:
        disk, done, gate = DiskThread(), [], threading.Event()
        disk.ask(lambda: gate.wait(LONG_S))
        for number in range(9):
            disk.later("game", lambda number=number: done.append(number))
        assert disk.waits("game") > 0 == disk.waits("settings")
        gate.set()
        assert disk.settle(LONG_S) and done == [8] and disk.waits("game") == 0

    def test_errors_come_to_whoever_asked_and_nobody_s_to_the_loop(self, copy: Copy) -> None:
        def broken() -> None:
            raise ValueError("broken")

        with pytest.raises(ValueError, match="broken"):
            copy.disk.run(broken)
        copy.disk.later("game", broken)
        copy.disk.settle(LONG_S)
        with pytest.raises(ValueError, match="broken"):
            copy.step()
        copy.step()

    def test_where_no_thread_is_left_it_is_done_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def none(_: object) -> None:
            raise RuntimeError("can't start new thread")

        disk, done = DiskThread(), []
        monkeypatch.setattr(threading.Thread, "start", none)
        disk.later("game", lambda: done.append(1))
        assert done == [1] and disk.run(lambda: 2) == 2 and disk.settle(0) and not disk.busy
        monkeypatch.undo()
        assert disk.run(threading.current_thread) is not threading.current_thread(), "one is free again"

    def test_it_is_busy_while_the_thread_takes_a_job(self) -> None:
        """The thread takes the job out of the line first, and notes second that it is at it."""
        disk, taken, on, gate = DiskThread(), threading.Event(), threading.Event(), threading.Event()

        class Line(deque[Any]):
            def popleft(self) -> Any:
                job = super().popleft()
                taken.set()
                on.wait(LONG_S)
                return job

        disk._jobs = Line()
        disk.later("game", lambda: gate.wait(LONG_S) and None)
        assert taken.wait(LONG_S)
        threading.Timer(0.1, on.set).start()
        assert disk.busy and disk.waits("game") > 0, "nothing is saved yet"
        gate.set()
        assert disk.settle(LONG_S) and not disk.busy

    def test_two_who_ask_at_once_get_one_thread(self, monkeypatch: pytest.MonkeyPatch) -> None:
        disk, begin, both = DiskThread(), threading.Thread.start, threading.Barrier(2)

        def slow(thread: threading.Thread) -> None:
            if thread.name == "disk":
                threading.Event().wait(0.05)
            begin(thread)

        def ask() -> None:
            both.wait(LONG_S)
            found.add(disk.run(threading.get_ident))

        found: set[int] = set()
        monkeypatch.setattr(threading.Thread, "start", slow)
        asking = [threading.Thread(target=ask) for _ in range(2)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join(LONG_S)
        assert len(found) == 1

    def test_who_asks_from_within_is_answered(self) -> None:
        disk = DiskThread()
        assert disk.run(lambda: disk.run(lambda: 3)) == 3

    def test_who_waits_for_too_long_is_told(self) -> None:
        disk, gate = DiskThread(), threading.Event()
        with pytest.raises(TimeoutError):
            disk.run(lambda: gate.wait(LONG_S), 0.05)
        gate.set()
        assert disk.settle(LONG_S)
