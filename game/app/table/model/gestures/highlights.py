"""List what the pointer and the keyboard lay over the table: pure data, no pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.app.table.model.table_keys import TableKey

NONE: frozenset[TableKey] = frozenset()
UNMARKED: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Highlights:
    """Signal lights on the table, all by the keys of ``Layout``.

    Attributes:
        hover: what the pointer is over.
        focus: what the keyboard is on (white ring).
        selected: picked up by click or key, waiting for a target (gold).
        legal: where what is held may go, or what may be taken now (cyan).
        illegal: what is greyed while something is held.
        refused: what the pointer is over and may not be dropped on (red).
        hidden: pieces that are in the hand or in flight, so not drawn where they lie.
        pressed: the button under a held mouse button.
        held: the source of a drag; its place shows a ghost outline.
        lit: what a line of the log touches (soft gold frame).
    """

    hover: TableKey | None = None
    focus: TableKey | None = None
    selected: frozenset[TableKey] = NONE
    legal: frozenset[TableKey] = NONE
    illegal: frozenset[TableKey] = NONE
    refused: TableKey | None = None
    hidden: frozenset[TableKey] = NONE
    pressed: TableKey | None = None
    held: TableKey | None = None
    lit: frozenset[TableKey] = NONE

    @cached_property
    def _marked(self) -> frozenset[TableKey]:
        """Everything that has a mark: most of the table has none."""
        single = (self.hover, self.focus, self.refused, self.pressed, self.held)
        several = (self.selected, self.legal, self.illegal, self.hidden, self.lit)
        return frozenset(key for key in single if key is not None).union(*several)

    def of(self, key: TableKey) -> frozenset[str]:
        """Return the names of the marks on ``key``: a small value that a picture can be cached by."""
        if key not in self._marked:
            return UNMARKED
        names = []
        if key == self.hover:
            names.append("hover")
        if key == self.focus:
            names.append("focus")
        if key in self.selected:
            names.append("selected")
        if key in self.legal:
            names.append("legal")
        if key in self.illegal:
            names.append("illegal")
        if key == self.refused:
            names.append("refused")
        if key in self.hidden:
            names.append("hidden")
        if key == self.pressed:
            names.append("pressed")
        if key == self.held:
            names.append("held")
        if key in self.lit:
            names.append("lit")
        return frozenset(names)


NO_MARKS = Highlights()
