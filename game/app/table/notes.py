"""Draw notes over the table: refusals, messages, and what the element under the pointer is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, centre, grow, inside
from game.app.forms.daily_ships import DailyShips
from game.app.forms.save_words import refused_words
from game.app.table.model import hit_outcomes
from game.app.table.model.percent import percent
from game.app.table.model.table_keys import ASKED, DAMAGE_DECK, DECK, MENU, STEPPER, THREAT, TableKey
from game.app.table.model.words import tooltips
from game.app.table.model.words.folded_facts import folded_facts
from game.app.table.model.words.tooltips import tip_of
from game.app.table.motion.transients import INFO_MS, TIP_MS
from game.app.table.paint import overlays
from game.app.table.paint.cards.card_info import draw_card_info
from game.app.table.paint.rooms import room_info
from game.storage.files.atomic import SLOW, kind_of

if TYPE_CHECKING:
    from game.app.table.table_host import ForegroundHost
    from game.sentences import Reason


BUTTONS = ("end", "give-back", "more", "button")
"""Kinds of elements that no refusal covers where it can be beside them."""
SIGN = 26.0
"""Side of the sign on the menu of a game that is not saved, units."""


POINTED = 60.0
"""Width of what a note of a wide element stands at, units."""


class Notes:
    """Say in words what was refused, what has happened, and what things are.

    Args:
        table: the scene whose messages and tips are shown.
        kit: fonts and pictures.
        covered: takes the places of the words, in pixels.
    """

    def __init__(self, table: ForegroundHost, kit: Kit, covered: list[pygame.Rect]) -> None:
        self._table, self._kit, self._covered = table, kit, covered
        self._occupied: tuple[Rect, ...] = ()

    def keep_off(self, occupied: tuple[Rect, ...]) -> None:
        """Lay no note over these places from now on.

        Args:
            occupied: of the captain's words and those of the program's players, in units.
        """
        self._occupied = occupied

    def draw(self, canvas: Canvas) -> None:
        """Draw the message that is there, or what is said of the element that the pointer rests on."""
        table = self._table
        unsaved = self._mark_unsaved(canvas)
        toast = table.transients.toast
        if toast is not None:
            alpha = round(255 * min(1.0, toast.left / 300))
            if toast.reason is not None:
                rect = self.refuse(canvas, toast.reason, toast.anchor, alpha=alpha)
                toast.link = overlays.link_in(canvas.kit, rect)
                self.mark_covered(rect)
            else:
                self.mark_covered(overlays.draw_note(canvas, toast.note, toast.anchor, self._occupied))
            return
        key = self.explained()
        if key is None or key not in table.layout.keys:
            return
        tip = tip_of(table.texts, table.position, key, table.rewinding.undo_state())
        view = table.view
        fanned = {DECK: view.resources.seen, DAMAGE_DECK: view.damage.seen or view.damage.sunk}
        if tip is None or fanned.get(key):
            # The cards seen of a deck lie open where a note would stand.
            return
        anchor = table.layout.rect(key)
        if tip.reason is not None:
            self.mark_covered(self.refuse(canvas, tip.reason, anchor, arrow=True))
        elif tip.card:
            self._beside_words(
                lambda free: draw_card_info(
                    canvas, table.texts, table.position, tip.card, anchor, tip.note, free
                )
            )
        elif tip.note:
            words = f"{tip.note} {self._unseen()} {self._left_to_crew()}" if key == THREAT else tip.note
            facts = folded_facts(table.texts, view, key)
            if key == STEPPER and self.ship:
                facts = f"{self.ship}\n{facts}"
            words = f"{facts}\n{words}" if facts else words
            if unsaved is not None and key == MENU:
                words = f"{refused_words(table.texts, unsaved, table.session.decision is None)}\n{words}"
            near = self._near_pointer(anchor)
            self.mark_covered(overlays.draw_note(canvas, words.rstrip(), near, self._occupied))
        else:
            self._room_card(canvas, tip.room)

    def _near_pointer(self, anchor: Rect) -> Rect:
        """Return the part of a wide element that the pointer is on: what is said of it stands there."""
        x, y, w, h = anchor
        at = self._table.rest.at
        if w <= overlays.width(self._kit) or not inside(anchor, at):
            return anchor
        return min(max(x, at[0] - POINTED / 2), x + w - POINTED), y, POINTED, h

    @cached_property
    def ship(self) -> str:
        """Return what the ship is called where it is that of a day."""
        session = self._table.session
        return DailyShips(session.engine).name(self._table.texts, session.history.settings)

    def _mark_unsaved(self, canvas: Canvas) -> OSError | None:
        """Mark the menu for as long as the game cannot be saved; return why, None where it can.

        A disk that is only slow is told of once, for it may be so at every choice.
        """
        table = self._table
        trouble = table.session.save_trouble
        if trouble is None or kind_of(trouble) == SLOW:
            return None
        x, y, w, h = table.layout.rect(MENU)
        canvas.icon("ui-warning", x + w - SIGN * 0.7, y + h - SIGN * 0.9, SIGN, colour.REASON)
        return trouble

    def explained(self) -> TableKey | None:
        """Return the element whose tip is shown now."""
        table, key = self._table, self._table.rest.key
        if key is None or table.input.source is not None or table.director.busy:
            return None
        if tooltips.silent(table.position, key, table.prompt_words() is not None):
            return None
        return key if table.rest.ms >= (INFO_MS if tooltips.large(table.position, key) else TIP_MS) else None

    def refuse(
        self, canvas: Canvas, reason: Reason, anchor: Rect, arrow: bool = False, alpha: int = 255
    ) -> Rect:
        """Draw a refusal beside the captain's words, the cards of the rooms it speaks of and the buttons.

        Args:
            canvas: the window's.
            reason: why it was refused.
            anchor: what was refused, in units.
            arrow: with a tip that points at it.
            alpha: 0 to 255.

        Returns:
            Its place, in units.
        """
        layout, position = self._table.layout, self._table.position
        named = {*reason.rooms, position.room_of(position.active)}
        rooms = [
            rect
            for key, rect in layout.keys.items()
            if key.kind == "room" and (key.room_id in named or inside(rect, centre(anchor)))
        ]
        # What hands go for next is in the dock.
        rooms += [
            rect
            for key, rect in layout.keys.items()
            if key.kind in BUTTONS and not inside(rect, centre(anchor))
        ]
        return overlays.draw_reason(canvas, reason, anchor, arrow, alpha, self._occupied, rooms)

    def _room_card(self, canvas: Canvas, room_id: str) -> None:
        table = self._table
        anchor: Rect = table.layout.rect(TableKey.room(room_id))
        critical = next(room.critical for room in table.view.rooms if room.id == room_id)
        lines = room_info.room_lines(table.texts, table.position, room_id, critical)
        choice = self._left_to_crew() if table.position.room(room_id)["cubes"] else ""
        lines += [choice] if choice else []
        facts = table.session.facts.rooms[room_id]
        self._beside_words(
            lambda free: room_info.draw_room_info(canvas, table.position, room_id, facts, anchor, lines, free)
        )

    def _beside_words(self, draw: Callable[[list[Rect]], Rect | None]) -> None:
        """Draw a large card beside the captain's words, or over them where there is no room elsewhere."""
        free = self._kept_free()
        self.mark_covered(draw([*free, *self._occupied]) or draw(free))

    def _kept_free(self) -> list[Rect]:
        """Return what no large card covers while something is asked: the words of it, and what answers it."""
        table = self._table
        if table.prompt_words() is None:
            return []
        layout = table.layout
        lit = (layout.rect(key) for key in table.input.legal() if key in layout.keys)
        return [layout.areas[ASKED], *lit]

    def _unseen(self) -> str:
        """Return why more cards may come than there are (R-31); empty where that is not so."""
        table = self._table
        more = hit_outcomes.more_than_there_are(table.position, table.session.knowledge)
        return "" if more is None else table.texts("play-left-unseen", possible=more[0], left=more[1])

    def _left_to_crew(self) -> str:
        """That the next Damage card may leave its rooms to the crew; empty where it cannot or is hidden."""
        table = self._table
        if table.position.hidden:
            return ""
        chance = hit_outcomes.left_to_crew(table.position, table.session.knowledge)
        return table.texts("play-left-to-crew", percent=percent(chance)) if chance else ""

    def mark_covered(self, rect: Rect | None) -> None:
        """Add a place of words, with their shadow around them, to those that are covered.

        Args:
            rect: in units; None for no words.
        """
        if rect is None:
            return
        self._covered.append(self._kit.viewport.rect(grow(rect, 30)))
