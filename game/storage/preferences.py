"""The player's settings: read once, written when they change."""

from __future__ import annotations

import contextlib
import errno
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeGuard

from game.crew_names import visible
from game.storage.atomic import keep_copy, set_aside, write_bytes
from game.storage.crash import MOST_PIXELS
from game.storage.disk import Disk
from game.storage.documents import FileError, encode_json, parse_json, read_bytes, salvage
from game.storage.plain_text import is_letter, is_plain
from game.storage.savefile import LONGEST_NAME

VERSION = 2
LARGEST = 64 * 1024
"""Bytes of a settings file: every setting, a key for each command and four names take 10 KB."""
LONGEST_SEED = 320
"""Letters of a seed: a game code that names many expansions is as long."""
CHANCE = (1, 2)
"""The kinds of chance that rules know, the newest last."""
MARKS, FEWEST, MOST_SEATS = 4, 2, 4
"""How many marks there are, the fewest that a crew can have, and how many people may play."""
Reader = Callable[[Any, list[str]], Any]
"""Returns a value as the settings have it, None if it makes no sense. Where only a part of it does it returns
that part, and adds the field's name to the list of those that are not whole."""
ALL_GAMES, MOST_GAMES = -1, 9999
"""All games are kept, and the largest number that is none of all."""
LONGEST_THOUGHT = 30
"""Seconds that a player of the program may think about a turn, at most."""
SPEEDS = ("off", "fast", "normal", "slow")
ROOMS = ("v1", "v2", "mixed", "pick")
"""Which variants of the rooms: all V1, all V2, by chance, or named room by room."""
MOST_IDS = 200
LONGEST_ID = 60
"""How many ids of the content a file can name, and their letters."""
ADVICE = ("asked", "after", "off")
"""When the adviser answers: when asked, after somebody has decided, never."""
ASKED, AFTER, OFF = ADVICE
LENT_SPEEDS = (1, 2, 4)
"""How many times as fast a player of the program may be shown."""
PALETTES = ("normal", "protan", "deutan", "tritan")
"""Colours for everybody, and for eyes that lack red, green or blue receptors."""
INTERFACE = (80, 200)
TEXT = (100, 200)
VOLUME = (0, 100)
"""Least and most of a setting in per cent."""


@dataclass(frozen=True)
class Participant:
    """A crew member as last entered: a name, the number 0 to 3 of the mark, and the rank of the player that
    the program lends to the seat (empty for a person)."""

    name: str
    mark: int
    rank: str = ""


@dataclass(frozen=True)
class NewGame:
    """What the setup screen showed last.

    Args:
        players: the crew in seat order, two to four.
        difficulty: id; empty for the one that the content suggests.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        seats: how many people play; 0 for one per crew member.
        rooms: one of `ROOMS`.
        picked: ids of the rooms that are V2 where rooms are named one by one.
        expansions: ids of those chosen. What is no longer there is left out where it is asked for.
        no_counting: whether it was chosen.
        chance: the kind of chance, as the rules number them.
    """

    players: tuple[Participant, ...] = ()
    difficulty: str = ""
    first: int | None = None
    seed: str = ""
    seats: int = 0
    rooms: str = "v1"
    picked: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    no_counting: bool = False
    chance: int = CHANCE[1]


