"""Pictures of solo: one shared hand, trades with the face-up cards (R-28, R-29)."""

from __future__ import annotations

from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.dev.pictures import demo
from game.dev.pictures.play_pictures import MARA, Played
from game.dev.studio import Shot, Studio

HAND = ["data", "energy", "metal", "metal", "nanobots"]


def position(room: str = "medical-bay", **changes: Any) -> dict[str, Any]:
    """The position of turn 11 with a single player."""
    state = demo.state()
    state["settings"]["players"] = 1
    for member in state["crew"]:
        state["resource_deck"] += member["hand"]
    for card in HAND:
        state["resource_deck"].remove(card)
    for member in state["crew"]:
        member["hand"] = list(HAND)
    state["crew"][MARA]["at"] = demo.ROOMS.index(room)
    state.update({"actions_left": 3, **changes})
    return state


def table(studio: Studio) -> Canvas:
    """Phase 1."""
    studio.app.change_settings(animation="off")
    Played(studio, position())
    return studio.settle(0)


def trade_drag(studio: Studio) -> Canvas:
    """A card of the hand over the face-up card that it is traded for."""
    studio.app.change_settings(animation="off")
    Played(studio, position()).hold("hand/2", "face-up/0")
    return studio.settle(0)


def trade_back(studio: Studio) -> Canvas:
    """A face-up card over the card of the hand that is given for it."""
    studio.app.change_settings(animation="off")
    Played(studio, position()).hold("face-up/1", "hand/3")
    return studio.settle(0)


def trade_ask(studio: Studio) -> Canvas:
    """A face-up card was dropped on the dock: which card is given?"""
    studio.app.change_settings(animation="off")
    Played(studio, position()).drop("face-up/0", (1090, 960))
    return studio.settle(0)


def trade_refused(studio: Studio) -> Canvas:
    """One action is left, a trade takes two."""
    studio.app.change_settings(animation="off")
    state = position(actions_left=1)
    state["crew"][MARA]["action_tokens"] = 0
    Played(studio, state).drop("hand/2", "face-up/0")
    return studio.settle(0)


def mess_hall(studio: Studio) -> Canvas:
    """The Mess Hall trades for its one action."""
    studio.app.change_settings(animation="off")
    Played(studio, position("mess-hall"))
    studio.key(pygame.K_a)
    return studio.settle(0)


def held(studio: Studio) -> Canvas:
    """Tokens of every kind with their holders."""
    studio.app.change_settings(animation="off")
    state = position()
    state["crew"][0].update(repair_cubes=1, protection_tokens=1)
    state["crew"][MARA].update(repair_cubes=2)
    Played(studio, state).rest("button/share", 600)
    return studio.settle(0)


def banner(studio: Studio) -> Canvas:
    """Whose turn it is."""
    studio.app.change_settings(animation="normal")
    scene = Played(studio, position())
    scene.table._announce()
    return studio.settle(500)


SHOTS: dict[str, Shot] = {
    "solo-table": table,
    "solo-trade-drag": trade_drag,
    "solo-trade-back": trade_back,
    "solo-trade-ask": trade_ask,
    "solo-trade-refused": trade_refused,
    "solo-mess-hall": mess_hall,
    "solo-held": held,
    "solo-banner": banner,
}
