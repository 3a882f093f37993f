"""Handle what commands do with the hands: pick up, aim, drop, and everything else without a pointer.

A key goes one way down: the scene asks `key_commands.command_of` what it stands for and gives that to
`carry_out` here, which moves the focus and has `TableInput` pick up or click; what is no matter of the hands
goes on to the host.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.app.bindings.commands import CARDS
from game.app.table.input import focus_order
from game.app.table.input.table_input import TableInput
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.table_keys import TableKey

STEERS = {"end": "lent/skip", "enter": "lent/skip", "pause": "lent/pause", "take-over": "take-over"}
"""Meaning of commands while a bot has the turn; Enter presses the button that Tab has gone to."""


def carry_out(play: TableInput, command: str) -> None:
    """Do what a command is for, whatever gave it.

    Args:
        play: pointer, focus and what is picked up.
        command: what `command_of` returned.
    """
    if play.lent and command in STEERS and not (command == "enter" and play.by_key and play.focus):
        play.host.command(STEERS[command])
    elif command in _WAYS:
        _WAYS[command](play)
    else:
        play.host.command(command)


def _enter(play: TableInput) -> None:
    """Click what has the focus; without a focus, the only place where what was picked up may go."""
    if play.host.position.asked is None:
        play.host.command("result")
        return
    if play.by_key and play.focus is not None:
        play.click(play.focus, play.host.layout.centre(play.focus))
        _lead(play)
        return
    places = play.walkable()
    if play.picked is not None and len(places) == 1:
        play.click(places[0], play.host.layout.centre(places[0]))
    elif places:
        play.by_key, play.focus = True, places[0]


def _lead(play: TableInput) -> None:
    """After a key has decided something the focus goes to what can be decided next.

    Where that takes a card away it goes nowhere: the same key, pressed on, must not do that.
    """
    if play.host.position.interactions == {Interaction.DISCARD} and play.picked is None:
        play.focus = None
        return
    places = play.walkable()
    if places and play.focus not in places:
        play.focus = places[0]


def _tab(play: TableInput, back: bool) -> None:
    """From one thing to decide with to the next; a turn that passes by itself is steered before all else."""
    layout = play.host.layout
    order, steers = play.walkable() or focus_order.tab_order(layout), focus_order.steering(layout)
    if steers:
        order = [*steers, *(key for key in order if key not in steers)]
    start = None if steers and play.tabbed != play.focus else play.focus
    play.by_key = True
    play.focus = play.tabbed = focus_order.step(order, start, back)


def _arrow(play: TableInput, direction: str) -> None:
    """From room to room; while something is picked up or asked, from one legal place to the next.

    Where there is no further room, and from anything but a room, to whatever lies that way.
    """
    layout = play.host.layout
    places = play.walkable()
    start = play.focus if play.by_key else None
    free = not places
    if free:
        places = [key for key in layout.keys if key.kind == "room"]
        if start is None:
            start = TableKey.room(play.host.position.here["id"])
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


def _digit(play: TableInput, index: int) -> None:
    """Pick a card of the hand up, or put it back."""
    key = TableKey.hand(index)
    if key not in play.host.layout.keys:
        return
    play.by_key = True
    if play.movable(key):
        play.pick_up(key)
    else:
        play.click(key, play.host.layout.centre(key))


def _letter(play: TableInput, key: TableKey) -> None:
    """An action button; a second time puts it back."""
    if key not in play.host.layout.keys:
        return
    before, play.by_key = play.by_key, True
    if play.picked == key:
        play.pick_up(key)
        return
    if play.picked is None or not play.use_with(key, play.picked):
        play.picked = None
        play.click(key, play.host.layout.centre(key))
    _lead(play)
    if not play.walkable():
        # Nothing is to be chosen by keys: what had the focus long ago is not what this was about.
        play.by_key = before


def _back_out(play: TableInput) -> None:
    """Put back what is picked up; else take a step back; else open the menu."""
    if not play.put_back() and not play.host.step_back():
        play.host.command("menu")


_WAYS: Mapping[str, Callable[[TableInput], None]] = {
    "enter": _enter,
    "next": partial(_tab, back=False),
    "previous": partial(_tab, back=True),
    **{name: partial(_arrow, direction=name) for name in focus_order.DIRECTIONS},
    **{f"card-{n + 1}": partial(_digit, index=n) for n in range(CARDS)},
    **{name: partial(_letter, key=key) for name, key in focus_order.ACTIONS.items()},
    "end": lambda play: play.end(declines=False),
    "back-out": _back_out,
    "pause": lambda play: None,  # there is nobody's turn to pause
}
"""Commands of the hands, and what carries each out; all others are the host's."""
