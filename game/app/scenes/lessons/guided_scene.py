"""The table of a guided first game: a game like any other, with the captain's hints beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.portrait import CALM, EARNEST
from game.app.drawing.viewport import Rect
from game.app.forms.speech_bubble import Answer, Speech
from game.app.navigation.scene import Program
from game.app.scenes.lessons.captain_bubble import CaptainBubble
from game.app.table.deciding import Deciding
from game.app.table.model.table_keys import TableKey
from game.app.table.table_scene import TableScene
from game.lessons.guide import GOAL, Guide, Hint
from game.lessons.guide_hands import rooms_to_go
from game.lessons.guide_record import SHARE, TOPICS
from game.lessons.guided_ship import guided_ship
from game.play.seats import PersonSeat
from game.play.session import Session
from game.program_files import data_folder
from game.wording import counted, room_name

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

_THOUGHTS = 100
"""Choices that are tried in a frame."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CLOSE, TAKE_BACK = "close", "take-back"
"""The buttons of the bubble."""


def guided_scene(app: Program) -> GuidedScene:
    """Return the table of the guided game, dealt anew: the newcomer and a captain on the fixed ship."""
    ship = guided_ship(data_folder())
    seats = [app.seat(rank) for rank in ship.seats]
    return GuidedScene(Session.new(ship.setup, app.engine(), app.shelf, seats=seats))


class GuidedScene(TableScene):
    """A table at which the captain says what to do, until everything has happened well once.

    Args:
        session: the game; its persons are watched from now on.

    Attributes:
        guide: says what there is to say.
        parted: whether he has said farewell, after which the end of the game is told.
        bubble: the captain's; a new one for each size of the window.
    """

    commands_in = LESSON

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.guide = Guide(session)
        self.parted = session.decision is None
        self.deciding = _GuidedDeciding(self)
        for seat in session.seats:
            if isinstance(seat, PersonSeat):
                seat.watcher = self.guide
        if not session.guided:
            session.guided = True
            session.save()
        self._read: object = None
        """The hint that was closed, as `_reading` tells hints apart."""
        self._said = ("", "")
        """Kind and room of the hint that was heard last."""
        self._key: object = None
        """What the bubble was made for last."""

    def _equip(self, kit: Kit) -> None:
        super()._equip(kit)
        self.bubble = CaptainBubble(self, kit, self.do)

    @property
    def hint(self) -> Hint | None:
        """What the captain says now; None where it has been read this turn, or something is being shown."""
        hint = self.guide.hint
        busy = self.director.busy or self.transients.banner is not None or not self.on_top
        # A player of the program speaks in a bubble of its own.
        busy = busy or self.lent() is not None
        return None if busy or hint is None or self._reading(hint) == self._read else hint

    def _reading(self, hint: Hint) -> object:
        """Return what tells hints apart: one that was closed stays closed while this is the same."""
        return self.session.state["turn"], hint.kind, hint.room

    def words(self, hint: Hint) -> str:
        """Return a hint in words."""
        texts = self.texts
        last = hint.line[-1] if hint.kind == SHARE else {}
        shared = last.get("to", last.get("from"))
        cards = (last["card"],) if last else hint.cards
        words = texts(
            f"guide-{hint.kind}",
            room=room_name(texts, hint.room) if hint.room else "",
            count=hint.choices,
            cards=counted(texts, cards) if cards else "",
            left=len(rooms_to_go(self.session.game)),
            name=self.session.state["crew"][shared]["name"] if shared is not None else "",
            way="give" if "to" in last else "take",
        )
        return texts("guide-both", first=words, second=self.words(hint.then)) if hint.then else words

    def answers(self, hint: Hint) -> tuple[Answer, ...]:
        """Return the buttons of a hint: where something was missed there is a way back."""
        texts, keys = self.texts, self.kit.keys
        close = texts("guide-close")
        if hint.missed and self.session.can_undo:
            back = Answer(TAKE_BACK, texts("guide-back"), keys.label("undo", texts), primary=True)
            return back, Answer(CLOSE, close, keys.label("show-me", texts))
        return (Answer(CLOSE, close, keys.label("show-me", texts), primary=True),)

    def do(self, name: str) -> None:
        """Carry out a button of the bubble."""
        self.app.audio.action("press")
        if name == TAKE_BACK:
            self._read = None
            self.command("undo")
        else:
            self.close()

    def close(self) -> None:
        """Say a hint that was read no more in this turn."""
        hint = self.guide.hint
        if hint is not None and hint.kind == GOAL:
            self.guide.welcomed()
        elif hint is not None:
            self._read = self._reading(hint)
            self.parted = self.guide.over
        self._dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """Take an event, the bubble first; without a bubble the same key asks the captain for advice."""
        if event.type == pygame.KEYDOWN:
            self._arrange()  # the controller that is taken up now has just changed all labels
        if self.bubble.handle(event):
            self.input.hover = None
            self._rest.on(None)
            self._dirty = True
            return True
        if event.type == pygame.KEYDOWN:
            asked = self.kit.keys.command(event, LESSON) == "show-me"
            if self.bubble.rect is not None and (asked or self.guide.over and event.key in _ENTER):
                self.close()
                return True
            if asked:
                self.command("adviser")
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
        """Return after how many ms `update` must be called again; None for not at all."""
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
        note = texts("guide-note", done=self.guide.learned, count=len(TOPICS))
        mood = EARNEST if hint.missed else CALM
        speech = Speech(texts("captain"), self.words(hint), note, mood=mood, answers=self.answers(hint))
        about = self.layout.rect(TableKey.room(hint.room)) if hint.room else None
        self.bubble.say(speech, about, ())
        return True

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Where the captain's words lie."""
        return () if self.bubble.rect is None else (self.bubble.rect,)

    def draw_light(self, canvas: Canvas) -> None:
        """Draw the captain's bubble, below what is held and what the table tells."""
        self.bubble.draw(canvas)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Let nothing on the table live behind a bubble."""
        return [] if self.bubble.rect is not None else super().touch_up(canvas)


class _GuidedDeciding(Deciding):
    """Asks the seats of a guided game: its end is told once the captain has said farewell."""

    table: GuidedScene

    def __init__(self, table: GuidedScene) -> None:
        super().__init__(table)
        self.table = table

    def tell_result(self) -> None:
        """Tell how the game ended, after the farewell."""
        if self.table.parted:
            super().tell_result()

    def _end_by_itself(self) -> bool:
        """Return False: what the captain says before the actions are ended is to be read."""
        return False
