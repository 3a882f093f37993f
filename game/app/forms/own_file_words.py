"""Say what is wrong with a file of the game itself, in words: it has an error, or the system refuses it."""

from __future__ import annotations

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


def told_of_file(texts: Texts, error: BaseException) -> str:
    """Return the same with the error's own words: the line and what is wrong there, or what was refused."""
    words = file_words(texts, error)
    return words if refused_file(error) else f"{words}\n\n{plain(str(error), _LONGEST_WORDS)}"
