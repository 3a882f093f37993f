"""The last turns of a game with the pack by hand: the Hull Breach by its table, and a ship that is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.play.session import Session
from game.rules import Engine, Settings
from game.storage.settings.preferences import Preferences
from tests.pack.curious import Curious
from tests.play.driver import Hands
from tests.play.hand import carry_out

SETUP = {"players": 2, "difficulty": "becalmed", "seed": 4, "ion_storms": True, "first": 0}


def last_room(engine: Engine) -> dict[str, Any]:
    """STATE with every Damage card drawn and one room of the pack left, its divert cards in two hands."""
    state = engine.to_json(engine.new_game(Settings.from_json(SETUP)).state)
    session = Session.load(state, engine)
    state["damage_discard"] = state["damage_deck"][::-1] + state["damage_discard"]
    state["damage_deck"] = []
    state["turn"] = 30
    last = next(n for n, room in enumerate(state["rooms"]) if room["id"] == "workshop")
    for n, room in enumerate(state["rooms"]):
        room["cubes"] = [True for _ in room["cubes"]]
        room["diverted"] = bool(room["cubes"]) and n != last
    wanted = session.facts.rooms["workshop"].divert
    for crew in state["crew"]:
        crew["at"] = last
        state["resource_deck"] += crew["hand"]
        crew["hand"] = []
    for card in wanted:
        state["resource_deck"].remove(card)
    state["crew"][0]["hand"], state["crew"][1]["hand"] = [], list(wanted)
    return state


@pytest.mark.parametrize("how", ["drag", pytest.param("keys", marks=pytest.mark.slow)])
def test_r16_r17_the_breach_and_then_the_ship_is_saved(tmp_path: Path, installed: Path, how: str) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en", confirm=False))
    engine = hands.app.engine()
    session = hands.sit_down(Session.load(last_room(engine), engine, hands.app.shelf)).session
    player = Curious(engine, 4, novelty=0.0)
    rolls: list[int] = []
    while session.pending is not None:
        before = len(session.log)
        carry_out(hands, player.pick(session.game).to_json(), how)
        assert len(session.log) == before + 1 < 30
        events = session.log[-1].events
        rolls += [event["value"] for event in events if event["type"] == "roll"]
    assert len(rolls) == 1
    assert session.state["result"] is not None
    assert session.state["result"]["won"] and session.state["result"]["reason"] == "energy-core"
    assert isinstance(hands.top, EndingScene)
