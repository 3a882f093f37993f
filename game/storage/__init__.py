"""Saves, settings and crash reports in the folders that the platform gives to a user."""
