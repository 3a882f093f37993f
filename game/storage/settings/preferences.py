"""The player's settings: read once, written when they change."""

from __future__ import annotations

import errno
import logging
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Self

from game.storage.files.atomic import BROKEN, NEWER, keep_copy, set_aside, write_bytes
from game.storage.files.disk import Disk
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes, salvage
from game.storage.files.one_writer import FILES, one_writer
from game.storage.files.unwritten import Unwritten
from game.storage.reports.crash import MOST_PIXELS
from game.storage.settings.new_game import LONGEST_ID, MOST_IDS, NewGame, is_id, read_new_game, with_ids
from game.storage.settings.setting import (
    between,
    choice,
    is_whole,
    keys,
    one_of,
    percent,
    read_switch,
    settings_of,
    switch,
    unseen,
)
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

VERSION = 2
LARGEST = 64 * 1024
"""Bytes of a settings file: every setting, a key for each command and four names take 10 KB."""
SETTINGS = "settings"
"""The disk's key for the settings."""
ALL_GAMES, MOST_GAMES = -1, 9999
"""All games are kept, and the largest number that is none of all."""
KEPT_GAMES = (0, 10, 50, 200, ALL_GAMES)
"""Numbers of games that can be kept by themselves, on the page; a file can name any other."""
LONGEST_THOUGHT = 30
"""Seconds that a player of the program may think about a turn, at most."""
CAPTAIN_SECONDS = (1, 3, 5, 10)
"""Seconds that a captain of the program can get for a turn, on the page."""
SPEEDS = ("slow", "normal", "fast", "off")
"""The slowest first, as every list of speeds has them: it is what nobody who is new regrets."""
ADVICE = ("asked", "after", "off")
"""Times when the adviser answers: when asked, after a person has decided, never."""
ASKED, AFTER, OFF = ADVICE
LENT_SPEEDS = (1, 2, 4)
"""Factors of speed at which a bot's turn can be shown."""
PALETTES = ("normal", "protan", "deutan", "tritan")
"""Colours for everybody, and for eyes that lack red, green or blue receptors."""
INTERFACE = (80, 200)
TEXT = (100, 200)
VOLUME = (0, 100)
"""Least and most of a setting in per cent."""

_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*")


def _advice(value: object, wrong: list[str]) -> str | None:
    """Return when the adviser answers; in files of earlier versions nobody may have chosen (`usual`)."""
    return ASKED if value == "usual" else one_of(*ADVICE)(value, wrong)


def _language(value: object, wrong: list[str]) -> str | None:
    known = isinstance(value, str) and len(value) <= LONGEST_ID
    return str(value) if known and (not value or _LANGUAGE.fullmatch(str(value))) else None


def _keys(value: object, wrong: list[str]) -> tuple[tuple[str, str], ...] | None:
    if not isinstance(value, list):
        return None
    pairs = [pair for pair in value if isinstance(pair, list) and len(pair) == 2 and all(map(is_id, pair))]
    if len(pairs) < len(value) or len(pairs) > MOST_IDS:
        wrong.append("keys")
    return tuple((a, b) for a, b in pairs[:MOST_IDS])


def _size(value: object, wrong: list[str]) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2 or not all(map(is_whole, value)):
        return None
    width, height = value
    fits = all(100 <= side <= 20_000 for side in value) and width * height <= MOST_PIXELS
    return (width, height) if fits else None


