"""Show what makes the table live: the sky, resting lights, fades; and what is painted ahead of its time.

The scene asks it what to draw and when to be woken. Nothing here delays the rules or changes what is true.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.viewport import Rect, grow
from game.app.table.model.table_keys import DOCK, MEMBER, TableKey, of_zone
from game.app.table.motion.painting_ahead import PaintingAhead
from game.app.table.motion.resting_lights import TICK_MS, RestingLights
from game.app.table.motion.sky import FRAME_MS, Sky
from game.app.table.motion.spectacle import dissolves
from game.app.table.motion.spectacle.aftereffects import aftereffect_of
from game.app.table.motion.spectacle.damage_effects import prepare_damage
from game.app.table.motion.spectacle.opening import opening
from game.app.table.paint.brush import radial_light
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import rooms_of
from game.app.table.paint.sun import SunStep

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import PictureHost

BUDGET_MS = 4.0
"""Time in ms of a frame for painting components anew; the rest follows in the next frames."""
FULL_MS = 9.0
LEAST_MS = 1.0
"""Time in ms for painting in a frame of which hardly any time is left."""
BUDGET_SHARE = 0.3
"""Share of a long frame for painting, so that nothing falls far behind."""
AHEAD_MS, STEP_MS = 2.0, 40.0
"""Time in ms for painting ahead in one frame, and between two steps of it where no frame is drawn."""
AWAKE_MS = 1000.0
"""Time in ms after a touch, or since it lies there, for which something is painted ahead; a table at rest is
left alone."""
CALM_MS, CALM_PACE = 10_000.0, 1 / 3
"""Time in ms without a touch and without anything happening after which the sky goes at a share of its pace:
its steps are as fine as before, and cost a third."""
ASLEEP_MS = 60_000.0
"""Time in ms without a touch and without anything happening after which nothing moves by itself, for the
battery's sake, until the first touch."""
LONG, VERY_LONG = 4, 8
"""After so many frames that left no time something is painted all the same; and where what moves above the
table takes most of a frame by itself."""
PATIENT = 20
"""The next sun, which nobody waits for, may stand back so many frames for each band of it; so may what is
painted ahead where what moves above the table takes most of a frame."""
LATE_MS = 5.0
"""In a frame of which so much has gone nobody looks for what is to be painted ahead."""
SKY_RESTS = 10
"""While frames take long the sky stands still, for so many of them at most."""
REDUCED_MS = 120.0
REACH = 34.0
"""Units that lights reach beyond an element."""


