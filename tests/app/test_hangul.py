"""Korean letters become syllables as they are typed one by one."""

from __future__ import annotations

import unicodedata

import pytest

from game.app.forms.hangul import typed
from tests.looped import some


def written(letters: str) -> str:
    """What a row of letters becomes."""
    text = ""
    for letter in letters:
        text = text[:-1] + typed(text[-1:], letter)
    return text


@pytest.mark.parametrize(
    ("letters", "text"),
    [
        ("ㅎㅏㄴㄱㅡㄹ", "한글"),
        ("ㅎㅏㄴㅏ", "하나"),
        ("ㄱㅗㅏㅇㅈㅜ", "광주"),
        ("ㄷㅏㄹㄱ", "닭"),
        ("ㄷㅏㄹㄱㅣ", "달기"),
        ("ㅇㅓㅂㅅㅇㅓ", "없어"),
        ("ㄲㅗㅊ", "꽃"),
        ("ㄱㅏㄸㅏ", "가따"),
        ("ㅇㅡㅣㅅㅏ", "의사"),
        ("ㅋㅋ", "ㅋㅋ"),
        ("ㅏㅏ", "ㅏㅏ"),
        ("Aㄱㅏ1ㅏ", "A가1ㅏ"),
        ("ㄱㅏ b", "가 b"),
    ],
)
def test_letters_join_as_koreans_write(letters: str, text: str) -> None:
    assert written(letters) == text


def test_every_syllable_of_simple_letters_can_be_typed() -> None:
    for code in some(range(ord("가"), ord("힣") + 1, 28)):
        parts = unicodedata.normalize("NFD", chr(code))
        first, vowel = (ord(parts[0]) - 0x1100, ord(parts[1]) - 0x1161)
        letters = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"[first] + chr(ord("ㅏ") + vowel)
        assert written(letters) == chr(code)
