"""List which components lie on the table, lowest first, and what each picture depends on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from game.app.bindings.commands import CARDS
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.gestures.highlights import Highlights
from game.app.table.model.places.frames import TOKENS
from game.app.table.model.places.layout import HULL_H, HULL_W, Layout
from game.app.table.model.table_keys import (
    ADVISER,
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DIE,
    DISCARD,
    DOCK,
    END,
    GIVE_BACK,
    HAND,
    HELP,
    HINT,
    HULL,
    LOG,
    MEMBER,
    MENU,
    MORE,
    POD,
    REDO,
    STEPPER,
    THREAT,
    TOP,
    TURN,
    UNDO,
    TableKey,
)
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import CrewView, RoomView
from game.app.table.paint import ship, tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.component import Component
from game.app.table.paint.panels import (
    crew_panel,
    deck_panels,
    decks,
    dock,
    dock_buttons,
    pod_panel,
    supply_panel,
    top_bar,
)
from game.app.table.paint.rooms import core_dial, room_card
from game.app.table.paint.rooms.room_art import room_pictures
from game.app.table.paint.rooms.room_card import RoomCardState
from game.app.table.paint.rooms.room_lights import RoomLights, room_marks
from game.app.table.paint.sun import SunStep, space
from game.app.views.layout import Laid

ABOARD = frozenset(("hull", "room", "shield", "meeple"))
"""Kinds of elements that belong to the ship."""
TOOLS = (MENU, UNDO, REDO, ADVISER, LOG, HELP)
Pieces = Iterator[Component]
Paint = Callable[..., None]
Lights = frozenset[str]
HIDDEN = frozenset({"hidden", "held"})
"""Marks of what is not there: no light on it."""


class TableComponents:
    """The components of one view.

    Args:
        kit: texts and viewport.
        view: what is to be seen.
        layout: where it lies.
        marks: signal lights.
        sun: the sun that is shown while it is on its way to that of the view; None if it is there.
    """

    def __init__(
        self, kit: Kit, view: TableView, layout: Layout, marks: Highlights, sun: SunStep | None = None
    ) -> None:
        self.kit = kit
        self.view = view
        self.layout = layout
        self.marks = marks
        self.sun = sun or SunStep.of(view.sun, view.breach)

    def all(self) -> Pieces:
        """Yield every component that lies on the ground, lowest first."""
        yield from self._top()
        yield from self._rooms()
        yield from self._crew()
        yield from self._decks()
        yield from self._dock()
        yield from self._fans()

    def _piece(
        self,
        key: TableKey,
        look: Hashable,
        paint: Callable[..., None],
        *parts: Any,
        margin: float = 0,
        name: str = "",
        lights: bool = True,
        size: bool = False,
    ) -> Component:
        """Return one component.

        Args:
            key: its key or area in the layout.
            look: its part of the view.
            paint: gets the canvas, then ``parts``, then, if asked for, its size and its marks.
            parts: what the painter is given.
            margin: see ``Component``.
            name: kind of picture; the key's if empty.
            lights: whether the painter gets the marks on the key.
            size: whether the painter gets width and height in units.
        """
        rect = self.layout.rect(key)
        more: list[Any] = [*parts]
        if size:
            more.append(rect[2:])
        marks = self.marks.of(key) if lights else None
        if marks is not None:
            more.append(marks)
        kind = name or key.kind
        paint_it = partial(_call, paint, tuple(more))
        return Component(key, rect, (kind, look, marks), paint_it, margin, aboard=key.kind in ABOARD)

    def ground(self) -> Pieces:
        """Yield what lies below everything and seldom changes, lowest first: space, ship, panels."""
        view, layout, sun = self.view, self.layout, self.sun
        yield space(self.kit, sun)
        margin, light = ship.MARGIN, (sun.stage, view.breach)
        lit = self._piece(
            HULL, light, ship.scaled_hull, sun.heat, view.breach, margin=margin, lights=False, size=True
        )
        if layout.rect(HULL)[2:] == (HULL_W, HULL_H):
            bare = self._piece(HULL, None, ship.deck, margin=margin, name="deck plates", lights=False)
            bare = replace(bare, lasting=True)
            over = partial(_call_over, ship.hull, (sun.heat, view.breach))
            lit = replace(lit, base=bare, paint_over=over, in_bands=True)
        yield lit
        core = next((room for room in view.rooms if room.core), None)
        if core is not None:
            rect = layout.rect(TableKey.room(core.id))
            lit_now = (False,) * len(core.lit) if view.lost else core.lit
            look = (lit_now, core.neighbours, layout.plan, layout.pitch)
            yield Component(
                "conduits",
                rect,
                ("conduits", look),
                partial(_call, core_dial.conduits, look),
                70,
                aboard=True,
            )
        yield self._piece(TOP, view.breach, top_bar.bar, view.breach, lights=False, size=True)
        mark = view.colours[view.dock.crew]
        panel = self._piece(DOCK, mark, dock.dock_ground, mark, lights=False, size=True)
        yield replace(panel, in_bands=True)

    def _top(self) -> Pieces:
        view = self.view
        top, undo = view.top, view.undo
        head = (top.turn, top.difficulty, top.players)
        yield self._piece(TURN, head, top_bar.turn, top, margin=2, lights=False, size=True)
        steps = (top.phase, top.actions_left, top.hits)
        yield self._piece(STEPPER, steps, top_bar.stepper, top, margin=top_bar.MARGIN, size=True)
        yield self._piece(THREAT, top, top_bar.threat, top, margin=6, size=True)
        can = {UNDO: undo.can_undo, REDO: undo.can_redo}
        for tool in TOOLS:
            on, icon = can.get(tool, True), f"ui-{tool.kind}"
            key = self.kit.keys.label(tool.kind, self.kit.texts) if tool != MENU and self._keys_in_use else ""
            look = (tool, key, on)
            yield self._piece(
                tool, look, top_bar.tool, icon, key, on, margin=top_bar.MARGIN, name="tool", size=True
            )

    @property
    def _keys_in_use(self) -> bool:
        """Return whether keyboard or controller are what hands use now: then keys are told at once."""
        return self.marks.focus is not None or self.kit.pad is not None

    def _rooms(self) -> Pieces:
        view, marks = self.view, self.marks
        # What shines lies above its neighbours: critical rooms, then legal targets.
        for room in sorted(
            view.rooms, key=lambda room: (TableKey.room(room.id) in marks.legal, room.critical)
        ):
            yield self._room(room)
        for room in view.rooms:
            for n in range(len(room.shields)):
                rect = (0, 0, self.layout.plan.shield, self.layout.plan.shield)
                yield self._piece(TableKey.shield(room.id, n), None, tokens.shield, rect, margin=22)
        for room in view.rooms:
            for crew in room.crew:
                yield self._meeple(crew, crew == room.active)

    def _room(self, room: RoomView) -> Component:
        marks = self.marks
        key = TableKey.room(room.id)
        divert = marks.of(TableKey.divert(room.id))
        slots = tuple(marks.of(TableKey.slot(room.id, n)) for n in range(len(room.track)))
        look = RoomCardState(
            tuple(n for n, slot in enumerate(slots) if "hidden" in slot),
            "hidden" not in divert,
            self.view.destroyed == room.id,
            self.sun.stage,
            room.critical and self.kit.settings.reduced_motion,
            self.view.lost,
            self.kit.settings.abilities,
        )
        card = self._piece(
            key,
            (_printed(room), look),
            room_card.room_card,
            room,
            look,
            self.layout.plan,
            margin=room_card.MARGIN,
            lights=False,
        )
        plan, ship_lost = self.layout.plan, self.view.lost
        ground = Component(
            ("ground", key),
            card.rect,
            ("room ground", room_card.ground_look(room, look), plan),
            partial(_call, room_card.room_ground, (room, look, plan)),
            card.margin,
            prepare=partial(room_pictures, self.kit, room, plan, look.destroyed, ship_lost),
            in_bands=True,
        )
        facts = partial(_call_over, room_card.room_facts, (room, look, plan))
        card = replace(card, base=ground, paint_over=facts, in_bands=True)
        lights = RoomLights(marks.of(key) - HIDDEN, divert - HIDDEN, tuple(slot - HIDDEN for slot in slots))
        if not lights.any:
            return card
        over = partial(_call_over, room_marks, (room, lights, self.layout.plan, look))
        marked = ("room marks", card.look, lights)
        # Some marks take the light from all that lies below them.
        return replace(card, look=marked, base=card, paint_over=over, in_bands=False)

    def _meeple(self, crew: int, active: bool) -> Component:
        key = TableKey.meeple(crew)
        mark, rect = self.view.colours[crew], self.layout.rect(key)
        place = (0, 0, rect[2], rect[3])
        return self._piece(key, (mark, active), tokens.meeple, place, mark, active, margin=26)

    def _crew(self) -> Pieces:
        view, marks = self.view, self.marks
        heads = self._heads()
        for crew in view.crew:
            yield self._crew_panel(crew, heads[crew.crew])
        yield from self._pod()
        lit = tuple(marks.of(TableKey.supply(kind)) for kind in TOKENS)
        paint = supply_panel.supply_panel
        yield self._framed("supply", (view.supply, lit), paint, view.supply, lit, margin=10)

    def _framed(
        self,
        name: str,
        look: Hashable,
        paint: Callable[..., None],
        facts: Any,
        *parts: Any,
        margin: float = 0,
    ) -> Component:
        """Return a panel that is painted into its frame."""
        key = TableKey.panel(name)
        frame = self.layout.frames[key]
        looks = (look, *frame.places)
        return self._piece(key, looks, paint, facts, frame, *parts, margin=margin, name=name, lights=False)

    def _heads(self) -> dict[int, Laid]:
        """Return what stands above the cards of the crew panels."""
        crew = [(member, self.view.colours[member.crew]) for member in self.view.crew]
        frame = self.layout.frames[TableKey.crew(crew[0][0].crew)]
        heads = crew_panel.crew_heads(self.kit, crew, frame.rect("head")[2:])
        return {member.crew: head for (member, _), head in zip(crew, heads, strict=True)}

    def _pod(self) -> Pieces:
        """The Escape Pod, in a game that has it; the deserter's meeple is part of its picture."""
        pod = self.view.pod
        if pod is not None:
            mark = None if pod.crew is None else self.view.colours[pod.crew]
            paint, margin = pod_panel.pod_panel, pod_panel.MARGIN
            yield self._piece(POD, (pod, mark), paint, pod, mark, margin=margin, size=True)

    def _crew_panel(self, crew: CrewView, head: Laid) -> Component:
        key = TableKey.crew(crew.crew)
        cards = tuple(self.marks.of(TableKey.card(crew.crew, n)) for n in range(len(crew.hand)))
        lights = crew_panel.CrewMarks(self.marks.of(key), cards)
        mark, frame = self.view.colours[crew.crew], self.layout.frames[key]
        look, paint = (crew, mark, head.view, head.size, lights), crew_panel.crew_panel
        parts = (crew, mark, frame, head, lights)
        return self._piece(key, look, paint, *parts, margin=crew_panel.MARGIN, lights=False)

    def _decks(self) -> Pieces:
        view, margin = self.view, decks.MARGIN
        cards, damage, die = view.resources, view.damage, view.die
        gauge = (cards.fill, cards.turns, cards.low, cards.hidden, cards.over)
        yield self._framed("resources", gauge, deck_panels.resources, cards)
        stock = (cards.deck, len(cards.seen), cards.low, cards.hidden)
        yield self._piece(DECK, stock, decks.deck, cards, margin=margin)
        for n, kind in enumerate(cards.face_up):
            yield self._piece(TableKey.face_up(n), kind, decks.face_up, kind, margin=margin)
        pile = (cards.discard, cards.counts, cards.hidden, cards.piled)
        yield self._piece(DISCARD, pile, deck_panels.discard, cards, margin=margin, size=True)
        left = (damage.left, damage.breach, damage.hidden, damage.top)
        yield self._framed("damage", left, deck_panels.damage, damage)
        stack = (damage.count, damage.top, len(damage.seen) + len(damage.sunk), damage.hidden)
        yield self._piece(DAMAGE_DECK, stack, decks.damage_deck, damage, margin=margin)
        last = (damage.last, damage.last_turn)
        yield self._piece(DAMAGE_DISCARD, last, deck_panels.damage_discard, damage, margin=6, size=True)
        yield self._framed("die", die, deck_panels.die_panel, die)
        yield self._piece(DIE, die.value, decks.die, die, margin=margin)

    def _dock(self) -> Pieces:
        view = self.view
        part = view.dock
        mark = view.colours[part.crew]
        if self.marks.of(DOCK):
            light = self._piece(DOCK, None, dock.dock_light, name="dock light", margin=20, size=True)
            yield replace(light, name="dock light")
        held = bool(part.cubes or part.shields)
        person = part.name, part.room, part.mood, mark
        who = (*person, part.actions, part.tokens, part.phase, part.end.kind, held)
        frame = self.layout.frames[MEMBER]
        yield self._piece(MEMBER, who, dock.dock_crew, part, mark, frame, margin=20, lights=False)
        for token, count in (("cube", part.cubes), ("protection", part.shields)):
            if count:
                key = TableKey.held(token)
                yield self._piece(key, (token, count), dock.held_tokens, token, count, margin=16, size=True)
        over = len(part.hand) > part.limit and part.phase == "collect"
        yield self._piece(HINT, (part.hint, over), dock.hint, part.hint, over, lights=False, size=True)
        yield from self._hand()
        for button in part.buttons:
            key = TableKey.button(button.action)
            if key in self.layout.keys:  # a player of the program has steps in their place
                yield self._piece(
                    key, button, dock_buttons.action_button, button, margin=dock_buttons.MARGIN, size=True
                )
        yield self._piece(
            END, part.end, dock_buttons.end_button, part.end, margin=dock_buttons.MARGIN + 4, size=True
        )
        rank = part.end.taken_from
        if GIVE_BACK in self.layout.keys:
            paint, margin = dock_buttons.back_button, dock_buttons.MARGIN
            yield self._piece(GIVE_BACK, rank, paint, rank, margin=margin, size=True)
        if part.more is not None:
            yield self._piece(
                MORE, part.more, dock_buttons.more_button, part.more, margin=dock_buttons.MARGIN, size=True
            )

    def _hand(self) -> Pieces:
        """The hand from left to right, the card under the pointer on top."""
        hand = self.view.dock.hand
        if not hand:
            yield self._piece(HAND, "empty", dock.no_hand, name="no-hand", lights=False, size=True)
        for n in sorted(range(len(hand)), key=lambda n: TableKey.hand(n) == self.marks.hover):
            key = TableKey.hand(n)
            number = self._card_key(n)
            rect = self.layout.rect(key)
            visible = self._visible(n)
            look = (hand[n], number, visible)
            place = (0, 0, rect[2], rect[3])
            piece = self._piece(key, look, _hand_card, place, hand[n], number, visible, margin=30)
            yield replace(piece, covers=True)

    def _card_key(self, n: int) -> str:
        """The key of a card in hand: while the card is pointed at, and of all cards while keys are in use."""
        key, marks = TableKey.hand(n), self.marks
        told = self._keys_in_use or key == marks.hover or key in marks.selected
        return self.kit.keys.label(f"card-{n + 1}", self.kit.texts) if n < CARDS and told else ""

    def _visible(self, n: int) -> float | None:
        """Return the width of a card in hand that the next one leaves uncovered; None if all of it."""
        following = TableKey.hand(n + 1)
        if TableKey.hand(n) == self.marks.hover or following not in self.layout.keys:
            return None
        x, _, w, _ = self.layout.rect(TableKey.hand(n))
        apart = self.layout.rect(following)[0] - x
        return round(apart, 1) if apart < w else None

    def _fans(self) -> Pieces:
        """The cards seen on top of a deck, while the pointer or the focus is on it."""
        view, marks, texts = self.view, self.marks, self.kit.texts
        for key, cards, sunk, title in (
            (DECK, view.resources.seen, (), "resources-seen-title"),
            (DAMAGE_DECK, view.damage.seen, view.damage.sunk, "damage-seen-title"),
        ):
            if sunk:
                title = "damage-sunk-title"
            if (cards or sunk) and key in (marks.hover, marks.focus) and marks.held is None:
                size = decks.fan_size(len(cards) + len(sunk))
                x, y, _, _ = self.layout.rect(key)
                rect: Rect = (x - size[0] - 26, y - 30, *size)
                parts = (cards, sunk, texts(title, count=len(cards)), key == DAMAGE_DECK)
                paint = partial(_call, decks.fan, parts)
                yield Component(("fan", key), rect, ("fan", parts), paint, 6, covers=True)


def _call_over(paint: Callable[..., None], parts: tuple[Any, ...], canvas: Canvas, base: Canvas) -> None:
    paint(canvas, *parts, base)


def _call(paint: Callable[..., None], parts: tuple[Any, ...], canvas: Canvas) -> None:
    paint(canvas, *parts)


def _printed(room: RoomView) -> tuple[object, ...]:
    """Return what a room card shows, without the crew and the shields that stand on it."""
    return (
        room.id,
        room.variant,
        room.ability,
        room.track,
        room.cubes,
        room.cost,
        room.diverted,
        room.usable,
        room.ready,
        room.chip,
        room.lit,
        room.neighbours,
        room.critical,
        room.back,
    )


def _hand_card(
    canvas: Canvas, rect: Rect, kind: str, number: str, visible: float | None, marks: Lights
) -> None:
    resource_card.resource_card(canvas, rect, kind, marks, number, visible)