class IdleMotion:
    """Everything on the table that moves by itself.

    Args:
        table: the scene.
    """

    def __init__(self, table: PictureHost) -> None:
        self.table = table
        self.time = self.sky_time = 0.0
        self.away = False
        self._since_tick = 0.0
        self._frame_ms = 0.0
        self._still = self._bound = 0.0
        self._drawn_ms, self._over_ms, self._waited = 0.0, 0.0, 0
        self._over_since, self._drawn, self._rested = 0.0, 0, 0
        self._lights: tuple[TableKey | None, ...] = (None, None)
        director = table.director
        director.on_picture, director.on_change = self._saw, self._before

    def bind_kit(self, kit: Kit) -> None:
        """Take the kit of a window size; the scene's painter is new."""
        self.kit = kit
        compositor = self.table.painter.compositor
        compositor.before_change = self.table.transients.dissolves.before
        self.sky = Sky(kit, compositor)
        self.resting_lights = RestingLights(kit, compositor)
        self.ahead = PaintingAhead(self.table, kit, lambda: self.sun)
        self._bound = 0.0
        radial_light(kit)
        resource_card.prepare(kit)
        state = self.table.session.state
        prepare_damage(kit, {rooms_of(card)[0] for card in state["damage_deck"] if card})

    # What may move

    @property
    def animated(self) -> bool:
        """Return whether anything is shown in motion, or in short fades."""
        return self.kit.settings.animation != "off"

    @property
    def lively(self) -> bool:
        """Return whether things move by themselves."""
        return self.animated and not self.table.reduced

    @property
    def budget(self) -> float | None:
        """Return how long components may be painted in this frame, ms; None for as long as it takes.

        Nothing at all in a frame whose time has gone, for a choice perhaps; but so it is not for ever.
        """
        if not self.animated:
            return None
        most = max(BUDGET_MS, BUDGET_SHARE * self._frame_ms)
        left = FULL_MS - self.table.app.frame_ms - self._over_ms
        if left < 0 and self._drawn % (LONG if self._over_ms < FULL_MS else VERY_LONG):
            return 0.0
        return max(LEAST_MS, min(most, left))

    @property
    def sun(self) -> SunStep:
        """The sun to show now."""
        shown = self.sky.shown
        return shown if shown is not None else SunStep.of(self.table.view.sun, self.table.view.breach)

    def release(self) -> None:
        """The table is gone for good: no picture waits for it any more."""
        self.sky.release()
        self.ahead.release()

    def open(self) -> None:
        """A game in which nothing has been chosen yet is laid out before the crew's eyes."""
        session, settings = self.table.session, self.kit.settings
        if not self.lively or len(session.log) != 1:
            return
        found = opening(session.state, session.log[0].events)
        if found is not None:
            before, events, absent = found
            self.table.app.audio.action("begin")
            self.table.director.play(events, before, settings.animation, absent=absent)

    # What the director tells

    def _saw(self, what: str, about: Any, moment: str) -> None:
        if what == "event" and about["type"] == "turn":
            self.table.transients.aftereffects = [
                e for e in self.table.transients.aftereffects if e.name != "result"
            ]
        echo = aftereffect_of(what, about, moment) if self.lively else None
        if echo is not None:
            self.table.transients.aftereffects.append(echo)

    def _before(self, what: str, about: Any, moment: str) -> None:
        """Something is about to change: how it looks now fades."""
        if what == "flight/cube" and of_zone(about["to"]).kind == "slot":
            self.keep(TableKey.room(of_zone(about["to"]).room_id), dissolves.MEND_MS, REACH)
        elif what == "event" and about["type"] == "divert":
            self.keep(TableKey.room(about["room"]), dissolves.MEND_MS, REACH)
        elif what == "event" and about["type"] == "action":
            self.keep(MEMBER, dissolves.SPENT_MS)
        elif what == "event" and about["type"] == "turn":
            self.keep(DOCK, dissolves.TURN_MS)
            for key in self.table.layout.keys:
                if key.kind == "crew":
                    self.keep(key, dissolves.TURN_MS)

    def keep(self, key: TableKey, ms: float, reach: float = 0.0) -> None:
        """Let what an element looks like now fade, once it looks otherwise."""
        layout = self.table.layout
        if key in layout.keys or key in layout.areas:
            self._keep(grow(layout.rect(key), reach), ms)

    def keep_all(self) -> None:
        """The whole table is about to change at once: a step back in time."""
        self._keep((0, 0, *self.table.layout.size), dissolves.UNDO_MS)

    def _keep(self, rect: Rect, ms: float) -> None:
        if self.animated:
            ms = min(ms, REDUCED_MS) if self.table.reduced else ms * self.table.director.factor
            area = self.kit.viewport.rect(rect).clip(self.table.painter.compositor.surface.get_rect())
            self.table.transients.dissolves.keep(area, ms)

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; True when everything must be drawn."""
        view = self.table.view
        still = not self.lively or self.kit.settings.contrast
        self.sky.aim(SunStep.of(view.sun, view.breach), still)
        changed = self._follow_lights()
        if ms <= 0:
            return changed or self.table.painter.compositor.behind
        if not self._asleep:  # the sky goes on from where it stands
            self.time += ms
            self.sky_time += ms * self._pace
        self._frame_ms = min(ms, 200.0)
        self._since_tick += ms
        self._bound += ms
        busy = self.table.director.busy or self.table.transients.moving or self.sky.growing
        self._still = 0.0 if busy else self._still + ms
        if self.sky.painting:
            if self._time_left(PATIENT):
                self.sky.work()
        elif self.table.director.busy:
            # Whoever chooses in this frame has taken a good part of it.
            if self.table.app.frame_ms < LATE_MS and not self.ahead.look():
                self._paint_ahead()
        elif self._awake or self.table.transients.moving:
            self._paint_ahead()
        changed = self.sky.grow(ms) or changed
        return changed or self.table.painter.compositor.behind

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self.table.painter.compositor.behind:
            return 0
        waits = []
        if self.sky.painting:
            waits.append(STEP_MS)
        if self._awake and self.animated and not self.ahead.finished:
            waits.append(STEP_MS)
        if self._breathing and not (self._asleep and self.resting_lights.out):
            rate = (
                TICK_MS
                if self.sky.growing or self.sky.late
                else min(FRAME_MS / self._pace, self.resting_lights.wait(self.time))
            )
            waits.append(max(0.0, rate - self._since_tick))
        return min(waits, default=None)

    @property
    def _untouched(self) -> float:
        """Return for how many ms nobody has touched anything, and nothing has happened."""
        return min(self._still, self.table.app.untouched)

    @property
    def _asleep(self) -> bool:
        return self._untouched >= ASLEEP_MS

    @property
    def _pace(self) -> float:
        """Return what share of its usual pace the sky keeps."""
        return CALM_PACE if self._untouched >= CALM_MS else 1.0

    @property
    def _awake(self) -> bool:
        """Return whether somebody has touched the table a moment ago, or it is new in this size."""
        return self._bound < AWAKE_MS or (self.table.on_top and self.table.app.untouched < AWAKE_MS)

    def _paint_ahead(self) -> None:
        """Paint ahead in what is left of a frame, if the one before leaves hope for any."""
        left = self._time_left(LONG if self._over_ms < FULL_MS else PATIENT)
        if left:
            self.ahead.work(time.perf_counter() + min(AHEAD_MS, left) / 1000)

    def _time_left(self, most: int) -> float:
        """Return how many ms the frame before leaves hope for; 0 for none, but for so many frames at most."""
        left = FULL_MS - self._drawn_ms
        if left < LEAST_MS and self._waited < most:
            self._waited += 1
            return 0.0
        self._waited = 0
        return max(LEAST_MS, left)

    @property
    def _breathing(self) -> bool:
        if self.kit.settings.contrast:
            return False  # fire and sky are still, and no light may lie over words
        return self.lively and not self.away and self.table.on_top

    def _follow_lights(self) -> bool:
        """Hover and focus come and go softly."""
        play = self.table.input
        lights = (None, play.focus) if play.by_key else (play.hover, None)
        if lights == self._lights:
            return False
        former, self._lights = self._lights, lights
        if play.drag.held is None and not self.table.director.busy:
            for key in {*former, *lights} - {None}:
                assert key is not None
                self.keep(key, dissolves.LIGHT_MS, REACH)
        return True

    # The picture

    def composed(self) -> None:
        """The table has been put together: what is drawn from now on takes as long in each frame, about."""
        self._over_since = self.table.app.frame_ms

    def draw(self, surface: pygame.Surface) -> None:
        """Draw wisps and fades on a table that has just been drawn."""
        if self.lively and not self._asleep:
            self.resting_lights.follow(self.table.view, self.table.layout)
            self.resting_lights.draw(surface, self.time)
        else:
            self.resting_lights.forget()
        self.table.transients.dissolves.draw(surface)

    def drawn(self) -> None:
        """The picture is finished: what it took tells how much more can be done in the next frame."""
        self._drawn += 1
        self._drawn_ms = self.table.app.frame_ms
        # The next frame will draw the table, and what moves above it, in about the same time.
        self._over_ms = max(0.0, self._drawn_ms - self._over_since)

    def before_draw(self) -> None:
        """Bring the sky to where it is, below a table that is about to be drawn."""
        self.sky.sink()
        if not self.lively:
            return
        if self._drawn_ms > FULL_MS and self._rested < SKY_RESTS:
            self._rested += 1
            return
        self._rested = 0
        every = FRAME_MS if self.table.director.busy else TICK_MS
        if self._since_tick >= every and (self.sky.growing or not self.table.director.busy):
            self._since_tick = 0.0
            self.sky.breathe(self.table.layout, self.sky_time, rest=False)
        self.sky.settle()
        self.sky.creep()

    def touch_up(self, surface: pygame.Surface, covered: list[pygame.Rect]) -> list[pygame.Rect]:
        """Draw only what moves at rest; returns the pixels that changed.

        Args:
            surface: the window, as it was drawn last.
            covered: where words lie over the table.
        """
        if not self._breathing or self._since_tick < TICK_MS:
            return []
        self._since_tick = 0.0
        if self._asleep:
            self.sky.sink()
            return self.resting_lights.put_out(surface, covered)
        seen = [
            part
            for part in self.sky.breathe(self.table.layout, self.sky_time, rest=True)
            if part[1].collidelist(covered) < 0
        ]
        for picture, area in seen:
            surface.blit(picture, area)
        self.resting_lights.follow(self.table.view, self.table.layout)
        if not self.resting_lights.dark(self.time):
            self.sky.sink()  # lights are taken off by drawing the table there again
        return [area for _, area in seen] + self.resting_lights.tick(surface, self.time, covered)
