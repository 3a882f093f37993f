"""Numbers on a command line that make sense; the parser says so where one does not."""

from __future__ import annotations

import argparse


def at_least_one(word: str) -> int:
    """Read a whole number from 1.

    Args:
        word: of the command line.

    Raises:
        ValueError, argparse.ArgumentTypeError: it is none.
    """
    value = int(word)
    if value < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return value


def seconds_of_turn(word: str) -> float:
    """Read how long somebody may think about a turn, in seconds.

    Args:
        word: of the command line.

    Raises:
        ValueError, argparse.ArgumentTypeError: it is no such time.
    """
    value = float(word)
    if not 0 < value <= 3600:
        raise argparse.ArgumentTypeError("more than 0 and at most 3600")
    return value
