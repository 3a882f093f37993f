"""The catalogue of every sentence a player reads, in Fluent files under `data/texts/<language>/`."""

from __future__ import annotations

import contextlib
import copy
import difflib
import logging
import re
import threading
from collections import ChainMap
from collections.abc import Callable, Hashable, Iterable, Mapping, MutableMapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.particles import with_particle
from game.patience import entries, patiently
from game.program_files import data_folder
from game.text_files import Entry, TextError, mistake, parsed, read_entries, shown

if TYPE_CHECKING:  # see `Texts._bundle`
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that has every message."""
_WRITTEN = {"zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant"}
"""Regions whose people write a language otherwise than most who speak it."""
_PLAIN = frozenset((str, int, float, bool))
_GROUPED = 1000
"""From this number on the languages write whole numbers in ways of their own."""
_LONG = 1000
"""Letters of a value, at most; Fluent refuses more. A longer one, from outside, ends in three dots."""
_Pattern = tuple[tuple[str, str, Mapping[str, str]], ...]
"""The parts of a message in a row: words, the name of a value, or the arguments of `KEY`."""
OwnEntries = Callable[[str], Mapping[str, Entry]]
"""Returns somebody's own messages in a language, by their ids."""
_MOST_SAID = 1000
"""Largest number of sentences that are kept as they were said."""
_log = logging.getLogger(__name__)
_listed: dict[Path, tuple[str, ...]] = {}
"""The languages as they were last found in a folder."""


def languages() -> tuple[str, ...]:
    """Return the languages there are texts in: folder names under `data/texts`, in alphabetical order.

    Raises:
        OSError: the system refuses the folder, which it has never opened here.
    """
    folder = data_folder() / "texts"
    try:
        found = tuple(sorted(one.name for one in entries(folder) if one.is_dir()))
    except OSError as error:
        if folder not in _listed:
            raise
        _log.warning("list the languages: %s", error)
        return _listed[folder]
    _listed[folder] = found
    return found


def _files(folder: Path) -> list[Path]:
    """Return the text files of a folder; none where there is no such folder.

    Raises:
        TextError: the system refuses the folder.
    """
    try:
        return [path for path in entries(folder) if path.suffix == ".ftl"]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as problem:
        error = mistake(folder, 1, f"a folder that cannot be read ({problem.strerror})")
        error.refused = True
        raise error from None


def language_of(wanted: str, preferred: Iterable[str] = ()) -> str:
    """Return the language to speak.

    Args:
        wanted: as in the settings; empty for the one that the system prefers.
        preferred: the system's languages, the best first, such as `de-AT` or `de_AT.UTF-8`.

    Returns:
        A folder name under `data/texts`: the first that there is, itself, as its region writes it, without
        its region or with another one, else `en`.
    """
    known = {name.lower(): name for name in languages()}
    for name in [wanted] if wanted else preferred:
        parts = re.split(r"[.@]", name.replace("_", "-").lower())[0].split("-")
        shorter = ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]
        written = (_WRITTEN.get(tag, tag) for tag in shorter)
        near = (tag for tag in known if tag.split("-")[0] == parts[0])
        found = next((tag for tag in (*written, *near) if tag in known), None)
        if found:
            return known[found]
    return FALLBACK


def language_name(language: str) -> str:
    """Return what a language calls itself: Deutsch, English. Its catalogue is read once for that."""
    return _own_name(data_folder(), language)


def _within(value: object) -> object:
    """A value that is no longer than a value may be."""
    return value[: _LONG - 1] + "\u2026" if type(value) is str and len(value) > _LONG else value


@cache
def _own_name(data: Path, language: str) -> str:
    return Texts(language)("language-name")


def speak(language: str, preferred: Iterable[str] = ()) -> Texts:
    """Return the catalogue of a language as the settings name it (`language_of`)."""
    return Texts(language_of(language, preferred))


class Words(str):
    """Words for use inside a sentence, which also know their other forms.

    A message with attributes makes them: each attribute is a form, such as a case. Another message asks for
    one with `{ FORM($room, "dative") }`; what has no such form stays as it is.
    """

    _make: Callable[[str], str]

    def __new__(cls, text: str, make: Callable[[str], str]) -> Words:
        """Return words.

        Args:
            text: the usual form.
            make: returns the form with a name.
        """
        words = super().__new__(cls, text)
        words._make = make
        return words

    def form(self, name: str) -> str:
        """Return the form with a name."""
        return self._make(name)


