"""A game whose own rooms were changed since it was saved: it goes on where its past stays what it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.navigation import routes
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.motion.transients import TOAST_MS
from game.app.table.saving_games import keep_in_progress
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.session import Session
from game.rules import ContentError
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.history import HistoryError
from game.storage.games.savefile import read_save
from tests.app.saved_games import plain
from tests.app.stage import Hands, open_app
from tests.app.test_own_faults import garden, in_the_garden
from tests.app.test_own_rooms import opened
from tests.bots.players import AtHand
from tests.pack.garden import make

CHANGED = "Your own “garden” has changed since this game was saved."


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The player's folder, with the room of docs/own-rooms.md in it."""
    make(tmp_path / "rooms")
    return tmp_path


@pytest.fixture
def file(home: Path) -> Path:
    """The file of the room."""
    return home / "rooms" / "garden" / "rooms" / "garden.yaml"


@pytest.fixture
def saved(home: Path) -> Path:
    """A game in progress in which the Garden was used, and a copy of it in the library."""
    app = open_app(home)
    session = in_the_garden(app)
    session.apply({"do": "activate"})
    app.library.save("Garden", session.to_json(), None)
    (home / "line").write_text(flight_line(session.history))
    return home


def load(home: Path) -> Hands:
    """Choose the game in the list of saved games."""
    hands = opened(home)
    hands.app.open(routes.SavedGames())
    hands.run()
    hands.click("load")
    return hands


def go_on(home: Path) -> Hands:
    """Choose Continue."""
    hands = opened(home)
    hands.click("continue")
    return hands


def first(session: Session) -> None:
    """Make the first choice that there is."""
    assert session.decision is not None
    session.apply(session.decision["options"][0])


def written(home: Path) -> dict[str, bytes]:
    """All saved games, by the names of their files."""
    return {path.name: path.read_bytes() for path in (home / "saves").rglob("*.json*")}


def change(file: Path, old: str, new: str) -> None:
    """Change the room."""
    said = file.read_text()
    assert old in said
    file.write_text(said.replace(old, new, 1))


def test_other_texts_and_remarks_change_no_rules(saved: Path, file: Path) -> None:
    change(
        saved / "rooms" / "garden" / "texts" / "en" / "garden.ftl",
        "room-garden = Garden",
        "room-garden = Orchard",
    )
    change(file, "id: garden", "# Only a remark.\nid: garden")
    for ways in (go_on, load):
        hands = ways(saved)
        assert isinstance(hands.scene, TableScene) and CHANGED not in plain(hands)
        assert "Orchard" in plain(hands)


@pytest.mark.parametrize("way", [go_on, load])
def test_rules_that_change_nothing_of_the_past_are_gone_on_with(
    saved: Path, file: Path, way: Callable[[Path], Hands]
) -> None:
    change(file, "divert: [energy, energy", "divert: [energy, metal")
    hands = opened(saved)
    hands.app.open(routes.SavedGames())
    hands.run()
    assert CHANGED in plain(hands), "it is said before, too"
    hands = way(saved)
    assert isinstance(hands.scene, TableScene)
    assert f"{CHANGED} The new rules apply from here on." in plain(hands)
    first(hands.scene.session)
    hands = go_on(saved)
    assert isinstance(hands.scene, TableScene) and CHANGED not in plain(hands), "it was saved with them"


def test_flight_lines_of_such_a_game_tell_the_truth(saved: Path, file: Path) -> None:
    """Its own is flown by the new rules; one of before has no position to compare with, and needs the old."""
    change(file, "divert: [energy, energy", "divert: [energy, metal")
    table = go_on(saved).scene
    assert isinstance(table, TableScene)
    first(table.session)
    engine = open_app(saved).engine()
    again = fly(engine, flight_line(table.session.history))
    assert engine.to_json(again.state) == table.session.state
    with pytest.raises(FlightLineError) as error:
        fly(engine, (saved / "line").read_text())
    assert error.value.kind == "own" and error.value.details == ("garden",)


@pytest.mark.parametrize("older", [False, True], ids=["last", "before"])
def test_rules_that_change_the_past_refuse_the_game_and_say_what_to_do(
    saved: Path, file: Path, older: bool
) -> None:
    if older:  # the last save is damaged: the one before it is shown, and read
        (saved / "saves" / "game.previous.json").write_bytes((saved / "saves" / "game.json").read_bytes())
        (saved / "saves" / "game.json").write_text("{")
        opened(saved)
    before, games = file.read_text(), written(saved)
    change(file, "in: {crew: {in: here, other-than: active}}", "in: {crew: {in: here}}")
    for way, scene in ((go_on, TitleScene), (load, SavesScene)):
        hands = way(saved)
        told = plain(hands)
        assert isinstance(hands.scene, scene)
        assert f"{CHANGED} What has happened so far does not fit the new rules." in told
        assert "Your game is safe: put the files back as they were, or start a new game." in told
        assert "(The saved game, played again, does not end where it was saved" in told
    assert written(saved) == games
    file.write_text(before)
    hands = go_on(saved)
    assert isinstance(hands.scene, TableScene) and CHANGED not in plain(hands)


def test_a_mistake_in_what_has_happened_is_named(saved: Path) -> None:
    """The room was used, and now fails at that: the place is told, and a new game can be started."""
    garden(saved)
    games = written(saved)
    hands = go_on(saved)
    assert isinstance(hands.scene, TitleScene)
    assert "Your own “garden” has an error (garden/rooms/garden.yaml, line " in plain(hands)
    assert not hands.app.own.faults and written(saved) == games
    for entry in hands.app.library.list():
        hands.app.library.delete(entry)
    keep_in_progress(hands.app)
    assert [entry.kept for entry in hands.app.library.list()] == [True], "it is kept, without a picture"


