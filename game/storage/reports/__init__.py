"""Keep what went wrong: the log and the reports of crashes."""
