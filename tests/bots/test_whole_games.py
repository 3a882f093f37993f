"""Players of every rank play whole games in every mode, say why in every language, and see only a view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.bots.players.player import Choice, Player
from game.bots.players.rank_list import ADVISER, PLAIN, RANKS
from game.bots.players.ranks import make_player
from game.bots.players.why_words import why_text
from game.program_files import data_folder
from game.rules import Settings, load_content, seat_view
from game.rules.history import History
from game.texts import Texts
from tests.engine.walks import engine
from tests.looped import some
from tests.shares import mostly_slow

MODES = [
    {"players": 1, "rooms": "v2"},
    {"players": 2, "rooms": "mixed", "damage_control": True},
    {"players": 3, "rooms": "v1", "escape_pod": True},
    {"players": 4, "rooms": "v2", "no_counting": True, "damage_control": True, "escape_pod": True},
]
DIFFICULTIES = ("easy", "medium", "hard", "veteran", "realist")


@cache
def content() -> Any:
    return load_content(data_folder())


def views(settings: dict[str, Any], player: Player) -> Iterator[tuple[History, Any, Any, Choice]]:
    """Every question of a game and the player's answer, before it is applied."""
    history = History.new(engine(), Settings.from_json(settings))
    while (decision := history.decision) is not None:
        view = seat_view(engine().to_json(history.state), history.knowledge, decision.crew)
        choice = player.choose(view, decision.to_json())
        yield history, view, decision.to_json(), choice
        history.apply(choice.option)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, mode.values())))
@pytest.mark.parametrize("difficulty", mostly_slow(DIFFICULTIES, 1))
def test_a_cadet_plays_every_mode_to_its_end(mode: dict[str, Any], difficulty: str):
    texts = [Texts("en"), Texts("de")]
    names = ["Vega", "Orion", "Lyra", "Castor"]
    seed = DIFFICULTIES.index(difficulty)
    reasons = 0
    for history, _, decision, choice in views(
        {**mode, "difficulty": difficulty, "seed": seed}, make_player("cadet", content())
    ):
        assert choice.option in decision["options"]
        if choice.why is not None:
            reasons += 1
            for catalogue in texts:
                assert why_text(catalogue, names, choice.why)
        assert history.state.turn < 80
    assert reasons > 20


def hidden_otherwise(history: History, chance: random.Random) -> History:
    """The same game with what nobody has seen in another order."""
    state = history.state.copy()
    known = history.knowledge
    top = len(known.deck_top)
    below = list(state.deck[top:])
    chance.shuffle(below)
    state.deck = state.deck[:top] + bytes(below)
    ends, low = len(known.damage_top), len(known.damage_bottom)
    cards = state.table.content.damage
    middle = list(state.damage_deck[ends : len(state.damage_deck) - low])
    chance.shuffle(middle)
    middle.sort(key=lambda card: cards[card].type)
    state.damage_deck = (
        state.damage_deck[:ends] + bytes(middle) + state.damage_deck[len(state.damage_deck) - low :]
    )
    state.rng = chance.getrandbits(64)
    other = History.load(engine(), state)
    other._known = [known]
    return other


@pytest.mark.parametrize("rank", RANKS)
def test_hidden_order_means_nothing(rank: str):
    """With the unseen cards of both decks and chance otherwise, the answer is the same."""
    chance = random.Random(3)
    settings = {"players": 3, "difficulty": "medium", "seed": 5, "rooms": "mixed"}
    player = make_player(rank, content(), samples=20, seed=9)
    every = 1 if rank == PLAIN else 29
    asked = 0
    for number, (history, view, decision, _) in enumerate(views(settings, make_player(PLAIN, content()))):
        if number % every == 0 and len(decision["options"]) > 1:
            asked += 1
            other = hidden_otherwise(history, chance)
            seen = seat_view(engine().to_json(other.state), other.knowledge, decision["crew"])
            assert seen == view
            assert player.choose(seen, decision) == player.choose(view, decision)
    assert asked > 2


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: "-".join(map(str, mode.values())))
@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank != PLAIN])
def test_who_searches_plays_every_mode_to_its_end(rank: str, mode: dict[str, Any]):
    settings = {**mode, "difficulty": "easy", "seed": 2}
    for _, _, decision, choice in some(views(settings, make_player(rank, content(), samples=12))):
        assert choice.option in decision["options"]
        if choice.win is not None:
            assert choice.margin is not None
            assert 0 <= choice.win <= 1 and 0 <= choice.margin <= 0.5


def test_an_adviser_gives_plans_best_first():
    settings = {"players": 2, "difficulty": "easy", "seed": 8}
    for number, (_, view, decision, _) in enumerate(views(settings, make_player(PLAIN, content()))):
        if number == 12:
            advice = make_player(ADVISER, content(), samples=40).advise(view, decision, 3)
            break
    assert 1 <= len(advice.plans) <= 3
    assert all(plan.choices[0] in decision["options"] for plan in advice.plans)
    assert 0 <= advice.now_win <= 1
    assert advice.now_win == advice.plans[0].win
