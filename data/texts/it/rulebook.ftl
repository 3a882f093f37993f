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
rulebook-hit = { $chapter } · risultato { $number } di { $count } per «{ $query }»
rulebook-none = Nessun risultato per «{ $query }». Forse cercavi:
rulebook-none-at-all = Nessun risultato per «{ $query }».
rulebook-now = Ora al tuo tavolo
rulebook-show = Mostra sul tavolo
rulebook-see = Vedi anche
rulebook-try = Prova
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Inizia
rulebook-open = Regolamento
rulebook-side-v2 = { $name } (alternativa, V2)
rulebook-limits = Limiti

rulebook-chapter-mission = La missione
rulebook-chapter-turn = Il tuo turno
rulebook-chapter-storm = La tempesta
rulebook-chapter-rooms = Le stanze
rulebook-chapter-cards = Carte Risorsa
rulebook-chapter-tokens = Pezzi e segnalini
rulebook-chapter-variants = Modi di giocare

## What the content says of itself

rulebook-room-passive = Passiva: funziona automaticamente e non costa azioni.
rulebook-room-cost = Attivarla costa { $cost ->
    [one] un’azione
   [many] { $cost } azioni
   *[other] { $cost } azioni
}.
rulebook-room-whole = Funziona solo se integra: tutti i { $count } spazi devono avere un cubetto.
rulebook-room-divert = Deviare la sua energia costa { $cards }.
rulebook-room-players = Con meno di { $count } giocatori non si può usare. L’altro lato ne prende il posto.
rulebook-resource-copies = Nel gioco ci sono { $count } carte { $card }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = La difficoltà stabilisce quante ce ne sono: { $levels }.
rulebook-resource-rooms = Ripara uno spazio in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Il mazzo Risorse ha { $whole } carte, nessuna Universale.
   *[other] Il mazzo Risorse ha { $whole } carte, tra cui { $cards }.
}
rulebook-expansion-players = { $most ->
    [1] Per un solo giocatore.
   *[other] Per { $players } giocatori.
}
rulebook-expansion-apart = Non si può combinare con { $others }.
rulebook-action-lead = { $source ->
    [none] Un’azione che puoi fare nella Fase 1
   *[other] Un’azione aggiunta da «{ $source }»
}. { $cost ->
    [0] Non costa nulla
    [one] Costa un’azione
   [many] Costa { $cost } azioni
   *[other] Costa { $cost } azioni
}.

## The mission

rulebook-ship = La nave
rulebook-ship-lead = { $rooms ->
    [9] La nave ha nove stanze, tre per tre.
   *[other] La nave ha { $rooms } stanze.
} Il Nucleo Energetico è al centro. Le { $power } stanze intorno cambiano posto a ogni partita.
rulebook-ship-may-1 = Ognuna delle { $power } stanze ha { $spaces } spazi riparazione. All’inizio su ognuno c’è un cubetto.
rulebook-ship-may-2 = Le stanze vicine hanno un lato in comune. Gli angoli non contano.
rulebook-ship-may-3 = Il Nucleo Energetico non ha spazi riparazione e non subisce danni. Raccoglie l’energia che deviate.
rulebook-ship-figure = Il Nucleo Energetico, con l’energia di tre stanze.
rulebook-ship-words = tabellone, mappa, griglia, disposizione, scopo, nucleo, vicino, nave

rulebook-goal = Come finisce la partita
rulebook-goal-lead = Deviate l’energia di tutte le { $power } stanze, poi attivate il Nucleo Energetico. La nave è salva e chi è a bordo vince.
rulebook-goal-may-head = Come si vince
rulebook-goal-may-1 = Deviata l’ultima stanza, ogni membro dell’equipaggio al Nucleo Energetico può attivarlo. Costa un’azione.
rulebook-goal-may-2 = In quel momento le stanze possono essere danneggiate. Conta solo la loro energia.
rulebook-goal-not-head = Come si perde
rulebook-goal-not-1 = Un colpo distrugge una stanza che non ha più cubetti: la nave è subito perduta.
rulebook-goal-not-2 = Il mazzo Risorse finisce: la nave è subito perduta.
rulebook-goal-special-head = Un disertore
rulebook-goal-special = Se la nave è salva, un disertore nella Capsula di Salvataggio perde. Se è perduta, decide un ultimo tiro: vince solo il disertore, oppure perdono tutti.
rulebook-goal-figure = Tutte le stanze sono deviate. Attivare il nucleo fa vincere.
rulebook-goal-words = vincere, perdere, vittoria, sconfitta, fine, fine partita, riavvio, fuga, obiettivo
rulebook-length = Durata di una partita
rulebook-length-lead = La maggior parte delle partite dura da quindici a trenta turni, contando quelli di tutti. È circa da mezz’ora a un’ora.
rulebook-length-may-1 = Il mazzo Risorse è l’orologio. Quando finisce, la partita è finita.
rulebook-length-may-2 = Puoi smettere in ogni momento: la partita viene salvata dopo ogni scelta.
rulebook-length-words = durata, tempo, minuti, ore, quanto dura, turni

rulebook-setting-up = Preparazione
rulebook-setting-up-lead = Scegliete nomi, difficoltà ed espansioni. Il gioco prepara il resto: stanze, cubetti, carte ed equipaggio.
rulebook-setting-up-may-1 = Il mazzo Risorse ha { $copies } carte di ognuna delle { $kinds } risorse. La difficoltà aggiunge carte Universali.
rulebook-setting-up-may-2 = Ogni giocatore inizia con { $hand-2 } carte in due, { $hand-3 } in tre, { $hand-4 } in quattro. Un equipaggio in solitario ne condivide { $hand-1 }.
rulebook-setting-up-may-3 = { $face-up } carte Risorsa sono scoperte. Il mazzo Danni è ordinato per tipo, in cima le più deboli. La Breccia nello Scafo è in fondo a tutto.
rulebook-setting-up-may-4 = Tutti iniziano al Nucleo Energetico. Scegliete il primo giocatore nella preparazione, o lasciate fare al caso.
rulebook-setting-up-special-head = Danni prima del primo turno
rulebook-setting-up-special = Le ultime { $setup-damage } carte sopra la Breccia nello Scafo colpiscono prima del primo turno, a partire da quella più in basso. Poi si scartano, e la nave inizia con { $setup-cubes } cubetti in meno.
rulebook-setting-up-figure = Una carta del primo danno e una stanza colpita.
rulebook-setting-up-words = inizio, distribuire, setup, preparare, mani, primo giocatore, iniziare, nuova partita

