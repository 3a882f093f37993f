"""What is true of a position, reckoned from STATE and the rules page alone: slow, plain, and by counting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from tests.oracle.tables import DIVERT, REPAIR
from tests.rules.positions import DAMAGE_CARDS

BREACH = (1, 1, 2, 2, 3, 3)
State = dict[str, Any]
Card = tuple[str, ...] | int
"""A Damage card: its rooms, or how many rooms it leaves to the crew."""


def card_of(form: Any) -> Card:
    return form["any"] if isinstance(form, dict) else tuple(form)


def kind(card: Card) -> int:
    """The type of a card, which its back shows: how many rooms it hits."""
    return card if isinstance(card, int) else len(card)


def guarded(state: State, room: Any) -> bool:
    """R-16: a token lies there, or somebody there holds one."""
    place = state["rooms"].index(room)
    held = any(member["at"] == place and member["protection_tokens"] for member in state["crew"])
    return bool(room["protection"]) or held


def bare(state: State) -> set[str]:
    """Rooms whose next hit loses the ship."""
    around = [room for room in state["rooms"] if room["id"] != "energy-core"]
    return {room["id"] for room in around if not any(room["cubes"]) and not guarded(state, room)}


def hypotheses(state: State, seen: Sequence[Card], sunk: Sequence[Card]) -> list[tuple[Card, Fraction]]:
    """Every card that may be drawn next, with its chance, by trying out all that nobody knows (R-31, R-35).

    Args:
        state: STATE.
        seen: cards on top that everybody has seen.
        sunk: cards at the bottom that everybody has seen, the last one last.
    """
    deck = [card_of(card) for card in state["damage_deck"]]
    if not deck:
        return []
    if seen:
        return [(seen[0], Fraction(1))]
    unseen = Counter(deck)
    unseen.subtract(sunk)
    if not unseen.total():
        return [(sunk[0], Fraction(1))]
    lowest = min(map(kind, unseen.elements()))
    if not state["settings"]["damage_control"]:
        pool = [card for card in unseen.elements() if kind(card) == lowest]
        return [(card, Fraction(1, len(pool))) for card in pool]
    struck = Counter(card_of(card) for card in state["damage_discard"])
    gone = struck + Counter(sunk)
    printed = [card for card in DAMAGE_CARDS if len(card) == lowest and not gone[card]]
    there: list[Card] = [] if gone[lowest] else [lowest]
    chances: Counter[Card] = Counter()
    # One of the printed cards has left the game: each of them may be the one.
    for missing in printed:
        cards = [*there, *(card for card in printed if card != missing)]
        for card in cards:
            chances[card] += Fraction(1, len(cards) * len(printed))
    if len(printed) == 1 and there:
        chances = Counter({lowest: Fraction(1)})
    return list(chances.items())


def loses(state: State, card: Card) -> bool:
    """Whether a card loses the ship whatever the crew chooses."""
    lost = bare(state)
    return 8 - len(lost) < card if isinstance(card, int) else bool(lost & set(card))


def may_come(state: State) -> set[Card]:
    """Every card that may still be in the Damage deck, for all that everybody knows of the whole game."""
    if not state["damage_deck"]:
        return set()
    if not state["settings"]["damage_control"]:
        return {card_of(card) for card in state["damage_deck"]}
    struck = {card_of(card) for card in state["damage_discard"]}
    return {*DAMAGE_CARDS, 1, 2, 3} - struck


def turns_of_the_deck(state: State, collected: bool, setup: bool) -> int:
    """How many turns the Resource deck lasts, if each of them collects two cards (R-15, R-17)."""
    cards, left = len(state["damage_deck"]), Fraction(len(state["resource_deck"]))
    crew, who, turns = state["crew"], state["active"], 0
    if setup:
        cards -= 2 - len(state["damage_discard"])
    elif state["phase"] == "damage":
        who += 1
    while True:
        if crew[who % len(crew)]["at"] != "pod":
            left -= 0 if collected else 2
            if left <= 0:
                return turns
            if cards > 0:
                cards -= 1
            else:
                left -= Fraction(sum(BREACH), 6)
            if left <= 0:
                return turns
        turns += not collected
        collected = False
        who += 1


def breach_turn(state: State, setup: bool) -> int:
    """The first turn that rolls for the Hull Breach (R-17); a deserter's turns draw no card (R-32)."""
    cards, crew, who, turn = len(state["damage_deck"]), state["crew"], state["active"], state["turn"]
    if setup:
        cards -= 2 - len(state["damage_discard"])
    elif state["phase"] == "damage":
        who, turn = who + 1, turn + 1
    while cards > 0 or crew[who % len(crew)]["at"] == "pod":
        cards -= crew[who % len(crew)]["at"] != "pod"
        who, turn = who + 1, turn + 1
    return turn


def supply(state: State) -> tuple[int, int, int, int]:
    """Cubes, Action tokens and Protection tokens that are not in play, and undiverted rooms."""
    rooms, crew = state["rooms"], state["crew"]
    return (
        24 - sum(sum(room["cubes"]) for room in rooms) - sum(member["repair_cubes"] for member in crew),
        8 - sum(member["action_tokens"] for member in crew),
        4 - sum(len(room["protection"]) for room in rooms) - sum(m["protection_tokens"] for m in crew),
        8 - sum(room["diverted"] for room in rooms),
    )


def fits(card: str, wanted: str) -> bool:
    """R-8."""
    return card in (wanted, "universal")


def wanted_by(state: State, card: str) -> tuple[set[str], set[str]]:
    """Rooms in which a card repairs an open space, and rooms whose power it helps to divert."""
    around = [room for room in state["rooms"] if room["id"] != "energy-core"]
    repairs = {
        room["id"]
        for room in around
        if any(fits(card, REPAIR[room["id"]][n]) for n, cube in enumerate(room["cubes"]) if not cube)
    }
    diverts = {
        room["id"]
        for room in around
        if not room["diverted"] and any(fits(card, one) for one in DIVERT[room["id"]])
    }
    return repairs, diverts


def rounded(chance: Fraction) -> int:
    """A chance in whole per cent: 0 and 100 only where it is certain."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, int(100 * chance + Fraction(1, 2))))
