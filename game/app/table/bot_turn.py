"""A player of the program decides: shown step by step, at the viewer's own speed, each with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.table.model.lent_view import SPEEDS, LentStep, LentView, done_steps, reason_of, step_of
from game.app.table.motion.pace import Pace, pace_of
from game.bots.seat import BotSeat
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.table.table_host import TableHost

STEP_MS = 450.0
"""How long a step stands for which there is no reason to read, at the least."""
THINKING_MS = 300.0
"""Whoever thinks for longer is said to think."""
BAR_MS = 50.0
"""How often the bar of the present step is drawn anew."""


class BotTurn:
    """Shows what a player of the program decides before it happens, and lets the viewer steer that.

    Args:
        table: the table scene.

    Attributes:
        paused: nothing goes on.
        speed: one of `SPEEDS`.
    """

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.paused = False
        self.speed = SPEEDS[0]
        self._option: OptionDict | None = None
        self._now: LentStep | None = None
        self._why = ""
        self._whole = 0.0
        self._passed = 0.0
        self._thought = 0.0
        self._done: tuple[object, tuple[LentStep, ...]] = (None, ())

    # Whose turn

    @property
    def seat(self) -> BotSeat | None:
        """The seat of the player whose turn is shown now; None where a person plays or the ship suffers."""
        crew = self.crew
        found = self.table.session.seats[crew] if crew is not None else None
        return found if isinstance(found, BotSeat) else None

    @property
    def crew(self) -> int | None:
        """The crew member whose turn is shown now; None where nobody has one."""
        shown, session = self.table.director.shown, self.table.session
        if shown is not None:
            return None if shown.state["phase"] in ("damage", "over") else shown.state["active"]
        return None if session.asked is None else session.asked.crew

    def view(self) -> LentView | None:
        """What is to be seen of it; None where no player of the program has the turn."""
        seat, crew = self.seat, self.crew
        if seat is None or crew is None:
            return None
        share = min(1.0, self._passed / self._whole) if self._whole else 0.0
        now = self._now if not self.table.director.busy else None
        why = self._why if now is not None else ""
        done, thinks = self._steps(crew), self._thought >= THINKING_MS
        return LentView(crew, seat.rank, done, now, why, share, self.paused, self.speed, thinks)

    def _steps(self, crew: int) -> tuple[LentStep, ...]:
        """What has been done this turn; put into words once."""
        session = self.table.session
        turn = session.state["turn"]
        key = (len(session.log), crew, turn, self.table.texts)
        if self._done[0] != key:
            self._done = (key, done_steps(self.table.texts, self.table.position, session.log, crew, turn))
        return self._done[1]

    # The flow of time

    @property
    def pace(self) -> Pace:
        """How fast what the player does is shown."""
        usual = pace_of(self.table.app.settings.animation)
        return Pace(usual.moves / self.speed, usual.storm / self.speed)

    def ready(self, seat: BotSeat) -> bool:
        """Tell whether what a player proposes may be done now: it has been shown for long enough.

        Args:
            seat: whose turn it is; it has been asked.
        """
        option = seat.proposal
        if option is None:
            self._forget()
            return False
        if option is not self._option:
            self._begin(seat, option)
        return not self.paused and self._passed >= self._whole

    def _begin(self, seat: BotSeat, option: OptionDict) -> None:
        table = self.table
        names = [member["name"] for member in table.session.state["crew"]]
        self._option = option
        self._now = step_of(table.texts, table.position, option)
        self._why = reason_of(table.texts, names, seat.why)
        pace = self.pace
        self._whole = pace.words(self._why) if self._why else STEP_MS * pace.moves
        self._passed = self._thought = 0.0

    def _forget(self) -> None:
        self._option, self._now, self._why = None, None, ""
        self._whole = self._passed = 0.0

    def taken(self) -> None:
        """What was shown has been done."""
        self._forget()
        self._thought = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        if self._option is None and self.table.session.asking is not None:
            before, self._thought = self._thought, self._thought + ms
            return before < THINKING_MS <= self._thought
        if self._option is None or self.paused or self._passed >= self._whole or not ms:
            return False
        self._passed = min(self._whole, self._passed + ms)
        return True

    def wake(self) -> float | None:
        """When `update` must be called again; None while nothing passes."""
        if self._option is None or self.paused:
            return None
        return max(0.0, min(BAR_MS, self._whole - self._passed))

    # What the viewer does

    def toggle(self) -> None:
        """Stop, or go on."""
        self.paused = not self.paused

    def set_speed(self, speed: int) -> None:
        """Show it so many times as fast."""
        self._whole, before = self._whole * self.speed / speed, self._whole
        self._passed = self._passed * self._whole / before if before else 0.0
        self.speed = speed

    def skip(self) -> None:
        """Do at once what is shown."""
        self.paused, self._passed = False, self._whole

    def command(self, name: str) -> bool:
        """Do what the viewer wants: `pause`, `skip`, `speed-2`, `take-over`; False where nobody is to be
        steered."""
        crew = self.crew
        if self.seat is None or crew is None:
            return False
        if name == "pause":
            self.toggle()
        elif name == "skip":
            self.skip()
        elif name.startswith("speed-"):
            self.set_speed(int(name.removeprefix("speed-")))
        elif name == "take-over":
            self._forget()
            self.paused = False
            self.table.hand_over(crew, self.table.app.seat(""))
        else:
            return False
        return True
