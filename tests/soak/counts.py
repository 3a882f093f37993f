"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.rules.positions import COLOURS, DAMAGE_CARDS, GRID, TRACKS, UNIVERSALS

KEYS = {
    "settings", "rooms", "crew", "resource_deck", "resource_discard", "face_up", "damage_deck",
    "damage_discard", "first", "active", "phase", "actions_left", "turn", "result", "pending", "rng",
}  # fmt: skip


def check_counts(state: dict[str, Any]) -> None:
    """Check the game's own counts: cards, Damage cards, cubes, tokens, and the keys of STATE."""
    assert set(state) == KEYS
    crew = state["crew"]
    piles = [state["resource_deck"], state["resource_discard"], state["face_up"]]
    hands = [member["hand"] for member in crew]
    if state["settings"]["players"] == 1:
        assert hands[0] == hands[1] == hands[2], "in solo all show the one shared hand (R-28)"
        hands = hands[:1]
    cards = Counter(card for pile in piles + hands for card in pile)
    expected = Counter(dict.fromkeys(COLOURS, 15)) + Counter(
        universal=UNIVERSALS[state["settings"]["difficulty"]]
    )
    assert cards == expected
    check_damage_cards(state)
    check_deserter(state)
    assert len(state["face_up"]) == 2
    assert sorted(room["id"] for room in state["rooms"]) == sorted(GRID)
    assert all(len(room["cubes"]) == (3 if room["id"] in TRACKS else 0) for room in state["rooms"])
    cubes = sum(sum(room["cubes"]) for room in state["rooms"]) + sum(each["repair_cubes"] for each in crew)
    assert 0 <= cubes <= 24
    assert 0 <= sum(member["action_tokens"] for member in crew) <= 8
    shields = sum(len(room["protection"]) for room in state["rooms"])
    assert 0 <= shields + sum(member["protection_tokens"] for member in crew) <= 4
    assert all(
        min(each["action_tokens"], each["repair_cubes"], each["protection_tokens"]) >= 0 for each in crew
    )
    assert 0 <= state["actions_left"] <= 3
    assert (state["phase"] == "over") == (state["result"] is not None)
    assert state["resource_deck"] or state["phase"] == "over"


def check_damage_cards(state: dict[str, Any]) -> None:
    """R-31: of each type a printed card is out of the game and an open one in it, or none is."""
    found = state["damage_deck"] + state["damage_discard"]
    printed = Counter(tuple(card) for card in found if isinstance(card, list))
    left_out = Counter(map(len, (Counter(DAMAGE_CARDS) - printed).elements()))
    assert not printed - Counter(DAMAGE_CARDS)
    open_cards = sorted(card["any"] for card in found if isinstance(card, dict))
    assert open_cards == ([1, 2, 3] if state["settings"]["damage_control"] else [])
    assert left_out == Counter(open_cards)


def check_deserter(state: dict[str, Any]) -> None:
    """R-32, R-33: at most one, who holds cards only, and only after seven rooms have been diverted."""
    gone = [member for member in state["crew"] if member["at"] == "pod"]
    if gone:
        (deserter,) = gone
        assert state["settings"]["escape_pod"]
        assert sum(room["diverted"] for room in state["rooms"]) >= 7
        assert not deserter["action_tokens"] + deserter["repair_cubes"] + deserter["protection_tokens"]
        assert state["crew"][state["active"]] is not deserter


def check_decision(state: dict[str, Any], decision: dict[str, Any] | None) -> None:
    """Check that something is asked until the end, and that ``pending`` is there only when it is needed."""
    if state["phase"] == "over":
        assert decision is None
        assert state["pending"] is None
        return
    assert decision is not None
    assert decision["options"], "nothing to choose in a game that goes on"
    options = [repr(sorted(option.items(), key=str)) for option in decision["options"]]
    assert len(options) == len(set(options)), "an option is offered twice"
    assert (state["pending"] is None) == (decision["kind"] in ("action", "collect"))
