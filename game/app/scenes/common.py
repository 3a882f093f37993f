"""What the screens outside the table share: a form, a backdrop, and the veil below a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.theme import Gradient, colour, fade
from game.app.drawing.viewport import Rect
from game.app.shell.stack import Scene
from game.app.widgets.base import Widget, draw_key
from game.app.widgets.form import Form

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.shell.app import App

BLUR = 8
"""How many pixels across become one in the blurred picture below a dialog, at 1920 x 1080."""


class FormScene(Scene):
    """A screen made of controls: subclasses say which (`build`) and what lies behind them (`draw_back`)."""

    form: Form
    first_focus: str | None = None
    """Key of the control that has the focus at first."""
    paged = False
    """Whether the screen is a page that grows with the text (`Kit.zoomed`): it is laid out and drawn as if
    type had the designed size, in a design area that is as many times smaller."""

    def page(self, kit: Kit) -> Kit:
        """Return the kit that the screen is laid out with."""
        return kit.zoomed() if self.paged else kit

    def enter(self, app: App) -> None:
        """Build the controls."""
        page = self.page(app.kit)
        self.form = Form(page)
        self.form.sound = app.audio.action
        self.form.show(self.build(page), focus=self.first_focus)

    def resize(self, kit: Kit) -> None:
        """Build the controls for another size."""
        self._show(kit)

    def rebuild(self) -> None:
        """Build the controls anew because what they show has changed."""
        self._show(self.app.kit)

    def _show(self, kit: Kit) -> None:
        page = self.page(kit)
        self.form.show(self.build(page), page)

    def pause(self) -> None:
        """Let go of everything."""
        self.form.let_go()

    def leave(self) -> None:
        """Give the controls up."""
        self.form.show([])

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the controls."""
        return self.form.handle(event)

    def update(self, ms: float) -> bool:
        """Let time pass."""
        return self.form.update(ms)

    def wake(self) -> float | None:
        """Return when the controls want to move."""
        return self.form.wake()

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies behind, then the controls."""
        kit = self.page(canvas.kit)
        page = canvas if kit is canvas.kit else Canvas(kit, canvas.surface)
        self.draw_back(page)
        self.form.draw(page)
        if page is not canvas:
            canvas.texts += page.texts_in(canvas)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Whether a field has the focus."""
        return self.form.focus is not None and self.form.focus.typing

    def attention(self) -> pygame.Rect | None:
        """What has the focus."""
        return self.form.kit.viewport.rect(self.form.focus.place) if self.form.focus else None

    def place(self) -> pygame.Rect | None:
        """The frame, where the screen has one."""
        frame, kit = getattr(self, "frame", None), self.form.kit
        return kit.viewport.rect(frame(kit)) if frame else None

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls in the order of the Tab key."""
        return []

    def draw_back(self, canvas: Canvas) -> None:
        """Draw everything but the controls."""


def middle_offset(kit: Kit) -> tuple[float, float]:
    """Return how far a 1920 x 1080 arrangement is moved to stand in the middle of the window, in units."""
    width, height = kit.viewport.design
    return (width - 1920) / 2, (height - 1080) / 2


def move(rect: Rect, offset: tuple[float, float]) -> Rect:
    """Return a rectangle moved by an offset."""
    return rect[0] + offset[0], rect[1] + offset[1], rect[2], rect[3]


def draw_backdrop(canvas: Canvas, name: str, sun: int, veil: float = 0.0) -> None:
    """Fill the window with the painted backdrop of a screen, or with stars and a state of the sun.

    Args:
        canvas: of the whole window.
        name: of `assets/backdrop/<name>.jpg`.
        sun: 0 to 3, which sun stands in if there is no such picture.
        veil: how much darkness lies over it, 0 to 1.
    """
    width, height = canvas.kit.viewport.design
    whole = (0.0, 0.0, width, height)
    path = f"backdrop/{name}.jpg"
    if canvas.kit.pictures.has(path):
        canvas.picture(path, whole, focus=(0.5, 0.5))
    else:
        canvas.picture("backdrop/stars.jpg", whole)
        canvas.picture(f"backdrop/sun_{sun}.webp", whole, focus=(1, 0.5))
    if veil:
        canvas.box(whole, fade(colour.SPACE, veil))


def shade_left(canvas: Canvas, width: float) -> None:
    """Darken the window's left side, where words stand, fading out at `width` units."""
    height = canvas.kit.viewport.design[1]
    dark = colour.SPACE
    canvas.box((0, 0, width * 0.45, height), fade(dark, 0.86))
    canvas.box((width * 0.45, 0, width * 0.55, height), Gradient(fade(dark, 0.86), (*dark, 0)))


def hints_width(canvas: Canvas, hints: list[tuple[str, str]]) -> float:
    """Return how wide the glass with these keys and words is, in units."""
    fonts = canvas.kit.fonts
    keys = sum(max(30.0, fonts.width(key, "key") + 16) + 36 for key, _ in hints)
    return keys + sum(fonts.width(words, "small") for _, words in hints) + 10


def draw_hints(canvas: Canvas, hints: list[tuple[str, str]], right: float, middle: float) -> None:
    """Draw which keys do what, on dark glass.

    Args:
        canvas: of the whole window.
        hints: the key's name and what it does.
        right: edge of the glass, in units.
        middle: its middle's height, in units.
    """
    fonts = canvas.kit.fonts
    if not hints:
        return
    wide = hints_width(canvas, hints)
    high = max(48.0, fonts.line_height("small") + 16)
    glass = (right - wide, middle - high / 2, wide, high)
    canvas.panel(glass, fill=colour.SUN_GLASS, corners=(10, 4, 10, 4))
    x = right - 20
    for key, words in reversed(hints):
        x -= fonts.width(words, "small")
        line = fonts.line_height("small")
        canvas.text(words, (x, middle - line / 2), "small", colour.TEXT)
        x -= 10
        x -= draw_key(canvas, key, x, middle) + 26


class Veil:
    """What lay below a dialog, blurred and dark; made when first drawn and when the window changes its size.

    Args:
        scene: the dialog.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._picture: pygame.Surface | None = None

    def renew(self) -> None:
        """Make it anew when next drawn."""
        self._picture = None

    def draw(self, canvas: Canvas) -> None:
        """Fill the window with it."""
        if self._picture is None or self._picture.get_size() != canvas.surface.get_size():
            self._picture = veiled(self.scene.app.snapshot(below=self.scene))
        canvas.surface.blit(self._picture, (0, 0))


def veiled(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture blurred and darkened."""
    width, height = picture.get_size()
    step = max(2, round(BLUR * height / 1080))
    small = pygame.transform.smoothscale(picture, (max(1, width // step), max(1, height // step)))
    soft = pygame.transform.smoothscale(pygame.transform.box_blur(small, 1), (width, height))
    soft.fill((96, 96, 104), None, pygame.BLEND_RGB_MULT)
    return soft
