### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Regolamento
rulebook-search = Cerca
rulebook-close = Chiudi
rulebook-contents = Indice
rulebook-subjects = Dalla A alla Z
rulebook-from = Aperto da: { $what }
rulebook-hits = { $count ->
    [one] Un risultato
   [many] { $count } risultati, prima il migliore
   *[other] { $count } risultati, prima il migliore
}
rulebook-hit = { $chapter } · { $number } di { $count } risultati per «{ $query }»
rulebook-none = Nessun risultato per «{ $query }». Forse cercavi:
rulebook-none-at-all = Nessun risultato per «{ $query }».
rulebook-now = Ora al tuo tavolo
rulebook-show = Mostra sul tavolo
rulebook-see = Vedi anche
rulebook-try = Prova
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Inizia
rulebook-open = Regolamento
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = La missione
rulebook-chapter-turn = Il tuo turno
rulebook-chapter-storm = La tempesta
rulebook-chapter-rooms = Le stanze
rulebook-chapter-cards = Carte Risorsa
rulebook-chapter-tokens = Pezzi e segnalini
rulebook-chapter-variants = Modi di giocare

## What the content says of itself

rulebook-room-passive = Funziona da sé: nessuno ci spende un’azione.
rulebook-room-cost = Usarla costa { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
rulebook-room-whole = Funziona solo quando tutti i { $count } spazi hanno il loro cubetto.
rulebook-room-divert = La sua energia si devia con { $cards }.
rulebook-room-players = Con meno di { $count } giocatori non entra mai in gioco; l’altro lato ne prende il posto.
rulebook-resource-copies = Nel gioco ci sono { $count } carte { $card }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Quante entrano in gioco dipende dalla difficoltà: { $levels }.
rulebook-resource-rooms = Ripara uno spazio in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Nel mazzo Risorse non si aggiunge nulla: { $whole } carte in tutto.
   *[other] Nel mazzo Risorse si aggiungono { $cards }: { $whole } carte in tutto.
}
rulebook-expansion-players = { $most ->
    [1] Per un solo giocatore.
   *[other] Per { $players } giocatori.
}
rulebook-expansion-apart = Mai in una partita con { $others }.
rulebook-action-lead = { $source ->
    [none] Un’azione della Fase 1
   *[other] Un’azione portata da «{ $source }»
}. { $cost ->
    [0] Non costa nulla
    [one] Costa un’azione
   [many] Costa { $cost } azioni
   *[other] Costa { $cost } azioni
}.

## The mission

rulebook-ship = Com’è fatta la nave
rulebook-ship-lead = { $rooms ->
    [9] Nove stanze in tre file da tre.
   *[other] La nave ha { $rooms } stanze.
} Il Nucleo Energetico è al centro; intorno ci sono { $power } stanze, in ogni partita in un altro ordine.
rulebook-ship-may-1 = Ognuna delle { $power } stanze ha { $spaces } spazi riparazione. All’inizio su ognuno c’è un cubetto.
rulebook-ship-may-2 = Le stanze vicine hanno un lato in comune. Gli angoli non contano.
rulebook-ship-may-3 = Il Nucleo Energetico non ha spazi e non subisce mai danni. Raccoglie l’energia che deviate.
rulebook-ship-figure = Il Nucleo Energetico, con l’energia di tre stanze.
rulebook-ship-words = tabellone, mappa, griglia, disposizione, scopo, nucleo, vicino, nave

rulebook-goal = Come finisce
rulebook-goal-lead = Deviate l’energia di tutte le { $power } stanze, poi usate il Nucleo Energetico: la nave è salva e vincete tutti insieme.
rulebook-goal-may-1 = Chi si trova al Nucleo Energetico può usarlo appena l’ultima stanza è deviata.
rulebook-goal-may-2 = In quel momento le stanze possono essere danneggiate. Conta la loro energia.
rulebook-goal-not-1 = Una stanza senza cubetti è colpita ancora: la nave è subito perduta.
rulebook-goal-not-2 = Il mazzo Risorse finisce: la nave è subito perduta.
rulebook-goal-special-head = Un’eccezione
rulebook-goal-special = Chi è fuggito con la Capsula di Salvataggio vince o perde per conto suo.
rulebook-goal-figure = Tutte le stanze sono deviate. Usare il nucleo fa vincere.
rulebook-goal-words = vincere, perdere, vittoria, sconfitta, fine, fine partita, riavvio, fuga, obiettivo

rulebook-setting-up = La preparazione
rulebook-setting-up-lead = Il programma dispone tutto: stanze, cubetti, carte, equipaggio. Voi scegliete nomi, difficoltà ed espansioni.
rulebook-setting-up-may-1 = Il mazzo Risorse: { $copies } carte di ognuna delle { $kinds } risorse, e carte Universali secondo la difficoltà.
rulebook-setting-up-may-2 = Mani: { $hand-2 } carte a testa in due, { $hand-3 } in tre, { $hand-4 } in quattro; in solitario { $hand-1 } per tutto l’equipaggio.
rulebook-setting-up-may-3 = { $face-up } carte Risorsa sono scoperte. Il mazzo Danni è ordinato per tipo, in cima le più deboli; ultima la Breccia nello Scafo.
rulebook-setting-up-may-4 = Tutti partono dal Nucleo Energetico. Chi inizia si sceglie nella preparazione, o a caso.
rulebook-setting-up-special-head = Danni prima del primo turno
rulebook-setting-up-special = Le ultime { $setup-damage } carte Danno del mazzo colpiscono prima, cominciando dall’ultima in assoluto.
rulebook-setting-up-figure = Una carta del primo danno, e una stanza che ha colpito.
rulebook-setting-up-words = inizio, distribuire, setup, preparare, mani, primo giocatore, iniziare, nuova partita

rulebook-looking = Che cosa possono vedere tutti
rulebook-looking-lead = Si gioca insieme a carte scoperte: ogni mano è visibile, e si può parlare di tutto.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Si possono guardare entrambe le pile degli scarti e il numero di carte di ogni mazzo. Scegli gli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
   *[keys] Si possono guardare entrambe le pile degli scarti e il numero di carte di ogni mazzo. Fai clic sugli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
}
rulebook-looking-may-2 = Si può anche vedere quali carte contiene ancora un mazzo, ma non il loro ordine.
rulebook-looking-may-3 = Ciò che una stanza ha mostrato resta noto a tutti. Il registro racconta che cosa è successo.
rulebook-looking-not-1 = L’ordine di un mazzo, se una stanza non lo mostra.
rulebook-looking-words = scoperto, segreto, nascosto, informazioni, contare, parlare, registro, guardare, sapere

