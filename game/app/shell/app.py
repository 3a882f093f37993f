"""The program: its loop, what screens may ask of it, its commands, and what happens when something breaks."""

from __future__ import annotations

import contextlib
import logging
import math
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.app.audio.audio import Audio
from game.app.bindings.gamepads import Pads
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.surface_cache import weight
from game.app.navigation import routes
from game.app.navigation.own_rooms import OwnRooms
from game.app.navigation.scene import Scene
from game.app.shell.crashes.failure import log_failure, report, rescue, session_of
from game.app.shell.crashes.recorder import Recorder
from game.app.shell.crashes.reserve import Reserve
from game.app.shell.leaving import leave
from game.app.shell.locales import preferred_languages
from game.app.shell.lost_release import LostRelease
from game.app.shell.route_scenes import scene_of
from game.app.shell.saving_again import save_again
from game.app.shell.screen.disk_wait import DiskWait
from game.app.shell.screen.paged_screen import PagedScreen, glides
from game.app.shell.screen.panning import on_page, show_keyboard
from game.app.shell.screen.window import Window
from game.app.shell.stray_text import StrayText
from game.app.shell.tidying import Tidying
from game.app.shell.warming import Warming
from game.program_files import data_folder
from game.storage.files.disk import Disk, GivenUp
from game.storage.files.paths import Home
from game.storage.files.posts import Posts
from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.savefile import SaveError
from game.storage.games.saves import Shelf
from game.storage.logbook.films import Films
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.turns_file import TurnsFile
from game.storage.reports.crash import pack_files
from game.storage.reports.log import is_there
from game.storage.settings.lesson_places import LessonPlacesFile
from game.storage.settings.preferences import ALL_GAMES, INTERFACE, Preferences, PreferencesFile
from game.suppressing import log_suppressed, suppress_and_log
from game.texts import Texts, speak

if TYPE_CHECKING:  # the first picture needs no rules
    from game.app.shell.lent_players import LentPlayers, LentThinkers
    from game.app.widgets.widget import Action
    from game.bots.seat import Thinking
    from game.lessons.lesson_loading import LessonShelf
    from game.play.seating import Makers
    from game.play.seats import Seat
    from game.play.session import Session
    from game.rulebook.book import Book
    from game.rules import Engine

_log = logging.getLogger(__name__)
UNSEEN = frozenset(("lent_speed",))
"""Settings that change nothing of what is on the screen: no scene is laid out anew for them."""
SLOW = (routes.Setup, routes.Table, routes.Replay, routes.Film)
"""Screens that take longer to open than anybody should wait without a sign."""
INTERFACE_STEP = 10
"""Per cent by which a key makes everything larger or smaller."""
KEEP_MS = 5000.0
"""Time in ms between two looks whether this copy of the program is still the one that saves."""
ANSWER_MS = 50.0
"""Time in ms between two looks whether what is being written is on the disk."""
REPORT_S, PARTING_S = 15.0, 20.0
"""Seconds to wait for a report of an error, and at the end for all that is being written."""
_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE)
_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


