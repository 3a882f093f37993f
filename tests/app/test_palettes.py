"""High contrast and the palettes: what colours become, and whether eyes can tell them apart on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.colour_scheme import OFF_LINE, ColourScheme
from game.app.drawing.colours.colour_vision import KINDS, contrast, distance, lab, seen
from game.app.drawing.colours.palettes import Palette, families
from game.app.drawing.colours.theme import CREW, PANEL_LINE, Colour, Gradient, colour, fade, rgb
from game.app.drawing.images.other_light import in_other_light, in_other_light_as_told
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.looks import LookBook, Shine
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tools.studio import Studio

BOOK = LookBook()
FAMILIES = families(BOOK)
RESOURCES = [BOOK.tones("resources", kind) for kind in BOOK.known("resources")]
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
PANEL = (14, 18, 32)
APART = 30.0
"""CIE76 distance that any two colours of a family keep for the eyes their palette is for."""
SHOWN_APART = 16.0
"""The same for whole rendered pieces: their shades and marks are in it."""


def stand_in(paint: Colour, kind: str) -> tuple[int, int, int]:
    """What the palette for a kind of eyes has in the place of a colour."""
    return Palette(kind, BOOK).of((paint[0], paint[1], paint[2]))


def test_contrast_and_distance_are_what_the_books_say() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast((119, 119, 119), WHITE) == pytest.approx(4.48, abs=0.01)
    assert lab(WHITE) == pytest.approx((100, 0, 0), abs=0.1)
    assert lab((255, 0, 0)) == pytest.approx((53.2, 80.1, 67.2), abs=0.2)
    assert distance((255, 0, 0), (0, 128, 0), "deutan") < distance((255, 0, 0), (0, 128, 0)) / 2
    for kind in KINDS:
        assert seen((128, 128, 128), kind) == pytest.approx((128, 128, 128), abs=1)


def test_without_wishes_nothing_changes() -> None:
    sight = ColourScheme()
    assert sight.plain
    for paint in (colour.GOLD, fade(colour.LINE, 0.5), PANEL_LINE):
        assert sight.ink(paint) == sight.ground(paint) == paint
        assert sight.panel(paint, paint, 1.6) == (paint, paint, 1.6)


def test_high_contrast() -> None:
    sight = ColourScheme(contrast=True)
    fill, line, width = sight.panel(colour.PANEL, PANEL_LINE, 1.6)
    assert (fill, line, width) == (BLACK, WHITE, 2.0), "black panels, white lines two units wide"
    fill, line, width = sight.panel(colour.LEGAL_FILL, colour.LEGAL, 2)
    assert fill == BLACK and line == colour.LEGAL and width == 3, "a signal keeps its colour and is thicker"
    assert sight.panel(fade(colour.GOLD, 0.12), None, 1)[0] is None, "washes go"
    assert sight.ground(colour.GOLD) is not None, "what is bright is a mark and stays"
    assert sight.ink(colour.MUTED) == sight.ink(colour.GOLD_TEXT) == sight.ink(colour.REASON) == WHITE
    assert contrast(sight.ink(colour.DISABLED)[:3], BLACK) > 10  # type: ignore[index]
    assert sight.ink(rgb("#2A1702")) == BLACK, "dark words stand on something bright"
    assert sight.line(fade(colour.LINE, 0.6)) == OFF_LINE, "what cannot be used"
    assert not sight.glows


def studio(home: Path, **settings: object) -> Studio:
    return Studio(home, (1280, 720), Preferences(language="en", **settings))  # type: ignore[arg-type]


def test_art_is_dim_and_grey_and_fire_a_hatch(tmp_path: Path) -> None:
    usual = studio(tmp_path / "a").kit.pictures.picture("rooms/bridge.jpg", 392, 224)
    dim = studio(tmp_path / "b", contrast=True).kit.pictures.picture("rooms/bridge.jpg", 392, 224)
    one, two = (pygame.surfarray.array3d(picture).astype(int) for picture in (usual, dim))
    assert (two.max(axis=2) - two.min(axis=2)).max() <= 1, "grey"
    assert 0.25 < two.mean() / one.mean() < 0.45, "35 % light"
    fire = studio(tmp_path / "c", contrast=True).kit.pictures.picture("overlays/damage_3.webp", 392, 224)
    inked = pygame.surfarray.array3d(fire)[pygame.surfarray.array_alpha(fire) > 60]
    assert len(inked) and inked.min() > 250, "white strokes only"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("room", BOOK.known("rooms"))
def test_the_light_of_a_room_takes_the_colour_of_the_palette(room: str, kind: str) -> None:
    old = BOOK.tones("rooms", room)[0]
    new = stand_in(old, kind)
    picture = pygame.Surface((3, 1), pygame.SRCALPHA)
    for x, pixel in enumerate(((*old[:3], 90), (250, 250, 250, 255), (0, 0, 0, 0))):
        picture.set_at((x, 0), pixel)
    found = in_other_light(picture, old, new)
    assert max(abs(a - b) for a, b in zip(found.get_at((0, 0))[:3], new, strict=True)) <= 3
    assert found.get_at((0, 0))[3] == 90, "as much light as before"
    assert [tuple(found.get_at((x, 0))) for x in (1, 2)] == [(250, 250, 250, 255), (0, 0, 0, 0)]


def test_fire_keeps_its_colours_beside_a_light_that_changes() -> None:
    """Even where the light is as red as fire."""
    old, new, fire = (255, 84, 104), (238, 76, 9), ((200, 50, 5), (255, 150, 30), (255, 225, 120))
    picture, light = pygame.Surface((4, 1)), pygame.Surface((4, 1))
    for x, pixel in enumerate((old, *fire)):
        picture.set_at((x, 0), pixel)
    light.set_at((0, 0), (255, 255, 255))
    found = in_other_light_as_told(picture, light, old, new)
    assert max(abs(a - b) for a, b in zip(found.get_at((0, 0))[:3], new, strict=True)) <= 3
    assert [tuple(found.get_at((x, 0))[:3]) for x in (1, 2, 3)] == list(fire)


@pytest.mark.parametrize("kind", KINDS)
def test_a_lost_room_is_seen_in_the_colour_of_the_palette(tmp_path: Path, kind: str) -> None:
    """Those whose light is red, too: it moves towards the palette's colour, the sun stays."""
    usual, other = (studio(tmp_path / name, palette=name).kit for name in ("normal", kind))
    for room in ("bridge", "engine-room", "repair-centre", "mess-hall", "armoury"):
        old = BOOK.tones("rooms", room)[0]
        shift = np.array(stand_in(old, kind)[:3], int) - np.array(old[:3], int)
        shown = []
        for kit in (usual, other):
            shine = kit.looks.room_state(room, "v1", "lost")
            assert isinstance(shine, Shine)
            shown.append(
                pygame.surfarray.array3d(kit.pictures.picture_px(shine, 784, 523, (0.5, 0.5))).astype(int)
            )
        mask = pygame.image.load(usual.pictures.folder / shine.light)
        light = pygame.surfarray.array3d(mask.convert(32))[..., 0]
        moved = shown[1] - shown[0]
        part = int(np.argmax(np.abs(shift)))
        assert np.sign(moved[light > 90][:, part].mean()) == np.sign(shift[part]), room
        assert np.abs(moved[light < 4]).max() <= 8, "nothing else changes"


