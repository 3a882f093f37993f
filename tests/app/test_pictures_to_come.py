"""Pictures that are begun beside the drawing and never taken do not stay for ever."""

from __future__ import annotations

import time
import weakref
from collections.abc import Iterator

import pygame
import pytest

from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.pictures_to_come import LEFT_BYTES, LEFT_S, PicturesToCome

SIDE = 500
EACH = SIDE * SIDE * 4


def _make() -> pygame.Surface:
    return pygame.Surface((SIDE, SIDE), 0, 32)


@pytest.fixture
def reader() -> Iterator[PictureReader]:
    made = PictureReader()
    yield made
    made.close()


def _finish(reader: PictureReader) -> None:
    reader.begin(_make).result(20)  # one thread: what came before is finished


def test_what_nobody_takes_is_forgotten_the_oldest_first(reader: PictureReader) -> None:
    now = [0.0]
    coming = PicturesToCome(lambda: now[0])
    many = LEFT_BYTES // EACH + 4
    for key in range(many):
        coming.begun(reader, key, _make)
    _finish(reader)
    coming.begun(reader, "soon", _make)
    _finish(reader)
    assert coming.bytes == (many + 1) * EACH, "whoever asked may come back in a moment"
    now[0] = LEFT_S
    assert coming.begun(reader, 0, _make), "it is asked for again"
    coming.begun(reader, "later", _make)
    assert coming.bytes <= LEFT_BYTES
    assert coming.take(0) is not None and coming.take(many - 1) is not None
    assert coming.take(1) is None


def test_what_was_just_asked_for_is_not_weighed_each_time(
    reader: PictureReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table asks for dozens at once: to look at all of them for each one took longer than all else."""
    now = [0.0]
    coming = PicturesToCome(lambda: now[0])
    weighed: list[object] = []
    monkeypatch.setattr(PicturesToCome, "bytes", property(lambda self: weighed.append(self) or 0))
    for key in range(9):
        coming.begun(reader, key, _make)
    assert not weighed
    now[0] = LEFT_S
    coming.begun(reader, "later", _make)
    assert weighed


def test_few_pictures_wait_for_as_long_as_it_takes(reader: PictureReader) -> None:
    now = [0.0]
    coming = PicturesToCome(lambda: now[0])
    coming.begun(reader, "first", _make)
    now[0] = 100 * LEFT_S
    coming.begun(reader, "second", _make)
    assert coming.take("first") is not None and coming.take("second") is not None


def test_one_that_cannot_be_made_takes_no_room_and_raises_when_it_is_taken(reader: PictureReader) -> None:
    def fail() -> pygame.Surface:
        raise OSError("the disk is gone")

    coming = PicturesToCome()
    coming.begun(reader, "broken", fail)
    _finish(reader)
    assert coming.bytes == 0
    with pytest.raises(OSError, match="the disk is gone"):
        coming.take("broken")


def test_the_reader_keeps_no_picture_that_nobody_wants(reader: PictureReader) -> None:
    taken = reader.begin(_make)
    kept = weakref.ref(taken.result(20))
    del taken
    end = time.perf_counter() + 5
    while kept() is not None:
        assert time.perf_counter() < end, "somebody keeps it"
        time.sleep(0.005)
    assert not reader.busy


def test_what_was_begun_for_screens_that_are_gone_goes_with_them(reader: PictureReader) -> None:
    coming = PicturesToCome()
    for key in range(5):
        coming.begun(reader, key, _make)
    coming.drop()
    _finish(reader)
    assert coming.bytes == 0 and coming.take(0) is None
    coming.begun(reader, 0, _make)
    assert coming.take(0) is not None, "the next screen begins anew"
