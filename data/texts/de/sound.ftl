# Captions: what is heard, told in words.
sound-critical = Alarm: Ein Raum ist kritisch
sound-alarm-near = Alarm, direkt hier
sound-alarm-middle = Alarm, einen Raum weiter
sound-alarm-far = Alarm, weit entfernt
sound-creak = Die Hülle ächzt
sound-breach = Die Hülle reißt auf
sound-deck-10 = Langsamer Herzschlag: noch zehn Karten
sound-deck-5 = Schneller Herzschlag: noch fünf Karten
sound-deck-3 = Rasender Herzschlag: noch drei Karten
sound-ending-saved = Musik: warm, das Schiff kommt heim
sound-ending-destroyed = Musik: Ein tiefer Schlag hallt nach und bricht ab
sound-ending-adrift = Musik: einzelne dünne Töne, dann Stille
sound-ending-pod-alone = Musik: eine kleine Stimme, weit weg
sound-ending-pod-behind = Musik: warm, und eine Stimme draußen
sound-ending-pod-nobody = Musik: eine Stimme, dann eine dumpfe Glocke

# What the mute key did.
sound-off = Ton ist aus
sound-on = Ton ist an
