"""What the table says by a sign alone, a note says in words: by pointer, keyboard and controller."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.model.table_keys import parse
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
