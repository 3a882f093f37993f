"""Who sits where and why they chose what they chose, as a saved game says it.

A game in which only persons play says nothing of seats. What this program cannot make (a kind that another
version knows, or nonsense) becomes a person: whoever opens the game can play on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.play.seats import PersonSeat, Seat, WhyDict

Makers = Mapping[str, Callable[[Mapping[str, Any]], Seat]]
"""What makes seats other than persons, by `Seat.kind`: gets what `Seat.to_json` gave; raises ValueError where
that makes no sense."""


def persons(count: int) -> tuple[Seat, ...]:
    """Return seats for so many persons."""
    return tuple(PersonSeat() for _ in range(count))


def seats_to_json(seats: Sequence[Seat]) -> list[dict[str, Any]] | None:
    """Return what is saved of the seats; None where there is nothing to say."""
    forms = [seat.to_json() for seat in seats]
    return None if all(form == {"kind": PersonSeat.kind} for form in forms) else forms


def seats_from_json(saved: object, count: int, makers: Makers) -> tuple[Seat, ...]:
    """Return the seats of a saved game.

    Args:
        saved: what `seats_to_json` gave, or anything a file holds in its stead.
        count: of crew members.
        makers: what can be made.
    """
    forms = saved if isinstance(saved, list) and len(saved) == count else [None] * count
    return tuple(_seat(form, makers) for form in forms)


def _seat(form: object, makers: Makers) -> Seat:
    if not isinstance(form, dict) or not isinstance(form.get("kind"), str):
        return PersonSeat()
    make = makers.get(form["kind"])
    try:
        return make(form) if make is not None else PersonSeat()
    except ValueError:
        return PersonSeat()


def whys_to_json(whys: Mapping[int, WhyDict]) -> dict[str, WhyDict] | None:
    """Return what is saved of the reasons, by the number of the choice; None where there are none."""
    return {str(number): why for number, why in sorted(whys.items())} or None


def whys_from_json(saved: object) -> dict[int, WhyDict]:
    """Return the reasons of a saved game by the number of the choice; what is none is left out.

    Args:
        saved: what `whys_to_json` gave, or anything a file holds in its stead.
    """
    found = saved if isinstance(saved, dict) else {}
    return {int(number): why for number, why in found.items() if _is_number(number) and _is_why(why)}


def _is_number(number: object) -> bool:
    return isinstance(number, str) and len(number) < 6 and number.isascii() and number.isdigit()


def _is_why(why: Any) -> bool:
    return isinstance(why, dict) and isinstance(why.get("id"), str) and isinstance(why.get("values"), dict)
