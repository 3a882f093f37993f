"""The window: everything that is drawn or clicked."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
