"""Locks that cannot be: folders and links in their place, files of somebody else, disks that know none or
refuse them, and copies that fight."""

from __future__ import annotations

import errno
import fcntl
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from game import patience
from game.app.navigation import routes
from game.app.shell.app import App
from game.storage.files import documents
from game.storage.files.paths import Home
from game.storage.games import claim as claims
from game.storage.games.claim import STALE_S, Claim, TakenError
from game.storage.games.library import Library
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands
from tests.shares import mostly_slow
from tests.storage.faulty_files import FaultyFiles
from tests.storage.test_saves import game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="links and locks of POSIX")
OBSTACLES = ("running.lock", "writing.lock", "owner", "running-2.lock")


def block(path: Path, way: str) -> None:
    """Put something in the place of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if way == "folder":
        (path / "deep").mkdir(parents=True)
    elif way == "link to nowhere":
        path.symlink_to(path.parent / "nowhere")
    elif way == "link":
        (path.parent / "elsewhere").write_text("")
        path.symlink_to(path.parent / "elsewhere")
    else:
        os.mkfifo(path)


@pytest.mark.parametrize("way", ["folder", "link to nowhere", "link", "pipe"])
@pytest.mark.parametrize("names", [*((name,) for name in OBSTACLES), OBSTACLES], ids=" ".join)
def test_what_lies_in_the_place_of_a_lock_does_no_harm(
    tmp_path: Path, way: str, names: tuple[str, ...]
) -> None:
    for name in names:
        block(tmp_path / name, way)
    one, two = Claim(tmp_path, patience=0.1), Claim(tmp_path, patience=0.1)
    assert one.acquire() and one.trouble is None, "nothing is said to be wrong"
    assert not two.acquire(), "a second copy asks"
    first, second = Shelf(tmp_path, one), Shelf(tmp_path, two)
    first.write(game(1))
    two.take_over()
    second.write(game(2))
    with pytest.raises(TakenError):
        first.write(game(3))
    assert read_save(first.path).summary.turn == 2
    assert not Claim(tmp_path, patience=0.1).acquire()
    two.release()
    one.release()
    third = Claim(tmp_path, patience=0.1)
    assert third.acquire() and third.trouble is None
    third.release()


def test_a_lock_that_becomes_a_folder_is_held_elsewhere(tmp_path: Path) -> None:
    one = Claim(tmp_path)
    assert one.acquire()
    (tmp_path / "running.lock").unlink()
    block(tmp_path / "running.lock", "folder")
    one.keep()
    assert not Claim(tmp_path).acquire() and not one.lost
    Shelf(tmp_path, one).write(game(1))


def test_the_title_says_nothing_where_all_can_be_saved(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path / "logs")
    block(home.saves / "running.lock", "folder")
    block(home.saves / "writing.lock", "link to nowhere")
    claim = Claim(home.saves)
    assert claim.acquire()
    assert "cannot be saved" not in title_words(home, claim)
    claim.release()


def close(names: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files lie in a folder that may be read but not written, as those of another user."""
    opened, closed = os.open, {os.fspath(folder / name) for name in names}
    for name in names:
        (folder / name).write_bytes(b"")

    def refused(path: Any, flags: int, *more: Any, **words: Any) -> int:
        if os.fspath(path) in closed and flags & os.O_RDWR and not flags & os.O_EXCL:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return opened(path, flags, *more, **words)

    monkeypatch.setattr(os, "open", refused)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))


def title_words(home: Home, claim: Claim) -> str:
    """Return what the title says."""
    app = App(home, (1280, 720), Preferences(animation="off"), claim=claim)
    app.start(routes.Title())
    app.show()
    return Hands(app).words().replace("\n", " ")


@pytest.mark.parametrize(
    "names", [("running.lock",), ("writing.lock",), ("running.lock", "writing.lock", "running-2.lock")]
)
def test_a_lock_that_belongs_to_another_user_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    home = Home(tmp_path, tmp_path / "logs")
    home.saves.mkdir()
    close(names, home.saves, monkeypatch)
    one, two = Claim(home.saves, patience=0.1), Claim(home.saves, patience=0.1)
    assert one.acquire() and one.trouble is None
    assert not two.acquire(), "a second copy asks"
    assert "cannot be saved" not in title_words(home, one)
    first, second = Shelf(home.saves, one), Shelf(home.saves, two)
    first.write(game(1))
    two.take_over()
    second.write(game(2))
    with pytest.raises(TakenError):
        first.write(game(3))
    assert not Claim(home.saves, patience=0.1).acquire()
    two.release()
    assert Claim(home.saves, patience=0.1).acquire(), "it is free again"


