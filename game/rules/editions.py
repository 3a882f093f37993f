"""The rules that a game is played by: the base content or that of its expansions, bound when first needed."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.rules.content import VARIANTS, Content
from game.rules.effects.program import Binder, Program
from game.rules.settings import Settings, SettingsError
from game.rules.source import nearest_name

WORDS = ("", "one", "two", "three", "four")


class Edition(NamedTuple):
    """A content and the rules bound for it."""

    content: Content
    program: Program


class Editions:
    """Every edition of one content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._bound: dict[tuple[str, ...], Edition] = {}

    def base(self) -> Edition:
        """The content without expansions."""
        return self._edition(())

    def of(self, settings: Settings) -> Edition:
        """The edition that settings ask for.

        Raises:
            SettingsError: an expansion is not there, or not for so many players.
        """
        chosen = []
        for mode in settings.modes:
            if all(expansion.setting != mode for expansion in self.content.expansions):
                raise SettingsError(f"There is no expansion for the setting {mode!r}.")
        for expansion in self.content.expansions:
            if expansion.setting is None:
                if settings.players in expansion.players:
                    chosen.append(expansion.id)
            elif expansion.setting in settings.modes:
                if settings.players not in expansion.players:
                    numbers = " or ".join(WORDS[number] for number in expansion.players)
                    raise SettingsError(
                        f"The setting {expansion.setting!r} is for {numbers} players, "
                        f"not for {WORDS[settings.players]}."
                    )
                chosen.append(expansion.id)
        return self._edition(tuple(chosen))

    def _edition(self, ids: tuple[str, ...]) -> Edition:
        found = self._bound.get(ids)
        if found is None:
            content = self.content.editions.get(ids, self.content)
            found = self._bound[ids] = Edition(content, Binder(content).program())
        return found

    def complete(self, settings: Settings) -> Settings:
        """The settings with default names filled in, checked against the content.

        Raises:
            SettingsError: the settings ask for something that is not there.
        """
        content = self.of(settings).content
        if settings.difficulty not in content.difficulties:
            near = nearest_name(settings.difficulty, content.difficulties)
            known = ", ".join(content.difficulties)
            hint = f" Did you mean {near!r}?" if near else ""
            raise SettingsError(f"There is no difficulty {settings.difficulty!r}, only {known}.{hint}")
        if not isinstance(settings.rooms, str):
            around = [content.rooms[room].id for room in content.ship]
            for room, variant in settings.rooms:
                if room not in around:
                    near = nearest_name(room, around)
                    hint = f" Did you mean {near!r}?" if near else ""
                    raise SettingsError(f"The setting 'rooms' names {room!r}, which has no variants.{hint}")
                if variant not in VARIANTS:
                    raise SettingsError(
                        f"The setting 'rooms' says {variant!r} for {room!r}, but must say v1 or v2."
                    )
        if settings.names is None:
            settings = replace(settings, names=content.crew[: settings.crew_count])
        return settings
