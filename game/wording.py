"""Names and lists inside sentences: rooms, resources, "a, b and c"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol


class Catalogue(Protocol):
    """Makes words from a message id and its values (`game.texts.Texts`)."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the words of a message."""
        ...

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        ...


def room_name(texts: Catalogue, room_id: str) -> str:
    """A room's name inside a sentence ("the Bridge"); as it stands where nothing else is said of it."""
    own = f"play-room-{room_id}"
    return texts(own) if texts.has(own) else texts("play-room", name=texts(f"room-{room_id}"))


def room_brief(texts: Catalogue, room_id: str) -> str:
    """A room's name where there is little room for it; the whole one where there is no shorter."""
    brief = f"room-{room_id}-brief"
    return texts(brief if texts.has(brief) else f"room-{room_id}")


def difficulty_name(texts: Catalogue, difficulty: str) -> str:
    """A difficulty's name; its id where a file names one that is not known here."""
    key = f"difficulty-{difficulty}"
    return texts(key) if texts.has(key) else difficulty


def resource_name(texts: Catalogue, resource: str) -> str:
    """A resource's name inside a sentence."""
    return texts(f"play-resource-{resource}")


def settings_words(
    texts: Catalogue,
    difficulty: str,
    rooms: str = "v1",
    expansions: Iterable[str] = (),
    no_counting: bool = False,
) -> str:
    """Return what a game is played with, its difficulty first.

    Args:
        texts: the catalogue.
        difficulty: id.
        rooms: which variants: `v1`, `v2`, `mixed` or `pick`.
        expansions: ids; those that are not known here are told by them.
        no_counting: whether hidden cards are not counted.
    """
    told = [difficulty_name(texts, difficulty)]
    if rooms != "v1":
        told.append(texts(f"saves-mode-rooms-{rooms}"))
    keys = {id: f"expansion-{id}" for id in expansions}
    told += [texts(key) if texts.has(key) else id for id, key in keys.items()]
    if no_counting:
        told.append(texts("saves-mode-no-counting"))
    return " · ".join(told)


def damage_words(texts: Catalogue, card: Any) -> str:
    """A Damage card in words: its rooms, or how many the crew may choose (R-31)."""
    if isinstance(card, Mapping):
        return texts("play-any-rooms", count=card["any"])
    return listing(texts, (room_name(texts, room) for room in card))


def listing(texts: Catalogue, words: Iterable[str], joint: str = "and") -> str:
    """Words as one list: "a", "a and b", "a, b and c" (or with "or")."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    head = items[0]
    for item in items[1:-1]:
        head = texts("play-list-more", head=head, next=item)
    return texts(f"play-list-{joint}", head=head, last=items[-1])


def enumeration(texts: Catalogue, words: Iterable[str]) -> str:
    """Words one after the other: "a, b, c"."""
    head, *rest = words
    for item in rest:
        head = texts("play-list-more", head=head, next=item)
    return head


def _some(texts: Catalogue, kind: str, count: int) -> str:
    """So many cards of a resource, in words of its own if it has them."""
    own = f"play-counted-{kind}"
    name = resource_name(texts, kind)
    return texts(own if texts.has(own) else "play-counted", count=count, resource=name)


def counted(texts: Catalogue, resources: Iterable[str]) -> str:
    """Resources with their counts: "1 energy and 2 metal"."""
    cards = list(resources)
    return listing(
        texts,
        (_some(texts, kind, cards.count(kind)) for kind in dict.fromkeys(cards)),
    )


def counted_or_plain(texts: Catalogue, resources: Iterable[str]) -> str:
    """Resources as words, with a count only where there is more than one of a kind."""
    cards = list(resources)
    return listing(
        texts,
        (
            resource_name(texts, kind) if cards.count(kind) == 1 else _some(texts, kind, cards.count(kind))
            for kind in dict.fromkeys(cards)
        ),
    )


def sides_words(texts: Catalogue, table: Sequence[int]) -> str:
    """Return what the sides of the die find or cost, neighbouring equal ones together."""
    words = []
    first = 0
    for n, cards in enumerate(table):
        if n + 1 == len(table) or table[n + 1] != cards:
            words.append(
                texts("play-tip-side", first=first + 1, last=n + 1, shown=n + 1 - first, cards=cards)
            )
            first = n + 1
    return enumeration(texts, words)
