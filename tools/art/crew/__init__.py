"""The four of the crew: as meeples, and as faces."""
