### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Joueur
rank-cadet = Cadet
rank-officer = Officier
rank-captain = Commandant
rank-human-text = un joueur à cet ordinateur
rank-cadet-text = règles simples, sans attente
rank-officer-text = planifie chaque tour, un instant
rank-captain-text = essaie des tours entiers, { $seconds } s au plus

## A new game

setup-rank-cadet-tip = Joué par le programme. Il suit des règles simples et décide aussitôt.
setup-rank-officer-tip = Joué par le programme. Il compare des plans pour le tour, chacun avec de nombreux ordres possibles des cartes. Il prend { $seconds } s au plus par tour.
setup-rank-captain-tip = Joué par le programme. Il essaie des tours entiers, chacun avec de nombreux ordres possibles des cartes. Il prend { $seconds } s au plus par tour.
setup-rank-tip = Il ne voit que ce que vous voyez. Vous pouvez changer à tout moment qui joue à une place.
setup-rank-slow = Sur cet ordinateur, il essaie moins de tours que dans les parties mesurées et gagne peut-être moins souvent.
setup-add-officer = Ajouter un officier, joué par le programme
setup-seat-program = Programme
setup-watch = Regarder

## A player of the program decides

lent-turn-cadet = Tour du cadet
lent-turn-officer = Tour de l’officier
lent-turn-captain = Tour du commandant
lent-thinking = le programme réfléchit
lent-thinks = …
thinks-long = Cela prend plus de temps que d’habitude.
lent-paused = en pause
lent-step = { $step } · { $way }
lent-pause = Pause
lent-go-on = Reprendre
lent-skip = Passer le tour
lent-skip-on = Jusqu’à votre tour
lent-speed = { $speed }×
lent-hint = Main : { $name }, jouée par le programme. Tout le monde voit les cartes.
end-take-over = Prendre la main
end-give-back = Rendre
seat-taken = Vous jouez maintenant { $name }. Jusqu’à votre premier choix, « Rendre » redonne la place au programme.{ KEY("take-over", before: " Ensuite, appuyez sur ", after: ".") }
command-take-over = Prendre ou confier une place

## Who plays a seat

who-plays = Qui joue { $name } ?
who-plays-note = Prend effet au prochain choix. Mains, jetons et journal ne changent pas. Le programme ne sait que ce que sait l’équipage.
who-plays-alone = Un seul joueur dirige tout l’équipage.

## What a player of the program asks

lent-asks = { $name } demande à { $others }
lent-agree = Accepter
lent-decline = Refuser

## Settings

settings-captain-seconds = Réflexion du commandant
settings-captain-seconds-note = Temps de réflexion maximal d’un commandant joué par le programme, par tour. Vaut pour les places attribuées à partir de maintenant.
settings-seconds = { $count } s
lent-skip-tip = Passe les tours et les tempêtes jusqu’à ce que le jeu vous interroge. Si seuls des programmes jouent, passe ce tour.
