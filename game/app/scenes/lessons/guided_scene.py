"""The table of a guided first game: a game like any other, with the captain's hints beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.viewport import Rect
from game.app.forms.speech_bubble import Answer, Speech
from game.app.scenes.lessons.captain_bubble import CaptainBubble
from game.app.table.model.table_keys import TableKey
from game.app.table.table_scene import TableScene
from game.lessons.guide import Guide, Hint
from game.play.seats import PersonSeat
from game.wording import room_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.play.session import Session

_THOUGHTS = 40
CLOSE = "close"
"""The button of the bubble."""


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
        self._key: object = None

    def _equip(self, kit: Kit) -> None:
        super()._equip(kit)
        self.bubble = CaptainBubble(self, kit, self.do)

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

    def answers(self) -> tuple[Answer, ...]:
        """Return the buttons of the bubble."""
        label = self.kit.keys.label("show-me", self.texts)
        return (Answer(CLOSE, self.texts("guide-close"), label, primary=True),)

    def do(self, name: str) -> None:
        """Carry out a button of the bubble."""
        self.app.audio.action("press")
        if name == CLOSE:
            self.close()

    def close(self) -> None:
        """The hint was read."""
        self._read = self.guide.hint
        self._dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """The bubble's buttons and key first; everything else is the table's."""
        if event.type == pygame.KEYDOWN:
            self._arrange()  # the controller that is taken up now has just changed all labels
        if self.bubble.handle(event):
            self.input.hover = None
            self._rest.on(None)
            self._dirty = True
            return True
        shown = self.bubble.rect is not None
        if shown and event.type == pygame.KEYDOWN and self.kit.keys.command(event, LESSON) == "show-me":
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
        changed = self._arrange() or changed
        return self.bubble.update(ms) or changed

    def wake(self) -> float | None:
        """When `update` must be called again."""
        waits = [0.0 if self.guide.thinking else None, self.bubble.wake(), super().wake()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _arrange(self) -> bool:
        """Say what there is to say where something has changed; tell whether it has."""
        held = self.input.drag.held is not None
        hint = None if held else self.hint
        key = (hint, self.layout, self.kit)
        if key == self._key:
            return False
        self._key = key
        if hint is None:
            self.bubble.say(None, None, ())
            return True
        if (hint.kind, hint.room) != self._said:
            self._said = hint.kind, hint.room
            self.app.audio.action("radio")
        texts = self.texts
        note = "" if self.guide.over else texts("guide-note")
        speech = Speech(texts("captain"), self.words(hint), note, answers=self.answers())
        about = self.layout.rect(TableKey.room(hint.room)) if hint.room else None
        self.bubble.say(speech, about, ())
        return True

    def button(self, name: str = CLOSE) -> Rect | None:
        """Return where a button of the bubble is; None where it is not there."""
        return self.bubble.rect_of(name)

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Where the captain's words lie."""
        return () if self.bubble.rect is None else (self.bubble.rect,)

    def draw_light(self, canvas: Canvas) -> None:
        """Draw the captain's bubble, below what is held and what the table tells."""
        self.bubble.draw(canvas)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """What lives on the table stands still behind a bubble."""
        return [] if self.bubble.rect is not None else super().touch_up(canvas)
