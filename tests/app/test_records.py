"""The records page: the log is read and taken in beside the pictures, and the page works with any hands."""

from __future__ import annotations

import errno
import json
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms.disk_question import DiskQuestion
from game.app.forms.save_words import path_words
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.flight_dialog import FlightDialog
from game.app.scenes.records.records_scene import RecordsScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.title.open_challenges import read_open
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.logging_flights import take_in, untaken
from game.app.table.saving_games import keep_finished
from game.app.widgets.scroll import ScrollArea
from game.play.session import Session
from game.rules.flight_line import flight_line, fly
from game.storage.files.disk import DiskThread
from game.storage.logbook.flights import flight_form, line_of, parse_form
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.play.test_pad import Pad
from tests.timed import within

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"], "chance": 2}
Show = Callable[[Scene], Hands]
FLIGHTS = 10_000
PAGE_S = 0.2
"""Twice what it takes on a slow machine, the reading of the log in its own thread included."""
DAY = date(2026, 3, 1)


def finished(app: App, seed: int = 7) -> Session:
    """A flight that ended: nobody repairs anything."""
    session = Session.new({**SETUP, "seed": seed}, app.engine(), app.shelf, (2, 3))
    while session.decision is not None:
        options = session.decision["options"]
        session.apply(next((one for one in options if one.get("do") == "finish"), options[0]))
    return session


def log(app: App, count: int) -> None:
    """A log of so many flights, every other one rescued; none of them lies on the shelf."""
    session = finished(app)
    app.shelf.path.unlink()
    form = flight_form(session.to_json(), DAY, None, None)
    line = flight_line(session.history)
    app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    with app.flights.path.open("wb") as file:
        for number in range(count):
            result = {**form["result"], "won": number % 2 == 0}
            file.write(line_of({**form, "id": str(number), "line": line, "result": result}))


def page(app: App, show: Show) -> Hands:
    """The page, once all is read and taken in."""
    hands = show(TitleScene())
    app.push(RecordsScene())
    return wait(hands)


def wait(hands: Hands) -> Hands:
    for _ in range(400):
        hands.app.advance(50)
        scene = hands.scene
        if scene.logged is not None and not scene._jobs.busy:
            return hands
        time.sleep(0.01)
    raise AssertionError("the log is not read")


def said(hands: Hands) -> str:
    return " ".join(hands.words().split())


# What comes into the log


def test_a_flight_that_ends_at_the_table_is_logged_once(app: App, show: Show) -> None:
    session = finished(app)
    keep_finished(app, session)
    keep_finished(app, session)
    (flight,) = app.flights.read().flights
    result = session.state["result"]
    assert result is not None and (flight.won, flight.reason) == (result["won"], result["reason"])
    assert (flight.turn, flight.cards) == (session.state["turn"], len(session.state["resource_deck"]))
    assert (flight.names, flight.seats) == (("Ada", "Bo"), ("person", "person"))
    assert (flight.difficulty, flight.players, flight.code) == ("hard", 2, session.code)
    assert fly(app.engine(), flight.line).cursor == session.history.cursor
    page(app, show)
    assert len(app.flights.path.read_bytes().splitlines()) == 1, "the library has the same flight"


def test_undone_and_ended_again_it_is_the_same_flight(app: App) -> None:
    session = finished(app)
    keep_finished(app, session)
    again = Session.resume(session.to_json(), app.engine(), app.shelf)
    last = again.history.to_json()["choices"][-1]
    again.seek(again.history.cursor - 1)
    again.apply(last)
    keep_finished(app, again)
    assert len(app.flights.read().flights) == 1


def test_a_game_that_is_not_saved_is_not_logged(app: App) -> None:
    session = finished(app)
    session.shelf = None
    keep_finished(app, session)
    assert not app.flights.read().flights and not app.flights.path.exists()


