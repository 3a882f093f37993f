"""The saved games on screen: saving under a name, loading, renaming, deleting; nothing is lost on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport, centre
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.scene import Scene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.saves.ship_list import ShipList
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.branching import play_on
from game.app.table.saving_games import go_on_with, keep_in_progress, table_picture
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.jpeg import jpeg_size
from game.storage.games.library import LONGEST
from game.storage.games.savefile import is_picture, read_save
from game.storage.settings.preferences import ALL_GAMES
from tests.app.stage import Hands

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


def begin(app: App, choices: int = 0, seed: int = 7) -> Session:
    session = Session.new({**SETUP, "seed": seed}, app.engine(), app.shelf, (2, 3))
    for _ in range(choices):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    return session


def keep(app: App, *names: str) -> None:
    for number, name in enumerate(names):
        app.library.save(name, begin(app, number + 1).to_json())


def names(app: App) -> list[str]:
    return sorted(entry.name for entry in app.library.list())


def plain(hands: Hands) -> str:
    return " ".join(hands.words().split())


def at_table(app: App, show: Callable[[Scene], Hands], choices: int = 2) -> tuple[Hands, Session]:
    session = begin(app, choices)
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    return hands, session


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


@pytest.mark.parametrize(("name", "words"), [("   ", "needs a name"), ("a\U0001f600", "cannot be displayed")])
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


def test_sharing_a_saved_game_has_a_name_and_a_tip(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "Friday")
    hands = show(SavesScene())
    assert hands.widget("share").tip == app.texts("share-open-tip")
    assert app.texts("saves-share") in hands.words().splitlines()


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


def test_a_folder_that_cannot_be_read_is_told_where_the_name_is_typed(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands, _ = at_table(app, show)
    app.library.folder.write_text("in the way", encoding="utf-8")
    hands.click("save")
    hands.click("yes")
    assert "That did not work" in plain(hands)


@pytest.mark.parametrize(("most", "left"), [(0, 1), (2, 2), (ALL_GAMES, 4)])
def test_as_many_games_are_kept_as_the_player_wants(app: App, most: int, left: int) -> None:
    app.change_settings(kept_games=most)
    app.library.save("named", begin(app, 1).to_json())
    for seed in range(4):
        begin(app, 2, seed=seed)
        assert keep_in_progress(app) is not None
    assert sum(entry.kept for entry in app.library.list()) == left
    assert "named" in names(app)


@pytest.mark.parametrize("size", [(1, 1), (2, 900), (3000, 1), (8000, 200), (1280, 720)])
def test_a_window_of_any_shape_has_a_picture(app: App, size: tuple[int, int]) -> None:
    picture = table_picture(Kit(Viewport(*size), app.texts), begin(app, 1))
    assert is_picture(picture)
    if size == (1280, 720):
        assert jpeg_size(picture) == (640, 360)


def test_a_game_without_a_choice_is_not_kept(app: App) -> None:
    begin(app)
    assert keep_in_progress(app) is None and app.library.list() == []


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


def test_a_game_that_ends_is_kept_to_be_watched_again(app: App, show: Callable[[Scene], Hands]) -> None:
    from game.app.scenes.ending.ending_scene import EndingScene
    from game.app.scenes.replay.replay_scene import ReplayScene

    session = begin(app)
    hands = show(TableScene(session))
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    app.reset(TableScene(session))
    app.stack.scenes[0].deciding.result_shown = False  # type: ignore[attr-defined]
    hands.run()
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
    from game.app.scenes.replay.replay_scene import ReplayScene

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


def many(app: App, count: int) -> None:
    game = begin(app, 1).to_json()
    for number in range(count):
        app.library.save(f"game {number}", game)


def test_a_long_list_scrolls(app: App, show: Callable[[Scene], Hands]) -> None:
    many(app, 40)
    hands = show(SavesScene())
    rows = hands.widget("list")
    assert isinstance(rows, ShipList)
    first = [number for number, _ in rows.shown()]
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-5, precise_y=-5.0))
    hands.run()
    assert [number for number, _ in rows.shown()] != first
    for key in (pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_UP):
        hands.key(key)
        rows = hands.widget("list")
        assert isinstance(rows, ShipList)
        x, y, w, h = rows.on_screen(rows.place_of(rows.chosen))
        assert y >= rows.rect[1] - 1 and y + h <= rows.rect[1] + rows.rect[3] + 1, "what is chosen is seen"
    assert rows.chosen == 39 - rows.columns
    x, y, w, h = rows.rect
    hands.down((x + w - 20, y + h - 5))
    hands.move((x + w - 20, y + 5))
    hands.up((x + w - 20, y + 5))
    assert hands.widget("list").offset == 0  # type: ignore[attr-defined]
    assert rows.chosen == 39 - rows.columns, "who takes hold of the bar chooses nothing"


def test_of_hundreds_of_games_only_those_seen_are_painted(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    many(app, 60)
    painted: list[str] = []
    from game.app.scenes.saves import ship_tile

    paint = ship_tile.draw_save_picture
    monkeypatch.setattr(
        ship_tile,
        "draw_save_picture",
        lambda canvas, rect, entry, read: (painted.append(entry.name), paint(canvas, rect, entry, read)),
    )
    hands = show(SavesScene())
    hands.words()
    assert 6 <= len(set(painted)) <= 9


def test_each_tab_shows_its_ships(app: App, show: Callable[[Scene], Hands]) -> None:
    over = begin(app)
    while over.decision is not None:
        over.apply(over.decision["options"][-1])
    app.library.save("went down", over.to_json())
    keep(app, "one", "two")
    hands = show(SavesScene())
    assert "In flight 2" in hands.words() and "Lost 1" in hands.words()
    assert "Rescued 0" in hands.words(), "a game that was saved under a name is in flight"
    assert "went down" not in hands.words()
    tabs = hands.widget("tab")
    hands.click(centre(tabs.cells[2].rect))  # type: ignore[attr-defined]
    assert hands.scene.entry.name == "went down" and "film" in hands.controls()
    hands.key(pygame.K_DELETE)
    hands.click("yes")
    assert "No ships here" in hands.words() and "delete" not in hands.controls()
    hands.click(centre(hands.widget("tab").cells[0].rect))  # type: ignore[attr-defined]
    hands.key(pygame.K_z)
    assert hands.scene.entry.name == "went down", "what is brought back is shown, in its tab"


def test_arrows_lead_out_of_the_tiles(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one", "two", "three", "four")
    hands = show(SavesScene())
    chosen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP):
        hands.key(key)
        chosen.append(hands.scene.chosen)
    assert chosen == [1, 2, 3, 2, 3, 0], "below a full row the last tile; rows follow each other"
    hands.key(pygame.K_UP)
    assert hands.scene.form.focus.key in ("tab", "back", "records", "paste")
    hands.scene.form.focus_on("list", by_key=True)
    for _ in range(2):
        hands.key(pygame.K_DOWN)
    assert hands.scene.form.focus.key in ("rename", "delete", "line", "watch", "load")


def test_a_tile_tells_how_many_rooms_are_diverted(app: App, show: Callable[[Scene], Hands]) -> None:
    game = begin(app, 1).to_json()
    for room in game["state"]["rooms"][:2]:
        room["diverted"] = True
    app.library.save("two", game)
    (entry,) = app.library.list()
    assert entry.summary is not None and (entry.summary.diverted, entry.summary.goal) == (2, 8)
    assert "2/8" in show(SavesScene()).words()


def test_the_picture_shows_the_table(app: App, show: Callable[[Scene], Hands]) -> None:
    import io

    picture = pygame.image.load(io.BytesIO(table_picture(app.kit, begin(app, 2))), "x.jpg")
    assert picture.get_size() == (640, 360)
    hands = show(TableScene(begin(app, 2)))
    hands.app.advance(5000)
    hands.app.draw()
    screen = pygame.transform.smoothscale(hands.app.screen, (64, 36))
    small = pygame.transform.smoothscale(picture, (64, 36))
    apart = [
        abs(a - b)
        for x in range(64)
        for y in range(36)
        for a, b in zip(screen.get_at((x, y))[:3], small.get_at((x, y))[:3], strict=True)
    ]
    assert sum(apart) / len(apart) < 12


def test_a_picture_that_is_none_is_left_out(app: App, show: Callable[[Scene], Hands], tmp_path: Path) -> None:
    app.library.save("odd", begin(app, 1).to_json(), b"no picture at all")
    (entry,) = app.library.list()
    assert json.loads(entry.path.read_text(encoding="utf-8"))["picture"]
    assert "odd" in show(SavesScene()).words()


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
