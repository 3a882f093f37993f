# Captions: what is heard, told in words.
sound-critical = Alarm: Ein Raum ist kritisch
sound-alarm-near = Alarm, ganz nah
sound-alarm-middle = Alarm, einen Raum weiter
sound-alarm-far = Alarm, weit entfernt
sound-creak = Die Hülle ächzt
sound-breach = Die Hülle reißt auf
sound-deck-10 = Langsamer Herzschlag: noch zehn Karten
sound-deck-5 = Schneller Herzschlag: noch fünf Karten
sound-deck-3 = Rasender Herzschlag: noch drei Karten

# What the mute key did.
sound-off = Ton ist aus
sound-on = Ton ist an