## Your turn

rulebook-phases = Le tre fasi
rulebook-phases-lead = Un turno è azioni, poi raccolta, poi danno. Dopo tocca al prossimo membro dell’equipaggio.
rulebook-phases-may-1 = Fase 1: { $base-actions } azioni, e una in più per ogni segnalino Azione che spendi.
rulebook-phases-may-2 = Fase 2: prendi { $deck-cards } carte dal mazzo, o una scoperta. Poi tienine al massimo { $hand-limit }.
rulebook-phases-may-3 = Fase 3: la prima carta Danno colpisce le sue stanze; quando non ce ne sono più, la Breccia nello Scafo toglie carte.
rulebook-phases-not-1 = La Fase 1 non finisce mai da sola: di’ quando hai finito.
rulebook-phases-special-head = Quando inizia un turno
rulebook-phases-special = Prima tornano i tuoi segnalini Protezione dell’Armeria. Poi l’Infermeria paga chi ci si trova.
rulebook-phases-words = turno, giro, ordine, sequenza, fase, iniziare, inizio turno, passi

rulebook-actions = Le tue azioni
rulebook-actions-lead = Nella Fase 1 hai { $base-actions } azioni. Scegline di qualsiasi tipo, in qualsiasi ordine, anche la stessa più volte.
rulebook-actions-may-1 = Muoversi, rovistare, condividere, riparare, deviare energia, usare la stanza in cui ti trovi.
rulebook-actions-may-2 = Un segnalino Azione paga un’azione in più, ogni volta che ne hai uno.
rulebook-actions-may-3 = Prima si usano le azioni base; i segnalini solo quando sono finite.
rulebook-actions-not-1 = Iniziare un’azione che non puoi pagare per intero.
rulebook-actions-not-2 = Agire in una stanza diversa da quella in cui ti trovi. Alcune stanze fanno eccezione.
rulebook-actions-special-head = Non usate?
rulebook-actions-special = Ogni azione base rimasta diventa un segnalino Azione.
rulebook-actions-figure = Muoversi, rovistare, condividere, riparare, deviare, usare la stanza.
rulebook-actions-words = agire, fare, punti, PA, budget, rimaste, spendere, opzioni

rulebook-moving = Muoversi
rulebook-moving-lead = Vai in una stanza vicina: su, giù, a sinistra o a destra.
rulebook-moving-may-1 = { $cost-move ->
    [one] Un’azione
   [many] { $cost-move } azioni
   *[other] { $cost-move } azioni
} per ogni stanza del percorso.
rulebook-moving-may-2 = In una stanza possono stare quanti vogliono, anche al Nucleo Energetico.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Scegli l’azione e poi la stanza{ $key-move ->
        [none] .
       *[other] , o premi { $key-move }.
    }
   *[keys] Trascina il tuo meeple nella stanza, usa le frecce o fai clic su entrambi{ $key-move ->
        [none] .
       *[other] , o premi { $key-move }.
    }
}
rulebook-moving-not-1 = In diagonale.
rulebook-moving-not-2 = Il meeple di un altro: solo gli Alloggi mandano gli altri.
rulebook-moving-figure = Dalla Sala Macchine a una stanza vicina.
rulebook-moving-words = muovere, andare, camminare, viaggio, passo, distanza, vicino, adiacente, accanto, diagonale, correre

rulebook-scavenging = Rovistare
rulebook-scavenging-lead = Tira il dado e cerca carte Risorsa: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Un’azione
   [many] { $cost-scavenge } azioni
   *[other] { $cost-scavenge } azioni
}, in qualsiasi stanza, finché puoi pagare.
rulebook-scavenging-may-2 = Prendi le carte una per una, dal mazzo o tra le scoperte. Una scoperta viene subito rimpiazzata e può essere la tua prossima.
rulebook-scavenging-may-3 = Puoi prenderne meno, o nessuna.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Scegli il dado{ $key-scavenge ->
        [none] .
       *[other] , o premi { $key-scavenge }.
    }
   *[keys] Fai clic sul dado o lancialo{ $key-scavenge ->
        [none] .
       *[other] , o premi { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Annullare, una volta tirato il dado.
rulebook-scavenging-figure = Basso: niente. Medio: una carta. Alto: due.
rulebook-scavenging-words = rovistare, cercare, perlustrare, tirare, dado, trovare, bottino, fortuna, caso

rulebook-sharing = Condividere
rulebook-sharing-lead = Dai una carta a qualcuno nella tua stanza, o prendine una delle sue.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Un’azione
   [many] { $cost-give } azioni
   *[other] { $cost-give } azioni
} per ogni carta, in qualunque direzione.
rulebook-sharing-may-2 = Qualsiasi carta, anche Universale, anche oltre { $hand-limit } per un po’: una mano si conta solo nella propria Fase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Scegli la carta e poi chi la riceve{ $key-share ->
        [none] .
       *[other] ; o premi { $key-share }.
    }
   *[keys] Trascina la carta su un pannello dell’equipaggio, o da un pannello nella tua mano{ $key-share ->
        [none] .
       *[other] ; o premi { $key-share }.
    }
}
rulebook-sharing-not-1 = Con qualcuno in un’altra stanza. La Mensa può farlo.
rulebook-sharing-not-2 = Segnalini e cubetti: restano a chi li ha.
rulebook-sharing-special-head = In solitario
rulebook-sharing-special = Un giocatore ha una sola mano per tutto l’equipaggio, e baratta invece con le carte scoperte.
rulebook-sharing-figure = In una stanza una carta cambia mano.
rulebook-sharing-words = condividere, dare, prendere, consegnare, scambiare, scambio, baratto, passare, compagno

