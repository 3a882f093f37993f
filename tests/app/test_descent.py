"""The page of the descent: what it says follows from the log, and every hand can use it."""

from __future__ import annotations

import time
from datetime import date
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.app.scenes.challenges.descent_scene import DescentScene
from game.app.scenes.challenges.descent_view import NOWHERE, aid_signs
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.program_files import data_folder
from game.storage.files.disk import DiskThread
from game.storage.logbook.descent import RUNGS, read_rungs
from game.storage.logbook.flights import flight_form, line_of
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.play.test_pad import Pad
from tools.pictures.descent_pictures import CREW, WAY, log
from tools.pictures.screen_pictures import recorded


class _Studio:
    """What `log` needs of a studio."""

    def __init__(self, hands: Hands) -> None:
        self.app = hands.app


def page(hands: Hands, way: tuple[str, ...] = WAY) -> DescentScene:
    """Return the page of three players, once the log is read."""
    log(_Studio(hands), way)  # type: ignore[arg-type]
    scene = DescentScene()
    hands.app.push(scene)
    for _ in range(400):
        hands.app.advance(50)
        if scene.log is not None:
            break
        time.sleep(0.01)
    scene.choose(CREW)
    hands.app.advance(50)
    return scene


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return opened(tmp_path)


def opened(home: Path, **settings: object) -> Hands:
    app = open_app(home, settings=Preferences(animation="off", language="en", **settings))  # type: ignore[arg-type]
    app.disk = DiskThread()
    app.reset(TitleScene())
    return Hands(app)


def test_it_shows_where_a_crew_is_and_what_leads_deeper(hands: Hands) -> None:
    scene = page(hands)
    assert (scene.shown.now, scene.shown.chosen) == (3, 3)
    words = hands.words()
    assert "Corona’s edge" in words and "Rescue the next ship to go deeper." in words
    assert hands.widget("begin").primary


def test_nothing_flown_begins_at_the_first_rung(hands: Hands) -> None:
    scene = page(hands, ())
    assert scene.shown.now == 0
    assert "Rescue 2 of your last 3 ships here to go deeper." in hands.words().replace("\n", " ")


def test_all_done_says_so_and_any_rung_can_be_flown_again(hands: Hands) -> None:
    scene = page(hands, ("++",) * RUNGS)
    assert (scene.shown.now, scene.shown.chosen) == (RUNGS, RUNGS - 1)
    assert "All rungs are done." in hands.words()
    hands.click("begin")
    assert isinstance(hands.scene, SetupScene)


@pytest.mark.parametrize("rung", range(RUNGS))
def test_a_station_is_chosen_by_a_click_and_begins_a_ship_of_its_kind(hands: Hands, rung: int) -> None:
    scene = page(hands)
    choice = hands.widget("rung")
    cell = next(one for one in choice.cells if one.value == rung)
    hands.click((cell.rect[0] + cell.rect[2] / 2, cell.rect[1] + cell.rect[3] / 2))
    assert scene.shown.chosen == rung
    expected = read_rungs(data_folder())[CREW][rung]
    hands.click("begin")
    draft = hands.scene.draft
    assert (draft.difficulty, draft.rooms, draft.seats) == (expected.difficulty, expected.rooms, CREW)
    assert {*expected.expansions} <= {*draft.expansions}
    assert draft.seed, "a ship of its own is dealt"


def test_each_begin_deals_another_ship(hands: Hands) -> None:
    seeds = set()
    page(hands)
    for _ in range(3):
        hands.click("begin")
        seeds.add(hands.scene.draft.seed)
        hands.key(pygame.K_ESCAPE)
    assert len(seeds) == 3


def test_arrows_walk_the_rungs_and_letters_the_crews(hands: Hands) -> None:
    scene = page(hands)
    hands.key(pygame.K_e)
    assert (scene.crew, scene.shown.now) == (4, 0)
    hands.key(pygame.K_e)
    assert scene.crew == 1
    hands.key(pygame.K_q)
    hands.key(pygame.K_q)
    assert (scene.crew, scene.shown.chosen) == (CREW, 3)
    while hands.scene.form.focus is None or hands.scene.form.focus.key != "rung":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert scene.shown.chosen == 4
    assert "This rung counts once rung 4 is done." in hands.words().replace("\n", " ")
    hands.key(pygame.K_RIGHT)
    assert "This rung counts once rungs 4 and 5 are done." in hands.words().replace("\n", " ")
    hands.key(pygame.K_RIGHT)
    assert "This rung counts once rungs 4 to 6 are done." in hands.words().replace("\n", " ")
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_LEFT)
    assert scene.shown.chosen == 2 and "Done. It stays done." in hands.words()


