"""R-28 and R-29: one player, three crew members, one shared hand."""

from __future__ import annotations

import pytest

from game.rules import StateError
from tests.rules.positions import position
from tests.rules.table import Table, table, the_engine


class TestR28Solo:
    def test_r3_r28_one_shared_hand_of_four_and_three_crew_members(self):
        game = Table.new(1, "medium", seed=3)
        crew = game.state["crew"]
        assert len(crew) == 3
        assert len(crew[0]["hand"]) == 4
        assert crew[0]["hand"] == crew[1]["hand"] == crew[2]["hand"]
        assert len(game.state["resource_deck"]) == 66 - 4 - 2
        assert game.state["settings"]["names"] == [member["name"] for member in crew]

    def test_r28_full_turns_in_order_from_one_hand(self):
        game = table(1, hands=[["data"]], first=1, active=1)
        for turn, crew in ((5, 1), (6, 2), (7, 0), (8, 1)):
            assert (game.state["turn"], game.state["active"], game.state["actions_left"]) == (turn, crew, 3)
            before = len(game.hand(0))
            game.finish().choose(take="deck")
            if game.kind == "discard":
                break
            assert len(game.hand(0)) == before + 2

    def test_r28_the_hand_limit_is_six_for_the_shared_hand(self):
        game = table(1, hands=[["data"] * 3 + ["metal"] * 3], deck_top=["energy", "energy"])
        game.finish().choose(take="deck")
        assert game.kind == "discard"
        game.choose(card="energy").choose(card="data")
        assert game.hand(2) == ["data", "data", "energy", "metal", "metal", "metal"]

    def test_r28_tokens_belong_to_a_crew_member(self):
        game = table(1, hands=[["data"]])
        game.finish().choose(take="deck")
        assert [game.tokens(crew) for crew in range(3)] == [3, 0, 0]

    def test_r28_another_player_is_another_crew_member(self):
        rooms = {"medical-bay": "v2", "repair-centre": "v2", "armoury": "v2"}
        game = table(1, at=["medical-bay"], variants=rooms).do("activate")
        assert {"tokens": {"1": 2, "2": 1}} in game.options
        game = table(1, at=["repair-centre"], variants=rooms, cubes={"bridge": "011"}).do("activate")
        assert game.options == [{"to": 1}, {"to": 2}]
        game = table(1, at=["armoury"], variants=rooms).do("activate")
        assert game.options == [{"to": 0}, {"to": 1}, {"to": 2}]

    def test_r28_everybody_repairs_and_diverts_from_the_one_hand(self):
        game = table(1, at=["armoury", "bridge"], active=1, hands=[["data", "metal", "energy"]])
        game.do("divert", cards=["data", "energy", "metal"])
        assert game.hand(0) == game.hand(1) == game.hand(2) == []

    def test_r14_r28_all_three_win(self):
        rooms = [room["id"] for room in position()["rooms"] if room["cubes"]]
        game = table(1, diverted=rooms).do("activate")
        assert game.state["result"]["winners"] == [0, 1, 2]

    def test_r21_r28_no_mess_hall_v2(self):
        for rooms in ("v2", {"mess-hall": "v2"}):
            state = Table.new(1, seed=4, rooms=rooms).state
            assert next(room for room in state["rooms"] if room["id"] == "mess-hall")["variant"] == "v1"
            assert state["settings"]["rooms"] == rooms

    def test_r28_unequal_hands_are_refused(self):
        state = position(1, hands=[["data", "metal"]])
        state["crew"][2]["hand"] = ["metal", "data"]
        the_engine().from_json(state)
        state["crew"][2]["hand"] = ["metal", "metal"]
        with pytest.raises(StateError, match=r"crew\[2\].hand"):
            the_engine().from_json(state)


class TestR29Trade:
    def test_r29_a_card_of_the_hand_for_a_face_up_card_for_two_actions(self):
        game = table(1, at=["bridge"], hands=[["data", "data", "energy"]], face_up=["metal", "nanobots"])
        assert game.doing("trade") == [
            {"do": "trade", "give": give, "take": take}
            for give in ("data", "energy")
            for take in ("metal", "nanobots")
        ]
        deck = game.state["resource_deck"]
        game.do("trade", give="energy", take="nanobots")
        assert game.state["face_up"] == ["metal", "energy"], "in the same place"
        assert game.hand(0) == ["data", "data", "nanobots"]
        assert game.state["resource_deck"] == deck, "nothing is drawn"
        assert game.state["actions_left"] == 1
        assert game.doing("trade") == [], "one action does not pay for two"

    def test_r29_of_equal_face_up_cards_the_left_one(self):
        game = table(1, hands=[["data"]], face_up=["metal", "metal"])
        assert len(game.doing("trade")) == 1
        assert game.do("trade", give="data", take="metal").state["face_up"] == ["data", "metal"]

    def test_r29_equal_cards_may_be_swapped(self):
        game = table(1, hands=[["data"]], face_up=["data", "metal"])
        assert len(game.doing("trade")) == 2
        game.do("trade", give="data", take="data")
        assert (game.hand(0), game.state["face_up"]) == (["data"], ["data", "metal"])

    @pytest.mark.parametrize(("left", "tokens", "offered"), [(1, 1, 4), (0, 2, 4), (2, 0, 4), (1, 0, 0)])
    def test_r6_r29_tokens_pay_for_it_too(self, left, tokens, offered):
        game = table(
            1, hands=[["data", "metal"]], actions_left=left, tokens=[tokens], face_up=["energy", "data"]
        )
        assert len(game.doing("trade")) == offered
        if offered:
            game.do("trade", give="metal", take="energy")
            assert game.state["actions_left"] + game.tokens(0) == 0

    def test_r10_r29_nothing_is_shared(self):
        game = table(1, hands=[["data"]])
        assert not game.doing("give") + game.doing("take")

    def test_r29_no_trade_with_an_empty_hand_and_none_among_several(self):
        assert table(1).doing("trade") == []
        assert table(3, hands=[["data"]] * 3).doing("trade") == []

    def test_r29_the_mess_hall_does_it_for_one_action(self):
        game = table(1, at=["mess-hall"], hands=[["data", "energy"]], face_up=["metal", "data"]).do(
            "activate"
        )
        assert game.kind == "mess-hall"
        assert game.options == [
            {"give": give, "take": take} for give in ("data", "energy") for take in ("data", "metal")
        ]
        game.choose(give="energy", take="metal")
        assert game.state["face_up"] == ["energy", "data"]
        assert game.hand(1) == ["data", "metal"]
        assert game.state["actions_left"] == 2

    def test_r27_r29_the_mess_hall_needs_a_card_to_give(self):
        assert table(1, at=["mess-hall"]).doing("activate") == []