rulebook-repairing = Riparare
rulebook-repairing-lead = Scarta una carta adatta a uno spazio vuoto della stanza in cui ti trovi. Lo spazio riceve un cubetto dalla riserva.
rulebook-repairing-may-1 = Qualsiasi spazio vuoto, in qualsiasi ordine. Una carta Universale è adatta a tutti.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Costa { $cost-repair ->
        [one] un’azione
       [many] { $cost-repair } azioni
       *[other] { $cost-repair } azioni
    }. Scegli la carta e poi lo spazio{ $key-repair ->
        [none] .
       *[other] , o premi { $key-repair }.
    }
   *[keys] Costa { $cost-repair ->
        [one] un’azione
       [many] { $cost-repair } azioni
       *[other] { $cost-repair } azioni
    }. Trascina la carta sullo spazio{ $key-repair ->
        [none] .
       *[other] , o premi { $key-repair }.
    }
}
rulebook-repairing-may-3 = Uno spazio che ha perso il cubetto è vuoto: mostra la risorsa che lo ripara.
rulebook-repairing-not-1 = Senza cubetti nella riserva. Allora aiuta solo un cubetto che hai tu.
rulebook-repairing-not-2 = Dalla stanza accanto. Solo l’Officina ripara altre stanze.
rulebook-repairing-not-3 = Due spazi con una carta, finché l’energia della stanza non è deviata.
rulebook-repairing-special-head = Dove l’energia è deviata
rulebook-repairing-special = Una carta adatta a uno spazio vuoto li riempie tutti. Se la riserva non basta, viene prima lo spazio della carta, poi dall’alto.
rulebook-repairing-figure = Il metallo è adatto a uno dei due spazi vuoti.
rulebook-repairing-words = riparare, guarire, aggiustare, sistemare, ripristinare, salute, punti vita, toppa, guasto, spazio, casella, chiave inglese

rulebook-diverting = Deviare l’energia
rulebook-diverting-lead = In una stanza con tutti i cubetti, scarta insieme le carte del suo costo: la sua energia va al Nucleo Energetico.
rulebook-diverting-may-1 = Costa { $cost-divert ->
    [one] un’azione
   [many] { $cost-divert } azioni
   *[other] { $cost-divert } azioni
} e le { $cost } carte indicate a sinistra della stanza.
rulebook-diverting-may-2 = Le carte Universali possono sostituire ognuna di esse.
rulebook-diverting-may-3 = Dopo, la stanza si può ancora usare, danneggiare e riparare. Resta deviata.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Scegli una carta e poi il costo{ $key-divert ->
        [none] .
       *[other] , o premi { $key-divert }.
    } Le carte vanno negli scarti nell’ordine indicato, l’ultima in cima.
   *[keys] Trascina una carta sul costo{ $key-divert ->
        [none] .
       *[other] , o premi { $key-divert }.
    } Le carte vanno negli scarti nell’ordine indicato, l’ultima in cima.
}
rulebook-diverting-not-1 = Con uno spazio vuoto: prima ripara.
rulebook-diverting-not-2 = Un po’ alla volta: tutte le carte insieme, da una sola mano.
rulebook-diverting-not-3 = La stessa stanza due volte, o il Nucleo Energetico.
rulebook-diverting-special-head = Che cosa porta
rulebook-diverting-special = Un passo verso la fine, e da ora una carta ripara tutta la stanza.
rulebook-diverting-figure = { $cost ->
    [3] Le tre carte a sinistra diventano un segnalino energia.
   *[other] Le carte a sinistra diventano un segnalino energia.
}
rulebook-diverting-words = deviare, energia, dirottare, reindirizzare, vincere, moneta, costo, pagare, caricare, completare

rulebook-activating = Attivare una stanza
rulebook-activating-lead = Usa l’abilità della stanza in cui ti trovi. Devono esserci tutti i suoi cubetti.
rulebook-activating-may-1 = La stanza dice quante azioni costa.
rulebook-activating-may-2 = La stessa stanza più volte, finché puoi pagare.
rulebook-activating-may-3 = Una stanza deviata funziona come le altre.
rulebook-activating-not-1 = Una stanza danneggiata: prima riparala.
rulebook-activating-not-2 = Senza nulla su cui agire: scarti vuoti, nessuno da raggiungere, nessun segnalino nella riserva. Il pulsante dice che cosa manca.
rulebook-activating-not-3 = Una stanza passiva: funziona da sé.
rulebook-activating-special-head = Prima si paga
rulebook-activating-special = Le azioni si spendono prima che la stanza chieda qualcosa, e se c’è qualcosa su cui agire si valuta dopo.
rulebook-activating-words = attivare, usare, abilità, potere, effetto, stanza, speciale, capacità, passiva

rulebook-ending = Terminare le azioni
rulebook-ending-lead = Termina la Fase 1 quando vuoi. Per ogni azione base rimasta prendi un segnalino Azione.
rulebook-ending-may-1 = Tanti segnalini quanti ne ha la riserva.
rulebook-ending-may-2 = Questi segnalini servono nei turni successivi.
rulebook-ending-not-1 = Un segnalino per un’azione pagata con un segnalino.
rulebook-ending-not-2 = Segnalini che mancano nella riserva: quelle azioni vanno perse, e prima ti viene chiesto.
rulebook-ending-special-head = Senza più azioni
rulebook-ending-special = Anche senza nulla da spendere la fase ti aspetta, perché tu possa annullare.
rulebook-ending-figure = Un’azione risparmiata è un segnalino.
rulebook-ending-words = finire, passare, saltare, risparmiare, non usate, avanzate, fatto, fermarsi, aspettare

rulebook-collecting = Raccogliere
rulebook-collecting-lead = Fase 2: prendi le prime { $deck-cards } carte del mazzo Risorse, o una delle { $face-up } scoperte.
rulebook-collecting-may-1 = Una carta scoperta presa viene subito rimpiazzata dal mazzo.
rulebook-collecting-may-2 = Poi scarta carte a tua scelta fino ad averne { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Scegli il mazzo o una carta.
   *[keys] Fai clic sul mazzo o su una carta, o trascinala nella mano.
}
rulebook-collecting-not-1 = Niente: una delle due cose va presa.
rulebook-collecting-words = raccogliere, pescare, prendere, ottenere, rendita, fase 2, carte, risorse

rulebook-hand = La tua mano
rulebook-hand-lead = Alla fine della tua Fase 2 tieni al massimo { $hand-limit } carte. In ogni altro momento la mano può essere più grande.
rulebook-hand-may-1 = Scegli tu quali carte scartare.
rulebook-hand-may-2 = Le carte avute dagli altri non contano fino alla tua prossima Fase 2.
rulebook-hand-may-3 = La prima mano ha { $hand-2 }, { $hand-3 } o { $hand-4 } carte, in due, tre o quattro giocatori.
rulebook-hand-not-1 = Buttare carte in altri momenti, se con esse non si paga qualcosa.
rulebook-hand-figure = Una carta di ogni risorsa.
rulebook-hand-words = limite, scartare, massimo, troppe, tenere, avere, sei

## The storm

