"""A pack made of YAML and texts alone is played and explained by the referee like anything shipped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from game.referee import Referee
from game.rules import Engine, Settings
from game.texts import Texts
from tests.pack.curious import Curious


def setup(seed: int, **more: Any) -> dict[str, Any]:
    form = {
        "players": 3,
        "difficulty": "becalmed",
        "seed": seed,
        "ion_storms": True,
        "rooms": "mixed",
        "chance": 2,
    }
    return form | more


def standing_in(engine: Engine, room: str, variant: str, struck: int) -> dict[str, Any]:
    """A game in which everybody stands in one room, whole, and so many Damage cards have struck."""
    form = setup(5, rooms={room: variant})
    state = engine.to_json(engine.new_game(Settings.from_json(form)).state)
    place = [item["id"] for item in state["rooms"]].index(room)
    state["rooms"][place]["cubes"] = [True, True, True]
    for member in state["crew"]:
        member["at"] = place
    while len(state["damage_discard"]) < struck:
        state["damage_discard"].insert(0, state["damage_deck"].pop(0))
    return state


def asker(engine: Engine, texts: Texts) -> Callable[[Any], dict[str, Any]]:
    referee = Referee(engine, texts)

    def ask(command: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(referee.answer(json.dumps(command).encode()) or "")
        assert "error" not in answer, answer
        return answer

    return ask


def test_whole_games_are_played_and_every_choice_is_explained(engine: Engine, texts: Texts) -> None:
    ask = asker(engine, texts)
    met = set()
    for seed in range(4):
        position = ask({"new": setup(seed, players=seed + 1)})
        assert position["state"]["settings"]["ion_storms"] is True
        game = engine.new_game(Settings.from_json(setup(seed, players=seed + 1))).state
        player = Curious(engine, seed)
        while position["decision"] is not None:
            chosen = player.pick(game)
            option = chosen.to_json()
            game = engine.apply(game, chosen).state
            met |= {position["decision"]["kind"], option.get("do")}
            told = ask({"explain": option})
            assert told["legal"] and all(check["met"] for check in told["checks"]), option
            position = ask({"choose": option})
            assert position["state"] == engine.to_json(game)
        assert position["state"]["result"] is not None
    assert {"ion-storms", "probe", "rest"} <= met


def test_a_room_asks_in_its_own_name_for_what_no_shipped_room_asks(engine: Engine, texts: Texts) -> None:
    ask = asker(engine, texts)
    ask({"load": standing_in(engine, "observatory", "v1", 4)})
    decision = ask({"choose": {"do": "activate"}})["decision"]
    assert decision["source"] == {"room": "observatory", "variant": "v1"} and decision["ask"] == "pick"
    assert {tuple(sorted(option)) for option in decision["options"]} == {("reader", "struck")}
    ask({"load": standing_in(engine, "workshop", "v1", 2)})
    decision = ask({"choose": {"do": "activate"}})["decision"]
    moved = decision["options"][0]
    rooms = {room["id"]: room["cubes"] for room in ask({"choose": moved})["state"]["rooms"]}
    assert rooms[moved["room"]][moved["slot"]]


def test_an_unmet_condition_is_explained_by_its_own_reason(engine: Engine, texts: Texts) -> None:
    ask = asker(engine, texts)
    ask({"load": standing_in(engine, "observatory", "v1", 2)})
    told = ask({"explain": {"do": "activate"}})
    unmet = [check for check in told["checks"] if not check["met"]]
    assert not told["legal"] and [check["id"] for check in unmet] == ["storm-seen"]
    assert "2" in unmet[0]["text"] and "3" in unmet[0]["text"]