def test_conduits_are_seen_in_the_colours_of_the_palette(tmp_path: Path) -> None:
    light = Shine("overlays/cargo-hold_diverted.webp", BOOK.tones("rooms", "cargo-hold")[0])

    def brightest(pictures: Pictures) -> Any:
        picture = pictures.picture_px(light, 392, 261, (0.5, 0.5))
        pixels = pygame.surfarray.array3d(picture).astype(int)[pygame.surfarray.array_alpha(picture) > 120]
        spans = pixels.max(axis=1) - pixels.min(axis=1)
        return tuple(int(part) for part in pixels[spans >= np.quantile(spans, 0.98)].mean(axis=0))

    usual, other = (
        brightest(studio(tmp_path / kind, palette=kind).kit.pictures) for kind in ("normal", "tritan")
    )
    wanted = stand_in(light.tone, "tritan")
    assert distance(other, wanted) < 0.5 * distance(usual, wanted)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_pair_of_a_family_is_told_apart(kind: str, family: str) -> None:
    usual = list(FAMILIES[family].values())
    shown = [stand_in(p, kind) for p in usual]
    nearest = min(distance(a, b, kind) for a, b in combinations(shown, 2))
    before = min(distance(a, b, kind) for a, b in combinations(usual, 2))
    assert nearest >= APART, f"{nearest:.0f}"
    assert nearest >= before
    assert min(contrast(paint, PANEL) for paint in shown) >= 4.5
    if family == "rooms":
        legal = stand_in(colour.LEGAL, kind)
        assert min(distance(paint, legal, kind) for paint in shown) >= 15


