"""Tell what is to be seen on the table: frozen facts made from STATE, no pixels.

Every part is small, hashable and equal to itself until something in it changes: pictures are cached by part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.table.model import stock_views
from game.app.table.model import view_parts as parts
from game.app.table.model.crew_moods import with_moods
from game.app.table.model.places.layout import Shape
from game.app.table.model.pod_view import PodView, pod_view
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.app.table.model.view_parts import (
    CrewView,
    DamageView,
    DieView,
    ResourcesView,
    RoomView,
    SupplyView,
    TopView,
    UndoState,
)
from game.app.table.model.words.button_words import (
    ButtonView,
    EndView,
    MoreView,
    button_views,
    end_view,
    hint,
    more_view,
)
from game.rules import State
from game.rules.decisions import Decision, Question
from game.rules.protocol import StateDict
from game.rules.queries.facts import Facts
from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge
from game.wording import Catalogue

if TYPE_CHECKING:
    from game.play.session import Session

__all__ = ["DockView", "Recent", "TableView", "UndoState"]


@dataclass(frozen=True)
class DockView:
    """The active crew member's place at the table.

    Attributes:
        crew: index of the crew member.
        name: as entered.
        room: id of the room, or None for one who has left the ship.
        actions: base actions left, of `base`.
        centre: id of the room in the centre, whose sign stands for an action.
        tokens: Action tokens held.
        cubes, shields: Repair cubes and Protection tokens held.
        working: True in Phase 1, when actions can be taken.
        phase: ``actions``, ``collect``, ``damage`` or ``over``; ``setup`` before the first turn.
        hand: resource ids in the order in which they are shown.
        limit: cards that may be kept at the end of Phase 2.
        buttons: the six action buttons.
        end: the End actions button.
        hint: the line under the hand.
        mood: what the active crew member's face says (`crew_moods.py`).
        more: the button for further actions; None in a game without any.
    """

    crew: int
    name: str
    room: str | None
    actions: int
    base: int
    centre: str
    tokens: int
    working: bool
    phase: str
    hand: tuple[str, ...]
    limit: int
    buttons: tuple[ButtonView, ...]
    end: EndView
    hint: str
    cubes: int = 0
    shields: int = 0
    more: MoreView | None = None
    mood: str = "calm"


@dataclass(frozen=True)
class TableView:
    """Everything on the table.

    Attributes:
        rooms: the nine rooms by place.
        crew: the panels, in the order in which turns are taken.
        dock: the active hand and what can be done.
        top: turn, phase, threat and forecast.
        resources, damage, die, supply: the panels at the sides.
        undo: what undo and redo can do.
        sun: from 0, the beginning, to 1, the Hull Breach (the sun as a clock).
        breach: True once the Hull Breach has begun (R-17).
        over: True when the game has ended.
        lost: True when the game has ended and the ship is lost.
        destroyed: id of the room whose loss ended the game, if one did.
        colours: for every crew member the number of the crew mark (colour and shape) in ``theme.CREW``.
        pod: the Escape Pod, in a game that has it.
    """

    rooms: tuple[RoomView, ...]
    crew: tuple[CrewView, ...]
    dock: DockView
    top: TopView
    resources: ResourcesView
    damage: DamageView
    die: DieView
    supply: SupplyView
    undo: UndoState
    sun: float
    breach: bool
    over: bool
    lost: bool
    destroyed: str | None
    colours: tuple[int, ...]
    pod: PodView | None = None

    @staticmethod
    def of(
        state: StateDict,
        asked: Decision | None,
        knowledge: Knowledge = NOTHING_KNOWN,
        *,
        facts: Facts,
        texts: Catalogue,
        recent: Recent = Recent(),  # noqa: B008 - frozen
        undo: UndoState = UndoState(),  # noqa: B008 - frozen
        colours: Sequence[int] = (0, 1, 2, 3),
        buttons: tuple[ButtonView, ...] | None = None,
        menu: Question | None = None,
        game: State | None = None,
        by_hand: bool = True,
    ) -> TableView:
        """Return what is to be seen.

        Args:
            state: STATE of the protocol.
            asked: the open decision, or None when the game is over.
            knowledge: what the crew has seen of the decks.
            facts: what the game is played with.
            texts: the text catalogue.
            recent: the last roll and the last damage.
            undo: what undo and redo can do.
            colours: the crew marks, in the order of the crew.
            buttons: what the action buttons say, where that is known already; it takes the longest to find.
            menu: every action that the game knows.
            game: the position as the rules have it, for the reasons on the buttons.
            by_hand: whether a person at this table decides.
        """
        position = Position(state, asked, facts, menu, game, by_hand)
        result = state.get("result")
        rooms, top = (
            parts.room_views(position, knowledge, recent),
            parts.top_view(position, knowledge, recent),
        )
        crew = with_moods(parts.crew_views(position), rooms, top, recent.damaged, result)
        return TableView(
            rooms=rooms,
            crew=crew,
            dock=_dock(position, texts, buttons, crew),
            top=top,
            resources=stock_views.resources_view(position, knowledge),
            damage=stock_views.damage_view(position, knowledge, recent),
            die=stock_views.die_view(position, recent),
            supply=stock_views.supply_view(position),
            undo=undo,
            sun=stock_views.sun_of(state, facts, position.hidden),
            breach=not state["damage_deck"],
            over=state["phase"] == "over",
            lost=result is not None and not result["won"],
            destroyed=None if result is None else result.get("room"),
            colours=tuple(colours[: len(state["crew"])]),
            pod=pod_view(position),
        )

    @staticmethod
    def of_session(session: Session, texts: Catalogue) -> TableView:
        """Return what is to be seen of a game in progress."""
        return TableView.of(
            session.state,
            session.pending,
            session.knowledge,
            facts=session.facts,
            texts=texts,
            recent=Recent.of(session.log),
            undo=UndoState.of(session),
            colours=session.colours,
            menu=session.menu,
            game=session.game,
            by_hand=session.by_hand,
        )

    @property
    def shape(self) -> Shape:
        """Return what the layout needs to know."""
        places = {room.id: place for place, room in enumerate(self.rooms)}
        return Shape(
            rooms=tuple(room.id for room in self.rooms),
            tracks=tuple(len(room.track) for room in self.rooms),
            hands=tuple(len(crew.hand) for crew in self.crew),
            active=self.dock.crew,
            crew_at=tuple(-1 if crew.room is None else places[crew.room] for crew in self.crew),
            shields=tuple(len(room.shields) for room in self.rooms),
            face_up=len(self.resources.face_up),
            shared=len(self.dock.hand) if any(crew.shared for crew in self.crew) else None,
            held=(self.dock.cubes, self.dock.shields),
            pod=self.pod is not None,
            more=self.dock.more is not None,
        )


def shape_of(state: StateDict, facts: Facts, menu: Question | None = None) -> Shape:
    """Return what the layout needs to know of a state, without looking at all that is to be seen of it."""
    position = Position(state, None, facts, menu)
    member = position.crew[position.active]
    solo = position.solo
    return Shape(
        rooms=tuple(room["id"] for room in state["rooms"]),
        tracks=tuple(
            0 if room["id"] == facts.centre else len(facts.rooms[room["id"]].repair)
            for room in state["rooms"]
        ),
        hands=tuple(0 if solo else len(other["hand"]) for other in state["crew"]),
        active=position.active,
        crew_at=tuple(other["at"] if isinstance(other["at"], int) else -1 for other in state["crew"]),
        shields=tuple(len(room["protection"]) for room in state["rooms"]),
        face_up=len(state["face_up"]),
        shared=len(position.hand) if solo else None,
        held=(member["repair_cubes"], member["protection_tokens"]),
        pod=pod_view(position) is not None,
        more=bool(position.more),
    )


def _dock(
    position: Position,
    texts: Catalogue,
    buttons: tuple[ButtonView, ...] | None,
    crew: Sequence[CrewView],
) -> DockView:
    active = position.active
    member = position.crew[active]
    return DockView(
        crew=active,
        name=member["name"],
        room=position.room_of(active),
        actions=position.state["actions_left"],
        base=position.facts.base_actions,
        centre=position.core,
        tokens=member["action_tokens"],
        working=position.state["phase"] == "actions",
        phase="setup" if position.before_first_turn else position.state["phase"],
        hand=tuple(position.hand),
        limit=position.facts.hand_limit,
        buttons=button_views(texts, position) if buttons is None else buttons,
        end=end_view(position),
        hint=hint(texts, position),
        cubes=member["repair_cubes"],
        shields=member["protection_tokens"],
        more=more_view(position),
        mood=next(panel.mood for panel in crew if panel.crew == active),
    )
