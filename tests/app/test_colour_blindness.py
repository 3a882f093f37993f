"""Rooms, resources, crew marks, tokens and dangers are told apart by shape: in grey, and colour-blind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.colour_vision import KINDS
from game.app.drawing.colours.theme import CREW
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.table.model.places.layout import ROOM_H, ROOM_W
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import ART_FOCUS
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules.content import Content
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.app.grey_shapes import SIGHTS, difference, edges, grey, lightness, shape_difference
from tests.looped import some
from tools.pictures import demo

PIECE, PICTURE = 0.12, 0.4
"""How far the shapes of two pieces, and of two pictures of rooms, must differ at least.

Measured on all of them: the same shape in another colour differs by 0.06 at most (0.15 for a picture, whose
dark parts lose their edges when it is darkened), the two that are most alike by 0.13 (metal and nanobots
at 17 pixels; 0.55 for pictures). A full circle and a diamond of one size on a chest came to 0.02.
"""
QUICK = [SIGHTS[0], *(pytest.param(sight, marks=pytest.mark.slow) for sight in SIGHTS[1:])]
TINTS = [(255, 90, 70), (90, 150, 255), (120, 230, 90), (150, 120, 60), (90, 90, 90)]
Pictures = dict[str, pygame.Surface]


@pytest.fixture(scope="module")
def kit() -> Kit:
    """At the smallest size that the game is designed for."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    return Kit(Viewport(1280, 720), Texts())


@pytest.fixture(scope="module")
def content() -> Content:
    return load_engine(data_folder()).content


def middle(picture: pygame.Surface, left: float, top: float, wide: float, high: float) -> pygame.Surface:
    """Return a part of a picture, given in shares of it."""
    w, h = picture.get_size()
    return picture.subsurface((round(left * w), round(top * h), round(wide * w), round(high * h)))


def card(kit: Kit, kind: str, w: float, h: float) -> pygame.Surface:
    canvas = Canvas.of_size(kit, w, h)
    draw = resource_card.resource_card if h > 64 else resource_card.small_card
    draw(canvas, (0, 0, w, h), kind)
    return canvas.surface


def groups(kit: Kit, content: Content) -> Iterator[tuple[str, Pictures, float]]:
    """Yield what must be told apart: name, pictures at the smallest size shown, least difference."""
    icon = kit.pictures.icon
    rooms = [room.id for room in content.rooms]
    kinds = [kind.id for kind in content.resources]
    yield "room signs", {room: icon(f"room-{room}", 26, kit.looks.room(room).frame) for room in rooms}, PIECE
    yield "resource signs", {kind: icon(f"res-{kind}", 26) for kind in kinds}, PIECE
    for w, h in ((130, 180), (80, 120), (40, 64)):
        yield f"cards {w} x {h}", {kind: card(kit, kind, w, h) for kind in kinds}, PIECE
    yield "crew marks", {str(n): icon(f"mark-{n + 1}", 28) for n in range(len(CREW))}, PIECE
    for size in (40, 68):
        bodies = {str(n): icon(c.icon, size) for n, c in enumerate(CREW)}
        yield f"crew members {size}", bodies, PIECE
        # Their marks alone, too: they stand for them elsewhere.
        chests = {name: middle(body, 0.25, 0.37, 0.5, 0.48) for name, body in bodies.items()}
        yield f"crew members' chests {size}", chests, PIECE
    yield "tokens", {kind: icon(name, 28) for kind, name in tokens.TOKEN_ICON.items()}, PIECE
    dangers = [f"damage-{kind}" for kind in sorted({card.type for card in content.damage})]
    yield "dangers", {name: icon(name, 28) for name in (*dangers, "hull-breach")}, PIECE


def pairs(pictures: Pictures, sight: str) -> list[tuple[float, str, str]]:
    """Return all pairs of pictures, the two that are most alike first."""
    shapes = {name: edges(grey(picture, sight)) for name, picture in pictures.items()}
    return sorted((difference(shapes[a], shapes[b]), a, b) for a, b in combinations(shapes, 2))


@pytest.mark.parametrize("sight", QUICK)
def test_pieces_are_told_apart_by_shape(kit: Kit, content: Content, sight: str) -> None:
    for name, pictures, least in some(groups(kit, content)):
        found = pairs(pictures, sight)
        assert found[0][0] >= least, (name, *found[0])


