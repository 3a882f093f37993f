"""What chances mean: positions gathered from whole games, fitted to and checked."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, astuple, replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.bots.calibration import Calibration, read_calibration
from game.program_files import data_folder
from tools.training import calibrate
from tools.training import gather as gathering
from tools.training.calibrate import calibrated_of, check, check_kinds, fit, in_bins, main, pairs
from tools.training.gather import (
    GatheredGame,
    GatheredPosition,
    gather,
    gathered_game,
    read_games,
    tasks_for,
)


@pytest.fixture
def few_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far a line goes up and down is only printed: less often drawn, it is printed sooner."""
    monkeypatch.setattr(calibrate, "REMADE", 20)


@cache
def made_up(games: int, stretched: float) -> tuple[GatheredGame, ...]:
    """Games in which the cadets win a part of the positions that has to do with what was found."""
    chance = random.Random(4)
    found = []
    for seed in range(games):
        said = [chance.random() for _ in range(5)]
        truth = [Calibration(stretched).calibrated(one, 0.0)[0] for one in said]
        won = [int(chance.random() < one) for one in truth]
        positions = tuple(GatheredPosition(3, one, None, won[n]) for n, one in enumerate(said))
        found.append(GatheredGame("3/easy", seed, "cadet", 1, won[0], positions))
    return tuple(found)


def test_gathering_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gathering, "DEALS", 2)
    file = tmp_path / "games.jsonl"
    cells = ["2/veteran"]
    kept = gathered_game(("2/veteran", 0, "cadet", 1))
    assert gather(iter([("2/veteran", 0, "cadet", 1)]), file, 0.001, 1) == 1
    with file.open("a", encoding="utf-8") as out:
        out.write('{"cell": "2/vet')
    assert list(read_games(file)) == [kept]
    assert list(islice(tasks_for(read_games(file), cells, "cadet", 1), 2)) == [
        ("2/veteran", 1, "cadet", 1),
        ("2/veteran", 2, "cadet", 1),
    ]
    assert next(tasks_for(read_games(file), cells, "officer", 8)) == ("2/veteran", 0, "officer", 8)
    gather(tasks_for(read_games(file), cells, "cadet", 1), file, 0.001, 1)
    assert [game.seed for game in read_games(file)] == [0, 1]
    assert all(0 <= one.found <= 1 for game in read_games(file) for one in game.positions)


def test_the_fit_finds_by_how_much_chances_are_stretched():
    known = pairs(made_up(1500, 1.6), "cadet")
    line = fit(np.array([one[0] for one in known]), np.array([float(one[1]) for one in known]))
    for found in (0.03, 0.2, 0.5, 0.8, 0.97):
        assert line.calibrated(found, 0.0)[0] == pytest.approx(
            Calibration(1.6).calibrated(found, 0.0)[0], abs=0.02
        )


def test_the_fit_bends_where_middling_chances_are_another_thing_than_small_and_great_ones():
    bent = Calibration(0.6, 0.2, bends=((-1.0, 1.2), (1.0, -1.2)))
    chance = random.Random(5)
    found = np.array([chance.random() for _ in range(20_000)])
    won = np.array([float(chance.random() < bent.calibrated(one, 0.0)[0]) for one in found])
    line = fit(found, won)
    assert (
        max(
            abs(line.calibrated(one, 0.0)[0] - bent.calibrated(one, 0.0)[0])
            for one in (0.1, 0.3, 0.5, 0.7, 0.9)
        )
        < 0.03
    )
    assert abs(Calibration(0.6, 0.2).calibrated(0.7, 0.0)[0] - bent.calibrated(0.7, 0.0)[0]) > 0.15, (
        "a straight one is not"
    )


def test_a_check_tells_right_chances_from_wrong_ones(capsys: pytest.CaptureFixture[str]):
    games = made_up(2500, 1.0)
    assert check(Calibration(), games)
    assert not check(Calibration(2.0), games)
    assert not check(Calibration(), games[:200]), "so few prove nothing"
    assert "points off" in capsys.readouterr().out
    bins = in_bins(calibrated_of(Calibration(), games))
    assert sum(one.positions for one in bins) == 12_500
    assert [int(10 * one.predicted) for one in bins] == list(range(10))


