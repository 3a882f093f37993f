"""R-11 to R-14: repairing, diverting, activating."""

from __future__ import annotations

import pytest

from tests.looped import some
from tests.rules.positions import COLOURS, TRACKS, cube_supply, room, track
from tests.rules.table import table

ALL = sorted(TRACKS)
COSTS = {
    "mess-hall": ["data", "data", "energy"],
    "repair-centre": ["data", "energy", "nanobots"],
    "medical-bay": ["data", "energy", "energy"],
    "engine-room": ["metal", "nanobots", "nanobots"],
    "crew-quarters": ["metal", "metal", "nanobots"],
    "cargo-hold": ["data", "metal", "nanobots"],
    "armoury": ["energy", "metal", "nanobots"],
    "bridge": ["data", "energy", "metal"],
}


def ways(game):
    return [(option["slot"], option.get("card", "cube")) for option in game.doing("repair")]


class TestR11:
    @pytest.mark.parametrize("where", ALL)
    def test_r11_each_space_wants_its_own_resource(self, where):
        game = table(at=[where], cubes={where: "000"}, hands=[COLOURS])
        expected = {(slot, card) for slot, card in enumerate(TRACKS[where])}
        assert set(ways(game)) == expected
        for slot, card in expected:
            one = table(at=[where], cubes={where: "000"}, hands=[COLOURS]).do("repair", slot=slot, card=card)
            assert track(one.state, where) == "".join("1" if n == slot else "0" for n in range(3))
            assert card not in one.hand(0)
            assert one.state["resource_discard"][0] == card
            assert one.state["actions_left"] == 2
            assert one.happened("cube") == [{"type": "cube", "from": "supply", "to": f"room/{where}/{slot}"}]

    def test_r11_a_covered_space_is_not_repaired(self):
        game = table(at=["bridge"], cubes={"bridge": "101"}, hands=[COLOURS])
        assert ways(game) == [(1, "data")]
        assert ways(table(at=["bridge"], hands=[[*COLOURS, "universal"]])) == []

    def test_r11_only_the_room_one_is_in(self):
        game = table(at=["bridge", "armoury"], cubes={"armoury": "000"}, hands=[COLOURS])
        assert ways(game) == []
        assert ways(table(cubes={"bridge": "000"}, hands=[COLOURS])) == [], "not from the Energy Core"

    def test_r11_equal_cards_are_one_way_and_spaces_are_several(self):
        game = table(
            at=["bridge"], cubes={"bridge": "000"}, hands=[["data", "data", "universal", "universal"]]
        )
        assert sorted(ways(game)) == [(0, "universal"), (1, "data"), (1, "universal"), (2, "universal")]

    def test_r11_no_cube_in_the_supply_no_repair_with_a_card(self):
        facts = {"at": ["bridge"], "cubes": {"bridge": "001"}, "hands": [["nanobots", "universal"]]}
        assert ways(table(**facts, held_cubes=[0, 2])) == []
        assert cube_supply(table(**facts, held_cubes=[0, 1]).state) == 1
        assert len(ways(table(**facts, held_cubes=[0, 1]))) == 3

    def test_r11_others_hands_do_not_count(self):
        game = table(at=["bridge", "bridge"], cubes={"bridge": "000"}, hands=[[], COLOURS])
        assert ways(game) == []


class TestR12:
    def test_r12_one_matching_card_refills_every_space(self):
        facts = {"at": ["bridge"], "diverted": ["bridge"], "cubes": {"bridge": "000"}}
        for slot, card in some(enumerate(TRACKS["bridge"])):
            game = table(**facts, hands=[[card, "metal"]])
            assert ways(game) == [(slot, card)]
            game.do("repair", slot=slot, card=card)
            assert track(game.state, "bridge") == "111"
            assert game.hand(0) == ["metal"]
            assert len(game.happened("cube")) == 3
            assert game.state["actions_left"] == 2

    def test_r12_a_covered_resource_is_not_shown(self):
        facts = {"at": ["bridge"], "diverted": ["bridge"], "cubes": {"bridge": "011"}}
        assert ways(table(**facts, hands=[["data", "energy"]])) == []
        assert ways(table(**facts, hands=[["data", "nanobots"]])) == [(0, "nanobots")]

    def test_r12_one_way_for_each_usable_card_at_its_topmost_space(self):
        facts = {"at": ["bridge"], "diverted": ["bridge"], "cubes": {"bridge": "100"}}
        game = table(**facts, hands=[["universal", "data", "data", "energy"]])
        assert sorted(ways(game)) == [(1, "data"), (1, "universal"), (2, "energy")]

    @pytest.mark.parametrize(
        ("supply", "slot", "card", "after"),
        [
            (1, 2, "energy", "001"),
            (2, 2, "energy", "101"),
            (3, 2, "energy", "111"),
            (1, 1, "data", "010"),
            (2, 1, "data", "110"),
            (2, 0, "universal", "110"),
        ],
    )
    def test_r12_too_few_cubes_fill_the_chosen_space_first_then_from_the_top(self, supply, slot, card, after):
        game = table(
            at=["bridge"],
            diverted=["bridge"],
            cubes={"bridge": "000"},
            hands=[[card]],
            held_cubes=[0, 3 - supply],
        )
        assert cube_supply(game.state) == supply
        game.do("repair", slot=slot, card=card)
        assert track(game.state, "bridge") == after
        assert game.hand(0) == []
        assert game.happened("cube")[0]["to"] == f"room/bridge/{slot}"

    def test_r12_an_empty_supply_repairs_nothing(self):
        game = table(
            at=["bridge"],
            diverted=["bridge"],
            cubes={"bridge": "000"},
            hands=[["data"]],
            held_cubes=[0, 3],
        )
        assert ways(game) == []


