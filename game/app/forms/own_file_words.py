"""Say what is wrong with a file of the game itself, in words: it has an error, or the system refuses it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from game.program_files import program_root
from game.rules.loader.yaml_nodes import ContentError
from game.storage.files.plain_text import plain
from game.texts import TextError, Texts

_LONGEST, _LONGEST_WORDS = 300, 2000


def is_of_a_file(error: BaseException) -> bool:
    """Tell whether an error is that of a file: one of the game that has an error, or one that is refused."""
    return isinstance(error, (ContentError, TextError, OSError)) or bool(refused_file(error))


def refused_file(error: BaseException) -> str:
    """Return the name of the file of the game that the system would not read; empty where it is no such
    error."""
    if isinstance(error, ContentError):
        return error.place if error.refused else ""
    if isinstance(error, TextError):
        return _inside(str(error.place[0])) if error.refused and error.place else ""
    if isinstance(error, ImportError):
        return plain(error.path or error.name or "", _LONGEST)
    if isinstance(error, OSError) and isinstance(error.filename, str):
        return _inside(error.filename)
    return ""


def _inside(name: str) -> str:
    """Return the name of a file in the game's folder; empty for any other file."""
    try:
        return plain(Path(name).relative_to(program_root()).as_posix(), _LONGEST)
    except ValueError:
        return ""


def file_words(texts: Texts, error: BaseException) -> str:
    """Return what is wrong with the file of an error for which `is_of_a_file` is true, and what to do."""
    refused = refused_file(error)
    if refused:
        return texts("error-why-refused", file=refused)
    # The system does not always say which file it was.
    return texts("error-why-disk" if isinstance(error, OSError) else "error-why-content")


def own_folder(error: BaseException, ids: Collection[str]) -> str:
    """Return which of the player's own folders has the mistake that an error is about; empty where it is
    another error.

    Args:
        error: that was raised.
        ids: of the player's own expansions that are in the game, or could be.
    """
    first = error.file.split("/", 1)[0] if isinstance(error, ContentError) and not error.refused else ""
    return first if first in ids else ""


def choice_words(texts: Texts, error: ContentError, name: str, stuck: bool) -> str:
    """Return why a choice is refused in which a room of the player's own has a mistake, and what to do.

    Args:
        texts: in the player's language.
        error: the mistake.
        name: of the folder.
        stuck: whether the mistake forbids everything that could be chosen.
    """
    told = texts("own-fault-stuck" if stuck else "own-fault-text", name=name)
    where = f"{_line(texts, error)}\n{plain(error.words, _LONGEST_WORDS)}"
    return "\n\n".join((told, where, texts("own-fault-keeps", name=name)))


def fault_place_words(texts: Texts, error: ContentError, name: str) -> str:
    """Return where the mistake in a room of the player's own is, and that the game is safe.

    Args:
        texts: in the player's language.
        error: the mistake.
        name: of the folder.
    """
    return texts("own-rooms-wrong", id=name, place=_line(texts, error))


def setup_words(texts: Texts, error: ContentError) -> str:
    """Return why no game begins with an expansion of the player's own that has a mistake, and what to do.

    Args:
        texts: in the player's language.
        error: the mistake.
    """
    name = error.file.split("/", 1)[0]
    return texts("own-fault-setup", name=name, place=_line(texts, error))


def _line(texts: Texts, error: ContentError) -> str:
    return texts("own-rooms-line", file=error.place, line=error.line)


def own_words(texts: Texts, name: str, played: bool) -> str:
    """Return that a folder of the player's own has a mistake.

    Args:
        texts: in the player's language.
        name: of the folder.
        played: whether it is in a game that can still be loaded.
    """
    why = texts("own-fault-why", name=name)
    return f"{why} {texts('own-fault-keeps', name=name)}" if played else why


def told_of_file(texts: Texts, error: BaseException, own: Collection[str] = ()) -> str:
    """Return what is wrong with a file with the error's own words: the line and what is wrong there, or what
    was refused.

    Args:
        texts: in the player's language.
        error: for which `is_of_a_file` is true.
        own: names of the player's own folders, one of which may have the mistake.
    """
    name = own_folder(error, own)
    words = own_words(texts, name, played=False) if name else file_words(texts, error)
    return words if refused_file(error) else f"{words}\n\n{plain(str(error), _LONGEST_WORDS)}"
