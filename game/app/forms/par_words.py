"""Say how a flight stands to the par, in words."""

from __future__ import annotations

from typing import NamedTuple

from game.play.pars import Par
from game.storage.logbook.flights import Flight
from game.wording import Catalogue

MISSED = "\N{EN DASH}"


class Standing(NamedTuple):
    """Hold what is said, and in which ink; empty where nothing is known."""

    words: str
    ink: str = "note"


def standing(texts: Catalogue, flight: Flight, par: Par | None) -> Standing:
    """Return in a few words how a flight stands to the par.

    Args:
        texts: the catalogue.
        flight: that has landed.
        par: of the same ship; None where it is not known.
    """
    if par is None:
        return Standing("")
    if not flight.won:
        return Standing(texts("daily-both-lost" if not par.won else "daily-only-captain"), "note")
    if not par.won:
        return Standing(texts("daily-only-you"), "good")
    apart = flight.turn - par.turn
    if not apart:
        return Standing(texts("daily-even"), "ink")
    return Standing(
        texts("daily-over" if apart > 0 else "daily-under", count=abs(apart)),
        "reason" if apart > 0 else "good",
    )


def week_words(texts: Catalogue, flight: Flight | None, par: Par | None) -> Standing:
    """Return the same for a day among seven: a number, or a word.

    Args:
        texts: the catalogue.
        flight: of the day; None for a day missed.
        par: of its ship; None where it is not known, or not to be told.
    """
    if flight is None:
        return Standing(MISSED)
    if not flight.won:
        return Standing(texts("daily-lost"), "reason")
    if par is None:
        return Standing("")
    if not par.won:
        return Standing(texts("daily-better"), "good")
    apart = flight.turn - par.turn
    if not apart:
        return Standing(texts("daily-par-short"), "ink")
    words = f"{apart:+d}".replace("-", "\N{MINUS SIGN}")
    return Standing(words, "reason" if apart > 0 else "good")
