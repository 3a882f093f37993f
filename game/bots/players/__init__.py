"""The players themselves: a VIEW and a DECISION in, a choice and its reason out."""