rulebook-looking = Informazioni note a tutti
rulebook-looking-lead = Si gioca a mani scoperte. Guardate tutto sul tavolo e discutete ogni piano.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Puoi guardare entrambe le pile degli scarti e quante carte ha ogni mazzo. Scegli gli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
   *[keys] Puoi guardare entrambe le pile degli scarti e quante carte ha ogni mazzo. Fai clic sugli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
}
rulebook-looking-may-2 = Puoi vedere quali carte restano in un mazzo, ma non il loro ordine.
rulebook-looking-may-3 = Le carte mostrate da una stanza sono poi note a tutti. Il registro racconta che cosa è successo.
rulebook-looking-not-1 = Non puoi vedere l’ordine di un mazzo, a meno che una stanza lo mostri.
rulebook-looking-words = scoperto, segreto, nascosto, informazioni, contare, parlare, registro, guardare, sapere

## Your turn

rulebook-phases = Le tre fasi
rulebook-phases-lead = Nel tuo turno fai azioni, raccogli carte e subisci danni. Poi tocca al prossimo membro dell’equipaggio.
rulebook-phases-may-1 = Fase 1: hai { $base-actions } azioni, più una per ogni segnalino Azione che spendi.
rulebook-phases-may-2 = Fase 2: prendi { $deck-cards } carte dal mazzo o una scoperta. Poi scarta fino ad averne { $hand-limit }.
rulebook-phases-may-3 = Fase 3: pesca la prima carta Danno, che colpisce le sue stanze. Quando sono finite, è la Breccia nello Scafo a costare carte.
rulebook-phases-not-1 = La Fase 1 non finisce finché non la termini tu. Con «{ settings-auto-end }» attivo finisce automaticamente quando non c’è più nulla da fare.
rulebook-phases-special-head = Inizio del turno
rulebook-phases-special = Prima tornano nella riserva i segnalini Protezione che hai messo con l’Armeria (V1). Poi, se ti trovi in Infermeria (V1), ottieni segnalini Azione.
rulebook-phases-words = turno, giro, ordine, sequenza, fase, iniziare, inizio turno, passi

rulebook-actions = Le tue azioni
rulebook-actions-lead = Nella Fase 1 hai { $base-actions } azioni: di qualsiasi tipo, in qualsiasi ordine, anche ripetute.
rulebook-actions-may-1 = Muoverti, rovistare, condividere, riparare, deviare energia o attivare la tua stanza.
rulebook-actions-may-2 = Ogni segnalino Azione che spendi ti dà un’azione in più.
rulebook-actions-may-3 = Prima si usano le azioni base. I segnalini si spendono solo dopo.
rulebook-actions-not-1 = Non puoi fare un’azione che non puoi pagare per intero.
rulebook-actions-not-2 = Non puoi agire in una stanza in cui non ti trovi. Alcune stanze fanno eccezione.
rulebook-actions-special-head = Azioni non usate
rulebook-actions-special = Ogni azione base che non usi diventa un segnalino Azione.
rulebook-actions-figure = Muoversi, rovistare, condividere, riparare, deviare, attivare.
rulebook-actions-words = agire, fare, punti, PA, budget, rimaste, spendere, opzioni

rulebook-moving = Muoversi
rulebook-moving-lead = Vai in una stanza vicina: su, giù, a sinistra o a destra.
rulebook-moving-may-1 = { $cost-move ->
    [one] Un’azione
   [many] { $cost-move } azioni
   *[other] { $cost-move } azioni
} per ogni passo da una stanza all’altra.
rulebook-moving-may-2 = In una stanza possono esserci quanti membri dell’equipaggio vuoi, anche al Nucleo Energetico.
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
rulebook-moving-not-1 = Non puoi muoverti in diagonale.
rulebook-moving-not-2 = Non puoi muovere altri membri dell’equipaggio, se non con gli Alloggi.
rulebook-moving-figure = Dalla Sala Macchine a una stanza vicina.
rulebook-moving-words = muovere, andare, camminare, viaggio, passo, distanza, vicino, adiacente, accanto, diagonale, correre

rulebook-scavenging = Rovistare
rulebook-scavenging-lead = Tira il dado per cercare carte Risorsa: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Un’azione
   [many] { $cost-scavenge } azioni
   *[other] { $cost-scavenge } azioni
}, in qualsiasi stanza, finché puoi pagare.
rulebook-scavenging-may-2 = Prendi le carte una alla volta, dal mazzo o tra le scoperte. Una scoperta viene subito rimpiazzata, quindi puoi prendere la nuova.
rulebook-scavenging-may-3 = Puoi prendere meno carte, o nessuna.
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
rulebook-scavenging-not-1 = Non puoi annullare un tiro.
rulebook-scavenging-figure = Basso: niente. Medio: una carta. Alto: due.
rulebook-scavenging-words = rovistare, cercare, perlustrare, tirare, dado, trovare, bottino, fortuna, caso

rulebook-sharing = Condividere
rulebook-sharing-lead = Dai una carta a un altro membro dell’equipaggio nella tua stanza, o prendine una delle sue.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Un’azione
   [many] { $cost-give } azioni
   *[other] { $cost-give } azioni
} per ogni carta data o presa.
rulebook-sharing-may-2 = Condividi qualsiasi carta, anche Universale. Il limite di { $hand-limit } si controlla solo nella Fase 2 di chi la riceve.
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
rulebook-sharing-not-1 = Non puoi condividere da una stanza all’altra, se non con la Mensa.
rulebook-sharing-not-2 = Non puoi condividere segnalini o cubetti. Restano a chi li ha.
rulebook-sharing-special-head = In solitario
rulebook-sharing-special = Il tuo equipaggio condivide una mano. Invece di condividere, scambi con le carte scoperte.
rulebook-sharing-figure = Nella stessa stanza una carta passa di mano.
rulebook-sharing-words = condividere, dare, prendere, consegnare, scambiare, scambio, baratto, passare, compagno

rulebook-repairing = Riparare
rulebook-repairing-lead = Scarta una carta adatta a uno spazio vuoto della tua stanza. Lo spazio riceve un cubetto dalla riserva.
rulebook-repairing-may-1 = Ripara gli spazi vuoti in qualsiasi ordine. Una carta Universale è adatta a ogni spazio.
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
rulebook-repairing-may-3 = Uno spazio che ha perso il cubetto è vuoto. Mostra la risorsa che richiede.
rulebook-repairing-not-1 = Non puoi riparare con una carta se la riserva non ha cubetti. Un cubetto tuo funziona comunque.
rulebook-repairing-not-2 = Non puoi riparare un’altra stanza, se non con l’Officina.
rulebook-repairing-not-3 = Non puoi riempire due spazi con una carta, a meno che la stanza sia deviata.
rulebook-repairing-special-head = Stanze deviate
rulebook-repairing-special = Una carta adatta a uno spazio vuoto li riempie tutti. Se la riserva non basta, si riempie prima quello della carta, poi dall’alto in basso.
rulebook-repairing-figure = Il metallo è adatto a uno dei due spazi vuoti.
rulebook-repairing-words = riparare, guarire, aggiustare, sistemare, ripristinare, salute, punti vita, toppa, guasto, spazio, casella, chiave inglese

