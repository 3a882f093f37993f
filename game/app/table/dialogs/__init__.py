"""Decisions that are made in a dialog above the table, and panels that only tell."""
