"""The table of damaged files: whatever happened to one, the player is told, nothing is lost, play goes on."""

from __future__ import annotations

import os
import shutil
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from game.app.forms.save_words import trouble_words, why_words
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.rules.history import HistoryError
from game.storage.files.atomic import kind_of
from game.storage.files.documents import WHYS
from game.storage.games.generations import Found, Trouble
from game.storage.games.library import Library
from game.storage.games.savefile import SaveError
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences, PreferencesFile
from game.texts import Texts
from tests.storage.damages import ANY_FILE, GAME, HARMLESS, HARMLESS_GAME, SETTINGS, Damage
from tests.storage.numbers import tell

KINDS = {**ANY_FILE, **GAME}
SOUND = {**HARMLESS, **HARMLESS_GAME}
DONE: dict[str, set[str]] = {}
WRITTEN = Preferences(animation="slow", window=(1600, 900))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(data_folder())


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, engine: Engine) -> Path:
    """A folder with a game of twelve choices, its generations, the same saved by name, and settings."""
    folder = tmp_path_factory.mktemp("home")
    shelf = Shelf(folder)
    setup = {"players": 3, "difficulty": "medium", "seed": 5, "names": ["Mara", "Zoë", "조"]}
    session = Session.new(setup, engine, shelf, (2, 0, 1))
    for _ in range(12):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    for name in ("one", "two"):
        Library(folder / "named").save(name, session.to_json(), b"picture")
    PreferencesFile(folder / "settings.json").save(WRITTEN)
    return folder


@pytest.fixture
def place(home: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(home, tmp_path / "home"))


@pytest.fixture(scope="module", autouse=True)
def numbers() -> object:
    """Say at the end how many kinds were tried where."""
    yield
    if DONE:
        told = ", ".join(f"{place} {len(kinds)}" for place, kinds in DONE.items())
        every = len(set().union(*DONE.values()))
        cases = sum(map(len, DONE.values()))
        tell(f"Damaged files: {every} kinds ({told}), {cases} cases passed: told, set aside, nothing lost")


def everything(folder: Path) -> list[bytes | str]:
    """Return the contents of every file below a folder, and where every link leads."""
    found: list[bytes | str] = []
    for path in sorted(folder.rglob("*")):
        if path.is_symlink():
            found.append(str(path.readlink()))
        elif path.is_file() and path.stat().st_size < 10_000_000:
            found.append(path.read_bytes())
        elif path.is_file() or not path.is_dir():
            found.append(str(path.stat().st_mode))
    return found


def lost(before: list[bytes | str], after: list[bytes | str]) -> list[bytes | str]:
    """Return what was there and is there no more."""
    left = list(after)
    gone = []
    for one in before:
        if one in left:
            left.remove(one)
        else:
            gone.append(one)
    return gone


