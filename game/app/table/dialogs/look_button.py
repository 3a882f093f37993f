"""The button of a dialog that shows the table; where the ship has no room beside it, it names its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.drawing.viewport import Rect
from game.app.table.dialogs import ship_map
from game.app.table.dialogs.dialog_sizes import LOOK, MARGIN, buttons
from game.app.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit


def look_button(kit: Kit, frame: Rect, on_press: Callable[[], None], alone: bool = False) -> Button:
    """Return the button at a dialog's lower left corner.

    Args:
        kit: of the window.
        frame: the dialog's place.
        on_press: shows the table.
        alone: the ship is never beside the dialog.
    """
    x, y, w, h = frame
    high = buttons(kit)[1]
    top, tip = y + h - 24 - high, kit.texts("play-look")
    if not alone and ship_map.wide(kit, w):
        place = x + MARGIN, top + (high - LOOK) / 2, LOOK, LOOK
        return IconButton("look", place, "ui-eye", on_press, tip=tip)
    key = kit.keys.label("tab", kit.texts)
    wide = 2 * LOOK + kit.fonts.width(key, "key")
    return Button("look", (x + MARGIN, top, wide, high), "", on_press, icon="ui-eye", hint=key, tip=tip)
