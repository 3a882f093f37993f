### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Tutta l’energia è nel nucleo: questo salva la nave.
bot-why-core = Tutta l’energia è deviata, quindi si va al nucleo.
bot-why-divert = Le carte per { $room } ci sono tutte: l’energia va al nucleo.
bot-why-danger = Il prossimo colpo { FORM($room, "at") } farebbe perdere la nave.
bot-why-repair = Riparare { $room } vale la carta: manca meno per averla integra.
bot-why-refill = Una sola carta ripara tutto { FORM($room, "at") }.
bot-why-go-divert = { FORM($room, "at") } le carte in mano possono deviare energia.
bot-why-go-repair = { FORM($room, "at") } le carte in mano possono riparare.
bot-why-go = { FORM($room, "at") } le prossime azioni valgono di più.
bot-why-scavenge = Mancano carte più di ogni altra cosa.
bot-why-give = Con questa carta { $crew } può fare di più.
bot-why-take = Questa carta serve più qui che a { $crew }.
bot-why-activate = Ora nulla aiuta più che usare { $room }.
bot-why-keep = Ora nulla vale un’azione: i segnalini le tengono per dopo.
bot-why-finish = Non resta nulla da fare.
bot-why-open-card = Questa carta scoperta aiuta più di quanto prometta una del mazzo.
bot-why-deck = Nessuna carta scoperta è meglio di ciò che può esserci nel mazzo.
bot-why-least = Questa carta mancherà meno di tutte.
bot-why-swap = La carta che arriva vale più di quella che va.
bot-why-order = In cima c’è ciò che serve presto.
bot-why-damage-order = Prima viene ciò che fa meno danno.
bot-why-protect = Qui i prossimi colpi sono più pericolosi.
bot-why-send = Da lì { $crew } può fare di più.
bot-why-hand-out = Chi lo riceve può farne l’uso migliore.
bot-why-strike = Questi colpi la nave li regge meglio.
bot-why-leave = Senza gli altri ora c’è più da vincere.
bot-why-best = Di tutto ciò che si vede, questo promette di più.
