"""The table of a guided first game: a game like any other, with the captain's hints beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.portrait import CALM, EARNEST
from game.app.drawing.viewport import Rect
from game.app.forms.bubble_place import hidden
from game.app.forms.speech_bubble import Answer, Speech
from game.app.navigation.scene import Program
from game.app.scenes.lessons.captain_bubble import SHRINKS, CaptainBubble
from game.app.scenes.lessons.guided_words import halves, hint_words, topic_words
from game.app.table.deciding import Deciding
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.stage import Stage
from game.app.table.table_scene import TableScene
from game.app.waits import soonest
from game.bots.usual_play import UsualPlay
from game.lessons.guide import GOAL, PRAISE, Guide
from game.lessons.guide_hint import Hint
from game.lessons.guide_record import TOPICS
from game.lessons.guided_ship import guided_ship
from game.play.seats import PersonSeat, Seat
from game.play.session import Session
from game.program_files import data_folder
from game.wording import listing

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit

_THOUGHTS = 100
"""Choices that are tried in a frame."""
_KEPT = {"room": 3, "supply": 1, "card": 1, "deck": 1, "face-up": 1}
"""Things that the bubble should not cover, and the weight of each kind."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
CLOSE, TAKE_BACK, TOPIC_LIST = "close", "take-back", "topics"
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
        self.guide = Guide(session, UsualPlay(session.engine))
        self.parted = session.decision is None
        for seat in session.seats:
            if isinstance(seat, PersonSeat):
                seat.watcher = self.guide
        if not session.notes.guided:
            session.notes.guided = True
            session.save()
        self._read: object = None
        """The hint that was closed, as `_reading` tells hints apart."""
        self._listing = False
        """True while the topics are listed in place of the hint."""
        self._halves: tuple[str, ...] = ()
        """The words of a hint that is too long for one bubble; empty where it is not."""
        self._half = 0
        """Number of the half that is said."""
        self._last: Hint | None = None
        """The hint that was said last."""
        self._said = ("", "")
        """Kind and room of the hint that was heard last."""
        self._key: object = None
        """The state that the bubble was made for last."""

    def _make_deciding(self, stage: Stage) -> Deciding:
        return _GuidedDeciding(self, stage, self.input, self.advising, self.popups)

    def _bind_kit(self, kit: Kit) -> None:
        super()._bind_kit(kit)
        self.bubble = CaptainBubble(self, kit, self.do)

    @property
    def hint(self) -> Hint | None:
        """Return what the captain says now; None where it has been read this turn, or something is being
        shown."""
        hint = self.guide.hint
        busy = self.director.busy or self.transients.banner is not None or not self.on_top
        # A player of the program speaks in a bubble of its own.
        busy = busy or self.lent() is not None or not self.session.by_hand
        return None if busy or hint is None or self._reading(hint) == self._read else hint

    def _reading(self, hint: Hint) -> object:
        """Return what tells hints apart: one that was closed stays closed while this is the same."""
        return self.session.state["turn"], hint.kind, hint.room

    def words(self, hint: Hint) -> str:
        """Return a hint in words."""
        texts, session = self.texts, self.session
        names = [member["name"] for member in session.state["crew"]]
        words = hint_words(texts, hint, session.game, names)
        lent = [
            name for name, seat in zip(names, session.seats, strict=False) if not isinstance(seat, PersonSeat)
        ]
        if hint.kind == GOAL and lent:
            told = texts("guide-program", names=listing(texts, lent))
            words = texts("captain-two-sentences", first=words, second=told)
        return words

    def answers(self, hint: Hint) -> tuple[Answer, ...]:
        """Return the buttons of a hint: where something was missed there is a way back."""
        texts, keys = self.texts, self.kit.keys
        close = texts("guide-close")
        if hint.missed and self.session.can_undo:
            back = Answer(TAKE_BACK, texts("guide-back"), keys.label("undo", texts), primary=True)
            return back, Answer(CLOSE, close, keys.label("show-me", texts))
        closing = Answer(CLOSE, close, keys.label("show-me", texts), primary=True)
        if hint.then:
            return (closing,)
        counts = {"done": self.guide.learned, "count": len(TOPICS)}
        label, short = texts("guide-note", **counts), texts("guide-note-short", **counts)
        return closing, Answer(TOPIC_LIST, label, icon="ui-check", short=short, tip=texts("guide-note-tip"))

    def do(self, name: str) -> None:
        """Carry out a button of the bubble."""
        self.app.audio.action("press")
        if name == TAKE_BACK:
            self._read = None
            self.command("undo")
        elif name == TOPIC_LIST:
            self._listing = True
            self._dirty = True
        else:
            self.close()

    def close(self) -> None:
        """Say a hint that was read no more in this turn; from the list of topics go back to it."""
        hint = self.guide.hint
        if self._listing:
            self._listing = False
        elif self._half + 1 < len(self._halves):
            self._half += 1
        elif hint is not None and hint.kind == GOAL:
            self.guide.welcomed()
        elif hint is not None and hint.kind == PRAISE:
            self.guide.praised()
        elif hint is not None:
            self._read = self._reading(hint)
            self.parted = self.guide.over
        self._dirty = True

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member; a person who takes a seat is watched, too."""
        if isinstance(seat, PersonSeat):
            seat.watcher = self.guide
        super().hand_over(crew, seat)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event, the bubble first; without a bubble the same key asks the captain for advice."""
        if event.type == pygame.KEYDOWN:
            self._arrange()  # the controller that is taken up now has just changed all labels
        if self.bubble.handle(event):
            self.events.hands.leave()
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
            self.session.notes.guided = not self.guide.over  # saved with the next choice
            if self.guide.thinking:
                changed = self.guide.think(_THOUGHTS) or changed
        changed = self._arrange() or changed
        return self.bubble.update(ms) or changed

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called again; None for not at all."""
        thinks = self.guide.thinking and self.session.by_hand
        return soonest(0.0 if thinks else None, self.bubble.wake(), super().wake())

    def _arrange(self) -> bool:
        """Say what there is to say where something has changed; tell whether it has."""
        held = self.input.drag.held is not None
        hint = None if held else self.hint
        if hint != self._last:
            self._last, self._listing, self._half = hint, False, 0
        key = (hint, self._listing, self._half, self.layout, self.kit)
        if key == self._key:
            return False
        self._key = key
        if hint is None:
            self.bubble.say(None, None, ())
            return True
        if (hint.kind, hint.room) != self._said:
            self._said = hint.kind, hint.room
            self.app.audio.action("radio")
        self._speak(hint)
        return True

    def _speak(self, hint: Hint) -> None:
        """Say a hint, or the list of topics: in two halves where the whole would hide a room."""
        texts = self.texts
        key = self.kit.keys.label("show-me", texts)
        if self._listing:
            back = Answer(CLOSE, texts("guide-topics-back"), key, primary=True)
            self._say(hint, topic_words(texts, self.guide.record), (back,))
            return
        words, answers = self.words(hint), self.answers(hint)
        if self._half:
            self._say(hint, self._halves[self._half], answers)
            return
        self._halves = ()
        self._say(hint, words, answers)
        rooms = [rect for key, rect in self.layout.keys.items() if key.kind == "room"]
        if self.bubble.rect is not None and hidden(self.bubble.rect, rooms):
            self._halves = halves(words)
        if self._halves:
            self._say(hint, self._halves[0], (Answer(CLOSE, texts("school-go-on"), key, primary=True),))

    def _say(self, hint: Hint, words: str, answers: tuple[Answer, ...]) -> None:
        mood = EARNEST if hint.missed else CALM
        speech = Speech(self.texts("captain"), words, mood=mood, answers=answers)
        about = self.layout.rect(TableKey.room(hint.room)) if hint.room else None
        kept = [rect for key, rect in self.layout.keys.items() for _ in range(_KEPT.get(key.kind, 0))]
        self.bubble.say(speech, about, kept, shrinks=SHRINKS)

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Return where the captain's words lie."""
        return () if self.bubble.rect is None else (self.bubble.rect,)

    def draw_light(self, canvas: Canvas) -> None:
        """Draw the captain's bubble, below what is held and what the table tells."""
        self.bubble.draw(canvas)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Let nothing on the table live behind a bubble."""
        return [] if self.bubble.rect is not None else super().touch_up(canvas)


class _GuidedDeciding(Deciding):
    """Asks the seats of a guided game: its end is told once the captain has said farewell."""

    _table: GuidedScene

    @property
    def ends(self) -> bool:
        """Return whether the end is to be shown: after the farewell."""
        return super().ends and self._table.parted

    def tell_result(self) -> None:
        """Tell how the game ended, after the farewell."""
        if self._table.parted:
            super().tell_result()

    def _end_by_itself(self) -> bool:
        """Return False: what the captain says before the actions are ended is to be read."""
        return False
