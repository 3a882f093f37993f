"""Buttons, fields and other controls for the screens outside the table."""
