"""Plays the whole games that the window's tests repeat by hand: `python -m tests.play.record`.

A crew that sees every deck and every roll to come looks for a way to each ending. No forced dice: the
games come out the same from the setup screen.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import Content, Engine, Settings
from game.rules.states import packed_hands
from game.rules.states.state import State

GAMES = Path(__file__).parent / "games"
WIDTH = 70
"""How many positions are kept after every choice."""
FORESIGHT = 10
MOST_OPTIONS = 16

Line = tuple[float, State, tuple[Any, ...]]


class Judge:
    """Says how good a position is for a crew that wants to win, to lose a room, or to run out of cards."""

    def __init__(self, content: Content, aim: str) -> None:
        self.aim = aim
        self.rooms = content.rooms
        self.damage = content.damage
        self.core = content.centre
        self.wild = next(n for n, resource in enumerate(content.resources) if resource.wild)

    def value(self, state: State) -> float:
        """Higher is better."""
        if state.result is not None:
            if state.result.reason == {"won": "energy-core", "destroyed": "room-destroyed"}.get(
                self.aim, "deck-empty"
            ):
                return 1e6 - state.turn
            return -1e6 + state.turn
        if self.aim == "destroyed":
            return float(state.turn) - 3 * sum(map(int.bit_count, state.cubes))
        value = 0.3 * sum(state.action_tokens) + 0.01 * state.actions_left
        value -= self._danger(state)
        if self.aim == "emptied":
            return value - 2 * len(state.deck)
        value += 60 * sum(state.diverted) + 0.25 * len(state.deck)
        left = 0
        for room in state.table.rooms:
            if room == self.core or state.diverted[room]:
                continue
            left += 1
            value += max(self._readiness(state, crew, room) for crew in state.table.crew)
        if not left:
            home = state.table.position[self.core]
            value += 40 - 8 * min(_steps(at, home) for at in state.at)
        for hand in state.hands:
            held = packed_hands.size(hand)
            value += 0.8 * min(6, held) + 1.2 * packed_hands.count(hand, self.wild)
        return value

    def _danger(self, state: State) -> float:
        """How soon and how surely the coming Damage cards destroy something."""
        left = [
            state.cubes[room].bit_count() + len(state.protection[room]) for room in range(len(self.rooms))
        ]
        danger = 0.0
        for turn, card in enumerate(state.damage_deck[:FORESIGHT]):
            for room in self.damage[card].rooms:
                left[room] -= 1
                if left[room] < 0:
                    danger += 30.0 / (1 + turn) + 3
        for room in state.table.rooms:
            if room != self.core:
                danger += (0, 1.0, 3.0, 8.0)[3 - state.cubes[room].bit_count()] * (
                    0.5 if state.damage_deck else 0.1
                )
        return danger

    def _readiness(self, state: State, crew: int, room: int) -> float:
        hand = state.hands[crew % len(state.hands)]
        cost = self.rooms[room].divert
        have = sum(min(packed_hands.count(hand, kind), cost.count(kind)) for kind in set(cost))
        have = min(3, have + packed_hands.count(hand, self.wild))
        value = (0.0, 1.5, 5.0, 14.0)[have]
        if have == 3:
            value += 6 - 1.5 * _steps(state.at[crew], state.table.position[room])
            value -= 2.0 * (3 - state.cubes[room].bit_count())
        return value


def _steps(a: int, b: int) -> int:
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3)


def search(engine: Engine, setup: dict[str, Any], aim: str) -> tuple[State, tuple[Any, ...]]:
    """Keep the best few positions after every choice until one of them is the end looked for."""
    judge = Judge(engine.content, aim)
    start = engine.new_game(Settings.from_json(setup)).state
    now: list[Line] = [(0.0, start, ())]
    waiting: list[Line] = []
    turn = start.turn
    while True:
        reached: dict[Any, Line] = {}
        for _, state, choices in now:
            decision = engine.decision(state)
            options = decision.options if decision is not None else ()
            if decision is not None and decision.kind != "action" and len(options) > MOST_OPTIONS:
                options = options[:: len(options) // MOST_OPTIONS + 1]
            for option in options:
                after = engine.apply(state, option).state
                line = (judge.value(after), after, (*choices, option))
                if after.result is not None and line[0] > 1e5:
                    return after, line[2]
                if after.result is None:
                    reached.setdefault(_same(after), line)
        lines = sorted(reached.values(), key=_value, reverse=True)
        waiting += [line for line in lines if line[1].turn != turn]
        now = [line for line in lines if line[1].turn == turn][:WIDTH]
        if not now:
            if not waiting:
                raise LookupError("every game ends otherwise")
            now, waiting, turn = sorted(waiting, key=_value, reverse=True)[:WIDTH], [], turn + 1


def _value(line: Line) -> float:
    return line[0]


def _same(state: State) -> tuple[Any, ...]:
    """Positions that are the same for all that is to come."""
    return (
        state.cubes, state.diverted, state.at, state.hands, state.action_tokens, state.deck, state.face_up,
        state.damage_deck, state.active, state.phase, state.actions_left, state.rng, state.stack,
    )  # fmt: skip


PLANS: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "won": ({"players": 2, "difficulty": "easy", "names": ["Mara", "Joon"]}, (2, 0)),
    "destroyed": (
        {"players": 4, "difficulty": "veteran", "names": ["Mara", "Joon", "Teo", "Ines"]},
        (0, 1, 2, 3),
    ),
    "emptied": ({"players": 3, "difficulty": "realist", "names": ["Mara", "Joon", "Teo"]}, (3, 1, 0)),
}


def main(say: Callable[[str], None] = print) -> None:
    """Look for each ending, one seed after the other, and write the games down."""
    engine = load_engine(data_folder())
    GAMES.mkdir(exist_ok=True)
    for name, (settings, colours) in PLANS.items():
        for seed in range(1, 40):
            setup = {**settings, "seed": seed, "first": 0}
            try:
                state, options = search(engine, setup, name)
            except LookupError:
                say(f"{name}: not with seed {seed}")
                continue
            choices = [engine.option_to_json(option) for option in options]
            game = {"settings": setup, "colours": list(colours), "choices": choices}
            text = json.dumps(game, separators=(",", ":"))
            (GAMES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            say(f"{name}: seed {seed}, turn {state.turn}, {len(choices)} choices")
            break


if __name__ == "__main__":
    main()
