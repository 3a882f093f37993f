### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
    .of = di { $name }
    .at = in { $name }
    .lost = { $name }: distruzione
play-room-bridge = il Ponte
    .of = del Ponte
    .at = sul Ponte
    .lost = il Ponte è distrutto
play-room-cargo-hold = la Stiva
    .of = della Stiva
    .at = nella Stiva
    .lost = la Stiva è distrutta
play-room-medical-bay = l’Infermeria
    .of = dell’Infermeria
    .at = in Infermeria
    .lost = l’Infermeria è distrutta
play-room-crew-quarters = gli Alloggi
    .of = degli Alloggi
    .at = negli Alloggi
    .lost = gli Alloggi sono distrutti
play-room-energy-core = il Nucleo Energetico
    .of = del Nucleo Energetico
    .at = al Nucleo Energetico
    .lost = il Nucleo Energetico è distrutto
play-room-engine-room = la Sala Macchine
    .of = della Sala Macchine
    .at = in Sala Macchine
    .lost = la Sala Macchine è distrutta
play-room-armoury = l’Armeria
    .of = dell’Armeria
    .at = in Armeria
    .lost = l’Armeria è distrutta
play-room-repair-centre = l’Officina
    .of = dell’Officina
    .at = in Officina
    .lost = l’Officina è distrutta
play-room-mess-hall = la Mensa
    .of = della Mensa
    .at = in Mensa
    .lost = la Mensa è distrutta
play-resource-data = dati
play-resource-metal = metallo
play-resource-nanobots = nanobot
play-resource-energy = energia
play-resource-universal = una carta Universale
play-counted = { $count } { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
   [many] { $count } carte Universali
   *[other] { $count } carte Universali
}
play-list-and = { $head } e { $last }
play-list-or = { $head } o { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, e { $other }
play-refused-label = Non è possibile

## What somebody tries to do: the beginning of a refusal

play-do-that = Non ora
play-do-move = Muoversi
play-do-move-room = Andare { FORM($room, "at") }
play-do-send = Mandare { $name }
play-do-send-room = Mandare { $name } { FORM($room, "at") }
play-do-scavenge = Rovistare
play-do-share = Condividere
play-do-give = Dare { $card } a { $name }
play-do-pick = Prendere una carta
play-do-take = Prendere { $card } da { $name }
play-do-repair = Riparare
play-do-repair-room = Riparare { $room }
play-do-divert = Deviare energia
play-do-divert-room = Deviare l’energia { FORM($room, "of") }
play-do-activate = Attivare
play-do-activate-room = Attivare { $room }
play-do-card = { $card }
play-do-card-room = Usare { $card } { FORM($room, "at") }
play-do-discard = Scartare { $card }
play-do-damage = Controllo Danni
play-do-board = Salire nella Capsula di Salvataggio

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Ti resta un’azione
   [many] Ti restano { $count } azioni
   *[other] Ti restano { $count } azioni
}
play-left-no = in questo turno non hai più azioni
play-left-short = niente azioni

play-standing = Ti trovi { FORM($room, "at") }
play-standing-no = dovresti essere lì, ma ti trovi { FORM($here, "at") }
play-standing-short = non da qui

play-company = Con te c’è qualcun altro
play-company-no = in questa stanza non c’è nessun altro
play-company-short = nessuno qui
play-cards = Carte da condividere
play-cards-no = { $theirs ->
    [0] nessuno dei due ha carte
   *[other] la tua mano è vuota
}
play-cards-short = niente carte
play-together = { $name } è con te
play-together-no = { $name } è { FORM($room, "at") }, tu { FORM($here, "at") }; per condividere dovete essere nella stessa stanza
play-together-short = non insieme
play-to-hand-no = le carte che prendi vanno nella mano di { $name }
play-to-hand-short = nella tua mano
play-pick-later-no = solo quando rovisti o, dopo le tue azioni, nella raccolta
play-pick-later-short = rovista o raccogli

play-whole = { $spaces ->
    [0] Qui non c’è nulla da riparare
    [3] Ci sono tutti e tre i cubetti
   *[other] Ci sono tutti i { $spaces } cubetti
}
play-whole-no = prima riparala (cubetti: { $cubes } su { $spaces })
play-whole-short = prima ripara
play-broken = Qualcosa da riparare
play-broken-no = qui non c’è nulla da riparare
play-broken-short = tutto a posto
play-broken-elsewhere = Qualcosa da riparare altrove
play-broken-elsewhere-no = nessun’altra stanza ha bisogno di riparazioni
play-broken-elsewhere-short = tutto a posto
play-exposed = Lo spazio è vuoto
play-exposed-no = questo spazio ha ancora il suo cubetto
play-exposed-short = non è vuoto
play-fitting = Una carta adatta
play-fitting-no = { $card ->
    [none] { $count ->
        [0] serve { FORM($wanted, "or") }, ma la tua mano è vuota
        [1] serve { FORM($wanted, "or") }, non { $held }
       *[other] serve { FORM($wanted, "or") }: non ce l’hai, e nemmeno una carta Universale
    }
   *[other] serve { FORM($wanted, "or") }, non { $card }
}
play-fitting-short = nessuna adatta
play-fitting-elsewhere = Una carta adatta
play-fitting-elsewhere-no = per le stanze danneggiate serve { FORM($wanted, "or") }: non ce l’hai
play-fitting-elsewhere-short = nessuna adatta
play-match = La carta è adatta
play-match-no = { $card ->
    [none] questo spazio richiede { FORM($space, "or") }: non ce l’hai
   *[other] questo spazio richiede { FORM($space, "or") }, non { $card }
}
play-match-short = carta non adatta
play-cube = Un cubetto nella riserva
play-cube-no = nella riserva non restano cubetti Riparazione
play-cube-short = niente cubetti
play-other-room = Un’altra stanza
play-other-room-no = l’Officina ripara solo altre stanze
play-other-room-short = solo altre stanze