def continued(shelf: Shelf, engine: Engine) -> tuple[Session | None, list[Trouble], Found]:
    """Go on as the title screen does: read, resume, and where the rules refuse, put aside and read again."""
    told: list[Trouble] = []
    while True:
        found = shelf.read()
        told += found.trouble
        if found.game is None:
            return None, told, found
        try:
            return Session.resume(found.game, engine, shelf), told, found
        except HistoryError as error:
            told.append(shelf.reject(found, str(error)))


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("count", [1, 2, 3], ids=["current", "two generations", "all generations"])
def test_a_damaged_game_in_progress(place: Path, engine: Engine, texts: Texts, name: str, count: int) -> None:
    shelf = Shelf(place)
    for path in shelf.generations[:count]:
        KINDS[name](path)
    before = everything(place)
    session, told, found = continued(shelf, engine)
    assert len(told) == count
    for trouble in told:
        assert trouble.why in WHYS and trouble.detail
        words = trouble_words(texts, [trouble], shelf.path)
        assert trouble.path is not None and str(trouble.path) in words
    assert lost(before, everything(place)) == []
    if count == 3:
        assert session is None
    else:
        assert session is not None and found.path == shelf.generations[count]
        assert len(session.log) == 13 - count and session.decision is not None
        session.apply(session.decision["options"][0])
        assert session.save_trouble is None, "and it is saved again"
    DONE.setdefault(("current", "two generations", "all three")[count - 1], set()).add(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_damaged_older_generation_is_put_aside_and_never_drops_out(
    place: Path, engine: Engine, name: str
) -> None:
    shelf = Shelf(place)
    sound = {path.read_bytes() for path in place.glob("named/*.json")}
    KINDS[name](shelf.previous)
    before = everything(place)
    session, told, found = continued(shelf, engine)
    assert session is not None and told == [] and found.path == shelf.path
    for _ in range(4):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
        assert session.save_trouble is None
    gone = lost(before, everything(place))
    # the sound generations have moved on and dropped out; of what was damaged only what reads as sound has
    assert len(gone) <= (3 if name in GAME else 2)
    assert sound <= {path.read_bytes() for path in place.glob("named/*.json")}
    if name in ANY_FILE:
        assert list(place.glob("game.previous.json.*-1"))
    DONE.setdefault("older generation", set()).add(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_damaged_saved_game(place: Path, engine: Engine, texts: Texts, name: str) -> None:
    library = Library(place / "named")
    KINDS[name](place / "named" / "one.json")
    before = everything(place)
    entries = {entry.path.stem: entry for entry in library.list()}
    assert {"one", "two"} <= set(entries)
    assert entries["two"].error is None
    entry = entries["one"]
    if entry.error is not None:
        assert (
            entry.summary is None and why_words(texts, entry.error.why) and "one.json" in entry.error.detail
        )
        with pytest.raises(SaveError):
            library.load(entry)
        with pytest.raises(SaveError):
            library.rename(entry, "another")
    else:
        with pytest.raises(HistoryError) as refused:
            Session.resume(library.load(entry), engine)
        assert str(refused.value)
    assert lost(before, everything(place)) == [] and lost(everything(place), before) == []
    moved = library.delete(entry)
    assert lost(before, everything(place)) == [], "deleted games are kept"
    assert library.restore(moved).path == entry.path
    assert Session.resume(library.load(entries["two"]), engine).log
    DONE.setdefault("saved by name", set()).add(name)


@pytest.mark.parametrize("name", [*ANY_FILE, *SETTINGS])
def test_damaged_settings(place: Path, name: str) -> None:
    file = PreferencesFile(place / "settings.json")
    {**ANY_FILE, **SETTINGS}[name](file.path)
    before = everything(place)
    settings, aside = file.load()
    assert lost(before, everything(place)) == []
    if name in SETTINGS:
        assert settings.animation == Preferences().animation, "what makes no sense is as it is at first"
    else:
        for item in fields(Preferences):
            usual = getattr(WRITTEN, item.name), getattr(Preferences(), item.name)
            assert getattr(settings, item.name) in usual, "nothing is made up"
        kind = "newer" if name == "a newer version" else "broken"
        assert aside is not None and aside.name == f"settings.json.{kind}-1"
    file.save(settings)
    assert file.load() == (settings, None)
    DONE.setdefault("settings", set()).add(name)


@pytest.mark.parametrize("name", SOUND)
def test_what_does_no_harm_is_read(place: Path, engine: Engine, name: str) -> None:
    shelf, damage = Shelf(place), SOUND[name]
    for path in (shelf.path, place / "named" / "one.json"):
        damage(path)
    session, told, found = continued(shelf, engine)
    assert session is not None and told == [] and len(session.log) == 13 and found.path == shelf.path
    entry = next(e for e in Library(place / "named").list() if e.path.stem == "one")
    assert (
        entry.error is None
        and entry.summary is not None
        and entry.summary.turn == found.game["state"]["turn"]
    )  # type: ignore[index]
    if name in HARMLESS:
        damage(place / "settings.json")
        settings, aside = PreferencesFile(place / "settings.json").load()
        assert aside is None and settings.animation == "slow"


@pytest.mark.parametrize("number", range(4))
def test_a_system_that_will_not_open_a_file(
    place: Path, engine: Engine, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refused = (place / "game.json", place / "game.previous.json")[: number % 2 + 1]
    error = (PermissionError(13, "Permission denied"), OSError(5, "Input/output error"))[number // 2]
    real = Path.open

    def read(path: Path, *how: Any) -> Any:
        if path in refused:
            raise error
        return real(path, *how)

    before = everything(place)
    monkeypatch.setattr(Path, "open", read)
    session, told, _ = continued(Shelf(place), engine)
    monkeypatch.undo()
    assert session is not None and [t.why for t in told] == ["unreadable"] * len(refused)
    assert lost(before, everything(place)) == []


def test_a_folder_that_cannot_be_written_to(
    place: Path, engine: Engine, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be moved: the generation before steps in all the same, and the words say where it is."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    ANY_FILE["cut off in the middle"](place / "game.json")
    before = everything(place)
    for name in ("rename", "replace", "unlink", "mkdir"):
        monkeypatch.setattr(Path, name, refuse)
    monkeypatch.setattr(os, "link", refuse)
    shelf = Shelf(place)
    session, told, found = continued(shelf, engine)
    assert session is not None and found.path == shelf.previous
    assert [t.path for t in told] == [None]
    assert str(shelf.path) in trouble_words(texts, [told[0]], shelf.path)
    assert session.decision is not None
    session.apply(session.decision["options"][0])
    assert session.save_trouble and kind_of(session.save_trouble) == "read-only"
    assert len(session.log) == 13, "the game goes on"
    monkeypatch.undo()
    assert lost(before, everything(place)) == []


def test_there_are_enough_kinds() -> None:
    assert len(KINDS) >= 30
    assert len(WHYS) == len(set(WHYS))
    kinds: dict[str, Damage] = {**KINDS, **SETTINGS, **SOUND}
    assert len(kinds) == len(KINDS) + len(SETTINGS) + len(SOUND)
