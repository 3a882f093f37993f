# Captions: what is heard, told in words.
sound-critical = Alarma: una sala crítica
sound-alarm-near = Alarma, aquí mismo
sound-alarm-middle = Alarma, a una sala
sound-alarm-far = Alarma, a lo lejos
sound-creak = El casco cruje
sound-breach = El casco se desgarra
sound-deck-10 = Latido lento: quedan diez cartas
sound-deck-5 = Latido rápido: quedan cinco cartas
sound-deck-3 = Latido desbocado: quedan tres cartas

# What the mute key did.
sound-off = Sonido desactivado
sound-on = Sonido activado
