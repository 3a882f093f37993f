"""The table of a guided first game: a game like any other, with the captain's hints beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Rect, inside
from game.app.forms.speech_bubble import Speech, bubble_height, draw_bubble, foot_rect, place_bubble
from game.app.table.model.table_keys import DOCK, HULL, TOP, TableKey
from game.app.table.table_scene import TableScene
from game.app.widgets.button import draw_plate
from game.app.widgets.widget import draw_key
from game.lessons.guide import Guide, Hint
from game.play.seats import PersonSeat
from game.wording import room_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.play.session import Session

WIDTH = 690.0
_THOUGHTS = 40
_LEFT = 1


class GuidedScene(TableScene):
    """A table at which the captain says what can be done, until two turns had no mistake.

    Args:
        session: the game; its persons are watched from now on.

    Attributes:
        guide: says what there is to say.
    """

    commands_in = LESSON

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.guide = Guide(session)
        for seat in session.seats:
            if isinstance(seat, PersonSeat):
                seat.watcher = self.guide
        if not session.guided:
            session.guided = True
            session.save()
        self._read: Hint | None = None
        self._said = ("", "")
        self._bubble: tuple[Rect, Speech, Rect | None, Rect] | None = None
        self._key: object = None

    @property
    def hint(self) -> Hint | None:
        """What the captain says now; None where it has been read, or something is being shown.

        With the actions spent, he does not say that nothing can be done: so every turn would end.
        """
        hint = self.guide.hint
        if hint is not None and hint.kind == "quiet" and self.guide.spent:
            return None
        busy = self.director.busy or self.transients.banner is not None or not self.on_top
        # A player of the program speaks in a bubble of its own.
        busy = busy or self.lent() is not None
        return None if busy or hint is None or hint == self._read else hint

    def words(self, hint: Hint) -> str:
        """Return a hint in words."""
        room = room_name(self.texts, hint.room) if hint.room else ""
        return self.texts(f"guide-{hint.kind}", room=room, count=hint.choices)

    def close(self) -> None:
        """The hint was read."""
        self._read = self.guide.hint
        self._dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """The bubble's button, and its key, close it; everything else is the table's."""
        if self._bubble is not None:
            place, _, _, button = self._bubble
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == _LEFT:
                point = self.kit.viewport.point(event.pos)
                if self.input.drag.held is None and inside(place, point):
                    if event.type == pygame.MOUSEBUTTONUP and inside(button, point):
                        self.close()
                    return True
            if event.type == pygame.KEYDOWN and self.kit.keys.command(event, LESSON) == "show-me":
                self.close()
                return True
        return super().handle(event)

    def update(self, ms: float) -> bool:
        """Let time pass; try out a little more of what can be done."""
        changed = super().update(ms)
        if not self.director.busy and self.session.by_hand:
            self.guide.follow()
            self.session.guided = not self.guide.over  # saved with the next choice
            if self.guide.thinking:
                changed = self.guide.think(_THOUGHTS) or changed
        return self._arrange() or changed

    def wake(self) -> float | None:
        """When `update` must be called again."""
        return 0.0 if self.guide.thinking else super().wake()

    def _arrange(self) -> bool:
        """Lay the bubble out anew where something has changed; tell whether it has."""
        held = self.input.drag.held is not None
        hint = None if held else self.hint
        key = (hint, self.layout, self.kit)
        if key == self._key:
            return False
        self._key, self._bubble = key, None
        if hint is None:
            return True
        if (hint.kind, hint.room) != self._said:
            self._said = hint.kind, hint.room
            self.app.audio.action("radio")
        kit = self.kit
        width = min(WIDTH * (1 + 0.71 * (kit.text - 1)), self.layout.rect(HULL)[2])
        note = "" if self.guide.over else kit.texts("guide-note")
        foot = 46.0 + 20 * (kit.text - 1)
        speech = Speech(kit.texts("captain"), self.words(hint), note, foot=foot)
        keys = self.layout.keys
        about = self.layout.rect(TableKey.room(hint.room)) if hint.room else None
        top, dock = self.layout.rect(TOP), self.layout.rect(DOCK)
        ground = (20.0, top[3] + 8, self.layout.size[0] - 40, dock[1] - top[3] - 16)
        aims = {end for one in self.input.gestures for end in (one.source, one.target) if end in keys}
        avoid = [self.layout.rect(aim) for aim in sorted(aims)]
        high = min(bubble_height(kit, speech, width), ground[3])
        place = place_bubble((width, high), about, ground, avoid)
        x, y, w, h = foot_rect(kit, speech, place)
        label, cap = kit.texts("guide-close"), kit.keys.label("show-me", kit.texts)
        wide = 60 + kit.fonts.width(label, "subheading") + (kit.fonts.width(cap, "key") + 30 if cap else 0)
        self._bubble = place, speech, about, (x, y, min(wide, w), h - 2)
        return True

    @property
    def button(self) -> Rect | None:
        """Where the bubble's button is; None without a bubble."""
        return self._bubble[3] if self._bubble is not None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and the captain's bubble over it."""
        super().draw(canvas)
        if self._bubble is None:
            return
        place, speech, about, button = self._bubble
        kit = canvas.kit
        draw_bubble(canvas, speech, place, about)
        draw_plate(canvas, button, 0.0, primary=True, corners=(10, 4, 10, 4))
        x, y, w, h = button
        label, cap = kit.texts("guide-close"), kit.keys.label("show-me", kit.texts)
        right = x + w - 12
        if cap:
            right -= draw_key(canvas, cap, right, y + h / 2) + 8
        inner = (x + 16, y, right - x - 16, h)
        canvas.text(label, inner, "subheading", colour.GOLD_TEXT, valign="middle", shrink=True)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """What lives on the table stands still behind a bubble."""
        return [] if self._bubble is not None else super().touch_up(canvas)
