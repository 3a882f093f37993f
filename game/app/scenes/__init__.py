"""The screens outside the table, and the stack that holds them."""