class KeyNames(Protocol):
    """Tell what the keys are called that commands have now (`game/app/bindings/commands.py`).

    Attributes:
        device: what is in hand: `keys` or `pad`.
    """

    device: str

    @property
    def identity(self) -> Hashable:
        """Return what the names depend on: who has the same says the same."""

    def label(self, name: str, texts: Texts) -> str:
        """Return the name of a command's key, or of one such as `enter`; empty where it has none."""


def _form(value: object, name: object) -> str:
    return value.form(str(name)) if isinstance(value, Words) else str(value)


def _particle(value: object, particle: object) -> str:
    return with_particle(str(value), str(particle))


class Texts:
    """Messages of one language: `texts("end-actions", tokens=2)`.

    A message that this language lacks, or that goes wrong in it, is said in English, and logged once.
    Files are split into messages at once; a message is parsed when it is first needed. Any thread may ask.

    Args:
        language: folder name under `data/texts`, for example `en`; also the locale of plurals and numbers.
        folders: extra folders with `.ftl` files, read after the language's own.

    Raises:
        TextError: a file holds something that is no message, or two messages share an id.
    """

    def __init__(self, language: str = FALLBACK, folders: Iterable[Path] = ()) -> None:
        self.language = language
        self._folders = tuple(folders)
        self._keys: KeyNames | None = None
        self._named: dict[Hashable, Texts] = {}
        """These texts with other names of keys, by what those depend on."""
        self._speakers: list[Texts] = []
        """The speakers whose sentences are just being said, the innermost last: the bundle is shared by
        all of them."""
        self._turn = threading.RLock()
        """Held while a message is parsed or said: bundle and speakers are for one thread at a time."""
        self._bundles: list[FluentBundle] = []
        self._simple: MutableMapping[str, tuple[_Pattern | None, bool]] = {}
        """Messages that are words and values alone, None for others; and whether they have other forms."""
        self._parsed: dict[str, ast.Resource] = {}
        """Messages that are more, until the bundle gets them."""
        self._entries: dict[str, Entry] = {}
        self._logged: set[str] = set()
        self._said: dict[Hashable, str] = {}
        self._own: OwnEntries | None = None
        """Whatever somebody's own messages are in each language."""
        self._own_ids: frozenset[str] = frozenset()
        for folder in (data_folder() / "texts" / language, *self._folders):
            for path in _files(folder):
                for name, entry in read_entries(path):
                    if name in self._entries:
                        raise mistake(path, entry.line, f"message {name} exists twice")
                    self._entries[name] = entry
        self._read: set[str] = set()

    def prepare(self) -> None:
        """Read what the language needs beside its texts: plurals, numbers and dates.

        Raises:
            TextError: the system refuses a file.
        """
        _ = self._bundle

    @property
    def _bundle(self) -> FluentBundle:
        """Return what knows plurals, numbers, forms and messages inside of messages."""
        if not self._bundles:
            # Not at the top: plurals and calendars take long to read, and the first picture needs none.
            from fluent.runtime import FluentBundle

            functions = {"FORM": _form, "KEY": self._key, "DEVICE": self._device, "PARTICLE": _particle}
            made = partial(FluentBundle, [self.language], use_isolating=False, functions=cast(Any, functions))
            try:
                self._bundles.append(patiently(made))  # it reads files of its own
            except OSError as problem:
                words = f"plurals that cannot be read ({problem.strerror})"
                error = mistake(data_folder() / "texts" / self.language, 1, words)
                error.refused = True
                raise error from None
        return self._bundles[0]

    @cached_property
    def own_ids(self) -> frozenset[str]:
        """The ids of the messages that this language has."""
        return frozenset(name for name in self._entries if not name.startswith("-"))

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all messages that can be said, if need be in English."""
        return self.own_ids | (self._fallback.ids if self._fallback else frozenset())

    @cached_property
    def _fallback(self) -> Texts | None:
        if self.language == FALLBACK:
            return None
        english = Texts(FALLBACK) if self._own is None else Texts(FALLBACK).joined(self._own)
        return english if self._keys is None else english.naming(self._keys)

    def joined(self, own: OwnEntries) -> Texts:
        """Return these texts with somebody's own messages, which may fail: they are shown as written then.

        Args:
            own: returns the messages of a language, none of which these texts have.
        """
        other = copy.copy(self)
        added = own(self.language)
        other._own, other._own_ids = own, frozenset(added)
        other._entries = {**self._entries, **added}
        other._named, other._speakers, other._bundles = {}, [], []
        other._logged, other._said, other._read, other._parsed = set(), {}, set(), {}
        other._simple = ChainMap({}, self._simple)  # what is read of these later is known there, too
        for name in ("own_ids", "ids", "_fallback"):
            other.__dict__.pop(name, None)
        return other

    def naming(self, keys: KeyNames) -> Texts:
        """Return these texts as they name the keys that somebody has; the same ones for the same keys.

        A message names a key with `{ KEY("undo") }`, by the command that it stands for; with
        `{ KEY("undo", before: " (", after: ")") }` nothing is said at all where the command has no key.
        `{ DEVICE() -> ... }` tells keyboard and controller apart.
        """
        if keys.identity not in self._named:
            other = copy.copy(self)
            other._keys, other._said = keys, {}
            other.__dict__.pop("_fallback", None)
            self._named[keys.identity] = other
        return self._named[keys.identity]

    def _key(self, name: object, before: object = "", after: object = "") -> str:
        speaker = self._speakers[-1]
        label = speaker._keys.label(str(name), speaker) if speaker._keys is not None else ""
        return f"{before}{label}{after}" if label else ""

    def _device(self) -> str:
        keys = self._speakers[-1]._keys
        return keys.device if keys is not None else "keys"

    def has(self, key: str) -> bool:
        """Tell whether a message with this id can be said."""
        return key in self.own_ids or key in self.ids

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the message `key` with its values filled in; it knows its other forms, if it has any.

        Underscores in the names of values stand for hyphens in the file: `crew_name=` fills `{ $crew-name }`.

        Raises:
            TextError: no such message, or a value that it needs is missing.
        """
        # Words are left out: two that look alike may have other forms.
        plain = all(type(value) in _PLAIN for value in values.values())
        said = (key, *((name, type(value), value) for name, value in values.items())) if plain else None
        found = self._said.get(said) if said is not None else None
        if found is None:
            with self._turn:
                found = self._found(key, values)
            if said is not None:
                if len(self._said) >= _MOST_SAID:
                    self._said.clear()
                self._said[said] = found
        return found

    def _found(self, key: str, values: Mapping[str, object]) -> str:
        named = {name.replace("_", "-"): _within(value) for name, value in values.items()}
        if self._fallback is None and key not in self._own_ids:
            return self._say(key, named)
        try:
            return self._say(key, named)
        except TextError as error:
            if key not in self._logged:
                self._logged.add(key)
                _log.warning("%s: %s", self.language, error)
            if key in self._own_ids:
                return _as_written(self._entries[key])
            assert self._fallback is not None
            return self._fallback(key, **values)

    def _say(self, key: str, values: Mapping[str, object]) -> str:
        if key not in self.own_ids:
            near = difflib.get_close_matches(key, self.own_ids, 1)
            raise TextError(f"no text {key!r}" + (f", did you mean {near[0]!r}?" if near else ""))
        simple, formed = self._simply(key, values)
        if simple is not None and not formed:
            return simple
        usual = simple if simple is not None else self._format(key, self._message(key).value, values)
        if not formed and not any(isinstance(value, Words) for value in values.values()):
            return usual

        def form(name: str) -> str:
            """A form of the message: its own, or made from the same form of what it is made of."""
            with self._turn:
                message = self._message(key)
                others = {n: v.form(name) if isinstance(v, Words) else v for n, v in values.items()}
                return self._format(key, message.attributes.get(name, message.value), others)

        return Words(usual, form)

    def _message(self, key: str) -> Any:
        """Return a message of the bundle."""
        self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise TextError(f"text {key!r} has no value")
        return message

    def _simply(self, key: str, values: Mapping[str, object]) -> tuple[str | None, bool]:
        """Return a message that is words, values and keys alone, and whether it has other forms.

        Returns:
            None where it is more, or a value is no plain text; and the forms.
        """
        pattern, formed = self._read_pattern(key)
        if pattern is None:
            return None, formed
        said = []
        for words, name, key_of in pattern:
            value = values.get(name, "") if name else words
            if type(value) is int and 0 <= value < _GROUPED:
                value = str(value)
            if type(value) is not str or (name and name not in values):
                return None, formed
            said.append(self._named_key(key_of) if key_of else value)
        return "".join(said), formed

    def _read_pattern(self, key: str) -> tuple[_Pattern | None, bool]:
        """Return what a message is made of, as `_pattern` does; it is parsed once."""
        found = self._simple.get(key)
        if found is None:
            resource = self._prepared(parsed(self._entries[key]))
            found = _pattern(resource)
            if found[0] is None or found[1]:
                self._parsed[key] = resource
            self._simple[key] = found
        return found

    def _named_key(self, arguments: Mapping[str, str]) -> str:
        """Return what `KEY` gives to these texts."""
        self._speakers.append(self)
        try:
            return self._key(**arguments)
        finally:
            self._speakers.pop()

    def _format(self, key: str, pattern: Any, values: Mapping[str, object]) -> str:
        self._speakers.append(self)
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(values))
        except (ValueError, TypeError, ArithmeticError, LookupError) as error:  # as of too many parts
            raise TextError(f"text {key!r}: {error}") from error
        finally:
            self._speakers.pop()
        if errors:
            raise TextError(f"text {key!r}: {errors[0]}")
        return str(text)

    def _parse(self, name: str) -> None:
        """Hand a message, and what it refers to, to the bundle."""
        if name in self._read or name not in self._entries:
            return
        self._read.add(name)
        resource = self._parsed.pop(name, None) or self._prepared(parsed(self._entries[name]))
        self._bundle.add_resource(resource)
        found = _References()
        found.visit(resource)
        for other in found.names:
            self._parse(other)

    def _prepared(self, resource: ast.Resource) -> ast.Resource:
        """Return a message as it is to be spoken."""
        return resource

    def read_ahead(self, *begins: str) -> None:
        """Parse messages before they are asked for, in a thread beside.

        Args:
            begins: how their ids begin.
        """
        _ = self._bundle
        for name in [name for name in self._entries if name.startswith(begins)]:
            with contextlib.suppress(TextError), self._turn:  # told where it is said
                self._read_pattern(name)

    @property
    def entries(self) -> Mapping[str, Entry]:
        """The messages and terms that this language has, by their ids; terms begin with "-"."""
        return self._entries

    def syntax(self, name: str) -> ast.Resource:
        """Return a message as it stands in its file.

        Raises:
            TextError: it is no Fluent.
        """
        return parsed(self._entries[name])


