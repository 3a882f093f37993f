"""Who plays the golden games: a crew that looks ahead in the open decks, and one that only dabbles.

The search sees what no player sees (decks and dice to come): its games are for reading and measure no skill.
"""

from __future__ import annotations

import random
from typing import Any

from game.rules import Engine, Settings
from tests.oracle.lockstep import keen
from tests.oracle.tables import DIVERT, REPAIR
from tests.rules.positions import CORE

Json = dict[str, Any]
CUBES_MISSING = (0, 3, 10, 30)
FORESIGHT = 8
"""How many Damage cards the search looks ahead."""
WIDTH, KEPT, MOST_OPTIONS = 30, 10, 12


def dabble(engine: Engine, settings: Json) -> list[Json]:
    """Play at random, but with a liking for what seldom can be done."""
    rng = random.Random(settings["seed"])
    state = engine.new_game(Settings.from_json(settings)).state
    choices = []
    while (decision := engine.decision(state)) is not None:
        choice = keen(rng, decision.to_json()["options"])
        choices.append(choice)
        state = engine.apply(state, engine.find_option(decision, choice)).state
    return choices


def save_the_ship(engine: Engine, settings: Json) -> list[Json]:
    """Play to win, by a search over whole turns."""
    return _search(engine, settings, 90)


def stay_alive(engine: Engine, settings: Json) -> list[Json]:
    """Repair and never divert, until the cards run out."""
    return _search(engine, settings, -60)


def leave_and_save(engine: Engine, settings: Json) -> list[Json]:
    """Play to win; on the way somebody leaves in the Escape Pod."""
    return _search(engine, settings, 90, leave=True)


def leave_and_win(engine: Engine, settings: Json) -> list[Json]:
    """Somebody leaves in the Escape Pod, the ship is lost, and the last roll saves the deserter."""
    return _left_behind(engine, settings, 1)


def leave_and_lose(engine: Engine, settings: Json) -> list[Json]:
    """Somebody leaves in the Escape Pod, the ship is lost, and the deserter with it."""
    return _left_behind(engine, settings, 0)


def _left_behind(engine: Engine, settings: Json, winners: int) -> list[Json]:
    """Play until somebody has left, then at random until it ends with so many winners."""
    choices = _search(engine, settings, 90, leave=True)
    state = engine.new_game(Settings.from_json(settings)).state
    assert {"do": "board"} in choices, "nobody left"
    made = []
    for choice in choices:
        made.append(choice)
        state = engine.apply(state, engine.find_option(engine.decision(state), choice)).state
        if choice == {"do": "board"}:
            break
    for attempt in range(5000):
        rng = random.Random(attempt)
        after, more = state, []
        while (decision := engine.decision(after)) is not None:
            options = [option for option in decision.to_json()["options"] if option.get("do") != "repair"]
            more.append(keen(rng, options))
            after = engine.apply(after, engine.find_option(decision, more[-1])).state
        if not after.result.won and len(after.result.winners) == winners:
            return made + more
    raise AssertionError("no such ending was found")


def _search(engine: Engine, settings: Json, divert_value: float, leave: bool = False) -> list[Json]:
    """Keep the best few games at the end of every turn, each turn the best of many ways to play it."""
    rng = random.Random(settings["seed"])
    start = engine.new_game(Settings.from_json(settings)).state
    games: list[tuple[float, Any, list[Json]]] = [(0.0, start, [])]
    while games[0][1].result is None:
        ends: dict[str, tuple[float, Any, list[Json]]] = {}
        for _, state, choices in games:
            for end in _ways_to_play_a_turn(engine, rng, state, choices, divert_value, leave):
                ends.setdefault(f"{end[0]:.4f}", end)
        best = sorted(ends.values(), key=lambda game: -game[0])
        alive = [game for game in best if game[1].result is None]
        games = best[:1] if best[0][1].result else alive[:KEPT]
    return games[0][2]


