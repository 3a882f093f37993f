"""What systems and devices do to a window: sizes nobody makes, devices gone, letters that are none."""

from __future__ import annotations

import logging
import sys
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Point
from game.app.navigation import routes
from game.app.scenes.saves.naming_scene import NamingScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.shell.crashes.last_resort import say_last_words
from game.app.shell.crashes.recorder import KINDS, Recorder, revive
from game.app.shell.screen import window as windows
from game.app.table.motion.sprites import Sprites
from game.app.table.paint.cards import resource_card
from game.app.table.table_scene import TableScene
from game.app.widgets import clipboard
from game.play.session import Session
from game.storage.files.documents import LARGEST, encode_json, parse_json
from game.storage.files.paths import Home, find_home
from game.storage.files.plain_text import is_plain
from game.storage.games.claim import Claim
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.shares import mostly_slow
from tools.fuzz.random_events import FARAWAY, FILES, LETTERS, NUMBERS, STICKS, SYSTEM, WINDOW

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo"]}
SHAPES = [
    (3000, 1),
    *(
        pytest.param(size, marks=pytest.mark.slow)
        for size in ((1, 1), (2, 900), (8000, 200), (900, 3), (7, 7))
    ),
]


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, (320, 180))


def session_of(app: App, choices: int = 4) -> Session:
    session = Session.new(SETUP, app.engine(), app.shelf)
    for _ in range(choices):
        if session.decision is not None:
            session.apply(session.decision["options"][0])
    return session


def screens(app: App) -> dict[str, list[routes.Route]]:
    """Every screen, over those below which it is opened."""
    session, over = session_of(app), session_of(app, 10_000)
    return {
        "title": [routes.Title("told")],
        "setup": [routes.Title(), routes.Setup()],
        "settings": [routes.Title(), routes.Settings()],
        "saves": [routes.Title(), routes.SavedGames()],
        "table": [routes.Table(session)],
        "menu": [routes.Table(session), routes.Menu(session)],
        "save as": [routes.Table(session), routes.Menu(session), routes.SaveAs(session, print)],
        "ending": [routes.Ending(over)],
        "replay": [routes.Title(), routes.Replay(over)],
        "error": [routes.Failure(None, ValueError("\x1b[31m\udcff"), session)],
    }


def give(app: App, *events: pygame.Event, ms: float = 16.7) -> None:
    """Hand events to the program; an error is not caught as the program does."""
    app.make_step(ms, list(events))


@pytest.mark.parametrize("shape", SHAPES)
def test_every_screen_in_windows_that_nobody_makes(app: App, shape: tuple[int, int]) -> None:
    app.change_settings(animation="fast")
    app.library.save("one", session_of(app).to_json())
    for opened in screens(app).values():
        app.start(opened[0])
        for route in opened[1:]:
            app.open(route)
        for size in (shape, (320, 180)):
            pygame.display.set_mode(size, pygame.RESIZABLE)
            give(app, pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
            for ms in (0.0, 300.0, 16.7):
                give(app, pygame.Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(0, 0), buttons=(0, 0, 0)), ms=ms)


def test_a_window_that_fills_the_screen_may_be_as_small_as_that(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen of 800 x 600 it would stick out by the rest of the least size that a window has."""
    bounds: list[tuple[int, int]] = []

    class Seen:
        minimum_size = property(lambda self: bounds[-1], lambda self, least: bounds.append(least))
        set_fullscreen = set_windowed = lambda self, *_: None

    monkeypatch.setattr(windows, "_system_window", Seen)
    one = windows.Window((1000, 600), True, 0)
    assert bounds == [windows.SMALLEST, windows.NO_BOUND]
    one.place(False, 0)
    assert bounds[-1] == windows.SMALLEST
    one.place(True, 0)
    assert bounds[-1] == windows.NO_BOUND


@pytest.mark.parametrize(
    "error",
    [pygame.error("?"), NotImplementedError(), AttributeError()],
    ids=lambda error: type(error).__name__,
)
def test_a_clipboard_that_is_none_holds_nothing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def refuse(*_: object) -> str:
        raise error

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    assert clipboard.paste() == "" and not clipboard.copy("x")


HUGE = (
    "x" * 3_000_000,
    "SS1-" + "Z" * 2_000_000,
    "\n" * 1_000_000,
    "A1J0-17V6-0 " * 200_000,
    "\u0301" * 500_000,
)


@pytest.mark.parametrize(
    "text", mostly_slow(HUGE, 1), ids=("letters", "a line", "ends of lines", "codes", "accents")
)
def test_a_clipboard_may_hold_a_book(app: App, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Wherever something is pasted it is cut or refused, at once."""
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    session = session_of(app)
    app.start(routes.Table(session))
    for route in (routes.SaveAs(session, print), routes.Setup(), routes.Challenges()):
        app.open(route)
        before = time.thread_time()
        for key in (pygame.K_a, pygame.K_v, pygame.K_v):
            give(app, pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
        app.draw()
        assert time.thread_time() - before < 2
        app.start(routes.Table(session))


def test_devices_that_are_gone_say_nothing(app: App) -> None:
    app.start(routes.Table(session_of(app)))
    for number in NUMBERS:
        give(app, pygame.Event(pygame.JOYDEVICEADDED, device_index=number, guid=""))
        give(app, pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number))
        for value in STICKS:
            give(app, pygame.Event(pygame.JOYAXISMOTION, instance_id=number, axis=0, value=value))
        give(app, pygame.Event(pygame.JOYBUTTONDOWN, instance_id=number, button=number))
        give(app, pygame.Event(pygame.JOYHATMOTION, instance_id=number, hat=0, value=(1, -1)))
        give(app, pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=number))


