"""Draw what stands in for pictures that nobody has drawn."""
