"""Parsers of what a player keeps: saved games, settings, lessons, films, reports, the log, pictures."""

from __future__ import annotations

import hashlib
import io
import json
from dataclasses import asdict
from datetime import UTC, date, datetime
from itertools import islice
from pathlib import Path

import pygame

from game.app.scenes.film.film_work import FilmWork
from game.app.shell.crashes.recorder import revive
from game.bots.film.reckoning import Reviewed
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules.flight_line import flight_line
from game.rules.history import HistoryError
from game.storage.files.documents import FileError, encode_json, parse_json, salvage
from game.storage.games.savefile import SaveError, is_picture, pack, parse_save
from game.storage.logbook import films
from game.storage.logbook.films import Films
from game.storage.logbook.flight_export import exported
from game.storage.logbook.flights import flight_form, line_of, parse_line
from game.storage.logbook.records import reckon
from game.storage.reports.crash import MARK, read_crash_report, unpack_files, write_crash_report
from game.storage.settings import lesson_places, preferences
from game.storage.settings.lesson_places import LessonPlace, LessonPlaces
from game.storage.settings.preferences import Preferences
from tools.fuzz.parsers.parsing import BYTES, JSON, Parser, Wrong
from tools.fuzz.parsers.real_games import sessions

WHEN = datetime(2026, 5, 17, 20, 15, tzinfo=UTC)
OLD = Path("tests/storage/old")
"""Files of earlier versions, where they are at hand."""


def a_picture(size: tuple[int, int] = (64, 36)) -> bytes:
    """Return a JPEG file."""
    surface, file = pygame.Surface(size), io.BytesIO()
    for n in range(size[0]):
        surface.fill((n * 3 % 256, n * 7 % 256, 90), (n, 0, 1, size[1]))
    pygame.image.save(surface, file, "x.jpg")
    return file.getvalue()


def save(folder: Path) -> Parser:
    """Saved games: read, played again, written again."""
    engine = load_engine(data_folder())
    games = [session.to_json() for session in sessions(engine)]
    seeds = [
        pack(game, WHEN, f"Friday {n}", a_picture() if n % 3 == 0 else None) for n, game in enumerate(games)
    ]
    old = [path.read_bytes() for path in sorted(OLD.glob("game*.json"))]

    def read(data: bytes) -> None:
        found = parse_save(folder / "game.json", data)
        session = Session.resume(found.game, engine)
        pack(session.to_json(), found.saved, found.name, found.picture)

    return Parser(read, (SaveError, HistoryError), [*old, *seeds], JSON)


def settings(folder: Path) -> Parser:
    """Settings: whatever makes sense counts, and is written as it was read."""
    names = [*Preferences().to_json()]
    seeds = [encode_json(Preferences().to_json(), indent=1)]
    seeds.append(encode_json(Preferences(animation="slow", palette="tritan", master=33, text=120).to_json()))
    seeds += [path.read_bytes() for path in sorted(OLD.glob("settings*.json"))]

    def read(data: bytes) -> None:
        if len(data) > preferences.LARGEST:
            raise FileError("large", "too large")
        try:
            found, sound = parse_json("settings.json", data), True
        except FileError:
            found, sound = salvage(data, names), False
        made, _ = Preferences.judged(found if isinstance(found, dict) else {}, sound)
        again = Preferences.judged(parse_json("settings.json", encode_json(made.to_json())))
        if again != (made, ()):
            raise Wrong(f"settings are read otherwise when they are written: {again[1]}")

    return Parser(read, (FileError,), seeds, JSON, [f'"{name}": '.encode() for name in names])


def lessons(folder: Path) -> Parser:
    """Return how far the lessons are."""
    game = next(sessions(load_engine(data_folder()))).to_json()
    places = {"a": LessonPlace(True, 3, 3), "b": LessonPlace(False, 1, 9, dict(game))}
    seeds = [encode_json(LessonPlaces(places, "b", 12).to_json()), encode_json(LessonPlaces().to_json())]

    def read(data: bytes) -> None:
        if len(data) > lesson_places.LARGEST:
            raise FileError("large", "too large")
        try:
            found = parse_json("lessons.json", data)
        except FileError:
            found = salvage(data, ("version", "last", "total", "lessons"))
        made, _ = LessonPlaces.judged(found if isinstance(found, dict) else {})
        again, whole = LessonPlaces.judged(parse_json("lessons.json", encode_json(made.to_json())))
        if again != made or not whole:
            raise Wrong("lessons are read otherwise when they are written")

    return Parser(read, (FileError,), seeds, JSON)


