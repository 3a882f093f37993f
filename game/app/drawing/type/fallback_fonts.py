"""The faces that type is set in, and which of them has a letter."""

from __future__ import annotations

import errno
import importlib.util
import io
import logging
import re
import struct
from functools import cache
from pathlib import Path
from typing import Any

import fontpkg_barlow  # type: ignore[import-untyped]
import fontpkg_chakra_petch  # type: ignore[import-untyped]
import fontpkg_noto_sans  # type: ignore[import-untyped]
import pygame

from game.app.drawing.colours.theme import DISPLAY, DISPLAY_BOLD, TEXT_BOLD, TEXT_FACE
from game.app.drawing.type.font_sums import check_face, check_font
from game.patience import entries, read_bytes
from game.program_files import asset_folder
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)

_FOLDERS = {
    "Barlow": Path(fontpkg_barlow.__file__).parent / "files",
    "ChakraPetch": Path(fontpkg_chakra_petch.__file__).parent / "files",
}
_NOTO = str(Path(fontpkg_noto_sans.__file__).parent / "files" / "NotoSans[wdth,wght].ttf")
_COLLECTION = "noto_cjk_sans_otc"
"""The package with one file of Chinese, Japanese and Korean faces, which share most of their letters."""
_BROUGHT = "east-asian-*.otf"
"""Names of the files that the executable has in its place."""
_EAST_ASIAN = ("ja", "ko", "zh", "zh-Hant")
"""Languages in the order of their faces in the collection: the same letter is written otherwise in each."""
_BOLD = "-Bold"
"""Ending of the name of a face whose stand-ins are made heavier; for half-bold ones that is too much."""
_TEST_SIZE = 24
_COMMON = "".join(map(chr, range(0x20, 0x7F)))
"""Letters and signs of ASCII."""
_NOBODYS = "\uffff"
_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Characters that no font can be asked for: a zero, and halves of letters (in the name of a file that is
not UTF-8)."""
_STAND_IN = "\ufffd"
_DAMAGED = (ValueError, pygame.error, struct.error, SystemError)
"""Errors of a file that holds no font, or no whole one; the last where closing it hides the other one."""


@cache
def font_file(face: str) -> str:
    """Return the file of a face such as `Barlow-Medium`."""
    return str(_FOLDERS[face.split("-")[0]] / f"{face}.ttf")


def file_for(letter: str, face: str, tongue: str = "") -> str | None:
    """Return the file that a letter is set from: the face's own, else one that has it, else None.

    Where the system refuses to say which files there are it is asked again with the next letter.

    Args:
        letter: one.
        face: such as `Barlow-Medium`.
        tongue: that the text is in, as `east_asian` gives it: Chinese letters are written otherwise in each.
    """
    try:
        return _file_for(letter, face, tongue)
    except OSError as error:
        log_suppressed(_log, "look for a font", error)
        return None


@cache
def _file_for(letter: str, face: str, tongue: str) -> str | None:
    own = font_file(face)
    if _UNDRAWABLE.match(letter):
        return None
    if letter.isascii() or _has(own, letter):
        return own
    return next((file for file in (_NOTO, *east_asian_files(tongue)) if _has(file, letter)), None)


def east_asian(language: str) -> str:
    """Return the language, without its region, if it writes Chinese letters in its own way; else nothing.

    Args:
        language: as its folder is named (`zh-Hant`), or with a region (`ja-JP`).
    """
    return next((name for name in (language, language.split("-")[0]) if name in _EAST_ASIAN), "")


@cache
def east_asian_files(tongue: str) -> tuple[str, ...]:
    """Return the files with the letters of East Asia, that of a language first: names are of any language.

    `#` and the face's number follow a collection.

    Args:
        tongue: as `east_asian` gives it.

    Raises:
        OSError: the system refuses to say which files there are.
    """
    face = _EAST_ASIAN.index(tongue or _EAST_ASIAN[0])
    # The executable brings the letters along that it is likely to need, a file for each language.
    brought = _files_in(asset_folder() / "fonts", _BROUGHT)
    if brought:
        own = [path for path in brought if path.stem == f"east-asian-{tongue}"]
        return tuple(map(str, dict.fromkeys((*own, *brought))))
    found = importlib.util.find_spec(_COLLECTION)
    folders = found.submodule_search_locations if found is not None else None
    files = _files_in(Path(folders[0]), "*.ttc") if folders else []
    return (f"{files[0]}#{face}",) if files else ()


def _files_in(folder: Path, names: str) -> list[Path]:
    """Return the files of a folder whose names are like this, in their order; none without such a folder.

    Raises:
        OSError: the system refuses the folder, four times in a row.
    """
    try:
        return [path for path in entries(folder) if path.match(names)]
    except FileNotFoundError:
        return []


def open_font(file: str, size: int, face: str = "") -> pygame.font.Font:
    """Open a font, and have its file read once and for all.

    From an open file each letter would be read when it is first set, and a system that refuses it then would
    stop the game in the middle of a picture.

    Args:
        file: as `file_for` names it.
        size: in pixels.
        face: that it is to look like: what stands in for a bold one is made bold.
    """
    try:
        font = _opened(file, size)
    except (*_DAMAGED, OSError) as error:  # any face can be read
        log_suppressed(_log, "open a font", error)
        font = pygame.font.Font(None, size)
    if face.endswith(_BOLD) and file != font_file(face):
        font.bold = True
    return font


def _opened(file: str, size: int) -> pygame.font.Font:
    font = _font_in(_summed_content(file), file.partition("#")[2], size)
    font.size(" ")  # one that is none opens all the same
    return font


def _font_in(content: bytes, number: str, size: int) -> pygame.font.Font:
    opened: Any = _Face(content, int(number)) if number else io.BytesIO(content)
    return pygame.font.Font(opened, size)


def default_font() -> str:
    """Return the file of pygame's own font, in which the sums of the makers are wrong."""
    return str(Path(pygame.__file__).parent / pygame.font.get_default_font())


