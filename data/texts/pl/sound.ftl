# Captions: sounds in words.
sound-critical = Alarm: sekcja w stanie krytycznym
sound-alarm-near = Alarm, tuż obok
sound-alarm-middle = Alarm, o sekcję dalej
sound-alarm-far = Alarm, daleko
sound-creak = Kadłub trzeszczy
sound-breach = Kadłub się rozdziera
sound-deck-10 = Powolne bicie serca: dziesięć kart do końca
sound-deck-5 = Szybkie bicie serca: pięć kart do końca
sound-deck-3 = Gorączkowe bicie serca: trzy karty do końca
sound-ending-saved = Muzyka: ciepła, statek wraca do domu
sound-ending-destroyed = Muzyka: głuchy huk wybrzmiewa i się urywa
sound-ending-adrift = Muzyka: pojedyncze ciche dźwięki, potem cisza
sound-ending-pod-alone = Muzyka: jeden cichy głos, daleko
sound-ending-pod-behind = Muzyka: ciepła, a na zewnątrz jeden głos
sound-ending-pod-nobody = Muzyka: jeden głos, potem głuchy dzwon

# After the mute key.
sound-off = Dźwięk wyłączony
sound-on = Dźwięk włączony
