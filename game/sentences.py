"""The one writer of reasons: what the rules check, in words.

A check's id is a message: the line when it is met; with `-no` behind it what is missing, as the end of a
heading; with `-short` the same in three words. Its values are filled in under their names, as words; one
that is left open is `none`. A list has the forms `or`, `counted` and `plain`, and its number under
`<name>-count`; a price has the forms `paid` and `lacking`, and `<name>-paid`, `-lacking` (how many), `-kinds`
(how many different ones lack) and `-first` (the first that lacks).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.queries.checks import FIRST, Check, Explanation, Told
from game.texts import Words
from game.wording import Catalogue, counted, counted_or_plain, damage_words, listing, resource_name, room_name

FORMS = ("or", "counted", "plain", "paid", "lacking")
"""The forms that lists and prices have beside those of the words in them."""
OPEN = "none"
"""Stands for a value that is left open."""


@dataclass(frozen=True)
class Line:
    """One condition in words.

    Attributes:
        ok: whether it is met.
        text: the condition, as a line of a list; a sentence.
        problem: what is missing, as the end of a heading; empty when met.
        short: the same in at most three words; empty when met.
        icons: resources to show behind the text, each with whether it is paid.
    """

    ok: bool
    text: str
    problem: str = ""
    short: str = ""
    icons: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True)
class Reason:
    """Hold why something is refused.

    Attributes:
        title: a heading.
        short: the same in three words.
        lines: the conditions.
        id: of the first condition that is not met.
        rooms: the ids of the rooms that the conditions speak of.
        what: what was tried: the heading where the conditions are told below it.
    """

    title: str
    short: str
    lines: tuple[Line, ...]
    id: str = ""
    rooms: tuple[str, ...] = ()
    what: str = ""


class Sentences:
    """Puts checks into words.

    Args:
        texts: the catalogue.
        names: the crew members' names.
    """

    def __init__(self, texts: Catalogue, names: Sequence[str]) -> None:
        self._texts = texts
        self._names = tuple(names)

    def line(self, check: Check) -> Line:
        """A check in words."""
        values = self._values(check.values)
        icons = tuple(
            (str(resource), bool(paid))
            for told in check.values.values()
            if told.type == "price" and told.value is not None
            for resource, paid in told.value
        )
        if check.met:
            return Line(True, self._texts(check.id, **values), icons=icons)
        problem, short = self._missing(check, values)
        # What a price lacks is told by the icons behind its line.
        text = self._texts(check.id, **values) if icons else sentence(problem)
        return Line(False, text, problem, short, icons)

    def reason(self, what: str, *explanations: Explanation) -> Reason | None:
        """Return why something is refused; None if it is legal.

        Args:
            what: what was tried: the beginning of the heading.
            explanations: what the rules say of it; of several things that would do, none is legal.
        """
        if not explanations or any(explanation.legal for explanation in explanations):
            return None
        failed = [found.failed for found in explanations if found.failed is not None]
        firsts = [self.line(check) for check in failed]
        problems = list(dict.fromkeys(line.problem for line in firsts))
        problem = problems[0]
        for other in problems[1:]:
            problem = self._texts("play-refused-both", one=problem, other=other)
        what = sentence(what)
        title = self._texts("play-refused", what=what, problem=problem)
        checks: dict[str, Check] = {}
        for check in (check for explanation in explanations for check in explanation.checks):
            if check.id not in checks or not checks[check.id].met:
                checks[check.id] = check
        lines = {line.text: line for line in map(self.line, checks.values())}
        rooms = dict.fromkeys(room for check in checks.values() for room in _rooms_in(check.values.values()))
        return Reason(title, firsts[0].short, tuple(lines.values()), failed[0].id, tuple(rooms), what)

    def text(self, check: Check) -> str:
        """A check as one sentence: the line, or what is missing."""
        line = self.line(check)
        return line.text if line.ok else sentence(line.problem)

    def _missing(self, check: Check, values: Mapping[str, Any]) -> tuple[str, str]:
        """Return what is missing, and the same in three words; what is asked first says so in its own
        words."""
        problem, short = f"{check.id}-no", f"{check.id}-short"
        if check.id == FIRST:
            asks, values = self._asks(check, values)
            problem, short = f"{asks}-first", f"{asks}-first-short"
        return self._texts(problem, **values), self._texts(short, **values)

    def _asks(self, check: Check, values: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
        """Return how the texts of an open question begin, and their values: its own, or neutral ones."""
        told = {name: item.value for name, item in check.values.items()}
        if told["question"] is not None:
            return str(told["question"]), values
        if told["room"] is not None:
            return "ask-room", {**values, "source": values["room"]}
        expansion = f"expansion-{told['expansion']}"
        if told["expansion"] is None or not self._texts.has(expansion):
            return "ask-other", values
        return "ask-expansion", {**values, "source": self._texts(expansion)}

    # Values

    def _values(self, told: Mapping[str, Told]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, item in told.items():
            values[name] = OPEN if item.value is None else self._words(item)
            if item.type == "price" and item.value is not None:
                lacking = [resource for resource, paid in item.value if not paid]
                values |= {
                    f"{name}-paid": len(item.value) - len(lacking),
                    f"{name}-lacking": len(lacking),
                    f"{name}-kinds": len(set(lacking)),
                    f"{name}-first": resource_name(self._texts, lacking[0]) if lacking else OPEN,
                }
            elif isinstance(item.value, list | dict):
                values[f"{name}-count"] = len(item.value)
        return values

    def _words(self, told: Told) -> Any:
        """A value as words, or as the number that it is."""
        texts, kind, value = self._texts, told.type, told.value
        if kind == "price":
            paid = [resource for resource, is_paid in value if is_paid]
            lacking = [resource for resource, is_paid in value if not is_paid]
            forms = {
                "paid": lambda: counted_or_plain(texts, paid),
                "lacking": lambda: counted(texts, lacking),
            }
            return formed(counted_or_plain(texts, (resource for resource, _ in value)), forms)
        if kind == "cards":
            forms = {
                "counted": lambda: counted(texts, value),
                "plain": lambda: counted_or_plain(texts, value),
            }
            return self._listed([resource_name(texts, card) for card in value], forms)
        if kind == "shares":
            return self._listed([self._name(int(who)) for who in value])
        items = {"crews": "crew", "rooms": "room", "slots": "slot", "damage-cards": "damage-card"}
        if kind in items:
            return self._listed([self._words(Told(items[kind], item)) for item in value])
        if kind == "counts":
            return self._listed([texts("number", number=number) for number in value])
        if kind == "expansion":
            return texts(f"expansion-{value}")
        if kind == "card":
            return resource_name(texts, value)
        if kind == "room":
            return room_name(texts, value)
        if kind == "crew":
            return self._name(value)
        if kind == "damage-card":
            return damage_words(texts, value)
        return value + 1 if kind == "slot" else value

    def _name(self, crew: int) -> str:
        return self._names[crew]

    def _listed(self, items: Iterable[Any], forms: Mapping[str, Callable[[], str]] | None = None) -> str:
        """A list "a, b and c", with the form "a, b or c" and others."""
        words = [item if isinstance(item, str) else str(item) for item in items]
        either = {"or": lambda: listing(self._texts, words, "or")}
        return formed(listing(self._texts, words), {**either, **(forms or {})})


def _rooms_in(told: Iterable[Told]) -> Iterable[str]:
    """Yield the ids of the rooms that some values tell."""
    for item in told:
        if item.type == "room" and item.value is not None:
            yield item.value
        elif item.type == "rooms" and item.value is not None:
            yield from item.value


def formed(usual: str, forms: Mapping[str, Callable[[], str]]) -> Words:
    """Words with forms of their own beside those they have."""

    def make(name: str) -> str:
        if name in forms:
            return forms[name]()
        return usual.form(name) if isinstance(usual, Words) else str(usual)

    return Words(usual, make)


BEGINS = re.compile(r"(?:^|(?<=[.!?] ))[¡¿]?\w")
"""The beginning of a sentence: its first letter, or the sign before it; quotations stay as they are."""


def sentence(words: str) -> str:
    """Words with a capital letter wherever a sentence begins: a name may begin with a small one."""
    return BEGINS.sub(lambda found: found[0].upper(), words)
