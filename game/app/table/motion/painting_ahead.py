"""Paint what is seen next before it is needed, a little in each frame.

That is what lies there once all pieces have landed, the effects that are still to come, and what a game is
likely to need later.

A table at rest is left alone: all this is done while something moves, or somebody has just moved the pointer.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.app.drawing.allowance import TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.effects import Effect
from game.app.table.model.gestures.highlights import NO_MARKS
from game.app.table.motion.beats import Beat
from game.app.table.motion.rehearsal import Draw, Rehearsal
from game.app.table.motion.spectacle import event_effects
from game.app.table.motion.spectacle.aftereffects import ECHOES, Aftereffect, aftereffect_of, draw_echo
from game.app.table.motion.spectacle.damage_effects import DAMAGE_CARD, damage_side
from game.app.table.motion.spectacle.glows import Instant
from game.app.table.motion.sprites import Sprites
from game.app.table.paint import tokens
from game.app.table.paint.cards import damage_card, resource_card
from game.app.table.paint.cards.damage_card import rooms_of
from game.app.table.paint.rooms import room_art
from game.app.table.paint.sun import SunStep, prepare_sun, sun_picture
from game.rules.protocol import RoomDict

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.model.table_view import TableView
    from game.app.table.table_host import PictureHost

MOMENTS = (0.02, 0.12, 0.25, 0.33, 0.42, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97)
"""At which shares of its time an effect is rehearsed."""
UNTOLD = (Effect.POD,)
"""Effects of which it is told only when they begin what they are about."""

Paint = Callable[[float], bool]
"""Goes on with something until a moment of `time.perf_counter`; false while it is not finished."""


class PaintingAhead:
    """Paints ahead for one table and one window size.

    Args:
        table: the scene.
        kit: fonts and pictures.
        sun: the step of the sun that is shown now.
    """

    def __init__(self, table: PictureHost, kit: Kit, sun: Callable[[], SunStep]) -> None:
        self.table = table
        self.kit = kit
        self._sun = sun
        self._rehearsal = Rehearsal(kit)
        self._truth: TableView | None = None
        self._coming: deque[Paint] = deque()
        self._likely: Iterator[Paint] | None = self._later()
        self._begun: Paint | None = None

    @property
    def finished(self) -> bool:
        """Return whether nothing that a game is likely to need is left."""
        return self._likely is None

    def release(self) -> None:
        """The table is gone for good: no picture waits for it any more."""
        self._likely = self._begun = None
        self._coming.clear()

    def look(self) -> bool:
        """Find what the truth needs that is being shown; tell whether it is another one than before."""
        table, truth = self.table, self.table.shown_table.truth
        if self._truth is truth:
            return False
        self._truth = truth
        marks = table.input.marks(frozenset(), frozenset())
        missing = table.painter.missing(truth, table.shown_table.layout_for(truth), marks, self._sun())
        compositor = table.painter.compositor
        cards = [event["card"] for event in table.director.left() if event["type"] == "damage-card"]
        for card in cards:
            damage_card.ready(self.kit, rooms_of(card)[1])  # reading goes on while there is no time to paint
        self._coming = deque(self._side(card, front) for card in cards for front in (False, True))
        self._coming += [self._effects(beat) for beat in table.director.coming() if beat.effect not in UNTOLD]
        # What has no former picture in its place, as a hand of one card fewer, cannot wait for its own.
        self._coming += [partial(compositor.ready, piece) for piece in sorted(missing, key=compositor.lies)]
        return True

    def work(self, until: float) -> None:
        """Paint until a moment of `time.perf_counter`, first what is needed soonest."""
        for _ in range(len(self._coming)):
            if time.perf_counter() >= until:
                return
            paint = self._coming.popleft()
            if not paint(until):
                # Its pictures are being read, or it is large: the others may go on meanwhile.
                self._coming.append(paint)
        while self._likely is not None and time.perf_counter() < until:
            if self._begun is None:
                self._begun = next(self._likely, None)
                if self._begun is None:
                    self._likely = None
                    return
            if not self._begun(until):
                return
            self._begun = None

    def _side(self, card: Any, front: bool) -> Paint:
        """One side of a Damage card; the pictures of the rooms that it names are read first."""
        paint = self._tried(partial(damage_side, self.kit, card, front))
        rooms = rooms_of(card)[1] if front else []
        return lambda until: damage_card.ready(self.kit, rooms) and paint(until)

    def _named(self, rooms: tuple[str, ...]) -> Paint:
        """Return what a Damage card that names these rooms is painted of; no other card need know them."""

        def face(canvas: Canvas) -> None:
            damage_card.draw_damage_card(canvas, (20.0, 20.0, *DAMAGE_CARD), rooms)

        return lambda until: (
            damage_card.ready(self.kit, rooms) and self._rehearsal.ready(("named", rooms), (face,), until)
        )

    def _tried(self, paint: Callable[[], object]) -> Paint:
        """Something that is kept once it has been painted, a little at a time."""

        def go_on(until: float) -> bool:
            try:
                with self.kit.pictures.allowance.until(until):
                    paint()
            except TimeUpError:
                return False
            return True

        return go_on

    def _effects(self, beat: Beat) -> Paint:
        """The effect of a beat, and what outlasts it."""
        layout, ms = self.table.layout, max(1.0, beat.ms)

        def moment(canvas: Canvas, share: float) -> None:
            event_effects.draw_effect(canvas, layout, (beat.effect, beat.about, share), Instant(share, ms))

        draws: list[Draw] = [partial(moment, share=share) for share in MOMENTS if beat.effect]
        told: list[tuple[str, Any, str]] = [
            (beat.effect, beat.about, when) for when in ("begin", "end") if beat.effect
        ]
        told += [(f"flight/{f.kind}", f.event, when) for f in beat.flights for when in ("lift", "land")]
        told += [("event", event, "true") for event in (*beat.before, *beat.after)]
        for echo in (aftereffect_of(*one) for one in told):
            if echo is not None and echo.name != "result":
                lasts = ECHOES[echo.name][0]
                aged = (Aftereffect(echo.name, echo.about, share * lasts) for share in MOMENTS)
                draws += [partial(draw_echo, layout=layout, echo=one) for one in aged]
        key = ("beat", beat.effect, str(beat.about), len(draws))
        return lambda until: self._rehearsal.ready(key, draws, until)

    # What is likely to be needed later

    def _later(self) -> Iterator[Paint]:
        """Yield what is likely to be needed later, one small thing at a time."""
        table, kit = self.table, self.kit
        yield from map(self._named, _together([room.id for room in table.shown_table.truth.rooms]))
        for value in range(1, 7):
            yield self._tried(partial(tokens.die_face, kit, value, event_effects.DIE_SIZE, 0))
        for room in table.shown_table.truth.rooms:
            yield from _steps(room_art.ahead(kit, room, table.layout.plan))
        yield from map(self._tried, resource_card.ahead(kit))
        yield from map(self._tried, Sprites(kit, table.session.colours).ahead())
        for value in range(1, 7):
            for angle in range(tokens.DIE_ANGLES):
                yield self._tried(partial(tokens.die_face, kit, value, event_effects.DIE_SIZE, angle))
        for view in self._views():
            yield _look_at_the_clock  # to find a view takes a while, though all that it needs may be there
            yield from self._missing(view)
        # In the light of the next stage; space itself is painted as the sun grows (`sun_growth.py`).
        coming = SunStep(min(3, self._sun().stage + 1), 0)
        yield lambda _: prepare_sun(kit, coming.stage)
        yield lambda _: sun_picture(kit, coming.stage) is not None
        yield from self._missing(table.shown_table.truth, coming)

    def _missing(self, view: TableView, sun: SunStep | None = None) -> Iterable[Paint]:
        """Return what a view would need that has not been painted yet."""
        painter, layout = self.table.painter, self.table.shown_table.layout_for(view)
        missing = painter.missing(view, layout, NO_MARKS, sun or self._sun())
        return [partial(painter.compositor.ready, piece) for piece in missing]

    def _views(self) -> Iterator[TableView]:
        """Views that are likely to come: other crew active, rooms with fewer cubes, the breach."""
        state = self.table.session.state
        if self.table.session.decision is None:
            return
        view_of = self.table.shown_table.view_of
        for crew in range(len(state["crew"])):
            if crew != state["active"] and isinstance(state["crew"][crew]["at"], int):
                yield view_of({**state, "active": crew})
        for gone in (1, 2, 3):
            rooms: list[RoomDict] = [
                {**room, "cubes": [n >= gone for n in range(len(room["cubes"]))]} for room in state["rooms"]
            ]
            for n, room in enumerate(state["rooms"]):
                if room["cubes"]:
                    one = [*state["rooms"][:n], rooms[n], *state["rooms"][n + 1 :]]
                    yield view_of({**state, "rooms": one})


def _together(rooms: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Each room alone, with one other, and with two: as Damage cards name them."""
    for count in (1, 2, 3):
        for n in range(0, len(rooms), count):
            yield tuple(rooms[max(0, min(n, len(rooms) - count)) :][:count])


def _look_at_the_clock(_: float) -> bool:
    """Nothing is painted: there may be no more time in this frame."""
    return True


def _steps(steps: Iterator[None]) -> Iterator[Paint]:
    """Things that go on by themselves, one step at a time."""
    done = object()
    left = [True]

    def go_on(_: float) -> bool:
        left[0] = next(steps, done) is not done
        return True

    while left[0]:
        yield go_on
