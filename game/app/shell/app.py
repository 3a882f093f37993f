"""The program: its loop, which screens are open, and what happens when something breaks."""

from __future__ import annotations

import contextlib
import logging
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.app.audio.audio import Audio
from game.app.bindings.gamepads import Pads
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.surface_cache import weight
from game.app.forms.form_scene import FormScene
from game.app.forms.save_words import kept_name
from game.app.navigation import routes
from game.app.navigation.own_rooms import OwnRooms
from game.app.navigation.scene import Scene
from game.app.shell.crashes.failure import log_failure, report, rescue, session_of
from game.app.shell.crashes.recorder import Recorder
from game.app.shell.crashes.reserve import Reserve
from game.app.shell.dispatcher import Dispatcher
from game.app.shell.farewells import Farewells
from game.app.shell.leaving import leave
from game.app.shell.refused_files import dialog_of_file, is_of_file, is_of_own_file
from game.app.shell.route_scenes import scene_of
from game.app.shell.ruled_screen import RuledScreen
from game.app.shell.saving_again import save_again
from game.app.shell.screen.disk_wait import DiskWait
from game.app.shell.screen.paged_screen import glides
from game.app.shell.screen.panning import show_keyboard
from game.app.shell.screen.window import Window
from game.app.shell.tidying import Tidying
from game.app.shell.window_commands import do_window_command
from game.storage.files.disk import Disk, GivenUp
from game.storage.files.paths import Home
from game.storage.files.posts import Posts
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.saves import Shelf
from game.storage.logbook.films import Films
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.turns_file import TurnsFile
from game.storage.reports.crash import pack_files
from game.storage.reports.log import is_there
from game.storage.settings.lesson_places import LessonPlacesFile
from game.storage.settings.preferences import ALL_GAMES, Preferences, PreferencesFile
from game.suppressing import log_suppressed, suppress_and_log
from game.texts import Texts, speak

if TYPE_CHECKING:  # the first picture needs no rules
    from game.app.widgets.widget import Action
    from game.play.session import Session

_log = logging.getLogger(__name__)
UNSEEN = frozenset(("lent_speed", "new_game"))
"""Settings that change nothing of what is on the screen: no scene is laid out anew for them."""
SLOW = (routes.Setup, routes.Table, routes.Replay, routes.Film)
"""Screens that take longer to open than anybody should wait without a sign."""
KEEP_MS = 5000.0
"""Time in ms between two looks whether this copy of the program is still the one that saves."""
ANSWER_MS = 50.0
"""Time in ms between two looks whether what is being written is on the disk."""
REPORT_S = 15.0
"""Seconds to wait for a report of an error."""


