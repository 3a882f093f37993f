"""Say why the goal of a step cannot be reached any more: in a word, for whoever puts it into a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.rules import State
from game.rules.protocol import OptionDict

MORE = 3
"""Actions that are added to find out whether it is actions that lack: a turn's own."""


@dataclass(frozen=True)
class Obstacle:
    """Hold why a goal is out of reach.

    Args:
        kind: `over` (the actions of the turn have ended), `actions` (none is left), `few` (those left are too
            few), `card` (a card for it is gone), `gone` (no way was found).
        crew: whose step it is.
        card: the id of the card that is gone; empty for none.
    """

    kind: str
    crew: int
    card: str = ""


def spent(state: State) -> bool:
    """Tell whether the active crew member has nothing left to pay for an action."""
    return state.phase == "actions" and not state.actions_left and not state.action_tokens[state.active]


def obstacle(
    state: State, began: State, show: Sequence[OptionDict], cards: Sequence[str], few: bool
) -> Obstacle:
    """Return why a goal is out of reach.

    Args:
        state: the position.
        began: the position in which its step began.
        show: the captain's way to the goal, from there.
        cards: the ids of the Resource cards that the active crew member holds now.
        few: whether more actions would reach it.
    """
    crew = began.active
    if state.turn != began.turn or state.phase != "actions":
        return Obstacle("over", crew)
    if spent(state):
        return Obstacle("actions", crew)
    if few:
        return Obstacle("few", crew)
    held, needed = Counter(cards), Counter[str]()
    for option in show:
        comes = "take" in option or "from" in option
        one, several = option.get("card"), option.get("cards", ())
        for card in (one,) if one is not None else several:
            needed[card] += -1 if comes else 1
    lacking = [card for card, count in needed.items() if count > held[card]]
    return Obstacle("card", crew, lacking[0]) if lacking else Obstacle("gone", crew)


def with_more_actions(state: State) -> State:
    """Return a position that is the same but for more actions."""
    longer = state.copy()
    longer.actions_left += MORE
    return longer
