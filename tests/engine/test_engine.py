"""The engine as a function of state and option: nothing shared, nothing remembered wrongly, chance inside."""

import copy

import pytest

from game.rules import Engine, IllegalOption, Settings, explain, load_content
from game.rules.states.state import State
from tests.content.folder import copied, replace
from tests.engine.walks import engine, passed, walk
from tests.looped import some


def frozen(value: object) -> bool:
    """Whether a value can never change."""
    if isinstance(value, tuple):
        return all(frozen(item) for item in value)
    return value is None or isinstance(value, int | str | bytes)


class TestStates:
    def test_a_state_holds_nothing_that_can_change(self):
        shared = {"table", "asked"}
        for state, _ in some(passed(3)):
            for name in State.__slots__:
                if name not in shared:
                    assert frozen(getattr(state, name)), name

    def test_applying_changes_neither_the_state_nor_a_copy(self):
        rules = engine()
        for state, option in some(passed(3)):
            before, twin = rules.to_json(state), state.copy()
            rules.apply(state, option)
            assert rules.to_json(state) == before
            assert rules.to_json(twin) == before

    def test_a_copy_has_every_part(self):
        state = next(walk(1, 2))[0]
        engine().decision(state)
        twin = state.copy()
        for name in set(State.__slots__) - {"asked"}:
            assert getattr(twin, name) is getattr(state, name), name
        assert twin.asked is None


class TestChance:
    def test_the_same_settings_and_choices_give_the_same_game(self):
        rules = engine()
        one = [(rules.to_json(state), option.to_json()) for state, option in walk(11, 3)]
        other = [(rules.to_json(state), option.to_json()) for state, option in walk(11, 3)]
        assert one == other

    def test_another_engine_gives_the_same_game(self):
        from game.program_files import data_folder

        rules, twin = engine(), Engine(load_content(data_folder()))
        state = twin.new_game(Settings(2, "easy", 12)).state
        for expected, option in some(walk(12, 2)):
            assert twin.to_json(state) == rules.to_json(expected)
            found = twin.find_option(twin.decision(state), option.to_json())
            state = twin.apply(state, found).state

    @pytest.mark.parametrize("seed", [0, -1, 7, 10**30, -(10**30), 2**64])
    def test_any_whole_number_is_a_seed(self, seed: int):
        rules = engine()
        assert rules.new_game(Settings(2, "easy", seed)).state.deck

    def test_seeds_differ(self):
        rules = engine()
        decks = {rules.new_game(Settings(2, "easy", seed)).state.deck for seed in range(-20, 20)}
        assert len(decks) == 40

    def test_forced_rolls_are_used_up_from_the_front_and_leave_chance_alone(self):
        rules = engine()
        state = rules.new_game(Settings(2, "easy", 3)).state
        scavenge = rules.find_option(rules.decision(state), {"do": "scavenge"})
        dice = [6, 2]
        outcome = rules.apply(state, scavenge, dice)
        assert dice == [2]
        assert {"type": "roll", "crew": state.active, "value": 6, "for": "scavenge"} in [
            event.to_json() for event in outcome.events
        ]
        assert outcome.state.rng == state.rng
        assert rules.apply(state, scavenge, []).state.rng != state.rng

    def test_every_side_of_the_die_comes_up_fairly(self):
        rules = engine()
        state = rules.new_game(Settings(2, "easy", 3)).state
        scavenge = rules.find_option(rules.decision(state), {"do": "scavenge"})
        counts = dict.fromkeys(range(1, 7), 0)
        for _ in range(3000):
            outcome = rules.apply(state, scavenge)
            counts[next(event.value for event in outcome.events if event.to_json()["type"] == "roll")] += 1
            state = state.copy()
            state.rng = outcome.state.rng
        assert all(420 < number < 580 for number in counts.values()), counts


