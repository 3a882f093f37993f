"""Show what stands before the player: the window, the page in it that scenes are drawn on, and the scenes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.audio.audio import Audio
from game.app.audio.captions import draw_caption
from game.app.bindings.gamepads import PadLayout
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.images.pages import pages_of
from game.app.drawing.images.picture_reader import PictureReader
from game.app.drawing.images.surface_cache import weight
from game.app.drawing.kit import Kit
from game.app.drawing.looks import LookBook
from game.app.drawing.traced_surface import TracedSurface
from game.app.drawing.viewport import Viewport
from game.app.navigation.scene import Scene
from game.app.navigation.stack import Stack
from game.app.shell.loop_clock import LoopClock
from game.app.shell.screen.arrival import Arrival
from game.app.shell.screen.fade import Fade
from game.app.shell.screen.page import Page
from game.app.shell.screen.panning import draw_place, pointer_event, show_scene
from game.app.shell.screen.window import Window
from game.app.shell.tidying import Tidying
from game.app.views.layout import forget_all
from game.app.views.messages import Messages
from game.program_files import data_folder
from game.storage.settings.preferences import Preferences
from game.texts import Texts


class PagedScreen:
    """The window and everything that is seen in it; a `RuledScreen` is one with a game.

    Args:
        window: the system's.
        settings: the player's.
        texts: the catalogue.
        audio: what is heard; its captions are seen.
        tidying: gives memory back.
        reader: reads pictures beside the loop; None reads them when they are drawn.

    Attributes:
        kit: fonts, pictures, texts and settings for the window's size.
        book: what is said of the looks of the content.
        page: which part of what is drawn the window shows, where that is larger.
        sheet: what the scenes are drawn on.
        stack: the scenes.
        pad: the controller that is in use; None for keys and pointer.
        dirty: whether the next frame is to be drawn.
        untouched: ms since a player did anything.
    """

    def __init__(
        self,
        window: Window,
        settings: Preferences,
        texts: Texts,
        audio: Audio,
        tidying: Tidying,
        reader: PictureReader | None = None,
    ) -> None:
        self._tidying = tidying
        self.reader = reader
        self.window = window
        pygame.font.init()
        self._catalogue = texts
        self.pad: PadLayout | None = None
        self.page = Page((0, 0), (0, 0))
        self.book = LookBook(data_folder())
        self.kit: Kit
        self._traced: TracedSurface
        self._lay_page(settings)
        self.stack = Stack(forget_all)
        self.audio = audio
        self.dirty = True
        self.untouched = 0.0
        self.frames = 0
        self.inspecting = False
        self.fade = Fade()
        self.pace = LoopClock()
        self.arrival = Arrival()
        self._rises = False

    @property
    def screen(self) -> pygame.Surface:
        """Return what the window shows."""
        return self.window.screen

    @property
    def settings(self) -> Preferences:
        """The player's settings."""
        return self.kit.settings

    @property
    def texts(self) -> Texts:
        """The catalogue; it names keys, or a controller's buttons while one is in use."""
        return self.kit.texts

    @property
    def fullscreen(self) -> bool:
        """Return whether the window fills the screen."""
        return self.window.fullscreen

    @property
    def display(self) -> int:
        """Return which of the screens the window is on."""
        return self.window.display

    @property
    def scenes(self) -> Sequence[Scene]:
        """The scenes that are open, the lowest first."""
        return self.stack.scenes

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self.stack.top

    def snapshot(self, below: Scene) -> pygame.Surface:
        """Return a picture of the scenes below one; dialogs lay it, blurred, below themselves.

        It may be what the next frame is drawn on: it is to be looked at now.
        """
        # A page larger than the window is too large to have two of it only to make a small picture of one.
        picture = self.sheet if self.page.larger else pages_of(self.kit).take()
        clip = picture.get_clip()
        picture.set_clip(None)
        canvas = Canvas(self.kit, picture)
        for scene in self.stack.visible(below):
            scene.draw(canvas)
            veil = getattr(scene, "veil", None)
            if veil is not None:
                veil.renew()  # what lies below is not drawn again while the new one is open
        picture.set_clip(clip)
        if picture is not self.sheet:
            pages_of(self.kit).give(picture)
        return picture

    def draw(self) -> Canvas:
        """Draw the visible scenes, or what was before one that is on its way; return the page's canvas."""
        self.kit.begin_frame()
        if self.arrival.active and not self._come():
            self.frames += 1
            return Canvas(self.kit, self.sheet)
        gradual = self.fade.active and self.fade.gradual
        if gradual != self._apart and not self.page.larger:
            self._part() if gradual else self._join()
        canvas = self._canvas()
        self.dirty = False
        if self.page.larger:
            # What is out of sight is not drawn.
            self.sheet.set_clip(self.page.shown)
        for scene in self.stack.visible():
            scene.draw(canvas)
        if self.audio.caption:
            draw_caption(canvas, self.texts(self.audio.caption), self.page.shown)
        if self.inspecting and self.stack.top is not None:
            self.stack.top.inspect(canvas, pygame.mouse.get_pos())
        if gradual:
            self.fade.close_in(self.screen, self.sheet, self.page.shown, self.kit.viewport.scale)
        elif self.page.larger:
            self.screen.blit(self.sheet, (0, 0), self.page.shown)
        if self.page.larger:
            draw_place(self.screen, self.page)
        if self.fade.active and not gradual:
            self.fade.draw(self.screen, self.kit.viewport.scale)
            self._traced.forget()
        self.frames += 1
        canvas.surface, canvas.trace = self.sheet, None
        return canvas

    def _come(self) -> bool:
        """Go on with what is missing of a screen that has been opened; tell whether it is shown now."""
        clip = pygame.Rect(self.page.shown)
        if self.arrival.come(self.kit, self.stack.visible(), clip, self.pace.spent):
            self.fade.start(self.screen, self._rises, self.settings)
            return True
        if self.settings.animation != "off":
            self.arrival.darken(self.screen)
        self.dirty = True
        return False

    def say_working(self) -> None:
        """Show at once, above the present picture, that what was asked for takes a moment."""
        if not self.frames:
            return
        Messages().message(Canvas(self.kit, self.sheet), self.kit.texts("working"), 1.0, refused=False)
        if self.sheet is not self.screen:
            self.screen.blit(self.sheet, (0, 0), self.page.shown)
        pygame.display.flip()
        self.scribbled()

    @property
    def _apart(self) -> bool:
        """Return whether the screens are drawn on a picture of their own, though they fill the window."""
        return self.sheet is not self.screen and not self.page.larger

    def _part(self) -> None:
        """The window shows what fades: the screens are drawn on a picture of their own."""
        self.sheet = pages_of(self.kit).take()
        self._traced = TracedSurface(self.sheet)

    def _join(self) -> None:
        """Nothing fades any more: the window shows what has been drawn, and the screens are drawn on it."""
        self.screen.blit(self.sheet, (0, 0))
        pages_of(self.kit).give(self.sheet)
        self.sheet = self.screen
        self._traced.stand_for(self.screen)

    def scribbled(self) -> None:
        """Something was drawn on the window that is none of the screens: the next frame is drawn whole."""
        self._traced.forget()
        self.dirty = True

    def _canvas(self) -> Canvas:
        """A canvas of the whole page; what is drawn on it is remembered, where that is the window."""
        if self.page.larger:
            return Canvas(self.kit, self.sheet)
        if self._traced.plain is not self.sheet:
            self._traced = TracedSurface(self.sheet)
        canvas = Canvas(self.kit, self._traced.surface)
        canvas.trace = self._traced
        return canvas

    def _present(self) -> None:
        """Send what has been drawn to the screen."""
        every = self.page.larger or self.fade.active or self.arrival.active
        dirty = None if every else self._traced.take_dirty_rects()
        if dirty is None:
            pygame.display.flip()
        else:
            pygame.display.update(dirty)

    def _touch_up(self) -> bool:
        """Show the few pixels that live on a picture at rest; tell whether there were any."""
        top = self.stack.top
        spoken = self.audio.caption and self.settings.captions
        if top is None or self.fade.active or self.arrival.active or spoken or self.page.larger:
            return False
        areas = top.touch_up(self._canvas())
        if areas:
            pygame.display.update(areas)
        return bool(areas)

    def use(self, pad: PadLayout | None) -> None:
        """Another device is in use now: hints name its keys or buttons."""
        if pad is self.pad:
            return
        self.pad = pad
        self.kit = self.kit.with_pad(pad, self._catalogue)
        self.stack.resize(self.kit)
        self.dirty = True

    def resize(self) -> None:
        """Lay everything out for the size that the window has now."""
        size = self.window.resized()
        self.dirty = True
        if size == self.page.window:
            self._lay_sheet()
            return
        self.fade.stop()
        self.arrival.stop()
        before = weight(self.sheet)
        self._lay_page(self.settings)
        self.stack.resize(self.kit)
        self._tidying.gone(before, len(self.stack.scenes))
        self._tidying.at_once()  # pictures of a whole other page, while those of this one come
        self._show_top()
        if self.frames and self.reader is not None:
            # To draw a screen in another size takes half a second, and what was shown has gone.
            self.screen.fill(colour.SPACE)
            pygame.display.flip()
            self._rises = False
            self.arrival.begin_anew()

    def _lay_page(self, settings: Preferences) -> None:
        """Make the page that the screens are drawn on, and its kit."""
        size = self.screen.get_size()
        viewport = Viewport.of_window(*size, settings.interface)
        before, self.page = self.page, Page(size, (viewport.width, viewport.height))
        self.page.keep(before)
        self.page.smooth = glides(settings)
        self.kit = Kit(viewport, self._catalogue, settings, self.pad, self.book, self.reader)
        self._lay_sheet()

    def _lay_sheet(self) -> None:
        self.sheet = pygame.Surface(self.page.size).convert(self.screen) if self.page.larger else self.screen
        self._traced = TracedSurface(self.sheet)
        self.kit.view.box = self.page.shown

    def _show_top(self) -> None:
        """A page larger than the window moves to the scene on top."""
        if self.page.larger and self.stack.top:
            show_scene(self.page, self.stack.top)
            self.kit.view.box = self.page.shown

    def _pan(self, ms: float) -> None:
        if not self.page.update(ms):
            return
        self.kit.view.box = self.page.shown
        self.dirty = True
        told = pointer_event(self.page)
        if told is not None and self.stack.top:
            self.stack.top.handle(told)

    def _start_fade(self, scene: Scene | None = None) -> None:
        """The screen as it is fades over what comes, as soon as that is there."""
        self.dirty = True
        if not self.frames:
            return
        self._rises = scene is not None and scene.rises
        if self.reader is None:  # no picture may depend on how fast it is drawn
            self.fade.start(self.screen, self._rises, self.settings)
        else:
            self.fade.stop()
            self.arrival.begin()


def glides(settings: Preferences) -> bool:
    """Return whether a page that is larger than the window glides; otherwise it leaps."""
    return settings.animation != "off" and not settings.reduced_motion
