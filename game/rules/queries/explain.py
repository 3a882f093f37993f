"""Tell why something is legal or not: every condition of what was tried, from the same rules as the
options."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from game.rules.decisions import Alternative, Question
from game.rules.effects.bound_rules import GameState
from game.rules.effects.clauses import At, Gathered, Need, ReasonTold
from game.rules.effects.reasons import said
from game.rules.effects.scope import ELEMENT
from game.rules.protocol import OptionDict
from game.rules.queries.checks import (
    CHOICE,
    FIRST,
    OVER,
    UNKNOWN_KEY,
    UNKNOWN_VALUE,
    Check,
    Explanation,
    Told,
    left,
)
from game.rules.states.json_values import same
from game.rules.states.state import with_item

LONGEST = 60
"""Characters of a value that means nothing, which may be endless."""
MOST_STRANGE = 8
"""Largest number of unknown keys that a refusal lists."""
MOST_ITEMS = 99
"""More items than any answer has, and more than anybody gives of one thing."""


def explain(state: GameState, tried: OptionDict, aim: str | None = None) -> Explanation:
    """Judge an option, or a part of one, of the question asked now.

    Args:
        state: the position.
        tried: keys and values as in the protocol's OPTION, any of them left out; a name that is left out is
            asked for like "is there any ... that".
        aim: id of the room at which somebody aims; for options that act only in the room in which the
            active crew member stands. What else speaks against it is judged as if they stood there.

    Returns:
        Whether some option has all these keys and values (and acts in that room), and every condition. Of
        several kinds of option that are meant equally the one of which least is missing is explained.
    """
    if not state.stack:
        return Explanation(False, (Check(OVER, False),))
    place, values = state.stack[-1]
    program = state.table.program
    question = program.asks[place]
    meant = (item for item in question.alternatives if _means(item, tried))
    found = [_Trial(state, item, values, tried, aim).explanation() for item in meant]
    if found:
        return min(found, key=lambda explanation: (explanation.stopped, len(explanation.missing)))
    others = (item for item in program.asks.values() if item is not question)
    if any(item.action and _means(item, tried) for other in others for item in other.alternatives):
        return Explanation(False, (comes_first(question, state.active),))
    return _unknown(state, question, values, tried)


def _means(alternative: Alternative, tried: OptionDict) -> bool:
    """Return whether all that was tried are keys of a kind of option, with its own words for answers."""
    answer = dict(alternative.answer)
    return all(
        key in alternative.names
        or (key in answer and type(answer[key]) is type(value) and answer[key] == value)
        for key, value in tried.items()
    )


def comes_first(question: Question, crew: int) -> Check:
    """The check that fails while a question is open to which what was tried is no answer.

    Args:
        question: the open question.
        crew: who is asked.
    """
    origin = question.origin
    values = {
        "question": Told("word", question.text),
        "kind": Told("word", question.kind),
        "name": Told("crew", crew),
        "room": Told("room", origin.room),
        "expansion": Told("word", origin.expansion),
    }
    return Check(FIRST, False, values)


def acts_here(alternative: Alternative) -> bool:
    """Return whether options of a kind act in the room in which the active crew member stands."""
    return any(isinstance(clause, At) for clause in alternative.clauses)


def _unknown(state: GameState, question: Question, values: Sequence[Any], tried: OptionDict) -> Explanation:
    """Return what was tried has keys, or words, that no kind of option has together."""
    best = max(question.alternatives, key=lambda item: len(_sense(item, tried)))
    sense = _sense(best, tried)
    known = {key for item in question.alternatives for key in (*dict(item.answer), *item.names)}
    strange = [(key, value) for key, value in tried.items() if key not in sense]
    checks = [_strange(key, value, key in known) for key, value in strange[:MOST_STRANGE]]
    if sense:
        checks += _Trial(state, best, values, sense, None).checks
    return Explanation(False, tuple(checks))


def _sense(alternative: Alternative, tried: OptionDict) -> dict[str, Any]:
    """Return what of the tried a kind of option knows; nothing if its own words are others."""
    sense = {key: value for key, value in tried.items() if _means(alternative, {key: value})}
    answer = dict(alternative.answer)
    return {} if any(key in tried and key not in sense for key in answer) else sense


def _strange(key: str, value: Any, known: bool) -> Check:
    text = json.dumps(value, default=str, ensure_ascii=False)
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
    told = {"key": Told("word", str(key)[:LONGEST]), "value": Told("word", text)}
    return Check(UNKNOWN_VALUE if known else UNKNOWN_KEY, False, told)


class _Trial:
    """One kind of option, asked condition after condition, with all that was tried being keys of it.

    `rows` are the values that meet every condition so far; a condition that none of them meets is dropped, so
    that those after it are judged by themselves. `open` are names without a value, `silent` those of
    them for whose failing nothing has been said yet.
    """

    def __init__(
        self,
        state: GameState,
        alternative: Alternative,
        values: Sequence[Any],
        tried: OptionDict,
        aim: str | None,
    ) -> None:
        self.state = state
        self.clauses = alternative.clauses
        self.aim = aim
        self.rows = [list(values)]
        self.open: set[str] = set()
        self.silent: set[str] = set()
        self.tried: OptionDict = {}
        self.strange: dict[str, Any] = {}
        self.given = tried
        self.stopped = False
        self.told: dict[str, Told] = {}
        for part in alternative.parts:
            self.told[part.name] = Told(part.type, None)
            if part.name not in tried:
                continue
            given = tried[part.name]
            value = _read(state, part.type, given)
            if value is None:
                self.strange[part.name] = given
            else:
                self.tried[part.name] = value
                self.told[part.name] = Told(part.type, given)
        self.checks: list[Check] = []
        self._run()

    def explanation(self) -> Explanation:
        """Return what came out."""
        legal = all(check.met for check in self.checks)
        return Explanation(legal, tuple(self.checks), self.stopped)

    def _run(self) -> None:
        for clause in self.clauses:
            if self.stopped:
                return
            if isinstance(clause, Gathered):
                self._gathered(clause)
            elif isinstance(clause, Need):
                self._need(clause)
            elif isinstance(clause, At):
                self._at(clause)
            else:
                state = self.state
                self.checks.append(left(state.actions_left + state.action_tokens[state.active], clause.price))
        if not self.stopped:
            for name in sorted(self.silent):
                self.checks.append(Check(CHOICE, False, {**self.told, "choice": self.told[name]}))

    def _at(self, clause: At) -> None:
        state, rooms = self.state, self.state.table.program.names.room
        here = state.at[state.active]
        if self.aim is None:
            return
        values = {"room": Told("room", self.aim), "here": Told("room", rooms[here])}
        self.checks.append(Check(clause.why.id, rooms[here] == self.aim, values))
        if rooms[here] != self.aim and self.aim in rooms:
            self.state = state.copy()
            self.state.at = with_item(state.at, state.active, rooms.index(self.aim))

    def _say(self, why: ReasonTold, met: bool) -> None:
        known = frozenset(self.tried)
        self.checks.append(said(why, met, self.state, self.rows[0], self.told, known))

    def _need(self, need: Need) -> None:
        if need.names & self.open:
            return
        if need.condition.checks:
            checks = need.condition.checks(self.state)
            self.checks += checks
            met = all(check.met for check in checks)
        else:
            kept = [row for row in self.rows if need.met(self.state, row)]
            met = bool(kept)
            if need.why:
                self._say(need.why, met)
            self.rows = kept or self.rows
        self.stopped = need.decisive and not met

    def _gathered(self, item: Gathered) -> None:
        if item.name in self.strange:
            self.checks.append(_strange(item.name, self.strange[item.name], True))
            self.open.add(item.name)
        elif item.name in self.tried:
            self._named(item)
        else:
            self._any(item)
        for need in item.needs:
            if not self.stopped:
                self._need(need)

    def _any(self, item: Gathered) -> None:
        """Nothing particular was tried: is there anything?"""
        whole = max(item.stages)
        missing = item.stages[whole].names & self.open
        found = [] if missing else self._offered(item, whole, None)
        if found:
            self.rows = found
        else:
            self.open.add(item.name)
        if missing and not missing & self.silent:
            # What it depends on has been said to be missing.
            return
        if item.any:
            self.silent -= missing
            self._say(item.any, bool(found))
        elif not found and not missing:
            self.silent.add(item.name)

    def _named(self, item: Gathered) -> None:
        """Something particular was tried: it must be there at all, and then be what each argument wants."""
        wanted, mask = self.tried[item.name], 0
        plain, given = self.state.table.program.plain[item.part.type], self.given[item.name]
        for row in self.rows:
            row[item.slot] = wanted
        for place, why in enumerate(item.whys):
            stage = mask | 1 << place - 1 if place else 0
            missing = item.stages[stage].names & self.open
            if missing and not missing & self.silent:
                continue
            self.silent -= missing
            found = [] if missing else self._offered(item, stage, lambda value: same(plain(value), given))
            if found:
                self.rows, mask = found, stage
            if why:
                self._say(why, bool(found))
            elif not found:
                self.silent.add(item.name)
            if not found and not place:
                # What is not there at all is nothing that the rest could be asked of.
                self.open.add(item.name)
                break

    def _offered(self, item: Gathered, stage: int, fits: Callable[[Any], bool] | None) -> list[list[Any]]:
        found = []
        get, slot = item.stages[stage].get, item.slot
        for row in self.rows:
            for value in get(self.state, row):
                if fits is None or fits(value):
                    new = row.copy()
                    new[slot] = value
                    found.append(new)
        return found


def _read(state: GameState, kind: str, form: Any) -> Any:
    """The value of a type that a protocol form means; None if it means none."""
    table = state.table
    names = table.program.names
    if kind == "shares":
        return _read_shares(state, form)
    if kind in ELEMENT:
        if not isinstance(form, list) or len(form) > MOST_ITEMS:
            return None
        items = [_read(state, ELEMENT[kind], item) for item in form]
        return None if None in items else tuple(items)
    if kind == "card":
        return names.resource.index(form) if isinstance(form, str) and form in names.resource else None
    if kind == "room":
        return next((room for room in table.rooms if names.room[room] == form), None)
    if kind == "damage-card":
        plain = table.program.plain[kind]
        return next((card for card in range(len(table.content.damage)) if same(plain(card), form)), None)
    if isinstance(form, bool) or not isinstance(form, int) or form < 0:
        return None
    limits = {"crew": len(table.crew), "slot": max(len(room.repair) for room in table.content.rooms)}
    return form if form < limits.get(kind, form + 1) else None


def _read_shares(state: GameState, form: Any) -> Any:
    if not isinstance(form, dict) or len(form) > MOST_ITEMS:
        return None
    shared: list[int] = []
    for key, count in form.items():
        who = _read(state, "crew", int(key)) if isinstance(key, str) and key.isdecimal() else None
        if (
            who is None
            or str(who) != key
            or isinstance(count, bool)
            or not isinstance(count, int)
            or not 1 <= count <= MOST_ITEMS
        ):
            return None
        shared += [who] * count
    return tuple(sorted(shared)) or None
