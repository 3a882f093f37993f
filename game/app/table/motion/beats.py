"""Events as a row of beats: what flies where and for how long. Pure: no pixels, no clock.

A beat is a moment of the story in which things happen together; beats follow each other. All times are in
milliseconds at normal speed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, overload

from game.app.drawing.effects import BY_RESULT, Effect
from game.app.drawing.timing import HOP_MS
from game.app.table.model import pod_view
from game.app.table.model.phase_damage import strikes
from game.app.table.model.table_keys import BOX, SUN, TableKey, of_place, of_zone
from game.app.table.motion.easing import LAID_MS
from game.rules.event_dicts import (
    ActionTokenDict,
    ActivateDict,
    CardDict,
    CubeDict,
    DamageDrawnDict,
    DivertDict,
    EventDict,
    EventType,
    HitDict,
    HullBreachDict,
    MeepleDict,
    OverDict,
    ProtectionDict,
    RollDict,
    TokenDict,
    TurnDict,
)

DRAW_MS, SLIDE_MS, STAGGER_MS, LOST_STAGGER_MS = 320.0, 240.0, 60.0, 120.0
CUBE_MS, COIN_MS = 260.0, 300.0
DIE_MS, FLIP_MS, HIT_MS, SHIELD_MS, CRITICAL_MS = 750.0, 250.0, 350.0, 400.0, 700.0
OPEN_MS = 350.0
"""Time in ms for which a Damage card is open before it strikes."""
MERGE_MS, DIVERT_MS, SURGE_MS = 350.0, 750.0, 700.0
"""Three cards merge, then the power is diverted: 1100 in all; after the eighth all pulses: 1800."""
BREACH_MS, LOSS_MS, WIN_MS = 1600.0, 1500.0, 3000.0
POD_MS = 1500.0
DROP_MS, DROP_APART_MS = 320.0, 110.0
"""The crew comes aboard, one after the other."""


@dataclass(frozen=True)
class Flight:
    """One piece on its way.

    Attributes:
        kind: `card`, `meeple`, `cube`, `action`, `protection`.
        value: the resource of a card, the index of a crew member.
        start, end: what stands for the zones of its event, or the sun; for a meeple where it stands.
        event: lifted when the flight begins, landed when it ends.
        delay, ms: when it begins within the beat, and how long it takes.
        path: `straight` (a low arc), `arc`, `hop` (from room to room), `drop`, `fall` (from above), `spin`
            (a coin), `break` (torn off), `merge` (into one with others) or `blown` (out into the sun).
        turns: whether a card turns its face up on the way.
    """

    kind: str
    value: Any
    start: TableKey
    end: TableKey
    event: EventDict
    delay: float = 0.0
    ms: float = SLIDE_MS
    path: str = "straight"
    turns: bool = False


@dataclass(frozen=True)
class Beat:
    """A moment: flights and one effect, all at once.

    Attributes:
        ms: how long it lasts.
        flights: pieces on their way.
        before, after: events that become true when it begins and when it ends.
        effect: what is shown beside the flights (a `SURGE` after the eighth room); `NONE` for nothing.
        about: what the effect is about.
    """

    ms: float
    flights: tuple[Flight, ...] = ()
    before: tuple[EventDict, ...] = ()
    after: tuple[EventDict, ...] = ()
    effect: Effect = Effect.NONE
    about: Any = None


def beats_of(events: Sequence[EventDict]) -> list[Beat]:
    """Turn the events of one choice into beats; every event but `chose` is lifted and landed exactly once."""
    return _Composer(events).compose()


SIDES: tuple[Literal["from"], Literal["to"]] = ("from", "to")


class _Composer:
    def __init__(self, events: Sequence[EventDict]) -> None:
        self.events = events
        self.at = 0
        self.beats: list[Beat] = []
        self.waiting: list[EventDict] = []
        """Events without a picture of their own: they become true with the next beat."""
        self.last_told = False

    def compose(self) -> list[Beat]:
        if any(event["type"] == "meeple" and event["from"] == "box" for event in self.events):
            self._add(Beat(LAID_MS, effect=Effect.LAID))
        while self.at < len(self.events):
            event = self.events[self.at]
            self._announce_last_roll(event)
            make = MAKERS.get(EventType(event["type"]))
            if make is None:
                self.waiting.append(event)
                self.at += 1
            else:
                make(self, event)
        if self.waiting:
            self._add(Beat(0.0))
        return self.beats

    def _add(self, beat: Beat) -> None:
        before = (*self.waiting, *beat.before)
        self.waiting = []
        self.beats.append(Beat(beat.ms, beat.flights, before, beat.after, beat.effect, beat.about))

    @overload
    def _run(self, kind: Literal["card"]) -> list[CardDict]: ...
    @overload
    def _run(self, kind: Literal["meeple"]) -> list[MeepleDict]: ...
    @overload
    def _run(self, kind: Literal["cube"]) -> list[CubeDict]: ...
    @overload
    def _run(self, kind: Literal["action-token"]) -> list[ActionTokenDict]: ...
    @overload
    def _run(self, kind: Literal["protection"]) -> list[ProtectionDict]: ...
    def _run(self, kind: str) -> Sequence[EventDict]:
        """Take the events of one type that follow each other from here on."""
        run = []
        while self.at < len(self.events) and self.events[self.at]["type"] == kind:
            run.append(self.events[self.at])
            self.at += 1
        return run

    def _fly(self, flights: Sequence[Flight], effect: Effect = Effect.NONE, about: Any = None) -> None:
        end = max(flight.delay + flight.ms for flight in flights)
        self._add(Beat(end, tuple(flights), effect=effect, about=about))

    def _card(self, event: CardDict) -> None:
        flights = []
        delay = 0.0
        struck = strikes(self.events, self.at)
        for card in self._run("card"):
            drawn = card["from"] == "deck"
            start = of_zone(card["from"])
            lost = drawn and card["to"] == "discard" and struck
            room = self._paid_for(card)
            if room:
                end = TableKey.divert(room)
                flights.append(
                    Flight("card", card["card"], start, end, card, delay / 2, MERGE_MS - 60, "merge")
                )
                delay += STAGGER_MS
                continue
            flights.append(
                Flight(
                    "card",
                    card["card"],
                    start,
                    SUN if lost else of_zone(card["to"]),
                    card,
                    delay,
                    DRAW_MS if drawn else SLIDE_MS,
                    "blown" if lost else "arc" if drawn else "straight",
                    drawn,
                )
            )
            delay += LOST_STAGGER_MS if lost else STAGGER_MS
        self._fly(flights)

    def _paid_for(self, card: CardDict) -> str:
        """The room that a card from the hand helps to divert; empty for any other card."""
        if card["to"] != "discard" or of_zone(card["from"]).kind != "hand":
            return ""
        following = next((e for e in self.events[self.at :] if e["type"] == "divert"), None)
        return following["room"] if following is not None else ""

    def _meeple(self, event: MeepleDict) -> None:
        if event["from"] == "box":
            flights = [
                Flight(
                    "meeple",
                    drop["crew"],
                    BOX,
                    of_place(drop["to"]),
                    drop,
                    n * DROP_APART_MS,
                    DROP_MS,
                    "fall",
                )
                for n, drop in enumerate(self._run("meeple"))
            ]
            self._fly(flights)
            return
        self.at += 1
        start, end = of_place(event["from"]), of_place(event["to"])
        flight = Flight("meeple", event["crew"], start, end, event, ms=HOP_MS, path="hop")
        self._fly([flight])
        if event["to"] == pod_view.PLACE:
            about = {"scene": "leaves", "crew": event["crew"], "taken": self._taken()}
            self._add(Beat(POD_MS, effect=Effect.POD, about=about))

    def _cube(self, event: CubeDict) -> None:
        flights = []
        for n, cube in enumerate(self._run("cube")):
            flights.append(
                Flight(
                    "cube",
                    None,
                    _supply(cube["from"], "cube"),
                    of_zone(cube["to"]),
                    cube,
                    n * STAGGER_MS,
                    CUBE_MS,
                    "drop",
                )  # fmt: skip
            )
        self._fly(flights)

    def _token(self, event: TokenDict) -> None:
        self.at += 1
        start, end = TableKey.crew(event["crew"]), TableKey.supply("action")
        self._fly([Flight("action", None, start, end, event, ms=COIN_MS, path="spin")])

    def _action_token(self, event: ActionTokenDict) -> None:
        flights = []
        for n, token in enumerate(self._run("action-token")):
            start, end = (_supply(token[side], "action") for side in SIDES)
            flights.append(Flight("action", None, start, end, token, n * STAGGER_MS, COIN_MS, "spin"))
        self._fly(flights)

    def _protection(self, event: ProtectionDict) -> None:
        flights = []
        for n, token in enumerate(self._run("protection")):
            start, end = (_supply(token[side], "protection") for side in SIDES)
            flights.append(Flight("protection", None, start, end, token, n * STAGGER_MS, COIN_MS))
        self._fly(flights)

    def _roll(self, event: RollDict) -> None:
        self.at += 1
        if pod_view.is_roll(event):
            rest = self._rest_of_turn()
            last = any(later["type"] == "over" for later in rest)
            more = any(map(self._to_deserter, rest))
            about = {**event, "last": last, "more": more}
            self._add(Beat(DIE_MS + POD_MS * 0.4, after=(event,), effect=Effect.DIE, about=about))
        else:
            self._add(Beat(DIE_MS, after=(event,), effect=Effect.DIE, about=event))

    def _announce_last_roll(self, event: EventDict) -> None:
        """Give the deserter's last card and roll a scene of their own where the ship is lost (R-34)."""
        if self.last_told or event["type"] not in ("card", "roll"):
            return
        rest = self._rest_of_turn()
        roll = next((later for later in rest if later["type"] == "roll" and pod_view.is_roll(later)), None)
        over = next((later for later in rest if later["type"] == "over"), None)
        if roll is None or over is None:
            return
        if event is roll or (event["type"] == "card" and event["to"] == f"hand/{roll['crew']}"):
            self.last_told = True
            # The first card has been read already.
            taken = self._taken() + self._to_deserter(event)
            about = {"scene": "last", "crew": roll["crew"], "taken": taken, "room": over["room"]}
            self._add(Beat(POD_MS, effect=Effect.POD, about=about))

    @staticmethod
    def _to_deserter(event: EventDict) -> bool:
        """Return whether a card of the discard pile goes to a hand."""
        return event["type"] == "card" and event["from"] == "discard" and of_zone(event["to"]).kind == "hand"

    def _taken(self) -> int:
        """Return how many cards the deserter takes before the roll (R-32); an empty discard pile gives
        none."""
        rest = list(self._rest_of_turn())
        roll = next((n for n, later in enumerate(rest) if pod_view.is_roll(later)), len(rest))
        return sum(map(self._to_deserter, rest[:roll]))

    def _rest_of_turn(self) -> Sequence[EventDict]:
        """Return what follows before another turn begins."""
        rest = self.events[self.at :]
        end = next((n for n, event in enumerate(rest) if event["type"] == "turn"), len(rest))
        return rest[:end]

    def _turn(self, event: TurnDict) -> None:
        """A turn begins; the deserter's is a scene of its own, for nobody decides anything in it (R-32)."""
        self.at += 1
        self.waiting.append(event)
        if any(pod_view.is_roll(later) for later in self._rest_of_turn()):
            about = {"scene": "turn", "crew": event["crew"], "taken": self._taken()}
            self._add(Beat(POD_MS, effect=Effect.POD, about=about))

    def _divert(self, event: DivertDict) -> None:
        self.at += 1
        self._add(Beat(DIVERT_MS, after=(event,), effect=Effect.DIVERT, about=event["room"]))
        # Whether it was the eighth is seen when the beat begins, as with rooms that are critical.
        self._add(Beat(SURGE_MS, effect=Effect.SURGE, about=event["room"]))
        # Likewise whether the Escape Pod has come online with it.
        about = {"scene": pod_view.READY, "crew": event["crew"], "taken": 0}
        self._add(Beat(POD_MS, effect=Effect.POD, about=about))

    def _activate(self, event: ActivateDict) -> None:
        self.at += 1
        self._add(Beat(SLIDE_MS, before=(event,), effect=Effect.ACTIVATE, about=event["room"]))

    def _damage_card(self, event: DamageDrawnDict) -> None:
        self.at += 1
        self._add(Beat(FLIP_MS, before=(event,), effect=Effect.DAMAGE, about=event["card"]))
        self._add(Beat(OPEN_MS, effect=Effect.OPEN, about=event["card"]))

    def _hit(self, event: HitDict) -> None:
        self.at += 1
        taken: list[CubeDict | ProtectionDict] = []
        piece = self.events[self.at] if self.at < len(self.events) else None
        if piece is not None and (piece["type"] == "cube" or piece["type"] == "protection"):
            # One hit takes one thing: a token that returns later belongs to something else.
            taken.append(piece)
            self.at += 1
        effect = BY_RESULT[event["result"]]
        ms = {Effect.HIT: HIT_MS, Effect.SHIELD: SHIELD_MS, Effect.DESTROYED: LOSS_MS}[effect]
        flights = [
            Flight(
                "cube" if piece["type"] == "cube" else "protection",
                None,
                of_zone(piece["from"]),
                _supply(piece["to"], piece["type"]),
                piece,
                ms * 0.3,
                ms * 0.7,
                "break",
            )
            for piece in taken
        ]
        self._add(Beat(ms, tuple(flights), (event,), effect=effect, about=event["room"]))
        if effect is Effect.HIT:
            # Whether the room is critical now is seen when the beat begins, from what is shown by then.
            self._add(Beat(CRITICAL_MS, effect=Effect.CRITICAL, about=event["room"]))

    def _hull_breach(self, event: HullBreachDict) -> None:
        self.at += 1
        self._add(Beat(BREACH_MS, before=(event,), effect=Effect.BREACH))

    def _over(self, event: OverDict) -> None:
        self.at += 1
        # It is true as the picture begins: no threat and no hint of a moment ago stands over it.
        self._add(Beat(WIN_MS if event["won"] else LOSS_MS, before=(event,), effect=Effect.OVER, about=event))


MAKERS: Mapping[EventType, Callable[[_Composer, Any], None]] = {
    EventType.TURN: _Composer._turn,
    EventType.TOKEN: _Composer._token,
    EventType.CARD: _Composer._card,
    EventType.MEEPLE: _Composer._meeple,
    EventType.ROLL: _Composer._roll,
    EventType.CUBE: _Composer._cube,
    EventType.ACTION_TOKEN: _Composer._action_token,
    EventType.PROTECTION: _Composer._protection,
    EventType.DIVERT: _Composer._divert,
    EventType.ACTIVATE: _Composer._activate,
    EventType.DAMAGE_CARD: _Composer._damage_card,
    EventType.HIT: _Composer._hit,
    EventType.HULL_BREACH: _Composer._hull_breach,
    EventType.OVER: _Composer._over,
}
"""The events that have beats of their own, and what makes them."""


def _supply(zone: str, token: str) -> TableKey:
    """Return what stands for a zone that a token moves from or to; of the supply, its own pile."""
    return TableKey.supply(token) if zone == "supply" else of_zone(zone)