rulebook-diverting = Deviare l’energia
rulebook-diverting-lead = In una stanza integra, scarta insieme tutte le carte del suo costo. La sua energia va al Nucleo Energetico.
rulebook-diverting-may-1 = Paga { $cost-divert ->
    [one] un’azione
   [many] { $cost-divert } azioni
   *[other] { $cost-divert } azioni
} e le { $cost } carte indicate a sinistra della stanza.
rulebook-diverting-may-2 = Le carte Universali possono sostituirne una qualsiasi.
rulebook-diverting-may-3 = Una stanza deviata si può ancora attivare, colpire e riparare. Resta deviata.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Scegli una carta e poi il costo{ $key-divert ->
        [none] .
       *[other] , o premi { $key-divert }.
    } Scegli tu in che ordine scartare le carte. L’ultima va in cima.
   *[keys] Trascina una carta sul costo{ $key-divert ->
        [none] .
       *[other] , o premi { $key-divert }.
    } Scegli tu in che ordine scartare le carte. L’ultima va in cima.
}
rulebook-diverting-not-1 = Non puoi deviare una stanza con uno spazio vuoto. Prima riparala.
rulebook-diverting-not-2 = Non puoi pagare un po’ alla volta. Un solo giocatore scarta tutte le carte insieme.
rulebook-diverting-not-3 = Non puoi deviare due volte una stanza, né il Nucleo Energetico.
rulebook-diverting-special-head = Che cosa ottieni
rulebook-diverting-special = Siete un passo più vicini alla vittoria. D’ora in poi una carta ripara tutta la stanza.
rulebook-diverting-figure = { $cost ->
    [3] Tre carte diventano un segnalino Energia.
   *[other] Le carte a sinistra diventano un segnalino Energia.
}
rulebook-diverting-words = deviare, energia, dirottare, reindirizzare, vincere, moneta, costo, pagare, caricare, completare

rulebook-activating = Attivare una stanza
rulebook-activating-lead = Attiva la stanza in cui ti trovi. Deve essere integra.
rulebook-activating-may-1 = La stanza mostra quante azioni costa.
rulebook-activating-may-2 = Attiva la stessa stanza finché puoi pagare.
rulebook-activating-may-3 = Deviarne l’energia non cambia l’abilità di una stanza.
rulebook-activating-not-1 = Non puoi attivare una stanza danneggiata. Prima riparala.
rulebook-activating-not-2 = Non puoi attivare una stanza che non farebbe nulla, per esempio se nella riserva manca un segnalino. Il pulsante dice perché.
rulebook-activating-not-3 = Non puoi attivare una stanza passiva. Funziona automaticamente.
rulebook-activating-special-head = Prima si paga
rulebook-activating-special = Paghi prima che la stanza faccia qualcosa. Se può farlo si controlla dopo il pagamento.
rulebook-activating-words = attivare, usare, abilità, potere, effetto, stanza, speciale, capacità, passiva

rulebook-ending = Terminare le azioni
rulebook-ending-lead = Termina la Fase 1 quando vuoi. Ottieni un segnalino Azione per ogni azione base non usata.
rulebook-ending-may-1 = Ottieni solo tanti segnalini quanti ne ha la riserva.
rulebook-ending-may-2 = Spendi questi segnalini nei turni successivi.
rulebook-ending-not-1 = Non puoi ottenere un segnalino per un’azione pagata con un segnalino.
rulebook-ending-not-2 = Non puoi conservare azioni per cui mancano segnalini. Vanno perse, ma il gioco prima ti avvisa.
rulebook-ending-special-head = Azioni finite
rulebook-ending-special = La Fase 1 ti aspetta. Puoi annullare le tue scelte finché non si rivela qualcosa. Con «{ settings-auto-end }» attivo finisce automaticamente.
rulebook-ending-figure = Un’azione non usata diventa un segnalino.
rulebook-ending-words = finire, passare, saltare, risparmiare, non usate, avanzate, fatto, fermarsi, aspettare, annullare, tornare indietro, errore, sbagliato

rulebook-collecting = Raccogliere
rulebook-collecting-lead = Nella Fase 2 prendi le prime { $deck-cards } carte del mazzo Risorse, o una delle { $face-up } scoperte.
rulebook-collecting-may-1 = Una carta scoperta presa viene subito rimpiazzata dal mazzo.
rulebook-collecting-may-2 = Poi scarta carte a tua scelta fino ad averne { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Scegli il mazzo o una carta.
   *[keys] Fai clic sul mazzo o su una carta, o trascinala nella mano.
}
rulebook-collecting-not-1 = Non puoi saltare la raccolta. Prendi dal mazzo o dalle scoperte.
rulebook-collecting-words = raccogliere, pescare, prendere, ottenere, rendita, fase 2, carte, risorse

rulebook-hand = La tua mano
rulebook-hand-lead = Alla fine della Fase 2 scarta fino ad avere { $hand-limit } carte. In ogni altro momento puoi averne di più.
rulebook-hand-may-1 = Scegli tu quali carte scartare.
rulebook-hand-may-2 = Le carte che ricevi non contano fino alla tua prossima Fase 2.
rulebook-hand-may-3 = Inizi con { $hand-2 }, { $hand-3 } o { $hand-4 } carte in due, tre o quattro giocatori.
rulebook-hand-not-1 = Non puoi scartare carte in altri momenti, se non per pagare.
rulebook-hand-figure = Una carta di ogni risorsa.
rulebook-hand-words = limite, scartare, massimo, troppe, tenere, avere, sei

## The storm

rulebook-damage-cards = Carte Danno
rulebook-damage-cards-lead = Nella Fase 3 pesca la prima carta Danno. Ogni sua stanza perde il cubetto più in alto, nell’ordine stampato.
rulebook-damage-cards-may-1 = Le carte di tipo 1 colpiscono una stanza, di tipo 2 due, di tipo 3 tre. Sono { $damage-1 }, { $damage-2 } e { $damage-3 }, pescate in quest’ordine.
rulebook-damage-cards-may-2 = I cubetti persi tornano nella riserva.
rulebook-damage-cards-may-3 = Un segnalino Protezione para il colpo: il più vecchio sulla stanza, o altrimenti uno di chi si trova lì.
rulebook-damage-cards-not-head = Eccezioni
rulebook-damage-cards-not-1 = Il Nucleo Energetico non può essere colpito.
rulebook-damage-cards-not-2 = Un colpo distrugge una stanza che non ha più cubetti. La nave è perduta, e il resto della carta si ignora.
rulebook-damage-cards-special-head = Più segnalini
rulebook-damage-cards-special = Se lì più membri dell’equipaggio hanno un segnalino, il giocatore attivo sceglie chi ne cede uno.
rulebook-damage-cards-figure = L’Infermeria perde il cubetto più in alto.
rulebook-damage-cards-words = colpo, colpire, attacco, tempesta, solare, brillamento, danno, pericolo, fase 3, minaccia, probabilità

