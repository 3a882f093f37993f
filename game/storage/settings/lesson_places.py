"""Keep where the player is in the lessons: read once, written when it changes.

A lesson that is done says so, one that was begun keeps its game; which step it is at follows from that.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from game.storage.files.atomic import BROKEN, NEWER, keep_copy, set_aside, write_bytes
from game.storage.files.disk import Disk
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes, salvage
from game.storage.files.one_writer import FILES, one_writer
from game.storage.files.plain_text import is_plain
from game.storage.files.unwritten import Unwritten
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

LESSONS = "lessons"
"""The disk's key for the places in the lessons."""
VERSION = 1
LARGEST = 1024 * 1024
"""Bytes of the file: a lesson that was left takes 12 KB, and there are nine."""
AGAIN_S = 5.0
"""Seconds before a file is read again that the system would not open."""
MOST_LESSONS, LONGEST_ID, MOST_STEPS = 100, 60, 99


@dataclass(frozen=True)
class LessonPlace:
    """Hold how far somebody is in a lesson.

    Args:
        done: it was played to its end once.
        step: index of the step that is open.
        steps: how many there are.
        game: as it was left (`Session.to_json`); None where it begins anew.
    """

    done: bool = False
    step: int = 0
    steps: int = 0
    game: Mapping[str, Any] | None = None

    @property
    def begun(self) -> bool:
        """Return whether it was left on the way."""
        return self.game is not None


@dataclass(frozen=True)
class LessonPlaces:
    """Keep how far somebody is in all lessons.

    Args:
        lessons: by their ids.
        last: the one that was played last; empty for none.
        total: how many lessons there are, as far as the program has counted them.
    """

    lessons: Mapping[str, LessonPlace] = field(default_factory=dict)
    last: str = ""
    total: int = 0

    def of(self, id: str) -> LessonPlace:
        """Return how far somebody is in a lesson."""
        return self.lessons.get(id, LessonPlace())

    def at(self, id: str, place: LessonPlace, total: int) -> LessonPlaces:
        """Return the places with one changed.

        Args:
            id: of the lesson that was played.
            place: how far it is now.
            total: how many lessons there are.
        """
        return replace(self, lessons={**self.lessons, id: place}, last=id, total=total)

    @property
    def done(self) -> int:
        """Return how many lessons were played to their end."""
        return sum(place.done for place in self.lessons.values())

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        lessons = {
            id: {"done": one.done, "step": one.step, "steps": one.steps, "game": one.game}
            for id, one in self.lessons.items()
        }
        return {"version": VERSION, "last": self.last, "total": self.total, "lessons": lessons}

    @staticmethod
    def judged(value: Mapping[str, Any]) -> tuple[LessonPlaces, bool]:
        """Return what makes sense in a file's content, and whether all of it does.

        Args:
            value: the file's object.
        """
        sound = value.get("version") == VERSION and type(value.get("version")) is int
        listed = value.get("lessons", {})
        found: dict[str, LessonPlace] = {}
        if not isinstance(listed, dict):
            listed, sound = {}, False
        for id, one in list(listed.items())[:MOST_LESSONS]:
            place = _place(one) if is_plain(id, LONGEST_ID) else None
            if place is None:
                sound = False
            else:
                found[id] = place
        last, total = value.get("last", ""), value.get("total", 0)
        if not isinstance(last, str) or not is_plain(last, LONGEST_ID):
            last, sound = "", False
        if type(total) is not int or not 0 <= total <= MOST_LESSONS:
            total, sound = 0, False
        return LessonPlaces(found, last, total), sound and len(listed) <= MOST_LESSONS


def _place(value: object) -> LessonPlace | None:
    if not isinstance(value, dict) or not isinstance(value.get("done"), bool):
        return None
    step, steps, game = value.get("step"), value.get("steps"), value.get("game")
    if type(step) is not int or type(steps) is not int or not 0 <= step <= steps <= MOST_STEPS:
        return None
    if game is not None and not isinstance(game, dict):
        return None
    return LessonPlace(value["done"], step, steps, game)


