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
sound-ending-saved = Música: cálida, la nave vuelve a casa
sound-ending-destroyed = Música: un golpe profundo resuena y se corta
sound-ending-adrift = Música: notas sueltas y tenues, luego silencio
sound-ending-pod-alone = Música: una voz pequeña, muy lejos
sound-ending-pod-behind = Música: cálida, y una voz ahí fuera
sound-ending-pod-nobody = Música: una voz, luego una campana sorda

# What the mute key did.
sound-off = Sonido desactivado
sound-on = Sonido activado
