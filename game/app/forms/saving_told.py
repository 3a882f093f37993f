"""Tell what comes of saving on a screen that stays open meanwhile."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from game.app.drawing.kit import Kit
from game.app.forms.view_scene import ViewScene
from game.app.widgets.widget import Widget

T = TypeVar("T")


class SavingTold(ViewScene, Generic[T]):
    """A screen that tells what comes of saving a game, and is built anew once that is another.

    Attributes:
        on_saving: what it tells. The view takes it from here: the disk's thread may take the game at any
            moment, so who asks twice may get two answers.
    """

    on_saving: T

    @abstractmethod
    def tell_saving(self, kit: Kit) -> T:
        """Return what is to be told of saving now."""

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls of a screen that tells what is so now."""
        self.on_saving = self.tell_saving(kit)
        return super().build(kit)

    def update(self, ms: float) -> bool:
        """Let time pass: what is told of saving follows what comes of it."""
        if self.tell_saving(self.app.kit) != self.on_saving:
            self.rebuild()
        return super().update(ms)
