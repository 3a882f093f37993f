"""A disk that answers when a test wants it to, a copy of the program on it, and what comes to a decoder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.images import damaged
from tests.hostile.slow_copy import Copy
from tests.storage.slow_files import SlowFiles


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowFiles]:
    slow = SlowFiles(tmp_path, monkeypatch.setattr)
    yield slow
    slow.go_on()


@pytest.fixture
def copy(tmp_path: Path, files: SlowFiles) -> Iterator[Copy]:
    made = Copy(tmp_path)
    yield made
    files.go_on()
    files.seconds = 0
    made.close()


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the pictures that an expansion brings."""
    for name in ("rooms", "icons"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(damaged, "_told", set())
    return tmp_path


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What came to a decoder."""
    seen: list[str] = []

    def noted(name: str) -> Callable[..., Any]:
        real = getattr(pygame.image, name)

        def call(*given: Any) -> Any:
            seen.append(name)
            return real(*given)

        return call

    for name in ("load", "load_sized_svg"):
        monkeypatch.setattr(pygame.image, name, noted(name))
    yield seen
