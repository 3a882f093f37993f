"""Draw how a new game is laid out: rooms one after the other, cards to the hands, the first storm, the crew.

The rules have done it all before the first picture; this is the way there. `before` gives the table as it was
when the box was opened, `events` what happened since, for the director to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import rgb
from game.app.drawing.timing import APART_MS, ROOM_MS
from game.app.drawing.viewport import Rect, centre, grow
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import TableKey, of_zone
from game.app.table.motion import easing
from game.app.table.motion.shown_state import copied
from game.app.table.motion.spectacle.glows import Instant, bloom
from game.rules.event_dicts import EventDict, MeepleDict
from game.rules.protocol import StateDict

LARGEST = 1.22
"""Size of a room where it begins to fall, as a multiple of its size in place."""
APPEARS = 3.3
"""A room on its way down is all there after one part of so many of its way."""


def opening(
    state: StateDict, events: Sequence[EventDict]
) -> tuple[StateDict, list[EventDict], frozenset[TableKey]] | None:
    """The table before the deal, what is to be played, and what is not there at first.

    Args:
        state: STATE of a game in which nothing has been chosen yet.
        events: of its setup.

    Returns:
        None where the setup tells of no deal: there is nothing to show.
    """
    dealt = [event for event in events if event["type"] == "card" and event["from"] == "deck"]
    if not dealt:
        return None
    before = _unwound(state, events)
    crew = range(len(state["crew"]))
    places = [room["id"] for room in state["rooms"]]
    drops: list[MeepleDict] = [
        {"type": "meeple", "crew": n, "from": "box", "to": places[at]}
        for n in crew
        if isinstance(at := state["crew"][n]["at"], int)
    ]
    first = next((n for n, event in enumerate(events) if event["type"] == "damage-card"), len(events))
    told: list[EventDict] = [*events[:first], *drops, *events[first:]]
    return before, told, frozenset(TableKey.meeple(drop["crew"]) for drop in drops)


def _unwound(state: StateDict, events: Sequence[EventDict]) -> StateDict:
    """STATE without what its setup has done; nothing of the given one is changed."""
    before = copied(state)
    hands = [member["hand"] for member in before["crew"]]
    solo = state["settings"]["players"] == 1
    for event in reversed(events):
        if event["type"] == "card" and event["from"] == "deck":
            target = of_zone(event["to"])
            if target.kind == "hand":
                for hand in hands if solo else [hands[target.member]]:
                    if event["card"] in hand:
                        hand.remove(event["card"])
            before["resource_deck"].insert(0, event["card"])
        elif event["type"] == "damage-card":
            if event["card"] in before["damage_discard"]:
                before["damage_discard"].remove(event["card"])
            before["damage_deck"].insert(0, event["card"])
        elif event["type"] == "cube" and of_zone(event["from"]).kind == "slot":
            slot = of_zone(event["from"])
            next(r for r in before["rooms"] if r["id"] == slot.room_id)["cubes"][slot.n] = True
    return before


def laid(canvas: Canvas, layout: Layout, about: Any, now: Instant) -> None:
    """The rooms lie down on the hull, one after the other, from the bow to the stern."""
    if now.compositor is None or now.reduced:
        return
    time = now.share * easing.LAID_MS
    keys = [key for key in layout.keys if key.kind == "room"]
    keys.sort(key=lambda key: layout.rect(key)[0] + layout.rect(key)[1] * 0.6)
    coming = [(n, key) for n, key in enumerate(keys) if time < n * APART_MS + ROOM_MS]
    pictures: list[tuple[pygame.Surface, Rect, float]] = []
    for n, key in coming:
        rect = layout.rect(key)
        share = easing.clamp((time - n * APART_MS) / ROOM_MS)
        where = canvas.px(rect).clip(now.compositor.surface.get_rect())
        if 0 < share < 1 and where.w and where.h:
            pictures.append((now.compositor.surface.subsurface(where), rect, share))
    for _, key in coming:
        now.compositor.bare(canvas.surface, canvas.px(grow(layout.rect(key), 12)))
    for picture, rect, share in pictures:
        _falling(canvas, picture, rect, share)


def _stage(picture: pygame.Surface) -> pygame.Surface:
    """Return where a room on its way down is drawn in its size; new memory each time would take as long
    again."""
    wide, high = picture.get_size()
    return pygame.Surface((round(wide * LARGEST) + 1, round(high * LARGEST) + 1), 0, picture)


def _falling(canvas: Canvas, picture: pygame.Surface, rect: Rect, share: float) -> None:
    eased = easing.ease(share)
    size = 1 + (LARGEST - 1) * (1 - eased)
    middle = centre(rect)
    wide, high = (round(length * size) for length in picture.get_size())
    px, py = canvas.at(middle[0] + 60 * (1 - eased), middle[1] - 46 * (1 - eased))
    where = pygame.Rect(px - wide // 2, py - high // 2, wide, high)
    surface, strength = canvas.surface, min(1.0, share * APPEARS)
    if strength >= 1 and surface.get_clip().contains(where) and surface.get_masks() == picture.get_masks():
        # Straight onto the window: in a large one a picture of its own would take as long again, twice.
        pygame.transform.scale(picture, where.size, surface.subsurface(where))
    else:
        room = canvas.kit.memo(f"falling {picture.get_size()}", partial(_stage, picture))
        large = room.subsurface((0, 0, *where.size))
        pygame.transform.scale(picture, where.size, large)
        if strength < 1:
            large.set_alpha(round(255 * strength))
        surface.blit(large, where)
    bloom(
        canvas,
        middle,
        (rect[2] * 1.3, rect[3] * 1.5),
        rgb("#FFC98A"),
        0.3 * easing.hump(easing.within(share, 0.55, 1)),
    )
