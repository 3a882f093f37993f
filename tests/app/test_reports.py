"""An unexpected error is told in plain words, the game is saved, and the report shows the error again."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms.disk_question import HELD_MS
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import KEEP_MS, App
from game.app.shell.crashes import replay_report
from game.app.shell.crashes.last_resort import say_last_words
from game.app.shell.crashes.recorder import LONGEST, Recorder, revive
from game.app.table.deciding import Deciding
from game.app.table.model.table_keys import TableKey
from game.app.table.table_scene import TableScene
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.rules.engine import Engine
from game.rules.loader.yaml_nodes import ContentError
from game.storage.files.paths import Home
from game.storage.games.generations import Back
from game.storage.games.savefile import SaveError, read_save
from game.storage.reports.crash import read_crash_report
from tests.app.stage import Hands
from tests.app.test_ending import finished
from tests.bots.players import CADET, AtHand

ROOT = Path(__file__).parents[2]
SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"], "first": 0}


class ReactorError(RuntimeError):
    """What breaks in these tests."""


def crash(app: App, act: Callable[[], object]) -> Path:
    """Let something fail as in the loop, and return the report."""
    before = set(app.home.logs.glob("crash-*.txt"))
    try:
        act()
    except Exception as error:  # noqa: BLE001 - as the loop does
        app.fail(error)
    (report,) = set(app.home.logs.glob("crash-*.txt")) - before
    return report


def replayed(report: Path) -> tuple[int, str]:
    told: list[str] = []
    result = replay_report.replay(report, told.append)
    pygame.display.init()
    return result, "\n".join(told)


def plain(hands: Hands) -> str:
    return " ".join(hands.words().split())


def full(*_: object) -> None:
    """Refuse as a full disk does."""
    raise OSError(28, "No space left on device")


def sit_down(app: App, choices: int = 3) -> tuple[Hands, TableScene]:
    session = Session.new(SETUP, app.engine(), app.shelf)
    for _ in range(choices):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    table = TableScene(session)
    app.reset(table)
    hands = Hands(app)
    hands.run()
    return hands, table


def test_an_error_of_the_rules_is_seen_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, table = sit_down(app)
    apply = Engine.apply

    def broken(self: Engine, state: Any, option: Any, dice: Any = None) -> Any:
        if len(table.session.log) >= 4 and "scavenge" in str(self.option_to_json(option)):
            raise ReactorError("the reactor took a wrong turn")
        return apply(self, state, option, dice)

    assert table.session.decision is not None
    scavenge = next((o for o in table.session.decision["options"] if o.get("do") == "scavenge"), None)
    while scavenge is None:
        table.propose(table.session.decision["options"][-1])
        while len(app.stack.scenes) > 1:
            app.pop()
        scavenge = next((o for o in table.session.decision["options"] if o.get("do") == "scavenge"), None)
    before = table.session.to_json()
    monkeypatch.setattr(Engine, "apply", broken)
    report = crash(app, lambda: table.propose(scavenge))
    assert read_crash_report(report)["attempt"]["do"] == "scavenge"
    assert read_save(app.shelf.path).game == before, "the game is safe"
    result, told = replayed(report)
    assert result == 0 and "Traceback" in told and "Replayed the rules: the same error occurs" in told
    monkeypatch.undo()
    result, told = replayed(report)
    assert result == 1 and "no error occurs" in told


def test_an_error_of_the_window_is_seen_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two moves by mouse, then one that the window breaks on: the same clicks break it again."""
    hands, table = sit_down(app, 0)
    apply = Session.apply

    def third(self: Session, option: Any, why: Any = None) -> Any:
        events = apply(self, option, why)
        if len(self.log) >= 4:
            raise ReactorError("the third move broke the window")
        return events

    monkeypatch.setattr(Session, "apply", third)
    for _ in range(2):
        move_somewhere(hands, table)
    assert len(table.session.log) == 3
    report = crash(app, lambda: move_somewhere(hands, table))
    recorded = read_crash_report(report)
    assert recorded["start"]["game"] is not None and recorded["steps"]
    assert len(recorded["start"]["game"]["choices"]) < 3, "the record begins before the choice that broke it"
    result, told = replayed(report)
    assert result == 0, told
    assert "Replayed the window: the same error occurs" in told
    monkeypatch.undo()
    assert replayed(report)[0] == 1


