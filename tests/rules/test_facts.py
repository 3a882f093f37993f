"""The facts of a game are those of its content: numbers, cards, rooms, with its expansions."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import Engine, Settings, load_content
from game.rules.queries.facts import Facts, facts_of
from tests.content.folder import copied, replace
from tests.rules.table import the_engine


def facts(engine: Engine, **setup: object) -> Facts:
    """The facts of a new game."""
    state = engine.new_game(Settings.from_json({"players": 3, "difficulty": "hard", "seed": 3} | setup)).state
    return facts_of(state.table.content, engine.to_json(state))


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_the_printed_numbers(players: int) -> None:
    found = facts(the_engine(), players=players)
    assert found.supplies == {"repair-cubes": 24, "action-tokens": 8, "protection-tokens": 4}
    assert (found.base_actions, found.hand_limit, found.deck_cards, found.face_up) == (3, 6, 2, 2)
    assert found.starting_hand == {1: 4, 2: 4, 3: 3, 4: 2}[players]
    assert found.hands == (1 if players == 1 else players)
    assert found.copies == {"data": 15, "energy": 15, "metal": 15, "nanobots": 15, "universal": 4}
    assert found.wild == {"universal"} and found.centre == "energy-core" and found.power == 8
    assert found.damage == {1: 8, 2: 8, 3: 8} and found.damage_cards == 24 and found.setup_damage == 2
    assert found.scavenge == (0, 0, 1, 1, 1, 2) and found.found == pytest.approx(4 / 6)
    assert found.hull_breach == (1, 1, 2, 2, 3, 3)
    assert found.first_deck == 64 - found.starting_hand * found.hands - 2
    assert found.costs["move"] == 1 and found.costs.get("trade") == (2 if players == 1 else None)


def test_what_is_printed_on_the_rooms() -> None:
    found = facts(the_engine(), rooms={"medical-bay": "v2"}).rooms
    assert found["bridge"].repair == ("nanobots", "data", "energy")
    assert found["bridge"].divert == ("data", "metal", "energy")
    assert (found["medical-bay"].price, found["medical-bay"].passive) == (2, False)
    assert found["medical-bay"].text == "room-medical-bay-v2"
    assert facts(the_engine(), players=1).rooms["mess-hall"].text == "room-mess-hall-solo"
    assert facts(the_engine()).rooms["medical-bay"].passive


def test_what_a_roll_means_and_what_a_card_pays_for() -> None:
    found = facts(the_engine())
    assert [found.rolled("scavenge", side) for side in (1, 2, 3, 6)] == [0, 0, 1, 2]
    assert [found.rolled("hull-breach", side) for side in (1, 6)] == [1, 3]
    assert found.rolled("something else", 6) is None
    assert found.fits("data", "data") and found.fits("universal", "data") and not found.fits("metal", "data")
    assert found.missing(["data", "data"], ["data"]) == ["data"]
    assert found.missing(["data", "metal"], ["data", "universal"]) == []
    assert found.missing(["data"], ["universal", "universal"]) == []


def test_numbers_that_texts_may_name() -> None:
    found = facts(the_engine(), escape_pod=True)
    values = found.text_values
    assert (values["pod-rooms"], values["power"], values["face-up"]) == (7, 8, 2)
    assert (values["repair-cubes"], values["hand-limit"]) == (24, 6)
    assert found.pod_rooms == 7 and found.costs["finish"] == 0 and found.cards == 64
    plain = facts(the_engine())
    assert plain.pod_rooms is None and "pod-rooms" not in plain.text_values and "board" not in plain.costs


def test_r31_swapped_cards_leave_the_number_of_cards_as_it_is() -> None:
    assert facts(the_engine(), damage_control=True).damage == {1: 8, 2: 8, 3: 8}


def test_they_are_those_of_a_changed_content(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    numbers, ship = folder / "numbers.yaml", folder / "ship.yaml"
    replace(numbers, "hand-limit: 6", "hand-limit: 4")
    replace(numbers, "base-actions: 3", "base-actions: 5")
    replace(numbers, "deck-cards: 2", "deck-cards: 3")
    replace(numbers, "setup-damage: 2", "setup-damage: 4")
    replace(numbers, "[1, 1, 2, 2, 3, 3]", "[0, 0, 0, 5, 5, 5]")
    replace(ship, "action-tokens: 8", "action-tokens: 5")
    replace(folder / "cards.yaml", "universal: {", "ice: {copies: 7, wild: true}\n  universal: {")
    storm = folder / "expansions" / "storm"
    storm.mkdir()
    (storm / "expansion.yaml").write_text(
        "id: storm\nsetting: storm\n"
        "replaces: {numbers: {hull-breach: [2, 2, 2, 4, 4, 4], starting-hand: {1: 1, 2: 1, 3: 2, 4: 1}}}\n",
        encoding="utf-8",
    )
    engine = Engine(load_content(folder))
    found = facts(engine)
    assert (found.hand_limit, found.base_actions, found.deck_cards, found.setup_damage) == (4, 5, 3, 4)
    assert found.hull_breach == (0, 0, 0, 5, 5, 5) and found.supplies["action-tokens"] == 5
    assert found.copies["ice"] == 7 and found.wild == {"ice", "universal"}
    assert found.missing(["data", "data", "metal"], ["ice", "data"]) == ["metal"]
    stormy = facts(engine, storm=True)
    assert (stormy.hull_breach, stormy.starting_hand) == ((2, 2, 2, 4, 4, 4), 2), "as the expansion says"


def test_numbers_may_be_nought(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    replace(folder / "numbers.yaml", "setup-damage: 2", "setup-damage: 0")
    replace(folder / "numbers.yaml", "{1: 4, 2: 4, 3: 3,", "{1: 4, 2: 4, 3: 0,")
    replace(folder / "expansions" / "escape-pod" / "expansion.yaml", "goal: 7", "goal: 0")
    replace(folder / "expansions" / "escape-pod" / "expansion.yaml", "    cost: 1", "    cost: 0")
    found = facts(Engine(load_content(folder)), escape_pod=True)
    assert (found.setup_damage, found.starting_hand, found.pod_rooms, found.costs["board"]) == (0, 0, 0, 0)


def test_a_game_is_played_by_the_changed_numbers(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for old, new in (
        ("hand-limit: 6", "hand-limit: 2"),
        ("base-actions: 3", "base-actions: 1"),
        ("deck-cards: 2", "deck-cards: 4"),
        ("setup-damage: 2", "setup-damage: 3"),
    ):
        replace(folder / "numbers.yaml", old, new)
    engine = Engine(load_content(folder))
    outcome = engine.new_game(Settings.from_json({"players": 2, "difficulty": "easy", "seed": 1, "first": 0}))
    state = engine.to_json(outcome.state)
    assert (state["actions_left"], len(state["damage_discard"])) == (1, 3)
    for form in ({"do": "finish"}, {"take": "deck"}):
        decision = engine.decision(outcome.state)
        assert decision is not None
        outcome = engine.apply(outcome.state, engine.find_option(decision, form))
    state = engine.to_json(outcome.state)
    assert len(state["crew"][0]["hand"]) == 8
    discards = 0
    while (decision := engine.decision(outcome.state)) is not None and decision.kind == "discard":
        outcome = engine.apply(outcome.state, decision.options[0])
        discards += 1
    assert discards == 6
