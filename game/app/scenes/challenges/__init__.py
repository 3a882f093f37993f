"""The challenges: today's ship."""
