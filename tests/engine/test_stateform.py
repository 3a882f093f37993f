"""STATE: what may be left out, what is pending in the middle of an ability, and what must be refused."""

import copy
import json

import pytest

from game.rules import Settings, StateError
from game.rules.loader.editions import Edition
from game.rules.states.pending import Pending
from tests.engine.walks import engine, passed
from tests.looped import some
from tests.rules.positions import DAMAGE_CARDS, GRID, position

KINDS = {
    "scavenge", "discard", "crew-quarters", "cargo-hold", "mess-hall", "engine-room", "repair-centre",
    "bridge", "armoury",
}  # fmt: skip


def start(**more):
    """STATE at the beginning of a game of three."""
    return engine().to_json(engine().new_game(Settings(3, "medium", 21, first=0, **more)).state)


def place(position: dict, room: str) -> int:
    return [item["id"] for item in position["rooms"]].index(room)


class TestPending:
    def test_it_is_null_in_action_and_collect_and_an_object_elsewhere(self):
        rules = engine()
        for state, _ in some(passed(12)):
            kind = rules.decision(state).kind
            assert (rules.to_json(state)["pending"] is None) == (kind in ("action", "collect")), kind

    def test_every_ability_goes_on_from_json_as_it_would_have(self):
        rules, seen = engine(), set()
        for state, option in passed(40, KINDS):
            seen.add(rules.decision(state).kind)
            form = json.loads(json.dumps(rules.to_json(state)))
            again = rules.from_json(form)
            assert rules.to_json(again) == form
            assert rules.decision(again).to_json() == rules.decision(state).to_json()
            one, other = rules.apply(state, option), rules.apply(again, option)
            assert rules.to_json(one.state) == rules.to_json(other.state)
            assert [event.to_json() for event in one.events] == [event.to_json() for event in other.events]
        assert seen == KINDS

    def test_without_it_a_phase_begins_anew(self):
        rules = engine()
        for state, _ in some(passed(12, {"scavenge", "discard"})):
            kind = rules.decision(state).kind
            form = rules.to_json(state)
            del form["pending"]
            asked = rules.decision(rules.from_json(form)).kind
            assert asked == {"scavenge": "action", "discard": "collect"}[kind]

    def test_in_phase_damage_the_last_card_asks(self):
        rules, form = engine(), start()
        room = form["damage_discard"][0][0]
        for member in form["crew"][:2]:
            member.update(at=place(form, room), protection_tokens=1)
        form.update(phase="damage", actions_left=0, pending=None)
        state = rules.from_json(form)
        decision = rules.decision(state)
        assert decision.to_json() == {
            "crew": 0,
            "kind": "protection",
            "ask": "pick",
            "source": None,
            "options": [{"holder": 0}, {"holder": 1}],
        }
        saved = rules.to_json(state)
        assert {key: value for key, value in saved.items() if key != "pending"} == {
            key: value for key, value in form.items() if key != "pending"
        }
        assert rules.to_json(rules.from_json(saved)) == saved
        after = rules.to_json(rules.apply(state, decision.options[1]).state)
        assert [member["protection_tokens"] for member in after["crew"]] == [1, 0, 0]

    def test_in_phase_damage_without_a_question_it_is_needed(self):
        form = start() | {"phase": "damage", "pending": None}
        with pytest.raises(StateError, match="pending is missing"):
            engine().from_json(form)

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            (lambda stack: stack.clear(), "empty"),
            (lambda stack: stack.pop(), "does not end with a question"),
            (lambda stack: stack.pop(0), "a list that can run there"),
            (lambda stack: stack.reverse(), "a list that can run there"),
            (lambda stack: stack.append(stack[-1]), "a list that can run there"),
            (lambda stack: stack[0].update(list="acts"), "Did you mean 'act'"),
            (lambda stack: stack[0].update(list="turn"), "stack[0].step"),
            (lambda stack: stack[1].update(list="rooms/armoury/v1"), "stand waiting"),
            (lambda stack: stack[1].update(step=0), "stand waiting"),
            (lambda stack: stack[1].update(step=999), "stack[1].step"),
            (lambda stack: stack[1].update(step=True), "stack[1].step"),
            (lambda stack: stack[1].pop("results"), "no 'results'"),
            (lambda stack: stack[1]["results"].clear(), "no 'seen'"),
            (lambda stack: stack[1]["results"].update(seen=4), "from 0 to 3"),
            (lambda stack: stack[1]["results"].update(seen="3"), "results.seen"),
            (lambda stack: stack[1]["results"].update(order=[]), "'order'"),
        ],
    )
    def test_a_broken_one_is_refused(self, change, says: str):
        rules = engine()
        form = rules.to_json(passed(40, {"bridge"})[0][0])
        assert [frame["list"] for frame in form["pending"]["stack"]] == ["act", "rooms/bridge/v1"]
        change(form["pending"]["stack"])
        with pytest.raises(StateError) as caught:
            rules.from_json(form)
        assert says in str(caught.value)

    @pytest.mark.parametrize(
        ("kind", "least", "most", "over"),
        [
            ("crew", 0, 2, 3),
            ("slot", 0, 2, 3),
            ("number", 0, 7, 8),
            ("shares", {}, {"0": 1, "2": 2}, {"3": 1}),
        ],
    )
    def test_a_value_that_is_waiting_has_a_range(self, kind: str, least, most, over):
        rules = engine()
        state = rules.from_json(start())
        pending = Pending(Edition(rules.content, rules.program), None)
        found = [pending._value(state, kind, form, "value", 7) for form in (least, most)]
        assert found == ([(), (0, 2, 2)] if kind == "shares" else [least, most])
        with pytest.raises(StateError, match="one of 0, 1, 2" if kind == "shares" else f"from 0 to {most}"):
            pending._value(state, kind, over, "value", 7)

    @pytest.mark.parametrize("pending", [3, [], {}, {"stack": 3}, {"stack": [3]}, {"stack": [], "more": 1}])
    def test_one_of_another_form_is_refused(self, pending: object):
        with pytest.raises(StateError, match="pending"):
            engine().from_json(start() | {"pending": pending})


