"""Pictures of what may be counted, and of a table where nothing is (R-35)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.table.dialogs.piles import PILES
from game.app.table.model.keys import DAMAGE_DECK, DISCARD, parse
from game.app.table.table_scene import TableScene
from game.dev.pictures import demo
from game.dev.pictures.demo import rules
from game.dev.studio import Shot, Studio
from game.play.session import Session


def _sit_down(studio: Studio, **settings: Any) -> TableScene:
    """A table in the middle of a game."""
    studio.app.change_settings(animation="off")
    state = demo.state()
    state["settings"].update(settings)
    table = TableScene(Session.load(state, rules()))
    table.session.colours = demo.COLOURS
    studio.app.reset(table)
    studio.settle(2500)
    return table


def _peek(table: TableScene, room: str) -> None:
    """Let the active crew member use a room and leave everything as it lay: its cards have been seen."""
    session = table.session
    session.choose({"do": "activate"})
    assert session.decision is not None and session.decision["kind"] == room
    session.choose(session.decision["options"][0])


def piles(pile: str, studio: Studio) -> Canvas:
    """One of the piles, opened."""
    table = _sit_down(studio)
    if pile == "deck":
        state = demo.state()
        state["crew"][1]["at"] = demo.ROOMS.index("cargo-hold")
        table = TableScene(Session.load(state, rules()))
        studio.app.reset(table)
        _peek(table, "cargo-hold")
        studio.app.reset(TableScene(table.session))
        studio.settle(2500)
        table = studio.app.stack.top  # type: ignore[assignment]
    x, y = table.layout.centre(parse(pile))
    studio.press(x, y)
    return studio.settle(0)


def piles_known(studio: Studio) -> Canvas:
    """Damage cards seen on top and at the bottom."""
    studio.app.change_settings(animation="off")
    state = demo.state()
    state["crew"][1]["at"] = demo.ROOMS.index("bridge")
    bridge = state["rooms"][0]
    bridge.update(cubes=[True] * 3, variant="v2")
    state["settings"]["rooms"] = {"bridge": "v2"}
    session = Session.load(state, rules())
    session.choose({"do": "activate"})
    assert session.decision is not None
    session.choose(next(o for o in session.decision["options"] if len(o["top"]) == 1))
    table = TableScene(session)
    studio.app.reset(table)
    studio.settle(2500)
    studio.press(*table.layout.centre(DAMAGE_DECK))
    return studio.settle(0)


def uncounted(studio: Studio) -> Canvas:
    """A table without numbers."""
    _sit_down(studio, no_counting=True)
    return studio.settle(0)


def uncounted_refusal(studio: Studio) -> Canvas:
    """A pile that stays closed."""
    table = _sit_down(studio, no_counting=True)
    studio.press(*table.layout.centre(DISCARD))
    return studio.settle(0)


def uncounted_log(studio: Studio) -> Canvas:
    """The log of this turn and the one before."""
    _sit_down(studio, no_counting=True)
    studio.key(pygame.K_l)
    return studio.settle(0)


SHOTS: dict[str, Shot] = {
    **{f"piles-{pile}": partial(piles, pile) for pile in PILES},
    "piles-known": piles_known,
    "uncounted": uncounted,
    "uncounted-refusal": uncounted_refusal,
    "uncounted-log": uncounted_log,
}
