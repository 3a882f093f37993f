"""The dock: the active crew member, pips and tokens, the ground of it all."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, GOLD_GLOW, LEGAL_GLOW, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.places.layout import CARD_W
from game.app.table.model.table_view import DockView
from game.app.table.paint import brush, tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.panels.framed import Marks, Size, fill
from game.app.views.layout import Laid
from game.app.views.painting import show
from game.app.views.roles import tint
from game.app.views.tree import View, column, drawn, icon, row, stack, text

MAX_TOKENS = 8
PIPS = 3
"""Number of actions in full size; more of them are smaller."""
FACE = 76.0


def dock_ground(canvas: Canvas, mark: int, size: Size) -> None:
    """Draw the dock's panel, coloured at the left by the crew mark of whoever is active."""
    tone = stack(look="dock-tone", wide=330, high=(size[1], size[1]), at=(0, 0))
    show(canvas, stack(tone, look="dock", tones=(CREW[mark].colour,)), size)


def dock_light(canvas: Canvas, size: Size, marks: Marks) -> None:
    """Light the dock's edge: what is held may be dropped anywhere on it."""
    if marks & {"legal", "lit"}:
        glow = LEGAL_GLOW if "legal" in marks else GOLD_GLOW
        brush.ring(canvas, (0.0, 0.0, *size), fade(glow, 0.45), 16)
        show(canvas, stack(look="dock-light", states=marks), size)


def dock_crew(canvas: Canvas, dock: DockView, mark: int, frame: Laid) -> None:
    """Draw who is active, the pips and tokens, and what is going on if nothing can be done."""
    fill(canvas, frame, {"who": _who(canvas.kit, dock, mark)})


def _who(kit: Kit, dock: DockView, mark: int) -> View:
    tone = CREW[mark].colour
    name = text(dock.name, "active-name", tone, cut=True, high=(0, 60), grow=1)
    who = row(drawn(_face, mark, dock.mood, wide=FACE, high=FACE), name, gap=14)
    note = None if dock.working else text(_note(kit, dock), "fact", "note", lines=2)
    return column(who, drawn(_spent, dock, high=50), note, pack="between")


def _face(canvas: Canvas, rect: Rect, mark: int, mood: str) -> None:
    x, y, side, _ = rect
    brush.radial(canvas, (x - 14, y - 16, side + 36, side + 36), fade(CREW[mark].colour, 0.42))
    tokens.face(canvas, (x, y, side), mark, mood)


def _note(kit: Kit, dock: DockView) -> str:
    return kit.texts("dock-over" if dock.end.kind == "over" else f"dock-{dock.phase}")


def _spent(canvas: Canvas, rect: Rect, dock: DockView) -> None:
    middle = rect[1] + rect[3] / 2
    _pips(canvas, dock, middle)
    if dock.tokens:
        _tokens(canvas, dock, middle, rect[2])


def _pips(canvas: Canvas, dock: DockView, y: float) -> None:
    count = max(dock.base, dock.actions)
    used, small = count - dock.actions, min(1.0, PIPS / max(count, 1))
    radius = 22 * small
    sign = canvas.kit.looks.room(dock.centre).icon
    for n in range(count):
        x = 22.0 + 42 * small * n
        if n < used or not dock.working:
            brush.hexagon(canvas, x, y, radius, tint("spent"), tint("spent-line"), 1.8)
            side = 24 * small
            if dock.phase != "setup":  # nothing has been done before the first turn
                canvas.icon("ui-check", x - side / 2, y - side / 2, side, tint=tint("spent-sign"))
        else:
            brush.radial(canvas, (x - 34, y - 34, 68, 68), fade(GOLD_GLOW, 0.7))
            brush.hexagon(canvas, x, y, radius, colour.GOLD, colour.GOLD_TEXT, 2)
            side = 28 * small
            canvas.icon(sign, x - side / 2, y - side / 2, side, tint=tint("pip-sign"))


def _tokens(canvas: Canvas, dock: DockView, y: float, w: float) -> None:
    """Draw Action tokens; they light up once the base actions are gone and they are what is spent next."""
    count = min(dock.tokens, MAX_TOKENS)
    pitch = min(42.0, (w - 140 - 38) / max(1, count - 1))
    next_up = dock.working and dock.actions == 0
    for n in range(count):
        x = 138 + pitch * n
        if next_up:
            tokens.halo(canvas, "token-action", (x, y - 19, 38), fade(GOLD_GLOW, 0.8))
        canvas.icon("token-action", x, y - 19, 38, alpha=255 if dock.working else 150)


def held_tokens(canvas: Canvas, token: str, count: int, size: Size, marks: Marks) -> None:
    """Draw the Repair cubes (`cube`) or the Protection tokens (`protection`) that the active member holds."""
    dim = bool(marks & {"held", "hidden"})
    sign = icon(tokens.TOKEN_ICON[token], 34, None, alpha=90 if dim else 255, grey=dim)
    words = text(canvas.kit.texts("crew-times", count=count), "number")
    show(canvas, row(sign, words, gap=5, pad=(8, 2), look="held", states=marks), size)


def hint(canvas: Canvas, words: str, over: bool, size: Size) -> None:
    """Draw the line below the hand: what can be done now, or that there are too many cards."""
    show(canvas, text(words, "fact", "reason" if over else "note", lines=2), size)


def no_hand(canvas: Canvas, size: Size) -> None:
    """Draw the places of cards where there is no hand."""
    pitch = min(135.0, (size[0] - CARD_W) / 5)
    for n in range(6):
        resource_card.empty_place(canvas, (pitch * n, 0, min(CARD_W, pitch - 5), size[1]))
    words = text(canvas.kit.texts("dock-empty-hand"), "body", "note", align="center")
    show(canvas, words, size)