def _ways_to_play_a_turn(
    engine: Engine, rng: random.Random, state: Any, choices: list[Json], divert_value: float, leave: bool
) -> list[tuple[float, Any, list[Json]]]:
    turn = state.turn
    ends, front = [], [(0.0, state, choices)]
    while front:
        reached: dict[str, tuple[float, Any, list[Json]]] = {}
        for _, before, so_far in front:
            decision = engine.decision(before)
            options = decision.to_json()["options"]
            if len(options) > MOST_OPTIONS and decision.kind != "action":
                options = rng.sample(options, MOST_OPTIONS)
            for choice in options:
                after = engine.apply(before, engine.find_option(decision, choice)).state
                value = _value(engine.to_json(after), divert_value, leave)
                reached.setdefault(f"{value:.4f} {after.phase}", (value, after, [*so_far, choice]))
        front = []
        for each in sorted(reached.values(), key=lambda game: -game[0]):
            over = each[1].result is not None or each[1].turn != turn
            if over:
                ends.append(each)
            elif len(front) < WIDTH:
                front.append(each)
    return sorted(ends, key=lambda game: -game[0])[:KEPT]


def _value(state: Json, divert_value: float, leave: bool) -> float:
    """Return how good a position looks to the crew; with ``leave`` somebody is to go."""
    if state["result"]:
        gone = any(member["at"] == "pod" for member in state["crew"])
        saved = state["result"]["won"] and gone == leave
        return 1e6 - state["turn"] if saved else -1e6 + state["turn"]
    crew = [member for member in state["crew"] if member["at"] != "pod"]
    value = 0.02 * state["actions_left"] + 0.1 * len(state["resource_deck"])
    for member in crew:
        value += 1.2 * min(3, member["action_tokens"]) + 0.6 * min(6, len(member["hand"]))
        value += 1.5 * member["hand"].count("universal") + 0.5 * len(set(member["hand"]))
    left = [place for place, room in enumerate(state["rooms"]) if room["cubes"] and not room["diverted"]]
    damage_to_come = bool(state["damage_deck"])
    for place, room in enumerate(state["rooms"]):
        if not room["cubes"]:
            continue
        if damage_to_come or not room["diverted"]:
            missing = 3 - sum(room["cubes"])
            value -= CUBES_MISSING[missing] * (0.8 if room["diverted"] else 1)
            if missing:
                value += missing * max(_help(member, place, room) for member in crew)
        value += 1.5 * min(1, len(room["protection"])) + divert_value * room["diverted"]
        value -= _doom(state["damage_deck"], room)
        if place in left and divert_value > 0:
            ready = max(_readiness(member, place, DIVERT[room["id"]]) for member in crew)
            value += ready * (1.5 + (8 - len(left)) / 2)
    if leave and len(left) <= 1:
        if len(crew) < len(state["crew"]):
            value += 300
        else:
            value -= 8 * min(_steps(member["at"], CORE) for member in crew)
    if not left:
        value -= 4 * min(_steps(member["at"], CORE) for member in crew)
    return value


def _doom(deck: list[list[str]], room: Json) -> float:
    """Return how bad the coming cards are for a room: the sooner it would be destroyed, the worse."""
    left = sum(room["cubes"]) + len(room["protection"])
    for turn, card in enumerate(deck[:FORESIGHT]):
        if isinstance(card, list) and room["id"] in card:
            left -= 1
            if left < 0:
                return 60.0 - 7 * turn
    return 0.0


def _help(member: Json, place: int, room: Json) -> float:
    """Return how near somebody is who could repair a room."""
    exposed = {card for card, cube in zip(REPAIR[room["id"]], room["cubes"], strict=True) if not cube}
    able = exposed | {"universal"}
    return 0.4 * (5 - _steps(member["at"], place)) if able & set(member["hand"]) else 0.0


def _readiness(member: Json, place: int, cost: list[str]) -> float:
    """Return how near somebody is to diverting a room: the cards first, then the way."""
    wild = member["hand"].count("universal")
    colours = sum(min(member["hand"].count(card), cost.count(card)) for card in set(cost))
    cards = min(3, colours + wild)
    return 3.0 * cards + (8 - 1.5 * _steps(member["at"], place) if cards == 3 else 0)


def _steps(a: int, b: int) -> int:
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3)
