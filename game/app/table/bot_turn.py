"""A player of the program decides: shown step by step, at the viewer's own speed, each with its reason."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.app.drawing.colours.theme import CREW
from game.app.forms.own_file_words import fault_place_words, own_folder
from game.app.table.dialogs.consent_scene import ConsentScene, ConsentWords
from game.app.table.dialogs.fault_question import ask_to_leave
from game.app.table.model.lent_view import (
    LentStep,
    LentView,
    TrailStep,
    done_steps,
    reason_of,
    step_of,
    trail_of,
)
from game.app.table.model.table_keys import END, TableKey
from game.app.table.model.words.log_text import lines_of
from game.app.table.motion.pace import Pace, pace_of
from game.app.table.motion.shown_table import Taken
from game.app.table.motion.transients import note_beside
from game.bots.seat import BotSeat
from game.play.consent import Touched, touched, touching
from game.rules import ContentError
from game.rules.protocol import OptionDict
from game.texts import Texts
from game.wording import listing

if TYPE_CHECKING:
    from game.app.table.motion.stage import Stage
    from game.app.table.table_host import SheetHost

STEP_MS = 450.0
"""Least time in ms for which a step without a reason to read is shown."""
THINKING_MS = 300.0
"""Time in ms after which a bot is said to think."""
BAR_MS = 50.0
"""Time in ms between two pictures of the bar of the present step."""


class BotTurn:
    """Shows what a player of the program decides before it happens, and lets the viewer steer that.

    Args:
        table: below the question whether somebody agrees.
        stage: the events being shown; its banner gives way to that question.

    Attributes:
        paused: nothing goes on.
    """

    def __init__(self, table: SheetHost, stage: Stage) -> None:
        self._table, self._session = table, stage.shown.session
        self._shown, self._director, self._transients = stage
        self.paused = False
        self._option: OptionDict | None = None
        self._now: LentStep | None = None
        self._why = ""
        self._whole = 0.0
        self._passed = 0.0
        self._skipped: tuple[int, int] | None = None
        """Turn and crew member whose turn is not to be watched any further."""
        self._thought = 0.0
        self._late = False
        self._asked: OptionDict | None = None
        self._agrees = True
        self._against: tuple[int, frozenset[int]] = (0, frozenset())
        """The turn, and the crew members who did not want to be touched in it."""
        self._told: set[tuple[str, int]] = set()
        """Places in files of the player's own, with their lines, whose mistake has been told of."""
        self._doing: LentStep | None = None
        """The step that is being shown as it happens."""
        self._done: tuple[object, tuple[LentStep, ...], tuple[TrailStep, ...]] = (None, (), ())

    @property
    def speed(self) -> int:
        """Return how many times as fast it is shown; kept for the next game."""
        return self._table.app.settings.lent_speed

    # Whose turn

    @property
    def seat(self) -> BotSeat | None:
        """The seat of the player whose turn is shown now; None where a person plays or the ship suffers."""
        crew = self.crew
        found = self._session.seats[crew] if crew is not None else None
        return found if isinstance(found, BotSeat) else None

    @property
    def crew(self) -> int | None:
        """The crew member whose turn is shown now; None where nobody has one."""
        shown, session = self._director.shown, self._session
        if shown is not None:
            return None if shown.state["phase"] in ("damage", "over") else shown.state["active"]
        return None if session.pending is None else session.pending.crew

    def view(self) -> LentView | None:
        """Return what is to be seen of it; None where no player of the program has the turn."""
        seat, crew = self.seat, self.crew
        if seat is None or crew is None:
            return None
        done, trail = self._so_far(crew)
        thinks = self._thought >= THINKING_MS
        if self._director.busy:
            now, why, share = self._doing, "", 1.0
        else:
            now, why = self._now, self._why
            share = min(1.0, self._passed / self._whole) if self._whole else 0.0
        return LentView(
            crew,
            seat.rank,
            done,
            now,
            why,
            share,
            paused=self.paused,
            speed=self.speed,
            thinks=thinks,
            trail=trail,
            asks=self.asks,
            late=self._late,
        )

    def _so_far(self, crew: int) -> tuple[tuple[LentStep, ...], tuple[TrailStep, ...]]:
        """Return what has been done this turn, as far as it has been shown, and the way it led; found
        once."""
        session, shown = self._session, self._director.shown
        turn = (shown.state if shown is not None else session.state)["turn"]
        log = session.log[: len(session.log) - self._director.busy]
        key = (len(log), len(session.log), crew, turn, self._shown.texts)
        if self._done[0] != key:
            steps = done_steps(self._shown.texts, self._shown.position, log, crew, turn)
            self._done = (key, steps, trail_of(log, crew, turn))
        return self._done[1], self._done[2]

    # The flow of time

    @property
    def skipped(self) -> bool:
        """Return whether the viewer does not want to watch: until a person is asked, or, where nobody is, the
        rest of this turn."""
        if self._skipped is None:
            return False
        return self.asks or self._skipped == self._turn()

    @property
    def asks(self) -> bool:
        """Return whether a person plays, so that there is something to skip to."""
        return any(seat.by_hand for seat in self._session.seats)

    def arrived(self) -> None:
        """Note that a person is asked: what comes after that is to be seen again."""
        self._skipped = None

    def _turn(self) -> tuple[int, int] | None:
        """Return the turn that is shown and whose it is; None where nobody has one."""
        shown, crew = self._director.shown, self.crew
        state = shown.state if shown is not None else self._session.state
        return None if crew is None else (state["turn"], crew)

    @property
    def pace(self) -> Pace:
        """Return how fast what the player does is shown; what is skipped is not shown."""
        usual = pace_of(self._table.app.settings.animation)
        if self.skipped:
            return pace_of("off")
        return Pace(usual.moves / self.speed, usual.storm / self.speed)

    @property
    def unread(self) -> bool:
        """Return whether nobody can read the reason for what is done now: nothing moves, or it is skipped."""
        return self.skipped or not self._whole

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
            if self._declined(seat, option):
                return False
            self._begin(seat, option)
        if self.paused or (self._passed < self._whole and not self.skipped):
            return False
        return self._agreed(seat, option)

    # What others have to say

    def _declined(self, seat: BotSeat, option: OptionDict) -> bool:
        """Return whether a player proposes what somebody did not want this turn; it thinks again then."""
        turn, crew = self._against
        session = self._session
        if turn != session.state["turn"] or not crew:
            return False
        if not touched(session.engine, session.game, option, crew).crew:
            return False
        return seat.refuse(self._touching(crew))

    def _touching(self, crew: frozenset[int]) -> list[OptionDict]:
        session = self._session
        options = session.decision["options"] if session.decision is not None else []
        return touching(session.engine, session.game, options, crew)

    def _agreed(self, seat: BotSeat, option: OptionDict) -> bool:
        """Return whether nobody has anything against it: persons are asked for their cards, and before they
        are sent somewhere."""
        session = self._session
        if self._asked is option:
            return self._agrees
        persons = [crew for crew, other in enumerate(session.seats) if other.by_hand]
        found = touched(session.engine, session.game, option, persons)
        alone = session.decision is not None and len(session.decision["options"]) == 1
        self._asked, self._agrees = option, alone or not found.crew
        if not self._agrees:
            self._ask(seat, option, found)
        return self._agrees

    def _ask(self, seat: BotSeat, option: OptionDict, found: Touched) -> None:
        table = self._table
        names = [member["name"] for member in self._session.state["crew"]]
        turn, decider = self._session.state["turn"], self._shown.position.decider
        why = seat.why

        def words(texts: Texts) -> ConsentWords:
            lines = [line.text for line in lines_of(texts, names, found.events, self._session.facts)]
            lines = [f"{line}." for line in lines] + self._abilities(texts, found)
            others = listing(texts, (names[crew] for crew in sorted(found.crew)))
            title = texts("lent-asks", name=names[decider], others=others)
            return ConsentWords(title, "\n".join(lines), reason_of(texts, names, why))

        def agree() -> None:
            self._agrees = True

        def decline() -> None:
            against = self._touching(found.crew)
            decision = self._session.decision
            if decision is not None and len(against) < len(decision["options"]):
                before = self._against[1] if self._against[0] == turn else frozenset()
                self._against = (turn, before | found.crew)
            else:
                against = [option]  # every answer touches somebody: it is another one that is asked for
            if seat.refuse(against):
                self._forget()
            else:
                self._agrees = True

        tone = CREW[self._session.colours[decider]].colour
        self._transients.banner = None
        self.arrived()
        table.app.push(ConsentScene(table, words, seat.rank, tone, agree, decline))

    def _abilities(self, texts: Texts, found: Touched) -> list[str]:
        """Return what the rooms do that would be used: whom that touches is still to be chosen."""
        session = self._session
        sides = {room["id"]: room["variant"] for room in session.state["rooms"]}
        cards = {room.id: room for room in session.game.table.content.rooms}
        used = [event["room"] for event in found.events if event["type"] == "activate"]
        return [texts(f"{cards[room].variants[sides[room]].text}-short") for room in used]

    def _begin(self, seat: BotSeat, option: OptionDict) -> None:
        self._option = option
        self.respeak()
        pace = self.pace
        self._whole = pace.words(self._why) if self._why else STEP_MS * pace.moves
        self._passed = self._thought = 0.0

    def respeak(self) -> None:
        """Say in the words of now what is shown."""
        position, texts, seat = self._shown.position, self._shown.texts, self.seat
        if self._option is None or seat is None:
            return
        if all(offer.option != self._option for offer in replace(position, by_hand=True).offers):
            # The game stands elsewhere by now, after an undo perhaps: the player will be asked anew.
            self._forget()
            return
        names = [member["name"] for member in self._session.state["crew"]]
        self._now = step_of(texts, position, self._option)
        self._why = reason_of(texts, names, seat.why)

    def _forget(self) -> None:
        self._option, self._now, self._why, self._asked = None, None, "", None
        self._whole = self._passed = 0.0

    def passed_over(self, error: ContentError) -> None:
        """Note that a mistake in a room of the player's own forbids what was shown, and say so once.

        The program is asked for another choice; where there is none, whoever watches plays on.

        Args:
            error: the mistake.
        """
        session, app = self._session, self._table.app
        pending = session.pending
        self._forget()
        if pending is None:
            return
        name, seat = own_folder(error, session.own), session.seats[pending.crew]
        if session.stuck:
            if isinstance(seat, BotSeat):
                self._take_over(pending.crew, seat.rank)
            else:
                self._table.hand_over(pending.crew, app.seat(""))
            ask_to_leave(app, error, name, stuck=True)
        elif (error.place, error.line) not in self._told:
            self._told.add((error.place, error.line))
            words = fault_place_words(self._shown.texts, error, name)
            beside = self._shown.layout.rect(TableKey.crew(pending.crew))
            self._transients.toast = note_beside(beside, words, stays=True)

    def taken(self) -> None:
        """Note that what was shown has been done."""
        self._doing = self._now
        self._forget()
        self._thought = 0.0

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        seat, late = self._session.awaited, self._late
        self._late = isinstance(seat, BotSeat) and seat.late and self._option is None
        if self._option is None and seat is not None:
            before, self._thought = self._thought, self._thought + ms
            return before < THINKING_MS <= self._thought or self._late != late
        if self._option is None or self.paused or self._passed >= self._whole or not ms:
            return False
        self._passed = min(self._whole, self._passed + ms)
        return True

    def wake(self) -> float | None:
        """Return when `update` must be called again; None while nothing passes."""
        if self._option is None or self.paused:
            return None
        return max(0.0, min(BAR_MS, self._whole - self._passed))

    # What the viewer does

    def toggle(self) -> None:
        """Stop, or go on."""
        self.paused, self._skipped = not self.paused, None

    def set_speed(self, speed: int) -> None:
        """Show it so many times as fast, from now on."""
        self._skipped = None
        self._whole, before = self._whole * self.speed / speed, self._whole
        self._passed = self._passed * self._whole / before if before else 0.0
        self._table.app.change_settings(lent_speed=speed)

    def skip(self) -> None:
        """Do all at once that comes before a question to a person: turns of the program and storms."""
        self.paused, self._passed = False, self._whole
        self._skipped = self._turn()
        self._director.skip()

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
            self._take_over(crew, self.seat.rank)
        else:
            return False
        return True

    def _take_over(self, crew: int, rank: str) -> None:
        """Let a person play on, and say so: one press too many may have done it."""
        self._forget()
        self.paused = False
        self._shown.taken = Taken(crew, rank, self._session.history.cursor)
        self._table.hand_over(crew, self._table.app.seat(""))
        words = self._shown.texts("seat-taken", name=self._shown.position.name(crew))
        self._transients.toast = note_beside(self._shown.layout.rect(END), words)

    def give_back(self) -> None:
        """Let the program's player have the seat again that was just taken over from it."""
        taken = self._shown.taken
        if taken is not None:
            self._table.hand_over(taken.crew, self._table.app.seat(taken.rank))
