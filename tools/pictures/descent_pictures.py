"""Pictures of the descent: on the way, at a rung not reached yet, at its end, and at its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.app.navigation.scene import Scene
from game.app.scenes.challenges.descent_scene import DescentScene
from game.app.scenes.title.title_scene import TitleScene
from game.program_files import data_folder
from game.storage.logbook.descent import read_rungs
from game.storage.logbook.flights import flight_form, line_of
from tools.pictures import demo
from tools.pictures.records_pictures import empty
from tools.pictures.screen_pictures import recorded
from tools.studio import Shot, Studio

CREW = 3
DAY = date(2026, 3, 14)
WAY = ("++", "-++", "+-+", "+-")
"""Ends of the flights of each rung, `+` for a ship saved."""


def log(studio: Studio, way: Sequence[str]) -> None:
    """Write a log of flights that lead down so far.

    Args:
        studio: with the log.
        way: of each rung how its flights ended.
    """
    empty(studio)
    path = studio.app.flights.path
    path.parent.mkdir(parents=True, exist_ok=True)
    session = recorded(demo.rules(), "won")
    form = flight_form(session.to_json(), DAY, None, None)
    lines: list[bytes] = []
    for rung, signs in zip(read_rungs(data_folder())[CREW], way, strict=False):
        for sign in signs:
            settings = {"players": CREW, "difficulty": rung.difficulty, "rooms": rung.rooms}
            settings |= {
                "expansions": [*rung.expansions],
                "names": ["Mara", "Joon", "Teo"],
                "seed": len(lines),
            }
            result = {**form["result"], "won": sign == "+"}
            changed = {
                "id": str(len(lines)),
                "settings": settings,
                "result": result,
                "seats": ["person"] * CREW,
            }
            lines.append(line_of({**form, **changed, "marks": ["undo"]}))
    path.write_bytes(b"".join(lines))


def opened(studio: Studio, way: Sequence[str], rung: int | None = None) -> Scene:
    """Return the page after such flights, with the current rung or another one chosen."""
    log(studio, way)
    scene = DescentScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    scene.choose(CREW)
    if rung is not None:
        scene.do("rung", rung)
    return scene


def descent(studio: Studio) -> Scene:
    """Three rungs are done, the fourth is the current one."""
    return opened(studio, WAY)


def descent_later(studio: Studio) -> Scene:
    """A rung is looked at that is not reached yet."""
    return opened(studio, WAY, 8)


def descent_begun(studio: Studio) -> Scene:
    """Nothing was flown yet."""
    return opened(studio, ())


def descent_done(studio: Studio) -> Scene:
    """All rungs are done."""
    return opened(studio, ("++",) * 10)


def descent_unread(studio: Studio) -> Scene:
    """The log of flights cannot be read."""
    log(studio, ())
    path = studio.app.flights.path
    path.unlink()
    path.mkdir()
    scene = DescentScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    scene.choose(CREW)
    scene.update(0.0)
    path.rmdir()
    return scene


SHOTS: dict[str, Shot] = {
    "descent": descent,
    "descent-later": descent_later,
    "descent-begun": descent_begun,
    "descent-done": descent_done,
    "descent-unread": descent_unread,
}
