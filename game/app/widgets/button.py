"""Buttons."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, RAISED_FILL, Gradient, Paint, colour, fade, light, mix
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Point, Rect
from game.app.widgets.widget import Action, Widget, draw_focus, draw_key

CORNERS = (14.0, 5.0, 14.0, 5.0)
_GOLD_LINE = Gradient(colour.GOLD, colour.RIM_HOT)


class Button(Widget):
    """A button with a name, and perhaps an icon, a second line and the name of its key.

    Args:
        key: its name on the screen.
        rect: in units.
        label: what it does.
        on_press: called when it is pressed.
        icon: of `assets/icons`, before the label.
        detail: a second, smaller line (left-aligned buttons only).
        hint: the name of its key, shown in a small frame.
        primary: the one thing to do next; gold and glowing.
        align: `center` or `left`.
        style: of the label.
        reason: why it cannot be used now.
        tip: shown when pointed at.
        keys: pygame keys that press it.
    """

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        on_press: Action,
        *,
        icon: Icon | None = None,
        detail: str | None = None,
        hint: str | None = None,
        primary: bool = False,
        align: str = "center",
        style: str = "button",
        reason: str | None = None,
        tip: str | None = None,
        keys: tuple[int, ...] = (),
    ) -> None:
        super().__init__(key, rect, reason=reason, tip=tip, keys=keys)
        self.label = label
        self.on_press = on_press
        self.icon = icon
        self.detail = detail
        self.hint = hint
        self.primary = primary
        self.align = align
        self.style = style

    def press(self, point: Point | None = None) -> None:
        """Do what the button is for."""
        if self.enabled:
            self.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        x, y, w, h = self.rect
        if self.held and self.enabled:
            y += 2
        rect = (x, y, w, h)
        draw_plate(canvas, rect, self.lightness, self.primary, self.enabled, self.held)
        if self.align == "left":
            self._draw_left(canvas, rect)
        else:
            self._draw_centred(canvas, rect)
        if self.focused:
            draw_focus(canvas, rect)

    @property
    def _ink(self) -> tuple[int, ...]:
        if not self.enabled:
            return colour.DISABLED
        return colour.GOLD_TEXT if self.primary else colour.TEXT

    def _draw_left(self, canvas: Canvas, rect: Rect) -> None:
        x, y, w, h = rect
        left = x + 26
        if self.icon:
            canvas.icon(self.icon, left, y + h / 2 - 15, 30, self._ink)
            left += 44
        room = x + w - 20 - left
        if self.hint:
            room -= draw_key(canvas, self.hint, x + w - 18, y + h / 2, self._ink) + 12
        if self.detail:
            canvas.text(
                self.label,
                (left, y + h / 2 - 33, room, 36),
                self.style,
                self._ink,
                valign="middle",
                shrink=True,
            )
            under = (colour.GOLD_TEXT if self.primary else colour.MUTED) if self.enabled else colour.REASON
            canvas.text(
                self.detail, (left, y + h / 2 + 4, room, 24), "small", under, valign="middle", shrink=True
            )
        else:
            canvas.text(self.label, (left, y, room, h), self.style, self._ink, valign="middle", shrink=True)

    def _draw_centred(self, canvas: Canvas, rect: Rect) -> None:
        x, y, w, h = rect
        fonts = canvas.kit.fonts
        size = 30.0
        icon = size + 14 if self.icon else 0.0
        hint = max(30.0, fonts.width(self.hint, "key") + 16) + 16 if self.hint else 0.0
        text = min(fonts.width(self.label, self.style), w - 32 - icon - hint)
        left = x + (w - icon - text - hint) / 2
        if self.icon:
            canvas.icon(self.icon, left, y + (h - size) / 2, size, self._ink)
        canvas.text(
            self.label, (left + icon, y, text + 1, h), self.style, self._ink, valign="middle", shrink=True
        )
        if self.hint:
            draw_key(canvas, self.hint, left + icon + text + hint, y + h / 2, self._ink)


class IconButton(Button):
    """A small button with nothing but an icon; its tip says what it does."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        icon: str,
        on_press: Action,
        *,
        tip: str,
        size: float = 30,
        turn: int = 0,
        coloured: bool = False,
        reason: str | None = None,
        keys: tuple[int, ...] = (),
    ) -> None:
        super().__init__(key, rect, "", on_press, icon=icon, reason=reason, tip=tip, keys=keys)
        self.size = size
        self.turn = turn
        self.coloured = coloured

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        x, y, w, h = self.rect
        if self.held and self.enabled:
            y += 2
        draw_plate(canvas, (x, y, w, h), self.lightness, False, self.enabled, self.held, (8, 4, 8, 4))
        tint = None if self.coloured else self._ink
        picture = canvas.kit.pictures.icon(
            self.icon or "", self.size, tint, grey=self.coloured and not self.enabled
        )
        if self.turn:
            picture = canvas.kit.pictures.shape(
                ("turned", self.icon, picture.get_size(), tint, self.turn),
                lambda: pygame.transform.rotate(
                    canvas.kit.pictures.icon(self.icon or "", self.size, tint), self.turn
                ),
            )
        canvas.blit(picture, x + (w - self.size) / 2, y + (h - self.size) / 2)
        if self.focused:
            draw_focus(canvas, (x, y, w, h), 8)


def draw_plate(
    canvas: Canvas,
    rect: Rect,
    lightness: float,
    primary: bool = False,
    enabled: bool = True,
    held: bool = False,
    corners: tuple[float, float, float, float] = CORNERS,
) -> None:
    """Draw what lies behind a button's words.

    Args:
        canvas: to draw on.
        rect: in units.
        lightness: light of pointing, 0 to 1.
        primary: gold and glowing.
        enabled: grey if not.
        held: darker.
        corners: lengths cut off.
    """
    fill: Paint
    line: Paint
    if not enabled:
        fill, line = fade(colour.PANEL, 0.98), fade(colour.LINE, 0.55)
    elif primary:
        canvas.glow(rect, mix(GOLD_GLOW, fade(colour.GOLD, 0.8), lightness), 14 + 4 * lightness)
        base = mix(colour.GOLD_FILL[:3], (122, 80, 20), lightness)
        fill, line = (base if not held else mix(base, colour.BLACK, 0.25)), _GOLD_LINE
    else:
        start, end = (light(c, 0.14 * lightness) for c in (RAISED_FILL.start, RAISED_FILL.end))
        if held:
            start, end = (mix(c, (*colour.BLACK, 255), 0.25) for c in (start, end))
        cool = mix(colour.LINE, colour.LINE_STRONG, lightness)
        fill, line = (
            Gradient(start, end),
            Gradient(cool, mix(colour.LINE, colour.RIM, 0.75 + 0.25 * lightness)),
        )
    canvas.panel(rect, fill=fill, line=line, corners=corners, width=2.4 if primary else 1.6)
