"""Reading a STATE value by value, with an error that says what is wrong and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.loader.yaml_nodes import nearest_name
from game.rules.states.state_json import StateError


def wrong(where: str, found: object, expected: str, names: Sequence[str] = ()) -> StateError:
    """The error that something in STATE is not what it must be."""
    near = nearest_name(found, names) if isinstance(found, str) else None
    hint = f" Did you mean {near!r}?" if near else ""
    return StateError(f"The state's {where} is {found!r}, but must be {expected}.{hint}")


def record(
    value: object, where: str, required: Sequence[str], optional: Sequence[str] = ()
) -> Mapping[str, Any]:
    """An object with these keys and no others."""
    if not isinstance(value, Mapping):
        raise wrong(where, value, "an object")
    known = (*required, *optional)
    for key in value:
        if key not in known:
            raise wrong(f"key in {where}", key, f"one of {', '.join(known)}", known)
    for key in required:
        if key not in value:
            raise StateError(f"The state's {where} has no {key!r}.")
    return value


def items(value: object, where: str, count: int | None = None) -> Sequence[Any]:
    """A list, of so many items if `count` says so."""
    if not isinstance(value, (list, tuple)):
        raise wrong(where, value, "a list")
    if count is not None and len(value) != count:
        raise StateError(f"The state's {where} has {len(value)} items, but must have {count}.")
    return value


def integer(value: object, where: str, low: int, high: int | None = None) -> int:
    """A whole number in a range."""
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or value < low
        or (high is not None and value > high)
    ):
        raise wrong(where, value, f"a whole number from {low}" + (f" to {high}" if high is not None else ""))
    return value


def flag(value: object, where: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(where, value, "true or false")
    return value


def name(value: object, where: str, names: Sequence[str]) -> int:
    """The index of a text among `names`."""
    if not isinstance(value, str) or value not in names:
        raise wrong(where, value, f"one of {', '.join(names)}", names)
    return names.index(value)


def same(one: object, other: object) -> bool:
    """Return whether two JSON values are equal, true and 1 told apart."""
    if isinstance(one, Mapping):
        return (
            isinstance(other, Mapping)
            and one.keys() == other.keys()
            and all(same(value, other[key]) for key, value in one.items())
        )
    if isinstance(one, list):
        return (
            isinstance(other, list)
            and len(one) == len(other)
            and all(same(a, b) for a, b in zip(one, other, strict=True))
        )
    return type(one) is type(other) and one == other
