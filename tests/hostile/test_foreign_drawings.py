"""Vector pictures that an expansion brings: the decoder reads what is written anew from them, and lives."""

from __future__ import annotations

import contextlib
import io
import random
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.images import damaged
from game.app.drawing.images.drawing_moves import Moves
from game.app.drawing.images.foreign_drawings import checked_drawing
from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.pictures import Pictures
from game.program_files import asset_folder
from tests.timed import within

SLOWEST_S = 1.0


def page(inside: bytes) -> bytes:
    return b"<svg viewBox='0 0 9 9'>" + inside + b"</svg>"


DRAWINGS: dict[str, bytes] = {
    "no SVG": b"\x89PNG\r\n\x1a\n",
    "NUL": page(b"\0"),
    "entities": b'<!DOCTYPE svg [<!ENTITY a "ha">]>' + page(b"<g fill='&a;'/>"),
    "a picture in it": page(b"<image href='x.xcf'/>"),
    "dashes without end": page(b"<path stroke-dasharray='0.0001' d='M0 0L999999 9'/>"),
    "numbers without end": b"<svg width='1e30' height='9'/>",
    "a large number": page(b"<path d='M0 0L99999999 9'/>"),
    "many shapes": page(b'<rect width="9" height="9"/>' * 501),
    "many gradients": page(b"<linearGradient/>" * 501),
    "many numbers": page(b"<path d='M0 0" + b"L1 1" * 6_000 + b"Z'/>"),
    "a number with a dot before its power": page(b"<rect x='1.e75' width='9' height='9'/>"),
    "a point that looks like a colour": page(b"<polygon points='#1e75 5 6'/>"),
    "a colour without end and another": page(b"<g fill='rgb(1e75,0,0)#000'/>"),
    "a colour without end": page(b"<g fill='rgb(1e75,0,0)'/>"),
    "a number that looks like a colour": page(b"<g transform='scale(#1e39)'/>"),
    "transforms in a row": page(b"<g transform='" + b"scale(999) " * 9 + b"'/>"),
    "transforms inside of transforms": page(b"<g transform='scale(99)'>" * 9 + b"</g>" * 9),
    "a gradient with transforms": page(b"<radialGradient gradientTransform='scale(999) scale(999)'/>"),
    "half a transform": page(b"<g transform='scale(9'/>"),
    "too few numbers": page(b"<g transform='matrix(9)'/>"),
    "a slope without end": page(b"<g transform='skewX(90)'/>"),
    "a turn around a far point": page(b"<g transform='rotate(180 999999 9)'/>"),
    "a transform that leaves nothing": page(b"<radialGradient/><g transform='scale(.001 .001)'/>"),
    "a transform whose way back gets lost": page(
        b"<g transform='matrix(90 -1 -1 .0112 0 0)'/><linearGradient/>"
    ),
    "a dashed line in a style": page(b"<path style='stroke-dasharray:.0001' d='M0 0L999999 9'/>"),
    "a dashed line in a sheet": page(b"<style>*{stroke-dasharray:.0001}</style><path d='M0 0L9 9'/>"),
    "a number in a sheet": page(b"<style>rect{stroke-width:9999999}</style><rect/>"),
    "a sheet for each of thousands": page(
        b"<style>.a{opacity:" + b"1" * 3 + b";fill:" + b"x" * 9000 + b"}</style>" + b"<g class='a'/>" * 200
    ),
    "an unknown encoding": b"<?xml version='1.0' encoding='utf8mb4'?><svg viewBox='0 0 9 9'></svg>",
    "an encoding of two bytes": b"<?xml version='1.0' encoding='gbk'?><svg viewBox='0 0 9 9'></svg>",
    "a tiny page": b"<svg viewBox='0 0 .0001 .0001'><rect width='9' height='9'/></svg>",
    "a page of two numbers": b"<svg viewBox='9 9'><rect width='9' height='9'/></svg>",
    "a huge page": b"<svg viewBox='0 0 100001 9'><rect width='9' height='9'/></svg>",
    "a huge side": b"<svg width='100001' height='9'><rect width='9' height='9'/></svg>",
    "a small side": b"<svg width='.5' height='9'><rect width='9' height='9'/></svg>",
    "half a point": b"<svg width='.5pt' height='9'><rect width='9' height='9'/></svg>",
    "a part of an inch": b"<svg width='.01in' height='9'><rect width='9' height='9'/></svg>",
    "a side in percent": b"<svg width='50%' height='9'><rect width='9' height='9'/></svg>",
    "a page of nothing": b"<svg viewBox='0 0 0 9'><rect width='9' height='9'/></svg>",
    "no page": b"<svg><rect width='9' height='9'/></svg>",
    "half of its sides": b"<svg width='9'><rect width='9' height='9'/></svg>",
    "a side in another unit": b"<svg width='9em' height='9'><rect width='9' height='9'/></svg>",
    "half a file": b"<svg viewBox='0 0 9 9'><rect",
    "1 MB": b"<svg>" + b" " * 1_000_000 + b"</svg>",
}

