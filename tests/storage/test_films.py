"""What was found for a film comes back as it was written, or not at all, and nothing stops anybody."""

from __future__ import annotations

import errno
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import game.storage.files.atomic
from game.app.scenes.film.film_work import FilmWork
from game.bots.lent.thought import Settled
from game.storage.logbook.films import MOST, Films
from tests.hostile.json_values import HOSTILE, places, put, without
from tests.looped import some
from tests.rules.table import the_engine
from tests.storage.damages import ANY_FILE, HARMLESS, Damage
from tools.pictures.film_pictures import FOUND
from tools.pictures.screen_pictures import recorded

KEY = "0123abcd" * 4
ROOT = Path(__file__).parents[2]
WRITTEN = json.loads((FOUND / "destroyed.json").read_text(encoding="utf-8"))


@pytest.fixture
def films(tmp_path: Path) -> Films:
    kept = Films(tmp_path / "films")
    kept.write(KEY, WRITTEN)
    assert kept.read(KEY) == WRITTEN
    return kept


def file_of(films: Films) -> Path:
    return films.folder / f"{KEY}.json"


@pytest.mark.parametrize("damage", [*ANY_FILE.values(), *HARMLESS.values()], ids=[*ANY_FILE, *HARMLESS])
def test_a_damaged_file_is_as_none_and_is_replaced(films: Films, damage: Damage) -> None:
    damage(file_of(films))
    assert films.read(KEY) in ([], WRITTEN)
    films.write(KEY, WRITTEN)
    if not file_of(films).is_dir():
        assert films.read(KEY) == WRITTEN


def test_no_cut_and_no_turned_bit_tells_another_chance(films: Films) -> None:
    """Whatever becomes of its bytes: to the letter, or nothing."""
    whole, chance = file_of(films).read_bytes(), random.Random(2)
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 40))):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        if chance.random() < 0.3:
            del data[chance.randrange(len(data)) :]
        file_of(films).write_bytes(bytes(data))
        assert films.read(KEY) in ([], WRITTEN)


def test_another_version_and_another_games_file_are_none(films: Films) -> None:
    form = json.loads(file_of(films).read_text(encoding="utf-8"))
    for change in ({"version": 1}, {"version": 3}, {"version": 2.0}, {"version": True}, {"key": "0" * 32}):
        file_of(films).write_text(json.dumps({**form, **change}), encoding="utf-8")
        assert films.read(KEY) == []
    file_of(films).rename(films.folder / f"{'f' * 32}.json")
    assert films.read("f" * 32) == [] == films.read(KEY)


def test_two_windows_that_fill_the_same_film_keep_what_knows_more(films: Films) -> None:
    other = Films(films.folder)
    for count in (3, len(WRITTEN), 1, 0):
        other.write(KEY, WRITTEN[:count])
        assert films.read(KEY) == WRITTEN == other.read(KEY)


FILLS = """
import json, random, sys
from pathlib import Path
from game.storage.logbook.films import Films
films, found, chance = Films(Path(sys.argv[1])), json.loads(sys.stdin.read()), random.Random(sys.argv[2])
for n in range(60):
    films.write(sys.argv[3], found[: chance.randrange(len(found) + 1)])
    read = films.read(sys.argv[3])
    assert read == found[: len(read)], read
films.write(sys.argv[3], found)
"""
"""A window that fills a film a bit at a time, and looks at it; the other one does the same."""


def test_two_windows_in_processes_of_their_own_fill_the_same_film(tmp_path: Path) -> None:
    windows = []
    for number in "12":
        command = [sys.executable, "-c", FILLS, str(tmp_path), number, KEY]
        one = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        windows.append(one)
    longest = 0
    for one in windows:
        assert one.stdin is not None
        one.stdin.write(json.dumps(WRITTEN))
        one.stdin.close()
    while any(one.poll() is None for one in windows):
        read = Films(tmp_path).read(KEY)
        assert read == WRITTEN[: len(read)], "whole at any moment"
        assert len(read) >= longest, "what knows more stays"
        longest = len(read)
    for one in windows:
        assert one.stderr is not None
        assert one.returncode == 0, one.stderr.read()
    assert Films(tmp_path).read(KEY) == WRITTEN
    assert {path.name for path in tmp_path.iterdir()} == {f"{KEY}.json", "writing.lock"}


