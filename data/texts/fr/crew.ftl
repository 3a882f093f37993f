### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Humain
rank-cadet = Cadet
rank-officer = Officier
rank-captain = Capitaine
rank-human-text = quelqu’un à cet ordinateur
rank-cadet-text = règles simples, immédiat
rank-officer-text = planifie son tour, prend un instant
rank-captain-text = explore des tours entiers, { $seconds } s maximum chacun

## A new game

setup-rank-cadet-tip = Joue avec des règles simples et décide aussitôt.
setup-rank-officer-tip = Compare les plans d’un tour sur des pioches possibles, { $seconds } s maximum par tour.
setup-rank-captain-tip = Essaie des tours entiers sur de nombreuses pioches possibles, { $seconds } s maximum par tour.
setup-rank-tip = Voit ce que vous voyez, rien de plus. Une place peut changer de mains à tout moment.
setup-rank-slow = Sans le simulateur compilé, il essaie moins que dans les parties mesurées.
setup-add-officer = Ajouter un officier
setup-watch = Regarder

## A player of the program decides

lent-turn-cadet = Tour du cadet
lent-turn-officer = Tour de l’officier
lent-turn-captain = Tour du capitaine
lent-thinking = réfléchit
lent-thinks = …
lent-paused = en pause
lent-step = { $step } · { $way }
lent-pause = Pause
lent-go-on = Reprendre
lent-skip = Passer
lent-speed = { $speed }×
lent-hint = Main : { $name }. Le programme la joue ; les cartes restent visibles pour tous.
end-take-over = Reprendre
command-take-over = Reprendre ou confier une place

## Who plays a seat

who-plays = Qui joue { $name } ?
who-plays-note = Vaut dès le prochain choix. Mains, jetons et journal ne changent pas ; un joueur du programme sait ce que sait l’équipage, rien de plus.
who-plays-alone = Un joueur seul dirige tout l’équipage.

## What a player of the program asks

lent-asks = { $name } demande à { $others }
lent-agree = D’accord
lent-decline = Non

## Settings

settings-captain-seconds = Temps du capitaine
settings-captain-seconds-note = Durée de réflexion maximale d’un capitaine du programme par tour. Vaut pour les places confiées désormais.
settings-seconds = { $count } s