rulebook-damage-cards = Carte Danno
rulebook-damage-cards-lead = Fase 3: si pesca la prima carta Danno. Ogni sua stanza perde il cubetto più in alto, nell’ordine stampato.
rulebook-damage-cards-may-1 = Le carte di tipo 1 colpiscono una stanza, di tipo 2 due, di tipo 3 tre: { $damage-1 }, { $damage-2 } e { $damage-3 } carte, prima le deboli.
rulebook-damage-cards-may-2 = I cubetti persi tornano nella riserva.
rulebook-damage-cards-may-3 = Un segnalino Protezione assorbe il colpo: prima il più vecchio sulla stanza, altrimenti uno di chi si trova lì.
rulebook-damage-cards-not-1 = Il Nucleo Energetico non è mai colpito.
rulebook-damage-cards-not-2 = Una stanza senza cubetti non può perderne: la nave è perduta, e il resto della carta non conta più.
rulebook-damage-cards-special-head = Più persone hanno lì un segnalino
rulebook-damage-cards-special = Chi è di turno indica chi cede un segnalino.
rulebook-damage-cards-figure = L’Infermeria perde il cubetto più in alto.
rulebook-damage-cards-words = colpo, colpire, attacco, tempesta, solare, brillamento, danno, pericolo, fase 3, minaccia, probabilità

rulebook-critical = Stanze critiche
rulebook-critical-lead = Una stanza che ha perso tutti i cubetti è critica. Un altro colpo lì fa perdere la nave.
rulebook-critical-may-1 = Ripara uno spazio, e reggerà un altro colpo.
rulebook-critical-may-2 = Un segnalino Protezione la salva una volta.
rulebook-critical-may-3 = Il Ponte può mostrare quali stanze sono le prossime, e rimandarle.
rulebook-critical-not-1 = Non si può usare né deviare finché non è integra.
rulebook-critical-special-head = Carte Danno finite
rulebook-critical-special = Con la Breccia nello Scafo nessuna stanza è più colpita.
rulebook-critical-figure = Tre spazi vuoti: un altro colpo è la fine.
rulebook-critical-words = pericolo, rosso, morente, ultimo, zero, distrutta, allarme, perdere, salute

rulebook-hull-breach = La Breccia nello Scafo
rulebook-hull-breach-lead = Pescata l’ultima carta Danno, lo scafo è aperto. Dal prossimo turno la Fase 3 è un tiro: dice quante carte lasciano il mazzo.
rulebook-hull-breach-may-1 = Quanto costa un tiro: { $breach-sides }.
rulebook-hull-breach-may-2 = Le carte vanno dalla cima del mazzo Risorse ai suoi scarti.
rulebook-hull-breach-not-1 = Le stanze non si danneggiano più.
rulebook-hull-breach-not-2 = I segnalini non aiutano contro di essa.
rulebook-hull-breach-figure = L’ultima carta, e ciò che poi costa ogni turno.
rulebook-hull-breach-words = falla, buco, vuoto, fine del mazzo, perdere carte, conto alla rovescia, finale, spazio

rulebook-deck-empty = Quando il mazzo finisce
rulebook-deck-empty-lead = Nel momento in cui il mazzo Risorse è vuoto la nave è perduta, qualunque cosa abbia preso l’ultima carta.
rulebook-deck-empty-may-1 = L’ultima carta si pesca o si mette ancora. Dopo non succede più nulla.
rulebook-deck-empty-may-2 = Guardare carte e rimetterle non svuota mai il mazzo.
rulebook-deck-empty-not-1 = Rimescolare gli scarti nel mazzo.
rulebook-deck-empty-not-2 = Una carta scoperta non salva: viene subito rimpiazzata dal mazzo.
rulebook-deck-empty-special-head = Quanto dura
rulebook-deck-empty-special = Ogni turno a bordo prende almeno una carta. Il tavolo conta i turni rimasti.
rulebook-deck-empty-words = perdere, ultima carta, tempo, orologio, esaurire, finire, vuoto, rimescolare

## The rooms

rulebook-reading-rooms = Leggere una stanza
rulebook-reading-rooms-lead = Una carta stanza dice quanto costa deviarla, che cosa la ripara e che cosa sa fare.
rulebook-reading-rooms-may-1 = A sinistra: le carte che ne deviano l’energia; una moneta quando è fatto.
rulebook-reading-rooms-may-2 = A destra: gli spazi riparazione. Un cubetto copre la sua risorsa; uno spazio vuoto la mostra.
rulebook-reading-rooms-may-3 = In basso: che cosa fa. Il simbolo è dorato finché ci sono tutti i cubetti.
rulebook-reading-rooms-may-4 = In alto a destra: la probabilità di un colpo in questo turno, da tutto ciò che l’equipaggio sa del mazzo Danni.
rulebook-reading-rooms-not-1 = I due lati di una stanza non sono mai nella stessa partita.
rulebook-reading-rooms-figure = La Stiva con lo spazio in alto vuoto.
rulebook-reading-rooms-words = carta, simbolo, icona, tracciato, percento, numero, moneta, V1, V2

rulebook-room-energy-core-v1-may-1 = Ogni stanza deviata è contata qui.
rulebook-room-energy-core-v1-not-1 = Non si può danneggiare, riparare o deviare, e non ci si mettono segnalini.
rulebook-room-energy-core-v1-not-2 = Prima che sia deviata l’ultima stanza non fa nulla.
rulebook-room-energy-core-v1-figure = Tutte le stanze sono deviate: si può riavviare.
rulebook-room-energy-core-v1-words = reattore, centro, mezzo, vincere, riavviare, motore

rulebook-room-bridge-v1-may-1 = Con meno carte guardi quelle che restano.
rulebook-room-bridge-v1-may-2 = Metti ultima la carta che fa più male, e ripara prima che arrivi.
rulebook-room-bridge-v1-not-1 = Quando non restano carte Danno non si può usare.
rulebook-room-bridge-v1-not-2 = La Breccia nello Scafo qui non si vede mai e resta in fondo.
rulebook-room-bridge-v1-words = sbirciare, spiare, prevedere, riordinare, previsione, ordinare
rulebook-room-bridge-v2-may-1 = Entrambe possono andare dalla stessa parte del mazzo; l’ordine lo scegli tu.
rulebook-room-bridge-v2-may-2 = Ciò che è in fondo arriva appena prima della Breccia nello Scafo.
rulebook-room-bridge-v2-not-1 = Quando non restano carte Danno non si può usare.
rulebook-room-bridge-v2-words = sbirciare, spiare, seppellire, fondo, affondare, previsione

