"""Whoever has no keys writes all the same: with a controller, with a finger, with the pointer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.bindings.gamepads import XBOX
from game.app.drawing.viewport import centre
from game.app.forms.keyboard_scene import KeyboardScene
from game.app.navigation import routes
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.scenes.saves.naming_scene import NamingScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.widgets.text_field import TextField
from game.storage.settings.preferences import Preferences
from game.texts import Texts, languages
from tests.app.stage import Hands, open_app
from tests.looped import some

BUTTONS = {role: number for number, role in XBOX.buttons.items()}
HATS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


def press(hands: Hands, role: str) -> None:
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        pygame.event.post(pygame.Event(kind, instance_id=7, joy=7, button=BUTTONS[role]))
    hands.run()


def push(hands: Hands, way: str) -> None:
    for value in (HATS[way], (0, 0)):
        pygame.event.post(pygame.Event(pygame.JOYHATMOTION, instance_id=7, joy=7, hat=0, value=value))
    hands.run()


def go_to(hands: Hands, key: str) -> None:
    """Walk by the cross alone, towards a key."""
    form = hands.scene.form
    for _ in range(40):
        here, there = centre(form.focus.place), centre(form.find(key).place)
        if form.focus.key == key:
            return
        x, y = there[0] - here[0], there[1] - here[1]
        push(hands, ("down" if y > 0 else "up") if abs(y) > 20 else ("right" if x > 0 else "left"))
    raise AssertionError(f"{key} is not reached")


def key_of(hands: Hands, letter: str) -> str:
    return next(w.key for w in hands.scene.form.widgets if getattr(w, "value", "") == letter)


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(open_app(tmp_path, settings=Preferences(animation="off", language="en")))


def named(hands: Hands) -> tuple[NamingScene, list[str]]:
    given: list[str] = []
    scene = NamingScene("?", "Old name", "Go", lambda name: given.append(name) and None, fresh=True)
    hands.app.push(scene)
    return scene, given


def test_a_name_is_given_by_controller_alone(hands: Hands) -> None:
    hands.app.use(XBOX)
    scene, given = named(hands)
    press(hands, "accept")
    assert isinstance(hands.scene, KeyboardScene)
    go_to(hands, "capital")
    press(hands, "accept")
    for letter in "Ok7":
        go_to(hands, key_of(hands, letter))
        press(hands, "accept")
    go_to(hands, "erase")
    press(hands, "accept")
    press(hands, "back")
    assert hands.scene is scene and scene.name == "Ok", "what was suggested gives way"
    while scene.form.focus is None or scene.form.focus.key != "yes":
        press(hands, "right-shoulder")
    press(hands, "accept")
    assert given == ["Ok"]


def test_every_field_opens_it(hands: Hands) -> None:
    app = hands.app
    for route, scene in ((routes.Setup(), SetupScene), (routes.Rulebook(), RulebookScene)):
        app.start(route)
        hands.run()
        assert isinstance(hands.scene, scene)
        fields = [w.key for w in hands.scene.form.widgets if isinstance(w, TextField)]
        assert fields
        for field in some(fields):
            app.top.form.focus_on(field, by_key=True)  # type: ignore[union-attr]
            press(hands, "accept")
            assert isinstance(hands.scene, KeyboardScene), field
            press(hands, "accept")
            assert hands.scene.field is not None and hands.scene.field.text.endswith("q")
            press(hands, "back")


def test_a_finger_opens_it_and_the_pointer_writes(hands: Hands) -> None:
    scene, _ = named(hands)
    at = hands.pixels(centre(hands.widget("name").place))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=at, button=1, touch=True))
    hands.run()
    assert isinstance(hands.scene, KeyboardScene)
    hands.click(key_of(hands, "q"))
    hands.type("z")
    hands.click("left")
    hands.click("space")
    assert scene.name.endswith("q z")
    hands.click("done")
    assert hands.scene is scene


def test_letters_of_korean_become_syllables(tmp_path: Path) -> None:
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="ko")))
    hands.app.use(XBOX)
    scene, _ = named(hands)
    press(hands, "accept")
    for letter in "ㅎㅏㄴㄴㅏ":
        go_to(hands, key_of(hands, letter))
        press(hands, "accept")
    assert scene.name == "한나", "what was suggested gives way to the first letter"
    go_to(hands, "erase")
    press(hands, "accept")
    assert scene.name == "한"


def test_a_full_field_keeps_the_end_of_a_korean_syllable(tmp_path: Path) -> None:
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="ko")))
    scene, _ = named(hands)
    scene.fresh = False
    hands.app.open(routes.Keyboard(scene, "name"))
    keyboard = hands.app.top
    assert isinstance(keyboard, KeyboardScene) and keyboard.field is not None
    limit = keyboard.field.limit
    for _ in range(limit):
        for letter in "ㅎㅏㄴ":
            keyboard.write(letter)
    full = scene.name
    assert len(full) == limit and full.endswith("한")
    keyboard.write("ㅏ")
    assert scene.name == full, "there is no room for another syllable"
    keyboard.press_key(pygame.K_BACKSPACE)
    for letter in "하":
        keyboard.write(letter)
    keyboard.write("ㄴ")
    assert scene.name == full, "what joins the last one has room"


def test_keys_open_none(hands: Hands) -> None:
    named(hands)
    hands.key(pygame.K_RETURN)
    assert not isinstance(hands.scene, KeyboardScene)


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_the_language_is_there(language: str, hands: Hands) -> None:
    """All that names are written with, but for signs of Chinese and Japanese; Korean ones are joined."""
    texts = Texts(language)
    letters = set(texts("keyboard-letters"))
    if language in ("ja", "ko", "zh", "zh-Hant"):
        assert len(letters) > 25
        return
    said = {letter for key in texts.own_ids for letter in texts._entries[key].source.lower()}
    alphabet = {letter for letter in said if letter.isalpha() and letter not in "ºªσ×àâæëïûüêåλω"}
    tongue = {letter for letter in alphabet if not letter.isascii()}
    assert sorted(tongue - letters) == []


@pytest.mark.parametrize("language", languages())
def test_capitals_have_the_keys_of_the_small_letters(language: str, hands: Hands) -> None:
    """A letter without a capital of its own stays: two letters S stood for one."""
    hands.app.change_settings(language=language)
    named(hands)
    hands.app.open(routes.Keyboard(hands.app.top, "name"))
    keyboard = hands.app.top
    assert isinstance(keyboard, KeyboardScene)
    small = keyboard.rows(hands.app.kit)
    keyboard.capital = not keyboard.capital
    capital = keyboard.rows(hands.app.kit)
    assert [len(row) for row in small] == [len(row) for row in capital]
    assert all(len({*row}) == len(row) for row in (*small, *capital))
