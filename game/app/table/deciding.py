"""From a decision to its picture: whoever decides is asked, and what their answer leads to is shown.

A person's answer comes from the hands at this table, by a gesture or in a dialog, any other seat's whenever
it has one. Both go the same way: the seat answers, the session applies, the director shows.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.viewport import Point
from game.app.forms.own_file_words import own_folder
from game.app.navigation import routes
from game.app.table.bot_turn import BotTurn
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.dialogs.which_dialog import dialog_for
from game.app.table.input.popups import Popups
from game.app.table.model.gestures.held_piece import origin
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.recap import struck_since
from game.app.table.motion.director import Origin
from game.app.table.motion.pace import Pace, pace_of
from game.app.table.motion.transients import Banner
from game.app.table.saving_games import keep_finished
from game.bots.players.player import STAND_IN
from game.bots.seat import BotSeat
from game.play.seats import Seat
from game.rules import ContentError
from game.rules.event_dicts import EventDict
from game.rules.protocol import OptionDict, StateDict
from game.suppressing import log_suppressed, suppress_and_log

if TYPE_CHECKING:
    from game.app.table.advising import Advising
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.stage import Stage
    from game.app.table.table_host import DecidingHost

_log = logging.getLogger(__name__)
POLL_MS = 40.0
"""Time in ms between two looks at a seat that thinks."""


class Deciding:
    """Asks the seats of a table's session, and shows what comes of it.

    Args:
        table: below the dialogs; it hears what has happened.
        stage: shows what an answer leads to.
        hands: what a person lets go of, and where.
        advising: the adviser, whose plan may be carried out.
        popups: opens what stands over the table.

    Attributes:
        result_shown: whether the end of the game has been shown already.
        turn: what a player of the program is at.
    """

    def __init__(
        self, table: DecidingHost, stage: Stage, hands: TableInput, advising: Advising, popups: Popups
    ) -> None:
        self._table, self._session, self._app = table, stage.shown.session, table.app
        self._shown, self._director, self._transients = stage
        self._hands, self._advising, self._popups = hands, advising, popups
        self.turn = BotTurn(table, stage)
        self.result_shown = self._session.decision is None
        self._pictured: tuple[StateDict, bytes | None] | None = None
        """The position at the end, and its picture for the saved games; None where none could be drawn."""
        self._opened: object = None
        self._turned = False
        self._taken_over: frozenset[int] = frozenset()
        self._stays: object = self._session.decision
        self._save_trouble: str | None = None
        self._next: tuple[OptionDict, ...] = ()
        """Choices still to be made, of several that were made together."""
        self._hand: int | None = None
        """The crew member who decided last by hand."""
        self._stood_in: int | None = None
        """The crew member for whom the game chose last, in place of a program, while nobody could read it."""

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Answer for the person who decides, and show what happened; what somebody else decides is refused.

        A choice that a mistake in a room of the player's own forbids is refused, too, in words.

        Args:
            option: one of DECISION's options.
            source: what was let go by hand.
            point: where, in units; None if it was a click.

        Raises:
            IllegalOption: the option is not offered now; nothing has changed.
            ContentError: the game's own content has a mistake; nothing has changed.
        """
        self._next = ()
        session = self._session
        if session.decision is None or not session.by_hand:
            # A dialog that was open when the seat changed hands, or one key too many.
            self._table.refusing.plainly()
            return
        before, hand = session.state, self._shown.position.decider
        origins, pace = self._origins(source, point), pace_of(self._app.settings.animation)
        try:
            events = session.choose(option)
        except ContentError as error:
            if not self._passed_over(error):
                raise
            self._opened, self._stays = None, session.decision
            self._table.renew()
            self._popups.tell_of_fault(error, own_folder(error, session.own))
            return
        self._hand = hand
        self._decided(events, before, pace, origins)

    def _passed_over(self, error: ContentError) -> bool:
        """Tell whether the game can go on without a choice that could not be made; a mistake in the game's
        own content is no such thing."""
        if not own_folder(error, self._session.own) or not self._session.pass_over():
            return False
        log_suppressed(_log, "make a choice", error)
        return True

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Answer with the first option, and with the others as soon as that has been shown.

        Args:
            options: of DECISION; the later ones of the questions that come of the earlier.
            source: what was let go by hand.
        """
        made = self._session.history.cursor
        self.propose(options[0], source)
        if self._session.history.cursor != made:
            self._next = tuple(options[1:])

    def _go_on(self) -> bool:
        """Make the next of several choices, if it is still one; tell whether there was one."""
        if not self._next:
            return False
        (option, *rest), decision = self._next, self._session.decision
        self._next = ()
        if decision is None or option not in decision["options"]:
            return False
        made = self._session.history.cursor
        self.propose(option)
        if self._session.history.cursor != made:
            self._next = tuple(rest)
        return True

    def _origins(self, source: TableKey | None, point: Point | None) -> dict[Origin, Any]:
        """Return where the flight of a piece begins that was let go by hand."""
        if source is None or point is None:
            return {}
        return origin(*self._shown.held_piece(source), point, self._hands.drag.grab)

    def advance(self, ms: float) -> bool:
        """Ask whoever decides, when nothing is being shown any more.

        A person finds the question on the table or in a dialog; any other seat's answer is taken once it is
        there; at the end of the game its result is told.

        Args:
            ms: since the last call; 0 for another one in the same frame.

        Returns:
            Whether something happened.
        """
        self._tell_of_saving()
        seat = self._session.ask()
        if seat is None:
            self._end_game(ms)
        elif seat.by_hand:
            self.turn.arrived()
            step = self._advising.due()
            if step is not None:
                self.propose(step)
                return True
            if self._go_on():
                return True
            if not self._advising.carrying and not self._brief() and not self._end_by_itself():
                self._open_dialog()
                self._tell_of_stand_in()
        elif not isinstance(seat, BotSeat) or self.turn.ready(seat):
            return self._take()
        return False

    def steer(self, command: str) -> None:
        """Do what the viewer of a player's turn wants (`BotTurn.command`)."""
        self.turn.command(command)

    def wake(self) -> float | None:
        """Return when `advance` must be called again; None while a person has all the time in the world."""
        seat = self._session.awaited
        if self._table.on_top and self._is_pictured:
            return 0  # its end is shown in the next frame
        if seat is None or seat.by_hand or not self._table.on_top:
            return None
        wake = self.turn.wake()
        return POLL_MS if wake is None else wake

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member from now on, also in the middle of a question.

        Args:
            crew: whose seat it is.
            seat: whoever takes it.
        """
        self._opened = None
        # Whoever takes a seat over has watched.
        self._turned = False
        self._taken_over = self._taken_over | {crew} if seat.by_hand else self._taken_over - {crew}
        self.turn.taken()
        self.turn.arrived()  # who skipped did so with others at the table
        self._session.hand_over(crew, seat)
        self._table.renew()

    def _take(self) -> bool:
        """Take the answer of a seat that does not decide by hand, if there is one, and show what it led to;
        tell whether there was one."""
        session = self._session
        before, lent = session.state, self.turn.seat is not None
        pace = self.turn.pace if lent else pace_of(self._app.settings.animation)
        crew, unread = self.turn.crew, self.turn.unread
        try:
            events = session.poll()
        except ContentError as error:
            if not self._passed_over(error):
                raise
            self._stays = session.decision
            self.turn.passed_over(error)
            return True
        if events is None:
            return False
        why = session.log[-1].why
        if unread and why is not None and why["id"] == STAND_IN:
            self._stood_in = crew
        if lent:
            # Whoever takes the seat over in the middle of this turn has seen how it began.
            self._turned = False
        self._decided(events, before, pace, {})
        return True

    def _decided(
        self, events: Sequence[EventDict], before: StateDict, pace: Pace, origins: dict[Origin, Any]
    ) -> None:
        """Show what an answer led to, and say whose turn it is now; see `show`."""
        session = self._session
        self.turn.taken()
        self._table.record()
        self.show(events, before, pace, origins)
        if not self._director.busy:
            self._popups.tell_of_the_pod(events)
        if any(event["type"] == "turn" for event in events) and session.decision is not None:
            self._turned = True
            new = session.state["active"]
            self.announce(session.by_hand and self._hand not in (None, new))
        self._tell_of_saving()

    def announce(self, handed: bool = False) -> None:
        """Say whose turn it is; `handed`: somebody else held the mouse before."""
        state = self._session.state
        self._transients.banner = Banner(state["active"], state["turn"], handed)

    def _tell_of_stand_in(self) -> None:
        """Say to whoever is asked next on the table that the game chose in place of a program, unless its
        reason was shown."""
        if self._stood_in is not None and self._shown.position.on_table:
            self._popups.tell_of_stand_in(self._stood_in)
            self._stood_in = None

    def _tell_of_saving(self) -> None:
        self._save_trouble = self._popups.tell_of_saving(self._save_trouble)

    def show(
        self,
        events: Sequence[EventDict],
        before: StateDict,
        speed: str | float | Pace,
        origins: dict[Origin, Any],
    ) -> None:
        """Show how the session came from one state to where it is now.

        Args:
            events: what happened.
            before: STATE before them.
            speed: of the animation, by its name or as a factor.
            origins: where the flights of pieces begin that were let go by hand.
        """
        self._shown.before_choice(before)
        self._transients.clear()
        self._table.renew()
        card = before["damage_discard"][0] if before["phase"] == "damage" else None
        self._director.play(events, before, speed, self._shown.kit.settings.reduced_motion, origins, card)
        if self._director.busy:
            self._shown.follow()
        else:
            self._app.audio.at_once(events)

    def stay(self) -> None:
        """Somebody went back or forth in time: where they are now, nothing goes on by itself."""
        self._turned, self._stays, self._next = False, self._session.decision, ()

    def _brief(self) -> bool:
        """Before a person's turn: ask whether they are there, tell what has struck; tell whether it opened.

        Who is at the table all the time, alone or with programs, need not say that they are there.
        """
        session = self._session
        if not self._turned or not self._shown.position.acting:
            return False
        self._turned = False
        settings, state = self._app.settings, session.state
        active, solo = state["active"], self._shown.position.solo
        alone = solo or sum(seat.by_hand for seat in session.seats) < 2
        asks = settings.ready and not alone
        mine = self._mine(active)
        strikes = struck_since(session.log, mine, state) if settings.recap else None
        if not asks and not strikes:
            return False
        self._transients.banner = None
        self._app.push(RecapSheet(self._table, strikes, asks, mine))
        return True

    def _mine(self, active: int) -> Collection[int]:
        """The crew members whose turns the person who is next has seen: all in solo, one's own; and where a
        seat was taken over at this table, those that are played by hand."""
        seats = self._session.seats
        if self._shown.position.solo:
            return range(len(seats))
        if active in self._taken_over:
            return tuple(crew for crew, seat in enumerate(seats) if seat.by_hand)
        return (active,)

    def _end_by_itself(self) -> bool:
        """End the actions where nothing else can be done and the player wants that; tell whether it did."""
        offers = self._shown.position.offers
        if not self._app.settings.auto_end or self._session.decision is self._stays:
            return False
        over = {offer.reading.interaction for offer in offers} == {Interaction.END}
        if not (self._shown.position.acting and over) or self._shown.truth.dock.end.lost:
            return False
        if self._advising.waits:
            self._popups.ask_end(offers[0].option)
        else:
            self.propose(offers[0].option)
        return True

    def _open_dialog(self) -> None:
        """Open the dialog of a decision that is made in one."""
        if self._opened is self._session.decision:
            return
        self._opened = self._session.decision
        if not self._shown.position.on_table:
            self._transients.banner = None
            self._app.push(dialog_for(self._table))

    def keep_result(self) -> None:
        """Keep a game that has ended, where its table is put away before its end was shown."""
        if self._session.decision is None and not self.result_shown:
            drawn = self._pictured[1] if self._is_pictured and self._pictured else None
            draw = self._table.kept_picture if drawn is None else lambda: drawn
            keep_finished(self._app, self._session, draw)

    @property
    def _is_pictured(self) -> bool:
        """Return whether the end that is still to be shown has its picture."""
        at_end = self._pictured is not None and self._pictured[0] is self._session.state
        return at_end and not self.result_shown

    @property
    def ends(self) -> bool:
        """Return whether the end of the game, which is over, is to be shown now."""
        return not self.result_shown

    def _end_game(self, ms: float) -> None:
        """Draw the picture of the end for the saved games, and show the end in the next frame: one has no
        time for both. Until then it can be taken back."""
        if not self.ends:
            return
        if not self._is_pictured:
            picture = None
            with suppress_and_log(_log, "draw the end of a game", pygame.error, MemoryError, OSError):
                picture = self._table.kept_picture()
            self._pictured = self._session.state, picture
        elif ms > 0:
            self.tell_result()

    def tell_result(self) -> None:
        """Show the end of the game; the first time, keep the game, and show its last picture before.

        Where nothing moves by itself the picture would have to be put away by hand: there is none.
        """
        first = not self.result_shown
        self.keep_result()
        self._table.fold()
        self.result_shown = True
        pictured = self._app.settings.animation != "off"
        self._app.open(routes.Ending(self._session, heard=first and not pictured))
        if first and pictured:
            self._app.open(routes.LastPicture(self._session))
