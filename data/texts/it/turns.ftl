### Turni di voli passati da rigiocare.

turns-title = Turni da rigiocare
turns-lead = Il capitano vedeva un piano migliore in ognuno di questi turni. Riesci a trovarlo?
turns-sum = Da giocare: { $waiting } · Risolti: { $solved }
turns-cadet = Turno { $turn }, di un cadetto
turns-points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
turns-better = Il mio piano qui valeva { $points } in più, ± { $margin }: la probabilità di vincere con cadetti fino alla fine.
turns-how = Il tuo tentativo finisce con il turno. Poi il turno di prima, quello nuovo e quello del capitano si confrontano sulle stesse nuove carte: la fortuna non conta.
turns-fly = Gioca questo turno
turns-drop = Rimuovi
turns-none = Nessun turno da rigiocare. Il tuo prossimo film potrebbe aggiungerne.
turns-found = { $count ->
    [one] Un turno di questo film è ora tra i turni da rigiocare.
    [many] { $count } di turni di questo film sono ora tra i turni da rigiocare.
   *[other] { $count } turni di questo film sono ora tra i turni da rigiocare.
}
turns-cannot = Questo turno è stato giocato con altre regole e qui non si può rigiocare.
turns-damaged = Alcuni turni da rigiocare non si sono potuti leggere e sono stati esclusi. Il vecchio file è conservato come { $file }.
turns-unread = I tuoi turni da rigiocare non si possono leggere in questo momento. Solar Storm riprova ogni pochi secondi.
turns-unsaved = Le modifiche alla tua lista di turni da rigiocare non sono salvate: il disco è pieno o non è scrivibile. Solar Storm riprova ogni pochi secondi.
turns-again = Ancora il turno { $turn }
turns-task = Gioca al meglio questo turno.
turns-task-end = Carte e tiri escono come prima.
turns-leave = Esci
turns-adviser = Il capitano risponde dopo il tuo tentativo.
turns-start = Il turno è iniziato qui.
turns-lock = Le carte di questo mazzo escono come prima.
turns-then = Prima
turns-now = Adesso
turns-chance = Probabilità di vincere con cadetti fino alla fine; ± è giusto 95 volte su 100
turns-comparing = Confronto su nuove carte: { $deals } su { $most }
turns-luck = La fortuna con carte e tiri non conta, solo l’uso che se n’è fatto.
turns-unable = I piani non si sono potuti confrontare. Rigioca il turno per riprovare.
turns-gain = { $points } in più di prima
turns-loss = { $points } in meno di prima
turns-even = Buono come prima
turns-level = Buono come il piano del capitano, entro il margine
turns-above = { $points } in più del piano del capitano
turns-behind = { $points } in meno del piano del capitano
turns-solved = Risolto. Esce dalla tua lista.
turns-stays = Resta nella tua lista.
turns-keep = Tienilo
turns-show = Mostra
turns-next = Prossimo: turno { $turn }, { $points }
turns-once-more = Un altro tentativo
settings-turns-again = Conserva i turni migliorabili
settings-turns-again-note = Se un film mostra che il capitano aveva un piano molto migliore per un turno, potrai rigiocarlo.
command-turn-keep = Turno rigiocato: tenerlo
command-turn-again = Turno rigiocato: un altro tentativo
command-turn-show = Turno rigiocato: mostrarlo
