"""Say why something cannot be done with the hands: what the rules say of it, or what is wrong with the
gesture.

What is held and what lies under it make an attempt (`attempts`); the rules say which conditions it meets
(`game.rules.explain`). Only what no option could mean is refused here, as a gesture.
`game/sentences.py` makes the words.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.app.table.model.gestures.attempts import Attempt, attempts, member_at
from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.gestures.placing import Placing
from game.app.table.model.position import Position
from game.app.table.model.table_keys import END, HELD_CUBE, TableKey
from game.app.table.model.words.question_words import source_name
from game.rules.decisions import Alternative
from game.rules.queries.checks import OVER, Check, Explanation, Told
from game.rules.queries.explain import acts_here, comes_first, explain
from game.sentences import Reason, Sentences
from game.wording import Catalogue, resource_name, room_name


def button_reason(texts: Catalogue, position: Position, button: str) -> Reason | None:
    """Return why an action button cannot be used now; None when it can.

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


def action_reason(texts: Catalogue, position: Position, action: str) -> Reason | None:
    """Return why an action, by its id, cannot be chosen now; None when it can."""
    kinds = [kind for found in position.known.values() for kind in found if kind.action == action]
    return _Refusal(texts, position).kinds(texts(f"action-{action}"), kinds)


def board_reason(texts: Catalogue, position: Position) -> Reason | None:
    """Return why nobody can leave the ship now; None when it can be done."""
    kinds = position.known.get(Interaction.BOARD, ())
    return _Refusal(texts, position).kinds(texts("play-do-board"), kinds)


def why_not(texts: Catalogue, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    """Return why a source may not be dropped on a target; None when nothing speaks against it.

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
    tries = attempts(texts, position, position.asked.question.alternatives, source, target)
    if tries:
        return says.best(tries)
    if not position.acting:
        wrong = _gesture(says, source, target)
        if wrong is not None:
            return wrong
        later = attempts(texts, position, _actions(position), source, target)
        return says.busy(later[0].what if later else texts("play-do-that"))
    return _gesture(says, source, target) or says.busy(texts("play-do-that"))


class _Refusal:
    """Asks the rules and puts what they say into words."""

    def __init__(self, texts: Catalogue, position: Position) -> None:
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
        return {name: Told("number", value) for name, value in self.position.facts.text_values.items()}

    def no(self, what: str, id: str, **told: Told) -> Reason | None:
        """A gesture that means nothing."""
        return self.sentences.reason(what, Explanation(False, (Check(id, False, told),)))

    def kinds(self, what: str, kinds: Iterable[Alternative]) -> Reason | None:
        """Return why none of several kinds of actions can be chosen; None where one can be."""
        position = self.position
        if not position.acting:
            return self.busy(what)
        if position.game is None:
            return None
        answers = [dict(kind.answer) for kind in kinds]
        wider = [one for one in answers if not any(other.items() < one.items() for other in answers)]
        explanations = [explain(position.game, answer) for answer in wider]
        return self.sentences.reason(what, *explanations)

    def best(self, tries: Iterable[Attempt]) -> Reason | None:
        """Return why none of several things that a gesture may mean is legal: the one that comes closest."""
        game = self.position.game
        if game is None:
            return None
        judged = [(one, explain(game, one.option, one.aim)) for one in tries]
        judged = [(one, self._paying(one, found)) for one, found in judged]
        one, found = min(judged, key=lambda pair: (pair[1].stopped, len(pair[1].missing)))
        afar = one.aim not in (None, self.position.here["id"])
        return self.sentences.reason(one.afar if afar and one.afar else one.what, found)

    def _paying(self, one: Attempt, found: Explanation) -> Explanation:
        """Return what is paid together is legal, but with other cards than the one in hand."""
        if not one.paid or not found.legal:
            return found
        ways = (option[one.paid] for option in self.position.options if one.paid in option)
        if any(one.card in way for way in ways):
            return found
        lacks = Check("play-in-cost", False, {"card": Told("card", one.card)})
        return Explanation(False, (*found.checks, lacks))


def _actions(position: Position) -> list[Alternative]:
    return [kind for found in position.known.values() for kind in found]


# What is wrong with a gesture that means nothing


def _gesture(says: _Refusal, source: TableKey, target: TableKey) -> Reason | None:
    """Return what is wrong with a gesture that no option of the question could mean; None if that is not
    known."""
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
        "die": _loose_die,
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
    if position.solo and member_at(target) is not None:
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
    if position.acting:
        return says.no(texts("play-do-pick"), "play-pick-later")
    if not position.on_table or not interactions & {Interaction.DRAW, Interaction.LIFT}:
        return None
    return says.no(texts("play-do-pick"), "play-to-hand", name=Told("crew", position.active))


def _loose_die(says: _Refusal, position: Position, source: TableKey, target: TableKey) -> Reason | None:
    """In one's own actions the die is thrown to scavenge, wherever on the ship it lands (R-9)."""
    return _button_drop(says, BUTTONS[Interaction.ROLL], target) if position.acting else None


def _placing(says: _Refusal, placing: Placing, target: TableKey) -> Reason | None:
    """Return why something may not be laid on an element, or the choice not be confirmed yet."""
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
    """Return what the texts call a button: where cards are traded in place of being shared, it is another."""
    return "trade" if position.trades and button == BUTTONS[Interaction.TRADE] else button


def _button_words(texts: Catalogue, position: Position, button: str, kinds: Iterable[Alternative]) -> str:
    """Return what a button does, with the room in which it does it."""
    name, room = _button_name(position, button), position.room_of(position.active)
    if position.acting and room is not None and any(map(acts_here, kinds)):
        return texts(f"play-do-{name}-room", room=room_name(texts, room))
    return texts(f"play-do-{name}")
