"""Why something cannot be done with the hands: what the rules say of it, or what is wrong with the gesture.

What is held and what lies under it make a try, read from what the options are made of; the rules say which
conditions it meets (`game.rules.explain`). Only what no option could mean is refused here, as a gesture.
`game/sentences.py` makes the words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model.interactions import BUTTONS, Interaction, OptionReading, read
from game.app.table.model.placing import Placing
from game.app.table.model.position import Position
from game.app.table.model.question_words import source_name
from game.app.table.model.table_keys import END, HELD_CUBE, TableKey
from game.rules.checks import OVER, Check, Explanation, Told
from game.rules.effects.questions import Alternative
from game.rules.explain import acts_here, comes_first, explain
from game.rules.protocol import OptionDict
from game.sentences import Reason, Sentences
from game.wording import Texts, resource_name, room_name


@dataclass(frozen=True)
class Try:
    """What a gesture would do, if it were legal.

    Attributes:
        what: what is tried, in words: the beginning of a refusal.
        option: the keys and values of the option that are settled by it.
        aim: the room at which it aims, where the option acts in the room that one stands in.
        afar: `what`, where that is another room.
        paid: the name of the cards of the option among which `card` has to be.
        card: the card in hand.
    """

    what: str
    option: OptionDict
    aim: str | None = None
    afar: str = ""
    paid: str = ""
    card: str = ""


def button_reason(texts: Texts, position: Position, button: str) -> Reason | None:
    """Why an action button cannot be used now; None when it can.

    Args:
        texts: the catalogue.
        position: the position.
        button: one of `layout.ACTIONS`.
    """
    says = _Refusal(texts, position)
    kinds = [
        kind
        for interaction, found in position.known.items()
        if BUTTONS.get(interaction) == button
        for kind in found
    ]
    return says.kinds(_button_words(texts, position, button, kinds), kinds)


def action_reason(texts: Texts, position: Position, action: str) -> Reason | None:
    """Why an action, by its id, cannot be chosen now; None when it can."""
    kinds = [kind for found in position.known.values() for kind in found if kind.action == action]
    return _Refusal(texts, position).kinds(texts(f"action-{action}"), kinds)


def board_reason(texts: Texts, position: Position) -> Reason | None:
    """Why nobody can leave the ship now; None when it can be done."""
    kinds = position.known.get(Interaction.BOARD, ())
    return _Refusal(texts, position).kinds(texts("play-do-board"), kinds)


def why_not(texts: Texts, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    """Why a source may not be dropped on a target; None when nothing speaks against it.

    Args:
        texts: the catalogue.
        position: the position.
        source: the key of what is held (a card of the hand, a meeple, a button, ...).
        target: the key of what lies under the pointer.
    """
    says = _Refusal(texts, position)
    placing = position.placing
    if position.asked is None or not position.by_hand:
        return says.busy(texts("play-do-that"))
    if placing is not None and source in (placing.source, END):
        return _placing(says, placing, target)
    if source.kind == "button":
        return _button_drop(says, source.name, target)
    tries = _tries(texts, position, position.asked.question.alternatives, source, target)
    if tries:
        return says.best(tries)
    if not position.acting:
        wrong = _gesture(says, source, target)
        if wrong is not None:
            return wrong
        later = _tries(texts, position, _actions(position), source, target)
        return says.busy(later[0].what if later else texts("play-do-that"))
    return _gesture(says, source, target) or says.busy(texts("play-do-that"))


class _Refusal:
    """Asks the rules and puts what they say into words."""

    def __init__(self, texts: Texts, position: Position) -> None:
        self.texts = texts
        self.position = position
        self.sentences = Sentences(texts, [member["name"] for member in position.crew])

    def busy(self, what: str) -> Reason | None:
        """Something else has to be decided first, somebody else decides, or the game is over."""
        asked = self.position.asked
        if asked is None:
            check = Check(OVER, False)
        elif self.position.by_hand:
            check = comes_first(asked.question, asked.crew)
        else:
            check = Check("play-seat", False, {"name": Told("crew", asked.crew)})
        return self.sentences.reason(what, Explanation(False, (check,)))

    @property
    def numbers(self) -> dict[str, Told]:
        """The numbers of the game, for whatever sentence tells one."""
        return {name: Told("number", value) for name, value in self.position.facts.told.items()}

    def no(self, what: str, id: str, **told: Told) -> Reason | None:
        """A gesture that means nothing."""
        return self.sentences.reason(what, Explanation(False, (Check(id, False, told),)))

    def kinds(self, what: str, kinds: Iterable[Alternative]) -> Reason | None:
        """Why none of several kinds of actions can be chosen; None where one can be."""
        position = self.position
        if not position.acting:
            return self.busy(what)
        if position.game is None:
            return None
        answers = [dict(kind.answer) for kind in kinds]
        wider = [one for one in answers if not any(other.items() < one.items() for other in answers)]
        explanations = [explain(position.game, answer) for answer in wider]
        return self.sentences.reason(what, *explanations)

    def best(self, tries: Iterable[Try]) -> Reason | None:
        """Why none of several things that a gesture may mean is legal: the one that comes closest."""
        game = self.position.game
        if game is None:
            return None
        judged = [(one, explain(game, one.option, one.aim)) for one in tries]
        judged = [(one, self._paying(one, found)) for one, found in judged]
        one, found = min(judged, key=lambda pair: (pair[1].stopped, len(pair[1].missing)))
        afar = one.aim not in (None, self.position.here["id"])
        return self.sentences.reason(one.afar if afar and one.afar else one.what, found)

    def _paying(self, one: Try, found: Explanation) -> Explanation:
        """What is paid together is legal, but with other cards than the one in hand."""
        if not one.paid or not found.legal:
            return found
        ways = (option[one.paid] for option in self.position.options if one.paid in option)
        if any(one.card in way for way in ways):
            return found
        lacks = Check("play-in-cost", False, {"card": Told("card", one.card)})
        return Explanation(False, (*found.checks, lacks))


# What a gesture means


def _tries(
    texts: Texts, position: Position, kinds: Iterable[Alternative], source: TableKey, target: TableKey
) -> list[Try]:
    """What a gesture may mean, of some kinds of options."""
    found = []
    for kind in kinds:
        reading = read(kind)
        make = _TRIES.get(reading.interaction)
        if make is None or (reading.interaction is Interaction.MOVE and source.member != position.active):
            continue
        one = make(_Hand(texts, position, reading), source, target)
        if one is not None:
            found.append(replace(one, option={**dict(kind.answer), **one.option}))
    return found


@dataclass(frozen=True)
class _Hand:
    """What the hands do, in words and in parts of an option."""

    texts: Texts
    position: Position
    reading: OptionReading

    def card(self, key: TableKey) -> str | None:
        """The card that lies at a key."""
        return self.position.card(key)

    def words(self, id: str, room: str = "", card: str = "", crew: int = -1) -> str:
        """What is tried."""
        told: dict[str, Any] = {}
        if room:
            told["room"] = room_name(self.texts, room)
        if card:
            told["card"] = resource_name(self.texts, card)
        if crew >= 0:
            told["name"] = self.position.name(crew)
        return self.texts(id, **told)


def _member(key: TableKey) -> int | None:
    """The crew member at whom somebody aims."""
    return key.member if key.kind in ("crew", "card", "meeple") else None


def _move(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    if source.kind not in ("meeple", "crew") or target.kind != "room":
        return None
    return Try(hand.words("play-do-move-room", target.room_id), {hand.reading.room: target.room_id})


def _send(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    if source.kind not in ("meeple", "crew") or target.kind != "room":
        return None
    what = hand.words("play-do-send-room", target.room_id, crew=source.member)
    return Try(what, {hand.reading.crew: source.member, hand.reading.room: target.room_id})


def _give(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    card, crew = hand.card(source), _member(target)
    if source.kind != "hand" or card is None or crew is None:
        return None
    own = crew == hand.position.active
    what = hand.words("play-do-card" if own else "play-do-give", card=card, crew=crew)
    return Try(what, {hand.reading.crew: crew, hand.reading.card: card})


def _take(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    card, owner = hand.card(source), source.member
    mine = target.kind in ("dock", "hand") or _member(target) == hand.position.active
    reachable = hand.position.room_of(owner) is not None
    if source.kind != "card" or card is None or owner == hand.position.active or (reachable and not mine):
        return None
    return Try(
        hand.words("play-do-take", card=card, crew=owner),
        {hand.reading.crew: owner, hand.reading.taken: card},
    )


def _trade(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    given, taken = (target, source) if source.kind == "face-up" else (source, target)
    option = {}
    if given.kind == "hand" and given.n >= 0:
        option[hand.reading.card] = hand.card(given)
    if taken.kind == "face-up" and taken.n >= 0:
        option[hand.reading.taken] = hand.card(taken)
    if given.kind not in ("hand", "dock") or taken.kind != "face-up":
        return None
    return Try(hand.texts("play-do-trade"), option)


def _repair(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    reading, card = hand.reading, hand.card(source)
    held = source == HELD_CUBE and reading.token == "held"
    fits = (source.kind == "hand" and reading.card and card is not None) or (held and not reading.card)
    divert = target.kind == "divert" and not held
    if not fits or target.kind not in ("room", "slot", "divert") or divert:
        return None
    option: dict[str, Any] = {reading.card: card} if reading.card else {}
    if target.kind == "slot":
        option[reading.slot] = target.n
    what, afar = hand.words("play-do-repair-room", target.room_id), ""
    if reading.room:
        return Try(what, {**option, reading.room: target.room_id})
    if card is not None:
        afar = hand.words("play-do-card-room", target.room_id, card)
    return Try(what, option, target.room_id, afar)


def _divert(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    card = hand.card(source)
    if source.kind != "hand" or card is None or target.kind not in ("room", "divert"):
        return None
    what = hand.words("play-do-divert-room", target.room_id)
    afar = hand.words("play-do-card-room", target.room_id, card) if target.kind == "room" else ""
    return Try(what, {}, target.room_id, afar, hand.reading.card, card)


def _board(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    mine = source.kind in ("meeple", "crew") and source.member == hand.position.active
    return Try(hand.texts("play-do-board"), {}) if mine and target.kind == "pod" else None


def _pick(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    """A card of the deck, or a face-up one, comes to the hand."""
    mine = target.kind in ("dock", "hand") or _member(target) == hand.position.active
    option = {hand.reading.taken: hand.card(source)} if hand.reading.taken else {}
    if source.kind != ("face-up" if option else "deck") or not mine:
        return None
    return Try(hand.texts("play-do-pick"), option)


def _discard(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    card = hand.card(source)
    if source.kind != "hand" or card is None or target.kind != "discard":
        return None
    return Try(hand.words("play-do-discard", card=card), {hand.reading.card: card})


def _gift(hand: _Hand, source: TableKey, target: TableKey) -> Try | None:
    crew = _member(target)
    if source != TableKey.supply(hand.reading.token) or crew is None:
        return None
    return Try(hand.texts(f"play-do-{hand.reading.token}"), {hand.reading.crew: crew})


_TRIES: dict[Interaction, Callable[[_Hand, TableKey, TableKey], Try | None]] = {
    Interaction.MOVE: _move,
    Interaction.SEND: _send,
    Interaction.GIVE: _give,
    Interaction.TAKE: _take,
    Interaction.TRADE: _trade,
    Interaction.REPAIR: _repair,
    Interaction.DIVERT: _divert,
    Interaction.BOARD: _board,
    Interaction.GIFT: _gift,
    Interaction.DRAW: _pick,
    Interaction.LIFT: _pick,
    Interaction.DISCARD: _discard,
}


def _actions(position: Position) -> list[Alternative]:
    return [kind for found in position.known.values() for kind in found]


# What is wrong with a gesture that means nothing


def _gesture(says: _Refusal, source: TableKey, target: TableKey) -> Reason | None:
    """What is wrong with a gesture that no option of the question could mean; None if that is not known."""
    position = says.position
    make = {
        "meeple": _loose_meeple,
        "crew": _loose_meeple,
        "hand": _loose_card,
        "card": _their_card,
        "held": _loose_token,
        "supply": _loose_gift,
        "face-up": _loose_pick,
        "deck": _loose_pick,
    }.get(source.kind)
    return make(says, position, source, target) if make else None


def _loose_meeple(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    texts, crew = says.texts, source.member
    name = position.name(crew)
    if position.room_of(crew) is None:
        return says.no(texts("play-do-send", name=name), "play-aboard", name=Told("crew", crew))
    if Interaction.SEND in position.interactions:
        return says.no(texts("play-do-send", name=name), "play-to-room")
    if not position.acting:
        return says.busy(texts("play-do-send", name=name))
    if crew != position.active:
        mine = Told("crew", position.active)
        return says.no(texts("play-do-send", name=name), "play-own-meeple", name=mine)
    return says.no(texts("play-do-move"), "play-to-room")


def _loose_card(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    texts, interactions = says.texts, position.interactions
    card = position.card(source) or ""
    what = texts("play-do-card", card=resource_name(texts, card))
    if Interaction.DISCARD in interactions:
        return says.no(
            texts("play-do-discard", card=resource_name(texts, card)), "play-to-discard", **says.numbers
        )
    if Interaction.TRADE in interactions and not position.acting:
        return says.no(texts("play-do-trade"), "play-trade-row")
    if Interaction.REPAIR in interactions and not position.acting:
        if target.kind == "divert":
            what = texts("play-do-divert-room", room=room_name(texts, target.room_id))
        return says.no(what, "play-to-space")
    if not position.acting:
        return None
    if position.solo and _member(target) is not None:
        return says.no(what, "play-one-hand")
    place = target.kind if target.kind in ("discard", "deck", "face-up", "pod") else "other"
    return says.no(what, f"play-card-{place}", **says.numbers)


def _their_card(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    texts, card = says.texts, resource_name(says.texts, position.card(source) or "")
    if not position.acting:
        return None
    if source.member == position.active:
        return says.no(texts("play-do-card", card=card), "play-card-other")
    what = texts("play-do-take", card=card, name=position.name(source.member))
    return says.no(what, "play-to-hand", name=Told("crew", position.active))


def _loose_token(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    """A held cube repairs where its holder is; a held Protection token waits for a hit (R-16, R-23)."""
    if not position.acting:
        return None
    waits = "play-cube-place" if source == HELD_CUBE else "play-token-waits"
    return says.no(says.texts(f"play-do-{source.name}"), waits)


def _loose_gift(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    if Interaction.GIFT not in position.interactions:
        return None
    return says.no(says.texts(f"play-do-{source.name}"), "play-to-crew")


def _loose_pick(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    texts, interactions = says.texts, position.interactions
    if source.kind == "face-up" and Interaction.TRADE in interactions:
        return says.no(texts("play-do-trade"), "play-trade-hand")
    if not position.on_table or not interactions & {Interaction.DRAW, Interaction.LIFT}:
        return None
    return says.no(texts("play-do-pick"), "play-to-hand", name=Told("crew", position.active))


def _placing(says: _Refusal, placing: Placing, target: TableKey) -> Reason | None:
    """Why something may not be laid on an element, or the choice not be confirmed yet."""
    texts, position = says.texts, says.position
    what = texts(f"play-do-{placing.token}") if placing.token else source_name(texts, position)
    count = Told("number", placing.count)
    if target == END:
        return says.no(what, "play-place-few", count=count)
    if target.kind != "room":
        return says.no(what, "play-damage-room" if placing.hits else "play-to-room")
    if target.room_id not in placing.choosable(()):
        if position.game is None:
            return None
        return says.sentences.reason(what, explain(position.game, {placing.part: [target.room_id]}))
    return says.no(what, "play-place-full", count=count)


def _button_drop(says: _Refusal, button: str, target: TableKey) -> Reason | None:
    position, texts = says.position, says.texts
    refused = button_reason(texts, position, button)
    if refused is not None:
        return refused
    if button == BUTTONS[Interaction.MOVE]:
        return why_not(texts, position, TableKey.meeple(position.active), target)
    name = _button_name(position, button)
    return says.no(texts(f"play-do-{name}"), f"play-aim-{name}")


def _button_name(position: Position, button: str) -> str:
    """What the texts call a button: where cards are traded in place of being shared, it is another."""
    return "trade" if position.trades and button == BUTTONS[Interaction.TRADE] else button


def _button_words(texts: Texts, position: Position, button: str, kinds: Iterable[Alternative]) -> str:
    """What a button does, with the room in which it does it."""
    name, room = _button_name(position, button), position.room_of(position.active)
    if position.acting and room is not None and any(map(acts_here, kinds)):
        return texts(f"play-do-{name}-room", room=room_name(texts, room))
    return texts(f"play-do-{name}")
