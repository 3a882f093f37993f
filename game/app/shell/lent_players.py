"""The players that the program lends to seats at which nobody sits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.bots.chances import is_compiled
from game.bots.lent.strength import Strength, command_of
from game.bots.lent.thinkers import Thinkers
from game.bots.players.plain_answer import PlainAnswer
from game.bots.players.rank_list import ADVISER as ADVISING
from game.bots.players.rank_list import Role, with_role
from game.bots.seat import BotSeat, Thinking, ThinkingPlace, seat_from_json
from game.play.seating import Makers
from game.play.seats import PersonSeat, Seat
from game.rules import Content

ADVISER = Strength(ADVISING, 0.7)
"""The player that advises: it answers after this many seconds, and better after as many more."""

REVIEW_SAMPLES = 48
"""Deals on which choices are judged by whoever looks back at a game; four times as many where the simulator
is compiled, and so much faster."""


class LentThinkers(ThinkingPlace, Protocol):
    """Declare where they think (`thinkers.Thinkers`)."""

    def prepare(self, strength: Strength) -> None:
        """Get ready before anybody asks."""

    def close(self) -> None:
        """Nobody will ask any more."""


class LentPlayers:
    """Makes their seats, and ends their processes.

    Args:
        content: everything that can be played.
        thinkers: who think; None for the program's own processes.
        own: folders of the player's own expansions.
    """

    def __init__(
        self, content: Content, thinkers: LentThinkers | None = None, own: Sequence[Path] = ()
    ) -> None:
        words = [word for folder in own for word in ("--own", str(folder))]
        self._thinkers = thinkers or Thinkers(
            PlainAnswer(content), lambda strength: [*command_of(strength), *words]
        )

    @property
    def makers(self) -> Makers:
        """Return what makes their seats again from saved games."""
        return {BotSeat.kind: self._again}

    def _again(self, form: Mapping[str, Any]) -> Seat:
        return self._ready(seat_from_json(form, self._thinkers))

    def seat(self, rank: str, captain_seconds: float) -> Seat:
        """Return a seat for a player of a rank, for a person where it is empty.

        Args:
            rank: of `RANKS`, or empty.
            captain_seconds: about how long the strongest one thinks about a turn.
        """
        if not rank:
            return PersonSeat()
        seconds = captain_seconds if rank == with_role(Role.TIMED) else None
        return self._ready(BotSeat(Strength(rank, seconds), self._thinkers))

    def _ready(self, seat: BotSeat) -> BotSeat:
        """Get the process of a seat ready, so that the first turn need not wait for it to start."""
        self._thinkers.prepare(seat.strength)
        return seat

    def advise(self, question: Mapping[str, Any]) -> Thinking:
        """Have the adviser think about a line of the protocol; never waits."""
        return self._thinkers.ask(ADVISER, question)

    def prepare_adviser(self) -> None:
        """Start the adviser's process before anybody asks."""
        self._thinkers.prepare(ADVISER)

    def review(self, question: Mapping[str, Any]) -> Thinking:
        """Have somebody look back at choices; never waits. The same question always gets the same answer."""
        samples = REVIEW_SAMPLES * (4 if is_compiled() else 1)
        return self._thinkers.ask(Strength(ADVISING, samples=samples), question)

    def close(self) -> None:
        """End every process."""
        self._thinkers.close()
