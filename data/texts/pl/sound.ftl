# Captions: what is heard, told in words.
sound-critical = Alarm: sekcja w stanie krytycznym
sound-alarm-near = Alarm, tuż obok
sound-alarm-middle = Alarm, o sekcję dalej
sound-alarm-far = Alarm, daleko
sound-creak = Kadłub trzeszczy
sound-breach = Kadłub się rozdziera
sound-deck-10 = Powolne bicie serca: dziesięć kart do końca
sound-deck-5 = Szybkie bicie serca: pięć kart do końca
sound-deck-3 = Gorączkowe bicie serca: trzy karty do końca

# What the mute key did.
sound-off = Dźwięk wyłączony
sound-on = Dźwięk włączony
