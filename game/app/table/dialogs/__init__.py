"""Decisions that are made in a dialog above the table: one small file per kind."""
