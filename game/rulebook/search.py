"""Finding pages by the words that players use, with the mistakes that fingers make."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import process
from rapidfuzz.distance import OSA, JaroWinkler

from game.rulebook.page_text import PageText

MOST_LETTERS = 60
"""Letters of what is looked for that count."""
NEAREST = 3
"""So many words are suggested where nothing is found."""
_WORD = re.compile(r"[^\W_]+")
_UNSPACED = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
"""Letters of Chinese and Japanese, in which what lies between two marks counts as one word here."""
_TITLE, _NAMES, _LEAD, _REST = 8.0, 5.0, 3.0, 2.0
"""How much a word weighs in the title, among the words that players use, in the rule, anywhere else."""
_OFTEN = 0.1
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@lru_cache(maxsize=8192)
def folded(word: str) -> str:
    """Return a word as it is compared: in small letters, without accents."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@lru_cache(maxsize=8192)
def _forms(word: str) -> tuple[str, ...]:
    """A word as it may be typed: with its umlauts written out, too."""
    small = word.casefold()
    return tuple(dict.fromkeys((folded(word), folded(small.translate(_UMLAUTS)))))


def words_in(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the words of a text as they are compared, with where each begins and ends."""
    for found in _WORD.finditer(text):
        yield folded(found[0]), found.start(), found.end()


@dataclass(frozen=True, slots=True)
class PageHit:
    """A page that was found.

    Attributes:
        page: its id.
        line: the sentence that tells most of what was looked for.
        words: the words in it, as they are compared, that are meant.
    """

    page: str
    line: str
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    weight: float
    words: frozenset[str]


class BookSearch:
    """An index of pages; they are added one by one, so that no frame waits for all of them."""

    def __init__(self) -> None:
        self._pages: dict[str, tuple[_Line, ...]] = {}
        self._typed: dict[str, dict[str, None]] = {}
        """The words of all pages by how they may be typed."""
        self._shown: dict[str, str] = {}
        """The words that pages go by, as they are written."""

    def add(self, page: str, text: PageText) -> None:
        """Add what a page says."""
        lines = [(text.title, _TITLE), (text.words, _NAMES), (text.lead, _LEAD)]
        lines += [(line, _REST) for line in text.lines if line != text.lead]
        self._pages[page] = tuple(
            _Line(line, weight, frozenset(word for word, _, _ in words_in(line)))
            for line, weight in lines
            if line
        )
        for line, _ in lines:
            for found in _WORD.finditer(line):
                for form in _forms(found[0]):
                    self._typed.setdefault(form, {})[folded(found[0])] = None
                if line in (text.title, text.words):
                    self._shown.setdefault(folded(found[0]), found[0])

    def find(self, query: str) -> tuple[PageHit, ...]:
        """Return the pages with something like every word that is looked for, the best first."""
        alike = [self._alike(wanted) for wanted, _, _ in words_in(query[:MOST_LETTERS])]
        if not alike or not all(alike):
            return ()
        found: list[tuple[float, int, PageHit]] = []
        for place, (page, lines) in enumerate(self._pages.items()):
            scores = [_best(lines, words) for words in alike]
            if all(scores):
                found.append((-sum(scores), place, self._hit(page, lines, alike)))
        return tuple(hit for _, _, hit in sorted(found, key=lambda one: one[:2]))

    def meant(self, query: str) -> frozenset[str]:
        """Return the words of the book, as they are compared, that a search means."""
        return frozenset(
            word for wanted, _, _ in words_in(query[:MOST_LETTERS]) for word in self._alike(wanted)
        )

    def nearest(self, query: str) -> tuple[str, ...]:
        """Return the words of the book that are most like what was looked for."""
        typed = folded(query[:MOST_LETTERS].strip())
        if not typed:
            return ()
        long = [word for word in self._shown if len(word) > NEAREST]
        best = process.extract(typed, long, scorer=JaroWinkler.similarity, limit=4 * NEAREST)
        found: dict[str, None] = {}
        for word, _, _ in best:
            if not any(word.startswith(other) or other.startswith(word) for other in found):
                found[word] = None
        return tuple(self._shown[word] for word in list(found)[:NEAREST])

    def _alike(self, wanted: str) -> dict[str, float]:
        """The words of the book that somebody may mean who types this, with how likely it is."""
        found: dict[str, float] = {}
        for typed, words in self._typed.items():
            likely = _likely(wanted, typed)
            if likely:
                for word in words:
                    found[word] = max(found.get(word, 0.0), likely)
        sure = max(found.values(), default=0.0)
        # What is misspelt is looked for only where nothing is spelt so.
        return {word: likely for word, likely in found.items() if likely >= 0.5 or sure < 0.5}

    @staticmethod
    def _hit(page: str, lines: Iterable[_Line], alike: Iterable[dict[str, float]]) -> PageHit:
        meant = {word for words in alike for word in words}
        told = [line for line in lines if line.weight != _TITLE]
        best = max(told, key=lambda line: (len(line.words & meant) > 0, line.weight))
        return PageHit(page, best.text, best.words & meant)


def _best(lines: Iterable[_Line], words: dict[str, float]) -> float:
    """How well a page tells of a word: its best line counts, and a little how often it does."""
    found = [
        max((line.weight * words[word] for word in line.words & words.keys()), default=0.0) for line in lines
    ]
    return max(found) + _OFTEN * sum(found) if any(found) else 0.0


def _likely(wanted: str, typed: str) -> float:
    """How likely a word of the book is meant: whole, begun, within another, or with mistakes."""
    if wanted == typed:
        return 1.0
    if typed.startswith(wanted):
        return 0.9 if len(wanted) > 2 else 0.7
    if (len(wanted) > 3 or (len(wanted) > 1 and _UNSPACED.search(wanted))) and wanted in typed:
        return 0.6
    if len(wanted) < 4:
        return 0.0
    slips = 1 if len(wanted) < 6 else 2
    if OSA.distance(wanted, typed, score_cutoff=slips) <= slips:
        return 0.4
    begun = typed[: len(wanted)]
    misbegun = len(typed) > len(wanted) and OSA.distance(wanted, begun, score_cutoff=slips) <= slips
    return 0.3 if misbegun else 0.0
