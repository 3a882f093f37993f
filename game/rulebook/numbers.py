"""The numbers that the rulebook tells: all of them from the content, none of them typed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rulebook.book import Book
from game.rules.content import Content
from game.rules.queries.facts import action_cost, pod_goal, sides_of
from game.wording import Catalogue, sides_words


def numbers_of(texts: Catalogue, book: Book, content: Content) -> dict[str, Any]:
    """Return what texts of the rulebook may tell, by the names that the content has for it.

    Args:
        texts: the catalogue, for tables of the die.
        book: the rulebook: expansions that are not in the game have numbers, too.
        content: that of the game, or the base content.

    Returns:
        Every plain number of the content; what lies in the supply; `face-up`; `power`, the rooms whose power
        can be diverted, and `rooms`, all of them; `spaces` and `cost`, the most that a room has; `hand-1` to
        `hand-4`, the cards dealt; `kinds` and `copies` of Resource cards; `damage-1` to `damage-3` and
        `damage-cards`; `setup-cubes`, those that the first damage takes; `cost-<action>`; `pod-rooms`; and
        the words `scavenge-sides` and `breach-sides`.
    """
    found: dict[str, Any] = {
        name: node.integer(name, 0, 99) for name, node in content.numbers.items() if node.is_integer
    }
    found |= content.supplies
    around = [content.rooms[index] for index in content.ship]
    fixed = [item.copies for item in content.resources if item.copies is not None]
    printed = Counter(card.type for card in content.damage if not card.swapped_in)
    worst = max((len(card.rooms) for card in content.damage if not card.swapped_in), default=0)
    dealt = content.numbers["starting-hand"].mapping("starting hands")
    found |= {
        "face-up": content.face_up,
        "power": len(around),
        "rooms": len(around) + 1,
        "spaces": max(len(room.repair) for room in around),
        "cost": max(len(room.divert) for room in around),
        "kinds": len(fixed),
        "copies": max(fixed, default=0),
        "damage-cards": sum(printed.values()),
        "setup-cubes": content.numbers["setup-damage"].integer("a number of cards", 0, 99) * worst,
        "scavenge-sides": sides_words(texts, sides_of(content, "scavenge")),
        "breach-sides": sides_words(texts, sides_of(content, "hull-breach")),
    }
    found |= {f"hand-{count}": node.integer("a number of cards", 0, 9) for count, node in dealt.items()}
    found |= {f"damage-{kind}": count for kind, count in printed.items()}
    for _, edition in book.editions(content):
        goal = pod_goal(edition)
        if goal is not None:
            found.setdefault("pod-rooms", goal)
        for name in edition.actions:
            found.setdefault(f"cost-{name}", action_cost(edition, name))
        crew = [one.crew for one in edition.present if one.crew is not None]
        if crew:
            found.setdefault("solo-crew", crew[0])
    return found
