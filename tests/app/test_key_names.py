"""Keys are called what they are called now: after rebinding, and while a controller is in use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.app.bindings.commands import COMMANDS, Keys, share_place
from game.app.bindings.gamepads import LAYOUTS, PadKeys
from game.app.forms.form_scene import FormScene
from game.app.scenes.share.share_scene import ShareDialog
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.screens.looks import still
from tests.screens.words import write_only
from tests.spoken import spoken
from tools.studio import Studio, names

STRANGE = [
    *(f"[{sign}]" for sign in "0123456789./*-+"),
    *",.;'[]\\-=`",
    *(f"f{n}" for n in (4, 5, 6, 7, 8, 12, 13, 14, 15)),
    *("insert", "pause", "scroll lock", "print screen"),
]
"""Keys that no command has at first."""
SOME = ("play-cargo-hold", "setup", "play-help-panel", "play-help-keys")
"""Screens that the quick test looks at."""


def rebound() -> tuple[tuple[str, str], ...]:
    """Every command on another key, as few keys as there can be."""
    given: dict[str, list[str]] = {}
    found = []
    for command in COMMANDS:
        key = next(
            key for key in STRANGE if not any(share_place(command.name, n) for n in given.get(key, ()))
        )
        given.setdefault(key, []).append(command.name)
        found.append((command.name, key))
    return tuple(found)


def old_names(texts: Texts) -> set[str]:
    """What the usual keys are called."""
    return {Keys().label(command.name, texts) for command in COMMANDS}


def told(words: str, old: set[str], whole: bool = True) -> list[str]:
    """Return the old keys that words name: alone if they are whole, in brackets, or after a word for keys."""
    alone = words.strip()
    if alone in old and alone.isalnum() and not alone.isdigit() and whole:
        return [alone]
    longer = {key for key in old if len(key) > 1 and not key.isdigit()}
    found = [key for key in longer if re.search(rf"(?<![\w“]){re.escape(key)}(?![\w”])", words)]
    found += [key for key in re.findall(r"[(（](\S{1,2})[)）]", words) if key in old]
    found += [key for key in re.findall(r"\b(?:[Kk]eys?|[Pp]ress) (\S)(?!\S)", words) if key in old]
    return found


def said(studio: Studio, name: str) -> Iterator[str]:
    """Yield every word on a screen after all keys were rebound, and what its controls explain."""
    studio.app.change_settings(keys=())
    studio.take(name)
    studio.app.change_settings(keys=rebound())
    scene = studio.app.top
    words = [text.text for text in studio.settle(50).texts]
    if isinstance(scene, ShareDialog):  # the last group of a flight line can be a single letter
        groups = scene.flight.line.split("-")
        assert set(groups) <= set(words)
        words = [word for word in words if word not in groups]
    yield from words
    if isinstance(scene, FormScene):
        for widget in scene.form.widgets:
            yield from (words for words in (widget.tip, getattr(widget, "hint", None)) if words)


def astray(studio: Studio, screens: list[str]) -> dict[str, list[str]]:
    old = old_names(studio.kit.texts)
    # “Delete” is a button, and “Space 2” a repair space: words of the game that are no keys there.
    old -= {studio.kit.texts("key-name-delete"), studio.kit.texts("key-name-space")}
    found = {}
    for name in screens:
        wrong = sorted({key for words in said(studio, name) for key in told(words, old)})
        if wrong and not name.startswith("settings"):
            found[name] = wrong
    return found


def test_all_commands_have_other_keys() -> None:
    pygame.display.init()
    keys = Keys(rebound())
    assert all(keys.code(command.name) != Keys().code(command.name) for command in COMMANDS)


def test_no_screen_names_a_key_that_has_been_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en"))
    assert astray(studio, [name for name in names() if name in SOME]) == {}


@pytest.mark.slow
def test_no_screen_at_all_names_a_key_that_has_been_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    studio = Studio(tmp_path, (1280, 720), Preferences(language="en"))
    assert astray(studio, still(names())) == {}


class Literal(Visitor):
    """Collects what a message says by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.words.append(node.value)


@pytest.mark.parametrize("language", spoken())
def test_messages_ask_for_keys_and_never_name_one(language: str) -> None:
    texts = Texts(language)
    old = old_names(texts) | {Keys().label(name, texts) for name in ("enter", "escape", "tab")}
    old -= {texts("key-name-delete"), texts("key-name-space")}
    found = {}
    for key in texts.own_ids:
        if key.startswith(("key-name-", "pad-")) or not told(texts._entries[key].source, old, whole=False):
            continue
        literal = Literal()
        literal.visit(texts.syntax(key))
        wrong = [name for words in literal.words for name in told(words, old, whole=False)]
        if wrong:
            found[key] = wrong
    assert found == {}


def test_a_message_names_the_key_of_a_command_or_none() -> None:
    texts = Texts("en")
    assert texts("play-tip-undo") == "Undo the last choice"
    assert texts.naming(Keys())("play-tip-undo") == "Undo the last choice (Z)"
    own = texts.naming(Keys([("undo", "g")]))
    assert own("play-tip-undo") == "Undo the last choice (G)"
    assert own is texts.naming(Keys([("undo", "g")])) and own.naming(Keys()) is texts.naming(Keys())
    for layout in LAYOUTS:
        pad = texts.naming(PadKeys((), layout))
        assert pad("play-tip-undo").endswith(f"({texts(f'pad-{layout.name}-left-trigger')})")
        assert pad("play-tip-more").startswith("More actions:")
        assert pad("key-enter") == texts(f"pad-{layout.name}-accept")
