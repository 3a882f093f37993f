"""The saved games on screen: loading, renaming, deleting, and files with which something is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable

import pygame

from game.app.drawing.viewport import centre
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.saves.ship_list import ShipList
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.storage.games.savefile import read_save
from tests.app.saved_games import begin, keep, names, plain
from tests.app.stage import Hands


def test_sharing_a_saved_game_has_a_name_and_a_tip(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "Friday")
    hands = show(SavesScene())
    assert hands.widget("share").tip == app.texts("share-open-tip")
    assert app.texts("saves-share") in hands.words().splitlines()


def test_load_by_mouse_goes_on_at_the_very_choice(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one", "two", "three")
    wanted = begin(app, 3).to_json()
    app.library.save("wanted", wanted)
    show(TitleScene())
    hands = Hands(app)
    hands.click("load")
    assert isinstance(hands.scene, SavesScene)
    rows = hands.widget("list")
    assert isinstance(rows, ShipList)
    number = next(n for n, entry in enumerate(rows.entries) if entry.name == "wanted")
    x, y, w, h = dict(rows.shown())[number]
    hands.click((x + w / 2, y + h / 2))
    assert "wanted" in hands.words() and "Ada" in hands.words()
    hands.click("load")
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert session.to_json() == wanted and len(session.log) == 4
    assert read_save(app.shelf.path).game == wanted, "it is the game in progress now"


def test_everything_by_keyboard(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one", "two", "three")
    hands = show(SavesScene())
    order = [entry.name for entry in hands.scene.entries]
    hands.key(pygame.K_RIGHT)
    assert hands.scene.entry.name == order[1]
    hands.key(pygame.K_END)
    assert hands.scene.entry.name == order[2]
    hands.key(pygame.K_HOME)
    assert hands.scene.entry.name == order[0]
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RETURN)
    assert order[0] not in names(app) and f"“{order[0]}” was deleted" in plain(hands)
    hands.key(pygame.K_z)
    assert names(app) == sorted(order), "it is back"
    hands.key(pygame.K_r)
    hands.type("!")
    hands.key(pygame.K_RETURN)
    assert f"{order[0]}!" in names(app)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_escape_goes_back(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one")
    hands = show(TitleScene())
    hands.click("load")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


def test_a_finished_game_is_looked_at_and_leaves_the_game_in_progress(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    over = begin(app)
    while over.decision is not None:
        over.apply(over.decision["options"][-1])
    app.library.save("finished", over.to_json())
    current = begin(app, 2).to_json()
    hands = show(SavesScene())
    assert "Lost" in hands.words() and "View the board" in hands.words()
    hands.click("load")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.decision is None
    assert read_save(app.shelf.path).game == current
    assert names(app) == ["finished"]


def test_enter_opens_a_game_of_the_tab_that_was_clicked(app: App, show: Callable[[Scene], Hands]) -> None:
    over = begin(app)
    while over.decision is not None:
        over.apply(over.decision["options"][-1])
    keep(app, "Friday")
    app.library.save("finished", over.to_json())
    hands = show(SavesScene())
    hands.click(centre(hands.widget("tab").cells[2].rect))  # type: ignore[attr-defined]
    assert hands.scene.entry.name == "finished" and "View the board" in hands.words()
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene) and hands.scene.session.decision is None
    table = hands.scene
    hands.run()
    prompt = table.prompt_words()
    assert prompt is not None and "Space, or the button here" in prompt[1], "the key that is on the button"
    hands.key(pygame.K_SPACE)
    assert isinstance(hands.scene, EndingScene)


def test_damaged_files_are_told_beside_the_list(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "sound")
    path = app.library.folder / "broken.json"
    path.write_text('{"format":', encoding="utf-8")
    hands = show(SavesScene())
    while hands.scene.entry.name != "broken":
        hands.key(pygame.K_RIGHT)
    words = plain(hands)
    assert "its end is missing" in words and "broken.json, line 1, column 11" in words
    assert not {"load", "watch", "rename"} & set(hands.controls())
    hands.key(pygame.K_RETURN)
    assert "cannot be loaded" in plain(hands) and isinstance(hands.scene, SavesScene)
    assert path.read_text(encoding="utf-8") == '{"format":'
    hands.key(pygame.K_DELETE)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RETURN)
    assert names(app) == ["sound"]


def test_a_game_of_a_newer_version_is_not_called_damaged(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "later")
    path = next(app.library.folder.glob("*.json"))
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), "version": 99}), "utf-8")
    words = plain(show(SavesScene()))
    assert "Newer version" in words and "can continue it" in words
    assert "Damaged" not in words and "delete it" not in words and "Enter load" not in words


def test_a_game_of_other_rules_says_where_it_differs(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app, 2)
    game = session.to_json()
    game["choices"][1] = {"do": "dance"}
    app.library.save("strange", game)
    hands = show(SavesScene())
    hands.click("load")
    assert isinstance(hands.scene, SavesScene)
    words = plain(hands)
    assert "break the rules" in words and "choices[1]" in words
    assert not hands.widget("load").enabled
    assert read_save(app.shelf.path).game == session.to_json(), "nothing has changed"


def test_a_file_that_vanishes_is_said_to_be_gone(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one", "two")
    hands = show(SavesScene())
    hands.scene.entry.path.unlink()
    hands.click("load")
    assert "no longer exists" in plain(hands) and len(hands.scene.entries) == 1


def test_an_empty_library_says_how_to_fill_it_and_begins_a_game(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    assert "load" not in show(TitleScene()).controls()
    hands = show(SavesScene())
    assert "No saved games yet" in plain(hands) and hands.controls() == ["back", "records", "paste", "start"]
    hands.click("start")
    assert isinstance(hands.scene, SetupScene)


def test_a_folder_that_cannot_be_read_is_told(app: App, show: Callable[[Scene], Hands]) -> None:
    app.library.folder.parent.mkdir(parents=True, exist_ok=True)
    app.library.folder.write_text("a file where the folder should be", encoding="utf-8")
    hands = show(SavesScene())
    assert "cannot be listed" in plain(hands)
    hands.click("back")