class LessonPlacesFile:
    """The file on disk.

    Args:
        path: of the file; its folder is made when needed.
        clock: tells seconds.

    Attributes:
        places: what it says; what was read or written last.
    """

    def __init__(
        self, path: Path, disk: Disk | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.path = path
        self.disk = disk or Disk()
        self._clock = clock
        self._places: LessonPlaces | None = None
        self._data: bytes | None = None
        """The content of the file when it was last read or written here."""
        self._unwritten = Unwritten[tuple[LessonPlace, int]](self.disk, LESSONS, self._keep)
        """Places in lessons that the file does not have yet, and the number of lessons."""
        self.unread = False
        """True while the system will not open the file; it is tried again now and then."""
        self._tried = 0.0
        self.setback: Path | None = None
        """The copy of a file in which not everything made sense, until the player has seen the message."""

    @property
    def refused(self) -> bool:
        """Return whether the disk takes no places: they are those of this program alone."""
        return self._unwritten.refused

    @property
    def places(self) -> LessonPlaces:
        """Return how far the player is; read when first asked for, and whatever makes sense counts."""
        return self._known(one_writer(self.path.with_name(FILES)))

    def _known(self, turn: AbstractContextManager[None]) -> LessonPlaces:
        # First of all: what is taken off meanwhile is in the places by then.
        unwritten, places = self._unwritten.values, self._places
        if places is None or (self.unread and self._clock() - self._tried > AGAIN_S):
            places = self._places = self.disk.run(partial(self._read, turn))
        for id, (place, total) in unwritten.items():
            places = places.at(id, place, total)
        return places

    def _read(self, turn: AbstractContextManager[None]) -> LessonPlaces:
        """Read the file; what makes no sense in it is mended in a turn in which no other copy writes."""
        self.unread, self._tried = False, self._clock()
        try:
            data = self._data = read_bytes(self.path, LARGEST)
        except FileNotFoundError:
            return LessonPlaces()
        except FileError as error:
            if error.refused:
                self.unread = True
                return self._places or LessonPlaces()
            self.setback = set_aside(self.path) or self.path
            return LessonPlaces()
        try:
            value, sound = parse_json(self.path.name, data), True
        except FileError as error:
            log_suppressed(_log, "read the lessons", error)
            value, sound = salvage(data, ("version", "last", "total", "lessons")), False
        form = value if isinstance(value, dict) else {}
        places, whole = LessonPlaces.judged(form)
        if not (sound and whole):
            version = form.get("version")
            kept = keep_copy(self.path, NEWER if type(version) is int and version > VERSION else BROKEN)
            self.setback = kept or self.path
            if kept is None:
                self._data = None  # nothing takes its place before it is kept
            else:
                with suppress_and_log(_log, "write the lessons", OSError), turn:
                    # Where this is refused the file is read in the same way at the next start.
                    if not self._is_changed():  # else another copy of the program has mended it
                        self._write(places)
        return places

    def keep(self, id: str, place: LessonPlace, total: int) -> None:
        """Keep how far a lesson is; a disk that refuses is not worth stopping for.

        What it refused is written with the next place, or a little later (`save_unwritten`). Of the other
        lessons the file is right: another copy of the program may have written it meanwhile.

        Args:
            id: of the lesson.
            place: how far it is.
            total: how many lessons there are.
        """
        self._unwritten.put(id, (place, total))

    def save_unwritten(self) -> None:
        """Write again what the disk has refused; to be called now and then, and when the program ends."""
        self._unwritten.write()

    def _keep(self, news: Mapping[str, tuple[LessonPlace, int]]) -> bool:
        """Write what is not in the file yet; tell whether the file could be read for it.

        Raises:
            OSError: the disk refuses, or another copy of the program writes and does not end.
        """
        with one_writer(self.path.with_name(FILES)):
            return self._merge(news)

    def _merge(self, news: Mapping[str, tuple[LessonPlace, int]]) -> bool:
        ours: AbstractContextManager[None] = nullcontext()  # it is this copy's turn
        places, refused = self._known(ours), False
        if self.unread or self._is_changed():
            told, self.setback = self.setback, None
            found = self._read(ours)
            if self.setback is None:
                # Taken over before it is written to: where that is refused, the next try knows it.
                places = self._places = found
            refused = self.setback == self.path
            self.setback = self.setback or told
        if self.unread or refused:
            self._tried = self._clock()
            return False
        for id, (place, total) in news.items():
            places = places.at(id, place, total)
        self._write(places)
        self._places = places
        return True

    def _is_changed(self) -> bool:
        """Tell whether somebody else has put a file there since, or something else: `_read` deals with it."""
        try:
            return read_bytes(self.path, LARGEST) != self._data
        except FileNotFoundError:
            return False
        except FileError as error:
            log_suppressed(_log, "read the lessons", error)
            return True

    def _write(self, places: LessonPlaces) -> None:
        data = encode_json(places.to_json())
        write_bytes(self.path, data)
        self._data = data
