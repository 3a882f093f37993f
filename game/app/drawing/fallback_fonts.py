"""The faces that type is set in, and which of them has a letter."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import fontpkg_barlow  # type: ignore[import-untyped]
import fontpkg_chakra_petch  # type: ignore[import-untyped]
import fontpkg_noto_sans  # type: ignore[import-untyped]
import pygame

_FOLDERS = {
    "Barlow": Path(fontpkg_barlow.__file__).parent / "files",
    "ChakraPetch": Path(fontpkg_chakra_petch.__file__).parent / "files",
}
_NOTO = str(Path(fontpkg_noto_sans.__file__).parent / "files" / "NotoSans[wdth,wght].ttf")
_SYSTEM = (
    "notosanscjkjp,notosanscjksc,notosanscjkkr,yugothic,meiryo,msgothic,microsoftyahei,simsun,malgungothic,"
    "hiraginosans,hiraginokakugothicpro,pingfangsc,applesdgothicneo,droidsansfallback,wenquanyizenhei"
)
"""Fonts of systems with Chinese, Japanese and Korean letters: too large to be brought along."""
_TEST_SIZE = 24
_NOBODYS = "\uffff"
_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""What no font can be asked for: a zero, and halves of letters (in the name of a file that is not UTF-8)."""
_STAND_IN = "\ufffd"


@cache
def font_file(face: str) -> str:
    """Return the file of a face such as `Barlow-Medium`."""
    return str(_FOLDERS[face.split("-")[0]] / f"{face}.ttf")


@cache
def file_for(letter: str, face: str) -> str | None:
    """Return the file that a letter is set from: the face's own, else one that has it, else None."""
    own = font_file(face)
    if _UNDRAWABLE.match(letter):
        return None
    if letter.isascii() or _has(own, letter):
        return own
    if _has(_NOTO, letter):
        return _NOTO
    system = _system_file()
    return system if system is not None and _has(system, letter) else None


@cache
def _system_file() -> str | None:
    return pygame.font.match_font(_SYSTEM)


@cache
def _test_font(file: str) -> pygame.font.Font:
    return pygame.font.Font(file, _TEST_SIZE)


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


def runs(text: str, face: str) -> list[tuple[str, str]]:
    """Split a text into pieces that one font file can set; letters that none has stay with the face's own."""
    own = font_file(face)
    text = _UNDRAWABLE.sub(_STAND_IN, text)
    if text.isascii():
        return [(own, text)]
    found: list[tuple[str, str]] = []
    for letter in text:
        file = file_for(letter, face) or own
        if found and (found[-1][0] == file or letter == " "):
            found[-1] = found[-1][0], found[-1][1] + letter
        else:
            found.append((file, letter))
    return found or [(own, text)]