def test_finished_games_of_the_library_are_taken_in_once(app: App, show: Show) -> None:
    games = [finished(app, seed) for seed in (7, 8, 9)]
    for number, session in enumerate(games):
        app.library.save(f"game {number}", session.to_json())
    begun = Session.new(SETUP, app.engine())
    app.library.save("in flight", begun.to_json())
    forged = json.loads(json.dumps(games[0].to_json()))
    forged["state"]["turn"] += 1
    app.library.save("forged", forged)
    (app.library.folder / "damaged.json").write_text("{")
    hands = page(app, show)
    found = app.flights.read().flights
    lines = {flight_line(session.history) for session in games}
    assert {one.line for one in found} == lines and len(found) == 3
    assert "0 of 3 ships rescued" in said(hands)
    before = app.flights.path.read_bytes()
    app.flights.taken.clear()
    page(app, show)
    assert app.flights.path.read_bytes() == before


@pytest.mark.parametrize("screen", [routes.Challenges, routes.Descent])
def test_the_challenges_take_them_in_as_well(app: App, show: Show, screen: type) -> None:
    """A flight that the log had refused was not known there until somebody looked at the records."""
    show(TitleScene())
    app.library.save("game", finished(app).to_json())
    app.open(screen())
    for _ in range(20):
        app.advance(50)
    assert len(app.flights.read().flights) == 1
    logged = app.top.logged.log if screen is routes.Challenges else app.top.log  # type: ignore[union-attr]
    assert len(logged.flights) == 1, "and show them"


def test_the_program_asks_before_it_ends_with_flights_that_the_log_refuses(
    app: App, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = show(TitleScene())

    def refused(*_: Any) -> None:
        raise OSError(errno.EACCES, "no")

    with monkeypatch.context() as disk:
        disk.setattr(app.flights, "_append", refused)
        app.flights.note(flight_form(finished(app).to_json(), DAY, None, None))
        app.shelf.path.unlink()
        app.advance(50)
        assert app.texts("flights-unsaved") in said(hands), "the title tells of it"
        app.quit()
        assert app.running and isinstance(app.top, DiskQuestion)
        assert said(hands).count(app.texts("flights-unsaved")) == 1
        hands.click("no")
    app.quit()
    assert not app.running and len(app.flights.read().flights) == 1


def test_who_sat_there_is_taken_from_a_save_as_far_as_it_makes_sense(app: App) -> None:
    session = finished(app)
    for seats in ("nobody", [{"kind": "bot", "rank": "cadet"}, 7], [{}], [{"rank": "x" * 500}, {"rank": []}]):
        form = flight_form(
            {**session.to_json(), "seats": seats},  # type: ignore[dict-item]
            DAY,
            None,
            None,
        )
        flight = parse_form(form)
        assert flight is not None and flight.seats in (("person", "person"), ("cadet", "person"))


def test_taking_in_goes_one_game_at_a_time(app: App) -> None:
    for seed in (7, 8):
        app.library.save("game", finished(app, seed).to_json())
    for left in (2, 1):
        first, *rest = untaken(app.flights, app.library)
        assert len(rest) == left - 1
        take_in(app.flights, app.library, app.engine(), first)
    assert not untaken(app.flights, app.library) and len(app.flights.read().flights) == 2


# The page


def test_from_the_ships_and_back_by_mouse(app: App, show: Show) -> None:
    log(app, 3)
    show(TitleScene())
    app.push(SavesScene())
    hands = Hands(app)
    hands.run()
    hands.click("records")
    wait(hands)
    words = said(hands)
    assert "2 of 3 ships rescued" in words and "2 of 3" in words and "Ada 3" in words
    hands.click("watch-0")
    assert isinstance(hands.scene, FlightDialog)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, RecordsScene)
    hands.click("back")
    assert isinstance(hands.scene, SavesScene)