def _as_written(entry: Entry) -> str:
    """Return what a message says in its file: its author sees what is wrong with it."""
    return shown(" ".join(entry.source.partition("=")[2].split()))


def _pattern(resource: ast.Resource) -> tuple[_Pattern | None, bool]:
    """Return what a message is made of, if that is words and values alone, and whether it has other forms."""
    messages = [item for item in resource.body if isinstance(item, ast.Message)]
    if len(messages) != 1 or messages[0].value is None:
        return None, True
    found: list[tuple[str, str, Mapping[str, str]]] = []
    formed = bool(messages[0].attributes)
    for element in messages[0].value.elements:
        if isinstance(element, ast.TextElement):
            found.append((element.value, "", {}))
        elif isinstance(element.expression, ast.VariableReference):
            found.append(("", element.expression.id.name, {}))
        elif key_of := _key_of(element.expression):
            found.append(("", "", key_of))
        else:
            return None, formed
    return tuple(found), formed


def _key_of(expression: object) -> Mapping[str, str]:
    """Return what `KEY` is told in a message; empty for anything else."""
    if not isinstance(expression, ast.FunctionReference) or expression.id.name != "KEY":
        return {}
    given = expression.arguments
    named = [("name", value) for value in given.positional[:1]]
    named += [(argument.name.name, argument.value) for argument in given.named]
    told = {name: value.parse()["value"] for name, value in named if isinstance(value, ast.StringLiteral)}
    return told if len(told) == len(given.positional) + len(given.named) and "name" in told else {}


class _References(Visitor):
    """Collects the messages and terms that a message refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


__all__ = [
    "FALLBACK",
    "KeyNames",
    "TextError",
    "Texts",
    "Words",
    "language_name",
    "language_of",
    "languages",
    "parsed",
    "speak",
]
