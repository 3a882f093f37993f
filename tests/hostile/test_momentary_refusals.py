"""A file of the game that the system refuses for a moment is read all the same."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.program_files import data_folder
from game.rules.loader.yaml_nodes import TRIES, ContentError, read_yaml
from game.text_files import TextError, read_entries

READERS: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "content": ("firsts.yaml", lambda file: read_yaml(file.parent, file)),
    "texts": ("texts/en/app.ftl", read_entries),
}


@pytest.mark.parametrize("call", ["stat", "open"])
@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE, errno.EACCES, errno.EINTR])
@pytest.mark.parametrize("kind", READERS)
def test_what_is_refused_for_a_moment_is_read(
    monkeypatch: pytest.MonkeyPatch, kind: str, error: int, call: str
) -> None:
    """One refusal was enough: the page of records and today's ship ended in the screen of an error."""
    name, read = READERS[kind]
    file, left, asked = data_folder() / name, [TRIES - 1], getattr(Path, call)

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if path == file and left[0]:
            left[0] -= 1
            raise OSError(error, os.strerror(error))
        return asked(path, *words, **more)

    monkeypatch.setattr(Path, call, refused)
    assert read(file) and not left[0]
    left[0] = TRIES
    with pytest.raises((ContentError, TextError), match="cannot be read"):
        read(file)
