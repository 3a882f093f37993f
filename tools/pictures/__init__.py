"""The screens and states that there are pictures of."""
