"""A window to measure, in a home of its own."""

from __future__ import annotations

import math
import time
from pathlib import Path

from game.app.audio.audio import Audio
from game.app.audio.mixer import Mixer
from game.app.audio.sounds import Sounds
from game.app.drawing.images.picture_reader import PictureReader
from game.app.shell.app import App
from game.app.shell.tidying import Tidying
from game.program_files import asset_folder
from game.storage.files.disk import Disk
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences

REST_MS = 50_000
"""After so long a table has been laid, and what it may need has been painted ahead."""
LOOK_S, CALM, MOST_S = 1.0, 0.01, 10.0
"""The other threads, which read pictures and sounds, are at rest when they take less than this share of so
many seconds; where they never do, that is waited for so long."""


def window(size: tuple[int, int], home: Path, disk: Disk | None = None) -> App:
    """Return a window without saves; with sound, on the dummy driver, too.

    Args:
        size: in pixels.
        home: an empty folder.
        disk: reads and writes the player's files; None does so at once.
    """
    return App(
        Home(home, home / "logs"),
        size,
        Preferences(background=True),
        audio=sound(),
        tidying=Tidying(alone=True),
        reader=PictureReader(),
        disk=disk,
    )


def sound() -> Audio:
    """Return what is heard in the program, too."""
    folder = asset_folder() / "sounds"
    return Audio(Sounds.read(folder), Mixer(folder))


def come_to_rest(app: App) -> None:
    """Let the table be laid and time pass until nothing is left to be done, in no other thread either."""
    for _ in range(REST_MS // 50):
        app.advance(50)
        app.show()
    others, until = math.inf, time.perf_counter() + MOST_S
    while (others > CALM or _reading(app)) and time.perf_counter() < until:
        begun, used = time.perf_counter(), time.process_time() - time.thread_time()
        while time.perf_counter() - begun < LOOK_S:
            app.step(app.wait())
        others = (time.process_time() - time.thread_time() - used) / (time.perf_counter() - begun)
    app.draw()


def _reading(app: App) -> bool:
    return app.reader is not None and app.reader.busy
