### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Il capitano

## Over the table

lesson-branch-basics = Lezione { $number }
lesson-branch-expansions = Espansione { $number }
lesson-step = Passo { $step } di { $steps }
lesson-skip = Salta passo
lesson-leave = Esci
lesson-show-me = Mostra come
lesson-read = Leggi la regola
lesson-read-page = Leggi: { $page }
lesson-take-back = Annulla
lesson-walk-on = Vai avanti
lesson-again = Ripeti passo
lesson-back = Un passo indietro
lesson-free = Ora tocca a te: nulla è evidenziato. { $key } mostra la via.
lesson-refused = Le regole non lo permettono: { $why }.
lesson-other = { $what }. Questo passo chiede altro.
lesson-reach = La meta è raggiungibile in questo turno: { $count ->
    [one] manca una scelta
   [many] mancano { $count } scelte
   *[other] mancano { $count } scelte
}.
lesson-reach-later = In questo turno la meta è fuori portata.
lesson-lost = { $what }. Ora la meta è fuori portata.
lesson-lost-turn = Ora la meta è fuori portata.
lesson-learned = Lezione conclusa
lesson-next = Poi: { $title }
lesson-to-school = Scuola di volo

## Flight school

school-title = Scuola di volo
school-back = Schermata iniziale
school-basics = Le basi
school-basics-note = { $count ->
    [one] una lezione
   [many] { $count } lezioni
   *[other] { $count } lezioni
}, in qualsiasi ordine; questo è il migliore
school-expansions = Espansioni
school-expansions-note = quando sai deviare
school-minutes = { $minutes } min
school-done = Conclusa
school-new = Nuova
school-step = Passo { $step } di { $steps }
school-progress = { $done } lezioni su { $count } concluse
school-go-on = Continua
school-begin = Inizia
school-all-done = Tutte le lezioni sono concluse. Ognuna si può rifare.
school-captain-begun = Avevi iniziato «{ $title }».
school-captain-next = La prossima è «{ $title }».
school-waits = Esci a qualsiasi passo: la lezione ti aspetta lì.
school-hint-again = dall’inizio
school-hint-page = la sua pagina nel regolamento
school-broken = Il file delle tue lezioni non si è potuto leggere per intero. Vale ciò che aveva senso; è conservato come { $path }.
title-rulebook = Regolamento
title-school = Scuola di volo
title-school-first = Impara il gioco al tavolo
title-school-place = { $done } lezioni su { $count } concluse

## Lesson 1

lesson-move-and-repair = Muoversi e riparare
lesson-move-and-repair-text = Muoversi, abbinare una carta a uno spazio, rimettere un cubetto.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Nella Sala Macchine manca un cubetto. Portaci Mara: premi { $move } e scegli la stanza.
   *[keys] Nella Sala Macchine manca un cubetto. Portaci Mara: trascina il meeple, o premi { $move } e scegli la stanza.
}
lesson-move-and-repair-mend = Lo spazio vuoto chiede dati. Mettici la carta dati di Mara, o premi { $repair }.
lesson-move-and-repair-diagonal = Le stanze affiancate distano una mossa. Porta Mara su, in Infermeria.
lesson-move-and-repair-finish = Non restano azioni. Termina le azioni: premi { $end }.
lesson-move-and-repair-collect = Ora le carte: due dal mazzo, coperte, o una scoperta. Prendi ciò che vuoi.
lesson-move-and-repair-own = Turno di Joon. Anche gli Alloggi hanno perso un cubetto. Rimettilo.
lesson-move-and-repair-learned-1 = Una mossa porta in una stanza vicina e costa un’azione.
lesson-move-and-repair-learned-2 = Una riparazione costa una carta adatta a uno spazio vuoto.
lesson-move-and-repair-learned-3 = Una stanza funziona solo con tutti i suoi cubetti.

## Lesson 2

lesson-three-phases = Le tre fasi
lesson-three-phases-text = Agire, raccogliere, poi colpisce la tempesta. I segnalini.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Rovistare fa trovare carte: il dado dice quante. Premi { $scavenge }.
   *[keys] Rovistare fa trovare carte: il dado dice quante. Lancialo sulla nave, o premi { $scavenge }.
}
lesson-three-phases-pick = Una carta. Prendila dal mazzo, coperta, o tra le scoperte.
lesson-three-phases-save = Termina ora le azioni con { $end }: ognuna non usata diventa un segnalino Azione.
lesson-three-phases-collect = Fase 2: due carte dal mazzo, o una scoperta. Poi colpisce la tempesta.
lesson-three-phases-answer = La tempesta ha tolto un cubetto alla Stiva. È il turno di Mara: portala lì.
lesson-three-phases-mend = Lo spazio vuoto chiede energia. Mettici la carta energia di Mara.
lesson-three-phases-own = Manca un cubetto anche al Ponte. Riparalo in questo turno: il segnalino di Mara paga una quarta azione.
lesson-three-phases-learned-1 = Un’azione non usata diventa un segnalino; un segnalino paga un’azione in più.
lesson-three-phases-learned-2 = La Fase 2 porta carte: due coperte, o una scoperta.
lesson-three-phases-learned-3 = La Fase 3 è della tempesta, alla fine di ogni turno.

