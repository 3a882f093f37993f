"""Every event and every effect is in the table of each consumer, or among those that have nothing there."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from game.app.audio import cues
from game.app.drawing.effects import BY_RESULT, Effect
from game.app.table.model.words import log_text
from game.app.table.motion import beats, easing
from game.app.table.motion.director import STRIKES
from game.app.table.motion.pace import READ, STORM
from game.app.table.motion.spectacle import event_effects
from game.program_files import program_root
from game.rules.event_dicts import EventDict, EventType

WITHOUT_WORDS = {EventType.PHASE, EventType.ACTION}
WITHOUT_BEATS = {EventType.CHOSE, EventType.PHASE, EventType.ACTION, EventType.SEEN, EventType.ORDERED}
SHOWN = set(Effect) - {Effect.NONE}


def test_each_type_of_event_is_a_dict_of_its_own() -> None:
    tags = [get_args(get_type_hints(one)["type"]) for one in get_args(EventDict)]
    assert sorted(tag for (tag,) in tags) == sorted(EventType)


def test_the_log_has_words_for_every_event_that_tells_something() -> None:
    assert set(log_text.TELLERS) == set(EventType) - WITHOUT_WORDS


def test_every_event_that_can_be_seen_has_beats() -> None:
    assert set(beats.MAKERS) == set(EventType) - WITHOUT_BEATS


def test_every_effect_has_a_picture_and_a_sound_or_is_silent() -> None:
    assert set(event_effects.EFFECTS) == SHOWN
    assert set(cues.EFFECTS) | cues.SILENT == SHOWN and not set(cues.EFFECTS) & cues.SILENT


@pytest.mark.parametrize("table", [easing.LIGHT, STRIKES, STORM, READ, BY_RESULT.values()])
def test_other_tables_know_effects_only(table: object) -> None:
    found = set(table)  # type: ignore[call-overload]
    assert found and found < SHOWN and all(isinstance(one, Effect) for one in found)


def test_no_method_is_found_by_the_text_of_an_event() -> None:
    """`getattr` with a name put together hides which code belongs to what."""
    found, read = [], 0
    for file in sorted((program_root() / "game").rglob("*.py")):
        read += 1
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "getattr" in source else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
                made = node.args[1]
                if isinstance(made, ast.BinOp | ast.JoinedStr):
                    found.append(f"{Path(file).name}:{node.lineno}")
    assert read > 400 and found == []
