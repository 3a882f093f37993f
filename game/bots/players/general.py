"""A player for any content: it tries what can be done in the rules themselves and rates how things stand.

It knows no room and no action. It is slower and weaker than a player that has a simulator of the game, and
stands in where there is none: rooms and expansions of somebody's own.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

from game.bots.players.player import Choice
from game.bots.players.sampling import deal_hidden, state_of
from game.bots.players.why_of import why_of
from game.rules import Content, ContentError, Engine, Option, Settings, State, StateError
from game.rules.protocol import DecisionDict, OptionDict, ViewDict
from game.rules.states.packed_hands import cards, size
from game.rules.states.state import POD

TRIED = 24
"""Number of answers that are tried to a question that follows an action."""
STEPS = (1.0, 0.55, 0.35, 0.2, 0.1)
"""Worth of a room by the number of moves to it, from 0 on."""


class GeneralPlayer:
    """Rates what an action leads to by what every content has: power, cubes, cards, ways.

    Args:
        content: everything that can be played.
        seed: of the chance with which hidden cards are dealt for trying.
        engine: the rules bound to that, where somebody has them: to bind takes as long as a frame.
    """

    def __init__(self, content: Content, seed: int = 0, engine: Engine | None = None) -> None:
        self._engine = Engine(content) if engine is None else engine
        self._seed = seed

    def choose(self, view: ViewDict, decision: DecisionDict) -> Choice:
        """Answer a decision."""
        options = decision["options"]
        if len(options) == 1:
            return Choice(options[0])
        content = self._engine.content_of(Settings.from_json({**view["settings"], "seed": 0}))
        tried = self._tried(view, decision)
        if tried is None:
            tried = [shape_worth(view, option, content) for option in options]
        best = options[_best(tried)]
        return Choice(best, why_of(view, decision, best, content))

    def _tried(self, view: ViewDict, decision: DecisionDict) -> list[float] | None:
        """Return what every option leads to; None where the question cannot be put again from the view
        alone."""
        settings = Settings.from_json({**view["settings"], "seed": self._seed})
        content = self._engine.content_of(settings)
        hidden = deal_hidden(view, content, random.Random(self._seed))
        try:
            state = self._engine.from_json(state_of(view, hidden, self._seed))
        except StateError:
            return None
        asked = self._engine.decision(state)
        if asked is None or asked.kind != decision["kind"] or asked.crew != decision["crew"]:
            return None
        found = [self._engine.find_option(asked, option) for option in decision["options"]]
        if any(option is None for option in found):
            return None
        return [self._leads_to(state, option) for option in found if option is not None]

    def _leads_to(self, state: State, option: Option) -> float:
        """The worth after an option, with the best answer to a question that it puts to the same player; the
        least where its steps have a mistake, so that it is chosen last."""
        try:
            return self._worth_after(state, option)
        except ContentError:
            return -math.inf

    def _worth_after(self, state: State, option: Option) -> float:
        after = self._engine.apply(state, option).state
        asked = self._engine.decision(after)
        if asked is None or after.turn != state.turn or after.phase != state.phase:
            return worth(after, state.active)
        menu = self._engine.decision(state)
        if menu is not None and asked.question is menu.question:
            return worth(after, state.active)
        options: Sequence[Option] = asked.options
        step = max(1, len(options) // TRIED)
        return max(worth(self._engine.apply(after, answer).state, state.active) for answer in options[::step])


def _best(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)


def worth(state: State, who: int) -> float:
    """Return how well a game stands, as far as everybody at the table can see.

    Args:
        state: the game.
        who: whose way and cards count most.
    """
    if state.result is not None:
        return 1000.0 if state.result.won else -1000.0
    table = state.table
    content = table.content
    rooms = [room for room in table.rooms if room != content.centre]
    done = sum(state.diverted[room] for room in rooms)
    value = 30.0 * done + 0.6 * sum(state.action_tokens) + 0.5 * sum(state.repair_cubes)
    value += 0.04 * len(state.deck) + sum(1.5 * len(state.protection[room]) for room in rooms)
    for room in rooms:
        cubes, full = state.cubes[room].bit_count(), len(content.rooms[room].repair)
        value -= (12.0, 4.0, 1.0)[cubes] if cubes < min(3, full) else 0.0
        value += 0.8 * cubes / max(1, full) if not state.diverted[room] else 0.0
    for crew, place in enumerate(state.at):
        if place != POD:
            value += (1.0 if crew == who else 0.5) * _prospects(state, crew, rooms, done == len(rooms))
    return value


def _prospects(state: State, crew: int, rooms: Iterable[int], all_done: bool) -> float:
    """Return what a crew member's cards are good for from where they stand."""
    table = state.table
    content = table.content
    place = state.at[crew]
    if all_done:
        return 20.0 * STEPS[_steps(state, place, content.centre)]
    hand = state.hands[table.hand_of[crew]]
    held = list(cards(hand))
    wild = sum(content.resources[card].wild for card in held)
    best = 0.0
    for room in rooms:
        near = STEPS[min(_steps(state, place, room), len(STEPS) - 1)]
        track, full = content.rooms[room].repair, table.full[room]
        open_spaces = [track[n] for n in range(len(track)) if not state.cubes[room] >> n & 1]
        fits = sum(space in held for space in open_spaces) + (wild if open_spaces else 0)
        urgent = 8.0 if state.cubes[room] == 0 else 3.0 if len(open_spaces) > 1 else 1.0
        best = max(best, near * urgent * min(2, fits))
        if not state.diverted[room]:
            purse, missing = list(held), 0
            for card in content.rooms[room].divert:
                if card in purse:
                    purse.remove(card)
                else:
                    missing += 1
            ready = (18.0, 8.0, 3.0, 1.0)[min(3, max(0, missing - wild))]
            whole = state.cubes[room] == full
            best = max(best, ready * (near if whole else 0.5 * near))
    return best + 0.8 * min(6, size(hand)) + 0.6 * wild


