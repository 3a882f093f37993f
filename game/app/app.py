"""The program: window, loop, scenes, settings and what happens when something breaks."""

from __future__ import annotations

import contextlib
import math
import os
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import __version__
from game.app.arguments import lend_voice, parse
from game.app.audio.audio import Audio
from game.app.audio.captions import draw_caption
from game.app.audio.mixer import Mixer
from game.app.audio.sounds import Sounds
from game.app.canvas import Canvas
from game.app.kit import Kit
from game.app.letters import Letters
from game.app.locales import preferred_languages
from game.app.pads import PadLayout, Pads, words_of
from game.app.page import Page
from game.app.panning import draw_place, on_page, pointer_event, show_keyboard, show_scene
from game.app.recorder import Recorder
from game.app.scenes.stack import Scene, Stack
from game.app.theme import colour
from game.app.viewport import Viewport
from game.resources import asset_folder, data_folder
from game.storage.claim import Claim
from game.storage.crash import pack_files, write_crash_report
from game.storage.library import Library
from game.storage.paths import Home, find_home
from game.storage.saves import Shelf
from game.storage.settings import INTERFACE, Settings, SettingsFile
from game.texts import Reworded, Texts, speak

if TYPE_CHECKING:
    from game.app.session import Session
    from game.rules import Engine

