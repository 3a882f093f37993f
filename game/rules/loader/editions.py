"""The rules of a game: the base content or that of its expansions, bound when first needed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from game.rules.content import VARIANTS, Content, Expansion
from game.rules.effects.binder import Binder
from game.rules.effects.bound_rules import BoundRules
from game.rules.loader.combining import coming, possible
from game.rules.loader.yaml_nodes import ContentError, nearest_name
from game.rules.settings import KEYS, Settings, SettingsError

WORDS = ("no", "one", "two", "three", "four")


class Edition(NamedTuple):
    """A content and the rules bound for it."""

    content: Content
    program: BoundRules


class Editions:
    """All editions of one content."""

    def __init__(self, base: Content | Edition) -> None:
        self._bound: dict[tuple[str, ...], Edition] = {}
        if isinstance(base, Edition):
            self._bound[()] = base
            base = base.content
        self.content = base

    def base(self) -> Edition:
        """Return the content without expansions."""
        return self._edition(())

    def of(self, settings: Settings) -> Edition:
        """Return the edition that settings ask for.

        Raises:
            SettingsError: an expansion is not there, not for so many players, or not with another one.
        """
        return self._edition({*self.expansions_of(settings), *self._coming(settings.players)})

    def bind_ahead(self) -> None:
        """Bind the rules of every game with one expansion at most: it takes as long as a picture.

        Another thread may bind the same meanwhile: then one of both goes.
        """
        for players in self.content.players:
            by_itself = self._coming(players)
            for wanted in ((), *((one.id,) for one in self.content.expansions)):
                ids = {*by_itself, *wanted}
                if possible(self.content.expansions, ids, players):
                    self._edition(ids)

    def _edition(self, ids: Iterable[str]) -> Edition:
        together = tuple(sorted(ids))
        found = self._bound.get(together)
        if found is None:
            try:
                content = self.content.editions[together] if together else self.content
                found = self._bound[together] = Edition(content, Binder(content).program())
            except ContentError as error:
                # Each alone is sound and no two change the same thing, yet together they make no rules.
                names = ", ".join(map(repr, together))
                raise SettingsError(f"The expansions {names} cannot be combined: {error}.") from error
        return found

    def _coming(self, players: int) -> tuple[str, ...]:
        return coming(self.content.expansions, players)

    def expansions_of(self, settings: Settings, lenient: bool = False) -> tuple[str, ...]:
        """Return the ids of the expansions that settings ask for, in order; others can join automatically.

        Args:
            settings: as given or complete.
            lenient: a key that says that something is not wanted may be unknown: in a game saved with
                expansions that are gone it stands for one of them.

        Raises:
            SettingsError: an expansion is not there, both wanted and not, not for so many players, or not
                with another one.
        """
        known = {one.id: one for one in self.content.expansions}
        by_key = {one.setting: one.id for one in self.content.expansions if one.setting is not None}
        wanted = set(settings.expansions or ())
        for id in settings.expansions or ():
            if id not in known:
                near = _hint(id, known)
                raise SettingsError(f"There is no expansion {id!r}.{near}")
        for key, on in settings.switches:
            if key not in by_key:
                if lenient and on is False:
                    continue
                what = "expansion for the setting" if isinstance(on, bool) else "setting"
                near = _hint(key, (*KEYS, *by_key))
                raise SettingsError(f"There is no {what} {key!r}.{near}")
            if not isinstance(on, bool):
                raise SettingsError(f"The setting {key!r} is {on!r}, but must be true or false.")
            if on:
                wanted.add(by_key[key])
            elif by_key[key] in wanted:
                raise SettingsError(
                    f"The setting {key!r} is false, but 'expansions' names {by_key[key]!r}, its expansion."
                )
        by_itself = self._coming(settings.players)
        for id in sorted(wanted):
            self._fits(known[id], settings.players, (*sorted(wanted), *by_itself))
        return tuple(sorted(wanted))

    @staticmethod
    def _fits(one: Expansion, players: int, others: Collection[str]) -> None:
        if players not in one.players:
            numbers = " or ".join(WORDS[number] for number in one.players)
            raise SettingsError(
                f"The expansion {one.id!r} is for {numbers} player{'s' * (one.players != (1,))}, "
                f"not for {WORDS[players]}."
            )
        for other in others:
            if other in one.apart:
                raise SettingsError(
                    f"The expansions {one.id!r} and {other!r} cannot be combined: both change the same thing."
                )

    def complete(self, settings: Settings, lenient: bool = False) -> Settings:
        """Check the settings against the content and fill in defaults.

        Every switch there is gets its value. `expansions` lists all those chosen, if it was given or one of
        them has no switch.

        Args:
            settings: as given.
            lenient: as for `chosen`.

        Raises:
            SettingsError: the settings ask for something that is not there, or do not go together.
        """
        counts = self.content.players
        if settings.players not in counts:
            raise SettingsError(
                f"The setting 'players' is {settings.players}, but must be from {counts[0]} to {counts[-1]}."
            )
        chosen = self.expansions_of(settings, lenient)
        content = self._edition({*chosen, *self._coming(settings.players)}).content
        crew = content.crew_count(settings.players)
        if settings.first is not None and not 0 <= settings.first < crew:
            raise SettingsError(
                f"The setting 'first' is {settings.first}, but must be from 0 to {crew - 1} or null."
            )
        names = content.crew[:crew] if settings.names is None else settings.names
        if len(names) != crew:
            raise SettingsError(f"The setting 'names' has {len(names)} names, but must have {crew}.")
        if settings.difficulty not in content.difficulties:
            known = ", ".join(content.difficulties)
            near = _hint(settings.difficulty, content.difficulties)
            raise SettingsError(f"There is no difficulty {settings.difficulty!r}, only {known}.{near}")
        if not isinstance(settings.rooms, str):
            _sides(content, settings.rooms)
        switches = tuple(
            (one.setting, one.id in chosen) for one in self.content.expansions if one.setting is not None
        )
        told = {one.id for one in self.content.expansions if one.setting is not None}
        spoken = settings.expansions is not None or not told.issuperset(chosen)
        return replace(settings, names=names, switches=switches, expansions=chosen if spoken else None)


def _sides(content: Content, rooms: Iterable[tuple[str, str]]) -> None:
    """Check that the rooms have the variants that settings name."""
    around = [content.rooms[room].id for room in content.ship]
    for room, variant in rooms:
        if room not in around:
            near = _hint(room, around)
            raise SettingsError(f"The setting 'rooms' names {room!r}, which has no variants.{near}")
        if variant not in VARIANTS:
            raise SettingsError(f"The setting 'rooms' says {variant!r} for {room!r}, but must say v1 or v2.")


def _hint(name: str, names: Iterable[str]) -> str:
    near = nearest_name(name, names)
    return f" Did you mean {near!r}?" if near else ""
