"""The contact sheet: it shows what there is."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools import contact_sheet
from tools.pictures import demo
from tools.studio import Studio, names


@pytest.fixture
def studio(tmp_path: Path) -> Studio:
    return Studio(tmp_path, (1280, 720))


def test_what_it_shows_exists() -> None:
    known = set(names())
    assert set(contact_sheet.SCREENS) | set(contact_sheet.PIECES) <= known
    assert len(contact_sheet.SCREENS) % contact_sheet.COLUMNS == 0


def test_every_side_of_every_room_is_there_in_all_states(studio: Studio) -> None:
    shown = dict(contact_sheet.room_states(studio.kit))
    assert len(shown) == 2 * (len(demo.ROOMS) - 1) + 1
    for name, states in shown.items():
        if states[0].core:
            assert [sum(state.lit) for state in states] == [0, 2, 4, 6, 8]
        else:
            assert [state.gone for state in states] == [0, 1, 2, 3, 0]
            assert [state.diverted for state in states] == [False] * 4 + [True], name


def test_the_sheet_is_as_small_as_it_must_be(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contact_sheet, "SCREENS", ("title", "menu", "confirm", "error"))
    monkeypatch.setattr(contact_sheet, "LARGEST", 400_000)
    path = tmp_path / "docs" / "sheet.jpg"
    contact_sheet.write(studio, path)
    assert path.stat().st_size <= 400_000
    w, h = pygame.image.load(path).get_size()
    assert w > 500 and h > w / 2
