"""A compact simulator of the game for players that think: numbers in rows, hidden cards dealt by the player.

It plays what the content says in `data/bots/kernels.yaml`; tests check it against the rules step by step. Its
files are typed so that mypyc can compile them (`python -m game.bots.compile`); as they are they run as well.
That is what happens where compiled files lie here, but cannot be loaded: what they need is not installed.
"""

import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

try:
    import_module(f"{__name__}.rows")
except ImportError:
    for _folder in __path__:
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, SOURCE_SUFFIXES))
