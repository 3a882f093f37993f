"""Keep what players have set: settings, the setup screen's last choice, places in the lessons."""
