"""A screen that opens is made a little in each frame; what was before darkens until it is there."""

from __future__ import annotations

import ast
import itertools
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from fluent.syntax import ast as ast_of_fluent

from game import texts
from game.app.bindings.gamepads import LAYOUTS
from game.app.drawing.allowance import Allowance, TimeUpError
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.images.picture_reader import PictureReader
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.shell import route_scenes, warming
from game.app.shell.app import App
from game.app.shell.screen import arrival
from game.app.table.motion.painting_ahead import PaintingAhead
from game.play.session import Session
from game.rules import Settings
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from game.text_files import Entry, parsed
from tests.looped import some

SIZE = (960, 540)
LIGHT, DARK = (240, 200, 160), (10, 20, 30)
MOST_FRAMES = 3000
SETUP = {"players": 2, "difficulty": "easy", "seed": 7}


class Slow(Scene):
    """Is made of many small pictures that have never been drawn."""

    def __init__(self, tone: tuple[int, int, int] = DARK, parts: int = 6) -> None:
        self.tone, self.parts = tone, parts
        self.heard: list[int] = []
        self.lived = 0.0

    def handle(self, event: pygame.Event) -> bool:
        self.heard.append(event.type)
        return True

    def update(self, ms: float) -> bool:
        self.lived += ms
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(self.tone)
        for n in range(self.parts):
            canvas.surface.blit(
                canvas.kit.pictures.shape((id(self), n), lambda: pygame.Surface((9, 9))), (0, 0)
            )


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A window in which no frame has time for more than one new picture, as it is in the program."""
    monkeypatch.setattr(warming.Warming, "start", lambda self: None)
    monkeypatch.setattr(PaintingAhead, "work", lambda self, until: None)
    monkeypatch.setattr(arrival, "WORK_MS", 0.0)
    monkeypatch.setattr(arrival, "OPENED_MS", 0.0)
    monkeypatch.setattr(arrival, "LEAST_MS", -1.0)
    monkeypatch.setattr(arrival, "SHOW_MS", -1.0)
    home = Home(tmp_path, tmp_path / "logs")
    reader = PictureReader()
    one = App(home, SIZE, Preferences(language="en", animation="normal"), reader=reader)
    one.push(Slow(LIGHT, 0))
    one.advance(1000)
    one.show()
    yield one
    reader.close()


def middle(app: App) -> tuple[int, ...]:
    return tuple(app.screen.get_at((480, 270)))[:3]


def frames_until_shown(app: App) -> int:
    for n in itertools.count():
        assert n < MOST_FRAMES
        if not app.arrival.active:
            return n
        app.make_step(1000 / 60, [])
        time.sleep(0.001)
    raise AssertionError


def test_a_frame_makes_one_new_picture_where_it_has_no_time_for_more(app: App) -> None:
    app.push(Slow(parts=6))
    made: list[int] = []
    while app.arrival.active:
        before = len(app.kit.pictures._kept)
        app.make_step(1000 / 60, [])
        made.append(len(app.kit.pictures._kept) - before)
    assert max(made) == 1 and sum(made) == 6


def test_a_window_of_another_size_is_dark_until_its_picture_is_there(app: App) -> None:
    app.push(Slow(parts=6))
    frames_until_shown(app)
    pygame.display.set_mode((1000, 600), pygame.RESIZABLE)
    app.screen.fill((255, 255, 255))
    app.dispatch(pygame.Event(pygame.WINDOWSIZECHANGED, x=1000, y=600))
    assert app.kit.viewport.width == 1000 and middle(app) == colour.SPACE
    assert frames_until_shown(app) > 6, "no frame makes more of it than there is time for"
    while app.fade.active:
        app.make_step(1000 / 60, [])
    assert middle(app) == DARK


def test_what_was_before_darkens_at_once_and_fades_when_the_screen_is_there(app: App) -> None:
    app.push(Slow(parts=8))
    seen = []
    while app.arrival.active or app.fade.active:
        app.make_step(1000 / 60, [])
        seen.append(middle(app)[0])
    assert seen[0] < LIGHT[0], "the first frame shows that something happens"
    assert all(later <= before for before, later in itertools.pairwise(seen)) and seen[-1] == DARK[0]
    assert len(set(seen)) > 10


def test_what_hands_do_meanwhile_comes_once_the_screen_is_there(app: App) -> None:
    later = Slow(parts=5)
    app.push(later)
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x")
    app.make_step(1000 / 60, [key])
    assert app.arrival.active and not later.heard
    frames_until_shown(app)
    assert not later.heard and later.lived == 0, "its time begins when it is seen"
    app.make_step(1000 / 60, [])
    assert later.heard == [pygame.KEYDOWN] and later.lived > 0


@pytest.mark.parametrize(("first", "again"), [(pygame.K_RETURN, False), (pygame.K_DOWN, True)])
def test_enter_pressed_again_meanwhile_agrees_to_nothing_new(app: App, first: int, again: bool) -> None:
    later = Slow(parts=5)
    press = pygame.Event(pygame.KEYDOWN, key=first, mod=0, unicode="")
    app.make_step(1000 / 60, [press])
    app.push(later)
    app.make_step(1000 / 60, [press])
    frames_until_shown(app)
    app.make_step(1000 / 60, [])
    assert later.heard == ([pygame.KEYDOWN] if again else [])
    app.make_step(1000 / 60, [press])
    assert later.heard[-1:] == [pygame.KEYDOWN], "once it is there, any key counts"


ALT_ENTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_ALT, unicode="")
ENTER = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
CLICK = pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1))


@pytest.mark.parametrize(("before", "again"), [([ALT_ENTER], ALT_ENTER), ([ENTER, CLICK], ENTER)])
def test_only_the_key_that_opened_it_is_dropped(before: list[pygame.Event], again: pygame.Event) -> None:
    one = arrival.Arrival()
    one.hold(before)
    one.begin()
    one.hold([again])
    one.stop()
    assert one.hold([]) == [again]


def test_a_controller_s_button_pressed_twice_agrees_once() -> None:
    one = arrival.Arrival()
    accept, back = (pygame.Event(pygame.JOYBUTTONDOWN, button=number) for number in (arrival.ACCEPT, 1))
    assert {layout.buttons[arrival.ACCEPT] for layout in LAYOUTS} == {"accept"}
    one.hold([accept])
    one.begin()
    one.hold([accept, back])
    one.stop()
    assert one.hold([]) == [back]


def test_after_another_size_every_press_counts() -> None:
    one = arrival.Arrival()
    one.hold([ENTER])
    one.begin_anew()
    one.hold([ENTER])
    one.stop()
    assert one.hold([]) == [ENTER]


def test_the_window_closes_though_a_screen_is_on_its_way(app: App) -> None:
    app.push(Slow(parts=50))
    app.make_step(1000 / 60, [pygame.Event(pygame.QUIT)])
    assert not app.running


def test_what_is_never_finished_is_shown_all_the_same(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Slow()
    monkeypatch.setattr(endless, "prepare", lambda until: False)
    app.push(endless)
    assert frames_until_shown(app) <= arrival.MOST_FRAMES + 2


def test_a_screen_is_not_put_together_in_the_frame_that_paints_its_last_piece(app: App) -> None:
    class Pieces(Slow):
        left, drawn = 3, 0

        def prepare(self, until: float) -> bool:
            self.left -= 1
            return self.left <= 0

        def draw(self, canvas: Canvas) -> None:
            self.drawn += 1
            super().draw(canvas)

    scene = Pieces(parts=0)
    app.push(scene)
    while scene.left:
        app.make_step(1000 / 60, [])
        assert not scene.drawn
    app.make_step(1000 / 60, [])
    assert scene.drawn == 1


def test_the_frame_that_opens_a_screen_makes_nothing_of_it_if_that_took_long(
    monkeypatch: pytest.MonkeyPatch, app: App
) -> None:
    monkeypatch.setattr(arrival, "OPENED_MS", 6.0)
    monkeypatch.setattr(arrival, "WORK_MS", 1000.0)
    for spent, made in ((6.0, False), (5.0, True)):
        one, scene = arrival.Arrival(), Slow(parts=2)
        one.begin()
        before = len(app.kit.pictures._kept)
        one.come(app.kit, [scene], app.screen.get_rect(), spent)
        assert (len(app.kit.pictures._kept) > before) == made


def test_what_takes_a_frame_is_made_in_one_of_its_own(app: App) -> None:
    """A dialog's blurred picture and the small one that it is made from are too much for one."""
    allowance, far = app.kit.pictures.allowance, time.perf_counter() + 3600
    made: list[str] = []

    def draw() -> None:
        for name in ("small", "large", "last"):
            if name not in made:
                allowance.make(lambda name=name: made.append(name), alone=name == "large")

    with pytest.raises(TimeUpError), allowance.until(far):
        draw()
    assert made == ["small"]
    with allowance.until(far):
        draw()
    assert made == ["small", "large", "last"]
    allowance.make(lambda: made.append("more"), alone=True)
    assert made[-1] == "more", "where time is not limited all is made at once"


