"""The picture on a room card: the room in its state, lit or dark, with its power diverted, hurt or lost."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Looks, Picture
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.view_parts import RoomView
from game.app.table.paint import brush
from game.app.views.roles import tint

CORNERS = (14.0, 14.0, 14.0, 14.0)
FOCUS = (0.5, 0.42)
"""The point of a picture, in shares, that a card shows in its middle; overlays have the same."""
ART_LIGHT = {0: 255, 1: 214, 2: 178, 3: 128}
"""Brightness of the picture, by cubes gone."""
DARK_LIGHT = 255
"""Brightness of the picture with the lamps out: it was painted at half the light."""


def room_art(
    canvas: Canvas, room: RoomView, plan: RoomPlan, destroyed: bool = False, powerless: bool = False
) -> None:
    """Draw the picture of a room card.

    Args:
        canvas: the card's top left is its (0, 0).
        room: what is to be seen.
        plan: the size of the card.
        destroyed: this room was lost.
        powerless: the ship is lost, all lamps are out.
    """
    canvas.panel(plan.card, fill=colour.INK, corners=CORNERS)
    if destroyed:
        canvas.panel(plan.card, fill=Gradient(tint("burnt"), tint("burnt-warm")), corners=CORNERS)
    damage = 0 if destroyed or room.core else min(room.gone, 3)
    for path, alpha in room_layers(canvas.kit.looks, room, destroyed, powerless):
        if damage >= 2 and path == generic_damage(damage):
            brush.radial(canvas, (20, 70, plan.w - 40, 200), fade(tint("fire"), 0.4 if damage == 2 else 0.6))
        canvas.picture(path, plan.card, CORNERS, alpha=alpha, focus=FOCUS)
    if not destroyed:
        _shade(canvas, plan)


def room_layers(
    looks: Looks, room: RoomView, destroyed: bool = False, powerless: bool = False
) -> list[tuple[Picture, int]]:
    """Return the pictures that a room card shows, lowest first, and how opaque each is (0 to 255)."""
    dark = looks.room_state(room.id, room.variant, "dark")
    torn = looks.room_state(room.id, room.variant, "lost") if destroyed else None
    if torn is not None:
        return [(torn, 255)]
    if destroyed:
        broken = looks.overlay(room.id, room.variant, "3") or generic_damage(3)
        return [*([(dark, 90)] if dark else []), (broken, 120)]
    lit = looks.room_picture(room.id, room.variant)
    if room.core:
        return _core_layers(looks, room, lit, dark, 0 if powerless else sum(room.lit))
    damage = min(room.gone, 3)
    unlit = dark is not None and (powerless or damage == 3)
    layers: list[tuple[Picture, int]] = [(dark, DARK_LIGHT) if unlit and dark else (lit, ART_LIGHT[damage])]
    power = looks.overlay(room.id, room.variant, "diverted")
    if room.diverted and power and not powerless:
        layers.append((power, 255))
    if damage:
        layers.append((looks.overlay(room.id, room.variant, str(damage)) or generic_damage(damage), 255))
    return layers


def _core_layers(
    looks: Looks, room: RoomView, lit: Picture, dark: Picture | None, power: int
) -> list[tuple[Picture, int]]:
    """The Energy Core: dark without power, brighter with every room, blazing with all of them."""
    layers: list[tuple[Picture, int]] = [(dark, 255)] if dark else []
    if power or not dark:
        layers.append((lit, min(255, 96 + 20 * power) if dark else 255))
    blaze = looks.overlay(room.id, room.variant, "blazing")
    if power == len(room.neighbours) - 1 and blaze:
        layers.append((blaze, 255))
    return layers


def room_pictures(kit: Kit, room: RoomView, plan: RoomPlan, destroyed: bool, powerless: bool) -> bool:
    """Have the pictures of a room card read ahead of their time; tell whether all are there."""
    where = kit.viewport.rect(plan.card)
    layers = room_layers(kit.looks, room, destroyed, powerless)
    there = [kit.pictures.prepare_px(path, where.w, where.h, FOCUS) for path, _ in layers]
    return all(there)


def ahead(kit: Kit, room: RoomView, plan: RoomPlan) -> Iterator[None]:
    """Make the pictures that the next hit on a room, or diverting its power, will need, one at a time."""
    looks = kit.looks
    gone = min(room.gone + 1, 3)
    paths = [
        looks.overlay(room.id, room.variant, str(gone)) or generic_damage(gone),
        looks.overlay(room.id, room.variant, "diverted"),
        looks.room_state(room.id, room.variant, "dark") if gone == 3 else None,
    ]
    where = kit.viewport.rect(plan.card)
    for path in paths if not room.core else ():
        if path is not None:
            while not kit.pictures.prepare_px(path, where.w, where.h, FOCUS):
                yield
            kit.pictures.picture_px(path, where.w, where.h, FOCUS)
            yield


def generic_damage(gone: int) -> str:
    """Return the path of what is laid over a room that has no overlays of its own, by cubes gone (1 to 3)."""
    return f"overlays/damage_{gone}.webp"


def _shade(canvas: Canvas, plan: RoomPlan) -> None:
    """Darken the edges, where facts stand, a little: they stay quiet on any picture.

    They run out to the rim of the card: where no strip lies the picture has no edge across it.
    """
    for rect, paint in (
        ((0.0, 34.0, 90.0, plan.h - 34), Gradient(tint("shadow*50"), tint("shadow*0"))),
        ((plan.w - 90, 34.0, 90.0, plan.h - 34), Gradient(tint("shadow*0"), tint("shadow*45"))),
        ((0.0, plan.h - 90, plan.w, 90.0), Gradient(tint("shadow*0"), tint("shadow*60"), True)),
    ):
        canvas.box(rect, paint)
