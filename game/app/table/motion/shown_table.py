"""Decide what the table shows: the truth, or, while events are played, what has happened for the eye."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.app.table.model import pod_view
from game.app.table.model.gestures.held_piece import held_piece
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent, ShownStep, exposed_rooms, torn_by
from game.app.table.model.table_keys import TableKey
from game.app.table.model.table_view import DockView, TableView, UndoState, shape_of
from game.app.table.model.words.button_words import ButtonView, EndView
from game.app.table.model.words.question_words import picks_of, question_words
from game.app.table.motion.director import Director
from game.bots.players.rank_list import RANKS
from game.bots.seat import BotSeat
from game.rules.protocol import StateDict
from game.sentences import sentence

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.play.session import Session
    from game.texts import Texts

Prompt = tuple[str, str] | None
TAKE_OVER = "take-over"
"""The large button while a player of the program has the turn: a person takes the seat."""


@dataclass(frozen=True)
class Taken:
    """A seat that a person has just taken over from the program.

    Attributes:
        crew: whose seat it is.
        rank: of the program's player who had it.
        at: how many choices had been made by then: it can be given back until there is another one.
    """

    crew: int
    rank: str
    at: int


@dataclass(frozen=True)
class _Part:
    """A log entry of which not everything has been shown yet."""

    turn: int
    crew: int
    events: tuple[Any, ...]


class ShownTable:
    """Views and layouts of a session.

    Args:
        session: the game.
        past: it is watched again: crew panels say who played then.

    Attributes:
        position: what the rules say now.
        truth: what is to be seen of it.
        view, layout: what is shown and where it lies.
        taken: the seat that was just taken over; None once something has been chosen.
    """

    kit: Kit
    director: Director
    position: Position
    truth: TableView
    view: TableView
    layout: Layout
    _dock_before: DockView
    over_prompt = "play-prompt-over"
    """Message of what is said when the game is over; with `-text`, of what to do then."""

    def __init__(self, session: Session, past: bool = False) -> None:
        self.session = session
        self._past = past
        self.taken: Taken | None = None
        self._prompt_before: Prompt = None
        self._recent = Recent()
        self._turn_before, self._phase_before = 0, ""
        self._deck_before: int | None = None
        """Resource cards before the choice that is shown; None while the ship is being laid out."""

    @property
    def texts(self) -> Texts:
        """Return the catalogue of words."""
        return self.kit.texts

    def bind_kit(self, kit: Kit, director: Director) -> None:
        """Take the kit of a window size, and the director whose picture is followed."""
        self.kit, self.director = kit, director

    def renew(self) -> None:
        """The rules have moved on: show the truth."""
        session = self.session
        self.position = Position(
            session.state, session.pending, session.facts, session.menu, session.game, session.by_hand
        )
        self._recent = Recent.of(session.log)
        asked = session.pending.crew if session.pending else None
        view = TableView.of_session(session, self.kit.texts)
        if view.over:
            view = replace(view, dock=replace(view.dock, end=self.over(primary=True)))
        self.truth = self.view = self._given(self._lent(view, asked), asked)
        self.layout = self.layout_for(self.truth)

    def over(self, primary: bool) -> EndView:
        """Return the large button of a game that is over.

        Args:
            primary: everything has been shown.
        """
        return EndView("over", primary)

    def before_choice(self, state: StateDict) -> None:
        """Remember the controls, before the truth is renewed: they stay as they are while pieces fly.

        Args:
            state: STATE before the choice.
        """
        self._prompt_before = self._prompt(0)
        dock = self.truth.dock
        self._dock_before = replace(dock, end=replace(dock.end, taken_from=""))  # something is chosen
        self._turn_before = state["turn"]
        self._deck_before, self._phase_before = len(state["resource_deck"]), state["phase"]

    def follow(self) -> None:
        """Bring the picture to where the director is."""
        shown = self.director.shown
        self.director.changed = False
        self.view = self.truth if shown is None else self._view_of(shown.state)
        self.layout = self.layout_for(self.view)

    def layout_of(self, state: StateDict) -> Layout:
        """The layout of a state between two truths."""
        shape = shape_of(state, self.session.facts, self.session.menu)
        return Layout.of(shape, self.kit.viewport.design, self.kit.text)

    def view_of(self, state: StateDict) -> TableView:
        """Return what would be seen of a state that may come."""
        return TableView.of(
            state,
            self.session.pending,
            self.session.knowledge,
            facts=self.session.facts,
            texts=self.kit.texts,
            colours=self.session.colours,
            buttons=self.truth.dock.buttons,
            menu=self.session.menu,
            by_hand=self.session.by_hand,
        )

    def layout_for(self, view: TableView) -> Layout:
        """Return where everything lies in a view."""
        end = view.dock.end
        shape = replace(view.shape, lent=end.kind == TAKE_OVER, taken=bool(end.taken_from))
        return Layout.of(shape, self.kit.viewport.design, self.kit.text)

    def _ranks(self) -> list[str]:
        """The rank of the program's player at each seat; empty for a person, and where nobody knows."""
        if not self._past:
            return [seat.rank if isinstance(seat, BotSeat) else "" for seat in self.session.seats]
        sat = self.session.sat(self.session.history.cursor) or [{}] * len(self.session.seats)
        ranks = [str(form.get("rank")) if form.get("kind") == BotSeat.kind else "" for form in sat]
        return [rank if rank in RANKS else "" for rank in ranks]

    def _ranked(self, view: TableView) -> TableView:
        """A view in which crew panels say who plays."""
        ranks = self._ranks()
        if not any(ranks):
            return view
        return replace(view, crew=tuple(replace(one, rank=ranks[one.crew]) for one in view.crew))

    def _lent(self, view: TableView, crew: int | None) -> TableView:
        """A view in which a player of the program may have the turn: then the seat can be taken over."""
        view = self._ranked(view)
        if crew is None or not isinstance(self.session.seats[crew], BotSeat):
            return view
        hint = self.kit.texts("lent-hint", name=view.dock.name)
        return replace(view, dock=replace(view.dock, end=EndView(TAKE_OVER, False), hint=hint))

    def _given(self, view: TableView, asked: int | None) -> TableView:
        """A view in which a seat was just taken over: until something is chosen it can be given back."""
        taken = self.taken
        if taken is None:
            return view
        if taken.at != self.session.history.cursor or not self.session.seats[taken.crew].by_hand:
            self.taken = None
            return view
        if asked != taken.crew:
            return view
        return replace(view, dock=replace(view.dock, end=replace(view.dock.end, taken_from=taken.rank)))

    def exposed(self, state: StateDict) -> Collection[str]:
        """The rooms whose next hit loses the ship, as a state between two truths stands."""
        knowledge, facts = self.session.knowledge, self.session.facts
        position = Position(state, None, facts, self.session.menu)
        return exposed_rooms(position, knowledge, Recent.of(self._log()))

    def _log(self) -> Sequence[Any]:
        """The log as far as it has been shown."""
        last = self.session.log[-1]
        return [*self.session.log[:-1], _Part(last.turn, last.crew, tuple(self.director.seen))]

    def _recent_of(self, log: Sequence[Any]) -> Recent:
        """Return what has happened last for the eye; what a roll costs is told with it, before it is torn
        away."""
        events, seen = self.session.log[-1].events, self.director.seen
        recent, rolls = Recent.of(log), sum(event["type"] == "roll" for event in seen)
        if self._deck_before is None:
            return recent
        step = ShownStep.of(events, seen, self._deck_before, self._phase_before == "collect")
        torn = torn_by(events, rolls) if rolls else recent.torn
        return replace(recent, torn=torn, step=step)

    def _view_of(self, state: StateDict) -> TableView:
        session = self.session
        log = self._log()
        # Nothing is told too early, and nothing flickers: the controls change when the turn does.
        dock = self._dock_before if state["turn"] == self._turn_before else self.truth.dock
        view = TableView.of(
            state,
            None,
            session.knowledge,
            facts=session.facts,
            texts=self.kit.texts,
            menu=session.menu,
            recent=self._recent_of(log),
            undo=UndoState.of(session),
            colours=session.colours,
            buttons=self._buttons(state, dock),
        )
        end, words = dock.end, dock.hint
        if end.kind == TAKE_OVER and state["phase"] in ("damage", "over"):
            end = EndView("seat", False)
        if view.dock.phase == "damage":
            # What was asked has been answered: nobody chooses anything while it strikes.
            end, words = EndView("strike", False), ""
        if state["result"] is not None:
            # The picture of how it ended is all there is to be seen.
            end, words = self.over(primary=False), ""
        shown = replace(view.dock, end=end, hint=words, more=dock.more)
        if view.dock.room is None:
            # The deserter has no actions, and decides nothing.
            adrift = EndView("adrift", False)
            shown = replace(shown, actions=0, working=False, phase="adrift", end=adrift, hint="")
            top = replace(view.top, phase=-1, actions_left=view.top.base_actions, later=True)
            view = replace(view, top=top)
        return self._ranked(replace(view, dock=shown))

    def _buttons(self, state: StateDict, dock: DockView) -> tuple[ButtonView, ...]:
        """Return what the action buttons say: they stay until what they speak of has changed for the eye,
        too."""
        now = self.truth.dock
        if state["result"] is not None:
            return tuple(replace(button, enabled=False, line="", gold=False) for button in now.buttons)
        if dock is now:
            return now.buttons
        before = self._dock_before
        active = state["crew"][state["active"]]
        same = (tuple(active["hand"]), state["actions_left"], active["action_tokens"]) == (
            before.hand,
            before.actions,
            before.tokens,
        )
        if same:
            return before.buttons
        if now.working and before.working and not self._reveals:
            return now.buttons
        if state["phase"] == "actions" and state["actions_left"] + active["action_tokens"]:
            return before.buttons
        # Whatever they offered has been paid for: nothing can be begun any more.
        return tuple(replace(button, enabled=False, line="") for button in before.buttons)

    @property
    def _reveals(self) -> bool:
        """Return whether the choice being shown has brought out what nobody knew: it must not be told
        ahead."""
        return any(
            event["type"] in ("roll", "seen") or (event["type"] == "card" and event["from"] == "deck")
            for event in self.session.log[-1].events
        )

    def held_piece(self, source: TableKey) -> tuple[str, Any]:
        """Return what a source looks like in the hand: a kind of piece and its value."""
        return held_piece(self.position, source, self.truth.die.value)

    def prompt_words(self, placed: int) -> Prompt:
        """Heading and text of what is to be decided; None in Phase 1, when the buttons say it.

        Args:
            placed: Protection tokens that have been laid, or rooms that have been chosen, already.
        """
        shown = self.director.shown
        if shown is None:
            return self._prompt(placed)
        if shown.state["phase"] == "over":
            return None
        if self._deck_before is None:
            return self._words("play-prompt-deal")
        active = shown.state["crew"][shown.state["active"]]
        if active["at"] == pod_view.PLACE:
            return self._words("play-prompt-pod", name=active["name"])
        if shown.state["turn"] != self._turn_before:
            return None
        if shown.state["phase"] != "damage":
            return self._prompt_before
        card_open = shown.state["damage_deck"] or self.director.card or self.view.top.striking
        return self._words("play-prompt-damage" if card_open else "play-prompt-breach")

    def _prompt(self, placed: int) -> Prompt:
        """Return what is asked on the table, and how to answer it."""
        position, texts = self.position, self.kit.texts
        if position.asked is None:
            return self._words(self.over_prompt)
        if not position.by_hand:
            return self._words("play-prompt-seat", name=position.name(position.decider))
        if position.acting or not position.on_table:
            return None
        values = picks_of(position, self._recent)
        if position.placing:
            values["left"] = position.placing.count - placed
        title, text = (question_words(texts, position, form, **values) for form in ("", "-text"))
        return sentence(title), text

    def _words(self, key: str, text: str = "", **values: Any) -> Prompt:
        texts = self.kit.texts
        return texts(key, **values), texts(text or f"{key}-text")
