"""The verdict on a turn that was flown again as a view: three rows on one scale, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.flown_turn import TurnToFly
from game.app.forms.waiting_turns import ListedTurn, points_words
from game.app.scenes.turns.judging import CAPTAIN, NOW, THEN, Judging
from game.app.table.model.advice.views import PlanStep
from game.app.table.paint import brush
from game.app.views.bits import (
    ENTER,
    abreast,
    button,
    cap,
    captain_face,
    command_button,
    escape_button,
)
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    flow,
    icon,
    row,
    scroll,
    space,
    text,
)
from game.bots.chances import Chance
from game.wording import Catalogue

FACE = 64.0
NAME_W, NUMBER_W, SCALE_W = 190.0, 170.0, 380.0
SCALE_H = 76.0
LEAST_SPAN = 0.4
"""The scale shows so much of the chance at least."""
NAMES = ("turns-then", "turns-now", "captain")
INKS = ("note", "legal", "gold")


class WayWords(NamedTuple):
    """A way of flying a turn in words: its steps, and what speaks for it."""

    steps: tuple[PlanStep, ...]
    reason: str


@dataclass(frozen=True, eq=False)
class VerdictShown:
    """The facts that the dialog shows: each is equal to itself alone.

    Args:
        flown: the turn.
        words: of the ways then, now and the captain's.
        judging: what is known of them.
        kept: it was solved, and stays on the list all the same.
        sums: how many turns wait and how many were solved; None while that is not known.
        following: the turn that is next; None where there is none.
        unsaved: the disk does not take the list.
    """

    flown: TurnToFly
    words: tuple[WayWords, ...]
    judging: Judging
    kept: bool = False
    sums: tuple[int, int] | None = None
    following: ListedTurn | None = None
    unsaved: bool = False

    @property
    def past_reveal(self) -> bool:
        """Return whether any of the ways went on after something was revealed."""
        parts = self.flown.then.parts, self.judging.now.parts, self.judging.captain.parts
        return any(len(one) > 1 for one in parts)

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The chance of each, once anything is known."""
        ways = self.judging.ways
        return tuple(ways.chance(way) for way in (THEN, NOW, CAPTAIN)) if ways.deals else ()


def verdict_view(kit: Kit, shown: VerdictShown) -> View:
    """Return the dialog: rows with one scale where that has room, else one below the other, scrolled."""
    ways = _ways(kit, shown)
    gold = next((way for way in ways if ("primary", True) in (way.act.more if way.act else ())), ways[-1])
    wide = column(
        _head(kit, shown, True),
        *(_row(kit, shown, way, True) for way in (THEN, NOW, CAPTAIN)),
        *_foot(kit, shown),
        abreast(*ways),
        gap=14,
    )
    narrow = column(
        _head(kit, shown, False),
        *(_row(kit, shown, way, False) for way in (THEN, NOW, CAPTAIN)),
        *_foot(kit, shown),
        *(way for way in ways if way is not gold),
        gap=14,
    )
    return first_that_fits(wide, column(scroll(narrow, "verdict"), gold, gap=14))


def _head(kit: Kit, shown: VerdictShown, wide: bool) -> View:
    texts, judging = kit.texts, shown.judging
    title = text(texts("turns-again", turn=shown.flown.kept.turn), "dialog-title", lines=0)
    whose = text(texts("turns-chance"), "small", "note", lines=0)
    words = column(title, _saved(kit, shown), whose, gap=4, grow=1)
    if judging.unable:
        said = text(texts("turns-unable"), "body", "reason", lines=0)
    elif not judging.done:
        asked = texts("turns-comparing", deals=judging.deals, most=judging.most)
        said = text(asked, "body", "note", lines=0)
        if judging.late:
            said = column(said, text(texts("thinks-long"), "body", "reason", lines=0), gap=2)
    else:
        align = "right" if wide else "left"
        gained, ink = gain_words(texts, judging)
        beside = text(captain_words(texts, judging), "body", lines=0, align=align)
        said = column(text(gained, "subheading", ink, lines=0, align=align), beside, gap=2)
    parts = icon("ui-redo", 44, "gold"), words
    if wide:
        return row(*parts, said.but(wide=(360, 640)), gap=18)
    return column(row(*parts, gap=18), said, gap=8)


