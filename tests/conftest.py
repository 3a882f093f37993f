"""Shared set-up: the window's tests draw to SDL's dummy drivers, never to a screen or a loudspeaker."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# the language of the machine that tests is nobody's business
os.environ["LC_ALL"] = "C"
