"""Scenes, and the stack that holds them: the top one gets the events, the visible ones are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.shell.app import App


class Scene:
    """A screen. `app` is set before `enter` is called."""

    transparent = False
    """Whether the scene below is drawn, too."""
    quiet = False
    """Whether it comes and goes without a sound of its own."""
    app: App
    commands_in: str | None = None
    """Which place it is of those in `commands` where commands count."""
    typing = False
    """Whether letters belong to what is being typed."""
    takes_every_key = False
    """Whether keys such as F11 do, too, while `typing`."""

    @property
    def rises(self) -> bool:
        """Whether it is a dialog, below which all else lies under a veil: it rises as it comes."""
        return hasattr(self, "veil")

    def enter(self, app: App) -> None:
        """Begin; called once, when the scene is put on the stack."""

    def resume(self) -> None:
        """The scene above has gone."""

    def pause(self) -> None:
        """Another scene comes on top: anything held must be let go."""

    def leave(self) -> None:
        """End; called once, when the scene is taken off the stack."""

    def farewell(self) -> Scene | None:
        """The program is to end: return a question to ask first, None if there is nothing to ask."""
        return None

    def resize(self, kit: Kit) -> None:
        """The window has another size or the settings have changed: `kit` is the new `app.kit`."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; return True if it was used up."""
        return False

    def update(self, ms: float) -> bool:
        """Let time pass; return True if something changed and must be drawn.

        Called after events, and when `wake` asked for it.
        """
        return False

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called although nothing happens; None if never.

        0 means the next frame: something moves.
        """
        return None

    def attention(self) -> pygame.Rect | None:
        """Return what the keyboard is on, in pixels of the page: it is brought into the window."""
        return None

    def place(self) -> pygame.Rect | None:
        """Return the frame of a dialog, in pixels of the page; None for a screen that fills the page."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw; never changes anything."""

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw what lives on a picture that stands still otherwise.

        Called where nothing else is to be drawn, for the top scene.

        Returns:
            The pixels that changed; they alone are shown anew.
        """
        return []


class Stack:
    """Scenes, the last one on top."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

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

    def push(self, scene: Scene, app: App) -> None:
        """Put a scene on top."""
        if self.top:
            self.top.pause()
        self.scenes.append(scene)
        scene.app = app
        scene.enter(app)

    def pop(self) -> None:
        """Take the top scene off; the one below goes on."""
        gone = self.scenes.pop()
        gone.leave()
        if self.top:
            self.top.resume()

    def replace(self, scene: Scene, app: App) -> None:
        """Put a scene in the place of the top one."""
        if self.scenes:
            self.scenes.pop().leave()
        self.scenes.append(scene)
        scene.app = app
        scene.enter(app)

    def clear(self) -> None:
        """Take all scenes off, the top one first."""
        while self.scenes:
            self.scenes.pop().leave()
