"""Share the parameters of a test between the quick part and the slow one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_slow(values: Iterable[Any], quick: int) -> list[Any]:
    """Return parameters of which a few, spread evenly, belong to the quick tests, the rest to the slow.

    Args:
        values: one for each test; a tuple holds several arguments.
        quick: the number of quick ones.
    """
    known = list(values)
    chosen = {number * len(known) // quick for number in range(quick)}
    found = []
    for number, value in enumerate(known):
        marks = () if number in chosen else pytest.mark.slow
        found.append(pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=marks))
    return found
