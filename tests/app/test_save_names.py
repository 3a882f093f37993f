"""Saving a game under a name: what is typed, what cannot be one, and where a refusal is told."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.shell.app import App
from game.storage.games.save_names import LONGEST
from tests.app.saved_games import at_table, keep, plain
from tests.app.stage import Hands


def test_save_as_from_the_menu(app: App, show: Callable[[Scene], Hands]) -> None:
    hands, session = at_table(app, show)
    hands.click("save")
    assert hands.widget("name").text == "Turn 1 · Ada, Bo", "a name is suggested"  # type: ignore[attr-defined]
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, MenuScene)
    assert "Saved as “Turn 1 · Ada, Bo”." in plain(hands)
    (entry,) = app.library.list()
    assert app.library.load(entry) == session.to_json()
    assert entry.summary is not None and entry.summary.marks == (2, 3)
    picture = app.library.read(entry).picture
    assert entry.picture is not None and picture is not None and picture[:3] == b"\xff\xd8\xff", "a JPEG"


def test_a_name_that_is_taken_sends_the_old_game_to_the_deleted_ones(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    keep(app, "Friday")
    hands, session = at_table(app, show, 3)
    hands.click("save")
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.widget("name").set_text("friday")  # type: ignore[attr-defined]
    assert "This replaces the game of the same name" in plain(hands)
    hands.click("yes")
    (entry,) = app.library.list()
    assert entry.name == "friday" and app.library.load(entry) == session.to_json()
    assert len(list(app.library.deleted.iterdir())) == 1


@pytest.mark.parametrize(
    ("name", "words"), [("   ", "needs a name"), ("a\U0001f600", "Character 2 cannot be used")]
)
def test_a_name_that_cannot_be_is_refused_in_words(
    app: App, show: Callable[[Scene], Hands], name: str, words: str
) -> None:
    hands, _ = at_table(app, show)
    hands.click("save")
    hands.widget("name").set_text(name)  # type: ignore[attr-defined]
    assert words in plain(hands)
    hands.key(pygame.K_RETURN)
    assert app.library.list() == []
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, MenuScene)


def test_a_name_that_is_too_long_says_where_it_ends(app: App, show: Callable[[Scene], Hands]) -> None:
    """What was typed beyond that was left out without a word."""
    hands, _ = at_table(app, show)
    hands.click("save")
    hands.widget("name").set_text("x" * (LONGEST - 1))  # type: ignore[attr-defined]
    said = app.texts("naming-longest", count=LONGEST)
    assert str(LONGEST) in said and said not in plain(hands)
    hands.key(pygame.K_END)
    hands.type("yz")
    assert hands.widget("name").text == "x" * (LONGEST - 1) + "y"  # type: ignore[attr-defined]
    assert said in plain(hands)
    hands.click("yes")
    assert [entry.name for entry in app.library.list()] == ["x" * (LONGEST - 1) + "y"]


def test_a_full_disk_is_told_where_the_name_is_typed(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, _ = at_table(app, show)
    hands.click("save")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.storage.files.atomic.os.fsync", full)
        hands.click("yes")
        assert "the disk is full" in plain(hands)
    hands.click("yes")
    assert isinstance(hands.scene, MenuScene) and len(app.library.list()) == 1


def test_a_folder_that_cannot_be_read_is_told_where_the_name_is_typed(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands, _ = at_table(app, show)
    app.library.folder.write_text("in the way", encoding="utf-8")
    hands.click("save")
    hands.click("yes")
    assert "That did not work" in plain(hands)


def test_the_key_that_opens_a_name_is_no_letter_of_it(app: App, show: Callable[[Scene], Hands]) -> None:
    """The system reports R as a key and as a letter; and Space on a button as a blank."""
    keep(app, "Friday")
    hands = show(SavesScene())
    hands.type("r")
    assert hands.widget("name").text == "Friday"  # type: ignore[attr-defined]
    hands.key(pygame.K_ESCAPE)
    hands.scene.form.focus_on("rename", by_key=True)  # type: ignore[attr-defined]
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=" "))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    hands.run()
    assert hands.widget("name").text == "Friday"  # type: ignore[attr-defined]
    hands.key(pygame.K_END)
    hands.type("r")
    assert hands.widget("name").text == "Fridayr", "what is typed after it counts"  # type: ignore[attr-defined]


def test_a_key_that_is_held_down_types_nothing_into_the_field_it_opened(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    keep(app, "Friday")
    hands = show(SavesScene())
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r", scancode=0))
    for _ in range(5):
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text="r"))
    hands.run()
    assert hands.widget("name").text == "Friday"  # type: ignore[attr-defined]


def test_typing_replaces_the_name_that_is_suggested(app: App, show: Callable[[Scene], Hands]) -> None:
    hands, _ = at_table(app, show)
    hands.click("save")
    hands.type("Bo")
    assert hands.widget("name").text == "Bo"  # type: ignore[attr-defined]
