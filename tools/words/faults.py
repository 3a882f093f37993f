"""Faults of the words: struck words, long sentences, prohibitions that do not say so, typography."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from game.texts import FALLBACK
from tools.words.said import OPEN, SHUT, Said, messages
from tools.words.typography import slips

_STYLE = Path(__file__).parent / "style.yaml"
_SENTENCE = re.compile(r"(?<=[.!?…])[”’)]*\s+|\n")
_WORD = re.compile(rf"{OPEN}[^{SHUT}]*{SHUT}|[\w’'-]*\w")
_VALUE = re.compile(rf"{OPEN}([^{SHUT}]*){SHUT}")
_FORBIDS = re.compile(
    r"\b(cannot|can’t|not|never|no|none|nothing|neither|nor|only|lost|don’t|doesn’t|isn’t|won’t)\b",
    re.IGNORECASE,
)
_LIMIT = re.compile(r"(rulebook-.*-not)-\d+")
_HEADING = re.compile(r".*-(title|head|heading)")
_BUTTON = re.compile(r"play-.*-(short|yes)")
_SEARCHED = "-words"
"""The end of ids of messages that hold the words players may search for: all of them."""
BUTTON = 3
"""Words of a reason on a button, at most; values do not count."""


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong in a message.

    Attributes:
        kind: what sort of fault.
        file: where the message is, such as `play.ftl`.
        key: the message.
        problem: what is wrong, and what would be right.
    """

    kind: str
    file: str
    key: str
    problem: str


@cache
def style() -> dict[str, Any]:
    """Return what `style.yaml` says."""
    found: dict[str, Any] = yaml.safe_load(_STYLE.read_text(encoding="utf-8"))
    return found


def faults(language: str) -> list[Fault]:
    """Return all faults of a language but those that `style.yaml` allows."""
    allowed = style()["allowed"] if language == FALLBACK else {}
    return [fault for fault in every_fault(language) if fault.key not in allowed.get(fault.kind, {})]


def every_fault(language: str) -> list[Fault]:
    """Return all faults of a language, each once."""
    known = messages(language)
    found = {
        Fault(kind, said.file, said.key, problem)
        for said in known.values()
        for kind, problem in faults_of(language, said, known)
    }
    return sorted(found)


def faults_of(language: str, said: Said, known: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """Yield kind and problem of what is wrong in a message.

    Args:
        language: of the message.
        said: the message.
        known: the ids of all messages: a heading may say what the lines below it are.
    """
    for line in said.lines:
        if not said.key.endswith(_SEARCHED):
            yield from _struck(language, line)
        for problem in slips(language, said.key, line):
            yield "typography", problem
        if language == FALLBACK:
            yield from _english(said, line, known)


def _struck(language: str, line: str) -> Iterator[tuple[str, str]]:
    line = _VALUE.sub(lambda found: found[0] if found[1] == "room" else f"{OPEN}x{SHUT}", line)
    for pattern, better in style()["struck"].get(language, {}).items():
        found = re.search(pattern, line, re.IGNORECASE)
        if found:
            yield "struck", f"“{found[0]}”; say: {better}"


def _english(said: Said, line: str, known: Collection[str]) -> Iterator[tuple[str, str]]:
    longest = style()["longest"]
    most = longest.get(Path(said.file).stem, longest["other"])
    for sentence in _SENTENCE.split(line):
        words = len(_WORD.findall(sentence))
        if words > most:
            yield "long", f"{words} words, at most {most}: {sentence}"
    limit = _LIMIT.fullmatch(said.key)
    if limit and f"{limit[1]}-head" not in known and not _FORBIDS.search(line):
        yield "forbids", f"does not say that it is forbidden: {line}"
    if _HEADING.fullmatch(said.key) and line.endswith("."):
        yield "heading", f"ends in a full stop: {line}"
    if _BUTTON.fullmatch(said.key):
        words = len(_WORD.findall(_VALUE.sub("", line)))
        if words > BUTTON:
            yield "button", f"{words} words, at most {BUTTON}: {line}"
        if line.endswith("."):
            yield "button", f"ends in a full stop: {line}"
    if "!" in line:
        yield "cry", line
