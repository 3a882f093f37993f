"""Parsers of what authors write: YAML, looks, messages, whole expansions, pictures."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from game.app.drawing.images.foreign_drawings import checked_drawing
from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.foreign_pictures import checked_picture
from game.app.drawing.looks_file import check_own, read_looks
from game.own_texts import Catalogue, OwnTexts, spoken
from game.program_files import asset_folder, data_folder
from game.rules import load_content
from game.rules.loader.loading import Loading
from game.rules.loader.yaml_nodes import ContentError, read_yaml
from game.text_files import Entry, TextError
from game.texts import FALLBACK, Texts
from tools.fuzz.parsers.files_of_players import a_picture
from tools.fuzz.parsers.parsing import BYTES, TEXT, Parser, Wrong

SHORT = 12_000
"""Bytes of a seed, at most: long ones take long, and say no more."""
AT_ONCE = 2
"""Messages of a seed."""
ID = "fuzzed"
GUIDE = Path("docs/own-rooms.md")
YAML_WORDS = (
    *(
        b"{",
        b"}",
        b"[",
        b"]",
        b"- ",
        b"? ",
        b": ",
        b"&a ",
        b"*a",
        b"!!str ",
        b"!!python/object:x ",
        b"!x ",
        b"|",
    ),
    *(
        b">",
        b"# ",
        b"---",
        b"...",
        b"%YAML 1.1",
        b"<<: ",
        b"'",
        b'"',
        b"\\x00",
        b"~",
        b"0o7",
        b"1_0",
        b".inf",
    ),
    *(
        b"{if: {not: {}}}",
        b"when:",
        b"steps:",
        b"call:",
        b"list:",
        b"number:",
        b"count:",
        b"gather:",
        b"choose:",
    ),
)
FLUENT_WORDS = (
    *(
        b"{ ",
        b" }",
        b"$n",
        b"$a",
        b"one",
        b"-three",
        b"-three(x: 1)",
        b"one.form",
        b" ->\n",
        b"    [one] a\n",
    ),
    *(
        b"   *[other] b\n",
        b"NUMBER(",
        b"DATETIME(",
        b")",
        b"FORM($a, ",
        b"PARTICLE($a, ",
        b"KEY(",
        b"DEVICE()",
    ),
    *(
        b"minimumIntegerDigits: ",
        b"dateStyle: ",
        b"style: ",
        b"\\u",
        b"\\U",
        b"99999999",
        b"'percent'",
        b"    .",
    ),
)
VALUES: tuple[Mapping[str, object], ...] = ({}, {"n": 3, "a": "b"}, {"n": "x", "a": 1.5})
SECTION = re.compile(rb"^=== ([a-z/]+\.(?:yaml|ftl))\n", re.MULTILINE)


def short_files(folder: Path, pattern: str) -> list[bytes]:
    """Return what the short files below a folder hold."""
    found = [path.read_bytes() for path in sorted(folder.rglob(pattern))]
    return [data for data in found if len(data) <= SHORT]


def yaml(folder: Path) -> Parser:
    """YAML: the tree of one file."""
    path = folder / "file.yaml"

    def read(data: bytes) -> None:
        path.write_bytes(data)
        read_yaml(folder, path)

    return Parser(read, (ContentError,), short_files(data_folder(), "*.yaml"), TEXT, YAML_WORDS)


def looks(folder: Path) -> Parser:
    """Return how rooms, cards and resources look."""
    place, content = folder / ID, load_content(data_folder())
    place.mkdir()
    known = read_looks((data_folder(),))

    def read(data: bytes) -> None:
        (place / "looks.yaml").write_bytes(data)
        check_own(known, place, content)

    shipped = (data_folder() / "looks.yaml").read_bytes()
    own = f"expansions:\n  {ID}: {{icons: [ship, room-bridge], picture: rooms/bridge.jpg}}\n".encode()
    # Under a name that is there: lines of the game's own content cannot stand there twice.
    seeds = [own, own + b"rooms: {}\nresources: {}\n", shipped[:3000]]
    words = (*YAML_WORDS, b"'#7DF3FF'", b"'rooms/bridge.jpg'", b"icons: [a, b]", b"rooms:", b"actions:")
    return Parser(read, (ContentError,), seeds, TEXT, words)


def _speaking(said: Callable[[], Texts], catalogue: Catalogue) -> None:
    """Say every message of a catalogue; raise Wrong where that breaks, or takes no end."""
    texts = said().joined(lambda language: spoken(catalogue, language))
    for name, entry in spoken(catalogue, texts.language).items():
        for values in () if name.startswith("-") else VALUES:
            if len(texts(name, **values)) > 10 * len(entry.source) + 100_000:
                raise Wrong("a message is said at greater length than it may have")


def fluent(folder: Path) -> Parser:
    """Messages: read, checked, and said with values that fit or do not."""
    english = Texts(FALLBACK)
    place, own = folder / "texts" / FALLBACK, OwnTexts(english)
    place.mkdir(parents=True)

    def read(data: bytes) -> None:
        (place / "own.ftl").write_bytes(data)
        _speaking(lambda: english, own.read(folder))

    # Under ids of their own: a message of the game cannot be there twice.
    shipped = short_files(data_folder() / "texts" / "en", "*.ftl") + short_files(
        data_folder() / "texts" / "pl", "*.ftl"
    )
    seeds = []
    for data in shipped:
        messages = re.split(rb"\n(?=[a-z-])", re.sub(rb"(?m)^(-?)([a-z])", rb"\1zz-\2", data))
        seeds += [b"\n".join(messages[n : n + AT_ONCE]) + b"\n" for n in range(0, len(messages), 5 * AT_ONCE)]
    return Parser(read, (TextError,), seeds, TEXT, FLUENT_WORDS)


def content(folder: Path) -> Parser:
    """Whole expansions of somebody's own: rules, rooms, looks and messages."""
    english = Texts(FALLBACK)
    loading, own = Loading(data_folder(), english.ids), OwnTexts(english)
    known = read_looks((data_folder(),))
    place = folder / ID

    def read(data: bytes) -> None:
        shutil.rmtree(place, ignore_errors=True)
        parts = SECTION.split(data)
        for name, inside in zip(parts[1::2], parts[2::2], strict=True):
            path = place / name.decode()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(inside)
        place.mkdir(exist_ok=True)
        catalogue = own.read(place)
        ids = english.ids | spoken(catalogue, FALLBACK).keys()
        _, made = loading.read(place, ids)
        check_own(known, place, made)
        _speaking(lambda: english, catalogue)

    return Parser(read, (ContentError, TextError, OSError), _expansions(), TEXT, YAML_WORDS + FLUENT_WORDS)


