"""What cadets do with the second sides of rooms, and which network judges ships that have some."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from game.bots.data_files import NETWORK
from game.bots.dealing import dealt_game
from game.bots.network_files import read_network
from game.bots.sim.apply_move import apply
from game.bots.sim.codes import (
    APART,
    CENTRE,
    HAND_CUBE,
    HAND_TOKENS,
    M_ACTIVATE,
    M_CUBE,
    PLACES,
    PLAYING,
    RECOVER,
    SHIELD_CREW,
    SPLIT_DAMAGE,
    TAKE_CARD,
    arg,
)
from game.bots.sim.features import COUNT, FIRST_COUNT, features
from game.bots.sim.heuristics import Thumb
from game.bots.sim.judging import chance_at
from game.bots.sim.sim_ship import SimShip
from game.bots.sim.weights import ThumbWeights
from game.bots.weight_files import weights_for
from game.program_files import data_folder


def ship_of(players: int = 3, seed: int = 4, rooms: str = "v2") -> SimShip:
    return dealt_game({"players": players, "difficulty": "easy", "seed": seed, "rooms": rooms})


def place_of(ship: SimShip, ability: int) -> int:
    return next(place for place in range(PLACES) if ship.table.ability[place] == ability)


def room_but(ship: SimShip, *abilities: int) -> int:
    return next(
        place for place in range(PLACES) if place != CENTRE and ship.table.ability[place] not in abilities
    )


@pytest.mark.slow
def test_cadets_use_every_second_side():
    used: Counter[int] = Counter()
    for players in (1, 2, 3, 4):
        for seed in range(40):
            ship = ship_of(players, 7000 + seed)
            thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
            while ship.over == PLAYING:
                move = thumb.choose(ship)
                code = move & 255
                if code == M_ACTIVATE:
                    used[ship.table.ability[ship.at[ship.active]]] += 1
                elif code == M_CUBE:
                    used[-M_CUBE] += 1
                apply(ship, move)
    for ability in (SHIELD_CREW, HAND_CUBE, RECOVER, APART, TAKE_CARD, HAND_TOKENS, SPLIT_DAMAGE, -M_CUBE):
        assert used[ability] >= 5, ability
    assert used[SHIELD_CREW] > 160, "more than once a game: without it nothing holds hits off"


def test_whoever_waits_with_a_protection_token_guards_the_room():
    ship = ship_of()
    room = room_but(ship, SHIELD_CREW)
    ship.cubes[room] = 0
    thumb = Thumb(ship.table, ThumbWeights())
    thumb.look(ship)
    bare = (thumb.loss[room], thumb.harm_at(ship, room))
    other = (ship.active + 1) % 3
    ship.at[other] = room
    thumb.look(ship)
    assert (thumb.loss[room], thumb.harm_at(ship, room)) == bare
    ship.shields[other] = 1
    thumb.look(ship)
    assert thumb.loss[room] < bare[0] and thumb.harm_at(ship, room) < 1
    ship.at[other], ship.shields[other] = CENTRE, 0
    ship.at[ship.active], ship.shields[ship.active] = room, 1
    thumb.look(ship)
    assert thumb.loss[room] == bare[0], "whoever is about to move guards nothing yet"


def test_a_protection_token_goes_to_whom_it_saves_most():
    ship = ship_of()
    who = ship.active
    first, second = (who + 1) % 3, (who + 2) % 3
    armoury, room = place_of(ship, SHIELD_CREW), room_but(ship, SHIELD_CREW)
    ship.at[who], ship.cubes[armoury] = armoury, 7
    ship.at[first], ship.at[second] = CENTRE, room
    ship.cubes[room] = 0
    ship.actions = 1
    apply(ship, M_ACTIVATE)
    thumb = Thumb(ship.table, ThumbWeights())
    assert arg(thumb.choose(ship), 0) == second
    ship.shields[second] = 3
    assert arg(thumb.choose(ship), 0) != second, "who holds some needs no more"


def test_the_bridge_sends_down_what_would_destroy_a_room():
    ship = ship_of(seed=6)
    who, bridge = ship.active, place_of(ship, SPLIT_DAMAGE)
    top, below = ship.damage[len(ship.damage) - 1], ship.damage[len(ship.damage) - 2]
    struck = next(place for place in ship.table.damage[top])
    for place in range(PLACES):
        if place != CENTRE:
            ship.cubes[place] = 7
    assert struck not in ship.table.damage[below]
    ship.cubes[struck] = 0
    ship.at[who] = bridge
    ship.cubes[bridge] = 7
    thumb = Thumb(ship.table, ThumbWeights())
    thumb.look(ship)
    assert thumb.peril > 0 and thumb.ability(ship, who, bridge) > 0
    apply(ship, M_ACTIVATE)
    apply(ship, thumb.choose(ship))
    assert ship.damage[0] == top and ship.damage[len(ship.damage) - 1] == below
    thumb.look(ship)
    assert thumb.loss[struck] == 0.0 or ship.damage_seen == 1
    assert thumb.ability(ship, who, bridge) < thumb.w.split_peril


def test_what_lies_at_the_bottom_is_not_expected_next():
    ship = ship_of(seed=6)
    thumb = Thumb(ship.table, ThumbWeights())
    rank = ship.table.rank
    top = ship.damage[len(ship.damage) - 1]
    ship.seen_below = 1
    ship.lay_piles(
        list(ship.deck), list(ship.discard), list(ship.face), [top, *list(ship.damage)[:-1]],
        list(ship.struck),
    )  # fmt: skip
    for index in range(4 * PLACES):
        ship.hits[index] = 0
    for index in range(4):
        ship.left[index] = 0
    for card in ship.damage:
        ship.count_card(card, 1)
    thumb.look(ship)
    assert thumb.left[rank[top]] == ship.left[rank[top]] - 1


def test_several_tokens_or_cubes_are_handed_out_in_one_turn():
    ship = ship_of()
    who = ship.active
    armoury = place_of(ship, SHIELD_CREW)
    ship.at[who] = armoury
    for place in range(PLACES):
        if place != CENTRE:
            ship.cubes[place] = 7
    thumb = Thumb(ship.table, ThumbWeights())
    thumb.look(ship)
    for other in range(3):
        thumb.know(ship, other)
    thumb.list_jobs(ship, who, armoury, 3)
    costs = [
        thumb.job_cost[job]
        for job in range(thumb.jobs)
        if thumb.job_at[job] == armoury and thumb.job_what[job] == M_ACTIVATE
    ]
    assert costs == [1, 2, 3]


def test_a_token_is_worth_more_to_whom_it_comes_sooner():
    ship = ship_of(4)
    thumb = Thumb(ship.table, ThumbWeights())
    thumb.look(ship)
    for other in range(4):
        thumb.know(ship, other)
        for place in range(PLACES):
            thumb.task[other * PLACES + place] = 0.0
    who = ship.active
    worth = [thumb.handed(ship, who, (who + ahead) % 4) for ahead in (1, 2, 3)]
    assert worth == sorted(worth, reverse=True) and worth[0] > worth[2]
    ship.tokens[(who + 1) % 4] = 4
    assert thumb.handed(ship, who, (who + 1) % 4) < worth[1]


@pytest.mark.parametrize("rooms", ["v1", "mixed", "v2"])
def test_ships_with_second_sides_are_judged_by_a_network_of_their_own(rooms: str):
    ship = ship_of(3, 9, rooms)
    network = read_network(data_folder())
    assert network is not None and network.second is not None
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    told = features(thumb, ship)
    assert len(told) == COUNT > FIRST_COUNT
    own = network.second if rooms != "v1" else network
    assert chance_at(network, thumb, ship) == own.chance(told)
    assert network.chance(told) != network.second.chance(told)


def test_a_file_without_a_second_network_has_one_for_all_ships(tmp_path: Path):
    held = json.loads((data_folder() / NETWORK).read_text(encoding="utf-8"))
    (tmp_path / "bots").mkdir()
    (tmp_path / NETWORK).write_text(
        json.dumps({key: value for key, value in held.items() if key != "second"}), encoding="utf-8"
    )
    network = read_network(tmp_path)
    assert network is not None and network.second is None
    ship = ship_of(3, 9)
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    assert chance_at(network, thumb, ship) == network.chance(features(thumb, ship))


def test_the_network_is_told_what_each_holds_in_the_order_of_turns():
    ship = ship_of(4)
    thumb = Thumb(ship.table, weights_for(data_folder(), ship.table))
    before = list(features(thumb, ship))
    next_one = (ship.active + 1) % 4
    ship.shields[next_one], ship.spare[next_one], ship.tokens[next_one] = 1, 2, 1
    after = list(features(thumb, ship))
    changed = {n for n in range(FIRST_COUNT, COUNT) if after[n] != before[n]}
    assert {FIRST_COUNT + 1, FIRST_COUNT + 5, FIRST_COUNT + 8} <= changed
    assert FIRST_COUNT not in changed and FIRST_COUNT + 4 not in changed
