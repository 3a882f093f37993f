"""The button of a dialog that shows the table; where the ship has no room beside it, it says which
key to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.views.bits import button, cap, icon_button
from game.app.views.tree import Act, View

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit


def look_view(kit: Kit, alone: bool) -> View:
    """Return the button that shows the table.

    Args:
        kit: of the window.
        alone: the ship is not beside the dialog.
    """
    act = Act(tip=kit.texts("play-look"))
    if not alone:
        return icon_button("look", "ui-eye", act)
    return button("look", "", act, sign="ui-eye", key=cap(kit, kit.texts("key-hold-tab")))
