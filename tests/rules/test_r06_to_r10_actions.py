"""R-6 to R-10: the actions of Phase 1 and what they cost, moving, scavenging, sharing."""

from __future__ import annotations

import pytest

from tests.looped import some
from tests.rules.positions import COLOURS, token_supply
from tests.rules.table import table


class TestMoving:
    @pytest.mark.parametrize(
        ("here", "around"),
        [
            ("bridge", {"crew-quarters", "engine-room"}),
            ("mess-hall", {"crew-quarters", "repair-centre"}),
            ("armoury", {"cargo-hold", "energy-core", "medical-bay"}),
            ("repair-centre", {"mess-hall", "energy-core", "medical-bay"}),
            ("energy-core", {"crew-quarters", "engine-room", "repair-centre", "armoury"}),
        ],
    )
    def test_one_step_up_down_left_or_right(self, here, around):
        game = table(at=[here])
        assert {option["room"] for option in game.doing("move")} == around
        game.do("move", room=min(around))
        assert game.at(0) == min(around)
        assert game.happened("meeple") == [{"type": "meeple", "crew": 0, "from": here, "to": min(around)}]


class TestR06:
    def test_r06_three_actions_and_then_the_player_says_that_phase_1_is_over(self):
        game = table()
        for left, room in ((2, "armoury"), (1, "cargo-hold"), (0, "armoury")):
            game.do("move", room=room)
            assert game.state["actions_left"] == left
        assert game.options == [{"do": "finish"}]
        assert game.finish().kind == "collect"

    def test_r06_tokens_buy_more_after_the_base_actions_as_often_as_there_are_any(self):
        game = table(tokens=[2, 1])
        spent = []
        for room in ("armoury", "cargo-hold", "armoury", "cargo-hold", "armoury"):
            game.do("move", room=room)
            spent.append((game.state["actions_left"], game.tokens(0), len(game.happened("token"))))
        assert spent == [(2, 2, 0), (1, 2, 0), (0, 2, 0), (0, 1, 1), (0, 0, 1)]
        assert game.options == [{"do": "finish"}]
        assert game.tokens(1) == 1, "nobody else's tokens"

    def test_r06_every_action_is_paid_the_same_way(self):
        facts = {
            "actions_left": 0,
            "tokens": [1],
            "at": ["bridge", "bridge"],
            "hands": [["data", "metal", "energy", "nanobots"], ["data"]],
        }
        for option in table(**facts).options:
            game = table(**facts).choose([1] if option["do"] == "scavenge" else [], **option)
            assert game.tokens(0) == (1 if option["do"] == "finish" else 0), option
        whole = {option["do"] for option in table(**facts).options}
        assert whole == {"move", "scavenge", "give", "take", "divert", "activate", "finish"}
        damaged = table(**facts, cubes={"bridge": "011"})
        assert damaged.do("repair", slot=0, card="nanobots").tokens(0) == 0

    def test_r06_with_nothing_to_pay_only_finish_is_offered(self):
        game = table(actions_left=0, at=["bridge", "bridge"], hands=[["data"], ["data"]])
        assert game.options == [{"do": "finish"}]


class TestR07:
    @pytest.mark.parametrize("left", (0, 1, 2, 3))
    def test_r07_a_token_for_each_unused_base_action(self, left):
        game = table(actions_left=left).finish()
        assert game.tokens(0) == left
        assert len(game.happened("action-token")) == left
        assert game.state["actions_left"] == 0

    @pytest.mark.parametrize(("held", "gained"), [([0, 5], 3), ([3, 3], 2), ([0, 7], 1), ([5, 3], 0)])
    def test_r07_as_far_as_the_supply_of_eight_goes(self, held, gained):
        game = table(tokens=held).finish()
        assert game.tokens(0) == held[0] + gained
        assert game.tokens(1) == held[1]
        assert token_supply(game.state) == 8 - sum(held) - gained

    def test_r07_tokens_kept_are_not_traded_for_tokens(self):
        game = table(actions_left=0, tokens=[2]).finish()
        assert game.tokens(0) == 2
        assert not game.happened("action-token")

    def test_r07_a_token_taken_now_is_for_a_later_turn(self):
        game = table(actions_left=1).finish()
        assert game.kind == "collect"


class TestR08:
    def test_r08_a_universal_repairs_any_exposed_space(self):
        game = table(at=["bridge"], cubes={"bridge": "010"}, hands=[["universal"]])
        ways = [{"do": "repair", "slot": slot, "card": "universal"} for slot in (0, 2)]
        assert game.doing("repair") == ways

    def test_r08_universals_stand_in_for_any_part_of_a_divert_cost(self):
        game = table(at=["bridge"], hands=[["data", "universal", "energy"]])
        assert game.doing("divert") == [{"do": "divert", "cards": ["data", "energy", "universal"]}]
        game = table(at=["mess-hall"], hands=[["universal"] * 3])
        assert game.doing("divert") == [{"do": "divert", "cards": ["universal"] * 3}]

    def test_r08_a_universal_works_in_the_repair_centre(self):
        game = table(at=["repair-centre"], cubes={"bridge": "110"}, hands=[["universal"]]).do("activate")
        assert game.options == [{"room": "bridge", "slot": 2, "card": "universal"}]

    def test_r08_without_universals_the_colour_must_fit(self):
        game = table(at=["bridge"], cubes={"bridge": "110"}, hands=[["nanobots", "data"]])
        assert game.doing("repair") == []


