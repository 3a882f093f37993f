"""Keep which English each translation was made from, and so which messages a translator has yet to look at.

Every language but English has a file in `made_from/` with a line for every message: its id, a fingerprint of
the English that it was made from, and one of its own words at that time. When the English changes, the
message is behind. When its own words change, too, it counts as made from today's English (`record`).
A fingerprint sees letters, digits and values only, so new spaces and punctuation change none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from game.texts import FALLBACK
from tools.words.said import Said, messages

FOLDER = Path(__file__).parent / "made_from"


@dataclass(frozen=True)
class Made:
    """Hold what a translation was made from.

    Attributes:
        english: the fingerprint of the English message.
        own: the fingerprint of the translation itself.
    """

    english: str
    own: str


def fingerprint(said: Said) -> str:
    """Return what is another one as soon as a message says other words."""
    words = "\n".join(re.sub(r"[^\w⟨⟩]+", " ", line).strip() for line in said.lines)
    return blake2b(words.encode(), digest_size=5).hexdigest()


def recorded(language: str) -> dict[str, Made]:
    """Return what is known of a language's messages, by id."""
    path = FOLDER / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found = (line.split() for line in lines)
    return {key: Made(english, own) for key, english, own in found}


def behind(language: str) -> list[str]:
    """Return the messages whose English has changed since they were made, in the order of the files."""
    known, english, own = recorded(language), messages(FALLBACK), messages(language)
    return [
        key
        for key, said in own.items()
        if key in english and not _is_fresh(known.get(key), english[key], said)
    ]


def record(language: str, right: Iterable[str] = ()) -> int:
    """Write down what is no longer behind; return how many messages still are.

    Args:
        language: a folder of `data/texts`.
        right: messages, or files such as `play.ftl`, that are right as they are under the English of today.
    """
    known, english, own = recorded(language), messages(FALLBACK), messages(language)
    agreed, still = set(right), 0
    lines = []
    for key, said in sorted(own.items()):
        if key not in english:
            continue
        made = known.get(key)
        if made is None or {key, said.file} & agreed or _is_fresh(made, english[key], said):
            made = Made(fingerprint(english[key]), fingerprint(said))
        else:
            still += 1
        lines.append(f"{key} {made.english} {made.own}\n")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{language}.txt").write_text("".join(lines), encoding="utf-8")
    return still


def _is_fresh(made: Made | None, english: Said, own: Said) -> bool:
    """Made from this English, or rewritten since; what was never recorded counts as behind."""
    return made is not None and (made.english == fingerprint(english) or made.own != fingerprint(own))
