"""A file that got its new name while the system would not remove the old one."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from typing import Any

import pytest

from game import patience
from game.storage.files import atomic
from game.storage.files.atomic import keep_copy, set_aside, sweep_left, write_new
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from tests.storage.test_saves import game


class Unlinks:
    """Refuses to remove names, as often as it is told; `ending` says which."""

    def __init__(self) -> None:
        self.left = 0
        self.ending = ""
        self._unlink = os.unlink

    def unlink(self, path: Any, *more: Any, **words: Any) -> None:
        if self.left and os.fspath(path).endswith(self.ending):
            self.left -= 1
            raise OSError(errno.EIO, os.strerror(errno.EIO), path)
        self._unlink(path, *more, **words)

    def refuse(self, ending: str, times: int) -> None:
        """Refuse the next removals of names with an ending."""
        self.ending, self.left = ending, times


@pytest.fixture
def unlinks(monkeypatch: pytest.MonkeyPatch) -> Unlinks:
    unlinks = Unlinks()
    monkeypatch.setattr(os, "unlink", unlinks.unlink)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    return unlinks


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("times", [1, 99])
def test_a_game_that_is_in_place_is_saved(tmp_path: Path, unlinks: Unlinks, times: int) -> None:
    library = Library(tmp_path)
    unlinks.refuse(atomic.FRESH, times)
    entry = library.save("Friday", game(3))
    assert read_save(entry.path).game == game(3)
    assert [one.name for one in library.list()] == ["Friday"], "once"
    left = [*tmp_path.glob(f"*{atomic.FRESH}")]
    assert len(left) == (times > 1)
    unlinks.left = 0
    for path in left:
        past = time.time() - 2 * atomic.LEFT_S
        os.utime(path, (past, past))
    atomic._swept.discard(tmp_path)
    sweep_left(tmp_path)
    assert names(tmp_path) == ["Friday.json"], "a later start removes the other name"
    assert read_save(entry.path).game == game(3)


def test_a_copy_that_is_in_place_is_kept(tmp_path: Path, unlinks: Unlinks) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"mine")
    unlinks.refuse(atomic.FRESH, 99)
    kept = keep_copy(path)
    assert kept is not None and kept.read_bytes() == b"mine" == path.read_bytes()
    assert write_new(tmp_path, "picture", ".png", b"1").read_bytes() == b"1"


@pytest.mark.parametrize("times", [1, 4])
def test_a_game_is_deleted_and_restored_or_stays(tmp_path: Path, unlinks: Unlinks, times: int) -> None:
    library = Library(tmp_path)
    entry = library.save("Friday", game(3))
    unlinks.refuse("Friday.json", times)
    if times == 1:
        where = library.delete(entry)
        assert library.list() == []
        unlinks.refuse("Friday.json", times)
        assert library.restore(where).name == "Friday" and names(library.deleted) == []
        return
    with pytest.raises(OSError, match="Input/output"):
        library.delete(entry)
    assert [one.name for one in library.list()] == ["Friday"] and names(library.deleted) == []
    where = library.delete(entry)
    unlinks.refuse("Friday.json", times)
    with pytest.raises(OSError, match="Input/output"):
        library.restore(where)
    assert library.list() == [] and names(library.deleted) == ["Friday.json"]


@pytest.mark.parametrize("times", [1, 4])
def test_a_file_is_set_aside_or_stays(tmp_path: Path, unlinks: Unlinks, times: int) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"mine")
    unlinks.refuse("game.json", times)
    aside = set_aside(path)
    assert (aside is None) == (times > 1)
    assert names(tmp_path) == ["game.json" if aside is None else "game.json.broken-1"]


def test_a_file_that_somebody_put_there_is_kept_once(tmp_path: Path, unlinks: Unlinks) -> None:
    claim = Claim(tmp_path)
    assert claim.acquire()
    shelf = Shelf(tmp_path, claim, library=tmp_path / "named")
    shelf.write(game(1))
    other = Shelf(tmp_path / "other")
    other.write(game(9))
    other.path.replace(shelf.path)
    unlinks.refuse("game.json", 4)
    with pytest.raises(OSError, match="Input/output"):
        shelf.write(game(2))
    assert names(tmp_path / "named") == []
    shelf.write(game(3))
    assert names(tmp_path / "named") == ["game.json"]
    assert read_save(shelf.path).summary.turn == 3
    claim.release()
