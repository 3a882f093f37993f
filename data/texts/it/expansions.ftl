### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solitario
expansion-solo-text = Un giocatore guida tre membri dell’equipaggio con una sola mano di carte.
expansion-solo-full = Guidi tre membri dell’equipaggio che giocano a turno. Condividono una mano, ma ognuno ha i suoi segnalini. Invece di condividere, scambi una carta della mano con una scoperta.
expansion-damage-control = Controllo Danni
expansion-damage-control-text = Tre carte Danno ti fanno scegliere quali stanze sono colpite.
expansion-damage-control-full = Una carta Danno sconosciuta di ogni tipo è sostituita da una che non nomina stanze. Il giocatore attivo sceglie tante stanze diverse quante ne indica il tipo.
expansion-escape-pod = Capsula di Salvataggio
expansion-escape-pod-text = Con sette stanze deviate, uno di voi può abbandonare gli altri.
expansion-escape-pod-full = Con sette stanze deviate, un giocatore al Nucleo Energetico può salire nella capsula. Se la nave si salva, vincono gli altri. Se è perduta, il disertore prende un’altra carta e tira. Se supera il numero delle sue carte vince, senza gli altri; altrimenti perdono tutti.

## Why an expansion cannot be in a game

number = { $number ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
   *[other] { $number }
}
expansion-players = { $most ->
    [1] Per un solo giocatore.
   *[other] Per { FORM($for, "or") } giocatori.
}
expansion-players-no = { $most ->
    [1] serve un solo giocatore
   *[other] servono { FORM($for, "or") } giocatori
}{ $crowd ->
    [alone] ; qui ce n’è solo uno.
    [fewer] : aggiungi un giocatore.
   *[more] : togli un giocatore.
}
expansion-players-short = { $crowd ->
    [alone] non in solitario
    [fewer] aggiungi un giocatore
   *[more] togli un giocatore
}
expansion-apart = Si può combinare con «{ $other }».
expansion-apart-no = non si può combinare con «{ $other }»: cambiano la stessa regola.
expansion-apart-short = non con { $other }