class TestLeftOut:
    def test_chance_begins_afresh(self):
        rules, form = engine(), start()
        del form["rng"], form["result"], form["pending"]
        one, other = rules.from_json(form), rules.from_json(form | {"rng": None})
        assert one.rng == other.rng

    def test_default_settings(self):
        rules, form = engine(), start()
        form["settings"] = {"players": 3, "difficulty": "medium", "seed": 21, "first": 0}
        for n, member in enumerate(form["crew"]):
            member["name"] = f"Crew {n}"
        again = rules.to_json(rules.from_json(form))
        assert again["settings"]["names"] == ["Crew 0", "Crew 1", "Crew 2"]
        assert again["settings"]["rooms"] == "v1"

    def test_a_result_is_judged_by_the_table(self):
        rules = engine()
        lost = start() | {"phase": "over", "pending": None}
        del lost["result"]
        with pytest.raises(StateError, match="result is missing"):
            rules.from_json(lost)

        room = lost["damage_discard"][0][1]
        lost["rooms"][place(lost, room)]["cubes"] = [False] * 3
        found = rules.to_json(rules.from_json(lost))["result"]
        assert found == {"won": False, "reason": "room-destroyed", "winners": [], "room": room}

        emptied = copy.deepcopy(lost)
        emptied["resource_discard"], emptied["resource_deck"] = emptied["resource_deck"], []
        assert rules.to_json(rules.from_json(emptied))["result"]["reason"] == "deck-empty"

        won = copy.deepcopy(lost)
        for item in won["rooms"]:
            item["diverted"] = item["id"] != "energy-core"
        assert rules.to_json(rules.from_json(won))["result"] == {
            "won": True,
            "reason": "energy-core",
            "winners": [0, 1, 2],
        }


