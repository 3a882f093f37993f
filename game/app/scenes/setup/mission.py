"""Compute what the rules would deal for the game being set up. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.app.forms.own_file_words import own_folder
from game.app.scenes.setup.available import shuffled_in, universals
from game.app.scenes.setup.draft import Draft
from game.rules import ContentError, Engine, Settings, SettingsError
from game.rules.protocol import SetupDict, StateDict


@dataclass(frozen=True)
class Mission:
    """Hold what the rules would deal.

    Args:
        hand: cards in each hand.
        cards: resource cards in all.
        difficulty: id.
        card: id of the resource that difficulties shuffle in.
        universals: cards that each difficulty shuffles in, by its id and in their order.
        damage: cards in the damage deck after the setup.
        damaged: repair spaces without a cube after the setup.
        layout: room ids by place.
        centre: id of the room that has no sides.
        variants: of the rooms by place.
        trouble: why the rules deal no such game, in their words; empty if they do.
        fault: the mistake in an expansion of the player's own for which they deal none.
    """

    hand: int
    cards: int
    difficulty: str
    card: str
    universals: Mapping[str, int]
    damage: int
    damaged: int
    layout: tuple[str, ...]
    centre: str
    variants: tuple[str, ...]
    trouble: str = ""
    fault: ContentError | None = None

    @property
    def rooms(self) -> tuple[str, ...]:
        """The ids of the rooms around the core."""
        return tuple(room for room in self.layout if room != self.centre)


def mission_of(engine: Engine, draft: Draft, seed: int) -> Mission:
    """Ask the rules what a draft would deal; where they cannot say it, what there would be without the
    expansions.

    Args:
        engine: the rules.
        draft: what has been chosen.
        seed: of the ship, where none was typed.

    Raises:
        ContentError: the game's own content has a mistake.
    """
    trouble, fault = "", None
    state: StateDict | None = None
    try:
        state = _preview(engine, draft.setup(seed))
    except SettingsError as error:
        trouble = str(error)
    except ContentError as error:
        if not own_folder(error, draft.expansions):
            raise
        trouble, fault = str(error), error
    if state is None:
        draft = replace(draft, expansions=frozenset())
        state = _preview(engine, draft.setup(seed))
    content = draft.content
    return Mission(
        hand=len(state["crew"][0]["hand"]),
        cards=sum(content.copies(draft.level)),
        difficulty=draft.level,
        card=shuffled_in(content),
        universals={name: universals(content, name) for name in content.difficulties},
        damage=len(state["damage_deck"]),
        damaged=sum(room["cubes"].count(False) for room in state["rooms"]),
        layout=tuple(room["id"] for room in state["rooms"]),
        centre=next(room["id"] for room in state["rooms"] if not room["cubes"]),
        variants=tuple(room["variant"] for room in state["rooms"]),
        trouble=trouble,
        fault=fault,
    )


def _preview(engine: Engine, setup: SetupDict) -> StateDict:
    """Return the STATE that a setup would begin with."""
    state = engine.new_game(Settings.from_json(setup)).state
    while state.phase == "damage" and (asked := engine.decision(state)) is not None:
        # The crew will choose which rooms are hit; how many are is the same either way.
        state = engine.apply(state, asked.options[0]).state
    return engine.to_json(state)