MOVES = {
    "": (0, 0, 9, 9),
    "translate(10)": (10, 0, 9, 9),
    "translate(10 20), scale(2)": (10, 20, 18, 18),
    "scale(2,3)": (0, 0, 18, 27),
    "rotate(90) translate(0 -20)": (11, 0, 9, 9),
    "rotate(180 20 20)": (31, 31, 9, 9),
    "matrix(1 0 0 1 5e-1 0) translate(4.5)": (5, 0, 9, 9),
    "skewX(0) skewY(0)": (0, 0, 9, 9),
}
"""Transforms, and where they move a square of nine units to."""


@pytest.mark.parametrize(
    ("value", "matrix", "growth"),
    [
        ("scale(2)", (2, 0, 0, 2, 0, 0), 2),
        ("scale(3 .5)", (3, 0, 0, 0.5, 0, 0), 3),
        ("translate(3) scale(2)", (2, 0, 0, 2, 3, 0), 2),
        ("scale(2) translate(3,4)", (2, 0, 0, 2, 6, 8), 2),
        ("rotate(90 1 2)", (0, 1, -1, 0, 3, 1), 1),
        ("rotate(30) rotate(-30)", (1, 0, 0, 1, 0, 0), 1),
        ("skewX(45)", (1, 0, 1, 1, 0, 0), 1.618034),
        ("skewY(45)", (1, 1, 0, 1, 0, 0), 1.618034),
        ("matrix(1 2 3 4 5 6)", (1, 2, 3, 4, 5, 6), 5.464986),
        ("scale(4) scale(.25)", (1, 0, 0, 1, 0, 0), 1),
    ],
)
def test_transforms_come_to_one(value: str, matrix: tuple[float, ...], growth: float) -> None:
    found = Moves().inside(value)
    assert found.matrix == pytest.approx(matrix) and found.growth == pytest.approx(growth) and not found.flat
    assert Moves().inside("scale(.002)").flat is False and Moves().inside("scale(.001)").flat
    with pytest.raises(PictureError, match="leads off the page"):
        Moves().inside("scale(100)").inside("translate(20000)")


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("palette", ["normal", "protan"])
def test_what_is_no_drawing_of_ours_comes_to_no_decoder(
    brought: Path, decoded: list[str], name: str, palette: str
) -> None:
    (brought / "icons" / "room-wing.svg").write_bytes(DRAWINGS[name])
    Pictures(1.0, scheme=ColourScheme(palette=palette), more=(brought,)).icon("room-wing", 32)
    assert decoded == []


@pytest.mark.parametrize("file", sorted(asset_folder().rglob("*.svg"))[::9], ids=lambda file: file.stem)
def test_what_is_written_anew_looks_the_same(file: Path) -> None:
    drawn = (pygame.image.load_sized_svg(one, (60, 84)) for one in (file, io.BytesIO(checked_drawing(file))))
    first, second = (pygame.image.tobytes(one, "RGBA") for one in drawn)
    assert first == second


