"""An error of the system is no damage: at whatever call it comes, no good file is renamed, no choice lost."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from game import patience
from game.app.forms.save_words import trouble_words
from game.storage.files.atomic import UNREAD, kind_of
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.savefile import SaveError, read_save
from game.storage.games.saves import Shelf
from game.storage.logbook.films import Films
from game.storage.logbook.flight_log import FlightLog
from game.storage.settings.lesson_places import AGAIN_S, LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile
from game.texts import Texts
from tests.storage.faulty_files import FaultyFiles
from tests.storage.numbers import tell
from tests.storage.test_flight_log import form
from tests.storage.test_saves import game

ERRORS = (errno.EIO, errno.EMFILE, errno.EACCES, errno.ENOMEM, errno.EINTR, errno.ENOSPC)
MINE = Preferences(animation="slow", palette="tritan", master=33, text=120, language="de")
FILM, OTHER_FILM, FOUND = "0123abcd" * 4, "4567cdef" * 4, [None, None]
"""Films by their keys, and what was found for them."""
LAST, NAMED, KEPT, NEW = 10, 50, 51, 100
"""Turns of the game in progress, of the saved games, and the first of a new game: they tell games apart."""
ROOT = Path(__file__).parents[2]
ASIDE = ("broken", "newer", "failed", "changed")


@dataclass
class Told:
    """What a session was told.

    Attributes:
        base: turn of the game that was gone on with.
        promised: the last turn that was said to be safe.
        tried: the turns that were written.
        saved: turns of the games that were saved under a name.
        log: of flights, which writes what was refused as soon as that can be done.
    """

    base: int = NEW
    promised: int = 0
    tried: list[int] = field(default_factory=list)
    saved: list[int] = field(default_factory=list)
    log: FlightLog | None = field(default=None, compare=False)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A player's folder: a game in progress with its generations, settings, a lesson, two saved games."""
    folder = tmp_path_factory.mktemp("home")
    furnish(folder)
    return folder


def furnish(folder: Path) -> None:
    """Make what a player keeps."""
    shelf = Shelf(folder / "saves")
    for turn in (LAST - 2, LAST - 1, LAST):
        shelf.write(game(turn))
    library = Library(folder / "saves" / "named")
    library.save("Friday", game(NAMED))
    library.save("kept", game(KEPT), kept=True)
    PreferencesFile(folder / "settings.json").save(MINE)
    LessonPlacesFile(folder / "lessons.json").keep("a", LessonPlace(True, 3, 3), 9)
    Films(folder / "films").write(FILM, FOUND)
    for number in (1, 2):
        log_of(folder).note(form(number))


def log_of(folder: Path) -> FlightLog:
    """Return a player's log of flights."""
    return FlightLog(folder / "saves" / "flights.jsonl", folder / "records")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits, and nothing need reach a disk."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    monkeypatch.setattr(os, "fsync", lambda _: None)


def play(folder: Path) -> Told:
    """Start, go on with the game in progress, make four choices, and use everything else that is kept."""
    told = Told()
    settings, _ = (file := PreferencesFile(folder / "settings.json")).load()
    claim = Claim(folder / "saves", patience=0)
    shelf = Shelf(folder / "saves", claim, library=folder / "saves" / "named")
    library, lessons = Library(folder / "saves" / "named"), LessonPlacesFile(folder / "lessons.json")
    if not claim.acquire():
        return told  # the player is asked
    found = shelf.read()
    library.exists()
    _ = lessons.places
    if shelf.changed:
        found = shelf.read()
    told.base = found.summary.turn if found.summary is not None else NEW
    for turn in range(told.base + 1, told.base + 5):
        told.tried.append(turn)
        try:
            shelf.write(game(turn))
        except OSError:
            assert shelf.trouble is not None
        else:
            told.promised = turn
    file.save(replace(settings, mute=True))
    lessons.keep("b", LessonPlace(False, 1, 3), 9)
    for turn, name in ((60, "Sunday"), (61, "Monday")):
        try:
            library.save(name, game(turn))
            told.saved.append(turn)
        except OSError:
            pass
    try:
        friday = library.find("Friday")
        if friday is not None:
            library.restore(library.delete(library.rename(friday, "Saturday")))
        library.thin(50)
    except (OSError, SaveError):
        pass
    told.log, films = log_of(folder), Films(folder / "films")
    told.log.read()
    told.log.note(form(3))
    films.write(FILM, [*films.read(FILM), None])
    films.write(OTHER_FILM, FOUND)
    claim.release()
    return told


