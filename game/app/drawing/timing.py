"""Say how long takes what is seen and heard alike, in ms at normal speed: sound and picture keep one time."""

HOP_MS = 280.0
"""A meeple's step from room to room."""
ROOM_MS, APART_MS = 300.0, 75.0
"""Time in ms in which a room takes its place when a game is laid out, and until the next follows."""
