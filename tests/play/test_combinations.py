"""Whole games with several modes at once, by every way of the hands, from the setup screen's own settings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.play.session import Session
from game.storage.settings.new_game import Participant
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out

NAMES = ("Teo", "Mara", "Joon", "Ines")
DAMAGE, POD = "damage-control", "escape-pod"
OFFER = Available(ENGINE.content)
WAYS = ("drag", "click", "keys")
MOST_CHOICES = 500


def crew(count: int) -> tuple[Participant, ...]:
    return tuple(Participant(NAMES[n], n) for n in range(count))


def pick(chance: random.Random, asked: Any) -> Mapping[str, Any]:
    """One of the options: every kind of action as likely as any other, the end of the actions seldom."""
    options = list(asked.options)
    if not asked.acting:
        return chance.choice(options)
    kinds = sorted({option["do"] for option in options})
    kind = chance.choice([name for name in kinds if name != "finish" or chance.random() < 0.4] or ["finish"])
    return chance.choice([option for option in options if option["do"] == kind])


@pytest.mark.parametrize(
    ("count", "modes"),
    [
        (1, {"rooms": "v2", "expansions": {DAMAGE}, "no_counting": True}),
        pytest.param(
            *(2, {"rooms": "v2", "expansions": {DAMAGE}, "no_counting": True}), marks=pytest.mark.slow
        ),
        (4, {"rooms": "v2", "expansions": {DAMAGE, POD}, "no_counting": True}),
        (3, {"rooms": "mixed", "expansions": {DAMAGE, POD}}),
    ],
)
def test_everything_at_once(tmp_path: Path, count: int, modes: dict[str, Any]) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", confirm=False))
    modes["expansions"] = frozenset(modes["expansions"])
    draft = Draft(crew(OFFER.crew(count)), "realist", None, "12", seats=count, offer=OFFER, **modes)
    hands.sit_down(Session.new(draft.setup(0), ENGINE, hands.app.shelf, draft.marks))
    chance = random.Random(count)
    for number in range(MOST_CHOICES):
        asked = hands.table.position
        if asked.asked is None:
            break
        option = dict(pick(chance, asked))
        carry_out(hands, option, WAYS[number % len(WAYS)])
        assert hands.table.session.log[-1].events[0]["option"] == option, (asked.origin, option)
        if number % 7 == 0:
            hands.app.show()
    assert isinstance(hands.top, EndingScene)


def test_an_order_of_cards_counts_nothing_where_nothing_is_counted(tmp_path: Path) -> None:
    hands = Hands(tmp_path)
    draft = Draft(crew(2), "easy", None, "12", seats=2, offer=OFFER, no_counting=True)
    session = Session.new(draft.setup(0), ENGINE)
    state = dict(session.state)
    place = [room["id"] for room in state["rooms"]].index("cargo-hold")
    state["rooms"][place]["cubes"] = [True] * 3
    state["crew"][state["active"]]["at"] = place
    state["pending"] = None
    hands.position(state)
    hands.key("a")
    assert hands.top is not hands.table
    assert str(len(state["resource_deck"])) not in hands.texts()
