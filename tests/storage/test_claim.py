"""Two copies of the program at once: one saves, the other asks; taking over is told and loses nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, rule

from game.storage.files import atomic
from game.storage.files.atomic import kind_of
from game.storage.games.claim import Claim, TakenError
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from tests.storage.test_saves import game

ROOT = Path(__file__).parents[2]
HOLD = """
import sys, time
from pathlib import Path
from game.storage.files.atomic import kind_of
from game.storage.games.claim import Claim
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


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_at_the_start_is_nobodys_taking_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = Claim(tmp_path)
    earlier.acquire()
    earlier.release()
    claim = Claim(tmp_path)
    with monkeypatch.context() as disk:
        disk.setattr(atomic, "_write_flushed", full)
        assert claim.acquire() and claim.trouble == "full" and not claim.lost
        with pytest.raises(OSError) as refused:
            Shelf(tmp_path, claim).write(game(1))
        assert kind_of(refused.value) == "full"
        assert not Claim(tmp_path).acquire(), "it runs all the same"
    Shelf(tmp_path, claim).write(game(2))
    assert claim.trouble is None and not claim.lost
    assert read_save(tmp_path / "game.json").summary.turn == 2


STARTED_FULL = """
import resource, sys
from pathlib import Path
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.play.session import Session
from game.storage.files.atomic import kind_of
from game.storage.games.claim import Claim
from game.storage.files.paths import Home
from game.storage.games.savefile import read_save

folder = Path(sys.argv[1])
most = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))  # no file may grow
claim = Claim(folder / "saves")
assert claim.acquire() and claim.trouble == "full"
app = App(Home(folder, folder / "logs"), (1280, 720), claim=claim)
app.push(TitleScene())
words = " ".join(" ".join(t.text for t in app.draw().texts).split())
assert "taken over" not in words and "Games cannot be saved" in words, words
session = Session.new({"players": 2, "difficulty": "easy", "seed": 1}, app.engine(), app.shelf)
assert session.save_trouble and kind_of(session.save_trouble) == "full"
session.apply(session.decision["options"][0])
assert session.save_trouble and kind_of(session.save_trouble) == "full"
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
session.apply(session.decision["options"][0])
assert session.save_trouble is None
assert read_save(app.shelf.path).game == session.to_json()
claim.release()
"""


