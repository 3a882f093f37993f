"""Players that read only what a seat may read. No pictures."""
