"""A turn of a flight as it is kept to be flown again, and the same turn with its position played out anew."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.bots.film.reckoning import Reviewed
from game.bots.film.stretches import Stretch, stretches
from game.play.foresight import foresee
from game.play.session import Session
from game.rules import ContentError, Engine
from game.rules.flight_line import FlightLineError, flight_line, fly
from game.rules.history import History
from game.rules.protocol import OptionDict
from game.storage.logbook.kept_turns import KeptTurn
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class FlownWay:
    """A way in which a turn was flown.

    Args:
        session: the game up to where the turn ends.
        parts: what was chosen in the turn, cut where something was revealed.
    """

    session: Session
    parts: tuple[Stretch, ...]


@dataclass(frozen=True, eq=False)
class TurnToFly:
    """A turn to fly again, where it began.

    Args:
        kept: the turn.
        session: the game up to there, with a person in every seat; what came after is not in it.
        then: the way in which it was flown then, up to its end where that is known.
        own: it is known to be the player's, also once it has left the list; others come with the game.
    """

    kept: KeptTurn
    session: Session
    then: FlownWay
    own: bool = False

    @property
    def stretch(self) -> Stretch:
        """Return what was known and asked where the turn began, and what was chosen then."""
        return self.then.parts[0]

    @property
    def best(self) -> tuple[OptionDict, ...]:
        """Return what the captain would have chosen."""
        return tuple(dict(option) for option in self.kept.best)


def kept_turn(
    history: History, stretch: Stretch, found: Reviewed, names: Sequence[str] = ()
) -> KeptTurn | None:
    """Return the form of a turn to keep; None where no flight line can hold it.

    Args:
        history: of the whole game.
        stretch: the choices by which much was given away.
        found: what was found of them.
        names: of the crew; none for a turn that is nobody's.
    """
    until = history.branch()
    until.seek(turn_end(history, stretch.first))
    try:
        line = flight_line(until.branch())
    except FlightLineError as error:
        log_suppressed(_log, "keep a turn to fly again", error)
        return None
    difficulty = history.state.table.settings.difficulty
    numbers = stretch.first, stretch.turn, stretch.crew
    return confirmed(KeptTurn(line, *numbers, difficulty, 0, 0, (), tuple(names)), found)


def turn_end(history: History, first: int) -> int:
    """Return how many choices have been made when a turn ends: the last of its own is counted.

    Args:
        history: of the game.
        first: how many choices lie before some place of the turn.
    """
    steps = history.steps
    turn = steps[first].state.turn
    return next((at for at in range(first + 1, len(steps)) if steps[at].state.turn != turn), len(steps) - 1)


def parts_of(session: Session, first: int) -> tuple[Stretch, ...]:
    """Return what was chosen from a place to the end of its turn, cut where something was revealed.

    Args:
        session: the game, up to the end of the turn or some place in it.
        first: how many choices lie before the place.
    """
    cut = [one for one in stretches(session.engine, session.history.steps) if one.first >= first]
    return tuple(one for one in cut if one.turn == cut[0].turn)


def tried(session: Session, first: int, last: OptionDict) -> FlownWay:
    """Return the way in which a turn was flown up to one choice before its end, with that choice.

    Args:
        session: the game before the last choice; it stays as it is.
        first: how many choices lie before the turn.
        last: the choice.
    """
    whole = session.history.branch()
    whole.apply(last)
    ended = Session(session.engine, whole)
    return FlownWay(ended, parts_of(ended, first))


def ends_turn(session: Session, option: OptionDict) -> bool:
    """Tell whether a choice ends the turn, or the game with it.

    Args:
        session: the game before the choice.
        option: one that is offered.
    """
    asked = session.pending
    found = session.engine.find_option(asked, dict(option)) if asked is not None else None
    if found is None:
        return False
    try:
        state = session.engine.apply(session.game, found).state
        return state.turn != session.game.turn or session.engine.decision(state) is None
    except ContentError:  # it cannot be done, and is refused like that when it is chosen
        return False


def confirmed(kept: KeptTurn, found: Reviewed) -> KeptTurn:
    """Return a turn with what was found of it when it was looked at again."""
    points, margin = round(100 * found.missed), max(1, round(100 * found.missed_margin))
    return replace(kept, points=points, margin=margin, best=found.best)


def turn_to_fly(engine: Engine, kept: KeptTurn) -> TurnToFly | None:
    """Play a turn's flight again up to where it began; None where it is no turn of that flight.

    Args:
        engine: the rules.
        kept: the turn.

    Raises:
        FlightLineError: the line holds no flight that can be flown here.
    """
    whole = Session(engine, fly(engine, kept.line, kept.names or None))
    if kept.at >= whole.history.length:
        return None
    parts = parts_of(whole, kept.at)
    if not parts or parts[0].first != kept.at or parts[-1].last != whole.history.length:
        return None
    if (parts[0].turn, parts[0].crew) != (kept.turn, kept.crew):
        return None
    session = whole.branch(None)
    session.seek(kept.at)
    session = session.branch(None)
    if len(foresee(engine, session.game, kept.best)) != len(kept.best):
        return None
    return TurnToFly(kept, session, FlownWay(whole, parts))
