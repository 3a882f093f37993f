"""Tell what happened in a game, counted from its events. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.app.table.model.pod_story import PodStory, pod_story
from game.app.table.model.recent import LoggedChoice
from game.app.table.model.table_keys import of_zone
from game.rules.event_dicts import CardDict, CubeDict, EventDict
from game.rules.protocol import StateDict


@dataclass
class Deeds:
    """Hold what one crew member did: numbers of turns, moves, cubes put back, ..."""

    turns: int = 0
    moves: int = 0
    repairs: int = 0
    diverts: int = 0
    shares: int = 0
    scavenges: int = 0
    activations: int = 0
    tokens: int = 0


@dataclass(frozen=True)
class Moment:
    """The ship at the end of a turn; turn 0 is the start.

    Args:
        turn: its number.
        diverted: rooms diverted so far.
        missing: repair spaces without a cube.
        deck: resource cards left.
        rooms_hit: rooms named on the turn's damage card; 0 if none was drawn.
        breach: whether the Hull Breach was rolled for.
    """

    turn: int
    diverted: int
    missing: int
    deck: int
    rooms_hit: int = 0
    breach: bool = False


@dataclass(frozen=True, eq=False)
class Story:
    """A whole game, counted once: each is equal to itself alone.

    Args:
        deeds: by seat.
        moments: the start and the end of every turn.
        diverts: turn, room and crew of every divert, in order.
        criticals: turn and room whenever a room lost its last cube and was not destroyed before it had one
            again.
        turns: how many turns were played.
        cards_torn: how many cards the last Hull Breach roll tore from the deck; 0 if the game did not end so.
        pod: the deserter's part, None where nobody left the ship.
    """

    deeds: tuple[Deeds, ...]
    moments: tuple[Moment, ...]
    diverts: tuple[tuple[int, str, int], ...]
    criticals: tuple[tuple[int, str], ...]
    turns: int
    cards_torn: int
    pod: PodStory | None = None


@dataclass
class _Count:
    """The running totals: changes only; what they changed from is known from the end."""

    diverted: int = 0
    missing: int = 0
    deck: int = 0
    rooms_hit: int = 0
    breach: bool = False
    turn: int = 0
    moments: list[Moment] = field(default_factory=list)

    def close(self, turn: int) -> None:
        self.moments.append(Moment(turn, self.diverted, self.missing, self.deck, self.rooms_hit, self.breach))
        self.rooms_hit, self.breach = 0, False


def tell(log: Sequence[LoggedChoice], state: StateDict) -> Story:
    """Count a game.

    Args:
        log: of the session, the setup first.
        state: STATE now.
    """
    deeds = tuple(Deeds() for _ in state["crew"])
    diverts: list[tuple[int, str, int]] = []
    criticals: list[tuple[int, str]] = []
    count = _Count(turn=_first_turn(log))
    sizes = {room["id"]: len(room["cubes"]) for room in state["rooms"]}
    gone = {room["id"]: room["cubes"].count(False) for room in state["rooms"]}
    for event, _ in _events(log):
        if event["type"] == "cube":
            for zone, step in ((event["from"], -1), (event["to"], 1)):
                if of_zone(zone).kind == "slot":
                    gone[of_zone(zone).room_id] += step
    torn, acting = 0, False
    for event, chooser in _events(log):
        if event["type"] == "turn":
            count.close(count.turn)
            count.turn = event["turn"]
            deeds[event["crew"]].turns += 1
        elif event["type"] == "cube":
            _cube(event, count, gone, sizes, criticals, deeds[chooser])
        elif event["type"] == "hit" and event["result"] == "destroyed":
            # A game that was loaded may begin with a room that has no cubes.
            calls = [n for n, (_, room) in enumerate(criticals) if room == event["room"]]
            for n in calls[-1:]:
                del criticals[n]
        elif event["type"] == "card":
            deeds[chooser].shares += acting and _shared(event)
            count.deck += (event["to"] == "deck") - (event["from"] == "deck")
            if count.breach and event["from"] == "deck" and event["to"] == "discard":
                torn += 1
        elif event["type"] == "divert":
            count.diverted += 1
            deeds[event["crew"]].diverts += 1
            diverts.append((count.turn, event["room"], event["crew"]))
        elif event["type"] == "damage-card":
            count.rooms_hit = len(event["card"]) if isinstance(event["card"], list) else event["card"]["any"]
        elif event["type"] == "roll":
            if event["for"] == "hull-breach":
                count.breach, torn = True, 0
            elif event["for"] == "scavenge":
                deeds[event["crew"]].scavenges += 1
        elif event["type"] == "activate":
            # what the room's ability does is its own
            acting = False
            deeds[event["crew"]].activations += 1
        elif event["type"] == "token":
            deeds[event["crew"]].tokens += 1
        elif event["type"] == "chose":
            acting = event["action"] is not None
        elif event["type"] == "meeple":
            deeds[event["crew"]].moves += acting and event["crew"] == chooser and event["to"] != "pod"
    count.close(count.turn)
    ended_torn = torn if count.moments[-1].breach else 0
    return Story(
        deeds,
        _anchored(count.moments, state),
        tuple(diverts),
        tuple(criticals),
        int(state["turn"]),
        ended_torn,
        pod_story(((entry.turn, event) for entry in log for event in entry.events), state),
    )


def _first_turn(log: Sequence[LoggedChoice]) -> int:
    """Return the turn the log begins in: 0, the setup, unless the game was loaded in the middle."""
    turns = (event["turn"] for entry in log for event in entry.events if event["type"] == "turn")
    return 0 if not log or next(turns, 0) == 1 else log[0].turn


def _events(log: Iterable[LoggedChoice]) -> Iterable[tuple[EventDict, int]]:
    """Yield all events, each with the crew member whose choice brought it about."""
    for entry in log:
        chooser = 0
        for event in entry.events:
            if event["type"] == "chose":
                chooser = event["crew"]
            yield event, chooser


def _shared(event: CardDict) -> bool:
    """Return whether a card goes from hand to hand, or from a hand to the face-up row for another (R-10,
    R-29)."""
    start, end = of_zone(event["from"]).kind, of_zone(event["to"]).kind
    return start == "hand" and end in ("hand", "face-up")


def _cube(
    event: CubeDict,
    count: _Count,
    gone: dict[str, int],
    sizes: Mapping[str, int],
    criticals: list[tuple[int, str]],
    deeds: Deeds,
) -> None:
    """Count a cube that came or went; `gone` runs from the start again."""
    source, target = of_zone(event["from"]), of_zone(event["to"])
    if target.kind == "slot":
        count.missing -= 1
        gone[target.room_id] -= 1
        deeds.repairs += 1
    if source.kind == "slot":
        room = source.room_id
        count.missing += 1
        gone[room] += 1
        if gone[room] == sizes[room]:
            criticals.append((count.turn, room))


def _anchored(moments: Sequence[Moment], state: StateDict) -> tuple[Moment, ...]:
    """Return the moments with totals in place of changes: the last one is what STATE shows."""
    last = moments[-1]
    diverted = sum(room["diverted"] for room in state["rooms"]) - last.diverted
    missing = sum(room["cubes"].count(False) for room in state["rooms"]) - last.missing
    deck = len(state["resource_deck"]) - last.deck
    return tuple(
        replace(m, diverted=m.diverted + diverted, missing=m.missing + missing, deck=m.deck + deck)
        for m in moments
    )
