"""A screen: what the program tells it and what it says of itself; and the program, as screens see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.app.audio.audio import Audio
from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point
from game.app.navigation.own_rooms import OwnRooms
from game.app.navigation.routes import Route
from game.storage.files.disk import Disk
from game.storage.files.posts import Posts
from game.storage.games.library import Library
from game.storage.games.saves import Shelf
from game.storage.logbook.films import Films
from game.storage.logbook.flight_log import FlightLog
from game.storage.logbook.turns_file import TurnsFile
from game.storage.settings.lesson_places import LessonPlacesFile
from game.storage.settings.preferences import Preferences
from game.texts import Texts

if TYPE_CHECKING:  # the first picture needs no rules
    from game.bots.seat import Thinking
    from game.lessons.lesson_loading import LessonShelf
    from game.play.seats import Seat
    from game.play.session import Session
    from game.rulebook.book import Book
    from game.rules import Engine


class Program(Protocol):
    """Declare what screens may ask of the program (`game/app/shell/app.py`).

    Attributes:
        audio: what is heard.
        disk: reads and writes the player's files.
        shelf: where the game in progress is kept.
        library: the games saved under a name.
        films: what was found of games that are over.
        flights: the log of flights that have ended.
        turns: the turns to fly again.
        posts: where pictures to show to others are saved.
        lesson_places: how far the player is in the lessons.
        own: the player's own rooms and expansions.
        setback: where an unreadable settings file was put, until the player has been told.
        settings_unread: whether the system would not open that file, until the player has been told.
        dirty: set it to have the next frame drawn.
        untouched: ms since a player did anything.
    """

    kit: Kit
    audio: Audio
    disk: Disk
    shelf: Shelf
    library: Library
    films: Films
    flights: FlightLog
    turns: TurnsFile
    posts: Posts
    lesson_places: LessonPlacesFile
    own: OwnRooms
    setback: Path | None
    settings_unread: bool
    dirty: bool
    untouched: float

    @property
    def texts(self) -> Texts:
        """The catalogue; it names keys, or a controller's buttons while one is in use."""

    @property
    def settings(self) -> Preferences:
        """The player's settings."""

    @property
    def settings_refused(self) -> bool:
        """Return whether the disk does not take the settings, so that the next start will not know them."""

    @property
    def fullscreen(self) -> bool:
        """Return whether the window fills the screen."""

    @property
    def frame_ms(self) -> float:
        """The ms since this frame began; 0 where no picture may depend on how fast it is drawn."""

    @property
    def display(self) -> int:
        """Return which of the screens the window is on."""

    @property
    def system_languages(self) -> list[str]:
        """The languages that the player's system prefers, the best first."""

    @property
    def scenes(self) -> Sequence[Scene]:
        """The scenes that are open, the lowest first."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""

    def open(self, route: Route) -> None:
        """Open a screen on top of the present one; one that is open already stays as it is."""

    def start(self, route: Route) -> None:
        """Leave every screen and open this one."""

    def attempt(self, work: Callable[[], None]) -> None:
        """Do what may need files of the game; where one is refused, or has an error, say so and offer to try
        again. What is open stays as it is.

        Args:
            work: opens a screen, or changes what is shown; it is done anew where the player tries again.
        """

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the present one."""

    def pop(self) -> None:
        """Go back to the scene below; without one the program ends."""

    def seat(self, rank: str) -> Seat:
        """Return a seat for a person, or for one of the program's players.

        Args:
            rank: of the player; empty for a person.
        """

    def advise(self, question: Mapping[str, Any]) -> Thinking:
        """Have the adviser think about a line of the protocol (docs/protocol.md, A player as a process).

        Args:
            question: the line.
        """

    def prepare_adviser(self) -> None:
        """Start the adviser's process before anybody asks."""

    def review(self, question: Mapping[str, Any]) -> Thinking:
        """Have somebody look back at choices of a game; never waits.

        Args:
            question: the line of the protocol (docs/protocol.md, A player as a process).
        """

    def change_settings(self, **changes: object) -> None:
        """Change settings and write them."""

    def has_rules(self) -> bool:
        """Tell whether `engine` answers at once, or nearly so."""

    def engine(self) -> Engine:
        """Return the rules bound to the game's content."""

    def read_own_again(self) -> None:
        """Read the player's own rooms and expansions anew; a game that is open keeps what it is with."""

    def lessons(self) -> LessonShelf:
        """Return the lessons that there are."""

    def rulebook(self) -> Book:
        """Return the rulebook of the rules that are played."""

    def take_up(self, game: Mapping[str, Any], keep: bool = True) -> Session:
        """Return a saved game to go on with.

        Args:
            game: what was saved.
            keep: whether it is saved as the game in progress from now on.

        Raises:
            SaveError: the rules cannot go on with it.
        """

    def record(self, scene: Scene) -> None:
        """Keep the present moment as one from which a crash report can play on."""

    def snapshot(self, below: Scene) -> pygame.Surface:
        """Return a picture of the scenes below one."""

    def recovered(self) -> None:
        """The player goes on after an error."""

    def quit(self) -> None:
        """End the program after this event; if a scene has a question, ask it first."""

    def end(self) -> None:
        """End the program after this event, whatever it means."""


