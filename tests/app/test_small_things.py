"""Small things that a picky eye finds: edges apart, empty frames, square lights, shrunk pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Rect
from game.app.scenes.saves import ship_tile
from game.app.scenes.settings.settings_preview import Hopper
from game.app.table.model.table_view import TableView
from game.app.table.paint.panels import dock
from game.storage.settings.preferences import Preferences
from tools.pictures import demo
from tools.studio import Studio


def test_the_keys_have_one_left_edge(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    texts = studio.kit.texts
    left = {text.text: text.rect[0] for text in studio.take("settings-keys").texts}
    note = next(words for words in left if texts("settings-keys-note").startswith(words))
    wanted = (note, texts("settings-keys-actions").upper(), texts("command-move"))
    edges = [edge for words, edge in left.items() if words in wanted or words.upper() in wanted]
    assert len(edges) == 3 and max(edges) - min(edges) <= 4, "but for what the letters leave"


def test_the_crew_member_walks_through_rooms(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    surface = studio.take("settings-motion").surface
    form = studio.app.stack.top.form  # type: ignore[attr-defined]
    x, y, w, h = next(widget for widget in form.widgets if isinstance(widget, Hopper)).rect
    for n in range(4):
        frame = (x + n * (w + 16) / 4 + 10, y + 30, (w - 48) / 4 - 20, h - 40)
        part = pygame.transform.smoothscale(surface.subsurface(studio.kit.viewport.rect(frame)), (8, 4))
        tones = {tuple(c // 16 for c in part.get_at((i, j))) for i in range(8) for j in range(4)}
        assert len(tones) > 6, "an empty frame"


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_picture_of_a_game_stays_large_in_large_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    places: list[Rect] = []
    monkeypatch.setattr(ship_tile, "draw_save_picture", lambda canvas, rect, *_: places.append(rect))
    Studio(tmp_path, (1280, 720), Preferences(text=200, language=language)).take("saves")
    assert places and min(place[2] for place in places) > 300


def test_the_light_of_a_token_has_its_shape(tmp_path: Path) -> None:
    """Beside the cut corner of an octagon there is less light than beside its sides."""
    kit = Studio(tmp_path, (1920, 1080)).kit
    view = TableView.of(demo.state(), None, facts=demo.facts(), texts=kit.texts)
    lit = replace(view.dock, actions=0, tokens=1, working=True)
    canvas = Canvas.of_size(kit, 280, 80)
    dock._tokens(canvas, lit, 40, 280)
    side = canvas.surface.get_at((138 + 19, 40 - 21)).a
    corner = canvas.surface.get_at((138 + 2, 40 - 18)).a
    assert side > 50 and corner < 0.7 * side
