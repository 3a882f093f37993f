"""R-32 to R-34: the Escape Pod, the deserter's turns and the endings."""

from __future__ import annotations

import pytest

from game.rules import Settings, SettingsError, StateError
from tests.rules.positions import TRACKS, cube_supply, position, protection_supply, token_supply
from tests.rules.table import Table, table, the_engine

ROOMS = sorted(TRACKS)
SEVEN = ROOMS[:7]


def pod(*args, **facts):
    """Return a table with the Escape Pod ready: seven rooms diverted, everybody on the Energy Core."""
    return table(*(args or (3,)), **({"escape_pod": True, "diverted": SEVEN} | facts))


def gone(*args, **facts):
    """Return a table whose crew member 1 has left; 0 is active."""
    return pod(*args, **({"at": ["energy-core", "pod"]} | facts))


class TestR32Boarding:
    def test_r32_once_seven_rooms_are_diverted(self):
        assert pod(diverted=ROOMS[:6]).doing("board") == []
        assert pod().doing("board") == [{"do": "board"}]
        game = pod(diverted=ROOMS)
        assert game.doing("board") and game.doing("activate")

    def test_r32_from_the_energy_core_only(self):
        assert pod(at=["bridge"]).doing("board") == []

    def test_r32_not_without_the_expansion(self):
        assert table(3, diverted=SEVEN).doing("board") == []

    @pytest.mark.parametrize("players", (1, 2))
    def test_r32_three_or_four_players_only(self, players):
        with pytest.raises(SettingsError, match="three or four"):
            the_engine().new_game(Settings(players, "easy", 1, expansions=("escape-pod",)))
        assert Table.new(3, escape_pod=True).kind == "action"
        assert Table.new(4, escape_pod=True).kind == "action"

    def test_r32_once_per_game(self):
        assert gone().doing("board") == []

    @pytest.mark.parametrize(("left", "tokens", "offered"), [(1, 0, True), (0, 1, True), (0, 0, False)])
    def test_r6_r32_it_costs_one_action(self, left, tokens, offered):
        assert bool(pod(actions_left=left, tokens=[tokens]).doing("board")) == offered

    def test_r32_a_card_a_roll_and_the_turn_ends(self):
        game = pod(hands=[["data", "metal"]], discard=["energy", "nanobots", "metal"], damage=[["bridge"]])
        deck = game.state["resource_deck"]
        game.do("board", dice=[4])
        assert game.at(0) == "pod"
        assert game.happened("meeple") == [{"type": "meeple", "crew": 0, "from": "energy-core", "to": "pod"}]
        assert game.hand(0) == ["data", "energy", "metal"], "three cards, the roll is above"
        assert game.happened("roll") == [{"type": "roll", "crew": 0, "value": 4, "for": "escape-pod"}]
        assert (game.state["active"], game.state["turn"], game.kind) == (1, 6, "action")
        assert game.state["actions_left"] == 3
        assert game.state["resource_deck"] == deck, "no Phase 2"
        assert game.state["damage_deck"] == [["bridge"]], "no Phase 3"
        assert game.tokens(0) == 0, "no tokens for unused actions"

    @pytest.mark.parametrize(("roll", "cards"), [(2, 4), (3, 4), (4, 3), (6, 3)])
    def test_r32_a_roll_up_to_the_number_held_takes_one_more_the_new_card_counts(self, roll, cards):
        game = pod(hands=[["data", "metal"]], discard=["energy", "nanobots", "metal"])
        game.do("board", dice=[roll])
        assert len(game.hand(0)) == cards
        assert game.state["resource_discard"] == ["energy", "nanobots", "metal"][cards - 2 :]

    def test_r32_an_empty_discard_pile_gives_no_card_the_roll_still_happens(self):
        game = pod(hands=[["data"]]).do("board", dice=[1])
        assert game.hand(0) == ["data"]
        game = pod(hands=[["data"]], discard=["metal"]).do("board", dice=[2])
        assert game.hand(0) == ["data", "metal"]
        assert game.state["resource_discard"] == []

    def test_r32_every_later_turn_is_just_that(self):
        game = gone(hands=[[], ["data"]], discard=["metal", "energy", "data", "metal"], damage=[])
        game.finish()
        top = game.state["face_up"][0]
        game.choose([1, 6], take="face_up", card=top)
        rolls = [(event["crew"], event["for"]) for event in game.happened("roll")]
        assert rolls == [(0, "hull-breach"), (1, "escape-pod")]
        assert (game.state["active"], game.state["turn"]) == (2, 7), "the deserter's turn counts"
        assert len(game.hand(1)) == 2

    def test_r32_no_hand_limit(self):
        game = gone(hands=[[], ["data"] * 9], discard=["metal"] * 4)
        game.to_damage()
        while game.state["active"] != 2:
            game.choose(**game.options[0])
        assert len(game.hand(1)) == 11

    def test_r24_r32_the_pod_is_no_room(self):
        game = gone(tokens=[0, 0, 2]).to_damage()
        assert game.tokens(1) == 0


