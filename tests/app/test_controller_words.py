"""Who holds a controller is told to choose: nothing that a mouse does is asked of them, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from game.texts import Texts, languages
from tests.shares import mostly_slow

MOUSE = {
    "de": r"klick|\bzieh(e|st)?\b|\bmaus\b|verweile|mausrad|\bzeige (auf|hier)",
    "en": r"\bclick|\bdrag|\bdrop (it|a)\b|\bmouse\b|\bpoint (at a|here)|\brest on|\bwheel\b",
    "es": r"\bclic|arrastr|ratón|\bsuéltal|\bsuelta aquí|\bseñala una|la rueda",
    "fr": r"\bcli[cq]|glisse|souris|\bdépose|\bpointez (une|ici)|molette",
    "it": r"\bclic|trascin|\bmouse\b|\bindica una|rotella",
    "ja": "クリック|ドラッグ|マウス|ホイール",
    "ko": "클릭|드래그|마우스|휠|끌어(?!당)|가리키(면|거나)|던지",
    "pl": r"klikn|przeciąg|\bmysz|\bupuść|\bwskaż |kółko",
    "pt-BR": r"\bcli[cq]|arrast|\bmouse\b|\bsolte-|\baponte |a roda e",
    "ru": r"щёлк|щелч|перетащ|\bмыш|наведите|колесо",
    "zh": "点击|拖|鼠标|再点|指向一|指向这|滚轮",
    "zh-Hant": "點擊|點按|拖|滑鼠|右鍵|再點|指向一|指向這|滾輪",
}
"""What hands do with a mouse, in the words of each language."""


def with_controller(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the words of a message that can be read with a controller in hand."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            by = element.expression.selector
            device = isinstance(by, ast.FunctionReference) and by.id.name == "DEVICE"
            for variant in element.expression.variants:
                if not device or (isinstance(variant.key, ast.Identifier) and variant.key.name == "pad"):
                    yield from with_controller(variant.value)


@pytest.mark.parametrize("language", mostly_slow(languages(), 3))
def test_nothing_asks_a_controller_to_click_or_drag(language: str) -> None:
    texts = Texts(language)
    found = {}
    for name in texts.own_ids:
        for message in texts.syntax(name).body:
            if isinstance(message, ast.Message) and message.value is not None:
                words = " ".join(with_controller(message.value))
                if re.search(MOUSE[language], words, re.IGNORECASE):
                    found[name] = words
    assert found == {}


@pytest.mark.parametrize("language", sorted({*languages()} - {"ja", "zh", "zh-Hant"}))
def test_a_sentence_begins_with_no_button_of_a_controller(language: str) -> None:
    """Its name is a letter: “A skips” reads like a slip, and in some languages like another word."""
    texts = Texts(language)
    found = [
        name
        for name in texts.own_ids
        if re.search(
            r"\[pad\] (?:.*[.!?] )?\{ KEY\(\"enter\"\) \} [a-zа-яё]",
            texts._entries[name].source,
            re.IGNORECASE,
        )
    ]
    assert found == []
