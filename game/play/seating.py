"""Keep who sits where and why they chose what they chose, as a saved game says it.

A game in which only persons play says nothing of seats. What this program cannot make (a kind that another
version knows, or nonsense) becomes a person: whoever opens the game can play on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.play.seats import PersonSeat, Seat, WhyDict

Makers = Mapping[str, Callable[[Mapping[str, Any]], Seat]]
"""Makers of seats other than persons, by `Seat.kind`. Each gets what `Seat.to_json` gave, and raises
ValueError where that makes no sense."""


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


class SeatRecord:
    """Hold who sat at the table when each choice was made, as far as that was noted down.

    Args:
        changes: what `Seat.to_json` gave of everybody, by the number of the first choice that was made so.
    """

    def __init__(self, changes: Mapping[int, Sequence[Mapping[str, Any]]] | None = None) -> None:
        self._changes = {number: [dict(form) for form in forms] for number, forms in (changes or {}).items()}

    def note(self, number: int, seats: Sequence[Seat]) -> None:
        """Note down who sits while a choice is made; what was noted of it and of later ones is forgotten.

        Args:
            number: of the choice, from 0.
            seats: of everybody.
        """
        self._changes = self.before(number)._changes
        forms = [seat.to_json() for seat in seats]
        if not self._changes or forms != self._changes[max(self._changes)]:
            self._changes[number] = forms

    def at(self, number: int) -> list[dict[str, Any]] | None:
        """Return who sat when a choice was made; None where that is not known.

        Args:
            number: of the choice, from 0.
        """
        found = max((first for first in self._changes if first <= number), default=None)
        return None if found is None else self._changes[found]

    def before(self, number: int) -> SeatRecord:
        """Return the same as far as the choices before one."""
        return SeatRecord({first: forms for first, forms in self._changes.items() if first < number})

    def to_json(self) -> dict[str, Any] | None:
        """Return what is saved; None where nobody but persons sat there."""
        if all(form == {"kind": PersonSeat.kind} for forms in self._changes.values() for form in forms):
            return None
        return {str(number): forms for number, forms in sorted(self._changes.items())}


def record_from_json(game: Mapping[str, Any], count: int) -> SeatRecord:
    """Return who sat when, of a saved game.

    A game in which programs play, saved by a version that noted nothing down, tells nothing of its past.

    Args:
        game: the saved game, or anything a file holds in its stead.
        count: of crew members.
    """
    saved = game.get("sat")
    if saved is None and game.get("seats") is None and game.get("whys") is None:
        return SeatRecord({0: [seat.to_json() for seat in persons(count)]})
    found = saved if isinstance(saved, dict) else {}
    return SeatRecord(
        {
            int(number): forms
            for number, forms in found.items()
            if _is_number(number) and _seated(forms, count)
        }
    )


def _seated(forms: Any, count: int) -> bool:
    return (
        isinstance(forms, list)
        and len(forms) == count
        and all(isinstance(form, dict) and isinstance(form.get("kind"), str) for form in forms)
    )


def whys_to_json(whys: Mapping[int, WhyDict]) -> dict[str, WhyDict] | None:
    """Return what is saved of the reasons, by the number of the choice; None where there are none."""
    return {str(number): why for number, why in sorted(whys.items())} or None


def whys_from_json(saved: object) -> dict[int, WhyDict]:
    """Return the reasons of a saved game by the number of the choice; what is none is left out.

    Args:
        saved: what `whys_to_json` gave, or anything a file holds in its stead.
    """
    found = saved if isinstance(saved, dict) else {}
    return {int(number): why for number, why in found.items() if _is_number(number) and is_why(why)}


def _is_number(number: object) -> bool:
    return isinstance(number, str) and len(number) < 6 and number.isascii() and number.isdigit()


def is_why(why: Any) -> bool:
    """Tell whether something has the form of a reason, and can be saved; it need not be one that this program
    can say."""
    return (
        isinstance(why, dict)
        and isinstance(why.get("id"), str)
        and isinstance(why.get("values"), dict)
        and _can_be_saved(why)
    )


def _can_be_saved(value: Any, deep: int = 8) -> bool:
    """Tell whether a value reads back from a file as it is: no endless number, nothing nested for ever."""
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, dict):
        named = all(isinstance(key, str) for key in value)
        return deep > 0 and named and all(_can_be_saved(one, deep - 1) for one in value.values())
    if isinstance(value, list | tuple):
        return deep > 0 and all(_can_be_saved(one, deep - 1) for one in value)
    return value is None or isinstance(value, str | int)
