"""Colours: the theme's, those for other eyes, and how contrast is reckoned."""
