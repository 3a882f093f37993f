"""Makes the fonts with letters of East Asia that the executable brings along.

The package with all of them is larger than the rest of the program. For each language that writes Chinese
letters in its own way, the letters stay that its texts use and that its people use in names: those of the
standard sets for Simplified Chinese (GB 2312), Japanese (JIS X 0208) and Korean (KS X 1001), and the common
half of the one for Traditional Chinese (Big5). `build.spec` calls this.
"""

from __future__ import annotations

from pathlib import Path

import noto_cjk_sans_otc  # type: ignore[import-untyped]
from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from game.program_files import data_folder

SETS = {"ja": (0, "euc_jp"), "ko": (1, "euc_kr"), "zh": (2, "gb2312"), "zh-Hant": (3, "big5")}
"""The face of a language in the collection, and the codec that knows its standard set."""
EAST, SPACE = 0x2E80, " "
"""The first letter of East Asia, and the one that is set with those before it (`fallback_fonts.runs`)."""
FIRST, LAST = 0xA1, 0xFE
"""First bytes of a letter in all codecs, and second ones in most."""
LAST_COMMON = {"big5": 0xC6}
"""The last first byte of the common letters, where rare ones follow in an order of their own."""
FIRST_SECOND = 0x40
"""The least second byte of a letter, in Big5."""


def letters_of(codec: str, texts: Path) -> set[str]:
    """Return the letters of a standard set and those of a language's texts, and the space between them.

    Args:
        codec: as Python names it.
        texts: the folder of the language's texts; it may be missing.
    """
    found = {letter for path in texts.glob("*.ftl") for letter in path.read_text(encoding="utf-8")}
    for high in range(FIRST, LAST_COMMON.get(codec, LAST) + 1):
        for low in range(FIRST_SECOND, LAST + 1):
            found.update(bytes((high, low)).decode(codec, errors="ignore"))
    return {SPACE, *(letter for letter in found if ord(letter) >= EAST)}


def write_fonts(folder: Path) -> list[Path]:
    """Write the fonts of all languages that need one, and return where they are.

    Args:
        folder: that they go to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for language, (face, codec) in SETS.items():
        font = TTFont(str(noto_cjk_sans_otc.FONT_PATH), fontNumber=face)
        options = subset.Options(layout_features=["kern"], notdef_outline=True)
        chosen = subset.Subsetter(options)
        chosen.populate(text="".join(sorted(letters_of(codec, data_folder() / "texts" / language))))
        chosen.subset(font)
        path = folder / f"east-asian-{language}.otf"
        font.save(path)
        written.append(path)
    return written