@pytest.mark.parametrize("text", [100, 200])
def test_by_keys_alone(tmp_path: Path, text: int) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en", text=text))
    log(app, 60)

    def show(scene: Scene) -> Hands:
        app.reset(scene)
        return Hands(app)

    hands = page(app, show)
    wanted = {"back", "csv", "json", "watch-0", "watch-49"}
    reached, areas = set(), [one for one in hands.scene.form.widgets if isinstance(one, ScrollArea)]
    for _ in range(60):
        hands.key(pygame.K_TAB)
        focus = hands.scene.form.focus
        reached.add(focus.key)
        if focus.key == "watch-49":
            assert any(area.offset > 0 for area in areas), "what has the focus is seen"
    assert wanted <= reached
    while hands.scene.form.focus.key != "watch-3":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, FlightDialog)
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


@pytest.mark.parametrize("text", [100, 200])
def test_by_a_controller_alone(tmp_path: Path, text: int) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en", text=text))
    log(pad.app, 4)
    pad.app.push(TitleScene())
    pad.app.push(SavesScene())
    pad.wait()

    def go_to(key: str) -> None:
        for _ in range(60):
            if pad.top.form.focus is not None and pad.top.form.focus.key == key:
                return
            pad.button("right-shoulder")
        raise AssertionError(f"{key} is not reached")

    go_to("records")
    pad.button("accept")
    pad.wait()
    assert isinstance(pad.top, RecordsScene) and pad.top.logged is not None
    go_to("csv")
    pad.button("accept")
    assert len(list(pad.app.flights.exports.iterdir())) == 1
    go_to("watch-2")
    pad.button("accept")
    pad.wait()
    assert isinstance(pad.top, FlightDialog)
    pad.button("back")
    pad.button("back")
    pad.wait()
    assert isinstance(pad.top, SavesScene)


@pytest.mark.parametrize("kind", ["csv", "json"])
def test_an_export_says_where_it_is(app: App, show: Show, kind: str) -> None:
    log(app, 3)
    hands = page(app, show)
    hands.click(kind)
    (path,) = app.flights.exports.iterdir()
    assert path.suffix == f".{kind}" and str(path.name) in "".join(hands.words().split("\n"))


