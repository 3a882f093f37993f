"""Crash reports made to keep the program busy, to break it, or to speak to a terminal."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app.drawing.viewport import MOST_PIXELS, Viewport
from game.app.shell import selftest
from game.app.shell.crashes import replay_report
from game.app.shell.crashes.replay_report import replay
from game.app.shell.start import main
from game.storage.files.plain_text import is_letter
from game.storage.reports import crash
from game.storage.reports.crash import MARK
from game.storage.settings.preferences import Preferences
from tests.hostile.json_values import VALUES, places, put, without
from tests.searches import examples
from tests.timed import within

WHOLE: dict[str, Any] = {
    "format": crash.FORMAT,
    "version": 1,
    "error": {"type": "ValueError", "message": "no", "where": "app.py: step"},
    "settings": json.loads(json.dumps(Preferences(animation="off", language="en").to_json())),
    "size": [320, 180],
    "files": {"game.json": "e30="},
    "game": None,
    "attempt": None,
    "start": {"game": None},
    "steps": [
        [16.7, [["MOUSEMOTION", {"pos": [5, 5], "rel": [1, 1], "buttons": [0, 0, 0]}]]],
        [40, [["KEYDOWN", {"key": 9, "mod": 0, "unicode": "", "scancode": 0}]]],
        [100.0, []],
    ],
}
ESCAPES = "\x1b]0;owned\x07\x1b[2J\x1b[31mred\x9b31m\u202e\r\n\0 half \ud800"


def write(folder: Path, whole: object) -> Path:
    path = folder / "crash.txt"
    path.write_bytes(b"Crash\n" + MARK.encode() + b"\n" + json.dumps(whole).encode() + b"\n")
    return path


def play(folder: Path, whole: object, longest: float = 20) -> tuple[int, list[str]]:
    """Replay a report; whatever is told is lines of letters, and not too many of them."""
    told: list[str] = []
    with within(longest):
        result = replay(write(folder, whole), told.append)
    assert told and len(told) < 300
    for line in told:
        assert line.isprintable() or all(map(is_letter, line)), line
        assert len(line) <= replay_report.LONGEST_LINE
        line.encode("utf-8")
    return result, told


def test_a_report_that_is_whole_is_played(tmp_path: Path) -> None:
    result, told = play(tmp_path, WHOLE)
    assert result == 1 and told[-1] == "Replayed the window: no error occurs."


@pytest.mark.parametrize("ms", [1e18, 1e300, 10**400, 1e9])
def test_a_pause_without_end_ends(tmp_path: Path, ms: float) -> None:
    result, told = play(tmp_path, put(WHOLE, ("steps", 0, 0), ms))
    assert result == 1 and "no error occurs" in told[-1]


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_a_pause_that_is_no_number_is_told(tmp_path: Path, word: str) -> None:
    path = write(tmp_path, WHOLE)
    path.write_bytes(path.read_bytes().replace(b"16.7", word.encode()))
    told: list[str] = []
    assert replay(path, told.append) == 2 and word in told[0]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("size",), [10_000, 10_000]),
        (("size",), [19_999, 19_999]),
        (("size",), [0, 5]),
        (("size",), [1280.0, 720]),
        (("size",), [True, True]),
        (("size",), [720]),
        (("steps",), [[16.7]]),
        (("steps",), ["step"]),
        (("steps", 0, 0), "16"),
        (("steps", 0, 0), -1),
        (("steps", 0, 1), {"QUIT": {}}),
        (("steps", 0, 1), [["QUIT"]]),
        (("steps", 0, 1), [["QUIT", []]]),
        (("steps", 0, 1), [[7, {}]]),
        (("version",), 99),
        (("error",), []),
    ],
)
def test_what_makes_no_sense_is_told_in_a_sentence(tmp_path: Path, path: tuple[Any, ...], value: Any) -> None:
    result, told = play(tmp_path, put(WHOLE, path, value), longest=2)
    assert result == 2 and len(told) == 1 and told[0].startswith("This report cannot be replayed: crash.txt")


def test_very_many_events_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_report, "LONGEST_S", 0.2)
    events = [["KEYDOWN", {"key": 9, "mod": 0, "unicode": ""}]] * 100_000
    begun = time.monotonic()
    result, told = play(tmp_path, put(WHOLE, ("steps", 0, 1), events))
    assert time.monotonic() - begun < 30
    assert result == 1 and "no error so far" in told[-1]


def test_nothing_is_said_to_a_terminal_but_letters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {**WHOLE, "error": dict.fromkeys(("type", "message", "where"), ESCAPES.replace("\ud800", ""))}
    whole["start"] = {"game": {"setup": ESCAPES.replace("\ud800", "")}}
    play(tmp_path, whole)
    for name in ("\x1b[31mred.txt", "half\udcff.txt"):
        with pytest.raises(SystemExit) as left:
            main(["--replay-report", str(tmp_path / name)])
        assert left.value.code == 2
        told = capsys.readouterr().out.rstrip("\n")
        assert told.isprintable() and "does not exist" in told


@pytest.mark.parametrize("place", ["", "nowhere/findings.txt", "half\udcff/findings.txt"], ids=ascii)
def test_findings_that_cannot_be_written_are_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(selftest, "CHECKS", ())
    assert selftest.run({}, tmp_path / "findings.txt") == 0
    assert selftest.run({}, tmp_path / place) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1].startswith("the results cannot be written to") and told[-1].isprintable()


@pytest.mark.parametrize("before", ["none", "a folder", "a game"])
def test_a_selftest_leaves_the_players_folder_as_it_was(tmp_path: Path, before: str) -> None:
    folder = tmp_path / "Solar Storm" / "data"
    if before != "none":
        folder.mkdir(parents=True)
    if before == "a game":
        (folder / "game.json").write_bytes(b"{}")
    there = sorted(tmp_path.rglob("*"))
    assert selftest.home({"SOLAR_STORM_HOME": str(folder)}) == "can be written to"
    assert sorted(tmp_path.rglob("*")) == there


def test_a_terminal_that_writes_few_letters_gets_them_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path, {**WHOLE, "error": {"type": "Zoë 조"}, "start": None})
    with (tmp_path / "out").open("w", encoding="ascii") as out:
        monkeypatch.setattr("sys.stdout", out)
        assert replay(path) == 1
    assert "Zo\\xeb \\uc870" in (tmp_path / "out").read_text(encoding="ascii")


@pytest.mark.parametrize("name", ["..", ".", "", "../x", "/tmp/x", "x" * 300, "a\0b", "nul\udcff"])
def test_files_stay_in_their_folder(tmp_path: Path, name: str) -> None:
    before = sorted(path.name for path in tmp_path.iterdir())
    crash.unpack_files({name: "e30=", "good.json": "e30="}, tmp_path / "saves")
    assert sorted(path.name for path in tmp_path.iterdir()) == [*before, "saves"]
    assert (tmp_path / "saves" / "good.json").read_bytes() == b"{}"


def test_no_page_is_larger_than_can_be_held() -> None:
    for size in ((7680, 4320), (3840, 2160), (20_000, 1600), (1, 1), (30_000, 1)):
        for interface in (80, 100, 150, 200):
            page = Viewport.of_window(*size, interface)
            assert page.width * page.height <= max(1.01 * MOST_PIXELS, size[0] * size[1])
            assert page.width >= size[0] and page.height >= size[1]
    assert Viewport.of_window(3840, 2160, 200) == Viewport(7680, 4320)


SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck))


def made_up(data: st.DataObject) -> object:
    whole: Any = WHOLE
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(whole)))
        change = data.draw(st.sampled_from(("put", "put", "without")))
        whole = without(whole, path) if change == "without" else put(whole, path, data.draw(VALUES))
        if not places(whole):
            break
    return whole


@settings(SETTINGS, max_examples=15, derandomize=True)
@given(st.data())
def test_made_up_reports_end_in_words(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    play(tmp_path_factory.mktemp("report"), made_up(data))


@pytest.mark.slow
@settings(SETTINGS, max_examples=examples(150))
@given(st.data())
def test_very_many_made_up_reports_end_in_words(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    play(tmp_path_factory.mktemp("report"), made_up(data))
