"""How the game ended, why, and what everybody did."""

from __future__ import annotations

import pygame

from game.app.bindings.commands import RESULT
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    PANEL_FILL,
    PANEL_LINE,
    Colour,
    Gradient,
    Paint,
    colour,
    fade,
    rgb,
)
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.backdrop import shade_left
from game.app.forms.form_scene import FormScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.ending.chart import draw_chart
from game.app.scenes.ending.ending_layout import EndingLayout, EndingWords, ending_layout
from game.app.scenes.ending.pod_ending import draw_ending
from game.app.scenes.ending.story import Deeds, Story, tell
from game.app.table.model.crew_moods import GLAD, HURT
from game.app.table.model.ending_picture import picture_of
from game.app.table.paint import tokens
from game.app.table.paint.ending_backdrop import EndingBackdrop
from game.app.widgets.button import Button, IconButton
from game.app.widgets.clipboard import copy
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.play.session import Session
from game.rules.game_table import CENTRE
from game.rules.gamecode import seed_text
from game.rules.protocol import ResultDict
from game.wording import room_name

_ROWS: tuple[tuple[str, str], ...] = (
    ("turns", "ui-redo"),
    ("moves", "act-move"),
    ("repairs", "act-repair"),
    ("diverts", "act-divert"),
    ("shares", "act-share"),
    ("scavenges", "act-scavenge"),
    ("activations", "act-activate"),
    ("tokens", "token-action"),
)
VEIL = 0.06
_WON: Paint = Gradient(rgb("#FFF6E6"), rgb("#FF9A3A"))
_LOST: Paint = Gradient(rgb("#FFD9CE"), rgb("#FF4A3D"))


