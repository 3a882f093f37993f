"""The table painted from a position, without a game behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.table.model.gestures.highlights import NO_MARKS, Highlights
from game.app.table.model.places.layout import Layout
from game.app.table.model.recent import Recent
from game.app.table.model.table_keys import parse
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import UndoState
from game.app.table.paint.painter import TablePainter
from game.rules import Decision, State, StateError
from game.rules.protocol import StateDict
from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge
from tools.pictures import demo


def ruled(
    kit: Kit, state: StateDict, knowledge: Knowledge = NOTHING_KNOWN, recent: Recent = demo.RECENT
) -> TableView:
    """Return the view of a position with what the rules offer in it."""
    rules = demo.rules()
    return view_of(kit, state, rules.decision(rules.from_json(state)), knowledge, recent)


def view_of(
    kit: Kit,
    state: StateDict,
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
        menu=demo.rules().program.menu,
        game=_game(state) if asked else None,
    )


def _game(state: StateDict) -> State | None:
    """Return the position as the rules have it; None for a picture of what never was."""
    try:
        return demo.rules().from_json(state)
    except StateError:
        return None


def picture(kit: Kit, view: TableView, marks: Highlights = NO_MARKS) -> Canvas:
    """Return the painted table."""
    canvas = Canvas.of_size(kit, *kit.viewport.design, alpha=False)
    TablePainter(kit).paint(canvas, view, Layout.of(view.shape, kit.viewport.design, kit.text), marks)
    return canvas


def painted(kit: Kit, state: StateDict, written: Mapping[str, Any]) -> Canvas:
    """Return the table painted as `data/pictures` says.

    Args:
        kit: of the window.
        state: STATE of the position.
        written: `asked`, which question (`nothing` for none, that of the rules if left out); `known`, how
            many cards of the Resource deck the crew knows (`deck`), and which Damage cards (`damage`, the
            first and the one after the last); `recent`, what happened last; `marks`, the elements that are
            lit, held and so on; `variant` and `cost`, what rooms and buttons show instead of what is true.
    """
    known, told = written.get("known", {}), written.get("recent")
    first, after = known.get("damage", (0, 0))
    knowledge = Knowledge(
        deck_top=tuple(state["resource_deck"][: known.get("deck", 0)]),
        damage_top=tuple(tuple(card) for card in state["damage_deck"][first:after]),
    )
    recent = demo.RECENT if told is None else demo.recent(told)
    asked = written.get("asked")
    if asked is None:
        view = ruled(kit, state, knowledge, recent)
    else:
        decision = None if asked == "nothing" else demo.asked(state, asked)
        view = view_of(kit, state, decision, knowledge, recent)
    return picture(kit, _retouched(view, written), marks_of(written.get("marks", {})))


def marks_of(written: Mapping[str, Any]) -> Highlights:
    """Return marks as they are written: one element, or a list of them."""
    values: dict[str, Any] = {
        name: frozenset(map(parse, value)) if isinstance(value, list) else parse(value)
        for name, value in written.items()
    }
    return replace(NO_MARKS, **values)


def _retouched(view: TableView, written: Mapping[str, Any]) -> TableView:
    variant, cost = written.get("variant", {}), written.get("cost", {})
    rooms = tuple(replace(room, variant=variant.get(room.id, room.variant)) for room in view.rooms)
    buttons = tuple(
        replace(button, cost=cost.get(button.action, button.cost)) for button in view.dock.buttons
    )
    return replace(view, rooms=rooms, dock=replace(view.dock, buttons=buttons))