def _expansions() -> list[bytes]:
    """Return the expansions that are at hand, each in one: its files, one below the other."""
    named = f"expansion-{ID} = Fuzzed\nexpansion-{ID}-text = Words.\nexpansion-{ID}-full = All.\n"
    found = [_whole({"expansion.yaml": f"id: {ID}\nplayers: [2]\n", "texts/en/own.ftl": named})]
    if GUIDE.is_file():
        blocks = re.findall(r"```(?:yaml|ftl)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
        names = "expansion.yaml", "rooms/garden.yaml", "texts/en/own.ftl"
        found.append(
            _whole({name: block.replace("garden", ID) for name, block in zip(names, blocks, strict=False)})
        )
    packs = data_folder(), Path("tests/pack/data")
    for pack in (one / "expansions" for one in packs if (one / "expansions").is_dir()):
        for folder in sorted(pack.iterdir()):
            words = pack.parent / "texts" / "en" / f"{folder.name}.ftl"
            parts = {
                path.relative_to(folder).as_posix(): path.read_text("utf-8")
                for path in folder.rglob("*.yaml")
            }
            parts = {name: _renamed(text, folder.name) for name, text in parts.items()}
            said = words.read_text("utf-8") if words.is_file() and pack.parent != data_folder() else named
            parts["texts/en/own.ftl"] = said.replace(f"expansion-{folder.name}", f"expansion-{ID}")
            found.append(_whole(parts))
    return found


def _renamed(text: str, name: str) -> str:
    """Return a file of an expansion that is there already as a file of another one."""
    without = re.sub(r"(?m)^(?:setting|code|always):.*\n", "", text)
    return re.sub(rf"(?m)^(id: |  ){name}\b", rf"\g<1>{ID}", without)


def _whole(parts: Mapping[str, str]) -> bytes:
    """Return the files of an expansion in one."""
    return "".join(f"=== {name.replace('garden', ID)}\n{text}" for name, text in parts.items()).encode()


def picture(folder: Path) -> Parser:
    """Pictures of expansions: decoded where their header lets them through."""
    path, drawing = folder / "picture.jpg", folder / "picture.svg"

    def read(data: bytes) -> None:
        if data.lstrip()[:1] == b"<":
            drawing.write_bytes(data)
            pygame.image.load_sized_svg(io.BytesIO(checked_drawing(drawing)), (64, 64))
        else:
            path.write_bytes(data)
            found, ending = checked_picture(path)
            pygame.image.load(io.BytesIO(found), f"x.{ending}")

    png, surface = io.BytesIO(), pygame.Surface((24, 16), pygame.SRCALPHA)
    pygame.image.save(surface, png, "x.png")
    webp = sorted(asset_folder().rglob("*.webp"), key=lambda file: file.stat().st_size)[:2]
    drawings = sorted(asset_folder().rglob("*.svg"), key=lambda file: file.stat().st_size)[:40:8]
    seeds = [a_picture((8, 8)), png.getvalue(), *(file.read_bytes() for file in (*webp, *drawings))]
    declared = (PictureError, pygame.error)
    return Parser(
        read, declared, [data for data in seeds if len(data) <= SHORT], BYTES, (b"VP8X", b"IHDR", b"<g>")
    )


__all__ = ["Entry", "content", "fluent", "looks", "picture", "yaml"]