rulebook-critical = Stanze critiche
rulebook-critical-lead = Una stanza senza cubetti è critica. Il prossimo colpo la distrugge, e la nave è perduta.
rulebook-critical-may-1 = Ripara uno spazio, e la stanza regge un altro colpo.
rulebook-critical-may-2 = Un segnalino Protezione la salva una volta.
rulebook-critical-may-3 = Il Ponte mostra quali stanze sono le prossime e ti permette di rimandarle.
rulebook-critical-not-1 = Non puoi attivarla né deviarla finché non è integra.
rulebook-critical-special-head = Carte Danno finite
rulebook-critical-special = Durante la Breccia nello Scafo nessuna stanza viene colpita.
rulebook-critical-figure = Tre spazi vuoti: un altro colpo è la fine.
rulebook-critical-words = pericolo, rosso, morente, ultimo, zero, distrutta, allarme, perdere, salute

rulebook-hull-breach = La Breccia nello Scafo
rulebook-hull-breach-lead = Pescata l’ultima carta Danno, lo scafo si squarcia. In ogni Fase 3 successiva tira il dado: il mazzo perde carte.
rulebook-hull-breach-may-1 = Carte perse per ogni tiro: { $breach-sides }.
rulebook-hull-breach-may-2 = Scartale dalla cima del mazzo Risorse.
rulebook-hull-breach-not-1 = Le stanze non possono più essere colpite.
rulebook-hull-breach-not-2 = I segnalini Protezione non fermano la Breccia nello Scafo.
rulebook-hull-breach-figure = L’ultima carta, e quanto costa poi ogni turno.
rulebook-hull-breach-words = falla, buco, vuoto, fine del mazzo, perdere carte, conto alla rovescia, finale, spazio

rulebook-deck-empty = Quando il mazzo finisce
rulebook-deck-empty-lead = Appena il mazzo Risorse è vuoto, la nave è perduta, qualunque sia il motivo.
rulebook-deck-empty-may-1 = L’ultima carta si pesca o si scarta ancora. Dopo non succede più nulla.
rulebook-deck-empty-may-2 = Guardare carte e rimetterle non svuota il mazzo.
rulebook-deck-empty-not-1 = Non puoi rimescolare gli scarti nel mazzo.
rulebook-deck-empty-not-2 = Prendere carte scoperte non fa durare di più il mazzo: vengono subito rimpiazzate.
rulebook-deck-empty-special-head = Quanto dura il mazzo
rulebook-deck-empty-special = Ogni turno a bordo toglie almeno una carta. I turni rimasti indicati sul tavolo sono solo una stima.
rulebook-deck-empty-words = perdere, ultima carta, tempo, orologio, esaurire, finire, vuoto, rimescolare

## The rooms

rulebook-reading-rooms = Leggere una stanza
rulebook-reading-rooms-lead = Una carta stanza mostra quanto costa deviarla, che cosa la ripara e che cosa sa fare.
rulebook-reading-rooms-may-1 = A sinistra: le carte che ne deviano l’energia, o un segnalino Energia quando è deviata.
rulebook-reading-rooms-may-2 = A destra: gli spazi riparazione. Un cubetto copre la risorsa dello spazio; uno spazio vuoto la mostra.
rulebook-reading-rooms-may-3 = In basso: la sua abilità. Il simbolo è dorato finché la stanza è integra.
rulebook-reading-rooms-may-4 = In alto a destra: la probabilità che sia colpita in questo turno, per quanto l’equipaggio sa del mazzo Danni.
rulebook-reading-rooms-not-1 = Non puoi avere entrambi i lati di una stanza in una partita.
rulebook-reading-rooms-figure = La Stiva, con lo spazio più in alto vuoto.
rulebook-reading-rooms-words = carta, simbolo, icona, tracciato, percento, numero, moneta, V1, V2

rulebook-room-energy-core-v1-may-1 = Mostra quante stanze sono deviate.
rulebook-room-energy-core-v1-not-1 = Non puoi ripararlo né deviarlo, né metterci un segnalino Protezione. Non può essere colpito.
rulebook-room-energy-core-v1-not-2 = Non puoi attivarlo prima che sia deviata l’ultima stanza.
rulebook-room-energy-core-v1-figure = Tutte le stanze sono deviate: attivalo per vincere.
rulebook-room-energy-core-v1-words = reattore, centro, mezzo, vincere, riavviare, motore

rulebook-room-bridge-v1-may-1 = Se restano meno carte, guardale tutte.
rulebook-room-bridge-v1-may-2 = Puoi mettere per ultima la carta peggiore, così ripari prima che arrivi.
rulebook-room-bridge-v1-not-1 = Non puoi attivarlo quando le carte Danno sono finite.
rulebook-room-bridge-v1-not-2 = Non puoi spostare la Breccia nello Scafo. Resta in fondo.
rulebook-room-bridge-v1-words = sbirciare, spiare, prevedere, riordinare, previsione, ordinare
rulebook-room-bridge-v2-may-1 = Entrambe le carte possono andare dalla stessa parte del mazzo, nell’ordine che vuoi.
rulebook-room-bridge-v2-may-2 = Le carte in fondo arrivano appena prima della Breccia nello Scafo.
rulebook-room-bridge-v2-not-1 = Non puoi attivarlo quando le carte Danno sono finite.
rulebook-room-bridge-v2-words = sbirciare, spiare, seppellire, fondo, affondare, previsione

rulebook-room-cargo-hold-v1-may-1 = Da quel momento tutti conoscono l’ordine, finché non si pescano le carte.
rulebook-room-cargo-hold-v1-may-2 = Funziona anche con poche carte rimaste.
rulebook-room-cargo-hold-v1-not-1 = Non puoi prendere nessuna di queste carte. Tornano tutte nel mazzo.
rulebook-room-cargo-hold-v1-words = sbirciare, spiare, guardare, riordinare, magazzino, pila
rulebook-room-cargo-hold-v2-may-1 = Puoi superare il limite di mano fino alla Fase 2.
rulebook-room-cargo-hold-v2-not-head = Pericolo
rulebook-room-cargo-hold-v2-not-1 = Se prendi l’ultima carta del mazzo, la nave è perduta.
rulebook-room-cargo-hold-v2-words = pescare, carta in più, magazzino, ottenere

rulebook-room-medical-bay-v1-may-1 = Ottieni i segnalini prima delle tue azioni, ogni volta che inizi qui il turno.
rulebook-room-medical-bay-v1-may-2 = Se la riserva ha meno segnalini, ottieni quelli.
rulebook-room-medical-bay-v1-not-1 = Non ottieni nulla se arrivi durante il tuo turno.
rulebook-room-medical-bay-v1-not-2 = Non ottieni nulla se uno spazio è vuoto. La stanza deve essere integra.
rulebook-room-medical-bay-v1-words = guarire, medico, ospedale, riposo, segnalini, bonus
rulebook-room-medical-bay-v2-may-1 = Puoi pagare con azioni ottenute da segnalini Azione.
rulebook-room-medical-bay-v2-not-1 = Non puoi darti segnalini.
rulebook-room-medical-bay-v2-words = guarire, medico, ospedale, segnalini, aiutare altri

