"""Pictures of every screen and state: `python -m game.dev.shots OUT [--only NAME] [--text 150] [...]`.

`python -m game.dev.shots --sheet docs/contact-sheet.jpg` puts the most important ones on one picture.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from game.dev import contact_sheet
from game.dev.studio import Studio, names
from game.storage.preferences import Preferences

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
"""Every shot is made in each of these, in pixels."""


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m game.dev.shots", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", help="the folder for the pictures")
    parser.add_argument("--sheet", type=Path, help="one picture of key screens, rooms and pieces: a JPEG")
    parser.add_argument("--only", default="", help="only shots whose name begins so")
    parser.add_argument("--size", help="only this size, for example 1280x720")
    parser.add_argument("--text", type=int, default=100, help="size of type in per cent, 100 to 200")
    parser.add_argument("--language", default="en", help="a folder of data/texts, or pseudo")
    wanted = parser.parse_args()
    if (wanted.out is None) == (wanted.sheet is None):
        parser.error("give either a folder or --sheet FILE")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    sizes = [tuple(int(n) for n in wanted.size.split("x"))] if wanted.size else list(SIZES)
    settings = Preferences(text=wanted.text, language=wanted.language)
    with tempfile.TemporaryDirectory() as home:
        if wanted.sheet is not None:
            contact_sheet.write(Studio(Path(home), SIZES[0], settings), wanted.sheet)
            return
        wanted.out.mkdir(parents=True, exist_ok=True)
        for width, height in sizes:
            studio = Studio(Path(home), (width, height), settings)
            for name in names(wanted.only):
                studio.save(name, wanted.out / f"{name}-{width}x{height}.png")


if __name__ == "__main__":
    main()
