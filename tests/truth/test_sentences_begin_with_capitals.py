"""Wherever a sentence begins there is a capital letter, whatever name stands there: over recorded games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.position import Position
from game.app.table.model.words.log_text import lines_of
from game.app.table.model.words.question_words import question_words
from game.play.session import Session
from game.sentences import sentence
from game.texts import Texts, languages
from tests.play.driver import ENGINE

WITHOUT_CAPITALS = {"ja", "zh", "ko", "zh-Hant"}
CAPITALS = [language for language in languages() if language not in WITHOUT_CAPITALS]
SMALL = re.compile(r"(?:^|[.!?]\s)[¡¿]?[^\W\d_]")
SETUPS = [
    {"players": 3, "rooms": "v2", "damage_control": True, "escape_pod": True, "seed": 3},
    {"players": 4, "rooms": "v1", "seed": 5},
    {"players": 1, "seed": 8},
    {"players": 2, "seed": 13, "damage_control": True},
]


def small_beginnings(words: str) -> list[str]:
    """The beginnings of sentences that have no capital letter."""
    return [found[0] for found in SMALL.finditer(words) if found[0][-1].islower()]


def recorded(setup: dict[str, object]) -> Session:
    """A game of chance, for a while."""
    chance = random.Random(repr(setup))
    session = Session.new({"difficulty": "medium", **setup}, ENGINE)
    for _ in range(40):
        if session.decision is None:
            break
        session.apply(chance.choice(session.decision["options"]))
    return session


@pytest.fixture(scope="module")
def games() -> list[Session]:
    return [recorded(setup) for setup in SETUPS]


def spoken(texts: Texts, session: Session) -> Iterator[str]:
    """Everything that log, prompts and the captain's plans say."""
    names = [member["name"] for member in session.state["crew"]]
    for entry in session.log:
        yield from (line.text for line in lines_of(texts, names, entry.events, session.facts))
    position = Position(session.state, session.pending, session.facts, session.menu, session.game)
    if session.decision is None or session.pending is None:
        return
    yield sentence(question_words(texts, position))
    reader = AdviceReader(session, texts, session.game, session.knowledge)
    for option in session.decision["options"][:20]:
        plan = reader.plan([option])
        yield from (*plan.title, *plan.reasons)


@pytest.mark.parametrize("language", CAPITALS)
def test_every_sentence_begins_with_a_capital(language: str, games: list[Session]) -> None:
    texts = Texts(language)
    said = [words for session in games for words in spoken(texts, session)]
    assert len(said) > 200
    wrong = {words for words in said if small_beginnings(words)}
    assert not wrong, sorted(wrong)[:10]


def test_what_finds_small_beginnings_finds_them() -> None:
    assert small_beginnings("the Armoury is hit") and small_beginnings("Done. the Armoury is hit.")
    assert not small_beginnings("The Armoury is hit. 2 cubes are left.")
    assert sentence("the Armoury is hit. the Bridge, too.") == "The Armoury is hit. The Bridge, too."
