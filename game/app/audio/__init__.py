"""Sound: what is heard and when (`cues`, `score`, `ambience`: pure), and the loudspeaker (`mixer`)."""
