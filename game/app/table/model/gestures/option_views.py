"""Ways to answer, in pictures and words, made from what the options are made of. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.position import LegalOption, Position
from game.rules.effects.closures import Part
from game.rules.protocol import OptionDict
from game.sentences import sentence
from game.wording import Catalogue, counted_or_plain, damage_words, listing, resource_name, room_name

Piece = tuple[str, Any]
"""Something to be drawn: `card`, `damage`, `crew`, `room`, `action`, or `icon`; and which."""


@dataclass(frozen=True)
class OptionView:
    """One way: its option, what it shows, and its words.

    `problem` and `reason` say, in a few words and in a sentence, why it cannot be taken now. Ways of one
    `group` stand together: what is given, what is taken.
    """

    option: OptionDict
    pieces: tuple[Piece, ...]
    words: str
    problem: str = ""
    reason: str = ""
    group: str = ""

    @property
    def cards(self) -> int:
        """Return how many cards it shows side by side."""
        return sum(kind in ("card", "damage") for kind, _ in self.pieces)


def option_views(texts: Catalogue, position: Position, options: Sequence[OptionDict]) -> list[OptionView]:
    """Put options of the open question into pictures and words.

    Two that would look the same and are different actions say which.
    """
    offers = [position.offer_of(option) for option in options]
    found = [(offer, option_view(texts, position, offer)) for offer in offers]
    actions: dict[tuple[str, str], set[str | None]] = {}
    for offer, way in found:
        actions.setdefault((str(way.pieces), way.words), set()).add(offer.made.action)
    return [
        replace(way, words=texts("play-way-of", action=action_name(texts, offer.made.action), way=way.words))
        if len(actions[str(way.pieces), way.words]) > 1 and offer.made.action
        else way
        for offer, way in found
    ]


def action_name(texts: Catalogue, action: str) -> str:
    """Return what an action is called."""
    return texts(f"action-{action}")


def option_view(texts: Catalogue, position: Position, offer: LegalOption) -> OptionView:
    """Put one option into pictures and words: those that its content gives it, or neutral ones."""
    option, reading, made = offer
    pieces = tuple(piece for part in made.parts for piece in pieces_of(part, option[part.name]))
    if made.text is not None:
        named = {part.name: part_words(texts, position, option, part) for part in made.parts}
        return OptionView(option, pieces or (("icon", "ui-target"),), texts(made.text, **named))
    match reading.interaction:
        case Interaction.DIVERT:
            words = texts(
                "play-way-pay", universals=sum(card in position.facts.wild for card in option[reading.card])
            )
        case Interaction.REPAIR:
            words = _space(texts, position, option, reading.slot, reading.room)
            card = option.get(reading.card)
            pieces = (("card", card),) if card else (("icon", "token-cube"),)
        case Interaction.GIVE:
            pieces = (("card", option[reading.card]),)
            words = texts("play-way-give", name=position.name(option[reading.crew]))
        case Interaction.TAKE:
            pieces = (("card", option[reading.taken]),)
            words = texts("play-way-take", name=position.name(option[reading.crew]))
        case Interaction.TRADE:
            pieces = (("card", option[reading.card]),)
            words = texts("play-way-trade", give=resource_name(texts, option[reading.card]))
        case _:
            words = _plain_words(texts, position, offer)
    return OptionView(option, pieces or (("icon", "ui-target"),), words, group=made.action or "")


def _plain_words(texts: Catalogue, position: Position, offer: LegalOption) -> str:
    """Return what an option names, in the order in which it names it."""
    option, reading, made = offer
    if made.parts:
        words, *others = (part_words(texts, position, option, part) for part in made.parts)
        for other in others:
            words = texts("play-way-parts", head=words, next=other)
        return sentence(words)
    if made.action is not None:
        return action_name(texts, made.action)
    known = {Interaction.DRAW: "play-way-draw", Interaction.DECLINE: "play-way-nothing"}
    return texts(known.get(reading.interaction, "play-way-go-on"))


def _space(texts: Catalogue, position: Position, option: OptionDict, slot: str, room: str) -> str:
    room_id = option.get(room, position.here["id"])
    if position.room(room_id)["diverted"]:
        return texts("play-way-refill")
    wanted = position.facts.rooms[room_id].repair[option[slot]]
    return texts("play-way-slot", number=option[slot] + 1, resource=resource_name(texts, wanted))


def part_words(texts: Catalogue, position: Position, option: OptionDict, part: Part) -> str:
    """Return what an option says by one of its names, inside a sentence.

    Args:
        texts: the catalogue.
        position: the position.
        option: the option.
        part: what the name is.
    """
    value = option[part.name]
    if isinstance(value, (list, Mapping)) and not value:
        return texts("play-way-none")
    match part.type:
        case "card":
            return resource_name(texts, value)
        case "crew":
            return position.name(value)
        case "room":
            return room_name(texts, value)
        case "slot":
            return _space(texts, position, option, part.name, part.of or "")
        case "damage-card":
            return damage_words(texts, value)
        case "cards":
            return counted_or_plain(texts, value)
        case "crews":
            return listing(texts, (position.name(crew) for crew in value))
        case "rooms":
            return listing(texts, (room_name(texts, room) for room in value))
        case "damage-cards":
            return texts("play-log-then").join(damage_words(texts, card) for card in value)
        case "shares":
            named = ((position.name(int(crew)), count) for crew, count in value.items())
            return listing(texts, (texts("play-way-share", name=name, count=n) for name, n in named))
    return str(value)


def pieces_of(part: Part, value: Any) -> tuple[Piece, ...]:
    """Return what there is to draw of a part: its cards, its people, its rooms."""
    kind = _DRAWN.get(part.type)
    if kind is None:
        return ()
    several = part.type in ("cards", "crews", "rooms", "damage-cards")
    return tuple((kind, item) for item in value) if several else ((kind, value),)


_DRAWN = {
    "card": "card",
    "cards": "card",
    "damage-card": "damage",
    "damage-cards": "damage",
    "crew": "crew",
    "crews": "crew",
    "room": "room",
    "rooms": "room",
}