def test_the_system_may_say_anything(app: App) -> None:
    app.start(routes.Table(session_of(app)))
    for kind in (*WINDOW, *SYSTEM):
        give(app, pygame.Event(kind, which=3, iscapture=0, x=-5, y=2**31 - 1))
    for file in FILES:
        for kind in (pygame.DROPFILE, pygame.DROPTEXT, pygame.DROPBEGIN):
            give(app, pygame.Event(kind, file=file, text=file))
    for y in FARAWAY:
        give(app, pygame.Event(pygame.MOUSEWHEEL, x=y, y=y, precise_y=float("inf"), flipped=True))
        give(app, pygame.Event(pygame.MOUSEMOTION, pos=(y, y), rel=(y, y), buttons=(1, 1, 1)))
    for code in (-1, 0, 2**30 - 1):
        give(app, pygame.Event(pygame.KEYDOWN, key=code, mod=0xFFFF))
    assert isinstance(app.top, TableScene)


@pytest.mark.parametrize("far", FARAWAY)
def test_the_line_from_what_is_held_ends_however_far_away_the_pointer_is(
    app: App, monkeypatch: pytest.MonkeyPatch, far: int
) -> None:
    app.start(routes.Table(session_of(app)))
    dots: list[Point] = []

    def dot(_: Sprites, __: Canvas, ___: pygame.Surface, at: Point) -> None:
        dots.append(at)
        assert len(dots) < 1000, "no line is that long"

    monkeypatch.setattr(Sprites, "_middle", dot)
    kit = app.kit
    Sprites(kit, (0, 1)).dotted(Canvas.of_size(kit, 20, 20), (far * 6.0, far / 3), (536.0, 453.0))
    assert dots


@pytest.mark.parametrize("at", [(0, 30), (90, 0), (-60, 0), (0, -60), (19, 0), (-20, -1)])
def test_what_is_grey_may_lie_outside_the_window(app: App, at: tuple[int, int]) -> None:
    canvas = Canvas.of_size(app.kit, 20, 1)
    resource_card.dull(canvas, (*at, 40, 50), (6, 4, 6, 4))
    resource_card.resource_card(canvas, (*at, 40, 50), "energy", frozenset(("disabled",)))