@pytest.mark.usefixtures("few_drawn")
def test_games_with_second_sides_have_a_line_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    first, file, out = made_up(1500, 1.0), tmp_path / "games.jsonl", tmp_path / "calibration.json"
    second = [replace(game, cell="3/easy/mixed") for game in made_up(1500, 1.6)]

    def run(*words: str) -> int:
        monkeypatch.setattr("sys.argv", ["calibrate", *words])
        return main()

    def write(games: list[GatheredGame]) -> None:
        lines = [{**asdict(game), "positions": list(map(astuple, game.positions))} for game in games]
        file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")

    write(second)
    with pytest.raises(SystemExit):
        run("--fit", str(file), "--out", str(out))
    assert not out.exists(), "the line of most games comes first"
    write(first)
    assert run("--fit", str(file), "--out", str(out)) == 0
    alone = json.loads(out.read_text(encoding="utf-8"))
    assert "second" not in alone
    write(second)
    assert run("--fit", str(file), "--out", str(out)) == 0
    both = json.loads(out.read_text(encoding="utf-8"))
    assert {**both, "second": None} == {**alone, "second": None} and both["second"]["games"] == 500
    (tmp_path / "bots").mkdir()
    out.rename(tmp_path / "bots" / "calibration.json")
    line = read_calibration(tmp_path)
    assert line is not None
    views = [view(3, turned) for turned in (0, 1)]
    assert line.seen(views[0]) is line and line.seen(views[1]) is line.second
    assert line.calibrated(0.2, 0.0)[0] == pytest.approx(0.2, abs=0.03)
    assert line.seen(views[1]).calibrated(0.2, 0.0)[0] == pytest.approx(
        Calibration(1.6).calibrated(0.2, 0)[0], abs=0.03
    )
    assert line.seen(views[1]).crew == line.crew
    games = [*first, *second]
    assert check(line, games) and not check(replace(line, second=None), second)
    assert Calibration().seen(views[1]) == Calibration()


def view(players: int, turned: int) -> Any:
    """What a VIEW says of nine rooms of which so many lie on their second sides."""
    rooms = [{"variant": "v2" if n < turned else "v1"} for n in range(9)]
    return {"settings": {"players": players}, "rooms": rooms}


@pytest.mark.slow
@pytest.mark.usefixtures("few_drawn")
def test_a_kind_of_games_has_a_line_of_its_own_where_the_others_are_too_rough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    first, alike = made_up(1500, 1.0), [replace(game, cell="3/easy/v2") for game in made_up(1500, 1.0)]
    apart = [replace(game, cell="2/easy/v2") for game in made_up(1500, 1.8)]
    file, out = tmp_path / "games.jsonl", tmp_path / "bots" / "calibration.json"
    out.parent.mkdir()
    games = [*first, *alike, *apart]
    lines = [{**asdict(game), "positions": list(map(astuple, game.positions))} for game in games]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["calibrate", "--fit", str(file), "--kinds", "2/v2", "--out", str(out)])
    assert main() == 0
    line = read_calibration(tmp_path)
    assert line is not None and set(line.kinds) == {"2/v2"}
    assert line.seen(view(2, 7)) is line.seen(view(2, 8)) is line.kinds["2/v2"]
    assert line.seen(view(2, 6)) is line.seen(view(3, 8)) is line.second and line.seen(view(2, 0)) is line
    assert line.kinds["2/v2"].calibrated(0.2, 0)[0] == pytest.approx(
        Calibration(1.8).calibrated(0.2, 0)[0], abs=0.03
    )
    assert line.second is not None
    assert line.second.calibrated(0.2, 0)[0] > line.kinds["2/v2"].calibrated(0.2, 0)[0] + 0.02
    capsys.readouterr()
    check_kinds(line, games)
    printed = capsys.readouterr().out.splitlines()
    assert [words.split(":")[0] for words in printed] == ["2/v2", "3/v1", "3/v2"]


def test_the_chance_of_others_rests_on_their_own_games():
    games = made_up(3, 1.0)
    own = GatheredGame("3/easy", 9, "officer", 96, 1, (GatheredPosition(1, 0.4, 0.4, 0),))
    assert pairs([*games, own], "officer") == [(0.4, 1, 0)]
    assert len(pairs([*games, own], "cadet")) == 16


def test_the_screens_say_whose_chance_it_is():
    calibration = read_calibration(data_folder())
    assert calibration is not None
    assert calibration.crew == "cadet", "`film-meaning` and the film's sums speak of cadets"
    assert calibration.games > 500
