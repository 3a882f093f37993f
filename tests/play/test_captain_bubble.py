"""The captain's bubble: it hides nothing that matters, and all hands come to its buttons."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.drawing.viewport import Rect, centre, inside
from game.app.forms.bubble_place import pointer
from game.app.scenes.lessons.lesson_scene import LessonScene
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.lessons.teacher import Mood
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.test_lessons_at_table import IDS, opened, seat, settled
from tests.screens.words import write_only
from tests.shares import mostly_slow
from tools.studio import Studio, names

STEPS = [name for name in names() if name.startswith("lesson-") and name not in ("lesson-end", "lesson-menu")]


def over(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share more than an edge."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


@pytest.mark.parametrize(("text", "language"), mostly_slow([(100, "en"), (200, "en"), (200, "ja")], 1))
def test_it_covers_no_room_no_meeple_and_nothing_it_speaks_of(
    text: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    studio = Studio(tmp_path, (1280, 720), Preferences(text=text, language=language))
    pointing = 0
    for name in STEPS:
        studio.take(name)
        scene = studio.shown
        assert isinstance(scene, LessonScene)
        keys, rect = scene.layout.keys, scene.bubble.rect
        assert rect is not None, name
        rooms = {str(key): place for key, place in keys.items() if key.kind == "room"}
        aboard = {
            str(key): place
            for key, place in keys.items()
            if key.kind == "meeple" and any(inside(room, centre(place)) for room in rooms.values())
        }
        lit = {str(key): scene.layout.rect(key) for key in scene.overlay.lit}
        hidden = [key for key, place in {**rooms, **aboard, **lit}.items() if over(rect, place)]
        assert not hidden, (name, hidden)
        about = scene.bubble.about
        points = pointer(rect, about) if about is not None else None
        if points is not None and about is not None:
            pointing += 1
            tip = points[1]
            wrong = [key for key, place in rooms.items() if inside(place, tip) and not over(place, about)]
            assert not wrong, (name, "points at another room")
    assert pointing, "somewhere it points"


def begun(hands: Hands, answer: str = "show-me") -> LessonScene:
    """The first lesson that begins with a button in the bubble."""
    for id in IDS:
        table = opened(hands, id)
        settled(hands, table)
        if table.overlay.rect_of(answer) is not None:
            return table
    raise AssertionError(f"no lesson begins with {answer}")


def focus(table: LessonScene) -> str:
    """What has the focus: a button of the bubble, or an element of the table."""
    found = [one.key for one in table.bubble.widgets() if one.focused]
    assert len(found) <= 1 and not (found and table.input.focus), "one thing has the focus"
    return found[0] if found else str(table.input.focus or "")


@pytest.mark.parametrize("pad", [False, True])
def test_tab_comes_to_its_buttons_and_leads_on_to_the_table(tmp_path: Path, pad: bool) -> None:
    hands = seat(tmp_path, pad)
    table = begun(hands)

    def tab(back: bool = False) -> str:
        if pad:
            hands.button("left-shoulder" if back else "right-shoulder")
        else:
            hands.key("tab", pygame.KMOD_LSHIFT if back else 0)
        return focus(table)

    names_there = [one.key for one in table.bubble.widgets()]
    assert names_there[:2] == ["show-me", "read"]
    assert [tab() for _ in names_there] == names_there
    first = tab()
    assert first and first not in names_there, "then the table"
    assert tab(back=True) == names_there[-1], "and back"
    for _ in range(len(names_there) - 1):
        tab(back=True)
    assert focus(table) == "show-me"
    hands.button("accept") if pad else hands.key("enter")
    assert table.overlay.showing, "it is pressed"
    assert table.teacher.step == 0 and table.session.history.cursor == 0, "and nothing else is"


def test_arrows_lead_from_button_to_button_and_out(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    hands.key("tab")
    places = [table.overlay.rect_of(name) for name in ("show-me", "read")]
    assert places[0] is not None and places[1] is not None
    below = places[1][1] > places[0][1]
    hands.key("down" if below else "right")
    assert focus(table) == "read"
    hands.key("up" if not below else "left")
    assert table.input.focus is not None, "the table has the arrows again"
    assert focus(table).startswith("room/")


def test_the_pointer_presses_its_buttons_and_nothing_below_them(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = begun(hands)
    rect = table.bubble.rect
    assert rect is not None
    hands.click((rect[0] + 6, rect[1] + rect[3] / 2))
    assert table.session.history.cursor == 0 and hands.top is table
    read = table.overlay.rect_of("read")
    assert read is not None
    hands.click(centre(read))
    assert isinstance(hands.top, RulebookScene)


def test_after_another_move_it_points_at_that_room_or_at_nothing(tmp_path: Path) -> None:
    hands = seat(tmp_path)
    table = opened(hands)
    settled(hands, table)
    while table.teacher.current is not None and table.teacher.current.show[0].get("do") != "move":
        table.do("skip-step")
        settled(hands, table)
    decision, shown = table.session.decision, table.teacher.current
    assert decision is not None and shown is not None
    moves = [one for one in decision["options"] if one.get("do") == "move" and one not in shown.show]
    carry_out(hands, moves[0], "drag")
    settled(hands, table)
    assert table.teacher.mood is Mood.OTHER
    about = table.bubble.about
    rooms = {key.room_id: rect for key, rect in table.layout.keys.items() if key.kind == "room"}
    assert about in (None, rooms[str(moves[0]["room"])]), "never at the room it spoke of before"
