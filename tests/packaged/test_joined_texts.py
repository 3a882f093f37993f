"""The texts that the executable brings along say what the files in the repository say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.program_files import data_folder
from game.text_files import read_entries
from tools.joined_texts import write_texts

LANGUAGES = sorted(place.name for place in (data_folder() / "texts").iterdir() if place.is_dir())


def _said(folder: Path) -> list[tuple[str, str]]:
    found = [one for path in sorted(folder.glob("*.ftl")) for one in read_entries(path)]
    return [(name, _without_comments(entry.source)) for name, entry in found]


def _without_comments(source: str) -> str:
    """Comments that follow a message count as its end: in one file so does the head of the next."""
    return "\n".join(line for line in source.split("\n") if not line.startswith("#")).rstrip()


@pytest.fixture(scope="module")
def joined(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("joined")
    write_texts(folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_joined_texts_say_the_same(joined: Path, language: str) -> None:
    before = data_folder() / "texts" / language
    assert _said(joined / language) == _said(before)
    assert len(list((joined / language).iterdir())) < len(list(before.iterdir())) / 10
