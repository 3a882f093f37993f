"""Whoever boards the Escape Pod plays for itself: when that is the better way, never else (R-32 to R-34)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.bots.crews import Crew
from game.bots.dealing import shared_engine
from game.bots.kernels import read_kernels
from game.bots.players.boarding import FIRST, leaving, own_chances, way_to_pod
from game.bots.players.effort import Budget
from game.bots.players.player import Choice
from game.bots.players.rank_list import RANKS
from game.bots.players.ranks import make_player
from game.bots.sim.codes import DECK_EMPTY, M_BOARD, M_MOVE, POD
from game.bots.sim.heuristics import Thumb
from game.bots.sim.sim_ship import SimShip
from game.bots.simulated_game import SimulatedGame, hidden_of
from game.bots.weight_files import weights_for
from game.program_files import data_folder
from game.rules import seat_view
from tests.rules.positions import position

SEVEN = ("bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury")
LOST: dict[str, Any] = {
    "diverted": SEVEN, "deck": ["data"], "discard": ["data", "data", "energy"],
    "cubes": {"medical-bay": "000"}, "protection": {"medical-bay": [1, 1]},
}  # fmt: skip
"""One card is left in the deck, and the last room is as broken as can be."""


def asked(**facts: Any) -> tuple[Any, Any, Any]:
    """STATE, VIEW and DECISION of a position with the pod."""
    engine = shared_engine()
    state = engine.from_json(position(3, escape_pod=True, **{**LOST, **facts}))
    decision = engine.decision(state)
    assert decision is not None
    form = engine.to_json(state)
    return form, seat_view(form, engine.first_knowledge(state), state.active), decision.to_json()


def simulated(**facts: Any) -> tuple[Thumb, SimShip]:
    form, view, decision = asked(**facts)
    content = shared_engine().from_json(form).table.content
    game = SimulatedGame(content, read_kernels(data_folder()), view)
    return Thumb(game.table, weights_for(data_folder(), game.table)), game.ship(
        view, hidden_of(form), decision
    )


def chosen(rank: str, **facts: Any) -> Choice:
    _, view, decision = asked(**facts)
    return make_player(rank, shared_engine().content, samples=20, seed=2).choose(view, decision)


@pytest.mark.parametrize("rank", ["cadet", "officer"])
def test_a_lost_ship_is_left_with_an_empty_hand(rank: str) -> None:
    found = chosen(rank)
    assert found.option["do"] == "board"
    assert found.why is not None and found.why.id == "leave"


def test_from_a_neighbouring_room_the_way_leads_to_the_core() -> None:
    at = ["crew-quarters", 4, 4]
    thumb, ship = simulated(at=at)
    assert [move & 255 for move in way_to_pod(ship)][-2:] == [M_MOVE, M_BOARD]
    assert leaving(thumb, ship) == way_to_pod(ship)[0]
    assert chosen("cadet", at=at).option["do"] == "move"


@pytest.mark.parametrize(
    "facts",
    [
        {"diverted": SEVEN[:6]},
        {"at": ["pod", 4, 4], "active": 1},
        {"at": ["crew-quarters", 4, 4], "actions_left": 1},
        {"actions_left": 0},
        {"hands": [["metal", "metal", "data", "energy"]]},
        {"diverted": (*SEVEN, "medical-bay"), "cubes": {}, "protection": {}},
    ],
    ids=["offline", "taken", "too far", "no action", "no roll is above the cards", "all power diverted"],
)
def test_where_it_cannot_be_boarded_or_won_nobody_asks(facts: dict[str, Any]) -> None:
    _, ship = simulated(**facts)
    assert way_to_pod(ship) == []


def test_a_ship_that_will_be_saved_is_not_left() -> None:
    facts = {"deck": None, "cubes": {}, "protection": {}, "hands": [[], ["metal"] * 3 + ["universal"] * 3]}
    thumb, ship = simulated(**facts, actions_left=3, discard=["data"], at=[4, "medical-bay", 4])
    ways = way_to_pod(ship)
    found = own_chances(thumb, ship, ways)
    assert ways and found.aboard >= 0.5 and found.deals == FIRST
    assert leaving(thumb, ship) is None


def test_the_last_roll_is_that_of_the_rules() -> None:
    """A card or two on boarding and one before the last roll, which wins above that: the ship is lost in the
    next Phase 2, before the deserter's next turn."""
    thumb, ship = simulated(discard=["data", "data", "energy"])
    wins = 0.0
    for first, last in product(range(1, 7), repeat=2):
        held = 1 + (first <= 1)
        wins += last > held + 1
    found = own_chances(thumb, ship, way_to_pod(ship), 400)
    assert found.aboard == 0.0
    assert found.alone == pytest.approx(wins / 36, abs=0.09)


def test_what_nobody_has_seen_does_not_matter() -> None:
    """The same from decks in another order: both ways are played on cards dealt anew."""
    _, view, decision = asked(deck=["data", "metal", "energy"])
    _, other, again = asked(deck=["energy", "data", "metal"])
    assert view == other and decision == again
    player = make_player("cadet", shared_engine().content)
    assert player.choose(view, decision) == player.choose(other, again)


def test_in_the_simulator_crews_stay_together_unless_told_otherwise() -> None:
    for boards in (False, True):
        thumb, ship = simulated()
        efforts = {rank: Budget() for rank in RANKS}
        Crew(("cadet",), efforts, 1, boards=boards).play(ship)
        assert (POD in ship.at) == boards and ship.over == DECK_EMPTY
        assert thumb.table.pod_goal == 7
