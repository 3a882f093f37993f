"""Every option that DECISION offers can be carried out by drag, by two clicks and by keys."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.play.session import Session
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tests.rules.positions import TRACKS, position

MORE = [pytest.param(how, marks=pytest.mark.slow) for how in ("click", "keys")]
DAMAGE = [{"any": 1}, ["bridge"], {"any": 2}, {"any": 3}]


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_random_options_are_carried_out(tmp_path: Path, how: str, seed: int) -> None:
    setup = {"players": 2 + seed, "difficulty": "easy", "seed": 20 + seed, "first": 0}
    play_on(Hands(tmp_path), setup, how, seed)


@pytest.mark.parametrize("how", ["drag", *MORE])
def test_random_options_of_mixed_rooms_are_carried_out(tmp_path: Path, how: str) -> None:
    """R-30: some rooms V1, some V2."""
    setup = {"players": 4, "difficulty": "easy", "seed": 6, "first": 0, "rooms": "mixed"}
    play_on(Hands(tmp_path), setup, how, 3)


@pytest.mark.parametrize("how", ["drag", *MORE])
def test_random_options_of_the_expansions_are_carried_out(tmp_path: Path, how: str) -> None:
    """R-31 to R-33: Damage Control, and the pod from the seventh diverted room on."""
    facts = {"diverted": list(TRACKS)[1:], "damage_control": True, "escape_pod": True, "damage": DAMAGE}
    table = position(4, discard=["data"] * 3, hands=[["metal", "energy"]] * 4, **facts)
    hands = Hands(tmp_path)
    hands.position(table)
    carry_out(hands, {"do": "board"}, how)
    random_options(hands, how, 5)
    log = hands.table.session.log
    kinds = {entry.events[0]["kind"] for entry in log if entry.events and entry.events[0]["type"] == "chose"}
    assert "damage-control" in kinds
    assert any(member["at"] == "pod" for member in hands.state["crew"])


def play_on(hands: Hands, setup: dict[str, Any], how: str, seed: int) -> None:
    """Play a new game to its end by random options."""
    hands.sit_down(Session.new(setup, ENGINE))
    random_options(hands, how, seed)


def random_options(hands: Hands, how: str, seed: int) -> None:
    """Play the game on the table to its end by random options."""
    chance = random.Random(seed)
    session = hands.table.session
    while session.decision is not None:
        options = session.decision["options"]
        # Scavenging to the end of the deck teaches nothing new: the other actions come first.
        kinds = sorted({option.get("do", "") for option in options})
        do = chance.choice(kinds)
        option = chance.choice([option for option in options if option.get("do", "") == do])
        before = len(session.log)
        carry_out(hands, option, how)
        assert len(session.log) == before + 1, f"{option} was not carried out by {how}"
        made = session.log[-1].events[0]["option"]
        assert made == dict(option)
