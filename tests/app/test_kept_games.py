"""The game in progress, and one that ends, are kept by themselves: nothing is lost on the way."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.table.branching import play_on
from game.app.table.saving_games import go_on_with, keep_in_progress
from game.app.table.table_scene import TableScene
from game.storage.games.savefile import read_save
from game.storage.settings.preferences import ALL_GAMES
from tests.app.saved_games import begin, names, plain
from tests.app.stage import Hands


def test_the_game_in_progress_is_kept_when_another_is_loaded(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    app.library.save("old", begin(app, 1).to_json())
    current = begin(app, 5, seed=99).to_json()
    assert current["state"]["turn"] == 2
    hands = show(SavesScene())
    hands.scene.load()
    assert names(app) == ["Left on turn 2", "old"]
    left = app.library.find("left on turn 2")
    assert left is not None and app.library.load(left) == current
    picture = app.library.read(left).picture
    assert left.picture is not None and picture is not None and picture[:3] == b"\xff\xd8\xff"
    go_on_with(app, app.library.read(left))
    assert names(app) == ["Left on turn 2", "old"], "what the library has already is not kept twice"


def test_the_game_in_progress_is_kept_when_a_new_one_begins(app: App, show: Callable[[Scene], Hands]) -> None:
    current = begin(app, 4).to_json()
    hands = show(SetupScene())
    hands.scene.start()
    assert "stays among your saved games" in plain(hands)
    hands.click("yes")
    assert isinstance(hands.scene, TableScene)
    (entry,) = app.library.list()
    assert app.library.load(entry) == current


def test_where_the_game_in_progress_cannot_be_kept_nothing_takes_its_place_unasked(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    """The folder of the saved games is a file, while the one of the game in progress can be written."""
    current = begin(app, 4)
    app.library.folder.write_text("in the way", encoding="utf-8")
    hands = show(SetupScene())
    hands.scene.start()
    hands.click("yes")
    assert "it can be lost" in plain(hands) and isinstance(hands.scene, ConfirmScene)
    hands.click("no")
    assert isinstance(hands.scene, SetupScene) and read_save(app.shelf.path).game == current.to_json()
    hands.scene.start()
    hands.click("yes")
    hands.click("yes")
    assert isinstance(hands.scene, TableScene)
    current.save()
    hands = show(TableScene(current))
    play_on(app, current.branch(None))
    hands.click("yes")
    assert "it can be lost" in plain(hands)


def test_a_game_that_could_not_be_kept_is_kept_if_the_disk_takes_it_by_the_answer(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    current = begin(app, 4).to_json()
    app.library.folder.write_text("in the way", encoding="utf-8")
    hands = show(SetupScene())
    hands.scene.start()
    hands.click("yes")
    assert "it can be lost" in plain(hands)
    app.library.folder.unlink()
    hands.click("yes")
    (entry,) = app.library.list()
    assert isinstance(hands.scene, TableScene) and app.library.load(entry) == current


@pytest.mark.parametrize(("most", "left"), [(0, 1), (2, 2), (ALL_GAMES, 4)])
def test_as_many_games_are_kept_as_the_player_wants(app: App, most: int, left: int) -> None:
    app.change_settings(kept_games=most)
    app.library.save("named", begin(app, 1).to_json())
    for seed in range(4):
        begin(app, 2, seed=seed)
        assert keep_in_progress(app) is not None
    assert sum(entry.kept for entry in app.library.list()) == left
    assert "named" in names(app)


def test_a_game_without_a_choice_is_not_kept(app: App) -> None:
    begin(app)
    assert keep_in_progress(app) is None and app.library.list() == []


def test_a_game_that_ends_is_kept_to_be_watched_again(app: App, show: Callable[[Scene], Hands]) -> None:
    session = begin(app)
    hands = show(TableScene(session))
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    hands.scene.deciding.result_shown = True  # as if that table had known nothing of it
    app.reset(TableScene(session))
    app.stack.scenes[0].deciding.result_shown = False  # type: ignore[attr-defined]
    hands.run()
    app.advance(16)
    assert isinstance(hands.scene, EndingScene)
    (entry,) = app.library.list()
    assert entry.name.startswith("Defeat on turn") and app.library.load(entry) == session.to_json()
    hands = show(SavesScene())
    hands.key(pygame.K_w)
    assert isinstance(hands.scene, ReplayScene)
    assert hands.scene.length == len(session.log) - 1


def test_playing_on_from_a_replay_keeps_the_game_in_progress(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    app.library.save("old", begin(app, 6).to_json())
    current = begin(app, 4, seed=99).to_json()
    show(SavesScene()).click("watch")
    replay = app.stack.top
    assert isinstance(replay, ReplayScene)
    replay.seek(3)
    replay.branch()
    hands = Hands(app)
    hands.click("yes")
    assert isinstance(hands.scene, TableScene) and len(hands.scene.session.log) == 4
    left = next(entry for entry in app.library.list() if entry.name != "old")
    assert app.library.load(left) == current
