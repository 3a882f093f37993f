"""Pictures of every piece at the sizes in which the game shows it."""

from __future__ import annotations

from game.app.drawing import portrait
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.table.model.crew_moods import MOODS
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_breach_card, draw_damage_card
from tools.pictures import demo
from tools.studio import Shot, Studio

NONE: frozenset[str] = frozenset()


def pieces_cards(studio: Studio) -> Canvas:
    """Every card, large."""
    canvas = Canvas.of_size(studio.kit, *studio.kit.viewport.design)
    canvas.surface.fill(colour.SPACE)
    for n, kind in enumerate(canvas.kit.looks.resources()):
        resource_card.resource_card(canvas, (30 + n * 316, 30, 300, 420), kind)
    resource_card.back(canvas, (30 + 5 * 316, 30, 300, 420))
    for n, card in enumerate(demo.PIECES):
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
    for n, card in enumerate(demo.PIECES[1:]):
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
    for n, name in enumerate(demo.ICONS):
        canvas.icon(name, 1160, 40 + n * 200, 170)
        canvas.icon(name, 1350, 40 + n * 200, 30)
    for n, kind in enumerate(canvas.kit.looks.resources()):
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1440, 40 + n * 200, 170)
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1640, 40 + n * 200, 34)
        canvas.icon(canvas.kit.looks.resource(kind).icon, 1700, 40 + n * 200, 24)
        place = (1640.0, 90.0 + n * 200, 260.0, 40.0)
        canvas.text(studio.kit.texts(f"resource-{kind}"), place, "card-name", colour.TEXT, shrink=True)
    return canvas


def pieces_faces(studio: Studio) -> Canvas:
    """The faces of the crew and of the captain in all their moods, and as small as they get."""
    canvas = Canvas.of_size(studio.kit, *studio.kit.viewport.design)
    canvas.surface.fill(colour.SPACE)
    for row, mood in enumerate(MOODS):
        y = 34 + row * 260
        for n in range(len(CREW)):
            tokens.face(canvas, (50 + n * 368, y, 220), n, mood)
            for size, down in ((84, 0), (56, 96), (36, 166)):
                tokens.face(canvas, (282 + n * 368, y + down, size), n, mood)
    for row, mood in enumerate((portrait.CALM, portrait.EARNEST, portrait.STRAINED, portrait.GLAD)):
        y = 34 + row * 260
        portrait.captain(canvas, (1530, y, 220), mood)
        for size, down in ((84, 0), (56, 96), (36, 166)):
            portrait.captain(canvas, (1762, y + down, size), mood)
    place = (1530.0, 1038.0, 330.0, 36.0)
    canvas.text(studio.kit.texts("captain"), place, "label", colour.TEXT, valign="middle", shrink=True)
    return canvas


SHOTS: dict[str, Shot] = {
    "pieces-faces": pieces_faces,
    "pieces-cards": pieces_cards,
    "pieces-small": pieces_small,
}
