"""Decisions about cards that were looked at or lie in rows."""
