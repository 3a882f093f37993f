### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = S’active avec une action
play-passive-no = son effet est automatique, elle ne s’active pas
play-passive-short = salle passive
play-first = Aucune autre décision avant
play-first-no = { $name } doit d’abord prendre une autre décision
play-first-short = d’abord décider
play-seat = La décision vous revient
play-seat-no = { $name } décide
play-seat-short = pas à vous
play-over = La partie n’est pas finie
play-over-no = la partie est finie
play-over-short = partie finie
play-choice = Ce choix est possible
play-choice-no = { $choice ->
    [none] il n’y a rien à choisir
   *[other] ce choix est impossible ici : { $choice }
}
play-choice-short = pas ici
play-unknown-key = « { $key } » est connu ici
play-unknown-key-no = « { $key } » est inconnu ici
play-unknown-key-short = nom inconnu
play-unknown-value = « { $key } » peut valoir { $value }
play-unknown-value-no = « { $key } » ne peut pas valoir { $value }
play-unknown-value-short = valeur inconnue

## Crew members

play-aboard = { $name ->
    [none] Un membre d’équipage est à bord
   *[other] { $name } est à bord
}
play-aboard-no = { $name ->
    [none] il n’y a personne à bord
   *[other] { $name } a quitté le vaisseau et reste hors d’atteinte
}
play-aboard-short = hors du vaisseau
play-another = Un autre membre d’équipage
play-another-no = vous avez déjà cette carte
play-another-short = déjà à vous

## Cards and cubes

play-in-hand = La carte est dans votre main
play-in-hand-no = vous n’avez pas cette carte
play-in-hand-short = pas en main
play-their-cards = { $name ->
    [none] Les autres ont des cartes
   *[other] { $name } a des cartes
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] personne n’a de carte
       *[other] les autres n’ont pas de carte
    }
   *[other] { $name } n’a pas de carte
}
play-their-cards-short = aucune carte
play-their-card = { $name ->
    [none] Un membre d’équipage a la carte
   *[other] { $name } a la carte
}
play-their-card-no = { $name ->
    [none] personne n’a cette carte
   *[other] { $name } n’a pas cette carte
}
play-their-card-short = pas cette carte
play-discarded = La carte est dans la défausse
play-discarded-no = cette carte n’est pas dans la défausse
play-discarded-short = pas défaussée
play-face-up = La carte est visible
play-face-up-no = cette carte n’est pas parmi les cartes visibles
play-face-up-short = pas visible
play-held-cube = Vous avez un cube Réparation
play-held-cube-no = vous n’avez pas de cube Réparation
play-held-cube-short = aucun cube détenu
play-topmost = Aucune autre case avant
play-topmost-no = dans une salle détournée, une réparation remplit toutes les cases : choisissez la plus haute qui convient
play-topmost-short = la plus haute

## Rooms

play-passive-tokens = S’active avec une action
play-passive-tokens-no = son effet est automatique ; commencez ici votre tour, salle entièrement réparée, pour gagner deux jetons Action
play-passive-tokens-short = salle passive
play-strikes = Ces salles peuvent être touchées
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