play-power = Ha energia da deviare
play-power-no = il Nucleo Energetico riceve energia e non ne ha da deviare
play-power-short = niente energia qui
play-undiverted = La sua energia non è ancora deviata
play-undiverted-no = la sua energia è già deviata
play-undiverted-short = già deviata
play-cost = Costo
play-cost-no = { $cost-paid ->
    [0] ti manca ancora: { FORM($cost, "lacking") }
   *[other] hai { FORM($cost, "paid") }, ti manca ancora: { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] manca: { $cost-lacking } { $cost-first }
   [many] mancano { $cost-lacking } carte
   *[other] mancano { $cost-lacking } carte
}
play-in-cost = La carta fa parte del costo
play-in-cost-no = { $card } non fa parte del costo
play-in-cost-short = carta sbagliata

play-power-all = Tutte le { $goal ->
    [8] otto
   *[other] { $goal }
} stanze deviate
play-power-all-no = stanze deviate finora: { $number } su { $goal }
play-power-all-short = { $number } su { $goal } deviate
play-apart = Qualcuno da raggiungere
play-apart-no = siete tutti nella stessa stanza, non c’è nessuno da raggiungere
play-apart-short = nessuno altrove
play-any-cards = Carte da dare o prendere
play-any-cards-no = nessuno ha carte
play-any-cards-short = niente carte
play-own-cards = Una carta tua
play-own-cards-no = la tua mano è vuota
play-own-cards-short = mano vuota
play-discards = Carte negli scarti
play-discards-no = la pila degli scarti è vuota
play-discards-short = scarti vuoti
play-damage-cards = Carte Danno da guardare
play-damage-cards-no = non ci sono più carte Danno
play-damage-cards-short = niente carte Danno
play-shields = Un segnalino Protezione nella riserva
play-shields-no = nella riserva non restano segnalini Protezione
play-shields-short = niente Protezione

play-next-door = Una stanza vicina
play-next-door-no = { $steps ->
    [none] in quella direzione non ci sono stanze
    [0] ti trovi già lì
   *[other] è a { $steps } mosse; si va di stanza in stanza, mai in diagonale
}
play-next-door-short = { $steps ->
    [none] nessuna stanza lì
    [0] già lì
   *[other] a { $steps } mosse
}
play-own-meeple-no = puoi muovere solo { $name }; gli Alloggi possono mandare chiunque
play-own-meeple-short = non è il tuo
play-to-room-no = un meeple può andare solo in una stanza
play-to-room-short = solo stanze
play-elsewhere = Un’altra stanza
play-elsewhere-no = { $name } è già lì
play-elsewhere-short = già lì
play-joined = Lì c’è qualcuno
play-joined-no = lì non c’è nessuno
play-joined-short = nessuno lì