rulebook-room-crew-quarters-v1-may-1 = Muovi qualsiasi membro dell’equipaggio, per quanto lontano.
rulebook-room-crew-quarters-v1-may-2 = Riunisci due membri dell’equipaggio, così possono condividere.
rulebook-room-crew-quarters-v1-not-1 = Non puoi attivarli mentre tutto l’equipaggio è in una stanza.
rulebook-room-crew-quarters-v1-words = teletrasporto, mandare, muovere altri, letto, incontrarsi, passaggio
rulebook-room-crew-quarters-v2-may-1 = Muovi qualsiasi membro dell’equipaggio, per quanto lontano.
rulebook-room-crew-quarters-v2-may-2 = Manda qualcuno in una stanza da riparare presto.
rulebook-room-crew-quarters-v2-not-1 = Non puoi muovere un membro dell’equipaggio in una stanza già occupata.
rulebook-room-crew-quarters-v2-words = teletrasporto, mandare, muovere altri, letto, passaggio, stanza vuota

rulebook-room-engine-room-v1-may-1 = Puoi scambiare due carte uguali.
rulebook-room-engine-room-v1-may-2 = La tua carta va in cima agli scarti.
rulebook-room-engine-room-v1-not-1 = Non puoi attivarla con la mano vuota o gli scarti vuoti.
rulebook-room-engine-room-v1-words = riciclare, recuperare, cimitero, scambiare, scarti
rulebook-room-engine-room-v2-may-1 = Prendi una carta qualsiasi, per quanto in fondo alla pila.
rulebook-room-engine-room-v2-not-head = Limiti e pericoli
rulebook-room-engine-room-v2-not-1 = Non puoi attivarla se la pila degli scarti è vuota.
rulebook-room-engine-room-v2-not-2 = Se la attivi quando nel mazzo resta una sola carta, la nave è perduta.
rulebook-room-engine-room-v2-words = riciclare, recuperare, cimitero, riprendere, scarti

rulebook-room-armoury-v1-may-1 = Una stanza può avere segnalini di più giocatori. Si usa prima il più vecchio.
rulebook-room-armoury-v1-may-2 = Un segnalino che para un colpo torna nella riserva.
rulebook-room-armoury-v1-not-1 = Non puoi attivarla se la riserva non ha segnalini.
rulebook-room-armoury-v1-not-2 = I segnalini non restano. Tornano nella riserva all’inizio del tuo prossimo turno.
rulebook-room-armoury-v1-words = scudo, proteggere, guardia, parare, difendere, arma
rulebook-room-armoury-v2-may-1 = Un membro dell’equipaggio può averne più di uno. Ognuno para un colpo.
rulebook-room-armoury-v2-may-2 = Il segnalino si muove con chi lo ha.
rulebook-room-armoury-v2-not-1 = Non puoi attivarla se la riserva non ha segnalini.
rulebook-room-armoury-v2-words = scudo, proteggere, guardia, parare, difendere, guardia del corpo

rulebook-room-repair-centre-v1-may-1 = Anche qui vanno bene le carte Universali.
rulebook-room-repair-centre-v1-may-2 = Ripara qualsiasi stanza, per quanto lontana.
rulebook-room-repair-centre-v1-not-1 = Così non puoi riparare l’Officina. Quella è una normale riparazione.
rulebook-room-repair-centre-v1-not-2 = Non puoi usare i tuoi cubetti. Riparano solo la stanza in cui ti trovi.
rulebook-room-repair-centre-v1-words = guarire, aggiustare, lontano, a distanza, laboratorio, distanza
rulebook-room-repair-centre-v2-may-1 = I cubetti in mano a un membro dell’equipaggio sono al sicuro da ogni colpo.
rulebook-room-repair-centre-v2-may-2 = Riparano anche quando la riserva è vuota.
rulebook-room-repair-centre-v2-not-1 = Non puoi darti un cubetto.
rulebook-room-repair-centre-v2-not-2 = Non puoi attivarla se la riserva non ha cubetti.
rulebook-room-repair-centre-v2-words = guarire, aggiustare, scorta, portare, cubetto, laboratorio

rulebook-room-mess-hall-v1-may-1 = L’altro membro dell’equipaggio può essere ovunque sulla nave.
rulebook-room-mess-hall-v1-may-2 = Puoi dare o prendere una carta senza nulla in cambio.
rulebook-room-mess-hall-v1-not-1 = Non puoi attivarla se nessuno ha carte.
rulebook-room-mess-hall-v1-words = baratto, scambiare, scambio, cucina, refettorio, condividere a distanza
rulebook-room-mess-hall-v2-may-1 = Possono essere ovunque sulla nave. Scegli tu le carte.
rulebook-room-mess-hall-v2-may-2 = Entrambi danno lo stesso numero di carte.
rulebook-room-mess-hall-v2-not-1 = Non puoi far parte della coppia.
rulebook-room-mess-hall-v2-not-2 = Non puoi attivarla se non ci sono altri due con una carta.
rulebook-room-mess-hall-v2-words = baratto, scambiare, scambio, cucina, refettorio, altri

## Resource cards

rulebook-deck = Il mazzo Risorse
rulebook-deck-lead = Ogni carta che ricevete, raccogliete o trovate viene da questo mazzo. È anche il tempo che vi resta.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Puoi controllare quali carte restano: scegli gli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
   *[keys] Puoi controllare quali carte restano: fai clic sugli scarti{ $key-piles ->
        [none] .
       *[other] , o premi { $key-piles }.
    }
}
rulebook-deck-may-2 = Le carte in cima mostrate da una stanza restano note.
rulebook-deck-not-1 = Non puoi rimettere carte nel mazzo, tranne quelle che una stanza ti fa guardare.
rulebook-deck-not-2 = Non puoi riempire di nuovo il mazzo.
rulebook-deck-words = mazzo di pesca, pila, risorse, carte rimaste, tempo

rulebook-face-up = Carte scoperte
rulebook-face-up-lead = Accanto al mazzo ci sono { $face-up } carte Risorsa scoperte. Prendine una quando raccogli, o quando trovi carte rovistando.
rulebook-face-up-may-1 = Una carta presa viene subito rimpiazzata dal mazzo, nello stesso posto.
rulebook-face-up-may-2 = Se le due carte sono uguali, prendine una qualsiasi.
rulebook-face-up-may-3 = In solitario puoi scambiare una carta della mano con una di queste.
rulebook-face-up-not-1 = Non puoi mettere carte qui, se non con uno scambio in solitario.
rulebook-face-up-words = mercato, fila, esposizione, carte scoperte, visibili, offerta

