"""The log against STATE before and after: every card, cube and token that it tells of has gone that way."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

from game.app.table.model.words.log_text import lines_of
from game.play.session import Session
from game.texts import Texts
from tests.oracle.lockstep import keen
from tests.truth.positions import ENGINE, arranged

QUICK, ALL = 60, 500
PARTS = [("quick", QUICK), *(pytest.param((f"part {n}", ALL), marks=pytest.mark.slow) for n in range(4))]
"""How many games, of a dozen choices each."""
WORDS = {"a": 1, "an": 1, "one": 1, "two": 2}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part[0])
def test_every_line_is_borne_out_by_what_has_changed(part: tuple[str, int], texts: Texts) -> None:
    told: Counter[str] = Counter()
    for seed in range(part[1]):
        rng = random.Random(f"log {part[0]} {seed}")
        session = Session.load(arranged(rng), ENGINE)
        for _ in range(12):
            if session.decision is None:
                break
            before = session.state
            session.apply(keen(rng, session.decision["options"]))
            told += _Ledger(session, before, texts).check()
    wanted = ("hand", "deck", "cubes", "hits", "tokens", "turn")
    assert all(told[fact] for fact in wanted), told


class _Ledger:
    """What the lines of one choice say has come and gone."""

    def __init__(self, session: Session, before: dict[str, Any], texts: Texts) -> None:
        self.before, self.after = before, session.state
        self.names = [member["name"] for member in self.after["crew"]]
        self.solo = self.after["settings"]["players"] == 1
        events = session.log[-1].events
        self.lines = [line.text for line in lines_of(texts, self.names, events, session.facts)]

    def check(self) -> Counter[str]:
        """Compare; return how often something of each kind was told."""
        told: Counter[str] = Counter()
        told["hand"] += self._hands()
        told["deck"] += self._torn()
        told["cubes"] += self._cubes()
        told["tokens"] += self._tokens()
        told["hits"] += sum("loses a cube" in line for line in self.lines)
        for line in self.lines:
            if found := re.match(r"Turn (\d+): (.+)$", line):
                told["turn"] += 1
                assert int(found[1]) <= self.after["turn"] and found[2] in self.names
            if found := re.match(r"(.+) (?:moves|goes) to (.+)$", line):
                assert self._at(found[1]) in (_room(found[2]), "pod") or len(self.lines) > 1
        return told

    def _at(self, name: str) -> str:
        at = self.after["crew"][self.names.index(name)]["at"]
        return at if at == "pod" else self.after["rooms"][at]["id"]

    def _hands(self) -> int:
        """Cards that came to hands and left them."""
        change: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        for line in self.lines:
            for pattern, who, sign in _CARDS:
                if found := re.match(pattern, line):
                    cards = _cards(found["cards"])
                    change[found["name"]].update({card: sign * n for card, n in cards.items()})
                    if who:
                        change[found["other"]].update(cards)
            if found := re.match(r"(?P<name>.+) swaps (?P<given>.+) for face-up (?P<taken>.+)$", line):
                change[found["name"]].update(_cards(found["taken"]))
                change[found["name"]].subtract(_cards(found["given"]))
        if self.solo:
            whole: Counter[str] = Counter()
            for one in change.values():
                whole.update(one)
            change = dict.fromkeys(self.names, whole)
        for name, then, now in zip(self.names, self.before["crew"], self.after["crew"], strict=True):
            expected = Counter(now["hand"])
            expected.subtract(Counter(then["hand"]))
            assert {c: n for c, n in change[name].items() if n} == {c: n for c, n in expected.items() if n}, (
                self.lines
            )
        return sum(bool(one) for one in change.values())

    def _torn(self) -> int:
        """Cards that the deck lost to the discard pile."""
        found = [
            line for line in self.lines if line.startswith(("Lost to space: ", "Discarded from the deck: "))
        ]
        for line in found:
            roll = next((one for one in self.lines if one.startswith("Hull Breach, roll ")), None)
            if roll is not None and line.startswith("Lost"):
                count = sum(_cards(line.removeprefix("Lost to space: ")).values())
                assert f"{ {1: 'one card', 2: '2 cards', 3: '3 cards'}[count] } lost" in roll
        return len(found)

    def _cubes(self) -> int:
        """Cubes that were put on rooms and taken off them."""
        change: Counter[str] = Counter()
        for line in self.lines:
            if found := re.match(r"(.+) loses a cube$", line):
                change[_room(found[1])] -= 1
            if found := re.match(r".+? repairs (.+?) with [^:]+(?:: (\d) cubes)?$", line):
                change[_room(found[1])] += int(found[2] or 1)
        for then, now in zip(self.before["rooms"], self.after["rooms"], strict=True):
            assert change[now["id"]] == sum(now["cubes"]) - sum(then["cubes"]), self.lines
        return sum(map(bool, change.values()))

    def _tokens(self) -> int:
        """Action tokens gained and spent; what somebody in the pod gave up is not told one by one."""
        change: Counter[str] = Counter()
        for line in self.lines:
            if found := re.match(r"(.+) gains (an|\d) Action tokens?$", line):
                change[found[1]] += WORDS.get(found[2]) or int(found[2])
            if found := re.match(r"(.+) spends an Action token$", line):
                change[found[1]] -= 1
        for name, then, now in zip(self.names, self.before["crew"], self.after["crew"], strict=True):
            if now["at"] != "pod":
                assert change[name] == now["action_tokens"] - then["action_tokens"], self.lines
        return sum(map(bool, change.values()))


_CARDS = (
    (r"(?P<name>.+) draws (?P<cards>.+)$", False, 1),
    (r"(?P<name>(?:(?! swaps ).)+) takes (?P<cards>.+), face up$", False, 1),
    (r"(?P<name>.+) takes (?P<cards>.+) from the discard pile$", False, 1),
    (r"(?P<name>.+) gives (?P<cards>(?!.+ (?:cubes?|tokens?) to ).+) to (?P<other>.+)$", True, -1),
    (r"(?P<name>.+) discards (?P<cards>.+)$", False, -1),
    (r"(?P<name>.+) puts (?P<cards>.+) on the discard pile$", False, -1),
    (r"(?P<name>.+) diverts power from .+ with (?P<cards>.+)$", False, -1),
    (r"(?P<name>.+) repairs .+? with (?P<cards>(?!a held cube)[^:]+?)(?:: \d cubes)?$", False, -1),
)
"""Lines that move cards of a hand: whether somebody else gets them, and whether they come (1) or go (-1)."""


def _cards(words: str) -> Counter[str]:
    """Read "2 data, metal and a Universal card"."""
    found: Counter[str] = Counter()
    for part in re.split(r", | and ", words):
        number, _, kind = part.partition(" ")
        count = int(number) if number.isdigit() else 1
        name = kind if number.isdigit() or number in WORDS else part
        found["universal" if name.startswith("Universal") else name] += count
    return found


def _room(words: str) -> str:
    """Read "the Mess Hall", at the beginning of a sentence or inside it."""
    return words.casefold().removeprefix("the ").replace(" ", "-")
