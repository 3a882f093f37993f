"""Finding the pages that answer what a player asks, the best first, with the mistakes that fingers make."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rapidfuzz import process
from rapidfuzz.distance import OSA, JaroWinkler

from game.rulebook.page_text import PageText
from game.rulebook.spoken_words import SpokenWords
from game.rulebook.words_read import folded, forms_of, is_slight, is_unspaced, parts_in, words_in

MOST_LETTERS = 120
"""Letters of what is looked for that count."""
NEAREST = 3
"""Number of words that are suggested where nothing is found."""
_TITLE, _NAMES, _LEAD, _REST, _CAPTION = 5.0, 4.0, 3.0, 2.0, 1.0
"""Weights of a word in the title, where players ask, in the rule, in other lines, and below the figure."""
_ENOUGH = 3.0
"""A word that weighs so much on a page is worth half of what it can be worth."""
_PHRASE = 1.0
"""Added to a page that has all of the words, where a phrase of it says just what is asked."""
_WORTH = 0.3
"""Pages worth less than this share of the best one are not shown."""
_SLIGHT_WORTH = 0.4
"""Worth of a single Chinese character, or of an ending in Japanese, as part of a word."""
_SAME, _STEM, _BEGUN, _LIKE, _WITHIN, _SLIP, _SLIP_BEGUN = 1.0, 0.95, 0.8, 0.7, 0.5, 0.4, 0.3
"""Likelihood that a word is meant: as typed, with another ending, begun, alike, within another, misspelt."""


@dataclass(frozen=True, slots=True)
class PageHit:
    """A page that was found.

    Attributes:
        page: its id.
        line: the sentence that answers best.
        words: the words in it, as they are compared, that are meant.
    """

    page: str
    line: str
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Line:
    """A sentence of a page, and the stems in it and in the heading above it."""

    text: str
    stems: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Page:
    """A page: sentences that can answer, how much each stem weighs on it, phrases that ask for it."""

    lines: tuple[_Line, ...]
    weights: dict[str, float]
    phrases: tuple[frozenset[str], ...]


Meant = dict[str, float]
"""Stems that a word may mean, with how likely each is."""
Heard = dict[str, list[tuple[int, float]]]
"""By stem, which words of a query may mean it, and what that is worth."""


class BookSearch:
    """An index of pages; they are added one by one, so that no frame waits for all of them.

    Args:
        spoken: what is known of the language.
    """

    def __init__(self, spoken: SpokenWords | None = None) -> None:
        self.spoken = spoken or SpokenWords()
        self._pages: dict[str, _Page] = {}
        self._on_pages: Counter[str] = Counter()
        """On how many pages a stem is."""
        self._stems: dict[str, str] = {}
        """The stems of all words by how the words may be typed."""
        self._written: dict[str, set[str]] = {}
        """The words of the book, as they are compared, by their stems."""
        self._shown: dict[str, str] = {}
        """The words that pages go by, as they are written."""
        self._ordered: list[str] = []
        self._weights: dict[str, float] = {}
        self._known: dict[str, Meant] = {}
        """Meanings of words found since the last page was added."""

    def add(self, page: str, text: PageText) -> None:
        """Add what a page says."""
        names = parts_in(text.words)
        asked = [text.title, *names, *self.spoken.phrases(page)]
        never_head = "" if text.usual_head else text.never_head
        headed = [(text.lead, text.title), *((line, text.may_head) for line in text.may)]
        headed += [*((line, never_head) for line in text.never), (text.special, text.head)]
        said = {line: head for line, head in reversed(headed) if line}
        weighed = [(text.title, _TITLE), *((part, _NAMES) for part in asked[1:])]
        weighed += [(line, _LEAD if line == text.lead else _REST) for line in said]
        weighed += [(line, _CAPTION) for line in (text.caption, text.head, text.may_head, never_head)]
        weights: dict[str, float] = defaultdict(float)
        for line, weight in weighed:
            for stem in self._read(line):
                weights[stem] += weight
        for line in (text.title, *names):
            self._shown |= {folded(word): word for word, _, _ in words_in(line)}
        lines = tuple(_Line(line, self._read(f"{line} {said[line]}")) for line in reversed(said))
        phrases = dict.fromkeys(self._read(" ".join(self.spoken.telling(part))) for part in asked)
        self._pages[page] = _Page(lines, dict(weights), tuple(filter(None, phrases)))
        self._on_pages.update(weights.keys())
        self._ordered, self._known, self._weights = [], {}, {}

    def _read(self, line: str) -> frozenset[str]:
        """Take the words of a line into the index; return their stems."""
        found = set()
        for word, _, _ in words_in(line):
            plain = folded(word)
            stem = self.spoken.stem(plain)
            found.add(stem)
            self._written.setdefault(stem, set()).add(plain)
            for form in forms_of(word):
                self._stems.setdefault(form, stem)
        return frozenset(found)

    def find(self, query: str) -> tuple[PageHit, ...]:
        """Return the pages that tell of what is looked for, the best first."""
        asked = self._asked(query)
        heard, whole, sure = self._heard(asked), math.fsum(map(self._rarity, asked)), _surest(asked)
        found = []
        for place, (id, page) in enumerate(self._pages.items()):
            worth = self._worth(page, heard, whole)
            if worth:
                found.append((worth, -place, id))
        found.sort(reverse=True)
        return tuple(self._hit(id, heard, sure) for worth, _, id in found if worth >= _WORTH * found[0][0])

    def meant(self, query: str) -> frozenset[str]:
        """Return the words of the book, as they are compared, that a search means."""
        return self._words_of(_surest(self._asked(query)))

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

    # What a page is worth

    def _heard(self, asked: list[Meant]) -> Heard:
        """Turn what words may mean around: by stem, which of them may mean it and what that is worth."""
        heard: Heard = {}
        for place, meant in enumerate(asked):
            rare = self._rarity(meant)
            for stem, likely in meant.items():
                heard.setdefault(stem, []).append((place, rare * likely))
        return heard

    def _worth(self, page: _Page, heard: Heard, whole: float) -> float:
        told: dict[int, float] = {}
        for stem in heard.keys() & page.weights.keys():
            weight = page.weights[stem]
            for place, worth in heard[stem]:
                told[place] = max(told.get(place, 0.0), worth * weight / (weight + _ENOUGH))
        if not told:
            return 0.0
        said = max((self._likeness(phrase, heard, whole) for phrase in page.phrases), default=0.0)
        return math.fsum(told.values()) / whole + _PHRASE * said

    def _likeness(self, phrase: frozenset[str], heard: Heard, whole: float) -> float:
        """Return how much of a phrase was asked and how much of that it says: 1 if they are the same."""
        shared = _shared(phrase, heard)
        return 2 * shared / (whole + math.fsum(map(self._weight, phrase))) if shared else 0.0

    def _weight(self, stem: str) -> float:
        """Return how much a stem tells: much if it is on few pages."""
        if stem not in self._weights:
            pages = self._on_pages[stem]
            rarity = math.log(1 + (len(self._pages) - pages + 0.5) / (pages + 0.5))
            self._weights[stem] = rarity * (_SLIGHT_WORTH if is_slight(stem) else 1)
        return self._weights[stem]

    def _rarity(self, meant: Meant) -> float:
        """Return how much a word tells that may mean these stems."""
        likely = max(meant.values(), default=0.0)
        return max((self._weight(stem) for stem, one in meant.items() if one == likely), default=0.0)

    def _hit(self, page: str, heard: Heard, sure: set[str]) -> PageHit:
        """Return the page with the line that tells most of what is asked; the rule itself if none does."""
        best = max(self._pages[page].lines, key=lambda line: round(_shared(line.stems, heard), 9))
        here = {folded(word) for word, _, _ in words_in(best.text)}
        return PageHit(page, best.text, self._words_of(sure & best.stems) & here)

    def _words_of(self, stems: Iterable[str]) -> frozenset[str]:
        """Return the words with these stems; small ones that only look alike where there are no others."""
        words = frozenset(word for stem in stems for word in self._written[stem])
        return frozenset(word for word in words if not self.spoken.is_small(word)) or words

    # What words mean

    def _asked(self, query: str) -> list[Meant]:
        return [self._alike(word) for word in self.spoken.telling(query[:MOST_LETTERS])]

    def _alike(self, wanted: str) -> Meant:
        """Return the stems of the book that somebody may mean who types this, with how likely each is."""
        if wanted not in self._known:
            found: Meant = {}
            for stem, likely in self._spelt(wanted):
                found[stem] = max(found.get(stem, 0.0), likely)
            for stem in (self.spoken.stem(wanted), *found):
                for other in self.spoken.meaning(stem) & self._written.keys():
                    likely = found.get(stem, 1.0) if stem != other else 0.0
                    if likely >= _STEM:
                        found[other] = max(found.get(other, 0.0), _LIKE)
            # What is misspelt is looked for only where nothing is spelt so.
            self._known[wanted] = found or dict(self._misspelt(wanted))
        return self._known[wanted]

    def _spelt(self, wanted: str) -> Iterator[tuple[str, float]]:
        """Yield the stems of words that are spelt so, begin so, or have it within them."""
        stem, known = self.spoken.stem(wanted), wanted in self._stems
        if known:
            yield self._stems[wanted], _SAME
        if stem in self._written:
            yield stem, _STEM
        if not is_slight(wanted):
            for typed in self._beginning(wanted):
                yield self._stems[typed], _BEGUN
        if not known and stem not in self._written and len(wanted) > 3 and not is_unspaced(wanted):
            for typed, other in self._stems.items():
                if wanted in typed or (len(typed) > 4 and typed in wanted):
                    yield other, _WITHIN

    def _beginning(self, wanted: str) -> Iterator[str]:
        self._ordered = self._ordered or sorted(self._stems)
        for place in range(bisect_left(self._ordered, wanted), len(self._ordered)):
            if not self._ordered[place].startswith(wanted):
                return
            yield self._ordered[place]

    def _misspelt(self, wanted: str) -> Iterable[tuple[str, float]]:
        if len(wanted) < 4:
            return
        slips = 1 if len(wanted) < 6 else 2
        # Nobody looks for a small word: what is like one is another word, which the book does not have.
        telling = [typed for typed in self._stems if not self.spoken.is_small(typed)]
        for typed, _, _ in process.extract(
            wanted, telling, scorer=OSA.distance, score_cutoff=slips, limit=None
        ):
            yield self._stems[typed], _SLIP
        begun = {typed: typed[: len(wanted)] for typed in telling if len(typed) > len(wanted)}
        for _, _, typed in process.extract(
            wanted, begun, scorer=OSA.distance, score_cutoff=slips, limit=None
        ):
            yield self._stems[typed], _SLIP_BEGUN


def _surest(asked: Iterable[Meant]) -> set[str]:
    """Return the stems that are shown as those that were meant."""
    found = {stem for meant in asked for stem, one in meant.items() if one >= min(_LIKE, max(meant.values()))}
    return {stem for stem in found if not is_slight(stem)} or found


def _shared(stems: Iterable[str], heard: Heard) -> float:
    """Return what some stems are worth as an answer: each word that was asked counts once."""
    found: dict[int, float] = {}
    for stem in stems:
        for place, worth in heard.get(stem, ()):
            found[place] = max(found.get(place, 0.0), worth)
    return math.fsum(found.values())
