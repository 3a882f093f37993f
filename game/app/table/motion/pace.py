"""Compute how fast everything is shown: the one place that tells it, for the crew's own moves, the storm and
words.

What hands do is known before it moves, so it may be quick. What strikes is news: it has a measure of its own,
and keeps it where little moves, for it is to be read and not only seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.effects import Effect
from game.app.table.motion.beats import Beat, beats_of
from game.rules.event_dicts import EventDict

FIRST = "slow"
"""The pace of players who have not chosen one yet."""
REDUCED_MS = 120.0
"""Length of a beat in ms where little moves; the storm's beats keep theirs."""
STORM = frozenset((Effect.OPEN, Effect.HIT, Effect.SHIELD, Effect.CRITICAL))
"""Effects that tell what strikes."""
READ = frozenset((Effect.POD,))
"""Effects of words: they stand as long where little moves."""
LETTER_MS, WORDS_MS = 45.0, 1400.0
"""Time in ms to read words: for each letter, and the least."""


@dataclass(frozen=True)
class Pace:
    """Hold how much longer than designed everything takes.

    Attributes:
        moves: what the crew does: cards, meeples, dice.
        storm: what strikes: the Damage card that lies open, every room that it hits, every card that is lost.
    """

    moves: float
    storm: float

    def length(self, beat: Beat, reduced: bool = False) -> float:
        """Return how many ms a beat lasts.

        Args:
            beat: of the events shown.
            reduced: little moves; what strikes stands as long as it would otherwise.
        """
        if not beat.ms:
            return 0.0
        short = reduced and not strikes(beat) and beat.effect not in READ
        return (REDUCED_MS if short else beat.ms) * self.factor(beat)

    def factor(self, beat: Beat) -> float:
        """Return how much longer than designed a beat lasts."""
        return self.storm if strikes(beat) else self.moves

    def words(self, text: str) -> float:
        """Return how many ms words stand that pass by themselves; 0 where nothing is shown in passing."""
        return self.moves * max(WORDS_MS, LETTER_MS * len(text))

    def show(self, events: Sequence[EventDict], reduced: bool = False) -> float:
        """Return how many ms it takes to show events, if nobody skips them."""
        return sum(self.length(beat, reduced) for beat in beats_of(events))


PACES = {
    "off": Pace(0.0, 0.0),
    "fast": Pace(0.5, 1.0),
    "normal": Pace(1.0, 2.0),
    "slow": Pace(1.7, 3.2),
}
"""The paces by their names in the settings."""


def pace_of(speed: str | float | Pace) -> Pace:
    """Return a pace by its name in the settings, or one at which everything takes so many times as long.

    Args:
        speed: `off`, `fast`, `normal` or `slow`; empty: not chosen yet (`FIRST`); a factor; or a pace, which
            is returned.
    """
    if isinstance(speed, Pace):
        return speed
    return PACES[speed or FIRST] if isinstance(speed, str) else Pace(speed, speed)


def strikes(beat: Beat) -> bool:
    """Tell whether a beat shows what strikes: a card's rooms, the roll of the Hull Breach, cards that it
    costs."""
    if beat.effect is Effect.DIE:
        return bool(beat.about.get("for") == "hull-breach")
    return beat.effect in STORM or any(flight.path == "blown" for flight in beat.flights)
