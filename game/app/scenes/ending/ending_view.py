"""The page after a game: the verdict, the story of the flight, and the numbers after it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, VERDICTS
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.scenes.ending.chart import CURVES, draw_chart
from game.app.scenes.ending.pod_ending import POD_ICON, pod_ending
from game.app.table.model.crew_moods import GLAD, HURT
from game.app.table.model.story import Deeds, Story
from game.app.table.paint import tokens
from game.app.views.bits import ENTER, button, cap, headed, icon_button
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    flow,
    grid,
    icon,
    on,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.bots.players.player import STAND_IN
from game.play.session import Session
from game.rules.game_table import CENTRE
from game.rules.gamecode import seed_text
from game.rules.protocol import ResultDict, StateDict
from game.wording import room_name

DEEDS: tuple[tuple[str, str], ...] = (
    ("turns", "ui-redo"),
    ("moves", "act-move"),
    ("repairs", "act-repair"),
    ("diverts", "act-divert"),
    ("shares", "act-share"),
    ("scavenges", "act-scavenge"),
    ("activations", "act-activate"),
    ("tokens", "token-action"),
)
WIDE, NARROW = 1800.0, 1130.0
"""Widths of the page, units: all of it side by side, and as one column."""
MARGIN = 60.0
GAP = 16.0
FACE = 56.0
FEW = 3
"""Number of crew members up to which their columns are wider."""


@dataclass(frozen=True)
class Ending:
    """A game that is over, as its page shows it."""

    session: Session
    story: Story
    unsaved: str = ""
    """The sentence on a game that could not be saved; empty where it is safe."""

    @property
    def state(self) -> StateDict:
        """STATE at the end."""
        return self.session.state

    @property
    def result(self) -> ResultDict:
        """The result at the end."""
        result = self.state["result"]
        assert result is not None, "the game goes on"
        return result

    @property
    def stand_ins(self) -> int:
        """Number of choices that the game made in place of programs that gave no answer."""
        whys = (entry.why for entry in self.session.log)
        return sum(why is not None and why["id"] == STAND_IN for why in whys)


def ending_page(kit: Kit, ending: Ending) -> View:
    """Return the page: on one screen where it has room, else as a column that is scrolled."""
    verdict, chart, crew = _verdict(kit, ending), _chart(kit, ending), _crew(kit, ending)
    facts, ways, deeper = _facts(kit, ending), _ways(kit, ending), _deeper(kit, ending)
    story, marks = ending.story.pod, ending.session.colours
    pod = None if story is None else pod_ending(kit.texts, story, ending.state["crew"], marks)
    beside = column(
        row(verdict.but(grow=1), column(deeper, pod and pod.but(wide=650), gap=GAP), gap=GAP, align="end"),
        row(chart.but(grow=1), crew.but(wide=650), gap=GAP, grow=1, align="fill"),
        row(*facts, look="panel", pad=(24, 6), gap=24, pack="between"),
        row(*ways, gap=GAP, pack="even", align="fill"),
        gap=GAP,
        pad=(0, 36),
        wide=(WIDE, WIDE),
        high=(0, 1200),
    )
    below = column(
        verdict,
        first_that_fits(*(grid(n, *ways, gap=GAP, gap_down=GAP, pack="even") for n in (3, 2, 1))),
        deeper,
        pod,
        chart,
        flow(*facts, look="panel", pad=(24, 12), gap=38, gap_down=10, align="middle"),
        crew,
        gap=20,
        pad=(0, 40),
        wide=(0, NARROW),
    )
    page = scroll(stack(below), "page")
    return first_that_fits(stack(beside), stack(page), pad=(MARGIN, 0, MARGIN, 0))


def _verdict(kit: Kit, ending: Ending) -> View:
    texts, won, count = kit.texts, ending.result["won"], ending.stand_ins
    chosen = text(texts("over-stand-ins", count=count), "body", "note", lines=0, wide=(0, 1000))
    return column(
        text(texts("over-won" if won else "over-lost"), "number-large", "good" if won else "danger"),
        text(texts(f"over-{ending.result['reason']}"), "verdict", VERDICTS[won]),
        text(reason(kit, ending), "lead", "text", lines=0, wide=(0, 1000)),
        chosen if count else None,
        text(ending.unsaved, "body", "reason", lines=0, wide=(0, 1000)) if ending.unsaved else None,
        gap=2,
    )


def reason(kit: Kit, ending: Ending) -> str:
    """Return what happened and why, in words."""
    texts, state, story, result = kit.texts, ending.state, ending.story, ending.result
    where = result.get("room")
    first = texts(
        f"over-{result['reason']}-why",
        name=state["crew"][state["active"]]["name"],
        turn=state["turn"],
        room=room_name(texts, where) if where else "",
        cards=len(state["resource_deck"]),
        torn=story.cards_torn,
    )
    if result["won"]:
        return f"{first} {texts('over-close', count=len(story.criticals))}"
    diverted = sum(room["diverted"] for room in state["rooms"])
    rooms = sum(bool(room["cubes"]) for room in state["rooms"])
    return f"{first} {texts('over-diverted', count=diverted, rooms=rooms)}"


def _chart(kit: Kit, ending: Ending) -> View:
    """The course of the flight, turn by turn, and what its curves are."""
    curves = [
        row(
            space(30).but(look="bar", tones=(tone,), high=4),
            text(kit.texts(f"over-chart-{name}"), "small", "note"),
            gap=10,
        )
        for name, tone in CURVES
    ]
    picture = drawn(draw_chart, ending.story, high=(400, math.inf), grow=1)
    return headed(kit.texts("over-chart"), picture, aside=flow(*curves, gap=24))


def _facts(kit: Kit, ending: Ending) -> list[View]:
    """The numbers: each with what it counts."""
    texts, state, story = kit.texts, ending.state, ending.story
    rooms = [room for room in state["rooms"] if room["cubes"]]
    damage = len(state["damage_deck"])
    drawn = sum(1 for moment in story.moments[1:] if moment.rooms_hit)
    code = ending.session.code
    facts = (
        ("turns", story.turns),
        ("cards", len(state["resource_deck"])),
        ("damage", f"{damage} / {damage + drawn}"),
        ("diverted", f"{sum(room['diverted'] for room in rooms)} / {len(rooms)}"),
        ("criticals", len(story.criticals)),
        ("difficulty", texts(f"difficulty-{state['settings']['difficulty']}")),
        ("code", code) if code else ("seed", seed_text(state["settings"]["seed"])),
    )
    told = [
        column(
            text(str(value), "count", "gold-text"),
            text(texts(f"over-fact-{name}", count=value), "small", "note"),
        )
        for name, value in facts
    ]
    share = button("share", texts("share-open"), Act(tip=texts("share-open-tip")), sign="ui-copy")
    if code is None:
        return [*told, share]
    act = Act(tip=texts("code-copy"), keys=(kit.keys.code("copy"),))
    copy = icon_button("copy", "ui-copy", act, 26)
    return [*told[:-1], row(told[-1], copy, gap=GAP), share]


def _ways(kit: Kit, ending: Ending) -> list[View]:
    """The ways on, best last but one."""
    texts, keys = kit.texts, kit.keys
    core = kit.looks.room(ending.state["rooms"][CENTRE]["id"]).icon
    by_command = {"board": "board-look", "watch": "watch", "film": "film", "again": "again"}
    caps: dict[str, tuple[str, tuple[int, ...]]] = {
        name: (keys.label(key, texts), (keys.code(key),)) for name, key in by_command.items()
    }
    caps |= {"new": (texts("key-enter"), ENTER), "title": (texts("key-escape"), (pygame.K_ESCAPE,))}
    signs: dict[str, Any] = {
        "board": "ui-eye",
        "watch": "ui-play",
        "film": "ui-target",
        "again": "ui-redo",
        "new": core,
    }
    return [
        button(
            name,
            texts(f"over-{name}"),
            Act(keys=codes),
            sign=signs.get(name, "ui-menu"),
            key=cap(kit, label),
            primary=name == "new",
            high=78,
        )
        for name, (label, codes) in caps.items()
    ]


def _deeper(kit: Kit, ending: Ending) -> View | None:
    """Return the way to the descent for who has won: harder ships wait there."""
    if not ending.result["won"]:
        return None
    words, note = kit.texts("title-descent"), kit.texts("title-descent-note")
    return button("descent", words, sign="ui-star", note=note, align="left", high=78)


def _crew(kit: Kit, ending: Ending) -> View:
    """Return each crew member's deeds, a column each."""
    texts, session, story = kit.texts, ending.session, ending.story
    crew = ending.state["crew"]
    wide = 130.0 if len(crew) <= FEW else 98.0
    heads = []
    for seat, member in enumerate(crew):
        mark = session.colours[seat]
        mood = GLAD if seat in ending.result["winners"] else HURT
        left = story.pod is not None and story.pod.crew == seat
        face = drawn(_face, mark, mood, left, wide=FACE, high=FACE, at=(0.5, 0))
        name = text(member["name"], "subheading", CREW[mark].colour, align="center", cut=True)
        heads.append(column(face, name, gap=6, wide=wide))
    label = column(text(texts("over-crew"), "label"), space(grow=1), _star(kit), grow=1)
    rows = [
        _deed(kit, name, sign, story.deeds, wide, n % 2 == 0, session.history.state.table.content.one_hand)
        for n, (name, sign) in enumerate(DEEDS)
    ]
    head = row(label, *heads, pad=(12, 0, 0, 8), align="fill")
    return column(head, *rows, look="panel", pad=(16, 14))


