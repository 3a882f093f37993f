"""Spaces and signs put right in the files of a language, where that needs no reading."""

from __future__ import annotations

import re

from tools.words.said import folder_of
from tools.words.typography import NARROW, NO_BREAK

_CODE = re.compile(r"\{[^{}]*(?:\}|->)|^[\w-]+ = ?|^ +\.[\w-]+ = ?|^ +\*?\[[^\]]*\]|^#.*")
"""The parts of a line that are no text: values, the key of a choice, the id of a message, a comment."""


def _one_letter(letters: str) -> tuple[str, str]:
    return rf"(?<![\w’-])([{letters}]) (?=\S)", rf"\1{NO_BREAK}"


_MENDS: dict[str, tuple[tuple[str, str], ...]] = {
    "de": ((r"[ \u202f]?(?<!\u00a0)%", f"{NO_BREAK}%"),),
    "es": ((r"[ \u202f]?(?<!\u00a0)%", f"{NO_BREAK}%"),),
    "fr": (
        (r"(?<!^)[ \u00a0]([:;!?%])", rf"{NARROW}\1"),
        (r"(?<=[\w»}])([;!?%]|:(?= ))", rf"{NARROW}\1"),
        (r"« ", f"«{NO_BREAK}"),
        (r" »", f"{NO_BREAK}»"),
    ),
    "pl": (_one_letter("aiouwzAIOUWZ"), (r"[ \u00a0]%", "%")),
    "ru": (_one_letter("авикосуяАВИКОСУЯ"), (r"(?<=\S) —", f"{NO_BREAK}—"), (r"[ \u00a0]%", "%")),
    "it": ((r"[ \u00a0]%", "%"),),
    "pt-BR": ((r"[ \u00a0]%", "%"),),
    "zh": ((r"(?<=[}\u3400-\u9fff]): ", "："),),
    "zh-Hant": ((r"(?<=[}\u3400-\u9fff]): ", "："),),
    "ja": ((r"(?<=[}\u3040-\u30ff\u3400-\u9fff]): ", "："),),
}


def mended(language: str, text: str) -> str:
    """Return the text of a file with its typography put right, as far as a machine can."""
    for pattern, better in _MENDS.get(language, ()):
        text = "\n".join(_line(line, pattern, better) for line in text.split("\n"))
    return text


def mend(language: str) -> list[str]:
    """Put right the typography of a language's files; return the names of those that changed."""
    changed = []
    for path in sorted(folder_of(language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        better = mended(language, text)
        if better != text:
            path.write_text(better, encoding="utf-8")
            changed.append(path.name)
    return changed


def _line(line: str, pattern: str, better: str) -> str:
    code = [found.span() for found in _CODE.finditer(line)]
    expand = re.compile(pattern)

    def put(found: re.Match[str]) -> str:
        within = any(first <= found.start() < last for first, last in code)
        return found[0] if within else found.expand(better)

    return expand.sub(put, line)
