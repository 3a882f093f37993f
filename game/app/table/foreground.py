"""Draws what lies over the finished table: prompts, what is held, flights, effects, reasons, the banner."""

from __future__ import annotations

import time
from collections.abc import Collection, Hashable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, LEGAL_GLOW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Point, Rect
from game.app.forms.bubble_place import Around, best_place
from game.app.forms.speech_bubble import SMALL, Speech, bubble_height, draw_bubble
from game.app.table.dialogs.consent_scene import ConsentScene
from game.app.table.model import hit_outcomes
from game.app.table.model.gestures.refusals import why_not
from game.app.table.model.table_keys import (
    ASKED,
    DIE,
    DOCK,
    HAND,
    HULL,
    TABLE,
    TableKey,
)
from game.app.table.motion import easing
from game.app.table.motion.director import STRIKES
from game.app.table.motion.rehearsal import Draw, Rehearsal
from game.app.table.motion.spectacle.aftereffects import draw_aftereffect, draw_echo
from game.app.table.motion.spectacle.damage_effects import damage_side, draw_drawn_damage
from game.app.table.motion.spectacle.event_effects import draw_effect
from game.app.table.motion.spectacle.glows import Instant
from game.app.table.motion.sprites import Sprites
from game.app.table.motion.transients import REFUSAL_MS
from game.app.table.notes import Notes
from game.app.table.paint import overlays, tokens
from game.app.table.paint.brush import ring
from game.app.table.paint.ghosts import draw_ghosts
from game.app.table.paint.panels.lent_panel import draw_lent_panel, draw_trail
from game.app.table.paint.panels.question import draw_question
from game.app.table.paint.rooms.damage_plates import draw_outcomes, draw_warning

if TYPE_CHECKING:
    from game.app.table.model.lent_view import LentView
    from game.app.table.table_host import ForegroundHost

FULL_MS, LEAST_MS = 7.0, 0.5
"""Time in ms of a frame for words that are new, and the least of it. One thing is made each time, but not
in two frames running that have no time for it."""


