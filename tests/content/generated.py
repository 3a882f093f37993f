"""Expansions made up by the dozen: each changes something of its own, and all go together."""

from __future__ import annotations

from pathlib import Path

EXPANSION = """\
# Made up for the tests: number {n}.
id: own-{n:02}
{head}
adds:
  actions:
    rest-{n:02}:
      cost: 2
      answer: {{do: rest-{n:02}}}
      steps:
        - call: breathe-{n:02}
  lists:
    breathe-{n:02}:
      - when:
          test: {{supply: {{of: action-tokens}}}}
          then:
            - gain: {{what: action-token, crew: active}}
{resources}  difficulties:
    level-{n:02}: {{universal: {n}}}
after:
  resolve-card:
    - call: breathe-{n:02}
"""


def write(
    folder: Path, count: int, head: str = "players: [1, 2, 3, 4]", resources: bool = True
) -> tuple[str, ...]:
    """Write so many expansions into a copy of the data folder.

    Args:
        folder: the copy.
        count: how many.
        head: lines that each of them begins with; `{n}` is its number.
        resources: whether each adds a resource.

    Returns:
        Their ids.
    """
    ids = []
    for n in range(count):
        where = folder / "expansions" / f"own-{n:02}"
        where.mkdir()
        more = f"  resources:\n    thing-{n:02}: {{copies: 1}}\n" if resources else ""
        text = EXPANSION.format(n=n, head=head.format(n=n), resources=more)
        (where / "expansion.yaml").write_text(text, encoding="utf-8")
        ids.append(where.name)
    return tuple(ids)
