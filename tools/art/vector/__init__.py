"""Vector art: resource cards, card backs, Damage cards, dice and tokens as SVG files."""

import sys
from pathlib import Path

# Colours come from the game's own theme.
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
