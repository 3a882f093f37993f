"""The turns to fly again on disk: at most ten, nothing of a player lost, no nonsense believed."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import given, settings
from hypothesis import strategies as st

from game import patience
from game.program_files import data_folder
from game.storage.files import one_writer
from game.storage.files.disk import DiskThread
from game.storage.files.one_writer import FILES
from game.storage.logbook.kept_turns import MOST, MOST_GONE, KeptTurn, KeptTurns, turn_from
from game.storage.logbook.turns_file import STARTERS, TurnsFile, read_starters
from tests.hostile.json_values import VALUES, places, put, without
from tests.storage.damages import ANY_FILE, HARMLESS, Damage
from tests.storage.faulty_files import FaultyFiles

ONE = KeptTurn("SS1-AAAA", 12, 5, 1, "easy", 14, 3, ({"do": "move", "room": "bridge"},), ("Ada", "Bo"))


def turn(number: int, points: int = 14) -> KeptTurn:
    return replace(ONE, at=number, points=points)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "turns.json"


def test_what_is_kept_comes_back(path: Path) -> None:
    file = TurnsFile(path)
    assert file.read() == KeptTurns() and not path.exists()
    file.keep(ONE)
    file.keep(turn(13, 30))
    assert TurnsFile(path).read() == KeptTurns((turn(13, 30), ONE)), "the dearest first"
    file.remove(ONE.id, solved=True)
    found = TurnsFile(path).read()
    assert found == KeptTurns((turn(13, 30),), (ONE.id,), 1) and found.knows(ONE.id)


def test_ten_are_kept_and_they_are_the_dearest(path: Path) -> None:
    file = TurnsFile(path)
    for number in range(15):
        file.keep(turn(number, 10 + number))
    found = TurnsFile(path).read()
    assert [one.points for one in found.turns] == list(range(24, 14, -1)) and len(found.turns) == MOST
    assert not found.knows(turn(0).id), "what was pushed out may come back once there is room"


def test_what_has_left_never_comes_back(path: Path) -> None:
    file = TurnsFile(path)
    file.keep(ONE)
    file.remove(ONE.id)
    file.keep(ONE)
    assert file.turns == TurnsFile(path).read() == KeptTurns((), (ONE.id,), 0)
    file.remove(ONE.id, solved=True)
    assert file.turns.solved == 0, "it had left before"


def test_what_has_left_is_forgotten_at_last() -> None:
    turns = KeptTurns()
    for number in range(MOST_GONE + 20):
        turns = turns.without(turn(number).id, solved=True)
    assert len(turns.gone) == MOST_GONE and turns.solved == MOST_GONE + 20
    assert KeptTurns.judged(turns.to_json()) == (turns, True)


@pytest.mark.parametrize("damage", [*ANY_FILE.values(), *HARMLESS.values()], ids=[*ANY_FILE, *HARMLESS])
def test_nothing_of_a_damaged_file_is_lost(path: Path, damage: Damage) -> None:
    TurnsFile(path).keep(ONE)
    damage(path)
    before = path.read_bytes() if path.is_file() and path.stat().st_size < 10**6 else None
    file = TurnsFile(path)
    found = file.read()
    assert found in (KeptTurns(), KeptTurns((ONE,)))
    file.keep(turn(13))
    again = TurnsFile(path).read()
    assert turn(13) in again.turns and all(one in again.turns for one in found.turns)
    if file.setback is not None:
        assert file.setback != path and file.setback.name.startswith(
            ("turns.json.broken", "turns.json.newer")
        )
        if before is not None:
            assert file.setback.read_bytes() == before
    assert list(path.parent.glob("*.broken-2")) == [], "it is kept once"


@pytest.mark.parametrize("error", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_file_that_is_not_opened_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    TurnsFile(path).keep(ONE)
    before = path.read_bytes()
    files = FaultyFiles(path.parent, monkeypatch.setattr)
    files.stuck, files.stuck_paths = error, (path,)
    file = TurnsFile(path)
    file.read()
    assert file.unread and file.unknown and file.setback is None and not file.refused
    file.keep(turn(13))
    assert file.turns.turns == (turn(13),) and file.refused, "it waits"
    files.stuck = None
    assert path.read_bytes() == before
    assert file.read() == TurnsFile(path).read() == KeptTurns().keeping(ONE).keeping(turn(13))
    assert not file.unread and not file.unknown and not file.refused
    files.stuck = error
    file.read()
    assert file.unread and not file.unknown and len(file.turns.turns) == 2, "what was read is still known"


def test_what_the_disk_refuses_waits(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = TurnsFile(path)
    path.parent.mkdir()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("game.storage.logbook.turns_file.write_bytes", full)
    file.keep(ONE)
    assert not path.exists() and file.turns.turns == (ONE,)
    assert file.refused, "what is here, this program alone knows"
    monkeypatch.undo()
    file.read()
    assert TurnsFile(path).read().turns == (ONE,) and not file.refused


def test_what_lies_there_is_seen_while_another_copy_does_not_end_its_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_writer, "PATIENCE_S", 0.05)
    TurnsFile(path).keep(ONE)
    file = TurnsFile(path)
    with FileLock(path.with_name(FILES)):
        file.keep(turn(13, 30))
        assert file.read().turns == (turn(13, 30), ONE)
    assert TurnsFile(path).read().turns == (ONE,)
    file.save_unwritten()
    assert TurnsFile(path).read().turns == (turn(13, 30), ONE)


def test_two_copies_keep_each_others_turns(path: Path) -> None:
    one, two = TurnsFile(path), TurnsFile(path)
    one.read()
    two.keep(turn(1))
    one.keep(turn(2))
    two.remove(turn(2).id)
    assert one.read() == two.read() == KeptTurns((turn(1),), (turn(2).id,))


def test_a_thread_writes_and_nobody_waits(path: Path) -> None:
    disk = DiskThread()
    file = TurnsFile(path, disk)
    for number in range(5):
        file.keep(turn(number))
        assert turn(number) in file.turns.turns
    assert disk.settle(10.0)
    assert len(TurnsFile(path).read().turns) == 5


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.data())
def test_nothing_that_makes_no_sense_is_believed(data: st.DataObject) -> None:
    whole = KeptTurns((ONE, turn(13)), (turn(14).id,), 2).to_json()
    path = data.draw(st.sampled_from(places(whole)))
    harmed = without(whole, path) if data.draw(st.booleans()) else put(whole, path, data.draw(VALUES))
    found, _ = KeptTurns.judged(harmed)
    assert len(found.turns) <= MOST and len(found.gone) <= MOST_GONE and found.solved >= 0
    for one in found.turns:
        assert turn_from(one.to_json()) == one
        assert one.line.isascii() and 1 <= one.points <= 100 and one.best
        assert all(name.isprintable() for name in one.names)
    assert KeptTurns.judged(json.loads(json.dumps(found.to_json()))) == (found, True)


@pytest.mark.parametrize("value", [None, 7, [], "turns", {"turns": 5}, {"turns": [[]] * 1000, "version": 1}])
def test_any_other_content_holds_no_turns(value: object) -> None:
    found, sound = KeptTurns.judged(value)
    assert found == KeptTurns() and not sound


def test_twelve_turns_come_with_the_game() -> None:
    starters = read_starters(data_folder())
    assert len({one.id for one in starters}) == len(starters) == 12
    assert all(one.points >= 10 for one in starters)
    assert len({one.difficulty for one in starters}) > 1


@pytest.mark.parametrize("text", ["", "{", "[]", '{"turns": {}}', '{"turns": [1, null, {}]}'])
def test_without_them_the_list_is_only_shorter(tmp_path: Path, text: str) -> None:
    assert read_starters(tmp_path) == ()
    (tmp_path / STARTERS).write_text(text)
    assert read_starters(tmp_path) == ()