class TestR13:
    @pytest.mark.parametrize("where", ALL)
    def test_r13_all_three_cards_of_the_cost_together(self, where):
        cost = COSTS[where]
        game = table(at=[where], hands=[[*cost, "universal"]], actions_left=1)
        assert {"do": "divert", "cards": cost} in game.options
        game.do("divert", cards=cost)
        assert room(game.state, where)["diverted"]
        assert game.hand(0) == ["universal"]
        assert game.state["resource_discard"][:3] == cost[::-1], "the last one named lies on top"
        assert game.happened("divert") == [{"type": "divert", "room": where, "crew": 0}]
        assert game.state["actions_left"] == 0

    @pytest.mark.parametrize("where", ALL)
    def test_r13_two_of_three_do_not_do(self, where):
        for missing in range(3):
            hand = [card for place, card in enumerate(COSTS[where]) if place != missing]
            assert table(at=[where], hands=[hand]).doing("divert") == []

    def test_r13_each_distinct_set_once_sorted(self):
        game = table(at=["mess-hall"], hands=[["data", "data", "energy", "energy", "universal", "universal"]])
        sets = [option["cards"] for option in game.doing("divert")]
        assert sorted(sets) == [
            ["data", "data", "energy"],
            ["data", "data", "universal"],
            ["data", "energy", "universal"],
            ["data", "universal", "universal"],
            ["energy", "universal", "universal"],
        ]
        assert all(cards == sorted(cards) for cards in sets)

    def test_r13_a_double_cost_needs_two_of_that_colour(self):
        assert table(at=["mess-hall"], hands=[["data", "energy", "energy"]]).doing("divert") == []

    @pytest.mark.parametrize("damage", ("011", "101", "110", "000"))
    def test_r13_only_with_all_three_cubes(self, damage):
        game = table(at=["bridge"], cubes={"bridge": damage}, hands=[COSTS["bridge"]])
        assert game.doing("divert") == []

    def test_r13_once_per_room_and_never_the_energy_core(self):
        assert table(at=["bridge"], diverted=["bridge"], hands=[COSTS["bridge"]]).doing("divert") == []
        assert table(hands=[[*COLOURS, "universal", "universal"]]).doing("divert") == []

    def test_r13_diverted_rooms_stay_diverted_when_damaged(self):
        game = table(diverted=["bridge"], damage=[["bridge"], ["armoury"]]).to_damage()
        assert room(game.state, "bridge")["diverted"]
        assert track(game.state, "bridge") == "011"


class TestR14:
    @pytest.mark.parametrize("where", sorted(set(ALL) - {"medical-bay"}))
    def test_r14_activating_needs_all_three_cubes(self, where):
        facts = {"at": [where, "energy-core"], "hands": [["data"], ["metal"]], "discard": ["energy"]}
        around = {"bridge": "110"} if where == "repair-centre" else {}
        facts["hands"][0].append("universal")
        assert table(**facts, cubes=around).doing("activate") == [{"do": "activate"}]
        for damage in ("011", "110", "000"):
            assert table(**facts, cubes=around | {where: damage}).doing("activate") == []

    def test_r14_activating_spends_the_action_first_and_then_asks(self):
        game = table(at=["bridge"], actions_left=1).do("activate")
        assert game.state["actions_left"] == 0
        assert game.kind == "bridge"
        assert game.happened("activate") == [{"type": "activate", "room": "bridge", "crew": 0}]

    def test_r14_a_room_can_be_activated_again_and_again_diverted_or_not(self):
        game = table(at=["bridge"], diverted=["bridge"])
        for _ in range(3):
            game.do("activate")
            game.choose(order=game.state["damage_deck"][:3])
        assert game.options == [{"do": "finish"}]

    def test_r14_the_energy_core_saves_the_ship_when_all_eight_are_diverted(self):
        game = table(3, diverted=ALL, active=1, actions_left=2, turn=9, cubes={"bridge": "000"})
        before = game.state
        game.do("activate")
        after = game.state
        assert game.decision is None
        assert after["result"] == {"won": True, "reason": "energy-core", "winners": [0, 1, 2]}
        assert (after["phase"], after["pending"], after["actions_left"]) == ("over", None, 1)
        changed = {"phase", "result", "actions_left", "pending", "rng"}
        assert {key: before[key] for key in before if key not in changed} == {
            key: after[key] for key in after if key not in changed
        }
        over = {"type": "over", "won": True, "reason": "energy-core", "room": None, "winners": [0, 1, 2]}
        assert game.events[-1] == over

    def test_r14_a_token_pays_for_the_winning_action(self):
        game = table(diverted=ALL, actions_left=0, tokens=[1]).do("activate")
        assert game.tokens(0) == 0
        assert game.state["result"]["won"]

    @pytest.mark.parametrize("missing", ALL)
    def test_r14_seven_diverted_rooms_do_not_do(self, missing):
        assert table(diverted=set(ALL) - {missing}).doing("activate") == []

    def test_r14_only_somebody_in_the_energy_core_with_an_action_left(self):
        assert table(diverted=ALL, at=["bridge"]).doing("activate") == [{"do": "activate"}]
        assert table(diverted=ALL, at=["medical-bay"]).doing("activate") == []
        assert table(diverted=ALL, actions_left=0).options == [{"do": "finish"}]
