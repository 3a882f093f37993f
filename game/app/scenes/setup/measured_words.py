"""Say what has been measured, in words: shares with their margins, and what an expansion changes."""

from __future__ import annotations

import math

from game.app.scenes.setup.outlook import Nearest, Outlook, told_share
from game.bots.measured import Difference, Measured
from game.texts import Texts
from game.wording import difficulty_name

MINUS = "\N{MINUS SIGN}"
LOPSIDED = 0.02
"""From how much more room on one side of a share than on the other its margin is told as an interval."""


def chance_words(texts: Texts, found: Measured) -> str:
    """Return a share of games won in per cent with its margin, or the interval where that says it better.

    Few games, or almost all of them won or lost, leave more room on one side of the share than on the other.
    """
    percent, margin = round(100 * found.share), _points(found.margin)
    low, high = found.interval
    lopsided = abs((high - found.share) - (found.share - low)) > LOPSIDED
    if lopsided or not margin <= percent <= 100 - margin:
        return interval_words(texts, found)
    return texts("setup-chance", percent=percent, margin=margin)


def interval_words(texts: Texts, found: Measured) -> str:
    """Return the margin of a share of games won, from its lower end to its upper one."""
    low, high = found.interval
    return texts("setup-interval", low=math.floor(100 * low), high=math.ceil(100 * high))


def share_words(texts: Texts, found: Measured | None) -> str:
    """Return one number for a share of games won; no number of games makes it none or all.

    Args:
        texts: the catalogue.
        found: what came of the games; None if there were none.
    """
    if found is None:
        return "?"
    percent, told = round(100 * found.share), 100 * told_share(found)
    if percent >= 100:
        return texts("setup-share-over", percent=math.floor(told))
    if percent <= 0:
        return texts("setup-share-under", percent=math.ceil(told))
    return texts("setup-share", percent=percent)


def outlook_notes(texts: Texts, outlook: Outlook, level: str) -> str:
    """Return what stands below the chances: whose they are, and what stands in for those not measured.

    Args:
        texts: the catalogue.
        outlook: what is known of the draft.
        level: the id of a difficulty.
    """
    known = any(chance.found or chance.nearest for chance in outlook.chances(level))
    lines = [f"{texts('setup-outlook-note')} {texts('setup-level-margin') if known else ''}".rstrip()]
    if outlook.shared(level):
        lines.append(texts("setup-level-same"))
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


def change_words(texts: Texts, change: Difference | None) -> tuple[str, bool | None]:
    """Return how much more often the ship is saved with something, and whether that is good, if known."""
    if change is None:
        return texts("setup-not-measured"), None
    points = round(100 * change.value)
    words = texts("setup-change", points=_signed(points), margin=_points(change.margin))
    return words, change.value > 0 if change.known else None


def change_sentence(texts: Texts, change: Difference, rank: str) -> str:
    """Return the same in a plain sentence: whose games say so; the details have the numbers."""
    points = round(100 * change.value)
    known = ("more" if points > 0 else "fewer") if change.known and points else "unclear"
    ranks = texts("setup-ranks", rank=rank)
    return texts("setup-change-tip", ranks=ranks, known=known, points=abs(points))


def _signed(points: int) -> str:
    """Return a number of points with its sign."""
    return f"{'+' if points > 0 else MINUS if points < 0 else ''}{abs(points)}"


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
