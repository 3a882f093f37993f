# Watching a game again, and game codes.

replay-label = Replay di una partita
replay-where = Turno { $turn } · scelta { $at } di { $length }
replay-begin = La nave è pronta e l’equipaggio a bordo: nessuno ha ancora fatto nulla.
replay-tip-line = { DEVICE() ->
    [pad] Tutta la partita. { KEY("left") } e { KEY("right") } la percorrono. Sopra la linea: turni ed energia deviata. Sotto: i colpi.
   *[keys] Tutta la partita. Trascina, fai clic o premi le frecce. Sopra la linea: turni ed energia deviata. Sotto: i colpi.
}
replay-first = All’inizio
replay-back-turn = Al turno prima
replay-back = Una scelta indietro
replay-play = Riproduci
replay-pause = Ferma qui
replay-on = Una scelta avanti
replay-on-turn = Al turno dopo
replay-last = Alla fine
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Gioca da qui
replay-branch-over = Qui la partita è finita: torna prima indietro di qualche scelta.
replay-leave = Esci
replay-lost-title = Impossibile rivedere questa partita
replay-replace-title = Giocare dal turno { $turn }?
replay-replace-text =
    Inizia una nuova partita con lo stesso passato. Un’altra partita è in corso (turno { $other }); resta tra quelle salvate.
replay-replace-yes = Gioca da qui

code-label = Codice partita
code-copy = Copia il codice partita: chi lo scrive come seme riceve la stessa identica nave
code-copied = Copiato: { $code }
code-not-copied = Gli appunti non sono accessibili. Il codice è { $code }: scrivilo dove si chiede il seme.
code-none = Una partita iniziata da una posizione scritta non ha codice
code-letters = Non è un codice partita: i codici hanno solo cifre e lettere
code-slip = Non è un seme e nemmeno un codice partita: confrontalo lettera per lettera
code-newer = Questo codice viene da una versione più nuova di Solar Storm
code-expansion = Questo codice richiede un’espansione che qui non è installata
code-difficulty = Questo codice richiede una difficoltà che qui non è installata
code-other = Questo codice appartiene ad altre regole: qui sarebbe un’altra nave
code-taken = Codice riconosciuto: giocatori, modalità, stanze e difficoltà sono impostati come dice
