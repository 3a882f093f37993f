"""The program with a content of its own: some expansions more, or none at all."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.app.shell.app import App
from game.play.session import load_engine
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.content.folder import copied
from tests.content.generated import write

WORDS = """\
expansion-{id} = {name}
expansion-{id}-text = What number {n} of the expansions made up here brings into play, told in a line or two.
expansion-{id}-full = All there is to know about number {n}: it adds an action and a difficulty.
action-rest-{n:02} = Rest {n}
difficulty-level-{n:02} = Level {n}
"""
NAMES = ("Storm season", "Fog", "The long way home", "Second engine", "Stowaways", "Ash")


def content_with(folder: Path, count: int) -> Path:
    """Return a copy of the data folder with the game's own expansions and so many more; with -1 none."""
    data = copied(folder)
    if count < 0:
        shutil.rmtree(data / "expansions")
        (data / "looks.yaml").write_text("rooms: {}\n", encoding="utf-8")
    else:
        write(data, count, "players: [2, 3, 4]", resources=False)
    texts = data / "texts"
    texts.mkdir()
    told = [WORDS.format(id=f"own-{n:02}", n=n, name=NAMES[n % len(NAMES)]) for n in range(count)]
    if told:
        (texts / "own.ftl").write_text("\n".join(told), encoding="utf-8")
    return data


def open_with(
    home: Path, count: int, size: tuple[int, int] = (1280, 720), settings: Preferences | None = None
) -> App:
    """Return a program whose content has so many expansions more (`content_with`)."""
    data = content_with(home / "content", count)

    def speak(language: str, preferred: object = ()) -> Texts:
        return Texts(language or "en", [data / "texts"])

    app = App(Home(home, home / "logs"), size, settings or Preferences(animation="off"), speak=speak)
    app._engine = load_engine(data, app.texts.ids)
    return app