RECT = "<rect width='9' height='9' fill='#f1e390'/>"
PAGE = "<svg viewBox='0 0 60 60'>"
OF_AUTHORS = {
    "in ems": f"<svg width='1em' height='1em' viewBox='0 0 60 60'>{RECT}",
    "of no width": f"<svg width='' height='auto' viewBox='0 0 60 60'>{RECT}",
    "in inches": f"<svg width='.5in' height='.5in' viewBox='0 0 60 60'>{RECT}",
    "in pixels": f"<svg width='60px' height='60'>{RECT}",
    "moved as a whole": f"<svg viewBox='0 0 60 60' transform='translate(0)'>{RECT}",
    "without a move": f"{PAGE}<g transform='none'>{RECT}</g>",
    "small": f"{PAGE}<g transform='scale(.001)'><g transform='scale(3000)'>"
    "<rect width='3' height='3' fill='#f1e390'/></g></g>",
    "a page in a page": f"{PAGE}<svg x='7' viewBox='0 0 1 1'>{RECT}</svg>",
    "with a link": f"{PAGE}<a href='x'>{RECT}</a>",
    "with a style": f'{PAGE}<rect style="font-family:&quot;A&quot;; fill:#f1e390;text-transform:none;'
    "transform-origin:0;transform:scale(9);stroke-dasharray:none\" width='9' height='9'/>",
    "with a sheet": f"{PAGE}<style type='text/css'><![CDATA[ /* a > b */ .st0,.st1 {{ fill : #f1e390;"
    "font:'A' } g > rect{fill:#000} @import 'x'; ]]></style>"
    "<rect class='st9 st1' width='9' height='9' fill='#123'/>",
    "with a sheet for all": f"{PAGE}<style>rect{{fill:#000}}#r{{fill:#f1e390}}</style>"
    "<rect id='r' width='9' height='9'/>",
    "with what is not drawn": f"{PAGE}<metadata><b:c xmlns:b='x'>1</b:c></metadata><clipPath id='c'>"
    f"<rect width='60' height='60'/></clipPath><text transform='rotate(9)'>1</text><use href='#c'/>{RECT}",
    "with numbers in a row": f"{PAGE}<path fill='#f1e390' d='M0 0l9 0.0000001 0 9-9-.0000001.0000001z'/>",
    "with a gradient": f"{PAGE}<linearGradient id='a' gradientTransform='scale(.0001)'>"
    "<stop style='stop-color:#f1e390'/><stop offset='1' stop-color='#f1e390'/></linearGradient>"
    "<rect width='9' height='9' fill='url(#a)'/>",
    "with a line of former times": '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n'
    f"<!-- by hand -->{PAGE}{RECT}",
    "with another letter in a remark": f"<!-- \xe9 -->{PAGE}{RECT}",
}
"""Pictures as programs for drawing write them: a square of nine units in the corner of sixty."""


@pytest.mark.parametrize(
    "inside",
    [
        f"<style>{'/*' * 200_000}</style>",
        f"<style>{'a' * 400_000}</style>",
        f"<style>{'{' * 400_000}</style>",
        f"<style>{'.a{}' * 100_000}</style><g class='{'a ' * 20_000}'/>",
        f"<style>.a{{{'x:y;' * 90_000}}}</style>" + "<g class='a'/>" * 9_000,
        f"<style>{'a,' * 150_000}b{{fill:red}}</style>",
        f"<g transform='{'a' * 400_000}'/>",
        f"<g transform='{' ' * 400_000}x'/>",
        f"<path d='{'- ' * 200_000}'/>",
        f"<path d='{'.' * 400_000}'/>",
        f"<g style='{';' * 400_000}'/>",
        "<g>" * 40_000 + "</g>" * 40_000,
    ],
    ids=range(12),
)
def test_no_drawing_keeps_anybody_waiting(tmp_path: Path, inside: str) -> None:
    (file := tmp_path / "x.svg").write_bytes(page(inside.encode()))
    with within(SLOWEST_S), contextlib.suppress(PictureError):
        pygame.image.load_sized_svg(io.BytesIO(checked_drawing(file)), (60, 84))


