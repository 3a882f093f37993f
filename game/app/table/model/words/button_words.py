"""Label the action buttons: what an action would do now, or in about three words why it cannot be
done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.gestures.refusals import button_reason
from game.app.table.model.percent import percent
from game.app.table.model.places.layout import ACTIONS
from game.app.table.model.position import LegalOption, Position
from game.app.table.model.words.question_words import question_words
from game.wording import Catalogue

Offers = Sequence[LegalOption]


@dataclass(frozen=True)
class ButtonView:
    """One action button.

    Attributes:
        action: ``move``, ``scavenge``, ``share``, ``divert``, ``repair`` or ``activate``.
        enabled: whether the action is legal now.
        line: what it would do, or the short reason why it cannot be done.
        cost: actions it takes; two are drawn as pips before the key.
        look: name of its icon and words, where they are not those of the action.
        gold: it restarts the core: the one thing to do.
    """

    action: str
    enabled: bool
    line: str
    cost: int = 1
    look: str = ""
    gold: bool = False


@dataclass(frozen=True)
class EndView:
    """The large button at the right of the dock.

    Attributes:
        kind: ``finish`` (end Phase 1), ``nothing`` (decline a pick), ``confirm`` (what has been chosen),
            ``wait`` (a choice is open), ``strike`` (damage is being shown), ``adrift`` (a deserter's turn
            is being shown), ``seat`` (somebody else decides), ``take-over`` (a player of the program decides,
            whose seat a person may take), ``over`` (to the result), ``again`` (a lesson whose ship is
            lost: its step once more), ``back`` (the step before it).
        primary: glowing: nothing else is left to do.
        tokens: Action tokens that leaving now gives (R-7).
        lost: unused base actions that give nothing, because the supply is short (R-7).
        kept: Action tokens held, which stay for later turns.
        quiet: something else is the one thing to do.
        taken_from: rank of the program's player whose seat was just taken over and can be given back.
    """

    kind: str
    primary: bool
    tokens: int = 0
    lost: int = 0
    kept: int = 0
    quiet: bool = False
    taken_from: str = ""


CHOSEN = EndView("confirm", primary=True)
"""The button while one thing is picked up with which one thing can be done."""


@dataclass(frozen=True)
class MoreView:
    """The button for actions that have no button of their own.

    Attributes:
        possible: how many of them are legal now.
    """

    possible: int


def button_views(texts: Catalogue, position: Position) -> tuple[ButtonView, ...]:
    """Return the six buttons in the order of ``layout.ACTIONS``."""
    legal: dict[str, list[LegalOption]] = {action: [] for action in ACTIONS}
    for offer in position.offers if position.acting else ():
        action = BUTTONS.get(offer.reading.interaction)
        if action:
            legal[action].append(offer)
    views = []
    for action in ACTIONS:
        offers = legal[action]
        reason = None if offers else button_reason(texts, position, action)
        line = _OFFERS[action](texts, position, offers) if offers else reason.short if reason else ""
        look = "trade" if action == "share" and position.trades else ""
        gold = action == "activate" and restarts(position)
        views.append(ButtonView(action, bool(offers), line, _price(position, action), look, gold))
    return tuple(views)


def restarts(position: Position) -> bool:
    """Return whether the core can be restarted now, by whoever acts."""
    here = position.room_of(position.active)
    way = Interaction.ACTIVATE
    return (
        position.acting
        and here == position.core
        and any(o.reading.interaction is way for o in position.offers)
    )


def _price(position: Position, action: str) -> int:
    """Actions that what a button does takes; the least, where there are several ways."""
    room = position.room_of(position.active)
    if action == "activate":
        return position.facts.rooms[room].price if room is not None else 1
    costs = [
        kind.cost
        for interaction, kinds in position.known.items()
        if BUTTONS.get(interaction) == action
        for kind in kinds
    ]
    return min(costs, default=1)


def more_view(position: Position) -> MoreView | None:
    """Return the button for further actions; None where the game has none."""
    if not position.more:
        return None
    offers = position.offers if position.acting else ()
    return MoreView(
        len({offer.made.action for offer in offers if offer.reading.interaction is Interaction.LIST})
    )


def end_view(position: Position) -> EndView:
    """Return the large button: End actions, or what stands in its place."""
    if position.asked is None:
        return EndView("over", primary=True)
    if not position.by_hand:
        return EndView("seat", primary=False)
    if position.acting:
        left = position.state["actions_left"]
        tokens = min(left, position.supply("action"))
        kept = position.crew[position.active]["action_tokens"]
        none = position.actions == 0
        quiet = restarts(position)
        return EndView("finish", none and not quiet, tokens, left - tokens, kept, quiet)
    if position.declines:
        return EndView("nothing", primary=False)
    return EndView("wait", primary=False)


def hint(texts: Catalogue, position: Position) -> str:
    """Return the line under the hand: what is to be done now."""
    if position.asked is None:
        return texts("hint-over")
    if not position.by_hand:
        return ""  # the prompt says it
    if position.acting and position.actions == 0:
        return texts("hint-spent")
    if position.acting and not position.hand:
        return texts("hint-no-cards")
    if position.acting and position.trades:
        return texts("hint-solo")
    return question_words(texts, position, "-hint") or texts("hint-choice")


def _move(texts: Catalogue, position: Position, offers: Offers) -> str:
    return texts("would-move", count=len(offers))


def _scavenge(texts: Catalogue, position: Position, offers: Offers) -> str:
    return texts("would-scavenge", percent=percent(position.facts.found))


def _share(texts: Catalogue, position: Position, offers: Offers) -> str:
    others = sorted({option[reading.crew] for option, reading, _ in offers if reading.crew})
    if not others:
        return texts("would-trade")
    if len(others) == 1:
        return texts("would-share", name=position.name(others[0]))
    return texts("would-share-many", count=len(others))


def _repair(texts: Catalogue, position: Position, offers: Offers) -> str:
    slots = {option[reading.slot] for option, reading, _ in offers}
    cards = {option[reading.card] for option, reading, _ in offers if reading.card}
    if not cards:
        return texts("would-repair-cube", whole="yes" if position.here["diverted"] else "no")
    if len(slots) == 1 and position.here["diverted"] and len(cards) == 1:
        return texts("would-refill", card=texts(f"would-card-{min(cards)}"))
    if len(slots) == 1 and len(cards) == 1:
        card = texts(f"would-card-{min(cards)}")
        return texts("would-repair", card=card, slot=min(slots) + 1)
    if len(slots) == 1:
        return texts("would-repair-any", slot=min(slots) + 1)
    return texts("would-repair-many", count=len(slots))


def _divert(texts: Catalogue, position: Position, offers: Offers) -> str:
    wild = position.facts.wild
    universals = min(sum(card in wild for card in option[reading.card]) for option, reading, _ in offers)
    if len(offers) > 1:
        return texts("would-divert-ways", count=len(offers))
    return texts("would-divert-wild", count=universals) if universals else texts("would-divert")


def _activate(texts: Catalogue, position: Position, offers: Offers) -> str:
    return texts("would-win") if position.here["id"] == position.core else texts("would-activate")


_OFFERS = {
    "move": _move,
    "scavenge": _scavenge,
    "share": _share,
    "repair": _repair,
    "divert": _divert,
    "activate": _activate,
}
