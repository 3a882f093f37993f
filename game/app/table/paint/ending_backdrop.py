"""Draw what lies behind the pages that tell of a game that is over: the picture of its ending, in a
corner."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.table.model.ending_picture import EndingPicture, picture_of
from game.app.table.model.pod_story import pod_story
from game.play.session import Session

LOOK_MS = 30.0
"""Time in ms between two looks whether the picture has been read."""
LARGEST = 0.82
"""Largest size of the picture, as a share of a page of 16:9."""
ACROSS, DOWN, HIGH = 0.75, 0.17, 0.37
"""Middle of the picture's subject, and its height, in shares of such a page: above the panels, beside the
verdict."""
DOWN_POD, HIGH_POD = 0.105, 0.27
"""The same where the story of the Escape Pod is told below it."""
FOCUS = (0.5, 0.5)


class EndingBackdrop:
    """The picture of an ending in the upper right corner, small, its edges fading into the dark.

    Args:
        session: of the game; one that goes on has the dark alone.
    """

    def __init__(self, session: Session) -> None:
        result = session.state["result"]
        self._picture: EndingPicture | None = None
        self._there = False
        if result is not None:
            events = ((entry.turn, event) for entry in session.log for event in entry.events)
            story = pod_story(events, session.state)
            self._picture = picture_of(result, story)
            self._down, self._high = (DOWN, HIGH) if story is None else (DOWN_POD, HIGH_POD)

    def _place(self, kit: Kit) -> pygame.Rect:
        """Return where the picture lies on the page, in pixels."""
        assert self._picture is not None
        x, y, w, h = self._picture.subject
        wide = kit.viewport.width
        high = wide * 9 / 16
        share = min(LARGEST, self._high / h)
        size = round(wide * share), round(high * share)
        left = wide * ACROSS - (x + w / 2) * size[0]
        top = min(0.0, high * self._down - (y + h / 2) * size[1])
        return pygame.Rect((round(max(left, wide - size[0])), round(top)), size)

    def _painted(self, kit: Kit) -> tuple[pygame.Surface, tuple[int, int]] | None:
        picture = self._picture
        assert picture is not None
        place = self._place(kit)
        seen = pygame.Rect(kit.view.box).clip(place).move(-place.x, -place.y)
        if not seen.w or not seen.h:
            return pygame.Surface((1, 1)), (0, 0)
        tone = kit.looks.room(picture.room).frame
        # Of a page that is larger than its window only a part is made.
        box = seen if seen.w * seen.h * 2 < place.w * place.h else None
        return kit.pictures.lit_px(picture.path, picture.light, tone, place.size, FOCUS, box, corner=True)

    def begin(self, kit: Kit) -> None:
        """Have the picture read for a page."""
        self._there = self._picture is None or self._painted(kit) is not None

    def update(self, kit: Kit) -> bool:
        """Tell whether the picture has come to be there, so that the page must be drawn again."""
        if self._there:
            return False
        self.begin(kit)
        return self._there

    def wake(self) -> float | None:
        """Return when to ask again."""
        return None if self._there else LOOK_MS

    def draw(self, canvas: Canvas, veil: float) -> None:
        """Fill the page.

        Args:
            canvas: of the page.
            veil: how much darkness lies over the picture, 0 to 1.
        """
        width, height = canvas.kit.viewport.design
        whole = (0.0, 0.0, width, height)
        canvas.box(whole, colour.SPACE)
        painted = self._painted(canvas.kit) if self._picture is not None else None
        if painted is None:
            return
        place = self._place(canvas.kit)
        canvas.surface.blit(painted[0], (place.x + painted[1][0], place.y + painted[1][1]))
        if veil:
            canvas.box(whole, fade(colour.SPACE, veil))