def test_the_program_starts_on_a_full_disk_and_saves_when_there_is_room(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("this system cannot forbid files to grow")
    earlier = Claim(tmp_path / "saves")
    earlier.acquire()
    earlier.release()
    done = subprocess.run(
        [sys.executable, "-c", STARTED_FULL, str(tmp_path)],
        cwd=ROOT,
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("takers", [1, 2, 5])
def test_a_copy_that_is_started_after_a_take_over_asks(tmp_path: Path, takers: int) -> None:
    copies = [Claim(tmp_path) for _ in range(takers + 1)]
    assert copies[0].acquire()
    for taker in copies[1:]:
        assert not taker.acquire()
        taker.take_over()
        assert not Claim(tmp_path).acquire(), "although no copy that lost has noticed yet"
    for loser in copies[:-1]:
        with pytest.raises(TakenError):
            Shelf(tmp_path, loser).write(game(1))
        assert not Claim(tmp_path).acquire()
    copies[-1].release()
    late = Claim(tmp_path)
    assert late.acquire() and not late.lost
    assert not Claim(tmp_path).acquire()


@pytest.mark.parametrize("owner", [b"", b"\xff\xfe", b"x" * 5000, b"123 abc", b"1 2 ../../x.lock", None])
def test_an_owner_that_says_nothing_hides_no_copy(tmp_path: Path, owner: bytes | None) -> None:
    """Whatever stands in the file, or an earlier version wrote there: who runs is found by the locks."""
    first, taker = Claim(tmp_path), Claim(tmp_path)
    first.acquire()
    if owner == b"123 abc":
        (tmp_path / "owner").write_bytes(owner)
        assert not Claim(tmp_path).acquire(), "a copy of an earlier version runs"
        return
    taker.take_over()
    if owner is None:
        (tmp_path / "owner").unlink()
    else:
        (tmp_path / "owner").write_bytes(owner)
    assert not Claim(tmp_path).acquire()
    first.release()
    assert not Claim(tmp_path).acquire()
    taker.release()
    assert Claim(tmp_path).acquire()


NONSENSE = [b"hello there", b"-", b"1 2 3 4 5", b"12 \x07", b"0x12 a", b"2026 notes", b"", None]


@pytest.mark.parametrize("owner", NONSENSE)
def test_nonsense_in_the_owners_file_is_no_take_over(tmp_path: Path, owner: bytes | None) -> None:
    """Who saved went on without saving, and was told that another copy of the program had taken over."""
    first = Claim(tmp_path)
    first.acquire()
    spoil(tmp_path / "owner", owner)
    assert not first.lost
    Shelf(tmp_path, first).write(game(1))
    assert not Claim(tmp_path).acquire(), "it runs all the same"
    first.release()
    assert Claim(tmp_path).acquire()


@pytest.mark.parametrize("cut", [10, 20, -3, -1])
def test_an_owners_file_that_is_cut_is_no_take_over(tmp_path: Path, cut: int) -> None:
    first = Claim(tmp_path)
    first.acquire()
    whole = (tmp_path / "owner").read_bytes()
    for spoiled in (whole[:cut], whole + b"x", whole + b"\n"):
        (tmp_path / "owner").write_bytes(spoiled)
        Shelf(tmp_path, first).write(game(1))
        assert not first.lost


@pytest.mark.parametrize("more", ["", " running-2.lock", " running.lock", " - host7"])
def test_a_signature_of_any_kind_is_a_take_over(tmp_path: Path, more: str) -> None:
    first = Claim(tmp_path)
    first.acquire()
    (tmp_path / "owner").write_text(f"4194304 {'0a' * 16}{more}")
    assert first.lost
    with pytest.raises(TakenError):
        Shelf(tmp_path, first).write(game(1))


@pytest.mark.parametrize("noticed", [False, True])
@pytest.mark.parametrize("owner", NONSENSE)
def test_who_was_taken_over_stays_so_whatever_the_owners_file_says(
    tmp_path: Path, owner: bytes | None, noticed: bool
) -> None:
    """It wrote again beside the one that had taken over."""
    first, taker = Claim(tmp_path), Claim(tmp_path)
    first.acquire()
    taker.take_over()
    if noticed:
        with pytest.raises(TakenError):
            Shelf(tmp_path, first).write(game(1))
    spoil(tmp_path / "owner", owner)
    assert first.lost and not (taker.lost and noticed)
    with pytest.raises(TakenError):
        Shelf(tmp_path, first).write(game(2))
    Shelf(tmp_path, taker).write(game(3))
    assert not taker.lost
    if noticed:
        taker.release()
        with pytest.raises(TakenError):
            Shelf(tmp_path, first).write(game(4))


@pytest.mark.parametrize("owner", NONSENSE)
def test_who_has_taken_over_is_not_told_that_it_lost(tmp_path: Path, owner: bytes | None) -> None:
    """The other one's lock counted as a third copy's until it next wanted to save."""
    first, taker = Claim(tmp_path), Claim(tmp_path)
    first.acquire()
    taker.take_over()
    first.keep()  # as it does once a second
    spoil(tmp_path / "owner", owner)
    Shelf(tmp_path, taker).write(game(1))
    assert first.lost and not taker.lost
    with pytest.raises(TakenError):
        Shelf(tmp_path, first).write(game(2))
    assert not Claim(tmp_path).acquire()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders")
def test_a_take_over_is_seen_where_a_pipe_lies_in_the_place_of_the_file(tmp_path: Path) -> None:
    """Both copies saved, each in the place of the other's game: the taker had signed the next file."""
    first, taker = Claim(tmp_path), Claim(tmp_path)
    first.acquire()
    (tmp_path / "owner").unlink()
    os.mkfifo(tmp_path / "owner")
    Shelf(tmp_path, first).write(game(1))
    assert not first.lost and not taker.acquire()
    taker.take_over()
    assert first.lost and not taker.lost
    with pytest.raises(TakenError):
        Shelf(tmp_path, first).write(game(2))
    Shelf(tmp_path, taker).write(game(3))


def spoil(path: Path, content: bytes | None) -> None:
    """Write something else into a file, or take it away."""
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)


class Copies(RuleBasedStateMachine):
    """Any number of copies that start, take over, write and end, on a disk that may be full.

    There is one that may write at most; who starts while it runs is asked; who lost writes no more.
    """

    running: Bundle[int] = Bundle("running")

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.folder = Path(self._folder.name)
        self.claims: list[Claim] = []
        self.owner: int | None = None
        self.full = False
        self.turn = 0
        self._write = atomic._write_flushed

    def teardown(self) -> None:
        atomic._write_flushed = self._write
        for claim in self.claims:
            claim.release()
        self._folder.cleanup()

    @rule(target=running)
    def start(self) -> int:
        self.claims.append(Claim(self.folder))
        number = len(self.claims) - 1
        self._ask(number)
        return number

    def _ask(self, number: int) -> None:
        claim = self.claims[number]
        free = self.owner in (None, number)
        assert claim.acquire(patience=0) == free
        if free:
            self.owner = number
            assert claim.trouble == ("full" if self.full else None)

    @rule(number=running)
    def take_over(self, number: int) -> None:
        if self.full:
            with pytest.raises(OSError, match="space"):
                self.claims[number].take_over()
            return
        self.claims[number].take_over()
        self.owner = number

    @rule(number=running)
    def write(self, number: int) -> None:
        claim = self.claims[number]
        self.turn += 1
        try:
            Shelf(self.folder, claim).write(game(self.turn))
        except TakenError:
            assert self.owner != number
        except OSError as error:
            assert self.full and kind_of(error) == "full" and not claim.lost
            assert self.owner in (None, number)
            self.owner = number  # it runs, and saves as soon as there is room
        else:
            assert not self.full and self.owner in (None, number)
            self.owner = number
            assert read_save(self.folder / "game.json").summary.turn == self.turn

    @rule(number=consumes(running))
    def end(self, number: int) -> None:
        self.claims[number].release()
        if self.owner == number:
            self.owner = None

    @rule(fills=st.booleans())
    def disk(self, fills: bool) -> None:
        self.full = fills
        atomic._write_flushed = full if fills else self._write


Copies.TestCase.settings = settings(
    max_examples=60, stateful_step_count=25, derandomize=True, deadline=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
test_any_number_of_copies_in_any_order = Copies.TestCase
