"""What tests ask of the text files: variables, forms and choices of a message, and which keys code uses."""

from __future__ import annotations

import ast as python
import re
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.rules.effects.flow_verbs import TEXT_FORMS
from game.rules.queries.checks import OWN
from game.texts import Texts

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Facts(Visitor):
    """What stands in a message or term; `shown` are the variables whose value is written out."""

    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    letters: set[str] = field(default_factory=set)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.letters |= set(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            self.forms |= {
                a.parse()["value"] for a in node.arguments.positional if isinstance(a, ast.StringLiteral)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
            self.variables.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant)
        else:
            self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        """Return the variables that do no more than choose among plural forms."""
        return {one for one, chosen in self.choices.items() if chosen <= PLURALS} - self.shown


def facts(texts: Texts, key: str) -> Facts:
    """Return what stands in a message."""
    found = Facts()
    found.visit(texts.syntax(key))
    return found


def attributes(texts: Texts) -> set[str]:
    """Return the names of all forms that messages of a language have."""
    return {
        attribute.id.name
        for key in texts.own_ids
        for entry in texts.syntax(key).body
        if isinstance(entry, ast.Message)
        for attribute in entry.attributes
    }


@dataclass
class Uses(python.NodeVisitor):
    """Strings in code that may be keys of messages: whole, with gaps, and what is put behind another key."""

    whole: set[str] = field(default_factory=set)
    patterns: set[str] = field(default_factory=set)
    endings: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)

    def visit_Constant(self, node: python.Constant) -> None:  # noqa: N802
        if isinstance(node.value, str):
            self.whole.add(node.value)
            if re.fullmatch("[a-z]+(-[a-z]+)+-", node.value):
                self.patterns.add(re.escape(node.value) + "[a-z0-9-]+")

    def visit_JoinedStr(self, node: python.JoinedStr) -> None:  # noqa: N802
        parts = [str(v.value) if isinstance(v, python.Constant) else None for v in node.values]
        if parts and parts[0] is None:
            if len(parts) == 2 and parts[1]:
                self.endings.add(parts[1])
        else:
            self.patterns.add("".join("[a-z0-9-]*" if p is None else re.escape(p) for p in parts))
        for value in node.values:
            if isinstance(value, python.FormattedValue):
                self.visit(value.value)

    def visit_BinOp(self, node: python.BinOp) -> None:  # noqa: N802
        if isinstance(node.right, python.Constant) and isinstance(node.right.value, str):
            self.endings.add(node.right.value)
        self.generic_visit(node)

    def visit_Call(self, node: python.Call) -> None:  # noqa: N802
        name = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
        first = node.args[0] if node.args else None
        if name == "texts":
            either = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
            self.asked |= {
                key.value for key in either if isinstance(key, python.Constant) and isinstance(key.value, str)
            }
        self.generic_visit(node)

    def uses(self, key: str) -> bool:
        """Tell whether a key may be meant by one of the strings."""
        if key in self.whole or any(re.fullmatch(p, key) for p in self.patterns if _says_much(p)):
            return True
        return any(key.endswith(e) and self.uses(key[: -len(e)]) for e in self.endings if len(e) > 1)


def _says_much(pattern: str) -> bool:
    """A pattern must begin with letters: one that is nearly all gaps would mean every key."""
    return len(re.match(r"[a-z\\-]*", pattern)[0]) >= 3  # type: ignore[index]


def named_in(content: Path) -> set[str]:
    """Return the keys that the rules' YAML names: of rooms, questions, options, actions and reasons."""
    found: set[str] = set()
    for file in sorted(content.rglob("*.yaml")):
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r"\btext: ([\w-]+)", text):
            found |= {f"{name}{form}" for form in (*TEXT_FORMS, "-hint")}
        reasons = re.findall(r"\b(?:why|at): ([\w-]+)", text)
        for several in re.findall(r"\bwhy: \{([^}]*)\}", text):
            reasons += re.findall(r": ([\w-]+)", several)
        found |= {f"{name}{form}" for name in reasons for form in ("", "-no", "-short")}
    for name in OWN:
        found |= {name, f"{name}-no", f"{name}-short"}
    return found


def uses_in(*folders: Path) -> Uses:
    """Return the strings in all code below some folders."""
    found = Uses()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            found.visit(python.parse(path.read_text(encoding="utf-8")))
    return found
