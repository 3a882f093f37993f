"""R-15 to R-18: collecting, damage, the Hull Breach, and how the ship is lost."""

from __future__ import annotations

import pytest

from tests.rules.positions import protection_supply, room, track
from tests.rules.table import Table, table

FILLED = ["data", "metal", "nanobots", "energy"]


def lost(game, reason, where=None):
    """Check that the ship was lost just now, and that the game stands still."""
    result = game.state["result"]
    expected = {"won": False, "reason": reason, "winners": []} | ({"room": where} if where else {})
    assert result == expected
    assert game.decision is None
    assert (game.state["phase"], game.state["pending"]) == ("over", None)
    over = {"type": "over", "won": False, "reason": reason, "room": where, "winners": []}
    assert game.events[-1] == over
    return True


class TestR15:
    def test_r15_one_face_up_card_or_two_from_the_deck(self):
        game = table(face_up=["energy", "data"]).finish()
        assert (game.kind, game.decision["crew"], game.state["phase"]) == ("collect", 0, "collect")
        expected = [
            {"take": "deck"},
            {"take": "face_up", "card": "data"},
            {"take": "face_up", "card": "energy"},
        ]
        assert sorted(game.options, key=str) == sorted(expected, key=str)

    def test_r15_two_from_the_deck(self):
        game = table(deck_top=["energy", "nanobots", "data"]).finish().choose(take="deck")
        assert game.hand(0) == ["energy", "nanobots"]
        assert game.state["resource_deck"][0] == "data"

    def test_r15_one_face_up_card_replaced_at_once(self):
        game = table(face_up=["data", "metal"], deck_top=["energy"]).finish()
        game.choose(take="face_up", card="metal")
        assert game.hand(0) == ["metal"]
        assert game.state["face_up"] == ["data", "energy"]

    def test_r15_of_two_equal_cards_the_left_one(self):
        game = table(face_up=["data", "data"], deck_top=["energy"]).finish()
        assert len(game.options) == 2
        game.choose(take="face_up", card="data")
        assert game.state["face_up"] == ["energy", "data"]

    def test_r15_down_to_six_one_card_at_a_time_of_the_players_choice(self):
        hand = ["data", "data", "metal", "metal", "energy", "energy"]
        game = table(hands=[hand], deck_top=["universal", "data"]).finish().choose(take="deck")
        assert game.state["phase"] == "collect"
        assert game.state["pending"] is not None
        assert sorted(option["card"] for option in game.options) == ["data", "energy", "metal", "universal"]
        game.choose(card="universal")
        assert (game.kind, len(game.hand(0))) == ("discard", 7)
        assert "universal" not in {option["card"] for option in game.options}
        game.choose(card="data")
        assert len(game.hand(0)) == 6
        assert game.state["resource_discard"][:2] == ["data", "universal"]
        assert (game.kind, game.state["active"]) == ("action", 1)

    @pytest.mark.parametrize(("cards", "discards"), [(4, 0), (5, 1), (6, 2), (9, 5)])
    def test_r15_six_may_be_kept(self, cards, discards):
        game = table(hands=[["data"] * cards]).finish().choose(take="deck")
        for _ in range(discards):
            assert game.kind == "discard"
            game.choose(card="data")
        assert (game.kind, len(game.hand(0))) == ("action", 6)

    def test_r15_discarding_is_asked_even_with_one_kind_of_card(self):
        game = table(hands=[["data"] * 6], face_up=["data", "data"]).finish()
        game.choose(take="face_up", card="data")
        assert game.options == [{"card": "data"}]


