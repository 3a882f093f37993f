"""Say what came of a flight, as a few lines of plain text to paste: no cards, no dice. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.content import Content
from game.rules.events import Diverted
from game.rules.gamecode import encode
from game.rules.history import History
from game.rules.states.state import Result
from game.wording import Catalogue, settings_words

NEVER = "\u2b1b"
"""A room whose power was never diverted: a black square."""
LOST = "\u274c"
"""The ship was lost: a cross mark."""


@dataclass(frozen=True)
class FlightResult:
    """Hold what came of a flight up to now.

    Args:
        difficulty: id.
        rooms: which variants: `v1`, `v2`, `mixed` or `pick`.
        expansions: ids of those in the game, those that come by themselves too.
        no_counting: whether hidden cards are not counted.
        players: how many.
        crew: how many crew members.
        diverted: ids of the rooms whose power was diverted, in that order.
        signs: theirs, likewise.
        goal: how many rooms there are to divert.
        turn: the last one.
        cards: left in the Resource deck.
        won: whether the ship was rescued; None while the flight goes on.
        code: the game code; None if no code can say it.
    """

    difficulty: str
    rooms: str
    expansions: tuple[str, ...]
    no_counting: bool
    players: int
    crew: int
    diverted: tuple[str, ...]
    signs: tuple[str, ...]
    goal: int
    turn: int
    cards: int
    won: bool | None
    code: str | None

    @property
    def status(self) -> str:
        """Return how it stands: `playing`, `won` or `lost`."""
        return "playing" if self.won is None else "won" if self.won else "lost"


def flight_result(history: History) -> FlightResult:
    """Return what came of a flight up to now, without what was undone.

    Args:
        history: of the flight: a session's, or what `flight_line.fly` gives for a line of the log.
    """
    state, given = history.state, history.settings
    content, settings = state.table.content, state.table.settings
    result: Result | None = state.result
    diverted = _diverted(history, content)
    return FlightResult(
        difficulty=settings.difficulty,
        rooms=settings.rooms if isinstance(settings.rooms, str) else "pick",
        expansions=tuple(one.id for one in content.present),
        no_counting=settings.no_counting,
        players=settings.players,
        crew=len(state.table.crew),
        diverted=tuple(content.rooms[room].id for room in diverted),
        signs=tuple(content.rooms[room].sign for room in diverted),
        goal=sum(room != content.centre for room in content.ship),
        turn=state.turn,
        cards=len(state.deck),
        won=None if result is None else result.won,
        code=None if given is None else encode(history.engine, given),
    )


def _diverted(history: History, content: Content) -> list[int]:
    """Return the rooms in the order of diverting; first those that a position began with."""
    steps = history.steps
    indices = {room.id: index for index, room in enumerate(content.rooms)}
    found = [room for room in content.ship if steps[0].state.diverted[room]]
    for step in steps[1:]:
        found += [indices[event.room] for event in step.events if isinstance(event, Diverted)]
    return found


def settings_line(texts: Catalogue, result: FlightResult) -> str:
    """Return what the flight was set up with, in one line.

    Args:
        texts: the catalogue.
        result: of the flight.
    """
    words = settings_words(texts, result.difficulty, result.rooms, result.expansions, result.no_counting)
    # who plays alone has an expansion that says so
    return words if result.players == 1 else f"{words} · {texts('flight-crew', count=result.crew)}"


def outcome_line(texts: Catalogue, result: FlightResult) -> str:
    """Return how the flight ended, or how it stands, in one line.

    Args:
        texts: the catalogue.
        result: of the flight.
    """
    told = texts(f"flight-{result.status}", turn=result.turn)
    if result.won is None:
        rest = texts("ships-power", count=len(result.diverted), goal=result.goal)
    else:
        rest = texts("records-cards", count=result.cards)
    return f"{told} · {rest}"


def signs_line(result: FlightResult) -> str:
    """Return a sign for each room, in the order of diverting, and a cross behind them for a ship lost."""
    signs = "".join(result.signs) + NEVER * (result.goal - len(result.signs))
    return signs + LOST if result.won is False else signs


def result_text(texts: Catalogue, result: FlightResult) -> str:
    """Return the text to paste.

    Args:
        texts: the catalogue of the player's language.
        result: of the flight.

    Returns:
        Three or four lines: the settings, a sign for each room, turn and cards, the game code.
    """
    lines = [
        texts("result-head", settings=settings_line(texts, result)),
        signs_line(result),
        outcome_line(texts, result),
    ]
    return "\n".join([*lines, result.code] if result.code else lines)
