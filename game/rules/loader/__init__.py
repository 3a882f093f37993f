"""The content's YAML, read, checked, changed by expansions and bound."""
