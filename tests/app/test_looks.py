"""Looks by id: what `looks.yaml` says, what is wrong with it, and what stands in where it says nothing."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.colour_vision import KINDS, contrast, distance
from game.app.drawing.colours.own_colours import PANEL
from game.app.drawing.colours.palettes import Palette
from game.app.drawing.colours.theme import colour, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import SLOTS, Emblem, LookBook, initials
from game.app.drawing.looks_file import check_ids, read_looks
from game.app.drawing.viewport import Viewport
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import ContentError, load_content
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.content.folder import copied, replace

OWN = {
    "rooms": ["chapel", "observatory", "hydroponics", "data-vault"],
    "resources": ["antimatter", "ice", "fuel"],
}
WHITE = (255, 255, 255)
SLIPS = {
    "an unknown section": ("rooms:", "room:", "unknown key 'room'", "rooms"),
    "an unknown key": (
        'bridge: {frame: "#FF5468",',
        'bridge: {fame: "#FF5468",',
        "unknown key 'fame'",
        "frame",
    ),
    "no colour": ('bridge: {frame: "#FF5468",', "bridge: {frame: red,", "'red', expected a colour", None),
    "a colour without quotation marks": (
        'base: "#17426F",',
        "base: FF5468,",
        "expected a colour in quotation",
        None,
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_mistakes_are_named_where_they_stand(tmp_path: Path, slip: str) -> None:
    folder = copied(tmp_path)
    old, new, words, near = SLIPS[slip]
    line = replace(folder / "looks.yaml", old, new)
    with pytest.raises(ContentError) as told:
        read_looks((folder,))
    assert str(told.value).startswith(f"looks.yaml:{line}:")
    assert words in str(told.value)
    assert told.value.nearest == near


def test_a_line_must_be_about_something_that_is_there(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    content = load_content(folder)
    check_ids(read_looks((folder,)), content)
    line = replace(folder / "looks.yaml", "  bridge:", "  brigde:")
    with pytest.raises(ContentError) as told:
        LookBook(folder).meet(content)
    assert told.value.line == line and told.value.nearest == "bridge"


def test_expansions_bring_looks_of_their_own(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    own = folder / "expansions" / "escape-pod" / "looks.yaml"
    own.write_text('rooms:\n  chapel: {frame: "#123456"}\n', encoding="utf-8")
    frame, plate = LookBook(folder).tones("rooms", "chapel")
    assert frame == rgb("#123456") and contrast(WHITE, plate) > 7
    own.write_text('rooms:\n  bridge: {frame: "#123456"}\n', encoding="utf-8")
    with pytest.raises(ContentError, match="escape-pod/looks.yaml:2: found a second line about 'bridge'"):
        LookBook(folder).tones("rooms", "chapel")


def test_shipped_things_look_as_they_are_said_to() -> None:
    book = LookBook()
    assert book.tones("rooms", "bridge") == (rgb("#FF5468"), rgb("#6E1424"))
    assert book.tones("resources", "universal") == (rgb("#FFE9BC"), rgb("#6B4A12"))
    assert book.ordered("resources", ["universal", "ice", "energy", "data"]) == [
        "data", "energy", "universal", "ice",
    ]  # fmt: skip
    content = load_engine(data_folder()).content
    book.meet(content)
    assert book.chosen == 0, "nothing of the shipped content is left without a look"


@pytest.mark.parametrize("family", OWN)
def test_what_has_no_look_gets_one_far_from_the_others(family: str) -> None:
    book = LookBook()
    own = [book.tones(family, name) for name in OWN[family]]
    frames = list(book.frames(family).values())
    assert min(distance(a, b) for a, b in combinations(frames, 2)) >= 14
    for frame, ground in own:
        assert contrast(frame, PANEL) >= 4.5 and contrast(WHITE, ground) >= 7 and contrast(frame, ground) >= 3
        assert family != "rooms" or distance(frame, colour.LEGAL) >= 20
    other = LookBook()
    assert [other.tones(family, name) for name in OWN[family]] == own, "the same in every window"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("family", OWN)
def test_its_colours_are_told_apart_by_all_eyes(family: str, kind: str) -> None:
    book = LookBook()
    for name in OWN[family][:2]:
        book.tones(family, name)
    shown = list(book.stand_ins(family, kind).values())
    assert min(distance(a, b, kind) for a, b in combinations(shown, 2)) >= 12
    palette = Palette(kind, book)
    assert [palette.of((p[0], p[1], p[2])) for p in book.frames(family).values()] == shown


def test_colours_come_again_only_when_there_are_no_more() -> None:
    book = LookBook()
    slots = [book.slot("rooms", f"room-{n}") for n in range(SLOTS + 3)]
    assert len(set(slots[:SLOTS])) == SLOTS and set(slots) == set(range(SLOTS))


def test_initials() -> None:
    assert initials("Observatory") == "Ob" and initials("Data Vault") == "DV"
    assert initials("X") == "X" and initials("3-D Printer") == "3D" and initials("") == "?"


def test_icons_that_nobody_has_drawn(tmp_path: Path) -> None:
    """Each is another one at every size, in grey too, in all palettes and under high contrast."""
    pygame.font.init()
    (tmp_path / "own.ftl").write_text("room-chapel = Andachtsraum\nresource-ice = Ice\n", encoding="utf-8")
    texts = Texts(folders=[tmp_path])
    for wish in ({}, {"contrast": True}, {"palette": "deutan"}):
        kit = Kit(Viewport(1280, 720), texts, Preferences(**wish))  # type: ignore[arg-type]
        icon = kit.looks.room("chapel").icon
        assert isinstance(icon, Emblem) and icon.letters == "An"
        assert isinstance(kit.looks.resource("antimatter").icon, Emblem)
        assert kit.looks.room("bridge").icon == "room-bridge"
        assert kit.looks.resource("data").icon == "res-data"
        for size in (26, 48):
            for family, ids in OWN.items():
                look = kit.looks.room if family == "rooms" else kit.looks.resource
                drawn = [
                    pygame.image.tobytes(
                        pygame.transform.grayscale(kit.pictures.icon(look(name).icon, size)), "RGBA"
                    )
                    for name in ids
                ]
                assert len(set(drawn)) == len(ids)
                assert all(any(picture) for picture in drawn)


def test_an_expansion_brings_pictures_of_its_own(tmp_path: Path) -> None:
    """In a folder `assets`, laid out like the program's, which keeps what it has itself."""
    folder = copied(tmp_path)
    assets = folder / "expansions" / "damage-control" / "assets"
    (assets / "icons").mkdir(parents=True)
    (assets / "rooms").mkdir()
    ground = '<rect width="8" height="8" fill="#fff"/>'
    white = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">{ground}</svg>'
    texts = Texts()
    for name in ("room-observatory", "room-bridge"):
        (assets / "icons" / f"{name}.svg").write_text(white)
    pygame.image.save(pygame.Surface((8, 8)), assets / "rooms" / "observatory-v1.jpg")
    kit, bare = (
        Kit(Viewport(1280, 720), texts, Preferences(), book=LookBook(place))
        for place in (folder, data_folder())
    )
    assert kit.looks.room("observatory").icon == "room-observatory"
    assert kit.pictures.icon("room-observatory", 20).get_at((9, 9)) == WHITE
    assert kit.looks.room_picture("observatory", "v1") == "rooms/observatory-v1.jpg"
    assert kit.pictures.picture("rooms/observatory-v1.jpg", 20, 20).get_at((9, 9)) == pygame.Color("black")
    own, other = (each.pictures.icon("room-bridge", 20).get_buffer().raw for each in (kit, bare))
    assert own == other
    assert isinstance(bare.looks.room("observatory").icon, Emblem)
    assert not bare.pictures.has("icons/room-observatory.svg")