class TestR16:
    def test_r16_the_top_card_damages_its_rooms_in_printed_order(self):
        card = ["bridge", "medical-bay", "mess-hall"]
        game = table(damage=[card, ["armoury"]]).to_damage()
        assert game.happened("damage-card") == [{"type": "damage-card", "card": card}]
        assert [(hit["room"], hit["result"]) for hit in game.happened("hit")] == [
            (each, "cube") for each in card
        ]
        assert all(track(game.state, each) == "011" for each in card)
        assert game.state["damage_deck"] == [["armoury"]]
        assert game.state["damage_discard"][0] == card
        assert (game.state["active"], game.state["turn"], game.state["actions_left"]) == (1, 6, 3)

    @pytest.mark.parametrize(
        ("before", "after"), [("111", "011"), ("011", "001"), ("101", "001"), ("010", "000"), ("110", "010")]
    )
    def test_r16_the_topmost_cube_that_is_left(self, before, after):
        game = table(cubes={"bridge": before}, damage=[["bridge"]]).to_damage()
        assert track(game.state, "bridge") == after

    @pytest.mark.parametrize("destroyed", (0, 1, 2))
    def test_r16_no_cube_to_take_loses_at_once_and_the_rest_is_not_carried_out(self, destroyed):
        card = ["bridge", "medical-bay", "mess-hall"]
        game = table(cubes={card[destroyed]: "000"}, damage=[card, ["armoury"]], turn=7).to_damage()
        assert lost(game, "room-destroyed", card[destroyed])
        for place, each in enumerate(card):
            assert track(game.state, each) == (
                "011" if place < destroyed else "000" if place == destroyed else "111"
            )
        assert game.state["damage_discard"][0] == card
        assert (game.state["active"], game.state["turn"]) == (0, 7)
        assert game.happened("hit")[-1] == {"type": "hit", "room": card[destroyed], "result": "destroyed"}

    def test_r16_a_token_in_the_room_goes_in_place_of_a_cube_the_oldest_first(self):
        game = table(
            3, protection={"bridge": [2, 1, 2]}, damage=[["bridge"], ["bridge", "armoury"]]
        ).to_damage()
        assert room(game.state, "bridge")["protection"] == [2]
        assert track(game.state, "bridge") == "111"

    def test_r16_the_token_saves_a_room_without_cubes_once(self):
        facts = {"cubes": {"bridge": "000"}, "damage": [["bridge"], ["bridge", "armoury"]]}
        game = table(**facts, protection={"bridge": [0]}).to_damage()
        assert protection_supply(game.state) == 4
        assert game.happened("hit") == [{"type": "hit", "room": "bridge", "result": "protected"}]
        assert [event["why"] for event in game.happened("protection")] == ["absorbed"]
        assert lost(game.to_damage(), "room-destroyed", "bridge")

    def test_r16_somebody_in_the_room_gives_up_the_token_they_hold(self):
        game = table(at=["armoury", "bridge"], held_protection=[1, 2], damage=[["bridge"]]).to_damage()
        assert [member["protection_tokens"] for member in game.state["crew"]] == [1, 1]
        assert track(game.state, "bridge") == "111"

    def test_r16_tokens_held_elsewhere_do_not_help(self):
        game = table(at=["armoury"], held_protection=[2], damage=[["bridge"]]).to_damage()
        assert game.state["crew"][0]["protection_tokens"] == 2
        assert track(game.state, "bridge") == "011"

    def test_r16_a_token_in_the_room_goes_before_one_that_is_held(self):
        game = table(
            at=["bridge"], held_protection=[1], protection={"bridge": [0]}, damage=[["bridge"]]
        ).to_damage()
        assert room(game.state, "bridge")["protection"] == []
        assert game.state["crew"][0]["protection_tokens"] == 1

    def test_r16_of_several_holders_the_active_player_names_one(self):
        card = ["bridge", "engine-room", "crew-quarters"]
        game = table(
            4,
            at=["armoury", "bridge", "bridge", "bridge"],
            held_protection=[0, 1, 0, 2],
            damage=[card],
            cubes={"bridge": "000"},
        ).to_damage()
        assert (game.kind, game.decision["crew"], game.state["phase"]) == ("protection", 0, "damage")
        assert game.options == [{"holder": 1}, {"holder": 3}]
        assert game.state["damage_discard"][0] == card
        assert game.state["pending"] is not None
        game.choose(holder=3)
        assert [member["protection_tokens"] for member in game.state["crew"]] == [0, 1, 0, 1]
        assert [track(game.state, each) for each in card] == ["000", "011", "011"]
        assert (game.kind, game.state["active"]) == ("action", 1)

    def test_r16_the_energy_core_is_never_on_a_card(self):
        game = Table.new()
        assert not any("energy-core" in card for card in game.state["damage_deck"])