class TestR33TheDeserter:
    def test_r33_tokens_and_cubes_go_back_cards_stay(self):
        game = pod(
            tokens=[2, 1],
            held_cubes=[2],
            held_protection=[1, 1],
            cubes={"bridge": "000"},
            hands=[["data"] * 7],
        )
        game.do("board", dice=[6])
        member = game.state["crew"][0]
        held = (member["action_tokens"], member["repair_cubes"], member["protection_tokens"])
        assert held == (0, 0, 0)
        assert len(member["hand"]) == 7
        assert token_supply(game.state) == 7
        assert cube_supply(game.state) == 3
        assert protection_supply(game.state) == 3
        assert all(event["to"] == "supply" for event in game.happened("action-token"))
        assert [event["why"] for event in game.happened("protection")] == ["returned"]

    def test_r26_r33_armoury_tokens_stay_until_the_deserters_next_turn(self):
        game = pod(
            protection={"bridge": [0, 1], "armoury": [0]}, damage=[["bridge"], ["mess-hall"], ["armoury"]]
        )
        game.do("board", dice=[6])
        assert sum(len(room["protection"]) for room in game.state["rooms"]) == 2, "those of crew 1 returned"
        game.to_damage()
        assert game.happened("hit") == [{"type": "hit", "room": "bridge", "result": "protected"}]
        game.to_damage()
        assert sum(len(room["protection"]) for room in game.state["rooms"]) == 0

    def test_r33_nobody_shares_with_or_moves_the_deserter(self):
        game = gone(hands=[["data"], ["metal"], ["energy"]])
        assert {
            option.get("to", option.get("from")) for option in game.doing("give") + game.doing("take")
        } == {2}
        game = gone(at=["crew-quarters", "pod", "bridge"]).do("activate")
        assert {(option["crew"], option["room"]) for option in game.options} == {
            (0, "bridge"),
            (2, "crew-quarters"),
        }
        game = gone(at=["mess-hall", "pod", "bridge"], hands=[["data"], ["metal"], ["energy"]]).do("activate")
        assert all(2 in option.values() for option in game.options)

    def test_r33_nobody_gives_anything_to_the_deserter_v2(self):
        rooms = dict.fromkeys(ROOMS, "v2")
        hands = [["data"], ["metal"], ["energy"], ["energy"]]
        facts = {"variants": rooms, "hands": hands, "cubes": {"bridge": "001"}}
        assert gone(3, at=["mess-hall", "pod"], **facts | {"hands": hands[:3]}).doing("activate") == []
        game = gone(4, at=["mess-hall", "pod"], **facts).do("activate")
        assert {tuple(option["between"]) for option in game.options} == {(2, 3)}
        game = gone(4, at=["repair-centre", "pod"], **facts).do("activate")
        assert game.options == [{"to": 2}, {"to": 3}]
        game = gone(3, at=["medical-bay", "pod"], **facts | {"hands": hands[:3]}).do("activate")
        assert game.options == [{"tokens": {"2": count}} for count in (1, 2, 3)]
        game = gone(4, at=["armoury", "pod"], **facts).do("activate")
        assert game.options == [{"to": 0}, {"to": 2}, {"to": 3}]
        game = gone(4, at=["crew-quarters", "pod", "bridge", "bridge"], **facts).do("activate")
        assert {option["crew"] for option in game.options} == {0, 2, 3}

    @pytest.mark.parametrize(
        ("facts", "changes", "says"),
        [
            ({"active": 1}, {}, "active"),
            ({"escape_pod": False}, {}, "without the Escape Pod"),
            ({"diverted": ROOMS[:6]}, {}, "only 6 rooms"),
            ({"at": ["energy-core", "pod", "pod"]}, {}, "only one can board"),
            ({"tokens": [0, 1]}, {}, "no tokens"),
            ({"held_protection": [0, 1]}, {}, "no tokens"),
            ({"held_cubes": [0, 1], "cubes": {"bridge": "011"}}, {}, "no tokens"),
        ],
    )
    def test_r32_r33_a_deserter_who_cannot_be(self, facts, changes, says):
        state = position(3, **({"escape_pod": True, "diverted": SEVEN, "at": ["bridge", "pod"]} | facts))
        with pytest.raises(StateError, match=says):
            the_engine().from_json(state | changes)


