"""Four crew members who hold pieces of every kind: no sign in their panels lies over another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import TableKey
from game.app.table.paint.panels.crew_panel import crew_heads
from game.app.views.layout import Laid
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tools.pictures import demo
from tools.pictures.table_pictures import ruled
from tools.studio import Studio

HALF = 0.5
"""So many units are lost in rounding."""


def leaves(laid: Laid) -> Iterator[Rect]:
    """The signs and words of a panel."""
    for rect, part in laid.walk():
        if part.view.kind == "leaf" and part.view.what is not None:
            yield rect


def over(one: Rect, other: Rect) -> bool:
    """Whether two places lie over each other."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > HALF and down > HALF


@pytest.mark.parametrize("text", [100, 125, 150, 200])
@pytest.mark.parametrize("language", ["en", "de", "ru", "ja"])
@pytest.mark.parametrize("pod", [False, True])
def test_no_sign_lies_over_a_token(tmp_path: Path, language: str, text: int, pod: bool) -> None:
    kit = Studio(tmp_path, (1280, 720), Preferences(text=text, language=language)).kit
    view = ruled(kit, demo.state())
    rooms = [room.id for room in view.rooms]
    crew = [
        replace(view.crew[n % len(view.crew)], crew=n, room=rooms[n], tokens=3 - n % 2, cubes=1, shields=1)
        for n in range(4)
    ]
    shape = replace(view.shape, hands=(2, 3, 3, 1), crew_at=(0, 1, 2, 3), pod=pod)
    size = Layout.of(shape, kit.viewport.design, kit.text).frames[TableKey.crew(0)].rect("head")[2:]
    for head in some(crew_heads(kit, [(one, one.crew) for one in crew], size)):
        found = list(leaves(head))
        assert len(found) >= 5
        assert not [pair for pair in combinations(found, 2) if over(*pair)]