rulebook-room-cargo-hold-v1-may-1 = Dopo, tutti conoscono l’ordine, finché non si pescano carte.
rulebook-room-cargo-hold-v1-may-2 = Funziona con qualsiasi numero di carte rimaste.
rulebook-room-cargo-hold-v1-not-1 = Prenderne una: tornano tutte nel mazzo.
rulebook-room-cargo-hold-v1-words = sbirciare, spiare, guardare, riordinare, magazzino, pila
rulebook-room-cargo-hold-v2-may-1 = La tua mano può superare il limite fino alla Fase 2.
rulebook-room-cargo-hold-v2-not-1 = L’ultima carta del mazzo: prenderla fa perdere la nave.
rulebook-room-cargo-hold-v2-words = pescare, carta in più, magazzino, ottenere

rulebook-room-medical-bay-v1-may-1 = Paga prima delle tue azioni, all’inizio di ogni turno che cominci lì.
rulebook-room-medical-bay-v1-may-2 = Se la riserva ha meno segnalini, ricevi quelli.
rulebook-room-medical-bay-v1-not-1 = Arrivare durante un turno non dà nulla.
rulebook-room-medical-bay-v1-not-2 = Uno spazio è vuoto: non paga nulla.
rulebook-room-medical-bay-v1-words = guarire, medico, ospedale, riposo, segnalini, bonus
rulebook-room-medical-bay-v2-may-1 = I segnalini Azione possono pagarla come ogni azione.
rulebook-room-medical-bay-v2-not-1 = Segnalini per te.
rulebook-room-medical-bay-v2-words = guarire, medico, ospedale, segnalini, aiutare altri

rulebook-room-crew-quarters-v1-may-1 = Si può mandare chiunque, anche qualcuno lontano.
rulebook-room-crew-quarters-v1-may-2 = Riunisci le persone, così possono condividere.
rulebook-room-crew-quarters-v1-not-1 = Finché siete tutti in una stanza non c’è nessuno da raggiungere.
rulebook-room-crew-quarters-v1-words = teletrasporto, mandare, muovere altri, letto, incontrarsi, passaggio
rulebook-room-crew-quarters-v2-may-1 = Si può mandare chiunque, anche qualcuno lontano.
rulebook-room-crew-quarters-v2-may-2 = Manda qualcuno in una stanza che va riparata presto.
rulebook-room-crew-quarters-v2-not-1 = In una stanza in cui c’è qualcuno.
rulebook-room-crew-quarters-v2-words = teletrasporto, mandare, muovere altri, letto, passaggio, stanza vuota

rulebook-room-engine-room-v1-may-1 = Si possono scambiare carte uguali.
rulebook-room-engine-room-v1-may-2 = Poi la tua carta è in cima alla pila.
rulebook-room-engine-room-v1-not-1 = Con la mano vuota o gli scarti vuoti.
rulebook-room-engine-room-v1-words = riciclare, recuperare, cimitero, scambiare, scarti
rulebook-room-engine-room-v2-may-1 = Scegli una carta qualsiasi, ovunque sia nella pila.
rulebook-room-engine-room-v2-not-1 = Con gli scarti vuoti.
rulebook-room-engine-room-v2-not-2 = Se così va via l’ultima carta del mazzo, la nave è perduta.
rulebook-room-engine-room-v2-words = riciclare, recuperare, cimitero, riprendere, scarti

rulebook-room-armoury-v1-may-1 = Su una stanza possono stare segnalini di più persone. Si usa prima il più vecchio.
rulebook-room-armoury-v1-may-2 = Un segnalino che ha assorbito un colpo torna nella riserva.
rulebook-room-armoury-v1-not-1 = Senza segnalini nella riserva.
rulebook-room-armoury-v1-not-2 = Non durano: il tuo prossimo turno inizia riprendendoli.
rulebook-room-armoury-v1-words = scudo, proteggere, guardia, parare, difendere, arma
rulebook-room-armoury-v2-may-1 = Qualcuno può averne più di uno. Ognuno assorbe un colpo.
rulebook-room-armoury-v2-may-2 = Il segnalino va dove va chi lo ha.
rulebook-room-armoury-v2-not-1 = Senza segnalini nella riserva.
rulebook-room-armoury-v2-words = scudo, proteggere, guardia, parare, difendere, guardia del corpo

rulebook-room-repair-centre-v1-may-1 = Anche qui sono adatte le carte Universali.
rulebook-room-repair-centre-v1-may-2 = Qualsiasi stanza, per quanto lontana.
rulebook-room-repair-centre-v1-not-1 = Sé stessa: quella è una normale riparazione.
rulebook-room-repair-centre-v1-not-2 = Con un cubetto che hai tu. Quelli servono solo dove ti trovi.
rulebook-room-repair-centre-v1-words = guarire, aggiustare, lontano, a distanza, laboratorio, distanza
rulebook-room-repair-centre-v2-may-1 = I cubetti posseduti sono al sicuro da ogni colpo.
rulebook-room-repair-centre-v2-may-2 = Riparano ancora quando la riserva è vuota.
rulebook-room-repair-centre-v2-not-1 = Un cubetto per te.
rulebook-room-repair-centre-v2-not-2 = Senza cubetti nella riserva.
rulebook-room-repair-centre-v2-words = guarire, aggiustare, scorta, portare, cubetto, laboratorio

rulebook-room-mess-hall-v1-may-1 = L’altra persona può essere ovunque sulla nave.
rulebook-room-mess-hall-v1-may-2 = Una carta si può dare senza nulla in cambio, o prendere senza nulla in cambio.
rulebook-room-mess-hall-v1-not-1 = Finché nessuno ha carte.
rulebook-room-mess-hall-v1-words = baratto, scambiare, scambio, cucina, refettorio, condividere a distanza
rulebook-room-mess-hall-v2-may-1 = Possono essere ovunque sulla nave, e scegli tu le carte.
rulebook-room-mess-hall-v2-may-2 = Ognuno ne dà quante l’altro.
rulebook-room-mess-hall-v2-not-1 = Le tue carte: tu non fai parte della coppia.
rulebook-room-mess-hall-v2-not-2 = Con meno di due altri che hanno carte.
rulebook-room-mess-hall-v2-words = baratto, scambiare, scambio, cucina, refettorio, altri

## Resource cards

