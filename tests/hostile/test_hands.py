"""What hands and systems do to a drag, and keys that are held while screens come and go."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.navigation import routes
from game.app.table.table_scene import TableScene
from game.app.widgets.slider import Slider
from game.storage.settings.preferences import Preferences
from tests.app import stage
from tests.play.driver import Hands
from tests.rules.positions import position
from tests.shares import mostly_slow


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def table(hands: Hands) -> TableScene:
    return hands.position(position(2, hands=[["data", "metal"], ["energy"]]))


def event(kind: int, **values: Any) -> pygame.Event:
    return pygame.Event(kind, {"window": None, **values})


ENDS = {
    "the focus is lost": [event(pygame.WINDOWFOCUSLOST)],
    "let go where nobody tells": [event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))],
    "another button": [event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3)],
    "minimised": [event(pygame.WINDOWFOCUSLOST), event(pygame.WINDOWMINIMIZED), event(pygame.WINDOWLEAVE)],
    "the window changes its size": [event(pygame.WINDOWSIZECHANGED, x=900, y=500)],
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_a_drag_that_does_not_end_goes_back(hands: Hands, end: list[pygame.Event]) -> None:
    scene = table(hands)
    before = scene.session.to_json()
    hands.grab("hand/0")
    assert scene.input.drag.held is not None
    if end[0].type == pygame.WINDOWSIZECHANGED:
        pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    for one in end:
        hands.app.dispatch(one)
    assert scene.input.drag.held is None and scene.input.source is None
    hands.release("room/bridge")
    assert scene.session.to_json() == before, "a release that comes late does nothing"


def test_a_release_outside_the_window_is_one(hands: Hands) -> None:
    scene = table(hands)
    before = scene.session.to_json()
    for spot in ((-50, 20), (10**6, -(10**6)), (2**31 - 1, -(2**31))):
        hands.grab("hand/0")
        hands.post(pygame.WINDOWLEAVE)
        hands.post(pygame.MOUSEMOTION, pos=spot, rel=(2**31 - 1, 0), buttons=(1, 0, 0))
        assert scene.input.drag.held is not None, "it may come back"
        hands.post(pygame.MOUSEBUTTONUP, pos=spot, button=1)
        assert scene.input.drag.held is None
    assert scene.session.to_json() == before


def test_a_knob_that_is_let_go_outside_stays_where_it_is(tmp_path: Path) -> None:
    app = stage.open_app(tmp_path)
    app.start(routes.Title())
    app.open(routes.Settings())
    hands: Any = stage.Hands(app)
    slider = next(one for one in hands.scene.form.widgets if isinstance(one, Slider) and one.enabled)
    x, y, w, h = slider.place
    hands.down((x + w * 0.2, y + h / 2))
    hands.move((x + w * 0.4, y + h / 2))
    hands.up((-90.0, -90.0))
    settled = slider.value
    hands.move((x + w * 0.1, y + h / 2))
    assert hands.scene.form.find(slider.key).value == settled


def test_fingers_and_the_mouse_at_once(hands: Hands) -> None:
    """A system tells of a finger twice, as a finger and as a mouse: between the two anything may come."""
    scene, chance = table(hands), random.Random(4)
    for _ in range(120):
        place = chance.choice(["hand/0", "hand/1", "room/bridge", "dock", "button/end"])
        spot = hands.pixels(
            place if place in map(str, scene.layout.keys) else (chance.random() * 1900, 900.0)
        )
        touch = chance.random() < 0.5
        kind = chance.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION))
        hands.app.dispatch(
            event(kind, pos=spot, button=1, rel=(1, 1), buttons=(int(touch), 0, 0), touch=touch)
        )
        finger = chance.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP))
        hands.app.dispatch(
            event(finger, touch_id=1, finger_id=chance.randrange(3), x=0.5, y=2.0, dx=9.0, dy=0.0)
        )
        hands.app.advance(16.7)
    hands.app.show()


@pytest.mark.parametrize(
    "key", mostly_slow((pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB), 1)
)
def test_a_key_that_is_held_while_screens_come_and_go(hands: Hands, key: int) -> None:
    """Held, it comes again and again, also where nobody saw it go down; nothing is chosen by that alone."""
    scene = table(hands)
    down = event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    for _ in range(40):
        hands.app.dispatch(down)
        hands.app.dispatch(down)
        hands.app.advance(33)
    hands.app.dispatch(event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    hands.app.show()
    assert hands.app.running and len(scene.session.log) <= 2


def test_text_without_end(tmp_path: Path) -> None:
    app = stage.open_app(tmp_path)
    app.start(routes.Title())
    app.open(routes.Setup())
    hands: Any = stage.Hands(app)
    hands.scene.form.focus_on("name-0", by_key=True)
    for text in ("x" * 100_000, "\u0301" * 100_000, "조" * 100_000, "👩\u200d🚀" * 30_000):
        for kind in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            hands.app.make_step(16.7, [event(kind, text=text, start=2**31 - 1, length=2**31 - 1)])
    hands.words()
    assert len(hands.scene.draft.players[0].name) < 100
