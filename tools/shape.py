"""Figures of the window's source: `python -m tools.shape [--against DIR] [--json]`.

They tell how much of `game/app` is reckoned by hand. Each is counted in the syntax tree, per folder and in
sum; `--against` counts another checkout, too, and prints both side by side as `there -> here`.

code        lines without blanks, comments and docstrings
numbers     number literals greater than 2: 0, 1, 2 and fractions are more often logic than lengths
rectangles  tuples of four values of which at least one is a sum, a difference, a product or a quotient
hex         string literals `#rrggbb`
branches    comparisons of the text size with a number or a constant (`kit.text <= 1`), and calls of `folds`
folded      reads of an attribute `folded`, which is such a branch made elsewhere
texts       calls of `canvas.text` and the like, with a place, a style and a paint
shrinks     texts that may be set in smaller type (`shrink=True`)

Effects (`table/motion/spectacle`) are pictures made of numbers: their numbers, rectangles and colours do not
count. The palettes are a table of colours: their hex colours do not count.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import tokenize
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from game.program_files import program_root

FIGURES = ("code", "numbers", "rectangles", "hex", "branches", "folded", "texts", "shrinks")
WHERE = "game/app"
"""The source that is counted."""
PICTURES = ("table/motion/spectacle",)
"""Folders whose numbers, rectangles and colours are not counted."""
PALETTES = "drawing/colours/palettes.py"
SUM = "sum"
LEAST = 2
"""Only numbers greater than this are counted."""
_DRAWN = ("numbers", "rectangles", "hex")
_TEXT_SIZE = ("text", "text_size")
_ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_TEXT_ARGUMENTS = 4
"""A call of `canvas.text` has so many arguments at least."""
_LAYOUT = (
    *(tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT),
    tokenize.ENDMARKER,
)
Counts = dict[str, int]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.shape",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--against", type=Path, metavar="DIR", help="count another checkout, too")
    parser.add_argument("--json", action="store_true", help="print a JSON object instead")
    wanted = parser.parse_args()
    here = figures(program_root() / WHERE)
    there = figures(wanted.against / WHERE) if wanted.against else None
    if wanted.json:
        print(json.dumps(here if there is None else {"here": here, "there": there}, indent=1))
    else:
        print(table(here, there))


def figures(folder: Path) -> dict[str, Counts]:
    """Return the figures of every folder of a source, and their sum.

    Args:
        folder: the topmost; the others are named from there, it is `.` itself.

    Raises:
        FileNotFoundError: there is no source.
    """
    found: dict[str, Counts] = {}
    for file in sorted(folder.rglob("*.py")):
        name = file.relative_to(folder).as_posix()
        counts = found.setdefault(PurePosixPath(name).parent.as_posix(), dict.fromkeys(FIGURES, 0))
        for figure, count in figures_of(file.read_text(encoding="utf-8"), name).items():
            counts[figure] += count
    if not found:
        raise FileNotFoundError(f"no source in {folder}")
    found = dict(sorted(found.items()))
    return {**found, SUM: {figure: sum(counts[figure] for counts in found.values()) for figure in FIGURES}}


def figures_of(source: str, name: str = "") -> Counts:
    """Return the figures of one file.

    Args:
        source: its text.
        name: its path from the topmost folder.
    """
    tree = ast.parse(source)
    counts: Counts = {"code": code_lines(source, tree)}
    nodes = list(ast.walk(tree))
    for figure, counted in _COUNTED.items():
        counts[figure] = sum(map(counted, nodes))
    if name.startswith(tuple(f"{folder}/" for folder in PICTURES)):
        counts.update(dict.fromkeys(_DRAWN, 0))
    if name == PALETTES:
        counts["hex"] = 0
    return counts


def code_lines(source: str, tree: ast.Module) -> int:
    """Return how many lines of a file are code: no blanks, no comments, no docstrings.

    Args:
        source: its text.
        tree: its syntax tree.
    """
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in _LAYOUT:
            lines.update(range(token.start[0], token.end[0] + 1))
    for said in _docstrings(tree):
        lines.difference_update(range(said.lineno, (said.end_lineno or said.lineno) + 1))
    return len(lines)


def _docstrings(tree: ast.Module) -> Iterator[ast.Expr]:
    """Yield every statement that is a string alone, below attributes, too."""
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Expr) else None
        if isinstance(node, ast.Expr) and isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield node


def _number(node: ast.AST) -> float | None:
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _is_large_number(node: ast.AST) -> bool:
    number = _number(node)
    return number is not None and number > LEAST


def _is_rectangle(node: ast.AST) -> bool:
    if not isinstance(node, ast.Tuple) or len(node.elts) != 4:
        return False
    return any(isinstance(element, ast.BinOp) for element in node.elts)


def _is_hex(node: ast.AST) -> bool:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return len(node.value) == 7 and node.value[0] == "#" and set(node.value[1:].lower()) <= _HEX


_HEX = frozenset("0123456789abcdef")


def _is_branch(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return _name(node.func) == "folds"
    if not isinstance(node, ast.Compare) or not all(isinstance(order, _ORDERS) for order in node.ops):
        return False
    sides = (node.left, *node.comparators)
    size = any(_name(side) in _TEXT_SIZE for side in sides)
    return size and any(_number(side) is not None or _name(side).isupper() for side in sides)


def _is_folded(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "folded"


def _is_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "text":
        return False
    return len(node.args) + len(node.keywords) >= _TEXT_ARGUMENTS


def _is_shrink(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.keyword)
        and node.arg == "shrink"
        and isinstance(node.value, ast.Constant)
        and node.value.value is True
    )


def _name(node: ast.AST) -> str:
    """Return the last part of a name; empty where it is none."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


_COUNTED: Mapping[str, Callable[[ast.AST], bool]] = {
    "numbers": _is_large_number,
    "rectangles": _is_rectangle,
    "hex": _is_hex,
    "branches": _is_branch,
    "folded": _is_folded,
    "texts": _is_text,
    "shrinks": _is_shrink,
}


def table(here: Mapping[str, Counts], there: Mapping[str, Counts] | None = None) -> str:
    """Return the figures as a table, one folder a line.

    Args:
        here: of this checkout.
        there: of another one: where both differ, both are shown.
    """
    folders = [folder for folder in {**here, **(there or {})} if folder != SUM]
    rows = [["", *FIGURES]]
    for folder in (*sorted(folders), SUM):
        now = here.get(folder, {})
        before = now if there is None else there.get(folder, {})
        pairs = [(before.get(figure, 0), now.get(figure, 0)) for figure in FIGURES]
        rows.append([folder, *(f"{new:,}" if old == new else f"{old:,} -> {new:,}" for old, new in pairs)])
    wide = [max(len(row[column]) for row in rows) for column in range(len(FIGURES) + 1)]
    return "\n".join(
        "  ".join(
            [row[0].ljust(wide[0]), *(cell.rjust(w) for cell, w in zip(row[1:], wide[1:], strict=True))]
        )
        for row in rows
    )


if __name__ == "__main__":
    main()
