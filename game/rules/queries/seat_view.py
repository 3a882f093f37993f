"""Tell what the player at a seat may read of a game: STATE without what nobody at the table can know.

The order of the decks, the cards that lie face down outside the game, chance and the seed stay hidden from
everyone. With "no counting" so do the numbers and contents of decks and discard piles, but for cards that the
crew has looked at (R-35). What an ability shows is told by the options of its decision.
"""

from __future__ import annotations

from typing import Any

from game.rules.events import plain_damage
from game.rules.protocol import StateDict, ViewDict
from game.rules.queries.knowledge import DamageCard, Knowledge

PRIVATE = ("pending", "rng", "resource_deck", "resource_discard", "damage_deck", "damage_discard")


def seat_view(state: StateDict, knowledge: Knowledge, seat: int) -> ViewDict:
    """Return what the player at a seat may read: for a bot, and for the window.

    Args:
        state: STATE.
        knowledge: what the crew has seen, begun with `Engine.first_knowledge`.
        seat: the crew index of the reader. All hands lie open, so every seat reads the same.

    Returns:
        STATE without `pending`, `rng` and the seed, with `seat`, and with these in place of decks and piles:

        * `resource_deck`: `count`, `cards` (what it holds, sorted by name) and `top` (cards seen on top);
        * `damage_deck`: `count`, `cards` (what it may hold, by type and name: with Damage Control the printed
          cards that were left out are among them), `top` and `bottom` (cards seen, each list top first);
        * `resource_discard`, `damage_discard`: as in STATE.

        With "no counting" `count`, `cards` and both discard piles are None.

    Raises:
        IndexError: there is no such seat.
    """
    if not 0 <= seat < len(state["crew"]):
        raise IndexError(f"There is no seat {seat} among {len(state['crew'])} crew members.")
    open_count = not state["settings"]["no_counting"]
    view: Any = _copied({key: value for key, value in state.items() if key not in PRIVATE})
    del view["settings"]["seed"]
    top, bottom = knowledge.damage_order(state)
    view["seat"] = seat
    view["resource_deck"] = {
        "count": len(state["resource_deck"]) if open_count else None,
        "cards": sorted(state["resource_deck"]) if open_count else None,
        "top": list(knowledge.deck_top),
    }
    view["damage_deck"] = {
        "count": len(state["damage_deck"]) if open_count else None,
        "cards": _plain(knowledge.damage_left(state)) if open_count else None,
        "top": _plain(top),
        "bottom": _plain(bottom),
    }
    for pile in ("resource_discard", "damage_discard"):
        view[pile] = _copied(state[pile]) if open_count else None
    seen: ViewDict = view
    return seen


def _plain(cards: tuple[DamageCard, ...]) -> list[Any]:
    return [plain_damage(card) for card in cards]


def _copied(value: Any) -> Any:
    """Return plain data that shares nothing with what it was copied from."""
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value