class App(RuledScreen):
    """One run of the program.

    Args:
        home: the player's folders.
        size: of the window in pixels; None for the size used last or one that suits the screen.
        settings: None to read them from `home`.
        speak: returns the texts of a language as the settings name it, given those the system prefers.
        claim: says whether another copy of the program runs; None where none can be.
        audio: what is heard; None for silence.
        reader: reads pictures beside the loop; None reads them when they are drawn.
        tidying: gives memory back.
        disk: reads and writes the player's files; None does so at once.
        own: folders of own expansions beside those in `home`.

    Attributes:
        disk: the same.
        library: the games saved under a name.
        films: what was found of games that are over.
        flights: the log of flights that have ended.
        turns: the turns to fly again.
        posts: where pictures to show to others are saved.
        lesson_places: how far the player is in the lessons.
        recorder: what happened lately, for crash reports.
        setback: where an unreadable settings file was put, for the title screen to tell.
        settings_unread: whether the system would not open that file.
    """

    def __init__(
        self,
        home: Home,
        size: tuple[int, int] | None = None,
        settings: Preferences | None = None,
        speak: Callable[[str, list[str]], Texts] = speak,
        claim: Claim | None = None,
        audio: Audio | None = None,
        tidying: Tidying | None = None,
        reader: PictureReader | None = None,
        disk: Disk | None = None,
        own: Sequence[Path] = (),
    ) -> None:
        self.home = home
        self.disk = disk = disk or Disk()
        shelf = Shelf(home.saves, claim, library=home.library, disk=disk)
        self.library = Library(home.library, disk=disk)
        shelf.name_kept, shelf.kept = lambda game: kept_name(self.texts, game), self._thin_library
        self.films = Films(home.films, disk)
        self.flights = FlightLog(home.flights, home.records, disk)
        self.turns = TurnsFile(home.turns, disk)
        self.posts = Posts(home.posts, disk)
        self.lesson_places = LessonPlacesFile(home.lessons, disk)
        form = Preferences if settings is None else type(settings)
        self._settings_file = PreferencesFile(home.settings, disk, form)
        self.setback: Path | None = None
        if settings is None:
            settings, self.setback = self._settings_file.load()
        self.settings_unread = self._settings_file.unread
        free = size is None
        window = Window(
            size or settings.window,
            settings.fullscreen and free,
            settings.display,
            settings.maximised and free,
        )
        rooms = OwnRooms(home.rooms, own, disk)
        super().__init__(
            window, settings, speak, rooms, shelf, audio or Audio(), tidying or Tidying(), reader
        )
        self.pads = Pads()
        self._dispatcher = Dispatcher(self, self.pads, partial(do_window_command, self), self.quit)
        self.recorder = Recorder()
        self.audio.apply(settings)
        self.running = True
        self._sounding = False
        self._kept = 0.0
        self._failing = False
        self._reserve = Reserve()
        self._farewells = Farewells(self, self.stack, self.end)
        self._disk_wait = DiskWait(self, self._farewells.would_lose)
        disk.meanwhile = self._disk_wait.show

    def _thin_library(self) -> None:
        """Let go of games that the program kept by itself, beyond as many as the player wants."""
        if self.settings.kept_games != ALL_GAMES:
            with suppress_and_log(_log, "let old saved games go", OSError):
                self.library.thin(self.settings.kept_games)

    # what scenes use

    @property
    def frame_ms(self) -> float:
        """The ms since this step of the loop began, and those that a fade will take of it.

        0 where no picture may depend on how fast it is drawn.
        """
        return self.pace.spent + self.fade.takes if self.reader is not None else 0.0

    def change_settings(self, **changes: object) -> None:
        """Change settings and write them; a disk that refuses is not worth stopping for.

        Args:
            changes: fields of `Preferences`; `fullscreen` and `display` open the window anew.
        """
        before = self.kit.settings
        settings = replace(before, **changes)  # type: ignore[arg-type]
        if {"fullscreen", "display"} & changes.keys() and self.window.place(
            settings.fullscreen, settings.display
        ):
            self.resize()
        if settings == before:
            return
        if settings.language != before.language:
            spoken = self._spoken(settings.language)
            spoken.prepare()  # now, where a refusal of its files changes nothing
            self._catalogue = spoken
        if settings.interface != before.interface:
            self._lay_page(settings)
        else:
            self.kit = self.kit.with_settings(settings, self._catalogue)
        self.page.smooth = glides(settings)
        self.audio.apply(settings)
        self._settings_file.save(settings)
        if changes.keys() <= UNSEEN:
            return
        self.stack.resize(self.kit)
        self._tidying.gone(weight(self.sheet), len(self.stack.scenes))
        if settings.language != before.language:
            self._tidying.at_once()  # type of East Asia takes 40 MB, and nobody sees that a frame is late
        self.dirty = True
        if settings.interface != before.interface and self.page.larger and self.stack.top:
            show_keyboard(self.page, self.stack.top)

    def open(self, route: routes.Route) -> None:
        """Open a screen on top of the present one; one that is open already stays as it is."""
        if not any(scene.route == route for scene in self.stack.scenes):
            self.attempt(partial(self._open, route))

    def _open(self, route: routes.Route) -> None:
        self._push(self._made(route))
        if isinstance(route, routes.Setup) and self.own.untold:
            self._push(self._made(routes.OwnRooms()))

    def start(self, route: routes.Route) -> None:
        """Leave every screen and open this one."""
        self.attempt(partial(self._start, route))

    def _start(self, route: routes.Route) -> None:
        scene = self._made(route)
        try:
            self.reset(scene)
        except Exception as error:
            if isinstance(route, routes.Title) or not is_of_file(error):
                raise
            self.stack.abandon()
            self.reset(self._made(routes.Title()))
            self._tell_of_file(error, partial(self.start, route))

    def attempt(self, work: Action) -> None:
        """Do what may need files of the game; where one is refused, or has an error, say so and offer to try
        again. What is open stays as it is."""
        open_before = [*map(id, self.stack.scenes)]  # not themselves: who leaves them is rid of them at once
        try:
            work()
        except Exception as error:
            kept = [*map(id, self.stack.scenes[: len(open_before)])]
            if not open_before or kept != open_before or not is_of_file(error):
                raise
            self.stack.drop(len(open_before))
            anew = is_of_own_file(error, self._own_names())
            self._tell_of_file(error, partial(self.attempt, partial(self._read_anew, work) if anew else work))

    def _read_anew(self, work: Action) -> None:
        """Do something after a new look at the player's own folders: the mistake may be corrected."""
        self.read_own_again()
        work()

    def _own_names(self) -> list[str]:
        return [folder.name for folder in self.own.folders]

    def _tell_of_file(self, error: Exception, again: Action, back: Action | None = None) -> None:
        """Say which file of the game was in the way."""
        log_suppressed(_log, "open a screen", error)
        self._push(dialog_of_file(error, again, back, self._own_names()))

    def _update(self, ms: float) -> None:
        """Let time pass on the screens that are seen; a page that needs a file of the game which is refused
        stands still until the player has chosen to try again, or to leave it."""
        for scene in self.stack.visible():
            try:
                changed = scene.update(ms)
            except Exception as error:
                if not (isinstance(scene, FormScene) and is_of_file(error)):
                    raise
                self._tell_of_file(error, lambda: None, self._leave_page)  # below it, time stands still
                return
            self.dirty = self.dirty or changed

    def _leave_page(self) -> None:
        if len(self.stack.scenes) > 1:
            self.pop()
        else:
            self.start(routes.Title())

    def _made(self, route: routes.Route) -> Scene:
        if isinstance(route, SLOW) and not self._warm:
            self.say_working()
        scene = scene_of(route, self)
        scene.route = route
        return scene

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the present one."""
        self.attempt(partial(self._push, scene))

    def _push(self, scene: Scene) -> None:
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
        self._tidying.gone(weight(self.sheet))
        self._show_top()
        if not self.stack.scenes:
            self.quit()

    def reset(self, scene: Scene) -> None:
        """Leave every scene and show this one."""
        self._start_fade()
        self.record(scene, afresh=True)
        left = len(self.stack.scenes)
        self.stack.clear()
        self.kit.pictures.drop_coming()
        self._tidying.gone(weight(self.sheet), left)
        self.stack.push(scene, self)
        self._show_top()

    def quit(self) -> None:
        """End the program after this event; ask first what must be asked."""
        self._farewells.ask()

    def end(self) -> None:
        """End the program after this event, whatever it means."""
        self.running = False

    @property
    def settings_refused(self) -> bool:
        """Return whether the disk does not take the settings, so that the next start will not know them."""
        return self._settings_file.refused

    # the loop

    def run(self) -> None:
        """Run until the player leaves."""
        self._tidying.take_over()
        self._reserve.take()
        waits = True
        while self.running:
            try:
                self.step(self.wait())
            except GivenUp:
                self.running = waits = False
            except Exception as error:  # noqa: BLE001 - the last line of defence: report, then show where
                self.fail(error)
        self._reserve.spend()  # its files are for what is written at the end
        self._part_with_disk(waits)
        leave(*self._devices(), hung=self.home.log if not self.disk.busy else None)

    def _devices(self) -> Iterator[Callable[[], None]]:
        """Yield what closes each thing that may not answer any more."""
        yield self.audio.close
        yield self._close_players
        if self.reader is not None:
            yield self.reader.close

    def step(self, events: list[pygame.Event]) -> None:
        """Let the time since the last step pass, hand events to the scenes, and draw if something changed."""
        self.make_step(self.pace.step(), events)

    def make_step(self, ms: float, events: list[pygame.Event]) -> None:
        """Make a step of the loop after so many milliseconds; what it needs to be made again is kept."""
        events = self.arrival.hold(events)
        self.recorder.step(0.0 if self.arrival.active else ms, events)
        if events:
            self.pace.touched()
        self.advance(ms)
        for event in events:
            self.dispatch(event)
        if self._disk_wait.take_close():
            self.quit()
        if self.running:
            self.show(again=bool(events))

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
        self.disk.check()
        self._show_own_pictures()
        self._catch_up()
        self._tidying.let_pass(ms)
        self.untouched += ms
        self._farewells.forget()
        # before the events: what an event starts must not be given the time that was slept through
        self._update(0.0 if self.arrival.active else ms)  # its time begins when it is seen
        self._pan(ms)
        self._kept += ms
        if self._kept >= KEEP_MS:
            self._kept = 0.0
            self.shelf.keep()
            self._save_again(self.stack.scenes)
            self.own.pictures.read_refused()
            self._read_pictures_again()
        for key in self.pads.update(ms):
            self.dispatch(key)
        if self.audio.update(ms):
            self.dirty = True
        if self.fade.advance(ms):
            self.dirty = True

    def show(self, again: bool = True) -> bool:
        """Draw and show the frame if something changed; tell whether it did.

        Args:
            again: events have come since the screens were given their time: they are asked once more.
        """
        self._catch_up()
        if not self.arrival.new and (again or self.dirty):
            self._update(0)
        self._tidying.passed(self.dirty)
        if not self.dirty:
            return self._touch_up()
        self.draw()
        self._present()
        if not self._sounding:
            # Not before the first picture: no device and no file may delay it.
            self._sounding = True
            self.audio.start()
            self.pads.start()
            self._read_ahead()
        return True

    def dispatch(self, event: pygame.Event) -> None:
        """Handle one event, in pixels of the window: the window's own, else the top scene's."""
        self._dispatcher.dispatch(event)

    def fail(self, error: Exception) -> None:
        """Write a crash report and show where it is; a second failure while doing so ends the program."""
        if self._failing:
            raise error
        self._failing = True
        self._reserve.spend()
        log_failure(error)
        session = session_of(self.stack.scenes)
        if session is not None:
            rescue(session)
        written: Path | None = None
        log: Path | None = None
        with suppress_and_log(_log, "write a crash report", OSError):
            written = self.disk.run(lambda: self._report(error, session), REPORT_S)
            log = self.home.log if self.disk.run(lambda: is_there(self.home.log), REPORT_S) else None
        self.fade.stop()
        self.arrival.stop()
        with suppress_and_log(_log, "sound the alarm", Exception):
            self.audio.action("error")
            self.audio.stand_up()
        resumes = any(scene.resumes for scene in self.stack.scenes)
        self.stack.abandon()
        self.stack.push(self._made(routes.Failure(written, error, session, log, resumes)), self)
        self._show_top()
        self.dirty = True

    def _report(self, error: Exception, session: Session | None) -> Path | None:
        """Keep what it takes to see an error again; None where nothing can be written."""
        try:
            window = {
                "settings": self.settings.to_json(),
                "size": list(self.screen.get_size()),
                "files": pack_files(self.shelf.generations),
                **self.recorder.to_json(),
            }
        except (OSError, ValueError, TypeError) as unwritable:
            log_suppressed(_log, "pack a crash report", unwritable)
            return None
        return report(self.home.logs, error, session, window)

    def recovered(self) -> None:
        """The player goes on after an error: the next one is reported anew."""
        self._failing = False
        self._reserve.take()

    def wait(self) -> list[pygame.Event]:
        """Sleep until something happens or a scene wants time, and return what happened."""
        scenes = (scene.wake() for scene in self.stack.visible())
        wakes = [*scenes, self.page.wake(), self.audio.wake(), self.pads.wake(), self.own.pictures.wake()]
        if self.shelf.claim is not None:
            wakes.append(max(0.0, KEEP_MS - self._kept))
        if self.disk.busy:
            wakes.append(ANSWER_MS)
        moving = self.dirty or self.fade.active or self.arrival.active
        if not moving:
            self._tidying.rest(min((wake for wake in wakes if wake is not None), default=math.inf))
        return self.pace.wait(moving, wakes)

    def _part_with_disk(self, waits: bool) -> None:
        """Leave all screens; where the player waits for that, until all is written that they have left."""
        self._disk_wait.parting = waits
        with contextlib.suppress(GivenUp):
            self.change_settings(
                window=tuple(self.window.size),
                fullscreen=self.window.fullscreen,
                maximised=self.window.maximised,
            )
            left = tuple(self.stack.scenes)
            self.stack.clear()
            end = time.monotonic() + self._farewells.parting_s
            if waits and self.disk.settle(self._farewells.parting_s):
                # Last of all: leaving writes, too.
                self._save_again(left)
                self.disk.settle(max(0.0, end - time.monotonic()))

    def _save_again(self, scenes: Iterable[Scene]) -> None:
        """Try once more to write what the disk has refused.

        Args:
            scenes: whose games these may be.
        """
        save_again(scenes)
        self.shelf.save_unwritten()
        self._settings_file.save_unwritten()
        self.lesson_places.save_unwritten()
        self.turns.save_unwritten()
        self.flights.save_unwritten()
