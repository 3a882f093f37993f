"""`docs/content.md` names every word of the vocabulary with all its arguments, and no others."""

import re
from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules.effects.vocabulary import CONDITIONS, NUMBERS, SOURCES, TELLINGS, VERBS

PAGE = (data_folder().parent / "docs" / "content.md").read_text(encoding="utf-8")
GROUPS = {"Sources": SOURCES, "Conditions": CONDITIONS, "Numbers": NUMBERS, "Tellings": TELLINGS}


def sections() -> dict[tuple[str, str], str]:
    """The text under each word, by (group, word); the groups of verbs count as one."""
    found = {}
    for chapter in re.split(r"^## ", PAGE, flags=re.M)[1:]:
        title = chapter.splitlines()[0]
        group = title if title in GROUPS else "Verbs"
        for part in re.split(r"^### ", chapter, flags=re.M)[1:]:
            word, _, text = part.partition("\n")
            assert (group, word) not in found, f"{word} is described twice"
            found[group, word] = text
    return found


WORDS = [("Verbs", word, entry) for word, entry in VERBS.items()] + [
    (group, word, entry) for group, words in GROUPS.items() for word, entry in words.items()
]


@pytest.mark.parametrize(
    ("group", "word", "entry"), WORDS, ids=[f"{group}-{word}" for group, word, _ in WORDS]
)
def test_a_word_is_described_with_its_arguments(group: str, word: str, entry):
    text = sections()[group, word]
    for argument in (*entry.required, *entry.optional):
        assert re.search(rf"`{argument}[`:]", text), f"{word}: the argument {argument} is not described"


def test_nothing_else_is_described():
    assert set(sections()) == {(group, word) for group, word, _ in WORDS}


@pytest.mark.parametrize(
    ("group", "word", "entry"), WORDS, ids=[f"{group}-{word}" for group, word, _ in WORDS]
)
def test_a_word_has_a_docstring_with_its_arguments(group: str, word: str, entry):
    assert entry.bind.__doc__, word
    for argument in (*entry.required, *entry.optional):
        if argument != entry.short:
            assert f"`{argument}`" in entry.bind.__doc__, f"{word}: {argument}"


def test_every_word_is_used_or_proved():
    used = "".join(file.read_text(encoding="utf-8") for file in data_folder().rglob("*.yaml"))
    used += Path(__file__).with_name("test_invented_room.py").read_text(encoding="utf-8")
    for _, word, _ in WORDS:
        assert re.search(rf"\b{word}:", used), f"{word} is used nowhere"