@dataclass(frozen=True)
class Preferences:
    """Everything a player may choose that is no part of a game, in the order of the pages.

    A field is all that a setting needs, and its words: it is written, read and shown by what is declared here
    (`setting.py`).

    Args:
        animation: the pace, one of `SPEEDS`; empty until the player has chosen one at the first game.
        recap: before somebody's turn, what has struck since the last one is told, and waits.
        ready: before somebody else's turn the table waits until they say that they are there.
        auto_end: a turn ends by itself once nothing is left to be done in it.
        reduced_motion: no shaking, pulsing or tumbling.
        confirm: ask before actions are lost for nothing.
        confirm_leave: ask before a game in progress is left, although it is saved.
        confirm_replace: ask before a new game takes the place of the one in progress.
        confirm_delete: ask before a saved game is deleted.
        turns_again: films leave turns that can be flown again.
        adviser: when the captain answers who asks for advice, one of `ADVICE`.
        lent_speed: how many times as fast players of the program are shown (`LENT_SPEEDS`).
        captain_seconds: about how long a captain of the program thinks about a turn.
        kept_games: how many games the program keeps by itself; `ALL_GAMES` for all.
        fullscreen: whether the window fills the screen.
        display: number of the screen that the window opens on.
        window: width and height of the window in pixels while it is not maximised; None for a size that suits
            the screen.
        maximised: whether the window is as large as the system makes one, while it does not fill the screen.
        interface: size of everything on screen, per cent of what fits the window (`INTERFACE`).
        text: size of type alone, per cent (`TEXT`).
        abilities: what a room can do stands on every room, not only where it can be done now.
        contrast: black panels, white lines and text, dim pictures.
        palette: one of `PALETTES`.
        language: folder name under `data/texts`; empty for the system's own, English where it is missing.
        master, effects, music, ambience: how loud, per cent (`VOLUME`); the first multiplies the others.
        mute: no sound at all.
        captions: alarms and far-off sounds are told in words.
        background: sound goes on while another window has the focus.
        keys: keys that differ from the usual ones: pairs of a command and a key's name in pygame.
        new_game: what the setup screen showed last.
    """

    fullscreen: bool = choice("screen", False, (False, True))
    display: int = choice("screen", 0, reader=between(0, 15))
    interface: int = percent("screen", 100, INTERFACE, 100)
    text: int = percent("reading", 100, TEXT, 150)
    language: str = choice("reading", "", reader=_language)
    abilities: bool = switch("reading")
    contrast: bool = switch("reading")
    palette: str = choice("reading", "normal", PALETTES)
    animation: str = choice("motion", "", SPEEDS, one_of("", *SPEEDS))
    recap: bool = switch("motion")
    ready: bool = switch("motion")
    auto_end: bool = switch("motion")
    reduced_motion: bool = switch("motion")
    master: int = percent("sound", 80, VOLUME)
    effects: int = percent("sound", 100, VOLUME)
    music: int = percent("sound", 70, VOLUME)
    ambience: int = percent("sound", 70, VOLUME)
    mute: bool = switch("sound")
    background: bool = switch("sound")
    captions: bool = switch("sound")
    keys: tuple[tuple[str, str], ...] = keys("keys", (), _keys)
    confirm: bool = switch("game", True)
    confirm_leave: bool = switch("game")
    confirm_replace: bool = switch("game", True)
    confirm_delete: bool = switch("game", True)
    adviser: str = choice("game", ASKED, ADVICE, _advice)
    turns_again: bool = switch("game", True)
    captain_seconds: int = choice("game", 3, CAPTAIN_SECONDS, between(1, LONGEST_THOUGHT))
    kept_games: int = choice("game", 50, KEPT_GAMES, between(ALL_GAMES, MOST_GAMES))
    lent_speed: int = unseen(LENT_SPEEDS[0], one_of(*LENT_SPEEDS))
    window: tuple[int, int] | None = unseen(None, _size)
    maximised: bool = unseen(False, read_switch)
    new_game: NewGame = unseen(NewGame(), read_new_game)

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        return {"version": VERSION, **asdict(self)}

    @classmethod
    def from_json(cls, value: object) -> Self:
        """Return settings from a file's content; what is missing or makes no sense is as it is at first.

        Raises:
            ValueError: not an object, or written by a newer version.
        """
        if not isinstance(value, dict) or not is_whole(value.get("version")):
            raise ValueError("not a settings file")
        if value["version"] > VERSION:
            raise ValueError("written by a newer version")
        return cls.judged(value)[0]

    @classmethod
    def judged(cls, value: Mapping[str, Any], whole: bool = True) -> tuple[Self, tuple[str, ...]]:
        """Return what makes sense in a file's content, and the names of the fields in which not all does.

        Args:
            value: the file's object, of any version; `version` counts as a field.
            whole: whether nothing of the file is missing.
        """
        wrong: list[str] = []
        version = value.get("version")
        if not is_whole(version) or not 1 <= version <= VERSION:
            wrong.append("version")
        elif version < 2:
            value = {**value, "new_game": with_ids(value.get("new_game"))}
        read: dict[str, Any] = {}
        for setting in settings_of(cls):
            given = value.get(setting.field)
            if given is None:
                continue
            found = setting.reader(given, wrong)
            if found is None:
                wrong.append(setting.field)
            else:
                read[setting.field] = found
        if whole and "recap" not in value and read.get("animation"):
            # Who chose a pace before there was a recap was never asked: it is on, as for new players.
            read["recap"] = True
        return cls(**read), tuple(dict.fromkeys(wrong))