@pytest.mark.parametrize("letter", mostly_slow(LETTERS, 6), ids=ascii)
def test_what_is_typed_is_letters(app: App, letter: str) -> None:
    app.start(routes.Title())
    app.open(routes.Setup())
    hands = Hands(app)
    assert isinstance(app.top, SetupScene)
    app.top.form.focus_on("name-0", by_key=True)
    give(app, pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    give(app, pygame.Event(pygame.TEXTINPUT, text=letter))
    give(app, pygame.Event(pygame.TEXTEDITING, text=letter, start=9, length=-1))
    app.top.draft.players[0].name.encode("utf-8")
    for text in (100, 200):
        app.change_settings(text=text)
        hands.words().encode("utf-8")


@pytest.mark.parametrize("text", mostly_slow(LETTERS, 6), ids=ascii)
def test_a_clipboard_may_hold_anything(app: App, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    clipboard.copy(text)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: text)
    session = session_of(app)
    app.start(routes.Table(session))
    app.open(routes.SaveAs(session, print))
    assert isinstance(app.top, NamingScene)
    for key in (pygame.K_a, pygame.K_v, pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
        give(app, pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    give(app, pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=pygame.KMOD_SHIFT, unicode="", scancode=0))
    app.draw()


@pytest.mark.parametrize(
    "colours",
    [[1.0, 0.0], [True, False], ["1", 0], [9, -1], [0, 0], [[0], 1], {}, "01", None, [10**30, 0], 7],
)
def test_colours_of_a_saved_game_may_be_anything(app: App, colours: object) -> None:
    game: dict[str, Any] = {**session_of(app).to_json(), "colours": colours}
    app.shelf.write(game)
    app.start(routes.Title())
    app.show()
    title: Any = app.top
    title.go_on()
    app.show()
    assert isinstance(app.top, TableScene)
    marks = app.top.session.colours
    assert all(type(mark) is int and 0 <= mark <= 3 for mark in marks)


HOMES = ("not UTF-8 \udcff", "line\nbreak", "\x1b[31mred", "ä" * 60, "a/b/c/d")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
@pytest.mark.parametrize("name", HOMES, ids=ascii)
def test_a_home_of_any_name(tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL + 1)  # what pytest keeps of the log must be UTF-8
    home = find_home({"SOLAR_STORM_HOME": f"{tmp_path}/{name}"})
    home.data.mkdir(parents=True)
    home.settings.write_bytes(b"{")
    app = App(home, (320, 180))
    app.start(routes.Title())
    Hands(app).words().encode("utf-8")
    session = session_of(app)
    assert not session.save_trouble and app.shelf.path.exists()
    app.library.save("one", session.to_json())
    app.start(routes.SavedGames())
    app.top.delete()  # type: ignore[union-attr]
    assert is_plain(Hands(app).words().replace("\n", " "), 10_000), "the question names the folder"
    app.fail(ValueError(f"in {home.data}"))
    Hands(app).words().encode("utf-8")
    assert list(home.logs.iterdir())
    told: list[str] = []
    say_last_words(home, ValueError(f"in {home.data}"), lambda title, words: told.append(words))
    assert is_plain(told[0].replace("\n", " "), 10_000)


@pytest.mark.parametrize("kind", ["a file", "below a file", "none", "a name of 300 letters"])
def test_a_home_that_cannot_be(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "home"
    if kind.endswith("file"):
        place.write_bytes(b"a file")
    data = {"below a file": place / "deep", "a name of 300 letters": tmp_path / ("x" * 300)}.get(kind, place)
    app = App(Home(data, data / "logs"), (320, 180), Preferences(animation="off"))
    app.start(routes.Title())
    app.change_settings(mute=True)
    session = session_of(app)
    assert bool(session.save_trouble) == (kind != "none")
    app.start(routes.Table(session))
    app.show()
    app.fail(ValueError("no"))
    Hands(app).words()


@pytest.mark.parametrize("kind", ["a file", "below a file", "a circle"])
def test_where_no_file_can_be_none_is_said_to_be_broken(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "home"
    if kind == "a circle":
        _link(place, place)
    else:
        place.write_bytes(b"a file")
    data = place / "deep" if kind == "below a file" else place
    app = App(Home(data, data / "logs"), (320, 180), claim=Claim(data / "saves"))
    assert app.shelf.claim is not None and app.shelf.claim.acquire()
    app.start(routes.Title())
    assert app.setback is None
    assert app.shelf.read().trouble == ()
    assert isinstance(app.top, TitleScene) and "cannot be saved" in Hands(app).words()


def _link(path: Path, target: Path) -> None:
    try:
        path.symlink_to(target)
    except OSError:
        pytest.skip("links are not allowed here")


TOLD: tuple[list[pygame.Event], ...] = (
    *([pygame.Event(pygame.MOUSEWHEEL, x=1, y=1, precise_y=value)] for value in STICKS),
    *([pygame.Event(pygame.TEXTINPUT, text=text)] for text in (*LETTERS, "x" * 10**7)),
    [pygame.Event(pygame.MOUSEMOTION, pos=(0.5, float("nan")), rel=(10**40, 1), buttons=())],
    [pygame.Event(pygame.MOUSEWHEEL, x=1, y=1, precise_y=0.1, which=0)] * 60_000,
    [pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=float("-inf"), odd={"x": []})],
)


def test_a_report_can_be_read_whatever_was_told_before() -> None:
    for number, events in enumerate(TOLD):
        recorder = Recorder()
        recorder.begin({"game": None})
        for _ in range(3):
            recorder.step(1.0, events)
        told = recorder.to_json()
        data = encode_json(told)
        assert len(data) < LARGEST // 2 and parse_json("report", data) == told, number
        revived = [event for _, step in told["steps"] for event in revive(step)]
        assert revived and all(event.type == events[0].type for event in revived)


def test_an_event_of_a_report_that_names_its_own_kind_is_read() -> None:
    (name,) = (name for name, kind in KINDS.items() if kind == pygame.KEYDOWN)
    found = revive([[name, {"type": 5, "key": 32}], ["nothing", {}], [name, 3]])
    assert [(event.type, event.key) for event in found] == [(pygame.KEYDOWN, 32)]