SMALLEST_WINDOW = (960, 540)
FRAME_MS = 1000 / 60
LONGEST_MS = 100.0
"""Where something moves, a step of the loop is never given more time than this."""
LOOK_MS = 10
IDLE_LOOK_MS = 40
IDLE_AFTER_MS = 3000
"""How often the loop looks for events while nothing moves; less often after a while without any."""
INTERFACE_STEP = 10
"""Per cent by which a key makes everything larger or smaller."""
FADE_IN_MS, FADE_OUT_MS = 160, 120
"""How long the screen before fades out over a dialog, and over any other; both take input at once."""
RISE = 12.0
"""How far a dialog rises as it comes, units."""
_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE)
_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class App:
    """One run of the program.

    Args:
        home: the player's folders.
        size: of the window in pixels; None for the size used last or one that suits the screen.
        settings: None to read them from `home`.
        speak: returns the texts of a language as the settings name it, given those the system prefers.
        claim: says whether another copy of the program runs; None where none can be.
        audio: what is heard; None for silence.

    Attributes:
        kit: fonts, pictures, texts and settings for the window's size.
        shelf: where the game in progress is kept.
        library: the games saved under a name.
        stack: the scenes.
        recorder: what happened lately, for crash reports.
        setback: where an unreadable settings file was put, for the title screen to tell.
    """

    def __init__(
        self,
        home: Home,
        size: tuple[int, int] | None = None,
        settings: Settings | None = None,
        speak: Callable[[str, list[str]], Texts] = speak,
        claim: Claim | None = None,
        audio: Audio | None = None,
    ) -> None:
        self.home = home
        self._speak = speak
        self.shelf = Shelf(home.saves, claim)
        self.library = Library(home.library)
        self._settings_file = SettingsFile(home.settings)
        self.setback: Path | None = None
        if settings is None:
            settings, self.setback = self._settings_file.load()
        # The window's pixels go straight to the screen: a few of them cost as little as they are. By way of
        # a texture all of the window is drawn again each time, by the processor where there is no GPU.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.font.init()
        self.texts = self._speak(settings.language, preferred_languages(os.environ))
        self.pads = Pads()
        self._letters = Letters()
        self.pad: PadLayout | None = None
        self._windowed = size or settings.window or _fitting_size()
        self.fullscreen = settings.fullscreen and size is None
        self.display = settings.display
        self._open_window()
        self.page = Page((0, 0), (0, 0))
        self.kit: Kit
        self._lay_page(settings)
        self.stack = Stack()
        self.recorder = Recorder()
        self.audio = audio or Audio()
        self.audio.apply(settings)
        self.running = True
        self.dirty = True
        self.frames = 0
        self._sounding = False
        self._engine: Engine | None = None
        self._failing = False
        self._farewell: Scene | None = None
        self._last = self._touched = time.perf_counter()
        self._fade: pygame.Surface | None = None
        self._fade_left = self._fade_ms = 0.0
        self._rising = False
        self._moving = False

    # what scenes use

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.kit.settings

    @property
    def words(self) -> Texts:
        """The catalogue, with the names of a controller's buttons while one is in use."""
        return Reworded(self.texts, words_of(self.pad, self.texts)) if self.pad else self.texts

    def change_settings(self, **changes: object) -> None:
        """Change settings and write them; a disk that refuses is not worth stopping for.

        Args:
            changes: fields of `Settings`; `fullscreen` and `display` open the window anew.
        """
        before = self.kit.settings
        settings = replace(before, **changes)  # type: ignore[arg-type]
        moved = {"fullscreen", "display"} & changes.keys() and (settings.fullscreen, settings.display) != (
            self.fullscreen,
            self.display,
        )
        if moved:
            self.fullscreen, self.display = settings.fullscreen, settings.display
            self._open_window()
            self._resize(self.screen.get_size())
        if settings == before:
            return
        if settings.language != before.language:
            self.texts = self._speak(settings.language, preferred_languages(os.environ))
        if settings.interface != before.interface:
            self._lay_page(settings)
        else:
            self.kit = self.kit.with_settings(settings, self.words)
        self.page.smooth = _glides(settings)
        self.audio.apply(settings)
        with contextlib.suppress(OSError):
            self._settings_file.save(settings)
        for scene in self.stack.scenes:
            scene.resize(self.kit)
        self.dirty = True
        if settings.interface != before.interface and self.page.larger and self.stack.top:
            show_keyboard(self.page, self.stack.top)

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the present one."""
        self._start_fade(scene)
        if not self.stack.scenes:
            self.record(scene, afresh=True)
        elif not scene.quiet:
            self.audio.action("open")
        self.stack.push(scene, self)
        self._show_top()

    def pop(self) -> None:
        """Go back to the scene below; without one the program ends."""
        self._start_fade()
        if self.stack.top is not None and not self.stack.top.quiet:
            self.audio.action("close")
        self.stack.pop()
        self._show_top()
        if not self.stack.scenes:
            self.quit()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the present one."""
        self._start_fade()
        self.stack.replace(scene, self)
        self._show_top()

    def reset(self, scene: Scene) -> None:
        """Leave every scene and show this one."""
        self._start_fade()
        self.record(scene, afresh=True)
        self.stack.clear()
        self.stack.push(scene, self)
        self._show_top()

    def quit(self) -> None:
        """End the program after this event; if a scene has a question, ask it first. Asked again, end."""
        if self._farewell is None or self.stack.top is not self._farewell:
            asked = (scene.farewell() for scene in self.stack.scenes)
            self._farewell = next((question for question in asked if question is not None), None)
            if self._farewell is not None:
                self.push(self._farewell)
                return
        self.end()

    def end(self) -> None:
        """End the program after this event, whatever it means."""
        self.running = False

    def engine(self) -> Engine:
        """Return the rules bound to the game's content; read once, when first needed."""
        if self._engine is None:
            from game.app.session import load_engine

            self._engine = load_engine(data_folder(), self.texts.ids)
        return self._engine

    def snapshot(self, below: Scene) -> pygame.Surface:
        """Return a picture of the scenes below one; dialogs lay it, blurred, below themselves."""
        picture = pygame.Surface(self.sheet.get_size())
        canvas = self.kit.window(picture)
        for scene in self.stack.visible(below):
            scene.draw(canvas)
        return picture

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window."""
        self.change_settings(fullscreen=not self.fullscreen)

    # the loop

    def run(self) -> None:
        """Run until the player leaves."""
        while self.running:
            try:
                self.step(self._wait())
            except Exception as error:  # noqa: BLE001 - the last line of defence: report, then show where
                self.fail(error)
        self._remember_window()
        self.stack.clear()
        self.audio.close()
        pygame.quit()

    def step(self, events: list[pygame.Event]) -> None:
        """Let the time since the last step pass, hand events to the scenes, and draw if something changed."""
        passed = self._passed()
        if self._moving:
            # What is on the move is not to jump because one picture took long.
            passed = min(passed, LONGEST_MS)
        self._last = time.perf_counter()
        self.make_step(passed, events)

    def make_step(self, ms: float, events: list[pygame.Event]) -> None:
        """Make a step of the loop after so many milliseconds; what it needs to be made again is kept."""
        self.recorder.step(ms, events)
        if events:
            self._touched = time.perf_counter()
        self.advance(ms)
        for event in events:
            self.dispatch(event)
        if self.running:
            self.show()

    def record(self, scene: Scene, afresh: bool = False) -> None:
        """Keep the present moment as one from which a crash report can play on.

        Args:
            scene: that stands for itself: the table with its game, or a screen without one.
            afresh: it has just been opened.
        """
        session = getattr(scene, "session", None)
        self.recorder.begin({"game": session.to_json() if session is not None else None}, afresh)

    def advance(self, ms: float) -> None:
        """Let time pass for the visible scenes."""
        # before the events: what an event starts must not be given the time that was slept through
        self._update(ms)
        self._pan(ms)
        for key in self.pads.update(ms):
            self.dispatch(key)
        if self.audio.update(ms):
            self.dirty = True
        if self._fade is not None:
            self._fade_left -= ms
            self.dirty = True
            if self._fade_left <= 0:
                self._fade = None

    def show(self) -> bool:
        """Draw and show the frame if something changed; tell whether it did."""
        self._update(0)
        if not self.dirty:
            return self._touch_up()
        self.draw()
        pygame.display.flip()
        if not self._sounding:
            # Not before the first picture: no device and no file may delay it.
            self._sounding = True
            self.audio.start()
            self.pads.start()
        return True

    def _touch_up(self) -> bool:
        """Show the few pixels that live on a picture at rest; tell whether there were any."""
        top = self.stack.top
        spoken = self.audio.caption and self.settings.captions
        if top is None or self._fade is not None or spoken or self.page.larger:
            return False
        areas = top.touch_up(self.kit.window(self.screen))
        if areas:
            pygame.display.update(areas)
        return bool(areas)

    def _update(self, ms: float) -> None:
        for scene in self.stack.visible():
            if scene.update(ms):
                self.dirty = True

    def draw(self) -> Canvas:
        """Draw the visible scenes; return the canvas of the whole page."""
        canvas = self.kit.window(self.sheet)
        self.dirty = False
        for scene in self.stack.visible():
            scene.draw(canvas)
        if self.audio.caption:
            draw_caption(canvas, self.texts(self.audio.caption), self.page.shown)
        if self.page.larger:
            self.screen.blit(self.sheet, (0, 0), self.page.shown)
            draw_place(self.screen, self.page)
        if self._fade is not None:
            left = max(0.0, self._fade_left / self._fade_ms)
            if self._rising:
                self.screen.scroll(0, round(RISE * self.kit.viewport.scale * left**3))
            self._fade.set_alpha(round(255 * left))
            self.screen.blit(self._fade, (0, 0))
        self.frames += 1
        return canvas

    def dispatch(self, event: pygame.Event) -> None:
        """Handle one event, in pixels of the window: the window's own, else the top scene's."""
        self.audio.window(event)
        if self._from_pad(event):
            return
        event = on_page(event, self.page)
        if self._letters.before(event, self.stack.top):
            return
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _RESIZED:
            self._resize(self.screen.get_size())
        elif event.type in _REDRAW:
            self.dirty = True
        elif event.type == pygame.KEYDOWN and (command := self._window_command(event)):
            self.window_command(command)
        elif self.stack.top:
            self.stack.top.handle(event)
            if event.type == pygame.KEYDOWN and self.page.larger and self.stack.top:
                show_keyboard(self.page, self.stack.top)
        self._letters.after(event, self.stack.top)

    def _from_pad(self, event: pygame.Event) -> bool:
        """Hand on what a controller's event means in keys; hints show its buttons from then on."""
        top = self.stack.top
        pressed = self.pads.handle(event, self.kit.keys, top.commands_in if top else None)
        if pressed is None:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not getattr(event, "pad", False):
                self._use(None)
            return False
        for key in pressed:
            self._use(self.pads.layout)
            self.dispatch(key)
        return True

    def _use(self, pad: PadLayout | None) -> None:
        """Another device is in use now: hints name its keys or buttons."""
        if pad is self.pad:
            return
        self.pad = pad
        box = self.kit.view.box
        self.kit = Kit(self.kit.viewport, self.words, self.settings, pad)
        self.kit.view.box = box
        for scene in self.stack.scenes:
            scene.resize(self.kit)
        self.dirty = True

    def window_command(self, command: str) -> None:
        """Do what a command is for that counts everywhere (`commands.WINDOW`)."""
        if command == "fullscreen":
            self.toggle_fullscreen()
        elif command == "mute":
            self.change_settings(mute=not self.settings.mute)
            self.audio.say("sound-off" if self.settings.mute else "sound-on")
            self.dirty = True
        elif command in ("smaller", "larger"):
            step = INTERFACE_STEP if command == "larger" else -INTERFACE_STEP
            size = round(self.settings.interface / INTERFACE_STEP) * INTERFACE_STEP + step
            self.change_settings(interface=min(INTERFACE[1], max(INTERFACE[0], size)))
        elif command == "settings":
            self.open_settings()

    def open_settings(self) -> None:
        """Show the settings, unless they are open already."""
        from game.app.scenes.settings import SettingsScene

        if not any(isinstance(scene, SettingsScene) for scene in self.stack.scenes):
            self.push(SettingsScene())

    def _window_command(self, event: pygame.Event) -> str | None:
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT:
            return "fullscreen"
        top = self.stack.top
        typed = event.key < pygame.K_F1 or event.key > pygame.K_F12
        if top is not None and top.typing and (typed or top.takes_every_key):
            return None
        return self.kit.keys.window_command(event)

    def fail(self, error: Exception) -> None:
        """Write a crash report and show where it is; a second failure while doing so ends the program."""
        if self._failing:
            raise error
        self._failing = True
        from game.app.scenes.error import ErrorScene

        sessions = [found for scene in self.stack.scenes if (found := getattr(scene, "session", None))]
        session: Session | None = sessions[0] if sessions else None
        if session is not None:
            with contextlib.suppress(Exception):  # it may be the session that is broken
                session.save()
        try:
            report: Path | None = write_crash_report(
                self.home.logs, error, self._recorded(session), datetime.now()
            )
        except (OSError, ValueError, TypeError):
            report = None
        sys.stderr.write("".join(traceback.format_exception(error)))
        self._fade = None
        with contextlib.suppress(Exception):
            self.audio.action("error")
            self.audio.stand_up()
        self.stack.scenes.clear()  # the scenes are in an unknown state: they are not asked to leave
        self.stack.push(ErrorScene(report, error, session), self)
        self._show_top()
        self.dirty = True

    def _recorded(self, session: Session | None) -> dict[str, Any]:
        """What it takes to see an error again."""
        game = None
        with contextlib.suppress(Exception):
            game = session.to_json() if session is not None else None
        return {
            "game": game,
            "attempt": session.attempt if session is not None else None,
            "settings": self.settings.to_json(),
            "size": list(self.screen.get_size()),
            "files": pack_files(self.shelf.generations),
            **self.recorder.to_json(),
        }

    def recovered(self) -> None:
        """The player goes on after an error: the next one is reported anew."""
        self._failing = False

    def _wait(self) -> list[pygame.Event]:
        """Sleep until something happens or a scene wants time, and return what happened.

        pygame's own waiting looks for events a thousand times a second; this looks as often as a hand
        can tell.
        """
        every = (
            *(scene.wake() for scene in self.stack.visible()),
            self.page.wake(),
            self.audio.wake(),
            self.pads.wake(),
        )
        wakes = [wake for wake in every if wake is not None]
        until = min(wakes, default=math.inf)
        self._moving = self.dirty or self._fade is not None or until <= 0
        if self._moving:
            rest = FRAME_MS - self._passed()
            if rest > 1:
                pygame.time.wait(int(rest))
            return pygame.event.get()
        while True:
            events = pygame.event.get()
            passed = self._passed()
            if events or passed >= until:
                return events
            idle = (time.perf_counter() - self._touched) * 1000
            look = IDLE_LOOK_MS if idle > IDLE_AFTER_MS else LOOK_MS
            pygame.time.wait(max(1, int(min(look, until - passed))))

    def _passed(self) -> float:
        """Return the ms since the last step."""
        return (time.perf_counter() - self._last) * 1000

    # the window

    def _open_window(self) -> None:
        pygame.display.set_caption("Solar Storm")
        icon = asset_folder() / "icon.png"
        if icon.is_file():
            pygame.display.set_icon(pygame.image.load(icon))
        screens = pygame.display.get_desktop_sizes()
        display = self.display if self.display < len(screens) else 0
        if self.fullscreen:
            self.screen = pygame.display.set_mode(screens[display], pygame.FULLSCREEN, display=display)
        else:
            self.screen = pygame.display.set_mode(self._windowed, pygame.RESIZABLE, display=display)
            with warnings.catch_warnings(), contextlib.suppress(AttributeError, pygame.error):
                warnings.simplefilter("ignore", DeprecationWarning)
                pygame.Window.from_display_module().minimum_size = SMALLEST_WINDOW
        self.screen.fill(colour.SPACE)

    def _resize(self, size: tuple[int, int]) -> None:
        self.screen = pygame.display.get_surface() or self.screen
        if not self.fullscreen:
            self._windowed = size
        self.dirty = True
        if size == self.page.window:
            self._lay_sheet()
            return
        self._fade = None
        self._lay_page(self.settings)
        for scene in self.stack.scenes:
            scene.resize(self.kit)
        self._show_top()

    def _lay_page(self, settings: Settings) -> None:
        """Make the page that the screens are drawn on, and its kit."""
        size = self.screen.get_size()
        viewport = Viewport.of_window(*size, settings.interface)
        before, self.page = self.page, Page(size, (viewport.width, viewport.height))
        self.page.keep(before)
        self.page.smooth = _glides(settings)
        self.kit = Kit(viewport, self.words, settings, self.pad)
        self._lay_sheet()

    def _lay_sheet(self) -> None:
        self.sheet = pygame.Surface(self.page.size).convert(self.screen) if self.page.larger else self.screen
        self.kit.view.box = self.page.shown

    def _show_top(self) -> None:
        """A page larger than the window moves to the scene on top."""
        if self.page.larger and self.stack.top:
            show_scene(self.page, self.stack.top)
            self.kit.view.box = self.page.shown

    def _pan(self, ms: float) -> None:
        if not self.page.update(ms):
            return
        self.kit.view.box = self.page.shown
        self.dirty = True
        told = pointer_event(self.page)
        if told is not None and self.stack.top:
            self.stack.top.handle(told)

    def _remember_window(self) -> None:
        self.change_settings(window=tuple(self._windowed), fullscreen=self.fullscreen)

    def _start_fade(self, scene: Scene | None = None) -> None:
        """The screen as it is fades over what comes; a dialog that comes on top of it rises a little."""
        self.dirty = True
        if self.frames and self.settings.animation != "off":
            dialog = scene is not None and scene.rises
            self._fade = self.screen.copy()
            self._fade_ms = self._fade_left = FADE_IN_MS if dialog else FADE_OUT_MS
            self._rising = dialog and not self.settings.reduced_motion
            if self.settings.reduced_motion:
                self._fade_ms = self._fade_left = FADE_OUT_MS


