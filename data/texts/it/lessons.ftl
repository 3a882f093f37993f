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
lesson-walk-on = Continua
lesson-again = Ripeti passo
lesson-back = Passo precedente
lesson-free = Questo è tuo: nulla è evidenziato. Premi { $key } se non sai come proseguire.
lesson-refused = Non è possibile. { $why }.
lesson-other = { $what }. Questo passo chiede altro.
lesson-reach = Puoi ancora raggiungere l’obiettivo in questo turno: { $count ->
    [one] manca una scelta
   [many] mancano { $count } scelte
   *[other] mancano { $count } scelte
}.
lesson-reach-later = In questo turno l’obiettivo è fuori portata.
lesson-lost = { $what }. Ora l’obiettivo è fuori portata.
lesson-lost-turn = Ora l’obiettivo è fuori portata.
lesson-lost-next = Questo passo è fatto, ma il prossimo ora è fuori portata.
lesson-why-over = { $name } ha già finito le azioni.
lesson-why-actions = { $name } non ha più azioni.
lesson-why-few = A { $name } restano troppo poche azioni.
lesson-why-card = La carta che serviva non c’è più: { $card }.
lesson-why-gone = Niente di ciò che puoi fare in questo turno porta lì.
lesson-costs-next = { $spent ->
    [yes] Puoi ancora raggiungere l’obiettivo, ma poi { $name } non avrà più azioni per il prossimo passo.
   *[no] Puoi ancora raggiungere l’obiettivo, ma poi il prossimo passo sarà fuori portata.
}
lesson-asked-note = Prima rispondi a questo. Poi continui il passo.
lesson-ship-lost = Abbiamo perso questa nave, ma è solo una lezione. Riprova.
lesson-prompt-lost = La nave è perduta
lesson-prompt-lost-text = Guardati intorno quanto vuoi. Con { KEY("end") } o questo pulsante torni alla lezione.
lesson-told = Per ora guarda e basta: qui gioco io.
lesson-learned = Lezione completata
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
}, meglio in quest’ordine
school-expansions = Espansioni
school-expansions-note = quando sai deviare
school-minutes = { $minutes } min
school-done = Completata
school-new = Nuova
school-step = Passo { $step } di { $steps }
school-progress = Lezioni completate: { $done } su { $count }
school-go-on = Continua
school-begin = Inizia
school-all-done = Hai completato tutte le lezioni. Puoi ripeterne una quando vuoi.
school-captain-begun = Non hai ancora completato «{ $title }».
school-captain-next = La prossima: «{ $title }».
school-waits = Esci quando vuoi: la lezione riprende da dove l’hai lasciata.
school-unsaved = I tuoi progressi nella scuola di volo non sono salvati: il disco è pieno o non è scrivibile. Solar Storm riprova ogni pochi secondi.
school-hint-again = dall’inizio
school-hint-page = pagina del regolamento
school-broken = Una parte dei tuoi progressi non si è potuta leggere. Il resto è salvo. Il vecchio file è conservato come { $path }.
title-rulebook = Regolamento
title-school = Scuola di volo
title-school-first = Impara il gioco al tavolo
title-school-place = Lezioni completate: { $done } su { $count }

## Lesson 1

