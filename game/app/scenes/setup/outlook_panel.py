"""How the setup screen shows what has been measured: the rows of Outlook, and what an expansion changes."""

from __future__ import annotations

import math

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar, draw_empty_bar
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.rank_badge import rank_icon
from game.app.drawing.viewport import Rect
from game.app.scenes.setup.outlook import Nearest, Outlook, RankChance
from game.app.scenes.setup.setup_layout import CHANCE_TOP, SetupLayout
from game.app.scenes.setup.setup_panels import draw_panel
from game.bots.measured import Difference, Measured
from game.texts import Texts
from game.wording import difficulty_name

CHANGE_W, CHANGE_H = 208.0, 34.0
"""The size of the chip that says what something changes."""
BAR_H = 13.0
BAR: Colour = colour.LINE_STRONG
LOPSIDED = 0.02
"""From how much more room on one side of a share than on the other its margin is told as an interval."""
NAME_W, VALUE_W, GAMES_W = 136.0, 92.0, 96.0


def chance_words(texts: Texts, found: Measured) -> str:
    """Return a share of games won in per cent with its margin, or the interval where that says it better.

    Few games, or almost all of them won or lost, leave more room on one side of the share than on the other.
    """
    percent, margin = round(100 * found.share), _points(found.margin)
    low, high = found.interval
    lopsided = abs((high - found.share) - (found.share - low)) > LOPSIDED
    if lopsided or not margin <= percent <= 100 - margin:
        return texts("setup-interval", low=math.floor(100 * low), high=math.ceil(100 * high))
    return texts("setup-chance", percent=percent, margin=margin)


def outlook_notes(texts: Texts, outlook: Outlook, level: str) -> str:
    """Return what stands below the chances: whose they are, and what stands in for those not measured.

    Args:
        texts: the catalogue.
        outlook: what is known of the draft.
        level: the id of a difficulty.
    """
    lines = [texts("setup-outlook-note")]
    for chance in outlook.chances(level):
        if chance.nearest is not None:
            lines.append(
                texts(
                    "setup-outlook-nearest",
                    ranks=texts("setup-ranks", rank=chance.rank),
                    game=_game_words(texts, chance.nearest),
                )
            )
    return "\n".join(lines)


def draw_outlook(canvas: Canvas, layout: SetupLayout, outlook: Outlook, level: str) -> None:
    """Draw the panel: for crews of every rank how often they save such a ship, and how many games say so.

    Args:
        canvas: to draw on.
        layout: where things stand.
        outlook: what is known of the draft.
        level: the difficulty that it is shown for.
    """
    texts = canvas.kit.texts
    draw_panel(canvas, layout.outlook, texts("setup-outlook"), difficulty_name(texts, level))
    for chance, rect in zip(outlook.chances(level), layout.chances, strict=True):
        _draw_chance(canvas, rect, chance)
    x, y, w, h = layout.outlook
    top = y + CHANCE_TOP + sum(rect[3] for rect in layout.chances) + 6
    note = (x + 24, top, w - 48, y + h - 6 - top)
    canvas.text(outlook_notes(texts, outlook, level), note, "small", colour.MUTED, wrap=True)


def _draw_chance(canvas: Canvas, rect: Rect, chance: RankChance) -> None:
    """Draw the row of a rank."""
    texts = canvas.kit.texts
    x, y, w, h = rect
    known = chance.found is not None
    ink = colour.TEXT if known else colour.MUTED
    canvas.icon(rank_icon(chance.rank), x, y + h / 2 - 11, 22, ink)
    name = (x + 32, y, NAME_W - 38, h)
    canvas.text(texts("setup-ranks", rank=chance.rank), name, "subheading", ink, valign="middle", shrink=True)
    bar = (x + NAME_W, y + (h - BAR_H) / 2, w - NAME_W - VALUE_W - GAMES_W - 12, BAR_H)
    right = (x + w - VALUE_W - GAMES_W, y, VALUE_W + GAMES_W, h)
    found = chance.found or (chance.nearest.found if chance.nearest is not None else None)
    if found is None:
        draw_empty_bar(canvas, bar)
        canvas.text(texts("setup-not-measured"), right, "small", colour.MUTED, "right", "middle", shrink=True)
        return
    draw_chance_bar(canvas, bar, found.share, found.interval, BAR, told=known)
    canvas.text(
        chance_words(texts, found),
        (right[0], y, VALUE_W, h),
        "subheading",
        ink,
        "right",
        "middle",
        shrink=True,
    )
    games = (x + w - GAMES_W + 8, y, GAMES_W - 8, h)
    words = texts("setup-games", games=found.games) if known else texts("setup-nearest")
    canvas.text(words, games, "small", colour.MUTED, "right", "middle", shrink=True)


def draw_change(canvas: Canvas, rect: Rect, rank: str, change: Difference | None) -> None:
    """Draw the chip that says how much more or less often the ship is saved with something.

    Args:
        canvas: to draw on.
        rect: of the chip.
        rank: whose games say so.
        change: how much; None if that has not been measured.
    """
    texts = canvas.kit.texts
    x, y, w, h = rect
    canvas.panel(rect, fill=fade(colour.FIELD, 0.7), line=colour.LINE, corners=(6, 4, 6, 4), width=1.4)
    ink = colour.MUTED
    if change is None:
        words = texts("setup-not-measured")
    else:
        points = round(100 * change.value)
        sign = "+" if points > 0 else "\N{MINUS SIGN}" if points < 0 else ""
        words = texts("setup-change", points=f"{sign}{abs(points)}", margin=_points(change.margin))
        if change.known:
            ink = colour.GOOD if change.value > 0 else colour.REASON
    room = 40.0 if change is not None else 12.0
    if change is not None:
        canvas.icon(rank_icon(rank), x + 12, y + h / 2 - 10, 20, colour.MUTED)
    canvas.text(words, (x + room, y, w - room - 10, h), "fact-bold", ink, "center", "middle", shrink=True)


def _points(share: float) -> int:
    """Return a margin in points: at least one, for none is certain."""
    return max(1, round(100 * share))


def _game_words(texts: Texts, nearest: Nearest) -> str:
    """Return what kind of game the nearest one is."""
    cell = nearest.cell
    words = [difficulty_name(texts, cell.difficulty), texts(f"setup-rooms-{cell.rooms}")]
    words += [texts(f"expansion-{id}") for id in cell.expansions]
    if nearest.counted:
        words.append(texts("setup-outlook-counting"))
    return " · ".join(words)
