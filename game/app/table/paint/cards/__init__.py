"""Cards, in every size and held close."""
