"""Read what the table's view says about the danger: pure."""

from __future__ import annotations

from game.app.audio.score import Signs
from game.app.table.model.table_view import TableView


def signs_of(view: TableView) -> Signs:
    """Read the danger off what is shown; where nothing is counted (R-35) nothing is counted here either."""
    rooms = [room for room in view.rooms if not room.core]
    here = next((room.place for room in view.rooms if room.id == view.dock.room), None)
    return Signs(
        loss=view.top.loss / 100,
        critical=tuple(room.place for room in rooms if room.critical),
        burning=sum(room.gone >= 2 for room in rooms),
        damaged=sum(room.gone for room in rooms),
        breach=view.breach,
        deck=None if view.resources.hidden else view.resources.deck,
        sun=view.sun,
        here=here,
        over=view.over,
    )
