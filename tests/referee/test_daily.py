"""The commands of the ship of the day: the same everywhere, and a sentence for every date."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game import daily, daily_par, verify
from game.bots.data_files import digest
from game.bots.players.rank_list import ADVISER
from game.play.pars import FILE, Par, read_pars, ships_mark, written
from game.program_files import data_folder
from game.rules.daily_ship import CREWS
from game.rules.flight_line import flight_line
from game.rules.gamecode import decode
from game.rules.history import History
from game.rules.loader.yaml_nodes import ContentError
from tests.rules.table import the_engine, the_week
from tests.shares import mostly_slow

DAY = date(2026, 12, 24)


def run(*words: str, **environment: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "game.daily", *words],
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode("ascii"), done.stderr.decode("ascii")


def test_the_answer_has_what_the_protocol_says() -> None:
    status, said, complained = run("2026-12-24", "--crew", "3", "--json")
    found = json.loads(said)
    assert status == 0 and not complained
    assert set(found) == {"date", "crew", "settings", "seed", "code", "par", "rules"}
    assert (found["date"], found["crew"], found["settings"]["players"]) == ("2026-12-24", 3, 3)
    assert "seed" not in found["settings"] and found["settings"]["chance"] == 2
    ship = the_week().ship(the_engine().content, DAY, 3)
    assert found["seed"] == ship.seed and decode(the_engine(), found["code"]).seed == ship.seed


@pytest.mark.parametrize(
    "environment",
    [
        {"TZ": "Pacific/Kiritimati", "LC_ALL": "ar_EG.UTF-8", "PYTHONHASHSEED": "1"},
        {"TZ": "Etc/GMT+12", "LC_ALL": "C", "PYTHONHASHSEED": "2", "PYTHONIOENCODING": "cp1252"},
        {"TZ": "nonsense", "LANG": "tr_TR.UTF-8", "PYTHONHASHSEED": "3", "PYTHONUTF8": "0"},
    ],
)
def test_a_date_has_one_ship_whatever_zone_and_locale(environment: dict[str, str]) -> None:
    ship = the_week().ship(the_engine().content, DAY, 2)
    status, said, _ = run("2026-12-24", "--crew", "2", "--json", **environment)
    assert status == 0 and json.loads(said)["seed"] == ship.seed


def test_without_a_date_it_is_the_day_of_this_computers_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(time, "tzset"):
        pytest.skip("the zone of a process cannot be changed here")
    days = set()
    for zone in ("Etc/GMT+12", "Etc/GMT-14"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        days.add(daily.today())
        assert daily.today() == date(*time.localtime()[:3])
    monkeypatch.undo()
    time.tzset()
    assert len(days) == 2, "they are more than a day apart"


def test_today_is_a_date(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(daily, "today", lambda: date(2026, 12, 24))
    told = []
    for words in ([], ["today"], ["2026-12-24"]):
        assert daily.main(words) == 0
        told.append(capsys.readouterr().out)
    assert told[0].startswith("2026-12-24, one player") and len({*told}) == 1


@pytest.mark.parametrize("word", mostly_slow(("0001-01-01", "9999-12-31", "2028-02-29"), 1))
def test_the_first_and_the_last_day_have_ships(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    for crew in CREWS:
        assert daily.main([word, "--crew", str(crew)]) == 0
        said = capsys.readouterr().out
        assert said.startswith(word) and said.count("\n") == 1


HOSTILE = [
    "",
    " ",
    "nonsense",
    "0000-01-01",
    "10000-01-01",
    "2026-13-01",
    "2026-02-29",
    "20261224",
    "2026-W52-4",
]
HOSTILE += [
    "2026-12-24\n",
    " 2026-12-24",
    "２０２６-１２-２４",
    "٢٠٢٦-١٢-٢٤",
    "2026-12-24T00:00",
    "\x1b[31m",
    "\ud800",
    "9" * 9999,
]


@pytest.mark.parametrize("word", HOSTILE, ids=range(len(HOSTILE)))
def test_what_is_no_date_is_answered_in_a_sentence(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        daily.main(["--crew", "2", "--", word])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and "is no date of the calendar" in said
    assert said.isascii() and len(said) < 300 and "\x1b" not in said


def test_verify_tells_the_day_of_a_line() -> None:
    ship = the_week().ship(the_engine().content, DAY, 2)
    found = verify.report(the_engine(), the_week(), flight_line(History.new(the_engine(), ship)))
    assert found["daily"] == "2026-12-24" and verify.in_words(found).startswith(
        "ship of 2026-12-24, 2 players"
    )


# the pars


def folder_with(folder: Path, text: str) -> Path:
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


def test_pars_are_written_and_read_and_belong_to_their_ships(tmp_path: Path) -> None:
    pars = {(DAY, 2): Par(True, 21, 4), (DAY, 4): Par(False, 9, 0), (date(1, 1, 1), 1): Par(True, 1, 60)}
    folder_with(tmp_path, written(pars, "ships", "captains"))
    assert read_pars(tmp_path, "ships") == read_pars(tmp_path, "ships", "captains") == pars
    assert read_pars(tmp_path, "others") == {}, "those of other ships are none"
    assert read_pars(tmp_path, "ships", "others") == {}
    assert read_pars(tmp_path / "nowhere", "ships") == {}


def test_a_par_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pars = {(DAY, 2): Par(True, 21, 1), (DAY, 3): Par(False, 9, 0)}
    monkeypatch.setattr(daily, "read_pars", lambda *_: pars)
    daily.main(["2026-12-24", "--crew", "2"])
    assert "captains saved it in turn 21 with 1 Resource card left" in capsys.readouterr().out
    daily.main(["2026-12-24", "--crew", "3", "--json"])
    assert json.loads(capsys.readouterr().out)["par"] == {"won": False, "turn": 9, "cards_left": 0}
    daily.main(["2026-12-24", "--crew", "4", "--json"])
    assert json.loads(capsys.readouterr().out)["par"] is None


HEAD = '{"ships": "ships", "players": "captains", "days": '
WRONG = {
    "": "an empty file",
    "{": "well-formed YAML",
    "[]": "a list",
    "7": "'7'",
    "\ud800": "bytes that are not text",
    HEAD + "7}": "the days (a mapping)",
    HEAD + '{"yesterday": "W21.4 - - -"}}': "'yesterday'",
    HEAD + '{"2026-12-24": "W21.4"}}': "1 pars",
    HEAD + '{"2026-12-24": 7}}': "the pars of a day",
    HEAD + '{"2026-12-24": "- x7.1 - -"}}': "'x7.1'",
    HEAD + '{"2026-12-24": "- - - W1.-1"}}': "'W1.-1'",
    HEAD + '{"2026-12-24": "W99999.1 - - -"}}': "'W99999.1'",
    HEAD + '{"2026-12-24": "W\u0661.1 - - -"}}': "a par such as",
    HEAD + "{}" + ', "more": 1}': "'more'",
}


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_a_file_that_holds_no_pars_says_where(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(ContentError) as refused:
        read_pars(tmp_path, "ships")
    assert WRONG[text] in str(refused.value) and refused.value.file == FILE


def test_a_file_that_cannot_be_read_is_answered_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE).mkdir()
    monkeypatch.setattr(daily, "read_pars", lambda *_: read_pars(tmp_path, "ships"))
    with pytest.raises(SystemExit) as ended:
        daily.main(["2026-12-24"])
    assert ended.value.code == 2 and FILE in capsys.readouterr().err


def test_captains_fly_what_is_missing_and_the_same_ship_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flown: list[daily_par.Ship] = []

    def fly(ship: daily_par.Ship) -> Par:
        flown.append(ship)
        return Par(True, ship.crew, 0)

    monkeypatch.setattr(daily_par, "fly", fly)
    days = [DAY, date(2026, 12, 25)]
    assert daily_par.fill(tmp_path, days, [2, 3], 1, 0.0) == 1, "time is up after the first"
    assert daily_par.fill(tmp_path, days, [2, 3], 1, float("inf")) == 3
    assert daily_par.fill(tmp_path, days, [2, 3], 1, float("inf")) == 0
    assert [(one.day, one.crew) for one in flown] == [(day, crew) for day in days for crew in (2, 3)]
    mark = ships_mark(the_engine(), the_week())
    assert read_pars(tmp_path, mark, digest(data_folder(), ADVISER))[days[1], 3] == Par(True, 3, 0)
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


def test_captains_fly_the_ship_of_everybody_and_each_time_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[History] = []

    class Kept(History):
        @classmethod
        def new(cls, *given: Any) -> Kept:
            kept.append(super().new(*given))
            return kept[-1]  # type: ignore[return-value]

    monkeypatch.setattr(daily_par, "History", Kept)
    monkeypatch.setattr(daily_par, "MOST_CHOICES", 12)
    ship = daily_par.Ship(DAY, 2, 2)
    assert daily_par.fly(ship) == daily_par.fly(ship)
    one, other = (flight_line(history) for history in kept)
    assert one == other and verify.report(the_engine(), the_week(), one)["daily"] == DAY.isoformat()
