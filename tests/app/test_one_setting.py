"""A setting is declared in one place: it stands on its page, obeys hands, is written and read back."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.scenes.settings.settings_pages import PAGES
from game.app.scenes.settings.settings_scene import SettingsScene
from game.app.shell.app import App
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences, PreferencesFile
from game.storage.settings.setting import Kind, choice, on_page, percent, settings_of, switch
from game.texts import Texts
from tests.app.stage import Hands

WORDS = """
settings-star-dust = Star dust
settings-star-dust-note = Dust drifts past the ship.
settings-glare = Glare
settings-glare-note = How bright the sun is.
settings-view-from = View
settings-view-from-note = From where the ship is seen.
settings-view-from-near = Near
settings-view-from-far = Far
"""


@dataclass(frozen=True)
class More(Preferences):
    """The settings, and three more: nothing else says anything of them but their words."""

    star_dust: bool = switch("motion")
    glare: int = percent("reading", 40, (0, 80), 20)
    view_from: str = choice("game", "far", ("near", "far"))


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    own = tmp_path / "own"
    own.mkdir()
    (own / "more.ftl").write_text(WORDS, encoding="utf-8")
    home = Home(tmp_path, tmp_path / "logs")
    return Hands(App(home, (1280, 720), More(animation="off"), speak=lambda *_: Texts("en", [own])))


def kept(hands: Hands) -> More:
    found, broken = PreferencesFile(hands.app.home.settings, form=More).load()
    assert broken is None and isinstance(found, More)
    return found


def shown(hands: Hands, page: str) -> Any:
    hands.app.reset(SettingsScene(page))
    hands.run()
    return hands.scene


def reached(hands: Hands, control: str) -> Any:
    widget: Any = hands.widget(control)
    hands.scene.form.focus_on(control, by_key=True)
    hands.run()
    return widget


def test_a_switch(hands: Hands) -> None:
    shown(hands, "motion")
    hands.click(centre(reached(hands, "star-dust").place))
    assert hands.app.settings == kept(hands)
    assert kept(hands).star_dust is True
    assert "Star dust" in hands.words() and "Dust drifts past the ship." in hands.words()


def test_per_cents(hands: Hands) -> None:
    shown(hands, "reading")
    reached(hands, "glare")
    hands.key(pygame.K_END)
    assert kept(hands).glare == 80
    hands.key(pygame.K_LEFT)
    assert kept(hands).glare < 80


def test_one_of_several(hands: Hands) -> None:
    shown(hands, "game")
    widget = reached(hands, "view-from")
    near = next(cell for cell in widget.cells if cell.value == "near")
    hands.click(centre(near.rect))
    assert kept(hands).view_from == "near" and "Near" in hands.words()


def test_it_is_reset_with_its_page(hands: Hands) -> None:
    scene = shown(hands, "game")
    hands.app.change_settings(view_from="near", confirm=False)
    scene.reset()
    assert kept(hands) == More(animation="off", window=kept(hands).window)


def test_a_senseless_value_is_told_and_the_others_count() -> None:
    file = {**json.loads(json.dumps(More(star_dust=True).to_json())), "glare": 90, "view_from": "above"}
    found, wrong = More.judged(file)
    assert found == More(star_dust=True) and wrong == ("glare", "view_from")


def test_every_setting_says_what_it_is() -> None:
    form = json.loads(json.dumps(Preferences().to_json()))
    for setting in settings_of(Preferences):
        assert (setting.page in PAGES) == (setting.kind != Kind.UNSEEN)
        if form[setting.field] is not None:
            assert setting.reader(form[setting.field], []) == setting.default
    assert sum(len(on_page(Preferences, page)) for page in PAGES) > 25


def test_a_field_without_a_kind_is_refused() -> None:
    @dataclass(frozen=True)
    class Bare(Preferences):
        strange: list[int] = field(default_factory=list)

    with pytest.raises(TypeError, match="strange"):
        list(settings_of(Bare))
