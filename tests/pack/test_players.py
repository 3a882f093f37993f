"""Players of the program play content that they know nothing of, and never fail."""

from __future__ import annotations

import pytest

from game.bots.players.rank_list import RANKS
from game.bots.players.ranks import make_player
from game.rules import Engine, Settings, seat_view
from game.rules.history import History


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "rank", [RANKS[0], *(pytest.param(rank, marks=pytest.mark.slow) for rank in RANKS[1:])]
)
def test_a_whole_game(engine: Engine, players: int, rank: str):
    player = make_player(rank, engine.content, samples=4)
    settings = {"players": players, "difficulty": "becalmed", "seed": players, "expansions": ["ion-storms"]}
    history = History.new(engine, Settings.from_json({**settings, "rooms": "mixed"}))
    asked = set()
    while (decision := history.decision) is not None:
        view = seat_view(engine.to_json(history.state), history.knowledge, decision.crew)
        choice = player.choose(view, decision.to_json())
        asked.add(decision.kind)
        history.apply(choice.option)
    assert {"action", "collect"} < asked
    assert history.state.result is not None
