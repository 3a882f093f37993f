"""A very large screen comes closer to the next one step by step, and then is that."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.navigation.scene import Scene
from game.app.shell.screen import fade
from game.storage.settings.preferences import Preferences
from tests.app.stage import open_app

SIZE = (640, 360)
LIGHT, DARK = (240, 200, 160), (10, 20, 30)


class Plain(Scene):
    """One colour, with a bar that moves on."""

    def __init__(self, tone: tuple[int, int, int], rises: bool = False) -> None:
        self.tone, self.bar, self._rising = tone, 0, rises

    @property
    def rises(self) -> bool:
        return self._rising

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(self.tone)
        canvas.surface.fill((255, 0, 0), (self.bar, 10, 8, 8))


@pytest.mark.parametrize("rises", [False, True])
@pytest.mark.parametrize("interface", [100, 200])
def test_the_screen_comes_closer_and_then_is_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rises: bool, interface: int
) -> None:
    monkeypatch.setattr(fade, "VERY_LARGE", 0)
    app = open_app(tmp_path, SIZE, Preferences(animation="normal", interface=interface))
    app.push(Plain(LIGHT))
    app.advance(1000)
    app.show()
    assert app.screen.get_at((300, 200))[:3] == LIGHT
    later = Plain(DARK, rises)
    app.push(later)
    seen: list[tuple[int, int, int]] = []
    while app.fade.active:
        app.show()
        # Of the rows that come closer in turn, the mean.
        rows = [app.screen.get_at((300, 200 + row))[:3] for row in range(2 * fade.ROWS)]
        seen.append(tuple(sum(row[n] for row in rows) // len(rows) for n in range(3)))  # type: ignore[arg-type]
        later.bar += 3
        app.advance(1000 / 60)
    assert len(seen) >= 8 and seen[0] == LIGHT
    assert all(before[0] >= after[0] for before, after in zip(seen, seen[1:], strict=False))
    assert len({tone[0] for tone in seen}) >= 6 and seen[-1][0] < DARK[0] + 0.15 * (LIGHT[0] - DARK[0])
    app.show()
    shown = pygame.image.tobytes(app.screen, "RGB")
    alone = pygame.Surface(app.page.size).convert(app.screen)
    later.draw(Canvas(app.kit, alone))
    if not app.page.larger:
        assert app.sheet is app.screen
        assert shown == pygame.image.tobytes(alone, "RGB")
    else:
        assert app.screen.get_at((300, 200))[:3] == DARK
    later.bar += 40
    app.dirty = True
    app.show()
    app.push(Plain(LIGHT))
    app.show()
    app.fade.stop()
    app.draw()
    assert app.screen.get_at((300, 200))[:3] == LIGHT, "one that was stopped leaves nothing behind"