@dataclass(frozen=True)
class Preferences:
    """Everything a player may choose that is no part of a game.

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
        adviser: when the captain answers who asks for advice, one of `ADVICE`.
        lent_speed: how many times as fast players of the program are shown (`LENT_SPEEDS`).
        captain_seconds: about how long a captain of the program thinks about a turn.
        kept_games: how many games the program keeps by itself; `ALL_GAMES` for all.
        fullscreen: whether the window fills the screen.
        display: number of the screen that the window opens on.
        window: width and height of the window in pixels; None for a size that suits the screen.
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

    animation: str = ""
    recap: bool = False
    ready: bool = False
    auto_end: bool = False
    reduced_motion: bool = False
    confirm: bool = True
    confirm_leave: bool = False
    confirm_replace: bool = True
    confirm_delete: bool = True
    adviser: str = ASKED
    lent_speed: int = LENT_SPEEDS[0]
    captain_seconds: int = 3
    kept_games: int = 50
    fullscreen: bool = False
    display: int = 0
    window: tuple[int, int] | None = None
    interface: int = 100
    text: int = 100
    abilities: bool = False
    contrast: bool = False
    palette: str = "normal"
    language: str = ""
    master: int = 80
    effects: int = 100
    music: int = 70
    ambience: int = 70
    mute: bool = False
    captions: bool = False
    background: bool = False
    keys: tuple[tuple[str, str], ...] = ()
    new_game: NewGame = field(default_factory=NewGame)

    def to_json(self) -> dict[str, Any]:
        """Return what is written to the file."""
        return {"version": VERSION, **asdict(self)}

    @staticmethod
    def from_json(value: object) -> Preferences:
        """Return settings from a file's content; what is missing or makes no sense is as it is at first.

        Raises:
            ValueError: not an object, or written by a newer version.
        """
        if not isinstance(value, dict) or not _whole(value.get("version")):
            raise ValueError("not a settings file")
        if value["version"] > VERSION:
            raise ValueError("written by a newer version")
        return Preferences.judged(value)[0]

    @staticmethod
    def judged(value: Mapping[str, Any]) -> tuple[Preferences, tuple[str, ...]]:
        """Return what makes sense in a file's content, and the names of the fields in which not all does.

        Args:
            value: the file's object, of any version; `version` counts as a field.
        """
        wrong: list[str] = []
        version = value.get("version")
        if not _whole(version) or not 1 <= version <= VERSION:
            wrong.append("version")
        elif version < 2:
            value = {**value, "new_game": _by_id(value.get("new_game"))}
        read: dict[str, Any] = {}
        for item in fields(Preferences):
            given = value.get(item.name)
            if given is None:
                continue
            found = _READERS.get(item.name, _switch)(given, wrong)
            if found is None:
                wrong.append(item.name)
            else:
                read[item.name] = found
        if "recap" not in value and read.get("animation"):
            # Who chose a pace before there was a recap was never asked: it is on, as for new players.
            read["recap"] = True
        return Preferences(**read), tuple(dict.fromkeys(wrong))


def _whole(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number: 1.0 and true are none."""
    return type(value) is int


def _switch(value: object, wrong: list[str]) -> bool | None:
    return value if isinstance(value, bool) else None


def _one_of(*known: str) -> Reader:
    return lambda value, wrong: value if isinstance(value, str) and value in known else None


def _advice(value: object, wrong: list[str]) -> str | None:
    """When the adviser answers; in files of earlier versions nobody may have chosen (`usual`)."""
    return ASKED if value == "usual" else _one_of(*ADVICE)(value, wrong)


def _speed(value: object, wrong: list[str]) -> int | None:
    return int(str(value)) if _whole(value) and value in LENT_SPEEDS else None


def _between(least: int, most: int) -> Reader:
    return lambda value, wrong: value if _whole(value) and least <= value <= most else None


def _language(value: object, wrong: list[str]) -> str | None:
    known = isinstance(value, str) and len(value) <= LONGEST_ID
    return str(value) if known and (not value or _LANGUAGE.fullmatch(str(value))) else None


def _keys(value: object, wrong: list[str]) -> tuple[tuple[str, str], ...] | None:
    if not isinstance(value, list):
        return None
    pairs = [pair for pair in value if isinstance(pair, list) and len(pair) == 2 and all(map(_is_id, pair))]
    if len(pairs) < len(value) or len(pairs) > MOST_IDS:
        wrong.append("keys")
    return tuple((a, b) for a, b in pairs[:MOST_IDS])


def _size(value: object, wrong: list[str]) -> tuple[int, int] | None:
    if not isinstance(value, list) or len(value) != 2 or not all(map(_whole, value)):
        return None
    width, height = value
    fits = all(100 <= side <= 20_000 for side in value) and width * height <= MOST_PIXELS
    return (width, height) if fits else None


def _by_id(value: object) -> object:
    """The new game of version 1, in which an expansion stood under a key of its own: its id with "_" in place
    of "-"."""
    if not isinstance(value, dict):
        return value
    known = {item.name for item in fields(NewGame)}
    chosen = sorted(key.replace("_", "-") for key in value if key not in known and value[key] is True)
    return {**value, "expansions": chosen}


def _is_id(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) > 0 and is_plain(value, LONGEST_ID)


def _an_id(value: object, wrong: list[str]) -> str | None:
    return value if value == "" or _is_id(value) else None


def _ids(value: object, wrong: list[str]) -> tuple[str, ...] | None:
    """The ids of a list, each once; what cannot be one is left out."""
    if not isinstance(value, list):
        return None
    found = tuple(dict.fromkeys(one for one in value[:MOST_IDS] if _is_id(one)))
    if len(found) < len(value):
        wrong.append("new_game")
    return found


def _seed(value: object, wrong: list[str]) -> str | None:
    return value if isinstance(value, str) and is_plain(value, LONGEST_SEED) else None