play-to-discard-no = il tuo limite di mano è { $hand-limit }: va negli scarti
play-to-discard-short = negli scarti
play-to-space-no = ripara uno spazio vuoto di un’altra stanza
play-to-space-short = solo spazi
play-card-discard-no = scarti carte solo per pagare, o quelle oltre { $hand-limit } a fine turno
play-card-discard-short = solo per pagare
play-card-deck-no = le carte non tornano nel mazzo
play-card-deck-short = non torna mai
play-card-face-up-no = le carte non tornano tra le scoperte
play-card-face-up-short = non torna mai
play-pod-online = { $goal } stanze deviate
play-pod-online-no = è bloccata (stanze deviate: { $number } su { $goal })
play-pod-online-short = capsula bloccata
play-pod-core = Ti trovi al Nucleo Energetico
play-pod-core-no = puoi salire solo dal Nucleo Energetico
play-pod-core-short = solo dal nucleo
play-pod-free = È ancora agganciata
play-pod-free-no = { $name } è già in fuga con la capsula
play-pod-free-short = capsula partita
play-card-pod-no = nella capsula può salire solo un membro dell’equipaggio
play-card-pod-short = solo equipaggio
play-place-few-no = { $count ->
    [one] scegli la stanza da colpire
   [many] scegli { $count } stanze diverse
   *[other] scegli { $count } stanze diverse
}
play-place-few-short = prima scegli
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] hai già scelto una stanza; sceglila di nuovo per toglierla
       [many] hai già scelto { $count } stanze; scegline di nuovo una per toglierla
       *[other] hai già scelto { $count } stanze; scegline di nuovo una per toglierla
    }
   *[keys] { $count ->
        [one] hai già scelto una stanza; fai clic per toglierla
       [many] hai già scelto { $count } stanze; fai clic su una per toglierla
       *[other] hai già scelto { $count } stanze; fai clic su una per toglierla
    }
}
play-place-full-short = stanze già scelte
play-damage-room-no = solo le stanze possono essere colpite
play-damage-room-short = solo stanze
play-card-other-no = una carta va su uno spazio, sul costo di una stanza o a qualcuno nella tua stanza
play-card-other-short = non lì
play-aim-scavenge-no = { DEVICE() ->
    [pad] dove vuoi sulla nave
   *[keys] lancialo dove vuoi
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] ovunque
   *[keys] lancia ovunque
}
play-aim-share-no = scegli qualcuno nella tua stanza
play-aim-share-short = non lì
play-aim-repair-no = scegli uno spazio vuoto nella tua stanza
play-aim-repair-short = non lì
play-aim-divert-no = scegli la stanza in cui ti trovi
play-aim-divert-short = non lì
play-aim-activate-no = scegli la stanza in cui ti trovi
play-aim-activate-short = non lì

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] una stanza a scelta
   [many] { $count } stanze a scelta
   *[other] { $count } stanze a scelta
}
play-log-setup = { $count ->
    [0] La nave è pronta
    [one] La nave è pronta, e una carta Danno la colpisce prima del primo turno
    [2] La nave è pronta, e due carte Danno la colpiscono prima del primo turno
   [many] La nave è pronta, e { $count } carte Danno la colpiscono prima del primo turno
   *[other] La nave è pronta, e { $count } carte Danno la colpiscono prima del primo turno
}
play-log-turn = Turno { $turn }: { $name }
play-log-finish = { $name } termina le azioni
play-log-nothing = { $name } non prende altre carte
play-log-action = { $name }: { $action }
play-log-move = { $name } va { FORM($room, "at") }
play-log-sent = { $same ->
    [yes] { $name } va { FORM($room, "at") }
   *[no] { $name } manda { $other } { FORM($room, "at") }
}
play-log-scavenge = { $name } rovista e tira { $value }: { $cards ->
    [0] niente
    [one] una carta
   [many] { $cards } carte
   *[other] { $cards } carte
}
play-log-breach-roll = Breccia nello Scafo, tiro { $value }: { $cards ->
    [0] nessuna carta persa
    [one] una carta persa
   [many] { $cards } carte perse
   *[other] { $cards } carte perse
}
play-log-from-deck = { $name } pesca { $cards }
play-log-from-face-up = { $name } prende { $cards } tra le scoperte
play-log-from-discard = { $name } prende { $cards } dagli scarti
play-log-given = { $name } dà { $cards } a { $other }
play-log-discard = { $name } scarta { $cards }
play-log-swap-in = { $name } mette { $cards } negli scarti
play-log-lost = Perso nello spazio: { $cards }
play-log-repair = { $name } ripara { $room } con { $card }{ $count ->
    [one] { "" }
   [many] : { $count } cubetti
   *[other] : { $count } cubetti
}
play-log-repair-cube = { $name } ripara { $room } con un proprio cubetto{ $count ->
    [one] { "" }
   [many] : { $count } cubetti
   *[other] : { $count } cubetti
}
play-log-divert = { $name } devia l’energia { FORM($room, "of") } con { $cards }
play-log-activate = { $name } attiva { $room }
play-log-token = { $name } spende un segnalino Azione
play-log-tokens = { $name } ottiene { $count ->
    [one] un segnalino Azione
   [many] { $count } segnalini Azione
   *[other] { $count } segnalini Azione
}
play-log-shields = { $name } protegge { $rooms }
play-log-returned = { $count ->
    [one] Torna nella riserva il segnalino Protezione { FORM($rooms, "at") }
   [many] Tornano nella riserva i segnalini Protezione { FORM($rooms, "at") }
   *[other] Tornano nella riserva i segnalini Protezione { FORM($rooms, "at") }
}
play-log-seen = { $name } guarda { $deck ->
    [deck] { $count ->
        [one] la prossima carta Risorsa
       [many] le prossime { $count } carte Risorsa
       *[other] le prossime { $count } carte Risorsa
    }
   *[other] { $count ->
        [one] la prossima carta Danno
       [many] le prossime { $count } carte Danno
       *[other] le prossime { $count } carte Danno
    }
}
play-log-ordered = { $count ->
    [one] { $name } la rimette sul mazzo
   [many] { $name } le rimette: { $cards }
   *[other] { $name } le rimette: { $cards }
}
play-log-then = { ", poi " }
play-log-damage = Il danno colpisce { $rooms }
play-log-damage-brief = Danno: { $rooms }
play-log-hit-cube = { $room }: un cubetto perso
play-log-hit-protected = Un segnalino Protezione salva { $room }
play-log-hit-destroyed = { FORM($room, "lost") }
play-log-breach = Le carte Danno sono finite: dal prossimo turno c’è la Breccia nello Scafo
play-log-over-energy-core = Il Nucleo Energetico si riavvia: la nave è salva
play-log-over-deck-empty = Il mazzo Risorse è vuoto: la nave è perduta
play-log-over-room-destroyed = { FORM($room, "lost") }: la nave è perduta

