"""Define what keys and buttons are for."""
