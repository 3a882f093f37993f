"""A screen made of controls."""

from __future__ import annotations

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.navigation import routes
from game.app.navigation.scene import Program, Scene
from game.app.views.messages import Messages
from game.app.widgets.form import Form
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget


class FormScene(Scene):
    """A screen made of controls: subclasses say which (`build`) and what lies behind them (`draw_back`)."""

    form: Form
    first_focus: str | None = None
    """Key of the control that has the focus at first."""
    paged = False
    """True for a page that grows with the text (`Kit.zoomed`): it is laid out and drawn as if type had the
    designed size, in a design area that is smaller by the same factor."""

    def page(self, kit: Kit) -> Kit:
        """Return the kit that the screen is laid out with."""
        return kit.zoomed() if self.paged else kit

    def enter(self, app: Program) -> None:
        """Build the controls."""
        page = self.page(app.kit)
        self.form = Form(page, Messages())
        self.form.sound = app.audio.action
        self.form.show(self.build(page), focus=self.first_focus)
        if app.kit.pad is not None and self.form.focus is not None:
            # A controller has nothing but the focus to point with: it is seen before the cross is pushed.
            self.form.focus_on(self.form.focus.key, by_key=True)

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

    def keyboard(self) -> bool:
        """Show the keyboard for the field that has the focus."""
        field = self.form.focus
        if not isinstance(field, TextField):
            return False
        self.app.open(routes.Keyboard(self, field.key))
        return True

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Return whether a field has the focus."""
        return self.form.focus is not None and self.form.focus.typing

    def attention(self) -> pygame.Rect | None:
        """Return what has the focus."""
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