def slips():
    """Ways to break a position: a name, a function that breaks it, and what the error says."""

    def at(*path):
        def change(position, value):
            for key in path[:-1]:
                position = position[key]
            position[path[-1]] = value

        return change

    def remove(*path):
        def change(position, _):
            for key in path[:-1]:
                position = position[key]
            del position[path[-1]]

        return change

    return [
        ("unknown key", at("hull"), 3, "hull"),
        ("no rooms", remove("rooms"), None, "no 'rooms'"),
        ("eight rooms", remove("rooms", 0), None, "rooms has 8"),
        ("a room twice", at("rooms", 0, "id"), "", "rooms[1].id"),
        ("an unknown room", at("rooms", 0, "id"), "brigde", "Did you mean 'bridge'"),
        ("a corner core", at("rooms", 0, "id"), "energy-core", "position 4"),
        ("a variant", at("rooms", 0, "variant"), "v3", "rooms[0].variant"),
        ("two cubes", at("rooms", 0, "cubes"), [True, True], "rooms[0].cubes has 2"),
        ("a cube of text", at("rooms", 0, "cubes"), [True, True, "yes"], "rooms[0].cubes[2]"),
        ("a cube of one", at("rooms", 0, "cubes"), [True, True, 1], "rooms[0].cubes[2]"),
        ("a stranger's token", at("rooms", 0, "protection"), [3], "a whole number from 0 to 2"),
        ("five tokens on rooms", at("rooms", 0, "protection"), [0] * 5, "5 Protection tokens"),
        ("a token on the core", at("rooms", 4, "protection"), [0], "Energy Core"),
        ("power from the core", at("rooms", 4, "diverted"), True, "Energy Core"),
        ("diverted in words", at("rooms", 0, "diverted"), "no", "rooms[0].diverted"),
        ("two crew", remove("crew", 0), None, "crew has 2"),
        ("another name", at("crew", 0, "name"), "Nobody", "crew[0].name"),
        ("no name", remove("crew", 1, "name"), None, "crew[1] has no 'name'"),
        ("off the grid", at("crew", 0, "at"), 9, "crew[0].at is 9, but must be a whole number from 0 to 8"),
        ("in a pod", at("crew", 0, "at"), "pod", "without the Escape Pod"),
        ("nine action tokens", at("crew", 0, "action_tokens"), 9, "9 Action tokens"),
        ("minus one cube", at("crew", 0, "repair_cubes"), -1, "a whole number from 0."),
        ("minus one token", at("crew", 0, "action_tokens"), -1, "a whole number from 0."),
        ("minus one held token", at("crew", 0, "protection_tokens"), -1, "a whole number from 0."),
        ("cubes from nowhere", at("crew", 0, "repair_cubes"), 7, "Repair cubes"),
        ("five held tokens", at("crew", 2, "protection_tokens"), 5, "5 Protection tokens"),
        ("a card too many", at("resource_discard"), ["metal"], "16 metal cards"),
        ("an unknown card", at("resource_discard"), ["water"], "resource_discard[0]"),
        ("a list of cards as text", at("face_up"), "data", "face_up"),
        ("no face-up cards", at("face_up"), [], "face_up has 0"),
        ("no damage cards", at("damage_deck"), [], "Damage card"),
        ("an unknown damage card", at("damage_deck", 0), ["bridge", "bridge"], "damage_deck[0]"),
        ("a card of any rooms", at("damage_deck", 0), {"any": 1}, "damage_deck[0]"),
        ("active nobody", at("active"), 3, "active is 3, but must be a whole number from 0 to 2"),
        ("first of text", at("first"), "0", "first is '0', but must be a whole number from 0 to 2"),
        ("a phase", at("phase"), "action", "Did you mean 'actions'"),
        ("over with a question", at("phase"), "over", "result"),
        ("four actions", at("actions_left"), 4, "actions_left is 4, but must be a whole number from 0 to 3"),
        ("turn zero", at("turn"), 0, "turn is 0, but must be a whole number from 1 to 1000000000"),
        ("true turns", at("turn"), True, "turn"),
        ("a result too soon", at("result"), {"won": True, "reason": "energy-core", "winners": [0]}, "result"),
        ("chance as a number", at("rng"), 5, "rng"),
        ("settings", at("settings", "difficulty"), "esay", "Did you mean 'easy'"),
        ("other difficulty", at("settings", "difficulty"), "easy", "universal cards"),
        ("unknown setting", at("settings", "speed"), 2, "'speed'"),
        ("two players", at("settings", "players"), 2, "names"),
    ]  # fmt: skip


