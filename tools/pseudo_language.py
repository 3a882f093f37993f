"""A made-up language: English with accents, in brackets, 40 % longer. What it breaks, a translation breaks.

Words that are not in the catalogue stand out by their plain letters, sentences put together from pieces by
their many brackets, and places that are too small by what no longer fits.
"""

from __future__ import annotations

from collections.abc import Iterable

from fluent.syntax import ast

from game.texts import Texts, language_of

NAME = "pseudo"
"""Name of this language where a language is asked for."""
LONGER = 0.4
"""By what share of its letters a text grows, the brackets included."""
_ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñôûýÀÇÉÎÑÔÛÝ")
_VOWELS = "aeiouAEIOU"


class PseudoTexts(Texts):
    """The English messages, made strange and long; values keep their names and places."""

    def _prepared(self, resource: ast.Resource) -> ast.Resource:
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                _stretch(entry.value, brackets=True)
        return resource


def speak(language: str, preferred: Iterable[str] = ()) -> Texts:
    """Return the catalogue of a language as the settings name it, of this one by its name."""
    return PseudoTexts() if language == NAME else Texts(language_of(language, preferred))


def _stretch(pattern: ast.Pattern, brackets: bool) -> None:
    """Lengthen every text of a pattern, and of the patterns that it chooses from."""
    texts = [e for e in pattern.elements if isinstance(e, ast.TextElement)]
    here = brackets and sum(letter.isalpha() for e in texts for letter in e.value) > 1
    for i, element in enumerate(texts):
        element.value = strange(element.value, spare=2 if here and i == 0 else 0)
    for placeable in pattern.elements:
        if isinstance(placeable, ast.Placeable) and isinstance(placeable.expression, ast.SelectExpression):
            for variant in placeable.expression.variants:
                _stretch(variant.value, brackets and not here)
    if here:
        pattern.elements = [ast.TextElement("["), *pattern.elements, ast.TextElement("]")]


def strange(text: str, spare: int = 0) -> str:
    """Return a text with accents whose vowels are doubled until it is 40 % longer, less `spare` letters."""
    places = [i for i, letter in enumerate(text) if letter in _VOWELS]
    if not places or len(text.strip()) < 2:
        return text
    more = max(0, round(len(text.strip()) * LONGER) - spare)
    grown = dict.fromkeys(range(len(text)), 1)
    for n in range(more):
        # evenly over the text: neither its first words nor its last take all
        grown[places[n * len(places) // more] if more < len(places) else places[n % len(places)]] += 1
    return "".join(letter + letter.lower() * (grown[i] - 1) for i, letter in enumerate(text)).translate(
        _ACCENTS
    )
