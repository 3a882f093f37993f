"""A loop over nothing proves nothing: tests that assert only in loops say that something was looped over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(items: Iterable[T]) -> Iterator[T]:
    """Yield items, of which there must be at least one.

    Args:
        items: of a loop in which a test asserts.
    """
    none = True
    for item in items:
        none = False
        yield item
    assert not none, "nothing was looped over"