rulebook-deck = Il mazzo Risorse
rulebook-deck-lead = Tutte le carte vengono da qui: mani, carte scoperte, ciò che raccogli e trovi. È anche il vostro tempo.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Ciò che contiene ancora si può guardare: scegli gli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
   *[keys] Ciò che contiene ancora si può guardare: fai clic sugli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
}
rulebook-deck-may-2 = Le carte in cima mostrate da una stanza restano note.
rulebook-deck-not-1 = Le carte tornano nel mazzo solo quando una stanza le guarda.
rulebook-deck-not-2 = Non si riempie mai di nuovo.
rulebook-deck-words = mazzo di pesca, pila, risorse, carte rimaste, tempo

rulebook-face-up = Le carte scoperte
rulebook-face-up-lead = Accanto al mazzo ci sono { $face-up } carte Risorsa scoperte. Prendine una quando raccogli, o tra ciò che trovi quando rovisti.
rulebook-face-up-may-1 = Il posto vuoto si riempie subito dal mazzo, nello stesso punto.
rulebook-face-up-may-2 = Di due carte uguali va bene l’una o l’altra.
rulebook-face-up-may-3 = In solitario si può barattare una carta della mano con una di esse.
rulebook-face-up-not-1 = Lì non si rimette mai nulla, se non in un baratto.
rulebook-face-up-words = mercato, fila, esposizione, carte scoperte, visibili, offerta

rulebook-discards = La pila degli scarti
rulebook-discards-lead = Qui stanno le carte pagate, di troppo in una mano o perse nella Breccia nello Scafo, in cima la più recente.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Scegli la pila per vederle tutte.
   *[keys] Fai clic per vederle tutte.
}
rulebook-discards-may-2 = La Sala Macchine ne recupera carte, e la Capsula di Salvataggio ci vive.
rulebook-discards-not-1 = Non si rimescola mai nel mazzo.
rulebook-discards-words = cimitero, pila, rifiuti, buttate, carte usate

rulebook-resource-universal-may-1 = Ripara qualsiasi spazio, sul posto e dall’Officina.
rulebook-resource-universal-may-2 = Paga qualsiasi carta del costo per deviare energia; se serve, se ne usano più d’una.
rulebook-resource-universal-not-1 = Non conta mai più di una carta.
rulebook-resource-universal-figure = Una carta Universale vale come ciò che serve.
rulebook-resource-universal-words = jolly, matta, stella, qualsiasi, carta jolly

## Pieces and tokens

rulebook-cubes = I cubetti e la riserva
rulebook-cubes-lead = Ci sono { $repair-cubes } cubetti Riparazione. All’inizio sono tutti sulla nave; ciò che le stanze perdono va nella riserva, e le riparazioni vengono da lì.
rulebook-cubes-may-1 = Un colpo toglie il cubetto più in alto di una stanza.
rulebook-cubes-may-2 = Si possono avere cubetti dell’Officina. Un tale cubetto ripara uno spazio vuoto dove si trova chi lo ha: un’azione, nessuna carta.
rulebook-cubes-may-3 = Un cubetto copre la sua risorsa: quello spazio non ha bisogno di carte.
rulebook-cubes-not-1 = Nessun cubetto nella riserva, nessuna riparazione con le carte.
rulebook-cubes-not-2 = Un cubetto posseduto non si può dare via.
rulebook-cubes-special-head = Un cubetto posseduto dove l’energia è deviata
rulebook-cubes-special = Riempie tutti gli spazi: prima i cubetti di chi lo usa, quanti ne servono, il resto dalla riserva.
rulebook-cubes-figure = Un cubetto va nello spazio vuoto.
rulebook-cubes-words = dadi, salute, punti vita, vite, scorta, riserva, blocchi, cuori

rulebook-extra-actions = Segnalini Azione
rulebook-extra-actions-lead = Un segnalino Azione è un’azione in più, nella Fase 1 di qualsiasi turno di chi lo ha. Ce ne sono { $action-tokens }.
rulebook-extra-actions-may-1 = Le azioni base non usate diventano segnalini, finché la riserva ne ha.
rulebook-extra-actions-may-2 = L’Infermeria ne dà; quelli del suo primo lato si possono spendere già in quel turno.
rulebook-extra-actions-may-3 = Spendine in un turno quanti ne hai. Tornano nella riserva.
rulebook-extra-actions-not-1 = Prima che le azioni base siano finite.
rulebook-extra-actions-not-2 = Darli ad altri, se non con l’altro lato dell’Infermeria.
rulebook-extra-actions-not-3 = Un’azione pagata e non usata non restituisce nulla; perciò un segnalino si spende solo quando un’azione lo richiede.
rulebook-extra-actions-figure = Un segnalino, un’azione.
rulebook-extra-actions-words = bonus, ottagono, in più, segnalino, risparmiare, messo da parte, PA

rulebook-shields = Segnalini Protezione
rulebook-shields-lead = Un segnalino Protezione assorbe un colpo al posto di un cubetto. Ce ne sono { $protection-tokens }.
rulebook-shields-may-1 = Su una stanza: assorbe il prossimo colpo lì. Prima il più vecchio.
rulebook-shields-may-2 = Posseduto da qualcuno: assorbe un colpo alla stanza in cui si trova chi lo ha, se lì non ce n’è uno.
rulebook-shields-may-3 = Un segnalino usato torna nella riserva.
rulebook-shields-not-1 = Sul Nucleo Energetico.
rulebook-shields-not-2 = Contro la Breccia nello Scafo.
rulebook-shields-special-head = Per quanto tempo
rulebook-shields-special = I segnalini sulle stanze tornano quando inizia il prossimo turno di chi li ha messi. Quelli posseduti restano finché non si usano.
rulebook-shields-figure = Due colpi a questa stanza non costano cubetti.
rulebook-shields-words = scudo, armatura, guardia, parare, proteggere, difesa, immunità

rulebook-power = Segnalini energia
rulebook-power-lead = La moneta su una stanza dice che la sua energia è deviata. Tutte le { $power } accendono il Nucleo Energetico.
rulebook-power-may-1 = Una carta adatta, o un cubetto posseduto, riempie tutta quella stanza.
rulebook-power-may-2 = La stanza si può usare come prima.
rulebook-power-not-1 = Non si perde mai, qualunque cosa colpisca la stanza.
rulebook-power-not-2 = Non protegge la stanza: i colpi tolgono cubetti come prima.
rulebook-power-figure = La Mensa, deviata.
rulebook-power-words = moneta, oro, deviata, fatto, fulmine, saetta