def _glides(settings: Settings) -> bool:
    """Whether a page that is larger than the window glides; otherwise it leaps."""
    return settings.animation != "off" and not settings.reduced_motion


def _fitting_size() -> tuple[int, int]:
    """Return the largest 16:9 window that leaves a quarter of the screen free, at least the smallest one."""
    sizes = pygame.display.get_desktop_sizes()
    width, height = sizes[0] if sizes else (1280, 720)
    unit = min(width * 0.8 / 16, height * 0.8 / 9)
    return max(SMALLEST_WINDOW[0], int(unit * 16)), max(SMALLEST_WINDOW[1], int(unit * 9))


def main(words: Sequence[str] | None = None) -> None:
    """Do what the command line asks for: mostly, open the window on the title screen and run.

    Args:
        words: the command line without the program's own name; None for the process's own.
    """
    lend_voice()
    wanted = parse(sys.argv[1:] if words is None else words)
    if wanted.version:
        print(f"Solar Storm {__version__}")
        return
    if wanted.selftest is not None:
        from game.app import selftest

        selftest.main(os.environ, wanted.selftest if wanted.selftest.name else None)
    if wanted.replay_report is not None:
        from game.app.replay_report import replay

        sys.exit(replay(wanted.replay_report))
    _play(find_home(os.environ))


def _play(home: Home) -> None:
    """Open the window and run; where another copy of the program runs, ask first."""
    from game.app.scenes.second_copy import SecondCopyScene
    from game.app.scenes.title import TitleScene

    claim = Claim(home.saves)
    folder = asset_folder() / "sounds"
    try:
        alone = claim.acquire()
        app = App(home, claim=claim, audio=Audio(Sounds.read(folder), Mixer(folder)))
        app.push(TitleScene() if alone else SecondCopyScene(claim))
        app.run()
    except Exception as error:  # noqa: BLE001 - without a window to show it in
        from game.app.last_words import say_last_words

        say_last_words(home, error)
        sys.exit(1)
    finally:
        claim.release()
