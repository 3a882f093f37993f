"""The typography of each language, as docs/languages.md says it."""

from __future__ import annotations

import re
from collections.abc import Iterator

NO_BREAK, NARROW = "\u00a0", "\u202f"
_EAST = r"[\u3040-\u30ff\u3400-\u9fff\uff01-\uff60、。，：；？！「」（）]"
_PUNCTUATION = "a space before punctuation"
_NARROW_BEFORE = "no narrow no-break space before : ; ! ? %"
_PER_CENT = "no no-break space before %"

_EVERYWHERE: dict[str, str] = {
    r"  ": "two spaces",
    r"\.\.\.": "three full stops; write …",
    r"['\"]": "a straight quotation mark or apostrophe",
    r"(?<=\S) [,.](?!\d)": _PUNCTUATION,
}
_NO_SPACE_BEFORE = {r"[ \u00a0\u202f][:;!?%]": _PUNCTUATION}
_PARTICLES = "을|를|이|가|은|는|과|와|으로|로|이나|나"
_ONE_LETTER = "no no-break space after a word of one letter"
_CHINESE = {
    rf"(?<={_EAST})[,:;?!()]|[,;?!()](?={_EAST})|(?<={_EAST})\.(?!\w)": "punctuation in half width",
    rf"(?<={_EAST}) (?!·)|(?<!·) (?={_EAST})": "a space between letters",
    r"[ \u00a0]%": _PUNCTUATION,
}
_SLIPS: dict[str, dict[str, str]] = {
    "en": {**_NO_SPACE_BEFORE, r"[„«»]": "a quotation mark of another language"},
    "de": {
        r"[ \u00a0\u202f][:;!?]": _PUNCTUATION,
        r"(?<!\u00a0)%": _PER_CENT,
        r"”|“(?!\W|$)|(?<=\s)“": "a quotation mark that is not „so“",
    },
    "fr": {
        rf"(?<!{NARROW})[;!?%]": _NARROW_BEFORE,
        rf"(?<!{NARROW}):(?!//)(?!\d)": _NARROW_BEFORE,
        rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»": "no no-break space inside « »",
        r"[“”„]": "a quotation mark of another language",
    },
    "es": {
        r"[ \u00a0\u202f][:;!?]": _PUNCTUATION,
        r"(?<!\u00a0)%": _PER_CENT,
        r"[“”„]": "a quotation mark of another language",
    },
    "it": {
        **_NO_SPACE_BEFORE,
        r"[“”„]": "a quotation mark of another language",
        r"« | »": "a space inside « »",
    },
    "pt-BR": {**_NO_SPACE_BEFORE, r"[„«»]": "a quotation mark of another language"},
    "pl": {
        **_NO_SPACE_BEFORE,
        r"(?<![\w’-])[aiouwzAIOUWZ] (?=\S)": _ONE_LETTER,
        r"“|[«»]": "a quotation mark that is not „so”",
    },
    "ru": {
        **_NO_SPACE_BEFORE,
        r"(?<![\w’-])[авикосуяАВИКОСУЯ] (?=\S)": _ONE_LETTER,
        r"(?<=\S) —": "no no-break space before a dash",
        r"[“”„]": "a quotation mark of another language",
    },
    "zh": _CHINESE,
    "zh-Hant": {**_CHINESE, r"[“”„«»]": "a quotation mark of another language"},
    "ja": {
        rf"(?<={_EAST})[;?!()]|[;?!()](?={_EAST})|(?<={_EAST})\.(?!\w)": "punctuation in half width",
        rf"(?<={_EAST})[:,]": "punctuation in half width",
        rf"(?<={_EAST}) (?!·)|(?<!·) (?={_EAST})": "a space between letters",
        r"[ \u00a0]%": _PUNCTUATION,
    },
    "ko": {
        **_NO_SPACE_BEFORE,
        r"[\u3000-\u303f\uff01-\uff60]": "punctuation in full width",
        r"[„«»]": "a quotation mark of another language",
        rf"⟩”?(?:{_PARTICLES})(?![가-힣])": "a particle of its own; PARTICLE finds the right one",
        r"\((?:를|가|는|와|나)\)|\(으\)로": "a particle in brackets; PARTICLE finds the right one",
    },
}
_ROWS_OF_LETTERS = "keyboard-letters"
"""No sentence: the keys of the keyboard on the screen."""
_PLAIN = {"ja": re.compile(r".*-words")}
"""Messages of a language that part things by plain commas."""
_QUOTES = {
    "en": ("“", "”"),
    "de": ("„", "“"),
    "fr": ("«", "»"),
    "es": ("«", "»"),
    "it": ("«", "»"),
    "pt-BR": ("“", "”"),
    "pl": ("„", "”"),
    "ru": ("«", "»"),
    "zh": ("“", "”"),
    "zh-Hant": ("「", "」"),
    "ja": ("「", "」"),
    "ko": ("“", "”"),
}


def slips(language: str, key: str, line: str) -> Iterator[str]:
    """Yield what is wrong with the typography of a line of a message."""
    if key == _ROWS_OF_LETTERS:
        return
    own = _SLIPS.get(language, {})
    if language in _PLAIN and _PLAIN[language].fullmatch(key):
        own = {}
    for pattern, problem in {**_EVERYWHERE, **own}.items():
        found = re.search(pattern, line)
        if found:
            around = line[max(0, found.start() - 12) : found.end() + 12]
            yield f"{problem}: {around}"
    opening, closing = _QUOTES.get(language, ("“", "”"))
    if line.count(opening) != line.count(closing):
        yield f"a quotation mark without its other half: {line}"
    if language == "es":
        for first, last in (("¿", "?"), ("¡", "!")):
            if line.count(first) != line.count(last):
                yield f"{first} and {last} do not come in pairs: {line}"
