"""Korean particles: which of a pair follows a word, by the sound that the word ends in."""

from __future__ import annotations

import re
import unicodedata

PAIRS = {"을": "를", "이": "가", "은": "는", "과": "와", "으로": "로", "이나": "나"}
"""A particle after a consonant, and the one after a vowel."""
_FIRST_SYLLABLE, _LAST_SYLLABLE = "가", "힣"
_ENDINGS = 28
"""Endings that a syllable can have, in the order of Unicode."""
_NONE, _N, _L, _NG = 0, 4, 8, 21
"""Some of them: a vowel at the end, ㄴ, ㄹ and ㅇ. After ㄹ comes 로, as after a vowel."""
_DIGITS = dict(zip("0123456789", (_NG, _L, _NONE, _N, _NONE, _NONE, _N, _L, _L, _NONE), strict=True))
"""Endings of the names of digits, 영, 일, 이, 삼 and so on: every consonant but ㄹ counts as ㄴ."""
_LATIN_L = re.compile(r"(?:^r|l|lle|[aeiouy]le)$")
_LATIN_CONSONANT = re.compile(r"(?:m|n|ng|[aeiouy](?:nne|mme|ne|me)|[aeiou](?:ck|[bckp]))$")
"""Latin words that end in a consonant as Koreans say them; after all others comes a vowel: Mark, 마크."""


def with_particle(word: str, particle: str) -> str:
    """Return a word with its particle: 함교를, 기관실을, Ada가.

    A word in a script whose sounds are not known here gets both: 愛을(를).

    Args:
        word: any, also a name that a player typed.
        particle: as it is after a consonant, a key of `PAIRS`.

    Raises:
        ValueError: no such particle.
    """
    if particle not in PAIRS:
        raise ValueError(f"no particle {particle!r}, only {', '.join(PAIRS)}")
    other = PAIRS[particle]
    ending = _ending(word)
    if ending is None:
        return f"{word}{_both(particle, other)}"
    vowel = ending == _NONE or (particle == "으로" and ending == _L)
    return word + (other if vowel else particle)


def _both(particle: str, other: str) -> str:
    """Both of a pair, as Koreans write them where the word is open: 을(를), (으)로."""
    optional = particle.removesuffix(other)
    return f"({optional}){other}" if optional != particle else f"{particle}({other})"


def _ending(word: str) -> int | None:
    """Return how the last syllable of a word ends; None where that is not known."""
    letters = "".join(filter(str.isalnum, unicodedata.normalize("NFKC", word))).casefold()
    last = letters[-1:]
    if _FIRST_SYLLABLE <= last <= _LAST_SYLLABLE:
        return (ord(last) - ord(_FIRST_SYLLABLE)) % _ENDINGS
    if last in _DIGITS:
        return _DIGITS[last]
    if not unicodedata.normalize("NFKD", last)[:1].isascii() or not last:
        return None
    if _LATIN_L.search(letters):
        return _L
    return _N if _LATIN_CONSONANT.search(letters) else _NONE
