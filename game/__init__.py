"""Solar Storm: rules, storage and the window."""
