"""Read what the search knows of a language: small words, endings, words that mean the same, how players
ask."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from game.rulebook.words_read import folded, is_unspaced, words_in
from game.rules.loader.yaml_nodes import Node, read_yaml

FOLDER = Path("rulebook", "search")
_PERCENT = re.compile(r"(?:\d[\d.,]*\s*)?[%％]")
SHORTEST_STEM = 3
"""Letters that are left of a word when its ending is cut."""


@dataclass(frozen=True)
class SpokenWords:
    """A language, as far as the search knows it; of a language without a file, nothing.

    Attributes:
        small: words that tell nothing of what is looked for.
        endings: what words can end with and still be the same word.
        alike: groups of words that mean the same.
        asked: what players say when they ask for a page, by the beginning of its id.
        percent: the word for which a number with a per cent sign stands.
    """

    small: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()
    alike: tuple[tuple[str, ...], ...] = ()
    asked: dict[str, tuple[str, ...]] = field(default_factory=dict)
    percent: str = ""

    @cached_property
    def _small(self) -> frozenset[str]:
        return frozenset(map(folded, self.small))

    @cached_property
    def _small_within(self) -> re.Pattern[str] | None:
        """Small words inside of sentences without spaces."""
        within = sorted((word for word in self.small if len(word) > 1 and is_unspaced(word)), key=len)
        return re.compile("|".join(map(re.escape, reversed(within)))) if within else None

    @cached_property
    def _endings(self) -> tuple[str, ...]:
        return tuple(sorted(map(folded, self.endings), key=len, reverse=True))

    @cached_property
    def _groups(self) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for group in self.alike:
            stems = frozenset(self.stem(folded(word)) for word in group)
            for stem in stems:
                found[stem] = found.get(stem, frozenset()) | stems
        return found

    def stem(self, word: str) -> str:
        """Return a word, as it is compared, without its ending."""
        for ending in self._endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST_STEM:
                return word[: -len(ending)]
        return word

    def telling(self, text: str) -> tuple[str, ...]:
        """Return the words of a query, as they are compared: all but the small ones, if any is left."""
        text = _PERCENT.sub(f" {self.percent} ", text)
        bare = self._small_within.sub(" ", text) if self._small_within else text
        words = [folded(word) for word, _, _ in words_in(bare)]
        found = [word for word in words if word not in self._small]
        return tuple(dict.fromkeys(found or [folded(word) for word, _, _ in words_in(text)]))

    def is_small(self, word: str) -> bool:
        """Return whether a word, as it is compared, tells nothing of what is looked for."""
        return word in self._small

    def meaning(self, stem: str) -> frozenset[str]:
        """Return the stems that mean the same as one."""
        return self._groups.get(stem, frozenset())

    def phrases(self, page: str) -> tuple[str, ...]:
        """Return what players say when they ask for a page."""
        return tuple(
            phrase
            for name, phrases in self.asked.items()
            if page == name or page.startswith(f"{name}-")
            for phrase in phrases
        )


def load_spoken(data_dir: Path, language: str) -> SpokenWords:
    """Read what the search knows of a language: of one without a file, that of its root (`zh`) or nothing.

    Args:
        data_dir: the data folder.
        language: a folder of texts, for example `pt-BR`.

    Raises:
        ContentError: with file, line, what was found and what was expected.
    """
    for name in (language, language.partition("-")[0]):
        file = data_dir / FOLDER / f"{name}.yaml"
        if file.is_file():
            return _read(read_yaml(data_dir, file))
    return SpokenWords()


def _read(node: Node) -> SpokenWords:
    record = node.record("the words of a language", ("small", "percent", "endings", "alike", "asked"))
    return SpokenWords(
        small=_split(record["small"]),
        endings=_split(record["endings"]),
        alike=tuple(_split(group) for group in record["alike"].items("words that mean the same")),
        percent=record["percent"].string("the word for per cent"),
        asked={page: _phrases(one) for page, one in record["asked"].mapping("what players ask").items()},
    )


def _split(node: Node) -> tuple[str, ...]:
    return tuple(node.string("words with spaces between them").split())


def _phrases(node: Node) -> tuple[str, ...]:
    parts = (part.strip() for part in node.string("what players say, with commas").split(","))
    return tuple(filter(None, parts))
