"""Pictures that an expansion brings: no decoder sees what is not a JPEG, PNG, WebP or SVG by its header."""

from __future__ import annotations

import io
import os
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app.drawing.images import foreign_pictures
from game.app.drawing.images.damaged import SIZE
from game.app.drawing.images.foreign_drawings import checked_drawing
from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.foreign_pictures import checked_picture
from game.app.drawing.images.pictures import Pictures
from game.program_files import asset_folder
from tests.timed import within

QUICK_S = 1.0


def saved(ending: str, width: int = 40, height: int = 30) -> bytes:
    """A picture that the library writes, of a kind."""
    file = io.BytesIO()
    surface = pygame.Surface((width, height), pygame.SRCALPHA if ending == "png" else 0, 32)
    surface.fill((200, 30, 40))
    pygame.image.save(surface, file, f"x.{ending}")
    return file.getvalue()


def png(width: int, height: int) -> bytes:
    """A PNG file of a few bytes that declares any size."""

    def part(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(b"")) + part(b"IEND", b"")


def a_webp() -> bytes:
    return min(asset_folder().rglob("*.webp"), key=lambda file: file.stat().st_size).read_bytes()


def declared(data: bytes, width: int, height: int) -> bytes:
    """A WebP file whose canvas says another size."""
    assert data[12:16] == b"VP8X"
    sides = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    return data[:24] + sides + data[30:]


XPM = b'/* XPM */\nstatic char * x[] = {\n"2 1 2 1",\n"a c #FF0000",\n"b c #00FF00",\n"ab"};\n'
PCX = bytes([10, 5, 1, 8, 0, 0, 0, 0, 3, 0, 3, 0, *bytes(52), 0, 1, 4, 0, 1, 0, *bytes(58)]) + bytes(16)
XCF = b"gimp xcf file\0" + struct.pack(">III", 4, 4, 0) + bytes(64)
FOREIGN: dict[str, Callable[[], bytes]] = {
    "XPM": lambda: XPM,
    "PCX": lambda: PCX,
    "XCF": lambda: XCF,
    "BMP": lambda: saved("bmp"),
    "TGA": lambda: saved("tga"),
    "GIF": lambda: (
        b"GIF89a\x02\x00\x02\x00\x80\x00\x00\xff\x00\x00\x00\xff\x00,\x00\x00\x00\x00\x02\x00\x02\x00\x00"
        b"\x02\x03D\x02\x05\x00;"
    ),
    "PNM": lambda: b"P6 2 1 255\n" + bytes(6),
    "TIFF": lambda: b"II*\0\x08\0\0\0" + bytes(64),
    "ICO": lambda: b"\0\0\1\0\1\0" + bytes(60),
    "LBM": lambda: b"FORM\0\0\0\x40ILBMBMHD" + bytes(64),
    "QOI": lambda: b"qoif\0\0\0\2\0\0\0\1\4\0" + bytes(20),
    "AVIF": lambda: b"\0\0\0\x1cftypavif" + bytes(64),
    "SVG": lambda: b"<svg width='9' height='9'/>",
    "SVG in a JPEG": lambda: b"\xff\xd8\xff\xfe\x00\x20<svg width='9' height='9'/>" + saved("jpg")[2:],
    "SVG in a WebP": lambda: a_webp()[:60] + b"<svg width='9' height='9'/>" + a_webp()[60:],
    "a small PNG of any size": lambda: png(60_000, 60_000),
    "a PNG of no size": lambda: png(0, 5),
    "a long PNG": lambda: png(5000, 1),
    "half a PNG": lambda: saved("png")[: len(saved("png")) // 2],
    "a PNG with a part of 357 MB": lambda: png(24, 16).replace(b"\0\0\0\x08IDAT", b"\x15\x49\x44\x41IDAT"),
    "a large WebP": lambda: declared(a_webp(), 16_000, 16_000),
    "a WebP of two sizes": lambda: declared(a_webp(), 20, 20),
    "a WebP that moves": lambda: a_webp()[:20] + bytes([a_webp()[20] | 2]) + a_webp()[21:],
    "half a WebP": lambda: a_webp()[: len(a_webp()) // 2],
    "nothing": lambda: b"",
    "9 MB": lambda: saved("jpg") + bytes(9_000_000),
}


@pytest.mark.parametrize("name", FOREIGN)
@pytest.mark.parametrize("file", ["rooms/wing.jpg", "rooms/wing.webp", "rooms/wing.png"])
def test_what_is_no_picture_of_ours_comes_to_no_decoder(
    brought: Path, decoded: list[str], name: str, file: str, caplog: pytest.LogCaptureFixture
) -> None:
    (brought / file).write_bytes(FOREIGN[name]())
    pictures = Pictures(1.0, more=(brought,))
    with within(QUICK_S):
        assert pictures.has(file) and pictures.file(file).get_size() == SIZE, "something stands in for it"
    assert decoded == [] and file in caplog.text


@pytest.mark.parametrize("ending", ["jpg", "png", "webp"])
def test_pictures_of_ours_are_shown(brought: Path, ending: str) -> None:
    data = a_webp() if ending == "webp" else saved(ending)
    (brought / "rooms" / "wing.jpg").write_bytes(data)
    shown = Pictures(1.0, more=(brought,)).file("rooms/wing.jpg")
    wanted = pygame.image.load(io.BytesIO(data), f"x.{ending}")
    assert shown.get_size() == wanted.get_size() != SIZE
    assert shown.get_at((5, 5)) == wanted.get_at((5, 5))


def test_drawings_of_ours_are_shown(brought: Path, decoded: list[str]) -> None:
    (brought / "icons" / "room-wing.svg").write_bytes((asset_folder() / "icons" / "ui-play.svg").read_bytes())
    pictures = Pictures(1.0, more=(brought,))
    assert pygame.image.tobytes(pictures.icon("room-wing", 32), "RGBA") == pygame.image.tobytes(
        pictures.icon("ui-play", 32), "RGBA"
    )
    assert decoded


def test_all_that_the_program_has_would_be_let_through() -> None:
    count = 0
    for file in asset_folder().rglob("*"):
        if file.suffix in (".jpg", ".webp", ".png"):
            checked_picture(file)
            count += 1
        elif file.suffix == ".svg":
            checked_drawing(file)
            count += 1
    assert count > 200


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.jpg")
    for check in (checked_picture, checked_drawing):
        with pytest.raises(PictureError):
            check(tmp_path / "x.jpg")


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_let_through_says_a_size_that_is_kept_to(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """A few bytes of a good picture are changed: it is refused, or decoded to no more than it says."""
    source = bytearray(data.draw(st.sampled_from([saved("jpg"), saved("png"), a_webp()])))
    for _ in range(data.draw(st.integers(1, 4))):
        source[data.draw(st.integers(0, min(80, len(source) - 1)))] = data.draw(st.integers(0, 255))
    file = tmp_path_factory.mktemp("x") / "x.jpg"
    file.write_bytes(source)
    with within(QUICK_S):
        found: Any = None
        try:
            found, ending = checked_picture(file)
        except PictureError:
            return
        try:
            size = pygame.image.load(io.BytesIO(found), f"x.{ending}").get_size()
        except pygame.error:
            return
        assert max(size) <= foreign_pictures.MOST_SIDE and size[0] * size[1] <= foreign_pictures.MOST_PIXELS