class EndingScene(FormScene):
    """The end of a game.

    Args:
        session: of the game that is over.
        heard: the music of the ending begins here, for no picture came before it.
    """

    commands_in = RESULT

    first_focus = "new"
    quiet = True
    paged = True
    layout: EndingLayout

    def __init__(self, session: Session, heard: bool = False) -> None:
        self.session = session
        self.story: Story = tell(session.log, session.state)
        self.behind = EndingBackdrop(session)
        self._heard = heard

    def enter(self, app: Program) -> None:
        """Have the picture of the ending read; without one before the page, begin with the music."""
        super().enter(app)
        self.behind.begin(self.page(app.kit))
        if self._heard:
            picture = picture_of(self.result, self.story.pod)
            app.audio.last_piece(picture.music, picture.after)

    def resize(self, kit: Kit) -> None:
        """Have the picture read for another size."""
        super().resize(kit)
        self.behind.begin(self.page(kit))

    def update(self, ms: float) -> bool:
        """Let time pass; the picture may be there."""
        come = self.behind.update(self.page(self.app.kit))
        return super().update(ms) or come

    def wake(self) -> float | None:
        """Return when something moves, or when to look for the picture."""
        waits = [wait for wait in (super().wake(), self.behind.wake()) if wait is not None]
        return min(waits, default=None)

    @property
    def result(self) -> ResultDict:
        """How it ended."""
        result = self.session.state["result"]
        assert result is not None, "the game goes on"
        return result

    def build(self, kit: Kit) -> list[Widget]:
        """Return the ways on."""
        texts = kit.texts
        escape, enter = texts("key-escape"), texts("key-enter")
        enter_keys = (pygame.K_RETURN, pygame.K_KP_ENTER)

        def by(command: str) -> tuple[str, tuple[int, ...]]:
            return kit.keys.label(command, texts), (kit.keys.code(command),)

        core = kit.looks.room(self.session.state["rooms"][CENTRE]["id"]).icon
        ways = (
            ("board", self.look, "ui-eye", *by("board-look")),
            ("watch", self.watch, "ui-play", *by("watch")),
            ("film", self.film, "ui-target", *by("film")),
            ("again", self.again, "ui-redo", *by("again")),
            ("new", self.new_game, core, enter, enter_keys),
            ("title", self.to_title, "ui-menu", escape, (pygame.K_ESCAPE,)),
        )
        layout = self.layout = self._layout(kit, len(ways))
        buttons: list[Widget] = [
            Button(
                key,
                rect,
                texts(f"over-{key}"),
                action,
                icon=icon,
                hint=hint,
                primary=key == "new",
                keys=keys,
            )
            for (key, action, icon, hint, keys), rect in zip(ways, layout.ways, strict=True)
        ]
        copying = self._copy(kit)
        above = layout.facts[0][1] < layout.ways[0][1]
        widgets = [*copying, *buttons] if above else [*buttons, *copying]
        return [ScrollArea("page", layout.area, layout.length, widgets, self.draw_page)]

    def _layout(self, kit: Kit, ways: int) -> EndingLayout:
        facts = self._facts(kit)
        copying, pod = self.session.code is not None, self.story.pod is not None
        words = EndingWords(self.reason(kit), facts, copying, pod, ways)
        return ending_layout(kit.fonts, kit.viewport.design, words)

    def _copy(self, kit: Kit) -> list[Widget]:
        """Return the button beside the game code."""
        code = self.session.code
        if code is None:
            return []

        def press() -> None:
            key = "code-copied" if copy(code) else "code-not-copied"
            self.form.show_message(kit.texts(key, code=code))

        tip, keys = kit.texts("code-copy"), (kit.keys.code("copy"),)
        return [IconButton("copy", self.layout.copy, "ui-copy", press, tip=tip, size=26, keys=keys)]

    # ways on

    def look(self) -> None:
        """Look at the board as it was left."""
        if len(self.app.scenes) > 1:
            self.app.pop()
            return
        self.app.start(routes.Table(self.session))

    def watch(self) -> None:
        """Watch the whole game again."""
        self.app.open(routes.Replay(self.session))

    def film(self) -> None:
        """See why the game went as it did."""
        self.app.open(routes.Film(self.session))

    def again(self) -> None:
        """Play the same ship again: same seed, settings and crew, the same who decide for them."""
        app, before = self.app, self.session
        session = Session.new(before.setup, app.engine(), app.shelf, before.colours, before.other_seats())
        app.start(routes.Table(session))

    def new_game(self) -> None:
        """Set up another game."""
        self.app.start(routes.Title())
        self.app.open(routes.Setup())

    def to_title(self) -> None:
        """Back to the title screen."""
        self.app.start(routes.Title())

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw what lies behind the page."""
        self.behind.draw(canvas, VEIL)
        shade_left(canvas, max(1750, canvas.kit.viewport.design[0] * 0.9))

    def draw_page(self, canvas: Canvas) -> None:
        """Draw verdict, facts, chart and crew."""
        layout = self.layout
        self._draw_verdict(canvas, self.result["won"])
        for (x, y), (value, label) in zip(layout.facts, self._facts(canvas.kit), strict=True):
            canvas.text(value, (x, y), "count", colour.GOLD_TEXT)
            canvas.text(label, (x, y + 34), "small", colour.MUTED)
        if self.story.pod is not None:
            crew = self.session.state["crew"]
            draw_ending(canvas, layout.pod, self.story.pod, crew, self.session.colours)
        canvas.panel(layout.chart, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
        draw_chart(canvas, layout.chart, self.story)
        self._draw_crew(canvas, layout.crew)

    def _draw_verdict(self, canvas: Canvas, won: bool) -> None:
        texts, layout = canvas.kit.texts, self.layout
        label_paint: Colour = colour.GOOD if won else colour.DANGER
        label = texts("over-won" if won else "over-lost")
        canvas.text(label, layout.label, "number-large", label_paint)
        title = texts(f"over-{self.result['reason']}")
        paint = _WON if won else _LOST
        canvas.text(title, layout.title, "verdict", paint, valign="middle", shrink=True)
        canvas.text(self.reason(canvas.kit), layout.reason, "lead", colour.TEXT, wrap=True, shrink=True)

    def reason(self, kit: Kit) -> str:
        """Return what happened and why, in words."""
        texts, state, story = kit.texts, self.session.state, self.story
        result = self.result
        name = state["crew"][state["active"]]["name"]
        turn = state["turn"]
        diverted = sum(room["diverted"] for room in state["rooms"])
        rooms = sum(bool(room["cubes"]) for room in state["rooms"])
        where = result.get("room")
        first = texts(
            f"over-{result['reason']}-why",
            name=name,
            turn=turn,
            room=room_name(texts, where) if where else "",
            cards=len(state["resource_deck"]),
            torn=story.cards_torn,
        )
        if result["won"]:
            return f"{first} {texts('over-close', count=len(story.criticals))}"
        return f"{first} {texts('over-diverted', count=diverted, rooms=rooms)}"

    def _facts(self, kit: Kit) -> list[tuple[str, str]]:
        """Return the facts below the verdict: value and label."""
        texts, state = kit.texts, self.session.state
        rooms = [room for room in state["rooms"] if room["cubes"]]
        damage = len(state["damage_deck"])
        drawn = sum(1 for m in self.story.moments[1:] if m.rooms_hit)
        code = self.session.code
        facts = (
            ("turns", str(self.story.turns)),
            ("cards", str(len(state["resource_deck"]))),
            ("damage", f"{damage} / {damage + drawn}"),
            ("diverted", f"{sum(room['diverted'] for room in rooms)} / {len(rooms)}"),
            ("criticals", str(len(self.story.criticals))),
            ("difficulty", texts(f"difficulty-{state['settings']['difficulty']}")),
            ("code", code) if code else ("seed", seed_text(state["settings"]["seed"])),
        )
        return [(value, texts(f"over-fact-{key}")) for key, value in facts]

    def _draw_crew(self, canvas: Canvas, rect: Rect) -> None:
        texts, state = canvas.kit.texts, self.session.state
        canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
        x, y, w, h = rect
        canvas.text(
            texts("over-crew"), (x + 28, y + 16, 196, 32), "label", colour.TEXT, valign="middle", shrink=True
        )
        names = [member["name"] for member in state["crew"]]
        column = min(140.0, (w - 250) / len(names))
        left = x + w - 16 - column * len(names)
        for seat, name in enumerate(names):
            look = CREW[self.session.colours[seat]]
            middle = left + column * (seat + 0.5)
            left_ship = self.story.pod is not None and self.story.pod.crew == seat
            mood = GLAD if seat in self.result["winners"] else HURT
            mark = self.session.colours[seat]
            tokens.face(canvas, (middle - 28, y + 14, 56), mark, mood, 130 if left_ship else 255)
            if left_ship:
                canvas.icon("pod", middle + 4, y + 36, 38)
            cell = (middle - column / 2 + 4, y + 74, column - 8, 32)
            canvas.text(name, cell, "subheading", look.colour, "center", "middle", shrink=True)
        pitch = (h - 132) / len(_ROWS)
        for row, (key, icon) in enumerate(_ROWS):
            top = y + 116 + row * pitch
            if row % 2 == 0:
                canvas.panel(
                    (x + 16, top, w - 32, pitch - 4), fill=fade(colour.RAISED, 0.55), corners=(4, 4, 4, 4)
                )
            middle = top + (pitch - 4) / 2
            name = key
            if key == "shares" and self.session.history.state.table.content.one_hand:
                # A single player trades with the face-up cards in place of sharing.
                name, icon = "trades", "act-trade"
            canvas.icon(icon, x + 28, middle - 15, 30)
            words = (x + 72, top, left - x - 76, pitch - 4)
            canvas.text(texts(f"over-row-{name}"), words, "body", colour.TEXT, valign="middle", shrink=True)
            values = [value(deeds, key) for deeds in self.story.deeds]
            for seat, number in enumerate(values):
                best = number == max(values) > min(values) and key != "turns"
                centre = left + column * (seat + 0.5)
                paint = colour.GOLD_TEXT if best else colour.TEXT
                canvas.text(
                    str(number), (centre - 30, top, 60, pitch - 4), "number-large", paint, "center", "middle"
                )
                if best:
                    canvas.icon("ui-star", centre + 24, middle - 9, 18, colour.GOLD)


def value(deeds: Deeds, key: str) -> int:
    """Return one of the counts by its name."""
    return int(getattr(deeds, key))
