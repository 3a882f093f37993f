"""Say what large type leaves no room for on the table, in words for a note on hover and focus: pure."""

from __future__ import annotations

from game.app.table.model.table_keys import DAMAGE_DECK, DAMAGE_DISCARD, DECK, STEPPER, THREAT, TableKey
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import CrewView, DamageView, TopView
from game.wording import Catalogue, damage_words, difficulty_name

PHASES = ("actions", "collect", "damage")


def folded_facts(texts: Catalogue, view: TableView, key: TableKey) -> str:
    """Return the facts about an element that the table only hints at in large type, each on a line of its
    own; empty if there are none.

    Args:
        texts: the catalogue.
        view: what is to be seen.
        key: the element.
    """
    parts: list[str] = []
    if key == STEPPER:
        parts = _turn(texts, view.top)
    elif key == THREAT:
        parts = _threat(texts, view.top)
    elif key == DECK and not (view.resources.hidden or view.resources.over):
        parts = [texts("resources-empty", turns=view.resources.turns)]
    elif key == DAMAGE_DECK:
        parts = _damage(texts, view.damage)
    elif key == DAMAGE_DISCARD and view.damage.last is not None:
        last = view.damage.last
        struck = texts("damage-any", count=last) if isinstance(last, int) else damage_words(texts, last)
        parts = [f"{texts('damage-last', turn=view.damage.last_turn or 0)}: {struck}"]
    elif key.kind == "crew":
        parts = _crew(texts, next(crew for crew in view.crew if crew.crew == key.member))
    return "\n".join(part for part in parts if part)


def _turn(texts: Catalogue, top: TopView) -> list[str]:
    notes = (
        texts("phase-actions-left", left=top.actions_left, base_actions=top.base_actions),
        texts("phase-collect-note", deck_cards=top.deck_cards),
        texts("phase-damage-note", rooms=top.hits),
    )
    done = texts("phase-actions-done")
    phases = [
        f"{n + 1} {texts(f'phase-{name}')}: {done if n < top.phase else notes[n]}"
        for n, name in enumerate(PHASES)
    ]
    game = texts("table-game", difficulty=difficulty_name(texts, top.difficulty), players=top.players)
    return [texts("table-turn", turn=top.turn), game, *phases]


def threat_title(texts: Catalogue, top: TopView) -> str:
    """Return what threatens, and when; where the chance depends on Phase 2, what it is a chance of."""
    if top.outlook == "breach" and top.ways:
        return texts("threat-breach-ways")
    return (
        texts("threat-breach-later")
        if top.outlook == "breach-later"
        else texts("threat-title", phase=top.outlook)
    )


def _threat(texts: Catalogue, top: TopView) -> list[str]:
    if top.phase >= len(PHASES):
        return [texts("threat-title", phase="over")]
    breach = top.threat == 0
    title = threat_title(texts, top)
    if top.hidden:
        return [title, texts("threat-hidden", rooms=top.threat), texts("threat-not-counted")]
    percent, lost = texts("threat-loss", percent=top.loss), texts("threat-lost")
    key = "threat-empty" if top.empty else "threat-sides" if breach else "threat-cards"
    cards = texts(key, fatal=top.fatal, possible=top.possible)
    odds = f"{percent} {lost} {cards}"
    if top.ways:
        deck = texts("threat-loss", percent=top.deck_loss)
        face_up, from_deck = (texts(f"threat-way-{way}", count=top.deck_cards) for way in ("face-up", "deck"))
        odds = f"{percent} {face_up}, {deck} {from_deck}"
    ahead = [
        f"{texts('threat-times', count=count)} {texts('phase-damage-note', rooms=kind)}"
        for kind, count in top.ahead
    ]
    when = texts("threat-breach-now") if breach else texts("threat-breach-turn", turn=top.breach_turn)
    left = texts("threat-left", cards=", ".join(ahead)) if ahead else ""
    return [f"{title}: {odds}", left, f"{texts('threat-breach')}: {when}"]


def _damage(texts: Catalogue, damage: DamageView) -> list[str]:
    last = texts("damage-breach-on" if damage.breach else "damage-breach-last")
    if damage.hidden:
        return [texts("damage-next", rooms=damage.top)] if damage.top else [last]
    left = [
        f"{texts('threat-times', count=count)} {texts('phase-damage-note', rooms=kind)}"
        for kind, count, _ in damage.left
        if count
    ]
    return [", ".join(left), last]


def _crew(texts: Catalogue, crew: CrewView) -> list[str]:
    place = texts("crew-left") if crew.room is None else texts(f"room-{crew.room}")
    held = texts(
        "folded-crew",
        cards=len(crew.hand),
        tokens=crew.tokens,
        cubes=crew.cubes,
        shields=crew.shields,
        hand="no" if crew.shared else "yes",
    )
    turn = texts(f"folded-{crew.tag}")
    return [turn, place, held]
