"""Ask the adviser in tests: whoever thinks answers what is written, at the table and in dialogs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.advice.views import Worth
from game.app.table.table_scene import TableScene
from game.storage.settings.preferences import Preferences
from tests.play.test_pad import Pad
from tests.rules.positions import position

WAY = [{"do": "move", "room": "crew-quarters"}, {"do": "move", "room": "energy-core"}, {"do": "finish"}]
STAY = [{"do": "scavenge"}]
OTHER = [{"do": "move", "room": "engine-room"}, {"do": "finish"}]
ENGINE_ROOM = 3
WORTHS = [f"adviser-worth-{worth}" for worth in Worth]
HANDS = [["data", "metal"], ["energy"], ["data", "data"]]


class Asked:
    """Whoever thinks: it answers what is written, once it is told to."""

    def __init__(self, **told: Any) -> None:
        chances = ((0.58, 1, WAY), (0.51, 2, OTHER), (0.39, 3, STAY))
        plans = [
            {"choices": way, "win": win, "margin": 0.03, "rank": rank, "why": None}
            for win, rank, way in chances
        ]
        ending = {"choices": [{"do": "finish"}], "win": 0.22, "margin": 0.03}
        self.told = {
            "calibrated": True,
            "crew": "cadet",
            "plans": plans,
            "ending": ending,
            "tries": 70,
            "share": 1.0,
            **told,
        }
        self.lines: list[Mapping[str, Any]] = []
        self.cancelled = 0
        self.answer: Mapping[str, Any] | None = None
        self.late = False

    def __call__(self, line: Mapping[str, Any]) -> Asked:
        self.lines.append(line)
        self.answer = None
        return self

    def tell(self) -> None:
        own = {**self.told["plans"][1], "choices": self.lines[-1]["done"]} if self.lines[-1]["done"] else None
        self.answer = {**self.told, "own": own}

    def wait(self, seconds: float | None = None) -> Mapping[str, Any] | None:
        return self.answer

    def cancel(self) -> None:
        self.cancelled += 1


@pytest.fixture
def hands(tmp_path: Path) -> Pad:
    return Pad(tmp_path, Preferences(animation="off", language="en", adviser="asked"))


def seated(hands: Pad, asked: Asked, **settings: Any) -> TableScene:
    hands.app.change_settings(**settings)
    table = hands.position(position(3, hands=HANDS, at=[0, 1, 2], tokens=[1, 0, 0]))
    table.advising.ask = asked
    return table


def press(hands: Pad, key: str) -> None:
    """A key of the keyboard; a pad has other ways for most of them."""
    super(Pad, hands).key(key)
    hands.app.advance(1)


def settle(hands: Pad) -> None:
    """Time for an answer: one plan is read in a frame."""
    for _ in range(6):
        hands.app.advance(10)


def opened(hands: Pad, asked: Asked) -> AdviserSheet:
    press(hands, "h")
    assert isinstance(hands.top, AdviserSheet)
    asked.tell()
    settle(hands)
    sheet: AdviserSheet = hands.top
    return sheet


def question(hands: Pad, room: str, **changes: Any) -> DecisionDialog:
    """The dialog of a room that is used."""
    table = hands.position(position(3, hands=HANDS, at=[room, 1, 2], **changes))
    table.propose(next(one for one in table.position.options if one["do"] == "activate"))
    hands.app.advance(10)
    dialog: DecisionDialog = hands.top
    return dialog


def counselled(hands: Pad, dialog: DecisionDialog, **told: Any) -> Asked:
    """Somebody who would answer with the last option, or with the first, whatever follows."""
    options = list(dialog.options)
    plans = [
        {"choices": [options[-1], STAY[0]], "win": 0.5, "margin": 0.02, "rank": 1, "why": None},
        {"choices": [options[-1], OTHER[0]], "win": 0.5, "margin": 0.02, "rank": 1, "why": None},
        {"choices": [options[0]], "win": 0.4, "margin": 0.02, "rank": 3, "why": None},
    ]
    asked = Asked(**{"plans": plans, **told})
    dialog.table.advising.ask = asked  # type: ignore[attr-defined]
    return asked


def judged(hands: Pad, asked: Asked, *ways: list[dict[str, Any]]) -> None:
    """More is thought: so many plans are the best by now, in this order, and the others follow them."""
    others = [plan["choices"] for plan in asked.told["plans"] if plan["choices"] not in ways]
    plans = [
        {"choices": way, "win": 0.9 - 0.2 * n, "margin": 0.03, "rank": n + 1, "why": None}
        for n, way in enumerate((*ways, *others))
    ]
    asked.told = {**asked.told, "plans": plans}
    asked.tell()
    settle(hands)
