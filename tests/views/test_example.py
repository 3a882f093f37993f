"""The example of docs/architecture.md, "How to write a screen": what the page says can be done is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.shell.app import App
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts, language_of
from tests.app.stage import Hands
from tests.app.test_keyboard_scene import press, push
from tests.screens.words import faults

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
NAMES = ["Aurora", "Borealis of the Southern Skies", "Calypso", "Dawn Treader", "Endurance"]
SAID = {
    "en": ("Share a ship", "Copy ship code", "Save picture", "Close"),
    "ja": ("宇宙船を共有する", "船のコードをコピー", "画像を保存", "閉じる"),
}
IDS = ("share-title", "share-copy", "share-save", "share-close")


class Shown(NamedTuple):
    """The example in a window, and what its buttons were told."""

    hands: Hands
    below: Scene
    told: list[tuple[str, str]]


def example() -> Any:
    """Return the class of the page's example."""
    section = PAGE.read_text(encoding="utf-8").partition("## How to write a screen")[2]
    found = re.search(r"```python\n(.*?)```", section, re.S)
    assert found is not None
    named: dict[str, Any] = {}
    exec(compile(found[1], str(PAGE), "exec"), named)
    return named["ShareScene"]


@pytest.fixture(params=[("en", 100), ("ja", 200)], ids=["English", "large Japanese"])
def shown(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shown]:
    language, size = request.param
    own = tmp_path / "own"
    own.mkdir()
    lines = [f"{id} = {words}\n" for id, words in zip(IDS, SAID[language], strict=True)]
    (own / "share.ftl").write_text("".join(lines), encoding="utf-8")

    def speak(wanted: str, preferred: list[str]) -> Texts:
        return Texts(language_of(wanted, preferred), [own])

    settings = Preferences(animation="off", language=language, text=size)
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), settings, speak)
    told: list[tuple[str, str]] = []
    below = Scene()
    app.reset(below)
    app.push(
        example()(NAMES, lambda name: told.append(("copy", name)), lambda name: told.append(("save", name)))
    )
    hands = Hands(app)
    hands.run()
    yield Shown(hands, below, told)


def test_its_words_are_whole(shown: Shown) -> None:
    canvas = shown.hands.app.draw()
    assert faults(canvas) == []
    shown_words = "".join(text.text for text in canvas.texts).replace(" ", "")
    texts = shown.hands.app.kit.texts
    for words in (NAMES[0], *(texts(id) for id in IDS)):
        assert words.replace(" ", "") in shown_words


def test_the_mouse_uses_all_of_it(shown: Shown) -> None:
    hands = shown.hands
    place = hands.scene.laid.rect(("who", NAMES[1]))
    hands.click((place[0] + place[2] / 2, place[1] + place[3] / 2))
    assert hands.scene.chosen == NAMES[1]
    hands.click("copy")
    hands.click("save")
    assert shown.told == [("copy", NAMES[1]), ("save", NAMES[1])]
    hands.click("close")
    assert hands.scene is shown.below


def test_keys_use_all_of_it(shown: Shown) -> None:
    hands = shown.hands
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert hands.scene.form.focus.key == "who"
    hands.key(pygame.K_DOWN)
    assert hands.scene.chosen == NAMES[1]
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    assert hands.scene.form.focus.key == "save"
    hands.key(pygame.K_SPACE)
    assert shown.told == [("copy", NAMES[0]), ("save", NAMES[1])]
    hands.key(pygame.K_ESCAPE)
    assert hands.scene is shown.below


def test_a_controller_uses_all_of_it(shown: Shown) -> None:
    hands = shown.hands
    press(hands, "accept")
    press(hands, "left-shoulder")
    push(hands, "down")
    assert hands.scene.chosen == NAMES[1]
    press(hands, "right-shoulder")
    press(hands, "right-shoulder")
    press(hands, "accept")
    assert shown.told == [("copy", NAMES[0]), ("save", NAMES[1])]
    press(hands, "back")
    assert hands.scene is shown.below


def test_what_the_keys_choose_is_seen(shown: Shown) -> None:
    hands = shown.hands
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    for _ in NAMES[1:]:
        hands.key(pygame.K_DOWN)
    assert hands.scene.chosen == NAMES[-1]
    assert NAMES[-1] in hands.words() and faults(hands.app.draw()) == []
