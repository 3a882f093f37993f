"""Open what lies over the table: questions before a choice, panels to look through, words about the pod."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.save_words import changed_words, refused_words
from game.app.navigation import routes
from game.app.navigation.said import message
from game.app.navigation.scene import Scene
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.adviser.decided_sheet import DecidedSheet
from game.app.table.dialogs.board_scene import BoardScene
from game.app.table.dialogs.chooser import Chooser
from game.app.table.dialogs.fault_question import ask_to_leave
from game.app.table.dialogs.panels import help_panel, log_panel, more_actions, piles_panel, who_plays
from game.app.table.model import pod_view
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.gestures.option_views import action_name, option_views
from game.app.table.model.position import LegalOption
from game.app.table.model.table_keys import MENU, POD, TableKey, parse
from game.app.table.model.words.log_text import lines_of
from game.app.table.model.words.question_words import question_words
from game.app.table.motion.transients import note_beside
from game.bots.players.player import STAND_IN
from game.rules import ContentError
from game.rules.event_dicts import EventDict
from game.rules.protocol import OptionDict
from game.sentences import sentence
from game.storage.files.atomic import SLOW, kind_of
from game.storage.settings.preferences import ASKED, OFF
from game.wording import resource_name, room_name

if TYPE_CHECKING:
    from game.app.table.advising import Advising
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.motion.stage import Stage
    from game.app.table.table_host import SheetHost

PANELS: Mapping[str, Callable[[SheetHost], Scene]] = {
    "log": log_panel.LogPanel,
    "help": help_panel.HelpPanel,
    "more": more_actions.MoreActions,
}
"""Panels that lie over the table, by the commands that open them."""


class Popups:
    """Open sheets, dialogs and panels over the table, and say a word beside its things.

    Args:
        table: below what is opened.
        stage: what is true, and where words beside things go.
        advising: what the adviser is at.
    """

    def __init__(self, table: SheetHost, stage: Stage, advising: Advising) -> None:
        self._table, self._advising = table, advising
        self._shown, _, self._transients = stage

    def ask_which(self, options: Sequence[OptionDict]) -> None:
        """Show several ways to do one thing."""
        table, shown, position = self._table, self._shown, self._shown.position
        ways = option_views(shown.texts, position, options)
        title = _question(shown, [position.offer_of(option) for option in options])
        table.app.push(Chooser(shown, title, ways, table.propose, shown.session.colours, lambda: None))

    def ask_end(self, option: OptionDict) -> None:
        """End the phase; ask first where actions would be lost for nothing (R-7), and have the adviser
        answer whoever has waited for that."""
        table, position = self._table, self._shown.position
        if self._advising.waits and position.acting:
            table.app.push(DecidedSheet(table, option))
            return
        end = self._shown.truth.dock.end
        if not position.acting or not end.lost or not table.app.settings.confirm:
            table.propose(option)
            return
        words = message("play-end-text", lost=end.lost, tokens=end.tokens, left=end.lost + end.tokens)
        on_yes = lambda: table.propose(option)  # noqa: E731 - the dialog calls it once
        title, yes = message("play-end-title"), message("play-end-yes")
        table.app.push(ConfirmScene(title, words, yes, on_yes, takes=True))

    def ask_adviser(self) -> None:
        """Ask the adviser: for plans, or for an answer when the turn is decided, as the player wants it."""
        position = self._shown.position
        advising = self._advising
        if position.open is None:
            self._table.refusing.plainly()
        elif advising.way == OFF:
            advising.say("adviser-off")
        elif not advising.possible:
            advising.say("adviser-one-way")
        elif advising.way == ASKED:
            self._table.app.push(AdviserSheet(self._table))
        elif not position.acting:
            advising.say("adviser-ask-earlier")
        else:
            # Asking again says it again: nobody takes back unseen what they have asked for.
            advising.waits = True
            advising.say("adviser-decide-first")

    def ask_board(self, on_yes: Callable[[], None]) -> None:
        """Ask before somebody leaves in the Escape Pod, whatever the settings: it is final (R-32)."""
        self._table.app.push(BoardScene(self._shown, on_yes))

    def open_panel(self, name: str) -> None:
        """Open the menu, the log, the help, further actions, or a pile to look through (R-35)."""
        make = PANELS.get(name)
        if make is not None:
            self._table.app.push(make(self._table))
        elif name == "menu":
            self._table.app.open(routes.Menu(self._shown.session))
        else:
            self._open_pile(piles_panel.PILES[0] if name == "piles" else name)

    def _open_pile(self, pile: str) -> None:
        """Look through a pile, where cards may be counted (R-35)."""
        table, position = self._table, self._shown.position
        if position.hidden:
            self._say(parse(pile), self._shown.texts("play-piles-hidden"))
        else:
            table.app.push(piles_panel.PilesPanel(table, pile))

    def ask_who_plays(self, crew: int) -> None:
        """Ask who is to play a seat from now on; a single player directs everybody (R-28)."""
        table, position = self._table, self._shown.position
        if self._shown.session.pending is None:
            return
        if position.solo:
            self._say(TableKey.crew(crew), self._shown.texts("who-plays-alone"))
            return
        table.app.push(who_plays.WhoPlays(table, crew))

    def tell_of_the_pod(self, events: Sequence[EventDict]) -> None:
        """Say in words what no animation shows: that the pod has come online, and the deserter's turn, in
        which nobody was asked anything (R-32)."""
        texts, session = self._shown.texts, self._shown.session
        diverts = any(event["type"] == "divert" for event in events)
        if diverts and pod_view.comes_online(session.facts.pod_rooms, session.state["rooms"]):
            self._say(POD, f"{texts('play-pod-ready')}. {texts('play-pod-ready-text')}")
        if not any(pod_view.is_roll(event) for event in events):
            return
        names = [member["name"] for member in session.state["crew"]]
        lines = lines_of(texts, names, events, session.facts)
        self._say(POD, ". ".join(line.text for line in lines if POD in line.keys))

    def tell_of_stand_in(self, crew: int) -> None:
        """Say that the game chose for a crew member, in place of a program that gave no answer."""
        self._say(TableKey.crew(crew), self._shown.texts(f"bot-why-{STAND_IN}"))

    def tell_of_changed(self) -> None:
        """Say that the game goes on with rules of the player's own that have changed since it was saved."""
        texts, session = self._shown.texts, self._shown.session
        told = [changed_words(texts, session.changed), texts("own-rooms-goes-on")]
        if session.history.left_out:
            told.append(texts("own-rooms-undone"))
        self._say(MENU, " ".join(told), stays=True)

    def tell_of_fault(self, error: ContentError, name: str) -> None:
        """Say that a mistake in a folder of the player's own forbids a choice, and offer to leave the game.

        Args:
            error: the mistake.
            name: of the folder.
        """
        ask_to_leave(self._table.app, error, name, self._shown.session.stuck)

    def tell_of_saving(self, before: str | None) -> str | None:
        """Say once that the game could not be saved, and once that it could again; return the trouble.

        That the disk is slow is said once for all: it may be so with every choice.
        """
        texts, session = self._shown.texts, self._shown.session
        refused = session.save_trouble
        trouble = kind_of(refused) if refused else None
        if trouble is None and before == SLOW:
            return SLOW
        if trouble != before:
            over = session.decision is None
            self._say(MENU, refused_words(texts, refused, over) if refused else texts("saves-trouble-over"))
        return trouble

    def tell_of_lessons(self) -> None:
        """Say that the disk takes the progress in the lessons no more."""
        self._say(MENU, self._shown.texts("school-unsaved"))

    def _say(self, beside: TableKey, words: str, stays: bool = False) -> None:
        self._transients.toast = note_beside(self._shown.layout.rect(beside), words, stays)


def _question(shown: ShownTable, offers: Sequence[LegalOption]) -> str:
    """Return what the ways have in common."""
    texts, position = shown.texts, shown.position
    option, reading, made = offers[0]
    interactions = {offer.reading.interaction for offer in offers}
    if interactions == {Interaction.REPAIR}:
        room_id = option.get(reading.room, position.here["id"])
        return texts("play-ask-repair", room=room_name(texts, room_id))
    if interactions == {Interaction.DIVERT}:
        return texts("play-ask-divert", room=room_name(texts, position.here["id"]))
    if interactions == {Interaction.TRADE}:
        return texts("play-ask-trade", card=resource_name(texts, option[reading.taken]))
    if interactions <= {Interaction.GIVE, Interaction.TAKE}:
        return texts("play-ask-share", name=position.name(option[reading.crew]))
    if len({offer.made.action for offer in offers}) == 1 and made.action is not None:
        return texts("play-ask-action", action=action_name(texts, made.action))
    return sentence(question_words(texts, position))
