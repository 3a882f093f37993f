"""R-19 to R-27: what the rooms can do (V1)."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from tests.looped import some
from tests.rules.positions import GRID, TRACKS, cube_supply, protection_supply, room, token_supply, track
from tests.rules.table import table

ALL = sorted(TRACKS)
FOUR_DAMAGE = [["bridge"], ["armoury"], ["bridge", "armoury"], ["bridge", "cargo-hold"]]


def activate(*args, **facts):
    return table(*args, **facts).do("activate")


def in_order(options):
    return sorted(sorted(map(str, option.items())) for option in options)


class TestR19CrewQuarters:
    def test_r19_any_meeple_to_any_other_room_that_holds_a_different_one(self):
        game = activate(3, at=["crew-quarters", "bridge", "armoury"])
        assert game.kind == "crew-quarters"
        assert {(option["crew"], option["room"]) for option in game.options} == {
            (0, "bridge"), (0, "armoury"), (1, "crew-quarters"),
            (1, "armoury"), (2, "crew-quarters"), (2, "bridge"),
        }  # fmt: skip
        game.choose(crew=2, room="bridge")
        assert [game.at(crew) for crew in range(3)] == ["crew-quarters", "bridge", "bridge"]
        assert game.happened("meeple") == [{"type": "meeple", "crew": 2, "from": "armoury", "to": "bridge"}]
        assert game.state["actions_left"] == 2

    def test_r19_the_energy_core_counts_as_a_room(self):
        game = activate(at=["crew-quarters", "energy-core"])
        assert {"crew": 0, "room": "energy-core"} in game.options
        assert game.choose(crew=0, room="energy-core").at(0) == "energy-core"

    def test_r19_several_in_one_room_move_one_at_a_time(self):
        game = activate(4, at=["crew-quarters", "crew-quarters", "bridge", "bridge"])
        assert {(option["crew"], option["room"]) for option in game.options} == {
            (0, "bridge"), (1, "bridge"), (2, "crew-quarters"), (3, "crew-quarters"),
        }  # fmt: skip

    def test_r19_nobody_moves_to_a_room_that_only_they_are_in(self):
        game = activate(at=["crew-quarters", "bridge"])
        assert {(option["crew"], option["room"]) for option in game.options} == {
            (0, "bridge"),
            (1, "crew-quarters"),
        }

    def test_r19_r27_with_everyone_together_there_is_no_other_meeple_to_join(self):
        assert table(3, at=["crew-quarters"] * 3).doing("activate") == []


class TestR20CargoHold:
    def test_r20_the_top_five_in_any_order(self):
        top = ["data", "metal", "energy", "nanobots", "universal"]
        game = activate(at=["cargo-hold"], deck_top=[*top, "metal"])
        assert {tuple(option["order"]) for option in game.options} == set(permutations(top))
        assert game.happened("seen") == [{"type": "seen", "deck": "deck", "cards": top}]
        assert game.state["resource_deck"][:6] == [*top, "metal"], "looked at, still in the deck"
        deck = game.state["resource_deck"]
        game.choose(order=top[::-1])
        assert game.state["resource_deck"] == [*top[::-1], *deck[5:]]
        assert [event["top"] for event in game.happened("ordered")] == [top[::-1]]
        assert game.state["actions_left"] == 2

    def test_r20_equal_cards_are_one_card(self):
        game = activate(at=["cargo-hold"], deck_top=["data", "data", "data", "metal", "metal"])
        assert len(game.options) == 10
        assert activate(at=["cargo-hold"], deck_top=["data"] * 5).options == [{"order": ["data"] * 5}]

    @pytest.mark.parametrize("left", (1, 2, 3, 4, 5))
    def test_r20_fewer_if_fewer_remain(self, left):
        deck = ["data", "metal", "energy", "nanobots", "universal"][:left]
        game = activate(at=["cargo-hold"], deck=deck)
        assert {tuple(option["order"]) for option in game.options} == set(permutations(deck))
        game.choose(order=deck[::-1])
        assert game.state["resource_deck"] == deck[::-1]
        assert game.kind == "action"

    def test_r20_the_order_is_the_order_of_drawing(self):
        top = ["data", "metal", "energy", "nanobots", "universal"]
        game = activate(at=["cargo-hold"], deck_top=top).choose(order=["universal", *top[:4]])
        assert game.finish().choose(take="deck").hand(0) == ["data", "universal"]


class TestR21MessHall:
    def test_r21_give_take_or_swap_with_anyone_anywhere(self):
        game = activate(3, at=["mess-hall", "bridge"], hands=[["data", "data"], ["metal", "energy"], []])
        expected = [
            {"give": "data", "to": 1},
            {"give": "data", "to": 2},
            {"take": "energy", "from": 1},
            {"take": "metal", "from": 1},
            {"give": "data", "take": "energy", "with": 1},
            {"give": "data", "take": "metal", "with": 1},
        ]
        assert in_order(game.options) == in_order(expected)

    @pytest.mark.parametrize(
        ("option", "mine", "theirs"),
        [
            ({"give": "data", "to": 1}, ["metal"], ["data", "energy"]),
            ({"take": "energy", "from": 1}, ["data", "energy", "metal"], []),
            ({"give": "data", "take": "energy", "with": 1}, ["energy", "metal"], ["data"]),
        ],
    )
    def test_r21_what_each_does(self, option, mine, theirs):
        game = activate(at=["mess-hall", "armoury"], hands=[["data", "metal"], ["energy"]]).choose(**option)
        assert (game.hand(0), game.hand(1)) == (mine, theirs)
        assert game.state["actions_left"] == 2

    def test_r21_equal_cards_may_be_swapped(self):
        game = activate(at=["mess-hall"], hands=[["data"], ["data"]])
        assert {"give": "data", "take": "data", "with": 1} in game.options
        assert game.choose(give="data", take="data", **{"with": 1}).hand(0) == ["data"]

    def test_r21_the_hand_limit_waits_for_phase_2(self):
        game = activate(at=["mess-hall"], hands=[["data"], ["metal"] * 6]).choose(give="data", to=1)
        assert (game.kind, len(game.hand(1))) == ("action", 7)

    def test_r21_r27_with_no_card_in_any_hand_there_is_nothing_to_do(self):
        assert table(at=["mess-hall"]).doing("activate") == []
        assert table(at=["mess-hall"], hands=[[], ["data"]]).doing("activate") != []
        assert table(at=["mess-hall"], hands=[["data"], []]).doing("activate") != []


class TestR22EngineRoom:
    def test_r22_swap_one_card_for_one_of_the_discard_pile(self):
        game = activate(
            at=["engine-room"], hands=[["data", "metal", "data"]], discard=["energy", "metal", "energy"]
        )
        assert {(option["give"], option["take"]) for option in game.options} == {
            ("data", "energy"), ("data", "metal"), ("metal", "energy"), ("metal", "metal"),
        }  # fmt: skip
        game.choose(give="data", take="metal")
        assert game.hand(0) == ["data", "metal", "metal"]
        assert game.state["resource_discard"] == ["data", "energy", "energy"]

    def test_r22_of_equal_cards_the_one_nearest_the_top_then_mine_on_top(self):
        pile = ["metal", "energy", "data", "energy"]
        game = activate(at=["engine-room"], hands=[["nanobots"]], discard=pile)
        game.choose(give="nanobots", take="energy")
        assert game.state["resource_discard"] == ["nanobots", "metal", "data", "energy"]

    def test_r22_equal_cards_may_be_swapped(self):
        game = activate(at=["engine-room"], hands=[["energy"]], discard=["data", "energy", "metal"])
        game.choose(give="energy", take="energy")
        assert game.state["resource_discard"] == ["energy", "data", "metal"]

    def test_r22_r27_an_empty_pile_or_an_empty_hand(self):
        assert table(at=["engine-room"], hands=[["data"]]).doing("activate") == []
        assert table(at=["engine-room"], hands=[[]], discard=["data"]).doing("activate") == []


class TestR23RepairCentre:
    def test_r23_one_space_of_any_other_room_as_if_standing_there(self):
        game = activate(
            at=["repair-centre"],
            cubes={"bridge": "010", "armoury": "011"},
            hands=[["nanobots", "universal", "data"]],
        )
        assert {(option["room"], option["slot"], option["card"]) for option in game.options} == {
            ("bridge", 0, "nanobots"), ("bridge", 0, "universal"), ("bridge", 2, "universal"),
            ("armoury", 0, "data"), ("armoury", 0, "universal"),
        }  # fmt: skip
        game.choose(room="bridge", slot=2, card="universal")
        assert track(game.state, "bridge") == "011"
        assert game.state["resource_discard"] == ["universal"]
        assert game.state["actions_left"] == 2
        assert game.at(0) == "repair-centre"

    def test_r23_a_diverted_room_is_refilled(self):
        game = activate(
            at=["repair-centre"], diverted=["bridge"], cubes={"bridge": "000"}, hands=[["data", "universal"]]
        )
        assert {(option["slot"], option["card"]) for option in game.options} == {
            (1, "data"),
            (0, "universal"),
        }
        game.choose(room="bridge", slot=1, card="data")
        assert track(game.state, "bridge") == "111"

    def test_r23_r12_too_few_cubes_for_a_diverted_room(self):
        game = activate(
            at=["repair-centre"],
            diverted=["bridge"],
            cubes={"bridge": "000"},
            hands=[["energy"]],
            held_cubes=[0, 1],
        )
        assert track(game.choose(room="bridge", slot=2, card="energy").state, "bridge") == "101"

    def test_r23_r27_nothing_to_repair_no_card_or_no_cube(self):
        facts = {"at": ["repair-centre"], "cubes": {"bridge": "011"}}
        assert table(at=["repair-centre"], hands=[["nanobots"]]).doing("activate") == []
        assert table(**facts, hands=[["data", "energy"]]).doing("activate") == []
        assert table(**facts, hands=[["nanobots"]], held_cubes=[0, 1]).doing("activate") == []
        assert table(**facts, hands=[["nanobots"]]).doing("activate") != []

    def test_r23_held_cubes_do_not_work_from_the_repair_centre(self):
        game = table(at=["repair-centre"], cubes={"bridge": "000"}, held_cubes=[1])
        assert game.doing("activate") == []

    def test_r23_a_held_cube_repairs_any_one_space_of_ones_room_without_a_card(self):
        facts = {"at": ["bridge"], "cubes": {"bridge": "010"}, "held_cubes": [2]}
        game = table(**facts)
        ways = [{"do": "repair", "slot": slot, "cube": True} for slot in (0, 2)]
        assert game.doing("repair") == ways
        game.do("repair", slot=2, cube=True)
        assert track(game.state, "bridge") == "011"
        assert game.state["crew"][0]["repair_cubes"] == 1
        assert game.state["resource_discard"] == []
        assert game.state["actions_left"] == 2
        assert game.happened("cube")[0]["from"] == "crew/0"

    @pytest.mark.parametrize(
        ("mine", "theirs", "after", "left"),
        [(1, 0, "111", 0), (3, 0, "111", 0), (1, 2, "100", 0), (1, 1, "110", 0), (2, 1, "110", 0)],
    )
    def test_r23_in_a_diverted_room_own_cubes_first_then_the_supply(self, mine, theirs, after, left):
        game = table(
            at=["bridge"], diverted=["bridge"], cubes={"bridge": "000"}, held_cubes=[mine, theirs]
        )  # the supply holds what is neither on rooms nor held
        assert game.doing("repair") == [{"do": "repair", "slot": 0, "cube": True}]
        game.do("repair", slot=0, cube=True)
        assert track(game.state, "bridge") == after
        assert [member["repair_cubes"] for member in game.state["crew"]] == [left, theirs]

    def test_r23_only_as_many_own_cubes_as_are_needed(self):
        game = table(
            at=["bridge"], diverted=["bridge"], cubes={"bridge": "101", "armoury": "001"}, held_cubes=[2]
        )
        game.do("repair", slot=1, cube=True)
        assert game.state["crew"][0]["repair_cubes"] == 1
        assert cube_supply(game.state) == 1


class TestR24MedicalBay:
    def next_turn(self, **facts):
        facts = {"at": ["bridge", "medical-bay"], "damage": [["armoury"], ["bridge"]]} | facts
        return table(**facts, actions_left=0).to_damage()

    def test_r24_two_tokens_for_whoever_starts_a_turn_there(self):
        game = self.next_turn()
        assert (game.state["active"], game.tokens(1), game.tokens(0)) == (1, 2, 0)
        assert (
            game.happened("action-token") == [{"type": "action-token", "from": "supply", "to": "crew/1"}] * 2
        )

    def test_r24_they_may_be_spent_in_the_same_turn(self):
        game = self.next_turn()
        for room_id in ("armoury", "medical-bay", "armoury", "medical-bay", "armoury"):
            game.do("move", room=room_id)
        assert game.options == [{"do": "finish"}]

    @pytest.mark.parametrize("damage", ("011", "110", "000"))
    def test_r24_only_when_fully_repaired(self, damage):
        assert self.next_turn(cubes={"medical-bay": damage}).tokens(1) == 0

    def test_r24_damage_of_the_turn_before_counts(self):
        assert self.next_turn(damage=[["medical-bay"], ["bridge"]]).tokens(1) == 0
        guarded = self.next_turn(damage=[["medical-bay"], ["bridge"]], protection={"medical-bay": [0]})
        assert guarded.tokens(1) == 2

    @pytest.mark.parametrize(("held", "gained"), [([6, 0], 2), ([7, 0], 1), ([5, 3], 0), ([0, 8], 0)])
    def test_r24_as_far_as_the_supply_goes(self, held, gained):
        game = self.next_turn(tokens=held)
        assert game.tokens(1) == held[1] + gained
        assert token_supply(game.state) == 8 - sum(held) - gained

    def test_r24_only_the_player_whose_turn_it_is_and_diverted_or_not(self):
        game = table(3, at=["medical-bay"] * 3, actions_left=0, damage=[["bridge"]], diverted=["medical-bay"])
        game.to_damage()
        assert [game.tokens(crew) for crew in range(3)] == [0, 2, 0]

    def test_r24_it_cannot_be_activated(self):
        assert table(at=["medical-bay"]).doing("activate") == []

    def test_r24_arriving_during_the_turn_gives_nothing(self):
        game = table(at=["repair-centre"]).do("move", room="medical-bay")
        assert game.tokens(0) == 0


class TestR25Bridge:
    def test_r25_the_top_three_in_any_order(self):
        game = activate(at=["bridge"], damage=FOUR_DAMAGE)
        assert game.happened("seen") == [{"type": "seen", "deck": "damage-deck", "cards": FOUR_DAMAGE[:3]}]
        orders = {tuple(map(tuple, option["order"])) for option in game.options}
        assert orders == set(permutations(map(tuple, FOUR_DAMAGE[:3])))
        assert len(game.options) == 6
        assert game.state["damage_deck"] == FOUR_DAMAGE
        game.choose(order=FOUR_DAMAGE[2::-1])
        assert game.state["damage_deck"] == [*FOUR_DAMAGE[2::-1], FOUR_DAMAGE[3]]
        assert game.state["actions_left"] == 2
        game.to_damage()
        assert game.happened("damage-card")[0]["card"] == ["bridge", "armoury"]

    @pytest.mark.parametrize(("left", "orders"), [(1, 1), (2, 2), (3, 6)])
    def test_r25_fewer_cards_fewer_seen(self, left, orders):
        game = activate(at=["bridge"], damage=FOUR_DAMAGE[:left])
        assert len(game.options) == orders
        game.choose(order=FOUR_DAMAGE[:left][::-1])
        assert game.state["damage_deck"] == FOUR_DAMAGE[:left][::-1]

    def test_r25_none_no_activation(self):
        assert table(at=["bridge"], damage=[]).doing("activate") == []


class TestR26Armoury:
    def test_r26_two_tokens_on_one_room_or_on_two_not_on_the_energy_core(self):
        game = activate(at=["armoury"])
        pairs = [list(pair) for pair in combinations_with_replacement(ALL, 2)]
        assert sorted(option["rooms"] for option in game.options) == pairs
        game.choose(rooms=["bridge", "bridge"])
        assert room(game.state, "bridge")["protection"] == [0, 0]
        assert [event["why"] for event in game.happened("protection")] == ["placed"] * 2
        game.do("activate").choose(rooms=["armoury", "mess-hall"])
        assert room(game.state, "armoury")["protection"] == room(game.state, "mess-hall")["protection"] == [0]
        assert protection_supply(game.state) == 0

    def test_r26_one_if_the_supply_holds_only_one(self):
        game = activate(at=["armoury"], protection={"bridge": [1, 1], "armoury": [1]})
        assert sorted(option["rooms"] for option in game.options) == [[each] for each in ALL]
        game.choose(rooms=["bridge"])
        assert room(game.state, "bridge")["protection"] == [1, 1, 0], "the oldest comes first"

    def test_r26_r27_none_without_a_supply(self):
        assert table(at=["armoury"], protection={"bridge": [1, 1], "armoury": [0, 0]}).doing("activate") == []
        assert table(at=["armoury"], held_protection=[2, 2]).doing("activate") == []

    def test_r26_they_go_back_at_the_start_of_the_same_players_next_turn(self):
        game = table(
            3,
            protection={"bridge": [0, 1, 0], "armoury": [2]},
            damage=[["mess-hall"], ["cargo-hold"], ["engine-room"], ["crew-quarters"]],
        )
        game.to_damage()
        assert room(game.state, "bridge")["protection"] == [0, 0], "player 1's turn began"
        assert [event["why"] for event in game.happened("protection")] == ["returned"]
        game.to_damage()
        assert room(game.state, "armoury")["protection"] == []
        assert room(game.state, "bridge")["protection"] == [0, 0]
        game.to_damage()
        assert (game.state["active"], protection_supply(game.state)) == (0, 4)

    def test_r26_tokens_used_up_do_not_come_back(self):
        game = table(protection={"bridge": [1, 1]}, damage=[["bridge"], ["armoury"]]).to_damage()
        assert len(game.happened("protection")) == 2, "one absorbed, one returned"
        assert protection_supply(game.state) == 4
        assert track(game.state, "bridge") == "111"

    def test_r26_held_tokens_stay(self):
        game = table(held_protection=[0, 2]).to_damage()
        assert game.state["crew"][1]["protection_tokens"] == 2

    def test_r26_then_r24_pays(self):
        game = table(
            at=["bridge", "medical-bay"],
            protection={"medical-bay": [1]},
            damage=[["armoury"]],
            actions_left=0,
        ).to_damage()
        kinds = [event["type"] for event in game.events if event["type"] in ("protection", "action-token")]
        assert kinds == ["protection", "action-token", "action-token"]


class TestR27:
    def test_r27_once_paid_the_ability_must_be_carried_out(self):
        for where in some(sorted(set(ALL) - {"medical-bay"})):
            game = activate(
                at=[where, "energy-core"],
                hands=[["universal"], ["data"]],
                discard=["metal"],
                cubes=damaged(where),
            )
            assert game.kind == where
            assert game.options
            assert not any("do" in option for option in game.options)

    def test_r27_a_room_far_away_does_not_matter(self):
        game = table(at=["bridge"], cubes=dict.fromkeys(set(GRID) - {"bridge", "energy-core"}, "000"))
        assert game.doing("activate") == [{"do": "activate"}]


def damaged(where):
    return {"cargo-hold" if where == "bridge" else "bridge": "011"}
