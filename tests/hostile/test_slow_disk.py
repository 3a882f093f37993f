"""A disk that takes seconds for each call, hangs or refuses late: the window lives on, no game is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms import unsaved_question
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.disk_question import DiskQuestion
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.second_copy_scene import SecondCopyScene
from game.app.scenes.share.share_scene import ShareDialog
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell import app as app_module
from game.app.shell.app import App
from game.app.shell.screen import disk_wait
from game.app.shell.screen.disk_wait import SHOWN_S
from game.app.table import leaving_question
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.program_files import program_root
from game.storage.files.atomic import kind_of
from game.storage.files.disk import DiskThread, GivenUp
from game.storage.files.paths import Home
from game.storage.games import saves
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from game.storage.settings.lesson_places import LessonPlacesFile
from game.storage.settings.preferences import Preferences
from tests.storage.slow_files import SlowFiles

SETUP: dict[str, Any] = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}
LONG_S = 20.0
"""No wait of a test is longer."""


class Copy:
    """A copy of the program, with a disk of its own."""

    def __init__(self, home: Path) -> None:
        self.claim = Claim(home / "saves", patience=0.3)
        settings = Preferences(animation="off", language="en")
        self.disk = DiskThread()
        self.app = App(Home(home, home / "logs"), (640, 360), settings, claim=self.claim, disk=self.disk)
        alone = self.disk.run(self.claim.acquire)
        self.app.start(routes.Title() if alone else routes.SecondCopy(self.claim))
        pygame.event.clear()

    def step(self, *events: pygame.Event, ms: float = 16.7) -> None:
        self.app.make_step(ms, list(events))

    def until(self, come: Callable[[], bool]) -> None:
        """Make steps of the loop until something has come."""
        end = time.monotonic() + LONG_S
        while not come():
            assert time.monotonic() < end, "it never comes"
            self.step()
            time.sleep(0.002)

    def play(self) -> Session:
        """Sit down at a new game."""
        session = Session.new(SETUP, self.app.engine(), self.app.shelf)
        self.app.start(routes.Table(session))
        self.step()
        return session

    def choose(self) -> None:
        """Make a choice at the table."""
        table = self.table
        decision = table.session.decision
        assert decision is not None
        options = decision["options"]
        table.propose(next((o for o in options if o.get("do") == "move"), options[0]))
        self.step()

    @property
    def table(self) -> TableScene:
        found = next(scene for scene in self.app.stack.scenes if isinstance(scene, TableScene))
        assert isinstance(found, TableScene)
        return found

    def words(self) -> str:
        return " ".join(" ".join(text.text for text in self.app.draw().texts).split())

    def close(self) -> None:
        self.disk.settle(LONG_S)
        self.disk.run(self.claim.release)


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFiles]:
    slow = SlowFiles(tmp_path, monkeypatch.setattr)
    yield slow
    slow.go_on()


@pytest.fixture
def copy(tmp_path: Path, files: SlowFiles) -> Iterator[Copy]:
    made = Copy(tmp_path)
    yield made
    files.go_on()
    files.seconds = 0
    made.close()


def key(code: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


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


def read_cursor(copy: Copy, files: SlowFiles) -> int:
    """Let the disk answer again; how many choices it holds then."""
    files.go_on()
    assert copy.disk.settle(LONG_S)
    assert copy.table.session.save_trouble is None
    cursor: int = read_save(copy.app.shelf.path).game["cursor"]
    return cursor


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


def leaves(copy: Copy) -> None:
    """Close the window."""
    copy.step(pygame.Event(pygame.QUIT))


def test_whoever_leaves_is_asked_where_the_game_is_not_safe_yet(
    copy: Copy, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "LONG_S", 0.05)
    monkeypatch.setattr(leaving_question, "LEAVING_S", 0.2)
    copy.play()
    files.hang()
    copy.choose()
    leaves(copy)
    assert copy.app.running and isinstance(copy.app.top, ConfirmScene)
    assert "disk is slow" in copy.words()
    copy.step(key(pygame.K_ESCAPE))
    assert copy.app.top is copy.table
    copy.choose()
    assert read_cursor(copy, files) == 2
    leaves(copy)
    assert not copy.app.running, "nothing is to be asked any more"


def test_leaving_waits_for_a_slow_disk(copy: Copy, files: SlowFiles) -> None:
    copy.play()
    copy.choose()
    files.seconds = 0.02
    copy.choose()
    leaves(copy)
    assert not copy.app.running
    assert read_save(copy.app.shelf.path).game["cursor"] == 2


def test_while_it_waits_the_window_says_so_and_can_be_closed(copy: Copy, files: SlowFiles) -> None:
    drawn: list[bool] = []
    scribbled = copy.app.scribbled

    def noted() -> None:
        drawn.append(True)
        scribbled()
        if len(drawn) == 2:
            pygame.event.post(key(pygame.K_RETURN))
            pygame.event.post(pygame.Event(pygame.QUIT))

    copy.app.scribbled = noted  # type: ignore[method-assign]
    files.hang()
    start = time.monotonic()
    with pytest.raises(GivenUp):
        copy.app.open(routes.SavedGames())
    assert len(drawn) >= 2 and SHOWN_S < time.monotonic() - start < LONG_S
    assert not pygame.event.get(pygame.KEYDOWN), "what was pressed meanwhile was not meant for what comes"


@pytest.mark.parametrize("closed", [1, 2])
def test_a_game_that_is_not_safe_is_left_only_by_closing_twice(
    copy: Copy, files: SlowFiles, closed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_wait, "READ_S", 0.9)
    copy.play()
    copy.disk.settle(LONG_S)
    files.hang()
    copy.choose()
    told: list[str] = []
    texts = copy.app.kit.texts

    def noted() -> None:
        told.append(texts("disk-waits-unsaved") if copy.app._disk_wait._asked is not None else "")
        if len(told) <= 1 or closed == 2:
            pygame.event.post(pygame.Event(pygame.QUIT))
        elif closed == 1 and len(told) > 3:
            files.go_on()

    copy.app.scribbled = noted  # type: ignore[method-assign]
    if closed == 2:
        start = time.monotonic()
        with pytest.raises(GivenUp):
            copy.app.library.list()
        assert time.monotonic() - start > SHOWN_S + disk_wait.READ_S, "a double click is no answer"
    else:
        copy.app.library.list()
        assert read_cursor(copy, files) == 1
    assert told[0] == "" and told[-1]


@pytest.mark.parametrize("what", ["game", "turns", "lessons", "unsaved game", "taken game", "nothing"])
def test_what_the_disk_refuses_is_not_safe_either(
    copy: Copy, files: SlowFiles, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A double click on the window's cross while the disk was tried once more ended the program unasked."""
    copy.app.shelf.paused = what == "unsaved game"
    copy.play()
    copy.disk.settle(LONG_S)
    assert copy.app._farewells.would_lose() is copy.app.shelf.paused
    if what == "game":
        monkeypatch.setattr(saves.Shelf, "owed", OSError("full"))
    elif what == "turns":
        copy.app.turns.refused = True
    elif what == "lessons":
        monkeypatch.setattr(LessonPlacesFile, "refused", True)
    elif what == "taken game":
        Claim(copy.claim.folder, patience=0.3).take_over()
        copy.choose()
        copy.disk.settle(LONG_S)
    files.hang()
    shown = list[bool]()

    def noted() -> None:
        shown.append(copy.app._disk_wait._asked is not None)
        if len(shown) <= 2:
            pygame.event.post(pygame.Event(pygame.QUIT))
        elif len(shown) > 3:
            files.go_on()

    copy.app.scribbled = noted  # type: ignore[method-assign]
    if what == "nothing":
        with pytest.raises(GivenUp):
            copy.app.library.list()
    else:
        copy.app.library.list()
        assert shown[-1], "it says so, and waits"
        copy.step()
        assert copy.app.running and isinstance(copy.app.top, ConfirmScene), "the wait is over: it is asked"


