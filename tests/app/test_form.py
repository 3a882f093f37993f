"""Controls by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.form_scene import FormScene
from game.app.shell.app import App
from game.app.views.controls import Spot
from game.app.views.messages import message_place
from game.app.views.tree import Act
from game.app.widgets.choice import Cell, Choice
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from tests.app.stage import Hands


def choice(key: str, cells: list[Cell], value: str, log: Callable[[object], None]) -> Choice:
    """Return cells of which one is chosen, as views have them."""
    rect = (cells[0].rect[0], cells[0].rect[1], sum(cell.rect[2] for cell in cells), cells[0].rect[3])
    return Choice(key, rect, cells, value, log)


class Board(FormScene):
    """A screen with one control of each kind."""

    def __init__(self) -> None:
        self.log: list[object] = []

    def build(self, kit: Kit) -> list[Widget]:
        cells = [
            Cell("A", "a", (100, 300, 100, 50)),
            Cell("B", "b", (200, 300, 100, 50), reason="B is taken."),
            Cell("C", "c", (300, 300, 100, 50)),
        ]
        return [
            Spot("go", (100, 100, 300, 60), Act(keys=(pygame.K_g,)), lambda name, _: self.log.append(name)),
            Spot("stop", (100, 200, 300, 60), Act(reason="Not yet."), lambda name, _: self.log.append(name)),
            choice("abc", cells, "a", self.log.append),
            Spot("loud", (100, 400, 300, 60), Act("switch", False), lambda _, on: self.log.append(on)),
            TextField("name", (100, 500, 300, 50), "Ann", self.log.append, limit=6),
            Spot("dice", (500, 100, 60, 60), Act(tip="Roll"), lambda name, value: self.log.append(name)),
        ]


@pytest.fixture
def board(show: Callable[[FormScene], Hands]) -> Hands:
    return show(Board())


def log(hands: Hands) -> list[object]:
    return hands.scene.log


def test_a_click_presses(board: Hands) -> None:
    board.click("go")
    board.click("dice")
    assert log(board) == ["go", "dice"]


def test_released_elsewhere_presses_nothing(board: Hands) -> None:
    board.down((150, 130))
    assert board.widget("go").held
    board.up((700, 700))
    assert log(board) == []
    assert not board.widget("go").held


def test_the_right_button_presses_nothing(board: Hands) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=board.pixels((150, 130)), button=3))
    board.run()
    assert log(board) == []


def test_hover_lights_and_goes(board: Hands) -> None:
    board.move((150, 130))
    board.scene.update(200)
    assert board.widget("go").lightness == 1
    board.move((900, 900))
    board.scene.update(200)
    assert board.widget("go").lightness == 0


def test_disabled_says_why_on_click_and_on_hover(board: Hands) -> None:
    board.click("stop")
    assert log(board) == []
    assert "Not yet." in board.words()
    board.app.advance(5000)
    board.move((900, 900))
    assert "Not yet." not in board.words()
    board.move((150, 230))
    board.app.advance(500)
    assert "Not yet." in board.words()


def test_tab_goes_round_and_back(board: Hands) -> None:
    order = []
    for _ in range(7):
        board.key(pygame.K_TAB)
        order.append(board.scene.form.focus.key)
    assert order == ["go", "stop", "abc", "loud", "name", "dice", "go"]
    board.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert board.scene.form.focus.key == "dice"


def test_enter_and_space_press_what_has_the_focus(board: Hands) -> None:
    board.key(pygame.K_TAB)
    board.key(pygame.K_RETURN)
    board.key(pygame.K_SPACE)
    assert log(board) == ["go", "go"]
    board.key(pygame.K_TAB)
    board.key(pygame.K_RETURN)
    assert log(board) == ["go", "go"]
    assert "Not yet." in board.words()


def test_arrows_walk_to_the_nearest(board: Hands) -> None:
    board.key(pygame.K_TAB)
    board.key(pygame.K_RIGHT)
    assert board.scene.form.focus.key == "dice"
    board.key(pygame.K_LEFT)
    board.key(pygame.K_DOWN)
    assert board.scene.form.focus.key == "stop"


class Places(FormScene):
    """A screen with a button for each place."""

    def __init__(self, places: dict[str, Rect]) -> None:
        self.places = places

    def build(self, kit: Kit) -> list[Widget]:
        return [Spot(key, rect, Act(), lambda name, _: None) for key, rect in self.places.items()]


HERE = (600.0, 400.0, 100.0, 40.0)
WIDE = (600.0, 500.0, 900.0, 40.0)
"""Straight below, though its middle is far to the right."""
TALL = (800.0, 400.0, 40.0, 600.0)
"""Straight to the right, though its middle is far below."""


@pytest.mark.parametrize(
    ("key", "ahead", "beside"),
    [
        (pygame.K_DOWN, WIDE, (760, 500, 60, 40)),
        (pygame.K_DOWN, WIDE, (700, 500, 60, 40)),
        (pygame.K_DOWN, (0, 500, 640, 40), (530, 500, 60, 40)),
        (pygame.K_DOWN, (0, 500, 640, 40), (540, 500, 60, 40)),
        (pygame.K_UP, (600, 300, 900, 40), (760, 300, 60, 40)),
        (pygame.K_RIGHT, TALL, (800, 480, 40, 40)),
        (pygame.K_RIGHT, TALL, (800, 440, 40, 40)),
        (pygame.K_LEFT, (500, 0, 40, 420), (500, 350, 40, 40)),
        (pygame.K_LEFT, (500, 0, 40, 420), (500, 360, 40, 40)),
    ],
)
def test_arrows_go_straight_ahead_before_they_go_aside(
    show: Callable[[FormScene], Hands], key: int, ahead: Rect, beside: Rect
) -> None:
    """What begins where the focus ends stands beside it, not ahead."""
    hands = show(Places({"here": HERE, "ahead": ahead, "beside": beside}))
    hands.key(pygame.K_TAB)
    assert hands.scene.form.focus.key == "here"
    hands.key(key)
    assert hands.scene.form.focus.key == "ahead"


def test_the_focus_ring_shows_for_the_keyboard_only(board: Hands) -> None:
    board.click("go")
    assert not board.widget("go").focused
    board.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    board.key(pygame.K_TAB)
    assert board.widget("go").focused


def test_a_key_of_its_own_presses_from_anywhere(board: Hands) -> None:
    board.key(pygame.K_g)
    assert log(board) == ["go"]


def test_segment_by_mouse_and_by_arrows(board: Hands) -> None:
    board.click((350, 325))
    assert log(board) == ["c"]
    board.click((250, 325))
    assert log(board) == ["c"]
    assert "B is taken." in board.words() or board.scene.form.find("abc").explanation() == "B is taken."
    board.scene.form.focus_on("abc", by_key=True)
    board.key(pygame.K_LEFT)
    assert log(board) == ["c", "a"], "the taken cell is stepped over"


def test_toggle(board: Hands) -> None:
    board.click("loud")
    assert log(board) == [True]


def test_typing_in_a_field(board: Hands) -> None:
    board.click((390, 525))
    board.type("ego")
    assert log(board)[-1] == "Annego"
    board.type("x")
    assert log(board)[-1] == "Annego", "the limit is six letters"
    board.key(pygame.K_BACKSPACE)
    assert log(board)[-1] == "Anneg"
    assert "go" not in log(board), "a letter that is another control's key is typed"


def test_a_field_shows_what_is_typed(board: Hands) -> None:
    before = board.app.draw().surface.copy()
    board.click((390, 525))
    board.type("e")
    after = board.app.draw().surface
    where = board.app.kit.viewport.rect((110, 505, 280, 40))
    assert before.subsurface(where).copy().get_buffer().raw != after.subsurface(where).copy().get_buffer().raw


def test_focus_stays_when_the_screen_is_built_anew(board: Hands) -> None:
    board.click((390, 525))
    board.type("e")
    board.scene.rebuild()
    board.type("z")
    assert log(board)[-1] == "Annz", "the text of the control built anew, caret at its end"


def test_resize_keeps_focus_and_works(board: Hands) -> None:
    board.key(pygame.K_TAB)
    board.resize(1600, 900)
    assert board.scene.form.focus.key == "go"
    assert board.scene.form.kit is board.app.kit
    board.click("dice")
    assert log(board) == ["dice"]


def test_losing_the_window_lets_go(board: Hands, app: App) -> None:
    board.down((150, 130))
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    board.run()
    board.up((150, 130))
    assert log(board) == []


def test_a_resting_form_wants_no_time(board: Hands) -> None:
    board.app.advance(5000)
    board.app.draw()
    assert board.scene.wake() is None
    assert not board.app.show(), "nothing changes, so nothing is drawn"
    board.move((150, 130))
    assert board.scene.wake() == 0, "the light is moving"


def test_every_letter_is_seen_as_soon_as_it_is_typed(board: Hands) -> None:
    board.drawn = True
    """The line is drawn by another library, which is a step behind where nobody asks it twice."""

    def ink() -> int:
        """How far to the right something is drawn in the field."""
        area = board.app.kit.viewport.rect((110, 506, 280, 38))
        picture = pygame.surfarray.array3d(board.app.screen)
        columns = picture[area.x : area.right, area.y : area.bottom].max(axis=(1, 2))
        return int((columns > 150).nonzero()[0].max())

    board.click("name")
    ends = [ink()]
    for letter in "mWm":
        board.type(letter)
        ends.append(ink())
    steps = [b - a for a, b in zip(ends, ends[1:], strict=False)]
    assert min(steps) > 6, "each letter moves the end of the line by its width"


def test_a_note_covers_no_other_control_where_there_is_room(show: Callable[[FormScene], Hands]) -> None:
    """The note on the way back of a page does not lie over the tabs below it."""

    class Page(FormScene):
        """A page with a way back at its upper left, and tabs below it."""

        def build(self, kit: Kit) -> list[Widget]:
            cells = [Cell(name, name, (60 + 200 * n, 112, 200, 60)) for n, name in enumerate("ABC")]
            back = Spot("back", (60, 34, 52, 52), Act(tip="Back to the title"), lambda name, value: None)
            return [back, choice("tabs", cells, "A", lambda value: None)]

    hands = show(Page())
    hands.move((86, 60))
    hands.app.advance(900)
    note = next(text for text in hands.app.draw().texts if text.text == "Back to the title")
    assert note.rect[1] + note.rect[3] <= 112 and note.rect[0] >= 112


def test_good_news_has_no_frame_of_alarm(board: Hands) -> None:
    def alarms() -> int:
        surface = board.app.draw().surface
        w, h = surface.get_size()
        low = surface.subsurface((0, h * 4 // 5, w, h // 5))
        spots = ((x, y) for x in range(w) for y in range(low.get_height()))
        return sum(tuple(low.get_at(spot))[:3] == colour.REASON[:3] for spot in spots)

    before = alarms()
    board.scene.form.show_message("Saved.")
    assert "Saved." in board.words() and alarms() == before
    board.key(pygame.K_TAB)
    board.key(pygame.K_TAB)
    board.key(pygame.K_RETURN)
    assert "Not yet." in board.words() and alarms() > before + 50


@pytest.mark.parametrize(("letters", "ms"), [(10, 2500), (120, 5400)])
def test_a_message_stays_for_as_long_as_it_takes_to_read(board: Hands, letters: int, ms: int) -> None:
    """What the disk refused, with the name of a folder, was gone after two and a half seconds."""
    form = board.scene.form
    form.show_message("m" * letters)
    form.update(ms - 1)
    assert form.wake() is not None
    form.update(2)
    assert form.wake() is None


def test_a_reason_is_shown_once(board: Hands) -> None:
    """The note at the pointer takes the place of the message with the same words."""
    board.move((250, 230))
    board.app.advance(900)
    assert board.words().count("Not yet.") == 1
    board.click("stop")
    board.app.advance(900)
    assert board.words().count("Not yet.") == 1
    board.app.advance(5000)
    assert board.words().count("Not yet.") == 1, "the note is back"


def test_a_message_covers_no_control_where_it_can() -> None:
    seen, size = (0.0, 0.0, 1000.0, 600.0), (300.0, 50.0)
    foot = message_place(seen, size, ())
    assert foot == (350.0, 526.0, 300.0, 50.0)
    row = (0.0, 500.0, 1000.0, 100.0)
    above = message_place(seen, size, (row,))
    assert above[0] == 350.0 and 400 < above[1] <= 450.0, "as low as can be"
    beside_it = message_place(seen, size, ((330.0, 0.0, 340.0, 600.0),))
    assert beside_it == (24.0, 526.0, 300.0, 50.0)
    assert message_place(seen, size, (seen,)) == foot, "nowhere: at the foot"
