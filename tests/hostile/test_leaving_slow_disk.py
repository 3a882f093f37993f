"""Leaving while the disk takes seconds, hangs or refuses late: what may be lost is asked about first."""

from __future__ import annotations

import threading
import time

import pygame
import pytest

from game.app.forms import disk_question, unsaved_question
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.disk_question import DiskQuestion
from game.app.navigation import routes
from game.app.shell import farewells
from game.app.shell.screen import disk_wait
from game.app.shell.screen.disk_wait import SHOWN_S
from game.app.table import leaving_question
from game.storage.files.disk import GivenUp
from game.storage.games import saves
from game.storage.games.claim import Claim
from game.storage.games.savefile import read_save
from game.storage.settings.lesson_places import LessonPlacesFile
from tests.hostile.slow_copy import LONG_S, Copy, key, read_cursor
from tests.storage.slow_files import SlowFiles


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


@pytest.mark.parametrize("told", [True, False])
def test_whoever_was_told_what_may_be_lost_waits_less_at_the_end(
    copy: Copy, files: SlowFiles, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After "Leave anyway" the window stayed for forty seconds: twenty for what was being written, and twenty
    for what is tried once more."""
    monkeypatch.setattr(unsaved_question, "LEAVING_S", 0.2)
    monkeypatch.setattr(farewells, "TOLD_PARTING_S", 0.5)
    copy.app._farewells.parting_s = 2.0
    copy.app.turns.read()
    copy.disk.settle(LONG_S)
    files.hang()
    if told:
        copy.app.turns.remove("one", solved=True)
    else:
        copy.app.change_settings(master=3)
    leaves(copy)
    assert copy.app.running is told
    if told:
        question = copy.app.top
        assert isinstance(question, DiskQuestion)
        copy.step(ms=disk_question.HELD_MS)
        question.accept()
    assert not copy.app.running
    start = time.monotonic()
    copy.app._part_with_disk(waits=True)
    assert (time.monotonic() - start < 1.5) is told


def test_what_is_tried_again_at_the_end_has_no_time_of_its_own(
    copy: Copy, files: SlowFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy.app._farewells.parting_s = 2.0
    copy.disk.settle(LONG_S)
    files.hang()
    copy.app.change_settings(master=3)
    threading.Timer(1.0, files.go_on).start()
    monkeypatch.setattr(copy.app, "_save_again", lambda _: (files.hang(), copy.app.change_settings(master=4)))
    start = time.monotonic()
    copy.app._part_with_disk(waits=True)
    assert 1.0 < time.monotonic() - start < 2.6
