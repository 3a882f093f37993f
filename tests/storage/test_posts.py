"""Pictures to show to others: whole PNG files, never over another one."""

from __future__ import annotations

import errno
import io
import random
from pathlib import Path

import pygame
import pytest

from game.storage.files import atomic
from game.storage.files.disk import DiskThread
from game.storage.files.paths import HOME_VARIABLE, find_home
from game.storage.files.png import png_bytes
from game.storage.files.posts import Posts


@pytest.mark.parametrize("size", [(1, 1), (3, 16), (40, 17), (1200, 630)])
def test_a_picture_comes_back_pixel_by_pixel(size: tuple[int, int]) -> None:
    pixels = random.Random(7).randbytes(3 * size[0] * size[1])
    found = pygame.image.load(io.BytesIO(png_bytes(size, pixels)), "picture.png")
    assert found.get_size() == size
    assert pygame.image.tobytes(found, "RGB") == pixels


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    posts = Posts(tmp_path / "not there yet")
    paths = [posts.save("Solar Storm", lambda n=n: bytes([n])).result for n in range(3)]  # type: ignore[misc]
    assert [path.name for path in paths] == ["Solar Storm.png", "Solar Storm 2.png", "Solar Storm 3.png"]
    assert [path.read_bytes() for path in paths] == [b"\0", b"\1", b"\2"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES])
def test_what_the_disk_refuses_leaves_nothing_behind(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        path.write_bytes(data[:1])
        raise OSError(number, "no")

    monkeypatch.setattr(atomic, "_write_flushed", refuse)
    job = Posts(tmp_path).save("Solar Storm", lambda: b"whole")
    with pytest.raises(OSError, match="no"):
        _ = job.result
    assert list(tmp_path.iterdir()) == []


def test_a_slow_disk_keeps_nobody(tmp_path: Path) -> None:
    disk = DiskThread()
    asked = Posts(tmp_path, disk).save("Solar Storm", lambda: b"whole")
    assert disk.settle(10)
    assert asked.result.read_bytes() == b"whole"


def test_pictures_lie_where_the_player_keeps_pictures(tmp_path: Path) -> None:
    assert find_home({HOME_VARIABLE: str(tmp_path)}).posts == tmp_path / "pictures"
    folder = find_home({}).posts
    assert folder.name == "Solar Storm" and not folder.is_relative_to(find_home({}).data)