def _saved(kit: Kit, shown: VerdictShown) -> View | None:
    """Return that the turn saved the ship, if it did: a chance of 100 % alone would not say so.

    That the cards then ended the game otherwise is not told: luck does not count here.
    """
    result = shown.judging.now.session.state["result"]
    if result is None or not result["won"]:
        return None
    return text(kit.texts(f"over-{result['reason']}"), "subheading", "good", lines=0)


def gain_words(texts: Catalogue, judging: Judging) -> tuple[str, str]:
    """Return how the turn compares with what was chosen then, and the ink of these words."""
    apart = judging.ways.apart(NOW, THEN)
    points = points_words(texts, max(1, round(100 * abs(apart.win))))
    if abs(apart.win) <= apart.margin:
        return texts("turns-even"), "ink"
    if apart.win > 0:
        return texts("turns-gain", points=points), "good"
    return texts("turns-loss", points=points), "reason"


def captain_words(texts: Catalogue, judging: Judging) -> str:
    """Return how the turn compares with the captain's."""
    apart = judging.ways.apart(NOW, CAPTAIN)
    if abs(apart.win) <= apart.margin:
        return texts("turns-level")
    points = points_words(texts, max(1, round(100 * abs(apart.win))))
    return texts("turns-above" if apart.win > 0 else "turns-behind", points=points)


def _row(kit: Kit, shown: VerdictShown, way: int, wide: bool) -> View:
    """Return one of the turns: whose, its steps, its chance with the margin, and its place on the scale."""
    texts, chances = kit.texts, shown.chances
    face = captain_face(FACE) if way == CAPTAIN else icon(_mark(shown), FACE, None)
    name = row(face, text(texts(NAMES[way]), "subheading", INKS[way], lines=2, grow=1), gap=12)
    steps = flow(*(_step(one) for one in shown.words[way].steps), gap=10, gap_down=6, grow=1)
    if chances:
        value = texts("settings-percent", value=round(100 * chances[way].win))
        margin = f"\N{PLUS-MINUS SIGN} {max(1, round(100 * chances[way].margin))}"
        number = row(text(value, "number-large", INKS[way]), text(margin, "small", "note"), gap=8)
        scale = drawn(_scale, way, chances, wide=(200, SCALE_W), high=SCALE_H)
    else:
        number, scale = text("", "number-large"), space(200, SCALE_H)
    look = {"look": "panel", "pad": (16, 10)}
    if wide:
        parts = name.but(wide=NAME_W), steps, number.but(wide=NUMBER_W), scale.but(wide=SCALE_W)
        return row(*parts, gap=16, **look)
    return column(row(name.but(grow=1), number, gap=16), steps, scale.but(wide=(200, 900)), gap=10, **look)


def _mark(shown: VerdictShown) -> str:
    return CREW[shown.flown.session.colours[shown.flown.kept.crew]].icon


def _step(step: PlanStep) -> View:
    paid = icon("token-action", 24, None) if step.token else None
    return row(
        icon(step.icon, 28, "sign"),
        text(step.words, "small", lines=0, wide=(0, 320)),
        paid,
        look="field",
        pad=(12, 6),
        gap=8,
    )


def span_of(chances: tuple[Chance, ...]) -> tuple[float, float]:
    """Return which part of the chance the scale shows: every margin, in steps of a tenth."""
    least = min(one.win - one.margin for one in chances)
    most = max(one.win + one.margin for one in chances)
    low, high = max(0, int(least * 10)), min(10, int(most * 10 + 0.999))
    while high - low < round(10 * LEAST_SPAN):
        low, high = (low - 1, high) if high == 10 or (low > 0 and (high - low) % 2) else (low, high + 1)
    return low / 10, high / 10


