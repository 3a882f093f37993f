"""R-1 to R-5: what lies where when a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.positions import COLOURS, CORE, DAMAGE_CARDS, TRACKS, UNIVERSALS
from tests.rules.table import Table

SEEDS = range(60)
HAND_SIZE = {2: 4, 3: 3, 4: 2}


def all_cards(state):
    zones = [state["resource_deck"], state["resource_discard"], state["face_up"]]
    return Counter(card for zone in zones + [member["hand"] for member in state["crew"]] for card in zone)


class TestR01:
    def test_r01_energy_core_in_the_centre_and_eight_rooms_around_it(self):
        for seed in SEEDS:
            rooms = Table.new(seed=seed).state["rooms"]
            assert rooms[CORE]["id"] == "energy-core"
            assert rooms[CORE]["cubes"] == []
            assert sorted(room["id"] for room in rooms) == sorted([*TRACKS, "energy-core"])
            assert {room["variant"] for room in rooms} == {"v1"}
            assert not any(room["diverted"] or room["protection"] for room in rooms)

    def test_r01_every_room_can_lie_everywhere_but_in_the_centre(self):
        seen = {room: set() for room in TRACKS}
        for seed in range(150):
            for place, room in enumerate(Table.new(seed=seed).state["rooms"]):
                seen.setdefault(room["id"], set()).add(place)
        assert seen.pop("energy-core") == {CORE}
        assert all(places == set(range(9)) - {CORE} for places in seen.values())


class TestR02:
    @pytest.mark.parametrize(("difficulty", "universals"), UNIVERSALS.items())
    @pytest.mark.parametrize("players", (2, 3, 4))
    def test_r02_fifteen_of_each_and_the_universals_of_the_difficulty(self, players, difficulty, universals):
        cards = all_cards(Table.new(players, difficulty).state)
        assert cards == Counter(dict.fromkeys(COLOURS, 15)) + Counter(universal=universals)

    def test_r02_the_deck_is_shuffled(self):
        decks = {tuple(Table.new(seed=seed).state["resource_deck"]) for seed in SEEDS}
        assert len(decks) == len(SEEDS)


class TestR03:
    @pytest.mark.parametrize(("players", "size"), HAND_SIZE.items())
    def test_r03_hands_by_the_number_of_players_then_two_face_up(self, players, size):
        game = Table.new(players, "medium")
        state = game.state
        assert [len(member["hand"]) for member in state["crew"]] == [size] * players
        assert len(state["face_up"]) == 2
        assert len(state["resource_deck"]) == 66 - players * size - 2
        assert state["resource_discard"] == []
        dealt = [event["to"] for event in game.happened("card")]
        assert Counter(dealt) == Counter({f"hand/{crew}": size for crew in range(players)}) + Counter(
            ["face-up/0", "face-up/1"]
        )
        assert set(dealt[-2:]) == {"face-up/0", "face-up/1"}


class TestR04:
    def test_r04_types_in_order_and_the_two_setup_cards_are_of_type_3(self):
        for seed in SEEDS:
            state = Table.new(seed=seed).state
            assert [len(card) for card in state["damage_deck"]] == [1] * 8 + [2] * 8 + [3] * 6
            assert [len(card) for card in state["damage_discard"]] == [3, 3]
            every = Counter(tuple(card) for card in state["damage_deck"] + state["damage_discard"])
            assert every == Counter(DAMAGE_CARDS)

    def test_r04_each_type_is_shuffled(self):
        for where in (slice(0, 8), slice(8, 16), slice(16, 22)):
            orders = {repr(Table.new(seed=seed).state["damage_deck"][where]) for seed in SEEDS}
            assert len(orders) > 50

    def test_r04_six_cubes_go_from_the_top_of_the_rooms_on_the_two_cards(self):
        doubles = 0
        for seed in SEEDS:
            state = Table.new(seed=seed).state
            hits = Counter(room for card in state["damage_discard"] for room in card)
            doubles += 2 in hits.values()
            for room in state["rooms"]:
                if room["cubes"]:
                    gone = hits[room["id"]]
                    assert room["cubes"] == [False] * gone + [True] * (3 - gone)
        assert doubles, "a room may be on both cards"

    def test_r04_the_cards_are_carried_out_one_after_the_other_the_latest_discard_is_the_second(self):
        game = Table.new(seed=4)
        drawn = [event["card"] for event in game.happened("damage-card")]
        assert drawn == game.state["damage_discard"][::-1]
        assert [event["room"] for event in game.happened("hit")] == drawn[0] + drawn[1]


class TestR05:
    @pytest.mark.parametrize("players", (2, 3, 4))
    def test_r05_everyone_on_the_energy_core_and_the_first_player_by_chance(self, players):
        firsts = set()
        for seed in SEEDS:
            state = Table.new(players, seed=seed).state
            assert [member["at"] for member in state["crew"]] == [CORE] * players
            assert state["first"] == state["active"]
            assert state["settings"]["first"] is None
            firsts.add(state["first"])
        assert firsts == set(range(players))

    @pytest.mark.parametrize("first", (0, 1, 2))
    def test_r05_the_first_player_by_choice(self, first):
        game = Table.new(3, first=first)
        assert (game.state["first"], game.state["active"], game.state["turn"]) == (first, first, 1)
        assert game.decision["crew"] == first
        assert game.state["settings"]["first"] == first

    def test_r05_nothing_but_three_actions_at_the_first_turn(self):
        state = Table.new(4).state
        assert (state["phase"], state["actions_left"], state["result"], state["pending"]) == (
            "actions",
            3,
            None,
            None,
        )
        assert {member["action_tokens"] for member in state["crew"]} == {0}
        assert {member["repair_cubes"] + member["protection_tokens"] for member in state["crew"]} == {0}
