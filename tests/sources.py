"""Look through the sources quickly, for tests that read all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

BLOCKS = ("body", "handlers", "orelse", "finalbody", "cases")
"""Fields of a node in which there are statements, or what has statements."""


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield a tree and all statements in it, handlers and cases, too, but no expressions.

    Most nodes of a file belong to expressions: `ast.walk` takes several times as long.

    Args:
        tree: a module, or a statement.
    """
    todo = [tree]
    while todo:
        node = todo.pop()
        yield node
        for name in BLOCKS:
            found = getattr(node, name, None)
            if isinstance(found, list):
                todo += found
