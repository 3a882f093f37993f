"""Today's ship: flown from the page, its first flight marked, its par told afterwards, the result copied."""

from __future__ import annotations

import errno
import math
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.type.text_drawing import TextRecord
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.daily_ships import DailyShips, days_shown
from game.app.forms.par_words import standing, week_words
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.challenges.challenges_scene import ChallengesScene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import CLOCK_MS, TitleScene
from game.app.shell.app import App
from game.app.table.saving_games import keep_finished
from game.app.table.table_scene import TableScene
from game.app.widgets.scroll import ScrollArea
from game.play.pars import Par
from game.play.session import Session
from game.rules import ContentError
from game.rules.daily_ship import CREWS
from game.rules.flight_line import flight_line, fly
from game.rules.gamecode import encode
from game.storage.logbook.calendar_days import local_day
from game.storage.logbook.flights import flight_form, line_of
from game.storage.settings.preferences import Preferences
from game.texts import Texts, languages
from tests.app.stage import Hands, open_app
from tests.hostile.json_values import HOSTILE, places, put
from tests.play.test_pad import Pad
from tests.shares import mostly_slow

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
DAY = local_day(NOON)
CREW = 2
PAR = Par(True, 21, 4)
Show = Callable[[Scene], Hands]


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lies on the clipboard, the latest last: the dummy driver has none."""
    held: list[str] = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


def flown(app: App, day: date = DAY, crew: int = CREW, undone: int = 0) -> Session:
    """A flight on the ship of a day that ended: nobody repairs anything.

    Args:
        app: the program.
        day: of the ship.
        crew: how many play.
        undone: so many first choices are others, so that it is another flight.
    """
    session = Session.new(
        DailyShips(app.engine()).plan(day, crew).settings.to_json(), app.engine(), app.shelf
    )
    while session.decision is not None:
        options = session.decision["options"]
        ends = [one for one in options if one.get("do") == "finish"]
        session.apply(options[0] if undone or not ends else ends[0])
        undone = max(0, undone - 1)
    return session


def line(session: Session, day: date = DAY, **changes: Any) -> bytes:
    """A line of the log about a flight."""
    form = flight_form(session.to_json(), day, session.code, flight_line(session.history))
    return line_of({**form, **changes})


def log(app: App, *lines: bytes) -> None:
    app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    app.flights.path.write_bytes(b"".join(lines))


def page(app: App, par: Par | None = PAR, crew: int = CREW, now: datetime = NOON) -> Hands:
    """The page, once the log is read; the ship has this par and no other is known."""
    app.reset(TitleScene())
    scene = ChallengesScene(lambda: now)
    app.push(scene)
    hands = Hands(app)
    hands.run()
    scene.choose(crew)
    scene.update(50)
    assert scene.logged is not None
    pars = {} if par is None else {(local_day(now), crew): par}
    scene.logged = replace(scene.logged, pars=pars)
    scene.rebuild()
    return hands


def said(hands: Hands) -> str:
    return " ".join(hands.words().split())


# The title


def test_the_title_names_todays_ship_once_a_flight_has_ended(app: App, show: Show) -> None:
    assert "daily" not in show(TitleScene()).controls()
    keep_finished(app, flown(app))
    hands = show(TitleScene())
    assert hands.controls()[:5] == ["new", "school", "guided", "descent", "daily"]
    assert {"school", "guided", "load", "rulebook", "settings", "quit"} <= set(hands.controls())
    assert "Today’s ship" in said(hands) and "1 · Far orbit" in said(hands)
    hands.click("daily")
    assert isinstance(hands.scene, ChallengesScene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


@pytest.mark.parametrize("language", mostly_slow(languages(), 3))
def test_the_whole_title_needs_no_scrolling(tmp_path: Path, language: str) -> None:
    app = open_app(tmp_path, (1280, 720), Preferences(animation="off", language=language))
    keep_finished(app, flown(app))
    session = Session.new({"players": 4, "difficulty": "medium", "seed": 1}, app.engine(), app.shelf)
    session.apply(session.decision["options"][0])  # type: ignore[index]
    app.reset(TitleScene())
    app.advance(60)
    hands = Hands(app)
    hands.run()
    assert hands.scene.open is not None, "with what is open"
    assert {"continue", "daily", "load"} <= set(hands.controls())
    areas = [one for one in hands.scene.form.widgets if isinstance(one, ScrollArea)]
    assert areas and all(area.furthest <= 0 for area in areas)


# Flying it


@pytest.mark.parametrize("crew", CREWS)
def test_what_is_started_from_the_page_is_the_ship_of_the_day(app: App, crew: int) -> None:
    app.change_settings(new_game=replace(app.settings.new_game, first=0, rooms="v2", no_counting=True))
    hands = page(app, crew=crew)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, SetupScene)
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    ship = DailyShips(app.engine()).plan(DAY, crew).settings
    assert hands.scene.session.code == encode(app.engine(), ship)
    settings = hands.scene.session.history.state.table.settings
    assert DailyShips(app.engine()).week.day_of(app.engine(), settings) == DAY


def test_the_page_opens_with_the_crew_that_played_last(app: App, show: Show) -> None:
    assert page(app).scene.crew == CREW
    show(ChallengesScene(lambda: NOON))
    assert app.stack.top.crew == 1, "nobody has played yet"
    app.change_settings(new_game=replace(app.settings.new_game, seats=4))
    assert show(ChallengesScene(lambda: NOON)).scene.crew == 4


def test_nine_rooms_and_all_that_it_is_set_up_with(app: App) -> None:
    hands = page(app, crew=3, now=datetime(2026, 11, 22, 12, tzinfo=UTC))
    words = said(hands)
    assert "Veteran" in words and "Random rooms" in words
    plan = hands.scene.plan
    assert words.count("V2") == sum(variant == "v2" for variant in plan.variants) > 0
    assert len(set(plan.rooms)) == 9
    assert "Sunday, November 22, 2026" in words
    monday = page(app, now=datetime(2026, 11, 23, 12, tzinfo=UTC))
    assert "Easy" in said(monday) and "Damage Control" in said(monday)


# The mark and the par


def test_the_par_is_covered_until_the_first_flight_has_landed(app: App) -> None:
    hands = page(app)
    assert "You will see it when you land" in said(hands) and "turn 21" not in said(hands)
    assert hands.controls().count("fly") == 1 and "copy" not in hands.controls()
    log(app, line(flown(app)))
    words = said(page(app))
    assert (
        "Rescued on turn 21" in words and "Lost on turn" in words and "The captain rescued this ship" in words
    )
    assert "You will see it" not in words


def test_where_no_par_is_known_nothing_is_said_of_par(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "review", None)
    monkeypatch.setattr(App, "advise", None)
    assert "par" not in said(page(app, par=None)).casefold().split()
    log(app, line(flown(app)))
    assert "captain" not in said(page(app, par=None)).casefold()


def test_the_first_flight_has_the_mark_and_others_have_none(app: App) -> None:
    first, second, other = flown(app), flown(app, undone=5), flown(app, DAY - timedelta(days=1))
    log(app, line(first), line(second), line(other, DAY - timedelta(days=1)), line(flown(app, crew=3)))
    hands = page(app)
    scene = hands.scene
    assert scene.logged.first(DAY, CREW).line == flight_line(first.history)
    assert "One more flight, for practice" in said(hands)
    log(app, line(second), line(first))
    assert page(app).scene.logged.first(DAY, CREW).line == flight_line(second.history)


def test_another_ship_and_flights_of_the_program_alone_have_no_mark(app: App) -> None:
    other = Session.new({"players": 2, "difficulty": "medium", "seed": 1, "chance": 2}, app.engine())
    watched = line(flown(app), seats=["captain", "captain"])
    log(app, watched, line_of({**flight_form(flown(app).to_json(), DAY, other.code, None), "id": "x"}))
    assert "fly" in page(app).controls()


def test_what_was_flown_at_the_table_is_marked_when_the_page_comes_back(app: App) -> None:
    hands = page(app)
    keep_finished(app, flown(app))
    app.push(TitleScene())
    app.pop()
    hands.scene.update(50)
    assert "copy" in hands.controls() and "fly" not in hands.controls()


SAVED, LOST = (True, 19), (False, 9)
STANDINGS = {
    (SAVED, Par(True, 21, 0)): ("2 turns under par", "\N{MINUS SIGN}2"),
    (SAVED, Par(True, 18, 0)): ("1 turn over par", "+1"),
    (SAVED, Par(True, 19, 0)): ("On par", "par"),
    (SAVED, Par(False, 9, 0)): ("The captain lost this ship.", "better"),
    (LOST, Par(True, 9, 0)): ("The captain rescued this ship.", "lost"),
    (LOST, Par(False, 30, 0)): ("The captain lost it, too.", "lost"),
    (SAVED, None): ("", ""),
    (LOST, None): ("", "lost"),
}


@pytest.mark.parametrize("given", STANDINGS, ids=str)
def test_how_a_flight_stands_to_the_par(app: App, given: tuple[tuple[bool, int], Par | None]) -> None:
    (won, turn), par = given
    log(app, line(flown(app)))
    flight = replace(app.flights.read().flights[0], won=won, turn=turn)
    texts = Texts("en")
    assert (standing(texts, flight, par).words, week_words(texts, flight, par).words) == STANDINGS[given]
    assert week_words(texts, None, par).words == "\N{EN DASH}", "what was missed is no more than that"


def test_seven_days_are_shown_and_a_missed_one_is_dashes(app: App) -> None:
    days = days_shown(DAY)
    assert len(days) == 7 and days[-1] == DAY and days_shown(date.min) == (date.min,)
    log(app, line(flown(app, days[0]), days[0]), line(flown(app, days[3]), days[3]))
    hands = page(app)
    words = hands.words().split("\n")
    assert words.count("\N{EN DASH}") == 5 and words.count("lost") == 2 and "Today" in words
    assert "streak" not in said(hands).casefold()


# What comes of it


def test_copied_are_the_result_and_the_line_below_it(app: App, clipboard: list[str]) -> None:
    session = flown(app)
    log(app, line(session))
    hands = page(app)
    hands.key(pygame.K_c)
    told = clipboard[-1].split("\n")
    assert told[0] == "Ship of Nov 17, 2026" and told[-1] == flight_line(session.history)
    assert any("\N{BLACK LARGE SQUARE}" in one for one in told), "rooms as squares"
    assert fly(app.engine(), told[-1]).cursor == session.history.cursor
    assert "Result copied" in said(hands)


def test_film_and_another_flight_by_their_keys(app: App) -> None:
    log(app, line(flown(app)))
    hands = page(app)
    hands.key(pygame.K_w)
    assert isinstance(hands.scene, FilmScene)
    hands.key(pygame.K_ESCAPE)
    hands.key(pygame.K_a)
    assert isinstance(hands.scene, SetupScene) and hands.scene.draft.chance == 2


def test_a_flight_without_a_line_says_so(app: App) -> None:
    log(app, line(flown(app), line=None))
    hands = page(app)
    for control in ("copy", "film"):
        assert hands.widget(control).explanation() == app.texts("records-no-line")
    assert hands.widget("again").enabled


def test_a_line_of_other_rules_is_refused_in_words(app: App, clipboard: list[str]) -> None:
    log(app, line(flown(app), line="SS1-AAAA-AAAA-AAAA-AAAA"))
    hands = page(app)
    hands.key(pygame.K_c)
    assert clipboard == [""] and "damaged" in said(hands)


# Hands


def test_the_crew_changes_by_mouse_and_keys(app: App) -> None:
    hands = page(app, crew=1)
    for key, crew in ((pygame.K_e, 2), (pygame.K_e, 3), (pygame.K_q, 2), (pygame.K_q, 1), (pygame.K_q, 4)):
        hands.key(key)
        assert hands.scene.crew == crew == hands.scene.plan.settings.players
    hands.click("crew")
    assert hands.scene.crew in CREWS


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("landed", [False, True])
def test_everything_is_reached_by_keys_alone(tmp_path: Path, text: int, landed: bool) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en", text=text))
    if landed:
        log(app, line(flown(app)))
    hands = page(app)
    reached = set()
    for _ in range(12):
        hands.key(pygame.K_TAB)
        reached.add(hands.scene.form.focus.key)
    assert {"back", "crew", *(("copy", "film", "again") if landed else ("fly",))} <= reached


@pytest.mark.parametrize("text", [100, 200])
def test_by_a_controller_alone(tmp_path: Path, text: int) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en", text=text))
    keep_finished(pad.app, flown(pad.app))
    pad.app.push(TitleScene())
    pad.wait()

    def go_to(key: str) -> None:
        for _ in range(20):
            if pad.top.form.focus is not None and pad.top.form.focus.key == key:
                return
            pad.button("right-shoulder")
        raise AssertionError(f"{key} is not reached")

    go_to("daily")
    pad.button("accept")
    pad.wait()
    assert isinstance(pad.top, ChallengesScene)
    go_to("crew")
    crew = pad.top.crew
    pad.hat("right")
    assert pad.top.crew == crew + 1
    go_to("fly")
    pad.button("accept")
    pad.wait()
    assert isinstance(pad.top, SetupScene)
    pad.button("back")
    pad.button("back")
    pad.wait()
    assert isinstance(pad.top, TitleScene)


# The clock


def at(hands: Hands, now: datetime) -> Hands:
    """Let the clock show another time."""
    hands.scene.clock = lambda: now
    hands.app.advance(60_000)
    return hands


def test_another_day_brings_another_ship_and_a_clock_set_back_the_one_before(app: App) -> None:
    hands = page(app)
    today = hands.scene.plan
    tomorrow = at(hands, NOON + timedelta(days=1)).scene.plan
    assert tomorrow != today and hands.scene.today == DAY + timedelta(days=1)
    assert at(hands, NOON).scene.plan == today
    assert at(hands, NOON - timedelta(days=400)).scene.today == DAY - timedelta(days=400)


def test_the_time_to_the_next_ship_counts_down(app: App) -> None:
    hands = page(app)
    midnight = local_day(NOON)
    moment = NOON
    while local_day(moment) == midnight:
        moment += timedelta(minutes=1)
    assert "Next ship in 1 min" in said(at(hands, moment - timedelta(seconds=30)))
    assert "Next ship in 1 h 0 min" in said(at(hands, moment - timedelta(hours=1)))
    assert "Next ship in 2 h 5 min" in said(at(hands, moment - timedelta(minutes=125)))
    assert hands.scene.wake() <= 60_000


@pytest.mark.parametrize("year", [1, 1583, 1969, 9999])
def test_any_year_has_a_page(app: App, year: int) -> None:
    for month, day in ((1, 3), (12, 29)):
        hands = page(app, now=datetime(year, month, day, 12, tzinfo=UTC))
        assert hands.scene.plan.settings.seed and "fly" in hands.controls()
    last = page(app, now=datetime(9999, 12, 31, 12, tzinfo=UTC))
    assert "Next ship" not in said(last)


# A hostile log


def test_whatever_stands_in_the_log_the_page_is_there(app: App) -> None:
    session = flown(app)
    form = flight_form(session.to_json(), DAY, session.code, flight_line(session.history))
    paths = [path for path in places(form) if path[0] in ("code", "line", "day", "seats", "result", "marks")]
    lines = [
        line_of({**put(form, path, value), "id": f"{number}-{count}"})
        for number, path in enumerate(paths)
        for count, value in enumerate(HOSTILE)
        if not (isinstance(value, str) and len(value) > 1000) and value == value
    ]
    log(app, b"{\n\xff\xfe\n", *lines, line(session))
    hands = page(app)
    assert "entries of the flight log are damaged" in said(hands)
    assert "copy" in hands.controls()
    for key in (pygame.K_c, pygame.K_w):
        hands.key(key)
        if hands.scene.__class__ is not ChallengesScene:
            hands.key(pygame.K_ESCAPE)


def test_a_log_that_cannot_be_read_is_told_and_the_ship_can_be_flown(app: App) -> None:
    app.flights.path.mkdir(parents=True)
    hands = page(app)
    hands.resize(1920, 1080)
    told = said(hands)
    assert told.count("Your flight log cannot be read right now") == 1
    assert hands.app.texts("daily-not-flown") not in told
    assert hands.app.texts("daily-days") not in told and hands.app.texts("daily-par-covered") not in told
    app.flights.path.rmdir()
    log(app, line(flown(app)))
    for _ in range(110):
        hands.app.advance(50)
    told = said(hands)
    assert "cannot be read" not in told and hands.app.texts("daily-first") in told, "it was read again"
    hands.click("again")
    assert isinstance(hands.scene, SetupScene)


def test_the_page_is_opened_by_its_route_and_says_nothing_twice(app: App) -> None:
    app.reset(TitleScene())
    app.open(routes.Challenges())
    assert isinstance(app.stack.top, ChallengesScene)
    texts: list[TextRecord] = app.draw().texts
    assert texts


def _told(when: datetime) -> datetime:
    return when


def test_the_title_says_in_a_line_what_is_open(tmp_path: Path) -> None:
    """The rung that is current, and today's ship: what it is, and once it was flown how that ended."""
    new_game = replace(Preferences().new_game, seats=CREW)
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="en", new_game=new_game)))
    hands.app.reset(TitleScene(clock=partial(_told, NOON)))
    hands.app.advance(60)
    assert {"descent", "daily"}.isdisjoint(hands.controls()), "nothing of it before a first flight"
    other = line(flown(hands.app, DAY - timedelta(days=40)), DAY - timedelta(days=40), id="0" * 16)
    hands.app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.flights.path.write_bytes(other)
    hands.app.reset(TitleScene(clock=partial(_told, NOON)))
    hands.app.advance(60)
    words = hands.words()
    level = hands.app.texts(
        f"difficulty-{DailyShips(hands.app.engine()).plan(DAY, CREW).settings.difficulty}"
    )
    assert "1 · Far orbit · 2 players" in words and f"{level} · 2 players" in words
    session = flown(hands.app)
    hands.app.flights.path.write_bytes(other + line(session))
    hands.app.reset(TitleScene(clock=partial(_told, NOON)))
    hands.app.advance(60)
    words = hands.words()
    assert f"Lost on turn {session.state['turn']}" in words and f"{level} · 2 players" not in words


