"""The ship of the day: which ship everybody has on a date, and which date a ship belongs to. Pure.

A seed says date and crew: both are counted as one number, and that is scattered over the numbers of nine
digits, from which it can be read again. A game that is dealt by chance has a seed of eight.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from game.rules.chance import STREAMS
from game.rules.content import MIXED, VARIANTS, Content
from game.rules.engine import Engine
from game.rules.loader.yaml_nodes import Node, read_yaml
from game.rules.settings import Settings
from game.rules.setup_digits import chosen_expansions

FILE = "daily.yaml"
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
CREWS = (1, 2, 3, 4)
"""Numbers of players; 1 is solo."""
FIRST_SEED, SEEDS = 100_000_000, 900_000_000
SCATTER, SHIFT = 556_180_339, 271_828_182
"""Factor and shift that move the numbers of neighbouring days far apart."""
_BACK = pow(SCATTER, -1, SEEDS)


@dataclass(frozen=True)
class DayKind:
    """Hold what is flown on a day of the week.

    Args:
        difficulty: id.
        rooms: `v1`, `v2` or `mixed`.
        expansions: ids.
    """

    difficulty: str
    rooms: str
    expansions: tuple[str, ...]


class Week:
    """Hold what is flown on the days of the week.

    Args:
        kinds: of Monday to Sunday.
    """

    def __init__(self, kinds: tuple[DayKind, ...]) -> None:
        self.kinds = kinds

    def ship(self, content: Content, day: date, players: int) -> Settings:
        """Return what the ship of a day is set up with.

        Args:
            content: everything that can be played.
            day: of any year.
            players: one of `CREWS`.
        """
        kind, takes = self.kinds[day.weekday()], {one.id: one.players for one in content.expansions}
        chosen = tuple(id for id in kind.expansions if players in takes[id])
        seed = _seed(day, players)
        return Settings(players, kind.difficulty, seed, kind.rooms, chosen or None, chance=STREAMS)

    def day_of(self, engine: Engine, settings: Settings) -> date | None:
        """Return the day whose ship a game was set up with; None for any other game.

        Args:
            engine: the rules.
            settings: of the game.

        Raises:
            SettingsError: they do not go together.
        """
        day = _day(settings.seed, settings.players)
        if day is None:
            return None
        ship = self.ship(engine.content, day, settings.players)
        return day if _essence(engine, ship) == _essence(engine, settings) else None


def is_dated(settings: Settings) -> bool:
    """Tell whether a seed is one that a day can have for such a crew; all else may still differ."""
    return _day(settings.seed, settings.players) is not None


def _essence(engine: Engine, settings: Settings) -> tuple[Settings, set[str]]:
    """Return what makes two games the same: all but the names, and expansions however they are told."""
    plain = replace(settings, expansions=None, switches=(), names=None)
    return plain, chosen_expansions(engine, settings)


def _seed(day: date, players: int) -> int:
    number = (day.toordinal() - 1) * len(CREWS) + CREWS.index(players)
    return FIRST_SEED + (number * SCATTER + SHIFT) % SEEDS


def _day(seed: int, players: int) -> date | None:
    """Return the date that a seed says; None where it says none, or another crew."""
    if not FIRST_SEED <= seed < FIRST_SEED + SEEDS:
        return None
    ordinal, crew = divmod((seed - FIRST_SEED - SHIFT) * _BACK % SEEDS, len(CREWS))
    if ordinal >= date.max.toordinal() or CREWS[crew] != players:
        return None
    return date.fromordinal(ordinal + 1)


def read_week(folder: Path, content: Content) -> Week:
    """Return what a data folder says about the week.

    Args:
        folder: of the data.
        content: everything that can be played.

    Raises:
        ContentError: something is wrong; it says what and where.
    """
    told = read_yaml(folder, folder / FILE).record("the week", DAYS)
    return Week(tuple(_kind(told[day], content) for day in DAYS))


def _kind(node: Node, content: Content) -> DayKind:
    told: Mapping[str, Node] = node.record("a day", ("difficulty",), ("rooms", "expansions"))
    named = told["expansions"].items("expansions") if "expansions" in told else ()
    return DayKind(
        told["difficulty"].name("a difficulty", content.difficulties),
        told["rooms"].name("rooms", (*VARIANTS, MIXED)) if "rooms" in told else VARIANTS[0],
        tuple(one.name("an expansion", [one.id for one in content.expansions]) for one in named),
    )