class TestRefused:
    @pytest.mark.parametrize(("name", "change", "value", "says"), slips(), ids=[slip[0] for slip in slips()])
    def test_a_broken_state(self, name, change, value, says):
        position = start()
        if name == "a room twice":
            value = position["rooms"][1]["id"]
        change(position, value)
        with pytest.raises(StateError) as caught:
            engine().from_json(position)
        assert says in str(caught.value)

    def test_winners_that_the_table_denies(self):
        position = start() | {"phase": "over", "pending": None}
        for room in position["rooms"]:
            room["diverted"] = room["id"] != "energy-core"
        for winners in ([], [0, 1], [0, 1, 2, 2]):
            position["result"] = {"won": True, "reason": "energy-core", "winners": winners}
            with pytest.raises(StateError, match=r"result\.winners"):
                engine().from_json(position)

    @pytest.mark.parametrize("form", [None, [], 3, "state", {}])
    def test_what_is_no_state_at_all(self, form: object):
        with pytest.raises(StateError):
            engine().from_json(form)

    def test_an_empty_deck_in_a_game_that_is_not_over(self):
        position = start()
        position["resource_discard"], position["resource_deck"] = position["resource_deck"], []
        with pytest.raises(StateError, match="resource_deck is empty"):
            engine().from_json(position)

    @pytest.mark.parametrize(
        ("result", "says"),
        [
            ({"won": True, "reason": "energy-core", "winners": [0, 1, 2]}, "diverted"),
            ({"won": True, "reason": "deck-empty", "winners": []}, "result.won"),
            ({"won": False, "reason": "deck-empty", "winners": []}, "resource_deck"),
            ({"won": False, "reason": "deck-empty", "winners": [1]}, "resource_deck"),
            ({"won": False, "reason": "room-destroyed", "winners": []}, "result.room"),
            ({"won": False, "reason": "room-destroyed", "winners": [], "room": "energy-core"}, "result.room"),
            ({"won": False, "reason": "boredom", "winners": []}, "result.reason"),
            ({"won": False, "reason": "deck-empty"}, "winners"),
        ],
    )
    def test_a_result_that_the_table_denies(self, result: dict, says: str):
        with pytest.raises(StateError) as caught:
            engine().from_json(start() | {"phase": "over", "pending": None, "result": result})
        assert says in str(caught.value)


AROUND = [room for room in GRID if room != "energy-core"]
SAVED = {"won": True, "reason": "energy-core", "winners": [0, 1, 2]}
EMPTIED = {"won": False, "reason": "deck-empty", "winners": []}


def destroyed(room: str) -> dict:
    return {"won": False, "reason": "room-destroyed", "winners": [], "room": room}


def over(result: dict | None = None, **facts) -> dict:
    """STATE of a game of three that is over; without a result the table must tell."""
    return position(3, phase="over", **facts) | ({} if result is None else {"result": result})


def struck(*card: str, **facts) -> dict:
    """STATE of a game that is over, with this Damage card as the one that was drawn last."""
    return over(damage=[other for other in DAMAGE_CARDS if other != card], **facts)


class TestResults:
    @pytest.mark.parametrize(
        "form",
        [
            over(destroyed("bridge"), cubes={"bridge": "000"}),
            over(EMPTIED, deck=[]),
            over(SAVED, diverted=AROUND),
        ],
    )
    def test_one_that_the_table_agrees_with_is_kept(self, form):
        rules = engine()
        assert rules.to_json(rules.from_json(form))["result"] == form["result"]

    @pytest.mark.parametrize(
        ("form", "says"),
        [
            (over(destroyed("bridge")), "result.room is 'bridge', but must be a room without a cube"),
            (over(SAVED | {"room": "bridge"}, diverted=AROUND), "only with a reason that names one"),
            (over(SAVED | {"winners": [0, 1, 3]}, diverted=AROUND), "winners[2] is 3, but must be a whole"),
            (over(SAVED | {"winners": [0, 1, -1]}, diverted=AROUND), "whole number from 0 to 2"),
            (
                over(SAVED, diverted=AROUND[1:]),
                "'energy-core' cannot be activated while 7 rooms are diverted",
            ),
            (over(destroyed("bridge") | {"winners": [0]}, cubes={"bridge": "000"}), "everyone aboard if"),
            (
                over(destroyed("bridge"), deck=[], cubes={"bridge": "000"}),
                "in keeping with the resource_deck",
            ),
            (over(SAVED, deck=[], diverted=AROUND), "in keeping with the resource_deck"),
        ],
    )
    def test_one_that_the_table_denies_is_refused(self, form, says: str):
        with pytest.raises(StateError) as caught:
            engine().from_json(form)
        assert says in str(caught.value)

    @pytest.mark.parametrize(
        ("form", "result"),
        [
            (struck("bridge", cubes={"bridge": "000"}), destroyed("bridge")),
            (struck("engine-room", "repair-centre", cubes={"repair-centre": "000"}),
             destroyed("repair-centre")),
            (over(deck=[], diverted=AROUND), EMPTIED),
            (over(at=["bridge", "energy-core"], active=1, diverted=AROUND), SAVED),
        ],
    )  # fmt: skip
    def test_one_that_is_missing_is_judged_by_the_table(self, form, result):
        rules = engine()
        assert rules.to_json(rules.from_json(form))["result"] == result

    def test_r31_an_open_card_destroys_any_bare_room(self):
        form = over(damage_control=True, cubes={"mess-hall": "000", "armoury": "000"})
        form["damage_discard"].sort(key=lambda card: card != {"any": 1})
        rules = engine()
        assert rules.to_json(rules.from_json(form))["result"] == destroyed("armoury")

    @pytest.mark.parametrize(
        "form",
        [
            struck("bridge", cubes={"bridge": "000"}, protection={"bridge": [0]}),
            struck("bridge", cubes={"armoury": "000"}),
            over(at=["bridge"], diverted=AROUND),
            over(diverted=AROUND[1:]),
        ],
    )
    def test_where_nothing_on_the_table_says_why_it_is_refused(self, form):
        with pytest.raises(StateError, match="nothing on the table says why"):
            engine().from_json(form)