def _scale(canvas: Canvas, rect: Rect, way: int, chances: tuple[Chance, ...]) -> None:
    """Draw where a chance is: a ring for the player's, a tick for the captain's, whose margin is a band."""
    x, y, w, h = rect
    low, high = span_of(chances)

    def at(chance: float) -> float:
        return x + 20 + (w - 40) * min(1.0, max(0.0, (chance - low) / (high - low)))

    middle = y + h / 2 - 8
    best, mine = chances[CAPTAIN], chances[way]
    left, right = at(best.win - best.margin), at(best.win + best.margin)
    canvas.box((left, y, max(2.0, right - left), h - 26), fade(colour.GOLD, 0.16))
    canvas.line((at(low), middle), (at(high), middle), colour.LINE_STRONG, 2)
    for tenth in range(round(10 * low), round(10 * high) + 1):
        canvas.line((at(tenth / 10), middle - 6), (at(tenth / 10), middle + 6), colour.LINE_STRONG, 1.4)
    for end in (low, high):
        words = canvas.kit.texts("settings-percent", value=round(100 * end))
        canvas.text(words, (at(end) - 40, y + h - 24, 80, 24), "small", colour.MUTED, "center", "middle")
    ink: Colour = (colour.TEXT, colour.LEGAL, colour.GOLD)[way]
    ends = at(mine.win - mine.margin), at(mine.win + mine.margin)
    canvas.line((ends[0], middle), (ends[1], middle), ink, 3)
    for end in ends:
        canvas.line((end, middle - 8), (end, middle + 8), ink, 2)
    if way == CAPTAIN:
        canvas.line((at(mine.win), middle - 16), (at(mine.win), middle + 16), ink, 5)
    else:
        brush.hexagon(canvas, at(mine.win), middle, 12, colour.INK, ink, 3)


def _foot(kit: Kit, shown: VerdictShown) -> list[View]:
    """Return what speaks for the captain's turn, and what becomes of this one."""
    texts, judging = kit.texts, shown.judging
    parts = []
    reason = shown.words[CAPTAIN].reason
    if shown.past_reveal:
        parts.append(text(texts("turns-luck"), "small", "note", lines=0))
    if judging.done and reason:
        parts.append(row(captain_face(48), text(reason, "body", lines=0, grow=1), gap=14))
    if judging.done and not judging.unable:
        leaves = judging.solved and not shown.kept
        sign = icon("ui-check" if judging.solved else "ui-redo", 30, "good" if judging.solved else "note")
        words = text(
            texts("turns-solved" if leaves else "turns-stays"),
            "subheading",
            "good" if leaves else "ink",
            lines=0,
        )
        sums = shown.sums and texts("turns-sum", waiting=shown.sums[0], solved=shown.sums[1])
        parts.append(row(sign, words, text(sums or "", "small", "note", lines=0), gap=14))
        if shown.unsaved:
            parts.append(text(texts("turns-unsaved"), "body", "reason", lines=0))
    return parts


def _ways(kit: Kit, shown: VerdictShown) -> list[View]:
    """Return the buttons; gold is the next turn where this one is solved, and once more where it is not.

    While nothing is known yet, none is."""
    texts, judging, following = kit.texts, shown.judging, shown.following
    over = judging.solved
    once = judging.done and not over
    keeps = over and not shown.kept
    keep = command_button(kit, "keep", texts("turns-keep"), "turn-keep", sign="ui-star") if keeps else None
    again = command_button(kit, "again", texts("turns-once-more"), "turn-again", sign="ui-redo", primary=once)
    show = command_button(kit, "show", texts("turns-show"), "turn-show", sign="ui-eye")
    back = escape_button(kit, "list", texts("confirm-back"), primary=over and following is None)
    onward = None
    if following is not None:
        turn = following.turn
        words = texts("turns-next", turn=turn.turn, points=points_words(texts, turn.points))
        act = Act() if once else Act(keys=ENTER)
        key = None if once else cap(kit, texts("key-enter"))
        onward = button("next", words, act, sign="ui-play", key=key, primary=not once)
    return [way for way in (keep, again, show, back, onward) if way is not None]
