# Captions: what is heard, told in words.
sound-critical = Alarme: uma sala está crítica
sound-alarm-near = Alarme, bem aqui
sound-alarm-middle = Alarme, a uma sala daqui
sound-alarm-far = Alarme, ao longe
sound-creak = O casco range
sound-breach = O casco se rompe
sound-deck-10 = Coração lento: restam dez cartas
sound-deck-5 = Coração acelerado: restam cinco cartas
sound-deck-3 = Coração disparado: restam três cartas
sound-ending-saved = Música: calorosa, a nave volta para casa
sound-ending-destroyed = Música: um estrondo grave ecoa e se cala
sound-ending-adrift = Música: notas finas e soltas, depois silêncio
sound-ending-pod-alone = Música: uma voz pequena, bem longe
sound-ending-pod-behind = Música: calorosa, e uma voz lá fora
sound-ending-pod-nobody = Música: uma voz, depois um sino abafado

# What the mute key did.
sound-off = Som desligado
sound-on = Som ligado
