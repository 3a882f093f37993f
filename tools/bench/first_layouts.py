"""Measure how long pages take to be laid out for the first time: `python -m tools.bench.first_layouts [PAGE
...]`.

A page is a shot of `tools.studio`, in English at 1280 x 720. For each the medians of many, in milliseconds
of the processor: making its views, and finding their places; its words have been measured before.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path
from statistics import median

from game.app.forms.view_scene import ViewScene
from game.app.views.layout import forget_all
from game.app.views.painting import layouter
from tools.studio import Studio

PAGES = ("settings-keys", "setup", "setup-details", "rulebook", "saves")
SIZE = 1280, 720
TIMES = 60


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.first_layouts", description=__doc__)
    parser.add_argument("pages", nargs="*", default=PAGES, metavar="PAGE", help="shots of pages of views")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as home:
        studio = Studio(Path(home), SIZE)
        for name in wanted.pages:
            studio.take(name)
            if not isinstance(studio.shown, ViewScene):
                parser.error(f"{name} is no page made of views")
            made, laid = first_layout(studio.shown)
            print(f"{name:16} views {made:.1f} ms, places {laid:.1f} ms")


def first_layout(scene: ViewScene) -> tuple[float, float]:
    """Return how long making a page's views takes, and finding their places: medians, in ms.

    Args:
        scene: the page.
    """
    kit, taken = scene.form.kit, []
    for _ in range(TIMES):
        forget_all()
        begun = time.process_time()
        view = scene.view(kit)
        made = time.process_time()
        layouter(kit).laid(view, *kit.viewport.design)
        taken.append((made - begun, time.process_time() - made))
    return median(made for made, _ in taken) * 1000, median(laid for _, laid in taken) * 1000


if __name__ == "__main__":
    main()
