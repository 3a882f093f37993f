"""The scenes that are open: the top one gets the events, the visible ones are drawn."""

from __future__ import annotations

from collections.abc import Callable

from game.app.drawing.kit import Kit
from game.app.navigation.scene import Program, Scene


class Stack:
    """Scenes, the last one on top.

    Args:
        left: is called when scenes, or what they showed, have gone.
    """

    def __init__(self, left: Callable[[], None]) -> None:
        self.scenes: list[Scene] = []
        self._left = left

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def visible(self, below: Scene | None = None) -> list[Scene]:
        """Return the scenes that are seen, lowest first; with `below`, those seen without it."""
        end = self.scenes.index(below) if below in self.scenes else len(self.scenes)
        for i in range(end - 1, -1, -1):
            if not self.scenes[i].transparent:
                return self.scenes[i:end]
        return self.scenes[:end]

    def push(self, scene: Scene, app: Program) -> None:
        """Put a scene on top."""
        if self.top:
            self.top.pause()
        self.scenes.append(scene)
        scene.app = app
        scene.enter(app)

    def pop(self) -> None:
        """Take the top scene off; the one below goes on."""
        self._take_off()
        if self.top:
            self.top.resume()

    def drop(self, kept: int) -> None:
        """Drop the scenes above the lowest ones, which did not come to be; the one below them goes on.

        Args:
            kept: the number of the lowest ones.
        """
        if len(self.scenes) > kept:
            del self.scenes[kept:]
            self._left()
            if self.top:
                self.top.resume()

    def clear(self) -> None:
        """Take all scenes off, the top one first."""
        while self.scenes:
            self._take_off()

    def abandon(self) -> None:
        """Drop all scenes without asking them to leave: they are in an unknown state."""
        self.scenes.clear()
        self._left()

    def resize(self, kit: Kit) -> None:
        """Let all scenes show themselves in another size, or with other words, keys or looks.

        Args:
            kit: what they draw with from now on.
        """
        self._left()  # what they showed is gone as well
        for scene in self.scenes:
            scene.resize(kit)

    def _take_off(self) -> None:
        self.scenes.pop().leave()
        self._left()
