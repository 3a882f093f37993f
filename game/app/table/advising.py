"""The adviser at the table: what it thinks, in a process of its own, and what it shows on the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.advice.views import AdviceView, Ghosts, PlanView
from game.app.table.model.table_keys import ADVISER
from game.app.table.motion.pace import pace_of
from game.app.table.motion.transients import Toast
from game.bots.seat import Thinking
from game.play.game_notes import ADVISER as AID
from game.rules.protocol import OptionDict
from game.storage.settings.preferences import AFTER

if TYPE_CHECKING:
    from game.app.navigation.scene import Program
    from game.app.table.motion.stage import Stage
    from game.play.chronicle import Past

MOST_ROUNDS = 14
"""Largest number of rounds that it thinks."""
PLANS = 5
"""Number of plans that are asked for: more than are shown, so that those shown stay judged."""
POLL_MS = 40.0
SAID_MS = 6000.0
"""Least time in ms for which its words stay beside its button."""
PAUSE_MS = 400.0
"""Between two steps of a plan that is carried out."""
STEP_MS = 90.0
"""Time in ms in which a step of a plan is drawn."""


class Advising:
    """Run what the adviser of a table is at.

    Args:
        app: the program: settings, and players that think.
        stage: the position, where everything is, and where words beside the button go.
        offered: whether there is an adviser at this table: in a lesson the teacher has his place.

    Attributes:
        view: what it says by now; None while it has said nothing.
        ghosts: plans that are seen on the table.
        late: it thinks for unusually long.
        waits: a person has asked for the answer to come when they have decided.
        ask: puts a question to whoever thinks; the program's own players if None.
    """

    def __init__(self, app: Program, stage: Stage, offered: bool) -> None:
        self.offered = offered
        self._app, self._session = app, stage.shown.session
        self._shown, self._director, self._transients = stage
        self.view: AdviceView | None = None
        self.ghosts: tuple[Ghosts, ...] = ()
        self.late = self.waits = False
        self.ask: Callable[[Mapping[str, Any]], Thinking] | None = None
        self._thought: Thinking | None = None
        self._question: dict[str, Any] = {}
        self._past: Past | None = None
        self._answer: Mapping[str, Any] | None = None
        self._reader: AdviceReader | None = None
        self._reading: Iterator[None] | None = None
        self._rounds = 0
        self._kept: tuple[PlanView, int] | None = None
        self._carried: tuple[PlanView, int, int] | None = None
        """A plan that is carried out, where it began, and how many of its choices have been made."""
        self._pause = 0.0
        self._turn = self._session.state["turn"]
        self._age = 0.0

    @property
    def way(self) -> str:
        """Return when it answers: `asked`, `after` or `off`."""
        return self._app.settings.adviser

    @property
    def possible(self) -> bool:
        """Return whether there is something to advise on now: a choice, or a turn to be judged when it
        ends."""
        position, session = self._shown.position, self._session
        if position.open is None:
            return False
        played = self.way == AFTER and position.acting and session.turn_begun < session.history.cursor
        return played or len(position.options) > 1

    @property
    def lit(self) -> bool:
        """Return whether the adviser's button shines: somebody waits for an answer, or has one."""
        return self.waits or self.view is not None or self._thought is not None

    @property
    def thinking(self) -> str:
        """Return the message that stands where nothing is said yet."""
        return "thinks-long" if self.late else "adviser-wait"

    @property
    def steps(self) -> float:
        """Return how many steps of what is shown are drawn by now."""
        still = self._shown.kit.settings.reduced_motion or self._app.settings.animation == "off"
        return 99.0 if still else self._age / STEP_MS

    @property
    def _drawing(self) -> bool:
        """Return whether a plan is still being drawn, step by step."""
        most = max((len(one.moves) + len(one.deeds) for one in self.ghosts), default=-1) + 1
        return self.steps < most

    # Questions

    def begin(self, choices: int, done: Sequence[OptionDict] = ()) -> None:
        """Begin to think.

        Args:
            choices: about the position after so many choices.
            done: what has been chosen from there, to be judged, too.
        """
        self.end()
        session = self._session
        session.notes.aids |= {AID}
        past = self._past = session.past(choices)
        self._question = {"view": past.view, "decision": past.decision}
        self._done = [dict(option) for option in done]
        self._reader = AdviceReader(session, self._shown.kit.texts, past.game, past.knowledge)
        self._rounds = 0
        self.view = None
        self._put()

    def respeak(self) -> None:
        """The words are others now, of another language or with other keys: read what was said in them."""
        past = self._past
        if past is None or self._reader is None:
            return
        texts = self._shown.kit.texts
        self._reader, self._reading = AdviceReader(self._session, texts, past.game, past.knowledge), None
        if self._answer is not None and self.view is not None:
            again = self._reader.read(self._answer)
            self.view = again.finished() if self.view.done else again

    def _put(self) -> None:
        line = {"advise": self._question, "plans": PLANS, "done": self._done, "onward": self._rounds > 0}
        self._rounds += 1
        self._thought = (self.ask or self._app.advise)(line)

    def end(self) -> None:
        """Nobody wants to know any more: the thinking ends at once."""
        thought, self._thought, self._reading = self._thought, None, None
        if thought is not None and thought.answer is None:
            thought.cancel()
        self.view = self._past = self._answer = None
        self.late = False
        if self._kept is None:
            self.show(())

    # What is seen on the table

    def show(self, ghosts: Sequence[Ghosts]) -> None:
        """Show plans on the table in place of those before."""
        if tuple(ghosts) != self.ghosts:
            self.ghosts, self._age = tuple(ghosts), 0.0
            self._app.dirty = True

    def keep(self, plan: PlanView) -> None:
        """Keep a plan on the table while it is followed."""
        self._kept = plan, self._session.history.cursor
        self.show((plan.ghosts,))

    def drop(self) -> None:
        """Keep no plan any more, and carry none out."""
        self._kept = self._carried = None
        self.show(())

    def carry_out(self, plan: PlanView) -> None:
        """Carry a plan out, a step at a time, as far as nothing is revealed.

        Args:
            plan: from the position now on.
        """
        self.keep(plan)
        self._carried, self._pause = (plan, self._session.history.cursor, 0), 0.0

    @property
    def carrying(self) -> bool:
        """Return whether a plan is being carried out: nobody is asked anything meanwhile."""
        return self._carried is not None

    def due(self) -> OptionDict | None:
        """Return the next choice of the plan that is carried out, once it is time for it.

        Whatever else is done at the table ends it.
        """
        if self._carried is None or self._pause > 0:
            return None
        plan, begun, made = self._carried
        session = self._session
        options = session.decision["options"] if session.decision is not None else []
        here = session.by_hand and session.history.cursor == begun + made
        choice = dict(plan.choices[made]) if made < plan.carried else None
        if not here or choice is None or choice not in options:
            self._carried = None
            return None
        self._carried, self._pause = (plan, begun, made + 1), PAUSE_MS
        return choice

    def follow(self) -> None:
        """The rules have moved on: what is kept ticks off, or is dropped with the first other choice."""
        session = self._session
        if session.state["turn"] != self._turn:
            self._turn, self.waits = session.state["turn"], False
        if self._kept is None:
            return
        plan, begun = self._kept
        made = [step.choice for step in session.history.steps[begun + 1 :]]
        steps = [dict(choice) for choice in plan.choices]
        if session.history.cursor < begun or made != steps[: len(made)] or len(made) >= len(steps):
            self.drop()
        elif self.ghosts:
            self.show((plan.ghosts.after(len(made)),))
            self._age = 99 * STEP_MS  # it was drawn before: it stays as it is

    # The flow of time

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        changed = False
        if self._carried is not None and not self._director.busy:
            self._pause = max(0.0, self._pause - ms)
        if self._drawing:
            self._age += ms
            changed = bool(ms)
        thought = self._thought
        answer = thought.answer if thought is not None else None
        late, self.late = self.late, thought is not None and answer is None and thought.late
        if answer is None or self._reader is None:
            return changed or self.late != late
        if self._reading is None:
            self._reading = self._reader.ahead(answer)
        if next(self._reading, self) is None:
            return changed  # one plan a frame
        self._thought = self._reading = None
        self._answer = answer
        self.view = self._reader.read(answer)
        if not self.view.done and self._rounds < MOST_ROUNDS and self.view.plans:
            self._put()
        elif not self.view.done:
            self.view = self.view.finished()
        return True

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self._drawing or self._reading is not None:
            return 0.0
        if self._carried is not None:
            return self._pause
        return POLL_MS if self._thought is not None else None

    # What hands do

    def say(self, words: str) -> None:
        """Tell something beside the adviser's button, for as long as it takes to read."""
        note = self._shown.kit.texts(words)
        stands = max(SAID_MS, pace_of(self._app.settings.animation).words(note))
        self._transients.toast = Toast(self._shown.layout.rect(ADVISER), note=note, left=stands)
        self._app.dirty = True
