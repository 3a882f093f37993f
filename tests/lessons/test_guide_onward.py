"""The captain of a guided game, where nothing is to be taught: what leads on, and how a turn goes on."""

from __future__ import annotations

import pytest

from game.app.scenes.lessons.guided_words import hint_words
from game.lessons.guide_hands import lacking, nearest
from game.lessons.guide_hint import Hint
from game.lessons.guide_onward import experienced
from game.lessons.guide_outlook import Outlook
from game.rules.states.packed_hands import size
from game.texts import Texts
from game.wording import resource_name
from tests.lessons.arranged_guide import ENGINE, FINISH, USUAL, begun, choose, kind, learned_already
from tests.lessons.follower import settle

HANDFUL = ["data", "metal", "nanobots", "energy"]


def test_with_a_cost_in_hand_and_its_room_out_of_reach_he_leads_there():
    session, guide = begun(at="cargo-hold", hand=["data", "data", "energy"], left=1)
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room, hint.count) == ("go", "mess-hall", 2)
    assert hint.walks and len(hint.line) == 1, "as far as the turn leads"


def test_once_all_rooms_are_diverted_he_leads_to_the_core():
    rooms = [ENGINE.content.rooms[room].id for room in ENGINE.content.ship]
    session, guide = begun(diverted=rooms, at="crew-quarters", hand=["data"], left=1)
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room, hint.count) == ("go-core", "energy-core", 2)


@pytest.mark.parametrize(("tokens", "gained"), [(0, 2), (7, 1), (8, 0)])
def test_unused_actions_are_promised_as_the_tokens_that_they_become(tokens: int, gained: int):
    session, guide = begun(at="energy-core", hand=["data"] * 5, left=2, tokens=tokens)
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.count, hint.line) == ("keep", gained, (FINISH,))
    choose(session, guide, FINISH)
    assert session.game.action_tokens[0] == tokens + gained


@pytest.mark.parametrize("tokens", [0, 2])
def test_with_no_action_left_he_tells_only_how_the_turn_goes_on(tokens: int):
    session, guide = begun(at="energy-core", hand=["data"] * 5, left=0, tokens=tokens)
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.count, hint.line) == ("spent", tokens, (FINISH,))
    choose(session, guide, FINISH)
    assert session.game.action_tokens[0] == tokens, "what was not spent is kept"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_cost_that_he_tells_is_what_the_rules_take(left: int):
    session, _ = begun(cubes={"bridge": [False] * 3}, hand=HANDFUL, left=left, tokens=1)
    outlook = Outlook(ENGINE, session.game, [])
    while not outlook.work():
        pass
    assert outlook.ways
    for way in outlook.ways.values():
        state = outlook.start
        for form in way.line:
            decision = ENGINE.decision(state)
            assert decision is not None
            options = {str(one.to_json()): one for one in decision.options}
            state = ENGINE.apply(state, options[str(form)]).state
        tokens = outlook.start.action_tokens[0] - state.action_tokens[0]
        assert way.actions == outlook.start.actions_left - state.actions_left + tokens >= 1


def test_a_share_says_what_it_makes_of_the_hand_that_gets_the_card():
    session, guide = begun(at="energy-core", hand=["metal"], other=["data", "energy"])
    hint = guide.hint
    assert hint is not None and hint.kind == "share"
    choose(session, guide, dict(hint.line[-1]))
    state = session.game
    taker = hint.line[-1].get("to", 0)
    room = next(n for n, one in enumerate(state.table.content.rooms) if one.id == hint.goal)
    lacks = lacking(state, state.hands[state.table.hand_of[taker]], room)
    assert tuple(state.table.content.resources[card].id for card in lacks) == hint.cards


def test_the_first_divert_is_told_until_the_next_choice():
    session, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots"])
    choose(session, guide, {"do": "divert", "cards": ["data", "metal", "nanobots"]})
    hint = guide.hint
    assert hint is not None and (hint.kind, hint.room) == ("first-divert", "cargo-hold")
    guide.praised()
    assert kind(guide) != "first-divert" and guide.hint.line == hint.line  # type: ignore[union-attr]
    choose(session, guide, {"do": "move", "room": "medical-bay"})
    assert kind(guide) != "first-divert"
    session.undo()
    guide.follow()
    settle(guide)
    assert kind(guide) != "first-divert", "it was read"
    session.undo()
    guide.follow()
    settle(guide)
    assert kind(guide) == "divert"


