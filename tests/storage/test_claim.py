"""Two copies of the program at once: one saves, the other asks; taking over is told and loses nothing."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.storage.atomic import kind_of
from game.storage.claim import Claim, TakenError
from game.storage.savefile import read_save
from game.storage.saves import Shelf
from tests.storage.test_saves import game

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from game.storage.claim import Claim
claim = Claim(Path(sys.argv[1]))
print(claim.acquire(), flush=True)
time.sleep(60)
"""


def test_the_first_copy_has_it_the_second_has_not(tmp_path: Path) -> None:
    first, second = Claim(tmp_path), Claim(tmp_path)
    assert first.acquire()
    assert not second.acquire()
    first.release()
    assert second.acquire() and not second.lost


def test_a_copy_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "True\n"
        claim = Claim(tmp_path)
        assert not claim.acquire()
        other.kill()
        other.wait()
        for _ in range(50):
            if claim.acquire():
                break
            time.sleep(0.05)
        assert not claim.lost
        Shelf(tmp_path, claim).write(game(1))


def test_after_a_take_over_the_first_copy_writes_no_more(tmp_path: Path) -> None:
    one, two = Claim(tmp_path), Claim(tmp_path)
    assert one.acquire()
    first, second = Shelf(tmp_path, one), Shelf(tmp_path, two)
    first.write(game(1))
    assert not two.acquire()
    two.take_over()
    second.write(game(5))
    with pytest.raises(TakenError) as refused:
        first.write(game(2))
    assert kind_of(refused.value) == "taken" and one.lost and not two.lost
    assert [read_save(path).summary.turn for path in first.generations[:2]] == [5, 1]
    second.write(game(6))
    third = Claim(tmp_path)
    two.acquire()
    assert not third.acquire(), "the copy that took over counts as the one that runs"


def test_the_first_copy_can_take_it_back(tmp_path: Path) -> None:
    one, two = Claim(tmp_path), Claim(tmp_path)
    one.acquire()
    two.take_over()
    one.take_over()
    Shelf(tmp_path, one).write(game(3))
    with pytest.raises(TakenError):
        Shelf(tmp_path, two).write(game(4))


def test_a_folder_that_cannot_be_made_is_no_second_copy(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    claim = Claim(tmp_path / "saves")
    assert claim.acquire(), "there is nothing to wait for"
    assert claim.trouble == "other"
    with pytest.raises(OSError) as refused:
        Shelf(tmp_path / "saves", claim).write(game(1))
    assert kind_of(refused.value) == "other"
    (tmp_path / "saves").unlink()
    Shelf(tmp_path / "saves", claim).write(game(2))
    assert claim.trouble is None, "the way is free by now"


def test_a_disk_without_locks_can_be_saved_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    claim = Claim(tmp_path)

    def none(*_: object, **__: object) -> None:
        raise NotImplementedError("no locks here")

    monkeypatch.setattr(claim._running, "acquire", none)
    monkeypatch.setattr(claim._writing, "acquire", none)
    assert claim.acquire()
    shelf = Shelf(tmp_path, claim)
    shelf.write(game(1))
    assert read_save(shelf.path).summary.turn == 1
