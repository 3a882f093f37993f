"""A hand of Resource cards as one integer.

The order inside a hand carries no meaning, so a hand is a count per resource: the low eight bits hold the
number of cards, then six bits per resource. Equal hands are equal integers, which makes them cheap keys.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

MOST_COPIES = 63
"""The most cards of one resource that a hand can hold."""

SHIFT: tuple[int, ...] = tuple(8 + 6 * card for card in range(32))
"""Bit at which the number of cards of each resource begins."""

UNIT: tuple[int, ...] = tuple(1 + (1 << SHIFT[card]) for card in range(32))
"""Added to a hand for one card of each resource."""


def pack(cards: Iterable[int]) -> int:
    """The hand that holds these cards."""
    return sum(UNIT[card] for card in cards)


def size(hand: int) -> int:
    """The number of cards."""
    return hand & 255


def count(hand: int, card: int) -> int:
    """Return how many cards of one resource."""
    return hand >> (8 + 6 * card) & 63


@lru_cache(maxsize=65536)
def cards(hand: int) -> bytes:
    """Every card, by resource."""
    return bytes(card for card in range(32) for _ in range(count(hand, card)))


@lru_cache(maxsize=65536)
def kinds(hand: int) -> tuple[int, ...]:
    """The resources held, each once."""
    return tuple(card for card in range(32) if count(hand, card))
