"""Commands tell in a line which of the game's files they cannot read."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager

from game.json_lines import LONGEST_ERROR
from game.rules.loader.yaml_nodes import ContentError
from game.text_files import TextError, shown


@contextmanager
def told(parser: argparse.ArgumentParser) -> Iterator[None]:
    """End the program with a line where a file of the game cannot be read.

    The status is that of `parser.error`, but nothing is said of how the command is used: nobody used it
    wrongly.

    Args:
        parser: of the command.
    """
    try:
        yield
    except (ContentError, TextError, OSError, json.JSONDecodeError) as error:
        parser.exit(2, f"{parser.prog}: error: {shown(error, LONGEST_ERROR)}\n")
