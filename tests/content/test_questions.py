"""Questions say what the hand does, whose they are and what their options are made of, all from YAML."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules import ContentError, Engine, Settings, load_content
from game.rules.decisions import ASKS, Question
from game.rules.effects.closures import Part
from game.texts import Texts
from tests.content.folder import copied, replace
from tests.content.slips import Slip, assert_named_where_it_stands

BRIDGE = "rooms/bridge.yaml"
SLIPS = {
    "what no hand does": Slip(
        BRIDGE, "ask: order", "ask: ordr", "'ordr', expected what the hand does", "order"
    ),
    "a text that is none": Slip(BRIDGE, "text: ask-bridge\n", "text: [ask]\n", "expected the texts' id"),
    "a text of an option that is none": Slip(
        BRIDGE,
        "            - gather: {order:",
        "            - text: {}\n              gather: {order:",
        "a text's id",
    ),
}

EVERYTHING = Settings.from_json(
    {"players": 3, "difficulty": "easy", "seed": 1, "damage_control": True, "escape_pod": True}
)


def questions(settings: Settings = EVERYTHING, folder: Path | None = None) -> list[Question]:
    """Every question that a game with these settings can ask."""
    engine = Engine(load_content(folder or data_folder()))
    state = engine.new_game(settings).state
    return list(state.table.program.asks.values())


def parts(kind: str, variant: str | None = None) -> list[tuple[Part, ...]]:
    """What the options of a question are made of."""
    found = [q for q in questions() if q.kind == kind and q.origin.variant in (None, variant)]
    return [alternative.parts for alternative in found[0].alternatives]


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_mistake_is_named_where_it_stands(slip: Slip, tmp_path: Path):
    assert_named_where_it_stands(slip, tmp_path)


def test_every_shipped_question_says_what_the_hand_does():
    asked = {(q.kind, q.origin.variant): q.ask for q in questions()}
    assert asked == {
        ("action", None): "menu",
        ("scavenge", None): "pick",
        ("collect", None): "pick",
        ("discard", None): "pick",
        ("protection", None): "pick",
        ("damage-control", None): "place",
        ("crew-quarters", "v1"): "send",
        ("crew-quarters", "v2"): "send",
        ("cargo-hold", "v1"): "order",
        ("cargo-hold", "v2"): "pick",
        ("mess-hall", "v1"): "swap",
        ("mess-hall", "v2"): "swap",
        ("engine-room", "v1"): "swap",
        ("engine-room", "v2"): "pick",
        ("repair-centre", "v1"): "place",
        ("repair-centre", "v2"): "deal",
        ("medical-bay", "v2"): "deal",
        ("bridge", "v1"): "order",
        ("bridge", "v2"): "split",
        ("armoury", "v1"): "place",
        ("armoury", "v2"): "deal",
    }
    assert set(asked.values()) <= set(ASKS)


def test_a_question_says_whose_it_is():
    sources = {(q.kind, q.origin.variant): q.source for q in questions()}
    assert sources["bridge", "v2"] == {"room": "bridge", "variant": "v2"}
    assert sources["damage-control", None] == {"expansion": "damage-control"}
    assert sources["collect", None] is None
    solo = questions(Settings.from_json({"players": 1, "difficulty": "easy", "seed": 1}))
    trade = next(q for q in solo if q.text == "ask-trade")
    assert trade.source == {"room": "mess-hall", "variant": "v1"}


def test_parts_tell_where_things_come_from():
    assert parts("crew-quarters", "v1") == [
        (Part("crew", "crew", "crew", "ship"), Part("room", "room", "rooms", "ship"))
    ]
    assert parts("repair-centre", "v1") == [
        (
            Part("room", "room", "rooms", "ship"),
            Part("card", "card", "cards", "hand/active"),
            Part("slot", "slot", "spaces", "room", "room"),
        )
    ]
    assert parts("mess-hall", "v2") == [
        (
            Part("between", "crews", "picks", "ship"),
            Part("first", "cards", "sets", "hand/first-of", "between"),
            Part("second", "cards", "sets", "hand/last-of", "between"),
        )
    ]
    assert parts("bridge", "v1") == [(Part("order", "damage-cards", "orders", "damage-deck"),)]
    assert parts("medical-bay", "v2") == [(Part("tokens", "shares", "shares", "ship"),)]
    assert parts("engine-room", "v2") == [(Part("take", "card", "cards", "discard"),)]
    assert parts("scavenge")[1] == (Part("card", "card", "cards", "face-up"),)


def test_actions_have_their_ids_parts_and_verbs():
    menu = next(q for q in questions() if q.kind == "action")
    found = {alternative.action: alternative for alternative in menu.alternatives}
    assert {"move", "scavenge", "repair", "repair-with-cube", "divert", "board", "finish"} < set(found)
    assert found["take"].parts == (
        Part("from", "crew", "crew", "room/here"),
        Part("card", "card", "cards", "hand", "from"),
    )
    assert found["divert"].parts == (Part("cards", "cards", "payments", "hand/active"),)
    assert found["move"].parts == (Part("room", "room", "neighbours", "neighbours/here"),)
    assert "move-meeple/active/room" in found["move"].verbs
    assert {"divert", "divert/here", "move-card/hand/active/discard"} <= found["divert"].verbs
    # A called list counts, one that is gone to does not.
    assert {"board/active", "lose/action-token"} <= found["board"].verbs
    assert "roll" not in found["board"].verbs


def test_verbs_say_what_is_gained_and_by_whom():
    gifts = {
        (q.kind, verb) for q in questions() for a in q.alternatives for verb in a.verbs if verb[:5] == "gain/"
    }
    assert ("repair-centre", "gain/repair-cube/to") in gifts
    assert ("armoury", "gain/protection-token/to") in gifts
    hits = next(q for q in questions() if q.kind == "damage-control").alternatives[0]
    assert {"hit", "remove-cube/room", "absorb/holder"} <= hits.verbs


def test_what_is_left_out_is_a_list_without_words_of_its_own(tmp_path: Path):
    folder = copied(tmp_path)
    replace(folder / BRIDGE, "          ask: order\n          text: ask-bridge\n", "")
    bare = next(q for q in questions(folder=folder) if q.kind == "bridge" and q.origin.variant == "v1")
    assert (bare.ask, bare.text) == ("menu", None)


@pytest.mark.parametrize("form", ["", "-text", "-first", "-first-short"])
def test_the_texts_of_a_question_are_asked_for(form: str):
    with pytest.raises(ContentError, match=f"rooms/bridge.yaml:15: found no text 'ask-bridge{form}'"):
        load_content(data_folder(), Texts().ids - {f"ask-bridge{form}"})


def test_the_texts_of_options_and_actions_are_asked_for(tmp_path: Path):
    folder = copied(tmp_path)
    line = replace(
        folder / BRIDGE,
        "            - gather: {order:",
        "            - text: bridge-order\n              gather: {order:",
    )
    with pytest.raises(ContentError, match=f"rooms/bridge.yaml:{line}: found no text 'bridge-order'"):
        load_content(folder, Texts().ids)
    with pytest.raises(ContentError, match="actions.yaml:.* found no text 'action-move'"):
        load_content(data_folder(), Texts().ids - {"action-move"})


def test_the_cards_that_have_struck_can_be_offered(tmp_path: Path):
    folder = copied(tmp_path)
    replace(
        folder / BRIDGE,
        "- gather: {order: {orders: {deck: damage-deck, count: seen}}}\n"
        "              steps:\n                - put-back: {deck: damage-deck, count: seen, top: order}",
        "- gather: {struck: {cards: damage-discard}}\n"
        "              steps:\n                - gain: {what: action-token, crew: active}",
    )
    engine = Engine(load_content(folder))
    position = engine.to_json(engine.new_game(Settings(2, "easy", 5, first=0)).state)
    place = [room["id"] for room in position["rooms"]].index("bridge")
    position["rooms"][place]["cubes"] = [True, True, True]
    position["crew"][0]["at"] = place
    state = engine.from_json(position)
    decision = engine.decision(state)
    state = engine.apply(state, engine.find_option(decision, {"do": "activate"})).state
    asked = engine.decision(state)
    assert [dict(option.to_json()) for option in asked.options] == [
        {"struck": card} for card in sorted(position["damage_discard"])
    ]
    assert asked.options[0].alternative.parts == (Part("struck", "damage-card", "cards", "damage-discard"),)
