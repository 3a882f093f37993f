"""Compiles the rules' hot path with Cython, which makes it more than one and a half times as fast.

The sources stay as they are: what Cython has to know beside them, which classes keep their attributes in
fixed places (`__slots__`), is told by declarations that are made here, from the sources themselves.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from game.interrupts import run_apart

RULES = Path("game") / "rules"
HOT = (
    *("chance", "decisions", "engine", "game_table", "states/packed_hands", "states/state"),
    *("effects/arrangements", "effects/card_verbs", "effects/conditions", "effects/execution"),
    *("effects/flow_verbs", "effects/limits", "effects/reasons", "effects/running", "effects/ship_verbs"),
    *("effects/sources", "effects/turn_verbs", "effects/value_binder"),
)
"""Files that every decision goes through, by their paths in the folder of the rules."""
ENDINGS = (".so", ".pyd")
"""Endings of the names of compiled modules."""


def compiled_rules(root: Path) -> Iterator[Path]:
    """Yield what the compiler has left beside the sources, also of files that are not compiled any more.

    Args:
        root: the program's folder.
    """
    yield from (found for found in sorted((root / RULES).rglob("*")) if found.suffix in ENDINGS)


def bring_over(files: Iterable[Path], alone: Path, root: Path) -> None:
    """Copy compiled files beside their sources, and print their names.

    Args:
        files: in `alone`.
        alone: the folder in which they were made.
        root: the program's folder.
    """
    for file in files:
        name = file.relative_to(alone)
        shutil.copy2(file, root / name)
        print(name)


def compile_rules(root: Path, alone: Path) -> int:
    """Compile the rules, and put what comes of it beside the sources; return the compiler's status.

    Args:
        root: the program's folder.
        alone: an empty folder, in which it is done.
    """
    sources = lay_out_rules(root, alone)
    tasks = str(os.cpu_count() or 1)
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", "--quiet", "-3", "-j", tasks]
    status = run_apart([*command, *(str(source) for source in sources)], alone, os.environ)
    if not status:
        bring_over(compiled_rules(alone), alone, root)
    return status


def lay_out_rules(root: Path, alone: Path) -> list[Path]:
    """Copy what is to be compiled, with its declarations; return the paths of the sources in both folders.

    Args:
        root: the program's folder.
        alone: an empty folder.
    """
    sources = [(RULES / name).with_suffix(".py") for name in HOT]
    for source in sources:
        for package in [*source.parents][:-1]:
            (alone / package).mkdir(exist_ok=True, parents=True)
            (alone / package / "__init__.py").touch()
        shutil.copyfile(root / source, alone / source)
    told = declarations(
        {module_of(source): (root / source).read_text(encoding="utf-8") for source in sources}
    )
    for source in sources:
        if words := told[module_of(source)]:
            (alone / source).with_suffix(".pxd").write_text(words, encoding="utf-8")
    return sources


def module_of(source: Path) -> str:
    """Return the name of a source's module."""
    return ".".join(source.with_suffix("").parts)


def declarations(texts: Mapping[str, str]) -> dict[str, str]:
    """Return what Cython has to know of each module: its classes with slots, and those that it imports.

    Args:
        texts: of the sources, by the names of their modules.

    Returns:
        The contents of its `.pxd` files, by the names of the modules; empty where there is nothing to know.
    """
    trees = {module: ast.parse(text) for module, text in texts.items()}
    classes = {module: _classes(tree) for module, tree in trees.items()}
    return {module: _declared(trees[module], classes, classes[module]) for module in trees}


def _classes(tree: ast.Module) -> dict[str, ast.ClassDef]:
    """Return the classes of a module that have slots and inherit from nothing."""
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and not node.bases]
    return {node.name: node for node in found if _slots(node)}


def _declared(
    tree: ast.Module, classes: Mapping[str, Mapping[str, ast.ClassDef]], own: Mapping[str, ast.ClassDef]
) -> str:
    """Return the declarations of one module.

    Args:
        tree: the module.
        classes: those of all modules.
        own: those of this one.
    """
    lines, known = [], set(own)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            theirs = classes.get(node.module, {})
            for name in (one.name for one in node.names if one.name in theirs):
                lines.append(f"from {node.module} cimport {name}")
                known.add(name)
    lines += [f"cdef class {name}" for name in own]  # one may have another that comes later
    for name, node in own.items():
        kinds = _kinds(node, known)
        lines.append(f"cdef class {name}:")
        lines += [f"    cdef public {kinds.get(slot, 'object')} {slot}" for slot in _slots(node)]
    return "".join(f"{line}\n" for line in lines)


def _slots(node: ast.ClassDef) -> tuple[str, ...]:
    """Return the names of a class's attributes in fixed places."""
    for step in node.body:
        if isinstance(step, ast.Assign) and ast.unparse(step.targets[0]) == "__slots__":
            return tuple(ast.literal_eval(step.value))
    return ()


def _kinds(node: ast.ClassDef, known: set[str]) -> dict[str, str]:
    """Return the classes of attributes that hold an argument of `__init__` as it is given, by their names.

    Args:
        node: the class that has them.
        known: names of the classes that Cython is told of; an attribute of any other has no class here.
    """
    found = {}
    for step in node.body:
        if isinstance(step, ast.FunctionDef) and step.name == "__init__":
            given = {one.arg: ast.unparse(one.annotation) for one in step.args.args if one.annotation}
            for line in step.body:
                if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Attribute):
                    value = given.get(ast.unparse(line.value), "")
                    if value in known:
                        found[line.targets[0].attr] = value
    return found
