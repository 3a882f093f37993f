"""List which kernels of the simulator play what of the content: `data/bots/kernels.yaml`, read and
checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from game.bots.sim import codes
from game.rules.loader.yaml_nodes import Node, read_yaml

FILE = "bots/kernels.yaml"
_ABILITIES = (
    *("core", "join", "apart", "order-cards", "take-card", "exchange", "cross-swap", "trade-one"),
    *("recover-swap", "recover", "repair-afar", "hand-cube", "rest", "hand-tokens", "order-damage"),
    *("split-damage", "shield-rooms", "shield-crew"),
)
_QUESTIONS = ("act", "pick", "collect", "discard", "holder", "strike")


@dataclass(frozen=True)
class Kernel:
    """Hold what a side of a room does: its kernel (`game/bots/sim/codes.py`), and of how many things."""

    code: int
    amount: int


@dataclass(frozen=True)
class Kernels:
    """Hold what the simulator can play.

    Attributes:
        abilities: by room and side, `bridge/v1`.
        questions: by the kind of decision.
        expansions: by their ids, the abilities that are others with them.
    """

    abilities: Mapping[str, Kernel]
    questions: Mapping[str, int]
    expansions: Mapping[str, Mapping[str, Kernel]] = field(default_factory=dict)


@cache
def read_kernels(data: Path) -> Kernels:
    """Read which kernels stand for what.

    Args:
        data: the data folder.

    Raises:
        ContentError: with file, line and what was expected.
    """
    file = data / FILE
    if not file.exists():
        return Kernels({}, {})
    record = read_yaml(data, file).record("the kernels", ("abilities", "questions"), ("expansions",))
    expansions = record["expansions"].mapping("expansions") if "expansions" in record else {}
    return Kernels(
        _abilities(record["abilities"]),
        {
            kind: _code(node.name("a question", _QUESTIONS))
            for kind, node in record["questions"].mapping("questions").items()
        },
        {
            id: _abilities(own["abilities"]) if "abilities" in own else {}
            for id, own in (
                (id, node.record("an expansion", (), ("abilities",))) for id, node in expansions.items()
            )
        },
    )


def _abilities(node: Node) -> dict[str, Kernel]:
    found = {}
    for side, item in node.mapping("abilities").items():
        record = item.record("a kernel", ("kernel",), ("amount",))
        amount = record["amount"].integer("a number of things", 0, 9) if "amount" in record else 0
        found[side] = Kernel(_code(record["kernel"].name("a kernel", _ABILITIES)), amount)
    return found


def _code(name: str) -> int:
    code: int = getattr(codes, name.replace("-", "_").upper())
    return code
