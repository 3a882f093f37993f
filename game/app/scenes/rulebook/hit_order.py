"""Orders what a search has found: of two sides of a room the one in this game comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rulebook.book import Book, Subject
from game.rulebook.search import PageHit
from game.rulebook.words_read import folded, words_in
from game.rules.content import VARIANTS


def side_in_game_first(
    hits: Sequence[PageHit], book: Book, sides: Mapping[str, str], query: str
) -> tuple[PageHit, ...]:
    """Return the same hits, a room's side that is in the game right before one that is not.

    Args:
        hits: the best first.
        book: with their pages.
        sides: which variant each room of the game shows, by the room's id; empty where there is no game.
        query: what was searched for: whoever names a side means it.
    """
    if {folded(word) for word, _, _ in words_in(query)} & set(VARIANTS):
        return tuple(hits)
    by_page = {hit.page: hit for hit in hits}
    ordered: dict[str, PageHit] = {}
    for hit in hits:
        subject = book.page(hit.page).of
        shown = sides.get(subject.id) if subject is not None and subject.family == "room" else None
        if subject is not None and shown is not None and shown != subject.side:
            page = Subject("room", subject.id, shown).page
            if page in by_page:
                ordered.setdefault(page, by_page[page])
        ordered.setdefault(hit.page, hit)
    return tuple(ordered.values())
