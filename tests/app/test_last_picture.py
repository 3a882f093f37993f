"""The picture of an ending: which one it is, how long it stays, what skips it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.theme import colour
from game.app.drawing.images.pictures import Pictures
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.ending.last_picture import HELD_MS, LASTS_MS, LastPictureScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.model.ending_picture import ADRIFT, SAVED
from game.program_files import asset_folder
from tests.app.stage import Hands
from tests.audio.endings import pictures_of_endings
from tools.pictures.screen_pictures import recorded


def test_every_ending_has_its_own_picture() -> None:
    found = pictures_of_endings()
    assert found[:2] == [SAVED, ADRIFT]
    assert found[2].room == "attic" and found[2].light
    assert len({picture.path for picture in found}) == len(found)
    for picture in found:
        assert (asset_folder() / picture.path).is_file()
        assert not picture.light or (asset_folder() / picture.light).is_file()


@pytest.fixture
def shown(app: App, show: Callable[[Scene], Hands]) -> Hands:
    hands = show(TitleScene())
    app.open(routes.LastPicture(recorded(app.engine(), "destroyed")))
    app.draw()
    return hands


def test_it_stays_three_seconds_and_gives_way(shown: Hands) -> None:
    app = shown.app
    assert isinstance(app.stack.top, LastPictureScene)
    app.advance(LASTS_MS - 100)
    assert isinstance(app.stack.top, LastPictureScene)
    app.advance(200)
    assert isinstance(app.stack.top, TitleScene)


@pytest.mark.parametrize("kind", [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN])
def test_a_key_or_a_click_skips_it_but_not_by_reflex(shown: Hands, kind: int) -> None:
    app = shown.app
    if kind == pygame.KEYDOWN:
        event = pygame.Event(kind, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    else:
        event = pygame.Event(kind, pos=(600, 300), button=1)
    app.dispatch(event)
    assert isinstance(app.stack.top, LastPictureScene)
    app.advance(HELD_MS + 10)
    app.dispatch(event)
    assert isinstance(app.stack.top, TitleScene)


def test_it_names_crew_and_room(shown: Hands) -> None:
    words = shown.words().replace("\n", " ")
    state = shown.app.stack.top.session.state  # type: ignore[union-attr]
    for member in state["crew"]:
        assert member["name"] in words
    assert shown.app.texts(f"room-{state['result']['room']}") in words


def test_the_light_of_an_explosion_has_the_colour_asked_for(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    grey, white = pygame.Surface((8, 4)), pygame.Surface((8, 4))
    grey.fill((20, 20, 20))
    white.fill((200, 200, 200))
    pygame.image.save(grey, tmp_path / "base.png")
    pygame.image.save(white, tmp_path / "light.png")
    pictures = Pictures(1, folder=tmp_path)
    for tone in ((255, 0, 0), (0, 128, 255)):
        lit = pictures.lit_px("base.png", "light.png", tone, (8, 4), (0.5, 0.5))
        assert lit is not None
        assert all(
            abs(part - (20 + 200 * share / 255)) <= 2
            for part, share in zip(lit[0].get_at((4, 2))[:3], tone, strict=True)
        )
    plain = pictures.lit_px("base.png", "", (255, 0, 0), (8, 4), (0.5, 0.5))
    assert plain is not None and plain[0].get_at((4, 2))[:3] == (20, 20, 20)
    # Of a page that is larger than the window only what is seen is made.
    seen = pygame.Rect(400, 100, 200, 100)
    part = pictures.lit_px("base.png", "light.png", (255, 0, 0), (800, 400), (0.5, 0.5), seen)
    assert part is not None
    picture, at = part
    assert picture.get_rect(topleft=at).contains(seen) and picture.get_width() < 400
    assert picture.get_at((100, 50))[0] >= 218
    # In a corner it fades into the dark at the left and below.
    found = pictures.lit_px("base.png", "", (255, 0, 0), (200, 100), (0.5, 0.5), corner=True)
    assert found is not None
    picture = found[0]
    assert picture.get_at((198, 1))[:3] == (20, 20, 20)
    assert all(
        abs(one - dark) <= 2
        for spot in ((1, 1), (198, 98), (1, 98))
        for one, dark in zip(picture.get_at(spot)[:3], colour.SPACE, strict=True)
    )


def test_behind_the_page_of_facts_stands_the_picture_of_the_ending(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands = show(EndingScene(recorded(app.engine(), "destroyed")))
    surface = hands.app.draw().surface
    wide, high = surface.get_size()
    blast = pygame.transform.average_color(
        surface, pygame.Rect(wide * 0.8, high * 0.05, wide * 0.1, high * 0.15)
    )
    space = pygame.transform.average_color(surface, pygame.Rect(0, high * 0.3, wide * 0.02, high * 0.6))
    assert sum(blast[:3]) > 4 * sum(space[:3])