def test_the_logo_and_the_ground_of_a_dialog_are_such(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    usual = Allowance.make

    def counted(self, make, alone=False):  # type: ignore[no-untyped-def]
        if alone:
            made.append(make.__qualname__)
        return usual(self, make, alone)

    monkeypatch.setattr(Allowance, "make", counted)
    beginnings = (
        ("prepare_logo", lambda: app.start(routes.Title())),
        ("Veil", lambda: app.push(ConfirmScene("", "", "", lambda: None))),
    )
    for name, begin in some(beginnings):
        begin()
        for _ in range(600):  # in how many frames depends on how fast the machine is
            app.make_step(1000 / 60, [])
            if any(one.startswith(name) for one in made):
                break
        assert any(one.startswith(name) for one in made), name
        for _ in range(30):
            app.make_step(1000 / 60, [])
    assert {name.partition(".")[0] for name in made} == {"prepare_logo", "Veil"}


@pytest.mark.parametrize("route", ["setup", "table", "settings", "title"])
def test_screens_come_without_a_picture_that_is_made_in_the_last_frame(
    app: App, route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a screen needs is there before the frame that draws it."""
    monkeypatch.setattr(arrival, "MOST_FRAMES", MOST_FRAMES)
    ways = {
        "setup": routes.Setup,
        "table": lambda: routes.Table(Session.new(SETUP, app.engine())),
        "settings": routes.Settings,
        "title": routes.Title,
    }
    app.start(ways[route]())
    made: list[object] = []
    usual = app.kit.pictures.allowance.make

    def counted(make, alone=False):  # type: ignore[no-untyped-def]
        made.append(make)
        return usual(make, alone)

    for _ in range(MOST_FRAMES):
        kit = app.kit.zoomed()
        assert kit.pictures.allowance is app.kit.pictures.allowance
        app.kit.pictures.allowance.make = counted  # type: ignore[method-assign]
        made.clear()
        app.make_step(1000 / 60, [])
        time.sleep(0.002)
        if not app.arrival.active:
            break
    assert not app.arrival.active
    assert len(made) <= 5, "and nothing but what begins to move then"


def test_all_screens_are_read_ahead() -> None:
    """Every module that the table of screens reads, but those for when something is wrong."""
    assert route_scenes.__file__ is not None
    tree = ast.parse(Path(route_scenes.__file__).read_text(encoding="utf-8"))
    within = next(node for node in tree.body if isinstance(node, ast.FunctionDef))
    read = {node.module for node in ast.walk(within) if isinstance(node, ast.ImportFrom)}
    rare = {"title.title_scene", "second_copy_scene", "error_scene"}
    rare = {f"game.app.scenes.{name}" for name in rare} | {"game.app.forms.keyboard_scene"}
    assert read - rare <= set(warming.CODE)


def test_the_rules_that_were_read_ahead_are_those_that_are_played(app: App) -> None:
    one = warming.Warming(app.texts, ())
    one._thread.start()
    assert one.engine() is not None
    app._warming = one
    assert app.engine() is one.engine()


def test_a_disk_that_does_not_answer_is_told_while_the_rules_are_waited_for(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window stood still for as long as that took; now it says so, and can be closed."""
    answers, told = threading.Event(), list[float]()
    monkeypatch.setattr(warming, "PATIENT_S", 0.05)

    def load(*_: object) -> object:
        assert answers.wait(20)
        raise OSError("no more")

    def meanwhile(seconds: float) -> None:
        told.append(seconds)
        if len(told) == 3:
            answers.set()

    one = warming.Warming(app.texts, ())
    app._warming, app.disk.meanwhile = one, meanwhile
    with monkeypatch.context() as patched:
        patched.setattr("game.play.session.load_engine", load)
        one._thread.start()
        assert one.engine(app.disk.meanwhile) is None
    assert len(told) >= 3 and told == sorted(told) and told[0] > 0
    answers.clear()
    one = app._warming = warming.Warming(app.texts, ())
    told.clear()
    with monkeypatch.context() as patched:
        patched.setattr("game.play.session.load_engine", load)
        app._engine = None
        one._thread.start()
        with pytest.raises(OSError, match="no more"):
            app.engine()
    assert len(told) >= 3


def test_looks_are_chosen_and_expansions_bound_ahead(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[object] = []
    one = warming.Warming(app.texts, (), meet=met.append)
    one._thread.start()
    engine = one.engine()
    assert engine is not None and met == [engine.content], "before anybody is given the rules"
    one._thread.join()
    monkeypatch.setattr("game.rules.loader.editions.Binder", None)
    switches: tuple[dict[str, bool], ...] = ({}, {"damage_control": True}, {"escape_pod": True})
    for players in engine.content.players:
        for more in switches[: 3 if players > 2 else 2]:
            engine.complete(Settings.from_json({**SETUP, "players": players, **more}))


def test_the_rulebook_and_the_lessons_that_were_read_ahead_are_shown(app: App) -> None:
    told: list[bool] = []
    one = warming.Warming(app.texts, (), done=lambda: told.append(one.busy))
    one._thread.start()
    one._thread.join()
    app._warming = one
    assert app.rulebook() is one.rulebook is not None
    assert app.lessons() is one.lessons is not None
    assert told == [True], "said once, in the thread, when all is there"


def test_the_rulebook_of_other_rules_is_not_that_which_was_read_ahead(app: App) -> None:
    one = warming.Warming(app.texts, ())
    one._thread.start()
    one._thread.join()
    assert one.rulebook is not None
    one.rulebook = replace(one.rulebook, content=replace(one.rulebook.content))
    app._warming = one
    assert app.rulebook() is not one.rulebook
    assert app.rulebook().content is app.engine().content
    assert app.rulebook() is app.rulebook()


def test_screens_say_what_was_read_ahead(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    one = warming.Warming(app.texts, ())
    one._thread.start()
    one._thread.join()
    app._warming = one
    late: list[str] = []

    def read(entry: Entry) -> ast_of_fluent.Resource:
        late.append(entry.source)
        return parsed(entry)

    monkeypatch.setattr(texts, "parsed", read)
    app.start(routes.Setup())
    app.show()
    app.start(routes.Table(Session.new(SETUP, app.engine())))
    app.show()
    assert len(late) < 10, late
