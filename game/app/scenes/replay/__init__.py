"""A game watched again, step by step."""