lesson-move-and-repair = Muoversi e riparare
lesson-move-and-repair-text = Muoviti, abbina una carta a uno spazio, rimetti un cubetto.
lesson-move-and-repair-sun = I motori sono spenti e il sole ci attira. Mandate l’energia di tutte e otto le stanze al Nucleo Energetico, poi riavviatelo.
lesson-move-and-repair-storm = Ogni stanza inizia con tre cubetti. A ogni turno la tempesta ne stacca qualcuno. Se colpisce una stanza senza cubetti, perdiamo la nave.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] La tempesta ha staccato un cubetto dalla Sala Macchine. Porta lì Orion: premi { $move } e scegli la stanza.
   *[keys] La tempesta ha staccato un cubetto dalla Sala Macchine. Trascina lì Orion, o premi { $move } e scegli la stanza.
}
lesson-move-and-repair-mend = Una carta rimette un cubetto. Lo spazio vuoto mostra quale: dati. Mettici la carta dati di Orion, o premi { $repair }.
lesson-move-and-repair-diagonal = Ogni mossa porta in una stanza vicina: su, giù, a sinistra o a destra. Porta Orion su, in Infermeria.
lesson-move-and-repair-finish = Orion non ha più azioni. Termina le azioni: premi { $end }.
lesson-move-and-repair-collect = Ora raccogli: due carte coperte dal mazzo Risorse, o una scoperta accanto. Prendi ciò che vuoi.
lesson-move-and-repair-own = Turno di Vega. Anche gli Alloggi hanno perso un cubetto. Rimettilo.
lesson-move-and-repair-learned-1 = Una mossa ti porta in una stanza vicina e costa un’azione.
lesson-move-and-repair-learned-2 = Una riparazione costa un’azione e una carta adatta a uno spazio vuoto.
lesson-move-and-repair-learned-3 = Una stanza funziona solo con tutti i suoi cubetti.

## Lesson 2

lesson-three-phases = Le tre fasi
lesson-three-phases-text = Agisci, raccogli, affronta la tempesta. I segnalini Azione.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Rovista in cerca di carte: il dado dice quante ne trovi. Premi { $scavenge }.
   *[keys] Rovista in cerca di carte: il dado dice quante ne trovi. Lancialo sulla nave, o premi { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Con 1 o 2 non trovi nulla e l’azione è persa. Riprova: da 3 a 5 una carta, con 6 due. Premi { $scavenge }.
   *[keys] Con 1 o 2 non trovi nulla e l’azione è persa. Tira ancora: da 3 a 5 una carta, con 6 due.
}
lesson-three-phases-pick = Hai trovato una carta. Prendila coperta dal mazzo, o prendine una scoperta.
lesson-three-phases-save = A Vega resta un’azione. Termina le azioni con { $end }: ogni azione non usata diventa un segnalino Azione.
lesson-three-phases-collect = Fase 2: prendi due carte dal mazzo o una scoperta. Poi una carta Danno mostra dove colpisce la tempesta.
lesson-three-phases-answer = La tempesta ha tolto un cubetto alla Stiva. È il turno di Orion: vai lì.
lesson-three-phases-mend = Lo spazio vuoto richiede energia. Mettici la carta energia di Orion.
lesson-three-phases-pass = Orion ha fatto abbastanza. Termina le azioni con { $end }, poi prendi le carte. La tempesta arriva a ogni turno.
lesson-three-phases-own = Al Ponte mancano due cubetti. Rimettili entrambi in questo turno: il segnalino Azione di Vega paga una quarta azione.
lesson-three-phases-learned-1 = Un’azione non usata diventa un segnalino Azione. Un segnalino paga un’azione in più.
lesson-three-phases-learned-2 = Fase 2: due carte dal mazzo, o una scoperta. Tienine al massimo sei.
lesson-three-phases-learned-3 = Fase 3, alla fine di ogni turno: la tempesta colpisce la nave.

## Lesson 3

lesson-divert-power = Deviare energia
lesson-divert-power-text = Tre cubetti, tre carte, una stanza più vicini.
lesson-divert-power-divert = La Stiva è integra. Devia la sua energia: così arriva al nucleo. Metti una carta adatta sul suo costo, o premi { $divert }.
lesson-divert-power-go = Due stanze su otto sono deviate. Le tre carte sono negli scarti, come tutte quelle spese. Ora porta Vega in Infermeria.
lesson-divert-power-universal = Costa dati e due energia. Una carta Universale vale come qualsiasi carta. Devia l’energia.
lesson-divert-power-end = Vega non ha più azioni. Termina le azioni con { $end }, poi prendi le tue carte.
lesson-divert-power-refill = La Sala Macchine è deviata, quindi una carta adatta rimette tutti i cubetti. Usa il metallo.
lesson-divert-power-own = Orion può deviare un’altra stanza in questo turno: la Mensa.
lesson-divert-power-learned-1 = Per deviare servono una stanza integra, le sue tre carte e un’azione.
lesson-divert-power-learned-2 = Una carta Universale vale come una carta qualsiasi.
lesson-divert-power-learned-3 = In una stanza deviata, una carta rimette tutti i cubetti.

