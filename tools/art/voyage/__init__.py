"""The ship under way: one model with states, space painted in linear light, endings made of both."""

import bpy  # noqa: F401 - it brings mathutils
