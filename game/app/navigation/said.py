"""Words of a dialog, which are said anew where another language is chosen while it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.texts import Texts

Said = str | Callable[[Texts], str]
"""Words, or what says them in a language."""


def said_in(texts: Texts, words: Said) -> str:
    """Return words in a language.

    Args:
        texts: of the language.
        words: those that stay as they are in every language, or what says them.
    """
    return words if isinstance(words, str) else words(texts)


def message(id: str, **values: Any) -> Said:
    """Return a message of the catalogue, to be said in the language that is spoken then.

    Args:
        id: of the message.
        values: that it names, the same in every language.
    """
    return lambda texts: texts(id, **values)
