"""A game controller alone plays a whole game; hints show its buttons while it is in use."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.bindings import gamepads
from game.app.bindings.commands import Keys, share_place
from game.app.bindings.gamepads import (
    DECK,
    LAYOUTS,
    PLAYSTATION,
    REPEAT_AFTER_MS,
    SWITCH,
    XBOX,
    Pads,
    layout_of,
)
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.widgets.scroll import ScrollArea
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.test_whole_games import recorded, remembered
from tests.rules.positions import position

BUTTONS = {role: number for number, role in XBOX.buttons.items()}
HATS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class Pad(Hands):
    """Thumbs on a controller: keys of the tests are pressed as its buttons, others cannot be."""

    def button(self, role: str) -> None:
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self.post(kind, instance_id=7, button=BUTTONS[role])

    def hat(self, way: str) -> None:
        for value in (HATS[way], (0, 0)):
            self.post(pygame.JOYHATMOTION, instance_id=7, hat=0, value=value)

    def key(self, name: str, mod: int = 0) -> None:
        if name in HATS:
            self.hat(name)
        else:
            self.button(
                {
                    "enter": "accept",
                    "esc": "back",
                    "tab": "right-shoulder",
                    "space": "left-stick",
                    "p": "right-stick",
                }[name]
            )


@pytest.fixture
def pad(tmp_path: Path) -> Pad:
    return Pad(tmp_path, Preferences(animation="off", language="en"))


def test_a_whole_game_with_a_controller_alone(tmp_path: Path) -> None:
    game = recorded("won")
    pad = Pad(tmp_path, remembered(game))
    posted: set[int] = set()
    post = pad.post
    pad.post = lambda kind, **values: (posted.add(kind), post(kind, **values))[1]  # type: ignore[method-assign]
    pad.app.push(TitleScene())
    pad.wait()
    while pad.top.form.focus is None or pad.top.form.focus.key != "new":
        pad.hat("up")
    pad.button("accept")
    pad.wait()
    assert isinstance(pad.top, SetupScene)
    while pad.top.form.focus is None or pad.top.form.focus.key != "start":
        pad.button("left-shoulder")
    pad.button("accept")
    pad.wait()
    for number, choice in enumerate(game["choices"]):
        carry_out(pad, choice, "pad")
        assert pad.table.session.log[-1].events[0]["option"] == choice, f"choice {number}: {choice}"
    assert isinstance(pad.top, EndingScene) and pad.state["result"]["won"]
    assert posted <= {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION}


def test_hints_show_the_device_in_use(pad: Pad) -> None:
    pad.position(position(2))
    texts = pad.app.texts
    assert "V" in pad.texts() and texts("key-name-space") in pad.texts()
    pad.button("view")
    pad.button("back")
    assert pad.app.pad is XBOX
    shown = pad.texts()
    assert "V" not in shown and texts("key-name-space") not in shown
    assert texts("pad-xbox-west") in shown and texts("pad-xbox-left-trigger") in shown
    pad.post(pygame.KEYDOWN, key=pygame.K_l, mod=0, unicode="l", scancode=0)
    assert pad.app.pad is None


def test_the_stick_steps_once_and_repeats_while_it_is_held(pad: Pad) -> None:
    pad.position(position(2, at=["energy-core", "energy-core"]))
    play = pad.table.input
    pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=0.9)
    first = play.focus
    pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=0.8)
    assert play.focus == first and first is not None
    assert pad.app.pads.wake() is not None
    pad.app.advance(REPEAT_AFTER_MS)
    assert play.focus != first
    pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=0.1)
    assert pad.app.pads.wake() is None


def test_a_trembling_stick_draws_nothing(pad: Pad) -> None:
    pad.position(position(2))
    pad.app.advance(5000)
    pad.app.show()
    frames = pad.app.frames
    for value in (0.1, -0.2, 0.3, 0.05):
        pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=value)
    assert not pad.app.show() and pad.app.frames == frames


def test_arrows_leave_the_board_for_everything_else(pad: Pad) -> None:
    table = pad.position(position(2, at=["cargo-hold", "bridge"], hands=[["data", "metal"], []]))
    pad.hat("down")
    assert table.input.focus is not None and table.input.focus.kind == "hand"
    pad.hat("right")
    assert table.input.focus is not None and table.input.focus.kind != "room"
    pad.hat("up")
    pad.hat("up")
    assert table.input.focus.kind == "room"


def test_the_menu_button_opens_the_menu(pad: Pad) -> None:
    pad.position(position(2))
    pad.button("menu")
    assert isinstance(pad.top, MenuScene)


def test_a_screen_that_a_controller_opens_shows_where_it_is(pad: Pad) -> None:
    pad.position(position(2))
    pad.hat("left")
    pad.button("menu")
    focus = pad.top.form.focus
    assert focus is not None and focus.key == "continue" and focus.focused
    pad.hat("down")
    assert pad.top.form.focus is not focus, "the first push goes on from there"


@pytest.mark.parametrize(
    ("name", "layout"),
    [
        ("Xbox 360 Controller", XBOX),
        ("PS4 Controller", PLAYSTATION),
        ("Sony Interactive Entertainment DualSense", PLAYSTATION),
        ("Nintendo Switch Pro Controller", SWITCH),
        ("Steam Virtual Gamepad", DECK),
        ("Some Gamepad", XBOX),
    ],
)
def test_a_controller_is_known_by_its_name(name: str, layout: Any) -> None:
    assert layout_of(name) is layout


SHOWN = (
    *("accept", "back", "west", "north", "view", "menu", "left-stick", "right-stick"),
    *("left-shoulder", "right-shoulder", "left-trigger", "right-trigger"),
)
"""Buttons that hints name."""


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.name)
def test_every_button_that_hints_show_exists(layout: Any, pad: Pad) -> None:
    assert set(SHOWN) <= {*layout.buttons.values(), *layout.triggers.values()}
    assert all(pad.app.texts(f"pad-{layout.name}-{role}") for role in SHOWN)


def test_no_button_stands_for_two_commands_in_one_place() -> None:
    for names in some(gamepads._COMMANDS.values()):
        for one, other in combinations(names, 2):
            assert not share_place(one, other), f"{one} and {other}"


def test_a_trigger_takes_back_once(pad: Pad) -> None:
    table = pad.position(position(2, at=["energy-core", "energy-core"]))
    moves = [o for o in table.session.decision["options"] if o.get("do") == "move"]
    for option in moves[0], {"do": "move", "room": "energy-core"}:
        table.propose(option)
        pad.wait()
    for value in (-1.0, 0.2, 0.9, 1.0):
        pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=2, value=value)
    assert table.session.history.cursor == 1
    for value in (0.0, -1.0, 1.0):
        pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=2, value=value)
    assert table.session.history.cursor == 0
    for value in (-1.0, 1.0):
        pad.post(pygame.JOYAXISMOTION, instance_id=7, axis=5, value=value)
    assert table.session.history.cursor == 1


def test_a_shoulder_that_is_held_is_a_key_that_is_held() -> None:
    pads, keys = Pads(), Keys()
    told = {"instance_id": 7, "button": BUTTONS["right-shoulder"]}
    down = pads.handle(pygame.Event(pygame.JOYBUTTONDOWN, told), keys, None)
    assert down is not None and [(e.type, e.key) for e in down] == [(pygame.KEYDOWN, pygame.K_TAB)]
    gone = pads.handle(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=7), keys, None)
    assert gone is not None and [(e.type, e.key) for e in gone] == [(pygame.KEYUP, pygame.K_TAB)]
    assert pads.handle(pygame.Event(pygame.JOYBUTTONUP, told), keys, None) == []


def test_no_controller_is_no_error() -> None:
    pads = Pads()
    pads.start()
    assert pads.update(1000) == [] and pads.wake() is None


def test_down_comes_to_every_row_of_the_menu(tmp_path: Path) -> None:
    hands = Pad(tmp_path)
    hands.position(position(2))
    hands.key("esc")
    form = hands.top.form
    rows = {round(widget.place[1]) for widget in form.widgets if not isinstance(widget, ScrollArea)}
    form.focus_on("continue", by_key=True)
    seen = {round(form.focus.place[1])}
    for _ in range(len(rows) + 2):
        hands.key("down")
        seen.add(round(form.focus.place[1]))
    assert seen == rows, "a wide button had drawn the focus past two rows"