## Lesson 3

lesson-divert-power = Deviare energia
lesson-divert-power-text = Tre cubetti, tre carte, una stanza più vicini.
lesson-divert-power-divert = La Stiva è integra. La sua colonna chiede dati, metallo, nanobot. Mettici una di queste carte, o premi { $divert }.
lesson-divert-power-go = Una stanza su otto. Ora tocca all’Infermeria: portaci Joon.
lesson-divert-power-universal = Chiede dati e due energia; una Universale vale come qualsiasi carta. Devia la sua energia.
lesson-divert-power-end = Non restano azioni. Concludi con { $end }, poi prendi le tue carte.
lesson-divert-power-refill = La Sala Macchine è deviata: una carta adatta riporta tutti i cubetti. Usa il metallo.
lesson-divert-power-own = Mara può deviare l’energia di un’altra stanza in questo turno: la Mensa.
lesson-divert-power-learned-1 = Per deviare servono una stanza integra, le sue tre carte e un’azione.
lesson-divert-power-learned-2 = Una Universale vale come una carta qualsiasi.
lesson-divert-power-learned-3 = Con l’energia deviata, una carta ripara tutta la stanza.

## Lesson 4

lesson-what-rooms-do = Che cosa fanno le stanze
lesson-what-rooms-do-text = Attivare una stanza invece di attraversarla.
lesson-what-rooms-do-look = Il Ponte vede le prossime tre carte Danno. Attivalo, con { $activate }, e metti in cima quella che potete reggere.
lesson-what-rooms-do-go = Gli Alloggi sono qui sotto. Portaci Joon.
lesson-what-rooms-do-call = Gli Alloggi mandano chiunque in una stanza in cui c’è qualcun altro. Attivali e manda Mara da Joon.
lesson-what-rooms-do-end = Termina le azioni con { $end }, poi prendi le tue carte. La tempesta segue il tuo ordine.
lesson-what-rooms-do-own = Turno di Mara. L’Armeria mette due scudi; ognuno para un colpo. Mettili prima che la tempesta colpisca.
lesson-what-rooms-do-learned-1 = Solo una stanza integra si può attivare, e solo da chi ci si trova.
lesson-what-rooms-do-learned-2 = Il Ponte decide che cosa colpisce dopo.
lesson-what-rooms-do-learned-3 = Uno scudo su una stanza para un colpo.

## Lesson 5

lesson-storm-grows = La tempesta cresce
lesson-storm-grows-text = Due, poi tre stanze a colpo. La Breccia nello Scafo.
lesson-storm-grows-critical = La Mensa non ha più cubetti. Un altro colpo lì e la nave è perduta. Rimetti un cubetto.
lesson-storm-grows-two = La prossima carta colpisce due stanze insieme. Termina le azioni e prendi le tue carte.
lesson-storm-grows-last = Resta una carta Danno: tre stanze. Dietro aspetta la Breccia nello Scafo. Termina il turno di Mara.
lesson-storm-grows-breach = Ora ogni turno strappa carte dal mazzo Risorse. Se si svuota, la nave è perduta. Termina il turno di Joon.
lesson-storm-grows-own = Sette stanze sono deviate. Salva la nave in questo turno: l’ultima stanza, poi il Nucleo Energetico.
lesson-storm-grows-learned-1 = Le carte Danno crescono: una stanza, poi due, poi tre.
lesson-storm-grows-learned-2 = Dopo l’ultima, la Breccia nello Scafo strappa carte ogni turno.
lesson-storm-grows-learned-3 = Tutte le otto stanze deviate, poi il Nucleo Energetico attivato: la nave è salva.

## Alternative rooms

lesson-alternative-rooms = Stanze alternative
lesson-alternative-rooms-text = Le stesse stanze, ognuna con una seconda abilità.
lesson-alternative-rooms-take = Questa Stiva funziona in altro modo: dà una carta. Attivala, con { $activate }, e prendi nanobot.
lesson-alternative-rooms-end = Stessi spazi, stesso costo: cambia solo l’abilità. Termina le azioni, poi prendi le tue carte.
lesson-alternative-rooms-give = Questa Officina dà un cubetto Riparazione a qualcun altro. Attivala e dai il cubetto a Kei.
lesson-alternative-rooms-next = Il cubetto aspetta con Kei. Termina il turno di Mara e prendi carte.
lesson-alternative-rooms-own = Kei ha un cubetto Riparazione, che non richiede carte. Usalo per riempire lo spazio vuoto del Ponte.
lesson-alternative-rooms-learned-1 = Ogni stanza tranne il nucleo ha due lati; leggi la carta.
lesson-alternative-rooms-learned-2 = Spazi e costo per deviare sono uguali sui due lati.
lesson-alternative-rooms-learned-3 = Un cubetto posseduto ripara senza carta.

