"""A file of the game that the system refuses for a moment is read all the same."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.navigation import routes
from game.app.views.roles import _table
from game.bots.data_files import digest
from game.bots.measured import weights_of
from game.program_files import data_folder
from game.rules.loader.yaml_nodes import TRIES, ContentError, read_yaml
from game.text_files import TextError, read_entries
from tests.app.stage import open_app
from tools.pictures.screen_pictures import recorded

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


@pytest.mark.parametrize("screen", ["Setup", "Descent", "Film"])
def test_screens_that_need_such_a_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    """Each file below the game's data is refused once."""
    app, opened, met = open_app(tmp_path, (320, 180)), Path.open, set[Path]()
    session = recorded(app.engine(), "won")
    routed = {"Setup": routes.Setup(), "Descent": routes.Descent(), "Film": routes.Film(session)}

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if data_folder() in path.parents and path not in met:
            met.add(path)
            raise OSError(errno.EIO, "Input/output error")
        return opened(path, *words, **more)

    for kept in (weights_of, digest, _table):
        getattr(kept, "cache_clear", lambda: None)()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refused)
        app.open(routed[screen])
        app.advance(1)
        app.draw()
    assert met