def font_files() -> list[str]:
    """Return the files that type can be set from, as `file_for` names them.

    Raises:
        OSError: the system refuses to say which files there are.
    """
    own = [str(path) for folder in _FOLDERS.values() for path in _files_in(folder, "*.ttf")]
    needed = map(font_file, (DISPLAY, DISPLAY_BOLD, TEXT_FACE, TEXT_BOLD))
    return [*dict.fromkeys((*needed, *own)), _NOTO, *east_asian_files("")]


@cache
def _content(path: str) -> bytes:
    """Return what a font file holds.

    Raises:
        OSError: the system refuses it, also after a moment.
    """
    return read_bytes(Path(path))


@cache
def _summed_content(file: str) -> bytes:
    """Return what a font file holds, once it has been compared with the sums in it.

    Args:
        file: as `file_for` names it.

    Raises:
        OSError: the system refuses it.
        ValueError: it is damaged.
    """
    path, _, number = file.partition("#")
    content = _content(path)
    try:
        if number or Path(path).match(_BROUGHT):  # without it nothing else has these letters
            check_face(content, _face_start(content, int(number)) if number else 0)
        elif path != default_font():
            check_font(content)
        # The sums do not see an order: the common letters are asked for their widths.
        _font_in(content, number, _TEST_SIZE).size(_COMMON)
    except _DAMAGED as error:
        raise ValueError(f"{path}: {error}") from error
    return content


def sound_content(file: str) -> bytes:
    """Return what a font file holds, if it can be used.

    SDL_ttf accepts a damaged file, and ends the process where such a font is given another size.

    Args:
        file: as `file_for` names it.

    Raises:
        OSError: it is damaged, or the system refuses it.
    """
    try:
        return _summed_content(file)
    except ValueError as error:
        raise OSError(errno.EIO, str(error), file) from error


def _face_start(collection: bytes, number: int) -> int:
    """Return the byte of a collection at which the list of a face's tables begins."""
    (start,) = struct.unpack_from(">I", collection, 12 + 4 * number)
    return int(start)


class _Face:
    """One face of a collection as an open file, which is a font of its own.

    A face is a table of places in the file; put where a font's own table is expected, the rest of the file
    can stay as it is (OpenType, "Font Collections"). All faces share it, for it is large.

    Args:
        collection: the whole file.
        number: of the face.

    Raises:
        struct.error: the file ends before that.
    """

    def __init__(self, collection: bytes, number: int) -> None:
        start = _face_start(collection, number)
        (tables,) = struct.unpack_from(">H", collection, start + 4)
        self._beginning = collection[start : start + 12 + 16 * tables]
        self._inside, self._end = len(self._beginning), len(collection)
        self._collection, self._at = collection, 0

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes, as many as that; all that are left for -1."""
        at = self._at
        self._at = end = max(at, self._end if size < 0 else min(at + size, self._end))
        if at >= self._inside:
            return self._collection[at:end]
        return self._beginning[at:end] + self._collection[self._inside : max(self._inside, end)]

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Go to a place, counted from the beginning, from here or from the end; return it."""
        if whence != io.SEEK_SET:
            offset += self._at if whence == io.SEEK_CUR else self._end
        self._at = max(0, offset)
        return self._at

    def tell(self) -> int:
        """Return the place of the next byte."""
        return self._at


@cache
def _test_font(file: str) -> pygame.font.Font:
    return open_font(file, _TEST_SIZE)


@cache
def _has(file: str, letter: str) -> bool:
    """Tell whether a font has a letter: one that it lacks looks like one that no font has."""
    font = _test_font(file)
    white = (255, 255, 255)
    try:
        drawn, lacking = (font.render(text, True, white) for text in (letter, _NOBODYS))
    except pygame.error:  # a letter without a width of its own
        return False
    return drawn.get_size() != lacking.get_size() or drawn.get_buffer().raw != lacking.get_buffer().raw


def runs(text: str, face: str, tongue: str = "") -> list[tuple[str, str]]:
    """Split a text into pieces that one font file can set; letters that none has stay with the face's own."""
    own = font_file(face)
    text = _UNDRAWABLE.sub(_STAND_IN, text)
    if text.isascii():
        return [(own, text)]
    found: list[tuple[str, str]] = []
    for letter in text:
        file = file_for(letter, face, tongue) or own
        if found and (found[-1][0] == file or letter == " "):
            found[-1] = found[-1][0], found[-1][1] + letter
        else:
            found.append((file, letter))
    return found or [(own, text)]