## Lesson 4

lesson-what-rooms-do = Che cosa fanno le stanze
lesson-what-rooms-do-text = Attiva una stanza invece di attraversarla.
lesson-what-rooms-do-look = Il Ponte mostra tre carte Danno, che indicano le stanze da colpire. Attivalo con { $activate } e metti per ultima quella della Mensa.
lesson-what-rooms-do-go = Gli Alloggi sono una stanza più giù. Portaci Vega.
lesson-what-rooms-do-call = Attiva gli Alloggi e porta Orion da Vega. Chi è nella stessa stanza può condividere carte.
lesson-what-rooms-do-end = Vega non ha più azioni, e ha cinque carte. Termina le azioni con { $end }.
lesson-what-rooms-do-limit = Il tuo limite di mano è sei. Prendi due carte dal mazzo: ne avrai sette e ne scarterai una.
lesson-what-rooms-do-share = Orion e Vega sono nella stessa stanza. Con un’azione Orion può prendere o dare una carta: prendi l’energia di Vega.
lesson-what-rooms-do-guard = Un segnalino Protezione para un colpo. Porta Orion in Armeria, attivala e metti entrambi i segnalini sulla Mensa.
lesson-what-rooms-do-hold = Termina le azioni di Orion con { $end }, poi prendi le carte. La tempesta segue l’ordine che hai scelto.
lesson-what-rooms-do-stop = Ora tocca alla Mensa. Termina il turno di Vega e prendi una carta scoperta.
lesson-what-rooms-do-own = Un segnalino ha parato il colpo. L’altro è tornato nella riserva all’inizio del turno di Orion. Ripara il primo spazio della Mensa.
lesson-what-rooms-do-learned-1 = Puoi attivare la stanza in cui ti trovi, se è integra.
lesson-what-rooms-do-learned-2 = Nella stessa stanza, un’azione dà o prende una carta. A fine turno tienine sei.
lesson-what-rooms-do-learned-3 = Un segnalino Protezione para un colpo. Se resta, torna nella riserva al tuo prossimo turno.

## Lesson 5

lesson-storm-grows = La tempesta cresce
lesson-storm-grows-text = Colpi a due stanze, poi a tre. La Breccia nello Scafo.
lesson-storm-grows-critical = La Mensa non ha più cubetti. Un altro colpo lì e perdiamo la nave. Rimetti un cubetto.
lesson-storm-grows-two = La prossima carta colpisce due stanze insieme. Termina le azioni e prendi le tue carte.
lesson-storm-grows-last = Resta una carta Danno: tre stanze. Poi arriva la Breccia nello Scafo. Termina il turno di Orion.
lesson-storm-grows-breach = Ora ogni turno consuma il mazzo Risorse. Quando è vuoto, perdiamo la nave. Termina il turno di Vega.
lesson-storm-grows-own = Sette stanze sono deviate. Salva la nave in questo turno: devia l’ultima, poi attiva il Nucleo Energetico.
lesson-storm-grows-learned-1 = Le carte Danno colpiscono una stanza, poi due, poi tre.
lesson-storm-grows-learned-2 = Dopo l’ultima, la Breccia nello Scafo fa scartare carte Risorsa ogni turno.
lesson-storm-grows-learned-3 = Deviate tutte e otto le stanze, poi attivate il Nucleo Energetico per salvare la nave.

## Alternative rooms

