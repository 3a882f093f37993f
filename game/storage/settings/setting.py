"""Define what one setting is: its kind, its page, its default, what it can be, and how it is read from a
file.

All of it is declared with the field in `preferences.Preferences`, and stands nowhere else: the file, the
pages and their rows go by `settings_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, TypeGuard, TypeVar

T = TypeVar("T")
Reader = Callable[[Any, list[str]], Any]
"""Returns a value as the settings have it, None if it makes no sense. Where only a part of it does it returns
that part, and adds the field's name to the list of those that are not whole."""
_KEY = "setting"


class Kind(StrEnum):
    """Name how a setting is chosen."""

    SWITCH = "switch"
    CHOICE = "choice"
    PERCENT = "percent"
    KEYS = "keys"
    UNSEEN = "unseen"
    """It stands on no page: the program remembers it, or it is chosen elsewhere."""


@dataclass(frozen=True)
class Setting:
    """One setting.

    Args:
        kind: how it is chosen.
        default: at first.
        reader: reads it from a file.
        page: of the settings that it stands on; empty for none.
        options: what can be chosen, or the least and the most of a percentage. What only the running program
            knows, as languages and screens, is left out.
        marks: of a percentage, where its track shows one.
        field: of the preferences.
    """

    kind: Kind
    default: Any
    reader: Reader
    page: str = ""
    options: tuple[Any, ...] = ()
    marks: tuple[int, ...] = ()
    field: str = ""

    @property
    def control(self) -> str:
        """The name of its control, and of its messages: `settings-<control>`, `settings-<control>-note`."""
        return self.field.replace("_", "-")


def switch(page: str, default: bool = False) -> bool:
    """Declare a field that is on or off.

    Args:
        page: that it stands on.
        default: whether it is on at first.
    """
    return _declared(Setting(Kind.SWITCH, default, read_switch, page), default)


def choice(page: str, default: T, options: tuple[Any, ...] = (), reader: Reader | None = None) -> T:
    """Declare a field that is one of several.

    Args:
        page: that it stands on.
        default: at first.
        options: in the order of the page; their words are `settings-<control>-<option>`.
        reader: reads it; None where exactly the options make sense.
    """
    return _declared(Setting(Kind.CHOICE, default, reader or one_of(*options), page, options), default)


def percent(page: str, default: int, ends: tuple[int, int], *marks: int) -> int:
    """Declare a field of per cents.

    Args:
        page: that it stands on.
        default: at first.
        ends: the least and the most.
        marks: where the track shows one.
    """
    return _declared(Setting(Kind.PERCENT, default, between(*ends), page, ends, marks), default)


def keys(page: str, default: T, reader: Reader) -> T:
    """Declare the field of the keys, which make up a page of their own."""
    return _declared(Setting(Kind.KEYS, default, reader, page), default)


def unseen(default: T, reader: Reader) -> T:
    """Declare a field that stands on no page."""
    return _declared(Setting(Kind.UNSEEN, default, reader), default)


def _declared(setting: Setting, default: T) -> T:
    return field(default=default, metadata={_KEY: setting})


def settings_of(form: type) -> Iterator[Setting]:
    """Yield every setting of the preferences, in their order.

    Args:
        form: their class.

    Raises:
        TypeError: a field was declared in another way.
    """
    for item in fields(form):
        setting = item.metadata.get(_KEY)
        if setting is None or item.default is MISSING:
            raise TypeError(f"{item.name!r} is declared without saying what kind of setting it is")
        yield replace(setting, field=item.name)


def on_page(form: type, page: str) -> list[Setting]:
    """Return the settings of a page, from top to bottom."""
    return [setting for setting in settings_of(form) if setting.page == page]


# Readers


def is_whole(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number: 1.0 and true are none."""
    return type(value) is int


def read_switch(value: object, wrong: list[str]) -> bool | None:
    """Read what is true or false."""
    return value if isinstance(value, bool) else None


def one_of(*known: Any) -> Reader:
    """Return what reads one of some values, of exactly their types."""

    def read(value: object, wrong: list[str]) -> object:
        return next((one for one in known if type(one) is type(value) and one == value), None)

    return read


def between(least: int, most: int) -> Reader:
    """Return what reads a whole number that is neither too small nor too large."""
    return lambda value, wrong: value if is_whole(value) and least <= value <= most else None
