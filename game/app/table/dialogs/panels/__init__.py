"""Show what only tells, and is closed again: help, log, piles, recap, who plays a seat."""
