"""Watching a game again: step by step, forth and back, at any speed, and on from any point as a new game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.app.bindings.commands import REPLAY
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect, inside
from game.app.navigation.scene import Program
from game.app.scenes.replay.replay_bar import STEPS, bar_view
from game.app.table.branching import play_on
from game.app.table.deciding import Deciding
from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.advice.views import Ghosts
from game.app.table.model.marks import marks_of
from game.app.table.model.table_keys import DOCK
from game.app.table.model.words.log_text import LogLine, lines_of
from game.app.table.motion.stage import Stage
from game.app.table.table_scene import TableScene
from game.app.views.controls import Do, controls, draw
from game.app.views.layout import Laid
from game.app.views.messages import Messages
from game.app.views.painting import layouter
from game.app.views.tree import Act, column
from game.app.waits import soonest
from game.app.widgets.form import Form
from game.app.widgets.timeline import Timeline
from game.app.widgets.widget import Action, Widget
from game.play.session import Session
from game.rules.protocol import OptionDict

REST_MS = 650.0
"""Between two choices at speed 1: long enough to see what has happened."""


class ReplayScene(TableScene):
    """The table as it was, with a bar to walk through the game in place of the dock.

    Args:
        session: the game; it stays as it is, a copy is walked through.
        start: after which choice to begin; None for the very beginning.
        plan: choices that could have been made there: they are seen as ghosts while that place is shown.
    """

    commands_in = REPLAY
    past = True
    bar: Laid

    def __init__(self, session: Session, start: int | None = None, plan: Sequence[OptionDict] = ()) -> None:
        self.whole = session.branch(None)
        self.length = self.whole.history.length
        self.marks = marks_of(self.whole)
        super().__init__(session.branch(None))
        self.session.seek(0 if start is None else start)
        self._begun, self._plan = self.at, tuple(plan)
        self._ghosts: tuple[Ghosts, ...] | None = None
        self.playing = False
        self.speed = 1.0
        self._still = 0.0
        self._told_turn = 0
        """The turn that the bar tells."""
        self.last_lines: tuple[LogLine, ...] = ()

    # coming and going

    def enter(self, app: Program) -> None:
        """Lay the table and the bar."""
        self.form = Form(app.kit, Messages())
        super().enter(app)
        self.deciding.result_shown = True
        self.transients.clear()
        self.form.show(self._widgets(app.kit), focus="play")

    def _make_deciding(self, stage: Stage) -> Deciding:
        return _ReplayDeciding(self, stage, self.input, self.advising, self.popups)

    def resize(self, kit: Kit) -> None:
        """Another size."""
        super().resize(kit)
        self.form.show(self._widgets(kit), kit)

    def pause(self) -> None:
        """Another scene comes on top."""
        super().pause()
        self.playing = False
        self.form.let_go()

    def leave(self) -> None:
        """Give controls and pictures up; the sound is that of the screen below."""
        self.form.show([])
        self._release()

    def _renew(self) -> None:
        super()._renew()
        names = [member["name"] for member in self.session.state["crew"]]
        lines = (
            lines_of(self.texts, names, self.session.log[-1].events, self.session.facts) if self.at else []
        )
        self.last_lines = tuple(line for line in lines if not line.heading)
        self.advising.show(self._planned() if self.at == self._begun else ())

    def _planned(self) -> tuple[Ghosts, ...]:
        """Return what is seen of the plan; read once, from the rules."""
        if self._ghosts is None:
            session = self.session
            reader = AdviceReader(session, self.texts, session.game, session.knowledge)
            self._ghosts = (reader.plan(self._plan).ghosts,) if self._plan else ()
        return self._ghosts

    def _widgets(self, kit: Kit) -> list[Widget]:
        """Lay the bar in the dock's place; return its controls."""
        self._told_turn = self.turn
        x, y, w, h = self.layout.areas[DOCK]
        place = column(bar_view(self, kit).but(wide=w, high=h), pad=(x, y, 0, 0))
        self.bar = layouter(kit).laid(place, *kit.viewport.design)
        return controls(self.bar, self._do, {"line": self._line})

    def _line(self, name: str, rect: Rect, act: Act, do: Do) -> Widget:
        """Return the line of the game."""
        tip = self.texts("replay-tip-line")
        return Timeline(name, rect, self.length, self.at, self.marks, self.seek, tip)

    def _do(self, name: str, value: Any) -> None:
        """Do what a control of the bar is for."""
        ways: dict[str, Action] = {
            "speed": partial(self.set_speed, value),
            "play": self.toggle,
            "branch": self.branch,
            "leave": self.away,
            **{way: partial(self.step, way) for way, *_ in STEPS},
        }
        ways[name]()

    def renew(self) -> None:
        """The position has changed: show it, and what can be done now."""
        super().renew()
        self.form.show(self._widgets(self.kit), self.kit)

    # walking

    @property
    def at(self) -> int:
        """Return how many choices lie before what is shown."""
        return self.session.history.cursor

    @property
    def turn(self) -> int:
        """Return the turn that the table shows: the one before while its end is still being shown."""
        shown = self.director.shown
        return (self.session.state if shown is None else shown.state)["turn"]

    def seek(self, choices: int) -> None:
        """Go to a place at once, without animation."""
        self.playing = False
        self.director.skip()
        self.transients.clear()
        if choices != self.at:
            self.session.seek(choices)
            self.sound.recount()
        self.renew()

    def step(self, way: str) -> None:
        """Go one of `replay_bar.STEPS`: choices or turns, forth or back, or to an end."""
        turns = [0, *(mark.at for mark in self.marks if mark.kind == "turn"), self.length]
        target = {
            "first": 0,
            "back-turn": max((at for at in turns if at < self.at), default=0),
            "back": self.at - 1,
            "on": self.at + 1,
            "on-turn": min((at for at in turns if at > self.at), default=self.length),
            "last": self.length,
        }[way]
        if way == "on" and self.at < self.length:
            self.playing = False
            self._advance()
        else:
            self.seek(min(self.length, max(0, target)))

    def toggle(self) -> None:
        """Play on by itself, or stop; at the end it begins again."""
        self.playing = not self.playing
        if self.playing and self.at == self.length:
            self.seek(0)
            self.playing = True
        self._still = 0.0
        self.form.show(self._widgets(self.kit), self.kit)

    def set_speed(self, speed: float) -> None:
        """Choose how fast it plays."""
        self.speed = speed
        self.form.show(self._widgets(self.kit), self.kit)

    def _advance(self) -> None:
        """Show the next choice as it was made."""
        before = self.session.state
        self.director.skip()
        self.session.seek(self.at + 1)
        still = self.app.settings.animation == "off"
        self.deciding.show(self.session.log[-1].events, before, "off" if still else 1 / self.speed, {})
        self._still = REST_MS / self.speed

    def branch(self) -> None:
        """Play on from here as a new game; ask first if another one is in progress."""
        play_on(self.app, self.session)

    def away(self) -> None:
        """Back to where the player came from."""
        self.app.pop()

    # events and time

    def handle(self, event: pygame.Event) -> bool:
        """The bar gets everything; the table only tells what is pointed at."""
        self._dirty = True
        if self._top_bar(event):
            return True
        used = self.form.handle(event)
        if event.type == pygame.MOUSEMOTION:
            if inside(self.layout.areas[DOCK], self.kit.viewport.point(event.pos)):
                self.events.hands.leave()
            else:
                self.events.hands.move(event)
        elif event.type == pygame.WINDOWLEAVE:
            self.events.hands.leave()
        return used

    def _top_bar(self, event: pygame.Event) -> bool:
        """Do what the buttons at the top mean here: undo and redo walk, log and help open, the menu leaves.

        Returns:
            Whether it was one of them.
        """
        name: str | None = None
        if event.type == pygame.KEYDOWN:
            name = self.kit.keys.command(event, REPLAY)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            key = self.layout.at(self.kit.viewport.point(event.pos))
            name = key.kind if key is not None else None
        ways: dict[str | None, Action] = {
            "undo": partial(self.step, "back"),
            "redo": partial(self.step, "on"),
            "log": partial(self.command, "log"),
            "help": partial(self.command, "help"),
            "menu": self.away,
        }
        if name not in ways:
            return False
        ways[name]()
        return True

    def update(self, ms: float) -> bool:
        """Let time pass; the next choice is shown once the one before has been seen."""
        changed = super().update(ms)
        changed = self.form.update(ms) or changed
        if self.playing and not self.director.busy and self.app.top is self:
            self._still -= ms
            if self._still <= 0:
                if self.at == self.length:
                    self.playing = False
                    self.form.show(self._widgets(self.kit), self.kit)
                else:
                    self._advance()
                changed = True
        if self.turn != self._told_turn:  # the end of a turn has been shown, or is only now
            self.form.show(self._widgets(self.kit), self.kit)
            changed = True
        return changed

    def wake(self) -> float | None:
        """Return when time must pass again."""
        plays = self.playing and not self.director.busy
        return soonest(super().wake(), self.form.wake(), max(0.0, self._still) if plays else None)

    # picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, then the bar in place of the dock."""
        super().draw(canvas)
        canvas.cover(self.layout.areas[DOCK])
        draw(canvas, self.bar, self.form.widgets)
        self.form.draw(canvas)


class _ReplayDeciding(Deciding):
    """Shows what was decided, and asks nobody: it was decided long ago."""

    def announce(self, handed: bool = False) -> None:
        """Announce nothing: the bar says where the game is."""

    def advance(self, ms: float) -> bool:
        """Ask nobody."""
        return False
