"""The game's content with the pack of `tests/pack/data` laid over it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.texts import Texts

PACK = Path(__file__).with_name("data")


@pytest.fixture(scope="session", params=["en", "de"])
def texts(request: pytest.FixtureRequest) -> Texts:
    """The catalogue of a language with the pack's own texts."""
    return Texts(request.param, [PACK / "texts" / request.param])


@pytest.fixture(scope="session")
def engine(texts: Texts, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The rules with the pack; every text that they want is there."""
    folder = tmp_path_factory.mktemp("pack") / "data"
    shutil.copytree(data_folder(), folder, ignore=shutil.ignore_patterns("texts"))
    shutil.copytree(PACK, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("texts"))
    return load_engine(folder, texts.ids)