def _new_game(value: object, wrong: list[str]) -> NewGame | None:
    if not isinstance(value, dict):
        return None

    def get(name: str, reader: Reader, usual: Any) -> Any:
        given = value.get(name)
        found = usual if given is None else reader(given, wrong)
        if found is None and given is not None:
            wrong.append("new_game")
            return usual
        return found

    players: tuple[Participant, ...] = get("players", _crew, ())
    return NewGame(
        players,
        get("difficulty", _an_id, ""),
        get("first", _between(0, len(players) - 1), None),
        get("seed", _seed, ""),
        seats=get("seats", _between(0, MOST_SEATS), 0),
        rooms=get("rooms", _one_of(*ROOMS), "v1"),
        picked=get("picked", _ids, ()),
        expansions=get("expansions", _ids, ()),
        no_counting=get("no_counting", _switch, False),
        chance=get("chance", _between(*CHANCE), CHANCE[1]),
    )


def _crew(value: object, wrong: list[str]) -> tuple[Participant, ...] | None:
    """Everybody in a list who can be one; of a name that is too long or no letters, what can be one stays."""
    if not isinstance(value, list):
        return None
    found: dict[int, Participant] = {}
    for one in value[:MARKS]:
        name, mark = (one.get("name"), one.get("mark")) if isinstance(one, dict) else (None, None)
        if isinstance(name, str) and _whole(mark) and 0 <= mark < MARKS and mark not in found:
            letters = "".join(letter for letter in name[:LONGEST_NAME] if is_letter(letter))
            rank = one.get("rank", "")
            whole = _an_id(rank, wrong) is not None
            if visible(letters):
                found[mark] = Participant(letters, mark, rank if whole else "")
            if letters != name or not whole:
                wrong.append("new_game")
    if len(found) < len(value):
        wrong.append("new_game")
    return tuple(found.values()) if len(found) >= FEWEST else ()


_LANGUAGE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*")
_READERS: dict[str, Reader] = {
    "animation": _one_of("", *SPEEDS),
    "palette": _one_of(*PALETTES),
    "adviser": _advice,
    "lent_speed": _speed,
    "language": _language,
    "display": _between(0, 15),
    "window": _size,
    "interface": _between(*INTERFACE),
    "text": _between(*TEXT),
    **dict.fromkeys(("master", "effects", "music", "ambience"), _between(*VOLUME)),
    "captain_seconds": _between(1, LONGEST_THOUGHT),
    "kept_games": _between(ALL_GAMES, MOST_GAMES),
    "keys": _keys,
    "new_game": _new_game,
}
"""How a field is read from a file. All other fields are true or false."""


class PreferencesFile:
    """The settings on disk.

    Args:
        path: of the file; its folder is made when needed.
    """

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self.path = path
        self.disk = disk or Disk()
        self._data: bytes | None = None
        """What the file held when it was last read or written here."""
        self._known: Preferences | None = None
        """The settings of this program then."""
        self._there: Preferences | None = None
        """What the file said then: more, where somebody else writes it, too."""
        self.unread = False
        """Whether the system would not open the file, and the settings are those of a first start."""

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
            return Preferences(), None
        except FileError as error:
            if error.refused:
                # What it says counts as soon as it can be read: `_save` changes in it what is changed here.
                self.unread = True
                return Preferences(), None
            # Where it cannot be moved it cannot be written over either: it is told of where it lies.
            return Preferences(), set_aside(self.path) or self.path
        try:
            found, sound = parse_json(self.path.name, data), True
        except FileError:
            found, sound = salvage(data, [item.name for item in fields(Preferences)]), False
        settings, wrong = Preferences.judged(found if isinstance(found, dict) else {})
        if sound and not wrong:
            return settings, None
        if settings == Preferences():
            self._data = None
            return settings, set_aside(self.path) or self.path
        kept = keep_copy(self.path)
        if kept is None:
            self._data = None  # nothing takes its place before it is kept
        else:
            with contextlib.suppress(OSError):  # the file is read in the same way at the next start
                self._save(settings)
        return settings, kept or self.path

    def save(self, settings: Preferences) -> None:
        """Write the settings.

        What somebody else has changed in the file since it was last read or written here stays, unless it has
        been changed here, too. A file in which not everything makes sense by now is kept beside it.

        A disk that refuses is not worth stopping for.

        Args:
            settings: of this program.
        """
        self.disk.later("settings", partial(self._save_if_possible, settings))

    def _save_if_possible(self, settings: Preferences) -> None:
        with contextlib.suppress(OSError):
            self._save(settings)

    def _save(self, settings: Preferences) -> None:
        merged, known = settings, self._known
        theirs = (self._changed() or self._there) if known is not None else None
        if theirs is not None:
            ours = {item.name: getattr(settings, item.name) for item in fields(Preferences)}
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
        settings, wrong = Preferences.judged(found if isinstance(found, dict) else {})
        if wrong:
            self._keep_copy()
        return settings

    def _keep_copy(self) -> None:
        if keep_copy(self.path) is None:
            raise OSError(errno.EIO, f"{self.path.name} cannot be kept")
