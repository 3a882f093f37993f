"""Games saved under a name: any number, none written over, deleted ones brought back."""

from __future__ import annotations

import json
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.storage.files import atomic
from game.storage.games.library import Library
from game.storage.games.save_names import LONGEST, tidy
from game.storage.games.savefile import SaveError, read_save

START = datetime(2026, 1, 2, 20, 15, tzinfo=UTC)


def game(turn: int = 1, **more: Any) -> dict[str, Any]:
    crew = [{"name": "Ada"}, {"name": "조"}]
    state = {"turn": turn, "phase": "actions", "crew": crew, "settings": {"difficulty": "hard", "players": 2}}
    return {"state": state, "choices": [{"do": "finish"}] * turn, "cursor": turn, "colours": [3, 1], **more}


class Clock:
    """A clock that goes on by an hour each time it is asked."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        self.time += timedelta(hours=1)
        return self.time


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "named", Clock())


def test_an_empty_library(library: Library) -> None:
    assert library.list() == [] and not library.exists()
    assert not library.folder.exists(), "looking makes no folders"


def test_what_is_saved_is_listed_with_all_that_is_told(library: Library) -> None:
    library.save("Friday", game(7), b"a picture")
    (entry,) = library.list()
    assert (entry.name, entry.saved) == ("Friday", START + timedelta(hours=1))
    assert library.read(entry).picture == b"a picture"
    summary = entry.summary
    assert summary is not None
    assert (summary.turn, summary.difficulty, summary.names) == (7, "hard", ("Ada", "조"))
    assert (summary.marks, summary.status, summary.choices) == ((3, 1), "playing", 7)
    assert library.load(entry) == game(7)
    assert library.exists()


def test_what_is_gone_is_remembered_no_longer(library: Library) -> None:
    for number in range(9):
        library.save(f"game {number}", game()).path.unlink()
        assert library.list() == [] and library._read == {}


def over(turn: int) -> dict[str, Any]:
    made = game(turn)
    made["state"]["phase"] = "over"
    return made


def test_of_games_kept_by_themselves_the_oldest_go_and_named_ones_never(library: Library) -> None:
    for turn in range(1, 5):
        library.save(f"by itself {turn}", over(turn), kept=True)
        library.save(f"named {turn}", over(turn))
    library.thin(2)
    left = ["named 4", "by itself 4", "named 3", "by itself 3", "named 2", "named 1"]
    assert [entry.name for entry in library.list()] == left
    mine = library.find("by itself 3")
    assert mine is not None and mine.kept and not library.rename(mine, "mine").kept
    library.thin(0)
    assert [entry.name for entry in library.list()] == ["named 4", "named 3", "mine", "named 2", "named 1"]


def test_the_last_game_that_gave_way_stays_whatever_the_limit(library: Library) -> None:
    for turn in (1, 2):
        library.save(f"left {turn}", game(turn), kept=True)
    library.save("won", over(3), kept=True)
    library.thin(0)
    assert [entry.name for entry in library.list()] == ["left 2"]


def test_what_is_kept_after_the_clock_was_set_back_stays_before_what_bears_a_date_to_come(
    tmp_path: Path,
) -> None:
    clock = Clock()
    library = Library(tmp_path / "named", clock)
    for turn in (1, 2, 3):
        library.save(f"future {turn}", game(turn), kept=True)
    clock.time = START - timedelta(days=400)
    library.save("given way", game(9), kept=True)
    library.thin(3)
    assert {entry.name for entry in library.list()} == {"future 3", "future 2", "given way"}
    library.thin(0)
    assert [entry.name for entry in library.list()] == ["given way"]


@pytest.mark.parametrize("value", [None, False, 1, "yes", [True], {"kept": True}])
def test_only_what_says_so_was_kept_by_itself(library: Library, value: object) -> None:
    entry = library.save("one", game())
    whole = json.loads(entry.path.read_bytes())
    assert "kept" not in whole
    entry.path.write_bytes(json.dumps({**whole, "kept": value}).encode())
    library.thin(0)
    assert [entry.name for entry in library.list()] == ["one"] and not library.list()[0].kept


def test_the_latest_comes_first(library: Library) -> None:
    for name in ("one", "two", "three"):
        library.save(name, game())
    assert [entry.name for entry in library.list()] == ["three", "two", "one"]


def test_a_name_twice_makes_two_games(library: Library) -> None:
    library.save("Friday", game(1))
    library.save("Friday", game(2))
    assert [e.summary.turn for e in library.list() if e.summary] == [2, 1]
    found = library.find("friday ")
    assert found is not None and found.summary is not None and found.summary.turn == 2


@pytest.mark.parametrize(
    "name",
    ["a/b\\c:d*e?f", "..", ".", "CON", "aux", "  spaces  ", "조 Zoë", "\U0001f680", "x" * 500, "조" * 60,
     "con.json", "-rf", "a\nb\tc", "name.", "%PATH%", "nul.json", '"quotes"', "deleted"],
)  # fmt: skip
def test_any_name_makes_a_file_in_the_folder(library: Library, name: str) -> None:
    entry = library.save(name, game())
    assert entry.path.parent == library.folder and entry.path.suffix == ".json"
    assert len(entry.path.name.encode()) < 200
    assert not set('/\\:*?"<>|\n') & set(entry.path.name) and not entry.path.stem.endswith((" ", "."))
    (listed,) = library.list()
    assert listed.name == tidy(name) and len(listed.name) <= LONGEST
    assert library.load(listed) == game()


def test_another_name_keeps_file_time_and_picture(library: Library) -> None:
    entry = library.save("Friday", game(3), b"picture")
    renamed = library.rename(entry, "Saturday")
    assert (renamed.path, renamed.saved) == (entry.path, entry.saved)
    assert library.read(renamed).picture == b"picture"
    assert [e.name for e in library.list()] == ["Saturday"]


def test_deleted_games_are_brought_back(library: Library) -> None:
    entries = [library.save("Friday", game(turn)) for turn in (1, 2)]
    moved = [library.delete(entry) for entry in entries]
    assert library.list() == [] and len(list(library.deleted.iterdir())) == 2
    library.save("Friday", game(3))
    back = [library.restore(path) for path in moved]
    assert sorted(e.summary.turn for e in library.list() if e.summary) == [1, 2, 3]
    assert {e.path for e in back} <= {e.path for e in library.list()}
    with pytest.raises(FileNotFoundError):
        library.restore(moved[0])


def test_a_file_that_is_gone_is_said_to_be(library: Library) -> None:
    entry = library.save("Friday", game())
    entry.path.unlink()
    for act in (library.load, library.delete, lambda e: library.rename(e, "x")):
        with pytest.raises(FileNotFoundError):
            act(entry)
    assert library.list() == []


def test_a_file_from_elsewhere_is_listed_with_what_is_wrong(library: Library) -> None:
    library.save("Friday", game())
    (library.folder / "holiday.json").write_text('{"photos": 3}', encoding="utf-8")
    (library.folder / "notes.txt").write_text("not ours", encoding="utf-8")
    broken = next(e for e in library.list() if e.summary is None)
    assert broken.name == "holiday" and broken.error is not None and broken.error.why == "foreign"
    with pytest.raises(SaveError):
        library.load(broken)
    library.delete(broken)
    assert [e.name for e in library.list()] == ["Friday"]


def test_a_file_that_changes_is_read_again(library: Library) -> None:
    entry = library.save("Friday", game(1))
    whole = json.loads(entry.path.read_text(encoding="utf-8"))
    whole["game"] = game(22)
    entry.path.write_text(json.dumps(whole), encoding="utf-8")
    (again,) = library.list()
    assert again.summary is not None and again.summary.turn == 22


def test_a_full_disk_leaves_nothing_behind(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = library.save("Friday", game(1))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(atomic.os, "fsync", full)
    with pytest.raises(OSError) as refused:
        library.save("Saturday", game(2))
    assert atomic.kind_of(refused.value) == "full"
    with pytest.raises(OSError):
        library.rename(kept, "Sunday")
    assert [p.name for p in library.folder.iterdir()] == ["Friday.json"]
    assert [e.name for e in library.list()] == ["Friday"]


def test_two_copies_never_choose_the_same_file(tmp_path: Path) -> None:
    def many(name: int) -> None:
        mine = Library(tmp_path)
        for turn in range(15):
            mine.save("Friday", game(100 * name + turn + 1))

    threads = [threading.Thread(target=many, args=(n,)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = sorted(e.summary.turn for e in Library(tmp_path).list() if e.summary)
    assert found == sorted(100 * n + t + 1 for n in range(3) for t in range(15))


def test_finished_games_say_how_they_ended(library: Library) -> None:
    for won, status in ((True, "won"), (False, "lost")):
        whole = game(9)
        whole["state"] |= {"phase": "over", "result": {"won": won, "reason": "energy-core"}}
        entry = library.save(status, whole)
        assert read_save(entry.path).summary.status == status
