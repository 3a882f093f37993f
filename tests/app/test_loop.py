"""The loop: draws only what changed, survives its window and its own failures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Viewport
from game.app.navigation.scene import Scene
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.storage.reports.log import keep_log
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.stage import Hands, open_app
from tests.looped import some


class Still(Scene):
    """A scene that changes when told to."""

    def __init__(self, name: str = "still", transparent: bool = False) -> None:
        self.name = name
        self.transparent = transparent
        self.calls: list[str] = []
        self.changed = False
        self.drawn = 0
        self.times: list[float] = []

    def enter(self, app: App) -> None:
        self.calls.append("enter")

    def resume(self) -> None:
        self.calls.append("resume")

    def pause(self) -> None:
        self.calls.append("pause")

    def leave(self) -> None:
        self.calls.append("leave")

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_x:
            raise RuntimeError("the reactor took a wrong turn")
        if event.type == pygame.KEYDOWN:
            self.changed = True
        return self.changed

    def update(self, ms: float) -> bool:
        self.times.append(ms)
        changed, self.changed = self.changed, False
        return changed

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1


def test_nothing_is_drawn_while_nothing_changes(show: Callable[[Scene], Hands]) -> None:
    scene = Still()
    hands = show(scene)
    hands.drawn = True
    hands.run()
    drawn = scene.drawn
    for _ in range(5):
        hands.run()
        hands.move((100, 100))
    assert scene.drawn == drawn
    hands.key(pygame.K_a)
    assert scene.drawn == drawn + 1


def test_what_an_event_starts_gets_no_time_that_was_slept(show: Callable[[Scene], Hands]) -> None:
    scene = Still()
    hands = show(scene)
    scene.times.clear()
    hands.app.pace._last -= 60
    hands.key(pygame.K_a)
    assert scene.times[0] > 50_000
    assert scene.times[-1] == 0


def test_the_life_of_scenes(app: App) -> None:
    low, high, other = Still("low"), Still("high"), Still("other")
    app.push(low)
    app.push(high)
    app.pop()
    assert low.calls == ["enter", "pause", "resume"]
    assert high.calls == ["enter", "leave"]
    app.reset(other)
    assert low.calls[-1] == "leave"
    assert app.stack.scenes == [other]
    app.pop()
    assert not app.running, "no scene is left, so the program ends"


def test_transparent_scenes_show_what_is_below(app: App) -> None:
    hidden, below, above = Still(), Still(), Still(transparent=True)
    for scene in (hidden, below, above):
        app.push(scene)
    app.draw()
    assert (hidden.drawn, below.drawn, above.drawn) == (0, 1, 1)
    app.snapshot(below=above)
    assert (hidden.drawn, below.drawn, above.drawn) == (0, 2, 1)


def test_only_the_top_scene_gets_events(app: App) -> None:
    below, above = Still(), Still(transparent=True)
    app.push(below)
    app.push(above)
    app.show()
    Hands(app, drawn=True).key(pygame.K_a)
    assert below.drawn == above.drawn == 2


def test_resize(show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    for size in ((1920, 1080), (960, 540), (1280, 800), (1024, 768), (2560, 1080)):
        hands.resize(*size)
        assert hands.app.kit.viewport == Viewport(*size)
        assert hands.app.screen.get_size() == size
        for record in some(hands.app.draw().texts):
            assert not record.cut, (size, record)


def test_the_design_area() -> None:
    assert Viewport(1280, 720).design == (1920, 1080)
    assert Viewport(1280, 800).design == pytest.approx((1920, 1200))
    assert Viewport(2560, 1080).design == (2560, 1080)
    viewport = Viewport(1280, 720)
    assert viewport.point((1280, 720)) == pytest.approx((1920, 1080))
    assert viewport.rect((30, 30, 60, 60)).right == viewport.rect((90, 30, 60, 60)).left


def test_closing_the_window_ends_the_program_and_remembers_its_size(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.push(TitleScene())
    pygame.event.post(pygame.Event(pygame.QUIT))
    app.run()
    assert not app.running
    assert app.stack.scenes == []
    settings, aside = PreferencesFile(app.home.settings).load()
    assert aside is None
    assert settings.window == (1280, 720)
    pygame.display.init()


def test_a_failure_is_reported_and_shown(show: Callable[[Scene], Hands]) -> None:
    scene = Still()
    hands = show(scene)
    app = hands.app
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    with pytest.raises(RuntimeError) as caught:
        hands.run()
    app.fail(caught.value)
    assert isinstance(app.stack.top, ErrorScene)
    report = next(app.home.logs.glob("crash-*.txt"))
    words = hands.words()
    assert report.name in words.replace("\n", "")
    assert app.home.log.name not in words, "nobody has written a log"
    assert "the reactor took a wrong turn" in words
    told = report.read_text(encoding="utf-8")
    assert "took a wrong turn" in told and "Traceback" in told and "pygame-ce" in told
    hands.click("title")
    assert isinstance(app.stack.top, TitleScene)


def test_the_log_is_named_where_there_is_one(show: Callable[[Scene], Hands]) -> None:
    hands = show(Still())
    app = hands.app
    with keep_log(app.home.log, app.disk):
        app.fail(RuntimeError("the reactor took a wrong turn"))
    hands.run()
    assert app.home.log.name in hands.words().replace("\n", "")
    told = app.home.log.read_text(encoding="utf-8")
    assert "CRITICAL" in told and "RuntimeError: the reactor took a wrong turn" in told


def test_the_loop_itself_survives_a_failure(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.push(Still())
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x"))
    seen: list[str] = []
    wait = app.wait

    def waiting() -> list[pygame.Event]:
        if isinstance(app.stack.top, ErrorScene):
            seen.append("error")
            app.quit()
        return wait() if not seen else []

    app.wait = waiting  # type: ignore[method-assign]
    app.run()
    assert seen == ["error"]
    pygame.display.init()


def test_a_failure_while_failing_is_not_swallowed(app: App) -> None:
    app.push(Still())
    app.fail(ValueError("first"))
    with pytest.raises(ValueError, match="second"):
        app.fail(ValueError("second"))


def test_full_screen_by_key(show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    hands.key(pygame.K_F11)
    assert hands.app.window.fullscreen and hands.app.settings.fullscreen
    hands.key(pygame.K_RETURN, pygame.KMOD_ALT)
    assert not hands.app.window.fullscreen
    assert hands.app.screen.get_size() == (1280, 720)


def test_a_new_screen_fades_in_without_blocking(tmp_path: Path) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="normal"))
    app.push(Still())
    app.show()
    second = Still()
    app.push(second)
    app.show()
    Hands(app, drawn=True).key(pygame.K_a)
    assert second.drawn >= 2, "the new screen takes keys at once"
    app.advance(200)
    app.show()
    drawn = second.drawn
    app.advance(200)
    assert not app.show(), "the fade is over"
    assert second.drawn == drawn


def test_changed_settings_are_written_and_passed_on(show: Callable[[Scene], Hands]) -> None:
    hands = show(TitleScene())
    hands.app.change_settings(animation="slow")
    assert hands.app.kit.settings.animation == "slow"
    assert PreferencesFile(hands.app.home.settings).load()[0].animation == "slow"
    assert hands.scene.form.kit is hands.app.kit
