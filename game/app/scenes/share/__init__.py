"""Handing a flight on: its line, its result as text, and a picture of it to post."""
