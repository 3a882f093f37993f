"""Who of the crew is to divert which room, and which weights a ship is played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.bots.data_files import WEIGHTS
from game.bots.dealing import dealt_game
from game.bots.sim.codes import CENTRE, PLACES, SHIELD_ROOMS
from game.bots.sim.heuristics import Thumb
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.weights import ThumbWeights
from game.bots.weight_files import NAMES, read_weights, ship_name, weights_for
from game.program_files import data_folder


def _ship(players: int = 3, rooms: str = "v1", seed: int = 4) -> SimShip:
    return dealt_game({"players": players, "difficulty": "easy", "seed": seed, "rooms": rooms})


def _hold(ship: SimShip, who: int, cards: list[int]) -> None:
    for card in range(ship.table.kinds):
        while ship.count(who, card):
            ship.drop(who, card)
    for card in cards:
        ship.add(who, card)


def _cost(ship: SimShip, place: int) -> list[int]:
    return ship.table.cost[3 * place : 3 * place + 3]


def test_a_room_is_given_to_one_and_no_card_counts_twice():
    for seed in range(12):
        ship = _ship(4, seed=seed)
        thumb = Thumb(ship.table, ThumbWeights())
        thumb.look(ship)
        for who in range(4):
            cards = sum(
                3 - thumb.lack[place]
                for place in range(PLACES)
                if place != CENTRE and thumb.claimed[place] == who + 1
            )
            assert (
                cards + sum(thumb.free[who * ship.table.kinds : (who + 1) * ship.table.kinds])
                == ship.held[who]
            )
        assert thumb.claimed[CENTRE] == 0
        assert any(thumb.claimed)


def test_who_holds_the_whole_cost_has_the_room_and_the_others_want_its_cards_less():
    ship = _ship()
    for who in range(3):
        _hold(ship, who, [])
    cost = _cost(ship, 1)
    _hold(ship, 1, cost[:1])
    thumb = Thumb(ship.table, ThumbWeights())
    for place in range(PLACES):
        ship.diverted[place] = int(place not in (CENTRE, 1))
    ship.done = 7
    thumb.look(ship)
    thumb.know(ship, 1)
    alone = thumb.plus[ship.table.kinds + cost[1]]
    _hold(ship, 0, cost)
    thumb.look(ship)
    thumb.know(ship, 1)
    assert (thumb.claimed[1], thumb.lack[1]) == (1, 0)
    assert thumb.plus[ship.table.kinds + cost[1]] < alone


def test_ships_with_second_sides_are_played_with_weights_of_their_own(tmp_path: Path):
    file = tmp_path / WEIGHTS
    file.parent.mkdir(parents=True)
    held = {
        "all": {"card": 1, "core": 5}, "2": {"card": 2}, "2-unshielded": {"card": 3}, "2-second": {"card": 4}
    }  # fmt: skip
    file.write_text(json.dumps(held), encoding="utf-8")
    assert weights_for(tmp_path, _ship(3).table).card == 1
    assert weights_for(tmp_path, _ship(2).table).card == 2
    unshielded = weights_for(tmp_path, _ship(2, "v2").table)
    assert (unshielded.card, unshielded.core) == (3, 5)
    shielded = next(ship for ship in _mixed(2) if SHIELD_ROOMS in ship.table.ability)
    assert weights_for(tmp_path, shielded.table).card == 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_kind_of_ship_has_weights_of_its_own(players: int):
    """Those of another kind lay Protection tokens that nobody has here: they won one game of twenty."""
    held = read_weights(data_folder())
    names = {ship_name(ship.table) for ship in (*_mixed(players), _ship(players, "v2"))}
    assert len(names) == 2
    for name in names:
        assert set(held.get(name, {})) == set(NAMES), name
    assert ship_name(_ship(players).table) not in names
    assert len({json.dumps(held[name], sort_keys=True) for name in names}) == 2


def _mixed(players: int) -> list[SimShip]:
    return [_ship(players, "mixed", seed) for seed in range(12)]