def test_a_copy_of_another_user_that_runs_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    close(("running.lock",), tmp_path, monkeypatch)
    (tmp_path / "owner").write_text(f"{os.getppid()} {'0' * 32} running.lock")
    two = Claim(tmp_path, patience=0.1)
    assert not two.acquire() and not two.acquire(), "however often it asks"
    two.take_over()
    Shelf(tmp_path, two).write(game(1))
    assert not Claim(tmp_path, patience=0.1).acquire()
    two.release()
    monkeypatch.setattr(claims, "runs", lambda process: False)
    (tmp_path / "owner").write_text(f"{os.getppid()} {'0' * 32} running.lock")
    assert Claim(tmp_path, patience=0.1).acquire(), "its process has ended"


def test_an_owner_that_another_user_keeps_to_themselves_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path, tmp_path / "logs")
    home.saves.mkdir()
    (home.saves / "owner").write_bytes(b"")
    read = documents._read_bytes

    def refused(path: Path, largest: int) -> bytes:
        if path.name == "owner" and path.stat().st_size == 0:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return read(path, largest)

    monkeypatch.setattr(documents, "_read_bytes", refused)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    one = Claim(home.saves, patience=0.1)
    assert one.acquire() and one.trouble is None
    assert "cannot be saved" not in title_words(home, one)
    assert not Claim(home.saves, patience=0.1).acquire(), "a second copy asks"
    one.release()


def test_a_lock_that_the_disk_has_lost_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "running.lock"
    lock.write_bytes(b"")
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    files = FaultyFiles(tmp_path, monkeypatch.setattr)
    files.stuck, files.stuck_paths = errno.EIO, (lock,)
    one = Claim(tmp_path, patience=0.1)
    assert one.acquire() and one.trouble is None
    assert not Claim(tmp_path, patience=0.1).acquire(), "a second copy asks"
    Shelf(tmp_path, one).write(game(1))
    assert read_save(tmp_path / "game.json").summary.turn == 1
    one.release()


def test_where_every_lock_belongs_to_another_user_a_second_copy_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    close((*claims.LOCKS, *claims.WRITING), tmp_path, monkeypatch)
    one, two = Claim(tmp_path, patience=0.1), Claim(tmp_path, patience=0.1)
    assert one.acquire() and one.trouble is None
    assert not two.acquire()
    Shelf(tmp_path, one).write(game(1))
    assert read_save(tmp_path / "game.json").summary.turn == 1


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = os.open

    def refused(path: Any, flags: int, *more: Any, **words: Any) -> int:
        if flags & os.O_CREAT and str(path).startswith(str(tmp_path)):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        return opened(path, flags, *more, **words)

    monkeypatch.setattr(os, "open", refused)
    claim = Claim(tmp_path)
    assert claim.acquire() and claim.trouble == "read-only"


def test_a_lock_that_is_refused_for_one_copy_alone_is_no_free_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One copy holds a lock and the other gets none, or the other way round: the second asks."""
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    monkeypatch.setattr(claims, "_is_other_running", lambda owner: True)  # it would be another process

    def refused(*_: Any) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    holds = Claim(tmp_path / "a", patience=0.1)
    assert holds.acquire()
    with monkeypatch.context() as disk:
        disk.setattr(fcntl, "flock", refused)
        assert not Claim(tmp_path / "a", patience=0.1).acquire()
        without = Claim(tmp_path / "b", patience=0.1)
        assert without.acquire() and without.trouble is None
    assert not Claim(tmp_path / "b", patience=0.1).acquire()
    without.release()
    assert Claim(tmp_path / "b", patience=0.1).acquire()


@pytest.fixture(params=[errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS, errno.EIO], ids=errno.errorcode.get)
def no_locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that knows no locks, or refuses them."""

    def none(*_: Any) -> None:
        raise OSError(request.param, os.strerror(request.param))

    monkeypatch.setattr(fcntl, "flock", none)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))


