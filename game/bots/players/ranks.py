"""The players there are, by rank."""

from __future__ import annotations

from game.bots.players.effort import effort_of, usual_seconds
from game.bots.players.player import Player
from game.bots.players.rank_list import Way, rank_of
from game.bots.players.search_player import SearchPlayer
from game.bots.players.thumb_player import ThumbPlayer
from game.rules import Content


def make_player(
    rank: str, content: Content, *, seconds: float | None = None, samples: int | None = None, seed: int = 0
) -> Player:
    """Return a player.

    Args:
        rank: one of `RANKS`.
        content: everything that can be played (`game.rules.load_content`).
        seconds: the longest that a turn may be thought about; None: as is usual for the rank. A cadet never
            thinks that long.
        samples: a fixed effort in place of seconds: the same view, decision, seed and samples give the same
            answer on every machine.
        seed: of the player's own chance.

    Raises:
        ValueError: there is no such rank.
    """
    if rank_of(rank).make is Way.THUMB:
        return ThumbPlayer(content, seed)
    round_s = None if samples is not None else usual_seconds(rank) if seconds is None else seconds
    return SearchPlayer(content, effort_of(rank, seconds, samples), round_s, seed)
