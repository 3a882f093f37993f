"""Know what is played: the rules with the player's own rooms, lessons, the rulebook, the program's players.

Each is read when it is first needed, or beside the first picture (`warming.py`), which needs none of it.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any

from game.app.audio.audio import Audio
from game.app.drawing.images.damaged import any_refused, forget_refused
from game.app.drawing.images.picture_reader import PictureReader
from game.app.navigation.own_rooms import OwnRooms
from game.app.shell.locales import preferred_languages
from game.app.shell.screen.paged_screen import PagedScreen
from game.app.shell.screen.window import Window
from game.app.shell.tidying import Tidying
from game.app.shell.warming import Warming
from game.program_files import data_folder
from game.storage.files.disk import Disk
from game.storage.games.savefile import SaveError
from game.storage.games.saves import Shelf
from game.storage.settings.preferences import Preferences
from game.texts import Texts

if TYPE_CHECKING:  # the first picture needs no rules
    from game.app.shell.lent_players import LentPlayers, LentThinkers
    from game.bots.seat import Thinking
    from game.lessons.lesson_loading import LessonShelf
    from game.play.seating import Makers
    from game.play.seats import Seat
    from game.play.session import Session
    from game.rulebook.book import Book
    from game.rules import Engine

_log = logging.getLogger(__name__)
MOST_RESTS = 3
"""Number of times, at most, that refused pictures are not asked for again between two times that they are."""


class RuledScreen(PagedScreen):
    """A window in which a game with rules is played; the program (`app.py`) is one that runs.

    Args:
        window: the system's.
        settings: the player's.
        speak: returns the texts of a language as the settings name it, given those the system prefers.
        own: the player's own rooms and expansions.
        shelf: where the game in progress is kept.
        audio: what is heard; its captions are seen.
        tidying: gives memory back.
        reader: reads pictures beside the loop; None reads them when they are drawn.

    Attributes:
        own, shelf: the same.
        seat_makers: who besides persons and the program's players can sit at a table, by the kinds of seats
            that saved games name.
        thinkers: who think for the program's players; None for processes of their own.
        disk: the one that reads and writes the player's files; it tells of a disk that does not answer.
    """

    disk: Disk

    def __init__(
        self,
        window: Window,
        settings: Preferences,
        speak: Callable[[str, list[str]], Texts],
        own: OwnRooms,
        shelf: Shelf,
        audio: Audio,
        tidying: Tidying,
        reader: PictureReader | None = None,
    ) -> None:
        self._speak = speak
        self.own = own
        self.shelf = shelf
        texts = speak(settings.language, self.system_languages)
        super().__init__(window, settings, texts, audio, tidying, reader)
        self._engine: Engine | None = None
        self._warming: Warming | None = None
        self._lessons: LessonShelf | None = None
        self._rulebook: Book | None = None
        self.seat_makers: Makers = {}
        self.thinkers: LentThinkers | None = None
        self._lent: LentPlayers | None = None
        self._met = True
        """True once the open scenes show what the player has added."""
        self._picture_wait = self._picture_rests = 0
        """Number of times to let pass before pictures that were refused are read again, and of those left."""

    @property
    def system_languages(self) -> list[str]:
        """The languages that the player's system prefers, the best first."""
        return preferred_languages(os.environ)

    # what is read when it is first needed

    def _read_ahead(self) -> None:
        """Begin to read all of it beside the drawing; not where nothing may depend on how fast it is read."""
        if self.reader is not None:
            self._warming = Warming(self.texts, done=self._tidying.lasting, meet=self.book.meet)
            self._warming.start()

    @property
    def _warm(self) -> bool:
        """Return whether all has been read ahead."""
        return self._warming is not None and not self._warming.busy

    def has_rules(self) -> bool:
        """Tell whether `engine` answers at once, or nearly so: the rules have been read."""
        return self._engine is not None or self._warm

    def engine(self) -> Engine:
        """Return the rules bound to the game's content; read once, when first needed."""
        if self._engine is None:
            # First of all: its thread chooses looks, too, and is done with that when it answers.
            meanwhile = self.disk.meanwhile if current_thread() is main_thread() else None
            ahead = self._warming.engine(meanwhile) if self._warming is not None else None
            # Not at the top: reading the rules' code takes as long as the first picture, which needs none.
            from game.play.session import load_engine
            from game.rules import Engine

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
        from game.app.forms.own_file_words import own_folder
        from game.play.session import Session
        from game.rules import ContentError
        from game.rules.history import REFUSALS, HistoryError

        try:
            shelf, makers = self.shelf if keep else None, {**self._players().makers, **self.seat_makers}
            return Session.resume(game, self.engine(), shelf, makers)
        except HistoryError as error:
            if error.__cause__ is not None and not isinstance(error.__cause__, REFUSALS):
                # Mostly the file makes no sense, but it may be a mistake of the rules, too.
                _log.warning("A saved game breaks the rules", exc_info=error.__cause__)
            raise SaveError("rules", str(error)) from error
        except ContentError as error:
            if not own_folder(error, [folder.name for folder in self.own.folders]):
                raise
            raise SaveError("rules", str(error)) from error

    # what the player has added

    def read_own_again(self) -> None:
        """Read the player's own rooms and expansions anew; a game that is open keeps what it is with."""
        self._close_players()
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

    def _read_pictures_again(self) -> None:
        """Ask again for pictures of the game that the system refused; to be called now and then.

        All is drawn anew for it: as long as the system refuses, each time is twice as far from the last.
        """
        if not any_refused():
            self._picture_rests = self._picture_wait = 0
            return
        self._picture_rests -= 1
        if self._picture_rests > 0 or self.fade.active or self.arrival.active:
            return
        self._picture_wait = min(MOST_RESTS, max(1, 2 * self._picture_wait))
        self._picture_rests = self._picture_wait
        forget_refused()
        self._lay_page(self.settings)
        self._met = False

    def _catch_up(self) -> None:
        """Let the scenes show what the player has added; one that is being opened may have had it read."""
        if not self._met:
            self._met = True
            self.stack.resize(self.kit)
            self.dirty = True

    def _spoken(self, language: str) -> Texts:
        """Return the catalogue of a language with the messages of what the player has added."""
        texts = self._speak(language, self.system_languages)
        return texts.joined(self.own.messages) if self.own.speaks else texts

    # who plays besides persons

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

    def _close_players(self) -> None:
        """End the processes of the program's players, where there are any."""
        if self._lent is not None:
            self._lent.close()
