"""The built program knows the versions of its packages, which a crash report names."""

from __future__ import annotations

from importlib.metadata import Distribution, distributions
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.storage.reports.crash import PACKAGES

pytestmark = pytest.mark.slow


def test_the_version_of_every_package_is_known(unpacked: Path) -> None:
    found = {one.name: one.version for one in distributions(path=[str(unpacked / "_internal")])}
    wanted = {name for name in PACKAGES if name != "miniaudio" or find_spec(name)}
    assert {name: found.get(name) for name in wanted} == {
        name: Distribution.from_name(name).version for name in wanted
    }