class TestR09:
    @pytest.mark.parametrize(("roll", "picks"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
    def test_r09_cards_by_the_roll(self, roll, picks):
        game = table().do("scavenge", dice=[roll])
        assert [(event["value"], event["for"]) for event in game.happened("roll")] == [(roll, "scavenge")]
        for _ in range(picks):
            assert game.kind == "scavenge"
            game.choose(take="deck")
        assert game.kind == "action"
        assert len(game.hand(0)) == picks
        assert game.state["actions_left"] == 2

    def test_r09_the_options_are_the_deck_each_kind_face_up_and_nothing(self):
        game = table(face_up=["energy", "data"]).do("scavenge", dice=[4])
        assert sorted(game.options, key=str) == sorted(
            [
                {"take": "deck"},
                {"take": "face_up", "card": "data"},
                {"take": "face_up", "card": "energy"},
                {"take": "nothing"},
            ],
            key=str,
        )

    def test_r09_equal_face_up_cards_are_one_option_and_the_left_one_is_taken(self):
        game = table(face_up=["data", "data"], deck_top=["energy"]).do("scavenge", dice=[3])
        assert len(game.options) == 3
        game.choose(take="face_up", card="data")
        assert game.state["face_up"] == ["energy", "data"]

    def test_r09_a_face_up_card_is_replaced_in_its_place_at_once(self):
        game = table(face_up=["data", "metal"], deck_top=["energy"]).do("scavenge", dice=[5])
        game.choose(take="face_up", card="metal")
        assert game.state["face_up"] == ["data", "energy"]
        assert [(event["from"], event["to"]) for event in game.happened("card")] == [
            ("face-up/1", "hand/0"),
            ("deck", "face-up/1"),
        ]

    def test_r09_the_replacement_may_be_the_second_pick(self):
        game = table(face_up=["data", "metal"], deck_top=["universal", "energy"]).do("scavenge", dice=[6])
        game.choose(take="face_up", card="data").choose(take="face_up", card="universal")
        assert game.hand(0) == ["data", "universal"]
        assert game.state["face_up"] == ["energy", "metal"]

    def test_r09_one_from_the_deck_and_one_face_up(self):
        game = table(face_up=["data", "metal"], deck_top=["energy", "nanobots"]).do("scavenge", dice=[6])
        game.choose(take="deck").choose(take="face_up", card="metal")
        assert game.hand(0) == ["energy", "metal"]
        assert game.state["face_up"] == ["data", "nanobots"]

    def test_r09_any_pick_may_be_declined_and_then_there_are_no_more(self):
        game = table().do("scavenge", dice=[6]).choose(take="nothing")
        assert (game.kind, game.hand(0)) == ("action", [])
        game = table().do("scavenge", dice=[6]).choose(take="deck").choose(take="nothing")
        assert (game.kind, len(game.hand(0))) == ("action", 1)

    def test_r09_scavenging_does_not_look_at_the_hand_limit(self):
        game = table(hands=[["data"] * 6]).do("scavenge", dice=[6]).choose(take="deck").choose(take="deck")
        assert game.kind == "action"
        assert len(game.hand(0)) == 8


class TestR10:
    def test_r10_give_or_take_one_card_for_one_action(self):
        game = table(hands=[["data", "data", "metal"], ["energy"]])
        assert game.doing("give") == [{"do": "give", "card": card, "to": 1} for card in ("data", "metal")]
        assert game.doing("take") == [{"do": "take", "card": "energy", "from": 1}]
        game.do("give", card="data", to=1)
        assert (game.hand(0), game.hand(1)) == (["data", "metal"], ["data", "energy"])
        game.do("take", card="energy", **{"from": 1})
        assert (game.hand(0), game.hand(1), game.state["actions_left"]) == (
            ["data", "energy", "metal"],
            ["data"],
            1,
        )

    def test_r10_with_everyone_in_the_room_and_nobody_elsewhere(self):
        game = table(
            4,
            at=["bridge", "armoury", "bridge", "bridge"],
            hands=[["data"], ["metal"], ["energy"], ["nanobots"]],
        )
        assert {option["to"] for option in game.doing("give")} == {2, 3}
        assert {(option["from"], option["card"]) for option in game.doing("take")} == {
            (2, "energy"),
            (3, "nanobots"),
        }
        apart = table(at=["bridge", "armoury"], hands=[["data"], ["metal"]])
        assert apart.doing("give") == apart.doing("take") == []

    def test_r10_an_empty_hand_gives_nothing(self):
        assert table(hands=[[], ["data"]]).doing("give") == []
        assert table(hands=[["data"], []]).doing("take") == []

    def test_r10_the_other_hand_is_checked_only_in_its_own_phase_2(self):
        full = ["metal"] * 6
        game = table(hands=[["data"], full], cubes={}).do("give", card="data", to=1)
        assert len(game.hand(1)) == 7
        game.to_damage()
        assert game.kind == "action", "no discard for the other player"
        assert game.state["active"] == 1
        game.finish().choose(take="deck")
        assert game.kind == "discard"
        assert len(game.hand(1)) == 9

    def test_r10_sharing_is_only_by_the_active_player(self):
        for option in some(table(3, hands=[["data"]] * 3).options):
            assert option.get("to", option.get("from", 1)) in (1, 2)

    def test_r10_every_colour_can_be_shared(self):
        game = table(hands=[[*COLOURS, "universal"]])
        assert {option["card"] for option in game.doing("give")} == {*COLOURS, "universal"}
