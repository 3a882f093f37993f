"""Every option that DECISION offers can be carried out by drag, by two clicks and by keys."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.app.session import Session
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
@pytest.mark.parametrize("seed", range(2))
def test_random_options_are_carried_out(tmp_path: Path, how: str, seed: int) -> None:
    hands = Hands(tmp_path)
    setup = {"players": 2 + seed, "difficulty": "easy", "seed": 20 + seed, "first": 0}
    hands.sit_down(Session.new(setup, ENGINE))
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
