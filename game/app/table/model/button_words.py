"""What the action buttons say: what an action would do now, or in about three words why it cannot be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.app.table.model import damage_control
from game.app.table.model.layout import ACTIONS
from game.app.table.model.position import CORE, UNIVERSAL, Position
from game.app.table.model.reasons import button_reason
from game.app.table.model.solo import TRADE_PRICE
from game.wording import Texts

Options = Sequence[Mapping[str, Any]]

ACTION_OF = {
    "move": "move",
    "scavenge": "scavenge",
    "give": "share",
    "take": "share",
    "trade": "share",
    "repair": "repair",
    "divert": "divert",
    "activate": "activate",
}
"""The button that an option belongs to, by its ``do``."""


@dataclass(frozen=True)
class ButtonView:
    """One action button.

    Attributes:
        action: ``move``, ``scavenge``, ``share``, ``divert``, ``repair`` or ``activate``.
        enabled: whether the action is legal now.
        line: what it would do, or the short reason why it cannot be done.
        cost: actions it takes; two are drawn as pips before the key.
        look: name of its icon and words, where they are not those of the action.
    """

    action: str
    enabled: bool
    line: str
    cost: int = 1
    look: str = ""


@dataclass(frozen=True)
class EndView:
    """The large button at the right of the dock.

    Attributes:
        kind: ``finish`` (end Phase 1), ``nothing`` (decline a pick), ``confirm`` (what has been chosen),
            ``wait`` (a choice is open), ``over`` (to the result).
        primary: glowing: nothing else is left to do.
        tokens: Action tokens that leaving now gives (R-7).
        lost: unused base actions that give nothing, because the supply is short (R-7).
    """

    kind: str
    primary: bool
    tokens: int = 0
    lost: int = 0


def button_views(texts: Texts, position: Position) -> tuple[ButtonView, ...]:
    """Return the six buttons in the order of ``layout.ACTIONS``."""
    legal: dict[str, list[Mapping[str, Any]]] = {action: [] for action in ACTIONS}
    if position.kind == "action":
        for option in position.options:
            action = ACTION_OF.get(option["do"])
            if action:
                legal[action].append(option)
    views = []
    for action in ACTIONS:
        options = legal[action]
        reason = None if options else button_reason(texts, position, action)
        room = position.room_of(position.active) if action == "activate" else None
        price = position.facts[room].price if room is not None else 1
        line = _OFFERS[action](texts, position, options) if options else reason.short if reason else ""
        look = "trade" if action == "share" and position.solo else ""
        views.append(ButtonView(action, bool(options), line, TRADE_PRICE if look else price, look))
    return tuple(views)


def end_view(position: Position) -> EndView:
    """Return the large button: End actions, or what stands in its place."""
    if position.decision is None:
        return EndView("over", primary=True)
    if position.kind == "action":
        left = position.state["actions_left"]
        tokens = min(left, position.supply("action"))
        return EndView("finish", primary=position.actions == 0, tokens=tokens, lost=left - tokens)
    if position.kind == damage_control.KIND:
        return EndView("confirm", primary=False)
    if any(option.get("take") == "nothing" for option in position.options):
        return EndView("nothing", primary=False)
    return EndView("wait", primary=False)


def hint(texts: Texts, position: Position) -> str:
    """Return the line under the hand: what is to be done now."""
    if position.decision is None:
        return texts("hint-over")
    if position.form in ("cargo-hold-v2", "repair-centre-v2", "armoury-v2", "crew-quarters-v2"):
        return texts(f"hint-{position.form}")
    if position.kind == "action" and position.actions == 0:
        return texts("hint-spent")
    if position.kind == "discard":
        return texts("hint-discard", count=len(position.hand) - 6)
    if position.solo and position.kind in ("action", "mess-hall"):
        return texts("hint-solo" if position.kind == "action" else "hint-trade")
    if position.kind in ("action", "collect", "scavenge", "protection", "damage-control"):
        return texts(f"hint-{position.kind}")
    return texts("hint-choice")


def _move(texts: Texts, position: Position, options: Options) -> str:
    return texts("would-move", count=len(options))


def _scavenge(texts: Texts, position: Position, options: Options) -> str:
    return texts("would-scavenge", percent=67)


def _share(texts: Texts, position: Position, options: Options) -> str:
    if position.solo:
        return texts("would-trade")
    others = sorted({option["to"] if "to" in option else option["from"] for option in options})
    if len(others) == 1:
        return texts("would-share", name=position.name(others[0]))
    return texts("would-share-many", count=len(others))


def _repair(texts: Texts, position: Position, options: Options) -> str:
    slots = {option["slot"] for option in options}
    cards = {option["card"] for option in options if "card" in option}
    if not cards:
        return texts("would-repair-cube", whole="yes" if position.here["diverted"] else "no")
    if len(slots) == 1 and position.here["diverted"] and len(cards) == 1:
        return texts("would-refill", card=texts(f"would-card-{min(cards)}"))
    if len(slots) == 1 and len(cards) == 1:
        return texts("would-repair", card=texts(f"would-card-{min(cards)}"), slot=min(slots) + 1)
    if len(slots) == 1:
        return texts("would-repair-any", slot=min(slots) + 1)
    return texts("would-repair-many", count=len(slots))


def _divert(texts: Texts, position: Position, options: Options) -> str:
    universals = min(option["cards"].count(UNIVERSAL) for option in options)
    if len(options) > 1:
        return texts("would-divert-ways", count=len(options))
    return texts("would-divert-universal", count=universals) if universals else texts("would-divert")


def _activate(texts: Texts, position: Position, options: Options) -> str:
    return texts("would-win") if position.here["id"] == CORE else texts("would-activate")


_OFFERS = {
    "move": _move,
    "scavenge": _scavenge,
    "share": _share,
    "repair": _repair,
    "divert": _divert,
    "activate": _activate,
}
