"""The system's window, and which part of a page stands in it."""