rulebook-meeples = L’equipaggio
rulebook-meeples-lead = Ogni pedina è un membro dell’equipaggio. Colore e contorno dicono chi è.
rulebook-meeples-may-1 = I membri dell’equipaggio giocano a turno, giro dopo giro.
rulebook-meeples-may-2 = Ognuno può avere carte, segnalini Azione, cubetti Riparazione e segnalini Protezione.
rulebook-meeples-not-1 = Non subiscono mai danni: solo le stanze.
rulebook-meeples-figure = Quattro membri dell’equipaggio.
rulebook-meeples-words = pedina, figura, giocatore, personaggio, astronauta, colore, ordine

rulebook-die = Il dado
rulebook-die-lead = Un dado, sei facce. Che cosa significa una faccia sta accanto al tiro.
rulebook-die-may-1 = Rovistare: { $scavenge-sides }.
rulebook-die-may-2 = Breccia nello Scafo, carte perse: { $breach-sides }.
rulebook-die-not-1 = Un tiro non si ripete e non si annulla mai.
rulebook-die-figure = Da uno a sei, tutti ugualmente probabili.
rulebook-die-words = dadi, tirare, caso, fortuna, probabilità, d6

## Ways to play

rulebook-sides = Stanze alternative
rulebook-sides-lead = Ognuna delle { $power } stanze ha due lati, V1 e V2. La prima partita usa V1; poi va bene qualsiasi combinazione.
rulebook-sides-may-1 = A caso: ogni stanza mostra uno dei suoi lati.
rulebook-sides-may-2 = Oppure tutte V1, tutte V2, o stanza per stanza come scegliete nella preparazione.
rulebook-sides-may-3 = Entrambi i lati richiedono le stesse riparazioni e lo stesso costo per deviare.
rulebook-sides-not-1 = Un lato che richiede più giocatori non si usa con meno.
rulebook-sides-figure = L’Infermeria con l’altro lato.
rulebook-sides-words = variante, V2, alternativa, misto, espansione, altro lato

rulebook-expansion-damage-control-may-1 = Le stanze si danneggiano poi in un ordine fisso, un colpo ciascuna.
rulebook-expansion-damage-control-may-2 = Si può scegliere una stanza senza cubetti, se un segnalino la protegge o se vi arrendete.
rulebook-expansion-damage-control-may-3 = Nessuno sa quali carte hanno lasciato il mazzo.
rulebook-expansion-damage-control-not-1 = La stessa stanza due volte con una carta.
rulebook-expansion-damage-control-not-2 = Il Nucleo Energetico.
rulebook-expansion-damage-control-special-head = Prima del primo turno
rulebook-expansion-damage-control-special = Se una di queste carte è tra quelle che colpiscono all’inizio, sceglie il primo giocatore.
rulebook-expansion-damage-control-figure = Le nuove carte: scegli una, due o tre stanze.
rulebook-expansion-damage-control-words = scegliere il danno, scegliere stanze, controllo, scelta

rulebook-expansion-escape-pod-may-1 = Salire costa { $cost-board ->
    [one] un’azione
   [many] { $cost-board } azioni
   *[other] { $cost-board } azioni
}, dal Nucleo Energetico, quando { $pod-rooms } stanze sono deviate. C’è posto per un solo membro dell’equipaggio.
rulebook-expansion-escape-pod-may-2 = Chi fugge tiene le carte e gioca subito il primo turno alla deriva.
rulebook-expansion-escape-pod-may-3 = Segnalini e cubetti di chi fugge tornano nella riserva.
rulebook-expansion-escape-pod-not-1 = Tornare indietro.
rulebook-expansion-escape-pod-not-2 = Raccolta, danno o segnalini per azioni non usate nel turno in cui si sale.
rulebook-expansion-escape-pod-figure = Sette stanze sono deviate: la capsula è pronta.
rulebook-expansion-escape-pod-words = traditore, disertore, lasciare, fuggire, tradire, abbandonare, egoista

rulebook-adrift = Alla deriva nella capsula
rulebook-adrift-lead = Il turno di chi è in fuga: prendi la prima carta degli scarti e tira. Un tiro che non supera le carte possedute ne porta un’altra. Poi il turno è finito.
rulebook-adrift-may-1 = La carta appena presa conta tra quelle possedute.
rulebook-adrift-may-2 = Scarti vuoti non danno carte. Il tiro si fa comunque.
rulebook-adrift-may-3 = Questi turni contano come gli altri. Gli scudi messi da chi è in fuga tornano quando inizia il suo turno successivo.
rulebook-adrift-not-1 = Nessuna azione, nessuna raccolta, nessun danno in un tale turno.
rulebook-adrift-not-2 = Nessun limite di mano.
rulebook-adrift-not-3 = Nessuno a bordo può scambiare con chi è in fuga, muoverlo o dargli qualcosa.
rulebook-adrift-figure = La capsula, un tiro, forse una carta.
rulebook-adrift-words = disertore, traditore, fluttuare, turno della capsula, spazio

rulebook-last-roll = L’ultimo tiro della capsula
rulebook-last-roll-lead = Se la nave è perduta, chi è in fuga prende un’altra carta e tira una volta. Con un tiro superiore al numero di carte possedute si salva e vince, senza gli altri.
rulebook-last-roll-may-1 = Se la nave si salva, l’equipaggio a bordo vince e chi è in fuga perde.
rulebook-last-roll-may-2 = Con poche carte la fuga è probabile, perciò chi è in fuga spera in pile basse.
rulebook-last-roll-not-1 = Un tiro che non supera le carte possedute: perdono tutti.
rulebook-last-roll-words = disertore, vincere senza gli altri, fuga, tiro finale, traditore

rulebook-expansion-solo-may-1 = { $solo-crew } membri dell’equipaggio giocano turni interi in ordine, come in una partita con altrettanti giocatori.
rulebook-expansion-solo-may-2 = L’unica mano ha il limite di una: { $hand-limit } carte.
rulebook-expansion-solo-may-3 = Segnalini, cubetti e scudi sono del membro dell’equipaggio che li ha ricevuti. «Un altro giocatore» significa un altro membro.
rulebook-expansion-solo-not-1 = Condividere: invece baratti.
rulebook-expansion-solo-not-2 = La Capsula di Salvataggio, e l’altro lato della Mensa.
rulebook-expansion-solo-words = giocatore singolo, un giocatore, solo, solitario

