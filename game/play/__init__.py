"""A game in progress, without pictures."""