def turns(folder: Path) -> set[int]:
    """Return the turns of all games below a folder."""
    return {read_save(path).summary.turn for path in folder.rglob("*.json")}


def wrong(folder: Path, told: Told) -> list[str]:
    """Return what a player has lost when all is well again, and has played on."""
    found: list[str] = []
    found += [f"renamed: {p.name}" for p in folder.rglob("*") if any(f".{kind}-" in p.name for kind in ASIDE)]
    settings, setback = PreferencesFile(folder / "settings.json").load()
    if replace(settings, mute=False) != MINE or setback is not None:
        found.append(f"settings: {settings}")
    if not LessonPlacesFile(folder / "lessons.json").places.of("a").done:
        found.append("the lesson that was done")
    if Films(folder / "films").read(FILM)[: len(FOUND)] != FOUND:
        found.append("the film that was there")
    if told.log is not None:
        told.log.read()
    flights = [one.id for one in log_of(folder).read().flights]
    if flights != [f"flight-{n}" for n in (1, 2, 3)][: 2 + (told.log is not None)]:
        found.append(f"flights: {flights}")
    saves = folder / "saves"
    shelf = Shelf(saves, library=saves / "named")
    there = shelf.read()
    turn = there.summary.turn if there.summary is not None else 0
    if there.trouble:
        found.append(f"trouble: {there.trouble}")
    if turn not in (LAST, *told.tried) or turn < told.promised:
        found.append(f"turn {turn} in progress, promised {told.promised}")
    wanted = {NAMED, KEPT, *told.saved}
    if told.base != LAST:
        wanted.add(LAST)
        if turn == LAST:
            wanted |= {told.promised} - {0}
    for _ in range(4):
        shelf.write(game(turn + 1))
    if turn == LAST:
        wanted.discard(LAST)
    gone = wanted - turns(saves)
    return found + ([f"games {gone}"] if gone else [])


def tried(
    home: Path, folder: Path, faults: dict[int, int], stuck: tuple[int, str] | None = None
) -> list[str]:
    """Play once with faults; return what was lost."""
    shutil.copytree(home, folder)
    with pytest.MonkeyPatch.context() as patched:
        files = FaultyFiles(folder, patched.setattr)
        files.faults = faults
        if stuck is not None:
            files.stuck, files.stuck_paths = stuck[0], (Path(str(folder) + stuck[1]),)
        told = play(folder)
    lost = wrong(folder, told)
    shutil.rmtree(folder)
    return lost


def calls(home: Path, folder: Path) -> list[tuple[str, str]]:
    """Return the calls of a session in which all is well."""
    shutil.copytree(home, folder)
    with pytest.MonkeyPatch.context() as patched:
        files = FaultyFiles(folder, patched.setattr)
        told = play(folder)
    assert told == Told(LAST, LAST + 4, [11, 12, 13, 14], [60, 61])
    assert wrong(folder, told) == []
    shutil.rmtree(folder)
    return files.calls


def search(home: Path, folder: Path, part: slice) -> tuple[int, list[str]]:
    """Let every call of a session fail: once, for a while, and everything with its file until the end."""
    made = calls(home, folder / "whole")
    points: list[tuple[dict[int, int], tuple[int, str] | None, str]] = []
    for error in ERRORS:
        name = errno.errorcode[error]
        for number, (call, path) in enumerate(made):
            points.append(({number: error}, None, f"{name} at {number}, {call} {path}"))
            burst = {number + n: error for n in range(12)}
            points.append((burst, None, f"{name} from {number} on, {call} {path}"))
        files = sorted({path for _, path in made if path.endswith((".json", "owner", "/named", ".lock"))})
        points += [({}, (error, path), f"{name} always, {path}") for path in files]
    lost = []
    for faults, stuck, words in points[part]:
        lost += [f"{words}: {one}" for one in tried(home, folder / "home", faults, stuck)]
    return len(points[part]), lost


def test_a_fault_at_some_calls_loses_nothing(home: Path, tmp_path: Path) -> None:
    count, lost = search(home, tmp_path, slice(None, None, 31))
    assert count > 60 and lost == []