## Over the table

play-die-scavenge = { $cards ->
    [0] Non trovi nulla
    [one] Una carta
   [many] { $cards } carte
   *[other] { $cards } carte
}
play-die-breach = { $cards ->
    [0] Nessuna carta persa
    [one] Una carta persa
   [many] { $cards } carte perse
   *[other] { $cards } carte perse
}
play-breach-title = Breccia nello Scafo
play-breach-text = Non ci sono più carte Danno. Dal prossimo turno un tiro di dado fa perdere carte Risorsa.
play-banner-title = Turno di { $name }
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Turno { $turn }. Passa il controller.
       *[no] Turno { $turn }.
    }
   *[keys] { $handed ->
        [yes] Turno { $turn }. Passa il mouse.
       *[no] Turno { $turn }.
    }
}
play-info-repair = Ripara con
play-info-divert = Devia con
play-info-cubes = { $diverted ->
    [yes] Cubetti: { $cubes } su 3, energia deviata
   *[no] Cubetti: { $cubes } su 3
}
play-info-core = Stanze deviate qui: { $count } su 8
play-info-shields = { $count ->
    [one] Un segnalino Protezione
   [many] { $count } segnalini Protezione
   *[other] { $count } segnalini Protezione
}
play-info-crew = Qui: { $names }

## Dialogs of decisions