def _steps(state: State, one: int, other: int) -> int:
    here, there = state.table.position[one], state.table.position[other]
    return abs(here // 3 - there // 3) + abs(here % 3 - there % 3)


def shape_worth(view: ViewDict, option: OptionDict, content: Content) -> float:
    """Return what an option is worth by what it is made of: cards that are needed, rooms in danger, crew with
    cards.

    Args:
        view: VIEW.
        option: OPTION of a question about anything.
        content: that of the game.
    """
    ids = {item.id: item for item in content.resources}
    cards_of = {room.id: room for room in content.rooms}
    rooms = {room["id"]: room for room in view["rooms"]}
    wanted: dict[str, float] = {}
    for room_id, room in rooms.items():
        card = cards_of[room_id]
        for n, space in enumerate(card.repair):
            if n < len(room["cubes"]) and not room["cubes"][n]:
                key = content.resources[space].id
                wanted[key] = wanted.get(key, 0.0) + 0.5
        for space in () if room["diverted"] else card.divert:
            key = content.resources[space].id
            wanted[key] = wanted.get(key, 0.0) + 0.3

    def rated(value: object, name: str) -> float:
        if isinstance(value, str) and value in ids:
            worth_of = 4.0 if ids[value].wild else wanted.get(value, 0.0)
            return -worth_of if name in ("give", "card") else worth_of
        if isinstance(value, str) and value in rooms:
            return 3.0 - sum(rooms[value]["cubes"]) if rooms[value]["cubes"] else 0.5
        if isinstance(value, bool):
            return 0.0
        if isinstance(value, int) and name not in ("slot",) and 0 <= value < len(view["crew"]):
            return 0.1 * len(view["crew"][value]["hand"])
        if isinstance(value, list) and value:
            return sum(rated(item, "") / (n + 1) for n, item in enumerate(value))
        return 0.0

    total = sum(rated(value, name) for name, value in option.items())
    if option.get("take") == "deck":
        total += sum(wanted.values()) / max(1, len(wanted))
    return total
