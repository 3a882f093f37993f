"""The tiles of the saved games: scrolling, tabs, arrows, and what a tile tells."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.navigation.scene import Scene
from game.app.scenes.saves import ship_tile
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.saves.ship_list import ShipList
from game.app.shell.app import App
from game.storage.games.library import LibraryEntry
from tests.app.saved_games import begin, keep, many
from tests.app.stage import Hands


def test_a_long_list_scrolls(app: App, show: Callable[[Scene], Hands]) -> None:
    many(app, 40)
    hands = show(SavesScene())
    rows = hands.widget("list")
    assert isinstance(rows, ShipList)
    first = [number for number, _ in rows.shown()]
    pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-5, precise_y=-5.0))
    hands.run()
    assert [number for number, _ in rows.shown()] != first
    for key in (pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_UP):
        hands.key(key)
        rows = hands.widget("list")
        assert isinstance(rows, ShipList)
        x, y, w, h = rows.on_screen(rows.place_of(rows.chosen))
        assert y >= rows.rect[1] - 1 and y + h <= rows.rect[1] + rows.rect[3] + 1, "what is chosen is seen"
    assert rows.chosen == 39 - rows.columns
    x, y, w, h = rows.rect
    hands.down((x + w - 20, y + h - 5))
    hands.move((x + w - 20, y + 5))
    hands.up((x + w - 20, y + 5))
    assert hands.widget("list").offset == 0  # type: ignore[attr-defined]
    assert rows.chosen == 39 - rows.columns, "who takes hold of the bar chooses nothing"


def test_of_hundreds_of_games_only_those_seen_are_painted(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    many(app, 60)
    painted: list[str] = []

    paint = ship_tile.draw_save_picture
    monkeypatch.setattr(
        ship_tile,
        "draw_save_picture",
        lambda canvas, rect, entry, read: (painted.append(entry.name), paint(canvas, rect, entry, read)),
    )
    named: list[str] = []

    def name_of(scene: SavesScene, entry: LibraryEntry) -> str:
        named.append(entry.name)
        return ""

    monkeypatch.setattr(SavesScene, "_ship_name", name_of)
    hands = show(SavesScene())
    hands.words()
    assert 6 <= len(set(painted)) <= 9
    assert set(named) == set(painted), "nor is it asked of others what their ships are called"


def test_each_tab_shows_its_ships(app: App, show: Callable[[Scene], Hands]) -> None:
    over = begin(app)
    while over.decision is not None:
        over.apply(over.decision["options"][-1])
    app.library.save("went down", over.to_json())
    keep(app, "one", "two")
    hands = show(SavesScene())
    assert "In flight 2" in hands.words() and "Lost 1" in hands.words()
    assert "Rescued 0" in hands.words(), "a game that was saved under a name is in flight"
    assert "went down" not in hands.words()
    tabs = hands.widget("tab")
    hands.click(centre(tabs.cells[2].rect))  # type: ignore[attr-defined]
    assert hands.scene.entry.name == "went down" and "film" in hands.controls()
    hands.key(pygame.K_DELETE)
    hands.click("yes")
    assert "No ships here" in hands.words() and "delete" not in hands.controls()
    hands.click(centre(hands.widget("tab").cells[0].rect))  # type: ignore[attr-defined]
    hands.key(pygame.K_z)
    assert hands.scene.entry.name == "went down", "what is brought back is shown, in its tab"


def test_arrows_lead_out_of_the_tiles(app: App, show: Callable[[Scene], Hands]) -> None:
    keep(app, "one", "two", "three", "four")
    hands = show(SavesScene())
    chosen = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP):
        hands.key(key)
        chosen.append(hands.scene.chosen)
    assert chosen == [1, 2, 3, 2, 3, 0], "below a full row the last tile; rows follow each other"
    hands.key(pygame.K_UP)
    assert hands.scene.form.focus.key in ("tab", "back", "records", "paste")
    hands.scene.form.focus_on("list", by_key=True)
    for _ in range(2):
        hands.key(pygame.K_DOWN)
    assert hands.scene.form.focus.key in ("rename", "delete", "line", "watch", "load")


def test_a_tile_tells_how_many_rooms_are_diverted(app: App, show: Callable[[Scene], Hands]) -> None:
    game = begin(app, 1).to_json()
    for room in game["state"]["rooms"][:2]:
        room["diverted"] = True
    app.library.save("two", game)
    (entry,) = app.library.list()
    assert entry.summary is not None and (entry.summary.diverted, entry.summary.goal) == (2, 8)
    assert "2/8" in show(SavesScene()).words()