class PreferencesFile:
    """The settings on disk.

    Args:
        path: of the file; its folder is made when needed.
        disk: reads and writes it; None does so at once.
        form: the class of the settings.
    """

    def __init__(self, path: Path, disk: Disk | None = None, form: type[Preferences] = Preferences) -> None:
        self.path = path
        self._form = form
        self.disk = disk or Disk()
        self._data: bytes | None = None
        """The content of the file when it was last read or written here."""
        self._known: Preferences | None = None
        """The settings of this program then."""
        self._there: Preferences | None = None
        """The settings that the file had then: others, where another copy writes it, too."""
        self._unwritten = Unwritten[Preferences](self.disk, SETTINGS, self._save_latest)
        """The settings that the file does not have yet, under one name."""
        self._kept: tuple[int, int, int] | None = None
        """Number, bytes and time of the file that was kept last because it makes no sense."""
        self.unread = False
        """True while the system will not open the file: the settings are those of a first start."""

    @property
    def refused(self) -> bool:
        """Return whether the disk takes no settings: they are those of this program alone."""
        return self._unwritten.refused

    def load(self) -> tuple[Preferences, Path | None]:
        """Return the settings, and where the file is kept if not all of it made sense (None if all was well).

        Whatever the file holds, every field that makes sense counts.
        """
        self.unread = False
        settings, setback = self._load()
        self._known = self._there = settings
        return settings, setback

    def _load(self) -> tuple[Preferences, Path | None]:
        try:
            data = self._data = read_bytes(self.path, LARGEST)
        except FileNotFoundError:
            return self._form(), None
        except FileError as error:
            if error.refused:
                # What it says counts as soon as it can be read: `_save` changes in it what is changed here.
                self.unread = True
                return self._form(), None
            # Where it cannot be moved it cannot be written over either: it is told of where it lies.
            return self._form(), set_aside(self.path) or self.path
        try:
            found, sound = parse_json(self.path.name, data), True
        except FileError as error:
            log_suppressed(_log, "read the settings", error)
            found, sound = salvage(data, [item.name for item in fields(self._form)]), False
        value = found if isinstance(found, dict) else {}
        settings, wrong = self._form.judged(value, sound)
        if sound and not wrong:
            return settings, None
        version = value.get("version")
        kind = NEWER if sound and is_whole(version) and version > VERSION else BROKEN
        if settings == self._form():
            self._data = None
            return settings, set_aside(self.path, kind) or self.path
        kept = keep_copy(self.path, kind)
        if kept is None:
            self._data = None  # nothing takes its place before it is kept
        else:
            with (
                suppress_and_log(_log, "write the settings", OSError),
                one_writer(self.path.with_name(FILES)),
            ):
                # Where this is refused the file is read in the same way at the next start.
                if self._changed() is None:  # else another copy of the program has mended it
                    self._save(settings)
        return settings, kept or self.path

    def save(self, settings: Preferences) -> None:
        """Write the settings.

        What somebody else has changed in the file since it was last read or written here stays, unless it has
        been changed here, too. A file in which not everything makes sense by now is kept beside it.

        A disk that refuses is not worth stopping for: what it refused is written with the next change, or
        a little later (`save_unwritten`).

        Args:
            settings: of this program.
        """
        self._unwritten.put("all", settings)

    def save_unwritten(self) -> None:
        """Write the settings again if the disk has refused them; to be called now and then, and when the
        program ends."""
        self._unwritten.write()

    def _save_latest(self, settings: Mapping[str, Preferences]) -> bool:
        with one_writer(self.path.with_name(FILES)):
            self._save(settings["all"])
        return True

    def _save(self, settings: Preferences) -> None:
        merged, known = settings, self._known
        theirs = (self._changed() or self._there) if known is not None else None
        if theirs is not None:
            ours = {item.name: getattr(settings, item.name) for item in fields(self._form)}
            merged = replace(theirs, **{k: v for k, v in ours.items() if v != getattr(known, k)})
        data = encode_json(merged.to_json(), indent=1)
        write_bytes(self.path, data)
        self._data, self._known, self._there = data, settings, merged

    def _changed(self) -> Preferences | None:
        """The settings that somebody else has written since; None where nobody has.

        Raises:
            OSError: the system will not open the file, or what makes no sense in it cannot be kept.
        """
        try:
            data = read_bytes(self.path, LARGEST)
            if data == self._data:
                return None
            found = parse_json(self.path.name, data)
        except FileNotFoundError:
            return None
        except FileError as error:
            if error.refused:
                raise OSError(errno.EIO, error.detail) from error
            self._keep_copy()
            return None
        settings, wrong = self._form.judged(found if isinstance(found, dict) else {})
        if wrong:
            self._keep_copy()
        return settings

    def _keep_copy(self) -> None:
        """Keep the file beside it, once: a write that is refused is tried again and again."""
        status = self.path.stat()
        one = status.st_ino, status.st_size, status.st_mtime_ns
        if one == self._kept:
            return
        if keep_copy(self.path) is None:
            raise OSError(errno.EIO, f"{self.path.name} cannot be kept")
        self._kept = one
