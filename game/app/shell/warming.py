"""Reads, beside the first screen, what every other one needs: their code, the rules and the language library.

All of it takes longer than a second where a disk is slow. Nobody should wait for that at the first click.
"""

from __future__ import annotations

import importlib
import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.program_files import data_folder
from game.suppressing import suppress_and_log
from game.texts import Texts

if TYPE_CHECKING:  # the first picture needs no rules
    from game.lessons.lesson_loading import LessonShelf
    from game.rulebook.book import Book
    from game.rules import Engine
    from game.rules.content import Content

_log = logging.getLogger(__name__)

SCENES = "game.app.scenes"
CODE = (
    "fluent.runtime",
    "game.app.widgets.entry_line",
    "game.play.session",
    "game.rules.history",
    "game.app.table.table_scene",
    f"{SCENES}.setup.setup_scene",
    f"{SCENES}.own_rooms_dialog",
    f"{SCENES}.flight_dialog",
    f"{SCENES}.pace_scene",
    f"{SCENES}.menu_scene",
    f"{SCENES}.lessons.school_scene",
    f"{SCENES}.lessons.lesson_scene",
    f"{SCENES}.lessons.guided_scene",
    f"{SCENES}.challenges.challenges_scene",
    f"{SCENES}.challenges.descent_scene",
    f"{SCENES}.saves.saves_scene",
    f"{SCENES}.saves.naming_scene",
    f"{SCENES}.records.records_scene",
    f"{SCENES}.settings.settings_scene",
    f"{SCENES}.rulebook.rulebook_scene",
    f"{SCENES}.ending.ending_scene",
    f"{SCENES}.ending.last_picture",
    f"{SCENES}.replay.replay_scene",
    f"{SCENES}.film.film_scene",
    f"{SCENES}.film.beside_scene",
    f"{SCENES}.share.share_scene",
    f"{SCENES}.turns.again_scene",
    f"{SCENES}.turns.turns_scene",
    "game.app.shell.lent_players",
    "game.lessons.lesson_loading",
    "game.app.forms.confirm_scene",
    "game.app.forms.own_file_words",
    f"{SCENES}.error_scene",
)
"""Modules to read, the most likely first, and last those that tell of an error: when it has come, the disk
may refuse them."""


MESSAGES = (
    *("setup-", "expansion-", "rank-", "difficulty-", "rulebook-", "room-"),
    *("daily-", "descent-", "turns-", "school-", "would-", "over-", "share-", "film-"),
    *("play-", "table-", "phase-", "threat-", "resource", "damage-", "button-", "end-"),
    *("tag-", "crew-", "dock-", "die-", "ask-action", "hint-", "help-", "key-", "menu-"),
    *("speed-", "settings-", "lesson-", "replay-", "records-", "flight-"),
)
"""Beginnings of the ids of messages of which one screen has many, each of which takes a while to parse."""


PATIENT_S = 3.0
"""Seconds that reading the rules may take: a slow computer needs two."""


class Warming:
    """One thread that reads what is needed later.

    Args:
        texts: whose messages the rules may name.
        code: modules that are read after the rules.
        meet: called in the thread with the content of the rules, before anybody is given them.
        done: called in the thread once all is there.

    Attributes:
        lessons: the lessons there are; None as long as they have not been read.
        rulebook: the rulebook of the shipped rules; None as long as it has not been read.
    """

    def __init__(
        self,
        texts: Texts,
        code: tuple[str, ...] = CODE,
        done: Callable[[], object] | None = None,
        meet: Callable[[Content], object] | None = None,
    ) -> None:
        self._texts = texts
        self._code = code
        self._done = done
        self._meet = meet
        self.lessons: LessonShelf | None = None
        self.rulebook: Book | None = None
        self._engine: Engine | None = None
        self._bound = threading.Event()
        self._thread = threading.Thread(target=self._read, name="warming", daemon=True)

    def start(self) -> None:
        """Begin to read.

        Where the system has no thread left everything is read when it is needed.
        """
        with suppress_and_log(_log, "read ahead in a thread", RuntimeError):
            self._thread.start()

    @property
    def busy(self) -> bool:
        """Return whether something is still being read."""
        return self._thread.is_alive()

    def engine(self, meanwhile: Callable[[float], None] | None = None) -> Engine | None:
        """Return the shipped rules as soon as they have been read; None where they could not be.

        Args:
            meanwhile: is called again and again with the seconds for which the disk has not answered.
        """
        start = time.monotonic()
        while self.busy and not self._bound.wait(0.01):
            waited = time.monotonic() - start - PATIENT_S
            if meanwhile is not None and waited > 0:
                meanwhile(waited)
        return self._engine

    def _read(self) -> None:
        # What cannot be read now is read where it is needed: there somebody is told what is wrong with it.
        with suppress_and_log(_log, "read the rules ahead", Exception):
            # Not at the top: it is what is read ahead here.
            from game.play.session import load_engine

            engine = load_engine(data_folder(), self._texts.ids)
            if self._meet is not None:
                self._meet(engine.content)
            self._engine = engine
        self._bound.set()
        with suppress_and_log(_log, "read the players' results ahead", Exception):
            from game.bots.measured import read_results

            read_results(data_folder())
        for name in self._code:
            with suppress_and_log(_log, "read a screen ahead", Exception):
                importlib.import_module(name)
        with suppress_and_log(_log, "read the lessons ahead", Exception):
            from game.lessons.lesson_loading import LessonShelf

            self.lessons = LessonShelf(data_folder(), self._texts.ids)
        with suppress_and_log(_log, "read the rulebook ahead", Exception):
            from game.rulebook.book_loading import load_book

            if self._engine is not None:
                self.rulebook = load_book(data_folder(), self._engine.content)
        with suppress_and_log(_log, "read messages ahead", Exception):
            self._texts.read_ahead(*MESSAGES)
        with suppress_and_log(_log, "bind the rules of expansions ahead", Exception):
            if self._engine is not None:
                self._engine.bind_ahead()
        if self._done is not None:
            self._done()