## Damage Control

lesson-damage-control = Controllo Danni
lesson-damage-control-text = Certi colpi ti chiedono quali stanze colpire.
lesson-damage-control-end = Certe carte Danno non nominano stanze: sceglie chi è di turno. Termina le azioni con { $end }, poi prendi le tue carte.
lesson-damage-control-choose = Una stanza, a tua scelta. Scegli la Stiva, che può reggerlo, e conferma con { $end }.
lesson-damage-control-own = Il turno di Mara finisce con un colpo a due stanze a tua scelta. Alcune non hanno più cubetti. Non perderne nessuna.
lesson-damage-control-learned-1 = Una carta di ogni tipo lascia scegliere le stanze all’equipaggio.
lesson-damage-control-learned-2 = Sceglie chi è di turno, stanze tutte diverse.
lesson-damage-control-learned-3 = Un colpo a una stanza senza cubetti fa perdere la nave, scelta o no.

## The Escape Pod

lesson-escape-pod = La Capsula di Salvataggio
lesson-escape-pod-text = Abbandonare gli altri, e sperare di avere ragione.
lesson-escape-pod-board = Sette stanze sono deviate: dal Nucleo Energetico uno di voi può fuggire. Sali nella capsula, con { $board }.
lesson-escape-pod-others = Il turno di Joon è finito subito. Se la nave si salva, Joon perde. Mara resta: termina il suo turno.
lesson-escape-pod-own = Kei può salvare la nave in questo turno: l’ultima stanza, poi il Nucleo Energetico.
lesson-escape-pod-learned-1 = Con sette stanze deviate un giocatore può salire, per sempre.
lesson-escape-pod-learned-2 = Ogni turno alla deriva: una carta, un tiro, forse un’altra carta.
lesson-escape-pod-learned-3 = Salva la nave, vincono gli altri; perduta, chi è in fuga può vincere senza di loro.

## Solo

lesson-solo = Contro il sole in solitario
lesson-solo-text = Solitario: una mano, equipaggio di tre, baratto.
lesson-solo-trade = Una mano serve a tutti e tre. Per due azioni baratta una carta con una scoperta: dai metallo, prendi dati.
lesson-solo-go = Resta un’azione. Porta Joon negli Alloggi, o in un’altra stanza vicina.
lesson-solo-end = Ognuno dei tre gioca un turno intero. Termina quello di Joon con { $end } e prendi carte.
lesson-solo-own = Mara si trova in Sala Macchine. Riempi i due spazi vuoti con ciò che hai in mano.
lesson-solo-learned-1 = Una mano di sei carte per tre membri dell’equipaggio.
lesson-solo-learned-2 = Il baratto sostituisce la condivisione; costa due azioni.
lesson-solo-learned-3 = Segnalini e cubetti sono di un solo membro dell’equipaggio.

## A guided first game

setup-guided = Prima partita guidata
setup-guided-tip = Una partita vera; il capitano dice che cosa si può fare, fino a due turni senza errori.
guide-close = Capito
guide-note = Questi consigli finiscono dopo due turni senza errori.
guide-win = La nave si può salvare in questo turno, in { $count ->
    [one] un passo
    [many] { $count } passi
   *[other] { $count } passi
}.
guide-critical = { $room }: nessun cubetto rimasto; un altro colpo lì e la nave è perduta. Si può riparare in questo turno, in { $count ->
    [one] un passo
    [many] { $count } passi
   *[other] { $count } passi
}.
guide-divert = L’energia { FORM($room, "of") } si può deviare in questo turno, in { $count ->
    [one] un passo
    [many] { $count } passi
   *[other] { $count } passi
}.
guide-danger = { $room }: nessun cubetto rimasto; un altro colpo lì e la nave è perduta. Non c’è un modo sicuro di riparare in questo turno.
guide-quiet = A nessuna stanza basta un colpo per far perdere la nave. Non c’è un modo sicuro di deviare energia in questo turno.
guide-missed-win = Le azioni sono terminate, e la nave si poteva ancora salvare in questo turno.
guide-missed-critical = Le azioni sono terminate, e si poteva ancora riparare { $room }. Lì non ci sono più cubetti.
guide-over = Due turni senza errori. Il tavolo è tuo.
