"""Pictures of the records: after many flights, and before the first."""

from __future__ import annotations

import random
import shutil
from datetime import date, timedelta

from game.app.navigation.scene import Scene
from game.app.scenes.records.records_scene import RecordsScene
from game.app.scenes.title.title_scene import TitleScene
from game.rules.flight_line import flight_line
from game.storage.logbook.flights import flight_form, line_of
from tools.pictures import demo
from tools.pictures.screen_pictures import recorded
from tools.studio import Shot, Studio

FLIGHTS = 64
DAY = date(2026, 3, 14)


def _opened(studio: Studio) -> Scene:
    scene = RecordsScene()
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    return scene


def records(studio: Studio) -> Scene:
    """After many flights of all kinds; one line of the log is damaged."""
    empty(studio)
    log, chance = studio.app.flights.path, random.Random(3)
    log.parent.mkdir(parents=True, exist_ok=True)
    session = recorded(demo.rules(), "won")
    form = flight_form(session.to_json(), DAY, session.code, flight_line(session.history))
    lines = []
    for number in range(FLIGHTS):
        level = chance.choice([*session.engine.content.difficulties])
        result = {
            **form["result"],
            "won": chance.random() < 0.5,
            "turn": chance.randrange(14, 30),
            "cards": chance.randrange(12),
            "critical": 0,
        }
        settings = {**form["settings"], "difficulty": level, "players": chance.randrange(1, 5)}
        day = (DAY - timedelta(days=FLIGHTS - number)).isoformat()
        changed = {"id": str(number), "day": day, "settings": settings, "result": result}
        lines.append(line_of({**form, **changed, "line": form["line"] if number % 5 else None}))
    log.write_bytes(b"".join(lines) + b'{"version": 1, "id"\n')
    return _opened(studio)


def records_none(studio: Studio) -> Scene:
    """Nothing was flown yet."""
    empty(studio)
    return _opened(studio)


def empty(studio: Studio) -> None:
    """Remove the log and the saved games."""
    studio.app.flights.path.unlink(missing_ok=True)
    shutil.rmtree(studio.app.library.folder, ignore_errors=True)


SHOTS: dict[str, Shot] = {"records": records, "records-none": records_none}
