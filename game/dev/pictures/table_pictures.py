"""Pictures of the table in every state it can be in, without a game behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.table.model.keys import DAMAGE_DECK, DAMAGE_DISCARD, DECK, DIE, DISCARD, DOCK, Key
from game.app.table.model.layout import Layout
from game.app.table.model.marks import NO_MARKS, Marks
from game.app.table.model.view import TableView
from game.app.table.model.view_parts import Recent, UndoState
from game.app.table.paint.painter import TablePainter
from game.dev.pictures import demo
from game.dev.pictures.demo import rules
from game.dev.studio import Shot, Studio
from game.rules import Decision
from game.rules.knowledge import NOTHING_KNOWN, Knowledge

State = dict[str, Any]


def ruled(
    kit: Kit, state: State, knowledge: Knowledge = NOTHING_KNOWN, recent: Recent = demo.RECENT
) -> TableView:
    """Return the view of a position with what the rules offer in it."""
    return view_of(kit, state, rules().decision(rules().from_json(state)), knowledge, recent)


def view_of(
    kit: Kit,
    state: State,
    asked: Decision | None,
    knowledge: Knowledge = NOTHING_KNOWN,
    recent: Recent = demo.RECENT,
) -> TableView:
    """Return the view of a position written by hand."""
    colours = demo.COLOURS if len(state["crew"]) == 3 else (0, 1, 2, 3)
    return TableView.of(
        state,
        asked,
        knowledge,
        facts=demo.facts(state),
        texts=kit.texts,
        recent=recent,
        undo=UndoState(can_undo=True),
        colours=colours,
        menu=rules().program.menu,
        game=rules().from_json(state) if asked else None,
    )


def picture(kit: Kit, view: TableView, marks: Marks = NO_MARKS) -> Canvas:
    """Return the painted table."""
    canvas = Canvas.of_size(kit, *kit.viewport.design, alpha=False)
    TablePainter(kit).paint(canvas, view, Layout.of(view.shape, kit.viewport.design, kit.text), marks)
    return canvas


def _shot(make: Callable[[Kit], tuple[TableView, Marks]]) -> Shot:
    def take(studio: Studio) -> Canvas:
        return picture(studio.kit, *make(studio.kit))

    return take


def three(kit: Kit) -> tuple[TableView, Marks]:
    """Turn 11 with three crew."""
    return ruled(kit, demo.state()), NO_MARKS


def two(kit: Kit) -> tuple[TableView, Marks]:
    """Two crew."""
    return ruled(kit, demo.with_crew(2)), NO_MARKS


def four(kit: Kit) -> tuple[TableView, Marks]:
    """Four crew."""
    return ruled(kit, demo.with_crew(4)), NO_MARKS


def full_hands(kit: Kit) -> tuple[TableView, Marks]:
    """Twelve cards in the active hand, many in the others', the pointer on the third."""
    state = demo.with_crew(4)
    demo.deal(state, (9, 12, 7, 10))
    return ruled(kit, state), Marks(hover=Key.hand(2))


def empty_hands(kit: Kit) -> tuple[TableView, Marks]:
    """Nobody holds a card."""
    state = demo.state()
    demo.deal(state, (0, 0, 0))
    return ruled(kit, state), NO_MARKS


def over_limit(kit: Kit) -> tuple[TableView, Marks]:
    """Nine cards at the end of Phase 2."""
    state = demo.state()
    demo.deal(state, (5, 9, 4))
    state |= {"phase": "collect", "actions_left": 0}
    view = view_of(kit, state, demo.asked(state, "discard"))
    return view, Marks(legal=frozenset({DISCARD}), selected=frozenset({Key.hand(4)}))


def collect(kit: Kit) -> tuple[TableView, Marks]:
    """Phase 2: the deck and the face-up cards may be taken."""
    state = demo.state() | {"phase": "collect", "actions_left": 0}
    view = ruled(kit, state)
    return view, Marks(legal=frozenset({DECK, Key.face_up(0), Key.face_up(1)}))


def collect_drag(kit: Kit) -> tuple[TableView, Marks]:
    """A face-up card is held: it may be dropped on the dock, the panel or the meeple of its taker."""
    view, _ = collect(kit)
    return view, Marks(held=Key.face_up(1), legal=frozenset({DOCK, Key.crew(1), Key.meeple(1)}))


def lit(kit: Kit) -> tuple[TableView, Marks]:
    """A line of the log lights everything that it may touch."""
    keys = {
        Key.room("armoury"),
        Key.slot("bridge", 0),
        Key.divert("mess-hall"),
        Key.crew(2),
        Key.hand(1),
        DECK,
        DISCARD,
        DIE,
    }
    keys |= {
        DAMAGE_DISCARD,
        Key.meeple(0),
        Key.shield("cargo-hold", 0),
        Key.supply("cube"),
        Key.face_up(0),
        Key.card(0, 2),
    }
    return ruled(kit, demo.state()), Marks(lit=frozenset(keys))


