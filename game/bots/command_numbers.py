"""Numbers on a command line that make sense; the parser says so where one does not."""

from __future__ import annotations

import argparse

MOST_PROCESSES = 256
"""Processes of one command: each holds some 60 MB."""


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


def number_of_processes(word: str) -> int:
    """Read how many processes play at a time, from 1.

    Args:
        word: of the command line.

    Raises:
        ValueError, argparse.ArgumentTypeError: it is no such number.
    """
    value = int(word)
    if not 1 <= value <= MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_PROCESSES}")
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
