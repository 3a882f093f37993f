"""Make the pictures again: ``python tools/art/build.py [--draft] [--paint] [name ...]``.

Without names everything is made, which takes about 90 minutes on two cores.  Renders are kept in a cache
folder (``SOLAR_STORM_RENDERS``, or one in the temporary folder) and are made only when they are missing or
named; ``--paint`` paints a kept room again without rendering it.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).resolve().parent
ASSETS = SOURCE.parents[1] / "assets"
BACKDROPS = ASSETS / "backdrop"
ROOMS = (
    "armoury",
    "bridge",
    "cargo-hold",
    "crew-quarters",
    "energy-core",
    "engine-room",
    "medical-bay",
    "mess-hall",
    "repair-centre",
    "armoury-v2",
    "bridge-v2",
    "cargo-hold-v2",
    "crew-quarters-v2",
    "engine-room-v2",
    "medical-bay-v2",
    "mess-hall-v2",
    "repair-centre-v2",
)


def cache() -> Path:
    """Return the folder that keeps renders between runs."""
    folder = os.environ.get("SOLAR_STORM_RENDERS") or str(Path(tempfile.gettempdir()) / "solar-storm-renders")
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return path


def room(
    name: str,
    draft: bool = False,
    paint_only: bool = False,
    view: Path | None = None,
    parts: tuple[tuple[float, float, float, float], ...] = (),
) -> None:
    """Render and paint one room; a draft goes to ``view`` (or the cache), never into the assets.

    ``parts`` of the picture, if any are named, are painted into the one that is there.
    """
    import grade
    import paint
    import stage

    parts = parts or (grade.WHOLE,)
    module = importlib.import_module(f"rooms.{name.replace('-', '_')}")
    stem = cache() / (f"{name}-draft" if draft else name)
    if not paint_only:
        stage.clear()
        module.build()
        samples = getattr(module, "SAMPLES", 13)
        stage.render(stem, 10 if draft else samples, 45 if draft else 80, parts=parts)
    if draft:
        grade.save((view or cache()) / f"{name}.png", paint.develop(stem, module.STYLE))
    else:
        target = ASSETS / "rooms" / f"{name}.jpg"
        paint.paint(stem, target, module.STYLE, parts=parts)


def states(name: str, again: bool = False) -> None:
    """Paint a room's overlays (hurt, diverted) and its picture with the lamps out, from its maps.

    The maps are kept; ``again`` makes them anew, which a change of the scene or of its wounds asks for.
    """
    import hits
    import passes
    import stage
    import wreckage
    from wounds import WOUNDS

    stem = cache() / f"{name}-map"
    if again or not stem.with_name(f"{stem.name}_camera.json").exists():
        stage.clear()
        importlib.import_module(f"rooms.{name.replace('-', '_')}").build()
        passes.survey(stem)
        if WOUNDS[name].wrecks:
            where = passes.load_survey(stem)
            wreck = stem.with_name(f"{stem.name}-wreck")
            passes.survey_alone(wreck, where, wreckage.wreckage(where, WOUNDS[name]))
    hits.write_states(name, stem, ASSETS)


def stars() -> None:
    """Paint the sky."""
    import sky

    sky.write_stars(BACKDROPS)


def suns() -> None:
    """Paint the four states of the sun, and the plasma that drifts over it."""
    import sun

    sun.write_states(BACKDROPS)
    sun.write_plasma(BACKDROPS)


def damage() -> None:
    """Paint the damage overlays."""
    import damage as painter

    painter.write_overlays(ASSETS / "overlays")


def setup() -> None:
    """Paint the calm picture behind the setup screen."""
    import backdrop as painter

    painter.write_setup(BACKDROPS)


def challenges() -> None:
    """Paint the sun of the descent, and the ship that waits there, rendered now if it is missing."""
    import backdrop as painter
    from voyage import alone

    painter.write_challenges(BACKDROPS)
    alone.write_ship(BACKDROPS, cache())


def title() -> None:
    """Paint the title over the ship's kept render, made now if it is missing."""
    from voyage import title as painter

    painter.write_title(BACKDROPS, cache())


def pod() -> None:
    """Render the escape pod."""
    import pod as painter

    painter.write_pod(ASSETS)


def icon() -> None:
    """Draw the program icon."""
    import icon as painter

    painter.write_icon(ASSETS)


