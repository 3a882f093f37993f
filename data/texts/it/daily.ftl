### Sfide: la nave del giorno.

title-daily = Nave del giorno
title-daily-note = Una al giorno, uguale per tutti
challenges-title = Sfide
daily-heading = Nave del giorno · { DATETIME($day, dateStyle: "full") }
daily-players = Giocatori
daily-alone = Solitario
daily-shared = Oggi tutti pilotano questa nave. Non viene inviato nulla: copia il tuo risultato e confrontalo.
daily-next = Prossima nave tra { $hours } h { $minutes } min
daily-next-soon = Prossima nave tra { $minutes } min
daily-yours = Il tuo volo
daily-not-flown = Non hai ancora pilotato questa nave.
daily-unread = Ora l’elenco delle navi del giorno non si può leggere, quindi i tuoi voli su di esse non compaiono. Solar Storm riprova ogni pochi secondi.
daily-par = Par del capitano
daily-par-covered = Lo vedrai all’atterraggio.
daily-par-short = par
daily-you = tu
daily-first = Il tuo primo volo
daily-more = { $count ->
    [one] Un altro volo di allenamento
    [many] Altri { $count } di voli di allenamento
   *[other] Altri { $count } voli di allenamento
}
daily-under = { $count ->
    [one] { $count } turno sotto il par
    [many] { $count } di turni sotto il par
   *[other] { $count } turni sotto il par
}
daily-over = { $count ->
    [one] { $count } turno sopra il par
    [many] { $count } di turni sopra il par
   *[other] { $count } turni sopra il par
}
daily-even = In par
daily-only-you = Il capitano ha perso questa nave.
daily-only-captain = Il capitano ha salvato questa nave.
daily-both-lost = L’ha persa anche il capitano.
daily-days = Gli ultimi sette giorni
daily-today = Oggi
daily-weekday = { $day ->
    [0] lun
    [1] mar
    [2] mer
    [3] gio
    [4] ven
    [5] sab
   *[6] dom
}
daily-lost = perduta
daily-better = meglio
daily-fly = Pilota la nave del giorno
daily-copy = Copia il risultato
daily-copied = Risultato copiato. Incollalo in un messaggio.
daily-film = Guarda il film
daily-again = Vola ancora, per allenarti
daily-once = Conta solo il tuo primo volo. Un giorno saltato non costa nulla.
daily-result = Nave del { DATETIME($day, dateStyle: "medium") }

flight-beside = Confronta con il tuo
beside-title = A confronto
beside-yours = Il tuo volo
beside-theirs = L’altro volo
beside-chance = { $value }% di probabilità di vincere
beside-unknown = Non ancora analizzato

command-daily-copy = Nave del giorno: copiare il risultato
command-daily-film = Nave del giorno: guardare il film
command-daily-again = Nave del giorno: volare ancora
command-crew-before = Sfide: meno giocatori
command-crew-after = Sfide: più giocatori
