"""The help's callouts: each has a line to what it names, which runs below no other; none covers another."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from game.app.drawing.viewport import Rect, inside
from game.app.table.dialogs.panels.help_panel import ORDER, HelpPanel
from game.app.table.model.table_keys import TableKey
from game.storage.settings.preferences import Preferences
from game.texts import languages
from tests.screens.words import write_only
from tests.shares import mostly_slow
from tools.studio import Studio

NAMED = ("hand", "undo", "adviser", "log")
LOOKS = [
    *(((1280, 720), text, language) for text in (100, 150, 200) for language in ("en", "de", "ja", "ru")),
    *(((1920, 1080), text, language) for text in (100, 200) for language in ("de", "ja")),
    *(((1280, 720), 100, language) for language in languages() if language not in ("en", "de", "ja", "ru")),
]


def over(one: Rect, other: Rect) -> bool:
    """Tell whether two rectangles cover each other."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > 0 and down > 0


@pytest.mark.parametrize(("size", "text", "language"), mostly_slow(LOOKS, 6))
def test_every_callout_leads_to_what_it_names(
    size: tuple[int, int], text: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_only(monkeypatch.setattr)
    studio = Studio(tmp_path, size, Preferences(text=text, language=language))
    studio.take("play-help-panel")
    panel = studio.app.top
    assert isinstance(panel, HelpPanel)
    boxes = {name: panel.laid.rect(("callout", name)) for name in ORDER}
    for (name, box), (other_name, other) in combinations(boxes.items(), 2):
        assert not over(box, other), (name, other_name)
    wide, high = panel.app.kit.viewport.design
    buttons = [panel.laid.rect(name) for name in ("close", "rulebook")]
    for name, (x, y, w, h) in boxes.items():
        assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high, name
        assert not any(over((x, y, w, h), button) for button in buttons), name
    layout, told = panel.shown.layout, set()
    for name, about, way in panel.pointers():
        told.add(name)
        end = way[-1]
        assert inside((about[0] - 1, about[1] - 1, about[2] + 2, about[3] + 2), end), (name, "falls short")
        for start, stop in pairwise(way):
            part = (
                min(start[0], stop[0]),
                min(start[1], stop[1]),
                abs(start[0] - stop[0]) + 0.1,
                abs(start[1] - stop[1]) + 0.1,
            )
            below = [other for other, box in boxes.items() if other != name and over(part, box)]
            assert not below, (name, "its line runs below", below)
        if name in NAMED and name != "hand":
            assert about == layout.rect(TableKey(name)), name
    assert told >= set(ORDER) - {"ask"}
