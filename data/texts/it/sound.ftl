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

# What the mute key did.
sound-off = Audio disattivato
sound-on = Audio attivato
