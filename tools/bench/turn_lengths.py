"""Measure how long a turn takes to be shown at each pace, if nobody skips: the crew's moves and the storm
apart.

    python -m tools.bench.turn_lengths [GAMES]

Games of chance are played by the rules alone; what their events take to be shown is added up.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Sequence

from game.app.table.motion.beats import Beat, beats_of
from game.app.table.motion.pace import PACES, strikes
from game.play.session import Session, load_engine
from game.program_files import data_folder

GAMES = 40
ROWS = (("storm", False), ("moves", False), ("storm", True))
"""Sums of the table: the kind of time, and whether little moves."""


def turns(games: int) -> list[list[Beat]]:
    """Return the beats of every turn of so many games of chance."""
    engine = load_engine(data_folder())
    found: list[list[Beat]] = []
    for seed in range(games):
        chance = random.Random(seed)
        setup = {"players": 2 + seed % 3, "difficulty": engine.content.usual, "seed": seed}
        session = Session.new(setup, engine)
        beats: list[Beat] = []
        while session.decision is not None:
            turn = session.state["turn"]
            beats += beats_of(session.apply(chance.choice(session.decision["options"])))
            if session.state["turn"] != turn:
                found.append(beats)
                beats = []
    return found


def seconds(turn: Sequence[Beat], pace: str, part: str, reduced: bool = False) -> float:
    """Return how long a part of a turn takes.

    Args:
        turn: its beats.
        pace: by its name.
        part: `storm`, or `moves` for all else.
        reduced: whether little moves.
    """
    chosen = (beat for beat in turn if (strikes(beat) or beat.effect == "damage") is (part == "storm"))
    return sum(PACES[pace].length(beat, reduced) for beat in chosen) / 1000


def table(played: Sequence[Sequence[Beat]]) -> str:
    """Return the lengths as lines: the median turn and the longest one."""
    lines = [f"{len(played)} turns; seconds: median, longest"]
    for pace in PACES:
        for part, reduced in ROWS:
            lengths = [seconds(turn, pace, part, reduced) for turn in played]
            note = " (little moves)" if reduced else ""
            lines.append(f"{pace:7} {part}{note:16} {statistics.median(lengths):6.1f} {max(lengths):6.1f}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table(turns(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)))
