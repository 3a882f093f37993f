"""The table of a guided first game: a game like any other, with the captain's hints beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.colours.theme import colour
from game.app.drawing.portrait import CALM, EARNEST
from game.app.drawing.viewport import Rect, inside
from game.app.forms.speech_bubble import Speech, bubble_height, draw_bubble, foot_rect, place_bubble
from game.app.navigation.scene import Program
from game.app.scenes.lessons.lesson_words import Answer
from game.app.table.deciding import Deciding
from game.app.table.model.table_keys import DOCK, HULL, TOP, TableKey
from game.app.table.table_scene import TableScene
from game.app.widgets.button import draw_plate
from game.app.widgets.widget import draw_key
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

WIDTH = 690.0
_THOUGHTS = 100
"""Choices that are tried in a frame."""
_LEFT = 1
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
GAP = 10.0
"""Between two buttons of the bubble."""
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
        self._said = ("", "")
        self._bubble: tuple[Rect, Speech, Rect | None] | None = None
        self._buttons: dict[str, tuple[Rect, Answer]] = {}
        self._key: object = None

    @property
    def hint(self) -> Hint | None:
        """What the captain says now; None where it has been read this turn, or something is being shown."""
        hint = self.guide.hint
        busy = self.director.busy or self.transients.banner is not None or not self.on_top
        return None if busy or hint is None or self._reading(hint) == self._read else hint

    def _reading(self, hint: Hint) -> object:
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
        if name == TAKE_BACK:
            self._read = None
            self.command("undo")
        else:
            self.close()

    def close(self) -> None:
        """The hint was read: it is not said again this turn."""
        hint = self.guide.hint
        if hint is not None and hint.kind == GOAL:
            self.guide.welcomed()
        elif hint is not None:
            self._read = self._reading(hint)
            self.parted = self.guide.over
        self._dirty = True

    def handle(self, event: pygame.Event) -> bool:
        """The bubble's buttons and keys first; without a bubble the same key asks the captain for advice."""
        if self._bubble is not None and event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            point = self.kit.viewport.point(event.pos)
            ours = event.button == _LEFT and self.input.drag.held is None and inside(self._bubble[0], point)
            if ours and event.type == pygame.MOUSEBUTTONUP:
                for name, (rect, _) in self._buttons.items():
                    if inside(rect, point):
                        self.do(name)
                        break
            if ours:
                return True
        if event.type == pygame.KEYDOWN:
            asked = self.kit.keys.command(event, LESSON) == "show-me"
            if self._bubble is not None and (asked or self.guide.over and event.key in _ENTER):
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
        self._key, self._bubble, self._buttons = key, None, {}
        if hint is None:
            return True
        if (hint.kind, hint.room) != self._said:
            self._said = hint.kind, hint.room
            self.app.audio.action("radio")
        kit = self.kit
        width = min(WIDTH * (1 + 0.71 * (kit.text - 1)), self.layout.rect(HULL)[2])
        note = kit.texts("guide-note", done=self.guide.learned, count=len(TOPICS))
        foot = 46.0 + 20 * (kit.text - 1)
        mood = EARNEST if hint.missed else CALM
        speech = Speech(kit.texts("captain"), self.words(hint), note, mood=mood, foot=foot)
        keys = self.layout.keys
        about = self.layout.rect(TableKey.room(hint.room)) if hint.room else None
        top, dock = self.layout.rect(TOP), self.layout.rect(DOCK)
        ground = (20.0, top[3] + 8, self.layout.size[0] - 40, dock[1] - top[3] - 16)
        aims = {end for one in self.input.gestures for end in (one.source, one.target) if end in keys}
        avoid = [self.layout.rect(aim) for aim in sorted(aims)]
        high = min(bubble_height(kit, speech, width), ground[3])
        place = place_bubble((width, high), about, ground, avoid)
        self._bubble = place, speech, about
        self._buttons = self._places(self.answers(hint), foot_rect(kit, speech, place))
        return True

    def _places(self, answers: tuple[Answer, ...], foot: Rect) -> dict[str, tuple[Rect, Answer]]:
        """Lay the buttons side by side, each as wide as its words; all narrower where they must be."""
        fonts, (x, y, w, h) = self.kit.fonts, foot
        wide = [
            60 + fonts.width(one.label, "subheading") + (fonts.width(one.key, "key") + 30 if one.key else 0)
            for one in answers
        ]
        share = min(1.0, (w - GAP * (len(wide) - 1)) / sum(wide))
        found = {}
        for one, width in zip(answers, wide, strict=True):
            found[one.name] = (x, y, width * share, h - 2), one
            x += width * share + GAP
        return found

    def button(self, name: str = CLOSE) -> Rect | None:
        """Return where a button of the bubble is; None where it is not there."""
        found = self._buttons.get(name)
        return found[0] if found and self._bubble is not None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and the captain's bubble over it."""
        super().draw(canvas)
        if self._bubble is None:
            return
        place, speech, about = self._bubble
        draw_bubble(canvas, speech, place, about)
        for rect, answer in self._buttons.values():
            self._draw_button(canvas, rect, answer)

    def _draw_button(self, canvas: Canvas, rect: Rect, answer: Answer) -> None:
        draw_plate(canvas, rect, 0.0, primary=answer.primary, corners=(10, 4, 10, 4))
        x, y, w, h = rect
        right = x + w - 12
        if answer.key:
            right -= draw_key(canvas, answer.key, right, y + h / 2) + 8
        ink = colour.GOLD_TEXT if answer.primary else colour.TEXT
        inner = (x + 16, y, right - x - 16, h)
        canvas.text(answer.label, inner, "subheading", ink, valign="middle", shrink=True)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """What lives on the table stands still behind a bubble."""
        return [] if self._bubble is not None else super().touch_up(canvas)


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
        """What the captain says before the actions are ended is to be read."""
        return False