def test_a_turn_on_its_way_to_a_disk_that_then_refuses_it_is_asked_about(
    copy: Copy, files: SlowFiles
) -> None:
    """The question looked before the disk had answered: nothing was refused by then, and nothing asked."""
    copy.app.turns.read()
    copy.disk.settle(LONG_S)
    files.hang()
    files.refuses = True
    copy.app.turns.remove("one", solved=True)
    threading.Timer(0.5, files.go_on).start()
    copy.app.quit()
    assert copy.app.turns.refused and copy.app.running
    assert isinstance(copy.app.top, DiskQuestion)


def test_a_turn_that_a_hanging_disk_has_not_taken_is_asked_about(
    copy: Copy, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unsaved_question, "LEAVING_S", 0.5)
    copy.app.turns.read()
    copy.disk.settle(LONG_S)
    files.hang()
    copy.app.turns.remove("one", solved=True)
    copy.app.quit()
    question = copy.app.top
    assert copy.app.running and isinstance(question, DiskQuestion)
    files.go_on()
    copy.disk.settle(LONG_S)
    copy.step()
    question.accept()
    assert not copy.app.running


def test_nobody_is_kept_waiting_for_settings_that_are_on_their_way(copy: Copy, files: SlowFiles) -> None:
    copy.disk.settle(LONG_S)
    files.hang()
    copy.app.change_settings(master=3)
    copy.app.scribbled = lambda: pygame.event.post(pygame.Event(pygame.QUIT))  # type: ignore[method-assign]
    start = time.monotonic()
    with pytest.raises(GivenUp):
        copy.app.library.list()
    assert time.monotonic() - start < disk_wait.READ_S


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
