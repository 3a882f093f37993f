### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solitario
expansion-solo-text = Un giocatore guida tre membri dell’equipaggio con una sola mano di carte.
expansion-solo-full = In solitario guidi tre membri dell’equipaggio, che giocano a turno: una mano di carte per tutti, segnalini per ciascuno. Invece di condividere, baratti una carta della mano con una scoperta.
expansion-damage-control = Controllo Danni
expansion-damage-control-text = Tre carte Danno ti fanno scegliere quali stanze sono colpite.
expansion-damage-control-full = Una carta Danno di ogni tipo lascia il mazzo senza essere vista; al suo posto entra una carta che non nomina stanze. Chi la pesca sceglie una, due o tre stanze da colpire.
expansion-escape-pod = Capsula di Salvataggio
expansion-escape-pod-text = Da sette stanze deviate in poi, uno di voi può abbandonare gli altri.
expansion-escape-pod-full = Quando sette stanze sono deviate, chi si trova al Nucleo Energetico può salire nella capsula. Se la nave si salva, vincono gli altri; se è perduta, chi è in fuga prende un’ultima carta e, se l’ultimo tiro supera il numero delle sue carte, vince senza gli altri.

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
    [fewer] : aggiungine un altro.
   *[more] : siete troppi.
}
expansion-players-short = altro numero
expansion-apart = Va insieme a «{ $other }».
expansion-apart-no = non va insieme a «{ $other }»: cambiano la stessa cosa.
expansion-apart-short = non con { $other }
