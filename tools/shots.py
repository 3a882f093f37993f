"""Pictures of every screen and state: `python -m tools.shots OUT [--only NAME] [--text 150] [...]`.

`--words` writes what is on each shot beside it, words and controls as JSON (`tools.inventory`), for
`tools.compare`.

`python -m tools.shots --sheet docs/contact-sheet.jpg` puts the most important ones on one picture;
`--lessons` and `--rulebook` write sheets of all steps of lessons, and of all pages of the rulebook, instead.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from pathlib import Path

from game.storage.settings.preferences import Preferences
from game.texts import languages
from tools import contact_sheet, teaching_sheets
from tools.inventory import take_stock
from tools.studio import Studio, names

SIZES: tuple[tuple[int, int], ...] = ((1280, 720), (1920, 1080), (3840, 2160))
"""Every shot is made in each of these, in pixels."""


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", help="the folder for the pictures")
    parser.add_argument("--sheet", type=Path, help="one picture of key screens, rooms and pieces: a JPEG")
    parser.add_argument("--only", default="", help="only shots whose name begins so")
    parser.add_argument("--size", help="only this size, for example 1280x720, or several with commas")
    parser.add_argument("--text", type=int, default=100, help="size of type in per cent, 100 to 200")
    parser.add_argument("--language", default="en", help="a folder of data/texts, pseudo, or all for each")
    parser.add_argument("--words", action="store_true", help="words and controls of each shot, too, as JSON")
    parser.add_argument("--no-pictures", action="store_true", help="with --words: those alone")
    for part in teaching_sheets.PARTS:
        parser.add_argument(
            f"--{part}", action="store_true", help=f"sheets of the {part}, to be looked through"
        )
    wanted = parser.parse_args()
    if (wanted.out is None) == (wanted.sheet is None):
        parser.error("give either a folder or --sheet FILE")
    if wanted.no_pictures and not wanted.words:
        parser.error("--no-pictures leaves nothing to write without --words")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    sizes = SIZES
    if wanted.size:
        sizes = tuple(_size(size) for size in wanted.size.split(","))
    spoken = languages() if wanted.language == "all" else [wanted.language]
    parts = [part for part in teaching_sheets.PARTS if getattr(wanted, part)]
    with tempfile.TemporaryDirectory() as home:
        if wanted.sheet is not None:
            settings = Preferences(text=wanted.text, language=spoken[0])
            contact_sheet.write(Studio(Path(home), SIZES[0], settings), wanted.sheet)
            return
        for language in spoken:
            folder = wanted.out / language if wanted.language == "all" else wanted.out
            folder.mkdir(parents=True, exist_ok=True)
            settings = Preferences(text=wanted.text, language=language)
            if parts:
                studio = Studio(Path(home), sizes[0], settings)
                for part in parts:
                    print(language, part, teaching_sheets.write_sheets(studio, part, folder))
                continue
            for width, height in sizes:
                begun, shots = time.perf_counter(), names(wanted.only)
                # A size finds nothing that the shots of another one left: lessons begun, games saved.
                with tempfile.TemporaryDirectory() as own:
                    studio = Studio(Path(own), (width, height), settings)
                    for name in shots:
                        picture = folder / f"{name}-{width}x{height}.png"
                        if wanted.words:
                            _write_words(studio, name, picture, with_picture=not wanted.no_pictures)
                        else:
                            studio.save(name, picture)
                each = (time.perf_counter() - begun) / max(1, len(shots))
                print(f"{language} {width}x{height} {wanted.text} %: {len(shots)} shots, {each:.2f} s each")


def _size(written: str) -> tuple[int, int]:
    """Read a size as people write it: `1280x720`."""
    width, height = (int(n) for n in written.split("x"))
    return width, height


def _write_words(studio: Studio, name: str, picture: Path, with_picture: bool) -> None:
    """Write words and controls of a shot, and its picture."""
    settings, stock = studio.settings, take_stock(studio, name, picture if with_picture else None)
    made = {"language": settings.language, "text": settings.text, "size": studio.size, **stock}
    picture.with_suffix(".json").write_text(json.dumps(made, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
