"""Rooms and cards that nobody has drawn: their templates are the tool's, and take their own colours."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.theme import light, mix
from game.app.drawing.images import damaged
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.looks import SLOTS, CardArt, Emblem, RoomArt
from game.app.drawing.stand_ins import emblems, templates
from game.app.drawing.stand_ins.emblem_cards import FACES, card_svg
from game.app.drawing.stand_ins.emblems import outlines, solid
from game.app.drawing.stand_ins.room_templates import SHAPES, room_svg, tones_of
from game.app.drawing.stand_ins.templates import tone
from game.program_files import asset_folder
from tests.hostile.test_damaged_install import DAMAGES
from tools.stand_in_files import write

FRAME, PLATE, TEAL = (200, 80, 60), (40, 20, 24), (90, 170, 220)
FOLDER = asset_folder() / "stand-ins"
PAINTED = re.compile(r'(?:fill|stroke|stop-color)="([^"]*)"')
A_COLOUR = re.compile(r"#[0-9A-F]{6}|none|url\(#g\d+\)")


def test_the_templates_are_what_the_tool_writes(tmp_path: Path) -> None:
    write(tmp_path)
    written = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()}
    assert len(written) == sum(SHAPES.values()) + len(FACES) * SLOTS + 1
    assert written == {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}


@pytest.mark.parametrize("state", SHAPES)
def test_a_picture_has_the_colours_of_its_room_and_no_words_for_any(state: str) -> None:
    first, other = (room_svg(RoomArt(frame, PLATE, 0, state)) for frame in (FRAME, (90, 170, 220)))
    paints = [PAINTED.findall(text) for text in (first, other)]
    assert all(len(found) > 10 for found in paints)
    assert [one for found in paints for one in found if not A_COLOUR.fullmatch(one)] == []
    assert first != other and re.sub("#[0-9A-F]{6}", "", first) == re.sub("#[0-9A-F]{6}", "", other)


def test_further_shapes_take_the_templates_again() -> None:
    assert room_svg(RoomArt(FRAME, PLATE, 13, "lit")) == room_svg(RoomArt(FRAME, PLATE, 1, "lit"))
    assert room_svg(RoomArt(FRAME, PLATE, 2, "lit")) != room_svg(RoomArt(FRAME, PLATE, 1, "lit"))


def test_a_tone_is_named_or_mixed() -> None:
    tones = tones_of(RoomArt(FRAME, PLATE, 0, "lit"))
    assert tone("frame", tones) == FRAME
    assert tone("mix(frame,plate,0.25)", tones) == mix(FRAME, PLATE, 0.25)
    assert tone("light(mix(frame,black,0.5),0.3)", tones) == light(mix(FRAME, (0, 0, 0), 0.5), 0.3)
    with pytest.raises(KeyError):
        tone("mix(frame,gold,0.5)", tones)


def test_lamps_that_are_out_are_darker() -> None:
    lit, dark = (tones_of(RoomArt(FRAME, PLATE, 0, state)) for state in ("lit", "dark"))
    assert all(sum(dark[name]) < sum(lit[name]) for name in ("lamp", "bright", "wall"))


@pytest.mark.parametrize("face", FACES)
def test_a_card_has_the_colours_of_its_resource_and_no_words_for_any(face: str) -> None:
    first, other = (card_svg(Emblem("resources", "Ab", 3, paint, PLATE), face) for paint in (FRAME, TEAL))
    paints = [PAINTED.findall(text) for text in (first, other)]
    assert all(len(found) > 10 for found in paints)
    assert [one for found in paints for one in found if not A_COLOUR.fullmatch(one)] == []
    assert first != other and re.sub("#[0-9A-F]{6}", "", first) == re.sub("#[0-9A-F]{6}", "", other)


def test_every_resource_has_an_outline_of_its_own() -> None:
    solids = outlines()["solid"]
    assert len({tuple(points) for points in solids}) == SLOTS and solid(SLOTS + 1) == solid(1)
    assert all(0 <= part <= emblems.SIDE for points in solids for point in points for part in point)
    faces = {card_svg(Emblem("resources", "Ab", shape, FRAME, PLATE), "named") for shape in range(SLOTS)}
    assert len(faces) == SLOTS


ICON, CARD = Emblem("resources", "Ab", 2, FRAME, PLATE), CardArt(Emblem("resources", "Ab", 2, FRAME), "named")


@pytest.mark.parametrize("damage", DAMAGES)
def test_templates_that_are_gone_or_damaged_are_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    """An icon, a card and a room are seen all the same."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    whole = [seen(Pictures(1.0))[name] for name in ("icon", "card", "room")]
    copy = tmp_path / "assets"
    shutil.copytree(FOLDER, copy / "stand-ins")
    for file in (copy / "stand-ins").iterdir():
        DAMAGES[damage](file)
    monkeypatch.setattr(damaged, "_told", set())
    monkeypatch.setattr(templates, "asset_folder", lambda: copy)
    templates.template.cache_clear()
    outlines.cache_clear()
    try:
        plain = list(seen(Pictures(1.0)).values())
    finally:
        templates.template.cache_clear()
        outlines.cache_clear()
    assert [one.get_size() for one in plain] == [one.get_size() for one in whole]
    assert all(tobytes(one) != tobytes(other) for one, other in zip(plain, whole, strict=True))


def tobytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def seen(pictures: Pictures) -> dict[str, pygame.Surface]:
    return {
        "icon": pictures.icon(ICON, 40),
        "card": pictures.drawing(CARD, 60, 84),
        "room": pictures.picture_px(RoomArt(FRAME, PLATE, 2, "lit"), 72, 48, (0.5, 0.5)),
    }
