"""What the tests do on the setup screen: choosing, turning to the details, calling people aboard."""

from __future__ import annotations

from typing import Any

import pygame

from game.app.widgets.scroll import ScrollArea
from game.storage.settings.new_game import NewGame, Participant
from tests.app.stage import Hands

TWO = NewGame((Participant("Vega", 0), Participant("Orion", 1)), "medium")
"""Two persons on medium, as if they had played before."""


def choose(hands: Hands, key: str, value: Any) -> None:
    """Click the cell of a choice."""
    row: Any = hands.widget(key)
    x, y, w, h = next(cell for cell in row.cells if cell.value == value).rect
    if row.area is not None:
        row.area.reveal((x, y, w, h))
        hands.app.advance(600)
        x, y, w, h = row.area.on_screen((x, y, w, h))
    hands.click((x + w / 2, y + h / 2))


def focus(hands: Hands, key: str) -> None:
    """Step to a control with the Tab key."""
    for _ in range(120):
        if hands.scene.form.focus is not None and hands.scene.form.focus.key == key:
            return
        hands.key(pygame.K_TAB)
    raise AssertionError(f"Tab never reaches {key}")


def press(hands: Hands, key: str) -> None:
    """Scroll to a control and click it."""
    area: Any = hands.widget(key).area
    if isinstance(area, ScrollArea):
        area.reveal(hands.widget(key).rect)
        hands.app.advance(600)
    hands.click(key)


def details(hands: Hands) -> None:
    """Turn to the page of details, by mouse."""
    if not hands.scene.detailed:
        press(hands, "details")
    assert hands.scene.detailed


def front(hands: Hands) -> None:
    """Turn back to the first page, by mouse."""
    if hands.scene.detailed:
        hands.click("back")
    assert not hands.scene.detailed


def people(hands: Hands, count: int) -> None:
    """Have so many persons play, from the first page, by mouse; 1 directs a crew alone."""
    front(hands)
    alone = hands.scene.draft.own_crew is not None
    if alone != (count == 1):
        press(hands, "expansion-solo")
    if count == 1:
        return
    while len(hands.scene.draft.players) > count:
        press(hands, f"remove-{len(hands.scene.draft.players) - 1}")
    while (crew := len(hands.scene.draft.players)) < count:
        press(hands, f"add-{crew}")
        choose(hands, f"rank-{crew}", "")
    assert hands.scene.draft.seats == count
