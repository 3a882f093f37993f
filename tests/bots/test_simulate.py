"""Games on all cores, their table, and what the numbers are."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.bots.calibration import Calibration, read_calibration
from game.bots.dealing import dealt_game
from game.bots.kernels import read_kernels
from game.bots.measured import wilson
from game.bots.network_files import read_network
from game.bots.players.clairvoyant import ClairvoyantSearch
from game.bots.players.plan_search import Search
from game.bots.sim.features import features
from game.bots.sim.heuristics import Thumb
from game.bots.sim.playing import play_turns
from game.bots.weight_files import weights_for
from game.bots.workforce import workforce
from game.program_files import data_folder
from game.rules.loader.yaml_nodes import ContentError
from game.simulate import Task, play, simulate
from game.simulate import main as simulate_main
from game.simulate_table import cells, fill, held_in, lines_of, lines_of_rank
from game.simulate_table import main as table_main

SETTINGS = {"players": 3, "difficulty": "easy", "rooms": "mixed", "expansions": ["damage-control"]}


def tasks(count: int) -> list[Task]:
    return [Task({**SETTINGS, "seed": seed}, ("cadet",)) for seed in range(count)]


def test_same_seed_same_game():
    first, again = play(tasks(3)[2]), play(tasks(3)[2])
    assert (first.won, first.reason, first.turns) == (again.won, again.reason, again.turns)


@pytest.mark.slow
def test_a_fixed_effort_gives_the_same_game_for_who_searches():
    task = Task({"players": 2, "difficulty": "veteran", "seed": 4}, ("officer", "cadet"), samples=8)
    first, again = play(task), play(task)
    assert (first.won, first.reason, first.turns) == (again.won, again.reason, again.turns)


def test_who_knows_decks_and_dice_sees_what_will_come():
    ship = dealt_game({"players": 2, "difficulty": "realist", "seed": 4})
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    network = read_network(data_folder())
    assert network is not None
    fair, known = Search(thumb, network, 1), ClairvoyantSearch(thumb, network, 1)
    assert len({fair.result(ship, [], deal) for deal in range(4)}) > 1
    seen = {known.result(ship, [], deal) for deal in range(4)}
    play_turns(thumb, ship, 2)
    assert seen == {network.chance(features(thumb, ship))}


@pytest.mark.slow
def test_a_crew_that_knows_plays_the_same_game_again():
    task = Task({"players": 2, "difficulty": "realist", "seed": 4}, ("officer",), samples=8, clairvoyant=True)
    first, again = play(task), play(task)
    assert (first.won, first.reason, first.turns) == (again.won, again.reason, again.turns)


def test_games_are_summed_up():
    told_of = simulate(tasks(6), 1)
    assert told_of["games"] == 6 == sum(told_of["reasons"].values())
    assert told_of["low"] <= told_of["wins"] / 6 <= told_of["high"]
    assert told_of["turns"] > 5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (98, 100, 0.93, 0.9945)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_the_command_prints_one_object():
    line = [
        sys.executable,
        "-m",
        "game.simulate",
        "--players",
        "2",
        "--difficulty",
        "easy",
        "--crew",
        "cadet",
    ]
    done = subprocess.run(
        [*line, "--crew", "cadet", "--games", "3", "--processes", "1", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(json.loads(done.stdout)) == {
        *("games", "wins", "low", "high", "reasons", "turns", "seconds_per_turn", "games_per_s"),
    }


def test_the_table_goes_on_where_it_stopped(tmp_path: Path):
    file = tmp_path / "results.json"
    chosen = [cell for cell in cells() if cell.name == "2/easy/v1"]
    with workforce(1) as each:
        fill(file, "cadet", 2, chosen, each, float("inf"), 2)
        before = held_in(file)["cadet"]["cells"]["2/easy/v1"]
        fill(file, "cadet", 3, chosen, each, float("inf"), 2)
    after = held_in(file)["cadet"]["cells"]["2/easy/v1"]
    assert (before["games"], after["games"]) == (2, 3)
    assert after["wins"] - before["wins"] in (0, 1)
    assert any("of 3 | no games yet | no games yet" in line for line in lines_of(file))


def test_what_others_write_in_the_meantime_stays(tmp_path: Path):
    file = tmp_path / "results.json"
    chosen = [cell for cell in cells() if cell.name in ("2/easy/v1", "3/easy/v1")]
    with workforce(1) as each:

        def disturbed(work, things):
            """Somebody else counts a game of an officer's, and one of those that are being played."""
            done = list(each(work, things))
            held = held_in(file)
            for rank in ("officer", "cadet"):
                lines = lines_of_rank(held, rank)
                lines["2/easy/v1"] = {"games": 1, "wins": 1, "turns": 20}
            file.write_text(json.dumps(held), encoding="utf-8")
            return iter(done)

        fill(file, "cadet", 1, chosen, disturbed, float("inf"), 1)
    held = held_in(file)
    assert held["officer"]["cells"]["2/easy/v1"]["games"] == 1, "another rank's games are not lost"
    counted = held["cadet"]["cells"]
    assert counted["2/easy/v1"] == {"games": 1, "wins": 1, "turns": 20}, "no game is counted twice"
    assert counted["3/easy/v1"]["games"] == 1
    assert [path.name for path in tmp_path.iterdir()] == ["results.json"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--players 9 --difficulty easy --crew cadet", "from 1 to 4"),
        ("--players 3 --difficulty nix --crew cadet", "no difficulty 'nix'"),
        ("--players 2 --difficulty easy --crew cadet --escape-pod", "three or four players"),
        ("--players 3 --difficulty easy --crew cadet --rooms zz", "'rooms'"),
        ("--players 3 --difficulty easy --crew admiral", "ranks are cadet"),
        ("--players 2 --difficulty easy --crew cadet,cadet,cadet", "3 ranks for a crew of 2"),
        ("--players 2 --difficulty easy --crew cadet --games 0", "at least 1"),
        ("--players 2 --difficulty easy --crew cadet --processes 0", "from 1 to 256"),
        ("--players 2 --difficulty easy --crew cadet --processes 257", "from 1 to 256"),
        ("--players 2 --difficulty easy --crew cadet --scheduler bogus://x", "no address like tls://HOST"),
        ("--players 2 --difficulty easy --crew cadet --scheduler=", "no address like tls://HOST"),
        ("--players 2 --difficulty easy --crew cadet --scheduler tcp://", "no address like tls://HOST"),
        ("--players 2 --difficulty easy --crew cadet --seconds nan", "more than 0"),
    ],
)
def test_a_slip_on_the_command_line_is_told_in_a_sentence(
    words: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(sys, "argv", ["simulate", *words.split()])
    with pytest.raises(SystemExit) as status:
        simulate_main()
    assert status.value.code == 2 and told in capsys.readouterr().err


def test_no_process_is_started_for_which_there_is_no_game(monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []

    @contextmanager
    def one(processes: int, scheduler: object) -> Iterator[Any]:
        asked.append(processes)
        yield map

    monkeypatch.setattr("game.simulate.workforce", one)
    for count in (0, 1, 2):
        simulate(tasks(count), 200)
    assert asked == [1, 1, 2]


def test_a_table_of_nothing_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "argv", ["simulate_table", "--crew", "cadet", "--cells", "9/easy"])
    with pytest.raises(SystemExit) as status:
        table_main()
    assert status.value.code == 2 and "--cells" in capsys.readouterr().err


def test_there_is_a_cell_for_every_kind_of_game():
    names = [cell.name for cell in cells()]
    assert len(names) == len(set(names)) == 5 * (4 * 4 + 2)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("abilities: {bridge/v1: {kernel: dance}}\nquestions: {}\n", "a kernel"),
        ("abilities: {}\n", "questions"),
        ("abilities: {}\nquestions: {action: sleep}\n", "a question"),
    ],
)
def test_a_slip_in_the_kernels_says_where(tmp_path: Path, text: str, expected: str):
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "kernels.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=rf"kernels\.yaml:\d+: .*{expected}"):
        read_kernels(tmp_path)


def test_calibrated_chances_grow_with_those_found():
    for calibration in (Calibration(1.4, 0.9), read_calibration(data_folder())):
        assert calibration is not None
        calibrated_chances_grow(calibration)
    assert Calibration().calibrated(0.5, 0.1) == pytest.approx((0.5, 0.1))


def calibrated_chances_grow(calibration: Calibration):
    calibrated_chances = [calibration.calibrated(found / 20, 0.04) for found in range(21)]
    wins = [win for win, _ in calibrated_chances]
    assert wins == sorted(wins)
    assert all(0 < win < 1 and 0 < margin < 0.5 for win, margin in calibrated_chances)
