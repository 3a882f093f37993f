"""Rooms and the Energy Core, with what damage and power do to them."""
