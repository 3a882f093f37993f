"""Pictures that are read beside the drawing are the same, and belong to those who had them read."""

from __future__ import annotations

import pygame
import pytest

from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.pictures import Pictures

WANTED = ("rooms/bridge.jpg", 200, 90, (0.5, 0.5))


@pytest.fixture
def reader() -> PictureReader:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return PictureReader()


def pictures(reader: PictureReader | None, palette: str = "normal") -> Pictures:
    found = Pictures(1.0, scheme=ColourScheme(False, palette))
    found.reader = reader
    return found


def test_it_reads_what_would_have_been_read(reader: PictureReader) -> None:
    ahead = pictures(reader)
    ahead.prepare_px(*WANTED)
    found = ahead.picture_px(*WANTED)
    assert ahead.prepare_px(*WANTED), "it is kept now"
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(
        pictures(None).picture_px(*WANTED), "RGB"
    )


def test_another_palette_does_not_get_what_this_one_had_drawn(reader: PictureReader) -> None:
    usual, other = pictures(reader), pictures(reader, "deutan")
    for who, paint in ((usual, "red"), (other, "blue")):
        picture = pygame.Surface((2, 2))
        picture.fill(paint)
        who.prepare_small(("card", "data"), lambda picture=picture: picture)
    unused = pygame.Surface((2, 2))
    assert other.small(("card", "data"), lambda: unused).get_at((0, 0))[:3] == (0, 0, 255)
    assert usual.small(("card", "data"), lambda: unused).get_at((0, 0))[:3] == (255, 0, 0)


def test_what_goes_wrong_comes_out_where_the_picture_is_wanted(
    reader: PictureReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: object) -> None:
        raise ZeroDivisionError(str(path))

    ahead = pictures(reader)
    monkeypatch.setattr(ahead, "_read", broken)
    wrong = ("rooms/nowhere.jpg", 8, 8, (0.5, 0.5))
    ahead.prepare_px(*wrong)
    with pytest.raises(ZeroDivisionError):
        ahead.picture_px(*wrong)


def test_what_is_asked_for_is_not_the_next_to_be_dropped(reader: PictureReader) -> None:
    """A room of several pictures asks for all of them, then draws: the first must not push out the last."""
    ahead = pictures(reader)
    wanted = [("rooms/bridge.jpg", 200, 90 + n, (0.5, 0.5)) for n in range(3)]
    for one in wanted:
        ahead.picture_px(*one)
    ahead._kept.limit = ahead._kept.bytes
    assert ahead.prepare_px(*wanted[0])
    ahead.shape("another", lambda: pygame.Surface((200, 60)))
    assert ahead._kept.has(("picture", *wanted[0])) and not ahead._kept.has(("picture", *wanted[1]))