@pytest.mark.parametrize("error", [ContentError("cards.yaml", 1, "x", "y"), OSError(errno.EIO, "I/O error")])
def test_the_title_stays_where_the_rules_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Only the line about what is open is missing; a screen that needs the rules tells what is wrong."""
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="en")))
    hands.app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.flights.path.write_bytes(line(flown(hands.app)))

    def refused(_: App) -> None:
        raise error

    monkeypatch.setattr(App, "engine", refused)
    for _ in range(2):
        hands.app.reset(TitleScene(clock=partial(_told, NOON)))
        hands.app.advance(60)
        hands.app.advance(60)
        assert isinstance(hands.app.top, TitleScene) and "daily" in hands.controls()
    hands.click("daily")
    hands.run()
    assert isinstance(hands.app.top, ConfirmScene), "it tells what is wrong"


def test_the_title_follows_the_calendar_while_it_is_there(tmp_path: Path) -> None:
    """Left open over midnight it tells of the new day's ship; set back, of the former."""
    new_game = replace(Preferences().new_game, seats=CREW)
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="en", new_game=new_game)))
    plan = DailyShips(hands.app.engine()).plan
    later = (DAY + timedelta(days=n) for n in range(1, 9))
    days = [DAY, next(day for day in later if level(plan, day) != level(plan, DAY))]
    hands.app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.flights.path.write_bytes(
        line(flown(hands.app, DAY - timedelta(days=40)), DAY - timedelta(days=40))
    )
    title = TitleScene(clock=partial(_told, NOON))
    hands.app.reset(title)
    hands.app.advance(60)
    for day in (days[0], days[1], days[0]):
        title.clock = partial(_told, NOON + (day - DAY))
        hands.app.advance(title.wake() or 0.0)
        hands.app.advance(60)
        assert f"{hands.app.texts(f'difficulty-{level(plan, day)}')} · 2 players" in hands.words()
    assert (title.wake() or math.inf) <= CLOCK_MS