rulebook-discards = La pila degli scarti
rulebook-discards-lead = Qui vanno le carte che pagate, scartate o perdete con la Breccia nello Scafo. La più recente è in cima.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Scegli la pila per vederla tutta.
   *[keys] Fai clic sulla pila per vederla tutta.
}
rulebook-discards-may-2 = La Sala Macchine ne prende carte. Così fa anche un disertore nella Capsula di Salvataggio.
rulebook-discards-not-1 = Non puoi rimescolarla nel mazzo.
rulebook-discards-words = cimitero, pila, rifiuti, buttate, carte usate

rulebook-resource-universal-may-1 = Ripara qualsiasi spazio, nella tua stanza o con l’Officina.
rulebook-resource-universal-may-2 = Sostituisce qualsiasi carta del costo di una stanza. Puoi usarne più di una.
rulebook-resource-universal-not-1 = Non può contare come più di una carta.
rulebook-resource-universal-figure = Una carta Universale vale come la risorsa che ti serve.
rulebook-resource-universal-words = jolly, matta, stella, qualsiasi, carta jolly

## Pieces and tokens

rulebook-cubes = Cubetti e riserva
rulebook-cubes-lead = Ci sono { $repair-cubes } cubetti Riparazione bianchi. Tutti iniziano sulla nave, quelli persi vanno nella riserva e le riparazioni li riportano.
rulebook-cubes-may-1 = Un colpo toglie il cubetto più in alto di una stanza.
rulebook-cubes-may-2 = L’Officina (V2) può darti cubetti da tenere. Con un’azione, un cubetto tuo ripara uno spazio vuoto della tua stanza, senza carta.
rulebook-cubes-may-3 = Uno spazio coperto da un cubetto non richiede riparazioni.
rulebook-cubes-not-1 = Non puoi riparare con le carte se la riserva non ha cubetti.
rulebook-cubes-not-2 = Non puoi dare via un cubetto tuo.
rulebook-cubes-special-head = I tuoi cubetti nelle stanze deviate
rulebook-cubes-special = Un’azione riempie tutti gli spazi vuoti. Vanno prima i tuoi cubetti, quanti ne servono. La riserva dà il resto.
rulebook-cubes-figure = Un cubetto va nello spazio vuoto.
rulebook-cubes-words = dadi, salute, punti vita, vite, scorta, riserva, blocchi, cuori

rulebook-extra-actions = Segnalini Azione
rulebook-extra-actions-lead = Un segnalino Azione ti dà un’azione in più nella Fase 1 di uno dei tuoi turni. Ce ne sono { $action-tokens }.
rulebook-extra-actions-may-1 = Le azioni base non usate diventano segnalini, finché ce ne sono nella riserva.
rulebook-extra-actions-may-2 = L’Infermeria ne dà alcuni. Quelli del lato V1 puoi spenderli già in quel turno.
rulebook-extra-actions-may-3 = Spendine quanti ne hai. Tornano nella riserva.
rulebook-extra-actions-not-1 = Non puoi spenderne uno finché hai azioni base.
rulebook-extra-actions-not-2 = Non puoi darne via uno, se non con l’Infermeria (V2).
rulebook-extra-actions-not-3 = Non puoi ritrasformare in segnalino un’azione pagata. Un segnalino si spende solo quando un’azione lo richiede.
rulebook-extra-actions-figure = Un segnalino, un’azione.
rulebook-extra-actions-words = bonus, ottagono, in più, segnalino, risparmiare, messo da parte, PA

rulebook-shields = Segnalini Protezione
rulebook-shields-lead = Un segnalino Protezione para un colpo che toglierebbe un cubetto. Ce ne sono { $protection-tokens }.
rulebook-shields-may-1 = Su una stanza para lì il prossimo colpo. Si usa prima il più vecchio.
rulebook-shields-may-2 = In mano a un membro dell’equipaggio para un colpo alla sua stanza, se sulla stanza non ce n’è uno.
rulebook-shields-may-3 = Un segnalino usato torna nella riserva.
rulebook-shields-not-1 = Non puoi metterne uno sul Nucleo Energetico.
rulebook-shields-not-2 = Un segnalino non ferma la Breccia nello Scafo.
rulebook-shields-special-head = Quanto restano
rulebook-shields-special = I segnalini sulle stanze tornano all’inizio del prossimo turno del giocatore che li ha messi. Quelli in mano restano finché non si usano.
rulebook-shields-figure = I prossimi due colpi a questa stanza non costano cubetti.
rulebook-shields-words = scudo, armatura, guardia, parare, proteggere, difesa, immunità

rulebook-power = Segnalini energia
rulebook-power-lead = Un segnalino Energia su una stanza mostra che la sua energia è deviata. Tutti e { $power } insieme riaccendono il Nucleo Energetico.
rulebook-power-may-1 = Un’azione riempie tutti gli spazi vuoti della stanza: con una carta adatta, o con tanti cubetti tuoi quanti ne servono.
rulebook-power-may-2 = Puoi ancora attivare la stanza.
rulebook-power-not-1 = Una stanza non può perdere il segnalino Energia, qualunque cosa la colpisca.
rulebook-power-not-2 = Un segnalino Energia non para i colpi. Tolgono cubetti come prima.
rulebook-power-figure = La Mensa, deviata.
rulebook-power-words = moneta, oro, deviata, fatto, fulmine, saetta

rulebook-meeples = L’equipaggio
rulebook-meeples-lead = Ogni meeple è un membro dell’equipaggio. Colore e contorno mostrano chi è.
rulebook-meeples-may-1 = I membri dell’equipaggio giocano in un ordine fisso.
rulebook-meeples-may-2 = Ognuno può avere carte, segnalini Azione, cubetti Riparazione e segnalini Protezione.
rulebook-meeples-not-1 = I membri dell’equipaggio non possono subire danni. Solo le stanze vengono colpite.
rulebook-meeples-figure = Quattro membri dell’equipaggio.
rulebook-meeples-words = meeple, pedina, figura, giocatore, personaggio, astronauta, colore, ordine

rulebook-die = Il dado
rulebook-die-lead = C’è un dado a sei facce. Accanto al tiro vedi che cosa fa ogni faccia.
rulebook-die-may-1 = Rovistare: { $scavenge-sides }.
rulebook-die-may-2 = Breccia nello Scafo, carte perse: { $breach-sides }.
rulebook-die-not-1 = Non puoi ripetere né annullare un tiro.
rulebook-die-figure = Da uno a sei, tutti ugualmente probabili.
rulebook-die-words = dadi, tirare, caso, fortuna, probabilità, d6

## Ways to play