def damage_states(kit: Kit) -> tuple[TableView, Marks]:
    """Rooms in every state of damage, diverted and not."""
    state = demo.state()
    demo.damage(state, {"bridge": 1, "cargo-hold": 2, "medical-bay": 3, "crew-quarters": 2, "engine-room": 3})
    demo.damage(state, {"armoury": 1, "repair-centre": 0, "mess-hall": 2})
    return ruled(kit, state), NO_MARKS


def all_diverted(kit: Kit) -> tuple[TableView, Marks]:
    """All power diverted, the active crew member on the Energy Core with an action left."""
    state = demo.state()
    demo.damage(state, {"repair-centre": 2, "armoury": 0})
    for room in state["rooms"]:
        room["diverted"] = room["id"] != "energy-core"
    state["crew"][1]["at"] = 4
    return ruled(kit, state), NO_MARKS


def critical(kit: Kit) -> tuple[TableView, Marks]:
    """Three critical rooms, one of them protected, and a damage card that is known."""
    state = demo.state()
    demo.damage(state, {"engine-room": 3, "cargo-hold": 3, "medical-bay": 2, "mess-hall": 1})
    known = Knowledge(damage_top=tuple(tuple(card) for card in state["damage_deck"][:2]))
    return ruled(kit, state, known), NO_MARKS


def low_deck(kit: Kit) -> tuple[TableView, Marks]:
    """Four cards left in the Resource deck."""
    state = demo.state()
    state["resource_discard"] += state["resource_deck"][4:]
    state["resource_deck"] = state["resource_deck"][:4]
    return ruled(kit, state), NO_MARKS


def breach(kit: Kit) -> tuple[TableView, Marks]:
    """The Hull Breach phase: no Damage card left."""
    state = demo.state() | {"turn": 24, "actions_left": 0}
    state["crew"][1]["action_tokens"] = 0
    state["damage_discard"] = state["damage_deck"][::-1] + state["damage_discard"]
    state["damage_deck"] = []
    recent = Recent(6, 0, "hull-breach", ("crew-quarters", "armoury", "cargo-hold"), 22)
    return ruled(kit, state, recent=recent), NO_MARKS


def first_turn(kit: Kit) -> tuple[TableView, Marks]:
    """The first turn: nothing rolled, nothing discarded, two setup cards drawn."""
    state = demo.state() | {"turn": 1, "actions_left": 3}
    demo.deal(state, (3, 3, 3))
    demo.damage(state, dict.fromkeys(demo.ROOMS, 0))
    for room in state["rooms"]:
        room |= {"diverted": False, "protection": []}
    for member in state["crew"]:
        member |= {"at": 4, "action_tokens": 0}
    state["resource_deck"] += state["resource_discard"]
    state["resource_discard"] = []
    drawn = state["damage_discard"]
    state["damage_deck"] = (
        [card for card in drawn if len(card) == 1] + [drawn[0], drawn[1]] + state["damage_deck"]
    )
    state["damage_discard"] = drawn[-2:]
    demo.damage(
        state, {"medical-bay": 1, "repair-centre": 1, "armoury": 2, "crew-quarters": 1, "cargo-hold": 1}
    )
    return ruled(kit, state, recent=Recent()), NO_MARKS


def drag_card(kit: Kit) -> tuple[TableView, Marks]:
    """A card is held: its legal and illegal targets."""
    legal = {Key.slot("medical-bay", 0), Key.room("medical-bay"), Key.button("repair")}
    illegal = {Key.room(room) for room in demo.ROOMS} - legal
    illegal |= {
        Key.crew(0),
        Key.crew(2),
        Key.slot("medical-bay", 1),
        Key.slot("medical-bay", 2),
        Key.divert("medical-bay"),
    }
    view = ruled(kit, demo.state())
    return view, Marks(
        held=Key.hand(0), legal=frozenset(legal), illegal=frozenset(illegal), hover=Key.slot("medical-bay", 0)
    )


def drag_refused(kit: Kit) -> tuple[TableView, Marks]:
    """A card is held over a place where it may not go."""
    view = ruled(kit, demo.state())
    return view, Marks(
        held=Key.hand(3),
        refused=Key.divert("medical-bay"),
        illegal=frozenset({Key.crew(0), Key.crew(2), Key.room("bridge")}),
    )