def level(plan: Any, day: date) -> str:
    return str(plan(day, CREW).settings.difficulty)


def test_the_title_does_without_what_cannot_be_read(tmp_path: Path) -> None:
    """A date for which there is no ship, or a log that is none, takes nothing but the line."""
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="off", language="en")))
    hands.app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.flights.path.write_bytes(b"\xff{[\n")
    for when in (datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC), NOON):
        hands.app.reset(TitleScene(clock=partial(_told, when)))
        hands.app.advance(60)
        assert {"descent", "daily"} <= {*hands.controls()}
    hands.click("daily")
    assert isinstance(hands.app.top, ChallengesScene)


def test_a_flight_is_kept_where_the_table_is_put_away_before_its_end_was_shown(tmp_path: Path) -> None:
    """The system ended the program during the last hit: neither log nor library knew the game."""
    app = open_app(tmp_path, settings=Preferences(animation="normal", language="en"))
    session = Session.new({"players": 2, "difficulty": "hard", "seed": 7}, app.engine(), app.shelf)
    while session.decision is not None:
        options = session.decision["options"]
        option = next((one for one in options if one.get("do") == "finish"), options[0])
        tried = session.branch(None)
        tried.apply(option)
        if tried.decision is None:
            break
        session.apply(option)
    app.start(routes.Table(session))
    assert isinstance(app.top, TableScene)
    app.top.propose(option)
    app.advance(100)
    assert session.decision is None and isinstance(app.top, TableScene), "its end is not shown yet"
    app.start(routes.Title())
    assert [one.won for one in app.flights.read().flights] == [False]
    assert len(app.library.list()) == 1
    app.start(routes.Table(session))
    app.start(routes.Title())
    assert len(app.library.list()) == 1, "once"
