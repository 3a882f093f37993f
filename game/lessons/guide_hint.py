"""Hold what the captain of a guided game says: a kind, what it is about, and the choices that lead there."""

from __future__ import annotations

from dataclasses import dataclass

from game.lessons.guide_outlook import Way
from game.rules.protocol import OptionDict
from game.rules.states.state import State


@dataclass(frozen=True)
class Hint:
    """Hold what the captain says: his text is `guide-<kind>`.

    Args:
        kind: a topic, `missed-<topic>`, or a word of `guide.py` or `guide_onward.py`.
        room: id; empty for none.
        count: how many actions it takes; of cards or tokens where it is about them.
        line: the choices that lead there.
        cards: the ids of the Resource cards that are lacking then.
        goal: the id of the room that they are for, where `room` is another one; empty for none.
        then: what he says after it, of which these are the choices; None for nothing.
    """

    kind: str
    room: str = ""
    count: int = 0
    line: tuple[OptionDict, ...] = ()
    cards: tuple[str, ...] = ()
    goal: str = ""
    then: Hint | None = None

    @property
    def missed(self) -> bool:
        """Return whether it is about something that was left undone."""
        return self.kind.startswith("missed-")

    @property
    def walks(self) -> bool:
        """Return whether its choices begin with a move."""
        return bool(self.line) and self.line[0].get("do") == "move"


def hint_of(way: Way, state: State, kind: str = "") -> Hint:
    """Return what there is to say of a way.

    Args:
        way: to something that can be done this turn.
        state: any position of the game.
        kind: of the hint; empty for the way's topic.
    """
    content = state.table.content
    room = content.rooms[way.room].id if way.room is not None else ""
    goal, cards = way.nearest or (-1, ())
    names = tuple(content.resources[card].id for card in cards)
    return Hint(
        kind or way.topic, room, way.actions, way.line, names, content.rooms[goal].id if way.nearest else ""
    )
