"""The game's content with the pack of `tests/pack/data` laid over it, and the program that finds it there."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from game.play.session import load_engine
from game.program_files import asset_folder, data_folder
from game.rules import Engine
from game.texts import Texts

PACK = Path(__file__).with_name("data")


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an installed program to whose content somebody has added the pack."""
    folder = tmp_path_factory.mktemp("pack")
    shutil.copytree(data_folder(), folder / "data")
    shutil.copytree(PACK, folder / "data", dirs_exist_ok=True)
    try:
        (folder / "assets").symlink_to(asset_folder(), target_is_directory=True)
    except OSError:
        shutil.copytree(asset_folder(), folder / "assets")
    return folder


@pytest.fixture
def installed(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Programs opened in the test are those of that folder."""
    monkeypatch.setattr(sys, "_MEIPASS", str(root), raising=False)
    assert data_folder() == root / "data"
    return root


@pytest.fixture(scope="session", params=["en", "de"])
def texts(request: pytest.FixtureRequest) -> Texts:
    """The catalogue of a language with the pack's own texts."""
    return Texts(request.param, [PACK / "texts" / request.param])


@pytest.fixture(scope="session")
def engine(texts: Texts, root: Path) -> Engine:
    """The rules with the pack; every text that they want is there."""
    return load_engine(root / "data", texts.ids)