def _star(kit: Kit) -> View:
    """Return what the stars in the columns mean."""
    return row(icon("ui-star", 18, "gold"), text(kit.texts("over-most"), "small", "note"), gap=8)


def _deed(
    kit: Kit, name: str, sign: str, deeds: Sequence[Deeds], wide: float, striped: bool, one_hand: bool
) -> View:
    counts = [int(getattr(one, name)) for one in deeds]
    most = max(counts) if max(counts) > min(counts) and name != "turns" else None
    if one_hand and name == "shares":
        # A single player trades with the face-up cards in place of sharing.
        name, sign = "trades", "act-trade"
    cells = [
        stack(
            text(str(count), "number-large", "gold-text" if count == most else "ink", align="center"),
            icon("ui-star", 18, "gold", at=(0.9, 0.5)) if count == most else None,
            wide=wide,
        )
        for count in counts
    ]
    label = text(kit.texts(f"over-row-{name}"), "small", "ink", pad=(14, 0, 8, 0), grow=1)
    given = {"look": "stripe", "states": on(even=striped), "pad": (12, 4, 0, 4), "grow": 1, "high": (48, 80)}
    return row(icon(sign, 30, None), label, *cells, **given)


def _face(canvas: Canvas, rect: Rect, mark: int, mood: str, left: bool) -> None:
    """Draw a face; that of a deserter is pale, and the pod stands by it."""
    x, y, size, _ = rect
    tokens.face(canvas, (x, y, size), mark, mood, 130 if left else 255)
    if left:
        canvas.icon(POD_ICON, x + size / 2 + 4, y + 22, 38)
