"""The adviser's plans as they are to be seen. Pure."""
