# Captions: what is heard, told in words.
sound-critical = Alarme : une salle est critique
sound-alarm-near = Alarme, ici même
sound-alarm-middle = Alarme, à une salle d’ici
sound-alarm-far = Alarme, au loin
sound-creak = La coque grince
sound-breach = La coque se déchire
sound-deck-10 = Un battement lent : il reste dix cartes
sound-deck-5 = Un battement rapide : il reste cinq cartes
sound-deck-3 = Un cœur qui s’emballe : il reste trois cartes
sound-ending-saved = Musique : chaleureuse, le vaisseau rentre
sound-ending-destroyed = Musique : un grondement résonne et s’interrompt
sound-ending-adrift = Musique : quelques notes ténues, puis le silence
sound-ending-pod-alone = Musique : une petite voix, très loin
sound-ending-pod-behind = Musique : chaleureuse, et une voix au-dehors
sound-ending-pod-nobody = Musique : une voix, puis une cloche sourde

# What the mute key did.
sound-off = Son coupé
sound-on = Son activé
