"""Turns to fly again are listed, led to and let go; mouse, keyboard or controller flies them."""

from __future__ import annotations

import errno
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms.disk_question import DiskQuestion
from game.app.forms.flown_turn import turn_to_fly
from game.app.navigation import routes
from game.app.scenes.challenges.turns_strip import CARDS, FLY
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.turns_scene import TurnsScene
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.storage.logbook.turns_file import TurnsFile
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands
from tests.play.test_pad import Pad
from tests.storage.faulty_files import FaultyFiles
from tests.turns.flying import STARTERS, comparing, judge, opened, verdict, words


def test_a_newcomer_finds_twelve(hands: Hands) -> None:
    scene = opened(hands)
    assert len(scene.listed) == 12 and not any(one.own for one in scene.listed)
    told = words(hands)
    assert "a cadet’s" in told and "To fly: 12 · Solved: 0" in told
    assert scene.chosen == STARTERS[0].id and hands.widget("fly").primary


def test_keyboard_alone_flies_a_turn_and_comes_back(hands: Hands) -> None:
    hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    scene = opened(hands)
    while hands.scene.form.focus is None or hands.scene.form.focus.key != "turn":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_DOWN)
    assert scene.chosen == STARTERS[1].id
    for _ in range(3):
        hands.app.advance(60)
    while hands.scene.form.focus is None or hands.scene.form.focus.key != "fly":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    table = hands.app.top
    assert isinstance(table, AgainScene) and table.flown.kept == STARTERS[1]
    for _ in range(40):
        if isinstance(hands.app.top, VerdictDialog):
            break
        hands.app.advance(20)
        acting = hands.app.top is table and table.position.acting
        for key in [pygame.K_SPACE] if acting else [pygame.K_TAB, pygame.K_RETURN]:
            hands.key(key)
    assert isinstance(hands.app.top, VerdictDialog)
    judge(hands.app)
    hands.key(pygame.K_RETURN)
    table = hands.app.top
    assert isinstance(table, AgainScene) and table.flown.kept == STARTERS[0], "the next one"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene
    for _ in range(3):
        hands.app.advance(60)
    assert STARTERS[1].id not in [one.turn.id for one in scene.listed] and len(scene.listed) == 11
    assert "Solved: 1" in words(hands)