class TestR34Endings:
    def test_r34_the_ship_saved_the_deserter_loses(self):
        game = gone(diverted=ROOMS).do("activate")
        assert game.state["result"] == {"won": True, "reason": "energy-core", "winners": [0, 2]}
        assert not game.happened("roll")

    @pytest.mark.parametrize(("roll", "winners"), [(1, []), (3, []), (4, [1]), (6, [1])])
    def test_r34_lost_with_the_deck_the_last_roll(self, roll, winners):
        game = gone(hands=[[], ["data", "metal"]], deck=["energy"], discard=["nanobots"])
        game.finish().choose([roll], take="deck")
        assert game.state["result"] == {"won": False, "reason": "deck-empty", "winners": winners}
        assert game.hand(1) == ["data", "metal", "nanobots"], "one more card, and it counts as held"
        assert game.happened("roll") == [{"type": "roll", "crew": 1, "value": roll, "for": "last-chance"}]
        assert game.happened("over")[0]["winners"] == winners
        assert game.happened("over")[0]["won"] is False
        again = Table(game.state)
        assert again.state == game.state

    @pytest.mark.parametrize(("roll", "winners"), [(1, []), (2, [1])])
    def test_r34_lost_with_a_room_an_empty_discard_pile_gives_no_card(self, roll, winners):
        game = gone(hands=[[], ["data"]], damage=[["bridge"]], cubes={"bridge": "000"})
        game.finish().choose([roll], take="face_up", card="data")
        assert game.state["result"] == {
            "won": False,
            "reason": "room-destroyed",
            "winners": winners,
            "room": "bridge",
        }
        assert game.hand(1) == ["data"]
        assert game.state["damage_discard"][0] == ["bridge"]

    def test_r34_lost_to_the_hull_breach(self):
        game = gone(hands=[[], []], damage=[], deck=["energy", "metal"])
        game.finish().choose([1, 2], take="face_up", card="data")
        assert game.state["result"] == {"won": False, "reason": "deck-empty", "winners": [1]}
        assert game.hand(1) == ["metal"], "what the breach discarded last lies on top"

    def test_r34_with_six_cards_there_is_no_escape(self):
        game = gone(hands=[[], ["data"] * 6], deck=["energy"]).finish().choose([6], take="deck")
        assert game.state["result"]["winners"] == []

    def test_r34_nobody_left_no_roll(self):
        game = pod(deck=["energy"]).finish().choose(take="deck")
        assert game.state["result"]["winners"] == []
        assert not game.happened("roll")

    def test_r34_only_those_who_can_win_are_winners(self):
        over = gone(hands=[[], []], deck=["energy"]).finish().choose([6], take="deck").state
        assert over["result"]["winners"] == [1]
        for winners in ([0], [0, 2], [0, 1, 2], [1, 1]):
            with pytest.raises(StateError, match="winners"):
                Table(over | {"result": over["result"] | {"winners": winners}})
        Table(over | {"result": over["result"] | {"winners": []}})
        assert Table({key: value for key, value in over.items() if key != "result"}).decision is None
