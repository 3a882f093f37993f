"""Screens made of controls, and dialogs: what they share."""