class Scene:
    """A screen. `app` is set before `enter` is called."""

    transparent = False
    """True to draw the scene below, too."""
    quiet = False
    """True to come and go without a sound of its own."""
    app: Program
    route: Route | None = None
    """The way by which it was opened; None if it was put on the stack as it is."""
    commands_in: str | None = None
    """The place of those in `commands` where its commands count."""
    typing = False
    """True while letters belong to the text that is typed."""
    takes_every_key = False
    """True where keys such as F11 belong to it, too, while `typing`."""
    resumes = False
    """True while it goes on with the game in progress: an error that arises meanwhile is one of that game."""
    stood = 0.0
    """Ms that a question has been open with its present words; 0 on screens that ask nothing."""

    @property
    def rises(self) -> bool:
        """Return whether it is a dialog, below which all else lies under a veil: it rises as it comes."""
        return hasattr(self, "veil")

    def enter(self, app: Program) -> None:
        """Begin; called once, when the scene is put on the stack."""

    def resume(self) -> None:
        """The scene above has gone."""

    def pause(self) -> None:
        """Another scene comes on top: anything held must be let go."""

    def leave(self) -> None:
        """End; called once, when the scene is taken off the stack."""

    def farewell(self, go: Callable[[], None]) -> Scene | None:
        """The program is to end: return a question to ask first, None if there is nothing to ask.

        Args:
            go: ends it, or asks the next question.
        """
        return None

    def resize(self, kit: Kit) -> None:
        """The window has another size or the settings have changed: `kit` is the new `app.kit`."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; return True if it was used up."""
        return False

    def keyboard(self) -> bool:
        """Show a keyboard on the screen for what has the focus; tell whether there is anything to type in."""
        return False

    def update(self, ms: float) -> bool:
        """Let time pass; return True if something changed and must be drawn.

        Called after events, and when `wake` asked for it.
        """
        return False

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called although nothing happens; None if never.

        0 means the next frame: something moves.
        """
        return None

    def attention(self) -> pygame.Rect | None:
        """Return what the keyboard is on, in pixels of the page: it is brought into the window."""
        return None

    def place(self) -> pygame.Rect | None:
        """Return the frame of a dialog, in pixels of the page; None for a screen that fills the page."""
        return None

    def prepare(self, until: float) -> bool:
        """Make some of what the first picture needs and no drawing makes a little at a time.

        Called, until it returns true, in the frames before the screen is shown for the first time.

        Args:
            until: a moment of `time.perf_counter` after which nothing new is begun.

        Returns:
            Whether all of it is there.
        """
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw; never changes anything."""

    def inspect(self, canvas: Canvas, pointer: Point | None) -> None:
        """Draw the frames of its views over it, for development; the pointer is in pixels of the page."""

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what lives on a picture that stands still otherwise.

        Called where nothing else is to be drawn, for the top scene.

        Returns:
            The pixels that changed; they alone are shown anew.
        """
        return []
