"""The pack's hand limit, supplies and breach table are those of the game in window, odds, log and referee."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.table.model.table_keys import TableKey
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import UndoState
from game.app.table.model.words.log_text import lines_of
from game.app.table.model.words.tooltips import tip_of
from game.play.session import Session
from game.referee import Referee
from game.rules import Engine, Settings
from game.rules.queries.odds import loss_odds
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.play.driver import Hands
from tests.play.hand import carry_out

SETUP = {"players": 3, "difficulty": "becalmed", "seed": 4, "ion_storms": True, "first": 0}


@pytest.fixture
def game(engine: Engine) -> dict[str, Any]:
    """STATE of a new game with the pack."""
    return engine.to_json(engine.new_game(Settings.from_json(SETUP)).state)


@pytest.fixture
def hands(tmp_path: Path, installed: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en", confirm=False))


def sit_down(hands: Hands, state: dict[str, Any]) -> Session:
    """A table with a position, in the program that has the pack."""
    return hands.sit_down(Session.load(state, hands.app.engine(), hands.app.shelf)).session


def hold(state: dict[str, Any], count: int) -> None:
    """Give the active crew member cards from the deck until so many are held."""
    hand = state["crew"][state["active"]]["hand"]
    while len(hand) < count:
        hand.append(state["resource_deck"].pop())


def breached(state: dict[str, Any]) -> None:
    """Let all Damage cards have struck, and every room be whole."""
    state["damage_discard"] = state["damage_deck"][::-1] + state["damage_discard"]
    state["damage_deck"] = []
    for room in state["rooms"]:
        room["cubes"] = [True for _ in room["cubes"]]
    state["turn"] = 30


def test_the_facts(engine: Engine, game: dict[str, Any]) -> None:
    facts = Session.load(game, engine).facts
    assert (facts.hand_limit, facts.hull_breach) == (5, (0, 1, 2, 2, 3, 4))
    assert facts.supplies == {"repair-cubes": 26, "action-tokens": 10, "protection-tokens": 6}
    assert facts.text_values["hand-limit"] == 5 and facts.text_values["action-tokens"] == 10


def test_r15_the_sixth_card_is_one_too_many(hands: Hands, game: dict[str, Any]) -> None:
    hold(game, 5)
    session = sit_down(hands, game)
    limit = tip_of(hands.table.texts, hands.table.position, TableKey.crew(0), UndoState())
    assert limit is not None and "5" in limit.note and "6" not in limit.note
    carry_out(hands, {"do": "finish"})
    carry_out(hands, {"take": "face_up", "card": session.state["face_up"][0]})
    assert session.decision is not None and session.decision["kind"] == "discard"
    assert hands.shows("Over the limit of 5: discard 1 card.")
    carry_out(hands, session.decision["options"][0])
    assert len(session.state["crew"][0]["hand"]) == 5 and session.state["turn"] == 2


def test_the_supply_and_its_notes(hands: Hands, game: dict[str, Any]) -> None:
    sit_down(hands, game)
    table = hands.table
    assert table.position.supply("cube") == 26 - 18
    assert table.position.supply("action") == 10 and table.position.supply("protection") == 6
    note = tip_of(table.texts, table.position, TableKey.supply("protection"), UndoState())
    assert note is not None and note.note == "Protection tokens in the supply, 6 in all"
    panel = tip_of(table.texts, table.position, TableKey.crew(0), UndoState())
    assert panel is not None and "at most 5 cards" in panel.note


def test_r17_the_odds_go_by_the_breach_table(engine: Engine, texts: Texts, game: dict[str, Any]) -> None:
    breached(game)
    game["resource_discard"] = game["resource_deck"][3:] + game["resource_discard"]
    game["resource_deck"] = game["resource_deck"][:3]
    game["phase"], game["actions_left"] = "collect", 0
    top = TableView.of_session(Session.load(game, engine), texts).top
    # Phase 2 takes one card or two of the three left: then 2, 2, 3 and 4 lose the ship, or 1 as well.
    assert top.possible == 6 and top.fatal in (4, 5) and top.loss == round(100 * top.fatal / 6)
    breach = (0, 1, 2, 2, 3, 4)
    assert [loss_odds(game, breach, drawn=drawn).fatal_cards for drawn in (0, 1, 2)] == [2, 4, 5]


@pytest.mark.parametrize(("value", "lost"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_r17_the_referee_rolls_by_it_and_the_log_tells(
    engine: Engine, texts: Texts, game: dict[str, Any], value: int, lost: int
) -> None:
    breached(game)
    referee = Referee(engine, texts)

    def ask(command: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(referee.answer(json.dumps(command).encode()) or "")
        assert "error" not in answer, answer
        return answer

    ask({"load": game})
    ask({"choose": {"do": "finish"}})
    ask({"die": [value]})
    before = len(game["resource_deck"])
    events = ask({"choose": {"take": "deck"}})["events"]
    after = ask({"undo": 0})["state"]
    assert before - len(after["resource_deck"]) == 2 + lost
    roll = next(event for event in events if event["type"] == "roll")
    assert roll["value"] == value
    facts = Session.load(game, engine).facts
    told = [line.text for line in lines_of(texts, ["Vega", "Orion", "Lyra"], events, facts)]
    assert texts("play-log-breach-roll", value=value, cards=lost) in told