rulebook-sides = Stanze alternative
rulebook-sides-lead = Ognuna delle { $power } stanze ha due lati, V1 e V2. Giocate prima con V1, poi con la combinazione che volete.
rulebook-sides-may-1 = A caso: ogni stanza mostra uno dei suoi lati.
rulebook-sides-may-2 = Oppure scegliete nella preparazione: V1, V2 o stanza per stanza.
rulebook-sides-may-3 = Entrambi i lati richiedono le stesse riparazioni e hanno lo stesso costo.
rulebook-sides-not-1 = Non puoi giocare un lato che richiede più giocatori di quanti siete.
rulebook-sides-figure = L’Infermeria, lato V2.
rulebook-sides-words = variante, V2, alternativa, misto, espansione, altro lato

rulebook-expansion-damage-control-may-1 = Le stanze scelte vengono colpite una volta ciascuna, in un ordine fisso.
rulebook-expansion-damage-control-may-2 = Puoi scegliere una stanza senza cubetti. Senza un segnalino Protezione, la nave è perduta.
rulebook-expansion-damage-control-may-3 = Le carte tolte dal mazzo restano sconosciute.
rulebook-expansion-damage-control-not-1 = Non puoi scegliere due volte la stessa stanza per una carta.
rulebook-expansion-damage-control-not-2 = Non puoi scegliere il Nucleo Energetico.
rulebook-expansion-damage-control-special-head = Prima del primo turno
rulebook-expansion-damage-control-special = Se una di queste carte è tra quelle della preparazione, sceglie il primo giocatore.
rulebook-expansion-damage-control-figure = Le nuove carte. Il tipo di ognuna dice quante stanze devi scegliere.
rulebook-expansion-damage-control-words = scegliere il danno, scegliere stanze, controllo, scelta

rulebook-expansion-escape-pod-may-1 = Salire costa { $cost-board ->
    [one] un’azione
   [many] { $cost-board } azioni
   *[other] { $cost-board } azioni
}. Devi essere al Nucleo Energetico con { $pod-rooms } o più stanze deviate. La capsula ha un solo posto.
rulebook-expansion-escape-pod-may-2 = Un disertore tiene tutte le carte Risorsa e gioca subito il primo turno alla deriva.
rulebook-expansion-escape-pod-may-3 = I segnalini e i cubetti di un disertore tornano nella riserva.
rulebook-expansion-escape-pod-not-1 = Non puoi tornare indietro.
rulebook-expansion-escape-pod-not-2 = Nel turno in cui sali non puoi raccogliere né ottenere segnalini per azioni non usate. Non si pesca una carta Danno.
rulebook-expansion-escape-pod-figure = Sette stanze sono deviate: la capsula è pronta.
rulebook-expansion-escape-pod-words = traditore, disertore, lasciare, fuggire, tradire, abbandonare, egoista

rulebook-adrift = Alla deriva nella capsula
rulebook-adrift-lead = Il turno di un disertore: prendi la prima carta degli scarti, poi tira. Se il tiro non supera il numero delle tue carte, prendine un’altra.
rulebook-adrift-may-1 = La carta appena presa conta tra le tue.
rulebook-adrift-may-2 = Se la pila degli scarti è vuota, non prendi carte ma tiri lo stesso.
rulebook-adrift-may-3 = I tuoi turni contano ancora. I segnalini Protezione che hai messo tornano all’inizio del tuo prossimo.
rulebook-adrift-not-head = A differenza di chi è a bordo
rulebook-adrift-not-1 = Non puoi agire né raccogliere, e non peschi carte Danno.
rulebook-adrift-not-2 = Non hai un limite di mano.
rulebook-adrift-not-3 = Non puoi scambiare né condividere con l’equipaggio, che non può muoverti né darti nulla.
rulebook-adrift-figure = La capsula, un tiro, forse una carta.
rulebook-adrift-words = disertore, traditore, fluttuare, turno della capsula, spazio

rulebook-last-roll = L’ultimo tiro della capsula
rulebook-last-roll-lead = Se la nave è perduta, il disertore prende un’altra carta e tira una volta. Con un tiro superiore al numero delle sue carte vince, senza gli altri.
rulebook-last-roll-may-1 = Se la nave si salva, l’equipaggio a bordo vince e il disertore perde.
rulebook-last-roll-may-2 = Meno carte hai, più è probabile che tu riesca a fuggire.
rulebook-last-roll-not-head = Se il tiro fallisce
rulebook-last-roll-not-1 = Se il tiro non supera il numero di carte, perdono tutti.
rulebook-last-roll-words = disertore, vincere senza gli altri, fuga, tiro finale, traditore

rulebook-expansion-solo-may-1 = { $solo-crew } membri dell’equipaggio giocano turni interi in ordine, come in una partita con altrettanti giocatori.
rulebook-expansion-solo-may-2 = L’equipaggio condivide una mano. Inizia con { $hand-1 } carte e ha un limite di { $hand-limit }.
rulebook-expansion-solo-may-3 = Segnalini e cubetti appartengono a un membro dell’equipaggio. «Un altro giocatore» significa un altro membro.
rulebook-expansion-solo-not-1 = Non puoi condividere. Scambi invece con le carte scoperte.
rulebook-expansion-solo-not-2 = Non puoi usare la Capsula di Salvataggio né il lato V2 della Mensa.
rulebook-expansion-solo-words = giocatore singolo, un giocatore, solo, solitario

rulebook-trading = Scambiare in solitario
rulebook-trading-lead = Scambia una carta della mano con una delle scoperte.
rulebook-trading-may-1 = Costa { $cost-trade ->
    [one] un’azione
   [many] { $cost-trade } azioni
   *[other] { $cost-trade } azioni
}, ovunque sia l’equipaggio.
rulebook-trading-may-2 = La tua carta prende il posto di quella presa. Non si pesca nulla.
rulebook-trading-may-3 = La Mensa fa lo stesso scambio al costo di una sola azione.
rulebook-trading-not-1 = Non puoi fare questo scambio con due o più giocatori. Loro condividono.
rulebook-trading-not-2 = Non puoi scambiare con la mano vuota.
rulebook-trading-figure = Una carta della mano per una scoperta.
rulebook-trading-words = scambiare, scambio, baratto, solitario, condividere, mercato

rulebook-no-counting = Senza contare
rulebook-no-counting-lead = Per chi preferisce non contare: numero e contenuto di mazzi e scarti restano nascosti.
rulebook-no-counting-may-1 = Puoi vedere ciò che una stanza ti mostra.
rulebook-no-counting-may-2 = Il dorso della prima carta Danno mostra comunque il suo tipo.
rulebook-no-counting-not-1 = Non puoi vedere probabilità e numeri, né sfogliare le pile, fino a fine partita.
rulebook-no-counting-not-2 = Non puoi leggere nel registro più di questo turno e di quello prima.
rulebook-no-counting-words = nascosto, memoria, segreto, contare, modalità difficile, pile

rulebook-combining = Combinare le opzioni
rulebook-combining-lead = Combinate come volete espansioni, lati delle stanze, difficoltà e gioco senza contare.
rulebook-combining-may-1 = Scegliete tutto nella preparazione. Un’opzione che non si può scegliere dice perché.
rulebook-combining-may-2 = Lo stesso seme e le stesse impostazioni danno la stessa nave.
rulebook-combining-not-1 = Non puoi aggiungere un’espansione non adatta al numero di giocatori.
rulebook-combining-words = combinare, mescolare, opzioni, espansioni, impostazioni, seme, codice

