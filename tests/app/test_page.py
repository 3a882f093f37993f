"""With everything larger than fits, the page moves so that nothing is out of reach."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.drawing.viewport import Viewport, centre
from game.app.forms.confirm_scene import ConfirmScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.screen.page import Page
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.looped import some

WINDOW = (1280, 720)
DOUBLE = (2560, 1440)


def gone(page: Page, ms: float = 6000, step: float = 16) -> None:
    """Let time pass."""
    for _ in range(round(ms / step)):
        page.update(step)


def test_the_page_of_a_window() -> None:
    assert Viewport.of_window(1280, 720, 100) == Viewport(1280, 720)
    double = Viewport.of_window(1280, 720, 200)
    assert (double.width, double.height) == DOUBLE and double.design == (1920, 1080)
    small = Viewport.of_window(1280, 720, 80)
    assert (small.width, small.height) == WINDOW and small.design == pytest.approx((2400, 1350))


@pytest.mark.parametrize("smooth", [True, False])
@pytest.mark.parametrize(
    ("pointer", "end"),
    [((1279, 719), (1280, 720)), ((0, 0), (0, 0)), ((1279, 0), (1280, 0)), ((0, 719), (0, 720))],
)
def test_every_corner_is_reached_with_the_pointer(
    smooth: bool, pointer: tuple[int, int], end: tuple[int, int]
) -> None:
    page = Page(WINDOW, DOUBLE)
    page.smooth = smooth
    page.centre_on((0, 0, *DOUBLE))
    page.x, page.y = 640.0, 360.0
    page.point(pointer)
    gone(page)
    assert page.offset == end
    assert page.wake() is None, "there it rests"


def test_away_from_the_edges_nothing_moves() -> None:
    page = Page(WINDOW, DOUBLE)
    for spot in ((60, 60), (640, 360), (1220, 660)):
        page.point(spot)
        assert page.wake() is None and not page.update(500)


def test_without_smooth_motion_it_leaps_and_rests() -> None:
    page = Page(WINDOW, (5000, 720))
    page.smooth = False
    page.point((1279, 300))
    moves = [page.update(16) for _ in range(60)]
    assert 2 <= sum(moves) <= 4
    assert page.offset[0] == sum(moves) * 640


def test_what_is_revealed_is_seen_whole() -> None:
    page = Page(WINDOW, DOUBLE)
    for box in ((2400, 1300, 150, 100), (10, 900, 300, 60), (1270, 0, 60, 60)):
        page.reveal(box)
        gone(page, 1000)
        x, y, w, h = page.shown
        assert x <= box[0] and y <= box[1] and box[0] + box[2] <= x + w and box[1] + box[3] <= y + h
    page.reveal((0, 0, 2000, 100))
    gone(page, 1000)
    assert page.offset[0] == 0, "the beginning of what is wider than the window"


def zoomed(home: Path) -> Hands:
    hands = Hands(open_app(home, WINDOW, Preferences(animation="off", interface=200)))
    hands.app.reset(TitleScene())
    hands.run()
    return hands


def in_window(hands: Hands, key: str) -> tuple[int, int]:
    x, y = centre(hands.widget(key).rect)
    scale = hands.app.kit.viewport.scale
    left, top = hands.app.page.offset
    return round(x * scale) - left, round(y * scale) - top


def test_the_keyboard_brings_what_it_is_on_into_the_window(tmp_path: Path) -> None:
    hands = zoomed(tmp_path)
    hands.app.push(SetupScene())
    hands.run()
    for _ in some(range(len(hands.controls()))):
        hands.key(pygame.K_TAB)
        x, y = in_window(hands, hands.scene.form.focus.key)
        assert 0 <= x < WINDOW[0] and 0 <= y < WINDOW[1], hands.scene.form.focus.key


def test_the_pointer_presses_what_the_window_shows(tmp_path: Path) -> None:
    hands = zoomed(tmp_path)
    assert hands.app.screen.get_size() == WINDOW
    hands.app.push(SetupScene())
    for _ in range(40):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(1279, 719), rel=(0, 0), buttons=(0, 0, 0)))
        hands.run()
        hands.app.advance(200)
    x, y = in_window(hands, "add-3")
    assert not 0 <= y < WINDOW[1], "the corner is in sight, the free seat is above it"
    for _ in range(40):
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(1270, 0), rel=(0, 0), buttons=(0, 0, 0)))
        hands.run()
        hands.app.advance(200)
    spot = in_window(hands, "add-3")
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=spot, button=1, rel=(0, 0), buttons=(0, 0, 0)))
    hands.run()
    assert len(hands.scene.draft.players) == 3, "the seat was clicked where it is seen"


def test_a_dialog_opens_where_it_is_seen(tmp_path: Path) -> None:
    hands = zoomed(tmp_path)
    hands.app.push(ConfirmScene("Sure?", "It is for ever.", "Yes", lambda: None))
    hands.run()
    left, top, wide, high = hands.app.kit.seen
    x, y, w, h = hands.scene.frame(hands.app.kit)
    assert left <= x and top <= y and x + w <= left + wide and y + h <= top + high
    hands.scene.form.show_message("A message")
    canvas = hands.app.draw()
    said = next(text for text in canvas.texts if text.text == "A message")
    assert left <= said.rect[0] and top <= said.rect[1] <= top + high


def test_a_screen_opens_at_its_beginning(tmp_path: Path) -> None:
    from game.app.scenes.settings.settings_scene import SettingsScene

    hands = zoomed(tmp_path)
    hands.app.page.centre_on((2000, 1200, 100, 100))
    hands.app.push(SettingsScene())
    assert hands.app.page.offset == (0, 0)


def test_the_window_shows_where_it_is_on_the_page(tmp_path: Path) -> None:
    hands = zoomed(tmp_path)
    hands.app.draw()
    rows = [hands.app.screen.get_at((x, 718))[:3] for x in (2, 1278)]
    assert rows[0] != rows[1], "the thumb is at the left, the rest of the track at the right"


def test_changing_the_size_keeps_the_place(tmp_path: Path) -> None:
    hands = zoomed(tmp_path)
    hands.app.page.centre_on((1500, 900, 100, 100))
    middle = [a + b / 2 for a, b in zip(hands.app.page.offset, WINDOW, strict=True)]
    hands.app.change_settings(interface=150)
    after = [a + b / 2 for a, b in zip(hands.app.page.offset, WINDOW, strict=True)]
    assert hands.app.kit.viewport == Viewport.of_window(*WINDOW, 150)
    assert sum(middle) > sum(after) > 0
    hands.app.change_settings(interface=100)
    assert hands.app.sheet is hands.app.screen and hands.app.page.offset == (0, 0)
