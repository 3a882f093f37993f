"""The players there are, by rank."""

from __future__ import annotations

from game.bots.players.player import RANKS, SECONDS, Player
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
        seconds: about how long a turn may be thought about; None: as long as is usual for the rank. A cadet
            never thinks that long.
        samples: a fixed effort in place of seconds: the same view, decision, seed and samples give the same
            answer on every machine.
        seed: of the player's own chance.

    Raises:
        ValueError: there is no such rank.
    """
    if rank not in RANKS:
        raise ValueError(f"There is no rank {rank!r}, only {', '.join(RANKS)}.")
    if rank == RANKS[0]:
        return ThumbPlayer(content, seed)
    usual = SECONDS[RANKS.index(rank)]
    return SearchPlayer(content, usual if seconds is None else seconds, samples, seed)
