"""Preview the settings: the colours of the table, and a crew member who walks."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.timing import HOP_MS
from game.app.drawing.viewport import Rect
from game.app.table.model.places.room_plan import RoomPlan
from game.app.table.model.view_parts import RoomView
from game.app.table.motion.pace import pace_of
from game.app.table.paint import tokens
from game.app.table.paint.rooms.room_art import FOCUS
from game.app.table.paint.rooms.room_card import MARGIN, RoomCardState, room_card
from game.app.views.tree import Act, View, blank, column, flow, icon, on, row, stack, text
from game.app.widgets.widget import Widget

TILE, MEEPLE = 58.0, 64.0
SIGNALS = ("legal", "yours", "danger")
ROOM = (340.0, 208.0)
"""Width and height of the room, in units of the table."""
TRACK = 3
"""Repair spaces of the room."""
_REST_MS = 900.0
_ROOMS = 4


def preview(kit: Kit, page: str, grown: float) -> View | None:
    """Return the picture of what a page of the settings changes; None where there is none.

    Args:
        kit: of the page.
        page: of the settings.
        grown: how much larger the page's units are than those of the table.
    """
    title = text(kit.texts("settings-preview"), "small", "note")
    if page == "motion":
        parts = [blank(wide=(300, 760), high=112).named("hop", Act("hop"))]
    elif page == "reading":
        w, h = (side / grown for side in ROOM)
        parts = [row(blank(wide=w, high=h).named("room", Act("room"))), _colours(kit)]
    else:
        return None
    return column(title, *parts, look="samples", pad=(22, 14, 22, 18), gap=14)


def _colours(kit: Kit) -> View:
    """Return resources, crew and the three signals in the colours of now."""
    tones = [kit.looks.resource(name) for name in kit.looks.resources()]
    resources = [
        stack(icon(tone.icon, TILE - 20, None, at=(0.5, 0.5)), look="sample", tones=(tone.frame, tone.base))
        for tone in tones
    ]
    crew = [icon(member.icon, MEEPLE, None) for member in CREW]
    signals = [
        row(text(kit.texts(f"settings-preview-{name}"), "button"), look="signal", states=on(**{name: True}))
        for name in SIGNALS
    ]
    groups = {
        "resources": [one.but(wide=TILE, high=TILE) for one in resources],
        "crew": crew,
        "signals": [one.but(pad=(18, 8), high=TILE - 12) for one in signals],
    }
    return flow(*[_group(kit, name, parts) for name, parts in groups.items()], gap=40, gap_down=18)


def _group(kit: Kit, name: str, parts: list[View]) -> View:
    named = [part.named((name, n)) for n, part in enumerate(parts)]
    label = text(kit.texts(f"settings-preview-{name}"), "label", "note")
    return column(label, flow(*named, gap=8, gap_down=8, align="start"), gap=8)


class RoomSample(Widget):
    """A room as it would lie on the table, with one of the crew in it.

    Args:
        rect: in units of the page.
        kit: that the table is drawn with.
    """

    focusable = False

    def __init__(self, rect: Rect, kit: Kit) -> None:
        super().__init__("room", rect)
        self.kit = kit

    def room(self) -> RoomView:
        """Return what is to be seen of the room."""
        resources, id = self.kit.looks.resources(), self.kit.book.known("rooms")[0]
        return RoomView(
            id=id,
            variant="v1",
            place=0,
            track=resources[:TRACK],
            cubes=(False, *[True] * (TRACK - 1)),
            cost=resources[-2:],
            diverted=False,
            shields=(),
            crew=(0,),
            active=0,
            usable=False,
            ready=False,
            passive=False,
            chip=None,
            ability=f"room-{id}-v1",
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the room in the type of the table."""
        kit, grown = self.kit, canvas.scale / self.kit.viewport.scale
        plan = RoomPlan(*ROOM, text=kit.text)
        size = ROOM[0] + 2 * MARGIN, ROOM[1] + 2 * MARGIN
        card = Canvas.of_size(kit, *size, origin=(-MARGIN, -MARGIN))
        room_card(card, self.room(), RoomCardState(labelled=kit.settings.abilities), plan)
        width, height = plan.meeple
        (middle,) = plan.crew_spots(1, 0, False)
        tokens.meeple(card, (middle - width / 2, plan.meeple_top, width, height), 0, True, frozenset())
        table = Canvas(kit, canvas.surface, (canvas.origin[0] * grown, canvas.origin[1] * grown))
        table.blit(card, self.rect[0] * grown, self.rect[1] * grown)
        canvas.texts += table.texts_in(canvas)


class Hopper(Widget):
    """A crew member who walks through four rooms and back, as fast as on the table."""

    focusable = False

    def __init__(self, rect: Rect) -> None:
        super().__init__("hop", rect)
        self.ms = 0.0
        self.rooms: tuple[str, ...] = ()
        self._factor = 1.0
        self._still = False
        self._fading = False

    def attach(self, kit: Kit) -> None:
        """Walk as the settings say."""
        settings = kit.settings
        self.rooms = kit.book.known("rooms")[:_ROOMS]
        self._still = settings.animation == "off"
        self._fading = settings.reduced_motion
        self._factor = pace_of(settings.animation).moves

    def adopt(self, old: Widget) -> None:
        """Walk on."""
        super().adopt(old)
        if isinstance(old, Hopper):
            self.ms = old.ms

    def update(self, ms: float) -> bool:
        """Walk."""
        if self._still:
            return False
        before = self.spot()
        self.ms += ms
        return self.spot() != before

    def wake(self) -> float | None:
        """The next frame while walking; otherwise when it starts."""
        if self._still:
            return None
        length, hop = self._lengths()
        within = self.ms % length
        return 0.0 if within < hop else length - within

    def _lengths(self) -> tuple[float, float]:
        hop = (120.0 if self._fading else HOP_MS) * self._factor
        return hop + _REST_MS, hop

    def spot(self) -> tuple[float, float, float]:
        """Return where it is: rooms from the left, height 0 to 1 of a hop, and how solid it is."""
        if self._still:
            return _ROOMS - 1.0, 0.0, 1.0
        length, hop = self._lengths()
        turn, within = divmod(self.ms, length)
        way = int(turn) % (2 * (_ROOMS - 1))
        start = way if way < _ROOMS - 1 else 2 * (_ROOMS - 1) - way
        end = start + (1 if way < _ROOMS - 1 else -1)
        share = min(1.0, within / hop)
        if self._fading:
            return (start, 0.0, 1 - 2 * share) if share < 0.5 else (float(end), 0.0, 2 * share - 1)
        eased = 1 - (1 - share) ** 3
        return start + (end - start) * eased, math.sin(math.pi * share), 1.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the rooms and the crew member."""
        x, y, w, h = self.rect
        wide = (w - 3 * 16) / _ROOMS
        for n in range(_ROOMS):
            room = (x + n * (wide + 16), y + 20, wide, h - 20)
            corners, line = (8.0, 4.0, 8.0, 4.0), colour.LINE_STRONG
            canvas.panel(room, fill=colour.FIELD, corners=corners)
            if n < len(self.rooms):
                picture = canvas.kit.looks.room_picture(self.rooms[n], "v1")
                canvas.picture(picture, room, corners, focus=FOCUS)
            canvas.panel(room, fill=None, line=line, corners=corners)
        place, height, solid = self.spot()
        left = x + place * (wide + 16) + wide / 2 - 30
        canvas.icon(CREW[0].icon, left, y + h - 76 - 18 * height, 60, alpha=round(255 * max(0.0, solid)))
