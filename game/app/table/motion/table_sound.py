"""Tell the audio what hands do on the table, and what the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.table.model.danger_signs import signs_of
from game.app.table.model.table_keys import TableKey
from game.rules.protocol import StateDict

if TYPE_CHECKING:
    from game.app.audio.audio import Audio
    from game.app.table.model.table_view import TableView
    from game.app.table.table_host import PictureHost

_HOVERED = ("hand", "button", "end", "undo", "redo", "log", "help", "menu", "deck", "face-up", "die")


class TableSound:
    """Compares the hands before and after an event; looks at the view when it has changed.

    Args:
        table: whose hands and view.
        audio: what makes it heard.
    """

    def __init__(self, table: PictureHost, audio: Audio) -> None:
        self._table = table
        self._audio = audio
        self._view: TableView | None = None
        self._hands: tuple[TableKey | None, int, TableKey | None, TableKey | None] = (None, 0, None, None)
        self._choices = 0
        state = table.session.state
        audio.sit_down(table.session.colours, _diverted(state), table.session.facts.scavenge)

    def beat(self, what: str, about: Any, moment: str) -> None:
        """Something is seen: as `Director.on_beat` tells."""
        if what == "flight/meeple":
            about = {**about, "rooms": self._rooms_between(about["from"], about["to"])}
        self._audio.beat(what, about, moment, self._table.director.factor)

    def _rooms_between(self, start: str, end: str) -> int:
        places = {room.id: room.place for room in self._table.view.rooms}
        if start not in places or end not in places:
            return 1
        a, b = places[start], places[end]
        return abs(a % 3 - b % 3) + abs(a // 3 - b // 3)

    def before(self) -> None:
        """An event is about to be handled."""
        self._hands = self._now()
        self._choices = len(self._table.session.log)

    def after(self) -> None:
        """An event was handled: what the hands have done by it."""
        if len(self._table.session.log) != self._choices or not self._table.on_top:
            # A choice, or a dialog, is heard by itself.
            return
        source, placed, hover, focus = self._now()
        if source != self._hands[0]:
            self._audio.action("back" if source is None else "pick")
        elif placed != self._hands[1]:
            placing = self._table.position.placing
            marked = placing is None or placing.hits
            self._audio.action("back" if placed < self._hands[1] else "mark" if marked else "place")
        elif focus is not None and focus != self._hands[3]:
            self._audio.action("focus")
        elif hover is not None and hover != self._hands[2] and hover.kind in _HOVERED:
            self._audio.action("hover")

    def _now(self) -> tuple[TableKey | None, int, TableKey | None, TableKey | None]:
        play = self._table.input
        return play.source, len(play.placed), play.hover, play.focus if play.by_key else None

    def rewound(self, way: str) -> None:
        """The game was taken back or forth (`undo`, `redo`)."""
        self._audio.action(way)
        self.recount()

    def recount(self) -> None:
        """Another moment of the game is shown all at once."""
        self._audio.rewound(_diverted(self._table.session.state))

    def watch(self) -> None:
        """Tell what is shown, if it is shown anew."""
        if self._table.view is not self._view:
            self._view = self._table.view
            self._audio.watch(signs_of(self._view))


def _diverted(state: StateDict) -> int:
    return sum(bool(room["diverted"]) for room in state["rooms"] if room["cubes"])
