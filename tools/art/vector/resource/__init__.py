"""The heroes of the five resource cards, a module each: ``pattern`` and ``hero``."""