lesson-alternative-rooms = Stanze alternative
lesson-alternative-rooms-text = Le stesse stanze, ognuna con una seconda abilità.
lesson-alternative-rooms-take = Questa Stiva è diversa: ti dà una carta. Attivala con { $activate } e prendi nanobot.
lesson-alternative-rooms-end = Cambia solo l’abilità; spazi e costo sono gli stessi. Termina le azioni, poi prendi le tue carte.
lesson-alternative-rooms-give = Questa Officina dà un cubetto Riparazione a un altro membro dell’equipaggio. Attivala e dai il cubetto a Lyra.
lesson-alternative-rooms-next = Ora il cubetto ce l’ha Lyra. Termina il turno di Orion e prendi le tue carte.
lesson-alternative-rooms-own = Lyra ha un cubetto Riparazione, che non richiede carte. Usalo per riempire lo spazio vuoto del Ponte.
lesson-alternative-rooms-learned-1 = Ogni stanza tranne il nucleo ha due lati. Leggi la carta.
lesson-alternative-rooms-learned-2 = Spazi e costo sono uguali sui due lati.
lesson-alternative-rooms-learned-3 = Un cubetto tuo ripara senza carta.

## Damage Control

lesson-damage-control = Controllo Danni
lesson-damage-control-text = Certe carte Danno ti fanno scegliere le stanze.
lesson-damage-control-end = Certe carte Danno non nominano stanze: sceglie il giocatore attivo. Termina le azioni con { $end }, poi prendi le tue carte.
lesson-damage-control-choose = Una stanza, e scegli tu. La Stiva può reggere un colpo: sceglila e conferma con { $end }.
lesson-damage-control-own = Il turno di Orion finisce con un colpo a due stanze a tua scelta. Alcune non hanno cubetti: evitale.
lesson-damage-control-learned-1 = Una carta Danno di ogni tipo lascia a te la scelta delle stanze.
lesson-damage-control-learned-2 = Il tipo dice quante. Il giocatore attivo sceglie stanze diverse.
lesson-damage-control-learned-3 = Un colpo a una stanza senza cubetti la distrugge, anche se l’hai scelta tu.

## The Escape Pod

lesson-escape-pod = La Capsula di Salvataggio
lesson-escape-pod-text = Abbandona gli altri, e spera di avere ragione.
lesson-escape-pod-board = Sette stanze sono deviate, quindi uno di voi può fuggire dal Nucleo Energetico. Sali nella capsula con { $board }.
lesson-escape-pod-others = Il turno di Vega è finito. Se la nave si salva, Vega perde. Orion resta: termina le azioni, poi prendi due carte o una scoperta.
lesson-escape-pod-own = Lyra può salvare la nave in questo turno: devia l’ultima stanza, poi attiva il Nucleo Energetico.
lesson-escape-pod-learned-1 = Con sette stanze deviate, un giocatore può salire. Non si torna indietro.
lesson-escape-pod-learned-2 = Ogni turno alla deriva: prendere una carta, tirare, forse prenderne un’altra.
lesson-escape-pod-learned-3 = Se la nave si salva, perde solo il disertore. Altrimenti un ultimo tiro decide se vince.

## Solo

lesson-solo = Solitario
lesson-solo-text = Tre membri dell’equipaggio, una mano, scambi.
lesson-solo-trade = Tutti e tre condividono una mano. Per due azioni scambia una carta con una scoperta: dai metallo, prendi dati.
lesson-solo-go = Resta un’azione. Porta Vega negli Alloggi, o in un’altra stanza vicina.
lesson-solo-end = Ogni membro dell’equipaggio gioca un turno intero. Termina quello di Vega con { $end } e prendi le tue carte.
lesson-solo-own = Orion è in Sala Macchine. Riempi i due spazi vuoti con carte della tua mano.
lesson-solo-learned-1 = Tre membri dell’equipaggio condividono una mano. Il limite è sei carte.
lesson-solo-learned-2 = Invece di condividere, scambia con una carta scoperta per due azioni.
lesson-solo-learned-3 = Segnalini e cubetti appartengono ognuno a un membro dell’equipaggio.
