### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Persona
rank-cadet = Cadetto
rank-officer = Ufficiale
rank-captain = Capitano
rank-human-text = qualcuno a questo computer
rank-cadet-text = regole empiriche, subito
rank-officer-text = pianifica il turno, ci pensa un attimo
rank-captain-text = esamina turni interi, fino a { $seconds } s ciascuno

## A new game

setup-rank-cadet-tip = Gioca con regole empiriche e decide subito.
setup-rank-officer-tip = Confronta i piani di un turno su mazzi possibili, fino a { $seconds } s a turno.
setup-rank-captain-tip = Prova turni interi su molti mazzi possibili, fino a { $seconds } s a turno.
setup-rank-tip = Vede ciò che vedete voi, niente di più. Un posto può cambiare mani in ogni momento della partita.
setup-rank-slow = Senza il simulatore compilato prova meno che nelle partite misurate.
setup-add-officer = Altro ufficiale
setup-watch = Guarda

## A player of the program decides

lent-turn-cadet = Turno del cadetto
lent-turn-officer = Turno dell’ufficiale
lent-turn-captain = Turno del capitano
lent-thinking = sta pensando
lent-thinks = …
lent-paused = in pausa
lent-step = { $step } · { $way }
lent-pause = Pausa
lent-go-on = Avanti
lent-skip = Salta
lent-speed = { $speed }×
lent-hint = Mano di { $name }. La gioca un giocatore del programma; le carte restano scoperte per tutti.
end-take-over = Subentra
command-take-over = Subentrare in un posto, o cederlo

## Who plays a seat

who-plays = Chi gioca { $name }?
who-plays-note = Vale dalla prossima scelta in poi. Mani, segnalini e registro restano come sono; un giocatore del programma sa ciò che sa l’equipaggio, niente di più.
who-plays-alone = Chi gioca in solitario guida tutto l’equipaggio.

## What a player of the program asks

lent-asks = { $name } chiede a { $others }
lent-agree = D’accordo
lent-decline = No

## Settings

settings-captain-seconds = Tempo del capitano
settings-captain-seconds-note = Quanto al massimo un capitano del programma riflette su un turno. Vale per i posti occupati da ora in poi.
settings-seconds = { $count } s