# What an experienced player would do


def test_where_nothing_can_be_diverted_he_says_what_an_experienced_player_would_do():
    session, guide = begun(experienced=True, at="energy-core", hand=["data", "data"])
    learned_already(session, guide)
    hint = guide.hint
    assert hint is not None and hint.kind == "next-ability"
    assert hint.line == USUAL(session)[: len(hint.line)]


def beside_the_core() -> str:
    """A room with an edge to the Energy Core, in which the crewmate is."""
    state = begun()[0].game
    return state.table.content.rooms[state.table.neighbours[state.at[1]][0]].id


@pytest.mark.parametrize("said", ["go-damaged", "go-mate", "go-ready"])
def test_where_an_experienced_player_would_walk_he_says_what_is_there(said: str):
    beside, core = beside_the_core(), "energy-core"
    here, there = (beside, core) if said == "go-mate" else (core, beside)
    cubes = {there: [True, False, True]} if said == "go-damaged" else {}
    session, _ = begun(at=here, cubes=cubes)
    walk = {"do": "move", "room": there}
    gather = Hint("gather", there, 1, ({"do": "scavenge"},), ("data",))
    for usual in ([walk], [walk, FINISH], [walk, {"do": "scavenge"}]):
        hint = experienced(Outlook(ENGINE, session.game, []), usual, gather)
        assert hint == Hint(said, there, 1, (walk,))
    assert experienced(Outlook(ENGINE, session.game, []), [{"do": "scavenge"}, walk], gather) == gather
    assert experienced(Outlook(ENGINE, session.game, []), [FINISH], gather) is None


def test_where_a_card_is_shared_in_another_room_he_says_where_to_go_first():
    texts = Texts("en")
    for at, walks in (("energy-core", False), (beside_the_core(), True)):
        session, guide = begun(at=at, hand=["metal"], other=["data", "energy"])
        hint = guide.hint
        assert hint is not None and hint.kind == "share" and hint.walks == walks
        words = hint_words(texts, hint, session.game, ["Vega", "Orion"])
        assert ("First go to the Energy Core." in words) == walks


@pytest.mark.parametrize(
    "hand", [["data", "data", "energy", "energy", "metal", "metal"], ["data"] * 5 + ["metal"]]
)
def test_at_the_hand_limit_he_says_which_cards_to_discard_and_what_is_kept(hand: list[str]):
    texts = Texts("en")
    session, guide = begun(experienced=True, at="mess-hall", hand=hand, left=0)
    choose(session, guide, FINISH)
    choose(session, guide, {"take": "deck"})
    assert session.decision is not None and session.decision["kind"] == "discard"
    state = session.game
    held = state.hands[state.table.hand_of[0]]
    hint = guide.hint
    assert hint is not None and hint.kind in ("discard", "discard-least")
    assert len(hint.cards) == len(hint.line) == size(held) - 6
    words = hint_words(texts, hint, state, ["Vega", "Orion"])
    assert words.startswith("I would discard: ") and resource_name(texts, hint.cards[0]) in words
    for option in hint.line:
        assert option in session.decision["options"]
        choose(session, guide, option)
        if session.decision is None or session.decision["kind"] != "discard":
            break
    if hint.kind == "discard":
        goal = next(n for n, room in enumerate(state.table.content.rooms) if room.id == hint.goal)
        kept = session.game.hands[state.table.hand_of[0]]
        assert (goal, lacking(state, held, goal)) == nearest(state, held)
        assert lacking(state, kept, goal) == lacking(state, held, goal), "nothing for that room is lost"
        assert "we keep every card for it" in words


def test_when_cards_are_collected_he_says_which_an_experienced_player_would_take():
    texts, full = Texts("en"), ["data", "data", "energy", "energy", "metal", "metal"]
    for hand, said, words in (
        (["data"], "take-deck", "I would draw from the deck now."),
        (full, "take-card", "I would take this face-up card: a Universal card."),
    ):
        session, guide = begun(experienced=True, at="mess-hall", hand=hand, left=0)
        choose(session, guide, FINISH)
        hint = guide.hint
        assert hint is not None and hint.kind == said and hint.line == USUAL(session)[:1]
        assert hint_words(texts, hint, session.game, ["Vega", "Orion"]).casefold() == words.casefold()
