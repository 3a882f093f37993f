# Watching a game again, and game codes.

replay-where = Turno { $turn } · scelta { $at } di { $length }
replay-begin = L’equipaggio è a bordo, e nessuno ha ancora agito.
replay-tip-line = { DEVICE() ->
    [pad] Tutta la partita. Percorrila con { KEY("left") } e { KEY("right") }. Sopra la linea: turni ed energia deviata. Sotto: i colpi.
   *[keys] Tutta la partita. Trascina, fai clic o premi le frecce. Sopra la linea: turni ed energia deviata. Sotto: i colpi.
}
line-turn = turni
line-divert = energia deviata
line-hit = colpi
replay-first = All’inizio
replay-back-turn = Turno precedente
replay-back = Scelta precedente
replay-play = Riproduci
replay-pause = Pausa
replay-on = Scelta successiva
replay-on-turn = Turno successivo
replay-last = Alla fine
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Continua da qui
replay-branch-over = Qui la partita è già finita. Prima torna indietro di qualche scelta.
replay-leave = Esci
replay-replace-title = Continuare dal turno { $turn }?
replay-replace-text =
    Inizia una nuova partita da questo punto. Quella in corso (turno { $other }) resta tra le partite salvate.
replay-replace-yes = Continua da qui

code-label = Codice partita
code-copy = Copia il codice partita. Scritto come seme, dà la stessa nave. Non dice chi gioca.
code-copied = Copiato: { $code }
code-not-copied = Gli appunti non sono disponibili. Il codice è { $code }: scrivilo come seme.
code-none = Una partita da una posizione personalizzata non ha codice
code-letters = Non è un seme: scrivi un numero, delle parole o un codice partita
code-slip = Né un seme né un codice partita: controlla ogni carattere
code-newer = Questo codice viene da una versione più nuova di Solar Storm
code-expansion = Questo codice richiede un’espansione che qui non è disponibile
code-difficulty = Questo codice richiede una difficoltà che qui non è installata
code-other = Questo codice è per regole diverse: qui darebbe un’altra nave
code-taken = Codice accettato: giocatori, espansioni, stanze e difficoltà ora corrispondono. Chi gioca lo scegli tu.