def film(folder: Path) -> Parser:
    """Films: what was found of a game's choices, with its sum made right again."""
    session = [one for one in sessions(load_engine(data_folder())) if one.decision is None][0]
    kept, work = Films(folder), FilmWork(session.branch(None), lambda _: None)  # type: ignore[arg-type, return-value]
    key = "0123456789abcdef"
    one = asdict(Reviewed(0.5, 0.05, 0.1, 0.02, 0.2, 0.1, ({"do": "end"},), 0.6, 0.05, None, 200))
    found = [one if n % 3 else None for n in range(len(work.cut))]

    def packed(value: object) -> bytes:
        listed = value if isinstance(value, list) else []
        summed = hashlib.sha256(json.dumps([key, listed], sort_keys=True).encode()).hexdigest()
        return encode_json({"version": films.VERSION, "key": key, "sum": summed, "found": value})

    def mend(data: bytes) -> bytes:
        try:
            form = json.loads(data)
            return packed(form["found"])
        except (ValueError, LookupError, TypeError, RecursionError):
            return data

    def read(data: bytes) -> None:
        (folder / f"{key}{films.SUFFIX}").write_bytes(data)
        work.take(kept.read(key))
        if not work.kept():
            raise FileError("value", "nothing of it makes sense")

    return Parser(read, (FileError,), [packed(found[:6]), packed(found[:2]), packed([None])], JSON, mend=mend)


def report(folder: Path) -> Parser:
    """Crash reports, up to the events that are handed out again."""
    session = next(sessions(load_engine(data_folder())))
    steps = [
        [16.0, [["KEYDOWN", {"key": 13, "mod": 0, "unicode": "a"}]]],
        [5, [["MOUSEMOTION", {"pos": [3, 4]}]]],
    ]
    recorded = {
        "settings": Preferences().to_json(),
        "size": [640, 360],
        "game": session.to_json(),
        "attempt": None,
        "files": {"game.json": "e30="},
        "start": {"screen": "title"},
        "steps": steps,
    }
    try:
        raise KeyError("room")
    except KeyError as error:
        written = write_crash_report(folder / "logs", error, recorded, WHEN)
    data, path = written.read_bytes(), folder / "crash.txt"
    mark = MARK.encode()

    def read(data: bytes) -> None:
        path.write_bytes(data)
        found = read_crash_report(path)
        Preferences.judged(found["settings"])
        unpack_files(dict(islice(found["files"].items(), 1)), folder / "files")
        for _, events in found["steps"]:
            revive(events)

    return Parser(read, (FileError,), [data, mark + data.partition(mark)[2]], JSON, [mark, b"\n" + mark])


def flights(folder: Path) -> Parser:
    """Lines of the log of flights, up to the table of records and its exports."""
    seeds = []
    for session in sessions(load_engine(data_folder())):
        if session.decision is None:
            form = flight_form(
                session.to_json(), date(2026, 5, 17), session.code, flight_line(session.history)
            )
            seeds.append(line_of(form))

    def read(data: bytes) -> None:
        found = parse_line(data)
        if found is None:
            raise FileError("value", "no flight")
        reckon([found])
        exported("csv", [found])
        exported("json", [found])

    return Parser(read, (FileError,), seeds, JSON)


def jpeg(folder: Path) -> Parser:
    """Pictures of saved games: decoded where their header lets them through."""

    def read(data: bytes) -> None:
        if not is_picture(data):
            raise FileError("value", "no picture")
        pygame.image.load(io.BytesIO(data), "table.jpg")

    seeds = [a_picture(), a_picture((8, 8)), a_picture((161, 33))]
    return Parser(
        read, (FileError, pygame.error), seeds, BYTES, (b"\xff\xd8", b"\xff\xc0", b"\xff\xda", b"\xff\xc4")
    )
