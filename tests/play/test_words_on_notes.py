"""What the table says by a sign alone, a note says in words: by pointer, keyboard and controller."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.model.table_keys import THREAT, parse
from game.app.table.model.words.folded_facts import folded_facts
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position

ELEMENTS = ("stepper", "threat", "deck", "damage-deck", "crew/0", "crew/1")


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    hands.position(position(3))
    return hands


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_note_has_the_facts_in_type_of_any_size(hands: Hands, element: str) -> None:
    facts = folded_facts(hands.app.texts, hands.table.view, parse(element))
    assert facts
    hands.move(element)
    hands.wait(1200)
    said = " ".join(text.text for text in hands.app.draw().texts)
    missing = [word for word in facts.split() if word not in said]
    assert not missing, (facts, said)


def note_of(hands: Hands, element: str) -> list[str]:
    """Return the lines that are on the screen only while an element is pointed at."""
    hands.move("room/bridge")
    hands.wait(20)
    before = hands.texts()
    hands.move(element)
    hands.wait(500)
    return [line for line in hands.texts() if line not in before]


def test_every_fact_has_a_line_of_its_own(hands: Hands) -> None:
    lines = note_of(hands, "threat")
    assert any(line.startswith("Left in the Damage deck: ") for line in lines)
    assert any(line.startswith("Breach: turn ") for line in lines)
    assert any(line.startswith("The percentage is") for line in lines)


def test_the_strip_counts_as_the_damage_panel_does(hands: Hands) -> None:
    view = hands.table.view
    assert dict(view.top.ahead) == {kind: count for kind, count, _ in view.damage.left if count}


def test_the_note_of_the_strip_is_where_the_pointer_is(hands: Hands) -> None:
    x, y, w, h = hands.table.layout.rect(THREAT)
    for share in (0.1, 0.9):
        at = (x + w * share, y + h / 2)
        hands.move("room/bridge")
        hands.move(at)
        hands.wait(500)
        record = next(one for one in hands.app.draw().texts if one.text.startswith("Left in the"))
        left, top, wide, high = record.rect
        assert left - 60 <= at[0] <= left + wide + 60 and y + h <= top <= y + h + 100


@pytest.mark.parametrize(
    ("element", "words"),
    [
        ("crew/0", "Click to move"),
        ("crew/0", "Press T to choose who plays this seat."),
        ("crew/1", "Click to choose who plays this seat."),
    ],
)
def test_a_crew_panel_says_what_a_click_on_it_does(hands: Hands, element: str, words: str) -> None:
    assert words in " ".join(note_of(hands, element))


def test_with_an_empty_hand_nobody_is_told_to_drag_a_card(hands: Hands) -> None:
    hands.position(position(2, hands=[[], ["data"]]))
    assert hands.shows("Move, scavenge or end your actions.") and not hands.shows("drag a card")


def test_where_one_may_go_reads_as_a_choice_and_not_as_a_distance(hands: Hands) -> None:
    assert hands.shows("choice of 4 rooms")


def test_a_damage_card_in_the_log_has_letters_as_large_as_what_it_did(hands: Hands) -> None:
    state = position(2, damage=[["engine-room", "armoury", "cargo-hold"], ["bridge"]])
    table = hands.position(state)
    table.propose({"do": "finish"})
    hands.wait()
    table.propose({"take": "deck"})
    hands.wait()
    hands.key("l")
    lines = {
        one.text: one.size
        for one in hands.app.draw().texts
        if one.text.startswith("Damage: ") or one.text.endswith("loses a cube")
    }
    assert len(lines) >= 4 and len(set(lines.values())) == 1, lines
