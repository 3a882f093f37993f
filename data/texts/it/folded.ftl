### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Giocatore attivo
folded-next = Prossimo turno
folded-then = Dopo il prossimo
folded-last = Ultimo del giro
folded-pod = Nella Capsula di Salvataggio
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] una carta,
       [many] { $cards } carte,
       *[other] { $cards } carte,
    }
} { $tokens ->
    [one] un segnalino Azione
   [many] { $tokens } segnalini Azione
   *[other] { $tokens } segnalini Azione
}{ $cubes ->
    [0] {""}
    [one] , un cubetto Riparazione
   [many] , { $cubes } cubetti Riparazione
   *[other] , { $cubes } cubetti Riparazione
}{ $shields ->
    [0] {""}
    [one] , un segnalino Protezione
   [many] , { $shields } segnalini Protezione
   *[other] , { $shields } segnalini Protezione
}
folded-critical = CRITICA: il prossimo colpo la distrugge
