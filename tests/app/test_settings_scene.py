"""The settings: every control works by mouse and by keyboard, at once and for good."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pygame
import pytest

from game.app.drawing.colours.theme import SIZES
from game.app.drawing.viewport import centre
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.settings import settings_pages
from game.app.scenes.settings.settings_pages import PAGES
from game.app.scenes.settings.settings_scene import SettingsScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.widgets.slider import Slider
from game.storage.settings.preferences import Preferences, PreferencesFile
from game.storage.settings.setting import on_page, settings_of
from tests.app.stage import Hands

Show = Callable[[Scene], Hands]
FIELDS = {page: [setting.field for setting in on_page(Preferences, page)] for page in PAGES}
CONTROLS = {setting.field: setting.control for setting in settings_of(Preferences)}
SWITCHES = [
    *("abilities", "contrast", "reduced_motion", "mute", "captions"),
    *(name for name in FIELDS["game"] if isinstance(getattr(Preferences(), name), bool)),
]


def kept(hands: Hands) -> Preferences:
    return PreferencesFile(hands.app.home.settings).load()[0]


def spot(hands: Hands, key: str) -> tuple[float, float]:
    """The middle of a control on the screen, in units of the window, scrolled to."""
    widget = hands.widget(key)
    hands.scene.form.focus_on(key, by_key=True)
    hands.run()
    return centre(widget.place)


def test_every_setting_stands_on_a_page() -> None:
    on_pages = [name for names in FIELDS.values() for name in names]
    assert len(on_pages) == len(set(on_pages))
    assert {f.name for f in fields(Preferences)} - set(on_pages) == {
        "window",
        "maximised",
        "new_game",
        "lent_speed",
    }


def test_title_and_key_lead_to_the_settings(show: Show) -> None:
    hands = show(TitleScene())
    hands.click("settings")
    assert isinstance(hands.scene, SettingsScene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
    hands.key(pygame.K_F2)
    assert isinstance(hands.scene, SettingsScene)
    hands.key(pygame.K_F2)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene), "they open once"


def test_many_languages_stand_in_lines(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"x{n}" for n in range(10)]
    monkeypatch.setattr(settings_pages, "languages", lambda: names)
    monkeypatch.setattr(settings_pages, "language_name", lambda name: f"Language {name}")
    hands = show(SettingsScene("reading"))
    row = hands.widget("language")
    assert [cell.value for cell in row.cells] == ["", *names]
    places = [pygame.FRect(cell.rect) for cell in row.cells]
    assert len({place.y for place in places}) > 1
    assert all(one.collidelist(places[n + 1 :]) < 0 for n, one in enumerate(places))
    assert not any(record.cut for record in hands.app.draw().texts)
    hands.click(centre(row.cells[7].rect))
    assert hands.app.settings.language == "x6"
    hands.scene.form.focus_on("language", by_key=True)
    hands.key(pygame.K_RIGHT)
    assert hands.app.settings.language == "x7"


def test_arrows_lead_past_a_slider_and_out_of_a_choice_of_one(show: Show) -> None:
    hands = show(SettingsScene())
    hands.scene.form.focus_on("display", by_key=True)
    hands.key(pygame.K_DOWN)
    assert hands.scene.form.focus.key == "interface"
    hands.key(pygame.K_DOWN)
    hands.scene.form.focus_on("interface", by_key=True)
    hands.key(pygame.K_UP)
    assert hands.app.settings.interface == Preferences().interface, "walking by changes nothing"
    assert hands.scene.form.focus.key == "display"
    hands.key(pygame.K_LEFT)
    assert hands.scene.form.focus.key == "pages"
    hands.key(pygame.K_RIGHT)
    assert hands.scene.form.focus.key != "pages" and hands.scene.opened == "screen", "into the page"


@pytest.mark.parametrize("page", PAGES)
def test_pages_by_click_and_by_keyboard(show: Show, page: str) -> None:
    hands = show(SettingsScene())
    cell = next(c for c in hands.widget("pages").cells if c.value == page)  # type: ignore[attr-defined]
    hands.click(centre(cell.rect))
    assert hands.scene.opened == page
    assert hands.app.texts(f"settings-page-{page}") in hands.words()
    hands.scene.form.focus_on("pages", by_key=True)
    hands.key(pygame.K_UP)
    before = PAGES[max(0, PAGES.index(page) - 1)]
    assert hands.scene.opened == before


ANSWERS: list[tuple[str, str, Any]] = [
    ("motion", "animation", "slow"),
    ("reading", "palette", "deutan"),
    ("reading", "language", "en"),
    ("screen", "fullscreen", True),
    ("game", "kept_games", 10),
    ("game", "captain_seconds", 5),
]


@pytest.mark.parametrize(("page", "field", "value"), ANSWERS)
def test_one_of_several_by_click(show: Show, page: str, field: str, value: Any) -> None:
    hands = show(SettingsScene(page))
    widget: Any = hands.widget(CONTROLS.get(field, field))
    cell = next(c for c in widget.cells if c.value == value)
    hands.click(centre(cell.rect))
    assert getattr(hands.app.settings, field) == value
    assert getattr(kept(hands), field) == value


@pytest.mark.parametrize("field", SWITCHES)
@pytest.mark.parametrize("by_key", [False, True])
def test_switches(show: Show, field: str, by_key: bool) -> None:
    page = next(p for p, names in FIELDS.items() if field in names)
    hands = show(SettingsScene(page))
    before = getattr(hands.app.settings, field)
    key = CONTROLS.get(field, field)
    for _ in range(2):
        if by_key:
            hands.scene.form.focus_on(key, by_key=True)
            hands.key(pygame.K_SPACE)
        else:
            hands.click(spot(hands, key))
        before = not before
        assert getattr(hands.app.settings, field) == before == getattr(kept(hands), field)


SLIDERS = [("screen", "interface"), ("reading", "text"), *(("sound", n) for n in FIELDS["sound"][:4])]


@pytest.mark.parametrize(("page", "field"), SLIDERS)
def test_sliders_by_keys_drag_and_wheel(show: Show, page: str, field: str) -> None:
    hands = show(SettingsScene(page))
    form = hands.scene.form

    def value() -> int:
        assert getattr(kept(hands), field) == getattr(hands.app.settings, field)
        return getattr(hands.app.settings, field)

    def slider() -> Slider:
        found = hands.widget(field)
        assert isinstance(found, Slider) and found.value == value()
        return found

    least, most = slider().ends
    form.focus_on(field, by_key=True)
    hands.key(pygame.K_END)
    assert value() == most
    form.focus_on(field, by_key=True)
    hands.key(pygame.K_LEFT)
    assert value() == most - slider().step
    hands.key(pygame.K_HOME)
    assert value() == least
    hands.key(pygame.K_PAGEUP)
    assert value() == least + 5 * slider().step
    hands.app.change_settings(**{field: 100})
    hands.run()
    # the rest by mouse, in the units of a window that shows everything
    knob = slider()
    place = hands.scene.form.kit.viewport
    scale = place.scale / hands.app.kit.viewport.scale

    def at(amount: float) -> tuple[float, float]:
        widget: Any = hands.widget(field)
        x, y = widget.place_of(amount), centre(widget.place)[1]
        return x * scale, y * scale

    hands.move(at(100))
    hands.down(at(100))
    for amount in (least + 10, least + 20, least + 30):
        hands.move(at(amount))
    hands.up(at(least + 30))
    assert value() == least + 30
    hands.app.change_settings(**{field: 100})
    hands.run()
    hands.click(at(100))
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    hands.run()
    assert value() == 100 - knob.step or value() == least


def test_a_volume_is_heard_while_it_is_dragged_but_sizes_wait(show: Show) -> None:
    hands = show(SettingsScene("sound"))
    slider: Any = hands.widget("music")
    y = centre(slider.rect)[1]
    hands.down((slider.place_of(70), y))
    hands.move((slider.place_of(20), y))
    assert hands.app.settings.music == 20
    hands.move((slider.place_of(40), y + 300))
    assert hands.app.settings.music == 40, "the pointer may leave the track"
    hands.up((slider.place_of(40), y + 300))
    hands = show(SettingsScene("reading"))
    slider = hands.widget("text")
    y = centre(slider.rect)[1]
    hands.down((slider.place_of(100), y))
    hands.move((slider.place_of(150), y))
    assert hands.app.settings.text == 100
    hands.up((slider.place_of(150), y))
    assert hands.app.settings.text == 150


@pytest.mark.parametrize("page", PAGES)
def test_reset_and_back(show: Show, page: str) -> None:
    changed: dict[str, Any] = {
        "screen": {"interface": 90},
        "reading": {"contrast": True, "palette": "protan"},
        "motion": {"animation": "slow", "reduced_motion": True},
        "sound": {"music": 10, "mute": True},
        "keys": {"keys": (("move", "g"),)},
        "game": {"confirm": False, "confirm_leave": True},
    }[page]
    hands = show(SettingsScene(page))
    hands.app.change_settings(animation="normal")
    reset = hands.widget("reset")
    assert page == "motion" or not reset.enabled, "nothing to reset, and the button says so"
    hands.app.change_settings(**changed)
    other = {"mute": True} if page != "sound" else {"contrast": True}
    hands.app.change_settings(**other)
    hands.run()
    hands.scene.form.focus_on("reset", by_key=True)
    hands.key(pygame.K_RETURN)
    first = Preferences()
    for name in FIELDS[page]:
        assert getattr(hands.app.settings, name) == getattr(first, name), name
    for name, value in other.items():
        assert getattr(hands.app.settings, name) == value, "other pages stay"
    hands.key(pygame.K_RETURN)
    for name, value in changed.items():
        assert getattr(hands.app.settings, name) == value == getattr(kept(hands), name), name


def test_the_room_beside_the_rows_wears_the_settings(show: Show) -> None:
    hands = show(SettingsScene("reading"))
    name, ability = hands.app.texts("room-bridge"), "Damage cards"
    assert name in hands.words() and ability not in hands.words()
    hands.click(spot(hands, "abilities"))
    assert ability in hands.words()
    size = {text.text: text.size for text in hands.app.draw().texts}[name]
    hands.app.change_settings(text=150)
    hands.run()
    for area in hands.scene.form.areas():
        area.scroll_to(area.furthest, at_once=True)
    larger = {text.text: text.size for text in hands.app.draw().texts}[name]
    assert larger > size and {size, larger / 1.5} <= set(SIZES), "its words grow as those of the table"


# keys


def give(hands: Hands, command: str, key: int) -> None:
    hands.scene.form.focus_on(f"key-{command}", by_key=True)
    hands.key(pygame.K_RETURN)
    assert hands.scene.waiting_for == command
    hands.key(key)


def test_a_free_key_is_given(show: Show) -> None:
    hands = show(SettingsScene("keys"))
    give(hands, "move", pygame.K_g)
    assert hands.app.settings.keys == (("move", "g"),) == kept(hands).keys
    assert hands.app.kit.keys.label("move", hands.app.texts) == "G"
    assert "G" in hands.words().splitlines() and "M" not in hands.words().splitlines()


def test_a_taken_key_is_swapped_after_a_question(show: Show) -> None:
    hands = show(SettingsScene("keys"))
    give(hands, "share", pygame.K_m)
    assert isinstance(hands.scene, ConfirmScene)
    assert "Move" in hands.words() and "S instead" in hands.words()
    hands.key(pygame.K_RETURN)
    assert dict(hands.app.settings.keys) == {"share": "m", "move": "s"}
    give(hands, "share", pygame.K_s)
    hands.key(pygame.K_ESCAPE)
    assert dict(hands.app.settings.keys) == {"share": "m", "move": "s"}, "Back changes nothing"


def test_what_cannot_be_had_is_told_and_waited_for(show: Show) -> None:
    hands = show(SettingsScene("keys"))
    give(hands, "move", pygame.K_TAB)
    assert "Tab cannot be reassigned" in hands.words()
    hands.key(pygame.K_LSHIFT)
    assert "cannot be used alone" in hands.words()
    hands.key(pygame.K_F11)
    assert isinstance(hands.scene, ConfirmScene), "F11 belongs to the full screen: swap?"
    hands.key(pygame.K_ESCAPE)
    assert not hands.app.window.fullscreen
    give(hands, "log", pygame.K_r)
    assert isinstance(hands.scene, SettingsScene)
    assert "Change “Repair” first" in hands.words()
    give(hands, "move", pygame.K_ESCAPE)
    assert isinstance(hands.scene, SettingsScene) and hands.scene.waiting_for is None
    assert hands.app.settings.keys == ()


def test_window_commands_everywhere_but_while_typing(show: Show) -> None:
    hands = show(SettingsScene())
    hands.key(pygame.K_F10)
    assert hands.app.settings.interface == 110
    hands.key(pygame.K_F9)
    hands.key(pygame.K_F9)
    assert hands.app.settings.interface == 90
    hands.key(pygame.K_n)
    assert hands.app.settings.mute
    from game.app.scenes.setup.setup_scene import SetupScene

    hands = show(SetupScene())
    hands.scene.form.focus_on("name-0")
    hands.type("n")
    assert hands.app.settings.mute, "the letter belongs to the name"
    hands.key(pygame.K_F10)
    assert hands.app.settings.interface == 100