class TestPod:
    def test_somebody_may_have_boarded_it(self):
        assert engine().from_json(position(3, escape_pod=True, at=[4, "pod"], diverted=AROUND[1:]))

    @pytest.mark.parametrize(
        ("facts", "says"),
        [
            ({"at": ["pod"]}, "active crew member is in the pod"),
            ({"at": [4, "pod", "pod"]}, "has 2 crew members in the pod"),
            (
                {"at": [4, "pod"], "diverted": AROUND[2:]},
                "crew[1] is in the pod, but could not have boarded it",
            ),
            ({"at": [4, "pod"], "tokens": [0, 1]}, "crew[1] is in the pod, so can hold no tokens"),
            ({"at": [4, "pod"], "held_cubes": [0, 1], "cubes": {"bridge": "011"}}, "can hold no tokens"),
            ({"at": [4, 4, "pod"], "held_protection": [0, 0, 1]}, "crew[2] is in the pod, so can hold no"),
        ],
    )
    def test_who_could_not_be_in_it_is_refused(self, facts, says: str):
        with pytest.raises(StateError) as caught:
            engine().from_json(position(3, **{"escape_pod": True, "diverted": AROUND[1:]} | facts))
        assert says in str(caught.value)


class TestDamageCards:
    @pytest.mark.parametrize(
        ("more", "without", "control", "says"),
        [
            ([["armoury"]], [], False, "the Damage card (armoury) 2 times, not 1"),
            ([], [["bridge", "armoury"]], False, "the Damage card (bridge, armoury) 0 times, not 1"),
            ([["bridge"]], [], True, "lacks 0 Damage cards of type 1, but 1 must be out of it"),
            ([], [["armoury"]], True, "lacks 2 Damage cards of type 1, but 1 must be out of it"),
            ([], [{"any": 2}], True, "the Damage card (2) 0 times, not 1"),
            ([{"any": 0}], [], True, "any is 0, but must be a whole number from 1"),
            ([{"any": 4}], [], True, "is {'any': 4}, but must be a Damage card of the game"),
        ],
    )
    def test_each_is_there_once_but_for_those_left_out(self, more, without, control: bool, says: str):
        form = position(3, damage_control=control)
        assert engine().from_json(form)
        for pile in ("damage_deck", "damage_discard"):
            form[pile] = [card for card in form[pile] if card not in without]
        form["damage_discard"] += more
        with pytest.raises(StateError) as caught:
            engine().from_json(form)
        assert says in str(caught.value)


@pytest.mark.parametrize("digits", ["g" * 16, "0" * 15, "0" * 17, "F" * 16, 16])
def test_chance_is_sixteen_digits(digits: object):
    assert engine().to_json(engine().from_json(start() | {"rng": "f" * 16}))["rng"] == "f" * 16
    with pytest.raises(StateError, match="null or sixteen hexadecimal digits"):
        engine().from_json(start() | {"rng": digits})
