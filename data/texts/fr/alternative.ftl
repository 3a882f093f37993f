### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Encore { $price } actions
play-left-many-no = cela coûte { $price } actions, { $count ->
    [0] il n’en reste aucune
    [one] il n’en reste qu’une
    [many] il n’en reste que { $count }
   *[other] il n’en reste que { $count }
}
play-left-many-short = coûte { $price } actions
play-empty = La salle est vide
play-empty-no = quelqu’un s’y trouve déjà
play-empty-short = salle occupée
play-do-cube = Un cube Réparation
play-do-protection = Un jeton Protection
play-do-action = Un jeton Action
play-other-crew = Un autre membre d’équipage
play-other-crew-no = à donner à un autre membre d’équipage
play-other-crew-short = à quelqu’un d’autre
play-to-crew-no = { DEVICE() ->
    [pad] choisissez un membre d’équipage
   *[keys] à déposer sur un membre d’équipage
}
play-to-crew-short = équipage seulement
play-token-waits-no = il se garde jusqu’à ce que des avaries touchent la salle où se trouve qui le détient
play-token-waits-short = attend un impact
play-cube-place-no = il va sur une case vide de votre salle
play-cube-place-short = cases vides seulement

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] un cube remplit tout
   *[no] avec un cube détenu
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubes Réparation détenus. Choisissez-en un, puis une case vide de votre salle : une action, aucune carte. Si l’énergie est détournée, il remplit toutes les cases.
   *[keys] Cubes Réparation détenus. Cliquez-en un, puis une case vide de votre salle, ou faites-le glisser : une action, aucune carte. Si l’énergie est détournée, il remplit toutes les cases.
}
play-tip-held-protection = Jetons Protection détenus. Chacun absorbe le prochain impact sur la salle où vous êtes.
damage-sunk-title = { $count ->
    [0] Dessous, vu par tous
   *[other] Dessus et dessous, vu par tous
}
damage-sunk = { $place ->
    [1] la dernière
   *[other] { $place }e depuis la fin
}
play-info-held = { $count ->
    [one] Jeton Protection détenu par { $names }
    [many] Jetons Protection détenus par { $names }
   *[other] Jetons Protection détenus par { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, absente de cette partie : { $ability }
   *[v2] V2, absente de cette partie : { $ability }
}

## The log

play-log-paid = La pioche perd { $cards }, à la défausse
play-log-cube = { $name } donne un cube Réparation à { $other }
play-log-shield-given = { $same ->
    [yes] { $name } prend un jeton Protection
   *[no] { $name } donne un jeton Protection à { $other }
}
play-log-shield-used = { $name } rend un jeton Protection
play-log-split = { $name } met { $cards } dessus et { $below } dessous
play-log-sunk = { $name } met { $below } dessous

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Choisissez une carte de la défausse.
   *[keys] Faites glisser une carte de la défausse vers la main, ou cliquez-la.
}
play-take-do = { $lost ->
    [nothing] { $name } prend { $take }.
    [unknown] { $name } prend { $take }. Puis la pioche perd sa première carte, à la défausse.
   *[other] { $name } prend { $take }. Puis la pioche perd { $lost }, à la défausse.
}
play-take-last = C’est la dernière carte de la pioche : le vaisseau est perdu.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Touches { KEY("card-1") } à { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Mettez une carte ici
   *[keys] Déposez une carte ici
}
play-pair-text-hint = { DEVICE() ->
    [pad] Choisissez une ou deux cartes dans chaque rangée.
   *[keys] Cliquez une ou deux cartes dans chaque rangée, ou faites glisser une carte sur celle qu’elle remplace.
}
play-pair-do = { $first } donne { $given } à { $second } et prend { $taken }.
play-pair-uneven = Autant de cartes de chaque côté : pour l’instant { $one } contre { $two }.
play-pair-agree = { $first } et { $second } sont d’accord ?
play-pair-agree-text = { $first } donne { $given }. { $second } donne { $taken }. Demandez leur accord avant l’échange.
play-pair-agree-yes = D’accord
play-pair-agree-no = Pas d’accord
play-deal-supply = { $count ->
    [one] Un jeton à distribuer
    [many] { $count } jetons à distribuer
   *[other] { $count } jetons à distribuer
}
play-deal-none = Tout est distribué
play-deal-hint = { DEVICE() ->
    [pad] Choisissez qui reçoit un jeton. Choisissez un jeton pour le reprendre.
   *[keys] Faites glisser un jeton sur un membre d’équipage, ou cliquez qui le reçoit. Cliquez un jeton pour le reprendre.
}
play-deal-keys = Touche { $key }, avec Maj pour reprendre
play-deal-has = a { $count }
play-deal-gets = reçoit { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } reçoit { $count ->
        [one] un cube Réparation
        [many] { $count } cubes Réparation
       *[other] { $count } cubes Réparation
    }
    [protection] { $name } reçoit { $count ->
        [one] un jeton Protection
        [many] { $count } jetons Protection
       *[other] { $count } jetons Protection
    }
   *[action] { $name } reçoit { $count ->
        [one] un jeton Action
        [many] { $count } jetons Action
       *[other] { $count } jetons Action
    }
}
play-split-top = Dessus de la pioche
play-split-top-note = à piocher d’abord, depuis la gauche
play-split-bottom = Dessous de la pioche
play-split-bottom-note = à piocher à la fin, avant la Brèche
play-split-bottom-note-cards = à piocher tout à la fin
play-split-cards-top = Prochaines cartes, dans cet ordre : { $cards }
play-split-cards-bottom = Toutes dernières cartes : { $cards }
play-split-empty = { DEVICE() ->
    [pad] Mettez une carte ici
   *[keys] Déposez une carte ici
}
play-split-note = { DEVICE() ->
    [pad] Des cartes cachées ont été vues : pas d’annulation. Saisissez une carte avec { KEY("enter") } ; { KEY("left") } et { KEY("right") } la déplacent. Maintenez { KEY("tab") } pour voir la table.
   *[keys] Des cartes cachées ont été vues : pas d’annulation. Cliquez ou faites glisser une carte, ou tapez { KEY("card-1") } à { KEY("card-9") } ; les flèches la déplacent. Maintenez { KEY("tab") } pour voir la table.
}
play-split-later = Parmi les dernières, avant la Brèche : { $rooms }
