"""Shows the title screen and says so: measured from outside, as a process of its own."""

from __future__ import annotations

import os

from game.app.drawing.images.picture_reader import PictureReader
from game.app.navigation import routes
from game.app.shell.app import App
from game.storage.files.paths import find_home
from tools.bench.measured_window import sound

if __name__ == "__main__":
    app = App(find_home(os.environ), (1920, 1080), audio=sound(), reader=PictureReader())
    app.open(routes.Title())
    app.show()
    print("shown", flush=True)
    app.reader.close() if app.reader else None
