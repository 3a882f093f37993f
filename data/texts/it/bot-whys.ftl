### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Tutte le stanze sono deviate: attivare il nucleo salva la nave.
bot-why-core = Tutte le stanze sono deviate, quindi ora tocca al nucleo.
bot-why-divert = Tutte le carte per { $room } sono in mano: si devia l’energia.
bot-why-danger = Un altro colpo { FORM($room, "at") } e la nave è perduta.
bot-why-refill = Una sola riparazione riempie tutti gli spazi { FORM($room, "of") }.
bot-why-repair-whole = Così { FORM($room, "at") } non manca nulla. Solo una stanza integra si attiva o si devia.
bot-why-repair-ready = Così { FORM($room, "at") } non manca nulla, e le carte per deviare sono in mano.
bot-why-repair-use = Così { FORM($room, "at") } non manca nulla, e la stanza si può attivare.
bot-why-repair-bears = Colpi che si reggono { FORM($room, "at") }: { $count } invece di { $less }.
bot-why-repair-lacks = Così { FORM($room, "at") } { $count ->
    [one] resta uno spazio vuoto
   [many] restano { $count } spazi vuoti
   *[other] restano { $count } spazi vuoti
}.
bot-why-go-divert = Con le carte in mano si può deviare { $room }.
bot-why-go-repair = Con le carte in mano si può riparare { $room }.
bot-why-go-to-repair = Si va { FORM($room, "at") }, per riparare.
bot-why-go-use = Si va { FORM($room, "at") }. Abilità: «{ $ability }»
bot-why-go-share = Si va da { $crew } per condividere carte.
bot-why-go-need = Le carte in mano servono { FORM($room, "at") }.
bot-why-go-near = Il prossimo turno parte bene da qui: { $room }.
bot-why-use = Questa abilità è utile adesso: «{ $ability }»
bot-why-search = Le stanze ancora da deviare costano { $need } carte. L’equipaggio ne ha { $count }.
bot-why-scavenge = Più carte danno più possibilità nei prossimi turni.
bot-why-give = Con questa carta { $crew } può fare di più.
bot-why-give-divert = Con questa carta { $crew } ha tutte le carte per deviare { $room }.
bot-why-give-repair = Con questa carta { $crew } può riparare { $room }.
bot-why-give-lacks = Con questa carta, per deviare { $room } a { $crew } { $count ->
    [one] manca solo una carta
   [many] mancano solo { $count } carte
   *[other] mancano solo { $count } carte
}.
bot-why-take = Questa carta è più utile qui che a { $crew }.
bot-why-get-divert = Con questa carta ci sono tutte quelle per deviare { $room }.
bot-why-get-repair = Questa carta ripara { $room }.
bot-why-get-lacks = Dopo questa, per deviare { $room } { $count ->
    [one] manca solo una carta
   [many] mancano solo { $count } carte
   *[other] mancano solo { $count } carte
}.
bot-why-get-any = Una carta Universale vale come qualsiasi risorsa.
bot-why-open-card = Questa carta scoperta dovrebbe aiutare più di una del mazzo.
bot-why-open-slow = Una carta scoperta costa al mazzo una carta, non { $count }.
bot-why-deck = Nessuna carta scoperta è meglio di ciò che può dare il mazzo.
bot-why-deck-more = Il mazzo dà { $count } carte, le scoperte una sola.
bot-why-take-nothing = Ogni carta presa avvicina la fine del mazzo.
bot-why-least = Questa carta è quella che mancherà di meno.
bot-why-least-idle = Ora nessuna stanza ha bisogno di questa carta.
bot-why-least-spare = In mano ci sono { $count } carte così.
bot-why-swap = La carta presa vale più di quella data.
bot-why-swap-two = Dopo, entrambi possono fare di più con le loro carte.
bot-why-order = In cima vanno le carte che servono prima.
bot-why-damage-later = Una carta che distruggerebbe la nave arriva più tardi.
bot-why-damage-sunk = Una carta che distruggerebbe la nave va in fondo.
bot-why-damage-down = La carta più dannosa va in fondo.
bot-why-damage-bear = I prossimi colpi vanno a stanze che li reggono.
bot-why-protect-least = La stanza più vicina alla distruzione: { $room }.
bot-why-protect-ready = { $crew } ha le carte per deviare { $room }. Un colpo lo impedirebbe.
bot-why-protect-whole = Si devia solo una stanza integra: questo protegge { $room }.
bot-why-shield = Il segnalino para il prossimo colpo { FORM($room, "at") }.
bot-why-send = Da lì { $crew } può fare di più.
bot-why-send-divert = { FORM($room, "at") } { $crew } ha le carte per deviare energia.
bot-why-send-repair = { FORM($room, "at") } { $crew } ha una carta per riparare.
bot-why-hand-out = Questo membro dell’equipaggio può farne l’uso migliore.
bot-why-hand-tokens = Con i segnalini Azione { $crew } può fare di più in un turno.
bot-why-hold-shield = { $crew } è { FORM($room, "at") }: il segnalino para lì un colpo.
bot-why-hold-cube = Con il cubetto { $crew } può riparare { $room } senza carta.
bot-why-carry-cube = Con il cubetto { $crew } può riparare senza carta.
bot-why-strike-bear = Queste stanze possono reggere il colpo.
bot-why-keep = Le azioni non usate diventano segnalini Azione per dopo.
bot-why-keep-safe = La prossima carta Danno non può colpire una stanza critica. Le azioni non usate diventano segnalini Azione per dopo.
bot-why-keep-tokens = I segnalini Azione restano per un turno successivo.
bot-why-stop = Nessuna azione rimasta sarebbe utile.
bot-why-leave = Senza gli altri le probabilità sono migliori.
bot-why-best = Sembra la scelta migliore.
bot-why-only = Non c’è altra scelta.
bot-why-stand-in = Il programma non ha risposto, quindi il gioco ha fatto una scelta semplice.
