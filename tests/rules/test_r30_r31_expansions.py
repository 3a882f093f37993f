"""R-30 and R-31: alternative rooms and Damage Control."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.rules import StateError
from tests.rules.positions import DAMAGE_CARDS, TRACKS, position, room, track
from tests.rules.table import Table, table, the_engine

ALL = sorted(TRACKS)


def variants(**settings):
    return {entry["id"]: entry["variant"] for entry in Table.new(**settings).state["rooms"]}


class TestR30AlternativeRooms:
    def test_r30_all_v1_all_v2_and_by_name(self):
        assert set(variants(players=3).values()) == {"v1"}
        assert variants(players=3, rooms="v2") == dict.fromkeys(ALL, "v2") | {"energy-core": "v1"}
        named = variants(players=3, rooms={"bridge": "v2", "armoury": "v1"})
        assert [name for name, variant in named.items() if variant == "v2"] == ["bridge"]

    def test_r30_mixed_each_room_by_chance(self):
        seen = Counter()
        for seed in range(300):
            found = variants(players=4, seed=seed, rooms="mixed")
            assert found.pop("energy-core") == "v1"
            seen.update(name for name, variant in found.items() if variant == "v2")
        assert all(110 < seen[name] < 190 for name in ALL), seen

    @pytest.mark.parametrize("players", (1, 2))
    @pytest.mark.parametrize("rooms", ("v2", "mixed", {"mess-hall": "v2"}))
    def test_r21_r30_mess_hall_v2_needs_three_players(self, players, rooms):
        for seed in range(8):
            assert variants(players=players, seed=seed, rooms=rooms)["mess-hall"] == "v1"

    def test_r30_a_written_state_may_show_either_side_but_mess_hall_v2_needs_three(self):
        state = position(3, variants={"bridge": "v2"})
        room(state, "bridge")["variant"] = "v1"
        loaded = the_engine().to_json(the_engine().from_json(state))
        assert loaded["rooms"] == state["rooms"]
        state = position(2)
        state["settings"]["rooms"] = "mixed"
        room(state, "mess-hall")["variant"] = "v2"
        with pytest.raises(StateError, match="variant"):
            the_engine().from_json(state)

    def test_r30_the_ship_lies_the_same_in_every_variant(self):
        orders = [
            [entry["id"] for entry in Table.new(3, seed=9, rooms=rooms).state["rooms"]]
            for rooms in ("v1", "v2", "mixed")
        ]
        assert orders[0] == orders[1] == orders[2]


def in_setup(drawn):
    """Return a new game that asks about the first or the second Damage card of its setup."""
    for seed in range(200):
        game = Table.new(3, seed=seed, damage_control=True, first=2)
        if game.kind == "damage-control" and len(game.state["damage_discard"]) == drawn:
            return game
    raise AssertionError("no such game")


class TestR31DamageControl:
    def test_r31_one_card_of_each_type_is_another(self):
        left_out = Counter()
        for seed in range(60):
            state = Table.new(3, seed=seed, damage_control=True).state
            cards = state["damage_deck"] + state["damage_discard"]
            assert sorted(card["any"] for card in cards if isinstance(card, dict)) == [1, 2, 3]
            printed = Counter(tuple(card) for card in cards if isinstance(card, list))
            missing = list((Counter(DAMAGE_CARDS) - printed).elements())
            assert sorted(map(len, missing)) == [1, 2, 3]
            left_out.update(missing)
            types = [card["any"] if isinstance(card, dict) else len(card) for card in state["damage_deck"]]
            assert types == sorted(types), "shuffled within their types"
        assert len(left_out) > 20, "any card may be the one"

    def test_r31_the_new_cards_lie_anywhere_among_their_type(self):
        places = set()
        for seed in range(60):
            deck = Table.new(2, seed=seed, damage_control=True).state["damage_deck"]
            places.add(deck.index({"any": 1}))
        assert places == set(range(8))

    @pytest.mark.parametrize("number", (1, 2, 3))
    def test_r31_the_active_player_chooses_that_many_different_rooms(self, number):
        game = table(damage=[{"any": number}, ["bridge"]], damage_control=True, cubes={"bridge": "000"})
        game.to_damage()
        assert (game.kind, game.decision["crew"]) == ("damage-control", 0)
        assert game.options == [{"rooms": list(rooms)} for rooms in combinations(ALL, number)]
        assert game.state["phase"] == "damage"
        assert game.state["damage_discard"][0] == {"any": number}, "drawn before it is asked about"

    def test_r31_damaged_in_the_order_of_their_ids(self):
        game = table(damage=[{"any": 3}, ["bridge"]], damage_control=True, cubes={"cargo-hold": "001"})
        game.to_damage().choose(rooms=["armoury", "cargo-hold", "repair-centre"])
        assert [event["room"] for event in game.happened("hit")] == ["armoury", "cargo-hold", "repair-centre"]
        assert track(game.state, "cargo-hold") == "000"
        assert game.state["turn"] == 6

    def test_r16_r31_a_room_without_cubes_may_be_chosen_and_loses_the_ship(self):
        game = table(damage=[{"any": 2}], damage_control=True, cubes={"bridge": "000"})
        game.to_damage().choose(rooms=["bridge", "mess-hall"])
        result = game.state["result"]
        assert result == {"won": False, "reason": "room-destroyed", "winners": [], "room": "bridge"}
        assert track(game.state, "mess-hall") == "111", "the rest is not carried out"

    def test_r16_r31_protection_holds_and_is_asked_about(self):
        game = table(
            damage=[{"any": 2}, ["bridge"]],
            damage_control=True,
            at=["cargo-hold", "cargo-hold"],
            held_protection=[1, 1],
            protection={"bridge": [1]},
        )
        game.to_damage().choose(rooms=["bridge", "cargo-hold"])
        assert game.kind == "protection"
        assert game.options == [{"holder": 0}, {"holder": 1}]
        loaded = Table(game.state)
        for each in (game, loaded):
            each.choose(holder=1)
            assert each.state["crew"][1]["protection_tokens"] == 0
            assert (track(each.state, "bridge"), track(each.state, "cargo-hold")) == ("111", "111")

    def test_r17_r31_the_last_card_begins_the_hull_breach(self):
        game = table(damage=[{"any": 1}], damage_control=True).to_damage().choose(rooms=["bridge"])
        assert game.happened("hull-breach")

    @pytest.mark.parametrize("drawn", (1, 2))
    def test_r31_the_first_player_chooses_during_setup(self, drawn):
        game = in_setup(drawn)
        state = game.state
        assert state["phase"] == "damage"
        assert (state["turn"], state["actions_left"], state["active"], state["first"]) == (1, 0, 2, 2)
        assert game.decision["crew"] == 2
        assert state["pending"] is not None
        game.choose(rooms=["armoury", "bridge", "cargo-hold"])
        assert (game.kind, game.state["turn"], game.state["phase"]) == ("action", 1, "actions")
        assert len(game.state["damage_discard"]) == 2
        assert sum(sum(entry["cubes"]) for entry in game.state["rooms"]) == 24 - 6

    @pytest.mark.parametrize("drawn", (1, 2))
    @pytest.mark.parametrize("kept", (True, False))
    def test_r31_a_setup_can_be_saved_and_loaded(self, drawn, kept):
        game = in_setup(drawn)
        state = game.state
        if not kept:
            state = {key: value for key, value in state.items() if key not in ("pending", "result")}
        again = Table(state)
        assert again.state == game.state
        choice = {"rooms": ["armoury", "bridge", "mess-hall"]}
        assert again.choose(**choice).state == game.choose(**choice).state

    def test_r31_phase_3_without_pending_begins_with_the_choice(self):
        game = table(damage=[{"any": 2}, ["bridge"]], damage_control=True, turn=1).to_damage()
        state = game.state
        del state["pending"]
        again = Table(state).choose(rooms=["armoury", "bridge"])
        assert again.state["turn"] == 2

    def test_r31_the_counts_of_damage_cards_are_checked(self):
        whole = position(damage_control=True, damage=[{"any": 1}])
        the_engine().from_json(whole)
        with pytest.raises(StateError, match="Damage card"):
            the_engine().from_json(position() | {"settings": whole["settings"]})
        for broken in (
            {"damage_deck": [{"any": 1}, {"any": 1}]},
            {"damage_deck": []},
            {"damage_deck": [{"any": 4}]},
            {"damage_deck": [{"any": 1}, ["bridge"]]},
            {"damage_discard": whole["damage_discard"][1:]},
            {"damage_deck": [{"any": True}]},
        ):
            with pytest.raises(StateError):
                the_engine().from_json(whole | broken)
        with pytest.raises(StateError, match="Damage card"):
            the_engine().from_json(position(damage=[["bridge"]]) | {"damage_deck": [{"any": 1}]})
