"""Korean letters typed one by one, joined to syllables: ㅎ, ㅏ and ㄴ to 한."""

from __future__ import annotations

_FIRSTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_ENDINGS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
"""The letters of a syllable in the order of Unicode; a blank is no ending."""
_NONE = _ENDINGS[0]
_FIRST_SYLLABLE, _LAST_SYLLABLE = "가", "힣"
_JOINED_VOWELS = {
    "ㅗㅏ": "ㅘ",
    "ㅗㅐ": "ㅙ",
    "ㅗㅣ": "ㅚ",
    "ㅜㅓ": "ㅝ",
    "ㅜㅔ": "ㅞ",
    "ㅜㅣ": "ㅟ",
    "ㅡㅣ": "ㅢ",
}
_JOINED_ENDINGS = {
    **{"ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ", "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ"},
    **{"ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ"},
}
"""Two letters that are one vowel or one ending."""
_PARTED = {whole: tuple(pair) for pair, whole in _JOINED_ENDINGS.items()}


def typed(before: str, letter: str) -> str:
    """Return what stands in the place of a letter and of the one typed behind it.

    Args:
        before: the letter before the caret; empty at the beginning.
        letter: that is typed.
    """
    if letter in _VOWELS and before and before in _FIRSTS:
        return _syllable(before, letter)
    if not _FIRST_SYLLABLE <= before <= _LAST_SYLLABLE or letter not in _FIRSTS + _VOWELS:
        return before + letter
    first, vowel, ending = _letters(before)
    if letter not in _VOWELS:
        longer = letter if ending == _NONE else _JOINED_ENDINGS.get(ending + letter, "")
        return _syllable(first, vowel, longer) if longer and longer in _ENDINGS else before + letter
    if ending == _NONE:
        joined = _JOINED_VOWELS.get(vowel + letter)
        return _syllable(first, joined) if joined else before + letter
    # The ending, or its second half, begins the next syllable.
    kept, moved = _PARTED.get(ending, (_NONE, ending))
    return _syllable(first, vowel, kept) + _syllable(moved, letter)


def _syllable(first: str, vowel: str, ending: str = _NONE) -> str:
    place = (_FIRSTS.index(first) * len(_VOWELS) + _VOWELS.index(vowel)) * len(_ENDINGS)
    return chr(ord(_FIRST_SYLLABLE) + place + _ENDINGS.index(ending))


def _letters(syllable: str) -> tuple[str, str, str]:
    rest, ending = divmod(ord(syllable) - ord(_FIRST_SYLLABLE), len(_ENDINGS))
    first, vowel = divmod(rest, len(_VOWELS))
    return _FIRSTS[first], _VOWELS[vowel], _ENDINGS[ending]
