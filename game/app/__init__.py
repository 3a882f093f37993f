"""The window: everything that is drawn or clicked."""
