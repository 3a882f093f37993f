"""From a decision to its picture: whoever decides is asked, and what their answer leads to is shown.

A person's answer comes from the hands at this table, by a gesture or in a dialog, any other seat's whenever
it has one. Both go the same way: the seat answers, the session applies, the director shows.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from game.app.drawing.viewport import Point
from game.app.navigation import routes
from game.app.table.bot_turn import BotTurn
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.dialogs.which_dialog import dialog_for
from game.app.table.input import popups
from game.app.table.model.gestures.held_piece import origin
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.recap import struck_since
from game.app.table.motion.director import Origin
from game.app.table.motion.pace import Pace, pace_of
from game.app.table.saving_games import keep_finished
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat, Seat
from game.rules.protocol import EventDict, OptionDict, StateDict

if TYPE_CHECKING:
    from game.app.table.table_host import TableHost

POLL_MS = 40.0
"""How often a seat that does not answer by hand is looked at while it thinks."""


class Deciding:
    """Asks the seats of a table's session, and shows what comes of it.

    Args:
        table: the table scene.

    Attributes:
        told: whether the end of the game has been told already.
        turn: what a player of the program is at.
    """

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.turn = BotTurn(table)
        self.told = table.session.decision is None
        self._opened: object = None
        self._turned = False
        self._taken_over: frozenset[int] = frozenset()
        self._stays: object = table.session.decision
        self._save_trouble: str | None = None
        self._next: tuple[OptionDict, ...] = ()
        """What is still to be answered of several choices that were made together."""
        self._hand: int | None = None
        """Who decided last by hand."""

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Answer for the person who decides, and show what happened; what somebody else decides is refused.

        Args:
            option: one of DECISION's options.
            source: what was let go by hand.
            point: where, in units; None if it was a click.

        Raises:
            IllegalOption: the option is not offered now; nothing has changed.
        """
        self._next = ()
        seat = self.table.session.ask()
        if not isinstance(seat, PersonSeat):
            # A dialog that was open when the seat changed hands, or one key too many.
            self.table.app.audio.action("refused")
            return
        seat.propose(option)
        self._hand = self.table.position.decider
        self._take(self._origins(source, point))

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Answer with the first option, and with the others as soon as that has been shown.

        Args:
            options: of DECISION; the later ones of the questions that come of the earlier.
            source: what was let go by hand.
        """
        self.propose(options[0], source)
        self._next = tuple(options[1:])

    def _go_on(self) -> bool:
        """Make the next of several choices, if it is still one; tell whether there was one."""
        if not self._next:
            return False
        (option, *rest), decision = self._next, self.table.session.decision
        self._next = ()
        if decision is None or option not in decision["options"]:
            return False
        self.propose(option)
        self._next = tuple(rest)
        return True

    def _origins(self, source: TableKey | None, point: Point | None) -> dict[Origin, Any]:
        """Where the flight of a piece begins that was let go by hand."""
        if source is None or point is None:
            return {}
        return origin(*self.table.held_piece(source), point, self.table.input.drag.grab)

    def advance(self) -> bool:
        """Ask whoever decides, when nothing is being shown any more.

        A person finds the question on the table or in a dialog; any other seat's answer is taken once it is
        there; at the end of the game its result is told.

        Returns:
            Whether something happened.
        """
        self._tell_of_saving()
        seat = self.table.session.ask()
        if seat is None:
            if not self.told:
                self.tell_result()
        elif seat.by_hand:
            step = self.table.advising.due()
            if step is not None:
                self.propose(step)
                return True
            if self._go_on():
                return True
            if not self.table.advising.carrying and not self._brief() and not self._end_by_itself():
                self._open_dialog()
        elif not isinstance(seat, BotSeat) or self.turn.ready(seat):
            return self._take({})
        return False

    def steer(self, command: str) -> None:
        """Do what the viewer of a player's turn wants (`BotTurn.command`)."""
        self.turn.command(command)

    def wake(self) -> float | None:
        """When `advance` must be called again; None while a person has all the time in the world."""
        seat = self.table.session.asking
        if seat is None or seat.by_hand or not self.table.on_top:
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
        self.table.session.hand_over(crew, seat)
        self.table.renew()

    def _take(self, origins: dict[Origin, Any]) -> bool:
        """Take the answer, if there is one, and show what it led to; tell whether there was one."""
        table, session = self.table, self.table.session
        before, lent = session.state, self.turn.seat is not None
        pace = self.turn.pace if lent else pace_of(table.app.settings.animation)
        events = session.poll()
        if events is None:
            return False
        self.turn.taken()
        if lent:
            # Whoever takes the seat over in the middle of this turn has seen how it began.
            self._turned = False
        table.record()
        self.show(events, before, pace, origins)
        if not table.director.busy:
            popups.tell_of_the_pod(table, events)
        if any(event["type"] == "turn" for event in events) and session.decision is not None:
            self._turned = True
            new = session.state["active"]
            table.announce(session.by_hand and self._hand not in (None, new))
        self._tell_of_saving()
        return True

    def _tell_of_saving(self) -> None:
        self._save_trouble = popups.tell_of_saving(self.table, self._save_trouble)

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
        table = self.table
        table.shown_table.before_choice(before)
        table.transients.clear()
        table.renew()
        card = before["damage_discard"][0] if before["phase"] == "damage" else None
        table.director.play(events, before, speed, table.reduced, origins, card)
        if table.director.busy:
            table.shown_table.follow()
        else:
            table.app.audio.at_once(events)

    def stay(self) -> None:
        """Somebody went back or forth in time: where they are now, nothing goes on by itself."""
        self._turned, self._stays, self._next = False, self.table.session.decision, ()

    def _brief(self) -> bool:
        """Before a person's turn: ask whether they are there, tell what has struck; tell whether it opened.

        Who is at the table all the time, alone or with programs, need not say that they are there.
        """
        table, session = self.table, self.table.session
        if not self._turned or not table.position.acting:
            return False
        self._turned = False
        settings, state = table.app.settings, session.state
        active, solo = state["active"], table.position.solo
        alone = solo or sum(seat.by_hand for seat in session.seats) < 2
        asks = settings.ready and not alone
        mine = self._mine(active)
        strikes = struck_since(session.log, mine, state["turn"]) if settings.recap else None
        if not asks and not strikes:
            return False
        table.transients.banner = None
        table.app.push(RecapSheet(table, strikes, asks, mine))
        return True

    def _mine(self, active: int) -> Collection[int]:
        """The crew members whose turns the person who is next has seen: all in solo, one's own; and where a
        seat was taken over at this table, those that are played by hand."""
        seats = self.table.session.seats
        if self.table.position.solo:
            return range(len(seats))
        if active in self._taken_over:
            return tuple(crew for crew, seat in enumerate(seats) if seat.by_hand)
        return (active,)

    def _end_by_itself(self) -> bool:
        """End the actions where nothing else can be done and the player wants that; tell whether it did."""
        table = self.table
        offers = table.position.offers
        if not table.app.settings.auto_end or table.session.decision is self._stays:
            return False
        over = {offer.reading.interaction for offer in offers} == {Interaction.END}
        if not (table.position.acting and over) or table.truth.dock.end.lost:
            return False
        if table.advising.waits:
            popups.ask_end(table, offers[0].option)
        else:
            self.propose(offers[0].option)
        return True

    def _open_dialog(self) -> None:
        """Open the dialog of a decision that is made in one."""
        table = self.table
        if self._opened is table.session.decision:
            return
        self._opened = table.session.decision
        if not table.position.on_table:
            table.transients.banner = None
            table.app.push(dialog_for(table))

    def tell_result(self) -> None:
        """Show the end of the game; the first time, keep the game, and show its last picture before.

        Where nothing moves by itself the picture would have to be put away by hand: there is none.
        """
        table, first = self.table, not self.told
        if first:
            keep_finished(table.app, table.session)
        self.told = True
        pictured = table.app.settings.animation != "off"
        table.app.open(routes.Ending(table.session, heard=first and not pictured))
        if first and pictured:
            table.app.open(routes.LastPicture(table.session))