def test_a_controller_alone_does_the_same(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en"))
    pad.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    pad.app.open(routes.TurnsAgain())
    for _ in range(4):
        pad.app.advance(60)
    pad.button("accept")
    table = pad.top
    assert isinstance(table, AgainScene)
    pad.button("back")
    assert isinstance(pad.top, TurnsScene)
    pad.button("accept")
    for _ in range(40):
        if isinstance(pad.top, VerdictDialog):
            break
        pad.app.advance(20)
        acting = isinstance(pad.top, AgainScene) and pad.top.position.acting
        for button in ["left-stick"] if acting else ["right-shoulder", "accept"]:
            pad.button(button)
    assert isinstance(pad.top, VerdictDialog)
    judge(pad.app)
    pad.button("accept")
    assert isinstance(pad.top, AgainScene) and pad.top.flown.kept != table.flown.kept, "the next one"
    pad.button("back")
    assert isinstance(pad.top, TurnsScene)


def test_a_turn_can_be_let_go(hands: Hands) -> None:
    scene = opened(hands)
    hands.click("drop")
    assert scene.chosen == STARTERS[1].id and hands.app.turns.turns.solved == 0
    while scene.listed:
        for _ in range(2):
            hands.app.advance(60)
        hands.click("drop")
    assert "No turns to fly again. Your next film may add some." in words(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, TitleScene)
    assert not opened(hands).listed, "they do not come back"


def test_a_turn_of_other_rules_says_so(hands: Hands) -> None:
    hands.app.turns.keep(replace(STARTERS[0], line=STARTERS[0].line[:-1] + "0", points=99))
    hands.app.turns.keep(replace(STARTERS[1], at=STARTERS[1].at - 1, points=98))
    scene = opened(hands)
    for number in range(2):
        scene.do("turn", scene.listed[number].turn.id)
        for _ in range(3):
            hands.app.advance(60)
        assert "cannot be flown here" in words(hands)
        hands.click("fly")
        assert hands.app.top is scene
    scene.do("turn", STARTERS[2].id)
    for _ in range(3):
        hands.app.advance(60)
    assert "cannot be flown here" not in words(hands)


@pytest.mark.parametrize(
    "best", [[{}], [{"do": []}], [{"do": "move"}], [{"do": "finish"}] * 40, [{"do": None, "": 3}]]
)
def test_a_plan_that_no_captain_has_is_none(hands: Hands, best: list[Any]) -> None:
    assert turn_to_fly(hands.app.engine(), replace(STARTERS[0], best=tuple(best))) is None


def test_a_damaged_list_is_told_of(hands: Hands) -> None:
    hands.app.turns.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.turns.path.write_text("{")
    opened(hands)
    assert "could not be read and were left out" in words(hands)


def test_a_turn_whose_removal_the_disk_refuses_is_told_of(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It came back at the next start, and nobody had been told."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    scene = opened(hands)
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.logbook.turns_file.write_bytes", full)
        hands.click("drop")
        hands.app.advance(60)
        assert hands.app.texts("turns-unsaved") in words(hands) and len(scene.listed) == 11
        hands.key(pygame.K_ESCAPE)
        hands.app.advance(60)
        assert hands.app.texts("turns-unsaved") in words(hands), "the title says so, too"
        hands.app.open(routes.Descent())
        for _ in range(4):
            hands.app.advance(60)
        assert hands.app.texts("turns-unsaved") in words(hands), "so does the page of the descent"
        hands.key(pygame.K_ESCAPE)
        scene = opened(hands)
        assert hands.app.texts("turns-unsaved") in words(hands)
    for _ in range(110):
        hands.app.advance(60)
    assert hands.app.texts("turns-unsaved") not in words(hands), "it was written again"
    assert TurnsFile(hands.app.turns.path).read().knows(STARTERS[0].id)
    hands.key(pygame.K_ESCAPE)
    hands.app.advance(60)
    assert hands.app.texts("turns-unsaved") not in words(hands)


def test_before_that_is_asked_the_disk_is_tried_once_more(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr("game.storage.logbook.turns_file.write_bytes", full)
        hands.app.turns.remove(STARTERS[1].id, solved=True)
        assert hands.app.turns.refused
    hands.app.quit()
    assert not hands.app.running and TurnsFile(hands.app.turns.path).read().knows(STARTERS[1].id)


@pytest.mark.parametrize("freed", [True, False])
def test_the_program_asks_before_it_ends_with_a_turn_whose_removal_the_disk_refuses(
    hands: Hands, freed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was solved came back at the next start, and nobody had been asked."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    verdict(hands, (40, 60, 60))
    with monkeypatch.context() as disk:
        disk.setattr("game.storage.logbook.turns_file.write_bytes", full)
        hands.app.turns.remove(STARTERS[1].id, solved=True)
        hands.app.quit()
        assert hands.app.running and isinstance(hands.app.top, DiskQuestion)
        told = words(hands)
        assert hands.app.texts("turns-unsaved") in told and "Leave without saving?" in told
        hands.click("no")
        assert isinstance(hands.app.top, VerdictDialog)
        hands.app.quit()
        if not freed:
            hands.click("yes")
            assert not hands.app.running
            return
    for _ in range(110):
        hands.app.advance(60)
    told = words(hands)
    assert hands.app.texts("turns-unsaved") not in told and "saved after all" in told
    hands.click("yes")
    assert not hands.app.running and TurnsFile(hands.app.turns.path).read().knows(STARTERS[1].id)


def test_of_a_list_that_the_system_does_not_open_nothing_untrue_is_told(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was solved, it said, and turns that had left the list were offered."""
    path = hands.app.turns.path
    TurnsFile(path).remove(STARTERS[0].id, solved=True)
    files = FaultyFiles(path.parent, monkeypatch.setattr)
    files.stuck, files.stuck_paths = errno.EIO, (path,)
    scene = opened(hands)
    told = words(hands)
    assert hands.app.texts("turns-unread") in told and "Solved:" not in told and not scene.listed
    hands.key(pygame.K_ESCAPE)
    hands.app.open(routes.Descent())
    for _ in range(4):
        hands.app.advance(60)
    told = words(hands)
    assert hands.app.texts("turns-unread") in told and "Solved:" not in told
    files.stuck = None
    for _ in range(110):
        hands.app.advance(60)
    assert "To fly: 11 · Solved: 1" in words(hands), "it was read again"
    hands.key(pygame.K_ESCAPE)
    files.stuck = errno.EIO
    scene = opened(hands)
    told = words(hands)
    assert hands.app.texts("turns-unread") in told and "To fly: 11 · Solved: 1" in told, "it is still known"
    files.stuck = None
    for _ in range(110):
        hands.app.advance(60)
    assert hands.app.texts("turns-unread") not in words(hands) and len(scene.listed) == 11


def test_the_ways_to_it(hands: Hands) -> None:
    for route in (routes.Challenges(), routes.Descent(), routes.Records()):
        hands.app.open(route)
        hands.app.advance(60)
        hands.click("turns")
        assert isinstance(hands.app.top, TurnsScene)
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_ESCAPE)
    hands.app.change_settings(turns_again=False)
    for route in (routes.Challenges(), routes.Descent(), routes.Records()):
        hands.app.open(route)
        hands.app.advance(60)
        assert "turns" not in hands.controls()
        hands.key(pygame.K_ESCAPE)
    assert not opened(hands).listed


def test_the_descent_has_the_dearest_as_cards(hands: Hands) -> None:
    own = replace(STARTERS[4], points=88)
    hands.app.turns.keep(own)
    hands.app.turns.keep(replace(STARTERS[0], line=STARTERS[0].line[:-1] + "0", points=99))
    for size in ((1280, 720), (1920, 1080)):
        hands.resize(*size)
        hands.app.open(routes.Descent())
        for _ in range(3):
            hands.app.advance(60)
        told = words(hands)
        assert "To fly: 13 · Solved: 0" in told and "88 points" in told
        assert [key for key in hands.controls() if key.startswith(FLY)] == [f"{FLY}{n}" for n in range(CARDS)]
        others = sorted(one.points for one in STARTERS if one.id != own.id)
        assert all(f"{points} points" in told for points in others[-2:]), "the dearest"
        hands.click(f"{FLY}0")
        scene = hands.app.top
        assert isinstance(scene, AgainScene) and scene.flown.kept == own, "the first that can be flown here"
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_ESCAPE)
    for one in hands.app.turns.turns.turns:
        hands.app.turns.remove(one.id)
    for one in STARTERS:
        hands.app.turns.remove(one.id)
    hands.app.open(routes.Descent())
    for _ in range(3):
        hands.app.advance(60)
    assert "Your next film may add some." in words(hands)
    assert not [key for key in hands.controls() if key.startswith(FLY)]
    hands.app.change_settings(turns_again=False)
    assert "Your next film may add some." not in words(hands)
