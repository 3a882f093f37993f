# Captions: what is heard, told in words.
sound-critical = Alarme: uma sala está crítica
sound-alarm-near = Alarme, bem aqui
sound-alarm-middle = Alarme, a uma sala daqui
sound-alarm-far = Alarme, ao longe
sound-creak = O casco range
sound-breach = O casco se rompe
sound-deck-10 = Um coração lento: restam dez cartas
sound-deck-5 = Um coração rápido: restam cinco cartas
sound-deck-3 = Um coração disparado: restam três cartas

# What the mute key did.
sound-off = Som desligado
sound-on = Som ligado