play-confirm = Conferma
play-close = Chiudi
play-back = Annulla
play-choose-first = Prima scegli.
play-decides = Decide { $name }
play-follows = Risultato
play-afterwards = Il tavolo dopo
play-seen-by-all = nota a tutti finché non si pesca
play-look = { DEVICE() ->
    [pad] Guarda il tavolo. Un pulsante qualsiasi ti riporta qui. Oppure tieni premuto { KEY("tab") } per guardarlo.
   *[keys] Guarda il tavolo. Un tasto o un clic ti riporta qui. Oppure tieni premuto { KEY("tab") } per guardarlo.
}
play-peek-back = { DEVICE() ->
    [pad] Rilascia { KEY("tab") } per decidere
   *[keys] Rilascia { KEY("tab") }, fai clic o premi un tasto per decidere
}
play-note-undo = Puoi annullare finché non si pescano carte o si tira il dado. Tieni premuto { KEY("tab") } per guardare il tavolo.
play-note-final = Hai visto carte coperte, quindi non puoi annullare. Tieni premuto { KEY("tab") } per guardare il tavolo.
play-order-note = { DEVICE() ->
    [pad] Hai visto carte coperte: non puoi annullare. Prendi una carta con { KEY("enter") }; { KEY("left") } e { KEY("right") } la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
   *[keys] Hai visto carte coperte: non puoi annullare. Fai clic su una carta, trascinala o premi da { KEY("card-1") } a { KEY("card-9") }; le frecce la spostano. Tieni premuto { KEY("tab") } per guardare il tavolo.
}
play-order-first = Cima del mazzo: si pesca per prima
play-order-last = si pesca per ultima
play-order-reset = Ripristina ordine
play-cargo-first = { $name } raccoglie { $count ->
    [one] una carta
    [2] due carte
   [many] { $count } carte
   *[other] { $count } carte
} dal mazzo:
play-cargo-then = Poi { $name } potrebbe pescare:
play-cargo-torn = Poi la Breccia nello Scafo si prende da { $least } a { $most } delle prossime carte.
play-cargo-or = o una carta scoperta
play-bridge-line = Fine del turno { $turn } ({ $name }): { $rooms }
play-bridge-fatal = la nave sarebbe perduta
play-no-cards = Nessuna carta
play-own-hand = Mano di { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Maiusc + da { KEY("card-1") } a { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Tasti da { KEY("card-1") } a { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Scegli una carta per fila.
   *[keys] Trascina una carta degli scarti su una della mano, o fai clic su una per fila.
}
play-engine-pile = Scarti, per risorsa
play-engine-do = { $name } scambia { $give } con { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Scegli una carta per darla o prenderla. Scegline una per parte per scambiarle.
   *[keys] Fai clic su una carta o trascinala per darla o prenderla. Scegline una per parte per scambiarle.
}
play-mess-give = { $name } dà { $give } a { $other }.
play-mess-take = { $name } prende { $take } da { $other }.
play-mess-swap = { $name } dà { $give } a { $other } e prende { $take }.

## Several ways

play-way-pay = { $universals ->
    [0] Senza carte Universali
    [one] Con una carta Universale
   [many] Con { $universals } carte Universali
   *[other] Con { $universals } carte Universali
}
play-way-slot = Spazio { $number }: { $resource }
play-way-refill = Riempie tutti gli spazi
play-way-give = Dare a { $name }
play-way-take = Prendere da { $name }
play-way-of = { $action }: { $way }
play-way-draw = Dal mazzo
play-way-nothing = Niente
play-way-go-on = Avanti
play-way-parts = { $head } · { $next }
play-way-none = nessuna
play-way-share = { $count ->
    [one] { $name }
   [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Riparare { $room }: come?
play-ask-divert = Deviare l’energia { FORM($room, "of") }: paga con
play-ask-share = Condividere con { $name }
play-ask-action = { $action }: come?
play-list-one = Scegli un’opzione
play-list-card = Scegli una carta Risorsa
play-list-cards = Scegli carte Risorsa
play-list-damage-card = Scegli una carta Danno
play-list-damage-cards = Scegli carte Danno
play-list-crew = Scegli un membro dell’equipaggio
play-list-crews = Scegli membri dell’equipaggio
play-list-room = Scegli una stanza
play-list-rooms = Scegli stanze
play-list-slot = Scegli uno spazio
play-list-slots = Scegli spazi
play-list-shares = Scegli quanti ne riceve ciascuno
play-list-number = Scegli un numero
play-list-then = { $chosen }. { $next }
play-list-action = Scegli come.
play-list-note = Non succede nulla finché non scegli. Tieni premuto { KEY("tab") } per guardare il tavolo.
play-more-title = Altre azioni
play-more-cost = { $count ->
    [0] gratis
    [one] un’azione
   [many] { $count } azioni
   *[other] { $count } azioni
}
play-more-way = { $action }: { $cost }
play-step-back = Indietro

## Prompts above the dock

play-prompt-damage = Danno
play-prompt-damage-text = { DEVICE() ->
    [pad] La prima carta Danno colpisce le sue stanze, una dopo l’altra. Premi { KEY("enter") } per andare avanti.
   *[keys] La prima carta Danno colpisce le sue stanze, una dopo l’altra. Fai clic per andare avanti.
}
play-prompt-breach = Breccia nello Scafo
play-prompt-breach-text = { DEVICE() ->
    [pad] Il dado mostra quante carte Risorsa si perdono. Premi { KEY("enter") } per andare avanti.
   *[keys] Il dado mostra quante carte Risorsa si perdono. Fai clic per andare avanti.
}
play-prompt-deal = Preparazione
play-prompt-deal-text = { DEVICE() ->
    [pad] Le stanze vengono disposte a caso, tutti ricevono carte e le prime carte Danno colpiscono la nave. Premi { KEY("enter") } per andare avanti.
   *[keys] Le stanze vengono disposte a caso, tutti ricevono carte e le prime carte Danno colpiscono la nave. Fai clic per andare avanti.
}
play-prompt-seat = Decide { $name }
play-prompt-seat-text = { DEVICE() ->
    [pad] Vai su stanze, mazzi e pile per saperne di più. Premi { KEY("enter") } per andare avanti.
   *[keys] Indica stanze, mazzi e pile per saperne di più. Fai clic per andare avanti.
}
play-prompt-over = La partita è finita
play-prompt-over-text = Guardati intorno quanto vuoi. { KEY("end") } o questo pulsante mostra il risultato.

## Escape Pod

play-board-title = { $name } lascia la nave?
play-board-text = Il turno finisce subito e non si torna indietro. { $name } tiene la mano e cede segnalini e cubetti. Poi { $name } prende la prima carta degli scarti e tira. Se il tiro non supera il numero di carte in mano, { $name } ne prende un’altra. Da allora ogni turno di { $name } è solo questo: una carta, un tiro, forse un’altra carta. Se la nave si salva, { $name } perde e gli altri vincono. Se è perduta, { $name } prende un’ultima carta e tira una volta. Se quel tiro supera il numero di carte in mano, { $name } vince, senza gli altri. Altrimenti perdono tutti.
play-board-yes = Sali nella capsula
play-board-no = Resta con gli altri
play-tip-pod = Capsula di Salvataggio: con { $pod-rooms } stanze deviate, un membro dell’equipaggio può fuggire dal Nucleo Energetico{ KEY("board", before: " (", after: ")") }. Costa un’azione, e non si torna indietro.
play-tip-pod-taken = { $name } è alla deriva. A ogni turno { $name } prende la prima carta degli scarti e tira. Se il tiro non supera il numero di carte in mano, ne prende un’altra.
play-log-board = { $name } sale nella Capsula di Salvataggio e lascia la nave
play-log-pod-roll = { $name }, alla deriva, tira { $value }: { $more ->
    [yes] un’altra carta
   *[no] nessun’altra carta
}
play-log-last-roll = L’ultimo tiro di { $name } è { $value }: { $free ->
    [yes] la capsula fugge
   *[no] la capsula è perduta con la nave
}
play-prompt-pod = { $name } è alla deriva
play-prompt-pod-text = { DEVICE() ->
    [pad] Il disertore prende una carta dagli scarti e tira. Se il tiro non supera il numero delle sue carte, ne prende un’altra. Premi { KEY("enter") } per andare avanti.
   *[keys] Il disertore prende una carta dagli scarti e tira. Se il tiro non supera il numero delle sue carte, ne prende un’altra. Fai clic per andare avanti.
}
play-pod-leaves = { $name } lascia la nave
play-pod-leaves-text = Non si torna indietro: { $name } perde se la nave si salva.
play-pod-turn = { $name }, alla deriva nella Capsula
play-pod-turn-text = { $taken ->
    [0] La pila degli scarti è vuota, ma il dado si tira lo stesso.
   *[other] Prende una carta e tira: con { $held } o meno { $left ->
        [0] ne prenderebbe un’altra, ma non ce ne sono più.
       *[other] ne prende un’altra.
    }
}
play-pod-last = L’ultimo tiro
play-pod-last-text = { $taken ->
    [0] Per { $name } non ci sono più carte.
   *[other] { $name } prende un’ultima carta.
} Solo un tiro superiore al numero di carte permette la fuga.
play-die-pod = { $held ->
    [one] Una carta in mano
   [many] { $held } carte in mano
   *[other] { $held } carte in mano
}: { $more ->
    [yes] un’altra carta
    [none] non ce ne sono più
   *[no] nessun’altra
}
play-die-last = { $more ->
    [yes] Più di { $held ->
        [one] una carta
       [many] { $held } carte
       *[other] { $held } carte
    }: la capsula fugge
   *[no] Non più di { $held ->
        [one] una carta
       [many] { $held } carte
       *[other] { $held } carte
    }: la capsula è perduta
}

## Damage Control

play-left-unseen = Il Controllo Danni ha tolto una carta sconosciuta di ogni tipo. La prossima può essere una di { $possible }; rimaste di questo tipo: { $left }.
play-left-to-crew = Probabilità che la prossima carta Danno ti faccia scegliere le stanze: { $percent }%.
play-hit-left = { $left ->
    [0] Non resterà nessun cubetto
    [one] Resterà 1 cubetto
    [many] Resteranno { $left } cubetti
   *[other] Resteranno { $left } cubetti
}
play-hit-token = Para il segnalino
play-hit-holder = Para chi è lì
play-damage-lost = Con questa scelta la nave è perduta.
play-hit-fatal = Nave perduta
play-log-damage-control = { $name } sceglie { $rooms }

## End of the actions

play-end-title = Terminare le azioni?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Ti resta un’azione, ma nella riserva non c’è un segnalino Azione. Andrebbe persa.
        [many] { $lost } delle tue azioni andrebbero perse: nella riserva ci sono troppo pochi segnalini Azione.
       *[other] { $lost } delle tue azioni andrebbero perse: nella riserva ci sono troppo pochi segnalini Azione.
    }
   *[other] Ti restano { $left } azioni, ma nella riserva { $tokens ->
        [one] c’è un solo segnalino Azione
        [many] ci sono solo { $tokens } segnalini Azione
       *[other] ci sono solo { $tokens } segnalini Azione
    }. { $lost ->
        [one] Un’azione andrebbe persa.
        [many] { $lost } azioni andrebbero perse.
       *[other] { $lost } azioni andrebbero perse.
    }
}
play-end-yes = Termina azioni

## Undo

play-undo-roll = Non puoi annullare: il dado è stato tirato
play-undo-seen = Non puoi annullare: hai visto carte coperte
play-undo-drawn = Non puoi annullare: si sono pescate carte
play-undo-start = Ancora nulla da annullare
play-undo-others = Nulla da annullare: nessuna scelta finora era tua
play-redo-none = Nulla da ripetere
play-tip-undo = Annulla l’ultima scelta{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Ripeti{ KEY("redo", before: " (", after: ")") }
play-tip-log = Registro{ KEY("log", before: " (", after: ")") }
play-tip-help = Aiuto e tasti{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Altre azioni{ KEY("more", before: " (", after: ")") }: quanto costano, e perché alcune ora non si possono fare.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Vai su una carta per vedere le sue stanze sulla nave.
   *[keys] Indica una carta per vedere le sue stanze sulla nave.
}
play-map-odds = Le percentuali seguono il tuo ordine: la probabilità che la prossima carta Danno colpisca la stanza.
play-map-repairs = { $count ->
    [0] Per ora non ripara nulla.
   *[other] Ripara ora: { $rooms }
}
play-map-diverts = { $count ->
    [0] Nessuna stanza ne ha bisogno per deviare.
   *[other] Serve ancora per deviare: { $rooms }
}
play-map-struck = { $count ->
    [0] Le stanze le scegliete voi.
   *[other] Colpisce: { $rooms }
}

## Log, pile and help

play-log-title = Registro
play-log-help = { DEVICE() ->
    [pad] Scorri con { KEY("up") } e { KEY("down") }.
   *[keys] Indica una riga per vedere che cosa ha cambiato. Scorri con la rotella o le frecce.
}
play-log-hidden = { DEVICE() ->
    [pad] Senza contare: solo questo turno e quello prima. Scorri con { KEY("up") } e { KEY("down") }.
   *[keys] Senza contare: solo questo turno e quello prima. Scorri con la rotella o le frecce.
}
play-piles-title = Mazzi e pile
play-piles-deck = Mazzo Risorse
play-piles-discard = Pila degli scarti
play-piles-damage-deck = Mazzo Danni
play-piles-damage-discard = Danni finora
play-piles-deck-text = { $count ->
    [one] Resta una carta nel mazzo Risorse:
   [many] Restano { $count } carte nel mazzo Risorse, { $seen ->
        [0] in ordine sconosciuto
       *[other] in ordine sconosciuto sotto quelle già viste
    }:
   *[other] Restano { $count } carte nel mazzo Risorse, { $seen ->
        [0] in ordine sconosciuto
       *[other] in ordine sconosciuto sotto quelle già viste
    }:
}
play-piles-damage-text = { $count ->
    [0] Non restano carte: lo scafo è squarciato.
    [one] Resta una carta, poi la Breccia nello Scafo:
   [many] Restano { $count } carte, { $seen ->
        [0] tipo per tipo e ogni tipo mescolato
       *[other] quelle mai viste tipo per tipo
    }, poi la Breccia nello Scafo:
   *[other] Restano { $count } carte, { $seen ->
        [0] tipo per tipo e ogni tipo mescolato
       *[other] quelle mai viste tipo per tipo
    }, poi la Breccia nello Scafo:
}
play-piles-seen = { $count ->
    [one] Tutti hanno visto la prossima carta:
   [many] Tutti hanno visto le prossime { $count } carte, in quest’ordine:
   *[other] Tutti hanno visto le prossime { $count } carte, in quest’ordine:
}
play-piles-missing = Una carta di ogni tipo mostrato qui non è nel mazzo. Quale, non si sa.
play-piles-bottom = { $count ->
    [one] Tutti hanno visto l’ultima carta:
   [many] Tutti hanno visto le ultime { $count } carte:
   *[other] Tutti hanno visto le ultime { $count } carte:
}
play-piles-unseen = Nessuno ha visto le carte in cima.
play-piles-struck = { $count ->
    [one] Una carta Danno finora
   [many] { $count } carte Danno finora, prima la più recente
   *[other] { $count } carte Danno finora, prima la più recente
}
play-piles-hidden = Senza contare: mazzi e scarti restano nascosti, a meno che una stanza li mostri.
play-pile-title = { $count ->
    [0] La pila degli scarti è vuota
    [one] Una carta
   [many] { $count } carte, prima la più recente
   *[other] { $count } carte, prima la più recente
}
play-help-keys = Tasti
play-key-1 = da { $first } a { $last }: prendere una carta
play-key-2 = { $keys }: muoversi, rovistare, condividere
play-key-3 = { $keys }: riparare, deviare, attivare, fuggire
play-key-4 = { KEY("arrows") }: da una stanza all’altra
play-key-5 = { KEY("tab") }: azioni, nave, equipaggio, mazzi
play-key-6 = { KEY("enter") }: confermare la selezione; andare al tuo turno
play-key-7 = { $keys }: terminare le azioni
play-key-8 = { KEY("escape") }: riporre, annullare un’abilità, menu
play-key-9 = { $keys }: annullare{ DEVICE() ->
    [pad] {""}
   *[keys] {" (anche Ctrl+Z)"}
}
play-key-10 = { $keys }: ripetere{ DEVICE() ->
    [pad] {""}
   *[keys] {" (anche Ctrl+Y)"}
}
play-key-11 = { $keys }: registro, mazzi e pile
play-key-12 = { KEY("tab") } premuto: vedere il tavolo
play-key-13 = { $keys }: la sua regola, o questo aiuto
play-key-14 = { $keys }: schermo intero, audio

## Notes on what the pointer rests on

play-tip-move = Vai in una stanza vicina: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-scavenge = Tira il dado: { $sides }.
play-tip-side = { $cards ->
    [0] niente
    [one] una carta
   [many] { $cards } carte
   *[other] { $cards } carte
} { $shown ->
    [1] con { $first }
    [2] con { $first } o { $last }
   *[other] da { $first } a { $last }
}
play-tip-share = Dai o prendi una carta nella tua stanza: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-divert = Scarta le tre carte del costo della stanza: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-repair = Scarta una carta adatta a uno spazio vuoto: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-activate = Attiva la stanza in cui ti trovi: { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
play-tip-end = Termina le azioni{ KEY("end", before: " (", after: ")") }. Ogni azione non usata diventa un segnalino Azione, finché ce ne sono nella riserva.
play-tip-give-back = Il programma continua a giocare come se niente fosse.
play-tip-decline = { DEVICE() ->
    [pad] Premi { KEY("enter") } per non prendere nulla.
   *[keys] Fai clic o premi { KEY("enter") } per non prendere nulla.
}
play-tip-stepper = Le tre fasi di un turno.
play-tip-threat = La percentuale è la probabilità che la prossima carta Danno distrugga la nave.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Mazzo Risorse. Premi { KEY("enter") } per prendere la prima carta. Quando si pesca l’ultima, la nave è perduta.
        [2] Mazzo Risorse. Premi { KEY("enter") } per prendere le prime due carte. Quando si pesca l’ultima, la nave è perduta.
       [many] Mazzo Risorse. Premi { KEY("enter") } per prendere le prime { $count } carte. Quando si pesca l’ultima, la nave è perduta.
       *[other] Mazzo Risorse. Premi { KEY("enter") } per prendere le prime { $count } carte. Quando si pesca l’ultima, la nave è perduta.
    }
   *[keys] { $count ->
        [one] Mazzo Risorse. Fai clic per prendere la prima carta. Quando si pesca l’ultima, la nave è perduta.
        [2] Mazzo Risorse. Fai clic per prendere le prime due carte. Quando si pesca l’ultima, la nave è perduta.
       [many] Mazzo Risorse. Fai clic per prendere le prime { $count } carte. Quando si pesca l’ultima, la nave è perduta.
       *[other] Mazzo Risorse. Fai clic per prendere le prime { $count } carte. Quando si pesca l’ultima, la nave è perduta.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Mazzo Risorse. Premi { KEY("enter") } per pescare quando puoi prendere carte. Quando si pesca l’ultima, la nave è perduta. La pila degli scarti mostra che cosa resta{ KEY("piles", before: " (", after: ")") }.
   *[keys] Mazzo Risorse. Fai clic per pescare quando puoi prendere carte. Quando si pesca l’ultima, la nave è perduta. La pila degli scarti mostra che cosa resta{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Una carta scoperta. Raccoglila invece di { $deck-cards } dal mazzo, o prendila quando rovisti.
play-tip-discard = { DEVICE() ->
    [pad] Pila degli scarti. Premi { KEY("enter") } per vederla tutta e sapere che cosa resta nei mazzi{ KEY("piles", before: " (", after: ")") }.
   *[keys] Pila degli scarti. Fai clic per vederla tutta e sapere che cosa resta nei mazzi{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Mazzo Danni: alla fine di ogni turno una carta colpisce la nave. Premi { KEY("enter") } per vedere che cosa resta, senza ordine.
   *[keys] Mazzo Danni: alla fine di ogni turno una carta colpisce la nave. Fai clic per vedere che cosa resta, senza ordine.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] L’ultima carta Danno. Premi { KEY("enter") } per vedere tutte quelle uscite.
   *[keys] L’ultima carta Danno. Fai clic per vedere tutte quelle uscite.
}
play-tip-threat-breach = La probabilità che il prossimo tiro della Breccia nello Scafo svuoti il mazzo Risorse: allora la nave è perduta.
play-tip-threat-empty = La Fase 2 prende l’ultima carta Risorsa, dal mazzo o per rimpiazzarne una scoperta. Allora la nave è perduta, se non la salvate prima.
play-tip-threat-hidden = Il dorso della prossima carta Danno mostra il suo tipo. Senza contare: le probabilità e il resto restano nascosti.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Mazzo Risorse. Premi { KEY("enter") } per pescare quando puoi prendere carte. Quando si pesca l’ultima, la nave è perduta. Senza contare: quante ne restano è nascosto.
   *[keys] Mazzo Risorse. Fai clic per pescare quando puoi prendere carte. Quando si pesca l’ultima, la nave è perduta. Senza contare: quante ne restano è nascosto.
}
play-tip-discard-hidden = Pila degli scarti. Senza contare: resta nascosta, a meno che una stanza la mostri.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Le carte Danno sono finite: ogni turno termina con un tiro che fa perdere carte Risorsa. Premi { KEY("enter") } per vedere le carte uscite.
   *[keys] Le carte Danno sono finite: ogni turno termina con un tiro che fa perdere carte Risorsa. Fai clic per vedere le carte uscite.
}
play-tip-damage-deck-hidden = Mazzo Danni: alla fine di ogni turno una carta colpisce la nave. Senza contare: ciò che resta è nascosto.
play-tip-damage-discard-hidden = L’ultima carta Danno. Senza contare: le precedenti restano nascoste.
play-tip-die = { DEVICE() ->
    [pad] Il dado. Premi { KEY("enter") } per rovistare.
   *[keys] Il dado. Fai clic o lancialo per rovistare.
}
play-tip-shield = Un segnalino Protezione para il prossimo colpo a questa stanza.
play-tip-supply-cube = Cubetti Riparazione nella riserva
play-tip-supply-action = Segnalini Azione nella riserva, { $action-tokens } in tutto
play-tip-supply-protection = Segnalini Protezione nella riserva, { $protection-tokens } in tutto
play-tip-supply-power = Stanze ancora da deviare
play-tip-crew = { $name } può tenere al massimo { $hand-limit } carte dopo la raccolta.
play-tip-crew-seat = { DEVICE() ->
    [pad] Premi { KEY("enter") } per scegliere chi gioca in questo posto.
   *[keys] Fai clic per scegliere chi gioca in questo posto.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Premi { KEY("enter") } per muovere { $name }.{ KEY("take-over", before: " Premi ", after: " per scegliere chi gioca in questo posto.") }
   *[keys] Fai clic per muovere { $name }.{ KEY("take-over", before: " Premi ", after: " per scegliere chi gioca in questo posto.") }
}