class TestR17:
    def test_r17_the_turn_that_draws_the_last_card_does_not_roll(self):
        game = table(damage=[["bridge"]]).to_damage()
        assert not game.happened("roll")
        assert game.state["damage_deck"] == []
        assert len(game.happened("hull-breach")) == 1
        assert game.state["active"] == 1

    @pytest.mark.parametrize(("roll", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
    def test_r17_later_turns_discard_by_the_roll(self, roll, cards):
        top = ["energy", "energy", "metal", "data", "nanobots"]
        game = table(damage=[], deck_top=["universal", *top], discard=["data"]).finish()
        game.choose([roll], take="face_up", card="data")
        assert game.state["resource_discard"] == [*top[:cards][::-1], "data"]
        assert game.state["resource_deck"][: 5 - cards] == top[cards:]
        assert [event["value"] for event in game.happened("roll")] == [roll]
        assert game.happened("roll")[0]["for"] == "hull-breach"
        assert not game.happened("hit")
        assert not game.happened("hull-breach"), "it began long ago"
        assert (game.kind, game.state["active"], game.state["turn"]) == ("action", 1, 6)

    def test_r17_no_damage_any_more(self):
        game = table(damage=[], cubes={"bridge": "000"}).finish().choose([1], take="deck")
        assert game.kind == "action"


class TestR18:
    def test_r18_drawing_two_of_two(self):
        game = table(deck=["data", "energy"], hands=[["metal"] * 6], damage=[["bridge"]]).finish()
        game.choose(take="deck")
        assert lost(game, "deck-empty")
        assert len(game.hand(0)) == 8, "both are drawn, nothing is discarded"
        assert game.state["damage_deck"] == [["bridge"]]
        assert game.state["active"] == 0

    def test_r18_drawing_two_of_one(self):
        game = table(deck=["energy"]).finish().choose(take="deck")
        assert lost(game, "deck-empty")
        assert game.hand(0) == ["energy"]

    def test_r18_three_cards_are_enough_for_two(self):
        game = table(deck=["energy", "data", "metal"]).finish().choose(take="deck")
        assert game.kind == "action"
        assert game.state["resource_deck"] == ["metal"]

    def test_r18_replacing_a_face_up_card_in_phase_2(self):
        game = table(deck=["energy"], face_up=["data", "metal"]).finish().choose(take="face_up", card="data")
        assert lost(game, "deck-empty")
        assert (game.hand(0), game.state["face_up"]) == (["data"], ["energy", "metal"])

    def test_r18_scavenging_from_the_deck(self):
        game = table(deck=["energy"]).do("scavenge", dice=[6]).choose(take="deck")
        assert lost(game, "deck-empty")
        assert game.hand(0) == ["energy"]
        assert game.state["actions_left"] == 2

    def test_r18_scavenging_a_face_up_card(self):
        game = table(deck=["energy"], face_up=["data", "metal"]).do("scavenge", dice=[6])
        game.choose(take="face_up", card="metal")
        assert lost(game, "deck-empty")
        assert (game.hand(0), game.state["face_up"]) == (["metal"], ["data", "energy"])

    def test_r18_declining_is_safe(self):
        game = table(deck=["energy"]).do("scavenge", dice=[6]).choose(take="nothing")
        assert game.kind == "action"

    @pytest.mark.parametrize(
        ("cards", "roll", "gone"), [(2, 1, 1), (2, 2, 1), (3, 4, 2), (3, 6, 2), (2, 5, 1)]
    )
    def test_r18_a_hull_breach_roll(self, cards, roll, gone):
        deck = FILLED[:cards]
        game = table(deck=deck, damage=[], face_up=["energy", "energy"]).finish()
        game.choose([roll], take="face_up", card="energy")
        assert lost(game, "deck-empty")
        assert game.state["resource_discard"][:gone] == deck[1:][::-1]
        assert game.state["active"] == 0

    def test_r18_a_hull_breach_that_leaves_one_card(self):
        game = table(deck=FILLED, damage=[], face_up=["energy", "energy"]).finish()
        game.choose([3], take="face_up", card="energy")
        assert game.kind == "action"
        assert game.state["resource_deck"] == ["energy"]

    @pytest.mark.parametrize("left", (1, 2, 3))
    def test_r18_looking_at_the_last_cards_does_not_empty_the_deck(self, left):
        game = table(deck=FILLED[:left], at=["cargo-hold"]).do("activate")
        game.choose(order=FILLED[:left][::-1])
        assert game.kind == "action"
        assert game.state["resource_deck"] == FILLED[:left][::-1]
