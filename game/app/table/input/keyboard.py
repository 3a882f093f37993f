"""Keys on the table: pick up, aim, drop, and everything else without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import TABLE
from game.app.table.input import focus_order
from game.app.table.model.table_keys import TableKey

if TYPE_CHECKING:
    from game.app.table.table_scene import TableScene

_ARROWS = {pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up", pygame.K_DOWN: "down"}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def press_key(table: TableScene, event: pygame.Event) -> None:
    """Do what a key is for."""
    key = event.key
    if event.mod & pygame.KMOD_CTRL:
        if key == pygame.K_z:
            table.command("redo" if event.mod & pygame.KMOD_SHIFT else "undo")
        elif key == pygame.K_y:
            table.command("redo")
    elif event.mod & pygame.KMOD_ALT:
        return
    elif key == pygame.K_ESCAPE:
        if not table.let_go():
            table.command("menu")
    elif key in _ENTER:
        _enter(table)
    elif key == pygame.K_TAB:
        _tab(table, bool(event.mod & pygame.KMOD_SHIFT))
    elif key in _ARROWS:
        _arrow(table, _ARROWS[key])
    elif command := table.kit.keys.command(event, TABLE):
        carry_out(table, command)


def carry_out(table: TableScene, command: str) -> None:
    """Do what a command is for (`game/app/bindings/commands.py`), whatever gave it."""
    if command == "end":
        table.play.end()
    elif command.startswith("card-"):
        _digit(table, int(command.removeprefix("card-")) - 1)
    elif command in focus_order.ACTIONS:
        _letter(table, focus_order.ACTIONS[command])
    else:
        table.command(command)


def _enter(table: TableScene) -> None:
    """Click what has the focus; without a focus, the only place where what was picked up may go."""
    play = table.play
    if table.session.decision is None:
        table.command("result")
        return
    if play.by_key and play.focus is not None:
        play.click(play.focus, table.layout.centre(play.focus))
        _lead(table)
        return
    places = play.walkable()
    if play.picked is not None and len(places) == 1:
        play.click(places[0], table.layout.centre(places[0]))
    elif places:
        play.by_key, play.focus = True, places[0]


def _lead(table: TableScene) -> None:
    """After a key has decided something the focus goes to what can be decided next."""
    places = table.play.walkable()
    if places and table.play.focus not in places:
        table.play.focus = places[0]


def _tab(table: TableScene, back: bool) -> None:
    play = table.play
    play.by_key = True
    order = play.walkable() or focus_order.tab_order(table.layout)
    play.focus = focus_order.step(order, play.focus, back)


def _arrow(table: TableScene, direction: str) -> None:
    """From room to room; while something is picked up or asked, from one legal place to the next.

    Where there is no further room, and from anything but a room, to whatever lies that way.
    """
    play, layout = table.play, table.layout
    places = play.walkable()
    start = play.focus if play.by_key else None
    free = not places
    if free:
        places = [key for key in layout.keys if key.kind == "room"]
        if start is None:
            start = TableKey.room(table.position.here["id"])
    play.by_key = True
    if start is not None and start not in layout.keys:
        start = None
    found = None
    if not free or start is None or start.kind == "room":
        found = focus_order.towards(layout, places, start, direction)
    if free and found is None:
        found = focus_order.towards(layout, focus_order.tab_order(layout), start, direction)
    if found is not None:
        play.focus = found
    elif play.focus is None:
        play.focus = start


def _digit(table: TableScene, index: int) -> None:
    """Pick a card of the hand up, or put it back."""
    key = TableKey.hand(index)
    play = table.play
    if key not in table.layout.keys:
        return
    play.by_key = True
    if play.movable(key):
        play.pick(key)
    else:
        play.click(key, table.layout.centre(key))


def _letter(table: TableScene, key: TableKey) -> None:
    """An action button; a second time puts it back."""
    play = table.play
    if key not in table.layout.keys:
        return
    play.by_key = True
    if play.picked == key:
        play.pick(key)
        return
    play.picked = None
    play.click(key, table.layout.centre(key))
    _lead(table)