class App(PagedScreen):
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
        own: the player's own rooms and expansions.
        disk: the same.
        shelf: where the game in progress is kept.
        library: the games saved under a name.
        films: what was found of games that are over.
        flights: the log of flights that have ended.
        turns: the turns to fly again.
        posts: where pictures to show to others are saved.
        lesson_places: how far the player is in the lessons.
        seat_makers: who besides persons and the program's players can sit at a table, by the kinds of seats
            that saved games name.
        thinkers: who think for the program's players; None for processes of their own.
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
        self._speak = speak
        self.disk = disk = disk or Disk()
        self.own = OwnRooms(home.rooms, own, disk)
        self.shelf = Shelf(home.saves, claim, library=home.library, disk=disk)
        self.library = Library(home.library, disk=disk)
        self.shelf.kept = self._thin_library
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
        texts = self._speak(settings.language, self.system_languages)
        super().__init__(window, settings, texts, audio or Audio(), tidying or Tidying(), reader)
        self.pads = Pads()
        self._letters = StrayText()
        self._released = LostRelease()
        self.recorder = Recorder()
        self.audio.apply(settings)
        self.running = True
        self._sounding = False
        self._kept = self.untouched = 0.0
        self._engine: Engine | None = None
        self._warming: Warming | None = None
        self._lessons: LessonShelf | None = None
        self._rulebook: Book | None = None
        self.seat_makers: Makers = {}
        self.thinkers: LentThinkers | None = None
        self._lent: LentPlayers | None = None
        self._failing = False
        self._met = True
        """True once the open scenes show what the player has added."""
        self._reserve = Reserve()
        self._farewell: Scene | None = None
        self._disk_wait = DiskWait(self)
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
            self._resize()
        if settings == before:
            return
        if settings.language != before.language:
            self._catalogue = self._spoken(settings.language)
        if settings.interface != before.interface:
            self._lay_page(settings)
        else:
            self.kit = self.kit.with_settings(settings, self._catalogue)
        self.page.smooth = glides(settings)
        self.audio.apply(settings)
        self._settings_file.save(settings)
        if changes.keys() <= UNSEEN:
            return
        for scene in self.stack.scenes:
            scene.resize(self.kit)
        self._tidying.gone(weight(self.sheet), len(self.stack.scenes))
        self.dirty = True
        if settings.interface != before.interface and self.page.larger and self.stack.top:
            show_keyboard(self.page, self.stack.top)

    @property
    def system_languages(self) -> list[str]:
        """The languages that the player's system prefers, the best first."""
        return preferred_languages(os.environ)

    def open(self, route: routes.Route) -> None:
        """Open a screen on top of the present one; one that is open already stays as it is."""
        if not any(scene.route == route for scene in self.stack.scenes):
            self.push(self._made(route))
            if isinstance(route, routes.Setup) and self.own.untold:
                self.push(self._made(routes.OwnRooms()))

    def start(self, route: routes.Route) -> None:
        """Leave every screen and open this one."""
        self.reset(self._made(route))

    def _made(self, route: routes.Route) -> Scene:
        if isinstance(route, SLOW) and (self._warming is None or self._warming.busy):
            self.say_working()
        scene = scene_of(route, self)
        scene.route = route
        return scene

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

    @property
    def settings_refused(self) -> bool:
        """Return whether the disk does not take the settings, so that the next start will not know them."""
        return self._settings_file.refused

    def has_rules(self) -> bool:
        """Tell whether `engine` answers at once, or nearly so: the rules have been read."""
        return self._engine is not None or (self._warming is not None and not self._warming.busy)

    def engine(self) -> Engine:
        """Return the rules bound to the game's content; read once, when first needed."""
        if self._engine is None:
            # Not at the top: reading the rules' code takes as long as the first picture, which needs none.
            from game.play.session import load_engine
            from game.rules import Engine

            # First of all: its thread chooses looks, too, and is done with that when it answers.
            ahead = self._warming.engine() if self._warming is not None else None
            plain = self._speak(self.settings.language, self.system_languages) if self.own.speaks else None
            found = self.own.read(data_folder(), plain or self._catalogue)
            if found is not None:
                engine = Engine(found.edition)
            else:
                engine = ahead or load_engine(data_folder(), self.texts.ids)
            if self.own.folders:
                self._meet_own()
            self.book.meet(engine.content)
            self._engine = engine
            self._tidying.lasting()
        return self._engine

    def read_own_again(self) -> None:
        """Read the player's own rooms and expansions anew; a game that is open keeps what it is with."""
        if self._lent is not None:
            self._lent.close()
        self._engine = self._lent = self._lessons = None
        self.own.forget()
        self._meet_own()
        self.engine()

    def _meet_own(self) -> None:
        """Speak of what the player has added, and show it; scenes follow with the next picture."""
        self._catalogue = self._spoken(self.settings.language)
        self.book.open(self.own.folders, self.own.looks, self.own.pictures.take())
        self._lay_page(self.settings)
        self._met = False

    def _show_own_pictures(self) -> None:
        """Show pictures of the player's own that have come by now, where something plain stands for them."""
        if self.own.pictures.news and not (self.fade.active or self.arrival.active):
            self.book.bring(self.own.pictures.take())
            self._lay_page(self.settings)
            self._met = False

    def _catch_up(self) -> None:
        """Let the scenes show what the player has added; one that is being opened may have had it read."""
        if not self._met:
            self._met = True
            for scene in self.stack.scenes:
                scene.resize(self.kit)
            self.dirty = True

    def _spoken(self, language: str) -> Texts:
        """Return the catalogue of a language with the messages of what the player has added."""
        texts = self._speak(language, self.system_languages)
        return texts.joined(self.own.messages) if self.own.speaks else texts

    def seat(self, rank: str) -> Seat:
        """Return a seat for a person, or for one of the program's players.

        Args:
            rank: of the player; empty for a person.
        """
        return self._players().seat(rank, float(self.settings.captain_seconds))

    def advise(self, question: Mapping[str, Any]) -> Thinking:
        """Have the adviser think about a line of the protocol; never waits."""
        return self._players().advise(question)

    def prepare_adviser(self) -> None:
        """Start the adviser's process before anybody asks; not where nobody could, as in pictures."""
        if self.reader is not None:
            self._players().prepare_adviser()

    def review(self, question: Mapping[str, Any]) -> Thinking:
        """Have somebody look back at choices (docs/protocol.md, A player as a process); never waits."""
        return self._players().review(question)

    def _players(self) -> LentPlayers:
        if self._lent is None:
            # Not at the top: see `engine`.
            from game.app.shell.lent_players import LentPlayers

            self._lent = LentPlayers(self.engine().content, self.thinkers, self.own.folders)
        return self._lent

    def lessons(self) -> LessonShelf:
        """Return the lessons that there are; read once, when first needed."""
        if self._lessons is None:
            # Not at the top: see `engine`.
            from game.lessons.lesson_loading import LessonShelf

            ahead = self._warming.lessons if self._warming is not None else None
            self._lessons = ahead or LessonShelf(data_folder(), self.texts.ids)
        return self._lessons

    def rulebook(self) -> Book:
        """Return the rulebook of the rules that are played; read once, when first needed."""
        content = self.engine().content
        if self._rulebook is None or self._rulebook.content is not content:
            # Not at the top: see `engine`.
            from game.rulebook.book_loading import load_book

            ahead = self._warming.rulebook if self._warming is not None else None
            fits = ahead is not None and ahead.content is content
            self._rulebook = ahead if fits else load_book(data_folder(), content)
        assert self._rulebook is not None
        return self._rulebook

    def take_up(self, game: Mapping[str, Any], keep: bool = True) -> Session:
        """Return a saved game to go on with.

        Args:
            game: what was saved.
            keep: whether it is saved as the game in progress from now on.

        Raises:
            SaveError: the rules cannot go on with it.
        """
        # Not at the top: see `engine`.
        from game.play.session import Session
        from game.rules.history import REFUSALS, HistoryError

        try:
            shelf, makers = self.shelf if keep else None, {**self._players().makers, **self.seat_makers}
            return Session.resume(game, self.engine(), shelf, makers)
        except HistoryError as error:
            if error.__cause__ is not None and not isinstance(error.__cause__, REFUSALS):
                # Mostly the file makes no sense, but it may be a mistake of the rules, too.
                _log.warning("A saved game breaks the rules", exc_info=error.__cause__)
            raise SaveError("rules", str(error)) from error

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window."""
        self.change_settings(fullscreen=not self.window.fullscreen)

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
        if self._lent is not None:
            yield self._lent.close
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
        self.disk.check()
        self._show_own_pictures()
        self._catch_up()
        self._tidying.let_pass(ms)
        self.untouched += ms
        # before the events: what an event starts must not be given the time that was slept through
        self._update(0.0 if self.arrival.active else ms)  # its time begins when it is seen
        self._pan(ms)
        self._kept += ms
        if self._kept >= KEEP_MS:
            self._kept = 0.0
            self.shelf.keep()
            self._save_again(self.stack.scenes)
            self.own.pictures.read_refused()
        for key in self.pads.update(ms):
            self.dispatch(key)
        if self.audio.update(ms):
            self.dirty = True
        if self.fade.advance(ms):
            self.dirty = True

    def show(self) -> bool:
        """Draw and show the frame if something changed; tell whether it did."""
        self._catch_up()
        if not self.arrival.new:
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
            if self.reader is not None:  # nothing may depend on how fast it is read
                self._warming = Warming(self.texts, done=self._tidying.lasting, meet=self.book.meet)
                self._warming.start()
        return True

    def dispatch(self, event: pygame.Event) -> None:
        """Handle one event, in pixels of the window: the window's own, else the top scene's."""
        self.audio.window(event)
        self.window.notice(event.type)
        if self._from_pad(event):
            return
        self.untouched = 0.0  # not for a stick that trembles: what a controller means comes back as keys
        event = on_page(event, self.page)
        if self._letters.before(event, self.stack.top):
            return
        if self._released.unseen(event) and self.stack.top:
            # As where the window is left: what was dragged goes back.
            self.stack.top.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _RESIZED:
            self._resize()
        elif event.type in _REDRAW:
            self._traced.forget()
            self.dirty = True
        elif self._inspects(event):
            self.dirty = True
        elif event.type == pygame.KEYDOWN and (command := self._window_command(event)):
            self.window_command(command)
        elif self.stack.top:
            self.stack.top.handle(event)
            if event.type == pygame.MOUSEBUTTONUP and getattr(event, "touch", False) and self.stack.top:
                self.stack.top.keyboard()
            if event.type == pygame.KEYDOWN and self.page.larger and self.stack.top:
                show_keyboard(self.page, self.stack.top)
        self._letters.after(event, self.stack.top)

    def _inspects(self, event: pygame.Event) -> bool:
        """Show or hide the frames of all views at Ctrl+F12; not in the executable (docs/architecture.md)."""
        pressed = event.type == pygame.KEYDOWN and event.key == pygame.K_F12 and event.mod & pygame.KMOD_CTRL
        if pressed and not getattr(sys, "frozen", False):
            self.inspecting = not self.inspecting
            return True
        if self.inspecting and event.type == pygame.MOUSEMOTION:
            self.dirty = True
        return False

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
            enter = key.type == pygame.KEYDOWN and key.key == pygame.K_RETURN
            if not (enter and self.top is not None and self.top.keyboard()):
                self.dispatch(key)
        return True

    def window_command(self, command: str) -> None:
        """Do what a command is for that counts everywhere (`commands.WINDOW`)."""
        ways: dict[str, Action] = {
            "fullscreen": self.toggle_fullscreen,
            "mute": self._toggle_mute,
            "smaller": partial(self._change_interface, -INTERFACE_STEP),
            "larger": partial(self._change_interface, INTERFACE_STEP),
            "settings": partial(self.open, routes.Settings()),
        }
        ways[command]()

    def _toggle_mute(self) -> None:
        self.change_settings(mute=not self.settings.mute)
        self.audio.show_caption("sound-off" if self.settings.mute else "sound-on")
        self.dirty = True

    def _change_interface(self, step: int) -> None:
        """Make everything larger or smaller by a step, as far as that goes."""
        size = round(self.settings.interface / INTERFACE_STEP) * INTERFACE_STEP + step
        self.change_settings(interface=min(INTERFACE[1], max(INTERFACE[0], size)))

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
        self.stack.abandon()
        self.stack.push(self._made(routes.Failure(written, error, session, log)), self)
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
            if waits and self.disk.settle(PARTING_S):
                # Last of all: leaving writes, too.
                self._save_again(left)
                self.disk.settle(PARTING_S)

    def _save_again(self, scenes: Iterable[Scene]) -> None:
        """Try once more to write what the disk has refused.

        Args:
            scenes: whose games these may be.
        """
        save_again(scenes)
        self._settings_file.save_unwritten()
        self.lesson_places.save_unwritten()
        self.turns.save_unwritten()
        self.flights.save_unwritten()
