"""Languages as parameters of tests: the first two in the quick part, all others in the slow one."""

from __future__ import annotations

from typing import Any

import pytest

from game.texts import FALLBACK, languages

QUICK = ("de", FALLBACK)


def spoken(*, without: str = "") -> list[Any]:
    """Return every language, but for one."""
    return [
        language if language in QUICK else pytest.param(language, marks=pytest.mark.slow)
        for language in languages()
        if language != without
    ]