rulebook-programs = Gradi del programma
rulebook-programs-lead = Il programma può giocare qualsiasi posto: come cadetto, ufficiale o comandante.
rulebook-programs-may-1 = Un cadetto segue regole semplici. Un ufficiale pianifica ogni turno. Un comandante prova turni interi.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Tranne in solitario, scegli il pannello di un altro giocatore per cambiare chi gioca quel posto.
   *[keys] Tranne in solitario, scegli il pannello di un altro giocatore per cambiare chi gioca quel posto.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Per il tuo, premi { $key-take-over } nel tuo turno.
    }
}
rulebook-programs-not-1 = Il programma non vede mai più dell’equipaggio.
rulebook-programs-words = cadetto, ufficiale, comandante, programma, computer, bot, IA, posto, grado, forza
rulebook-captain = I consigli del capitano
rulebook-captain-lead = Il capitano propone un buon turno e dice perché è buono.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Chiedi durante le tue azioni: scegli il fumetto in alto a destra{ $key-adviser ->
        [none] .
       *[other] {" "}o premi { $key-adviser }.
    }
   *[keys] Chiedi durante le tue azioni: fai clic sul fumetto in alto a destra{ $key-adviser ->
        [none] .
       *[other] {" "}o premi { $key-adviser }.
    }
}
rulebook-captain-may-2 = Nelle impostazioni, «{ settings-adviser }» può anche aspettare che tu abbia deciso, oppure essere spento.
rulebook-captain-may-3 = Nella prima partita guidata il capitano dà consigli senza che tu li chieda.
rulebook-captain-not-1 = Il capitano non può vedere le carte coperte. La sfortuna può rovinare anche un buon piano.
rulebook-captain-words = capitano, consigliere, consiglio, suggerimento, indizio, aiuto, fumetto
rulebook-together = Giocare con gli amici
rulebook-together-lead = Giocate a un solo computer, a turno. Oppure mandi una partita come una riga di lettere: la riga di volo.
rulebook-together-may-1 = Allo stesso computer: il giocatore attivo prende i comandi.
rulebook-together-may-2 = A distanza: gioca il tuo turno, scegli «{ share-open }» nel menu, poi «{ flight-copy }». Manda la riga all’altro giocatore.
rulebook-together-may-3 = Chi riceve la riga la copia e sceglie «{ flight-paste }» in «{ title-load }». La partita riprende dall’ultima scelta.
rulebook-together-may-4 = Un codice partita distribuisce di nuovo la stessa nave. Scrivilo o incollalo in «{ setup-seed }», tra i «{ setup-details }» di una nuova partita.
rulebook-together-not-1 = Non si può giocare online: il gioco non ha un server e non invia nulla.
rulebook-together-words = amico, online, internet, multigiocatore, rete, a distanza, riga di volo, codice partita, inviare, incollare, condividere una partita

rulebook-saving = Partite salvate
rulebook-saving-lead = La partita viene salvata dopo ogni scelta. Chiudi la finestra quando vuoi e continua dalla schermata iniziale.
rulebook-saving-may-1 = «Salva con nome…» nel menu di gioco salva una copia con il nome che scegli.
rulebook-saving-may-2 = «Partite salvate» nella schermata iniziale mostra le tue copie e le ultime partite finite.
rulebook-saving-words = salvare, salvataggio, caricare, automatico, continuare, uscire, file

rulebook-settings = Impostazioni
rulebook-settings-lead = Nelle impostazioni scegli lingua, dimensione del testo, colori, ritmo, audio e tasti.
rulebook-settings-may-1 = Apri «{ settings-title }» dalla schermata iniziale o dal menu di gioco. Le modifiche valgono subito.
rulebook-settings-may-2 = La lingua, la dimensione del testo e i colori sono in «{ settings-page-reading }».
rulebook-settings-words = impostazioni, opzioni, lingua, dimensione del testo, carattere, colori, contrasto, volume, audio, ritmo, tasti

## At your table now

rulebook-now-stands = { $name } è { FORM($room, "at") }.
rulebook-now-adrift = { $name } non è più a bordo.
rulebook-now-may = { $standing } Ora puoi farlo:
rulebook-now-may-not = { $standing } Ora non puoi farlo:
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
rulebook-now-unfit = vuoto; nessuna tua carta è adatta
rulebook-now-critical = { $guarded ->
    [yes] nessun cubetto, protetta; { $more }
   *[no] critica; { $more }
}
rulebook-now-whole = Tutte le stanze sono integre.
rulebook-now-no-cubes = La riserva non ha cubetti.
rulebook-now-power = Stanze deviate: { $count } su { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Ancora da deviare:
}
rulebook-now-breach = Lo scafo è squarciato. Le carte Danno sono finite.
rulebook-now-hidden = Senza contare: i numeri restano nascosti.
rulebook-now-chance = { $protected ->
    [yes] { $percent }%, lo parerebbe un segnalino
   *[no] { $percent }%
}
rulebook-now-damage = { $count ->
    [one] Resta una carta Danno.
   [many] Restano { $count } carte Danno.
   *[other] Restano { $count } carte Danno.
} La prossima colpisce:
rulebook-now-row = scoperte
rulebook-now-pile = { $count ->
    [0] La pila degli scarti è vuota.
    [one] La pila degli scarti ha una carta.
   [many] La pila degli scarti ha { $count } carte.
   *[other] La pila degli scarti ha { $count } carte.
}
rulebook-now-deck = { $count ->
    [one] Resta una carta nel mazzo Risorse.
   [many] Restano { $count } carte nel mazzo Risorse.
   *[other] Restano { $count } carte nel mazzo Risorse.
}
rulebook-now-hand = { $count ->
    [one] { $name } ha una carta. Il limite è { $limit }.
   [many] { $name } ha { $count } carte. Il limite è { $limit }.
   *[other] { $name } ha { $count } carte. Il limite è { $limit }.
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
    [yes] Questa partita la usa.
   *[no] Questa partita non la usa.
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
rulebook-of-divert = { $room }, costo
rulebook-of-shield = { $room }, segnalino Protezione
rulebook-of-deck = Mazzo Risorse
rulebook-of-discard = Pila degli scarti
rulebook-of-face-up = Carta scoperta
rulebook-of-damage-deck = Mazzo Danni
rulebook-of-damage-discard = Scarti Danno
rulebook-of-die = Dado
rulebook-of-supply = Riserva
rulebook-of-held = I tuoi segnalini e cubetti
rulebook-of-threat = Minaccia
rulebook-of-stepper = Fasi
rulebook-of-pod = Capsula di Salvataggio
rulebook-of-end = Terminare le azioni