@pytest.mark.parametrize("palette", ["normal", "protan"])
def test_a_name_with_digits_is_no_number_in_any_palette(brought: Path, palette: str) -> None:
    """What stood for the game's own drawings was looked for in these as well, under a palette."""
    (brought / "icons" / "room-wing.svg").write_bytes(page(b"<rect id='r12345678' width='9' height='9'/>"))
    Pictures(1.0, scheme=ColourScheme(palette=palette), more=(brought,)).icon("room-wing", 32)
    assert damaged._told == set(), "it is drawn"


@pytest.mark.parametrize("name", OF_AUTHORS)
def test_pictures_of_authors_are_drawn(tmp_path: Path, name: str) -> None:
    (file := tmp_path / "x.svg").write_text(f"{OF_AUTHORS[name]}</svg>", encoding="utf-8")
    drawn = pygame.image.load_sized_svg(io.BytesIO(checked_drawing(file)), (60, 60))
    assert [tuple(rect) for rect in pygame.mask.from_surface(drawn).get_bounding_rects()] == [(0, 0, 9, 9)]
    assert drawn.get_at((4, 4))[:3] == (0xF1, 0xE3, 0x90)


@pytest.mark.parametrize(
    "inside",
    [
        "<radialGradient transform='scale(9)'/>",
        "<g style='transform:scale(9)'/>",
        "<g style='x:y;gradientTransform : scale(9)'/>",
        "<style>g{transform:scale(9)}</style><g/>",
        "<style>.a{</style><rect class='a'/>",
        "<style>.a,{fill:red}</style><rect class='a'/>",
        "<style>.a{tra<b/>nsform:scale(9)}</style><rect class='a'/>",
        f"<style>.a{{{' ' * 8180}transform:scale(9)}}</style><rect class='a'/>",
    ],
)
def test_what_the_decoder_is_not_to_see_is_left_out(tmp_path: Path, inside: str) -> None:
    """Half a style sheet ended the process."""
    (file := tmp_path / "x.svg").write_bytes(page(inside.encode()))
    written = checked_drawing(file)
    assert b"ransform" not in written and b"{" not in written and b"class" not in written


@pytest.mark.parametrize("transform", MOVES)
def test_transforms_on_the_page_are_let_through(tmp_path: Path, transform: str) -> None:
    (file := tmp_path / "x.svg").write_text(
        f"<!-- a --><svg width='100%' height='100%' viewBox='0 0 60 60' inkscape:noted='12345678'>\n"
        f"<!-- > <rect width='60' height='60'/> --><style>.a{{fill:#f1e390}}</style><title>1 &amp; 2</title>"
        f"<g transform='{transform}'>"
        "<rect id='r12345678' class='a' x='-3.5e-15' width='9' height='9'/></g></svg>"
    )
    written = checked_drawing(file)
    assert b"inkscape" not in written and b"&" not in written and b"60' h" not in written
    drawn = pygame.image.load_sized_svg(io.BytesIO(written), (60, 60))
    seen = pygame.mask.from_surface(drawn).get_bounding_rects()
    assert [tuple(rect) for rect in seen] == [MOVES[transform]]


@pytest.mark.parametrize("seconds", [2, pytest.param(40, marks=pytest.mark.slow)], ids=["some", "thousands"])
def test_the_decoder_stands_all_drawings_that_are_let_through(seconds: int) -> None:
    """It ended the process for one of 70,000: a transform that left next to nothing has no way back."""
    seed = random.randrange(10**6)
    done = subprocess.run(
        [sys.executable, "-m", "tools.fuzz.drawings", str(seconds), str(seed)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    found = re.search(r"(\d+) drawn, (\d+) refused, slowest (\S+) s", done.stdout)
    assert done.returncode == 0 and found is not None, (seed, done.returncode, done.stderr)
    assert int(found[1]) > 100 and int(found[2]) > 100 and float(found[3]) < SLOWEST_S, seed