def test_an_error_in_the_turn_of_a_player_is_seen_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player need not think again: what it chose stands in the report."""
    app.change_settings(animation="fast")
    place = AtHand(lambda options: options[0])
    seats = [BotSeat(CADET, place), PersonSeat()]
    table = TableScene(Session.new(SETUP, app.engine(), app.shelf, seats=seats))
    app.reset(table)
    show = Deciding.show

    def third(self: Deciding, *args: Any) -> None:
        show(self, *args)
        if len(self._session.log) >= 4:
            raise ReactorError("the third step broke the window")

    monkeypatch.setattr(Deciding, "show", third)

    def play() -> None:
        for _ in range(2000):
            app.make_step(20.0, [])

    result, told = replayed(crash(app, play))
    assert result == 0, told
    assert "Replayed the window: the same error occurs" in told and len(place.asked) == 3


def move_somewhere(hands: Hands, table: TableScene) -> None:
    """Click the first room that can be moved to."""
    assert table.session.decision is not None
    room = next(o["room"] for o in table.session.decision["options"] if o["do"] == "move")
    hands.click(table.layout.centre(TableKey.room(room)))


def test_an_error_while_setting_up_is_seen_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.app.scenes.setup.setup_scene import SetupScene

    app.reset(TitleScene())
    hands = Hands(app)
    hands.run()
    hands.click("new")
    assert isinstance(hands.scene, SetupScene)
    hands.click("name-0")

    def broken(self: SetupScene, *_: object) -> None:
        raise ReactorError("a letter too many")

    monkeypatch.setattr(SetupScene, "rebuild", broken)
    report = crash(app, lambda: hands.type("x"))
    result, told = replayed(report)
    assert result == 0 and "Replayed the window: the same error occurs" in told
    monkeypatch.undo()
    assert replayed(report)[0] == 1


def test_another_error_is_not_the_same(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    report = crash(app, lambda: 1 / 0)
    monkeypatch.setattr(TitleScene, "enter", lambda *_: [][1])
    app.recovered()
    result, told = replayed(report)
    assert result == 1 and "ZeroDivisionError" in told


@pytest.mark.parametrize("text", [None, "no report"])
def test_a_report_that_cannot_be_read(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        (tmp_path / "x.txt").write_text(text, encoding="utf-8")
    result, told = replayed(tmp_path / "x.txt")
    assert result == 2 and "x.txt" in told


def test_one_command_replays_a_report(app: App, tmp_path: Path) -> None:
    """The command, in a process of its own: this report's error does not arise there, and it says so."""
    sit_down(app, 2)
    report = crash(app, lambda: 1 / 0)
    for path, status, words in ((report, 1, "no error occurs"), (tmp_path / "none", 2, "does not exist")):
        command = [sys.executable, "main.py", "--replay-report", str(path)]
        environment = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path / "home")}
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
        assert run.returncode == status, run.stderr
        assert words in run.stdout
    assert not (tmp_path / "home" / "saves").exists(), "the player's own folder is left alone"


def test_the_player_is_told_in_plain_words(app: App) -> None:
    hands, table = sit_down(app)
    report = crash(app, lambda: (_ for _ in ()).throw(ReactorError("the reactor took a wrong turn")))
    words = plain(hands)
    for part in ("It was nothing you did", "the reactor took a wrong turn", "Your game is safe", report.name):
        assert part in words.replace("crash- ", "crash-"), part
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TitleScene)
    hands.click("continue")
    assert hands.scene.session.to_json() == table.session.to_json()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ContentError("rooms/bridge.yaml", 7, "'metla'", "a resource"), "rooms/bridge.yaml:7"),
        (MemoryError(), "out of memory"),
        (OSError(5, "Input/output error"), "could not read or write"),
    ],
)
def test_what_happened_is_told_by_its_kind(app: App, error: Exception, words: str) -> None:
    def act() -> None:
        raise error

    crash(app, act)
    assert words in plain(Hands(app))


