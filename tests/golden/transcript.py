"""A whole game as text that a person can read and check against the rules, turn by turn.

A transcript holds everything that happened, and its choices can be played again from it: lines that begin
with "> " are the options, written as `describe` writes them.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from game.rules import Engine, Settings

Json = dict[str, Any]
SETTINGS = "settings: "
CHOICE = "    > "
SHORT = {"universal": "any"}


def describe(option: Json) -> str:
    """Return an option as words, each option of a decision differently."""
    words = [str(option["do"])] if "do" in option else []
    for key, value in option.items():
        if key != "do":
            words.append(f"{key}={_value(value)}")
    return " ".join(words)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "+".join(f"{key}:{number}" for key, number in sorted(value.items()))
    if isinstance(value, list):
        return ",".join("+".join(each) if isinstance(each, list) else _value(each) for each in value)
    return SHORT.get(value, str(value)) if isinstance(value, str) else str(value)


def write(engine: Engine, settings: Json, choices: list[Json]) -> str:
    """Return the transcript of a game.

    Args:
        engine: the rules.
        settings: what `new` takes.
        choices: options in protocol form, up to the end of the game.
    """
    outcome = engine.new_game(Settings.from_json(settings))
    state = engine.to_json(outcome.state)
    names = [member["name"] for member in state["crew"]]
    lines = [SETTINGS + json.dumps(settings), "", "Setup"]
    lines += _happenings(outcome.events, names, state)
    for choice in choices:
        decision = engine.decision(outcome.state)
        assert decision is not None
        option = engine.find_option(decision, choice)
        assert option is not None, choice
        outcome = engine.apply(outcome.state, option)
        asked = "" if decision.kind == "action" else f"[{decision.kind}] "
        who = names[decision.crew]
        lines.append(f"{CHOICE}{who}: {asked}{describe(choice)}")
        lines += _happenings(outcome.events, names, engine.to_json(outcome.state))
    return "\n".join(lines) + "\n"


def read(engine: Engine, text: str) -> tuple[Json, list[Json]]:
    """Return the settings and the choices that a transcript tells of, found by playing it."""
    lines = text.splitlines()
    settings = json.loads(lines[0].removeprefix(SETTINGS))
    state = engine.new_game(Settings.from_json(settings)).state
    choices = []
    for line in lines:
        if line.startswith(CHOICE):
            words = line.removeprefix(CHOICE).split(": ", 1)[1]
            decision = engine.decision(state)
            assert decision is not None, f"the game is over before: {line}"
            words = words.removeprefix(f"[{decision.kind}] ")
            options = [option for option in decision.to_json()["options"] if describe(option) == words]
            assert len(options) == 1, f"not one option, but {len(options)}: {line}"
            choices += options
            found = engine.find_option(decision, options[0])
            assert found is not None
            state = engine.apply(state, found).state
    return settings, choices


def _happenings(events: Any, names: list[str], after: Json) -> list[str]:
    lines: list[str] = []
    board: list[str] = []
    for event in events:
        form = event.to_json()
        if form["type"] == "turn":
            lines += ["", f"Turn {form['turn']}: {names[form['crew']]}"]
            board = _board(after)
        elif form["type"] not in ("chose", "phase"):
            lines.append("        " + _tell(form, names))
    return lines + board


def _tell(event: Json, names: list[str]) -> str:
    kind = event["type"]
    if kind == "card":
        return f"card {_value(event['card'])}: {_zone(event['from'], names)} -> {_zone(event['to'], names)}"
    if kind in ("cube", "action-token", "protection"):
        why = f" ({event['why']})" if "why" in event else ""
        return f"{kind}{why}: {_zone(event['from'], names)} -> {_zone(event['to'], names)}"
    if kind == "meeple":
        return f"{names[event['crew']]} goes: {event['from']} -> {event['to']}"
    if kind == "roll":
        return f"die: {event['value']} ({event['for']})"
    if kind == "action":
        return f"action spent, {event['left']} left"
    if kind == "token":
        return "token spent"
    if kind == "divert":
        return f"POWER DIVERTED from {event['room']}"
    if kind == "activate":
        return f"activated: {event['room']}"
    if kind == "seen":
        return f"seen on the {event['deck']}: {_value(event['cards'])}"
    if kind == "ordered":
        top, bottom = _value(event["top"]), _value(event["bottom"])
        return f"put back on the {event['deck']}: {top} ... {bottom}".rstrip()
    if kind == "damage-card":
        return f"DAMAGE: {_value(event['card'])}"
    if kind == "hit":
        return f"hit {event['room']}: {event['result']}"
    if kind == "hull-breach":
        return "HULL BREACH"
    assert kind == "over", event
    where = f" ({event['room']})" if event["room"] else ""
    winners = ", ".join(names[crew] for crew in event["winners"]) or "nobody"
    return f"GAME OVER: {'won' if event['won'] else 'lost'}, {event['reason']}{where}; winners: {winners}"


def _zone(zone: str, names: list[str]) -> str:
    kind, _, rest = zone.partition("/")
    return names[int(rest)] if kind in ("hand", "crew") else zone


def _board(state: Json) -> list[str]:
    lines = []
    for row in range(3):
        cells = []
        for place in range(3 * row, 3 * row + 3):
            room = state["rooms"][place]
            cubes = "".join("#" if cube else "." for cube in room["cubes"]) or "   "
            here = "".join(str(crew) for crew, member in enumerate(state["crew"]) if member["at"] == place)
            shields = "".join(f"+{owner}" for owner in room["protection"])
            marks = f"{'D' if room['diverted'] else ' '}{shields} {'@' + here if here else ''}"
            name = room["id"] if room["variant"] == "v1" else f"{room['id']}*"
            cells.append(f"{name:<14}{cubes}{marks:<12}")
        lines.append("  " + "".join(cells).rstrip())
    for crew, member in enumerate(state["crew"]):
        held = member["action_tokens"]
        tokens = f", {held} token{'s' if held > 1 else ''}" if held else ""
        cubes = f", {member['repair_cubes']} cubes held" if member["repair_cubes"] else ""
        shields = f", {member['protection_tokens']} shields held" if member["protection_tokens"] else ""
        pod = ", IN THE POD" if member["at"] == "pod" else ""
        cards = _counted(member["hand"])
        lines.append(f"  {crew} {member['name']}: {cards}{tokens}{cubes}{shields}{pod}")
    pile = state["resource_discard"]
    lines.append(
        f"  face up: {_value(state['face_up'])}; deck {len(state['resource_deck'])}, "
        f"discard {len(pile)}{' (' + _value(pile[:1]) + ' on top)' if pile else ''}, "
        f"damage cards {len(state['damage_deck'])}"
    )
    return lines


def _counted(cards: list[str]) -> str:
    counts = Counter(_value(card) for card in sorted(cards))
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in counts.items()) or "no cards"
