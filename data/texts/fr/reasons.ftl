### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = S’utilise avec une action
play-passive-no = la salle agit d’elle-même, personne n’a à l’utiliser
play-passive-short = salle passive
play-first = Rien d’autre ne passe avant
play-first-no = { $name } décide d’abord d’autre chose
play-first-short = d’abord décider
play-seat = C’est à vous de décider
play-seat-no = { $name } décide
play-seat-short = pas à vous
play-over = La partie continue
play-over-no = la partie est finie
play-over-short = partie finie
play-choice = Ce choix est possible
play-choice-no = { $choice ->
    [none] il n’y a rien à choisir
   *[other] ce choix n’est pas possible ici : { $choice }
}
play-choice-short = pas ici
play-unknown-key = « { $key } » existe ici
play-unknown-key-no = rien ne s’appelle « { $key } » ici
play-unknown-key-short = nom inconnu
play-unknown-value = « { $key } » peut valoir { $value }
play-unknown-value-no = « { $key } » ne peut pas valoir { $value }
play-unknown-value-short = valeur inconnue

## Crew members

play-aboard = { $name ->
    [none] Quelqu’un est à bord
   *[other] { $name } est à bord
}
play-aboard-no = { $name ->
    [none] personne n’est à bord
   *[other] { $name } a quitté le vaisseau et reste hors d’atteinte
}
play-aboard-short = hors du vaisseau
play-another = Quelqu’un d’autre
play-another-no = la carte est déjà à vous
play-another-short = déjà à vous

## Cards and cubes

play-in-hand = La carte est dans votre main
play-in-hand-no = cette carte n’est pas dans votre main
play-in-hand-short = pas en main
play-their-cards = { $name ->
    [none] Les autres ont des cartes
   *[other] { $name } a des cartes
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] aucun des deux côtés n’a de carte
       *[other] les autres n’ont aucune carte
    }
   *[other] { $name } n’a aucune carte
}
play-their-cards-short = aucune carte
play-their-card = { $name ->
    [none] Quelqu’un a la carte
   *[other] { $name } a la carte
}
play-their-card-no = { $name ->
    [none] personne n’a cette carte
   *[other] { $name } n’a pas cette carte
}
play-their-card-short = main sans elle
play-discarded = La carte est dans la défausse
play-discarded-no = cette carte n’est pas dans la défausse
play-discarded-short = pas défaussée
play-face-up = La carte est visible
play-face-up-no = cette carte n’est pas parmi les visibles
play-face-up-short = pas visible
play-held-cube = Un cube Réparation à vous
play-held-cube-no = vous n’avez aucun cube Réparation
play-held-cube-short = aucun cube détenu
play-topmost = Aucune autre case ne passe avant
play-topmost-no = l’énergie est détournée, une réparation remplit donc toutes les cases : prenez la plus haute qui convient
play-topmost-short = la plus haute

## Rooms

play-passive-tokens = S’utilise avec une action
play-passive-tokens-no = la salle agit d’elle-même ; y commencer son tour donne deux jetons Action
play-passive-tokens-short = salle passive
play-strikes = Des salles peuvent être touchées
play-strikes-no = { $rooms-count ->
    [1] le Cœur énergétique n’est jamais touché
   *[other] ces salles ne peuvent pas être touchées ensemble
}
play-strikes-short = pas ces salles
play-strikes-count = { $count ->
    [one] Une salle
    [many] { $count } salles différentes
   *[other] { $count } salles différentes
}
play-strikes-count-no = { $count ->
    [one] choisissez la salle touchée
    [many] choisissez { $count } salles différentes
   *[other] choisissez { $count } salles différentes
}
play-strikes-count-short = d’abord choisir
