"""The shape of the text catalogue, for the pure modules of the table."""

from __future__ import annotations

from typing import Any, Protocol


class Texts(Protocol):
    """Makes words from a message id and its values (``game/texts.py``)."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the words of a message."""
        ...
