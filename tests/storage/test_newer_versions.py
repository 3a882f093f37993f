"""Files of a newer version are no damaged ones: what is known of them counts, and that is what is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.app.navigation import routes
from game.app.shell.app import App
from game.play.session import Session
from game.storage.logbook.flights import VERSION as FLIGHT_VERSION
from game.storage.logbook.flights import line_of
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.stage import Hands, open_app
from tests.storage.test_flight_log import form


def newer(path: Path) -> None:
    value: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    value |= {"version": 99, "something_new": True}
    path.write_text(json.dumps(value), encoding="utf-8")


def started(home: Path) -> Hands:
    return Hands(open_app(home, settings=PreferencesFile(home / "settings.json").load()[0]))


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def test_settings(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path / "settings.json")
    file.save(Preferences(master=33, palette="tritan", language="en"))
    newer(file.path)
    settings, kept = PreferencesFile(file.path).load()
    assert settings.master == 33 and settings.palette == "tritan"
    assert kept is not None and kept.name == "settings.json.newer-1"
    app = open_app(tmp_path, settings=settings)
    app.setback = kept
    app.start(routes.Title())
    words = Hands(app).words().replace("\n", " ")
    assert "A newer version of Solar Storm wrote" in words and "defaults" not in words


def test_places_in_lessons(tmp_path: Path, app: App) -> None:
    LessonPlacesFile(app.home.lessons).keep("damage", LessonPlace(True, 0, 8), 9)
    newer(app.home.lessons)
    file = LessonPlacesFile(app.home.lessons)
    assert file.places.of("damage").done
    assert file.setback is not None and file.setback.name == "lessons.json.newer-1"


def test_flights(app: App) -> None:
    app.flights.note(form(1))
    with app.flights.path.open("ab") as log:
        log.write(line_of({**form(2), "version": FLIGHT_VERSION + 1}))
        log.write(b'{"version": "none"}\n')
    found = app.flights.read()
    assert (len(found.flights), found.newer, found.damaged) == (1, 1, 1)
    app.open(routes.Records())
    for _ in range(50):
        app.advance(20)
    words = Hands(app).words().replace("\n", " ")
    assert "entries from a newer version" in words and "One entry of the flight log is damaged" in words


def test_three_saves_of_a_newer_version_are_told_of_once(app: App) -> None:
    session = Session.new({"players": 2, "difficulty": "easy", "seed": 3}, app.engine(), app.shelf)
    for _ in range(4):
        session.apply(session.decision["options"][0])  # type: ignore[index]
    for path in app.shelf.generations:
        newer(path)
    app.start(routes.Title())
    words = Hands(app).words().replace("\n", " ")
    assert words.count("made by a newer version") == 1 and "Nothing else was changed" in words
    for path in app.shelf.generations:
        assert f"{path.name}.newer-1" in words.replace(" ", "")
