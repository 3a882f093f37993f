"""The rulebook: what it tells, how it is found, and how it is shown."""
