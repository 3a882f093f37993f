"""Values that nobody expects in a file, and putting them anywhere in it."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

HOSTILE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 10**9, 2**63, 10**400, 1.0, 0.5, -0.0, 1e300, "", " ", "a", "\0",
    "Ada\0", "\x1b[31mred\x1b[0m", "\u202eada", "line\nline", "\ufffe", "x" * 300, "ö" * 100_000, "0", "v1",
    "v2", "medium", "bridge", "data", "energy", [], [[]], [0], [1.0, 0.0], [True, False], ["bridge"],
    ["x"] * 50, [[0, 0]] * 9, {}, {"": {}}, {"any": 2}, {"0": [6]}, {"id": "bridge"}, {"name": 1},
)  # fmt: skip
"""Values of every kind: near misses, extremes, and what no reader expects."""

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
VALUES = st.sampled_from(HOSTILE) | PLAIN


def places(value: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of every value within a value, itself left out."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = []
    for key, inner in items:
        found.append((*before, key))
        found += places(inner, (*before, key))
    return found


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Return a copy of a value with another one at a path."""
    made = copy.deepcopy(value)
    at = made
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = new
    return made


def without(value: Any, path: tuple[Any, ...]) -> Any:
    """Return a copy of a value in which nothing stands at a path."""
    made = copy.deepcopy(value)
    at = made
    for key in path[:-1]:
        at = at[key]
    del at[path[-1]]
    return made
