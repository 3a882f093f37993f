"""Tell what came of a turn that was flown again: both turns, the captain's, and if it leaves the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from game.app.bindings.commands import VERDICT
from game.app.drawing.kit import Kit
from game.app.forms.disk_answer import DiskAnswer
from game.app.forms.flown_turn import FlownWay, TurnToFly
from game.app.forms.view_dialog import ViewDialog
from game.app.forms.waiting_turns import ListedTurn, flight_of, read_waiting
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.turns.judging import Ask, Judging
from game.app.scenes.turns.verdict_view import VerdictShown, WayWords, verdict_view
from game.app.table.model.advice.reader import AdviceReader
from game.app.views.tree import View
from game.app.waits import soonest

POLL_MS = 60.0
"""Time in ms between two looks whether more is known."""


class _Next(NamedTuple):
    """Hold the number of turns that wait, and the next of them that can be flown here; None for none."""

    waiting: int
    listed: ListedTurn | None = None
    flown: TurnToFly | None = None


class VerdictDialog(ViewDialog):
    """The verdict, over the table.

    Args:
        flown: the turn.
        now: the turn as it was flown now.
        fly: flies it once more, or another; takes dialog and table away.
        ask: puts a line of the protocol to whoever compares; the program's own player if None.

    Attributes:
        judging: what is known by now.
        kept: it was solved, and stays on the list all the same.
    """

    width = 1560.0
    first_focus = "show"
    """One Enter too many for the turn's last action neither leaves nor loses anything."""
    commands_in = VERDICT

    def __init__(
        self, flown: TurnToFly, now: FlownWay, fly: Callable[[TurnToFly], None], ask: Ask | None = None
    ) -> None:
        super().__init__()
        self._ask, self._fly = ask, fly
        self.flown, self.now = flown, now
        self.kept = False
        self._rest = 0.0
        self._next: _Next | None = None
        self._unsaved = False
        """True where the dialog says that the list is not saved."""
        self._next_answer = DiskAnswer[_Next]()
        """The next turn, looked for once this one is judged."""
        self._words: tuple[WayWords, ...] = ()
        self.actions = {
            "list": self._leave_the_table,
            "again": self.fly_again,
            "show": self.show,
            "keep": self.keep,
            "next": self.fly_next,
        }

    def enter(self, app: Program) -> None:
        """Begin to compare."""
        self.app = app
        self.judging = Judging(self._ask or app.review, self.flown, self.now)
        if any(one.id == self.flown.kept.id for one in app.turns.turns.turns):
            self.flown = replace(self.flown, own=True)
        self._read()
        super().enter(app)

    def resize(self, kit: Kit) -> None:
        """Read the turns in the words of now."""
        self._read()
        super().resize(kit)

    def leave(self) -> None:
        """Nobody wants to know any more."""
        self.judging.stop()
        super().leave()

    def _read(self) -> None:
        """Put the three ways into words: what is said of each part is read from where it leads."""
        ways = self.flown.then, self.now, self.judging.captain
        self._words = tuple(self._words_of(way) for way in ways)

    def _words_of(self, way: FlownWay) -> WayWords:
        session = way.session
        plans = []
        for part in way.parts:
            past = session.past(part.first)
            reader = AdviceReader(session, self.app.texts, past.game, past.knowledge)
            plans.append(reader.plan(part.done))
        reasons = next((plan.reasons for plan in plans if plan.reasons), ())
        return WayWords(tuple(chain.from_iterable(plan.steps for plan in plans)), next(iter(reasons), ""))

    # ways on

    def _leave_the_table(self) -> None:
        """Leave dialog and table."""
        self.app.pop()
        self.app.pop()

    def show(self) -> None:
        """Show the turn as it was flown now, step by step, with the captain's plan as ghosts."""
        session = self.now.session.branch(None)
        session.seek(self.now.parts[-1].last - 1)
        self.app.open(routes.Replay(session.branch(None), self.flown.kept.at, self.flown.best))

    def keep(self) -> None:
        """Keep the turn though it is solved."""
        self.kept = True
        self.app.turns.bring_back(self.flown.kept, self.flown.own)
        self._look_for_next()
        self.rebuild()

    def fly_again(self) -> None:
        """Fly the same turn once more."""
        self._fly(self.flown)

    def fly_next(self) -> None:
        """Fly the turn that is next on the list."""
        if self._next is not None and self._next.flown is not None:
            self._fly(self._next.flown)

    def resume(self) -> None:
        """Look again for the next turn, where that was refused."""
        super().resume()
        if self._next is None and not self._next_answer.awaited:
            self._look_for_next()

    def _look_for_next(self) -> None:
        self._next_answer.await_job(self.app.disk.ask(self._find_next))

    def _find_next(self) -> _Next:
        """Return how many turns wait, and the first other one that can be flown here."""
        listed = read_waiting(self.app)
        kept = self.flown.kept
        others = [one for one in listed if one.turn.id != kept.id]
        for one in others:
            flown = flight_of(self.app, one.turn)
            if isinstance(flown, TurnToFly):
                return _Next(len(listed), one, flown)
        return _Next(len(listed))

    def _lead_on(self) -> None:
        """Give the focus to what is gold now, unless it was moved."""
        focus = self.form.focus
        if focus is not None and focus.key == self.first_focus:
            onward = "again" if not self.judging.solved else "next"
            onward = onward if self.form.find(onward) is not None else "list"
            if self.judging.done:
                self.form.focus_on(onward, by_key=self.app.kit.pad is not None)

    # what is seen

    def inside(self, kit: Kit) -> View:
        """Return the three turns and what becomes of the one that was flown."""
        sums, following = None, None
        file = self.app.turns
        if self._next is not None:
            sums = None if file.unknown else (self._next.waiting, file.turns.solved)
            following = self._next.listed
        self._unsaved = file.refused
        shown = VerdictShown(self.flown, self._words, self.judging, self.kept, sums, following, self._unsaved)
        return verdict_view(kit, shown)

    def update(self, ms: float) -> bool:
        """Let time pass: more may be known."""
        job = self._next_answer.take()
        if job is not None:
            self._next = job.result
            self.rebuild()
            self._lead_on()
            super().update(ms)
            return True
        if self._unsaved != self.app.turns.refused:
            self.rebuild()
            super().update(ms)
            return True
        self._rest -= ms
        if self._rest > 0 or self.judging.done:
            return super().update(ms)
        self._rest = POLL_MS
        captain = self.judging.captain
        if not self.judging.poll():
            return super().update(ms)
        if self.judging.captain is not captain:
            self._read()
        if self.judging.solved:
            self.app.turns.remove(self.flown.kept.id, solved=True)
        if self.judging.done:
            self._look_for_next()
        self.rebuild()
        super().update(ms)
        return True

    def wake(self) -> float | None:
        """Return when it must be looked again whether more is known."""
        looks = None if self.judging.done else max(0.0, self._rest)
        return soonest(super().wake(), looks, self._next_answer.wake())
