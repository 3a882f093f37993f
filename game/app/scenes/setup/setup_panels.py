"""What the setup screen shows: its panels, and every fact on them that is no control."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import (
    CREW,
    PANEL_FILL,
    PANEL_LINE,
    RAISED_FILL,
    Gradient,
    colour,
    fade,
    mix,
)
from game.app.drawing.rank_badge import draw_rank_badge, rank_words
from game.app.drawing.viewport import Rect
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.setup_layout import FACTS_TOP, SetupLayout
from game.app.table.paint import tokens
from game.storage.preferences import Participant
from game.texts import Texts


@dataclass(frozen=True)
class Mission:
    """What the rules would deal.

    Args:
        hand: cards in each hand.
        cards: resource cards in all.
        difficulty: id.
        card: id of the resource that difficulties shuffle in.
        universals: cards that each difficulty shuffles in, by its id and in their order.
        damage: cards in the damage deck after the setup.
        damaged: repair spaces without a cube after the setup.
        layout: room ids by place; None where chance decides.
        rooms: ids of the rooms around the core.
        variants: of the rooms by place; empty where chance decides.
    """

    hand: int
    cards: int
    difficulty: str
    card: str
    universals: Mapping[str, int]
    damage: int
    damaged: int
    layout: tuple[str | None, ...]
    rooms: tuple[str, ...]
    variants: tuple[str, ...] = ()


def draw_panel(canvas: Canvas, rect: Rect, label: str, note: str = "", taken: float = 24) -> None:
    """Draw a panel with its label, and a note at the right, where `taken` units belong to something else."""
    canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
    x, y, w, _ = rect
    wide = canvas.kit.fonts.width(label, "label")
    room = w - 24 - taken
    if note:
        wide = min(wide, room * 0.6)
    name = (x + 24, y + 14, room if not note else wide + 1, 32)
    canvas.text(label, name, "label", colour.TEXT, valign="middle", shrink=True)
    if note:
        place = (x + 48 + wide, y + 14, room - wide - 24, 32)
        canvas.text(note, place, "small", colour.MUTED, "right", "middle", shrink=True)


def draw_crew_panel(canvas: Canvas, layout: SetupLayout) -> None:
    """Draw the panel behind the crew, and what belongs to the first turn."""
    texts = canvas.kit.texts
    draw_panel(canvas, layout.crew, texts("setup-crew"), taken=layout.players[2] + 30)
    x, _, w, _ = layout.crew
    canvas.line((x + 24, layout.rule), (x + w - 24, layout.rule), colour.LINE)
    label = (x + 24, layout.rule + 16, w - 48, 32)
    canvas.text(texts("setup-first"), label, "label", colour.TEXT, valign="middle", shrink=True)


def draw_foot(canvas: Canvas, rect: Rect) -> None:
    """Draw the row below a page that is scrolled: what stands there is always at hand."""
    x, y, w, _ = rect
    canvas.box(rect, fade(colour.SPACE, 0.88))
    canvas.line((x, y), (x + w, y), colour.LINE)


def draw_crew_note(canvas: Canvas, rect: Rect, note: str) -> None:
    """Say what an expansion makes of the crew, in the place of members who are not there."""
    x, y, w, h = rect
    line = fade(colour.LINE, 0.6)
    canvas.panel((x, y, w, h), fill=fade(colour.RAISED, 0.5), line=line, corners=(12, 4, 12, 4))
    canvas.icon("ui-cards", x + 24, y + h / 2 - 22, 44, colour.GOLD)
    words = (x + 92, y + 8, w - 112, h - 16)
    canvas.text(note, words, "small", colour.MUTED, valign="middle", wrap=True)


def draw_crew(canvas: Canvas, rect: Rect, player: Participant, rank: str | None, problem: str | None) -> None:
    """Draw the frame of one crew member and the meeple, who plays, and what is wrong with the name.

    Args:
        canvas: to draw on.
        rect: the seat.
        player: as entered.
        rank: of the program's player; empty for a person, None where that is no question.
        problem: with the name, in words.
    """
    x, y, w, h = rect
    mark = CREW[player.mark]
    line = Gradient(mark.colour, mix(mark.colour, colour.RIM_HOT, 0.25))
    canvas.panel(rect, fill=RAISED_FILL, line=line, corners=(14, 5, 14, 5), width=2.4)
    tokens.face(canvas, (x + 18, y + 9, 82), player.mark)
    if rank:
        draw_rank_badge(canvas, rank, x + 26, y + 82, 36, mark.colour)
    about = "" if rank is None else rank_words(canvas.kit, rank)
    words = problem or about
    ink = colour.REASON if problem else colour.MUTED
    canvas.text(words, (x + 126, y + 100, w - 140, 36), "small", ink, valign="middle", shrink=True)


def draw_seed(canvas: Canvas, layout: SetupLayout, note: str, wrong: bool) -> None:
    """Draw the panel of the seed, and what the seed means or why it is refused."""
    draw_panel(canvas, layout.deal, canvas.kit.texts("setup-seed"))
    canvas.text(note, layout.note, "small", colour.REASON if wrong else colour.MUTED, wrap=True)


def draw_mission(canvas: Canvas, layout: SetupLayout, draft: Draft, mission: Mission) -> None:
    """Draw what the draft will deal, line by line."""
    texts = canvas.kit.texts
    x, y, w, _ = layout.mission
    draw_panel(canvas, layout.mission, texts("setup-mission"))
    stars, card = mission.universals[mission.difficulty], texts(f"resource-{mission.card}")
    first = texts("setup-first-chance") if draft.first is None else draft.players[draft.first].name.strip()
    hands = "setup-fact-hands-shared" if draft.content.one_hand else "setup-fact-hands-value"
    facts = (
        ("hands", texts(hands, cards=mission.hand)),
        ("deck", texts("setup-fact-deck-value", cards=mission.cards, universals=stars, resource=card)),
        ("damage", texts("setup-fact-damage-value", cards=mission.damage)),
        ("damaged", texts("setup-fact-damaged-value", spaces=mission.damaged)),
        ("rooms", _room_words(texts, draft, mission)),
        ("first", first),
    )
    row = y + FACTS_TOP
    for i, (key, value) in enumerate(facts):
        name = (x + 24, row, 158, layout.fact)
        canvas.text(texts(f"setup-fact-{key}"), name, "body", colour.MUTED, valign="middle", shrink=True)
        place = (x + 190, row, w - 214, layout.fact)
        canvas.text(value, place, "subheading", colour.TEXT, "right", "middle", shrink=True)
        row += layout.fact
        if i < len(facts) - 1:
            canvas.line((x + 24, row), (x + w - 24, row), fade(colour.LINE, 0.6), 1)


def _room_words(texts: Texts, draft: Draft, mission: Mission) -> str:
    """Say how many rooms are V1 and how many V2, as far as that is known."""
    if mission.variants:
        second = mission.variants.count("v2")
    else:
        variants = [draft.variant(room) for room in mission.rooms]
        if None in variants:
            return texts("setup-fact-rooms-chance")
        second = variants.count("v2")
    return texts("setup-fact-rooms-value", first=len(mission.rooms) - second, second=second)


def draw_ship(canvas: Canvas, rect: Rect, mission: Mission) -> None:
    """Draw the ship's nine places; the rooms are known once a seed is typed."""
    texts = canvas.kit.texts
    x, y, w, h = rect
    wide, high = (w - 16) / 3, (h - 12) / 3
    for place, room in enumerate(mission.layout):
        cell = (x + (place % 3) * (wide + 8), y + (place // 3) * (high + 6), wide, high)
        if room is None:
            canvas.panel(cell, fill=colour.FIELD, line=colour.LINE, corners=(4, 4, 4, 4))
            canvas.text("?", cell, "subheading", colour.MUTED, "center", "middle")
            continue
        look = canvas.kit.looks.room(room)
        canvas.panel(cell, fill=look.plate, line=look.frame, corners=(4, 4, 4, 4))
        side = min(30.0, high - 6)
        canvas.icon(look.icon, cell[0] + (wide - side) / 2, cell[1] + (high - side) / 2, side, look.frame)
        if mission.variants and mission.variants[place] == "v2":
            chip = (cell[0] + wide - 42, cell[1] + high / 2 - 12, 34, 24)
            canvas.text(texts("room-variant"), chip, "tag", colour.TEXT, "center", "middle")