@pytest.mark.parametrize("damage", ["cut", "emptied", "gone", "a folder", "turned", "another"])
def test_a_film_that_is_damaged_while_it_is_read_is_whole_or_none(
    films: Films, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    """Its size is seen before its bytes: between the two anything may become of the file."""
    path, whole, chance = file_of(films), file_of(films).read_bytes(), random.Random(3)

    def spoil() -> None:
        data = bytearray(whole)
        if damage == "gone":
            path.unlink()
        elif damage == "a folder":
            path.unlink()
            path.mkdir()
        elif damage == "another":
            path.write_bytes(whole + whole)
        else:
            data[chance.randrange(len(data))] ^= 64
            path.write_bytes({"cut": whole[: chance.randrange(len(whole))], "emptied": b""}.get(damage, data))

    real = Path.open

    def opened(at: Path, *how: Any, **more: Any) -> Any:
        if at == path and "rb" in how:
            spoil()
        return real(at, *how, **more)

    for _ in range(30):
        if path.is_dir():
            path.rmdir()
        path.write_bytes(whole)
        with monkeypatch.context() as patched:
            patched.setattr(Path, "open", opened)
            assert films.read(KEY) == []
    if path.is_dir():
        path.rmdir()
    films.write(KEY, WRITTEN)
    assert films.read(KEY) == WRITTEN


def test_a_file_is_whole_at_every_moment_of_being_replaced(
    films: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    replace = game.storage.files.atomic._replace

    def watched(fresh: Path, path: Path) -> None:
        seen.append(films.read(KEY))
        replace(fresh, path)
        seen.append(films.read(KEY))

    monkeypatch.setattr(game.storage.files.atomic, "_replace", watched)
    films.write(KEY, [*WRITTEN, None])
    assert seen == [WRITTEN, [*WRITTEN, None]]


@pytest.mark.parametrize("step", ["_write_flushed", "_move_on", "_replace"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_takes_nothing_away(
    films: Films, monkeypatch: pytest.MonkeyPatch, step: str, code: int
) -> None:
    def refuse(*words: Any) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(game.storage.files.atomic, step, refuse)
    films.write(KEY, [*WRITTEN, None])
    monkeypatch.undo()
    assert films.read(KEY) == WRITTEN
    assert {path.suffix for path in films.folder.iterdir()} <= {".json", ".lock"}


def test_the_oldest_go_and_what_goes_meanwhile_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    films = Films(tmp_path)
    for number in range(MOST):
        (tmp_path / f"{number:032x}.json").write_text("{}")
    unlink = Path.unlink

    def gone(path: Path, missing_ok: bool = False) -> None:
        unlink(path)
        unlink(path, missing_ok=missing_ok)

    monkeypatch.setattr(Path, "unlink", gone)
    films.write(KEY, WRITTEN)
    assert films.read(KEY) == WRITTEN and len(list(tmp_path.glob("*.json"))) == MOST


def test_findings_that_make_no_sense_are_found_anew() -> None:
    """Whatever stands in place of a value, or where one is missing: what follows is asked for again."""
    session = recorded(the_engine(), "destroyed")
    changes: list[Callable[[], Any]] = []
    chance = random.Random(5)
    for path in chance.sample(places(WRITTEN), 60):
        changes.append(lambda path=path: put(WRITTEN, path, chance.choice(HOSTILE)))  # type: ignore[misc]
        changes.append(lambda path=path: without(WRITTEN, path))  # type: ignore[misc]
    work = FilmWork(session, lambda question: Settled(None))
    for change in some(changes):
        work.take(change())
        assert all(-0.01 <= turn.before <= 1.01 for turn in work.turns)
        kept = json.loads(json.dumps(work.kept()))
        again = FilmWork(session, lambda question: Settled(None))
        again.take(kept)
        assert json.loads(json.dumps(again.kept())) == kept
