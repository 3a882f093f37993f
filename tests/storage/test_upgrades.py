"""Files of every earlier version are read, and what was saved with them goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.storage.files.documents import FileError
from game.storage.games.savefile import pack, read_save
from game.storage.games.saves import Shelf, now
from game.storage.games.upgrades import FORMAT, STEPS, VERSION, upgrade
from game.storage.settings.new_game import Participant
from game.storage.settings.preferences import PreferencesFile

OLD = Path(__file__).parent / "old"
GAMES = sorted(OLD.glob("game-*.json"))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(data_folder())


def version_of(path: Path) -> int:
    return int(path.name.split("-")[1].split(".")[0])


def test_there_is_a_file_of_every_older_version() -> None:
    assert {version_of(path) for path in GAMES} == set(range(1, VERSION))
    assert set(STEPS) == set(range(1, VERSION))
    for path in GAMES:
        assert json.loads(path.read_text(encoding="utf-8"))["version"] == version_of(path)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_goes_on_at_the_very_choice(
    path: Path, engine: Engine, tmp_path: Path
) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))["game"]
    shelf = Shelf(tmp_path)
    shutil.copy(path, shelf.path)
    save = read_save(shelf.path)
    assert save.game == kept and save.name is None and save.picture is None
    session = Session.resume(save.game, engine, shelf)
    assert session.state == kept["state"]
    assert len(session.log) == kept["cursor"] + 1, "the log is whole"
    assert session.can_redo == (kept["cursor"] < len(kept["choices"]))
    if session.decision is None:
        assert shelf.read().game is None and save.summary.status == "lost"
        return
    found = shelf.read()
    assert found.game == kept and found.trouble == ()
    session.apply(session.decision["options"][0])
    whole = json.loads(shelf.path.read_text(encoding="utf-8"))
    assert whole["version"] == VERSION and read_save(shelf.path).game == session.to_json()
    assert read_save(shelf.previous).game == kept, "the file of the older version is the generation before"


def test_marks_and_names_of_the_first_version(tmp_path: Path) -> None:
    summary = read_save(OLD / "game-1-undone.json").summary
    assert (summary.names, summary.marks) == (("Mara", "Zoë", "조"), (2, 0, 3))
    solo = read_save(OLD / "game-1-solo.json").summary
    assert (solo.players, solo.rooms, solo.expansions, solo.no_counting) == (1, "v1", (), False)
    full = read_save(OLD / "game-1-everything.json").summary
    assert (full.players, full.rooms) == (4, "mixed")
    assert full.expansions == ("damage-control", "escape-pod") and full.no_counting


def test_expansions_of_the_second_version() -> None:
    solo = read_save(OLD / "game-2-solo.json").summary
    assert (solo.players, solo.rooms, solo.expansions) == (1, "v1", ("damage-control",))
    full = read_save(OLD / "game-2-everything.json").summary
    assert (full.rooms, full.expansions) == ("pick", ("damage-control", "escape-pod"))


def test_settings_of_the_first_version(tmp_path: Path) -> None:
    shutil.copy(OLD / "settings-1.json", tmp_path / "settings.json")
    settings, aside = PreferencesFile(tmp_path / "settings.json").load()
    assert aside is None
    assert (settings.animation, settings.reduced_motion, settings.confirm) == ("slow", True, False)
    assert (settings.fullscreen, settings.window) == (True, (1600, 900))
    new = settings.new_game
    assert new.players == (Participant("Zoë", 3), Participant("Bo", 0), Participant("Cy", 1))
    assert (new.difficulty, new.first, new.seed, new.rooms) == ("realist", 1, "4817-2206", "pick")
    assert new.picked == ("bridge", "mess-hall")
    assert new.expansions == ("damage-control", "escape-pod")
    assert not new.seats and not new.no_counting


@pytest.mark.parametrize(
    ("whole", "why"),
    [
        ([], "foreign"),
        ({"format": "chess"}, "foreign"),
        ({"format": FORMAT}, "value"),
        ({"format": FORMAT, "version": "2", "game": {}}, "value"),
        ({"format": FORMAT, "version": True, "game": {}}, "value"),
        ({"format": FORMAT, "version": 0, "game": {}}, "value"),
        ({"format": FORMAT, "version": VERSION + 1, "game": {}}, "newer"),
        ({"format": FORMAT, "version": 1}, "value"),
    ],
)
def test_what_cannot_be_upgraded_says_why(whole: object, why: str) -> None:
    with pytest.raises(FileError) as refused:
        upgrade(whole, "a.json")
    assert refused.value.why == why and "a.json" in refused.value.detail


def test_what_is_packed_now_needs_no_upgrade() -> None:
    whole = json.loads(pack({"state": {}}, now(), "A name", b"picture"))
    assert upgrade(whole, "a.json") == whole
