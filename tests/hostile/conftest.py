"""A disk that answers when a test wants it to, and a copy of the program on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