def test_enter_begins_at_once(hands: Hands) -> None:
    page(hands)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, SetupScene)


def test_a_controller_finds_everything(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en"))
    page(pad)
    pad.button("accept")
    assert isinstance(pad.top, SetupScene)


def test_in_large_type_it_is_a_list(tmp_path: Path) -> None:
    hands = opened(tmp_path, text=200)
    scene = page(hands)
    hands.app.draw()
    assert any(area.key == "page" for area in hands.scene.form.areas())
    assert scene.shown.now == 3


def test_a_log_that_cannot_be_read_is_told(hands: Hands) -> None:
    log(_Studio(hands), WAY)  # type: ignore[arg-type]
    path = hands.app.flights.path
    path.unlink()
    path.mkdir()
    scene = DescentScene()
    hands.app.push(scene)
    for _ in range(400):
        hands.app.advance(50)
        if scene.log is not None:
            break
        time.sleep(0.01)
    words = " ".join(hands.words().split())
    assert "Your flight log cannot be read right now." in words
    assert scene.shown.now == NOWHERE and "of your last" not in words and "Begin" in words
    path.rmdir()
    log(_Studio(hands), WAY)  # type: ignore[arg-type]
    for _ in range(400):
        hands.app.advance(50)
        if not scene.log.unread:
            break
        time.sleep(0.01)
    scene.choose(CREW)
    assert scene.shown.now == 3, "it was read again"


@pytest.mark.parametrize("rung", range(RUNGS))
def test_every_rung_can_be_looked_at_and_tells_its_margin(hands: Hands, rung: int) -> None:
    scene = page(hands)
    scene.do("rung", rung)
    found, words = scene.shown.officers[rung], hands.words().replace("\n", " ")
    assert found is not None
    low, high = (round(100 * end) for end in found.interval)
    assert f"{low} to {high}%" in words and low <= round(100 * found.share) <= high
    flown = scene.shown.rung
    assert (f"{flown.won} of {flown.flown}" in words) == bool(flown.flown)


def test_the_page_calls_no_rung_harder_than_one_that_it_cannot_be_told_from(hands: Hands) -> None:
    """Neighbours whose margins overlap are in the data; so no word says that each is harder."""
    scene = page(hands)
    measured = [one for one in scene.shown.officers if one is not None]
    assert any(after.interval[1] >= before.interval[0] for before, after in pairwise(measured))
    assert "Neighbours may be equally hard." in hands.words().replace("\n", " ")
    assert "harder" not in hands.words()


def test_help_that_was_taken_is_told_apart_in_the_marks(hands: Hands) -> None:
    form = flight_form(recorded(hands.app.engine(), "won").to_json(), date(2026, 3, 14), None, None)
    rung = read_rungs(data_folder())[CREW][0]
    names = ["Mara", "Joon", "Teo"]
    settings = {"players": CREW, "difficulty": rung.difficulty, "rooms": rung.rooms, "names": names}
    lines = [
        line_of(
            {
                **form,
                "id": str(seed),
                "settings": {**settings, "expansions": [*rung.expansions], "seed": seed},
                "result": {**form["result"], "won": False},
                "seats": ["person"] * CREW,
                "marks": list(marks),
            }
        )
        for seed, marks in enumerate([("adviser",), (), ("undo", "adviser")])
    ]
    hands.app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.flights.path.write_bytes(b"".join(lines))
    scene = DescentScene()
    hands.app.push(scene)
    while scene.log is None:
        hands.app.advance(50)
        time.sleep(0.01)
    scene.choose(CREW)
    marks = [aid_signs(one.marks) for one in scene.shown.rung.last]
    assert marks == [["ui-adviser"], [], ["ui-undo", "ui-adviser"]]
    assert "with undo · with advice" in hands.words().replace("\n", " ")