class TestOptions:
    def test_a_question_has_options_and_each_once(self):
        rules = engine()
        for state, _ in some(passed(6)):
            forms = [
                repr(sorted(form.items())) for form in (o.to_json() for o in rules.decision(state).options)
            ]
            assert forms
            assert len(set(forms)) == len(forms)

    def test_a_question_is_worked_out_once(self):
        state = next(walk(2, 3))[0]
        assert engine().decision(state) is engine().decision(state)

    def test_an_option_of_another_moment_is_refused(self):
        rules = engine()
        state = rules.new_game(Settings(2, "easy", 4)).state
        move = next(option for option in rules.decision(state).options if option.to_json()["do"] == "move")
        there = rules.apply(state, move).state
        with pytest.raises(IllegalOption, match="not legal now"):
            rules.apply(there, move)

    def test_nothing_can_be_chosen_when_the_game_is_over(self):
        rules = engine()
        *_, (state, option) = walk(5, 2)
        over = rules.apply(state, option).state
        assert rules.decision(over) is None
        with pytest.raises(IllegalOption, match="over"):
            rules.apply(over, option)

    @pytest.mark.parametrize(
        "form",
        [
            {"do": "move"},
            {"do": "move", "room": "nowhere"},
            {"do": "scavenge", "card": "data"},
            {"do": True},
            {},
            None,
            [],
            "finish",
            {"DO": "finish"},
        ],
    )
    def test_what_is_not_an_option_is_not_found(self, form: object):
        rules = engine()
        state = rules.new_game(Settings(2, "easy", 4)).state
        assert rules.find_option(rules.decision(state), form) is None

    def test_a_number_is_not_true(self):
        rules = engine()
        position = rules.to_json(rules.new_game(Settings(2, "easy", 4, first=0)).state)
        broken = next(
            n for n, room in enumerate(position["rooms"]) if not all(room["cubes"]) and room["cubes"]
        )
        position["crew"][0].update(at=broken, repair_cubes=1)
        decision = rules.decision(rules.from_json(position))
        assert rules.find_option(decision, {"do": "repair", "slot": 0, "cube": True})
        assert rules.find_option(decision, {"do": "repair", "slot": 0, "cube": 1}) is None
        assert rules.find_option(decision, {"do": "repair", "slot": False, "cube": True}) is None

    def test_the_order_of_keys_does_not_matter(self):
        rules = engine()
        for state, option in some(passed(2)):
            form = dict(reversed(option.to_json().items()))
            assert rules.find_option(rules.decision(state), form) is option


class TestSteps:
    def test_a_question_without_options_is_passed_over(self, tmp_path):
        folder = copied(tmp_path)
        replace(
            folder / "rooms" / "cargo-hold.yaml",
            "gather: {order: {orders: {deck: deck, count: seen}}}",
            "gather: {order: {cards: discard}}",
        )
        replace(
            folder / "rooms" / "cargo-hold.yaml",
            "- put-back: {deck: deck, count: seen, top: order}",
            "- leave",
        )
        file = folder / "rooms" / "cargo-hold.yaml"
        file.write_text(
            file.read_text().replace("- leave", "- gain: {what: action-token, crew: active}"),
            encoding="utf-8",
        )
        rules = Engine(load_content(folder))
        position = rules.to_json(rules.new_game(Settings(2, "easy", 4, first=0)).state)
        place = [room["id"] for room in position["rooms"]].index("cargo-hold")
        position["rooms"][place]["cubes"] = [True] * 3
        position["crew"][0]["at"] = place
        state = rules.from_json(position)
        after = rules.apply(state, rules.find_option(rules.decision(state), {"do": "activate"})).state
        assert rules.decision(after).kind == "action"
        assert after.action_tokens == (0, 0)

    def test_events_begin_with_the_choice(self):
        rules = engine()
        for state, option in some(passed(2)):
            events = [event.to_json() for event in rules.apply(state, option).events]
            assert events[0]["type"] == "chose"
            assert events[0]["option"] == option.to_json()
            assert [event["type"] for event in events].count("chose") == 1

    def test_revealed_says_whether_chance_or_hidden_cards_were_seen(self):
        rules = engine()
        for state, option in some(passed(8)):
            outcome = rules.apply(state, option)
            seen = False
            for event in (event.to_json() for event in outcome.events):
                seen |= event["type"] in ("roll", "seen", "damage-card")
                seen |= event["type"] == "card" and event["from"] == "deck"
            assert outcome.revealed == seen

    def test_the_end_changes_nothing_but_phase_and_result(self):
        rules = engine()
        for seed in range(12):
            *_, (state, option) = walk(seed, 2 + seed % 3)
            outcome = rules.apply(state, option)
            assert outcome.events[-1].to_json()["type"] == "over"
            after = rules.to_json(outcome.state)
            assert (after["phase"], after["pending"]) == ("over", None)
            assert after["result"]["won"] == (after["result"]["reason"] == "energy-core")
            assert after["active"] == state.active
            assert after["turn"] == state.turn

    def test_the_reasons_name_what_an_ability_lacks(self):
        rules = engine()
        position = rules.to_json(rules.new_game(Settings(2, "easy", 4, first=0)).state)
        places = [room["id"] for room in position["rooms"]]
        for room, why in {
            "engine-room": ("play-discards",),
            "energy-core": ("play-power-all",),
            "crew-quarters": (),
            "medical-bay": ("play-passive-tokens",),
        }.items():
            moved = copy.deepcopy(position)
            moved["crew"][0]["at"] = places.index(room)
            checks = explain(rules.from_json(moved), {"do": "activate"}).checks
            found = tuple(check.id for check in checks if not check.met and check.id != "play-whole")
            assert found == why, room
