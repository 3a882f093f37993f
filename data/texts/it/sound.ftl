# Captions: what is heard, told in words.
sound-critical = Allarme: una stanza è critica
sound-alarm-near = Allarme, proprio qui
sound-alarm-middle = Allarme, a una stanza da qui
sound-alarm-far = Allarme, in lontananza
sound-creak = Lo scafo scricchiola
sound-breach = Lo scafo si squarcia
sound-deck-10 = Un battito lento: dieci carte rimaste
sound-deck-5 = Un battito veloce: cinque carte rimaste
sound-deck-3 = Un battito all’impazzata: tre carte rimaste
sound-ending-saved = Musica: calda, la nave torna a casa
sound-ending-destroyed = Musica: un boato profondo riecheggia e si spezza
sound-ending-adrift = Musica: poche note sottili, poi silenzio
sound-ending-pod-alone = Musica: una piccola voce, lontana
sound-ending-pod-behind = Musica: calda, e una voce là fuori
sound-ending-pod-nobody = Musica: una voce, poi una campana sorda

# What the mute key did.
sound-off = Audio disattivato
sound-on = Audio attivato
