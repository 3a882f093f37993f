"""Plays events: from what is shown to what is true. It never delays the rules; `skip` ends it at any moment.

While it is busy the table shows `shown`, a copy of STATE that follows the beats. Nothing here draws.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.drawing.effects import Effect
from game.app.drawing.timing import HOP_MS
from game.app.table.model import pod_view
from game.app.table.model.places.layout import Layout
from game.app.table.model.places.room_plan import Rect
from game.app.table.model.table_keys import DIE, DISCARD, TableKey
from game.app.table.motion.beats import Beat, Flight, beats_of
from game.app.table.motion.pace import REDUCED_MS, Pace, pace_of
from game.app.table.motion.shown_state import ShownState
from game.rules.event_dicts import EventDict
from game.rules.protocol import StateDict
from game.rules.queries.facts import Facts
from game.rules.queries.odds import exposed_rooms

STRIKES = frozenset((Effect.OPEN, Effect.HIT, Effect.SHIELD, Effect.DESTROYED, Effect.CRITICAL))
"""Effects during which the Damage card lies open."""
LANDING_MS = 140.0
"""Time in ms in which a piece settles that was let go by hand."""

Origin = tuple[str, Any]
"""A kind of piece and its value."""


@dataclass
class Moving:
    """A flight with its places, in units, and how far it has come (0 to 1)."""

    flight: Flight
    start: Rect
    end: Rect
    share: float = 0.0
    lifted: bool = False
    landed: bool = False


class Director:
    """The row of beats being played.

    Args:
        layout_of: gives the layout of a STATE.
        facts: what the game is played with.
        exposed: which rooms the next hit loses the ship in, as a STATE that is shown stands.

    Attributes:
        shown: what the table shows while busy; None otherwise.
        changed: set when `shown` has changed since it was last looked at.
        on_beat: told what the eye sees as it happens: what, what it is about, and the moment. An effect
            begins and ends (`begin`, `end`; about: what the effect is about), a piece lifts and lands
            (`flight/card`, ...; about: its event), and an event without a picture becomes `true` (`event`).
            Nothing is told of what was skipped.
        on_picture: told the same, for what the table draws beside it.
        on_change: told the same moments of landing and of becoming true, just before what is shown changes.
    """

    def __init__(
        self,
        layout_of: Callable[[StateDict], Layout],
        facts: Facts,
        exposed: Callable[[StateDict], Collection[str]] = exposed_rooms,
    ) -> None:
        self._layout_of, self._exposed = layout_of, exposed
        self._facts, self._actions = facts, facts.base_actions
        self._beats: deque[Beat] = deque()
        self._beat: Beat | None = None
        self._time = 0.0
        self._moving: list[Moving] = []
        self._pace = pace_of("normal")
        self._reduced = False
        self._origins: dict[Origin, Rect] = {}
        self.shown: ShownState | None = None
        self.changed = False
        self.on_beat: Callable[[str, Any, str], None] = _nobody
        self.on_picture: Callable[[str, Any, str], None] = _nobody
        self.on_change: Callable[[str, Any, str], None] = _nobody
        self.card: Any = None
        """The Damage card that lies open while its rooms are struck."""
        self.seen: list[EventDict] = []
        """Events that have become true for the eye since `play`."""

    @property
    def busy(self) -> bool:
        """Return whether anything is still to be played."""
        return self.shown is not None

    def play(
        self,
        events: Sequence[EventDict],
        before: StateDict,
        speed: str | float | Pace,
        reduced: bool = False,
        origins: Mapping[Origin, Rect] | None = None,
        card: Any = None,
        absent: Iterable[TableKey] = (),
    ) -> None:
        """Begin to play.

        Args:
            events: of one choice.
            before: STATE before it.
            speed: a pace by its name, or how many times as long as designed everything takes (`pace_of`).
            reduced: no movement: every beat is a short fade, but for what is to be read (`Pace.length`).
            origins: where pieces begin that were let go by hand, by the kind of piece and its value.
            card: the Damage card that lies open already, because its rooms or its shields were asked for.
            absent: pieces that are not there until they have landed.
        """
        self.skip()
        self._pace, self._reduced = pace_of(speed), reduced
        if not self._pace.moves:
            return
        self._beats = deque(beats_of(events))
        self._origins = dict(origins or {})
        self.shown = ShownState(before, self._actions)
        self.shown.empty.update(absent)
        self.seen = []
        self.card = card
        self._next()

    def skip(self) -> None:
        """Everything queued is over; the table shows the truth."""
        self._beats.clear()
        self._beat, self._moving, self.shown, self.card = None, [], None, None
        self.changed = True

    def update(self, ms: float) -> bool:
        """Let time pass; True when the picture changes."""
        if self._beat is None:
            return False
        self._time += ms
        while self._beat is not None and self._time >= self._length():
            rest = self._time - self._length()
            self._finish()
            self._next()
            self._time = rest
        if self._beat is not None:
            self._advance()
        return True

    def effect(self) -> tuple[Effect, Any, float] | None:
        """The effect being shown: which, what it is about, and how far it has come (0 to 1)."""
        if self._beat is None or not self._beat.effect:
            return None
        return self._beat.effect, self._beat.about, min(1.0, self._time / max(1.0, self._length()))

    @property
    def ms(self) -> float:
        """Return how long the beat lasts that is being shown."""
        return self._length()

    @property
    def factor(self) -> float:
        """Return how much longer than designed everything takes now."""
        return self._pace.factor(self._beat) if self._beat is not None else self._pace.moves

    def moving(self) -> list[Moving]:
        """Pieces in the air now."""
        return [piece for piece in self._moving if piece.lifted and not piece.landed]

    def hidden(self) -> frozenset[TableKey]:
        """Pieces that are not drawn where they lie."""
        if self.shown is None:
            return frozenset()
        flying = {TableKey.meeple(p.flight.value) for p in self.moving() if p.flight.kind == "meeple"}
        if self._beat is not None and self._beat.effect is Effect.DIE and not self._reduced:
            flying.add(DIE)  # there is one die: it is on its way
        return frozenset(self.shown.empty).union(flying)

    # The row

    def _length(self) -> float:
        return self._pace.length(self._beat, self._reduced) if self._beat is not None else 0.0

    def _next(self) -> None:
        """Begin the next beat; without one the truth is shown."""
        if not self._beats:
            self.skip()
            return
        assert self.shown is not None
        self._beat, self._time, self.changed = self._beats.popleft(), 0.0, True
        for event in self._beat.before:
            self._true(event)
        if self._beat.effect is Effect.DAMAGE:
            self.card = self._beat.about
        elif self._beat.effect not in STRIKES:
            self.card = None
        if self._beat.effect is Effect.POD and self._beat.about["scene"] == "last":
            self.shown.doom(self._beat.about["room"])
        if not self._is_due(self._beat):
            self._beat = Beat(0.0, after=self._beat.after)
        self._moving = self._placed(self._beat.flights)
        self._tell_more()
        if self._beat.effect:
            self._tell(self._beat.effect, self._beat.about, "begin")
        self._advance()

    def _tell_more(self) -> None:
        """Add what a roll means, which depends on the game, the pod's scenes on the cards held by then (R-32,
        R-34)."""
        assert self.shown is not None and self._beat is not None
        beat = self._beat
        if beat.effect is Effect.POD or (beat.effect is Effect.DIE and pod_view.is_roll(beat.about)):
            member = self.shown.state["crew"][beat.about["crew"]]
            taken = beat.about.get("taken", 0)
            left = len(self.shown.state["resource_discard"]) - taken
            known = {"name": member["name"], "held": len(member["hand"]) + taken, "left": left}
            self._beat = replace(beat, about={**beat.about, **known})
        elif beat.effect is Effect.DIE:
            cards = self._facts.rolled(beat.about["for"], beat.about["value"])
            if cards is not None and pod_view.tears(beat.about):
                cards = min(cards, len(self.shown.state["resource_deck"]))
            self._beat = replace(beat, about={**beat.about, "cards": cards})

    def _is_due(self, beat: Beat) -> bool:
        """Return whether what a beat tells of has come about, by what is shown now."""
        assert self.shown is not None
        rooms = self.shown.state["rooms"]
        if beat.effect is Effect.CRITICAL:
            return beat.about in self._exposed(self.shown.state)
        if beat.effect is Effect.SURGE:
            return all(room["diverted"] or not room["cubes"] for room in rooms)
        if beat.effect is Effect.POD and beat.about["scene"] == pod_view.READY:
            return pod_view.comes_online(self._facts.pod_rooms, rooms)
        return True

    def _placed(self, flights: Sequence[Flight]) -> list[Moving]:
        """Every flight with its rectangles: where it leaves, and where it lies once all have landed."""
        if not flights:
            return []
        assert self.shown is not None
        start, future = self._layout_of(self.shown.state), ShownState(self.shown.state, self._actions)
        before = self.shown.state
        for flight in flights:
            future.apply(flight.event)
        end = self._layout_of(future.state)
        placed = []
        for flight in flights:
            origin = self._origins.pop((flight.kind, flight.value), None)
            begin = origin or place(start, before, flight, flight.start)
            if flight.path == "hop" and origin is None:
                flight = self._hopping(flight, before)
            if origin is not None:
                settle = Flight(flight.kind, flight.value, flight.start, flight.end, flight.event,
                                flight.delay, LANDING_MS)  # fmt: skip
                placed.append(Moving(settle, begin, place(end, future.state, flight, flight.end)))
            else:
                placed.append(Moving(flight, begin, place(end, future.state, flight, flight.end)))
        return placed

    def _hopping(self, flight: Flight, state: StateDict) -> Flight:
        """A meeple takes a hop for every room on its way."""
        ids = [room["id"] for room in state["rooms"]]
        if flight.start.kind != "room" or flight.end.kind != "room":
            return flight
        a, b = ids.index(flight.start.room_id), ids.index(flight.end.room_id)
        rooms = abs(a % 3 - b % 3) + abs(a // 3 - b // 3)
        assert self._beat is not None
        self._beat = replace(self._beat, ms=max(self._beat.ms, HOP_MS * rooms))
        return replace(flight, ms=HOP_MS * max(1, rooms))

    def _advance(self) -> None:
        assert self.shown is not None
        for piece in self._moving:
            flight = piece.flight
            delay, ms = (0.0, REDUCED_MS) if self._reduced else (flight.delay, flight.ms)
            time = self._time / self.factor - delay
            if time < 0 or piece.landed:
                continue
            if not piece.lifted:
                self.shown.lift(flight.event)
                piece.lifted = self.changed = True
                self._tell(f"flight/{flight.kind}", flight.event, "lift")
            piece.share = min(1.0, time / ms)
            if piece.share >= 1.0:
                self._land(piece)

    def _land(self, piece: Moving) -> None:
        assert self.shown is not None
        if not piece.lifted:
            self.shown.lift(piece.flight.event)
            piece.lifted = True
        self.on_change(f"flight/{piece.flight.kind}", piece.flight.event, "land")
        self.shown.land(piece.flight.event)
        self.seen.append(piece.flight.event)
        piece.landed = self.changed = True
        self._tell(f"flight/{piece.flight.kind}", piece.flight.event, "land")

    def _finish(self) -> None:
        assert self._beat is not None
        for piece in self._moving:
            if not piece.landed:
                self._land(piece)
        for event in self._beat.after:
            self._true(event)
        if self._beat.effect:
            self._tell(self._beat.effect, self._beat.about, "end")

    def _tell(self, what: str, about: Any, moment: str) -> None:
        self.on_beat(what, about, moment)
        self.on_picture(what, about, moment)

    def coming(self) -> list[Beat]:
        """The beats that have not begun, in their order."""
        return list(self._beats)

    def left(self) -> list[EventDict]:
        """Events of the beats that have not begun, in their order."""
        return [e for b in self._beats for e in (*b.before, *(f.event for f in b.flights), *b.after)]

    def _true(self, event: EventDict) -> None:
        assert self.shown is not None
        self.on_change("event", event, "true")
        self.shown.apply(event)
        self.seen.append(event)
        self.changed = True
        self._tell("event", event, "true")


def _nobody(what: str, about: Any, moment: str) -> None:
    """Nobody listens."""


def place(layout: Layout, state: StateDict, flight: Flight, zone: TableKey) -> Rect:
    """The rectangle in units at which a piece begins or ends.

    Args:
        layout: of `state`.
        state: what is shown at that moment.
        flight: the piece.
        zone: where it is.
    """
    kind = zone.kind
    if kind == "sun":
        width, height = layout.size
        return (width + 120, height * 0.4, 60, 84)
    if kind == "box":
        x, y, w, h = layout.rect(TableKey.meeple(flight.value))
        return (x, y - 150, w, h)
    if kind == "divert":
        x, y, _, _ = layout.rect(zone)
        return (x + 9, y + 12, 40, 56)
    if flight.kind == "meeple":
        return layout.rect(TableKey.meeple(flight.value))
    if kind == "hand":
        return _in_hand(layout, state, zone.member, flight.value)
    if kind == "discard":
        x, y, _, _ = layout.rect(DISCARD)
        return (x + 8, y + 6, 60, 84)
    if kind == "room":
        return _middle(layout.rect(zone), 54)
    if kind == "crew" and zone.member == layout.active and TableKey.held(flight.kind) in layout.keys:
        return _middle(layout.rect(TableKey.held(flight.kind)), 36)
    if kind == "crew":
        x, y, _, _ = layout.rect(zone)
        return (x + 16, y + 74, 36, 36)
    if kind == "supply":
        return _middle(layout.zone(zone), 32)
    return layout.zone(zone)


def _in_hand(layout: Layout, state: StateDict, crew: int, card: Any) -> Rect:
    hand = state["crew"][crew]["hand"]
    index = hand.index(card) if card in hand else len(hand) - 1
    key = TableKey.hand(index) if layout.shared or crew == layout.active else TableKey.card(crew, index)
    return layout.keys[key] if key in layout.keys else layout.zone(TableKey.hand_of(crew))


def _middle(rect: Rect, size: float) -> Rect:
    x, y, w, h = rect
    return (x + (w - size) / 2, y + (h - size) / 2, size, size)