@pytest.mark.usefixtures("no_locks")
class TestADiskWithoutLocks:
    def test_a_second_copy_asks(self, tmp_path: Path) -> None:
        one, two = Claim(tmp_path), Claim(tmp_path)
        assert one.acquire() and one.trouble is None
        assert not two.acquire() and not two.acquire(), "however often it asks"
        first, second = Shelf(tmp_path, one), Shelf(tmp_path, two)
        first.write(game(1))
        two.take_over()
        second.write(game(5))
        with pytest.raises(TakenError):
            first.write(game(2))
        assert one.lost and not two.lost and read_save(first.path).summary.turn == 5
        assert not Claim(tmp_path).acquire()
        two.release()
        assert Claim(tmp_path).acquire(), "whoever comes when it has ended is alone"

    def test_an_owner_that_says_nothing_any_more_has_ended(self, tmp_path: Path) -> None:
        one, two = Claim(tmp_path), Claim(tmp_path)
        assert one.acquire()
        past = (tmp_path / "owner").stat().st_mtime - STALE_S - 1
        os.utime(tmp_path / "owner", (past, past))
        one.keep()
        assert not two.acquire(), "the one that runs says so now and then"
        os.utime(tmp_path / "owner", (past, past))
        assert two.acquire() and one.lost

    @pytest.mark.parametrize("jump", mostly_slow((-(10**9), -86_400, -3600, -60, 60, 3600, 86_400, 10**9), 2))
    def test_a_clock_that_jumps_takes_no_game(self, tmp_path: Path, jump: int) -> None:
        """The owner's file is as old as the clock says: from the future, or long gone; one copy owns it."""
        one, two = Claim(tmp_path), Claim(tmp_path)
        first = Shelf(tmp_path, one, library=tmp_path / "named")
        second = Shelf(tmp_path, two, library=tmp_path / "named")
        assert one.acquire()
        first.write(game(1))
        past = (tmp_path / "owner").stat().st_mtime - jump
        os.utime(tmp_path / "owner", (past, past))
        promised = {1}
        if two.acquire():
            with pytest.raises(TakenError):
                first.write(game(2))
            assert one.lost, "and it says so"
            second.write(game(5))
            promised.add(5)
        else:
            first.write(game(2))
            promised.add(2)
        there = {read_save(path).summary.turn for path in tmp_path.rglob("*.json")}
        assert promised <= there
        assert not Claim(tmp_path).acquire(), "whoever comes next asks"

    def test_an_owner_whose_process_has_ended_is_not_waited_for(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert Claim(tmp_path).acquire()
        monkeypatch.setattr(claims, "runs", lambda process: process != os.getpid())
        assert Claim(tmp_path).acquire()

    def test_a_folder_that_is_deleted_is_claimed_again(self, tmp_path: Path) -> None:
        one = Claim(tmp_path / "saves")
        assert one.acquire()
        (tmp_path / "saves" / "owner").unlink()
        one.keep()
        assert not Claim(tmp_path / "saves").acquire() and not one.lost

    def test_no_game_comes_to_the_library_by_two_copies(self, tmp_path: Path) -> None:
        one, two = Claim(tmp_path), Claim(tmp_path)
        first = Shelf(tmp_path, one, library=tmp_path / "named")
        second = Shelf(tmp_path, two, library=tmp_path / "named")
        assert one.acquire() and not two.acquire()
        second.paused = True
        for turn in range(1, 20):
            first.write(game(turn))
            second.write(game(50 + turn))
        assert not (tmp_path / "named").exists() and read_save(first.path).summary.turn == 19


def test_copies_that_fight_leave_as_many_games_as_the_player_wants(tmp_path: Path) -> None:
    most = 8
    library = Library(tmp_path / "named")
    library.save("mine", game(99))
    shelves = []
    for _ in range(2):
        claim = Claim(tmp_path, patience=0.1)
        shelf = Shelf(tmp_path, claim, library=tmp_path / "named")
        shelf.kept = lambda: library.thin(most)
        claim.acquire()
        shelves.append((claim, shelf))
    for turn in range(1, 60):
        claim, shelf = shelves[turn % 2]
        claim.take_over()
        shelf.write(game(turn))
    kept = [entry for entry in library.list() if entry.kept]
    assert most <= len(kept) <= most + 1 and all(entry.error is None for entry in kept)
    assert [entry.name for entry in library.list() if not entry.kept] == ["mine"]
    assert read_save(tmp_path / "game.json").summary.turn == 59