class Foreground:
    """The layer above the table for one window size.

    Args:
        table: the scene whose hands, director and messages are shown.
        kit: fonts and pictures.
    """

    def __init__(self, table: ForegroundHost, kit: Kit) -> None:
        self.table = table
        self.kit = kit
        self.sprites = Sprites(kit, table.session.colours)
        self.covered: list[pygame.Rect] = []
        """Places of words over the table, in pixels."""
        self.late = False
        """True while something is still to be drawn that took too long for the last frame."""
        self.notes = Notes(table, kit, self.covered)
        self._rehearsal = Rehearsal(kit)
        self._stood = self._stands = False
        """True where something new had to wait: in the frame before, and in this one."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, lowest first."""
        self.covered.clear()
        self.late = False
        self._stood, self._stands = self._stands, False
        self._prompt(canvas)
        self._legal_ground(canvas)
        self._placed_shields(canvas)
        self._damage_choice(canvas)
        self._trail(canvas)
        self._ghosts(canvas)
        self._events(canvas)
        for echo in self.table.transients.aftereffects:
            key = ("echo", echo.name, str(echo.about))
            if echo.age >= 0 and self._known(key, partial(draw_echo, layout=self.table.layout, echo=echo)):
                draw_aftereffect(canvas, self.table.layout, echo, self.table.painter.compositor)
        self._returning(canvas)
        bubble = self._lent_bubble(canvas.kit)
        self.notes.keep_off((*self.table.occupied, *((bubble[1],) if bubble is not None else ())))
        self._held(canvas)
        self.notes.draw(canvas)
        if bubble is not None:
            draw_bubble(canvas, *bubble)
            self.notes.mark_covered(bubble[1])
        self._banner(canvas)

    def prepare(self, until: float) -> bool:
        """Have the words made that the first picture shows; tell whether they are there.

        Args:
            until: a moment of `time.perf_counter` after which nothing new is begun.
        """
        words = self.table.prompt_words()
        if words is None or self.table.app.settings.animation == "off":
            return True
        key, draw = self._asked(words)
        return self._rehearsal.ready(key, (draw,), until)

    def _drawn(self, canvas: Canvas, key: Hashable, draw: Draw) -> None:
        """Draw something with words that may be new: then they are set in a few frames, and it comes later.

        Args:
            canvas: the window.
            key: names it, with all that it depends on.
            draw: draws it.
        """
        if self._known(key, draw):
            draw(canvas)

    def _known(self, key: Hashable, draw: Draw) -> bool:
        """Return whether something can be drawn at once; see `_drawn`."""
        app, covered = self.table.app, [*self.covered]
        if app.settings.animation == "off":
            return True
        left = FULL_MS - app.frame_ms
        if left < LEAST_MS and not self._stood and not self._rehearsal.knows(key, (draw,)):
            self.late = self._stands = True
            return False
        left = max(LEAST_MS, left)
        known = self._rehearsal.ready(key, (draw,), time.perf_counter() + left / 1000)
        self.covered[:] = covered
        self.late = self.late or not known
        return known

    # What is asked

    def _prompt(self, canvas: Canvas) -> None:
        """Draw what is to be decided now, in place of the action buttons."""
        lent = self.table.lent()
        if lent is not None:
            self._lent(canvas, lent)
        words = self.table.prompt_words()
        if words is not None:
            self._drawn(canvas, *self._asked(words))

    def _asked(self, words: tuple[str, str]) -> tuple[Hashable, Draw]:
        """Return the name of what is asked, with all that it depends on, and what draws it."""
        return ("prompt", words, self._warned()), lambda canvas: self._question(canvas, *words)

    def _question(self, canvas: Canvas, title: str, text: str) -> None:
        """The heading and the words of what is asked."""
        draw_question(canvas, self.table.layout.areas[ASKED], title, text, bool(self._warned()))

    def _lent(self, canvas: Canvas, view: LentView) -> None:
        """Draw what a player of the program is at."""
        table = self.table
        controls = {key: rect for key, rect in table.layout.keys.items() if key.kind == "lent"}
        focus = table.input.focus if table.input.by_key else None
        marks = {key: frozenset(("focus",)) for key in (focus,) if key is not None}
        if table.input.hover is not None:
            marks[table.input.hover] = marks.get(table.input.hover, frozenset()) | {"hover"}
        if controls:
            mark = table.session.colours[view.crew]
            draw_lent_panel(canvas, view, mark, table.layout.areas[ASKED], controls, marks)

    def _trail(self, canvas: Canvas) -> None:
        """The way that a player of the program has gone this turn."""
        view, layout = self.table.lent(), self.table.layout
        if view is not None and view.trail:
            rooms = {key.room_id: rect for key, rect in layout.keys.items() if key.kind == "room"}
            draw_trail(canvas, view, self.table.session.colours[view.crew], rooms)

    def _ghosts(self, canvas: Canvas) -> None:
        """Draw what a plan would do."""
        table = self.table
        if not table.director.busy:
            steps, colours = table.advising.steps, table.session.colours
            told = [room.id for room in table.view.rooms if room.ready or room.critical]
            for ghosts in table.advising.ghosts:
                draw_ghosts(canvas, ghosts, colours, table.layout, steps, told)

    def _lent_bubble(self, kit: Kit) -> tuple[Speech, Rect, Rect] | None:
        """Return why a player of the program does what it is about to do: the words, where they are, beside
        its meeple, and where that is; None where it says nothing or a question of its says it."""
        table, view = self.table, self.table.lent()
        meeple = TableKey.meeple(view.crew) if view is not None else None
        if view is None or meeple not in table.layout.keys or table.director.busy or not table.on_top:
            return None
        if isinstance(table.app.top, ConsentScene):
            return None  # it says why itself
        words = view.why if view.now is not None else self._thinking(view)
        if not words:
            return None
        tone = CREW[table.session.colours[view.crew]].colour
        speech = Speech("", words, icon=rank_icon(view.rank), line=tone, portrait=SMALL)
        about, board = table.layout.rect(meeple), table.layout.rect(HULL)
        short = view.now is None and not view.late
        wide = 150.0 if short else min(board[2], 480 + 220 * (kit.text - 1))
        size = (wide, bubble_height(kit, speech, wide))
        others = [rect for key, rect in table.layout.keys.items() if key.kind in ("meeple", "shield")]
        return speech, best_place([size], Around(board, about, avoid=others)), about

    def _thinking(self, view: LentView) -> str:
        """Return what is said while a player of the program thinks; empty at first."""
        if view.late:
            return self.table.texts("thinks-long")
        return self.table.texts("lent-thinks") if view.thinks else ""

    def _warned(self) -> bool:
        """Return whether the rooms chosen so far would lose the ship (R-31)."""
        table = self.table
        if not self._hitting() or table.director.busy:
            return False
        found = hit_outcomes.outcomes(table.position)
        return any(found[room].fatal for room in table.input.placed)

    def _hitting(self) -> bool:
        """Return whether rooms are chosen that will be damaged (R-31)."""
        placing = self.table.position.placing
        return placing is not None and placing.hits

    def _legal_ground(self, canvas: Canvas) -> None:
        """The hand's area, when it takes what is held."""
        source = self.table.input.source
        if source is None or DOCK not in self.table.input.targets(source):
            return
        x, y, w, h = self.table.layout.rect(HAND)
        rect = (x - 12, y - 8, w + 20, h + 11)
        ring(canvas, rect, LEGAL_GLOW, 6)
        canvas.panel(rect, fill=None, line=colour.LEGAL, corners=(14, 5, 14, 5), width=3)

    def _placed_shields(self, canvas: Canvas) -> None:
        """Tokens that have been placed but are still to be joined by another."""
        placing = self.table.position.placing
        if placing is None or placing.hits:
            return
        for n, room in enumerate(self.table.input.placed):
            x, y, _, h = self.table.layout.rect(TableKey.room(room))
            plan = self.table.layout.plan
            top = y + h - plan.strip_h - plan.shield - 8
            tokens.shield(canvas, (x + 92 + 30 * n, top, plan.shield, plan.shield), frozenset(("legal",)))

    def _damage_choice(self, canvas: Canvas) -> None:
        """Draw what each room would suffer, while the crew chooses (R-31)."""
        table = self.table
        if not self._hitting() or table.director.busy:
            return

        def draw(over: Canvas) -> None:
            draw_outcomes(over, table.layout, table.position, table.input.placed)
            if self._warned():
                x, y, wide, height = table.layout.areas[ASKED]
                high = 44 + 16 * (canvas.kit.text - 1)
                draw_warning(over, (x + 18, y + height - high - 12, wide - 36, high))

        asked = id(table.session.decision), tuple(table.input.placed)
        self._drawn(canvas, ("outcomes", asked), draw)

    # What moves

    def _events(self, canvas: Canvas) -> None:
        director, layout = self.table.director, self.table.layout
        reduced = self.table.reduced
        effect = director.effect()
        if effect is not None:
            now = Instant(effect[2], director.ms, self.table.painter.compositor, reduced, self._faced(effect))
            key = ("effect", effect[0], str(effect[1]))
            alone = replace(now, compositor=None)
            if self._known(key, lambda over: draw_effect(over, layout, effect, alone)):
                draw_effect(canvas, layout, effect, now)
            if effect[0] in STRIKES and director.card is not None and self._face_known(director.card):
                draw_drawn_damage(canvas, layout, director.card)
        moving = director.moving()
        landed = self.table.transients.landings.settle(moving, self.table.painter.compositor.shows)
        for piece in (*landed, *moving):
            self.sprites.draw_moving(canvas, piece, reduced)

    def _faced(self, effect: tuple[str, Any, float]) -> bool:
        """Return whether a card that an effect turns over can show its face."""
        return effect[0] != "damage" or self._face_known(effect[1])

    def _face_known(self, card: Any) -> bool:
        return self._known(("face", str(card)), lambda over: damage_side(over.kit, card, True))

    def _returning(self, canvas: Canvas) -> None:
        back = self.table.transients.returning
        if back is None:
            return
        eased = easing.overshoot(back.share)
        x = back.start[0] + (back.end[0] - back.start[0]) * eased
        y = back.start[1] + (back.end[1] - back.start[1]) * eased
        what, value = self.table.shown_table.held_piece(back.source)
        self.sprites.draw_held(canvas, what, value, (x, y), True)

    def _held(self, canvas: Canvas) -> None:
        play = self.table.input
        held = play.drag.held
        if held is None:
            return
        at = (play.drag.at[0] + play.drag.grab[0], play.drag.at[1] + play.drag.grab[1])
        if held.kind == "button" or held == DIE:
            at = play.drag.at
        targets = play.targets(held)
        refusing = play.refusing() if self.table.rest.ms >= REFUSAL_MS else None
        goal = self._nearest(targets, at)
        if goal is not None and play.aim(held, play.hover, play.drag.at) not in targets:
            self.sprites.dotted(canvas, at, goal)
        what, value = self.table.shown_table.held_piece(held)
        self.sprites.draw_held(canvas, what, value, at, refusing is not None)
        if refusing is not None:
            reason = why_not(self.table.texts, self.table.position, held, refusing)
            if reason is not None:
                anchor = (at[0] - 70, at[1] - 110, 140, 220)
                self.notes.refuse(canvas, reason, anchor)

    def _nearest(self, targets: Collection[TableKey], at: Point) -> Point | None:
        """The middle of the nearest place that takes what is held; small places before their rooms."""
        layout = self.table.layout
        keys = [key for key in targets if key not in (DOCK, TABLE) and key in layout.keys]
        if DOCK in targets:
            return layout.centre(HAND)
        fine = [key for key in keys if key.kind not in ("room", "meeple")] or keys
        middles = [layout.centre(key) for key in fine]
        return min(middles, key=lambda p: (p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2, default=None)

    def _banner(self, canvas: Canvas) -> None:
        banner = self.table.transients.banner
        if banner is None:
            return
        panel = next(panel for panel in self.table.view.crew if panel.crew == banner.crew)
        who = self.table.session.colours[banner.crew], panel.mood
        name = self.table.position.name(banner.crew)
        share = 0.5 if self.table.reduced else banner.share
        texts, first = self.table.texts, banner.turn == 1
        if self.table.position.solo and not first:
            order = texts("play-banner-solo", turn=banner.turn)
        else:
            handed = "yes" if banner.handed else "no"
            order = texts("play-banner-order", turn=banner.turn, handed=handed)
        if first and self.notes.ship:
            order = f"{self.notes.ship} · {order}"
        board = self.table.layout.rect(HULL)

        def draw(over: Canvas) -> None:
            overlays.draw_banner(over, name, who, order, share, board)

        self._drawn(canvas, ("banner", name, who, order), draw)
