"""Define what a screen is, how screens lie on one another, and how one opens another."""
