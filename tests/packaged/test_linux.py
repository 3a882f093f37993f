"""What software centres and desktops of Linux read about the program."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import __version__

FOLDER = Path(__file__).parents[2] / "packaging" / "linux"
NAME = "io.github.solarstorm.SolarStorm"


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        if os.environ.get("SOLAR_STORM_PACKAGED") == "required":
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


@pytest.mark.parametrize(
    ("tool", "file"),
    [
        (("desktop-file-validate",), f"{NAME}.desktop"),
        (("appstreamcli", "validate", "--no-net"), f"{NAME}.metainfo.xml"),
    ],
    ids=["desktop entry", "description"],
)
def test_the_systems_own_tools_find_nothing_wrong(tool: tuple[str, ...], file: str) -> None:
    done = subprocess.run(
        [_tool(tool[0]), *tool[1:], str(FOLDER / file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_description_names_this_version_and_its_neighbours() -> None:
    root = ElementTree.parse(FOLDER / f"{NAME}.metainfo.xml").getroot()
    assert root.findtext("id") == NAME
    newest = root.find("releases/release")
    assert newest is not None and newest.get("version") == __version__
    assert root.findtext("launchable") == f"{NAME}.desktop"
    assert f"\nIcon={NAME}\n" in (FOLDER / f"{NAME}.desktop").read_text(encoding="utf-8")
    manifest = (FOLDER / f"{NAME}.yml").read_text(encoding="utf-8")
    assert f"id: {NAME}\n" in manifest and "../../dist/Solar Storm" in manifest


def test_every_sentence_of_the_description_is_there_in_all_its_languages() -> None:
    root = ElementTree.parse(FOLDER / f"{NAME}.metainfo.xml").getroot()
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    spoken = [item.get(language) for item in root.findall("summary")]
    assert spoken[:2] == [None, "de"]
    for place in (root, root.find("description"), root.find("description/ul")):
        assert place is not None
        told = [item.get(language) for item in place if item.tag in ("summary", "p", "li")]
        assert told == spoken * (len(told) // len(spoken)), place.tag
