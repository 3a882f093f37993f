"""A window to measure, in a home of its own."""

from __future__ import annotations

from pathlib import Path

from game.app.audio.audio import Audio
from game.app.audio.mixer import Mixer
from game.app.audio.sounds import Sounds
from game.app.drawing.images.picture_reader import PictureReader
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.program_files import asset_folder
from game.storage.paths import Home
from game.storage.preferences import Preferences

REST_MS = 50_000
"""After so long a table has been laid, and what it may need has been painted ahead."""


def window(size: tuple[int, int], home: Path) -> App:
    """Return a window without saves; with sound, on the dummy driver, too."""
    wishes, reader, tidying = Preferences(background=True), PictureReader(), Tidying(alone=True)
    return App(Home(home, home / "logs"), size, wishes, audio=sound(), tidying=tidying, reader=reader)


def sound() -> Audio:
    """Return what is heard in the program, too."""
    folder = asset_folder() / "sounds"
    return Audio(Sounds.read(folder), Mixer(folder))


def come_to_rest(app: App) -> None:
    """Let the table be laid and time pass until nothing is left to be done."""
    for _ in range(REST_MS // 50):
        app.advance(50)
        app.show()
    app.draw()
