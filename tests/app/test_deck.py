"""On a Steam Deck everything is done by controller: `python -m tools.deck` goes through all screens."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tools.deck import LEAST_PX, Tour


def test_the_title_is_walked_by_controller(tmp_path: Path) -> None:
    (stop,) = islice(Tour(tmp_path).stops(), 1)
    assert stop.faults == [] and stop.smallest >= LEAST_PX - 0.01


def test_faults_are_told(tmp_path: Path) -> None:
    tour = Tour(tmp_path)
    list(islice(tour.stops(), 1))
    assert tour.look("title", reached=False).faults == ["not reached"]


@pytest.mark.slow
def test_every_screen_is_reached_and_used_by_controller(tmp_path: Path) -> None:
    stops = list(Tour(tmp_path).stops())
    assert {str(stop) for stop in stops if stop.faults} == set()
    names = {stop.name for stop in stops}
    assert names > {"setup, a player", "adviser", "adviser, why", "adviser, decided", "who plays", "film"}
    assert len(stops) > 20 and sum(stop.fields for stop in stops) > 4
