"""What has struck since somebody's last turn, read from the log. Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model.recent import LoggedChoice


@dataclass(frozen=True)
class Strike:
    """What struck at the end of one turn.

    Attributes:
        turn, crew: which turn, and whose.
        card: the Damage card; None where there was none left and the Hull Breach was rolled for (R-17).
        rooms: every room that was hit, in order, and what came of it: `cube` or `protected`.
        lost: Resource cards that the Hull Breach cost.
    """

    turn: int
    crew: int
    card: Any = None
    rooms: tuple[tuple[str, str], ...] = ()
    lost: int = 0


def struck_since(log: Iterable[LoggedChoice], crew: Collection[int], turn: int) -> tuple[Strike, ...]:
    """Return what struck from the beginning of somebody's last turn until now, the latest last.

    Where they have not had one yet it is all that struck since the first turn began: what strikes while the
    ship is set up is laid out before everybody's eyes.

    Args:
        log: of the game, from its beginning or from where it was loaded.
        crew: the crew members that this person plays; all of them in solo (R-28).
        turn: the number of the present turn, which is theirs.
    """
    found: list[Strike] = []
    now: tuple[int, int] | None = None
    striking: Strike | None = None
    for n, entry in enumerate(log):
        if now is None and n and entry.turn > 1:
            # The game was loaded in the middle of this turn.
            now = (entry.turn, entry.crew)
        for event in entry.events:
            kind = event["type"]
            if kind == "turn":
                now = (event["turn"], event["crew"])
                if event["crew"] in crew and event["turn"] < turn:
                    found.clear()
                striking = None
            elif now is None:
                continue
            elif kind == "damage-card":
                striking = Strike(*now, event["card"])
            elif kind == "roll" and event["for"] == "hull-breach":
                striking = Strike(*now)
            elif kind == "hit" and striking is not None:
                striking = replace(striking, rooms=(*striking.rooms, (event["room"], event["result"])))
            elif kind == "card" and striking is not None and event["to"] == "discard":
                striking = replace(striking, lost=striking.lost + 1)
            else:
                continue
            if striking is not None:
                if found and found[-1].turn == striking.turn:
                    found.pop()
                found.append(striking)
    return tuple(found)
