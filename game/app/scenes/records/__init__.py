"""The records page: what the log of flights adds up to."""
