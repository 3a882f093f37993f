"""The firsts that the records page tells: `firsts.yaml`, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.rules.loader.yaml_nodes import Node, read_yaml
from game.storage.logbook.flights import Flight

FILE = "firsts.yaml"
MOST = 12
_KEYS = ("difficulty", "players", "expansion", "rooms", "cards")


@dataclass(frozen=True)
class First:
    """Something that is done for the first time by rescuing a ship; what is None or empty does not matter.

    Args:
        text: id of the message with its name.
        difficulty: of the flight.
        players: how many.
        expansion: that it is with.
        rooms: one of these variants.
        cards: at most so many are left.
    """

    text: str
    difficulty: str = ""
    players: int | None = None
    expansion: str = ""
    rooms: tuple[str, ...] = ()
    cards: int | None = None

    def done_by(self, flight: Flight) -> bool:
        """Tell whether a flight is such a rescue."""
        return (
            flight.won
            and self.difficulty in ("", flight.difficulty)
            and self.players in (None, flight.players)
            and (not self.expansion or self.expansion in flight.expansions)
            and (not self.rooms or flight.rooms in self.rooms)
            and (self.cards is None or flight.cards <= self.cards)
        )


def read_firsts(folder: Path) -> tuple[First, ...]:
    """Return the firsts of a data folder, in their order.

    Raises:
        ContentError: something is wrong; it says what and where.
    """
    node = read_yaml(folder, folder / FILE)
    found = tuple(_first(one) for one in node.mapping("the firsts").values())
    if len(found) > MOST:
        raise node.error(f"{len(found)} firsts", f"at most {MOST}")
    return found


def _first(node: Node) -> First:
    told = node.record("a first", ("text",), _KEYS)
    rooms = told["rooms"].children if "rooms" in told else ()
    return First(
        told["text"].text,
        difficulty=_text(told.get("difficulty")),
        players=_count(told.get("players")),
        expansion=_text(told.get("expansion")),
        rooms=tuple(one.text for one in rooms),
        cards=_count(told.get("cards")),
    )


def _text(node: Node | None) -> str:
    return "" if node is None else node.text


def _count(node: Node | None) -> int | None:
    if node is None:
        return None
    if not node.is_integer:
        raise node.error(node.describe(), "a whole number")
    return int(node.text)
