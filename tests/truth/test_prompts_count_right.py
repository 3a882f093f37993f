"""What is asked, and how to answer it, against STATE: how many cards, tokens and rooms."""

from __future__ import annotations

import re
from typing import Any

import pytest

from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.table_keys import THREAT, TableKey
from game.app.table.model.view_parts import UndoState
from game.app.table.model.words.question_words import picks_of, question_words
from game.app.table.model.words.tooltips import tip_of
from game.play.session import Session
from game.texts import Texts
from tests.truth import reckoning
from tests.truth.positions import sessions

PARTS = [("quick", 400), *(pytest.param((f"part {n}", 2500), marks=pytest.mark.slow) for n in range(2))]
FINDS = (0, 0, 1, 1, 1, 2)
KEYS = [
    *(TableKey.button(name) for name in ("move", "scavenge", "share", "divert", "repair", "activate")),
    *(TableKey.supply(token) for token in ("cube", "action", "protection", "power")),
    *(
        TableKey(kind)
        for kind in ("die", "deck", "discard", "damage-deck", "damage-discard", "threat", "pod")
    ),
    *(TableKey.crew(n) for n in range(2)),
    *(TableKey(kind) for kind in ("stepper", "undo", "redo", "end", "log", "help", "menu")),
]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part[0])
def test_questions_and_notes_tell_true_numbers(part: tuple[str, int], texts: Texts) -> None:
    asked = set()
    for session in sessions(*part):
        position = Position(
            session.state, session.pending, session.facts, session.menu, session.game, session.by_hand
        )
        _notes(session, position, texts)
        if session.decision is None or session.decision["kind"] == "action":
            continue
        asked.add(session.decision["kind"])
        _question(session, position, texts)
    assert {"scavenge", "collect", "discard", "armoury", "bridge", "cargo-hold", "damage-control"} <= asked


def _question(session: Session, position: Position, texts: Texts) -> None:
    state: dict[str, Any] = session.state
    assert session.decision is not None
    kind, options = session.decision["kind"], session.decision["options"]
    values = picks_of(position, Recent.of(session.log))
    title = question_words(texts, position, **values)
    text = question_words(texts, position, "-text", **values)
    said = [int(number) for number in re.findall(r"\d+", f"{title} {text}")]
    hand = len(state["crew"][state["active"]]["hand"])
    deck, damage = len(state["resource_deck"]), len(state["damage_deck"])
    if kind == "scavenge":
        assert title.startswith("Take a card")
        assert (": 1 of 2" in title or ": 2 of 2" in title) == (_found(session) == 2)
    elif kind == "collect":
        assert said == [2] and text.startswith("2 cards from the deck")
    elif kind == "discard":
        assert title == ("Discard one card" if hand == 7 else f"Discard {hand - 6} cards")
        assert said == ([6] if hand == 7 else [hand - 6, 6, hand - 6])
    elif kind == "armoury" and "rooms" in options[0]:
        count = min(2, reckoning.supply(state)[2])
        assert title == ("Place one Protection token" if count == 1 else "Place 2 Protection tokens")
        assert ("get both" in text) == (count == 2)
    elif kind == "cargo-hold" and "order" in options[0]:
        count = min(5, deck)
        assert text.startswith(
            "The next Resource card." if count == 1 else f"The next {count} Resource cards"
        )
    elif kind == "bridge":
        count = min(3 if "order" in options[0] else 2, damage)
        assert text.startswith("The next Damage card." if count == 1 else f"The next {count} Damage cards")
    elif kind == "damage-control":
        count = len(options[0]["rooms"])
        assert title == (
            "Choose one room to damage" if count == 1 else f"Choose {count} rooms to damage: {count} to go"
        )
        early = state["turn"] == 1 and len(state["damage_discard"]) <= 2
        assert ("before the first turn" in text) == early
    elif kind == "medical-bay":
        count = min(3, reckoning.supply(state)[1])
        assert text.startswith("Hand out an Action" if count == 1 else f"Hand out up to {count} Action")


def _found(session: Session) -> int:
    """How many cards the roll found to which the pick belongs; 0 where the roll is not known."""
    for entry in reversed(session.log):
        for event in reversed(entry.events):
            if event["type"] == "roll":
                return FINDS[event["value"] - 1]
    return 0


def _notes(session: Session, position: Position, texts: Texts) -> None:
    """Every number in a note is one of the game's, or of what is asked."""
    members = len(session.state["crew"])
    costs = {0, 1, 2, 3}
    known = costs | {
        *session.facts.text_values.values(),
        *range(1, 7),
        *(len(m["hand"]) for m in position.crew),
    }
    for key in KEYS:
        absent = key.kind == "pod" and session.facts.pod_rooms is None
        if absent or (key.kind == "crew" and key.member >= members):
            continue
        tip = tip_of(texts, position, key, UndoState.of(session))
        if tip is not None and tip.note:
            numbers = {int(number) for number in re.findall(r"(?<!F)\b\d+\b", tip.note)}
            sides = {round(100 * side / 6) for side in range(7)} if key == THREAT else set()
            assert numbers <= known | sides, (key, tip.note)
            assert "{" not in tip.note and "}" not in tip.note
