"""R-19 to R-27: what the alternative rooms can do (V2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules.positions import GRID, TRACKS, cube_supply, protection_supply, token_supply, track
from tests.rules.table import table

ALL_V2 = dict.fromkeys(TRACKS, "v2")
TWO_DAMAGE = [["bridge"], ["armoury"], ["bridge", "armoury"]]


def v2(*args, **facts):
    """Return a table whose rooms are all V2, the Mess Hall only where it may be."""
    variants = {room: "v2" for room in TRACKS if room != "mess-hall" or (args and args[0] > 2)}
    return table(*args, variants=variants, **facts)


def activate(*args, **facts):
    return v2(*args, **facts).do("activate")


class TestR19CrewQuarters:
    def test_r19_any_meeple_to_a_room_that_holds_none(self):
        game = activate(3, at=["crew-quarters", "bridge", "energy-core"])
        empty = [room for room in GRID if room not in ("crew-quarters", "bridge", "energy-core")]
        assert game.kind == "crew-quarters"
        assert {(option["crew"], option["room"]) for option in game.options} == {
            (crew, room) for crew in range(3) for room in empty
        }
        game.choose(crew=2, room="armoury")
        assert game.at(2) == "armoury"
        assert game.state["actions_left"] == 2

    def test_r19_the_energy_core_counts_as_a_room(self):
        game = activate(at=["crew-quarters", "bridge"])
        assert game.choose(crew=0, room="energy-core").at(0) == "energy-core"


class TestR20CargoHold:
    def test_r20_one_card_from_the_deck_or_from_the_face_up_cards(self):
        game = activate(at=["cargo-hold"], deck_top=["energy", "nanobots"], face_up=["data", "metal"])
        assert game.kind == "cargo-hold"
        assert game.options == [
            {"take": "deck"},
            {"take": "face_up", "card": "data"},
            {"take": "face_up", "card": "metal"},
        ]
        game.choose(take="deck")
        assert game.hand(0) == ["energy"]
        game.do("activate").choose(take="face_up", card="metal")
        assert game.hand(0) == ["energy", "metal"]
        assert game.state["face_up"] == ["data", "nanobots"], "replaced at once, in the same place"

    @pytest.mark.parametrize("choice", [{"take": "deck"}, {"take": "face_up", "card": "metal"}])
    def test_r18_r20_the_last_card_loses_the_game(self, choice):
        game = activate(at=["cargo-hold"], deck=["energy"], face_up=["metal", "metal"])
        assert len(game.options) == 2, "equal cards are one card"
        game.choose(**choice)
        assert game.decision is None
        assert game.state["result"]["reason"] == "deck-empty"
        assert "energy" in game.hand(0) + game.state["face_up"], "it is still drawn"


class TestR21MessHall:
    def test_r21_two_others_swap_one_for_one_or_two_for_two(self):
        hands = [["universal"], ["data", "data", "metal"], ["energy"], ["nanobots", "metal"]]
        game = activate(4, at=["mess-hall", "bridge", "armoury", "bridge"], hands=hands)
        assert game.kind == "mess-hall"
        pairs = {tuple(option["between"]) for option in game.options}
        assert pairs == {(1, 2), (1, 3), (2, 3)}, "never the one who activates"
        assert [option for option in game.options if option["between"] == [1, 2]] == [
            {"between": [1, 2], "first": ["data"], "second": ["energy"]},
            {"between": [1, 2], "first": ["metal"], "second": ["energy"]},
        ]
        twos = [o for o in game.options if o["between"] == [1, 3] and len(o["first"]) == 2]
        assert twos == [
            {"between": [1, 3], "first": ["data", "data"], "second": ["metal", "nanobots"]},
            {"between": [1, 3], "first": ["data", "metal"], "second": ["metal", "nanobots"]},
        ]
        game.choose(between=[1, 3], first=["data", "metal"], second=["metal", "nanobots"])
        assert game.hand(1) == ["data", "metal", "nanobots"]
        assert game.hand(3) == ["data", "metal"]
        assert game.state["actions_left"] == 2

    def test_r21_equal_cards_may_be_swapped_in_every_form(self):
        game = activate(3, at=["mess-hall"], hands=[[], ["data", "data"], ["data", "data"]])
        assert game.options == [
            {"between": [1, 2], "first": ["data"], "second": ["data"]},
            {"between": [1, 2], "first": ["data", "data"], "second": ["data", "data"]},
        ]

    @pytest.mark.parametrize("hands", [[["data"], ["data"], []], [["data"], [], []], [[], [], ["metal"]]])
    def test_r21_r27_two_others_with_cards_are_needed(self, hands):
        assert v2(3, at=["mess-hall"], hands=hands).doing("activate") == []

    def test_r21_big_hands(self):
        hand = ["data", "metal", "nanobots", "energy", "universal"]
        hands = [[], hand + hand[:1], hand + hand[1:2], hand + hand[2:3]]
        game = activate(4, at=["mess-hall"], hands=hands)
        assert len(game.options) == 3 * (5 * 5 + 11 * 11)


class TestR22EngineRoom:
    def test_r22_any_discarded_card_then_the_top_of_the_deck_is_discarded(self):
        game = activate(at=["engine-room"], discard=["data", "energy", "data"], deck_top=["metal", "energy"])
        assert game.kind == "engine-room"
        assert game.options == [{"take": "data"}, {"take": "energy"}]
        game.choose(take="energy")
        assert game.hand(0) == ["energy"]
        assert game.state["resource_discard"][:3] == ["metal", "data", "data"]
        assert game.state["resource_deck"][0] == "energy"

    def test_r22_the_card_nearest_the_top_is_taken(self):
        game = activate(at=["engine-room"], discard=["data", "energy", "data"], deck_top=["metal"])
        game.choose(take="data")
        assert game.state["resource_discard"] == ["metal", "energy", "data"]

    def test_r18_r22_the_last_card_of_the_deck_loses_once_it_lies_there(self):
        game = activate(at=["engine-room"], discard=["data"], deck=["metal"])
        game.choose(take="data")
        assert game.state["result"] == {"won": False, "reason": "deck-empty", "winners": []}
        assert game.hand(0) == ["data"]
        assert game.state["resource_discard"][0] == "metal"

    def test_r22_r27_an_empty_discard_pile(self):
        assert v2(at=["engine-room"], hands=[["data"]]).doing("activate") == []

    def test_r22_no_card_in_hand_is_needed(self):
        assert v2(at=["engine-room"], discard=["data"]).doing("activate")


class TestR23RepairCentre:
    def test_r23_a_cube_from_the_supply_to_another_player(self):
        game = activate(3, at=["repair-centre"], cubes={"bridge": "011"})
        assert game.kind == "repair-centre"
        assert game.options == [{"to": 1}, {"to": 2}]
        game.choose(to=2)
        assert [member["repair_cubes"] for member in game.state["crew"]] == [0, 0, 1]
        assert cube_supply(game.state) == 0
        assert game.happened("cube") == [{"type": "cube", "from": "supply", "to": "crew/2"}]

    def test_r23_one_other_player_is_still_asked_about(self):
        assert activate(at=["repair-centre"], cubes={"bridge": "011"}).options == [{"to": 1}]

    def test_r23_r27_none_in_the_supply(self):
        assert v2(at=["repair-centre"]).doing("activate") == []
        assert v2(at=["repair-centre"], cubes={"bridge": "011"}, held_cubes=[1]).doing("activate") == []

    def test_r23_a_held_cube_repairs_any_one_exposed_space_without_a_card(self):
        game = v2(at=["bridge"], cubes={"bridge": "010"}, held_cubes=[2])
        assert game.doing("repair") == [
            {"do": "repair", "cube": True, "slot": 0},
            {"do": "repair", "cube": True, "slot": 2},
        ]
        game.do("repair", cube=True, slot=2)
        assert track(game.state, "bridge") == "011"
        assert game.state["crew"][0]["repair_cubes"] == 1
        assert game.happened("cube") == [{"type": "cube", "from": "crew/0", "to": "room/bridge/2"}]
        assert game.state["actions_left"] == 2

    @pytest.mark.parametrize(
        ("held", "elsewhere", "after", "left"),
        [(1, "111", "100", 0), (1, "000", "111", 0), (2, "111", "110", 0), (3, "111", "111", 0)],
    )
    def test_r23_in_a_diverted_room_own_cubes_go_first(self, held, elsewhere, after, left):
        others = [3 - held, 0] if elsewhere == "111" else [0]
        game = v2(
            at=["bridge"],
            cubes={"bridge": "000", "armoury": elsewhere},
            diverted=["bridge"],
            held_cubes=[held, *others],
        )
        assert game.doing("repair") == [{"do": "repair", "cube": True, "slot": 0}]
        game.do("repair", cube=True, slot=0)
        assert track(game.state, "bridge") == after
        assert game.state["crew"][0]["repair_cubes"] == left

    def test_r23_as_many_own_cubes_as_are_needed(self):
        game = v2(
            at=["bridge"], cubes={"bridge": "101", "armoury": "000"}, diverted=["bridge"], held_cubes=[3]
        )
        assert game.doing("repair") == [{"do": "repair", "cube": True, "slot": 1}]
        game.do("repair", cube=True, slot=1)
        assert game.state["crew"][0]["repair_cubes"] == 2

    def test_r23_held_cubes_do_not_work_through_repair_centre_v1(self):
        game = table(at=["repair-centre"], cubes={"bridge": "000"}, held_cubes=[3])
        assert game.doing("activate") == []

    def test_r11_r23_a_card_needs_a_cube_in_the_supply_a_held_cube_does_not(self):
        game = v2(at=["bridge"], cubes={"bridge": "011"}, held_cubes=[1], hands=[["nanobots"]])
        assert game.doing("repair") == [{"do": "repair", "cube": True, "slot": 0}]


class TestR24MedicalBay:
    def test_r24_two_actions_and_one_to_three_tokens_for_others(self):
        game = activate(3, at=["medical-bay"])
        assert game.kind == "medical-bay"
        assert game.state["actions_left"] == 1
        shares = [option["tokens"] for option in game.options]
        assert sorted(map(str, shares)) == sorted(
            str(share)
            for share in (
                {"1": 1}, {"2": 1},
                {"1": 2}, {"2": 2}, {"1": 1, "2": 1},
                {"1": 3}, {"2": 3}, {"1": 2, "2": 1}, {"1": 1, "2": 2},
            )
        )  # fmt: skip
        game.choose(tokens={"1": 1, "2": 2})
        assert [game.tokens(crew) for crew in range(3)] == [0, 1, 2]
        assert token_supply(game.state) == 5

    def test_r24_as_far_as_the_supply_goes(self):
        game = activate(at=["medical-bay"], tokens=[0, 6])
        assert game.options == [{"tokens": {"1": 1}}, {"tokens": {"1": 2}}]

    def test_r6_r24_what_is_to_hand_out_is_judged_after_the_cost_is_paid(self):
        assert v2(at=["medical-bay"], tokens=[4, 4]).doing("activate") == []
        assert v2(at=["medical-bay"], tokens=[4, 4], actions_left=2).doing("activate") == []
        game = activate(at=["medical-bay"], tokens=[4, 4], actions_left=1)
        assert game.options == [{"tokens": {"1": 1}}]
        game = activate(at=["medical-bay"], tokens=[4, 4], actions_left=0)
        assert game.options == [{"tokens": {"1": 1}}, {"tokens": {"1": 2}}]
        game.choose(tokens={"1": 2})
        assert (game.tokens(0), game.tokens(1)) == (2, 6)

    @pytest.mark.parametrize(("left", "tokens"), [(1, 0), (0, 1), (0, 0)])
    def test_r6_r24_it_must_be_paid_in_full(self, left, tokens):
        assert v2(at=["medical-bay"], actions_left=left, tokens=[tokens]).doing("activate") == []

    def test_r24_beginning_a_turn_there_gives_nothing(self):
        game = v2(at=["energy-core", "medical-bay"], actions_left=0, damage=TWO_DAMAGE).to_damage()
        assert game.state["active"] == 1
        assert game.tokens(1) == 0


class TestR25Bridge:
    def test_r25_the_top_two_each_to_the_top_or_to_the_bottom_in_any_order(self):
        game = activate(at=["bridge"], damage=TWO_DAMAGE)
        assert game.kind == "bridge"
        first, second, last = TWO_DAMAGE
        expected = [
            {"top": list(order[:cut]), "bottom": list(order[cut:])}
            for order in permutations((first, second))
            for cut in range(3)
        ]
        assert len(game.options) == 6
        assert all(option in game.options for option in expected)
        game.choose(top=[second], bottom=[first])
        assert game.state["damage_deck"] == [second, last, first]
        game.do("activate").choose(top=[], bottom=[last, second])
        assert game.state["damage_deck"] == [first, last, second]

    def test_r25_two_forms_that_lead_to_the_same_deck_are_two_choices(self):
        game = activate(at=["bridge"], damage=TWO_DAMAGE[:1])
        assert game.options == [
            {"top": [], "bottom": [["bridge"]]},
            {"top": [["bridge"]], "bottom": []},
        ]

    def test_r25_r27_without_damage_cards(self):
        assert v2(at=["bridge"], damage=[]).doing("activate") == []


class TestR26Armoury:
    def test_r26_one_token_to_anybody_who_keeps_it(self):
        game = activate(3, at=["armoury"])
        assert game.kind == "armoury"
        assert game.options == [{"to": 0}, {"to": 1}, {"to": 2}]
        game.choose(to=0)
        assert game.state["crew"][0]["protection_tokens"] == 1
        assert game.happened("protection") == [
            {"type": "protection", "from": "supply", "to": "crew/0", "why": "placed"}
        ]
        game.do("activate").choose(to=0).do("activate").choose(to=2)
        assert [member["protection_tokens"] for member in game.state["crew"]] == [2, 0, 1]
        assert protection_supply(game.state) == 1

    def test_r16_r26_it_stays_until_used(self):
        game = v2(
            at=["bridge", "armoury"], held_protection=[2], damage=[["mess-hall"], ["bridge"], ["armoury"]]
        )
        for _ in range(2):
            game.to_damage()
        assert game.state["crew"][0]["protection_tokens"] == 1
        assert track(game.state, "bridge") == "111"

    def test_r26_r27_none_in_the_supply(self):
        assert v2(at=["armoury"], held_protection=[0, 4]).doing("activate") == []
        assert v2(at=["armoury"], protection={"bridge": [0, 1, 1, 0]}).doing("activate") == []


def test_r13_v2_rooms_share_track_and_cost():
    for variants in (None, ALL_V2):
        game = table(3, at=["bridge"], hands=[["data", "metal", "energy"]], variants=variants)
        assert len(game.doing("divert")) == 1