def test_a_mistake_that_showed_in_play_can_be_corrected_beside_the_game(home: Path, file: Path) -> None:
    """The table refuses the choice; who leaves it and corrects the room goes on, without a new start."""
    good = file.read_text()
    garden(home)
    hands = opened(home)
    hands.app.reset(TableScene(in_the_garden(hands.app)))
    hands.app.advance(600)
    hands.scene.propose({"do": "activate"})
    hands.run()
    assert "this game can go on unless the correction changes what has already happened" in plain(hands)
    file.write_text(good)
    hands.click("yes")
    hands.click("continue")
    table = hands.scene
    assert isinstance(table, TableScene) and CHANGED in plain(hands)
    made = table.session.history.cursor
    table.propose({"do": "activate"})
    hands.run()
    assert hands.scene is table and table.session.history.cursor == made + 1


def test_that_the_rules_have_changed_can_be_read_in_a_programs_turn(saved: Path, file: Path) -> None:
    game = read_save(saved / "saves" / "game.json").game
    change(file, "divert: [energy, energy", "divert: [energy, metal")
    hands = opened(saved)
    session = hands.app.take_up(game)
    assert session.changed == ("garden",) and session.pending is not None
    for crew in range(len(session.seats)):
        session.hand_over(crew, BotSeat(Strength("cadet"), AtHand(lambda options: options[-1])))
    table = TableScene(session)
    hands.app.reset(table)
    made, shown = session.history.cursor, 0
    for _ in range(200):
        hands.app.advance(50)
        shown += table.transients.toast is not None and CHANGED in table.transients.toast.note
    assert session.history.cursor > made and shown * 50 > TOAST_MS


def test_a_mistake_that_shows_elsewhere_blames_what_has_changed(
    saved: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another folder, which is as it was, meets what this one has changed."""
    change(file, "divert: [energy, energy", "divert: [energy, metal")

    def fails(*_: object, **__: object) -> None:
        raise ContentError("second/expansion.yaml", 3, "a question with 5041 answers", "fewer")

    monkeypatch.setattr("game.rules.history.History.from_json", fails)
    hands = go_on(saved)
    assert isinstance(hands.scene, TitleScene)
    assert CHANGED in plain(hands) and "does not fit the new rules" in plain(hands)


def test_what_was_corrected_while_the_program_runs_is_read_by_continue(saved: Path, file: Path) -> None:
    """It went on with the rules of its start, and the next start found a game that did not fit."""
    hands = go_on(saved)
    assert isinstance(hands.scene, TableScene)
    hands.app.start(routes.Title())
    change(file, "divert: [energy, energy", "divert: [energy, metal")
    hands.click("continue")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.changed == ("garden",)
    assert hands.app.own.folders and CHANGED in plain(hands)
    session = hands.scene.session
    assert session.decision is not None
    session.apply(session.decision["options"][-1])
    hands.app.disk.settle(5.0)
    again = go_on(saved)
    assert isinstance(again.scene, TableScene) and again.scene.session.changed == ()


@pytest.mark.parametrize("how", ["not offered", "cannot be done"])
def test_an_undone_choice_that_does_not_fit_is_left_out(home: Path, file: Path, how: str) -> None:
    """The whole game was refused, as if what has happened did not fit."""
    app = open_app(home)
    session = in_the_garden(app)
    made = session.history.cursor
    session.apply({"do": "activate"})
    first(session)
    while session.history.cursor > made:
        assert session.undo()
    assert session.history.length >= made + 2
    game = session.to_json()
    why = {"id": "made-up", "values": {}}
    game["whys"] = {str(number): why for number in range(session.history.length)}
    app.shelf.write(game)
    app.library.save("Garden", game, None)
    if how == "not offered":
        change(file, "{if: {supply: {of: action-tokens}}", "{if: {not: {supply: {of: action-tokens}}}")
    else:
        garden(home)
    for way in (go_on, load):
        hands = way(home)
        assert isinstance(hands.scene, TableScene)
        words = plain(hands)
        assert f"{CHANGED} The new rules apply from here on. You cannot redo choices" in words
        again = hands.scene.session
        assert again.state == session.state and not again.can_redo and again.history.left_out >= 2
        assert len(again.to_json()["whys"]) == again.history.length, "no reason is left of what is left out"
        first(again)


def test_undone_choices_that_fit_can_be_made_again(home: Path, file: Path) -> None:
    session = in_the_garden(open_app(home))
    session.apply({"do": "activate"})
    assert session.undo()
    change(file, "divert: [energy, energy", "divert: [energy, metal")
    hands = go_on(home)
    assert isinstance(hands.scene, TableScene)
    assert CHANGED in plain(hands) and "redo undone" not in plain(hands)
    assert hands.scene.session.redo()


def test_an_undone_choice_of_a_game_with_the_same_rules_must_fit(home: Path) -> None:
    """Then the file is damaged, and no choice vanishes from it without a word."""
    app = open_app(home)
    session = in_the_garden(app)
    session.apply({"do": "activate"})
    assert session.undo()
    game = session.to_json()
    game["choices"][-1] = {"do": "nonsense"}  # type: ignore[typeddict-item]
    with pytest.raises(HistoryError):
        Session.resume(game, app.engine())
