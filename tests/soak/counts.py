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
    cards = Counter(card for pile in piles + [member["hand"] for member in crew] for card in pile)
    expected = Counter(dict.fromkeys(COLOURS, 15)) + Counter(
        universal=UNIVERSALS[state["settings"]["difficulty"]]
    )
    assert cards == expected
    damage = Counter(tuple(card) for card in state["damage_deck"] + state["damage_discard"])
    assert damage == Counter(DAMAGE_CARDS)
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
