# Captions: what is heard, told in words.
sound-critical = Alarme : une salle est critique
sound-alarm-near = Alarme, ici même
sound-alarm-middle = Alarme, à une salle d’ici
sound-alarm-far = Alarme, au loin
sound-creak = La coque grince
sound-breach = La coque se déchire
sound-deck-10 = Un cœur bat lentement : dix cartes restantes
sound-deck-5 = Un cœur bat vite : cinq cartes restantes
sound-deck-3 = Un cœur s’emballe : trois cartes restantes

# What the mute key did.
sound-off = Son coupé
sound-on = Son rétabli
