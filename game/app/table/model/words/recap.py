"""Read what has happened since somebody's last turn, read from the log: what others did, what struck.
Pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model.recent import LoggedChoice
from game.rules.event_dicts import ChoseDict, EventDict, TurnDict
from game.rules.protocol import StateDict


@dataclass(frozen=True)
class Strike:
    """One turn: what its crew member did, where that is somebody else, and what struck at its end.

    Attributes:
        turn, crew: which turn, and whose.
        card: the Damage card; None where there was none left and the Hull Breach was rolled for (R-17).
        rooms: every room that was hit, in order, what came of it, `cube` or `protected`, and how many cubes
            it had left then.
        lost: Resource cards that the Hull Breach cost.
        choices: the events of each choice of the turn; none of the reader's own turns.
        struck: whether anything struck; nothing does in a deserter's turn (R-32).
    """

    turn: int
    crew: int
    card: Any = None
    rooms: tuple[tuple[str, str, int], ...] = ()
    lost: int = 0
    choices: tuple[tuple[EventDict, ...], ...] = ()
    struck: bool = True


def struck_since(log: Sequence[LoggedChoice], crew: Collection[int], state: StateDict) -> tuple[Strike, ...]:
    """Return what happened from the beginning of somebody's last turn until now, the latest last.

    Where they have not had one yet it is all since the first turn began: what strikes while the ship is set
    up is laid out before everybody's eyes.

    Args:
        log: of the game, from its beginning or from where it was loaded.
        crew: the crew members that this person plays; all of them in solo (R-28).
        state: of the game now, in their turn.
    """
    turn, left = state["turn"], _left_after(log, state)
    found: dict[int, Strike] = {}
    now: tuple[int, int] | None = None
    striking = False
    for n, entry in enumerate(log):
        if now is None and n and entry.turn > 1:
            # The game was loaded in the middle of this turn.
            now = (entry.turn, entry.crew)
        for number, begins, events in _turns_of(entry.events):
            if begins is not None:
                now, striking = (begins["turn"], begins["crew"]), False
                if begins["crew"] in crew and begins["turn"] < turn:
                    found.clear()
            if now is None:
                continue
            own = _own(events, now[1], bool(number))
            if own and now[1] not in crew and now[0] < turn:
                told = found.get(now[0]) or Strike(*now, struck=False)
                found[now[0]] = replace(told, choices=(*told.choices, own))
            for event in events:
                striking = _struck(found, now, event, striking, left)
    return tuple(found[number] for number in sorted(found))


def _turns_of(events: Sequence[EventDict]) -> Iterable[tuple[int, TurnDict | None, list[EventDict]]]:
    """Yield the parts of a choice's events that belong to one turn each: its number, what began the turn, and
    what happened in it."""
    parts: list[tuple[TurnDict | None, list[EventDict]]] = [(None, [])]
    for event in events:
        if event["type"] == "turn":
            parts.append((event, []))
        else:
            parts[-1][1].append(event)
    for number, (begins, part) in enumerate(parts):
        yield number, begins, part


def _own(events: Sequence[EventDict], crew: int, later: bool) -> tuple[EventDict, ...]:
    """Return what somebody brought about, without what strikes after it.

    Args:
        events: of one turn, from one choice.
        crew: whose turn it is.
        later: the turn began within the choice: only a deserter's is played without one of their own (R-32).
    """
    ends = (n for n, event in enumerate(events) if event["type"] == "phase")
    own = tuple(events[: next(ends, len(events))])
    if not later:
        return own if own and own[0]["type"] == "chose" else ()
    if not any(event["type"] == "roll" for event in own):
        return ()
    chose: ChoseDict = {
        "type": "chose", "crew": crew, "kind": "", "ask": "", "source": None, "action": None, "option": {},
    }  # fmt: skip
    return (chose, *own)


def _left_after(log: Sequence[LoggedChoice], state: StateDict) -> dict[int, int]:
    """Return how many cubes a room had left after each hit, by the identity of its event.

    Told back from the present: what the crew has repaired since then does not count.
    """
    cubes = {room["id"]: sum(room["cubes"]) for room in state["rooms"]}
    left: dict[int, int] = {}
    for entry in reversed(log):
        for event in reversed(entry.events):
            if event["type"] == "cube":
                for place, count in ((event["from"], 1), (event["to"], -1)):
                    if place.startswith("room/"):
                        cubes[place.split("/")[1]] += count
            elif event["type"] == "hit":
                # The cube goes after the hit.
                left[id(event)] = cubes[event["room"]] - (event["result"] == "cube")
    return left


def _struck(
    found: dict[int, Strike],
    now: tuple[int, int],
    event: EventDict,
    striking: bool,
    left: Mapping[int, int],
) -> bool:
    """Add what an event tells of a storm to its turn; tell whether it goes on striking."""
    before = found.get(now[0]) or Strike(*now)
    if event["type"] == "damage-card":
        found[now[0]] = replace(before, card=event["card"], struck=True)
    elif event["type"] == "roll" and event["for"] == "hull-breach":
        found[now[0]] = replace(before, struck=True)
    elif event["type"] == "hit" and striking:
        found[now[0]] = replace(
            before, rooms=(*before.rooms, (event["room"], event["result"], left[id(event)]))
        )
    elif event["type"] == "card" and striking and event["to"] == "discard":
        found[now[0]] = replace(before, lost=before.lost + 1)
    return (
        striking
        or event["type"] == "damage-card"
        or (event["type"] == "roll" and event["for"] == "hull-breach")
    )
