"""A page that is longer than its window: everything on it can be reached by wheel, bar, drag and keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, centre, inside
from game.app.forms.form_scene import FormScene
from game.app.views.controls import Spot
from game.app.views.tree import Act
from game.app.widgets.scroll import GUTTER, WHEEL, ScrollArea
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from tests.app.stage import Hands

WINDOW: Rect = (400, 200, 800, 600)
ROWS = 30
PITCH = 60.0


class Row(Spot):
    """A row that says which one it is."""

    def draw(self, canvas: Canvas) -> None:
        canvas.text(f"Row {self.value}", self.rect, "button", colour.TEXT, valign="middle")


class Page(FormScene):
    """Thirty buttons and a text field on one page, a button beside it."""

    paged = True

    def __init__(self) -> None:
        self.pressed: list[int] = []
        self.typed = ""

    def build(self, kit: Kit) -> list[Widget]:
        rows: list[Widget] = []
        for n in range(ROWS):
            rect = (420.0, 210 + n * PITCH, 500.0, 48.0)
            rows.append(Row(f"row-{n}", rect, Act(value=n), lambda _, number: self.pressed.append(number)))
        rows.append(TextField("field", (420, 210 + ROWS * PITCH, 500, 48), "", self.type, limit=20))
        beside = Spot("beside", (60, 60, 300, 60), Act(), lambda _, value: None)
        return [beside, ScrollArea("page", WINDOW, (ROWS + 1) * PITCH + 20, rows, self.draw_page)]

    def type(self, text: str) -> None:
        self.typed = text

    def draw_page(self, canvas: Canvas) -> None:
        canvas.text("The foot of the page", (960, 210 + ROWS * PITCH), "small", (255, 255, 255))


@pytest.fixture
def hands(show: Callable[..., Hands]) -> Hands:
    return show(Page())


def area(hands: Hands) -> ScrollArea:
    found = hands.widget("page")
    assert isinstance(found, ScrollArea)
    return found


def wheel(hands: Hands, notches: int) -> None:
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-notches, precise_y=float(-notches)))
    hands.run()


def test_the_wheel_moves_the_page_to_its_ends_and_no_further(hands: Hands) -> None:
    hands.move((800, 500))
    wheel(hands, 1)
    assert area(hands).offset == WHEEL
    wheel(hands, 100)
    assert area(hands).offset == area(hands).furthest > 0
    assert "The foot of the page" in hands.words()
    wheel(hands, -100)
    assert area(hands).offset == 0
    assert "The foot of the page" not in hands.words()


def test_a_scrolled_control_is_clicked_where_it_is_seen(hands: Hands) -> None:
    hands.move((800, 500))
    wheel(hands, 5)
    hands.click("row-9")
    hands.click(centre(hands.widget("row-12").place))
    assert hands.scene.pressed == [9, 12]


def test_what_is_scrolled_away_is_not_clicked(hands: Hands) -> None:
    hands.move((800, 500))
    wheel(hands, 5)
    hidden = hands.widget("row-0").place
    assert not inside(WINDOW, centre(hidden))
    hands.click(centre(hidden))
    assert hands.scene.pressed == []


def test_the_focus_is_always_seen(hands: Hands) -> None:
    seen = set()
    for _ in range(ROWS + 2):
        hands.key(pygame.K_TAB)
        focus = hands.scene.form.focus
        seen.add(focus.key)
        if focus.area is not None:
            x, y, w, h = focus.place
            assert inside(WINDOW, (x, y)) and y + h <= WINDOW[1] + WINDOW[3]
    assert len(seen) == ROWS + 2
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert hands.scene.form.focus.key == "field" or hands.scene.form.focus.area is not None


def test_page_keys(hands: Hands) -> None:
    hands.key(pygame.K_PAGEDOWN)
    first = area(hands).offset
    assert 0 < first <= WINDOW[3]
    hands.key(pygame.K_END)
    assert area(hands).offset == area(hands).furthest
    hands.key(pygame.K_HOME)
    assert area(hands).offset == 0


def test_the_bar_is_dragged_and_clicked(hands: Hands) -> None:
    x = WINDOW[0] + WINDOW[2] - GUTTER / 2
    hands.down((x, WINDOW[1] + 20))
    hands.move((x, WINDOW[1] + WINDOW[3] + 200))
    assert area(hands).offset == pytest.approx(area(hands).furthest)
    hands.up((x, WINDOW[1] + WINDOW[3] - 10))
    hands.click((x, WINDOW[1] + 4))
    assert area(hands).offset < area(hands).furthest / 2


def test_the_bare_page_is_dragged(hands: Hands) -> None:
    hands.down((1100, 700))
    hands.move((1100, 500))
    hands.up((1100, 500))
    assert area(hands).offset == pytest.approx(200, abs=2)
    assert hands.scene.pressed == []


def test_a_finger_scrolls_on_a_button_and_does_not_press_it(hands: Hands) -> None:
    start = centre(hands.widget("row-7").place)
    hands.down(start)
    hands.move((start[0], start[1] - 30))
    hands.move((start[0], start[1] - 240))
    hands.up((start[0], start[1] - 240))
    assert area(hands).offset == pytest.approx(240, abs=2)
    assert hands.scene.pressed == []
    hands.click("row-7")
    assert hands.scene.pressed == [7]


def test_letters_are_typed_into_a_scrolled_field(hands: Hands) -> None:
    hands.key(pygame.K_END)
    hands.click("field")
    hands.type("Ada")
    assert hands.scene.typed == "Ada"


def test_a_page_stays_where_it_is_when_the_screen_is_built_anew(hands: Hands) -> None:
    hands.move((800, 500))
    wheel(hands, 4)
    hands.scene.rebuild()
    assert area(hands).offset == 4 * WHEEL


def test_a_page_grows_with_the_text(hands: Hands) -> None:
    hands.app.change_settings(text=200)
    hands.run()
    canvas = hands.app.draw()
    row = next(t for t in canvas.texts if t.text == "Row 0")
    # on the screen, in units of 1920 x 1080, everything is twice as far and as large
    assert row.rect[1] > 2 * 200 and row.rect[3] > 20
    hands.key(pygame.K_HOME)
    hands.click("row-0")
    assert hands.scene.pressed == [0]