@pytest.mark.parametrize("sight", QUICK)
def test_pictures_of_rooms_are_told_apart_by_shape(kit: Kit, content: Content, sight: str) -> None:
    pictures: Pictures = {}
    for room in content.rooms:
        for variant in room.variants:
            whole = kit.pictures.picture(kit.looks.room_picture(room.id, variant), ROOM_W, ROOM_H, ART_FOCUS)
            # A quarter of the pixels: what is seen at a glance, not grain.
            pictures[f"{room.id} {variant}"] = pygame.transform.smoothscale_by(whole, 0.25)
    assert len(pictures) == sum(len(room.variants) for room in content.rooms)
    found = pairs(pictures, sight)
    assert found[0][0] >= PICTURE, found[0]


def outline(picture: pygame.Surface) -> pygame.Surface:
    """Return where a picture is, in one grey."""
    found = picture.copy()
    found.fill((0, 0, 0, 255), None, pygame.BLEND_RGBA_MULT)
    found.fill((150, 150, 150, 0), None, pygame.BLEND_RGBA_ADD)
    return found


def test_the_crew_is_told_apart_by_outline_alone(kit: Kit) -> None:
    """At 40 pixels, without anything inside: who wears what is seen from afar."""
    size = 40 / kit.viewport.scale
    bodies = {member.icon: outline(kit.pictures.icon(member.icon, size)) for member in CREW}
    found = pairs(bodies, "usual")
    assert found[0][0] >= 2 * PIECE, found[0]


def mean(picture: pygame.Surface) -> tuple[int, ...]:
    """Return the mean colour of what is opaque in a picture."""
    flat = pygame.Surface(picture.get_size())
    flat.blit(picture, (0, 0))
    return tuple(pygame.transform.average_color(flat))[:3]


@pytest.mark.parametrize("sight", KINDS)
def test_a_palette_paints_the_crew_in_its_colours(kit: Kit, sight: str) -> None:
    """What a crew member wears in the crew's colour follows it; skin, tools and marks stay."""
    other = Kit(kit.viewport, kit.texts, Preferences(palette=sight))
    for member in CREW:
        usual, changed = (mean(k.pictures.icon(member.icon, 68)) for k in (kit, other))
        tone = other.scheme.other(member.colour)
        for part in range(3):
            step = tone[part] - member.colour[part]
            moved = changed[part] - usual[part]
            assert abs(moved) <= abs(step) + 1 and moved * step >= -1, (member.icon, part)
            if abs(step) > 30:
                assert abs(moved) > 2, (member.icon, part)


def tinted(picture: pygame.Surface, tint: tuple[int, int, int]) -> pygame.Surface:
    """Return the same shape in another colour."""
    other = picture.copy()
    other.fill((*tint, 255), None, pygame.BLEND_RGBA_MULT)
    return other


def test_another_colour_makes_no_other_shape(kit: Kit, content: Content) -> None:
    """The measure is none of colour: it must refuse pieces that differ by nothing else."""
    for name, pictures, least in some(groups(kit, content)):
        picture = next(iter(pictures.values()))
        for tint in TINTS:
            assert shape_difference(picture, tinted(picture, tint)) < least / 1.5, (name, tint)
    path = kit.looks.room_picture(content.rooms[0].id, "v1")
    room = pygame.transform.smoothscale_by(kit.pictures.picture(path, ROOM_W, ROOM_H, ART_FOCUS), 0.25)
    for tint in TINTS:
        assert shape_difference(room, tinted(room, tint)) < PICTURE / 2, tint


def test_a_recoloured_twin_is_found_among_the_others(kit: Kit, content: Content) -> None:
    pictures = {kind.id: kit.pictures.icon(f"res-{kind.id}", 26) for kind in content.resources}
    twin = kit.pictures.icon("res-data", 26, tint=(120, 255, 120))
    found = pairs({**pictures, "twin": twin}, "usual")
    assert found[0][0] < PIECE and set(found[0][1:]) == {"data", "twin"}


def test_two_shapes_of_one_colour_differ(kit: Kit) -> None:
    ring, square = (kit.pictures.icon(f"mark-{n}", 28, grey=True) for n in (1, 4))
    assert shape_difference(ring, square) > PIECE
    assert shape_difference(ring, ring) == pytest.approx(0)


def test_lightness_and_sights() -> None:
    assert lightness((255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert lightness((0, 0, 0)) == pytest.approx(0, abs=0.1)
    assert lightness((119, 119, 119)) == pytest.approx(50, abs=0.5)
    for sight in SIGHTS:
        # White and grey look the same to everybody.
        assert lightness((255, 255, 255), sight) == pytest.approx(100, abs=0.5)
    assert lightness((255, 0, 0), "protan") < lightness((255, 0, 0)) - 10


def test_the_demo_uses_every_kind(content: Content) -> None:
    """What is measured here is what lies on the table."""
    state = demo.state()
    assert {room["id"] for room in state["rooms"]} == {room.id for room in content.rooms}
    assert set(state["resource_deck"]) == {kind.id for kind in content.resources}
