"""A pack of content that is YAML and texts alone, played in every way there is."""