def test_a_game_that_always_fails_can_be_stepped_back_from(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(app, 3)
    before = read_save(app.shelf.previous).game
    app.reset(TitleScene())
    hands = Hands(app)
    hands.run()
    resume = Session.resume.__func__  # type: ignore[attr-defined]

    def broken(cls: type, game: Any, *more: Any) -> Any:
        if game["cursor"] == 3:
            raise ReactorError("not that one")
        return resume(cls, game, *more)

    monkeypatch.setattr(Session, "resume", classmethod(broken))
    crash(app, lambda: hands.click("continue"))
    assert isinstance(hands.scene, ErrorScene)
    hands.click("earlier")
    assert "“Continue” loads the one before it" in plain(hands)
    hands.click("continue")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.to_json() == before
    assert list(app.shelf.folder.glob("game.json.failed-1"))


def test_a_choice_that_always_fails_leaves_earlier_choices_to_go_back_to(app: App) -> None:
    """Each error saves the game once more; that is no reason for earlier ones to drop out."""
    hands, _ = sit_down(app, 4)
    for _ in range(3):
        crash(app, lambda: 1 / 0)
        assert isinstance(hands.scene, ErrorScene)
        hands.click("title")
        hands.click("continue")
    crash(app, lambda: 1 / 0)
    hands.click("earlier")
    hands.click("continue")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.to_json()["cursor"] == 3


def test_a_save_that_was_set_aside_can_be_put_back(app: App) -> None:
    """Continue went on with the one before all the same, and after some choices the other was gone."""
    hands, _ = sit_down(app, 3)
    crash(app, lambda: 1 / 0)
    hands.click("earlier")
    (aside,) = app.shelf.folder.glob("game.json.failed-1")
    aside.rename(app.shelf.path)
    hands.click("continue")
    assert isinstance(hands.scene, TitleScene), "it shows first what lies there by now"
    hands.click("continue")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.history.cursor == 3


@pytest.mark.parametrize("read", [True, False], ids=["the title has looked", "nobody has looked"])
def test_a_save_that_was_put_back_is_kept_by_the_next_one(app: App, read: bool) -> None:
    _, table = sit_down(app, 3)
    assert app.shelf.step_back() is Back.DONE
    if read:
        app.shelf.read()
    (aside,) = app.shelf.folder.glob("game.json.failed-1")
    put_back = read_save(aside).game
    aside.rename(app.shelf.path)
    table.session.apply(table.session.decision["options"][0])
    assert put_back in [app.library.load(entry) for entry in app.library.list()]


def test_a_refused_way_back_is_told_as_such(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, _ = sit_down(app, 2)
    crash(app, lambda: 1 / 0)
    monkeypatch.setattr("game.storage.games.generations.set_aside", lambda *_: None)
    hands.click("earlier")
    words = plain(hands)
    assert "cannot be renamed right now" in words and "no earlier save" not in words


def test_nobody_steps_back_from_what_the_disk_does_not_have(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choices that were not saved went unasked, and one more with them that was."""
    hands, table = sit_down(app, 2)

    with monkeypatch.context() as disk:
        disk.setattr("game.storage.files.atomic.os.fsync", full)
        table.session.apply(table.session.decision["options"][0])
        crash(app, lambda: 1 / 0)
        assert "not saved yet" in plain(hands)
        assert isinstance(hands.scene, ErrorScene) and not hands.scene.on_saving[1]
        assert app.texts("error-earlier") not in plain(hands)
    for _ in range(2):
        app.advance(KEEP_MS + 1)
    assert "not saved yet" not in plain(hands)
    hands.click("earlier")
    assert isinstance(hands.scene, ErrorScene), "it has just come to where another button lay"
    app.advance(HELD_MS)
    hands.click("earlier")
    hands.click("continue")
    assert isinstance(hands.scene, TableScene) and hands.scene.session.history.cursor == 2


@pytest.mark.parametrize("screen", ["lesson", "replay", "film", "setup", ""])
def test_an_error_elsewhere_is_not_one_of_the_game_in_progress(app: App, screen: str) -> None:
    """It was said to be safe, and could be stepped back from, though nothing had failed on it."""
    _, table = sit_down(app)
    app.start(routes.Title())
    watched = Session.resume(table.session.to_json(), app.engine())
    ways: dict[str, routes.Route] = {
        "lesson": routes.Lesson("divert-power"),
        "replay": routes.Replay(watched),
        "film": routes.Film(watched),
        "setup": routes.Setup(),
    }
    if screen:
        app.open(ways[screen])
    crash(app, lambda: 1 / 0)
    page = app.top
    assert isinstance(page, ErrorScene) and not page.on_saving[1]
    assert page.on_saving[0] == app.texts("error-no-game")


def test_an_error_elsewhere_tells_of_a_game_that_waits_for_the_disk(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = sit_down(app)

    monkeypatch.setattr("game.storage.files.atomic.os.fsync", full)
    table.session.apply(table.session.decision["options"][0])
    app.start(routes.Title())
    crash(app, lambda: 1 / 0)
    assert "not saved yet: the disk is full" in plain(Hands(app))


@pytest.mark.parametrize("chosen", [True, False], ids=["a choice is missing", "all of it is there"])
def test_nothing_is_said_of_the_game_that_is_not_so(
    app: App, monkeypatch: pytest.MonkeyPatch, chosen: bool
) -> None:
    hands, table = sit_down(app)

    monkeypatch.setattr("game.storage.files.atomic.os.fsync", full)
    if chosen:
        table.session.apply(table.session.decision["options"][0])
    crash(app, lambda: 1 / 0)
    words = plain(hands)
    assert ("not saved yet: the disk is full" in words) is chosen and ("is safe" in words) is not chosen
    assert "could not be saved" not in words, "no choice follows here"
    app.quit()
    assert app.running is chosen, "what may be lost is asked about"


def test_a_game_that_is_over_is_not_to_be_gone_on_with(app: App) -> None:
    """Its page promised a way to continue on the title, which has none for it."""
    app.reset(EndingScene(finished(app)))
    crash(app, lambda: 1 / 0)
    words = plain(Hands(app))
    assert "No game was lost" in words and "continue from there" not in words


def test_without_a_window_there_are_last_words(tmp_path: Path) -> None:
    shown: list[tuple[str, str]] = []
    try:
        raise ReactorError("no window")
    except ReactorError as error:
        say_last_words(Home(tmp_path, tmp_path / "logs"), error, lambda *words: shown.append(words))
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert read_crash_report(report)["error"]["message"] == "no window"
    ((title, words),) = shown
    assert title == "Something went wrong" and "no window" in words and report.name in words


@pytest.mark.parametrize("game", [False, True])
def test_the_last_words_promise_no_choices_that_the_report_has_not(app: App, game: bool) -> None:
    shown: list[str] = []
    if game:
        Session.new(SETUP, app.engine(), app.shelf)
    say_last_words(app.home, ReactorError("no window"), lambda title, words: shown.append(words))
    (report,) = app.home.logs.glob("crash-*.txt")
    assert bool(read_crash_report(report)["files"]) == game
    assert ("the choices of this game" in shown[0]) == game and f"in {report}. If" in shown[0]


def test_a_start_that_fails_ends_in_words_not_in_silence(tmp_path: Path) -> None:
    environment = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path), "SDL_VIDEODRIVER": "nothing"}
    command = [sys.executable, "main.py"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert run.returncode == 1 and "nothing not available" in run.stderr
    (report,) = (tmp_path / "logs").glob("crash-*.txt")
    assert f"in {report}" in run.stderr, "a terminal is told what a box would tell"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_a_start_without_any_screen_is_no_program_that_nobody_sees(tmp_path: Path) -> None:
    environment = {**os.environ, "SOLAR_STORM_HOME": str(tmp_path)}
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    command = [sys.executable, "main.py"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert run.returncode == 1 and "start Solar Storm from a desktop" in run.stderr


class TestRecorder:
    def test_events_come_back(self) -> None:
        recorder = Recorder()
        recorder.begin({"game": None})
        events = [
            pygame.Event(pygame.KEYDOWN, key=97, mod=0, unicode="a", scancode=4, window=None),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False),
            pygame.Event(pygame.ACTIVEEVENT, gain=1),
        ]
        recorder.step(16.0, events)
        ((ms, kept),) = recorder.to_json()["steps"]
        back = revive(kept)
        assert ms == 16.0 and [event.type for event in back] == [pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN]
        assert back[0].unicode == "a" and back[1].pos == (3, 4)

    def test_waving_about_and_waiting_are_one_step(self) -> None:
        recorder = Recorder()
        recorder.begin({"game": None})
        for x in range(1000):
            recorder.step(10.0, [pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(0, 0, 0))])
        recorder.step(10.0, [])
        recorder.step(20.0, [])
        moved, waited = recorder.to_json()["steps"]
        assert moved[1][0][1]["pos"] == [999, 0] and waited == [30.0, []]

    def test_a_drag_is_kept_whole(self) -> None:
        recorder = Recorder()
        recorder.begin({"game": None})
        for x in range(20):
            recorder.step(10.0, [pygame.Event(pygame.MOUSEMOTION, pos=(x, 0), rel=(1, 0), buttons=(1, 0, 0))])
        assert len(recorder.to_json()["steps"]) == 20

    def test_it_keeps_no_more_than_it_must(self) -> None:
        recorder = Recorder()
        for game in range(10):
            recorder.begin({"game": game})
            for _ in range(LONGEST * 2):
                recorder.step(1.0, [pygame.Event(pygame.KEYDOWN, key=97, mod=0, unicode="a")])
        told = recorder.to_json()
        assert told["start"] == {"game": 7} and len(told["steps"]) == 3 * LONGEST
        recorder.begin({"game": 11}, afresh=True)
        assert recorder.to_json() == {"start": {"game": 11}, "steps": []}


def test_a_scene_without_a_game_is_recorded(show: Callable[[Scene], Hands], app: App) -> None:
    show(TitleScene())
    assert app.recorder.to_json()["start"] == {"game": None}


def test_a_saved_game_that_breaks_the_rules_says_in_the_log_where(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is put aside as one that makes no sense; if it is the rules that do not, somebody can see it."""
    session = Session.new(SETUP, app.engine(), None)
    assert session.decision is not None
    session.apply(session.decision["options"][0])
    game: Any = session.to_json()

    def broken(*_: Any) -> Any:
        raise KeyError("a room that the engine forgot")

    monkeypatch.setattr(Engine, "apply", broken)
    with pytest.raises(SaveError):
        app.take_up(game)
    assert "a room that the engine forgot" in caplog.text and "in broken" in caplog.text
    caplog.clear()
    monkeypatch.undo()
    game["choices"][0] = {"do": "nothing"}
    with pytest.raises(SaveError):
        app.take_up(game)
    assert caplog.text == "", "that is a matter of the file, and told to the player"
