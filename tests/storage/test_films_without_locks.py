"""Films on disks that know no locks, refuse them, or hold a lock's file of another user."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from game import patience
from game.storage.logbook.films import Films

if sys.platform == "win32":
    pytest.skip("locks of POSIX", allow_module_level=True)

import fcntl

KEY = "0123abcd" * 4


@pytest.mark.parametrize(
    "error", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EIO], ids=errno.errorcode.get
)
def test_a_film_is_kept_without_a_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int) -> None:
    def refused(*_: Any) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr(fcntl, "flock", refused)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    one, two = Films(tmp_path / "films"), Films(tmp_path / "films")
    one.write(KEY, [1])
    assert two.read(KEY) == [1]
    two.write(KEY, [1, 2])
    one.write(KEY, [1])
    assert one.read(KEY) == [1, 2], "what knows more stays"


def test_a_lock_that_cannot_be_opened_takes_no_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    (tmp_path / "writing.lock").mkdir()
    films = Films(tmp_path)
    films.write(KEY, [1])
    assert films.read(KEY) == [1]


def test_a_window_that_does_not_end_is_not_waited_for(tmp_path: Path) -> None:
    films = Films(tmp_path)
    with FileLock(tmp_path / "writing.lock"):
        films.write(KEY, [1])
    assert films.read(KEY) == []
    films.write(KEY, [1])
    assert films.read(KEY) == [1]
