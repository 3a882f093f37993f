"""What the commands find that measure the film and the last turns."""

from __future__ import annotations

import json
import math
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from game.bots.chances import Chance
from game.bots.data_files import ERRORS, rating_mark
from game.bots.film.network_error import NetworkError
from game.bots.film.reckoning import Reviewed
from game.bots.network_files import read_network
from game.program_files import data_folder
from tools.training import film_errors, film_marks, last_turns
from tools.training.film_errors import Prediction, check, fit, fitted, gather, read_predictions
from tools.training.film_marks import Mark
from tools.training.last_turns import Compared, compared, last_positions


def made_up(count: int, error: NetworkError, seed: int = 1) -> list[Prediction]:
    """Numbers that are as far off as an error says, and as luck adds."""
    chance, found = random.Random(seed), list[Prediction]()
    for game in range(count):
        win, by, luck = chance.random(), chance.uniform(-0.2, 0.2), 0.02
        for what, predicted, own in (
            ("chance", win, error.of_chance(win)),
            ("missed", by, error.of_difference(by, win)),
        ):
            observed = predicted + chance.gauss(0.0, math.hypot(own, luck))
            found.append(Prediction(what, predicted, luck, observed, 0.0, win, False, game))
    return found


TRUE = NetworkError((0.0, 0.02), (0.002, 0.3))


def test_the_fit_finds_the_error_that_is_there() -> None:
    held = fitted(made_up(1500, TRUE))
    found = NetworkError(held["chance"], held["difference"])  # type: ignore[arg-type]
    for win in (0.1, 0.5):
        assert found.of_chance(win) == pytest.approx(TRUE.of_chance(win), rel=0.25)
    for by in (0.03, 0.2):
        assert found.of_difference(by, 0.5) == pytest.approx(TRUE.of_difference(by, 0.5), rel=0.3)
    assert fit([]) == (0.0, 0.0)


def test_the_check_tells_margins_that_are_too_small(capsys: pytest.CaptureFixture[str]) -> None:
    predictions = made_up(800, TRUE, seed=2)
    assert check(TRUE, predictions)
    assert not check(NetworkError((0.0, 0.002), (0.002, 0.3)), predictions)
    assert "within the margin" in capsys.readouterr().out


def test_what_is_gathered_goes_on_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film_errors, "PER_GAME", 1)
    monkeypatch.setattr(film_errors, "REVIEW_DEALS", 2)
    monkeypatch.setattr(film_errors, "PLAYED_DEALS", 4)
    file = tmp_path / "predictions.jsonl"
    assert gather(file, ["2/veteran"], 0.0) == gather(file, ["2/veteran"], 0.0) == 1
    predictions = read_predictions(file)
    assert {one.game for one in predictions} == {0, 1} and predictions[0].what == "chance"
    file.write_text(file.read_text()[:-20])
    assert len(read_predictions(file)) == len(predictions) - 1, "a line that is not whole is left out"


def test_the_error_belongs_to_the_weights_and_the_lines_of_today() -> None:
    held = json.loads((data_folder() / ERRORS).read_text(encoding="utf-8"))
    assert held["made_with"] == rating_mark(data_folder()), "gather and fit it again (docs/bots.md)"


def test_what_was_fitted_to_the_other_side_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, out = tmp_path / "predictions.jsonl", tmp_path / "film_errors.json"

    def run(second: bool) -> Any:
        predictions = [
            Prediction("chance", 0.5, 0.01, 0.5 + 0.1 * (-1) ** n, 0.01, 0.5, second, 2 * n)
            for n in range(20)
        ]
        file.write_text("".join(json.dumps(asdict(one)) + "\n" for one in predictions), encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["film_errors", "--fit", str(file), "--out", str(out)])
        assert film_errors.main() == 0
        return json.loads(out.read_text(encoding="utf-8"))

    first = run(False)
    both = run(True)
    assert first["games"] == both["games"] == both["second"]["games"] == 20
    assert first["second"]["games"] == 0 and both["chance"] == first["chance"]
    assert max(both["second"]["chance"]) > 0


@pytest.mark.parametrize(("found", "stands"), [(0.2, True), (0.05, True), (0.049, False), (-0.1, False)])
def test_a_mark_stands_with_five_points(found: float, stands: bool) -> None:
    predicted = Reviewed(0.5, 0.1, 0.0, 0.0, 0.2, 0.05, played=450)
    assert Mark("3/easy", 4, predicted, Chance(found, 0.03)).stands is stands
    assert film_marks.DEALS == 800


@pytest.mark.slow
def test_the_last_turns_are_searched_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("FIRST_DEALS", 2), ("LAST_DEALS", 4), ("FINALISTS", 2), ("LEAD", 1)):
        monkeypatch.setattr(last_turns, name, value)
    network = read_network(data_folder())
    assert network is not None
    thumb, late = last_positions("2/veteran", 3, network)
    assert late and max(ship.turn for ship in late) - min(ship.turn for ship in late) < last_turns.TURNS
    found = compared(thumb, network, late[-1], 8, 5)
    assert found.plans >= 1 and found.behind.win >= 0
    assert Compared(9, Chance(0.01, 0.0)).agrees and Compared(9, Chance(0.03, 0.04)).agrees
    assert not Compared(9, Chance(0.03, 0.02)).agrees
