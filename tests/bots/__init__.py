"""The players of the program: what they are asked, where they think, and how they sit at the table."""
