"""Say which cards an experienced player would discard at the hand limit, and what is kept by that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.lessons.guide_hands import lacking, nearest
from game.lessons.guide_hint import Hint
from game.play.session import Session
from game.rules.protocol import OptionDict
from game.rules.states.packed_hands import cards, pack

DISCARD, DISCARD_LEAST = "discard", "discard-least"


def discards(session: Session, usual: Callable[[Session], Sequence[OptionDict]]) -> Hint | None:
    """Return all cards that an experienced player would discard now; None where nothing is discarded.

    Args:
        session: the game; it stays as it is.
        usual: tells what such a player would do next.
    """
    state = session.game
    before = state.hands[state.table.hand_of[state.active]]
    hand = list(cards(before))
    resources = [resource.id for resource in state.table.content.resources]
    chosen: list[OptionDict] = []
    tried = Session.load(session.state, session.engine)
    while tried.decision is not None and tried.decision["kind"] == "discard":
        option = next(iter(usual(tried)), None)
        if option is None or option.get("card") not in resources:
            break
        chosen.append(option)
        hand.remove(resources.index(option["card"]))
        if len(hand) <= session.facts.hand_limit:
            break
        tried.apply(option)
    if not chosen:
        return None
    names, line = tuple(option["card"] for option in chosen), tuple(chosen)
    found = nearest(state, before)
    if found is None or lacking(state, pack(hand), found[0]) != found[1]:
        return Hint(DISCARD_LEAST, line=line, cards=names)
    return Hint(DISCARD, line=line, cards=names, goal=state.table.content.rooms[found[0]].id)