def drag_meeple(kit: Kit) -> tuple[TableView, Marks]:
    """The active crew member is held: neighbouring rooms shine."""
    legal = frozenset({Key.room("cargo-hold"), Key.room("engine-room")})
    illegal = frozenset(Key.room(room) for room in demo.ROOMS) - legal
    view = ruled(kit, demo.state())
    return view, Marks(held=Key.meeple(1), legal=legal, illegal=illegal, hover=Key.room("engine-room"))


def crowded(kit: Kit) -> tuple[TableView, Marks]:
    """Four crew and four shields in one room, four crew in the core of another ship."""
    state = demo.with_crew(4)
    for member in state["crew"]:
        member["at"] = 5
    state["rooms"][5]["protection"] = [0, 1, 2, 2]
    state["rooms"][1]["protection"] = []
    return ruled(kit, state), Marks(legal=frozenset({Key.meeple(0), Key.meeple(2), Key.crew(0), Key.crew(2)}))


def core_crowd(kit: Kit) -> tuple[TableView, Marks]:
    """Four crew on the Energy Core."""
    state = demo.with_crew(4)
    for member in state["crew"]:
        member["at"] = 4
    for member in state["crew"][:3]:
        member |= {"action_tokens": 2, "repair_cubes": 1, "protection_tokens": 1}
    return ruled(kit, state), NO_MARKS


def seen(kit: Kit) -> tuple[TableView, Marks]:
    """Five Resource cards are known, and the pointer is on the deck."""
    state = demo.state()
    known = Knowledge(deck_top=tuple(state["resource_deck"][:5]))
    return ruled(kit, state, known), Marks(hover=DECK)


def seen_damage(kit: Kit) -> tuple[TableView, Marks]:
    """Three Damage cards are known, and the focus is on their deck."""
    state = demo.state()
    known = Knowledge(damage_top=tuple(tuple(card) for card in state["damage_deck"][4:7]))
    return ruled(kit, state, known), Marks(focus=DAMAGE_DECK)


def hover(kit: Kit) -> tuple[TableView, Marks]:
    """Hover and press in several places at once."""
    view = ruled(kit, demo.state())
    return view, Marks(
        hover=Key.room("cargo-hold"),
        pressed=Key.button("move"),
        selected=frozenset({Key.hand(4), Key.button("scavenge")}),
    )


def focus(kit: Kit) -> tuple[TableView, Marks]:
    """The keyboard's ring on a button that cannot be used."""
    return ruled(kit, demo.state()), Marks(focus=Key.button("divert"), lit=frozenset({Key.room("bridge")}))


def lost(kit: Kit) -> tuple[TableView, Marks]:
    """The ship is lost: a room was destroyed."""
    state = demo.state() | {"phase": "over", "actions_left": 0}
    state["result"] = {"won": False, "reason": "room-destroyed", "winners": [], "room": "repair-centre"}
    return view_of(kit, state, None), NO_MARKS


def long_names(kit: Kit) -> tuple[TableView, Marks]:
    """The longest names there can be."""
    state = demo.with_crew(4)
    for member, name in zip(
        state["crew"], ("Wilhelmina Mar", "MMMMMMMMMMMMMM", "Maximilian Wag", "Li"), strict=True
    ):
        member["name"] = name
    state["turn"] = 118
    return ruled(kit, state), NO_MARKS


def variants(kit: Kit) -> tuple[TableView, Marks]:
    """Alternative rooms, and an ability that costs two actions."""
    view, _ = three(kit)
    rooms = tuple(
        replace(room, variant="v2") if room.id in ("engine-room", "mess-hall") else room
        for room in view.rooms
    )
    buttons = tuple(
        replace(button, cost=2) if button.action in ("activate", "move") else button
        for button in view.dock.buttons
    )
    return replace(view, rooms=rooms, dock=replace(view.dock, buttons=buttons)), NO_MARKS


SHOTS: dict[str, Shot] = {
    f"table-{name}": _shot(make)
    for name, make in {
        "three": three,
        "two": two,
        "four": four,
        "first-turn": first_turn,
        "full-hands": full_hands,
        "empty-hands": empty_hands,
        "over-limit": over_limit,
        "collect": collect,
        "collect-drag": collect_drag,
        "log-lit": lit,
        "damage": damage_states,
        "all-diverted": all_diverted,
        "critical": critical,
        "low-deck": low_deck,
        "breach": breach,
        "drag-card": drag_card,
        "drag-refused": drag_refused,
        "drag-meeple": drag_meeple,
        "crowded": crowded,
        "core-crowd": core_crowd,
        "seen": seen,
        "seen-damage": seen_damage,
        "hover": hover,
        "focus": focus,
        "lost": lost,
        "long-names": long_names,
        "variants": variants,
    }.items()
}
