"""Painters of everything that lies on the table."""
