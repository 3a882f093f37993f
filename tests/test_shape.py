"""The figures of the window's source count what they say, on made-up sources."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.shape import FIGURES, SUM, figures, figures_of, table

ROOT = Path(__file__).parent.parent
PAINTER = '''"""A painter."""

WIDTH = 240.0
"""How wide it is."""

# A comment.


def draw(canvas, text):
    """Draw it."""
    x, y, w, h = 1, 2, 3, 4
    rect = (x + 12, y, w - 24, h)
    plain = (x, y, w, h)
    small = 1 if canvas.kit.text <= 1 else 2
    if folds(text) or text > WIDTH or canvas.kit.text == 1 or len(text) > 5:
        canvas.text("Words", rect, "body", "#aabbcc", shrink=True)
    canvas.text("Other words", plain, "body", "#12")
    return """
    a string of two lines"""
'''


def test_figures_of_a_file():
    assert figures_of(PAINTER) == {
        "code": 11,
        # 240, 3, 4, 12, 24, 5
        "numbers": 6,
        "rectangles": 1,
        "hex": 1,
        "branches": 3,
        "folded": 0,
        "texts": 2,
        "shrinks": 1,
    }


@pytest.mark.parametrize(
    ("line", "figure", "count"),
    [
        ("lit = True, 0, 1, 2, 0.84, -1", "numbers", 0),
        ("far = -3, 2.5, 1_000", "numbers", 3),
        ("place = (x, y, max(w - 2, 0), h)", "rectangles", 0),
        ("place = (x, y, w / 2, h)", "rectangles", 1),
        ("point = (x + 1, y + 1)", "rectangles", 0),
        ("ink = '#12345g', '#123456 and more', '# 23456', '#ABCDEF'", "hex", 1),
        ("more = kit.text if 1.5 < kit.text else text_size >= LARGE", "branches", 2),
        ("more = text < other or self.kit.text == 1", "branches", 0),
        ("more = places.folds(2) and sizes.folded", "branches", 1),
        ("more = places.folds(2) and sizes.folded", "folded", 1),
        ("shown = record.text, texts('id', place, style, paint), page.text('id')", "texts", 0),
        ("canvas.text(words, place, 'body', paint, shrink=False)", "shrinks", 0),
    ],
)
def test_a_line(line: str, figure: str, count: int):
    assert figures_of(line)[figure] == count


def test_pictures_made_of_numbers_do_not_count():
    found = figures_of(PAINTER, "table/motion/spectacle/painter.py")
    assert [found[name] for name in ("numbers", "rectangles", "hex")] == [0, 0, 0]
    assert found["code"] == 11 and found["branches"] == 3


def test_palettes_have_colours():
    found = figures_of(PAINTER, "drawing/colours/palettes.py")
    assert found["hex"] == 0 and found["numbers"] == 6


def test_folders_and_their_sum(tmp_path: Path):
    for name in ("one.py", "table/two.py", "table/paint/three.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(PAINTER, encoding="utf-8")
    found = figures(tmp_path)
    assert list(found) == [".", "table", "table/paint", SUM]
    assert found[SUM] == {figure: 3 * found["."][figure] for figure in FIGURES}


def test_two_sources_side_by_side(tmp_path: Path):
    before, now = tmp_path / "before", tmp_path / "now"
    for folder, source in ((before, PAINTER), (now, PAINTER.replace("x + 12", "x"))):
        (folder / "table").mkdir(parents=True)
        (folder / "table" / "painter.py").write_text(source, encoding="utf-8")
    (now / "new.py").write_text("WIDE = 30\n", encoding="utf-8")
    lines = table(figures(now), figures(before)).splitlines()
    cells = {line.split()[0]: line for line in lines[1:]}
    assert set(cells) == {".", "table", SUM}
    assert "6 -> 5" in cells["table"], "a number went"
    assert "0 -> 1" in cells["."], "a folder came"
    assert "11 -> 12" in cells[SUM]


def test_a_folder_without_source_is_an_error(tmp_path: Path):
    with pytest.raises(FileNotFoundError):
        figures(tmp_path)


@pytest.mark.slow
def test_it_runs_on_this_source():
    done = subprocess.run(
        [sys.executable, "-m", "tools.shape", "--against", str(ROOT)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1].startswith(SUM) and "->" not in done.stdout
