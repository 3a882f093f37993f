"""The teacher of a lesson: looks over the shoulder of whoever decides, and knows which step it is.

Which step a lesson is at follows from its game alone: from the choices that stand. So undo walks back through
the steps, a lesson that was left is where it was, and nothing is locked: whatever is legal is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any

from game.lessons.goals import Goal
from game.lessons.lesson import Lesson, LessonStep
from game.lessons.obstacle import Obstacle, obstacle, spent, with_more_actions
from game.lessons.reach import Reach, Verdict
from game.play.seats import Events, PersonSeat
from game.play.session import Session
from game.rules.engine import Engine, IllegalOption
from game.rules.history import HistoryError
from game.rules.protocol import DecisionDict, OptionDict, ViewDict

MISSES = 3
"""After so many misses in a step the captain offers to show the way."""


class Mood(Enum):
    """Name what the captain has to say."""

    STEP = "step"
    """The step's own line."""
    OTHER = "other"
    """A legal move was made that leads no nearer to the goal."""
    LOST = "lost"
    """The goal cannot be reached any more."""
    DONE = "done"
    """The lesson is over, its last goal reached."""


class Teacher:
    """Watches a lesson's game; the watcher of every seat at its table.

    Args:
        lesson: what is taught.
        engine: the rules.
        game: the lesson's game as it was left (`Session.to_json`); None to begin at the beginning, and one
            that cannot be played on begins there, too.

    Attributes:
        session: the game.
        step: index of the step that is open; the number of steps once all are done.
        mood: what there is to say.
        misses: other moves and refusals in this step so far.
        other: what happened in the other move that is spoken of; empty otherwise.
        done_steps: counts the goals that were reached while somebody looked, for whoever shows it.
    """

    def __init__(self, lesson: Lesson, engine: Engine, game: Mapping[str, Any] | None = None) -> None:
        self.lesson, self.engine = lesson, engine
        self.session = self._session(game)
        self.step = 0
        self.mood = Mood.STEP
        self.misses = 0
        self.other: Events = ()
        self.done_steps = 0
        self._since = 0
        self._starts = [0]
        self._seen: frozenset[int] = frozenset()
        self._read_at = -1
        self._leads = False
        """True where the rest of the captain's way can be gone: an earlier step may have ended elsewhere."""
        self._reach: Reach | None = None
        self._onward: Reach | None = None
        """The search for the rest of the captain's turn, once another move has been made."""
        self._longer: Reach | None = None
        """The search for a goal that is out of reach, with more actions than there are."""
        self._nearer: int | None = None
        """Length of the shortest way, in choices, before the last choice; None where there was none."""
        self._judging: Events | None = None
        self._read()

    def _session(self, game: Mapping[str, Any] | None) -> Session:
        session: Session | None = None
        if game is not None:
            try:
                session = Session.resume(game, self.engine)
            except HistoryError:
                session = None
            if session is not None and not self._ours(session):
                session = None
        if session is None:
            session = Session.load(self.lesson.start, self.engine)
        for crew in range(len(session.seats)):
            session.hand_over(crew, PersonSeat(self))
        return session

    def _ours(self, session: Session) -> bool:
        """Return whether a game began where the lesson begins: its file may have changed since."""
        start = self.engine.to_json(session.history.steps[0].state)
        return {**start, "rng": None} == {**self.lesson.start, "rng": None}

    # What there is to say

    @property
    def current(self) -> LessonStep | None:
        """The step that is open; None once all are done."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def began_at(self) -> int:
        """Return how many choices had been made when the step began."""
        return self._since

    @property
    def way(self) -> tuple[OptionDict, ...]:
        """Return what is left of the captain's way; where that does not lead to the goal from here, the
        shortest one that the rules know, if any."""
        if self._leads and self.on_way:
            return self._shown
        return self._reach.line if self._reach is not None else ()

    @property
    def _shown(self) -> tuple[OptionDict, ...]:
        """Return what is left of the captain's own way, from which nobody has strayed."""
        current = self.current
        return current.show[self.session.history.cursor - self._since :] if current is not None else ()

    @property
    def on_way(self) -> bool:
        """Return whether every choice since the step began was the captain's."""
        current = self.current
        made = [step.choice for step in self.session.history.steps[self._since + 1 :]]
        if current is None or len(made) >= len(current.show):
            return False
        return all(dict(one or {}) == dict(shown) for one, shown in zip(made, current.show, strict=False))

    @property
    def aside(self) -> bool:
        """Return whether a question is open to which the captain's way does not come: the step waits."""
        pending = self.session.pending
        return pending is not None and not pending.question.acting and not self.on_way

    @property
    def reachable(self) -> Verdict:
        """Return whether the step's goal can be reached in this turn, as far as has been found out by now."""
        return self._reach.found if self._reach is not None else Verdict.SEARCHING

    @property
    def actions_to_go(self) -> int | None:
        """Return how many choices the shortest way has; None where there is none or nobody knows yet."""
        reach = self._reach
        return len(reach.line) if reach is not None and reach.found is Verdict.YES else None

    @property
    def costs_next(self) -> bool:
        """Return whether another move leaves this goal within reach, but not the rest of the turn."""
        onward = self._onward
        return self.mood is Mood.OTHER and onward is not None and onward.found is Verdict.NO

    @property
    def spent_then(self) -> bool:
        """Return whether no action is left once the goal has been reached on the shortest way."""
        return self._reach is not None and self._reach.found is Verdict.YES and spent(self._reach.end)

    @property
    def obstacle(self) -> Obstacle | None:
        """Return why the goal is out of reach; None while it is not, while nobody knows yet, and where the
        ship is lost."""
        current, longer = self.current, self._longer
        if current is None or self.mood is not Mood.LOST or self.session.decision is None:
            return None
        if longer is not None and longer.found is Verdict.SEARCHING:
            return None
        began = self.session.history.steps[self._since].state
        cards = self.session.state["crew"][began.active]["hand"]
        few = longer is not None and longer.found is Verdict.YES
        return obstacle(self.session.game, began, current.show, cards, few)

    @property
    def stuck(self) -> bool:
        """Return whether the captain offers to show the way by himself."""
        return self.misses >= MISSES

    # What happens (Watcher)

    def asked(self, view: ViewDict, decision: DecisionDict) -> None:
        """A question has been put to a seat: choices may have been taken back since the last one."""
        self.follow()

    def applied(self, option: OptionDict, events: Events) -> None:
        """A choice has been made: it may have reached the goal, or led away from it."""
        before = self.step
        near = self.actions_to_go
        self._read()
        if self.step > before:
            self.done_steps += 1
            return
        self._nearer = near
        self._judging = events
        self._judge()

    def refused(self) -> None:
        """Something was tried that is not legal: the game has said why."""
        self.misses += 1

    def walk_on(self) -> None:
        """The player goes on from here: nothing more is said of the other move."""
        self.other = ()
        if self.mood is Mood.OTHER:
            self.mood = Mood.STEP

    def follow(self) -> None:
        """Look at the game anew, whatever has been done to it: undo, redo, a step begun again."""
        if self.session.history.cursor != self._read_at:
            self._read()

    def again(self) -> None:
        """Begin the step again, chance included; where it was out of reach at once, the one before it."""
        self.session.seek(self._before if self.too_late else self._since)
        self._read()

    def back(self) -> None:
        """Begin the step before this one again; the first step begins anew."""
        self.session.seek(self._before)
        self._read()

    @property
    def _before(self) -> int:
        """Return how many choices had been made when the step before this one began."""
        return max((start for start in self._starts if start < self._since), default=0)

    @property
    def ship_lost(self) -> bool:
        """Return whether the game of the lesson has ended with the loss of the ship."""
        result = self.session.game.result
        return result is not None and not result.won

    @property
    def too_late(self) -> bool:
        """Return whether the step was out of reach as it began: only the one before it can be begun again."""
        return self.mood is Mood.LOST and self.session.history.cursor == self._since and self.step > 0

    def skip(self) -> None:
        """Have the captain play the step: from where it began, so that the next one finds what it needs.

        Where an earlier step was done in a way of one's own, the captain's may not be there, or not lead to
        the goal: then the captain plays the lesson from its first step.
        """
        current, index = self.current, self.step
        if current is None:
            return
        self.session.seek(self._since)
        self._read()
        played = self._played(current)
        self._read()
        if played and self.step > index:
            return
        self.session.seek(0)
        self._read()
        for step in self.lesson.steps[: index + 1]:
            self._played(step)
        self._read()

    def _played(self, step: LessonStep) -> bool:
        """Make the captain's choices; False where one of them is none that can be made."""
        try:
            for option in step.show:
                self.session.apply(option)
        except IllegalOption:
            return False
        return True

    # What follows from the game

    def _read(self) -> None:
        """Walk through the game: which steps are done, and where the open one began."""
        before = self.step
        steps = self.session.history.steps
        index, since, seen, rolls = 0, 0, frozenset[int](), 0
        self._starts = [0]
        for count, made in enumerate(steps):
            rolls += len(made.rolls)
            events = [event.to_json() for event in made.events] if count > since else []
            while index < len(self.lesson.steps):
                goal = self.lesson.steps[index].goal
                seen = goal.seen(events, seen)
                if not goal.met(made.state, seen):
                    break
                index, since, seen, events = index + 1, count, frozenset(), []
                self._starts.append(since)
        result = self.session.game.result
        if result is not None and result.won:
            index = len(self.lesson.steps)  # whoever saves the ship sooner than was thought has done it all
        self.step, self._since, self._seen = index, since, seen
        self._read_at = self.session.history.cursor
        self.session.dice[:] = self.lesson.dice[rolls:]
        if index != before:
            self.misses = 0
        self.other, self._judging, self._nearer = (), None, None
        self.mood = Mood.DONE if self.current is None else Mood.STEP
        self._look()

    def _look(self) -> None:
        current = self.current
        self._leads, self._reach, self._onward, self._longer = False, None, None, None
        if current is None:
            return
        state = self.session.game
        if self._is_lost(current):
            self.mood = Mood.LOST
            return
        self._leads = self.on_way and self._can_go(self._shown, current.goal)
        way = self._shown if self._leads else ()
        self._reach = Reach(self.engine, state, current.goal, self._seen, self.session.dice, way)

    def _can_go(self, way: Sequence[OptionDict], goal: Goal) -> bool:
        """Return whether choices can be made from here, and lead to a goal."""
        state, dice, seen = self.session.game, list(self.session.dice), self._seen
        for option in way:
            decision = self.engine.decision(state)
            found = self.engine.find_option(decision, dict(option)) if decision is not None else None
            if found is None:
                return False
            outcome = self.engine.apply(state, found, dice)
            state, seen = outcome.state, goal.seen([event.to_json() for event in outcome.events], seen)
        return goal.met(state, seen)

    def _is_lost(self, current: LessonStep) -> bool:
        """Return whether the rules or the lesson say that the goal is gone."""
        if self.session.decision is None:
            return True
        if current.lost is None:
            return False
        made = self.session.history.steps[self._since + 1 :]
        seen = current.lost.seen([event.to_json() for one in made for event in one.events])
        return current.lost.met(self.session.game, seen)

    def think(self, positions: int = 60) -> bool:
        """Try out a little more of what can still be done.

        Args:
            positions: how many are looked at.

        Returns:
            Whether there is something else to say or show than before.
        """
        search = self._search
        if search is None or not search.work(positions):
            return False
        if search is not self._reach:
            return True
        before = self.mood
        self._judge()
        return self.mood is not before or self.mood is not Mood.STEP

    @property
    def _search(self) -> Reach | None:
        """The search that is at work; None where nothing is left to be found out."""
        searches = (self._reach, self._onward, self._longer)
        return next((one for one in searches if one is not None and one.found is Verdict.SEARCHING), None)

    @property
    def thinking(self) -> bool:
        """Return whether `think` has more to try."""
        return self._search is not None

    def settle(self) -> None:
        """Think to the end."""
        while self.thinking:
            self.think(500)

    def _judge(self) -> None:
        """Name the last choice: nearer to the goal, as far as before, or out of reach."""
        current, reach = self.current, self._reach
        if current is None or self.mood is Mood.DONE:
            return
        made = self._judging
        if self.mood is not Mood.LOST:
            if reach is None or reach.found is Verdict.SEARCHING:
                return
            if reach.found is Verdict.NO and not current.turns:
                self.mood = Mood.LOST
                self._look_longer(current)
        if made is None:
            return
        self._judging = None
        if self.mood is Mood.LOST:
            self.other = made
            self.misses += 1
        elif not current.free and not self.on_way and not self._came_nearer():
            self.mood, self.other = Mood.OTHER, made
            self.misses += 1
            self._look_onward(current)

    def _look_longer(self, current: LessonStep) -> None:
        """Begin to find out whether it is actions that lack, where some are left."""
        game = self.session.game
        if game.phase == "actions" and not spent(game):
            self._longer = Reach(self.engine, with_more_actions(game), current.goal, self._seen, ())

    def _look_onward(self, current: LessonStep) -> None:
        """Begin to find out whether the rest of the captain's turn is still there after another move."""
        rest = self._rest()
        if rest and self.reachable is Verdict.YES:
            game, dice = self.session.game, self.session.dice
            self._onward = Reach(self.engine, game, current.goal, self._seen, dice, then=rest)

    def _rest(self) -> tuple[Goal, ...]:
        """Return the goals that the captain reaches after the open step, before the turn's cards."""
        steps, turn = self.lesson.steps, self._turns[self.step]
        if turn is None:
            return ()
        rest = []
        for step, made in zip(steps[self.step + 1 :], self._turns[self.step + 1 :], strict=True):
            if made != turn:
                break
            rest.append(step.goal)
        return tuple(rest)

    @cached_property
    def _turns(self) -> tuple[int | None, ...]:
        """Return in which turn the captain reaches the goal of each step.

        None where the die, an unseen card or what comes after the actions is needed for it: whether another
        way leads there, too, cannot be told before.
        """
        engine, dice = self.engine, list(self.lesson.dice)
        state, turns = engine.from_json(dict(self.lesson.start)), list[int | None]()
        for step in self.lesson.steps:
            turn, plain = state.turn, True
            for option in step.show:
                plain = plain and state.phase == "actions"
                decision = engine.decision(state)
                assert decision is not None, "a lesson is read only where the captain's way can be gone"
                found = engine.find_option(decision, dict(option))
                assert found is not None
                outcome = engine.apply(state, found, dice)
                state, plain = outcome.state, plain and not outcome.revealed
            turns.append(turn if plain else None)
        return tuple(turns)

    def _came_nearer(self) -> bool:
        now = self.actions_to_go
        return now is not None and self._nearer is not None and now < self._nearer
