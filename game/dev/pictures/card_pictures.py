"""Pictures of cards held close, and of every piece at the sizes in which the game shows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.theme import CREW, colour
from game.app.table.model.keys import Key, parse
from game.app.table.paint import resource_card, tokens
from game.app.table.paint.damage_card import draw_breach_card, draw_damage_card
from game.app.table.table_scene import TableScene
from game.dev.pictures import demo
from game.dev.pictures.demo import rules
from game.dev.studio import Shot, Studio
from game.play.session import Session

DAMAGE: tuple[Any, ...] = (
    ("cargo-hold",),
    ("bridge", "armoury"),
    ("engine-room", "repair-centre", "mess-hall"),
)
NONE: frozenset[str] = frozenset()


def _table(studio: Studio, change: Callable[[dict[str, Any]], None] | None = None) -> TableScene:
    studio.app.change_settings(animation="off")
    state = demo.state()
    if change is not None:
        change(state)
    table = TableScene(Session.load(state, rules()))
    table.session.colours = demo.COLOURS
    studio.app.reset(table)
    studio.settle(2500)
    return table


def close(text: str, studio: Studio) -> Canvas:
    """A card on the table that the pointer rests on."""
    table = _table(studio)
    studio.point(*table.layout.centre(parse(text)))
    return studio.settle(900)


def close_universal(studio: Studio) -> Canvas:
    """A Universal card in the hand, held close."""

    def deal(state: dict[str, Any]) -> None:
        state["crew"][1]["hand"][-1] = "universal"
        state["resource_deck"].remove("universal")
        state["resource_deck"].append("nanobots")

    table = _table(studio, deal)
    last = len(table.position.hand) - 1
    studio.point(*table.layout.centre(Key.hand(last)))
    return studio.settle(900)


def in_pile(pile: str, place: int, studio: Studio) -> Canvas:
    """A card of a pile, held close."""
    table = _table(studio)
    studio.press(*table.layout.centre(parse(pile)))
    studio.settle(0)
    panel: Any = studio.app.stack.top
    x, y, w, h = panel.cards(studio.kit)[place][0]
    studio.point(x + w / 2, y + h / 2)
    return studio.settle(0)


def pieces_cards(studio: Studio) -> Canvas:
    """Every card, large."""
    canvas = Canvas.of_size(studio.kit, *studio.kit.viewport.design)
    canvas.surface.fill(colour.SPACE)
    for n, kind in enumerate(canvas.kit.looks.resources()):
        resource_card.resource_card(canvas, (30 + n * 316, 30, 300, 420), kind)
    resource_card.back(canvas, (30 + 5 * 316, 30, 300, 420))
    for n, card in enumerate(DAMAGE):
        draw_damage_card(canvas, (30 + n * 316, 480, 300, 420), card)
        resource_card.back(canvas, (30 + (3 + n) * 158 + 474, 480, 150, 210), n + 1)
        draw_damage_card(canvas, (978 + n * 158, 705, 140, 195), card)
    draw_breach_card(canvas, (30 + 5 * 316, 480, 300, 420))
    for n, kind in enumerate(canvas.kit.looks.resources()):
        resource_card.resource_card(canvas, (30 + n * 94, 925, 80, 120), kind)
        resource_card.small_card(canvas, (520 + n * 48, 925, 40, 56), kind)
        resource_card.socket(canvas, (520 + n * 48, 995, 42, 42), kind)
    for n, count in enumerate((48, 27, 12, 4, 1)):
        resource_card.face_down(canvas, (780 + n * 100, 925, 80, 118), count, NONE, low=count < 6)
    for n in range(3):
        resource_card.face_down(canvas, (1290 + n * 96, 925, 74, 108), 8 - 2 * n, NONE, damage=n + 1)
    draw_breach_card(canvas, (1590, 925, 76, 108))
    for n, card in enumerate(DAMAGE[1:]):
        draw_damage_card(canvas, (1690 + n * 96, 925, 80, 116), card)
    return canvas


def pieces_small(studio: Studio) -> Canvas:
    """Meeples, dice and tokens, large and as small as they get."""
    canvas = Canvas.of_size(studio.kit, *studio.kit.viewport.design)
    canvas.surface.fill(colour.SPACE)
    for n in range(len(CREW)):
        x = 60 + n * 250
        canvas.icon(tokens.meeple_icon(n), x, 40, 200)
        tokens.meeple(canvas, (x, 280, 60, 68), n, n == 1, NONE)
        canvas.icon(tokens.meeple_icon(n), x + 90, 300, 40)
        canvas.icon(f"mark-{n + 1}", x + 150, 300, 40)
    for value in range(1, 7):
        x = 60 + (value - 1) * 170
        for size, y, angle in ((140, 400, 0), (70, 580, 1), (30, 690, 0)):
            picture = tokens.die_face(canvas.kit, value, size, angle)
            canvas.surface.blit(picture, picture.get_rect(center=canvas.at(x + 70, y + size / 2)))
    for n, kind in enumerate(tokens.TOKEN_ICON):
        tokens.token(canvas, kind, 60 + n * 250, 760, 180)
        tokens.token(canvas, kind, 60 + n * 250, 960, 54)
        tokens.token(canvas, kind, 140 + n * 250, 972, 30)
    for n, name in enumerate(("damage-1", "damage-2", "damage-3", "hull-breach", "escape-pod")):
        canvas.icon(name, 1160, 40 + n * 200, 170)
        canvas.icon(name, 1350, 40 + n * 200, 30)
    for n, kind in enumerate(canvas.kit.looks.resources()):
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1440, 40 + n * 200, 170)
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1640, 40 + n * 200, 34)
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1700, 40 + n * 200, 24)
        place = (1640.0, 90.0 + n * 200, 260.0, 40.0)
        canvas.text(studio.kit.texts(f"resource-{kind}"), place, "card-name", colour.TEXT, shrink=True)
    return canvas


SHOTS: dict[str, Shot] = {
    "card-hand": partial(close, "hand/1"),
    "card-face-up": partial(close, "face-up/0"),
    "card-panel": partial(close, "card/0/4"),
    "card-universal": close_universal,
    "card-pile-deck": partial(in_pile, "deck", 2),
    "card-pile-discard": partial(in_pile, "discard", 6),
    "card-pile-damage": partial(in_pile, "damage-deck", 10),
    "card-pile-struck": partial(in_pile, "damage-discard", 1),
    "pieces-cards": pieces_cards,
    "pieces-small": pieces_small,
}
