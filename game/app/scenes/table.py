"""The table: one game in progress, played with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.app.scenes.stack import Scene
from game.app.table import intents
from game.app.table.dialogs.chooser import Chooser, ways_of
from game.app.table.director import Director
from game.app.table.foreground import Foreground
from game.app.table.intents import Option
from game.app.table.keyboard import press_key
from game.app.table.layout import Layout
from game.app.table.moments import BANNER_MS, Banner, Returning, Toast
from game.app.table.painter import TablePainter
from game.app.table.play import REFUSAL_MS, Play
from game.app.table.position import Position
from game.app.table.reasons import Reason
from game.app.table.tips import history_note
from game.app.table.view import Recent, TableView, UndoState
from game.app.table.wording import room_name
from game.app.viewport import Point

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.canvas import Canvas
    from game.app.kit import Kit
    from game.app.session import Session

TIP_MS, INFO_MS = 350.0, 650.0
"""How long the pointer rests before a note, and before a room's large card, appears."""
_LEFT, _RIGHT = 1, 3


class TableScene(Scene):
    """The table of a session.

    Args:
        session: the game in progress, or one that is over and is looked at once more.

    Attributes:
        play: pointer, focus and what is picked up.
        director: the events being shown.
        toast, banner, returning: what is on the screen for a moment.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.toast: Toast | None = None
        self.banner: Banner | None = None
        self.returning: Returning | None = None
        self._lit: frozenset[str] = frozenset()
        self._rest = 0.0
        self._resting: str | None = None
        self._dirty = True
        self._asked: object = None
        self._over_told = session.decision is None
        self._prompt_before: tuple[str, str] | None = None

    # Life

    def enter(self, app: App) -> None:
        """Lay the table."""
        self.app = app
        self.director = Director(self._layout_of)
        self._equip(app.kit)
        self._renew_view()
        self.play = Play(self)
        if self.session.decision is not None:
            self._announce()

    def resize(self, kit: Kit) -> None:
        """Another size: everything held is put back, everything in flight has arrived."""
        self._equip(kit)
        self._let_go()
        self.director.skip()
        self.returning = None
        self._renew_view()

    def _equip(self, kit: Kit) -> None:
        self.kit = kit
        self.texts = kit.texts
        self.reduced = kit.settings.reduced_motion
        self.painter = TablePainter(kit)
        self.foreground = Foreground(self, kit)

    def pause(self) -> None:
        """Another scene comes on top."""
        self._let_go()
        self.play.hover = None
        self._dirty = True

    def resume(self) -> None:
        """Back on top."""
        self._dirty = True

    # The picture of the position

    @property
    def position(self) -> Position:
        """The position now."""
        return self._position

    def undo_state(self) -> tuple[bool, bool, str | None]:
        """Whether undo and redo are possible, and what blocks undo."""
        return self.session.can_undo, self.session.can_redo, self.session.undo_blocked_by

    def _renew_view(self) -> None:
        """The rules have moved on."""
        session = self.session
        self._position = Position(session.state, session.decision, session.facts)
        self.truth = TableView.of_session(session, self.texts)
        self.view = self.truth
        self.layout = Layout.of(self.view.shape, self.kit.viewport.design)
        self._dirty = True

    def _layout_of(self, state: Any) -> Layout:
        return Layout.of(self._view_of(state).shape, self.kit.viewport.design)

    def _view_of(self, state: Any) -> TableView:
        """What is to be seen of a state between two truths."""
        session = self.session
        view = TableView.of(
            state,
            None,
            session.knowledge,
            facts=session.facts,
            texts=self.texts,
            recent=Recent.of([*session.log[:-1], _Half(session.log[-1], self.director.seen)]),
            undo=UndoState(*self.undo_state()),
            colours=session.colours,
        )
        # The controls stay as they were while pieces fly: no flicker, and nothing is told too early.
        dock = self._dock_before if state["turn"] == self._turn_before else self.truth.dock
        dock = replace(view.dock, buttons=dock.buttons, end=dock.end, hint=dock.hint)
        return replace(view, dock=dock)

    def _follow(self) -> None:
        """Bring the picture to where the director is."""
        self.director.changed = False
        if self.director.shown is None:
            self.view = self.truth
        else:
            self.view = self._view_of(self.director.shown.state)
        self.layout = Layout.of(self.view.shape, self.kit.viewport.design)

    # What the hands ask for (Host)

    def choose(self, option: Option, source: str | None = None, point: Point | None = None) -> None:
        """Make a choice and play what happened.

        Args:
            option: one of DECISION's options.
            source: what was let go by hand.
            point: where, in units; None if it was a click.
        """
        before = self.session.state
        self._dock_before, self._turn_before = self.truth.dock, before["turn"]
        self._prompt_before = self._prompt_now()
        origins = self._origins(source, point)
        events = self.session.choose(option)
        self.toast = self.returning = None
        self._renew_view()
        self.play.renew()
        settings = self.app.settings
        self.director.play(events, before, settings.animation, settings.reduced_motion, origins)
        if self.director.busy:
            self._follow()
        if any(event["type"] == "turn" for event in events) and self.session.decision is not None:
            self._announce()
        if self.session.save_trouble:
            words = self.texts("play-save-trouble", error=self.session.save_trouble)
            self.toast = Toast(self.layout.rect("menu"), note=words)

    def _origins(self, source: str | None, point: Point | None) -> dict[str, Any]:
        """Where the flight of a piece begins that was let go by hand."""
        if source is None or point is None:
            return {}
        what, value = self.held_piece(source)
        w, h = {"card": (122.0, 169.0), "meeple": (60.0, 68.0)}.get(what, (48.0, 48.0))
        grab = self.play.drag.grab
        return {f"{what}/{value}": (point[0] + grab[0] - w / 2, point[1] + grab[1] - h / 2, w, h)}

    def refuse(self, reason: Reason, point: Point, source: str | None = None) -> None:
        """Say why not, where it was tried; what was held flies back."""
        self.toast = Toast((point[0] - 20, point[1] - 26, 40, 52), reason=reason)
        if source is not None:
            self._fly_back(source, point)
        self._dirty = True

    def _fly_back(self, source: str, point: Point) -> None:
        if source in self.layout.keys and self.app.settings.animation != "off" and not self.reduced:
            grab = self.play.drag.grab
            start = (point[0] + grab[0], point[1] + grab[1])
            self.returning = Returning(source, start, self.layout.centre(source))

    def ask(self, options: Sequence[Option], source: str, target: str) -> None:
        """Several ways to do it: show them."""
        ways = ways_of(self.texts, self.position, options)
        self.app.push(Chooser(self._question(options[0], target), ways, self.choose, lambda: None))

    def _question(self, option: Option, target: str) -> str:
        kind = target.split("/")[0]
        if "slot" in option:
            room = option.get("room", self.position.here["id"])
            return self.texts("play-ask-repair", room=room_name(self.texts, room))
        if "cards" in option:
            return self.texts("play-ask-divert", room=room_name(self.texts, self.position.here["id"]))
        if kind in ("crew", "meeple"):
            return self.texts("play-ask-share", name=self.position.name(int(target.split("/")[1])))
        return self.texts("play-ask-other")

    def end(self, options: Sequence[Option]) -> None:
        """End the phase; ask first where actions would be lost for nothing (R-7)."""
        lost = self.truth.dock.end.lost
        if self.position.kind != "action" or not lost or not self.app.settings.confirm:
            self.choose(options[0])
            return
        from game.app.scenes.confirm import ConfirmScene

        texts = self.texts
        words = texts("play-end-text", lost=lost)
        on_yes = lambda: self.choose(options[0])  # noqa: E731 - the dialog calls it once
        self.app.push(ConfirmScene(texts("play-end-title"), words, texts("play-end-yes"), on_yes))

    def command(self, name: str) -> None:
        """Something that is no choice of the game."""
        if name in ("undo", "redo"):
            self._travel(name)
        elif name == "back":
            self.returning = None
        elif name == "result":
            self._tell_result()
        else:
            self._open(name)
        self._dirty = True

    def _travel(self, way: str) -> None:
        """Undo or redo; the picture snaps."""
        blocked = self.undo_state()
        moved = self.session.undo() if way == "undo" else self.session.redo()
        if not moved:
            self.toast = Toast(self.layout.rect(way), note=history_note(self.texts, way, blocked))
            return
        self.toast = self.banner = None
        self.director.skip()
        self._renew_view()
        self.play.renew()

    def _open(self, name: str) -> None:
        from game.app.scenes.menu import MenuScene
        from game.app.table.dialogs import panels

        if name == "menu":
            self.app.push(MenuScene(self.session))
        elif name == "log":
            self.app.push(panels.LogPanel(self))
        elif name == "help":
            self.app.push(panels.HelpPanel(self))
        elif name == "pile" and self.session.state["resource_discard"]:
            self.app.push(panels.PilePanel(self))

    def light(self, keys: frozenset[str]) -> None:
        """Light up what a line of the log touches."""
        self._lit = keys
        self._dirty = True

    # Words that the foreground asks for

    def prompt_words(self) -> tuple[str, str] | None:
        """Heading and text of what is to be decided; None in Phase 1, when the buttons say it."""
        shown = self.director.shown
        if shown is None:
            return self._prompt_now()
        if shown.state["turn"] != self._turn_before:
            return None
        if shown.state["phase"] != "damage":
            return self._prompt_before
        key = (
            "play-prompt-damage" if shown.state["damage_deck"] or self.director.card else "play-prompt-breach"
        )
        return self.texts(key), self.texts(f"{key}-text")

    def _prompt_now(self) -> tuple[str, str] | None:
        kind = self.position.kind
        if kind is None:
            return self.texts("play-prompt-over"), self.texts("play-prompt-over-text")
        key = f"play-prompt-{kind}"
        if kind == "action" or not self.texts.has(key):
            return None
        left = 0
        if kind == "armoury":
            left = len(self.position.options[0]["rooms"]) - len(self.play.placed)
        count = max(0, len(self.position.hand) - self.truth.dock.limit)
        return self.texts(key, left=left, count=count), self.texts(f"{key}-text")

    def held_piece(self, source: str) -> tuple[str, Any]:
        """What a source looks like in the hand: a kind of piece and its value."""
        kind, _, rest = source.partition("/")
        card = self.position.card(source)
        if card is not None:
            return "card", card
        if kind in ("meeple", "crew"):
            return "meeple", int(rest.split("/")[0])
        if kind == "die":
            return "die", self.truth.die.value or 5
        if kind == "deck":
            return "back", ""
        if kind == "supply":
            return "protection", None
        return "button", f"act-{rest}"

    def rested(self, ms: float) -> bool:
        """Whether the pointer has rested on one element so long."""
        return self._rest >= ms

    def explained(self) -> str | None:
        """The element whose tip is shown now."""
        if self._resting is None or self.play.source is not None or self.director.busy:
            return None
        room = self._resting.split("/")[0] in ("room", "slot", "divert")
        return self._resting if self._rest >= (INFO_MS if room else TIP_MS) else None

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Pointer and keys; whatever is being shown is over at the first press."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._hurry()
        if event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self._rest, self.returning = 0.0, None
            self.play.press(self.layout.at(point), point)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self.play.release(self.layout.at(point), point)
            self.play.hover = self.layout.at(point)
        elif event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == _RIGHT
        ):
            self.let_go()
        elif event.type == pygame.WINDOWLEAVE:
            self.play.hover = self._resting = None
        elif event.type == pygame.KEYDOWN:
            press_key(self, event)
            self._rest, self._resting = 0.0, self.play.focus if self.play.by_key else self.play.hover
        else:
            return False
        self._dirty = True
        return True

    def _motion(self, event: pygame.Event) -> None:
        point = self.kit.viewport.point(event.pos)
        key = self.layout.at(point)
        self.play.move(key, point)
        if key != self._resting:
            self._rest, self._resting = 0.0, key

    def _hurry(self) -> None:
        """A click or key finishes everything queued."""
        if self.director.busy:
            self.director.skip()
            self._follow()
        self.banner = None
        if self.toast is not None:
            self.toast = None

    def _let_go(self) -> str | None:
        return self.play.cancel()

    def let_go(self) -> bool:
        """Put back what is held or picked up; False when there was nothing."""
        something = self.play.source is not None
        at = self.play.drag.at
        held = self._let_go()
        if held is not None:
            self._fly_back(held, at)
        return something or self.play.unplace()

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; True when there is something to draw."""
        changed = self._dirty
        self._dirty = False
        if self.director.update(ms):
            changed = True
        if self.director.changed:
            self._follow()
            changed = True
        changed = self._pass(ms) or changed
        if self.app.stack.top is self and not self.director.busy:
            self._ask_what_is_open()
        return changed

    def _pass(self, ms: float) -> bool:
        changed = False
        if self.toast is not None and ms:
            self.toast.left -= ms
            changed = self.toast.left < 300
            if self.toast.left <= 0:
                self.toast = None
        if self.returning is not None and ms:
            self.returning.share += ms / self.returning.ms
            changed = True
            if self.returning.share >= 1:
                self.returning = None
        if self.banner is not None and not self.director.busy and ms:
            self.banner.share += ms / BANNER_MS
            changed = True
            if self.banner.share >= 1:
                self.banner = None
        if self._resting is not None and self._rest < INFO_MS:
            before = self.explained(), self.rested(REFUSAL_MS)
            self._rest += ms
            changed = changed or before != (self.explained(), self.rested(REFUSAL_MS))
        return changed

    def wake(self) -> float | None:
        """When `update` must be called again."""
        if self._dirty or self.director.busy or self.returning or self.banner:
            return 0
        waits = []
        if self.toast is not None:
            waits.append(max(0.0, self.toast.left - 300))
        if self._resting is not None and self._rest < INFO_MS:
            waits.append(next(ms for ms in (REFUSAL_MS, TIP_MS, INFO_MS) if self._rest < ms) - self._rest)
        return min(waits) if waits else None

    def _announce(self) -> None:
        """Say whose turn it is."""
        self.banner = Banner(self.session.state["active"], self.session.state["turn"])

    def _ask_what_is_open(self) -> None:
        """A decision that is made in a dialog gets its dialog; the end of the game its screen."""
        if self.session.decision is None:
            if not self._over_told:
                self._tell_result()
            return
        if self._asked is self.session.decision or self._on_the_table():
            return
        from game.app.table.dialogs import dialog_for

        self._asked = self.session.decision
        self.banner = None
        self.app.push(dialog_for(self))

    def _on_the_table(self) -> bool:
        kind = self.position.kind
        return kind in ("action", "armoury") or bool(intents.sources(self.position))

    def _tell_result(self) -> None:
        from game.app.scenes.gameover import GameOverScene

        self._over_told = True
        self.app.push(GameOverScene(self.session))

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and what lies over it."""
        hidden = self.director.hidden()
        if self.returning is not None:
            hidden = hidden | {self.returning.source}
        marks = self.play.marks(hidden, self._lit)
        self.painter.paint(canvas, self.view, self.layout, marks)
        self.foreground.draw(canvas)


class _Half:
    """A log entry of which not everything has been shown yet."""

    def __init__(self, entry: Any, events: Sequence[Any]) -> None:
        self.turn, self.crew, self.events = entry.turn, entry.crew, tuple(events)
