# Captions: sounds in words.
sound-critical = Alarm: a room is critical
sound-alarm-near = Alarm, right here
sound-alarm-middle = Alarm, a room away
sound-alarm-far = Alarm, far off
sound-creak = The hull creaks
sound-breach = The hull tears open
sound-deck-10 = A slow heartbeat: ten cards left
sound-deck-5 = A quick heartbeat: five cards left
sound-deck-3 = A racing heartbeat: three cards left
sound-ending-saved = Music: warm, the ship comes home
sound-ending-destroyed = Music: a deep boom rings out and breaks off
sound-ending-adrift = Music: single thin notes, then silence
sound-ending-pod-alone = Music: one small voice, far away
sound-ending-pod-behind = Music: warm, and one voice outside
sound-ending-pod-nobody = Music: one voice, then a dull bell

# After the mute key.
sound-off = Sound is off
sound-on = Sound is on