def test_an_export_that_the_disk_refuses_is_told(
    app: App, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    log(app, 3)
    hands = page(app, show)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.storage.files.atomic.os.fsync", full)
        hands.click("csv")
    assert "Nothing was exported: the disk is full" in said(hands)
    app.flights.exports.rmdir()
    app.flights.exports.write_text("in its place", encoding="utf-8")
    hands.click("csv")
    told = app.texts("records-export-other", path=path_words(app.flights.exports), detail="File exists")
    assert told in said(hands)


def test_of_a_log_that_the_system_does_not_open_nothing_untrue_is_told(
    app: App, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one flight that waited was exported as all flights, and the title told of the first rung."""
    log(app, 3)
    opened = Path.open

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if path == app.flights.path:
            raise OSError(errno.EIO, "Input/output error")
        return opened(path, *words, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refused)
        keep_finished(app, finished(app, 11))
        hands = page(app, show)
        told = said(hands)
        assert "Your flight log cannot be read right now" in told and "rescued" not in told
        assert "csv" not in hands.controls()
        assert read_open(app, DAY) is None
    for _ in range(110):
        app.advance(50)
    assert "of 4 ships rescued" in said(hands), "it was read again"
    found = read_open(app, DAY)
    assert found is not None and found.rung == 1
    hands = page(app, show)
    assert "of 4 ships rescued" in said(hands)
    hands.click("csv")
    assert app.flights.exports.exists()


def test_a_flight_that_the_program_ended_alone_is_marked(app: App, show: Show) -> None:
    log(app, 1)
    mark = "ended by the program alone"
    assert mark not in said(page(app, show))
    session = finished(app)
    form = flight_form(session.to_json(), DAY, None, None)
    with app.flights.path.open("ab") as file:
        seats = ["officer"] * len(form["seats"])
        file.write(line_of({**form, "id": "alone", "seats": seats}))
        file.write(line_of({**form, "id": "together", "seats": ["person", *seats[1:]]}))
    assert said(page(app, show)).count(mark) == 1, "a person among programs is no such flight"


def test_nothing_flown_and_a_log_that_cannot_be_read_are_told(app: App, show: Show) -> None:
    assert "No flights yet" in said(page(app, show))
    app.flights.path.mkdir(parents=True)
    assert "Your flight log cannot be read right now" in said(page(app, show))


def test_damage_and_what_waits_are_told(app: App, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    log(app, 3)
    with app.flights.path.open("ab") as file:
        file.write(b'{"version": 1, "id\n\0\0\0\n')
    assert "2 entries of the flight log are damaged" in said(page(app, show))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.storage.logbook.flight_log.os.fsync", full)
        keep_finished(app, finished(app, 11))
        hands = page(app, show)
        assert "the disk is full" in said(hands) and "2 of 4 ships rescued" in said(hands)
    assert "the disk is full" not in said(page(app, show))


def test_a_flight_without_a_line_says_so(app: App, show: Show) -> None:
    log(app, 1)
    line = json.loads(app.flights.path.read_bytes())
    app.flights.path.write_bytes(line_of({**line, "line": None}))
    hands = page(app, show)
    watch = hands.widget("watch-0")
    assert not watch.enabled and watch.explanation() == app.texts("records-no-line")


def test_hostile_names_are_shown_and_no_word_is_cut(app: App, show: Show) -> None:
    log(app, 2)
    lines = [json.loads(line) for line in app.flights.path.read_bytes().splitlines()]
    lines[0]["settings"] = {**lines[0]["settings"], "difficulty": "W" * 60, "names": ["M" * 60, "=1+1"]}
    lines[1]["line"] = "SS1-DAMAGED"
    lines[1]["result"] = {**lines[1]["result"], "turn": 9999, "cards": 9999}
    app.flights.path.write_bytes(b"".join(map(line_of, lines)))
    hands = page(app, show)
    assert "2 of 2" not in said(hands) and "1 of 2 ships rescued" in said(hands)
    hands.click("watch-0")
    assert "flight line" in said(hands), "it says what is wrong with the line"


def test_a_log_of_a_thousand_difficulties_has_a_table_that_ends(app: App, show: Show) -> None:
    log(app, 1)
    line = json.loads(app.flights.path.read_bytes())
    made = [
        {**line, "id": f"odd-{number}", "settings": {**line["settings"], "difficulty": f"level-{number}"}}
        for number in range(1000)
    ]
    app.flights.path.write_bytes(b"".join(map(line_of, made)))
    with within(2):
        hands = page(app, show)
    assert "level-4" in said(hands)
    levels = {word for word in hands.words().split("\n") if word.startswith("level-")}
    assert levels == {f"level-{number}" for number in range(5)}


def test_ten_thousand_flights_hold_no_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path, settings=replace(Preferences(), animation="off", language="en"))
    log(app, FLIGHTS)

    def show(scene: Scene) -> Hands:
        app.reset(scene)
        return Hands(app)

    page(app, show)
    app.draw()
    hands = show(TitleScene())
    with within(PAGE_S):
        app.push(RecordsScene())
        wait(hands)
        app.draw()
    assert "5000 of 10000" in said(hands).replace(",", "")


def test_the_log_is_read_beside_the_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path)
    log(app, 3)
    gate, look = threading.Event(), app.flights.read
    disk = DiskThread()
    app.disk = app.flights.disk = app.library.disk = disk

    def slow() -> Any:
        assert gate.wait(20)
        return look()

    monkeypatch.setattr(app.flights, "read", slow)
    app.reset(TitleScene())
    app.push(RecordsScene())
    hands = Hands(app)
    hands.run()
    assert "Reading your flights" in said(hands) and hands.scene.wake() is not None
    gate.set()
    wait(hands)
    assert "2 of 3 ships rescued" in said(hands)


def test_the_share_of_all_ships_has_its_interval(app: App, show: Show) -> None:
    log(app, 40)
    told = page(app, show).words()
    assert "50%" in told and "35 to 65%" in told
