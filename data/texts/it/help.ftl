## Help: one line for what is on the table

help-table = Sul tavolo
help-ask = { DEVICE() ->
    [pad] Seleziona qualcosa per la sua regola
   *[keys] Clic destro su qualcosa: la sua regola
}
help-choose = Prova: se non si può, il gioco dice perché
help-hand = { DEVICE() ->
    [pad] Scegli una carta, poi un bersaglio evidenziato
   *[keys] Trascina una carta su un bersaglio evidenziato o fai clic su entrambi
}
help-undo = Annulla
help-adviser = Chiedi al capitano
help-log = Che cosa è successo
help-piles = Che cosa resta in mazzi e pile
help-end = Termina le tue azioni
