"""Dialogs show the game's own pieces as large as there is room, and the table behind them can be made out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.forms.veil import blurred, veiled
from game.app.table.dialogs.chooser import MOST, Chooser
from game.app.table.dialogs.option_tile import CARD
from game.app.table.dialogs.panels.piles_panel import CARD_HIGH, PilesPanel, damage_plan, spread
from tools.studio import Studio

GROUND = (0.0, 0.0, 1140.0, 560.0)


@pytest.mark.parametrize(("count", "least"), [(1, 150), (12, 150), (22, 110), (68, 60)])
def test_cards_of_a_pile_are_as_large_as_all_find_room(count: int, least: float) -> None:
    places = spread(count, 150.0, GROUND)
    assert len(places) == count
    assert all(x >= 0 and y >= 0 and x + w <= 1140.1 and y + h <= 560.1 for x, y, w, h in places)
    assert places[0][2] >= least
    rows = {place[1] for place in places}
    assert max(rows) == places[-1][1], "row by row"


def test_ways_are_shown_with_large_cards(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (640, 360))
    for name, times in (("play-ways-to-share", 1.75), ("play-ways-to-pay", 1.3)):
        studio.take(name)
        chooser = studio.app.stack.top
        assert isinstance(chooser, Chooser)
        assert chooser.card()[0] >= times * CARD[0]
        _, _, w, h = chooser.frame(studio.kit)
        assert w <= MOST[0] and h <= MOST[1]


def test_the_deck_fills_its_panel(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (640, 360))
    studio.take("piles-deck")
    panel = studio.app.stack.top
    assert isinstance(panel, PilesPanel)
    _, y, _, h = panel.frame(studio.kit)
    cards = [rect for rect, _ in panel.cards(studio.kit)]
    assert max(rect[1] + rect[3] for rect in cards) > y + 0.88 * h
    assert min(rect[2] for rect in cards) >= 120
    assert cards[0][3] == pytest.approx(cards[0][2] * CARD_HIGH)


def test_the_damage_deck_shows_its_cards_large_and_the_breach_after_them(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (640, 360))
    studio.take("piles-known")
    panel = studio.app.stack.top
    assert isinstance(panel, PilesPanel)
    kit = studio.kit
    x, y, w, h = panel.frame(kit)
    everything = [rect for rect, _ in panel.cards(kit)]
    seen = sum(map(len, panel.shown.session.knowledge.damage_order(panel.shown.session.state)))
    inside = everything[:-seen]
    assert seen and inside and min(rect[2] for rect in inside) >= 110
    # At the start of a game nothing has been drawn and nothing seen.
    kinds = {kind: [("bridge",) * kind] * count for kind, count in ((1, 8), (2, 8), (3, 6))}
    full = damage_plan(panel.laid.rect("ground"), kinds)
    assert full.breach[0] > max(rect[0] + rect[2] for rect, _ in full.cards[16:])
    for places in (everything, [*(rect for rect, _ in full.cards), full.breach]):
        boxes = [pygame.Rect([round(10 * part) for part in place]) for place in places]
        assert all(box.collidelist(boxes[n + 1 :]) < 0 for n, box in enumerate(boxes)), "none covers another"
        frame = pygame.Rect([round(10 * part) for part in (x, y, w, h)])
        assert all(frame.contains(box) for box in boxes)


def test_the_table_is_made_out_below_a_dialog() -> None:
    table = pygame.Surface((320, 180))
    table.fill((200, 200, 200))
    picture, _ = veiled(blurred(table), (320, 180), table.get_rect())
    red, green, blue, _ = picture.get_at((160, 90))
    assert 0.5 * 200 <= min(red, green, blue) <= max(red, green, blue) <= 0.65 * 200