def meeples(draft: bool = False, view: Path | None = None) -> None:
    """Render the four meeples, and the four for few pixels; drafts go to ``view`` (or the cache)."""
    from crew import finish
    from crew import meeples as toys
    from crew.marks import MEMBERS

    folder = (view or cache()) if draft else ASSETS / "crew"
    for number, member in enumerate(MEMBERS):
        for simple, render, size, samples in ((False, 400, 240, 20), (True, 160, 96, 14)):
            name = f"meeple-{number + 1}{'-small' if simple else ''}"
            toys.shoot(number, simple, cache() / name, 200 if draft else render, 8 if draft else samples)
            finish.write_meeple(cache() / name, folder / f"{name}.webp", size, member.tone, simple)


def _face(number: int, mood: str, name: str, tone: str | None, draft: bool, view: Path | None) -> None:
    from crew import finish, portraits

    folder = (view or cache()) if draft else ASSETS / "crew"
    portraits.shoot(number, mood, cache() / name, 192 if draft else 256, 6 if draft else 12)
    finish.write_face(cache() / name, folder / f"{name}.webp", 192 if draft else 240, tone)


def faces(draft: bool = False, view: Path | None = None) -> None:
    """Render the four faces in their four moods; drafts go to ``view`` (or the cache)."""
    from crew.marks import MEMBERS
    from crew.moods import MOODS

    for number, member in enumerate(MEMBERS):
        for mood in MOODS:
            _face(number, mood, f"face-{number + 1}-{mood}", member.tone, draft, view)


def captain(draft: bool = False, view: Path | None = None) -> None:
    """Render the captain's face in the moods that the captain has."""
    from crew.marks import CAPTAIN
    from crew.moods import CAPTAIN_MOODS

    for mood in CAPTAIN_MOODS:
        _face(CAPTAIN, mood, f"captain-{mood}", None, draft, view)


def pieces() -> None:
    """Draw the cards, dice and tokens as SVG; it needs no renderer and takes a second."""
    from vector import cards, icons

    for folder, drawings in (("cards", cards.written()), ("icons", icons.written())):
        for name, drawing in drawings.items():
            drawing.write(ASSETS / folder / f"{name}.svg")


def ending(name: str) -> Callable[[], None]:
    """Return the maker of a picture of an ending."""

    def make() -> None:
        from voyage import endings

        endings.write_ending(name, ASSETS / "endings", cache())

    return make


ENDINGS = (
    "saved",
    "destroyed",
    "adrift",
    "pod-alone",
    "pod-nobody",
    "pod-behind",
)
OTHERS: dict[str, Callable[[], None]] = {
    "stars": stars,
    "suns": suns,
    "damage": damage,
    "title": title,
    "setup": setup,
    "challenges": challenges,
    "icon": icon,
    "pod": pod,
    "pieces": pieces,
    **{name: ending(name) for name in ENDINGS},
}
CREW: dict[str, Callable[[bool, Path | None], None]] = {
    "meeples": meeples,
    "faces": faces,
    "captain": captain,
}
STATES = tuple(f"{name}-states" for name in ROOMS)


def _part(text: str) -> tuple[float, float, float, float]:
    """Read a part of a picture."""
    left, top, right, bottom = (float(edge) for edge in text.split(","))
    return left, top, right, bottom


def main() -> None:
    """Read the command line and make what it names."""
    parser = argparse.ArgumentParser(description="Make the pictures of the game again.")
    parser.add_argument(
        "names", nargs="*", help=f"what: {', '.join((*OTHERS, *CREW, *ROOMS))}, <room>-states; default: all"
    )
    parser.add_argument("--draft", action="store_true", help="rooms and crew: small, not into the assets")
    parser.add_argument("--paint", action="store_true", help="rooms and states: paint from what was kept")
    parser.add_argument("--view", type=Path, help="folder for drafts")
    parser.add_argument(
        "--part", type=_part, action="append", default=[], help="rooms: left,top,right,bottom (0..1) to renew"
    )
    options = parser.parse_args()
    unknown = set(options.names) - {*OTHERS, *CREW, *ROOMS, *STATES}
    if unknown:
        parser.error(f"unknown names: {', '.join(sorted(unknown))}")
    sys.path.insert(0, str(SOURCE))
    for name in options.names or (*OTHERS, *CREW, *ROOMS, *STATES):
        if name in OTHERS:
            OTHERS[name]()
        elif name in CREW:
            CREW[name](options.draft, options.view)
        elif name in STATES:
            states(name.removesuffix("-states"), not options.paint)
        else:
            room(name, options.draft, options.paint, options.view, tuple(options.part))


if __name__ == "__main__":
    main()
