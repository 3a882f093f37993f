"""Tell whether a VIEW shows a game that can be: whoever sends one to a player may have made it up.

The rules check a STATE when they load it, every count and every piece. A VIEW is checked in the same way:
what it hides is dealt in some way that it allows, and the rules are asked what they say of that.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.bots.players.sampling import deal_hidden, state_of
from game.rules import Engine, Settings, SettingsError, StateError

PILES = ("resource_discard", "damage_discard")
LISTS = {"resource_deck": ("top",), "damage_deck": ("top", "bottom")}
"""The decks, and what a VIEW lists of each as seen."""
NOT_STATE = ("seat", "pending", "rng", "result")
NEEDED = ("settings", "rooms", "crew", *LISTS, *PILES, "face_up", "first", "active", "phase",
          "actions_left", "turn")  # fmt: skip


class ViewError(ValueError):
    """A VIEW of a game that cannot be; the message is a sentence that says what is wrong and where."""


def check_view(engine: Engine, view: Mapping[str, Any]) -> None:
    """Refuse a VIEW of a game that cannot be.

    Args:
        engine: the rules.
        view: what was sent, an object at least.

    Raises:
        ViewError: it is none, or shows what no game can come to.
    """
    for key in NEEDED:
        if key not in view:
            raise ViewError(f"The view has no {key!r}.")
    _check_decks(view)
    try:
        content = engine.content_of(Settings.from_json({**view["settings"], "seed": 0}))
        known: Any = {key: view[key] for key in NEEDED}
        hidden = deal_hidden(known, content, random.Random(0))
        state = state_of(known, hidden, 0)
        if state["phase"] == "damage":
            # Which card asks does not follow from what was dealt; all else is the same in every phase.
            state["phase"] = "collect"
        engine.from_json(state)
    except SettingsError as error:
        raise ViewError(f"The view's settings are wrong: {error}") from error
    except StateError as error:
        raise ViewError(str(error).replace("The state", "The view", 1)) from error
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        # Something has the wrong form; the rules would say which, but its cards could not be dealt.
        raise ViewError("The view lists something that is not of the form of its kind.") from error


def _check_decks(view: Mapping[str, Any]) -> None:
    """Check what only a VIEW has: numbers and lists of the decks."""
    for key, seen in LISTS.items():
        deck = view[key]
        if not isinstance(deck, Mapping) or not {"count", "cards", *seen} <= {*deck}:
            raise ViewError(
                f"The view's {key} must be an object with {', '.join(('count', 'cards', *seen))}."
            )
        for name in seen:
            if not isinstance(deck[name], list):
                raise ViewError(f"The view's {key}.{name} must be a list.")
        count, cards = deck["count"], deck["cards"]
        if count is None and cards is None:
            continue
        if type(count) is not int or count < 0:
            raise ViewError(f"The view's {key}.count is {count!r:.60}, but must be a whole number from 0.")
        if not isinstance(cards, list):
            raise ViewError(f"The view's {key}.cards must be a list.")
        # With Damage Control the list may hold printed cards that were left out.
        if count > len(cards) or (count < len(cards) and key == "resource_deck"):
            raise ViewError(f"The view's {key}.count is {count}, but {len(cards)} cards are listed.")
    for key in PILES:
        if view[key] is not None and not isinstance(view[key], list):
            raise ViewError(f"The view's {key} must be a list.")
