"""What players are sent and what their log says: any text on the clipboard, any line, any day, any clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.challenges.challenges_scene import ChallengesScene
from game.app.scenes.challenges.descent_scene import DescentScene
from game.app.scenes.records.records_scene import RecordsScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.turns_scene import TurnsScene
from game.app.shell.app import App
from game.play.session import Session
from game.rules.flight_line import flight_line
from game.storage.logbook.calendar_days import local_day
from game.storage.logbook.flights import flight_form, line_of
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.hostile.json_values import HOSTILE, places, put
from tests.looped import some

MEGABYTES = 10_000_000
SETUP = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"], "chance": 2}
PAGES: tuple[Callable[[], Scene], ...] = (
    TitleScene, DescentScene, ChallengesScene, RecordsScene, TurnsScene,
)  # fmt: skip


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    home = tmp_path_factory.mktemp("home")
    return open_app(home, settings=Preferences(animation="off", language="en"))


@pytest.fixture(scope="module")
def flight(app: App) -> Session:
    """A flight that ended: nobody repairs anything."""
    session = Session.new(SETUP, app.engine(), None)
    while session.decision is not None:
        options = session.decision["options"]
        session.apply(next((one for one in options if one.get("do") == "finish"), options[0]))
    return session


def shown(app: App, scene: Scene) -> Hands:
    app.reset(scene if isinstance(scene, TitleScene) else TitleScene())
    if not isinstance(scene, TitleScene):
        app.push(scene)
    hands = Hands(app)
    for _ in range(6):
        app.advance(60)
    hands.run()
    return hands


# The clipboard


def texts(line: str) -> Iterator[tuple[str, str]]:
    """Yield shapes of ten megabytes that somebody may paste, each with its name."""
    shapes = {
        "letters": "A",
        "spaces": " ",
        "line ends": "\n",
        "heads": "SS1-\n",
        "capitals": "SS",
        "lines": line + "\n",
        "one line": line,
        "signs": "\U0001f7e5\u2b1b",
        "marks": "a\u0301\u200b\u202e",
        "nothing": "\0",
        "codes": "A1B2-C3D4\n",
    }
    for name, shape in shapes.items():
        yield name, (shape * (MEGABYTES // len(shape) + 1))[:MEGABYTES]
        yield f"line and {name}", (line + "\n" + shape * (MEGABYTES // len(shape)))[:MEGABYTES]


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "screen", [TitleScene, *(pytest.param(one, marks=SLOW) for one in (SavesScene, SetupScene))]
)
def test_ten_megabytes_are_answered_within_a_second(
    app: App, flight: Session, screen: Callable[[], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = [""]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    for name, text in some(texts(flight_line(flight.history))):
        hands = shown(app, screen())
        before = hands.scene
        held[0] = text
        start = time.perf_counter()
        hands.key(pygame.K_v, pygame.KMOD_CTRL)
        took = time.perf_counter() - start
        assert took < 1.0, f"{name}: {took:.2f} s"
        assert hands.scene is before, name
        assert "no flight line or game code" in " ".join(hands.words().split()), name


# The log


def hostile_lines(flight: Session, day: date) -> list[bytes]:
    """Return lines of the log with every value in every place, and a whole one between them."""
    form = flight_form(flight.to_json(), day, flight.code, flight_line(flight.history))
    found = [b"{\n", b"\xff\xfe\n", b"null\n", b"[" * 5000 + b"\n", line_of(form)]
    for number, path in enumerate(places(form)):
        for count, value in enumerate(HOSTILE):
            if not (isinstance(value, str) and len(value) > 1000):
                changed = put(form, path, value)
                found.append(line_of({**changed, "id": f"{number}-{count}"} if path != ("id",) else changed))
    return found


def write(app: App, *lines: bytes) -> None:
    app.flights.path.parent.mkdir(parents=True, exist_ok=True)
    app.flights.path.write_bytes(b"".join(lines))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=SLOW)])
def test_whatever_the_log_says_every_page_is_there(
    app: App, flight: Session, page: Callable[[], Scene], size: tuple[int, int]
) -> None:
    write(app, *hostile_lines(flight, date(2026, 11, 17)))
    hands = shown(app, page())
    hands.resize(*size)
    assert hands.words().strip()
    for control in [key for key in hands.controls() if key.startswith("watch-")][:8]:
        hands.click(control)
        if hands.scene.__class__ is not RecordsScene:
            hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Scene)


@pytest.mark.parametrize(
    "day",
    [
        date.min,
        *(pytest.param(date(*day), marks=SLOW) for day in ((1582, 10, 4), (1969, 12, 31), (2026, 3, 29))),
        date.max,
    ],
)
def test_a_flight_of_any_day_counts(app: App, flight: Session, day: date) -> None:
    """The first and the last day of the calendar, one before any clock, one on which clocks change."""
    form = flight_form(flight.to_json(), day, flight.code, flight_line(flight.history))
    write(app, line_of(form))
    for page in PAGES:
        hands = shown(app, page())
        assert hands.words().strip()
        if page is RecordsScene:
            assert "0 of 1 ships rescued" in hands.words()


# The clock


@pytest.mark.parametrize(
    "moment",
    [
        datetime.min.replace(tzinfo=UTC),
        pytest.param(datetime(1, 1, 1, 12, tzinfo=UTC), marks=SLOW),
        datetime(2026, 3, 29, 0, 59, 59, tzinfo=UTC),
        pytest.param(datetime(2026, 10, 25, 0, 59, 59, tzinfo=UTC), marks=SLOW),
        pytest.param(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC), marks=SLOW),
        datetime.max.replace(tzinfo=UTC),
    ],
    ids=str,
)
def test_the_clock_may_say_anything_and_go_back(app: App, moment: datetime) -> None:
    """Today's ship is that of the day the clock says, forth and back; the title follows it, too."""
    told = [moment]
    scene = ChallengesScene(lambda: told[0])
    hands = shown(app, scene)
    seen = {}
    for step in (0, 3601, 86_400, -3600, -86_400, 10 * 86_400, 0):
        try:
            told[0] = moment + timedelta(seconds=step)
        except OverflowError:
            continue
        for _ in range(3):
            app.advance(60)
        assert scene.today == local_day(told[0]) and hands.words().strip()
        seed = scene.plan.settings.seed
        assert seen.setdefault(scene.today, seed) == seed, "a day has one ship"
    assert len({*seen.values()}) == len(seen) > 1
    assert shown(app, TitleScene(clock=lambda: told[0])).words().strip()


def test_a_log_that_goes_back_in_time_keeps_its_order_and_loses_nothing(app: App, flight: Session) -> None:
    """A clock that was set back: a flight that ended later has an earlier day."""
    days = [date(2026, 11, 17), date.max, date(2026, 11, 16), date.min, date(2026, 11, 17)]
    lines = [
        line_of({**flight_form(flight.to_json(), day, "", ""), "id": f"{number:016x}"})
        for number, day in enumerate(days)
    ]
    write(app, *lines)
    found = app.flights.read().flights
    assert [one.day for one in found] == sorted(days) and len({one.id for one in found}) == len(days)
    assert [one.id for one in found if one.day == days[0]] == [f"{0:016x}", f"{4:016x}"]
    assert Path(app.flights.path).read_bytes() == b"".join(lines)