@pytest.mark.slow(first=True)
def test_a_fault_at_every_call_loses_nothing(home: Path, tmp_path: Path) -> None:
    count, lost = search(home, tmp_path, slice(None))
    tell(f"Faults of the system: {count} points, {len(lost)} files renamed or choices lost")
    assert count >= 1000 and lost == []


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_an_error_of_the_system_itself_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.storage.system_faults", str(tmp_path), "300", "1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    found = json.loads(run.stdout.splitlines()[-1])
    tell(f"Errors by strace: {found['points']} of {found['of']} points, {len(found['lost'])} lost")
    assert found["lost"] == [] and found["points"] == 300 and found["calls"] > 300


def stubborn(folder: Path, patch: pytest.MonkeyPatch, *names: str) -> FaultyFiles:
    """Files that the system will not open until `stuck` is None."""
    files = FaultyFiles(folder, patch.setattr)
    files.stuck, files.stuck_paths = errno.EACCES, tuple(folder / name for name in names)
    return files


def test_the_last_save_is_told_of_and_found_again(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(home, tmp_path / "home"))
    files = stubborn(folder, monkeypatch, "saves/game.json")
    shelf = Shelf(folder / "saves", library=folder / "saves" / "named")
    found = shelf.read()
    (trouble,) = found.trouble
    assert (trouble.kind, trouble.path, trouble.rescued) == (UNREAD, shelf.path, True)
    words = trouble_words(Texts(), [trouble], shelf.path)
    assert str(shelf.path) in words and "Nothing was changed" in words and "“Continue” tries again" in words
    assert found.summary is not None and found.summary.turn == LAST - 1 and not shelf.changed
    with pytest.raises(OSError) as refused:
        shelf.write(game(70))
    assert kind_of(refused.value) == UNREAD, "nothing takes the place of what nobody has seen"
    files.stuck = None
    assert shelf.changed, "Continue shows what can be read by now"
    shelf.write(game(71))
    assert {LAST, 71} <= turns(folder / "saves")
    assert read_save(folder / "saves" / "named" / "game.json").summary.turn == LAST


def test_generations_wait_for_one_that_is_not_opened(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(home, tmp_path / "home"))
    files = stubborn(folder, monkeypatch, "saves/game.previous.json")
    shelf = Shelf(folder / "saves")
    for turn in (11, 12, 13, 14):
        shelf.write(game(turn))
    files.stuck = None
    assert [read_save(path).summary.turn for path in shelf.generations] == [14, LAST - 1, LAST - 2]
    shelf.write(game(15))
    assert [read_save(path).summary.turn for path in shelf.generations] == [15, 14, LAST - 1]


def test_settings_that_are_not_opened_come_back(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(home, tmp_path / "home"))
    files = stubborn(folder, monkeypatch, "settings.json")
    file = PreferencesFile(folder / "settings.json")
    assert file.load() == (Preferences(), None) and file.unread
    file.save(Preferences(captions=True))
    files.stuck = None
    assert PreferencesFile(folder / "settings.json").load() == (MINE, None)
    file.save(Preferences(captions=True, mute=True))
    assert PreferencesFile(folder / "settings.json").load() == (replace(MINE, captions=True, mute=True), None)


def test_lessons_that_are_not_opened_come_back(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(home, tmp_path / "home"))
    files = stubborn(folder, monkeypatch, "lessons.json")
    time = [0.0]
    file = LessonPlacesFile(folder / "lessons.json", clock=lambda: time[0])
    assert not file.places.lessons and file.unread and file.setback is None
    file.keep("b", LessonPlace(True, 2, 2), 9)
    assert {*file.places.lessons} == {"b"}
    files.stuck = None
    time[0] += 2 * AGAIN_S
    assert {*file.places.lessons} == {"a", "b"} and not file.unread
    file.keep("c", LessonPlace(True, 2, 2), 9)
    assert {*LessonPlacesFile(folder / "lessons.json").places.lessons} == {"a", "b", "c"}


def test_a_saved_game_that_is_not_opened_is_tried_again(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(shutil.copytree(home, tmp_path / "home"))
    files = stubborn(folder, monkeypatch, "saves/named/Friday.json")
    library = Library(folder / "saves" / "named")
    entry = next(one for one in library.list() if one.path.stem == "Friday")
    assert entry.error is not None and entry.error.refused
    files.stuck = None
    assert all(one.error is None for one in library.list())