@pytest.mark.parametrize("kind", KINDS)
def test_shades_move_with_their_colour_and_greys_stay(kind: str) -> None:
    for paint in (colour.TEXT, colour.MUTED, colour.LINE, colour.INK, BLACK, WHITE):
        moved = stand_in(paint, kind)
        assert distance(paint, moved) < 4, paint
    for tones in RESOURCES:
        frame, base = (stand_in(paint, kind) for paint in tones)
        assert contrast(frame, base) >= 3, "the frame is seen on its own ground"


@pytest.fixture(scope="module")
def previews(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """The settings' own picture of resources, crew and signals, in every palette."""
    from game.app.scenes.settings.settings_scene import SettingsScene

    found = {}
    for kind in ("normal", *KINDS):
        made = studio(tmp_path_factory.mktemp(kind), palette=kind)
        made.app.reset(SettingsScene("reading"))
        canvas = made.settle()
        found[kind] = canvas, made.app.stack.top.laid  # type: ignore[union-attr]
    yield found


def simulated(canvas: Canvas, rect: tuple[float, float, float, float], kind: str) -> tuple[int, ...]:
    """The mean colour of the strongest pixels of a rendered piece, as eyes of a kind see it."""
    where = canvas.px(rect)
    pixels = pygame.surfarray.array3d(canvas.surface.subsurface(where)).reshape(-1, 3)
    strength = pixels.max(axis=1).astype(int) - pixels.min(axis=1) + pixels.max(axis=1) // 2
    strong = pixels[strength >= np.quantile(strength, 0.75)]
    return seen(tuple(int(part) for part in strong.mean(axis=0)), kind)


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_on_the_screen_are_told_apart(previews: dict[str, Any], kind: str) -> None:
    canvas, laid = previews[kind]
    for name, count in (("resources", len(RESOURCES)), ("crew", len(CREW))):
        tiles = []
        for n in range(count):
            x, y, w, h = laid.rect((name, n))
            # the frame of a socket; the body of a crew member
            tiles.append((x + 14, y - 1, w - 28, 4) if name == "resources" else (x + 4, y + 4, w - 8, h - 8))
        colours = [simulated(canvas, tile, kind) for tile in tiles]
        nearest = min(distance(a, b) for a, b in combinations(colours, 2))
        assert nearest >= SHOWN_APART, (name, nearest, colours)


@pytest.mark.parametrize("kind", KINDS)
def test_the_table_wears_the_palette(tmp_path: Path, kind: str) -> None:
    """Legal, yours and dangerous are three colours on the table itself."""
    canvas = studio(tmp_path, palette=kind).take("play-drag-card")
    codes = np.unique(pygame.surfarray.array2d(canvas.surface)).tolist()
    pixels = {tuple(canvas.surface.unmap_rgb(code))[:3] for code in codes}
    legal = stand_in(colour.LEGAL, kind)
    assert legal in pixels
    if legal != colour.LEGAL:
        assert colour.LEGAL not in pixels, "the usual colour is gone"


@pytest.mark.parametrize("kind", KINDS)
def test_words_are_as_light_as_they_are_meant_to_be(kind: str) -> None:
    """A stand-in may be darker than what it stands for, but not where it is to be read."""
    scheme, raised = ColourScheme(palette=kind), (34, 42, 69)
    for family in FAMILIES.values():
        for name, paint in some(family.items()):
            words = scheme.ink(paint)
            assert isinstance(words, tuple)
            assert contrast(words[:3], raised) >= min(4.5, contrast(paint[:3], raised)) - 0.01, (kind, name)
            assert scheme.mark(paint)[:3] == stand_in(paint, kind), "marks stay as far apart as they are"


def test_a_gradient_is_mapped_end_by_end() -> None:
    sight = ColourScheme(palette="tritan")
    mapped = sight.ground(Gradient(colour.LEGAL, colour.GOLD))
    assert isinstance(mapped, Gradient)
    assert mapped.start == stand_in(colour.LEGAL, "tritan")
    assert mapped.end == stand_in(colour.GOLD, "tritan")


def marks(settings: Preferences, home: Path) -> dict[str, float]:
    """How much of every icon stands out from a panel, 3 to 1, as a share of what is drawn of it."""
    kit = Studio(home, (1280, 720), settings).kit
    ground = BLACK if settings.contrast else PANEL
    found = {}
    for path in sorted((kit.pictures.folder / "icons").glob("*.svg")):
        tint = colour.TEXT if path.stem.startswith(("ui-", "act-")) else None
        picture = kit.pictures.icon(path.stem, 36, tint)
        drawn = pygame.surfarray.array_alpha(picture) > 128
        pixels = pygame.surfarray.array3d(picture)[drawn]
        found[path.stem] = float(np.mean([contrast(tuple(map(int, p)), ground) >= 3 for p in pixels]))
    return found


@pytest.mark.parametrize("wish", [{}, {"contrast": True}, *({"palette": kind} for kind in KINDS)])
def test_icons_stand_out_from_panels(tmp_path: Path, wish: dict[str, Any]) -> None:
    shares = marks(Preferences(language="en", **wish), tmp_path)
    assert {name: round(share, 2) for name, share in shares.items() if share < 0.25} == {}


@pytest.mark.parametrize("kind", ["normal", *KINDS])
def test_frames_stand_out_from_panels(kind: str) -> None:
    for family in FAMILIES.values():
        for name, paint in some(family.items()):
            shown = stand_in(paint, kind)
            assert contrast(shown, PANEL) >= 3, (kind, name)
    high = ColourScheme(contrast=True, palette=kind)
    for line in (colour.LINE, colour.LINE_STRONG, colour.LEGAL, colour.GOLD, colour.DANGER, colour.REASON):
        seen_line = high.line(line)
        assert seen_line is not None and contrast(seen_line, BLACK) >= 3


def test_under_high_contrast_the_table_at_rest_is_still(tmp_path: Path) -> None:
    from game.app.table.table_scene import TableScene
    from game.play.session import Session
    from tests.app.stage import open_app

    app = open_app(tmp_path, settings=Preferences(language="en", contrast=True, animation="normal"))
    setup = {"players": 2, "difficulty": "medium", "seed": 7, "names": ["Ada", "Bo"]}
    app.reset(TableScene(Session.new(setup, app.engine())))
    for _ in range(200):
        app.advance(50)
        app.show()
    frames = []
    for _ in range(20):
        app.advance(100)
        app.show()
        frames.append(pygame.image.tobytes(app.screen, "RGB"))
    assert len(set(frames)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_words_are_read_on_the_palettes_plates(kind: str) -> None:
    grounds = {
        name: BOOK.tones(family, name)[1] for family in ("rooms", "resources") for name in BOOK.known(family)
    }
    for name, paint in some(grounds.items()):
        shown = stand_in(paint, kind)
        assert contrast(WHITE, shown) >= 4.5, (name, shown)
    for fill, ink in ((colour.GOLD_FILL, colour.GOLD_TEXT), (colour.LEGAL_FILL, colour.LEGAL_TEXT)):
        ground, words = (stand_in(p, kind) for p in (fill, ink))
        assert contrast(words, ground) >= 4.5