rulebook-trading = Barattare in solitario
rulebook-trading-lead = In solitario, scambia una carta della mano con una delle scoperte, ovunque siano tutti.
rulebook-trading-may-1 = Costa { $cost-trade ->
    [one] un’azione
   [many] { $cost-trade } azioni
   *[other] { $cost-trade } azioni
}, ovunque sia l’equipaggio.
rulebook-trading-may-2 = La tua carta prende il posto di quella presa. Non si pesca nulla.
rulebook-trading-may-3 = La Mensa fa lo stesso per la sua unica azione.
rulebook-trading-not-1 = Con due o più giocatori: loro condividono.
rulebook-trading-not-2 = Con la mano vuota.
rulebook-trading-figure = Una carta della mano per una scoperta.
rulebook-trading-words = scambiare, scambio, baratto, solitario, condividere, mercato

rulebook-no-counting = Senza contare
rulebook-no-counting-lead = Un modo per chi non vuole contare: numeri e contenuto di mazzi e scarti restano nascosti.
rulebook-no-counting-may-1 = Ciò che una stanza ti mostra si può vedere.
rulebook-no-counting-may-2 = Il dorso del mazzo Danni dice ancora il tipo della prima carta.
rulebook-no-counting-not-1 = Niente probabilità, niente conteggi, niente pile da sfogliare fino a fine partita.
rulebook-no-counting-not-2 = Il registro mostra questo turno e quello prima, niente di più.
rulebook-no-counting-words = nascosto, memoria, segreto, contare, modalità difficile, pile

rulebook-combining = Che cosa va insieme
rulebook-combining-lead = Espansioni, lati delle stanze, difficoltà e «Senza contare» si combinano come volete.
rulebook-combining-may-1 = Scegli tutto nella preparazione. Ciò che non si può scegliere dice perché.
rulebook-combining-may-2 = Lo stesso seme e le stesse impostazioni rifanno la stessa nave.
rulebook-combining-not-1 = Un’espansione con un numero di giocatori per cui non è fatta.
rulebook-combining-words = combinare, mescolare, opzioni, espansioni, impostazioni, seme, codice

## At your table now

rulebook-now-stands = { $name } è { FORM($room, "at") }.
rulebook-now-adrift = { $name } non è più a bordo.
rulebook-now-may = { $standing } Ora si può fare:
rulebook-now-may-not = { $standing } Ora non si può fare:
rulebook-now-no-action = In questa partita questa azione non c’è.
rulebook-now-not-aboard = Questa stanza non è su questa nave.
rulebook-now-other-side = { $variant ->
    [v1] In questa partita la stanza mostra V1.
   *[v2] In questa partita la stanza mostra V2.
}
rulebook-now-away = { $steps ->
    [0] qui
    [one] a una mossa
   [many] a { $steps } mosse
   *[other] a { $steps } mosse
}
rulebook-now-more = { $count ->
    [one] e un’altra stanza
   [many] e altre { $count } stanze
   *[other] e altre { $count } stanze
}
rulebook-now-fits = vuoto, e hai { $cards }
rulebook-now-unfit = vuoto; non hai carte adatte
rulebook-now-critical = { $guarded ->
    [yes] nessun cubetto, protetta; { $more }
   *[no] critica; { $more }
}
rulebook-now-whole = Tutte le stanze sono integre.
rulebook-now-no-cubes = La riserva non ha cubetti.
rulebook-now-power = { $count } stanze su { $goal } sono deviate.{ $left ->
    [0] { "" }
   *[other] { "" } Restano queste:
}
rulebook-now-breach = Lo scafo è squarciato: non restano carte Danno.
rulebook-now-hidden = Senza contare: i numeri restano nascosti.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, lo assorbirebbe un segnalino
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Resta una carta Danno.
   [many] Restano { $count } carte Danno.
   *[other] Restano { $count } carte Danno.
} La prossima colpisce:
rulebook-now-row = sono scoperte
rulebook-now-pile = { $count ->
    [0] La pila degli scarti è vuota.
    [one] C’è una carta negli scarti.
   [many] Ci sono { $count } carte negli scarti.
   *[other] Ci sono { $count } carte negli scarti.
}
rulebook-now-deck = { $count ->
    [one] Resta una carta nel mazzo Risorse.
   [many] Restano { $count } carte nel mazzo Risorse.
   *[other] Restano { $count } carte nel mazzo Risorse.
}
rulebook-now-hand = { $count ->
    [one] { $name } ha una carta; può tenerne { $limit }.
   [many] { $name } ha { $count } carte; può tenerne { $limit }.
   *[other] { $name } ha { $count } carte; può tenerne { $limit }.
}
rulebook-now-no-resource = In questa partita queste carte non ci sono.
rulebook-now-holds = { $count ->
    [0] { $name } non ne ha.
    [one] { $name } ne ha una.
   [many] { $name } ne ha { $count }.
   *[other] { $name } ne ha { $count }.
}
rulebook-now-difficulty = Questa partita: { $level }, { $cards ->
    [none] nessuna carta Universale.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Fa parte di questa partita.
   *[no] Non fa parte di questa partita.
}
rulebook-now-supply = { $count ->
    [0] Nella riserva non ne restano.
    [one] Nella riserva ne resta uno.
   [many] Nella riserva ne restano { $count }.
   *[other] Nella riserva ne restano { $count }.
}
rulebook-now-held = { $name } ne ha { $count }.
rulebook-now-laid = { $count ->
    [one] qui ce n’è uno
   [many] qui ce ne sono { $count }
   *[other] qui ce ne sono { $count }
}
rulebook-now-turn = Turno { $turn }: { $name }, { $phase ->
    [actions] Fase 1.
    [collect] Fase 2.
    [damage] Fase 3.
   *[over] la partita è finita.
}
rulebook-now-actions = { $count ->
    [0] Nessuna azione rimasta
    [one] Un’azione rimasta
   [many] { $count } azioni rimaste
   *[other] { $count } azioni rimaste
}{ $tokens ->
    [0] .
    [one] , e un segnalino.
   [many] , e { $tokens } segnalini.
   *[other] , e { $tokens } segnalini.
}

## What it was opened from

rulebook-of-slot = { $room }, spazio { $number }
rulebook-of-divert = { $room }, costo per deviare
rulebook-of-shield = { $room }, segnalino Protezione
rulebook-of-deck = Mazzo Risorse
rulebook-of-discard = Pila degli scarti
rulebook-of-face-up = Carta scoperta
rulebook-of-damage-deck = Mazzo Danni
rulebook-of-damage-discard = Danni già inflitti
rulebook-of-die = Dado
rulebook-of-supply = Riserva
rulebook-of-held = Ciò che hai
rulebook-of-threat = Minaccia
rulebook-of-stepper = Fasi
rulebook-of-pod = Capsula di Salvataggio
rulebook-of-end = Terminare le azioni
