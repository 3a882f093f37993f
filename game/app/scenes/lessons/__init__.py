"""Flight school, and a lesson at the table."""
