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
play-empty = La salle est inoccupée
play-empty-no = la salle est occupée
play-empty-short = salle occupée
play-do-cube = Un cube Réparation
play-do-protection = Un jeton Protection
play-do-action = Un jeton Action
play-other-crew = Un autre membre d’équipage
play-other-crew-no = donnez-le à un autre membre d’équipage
play-other-crew-short = pas à vous-même
play-to-crew-no = { DEVICE() ->
    [pad] choisissez un membre d’équipage
   *[keys] déposez-le sur un membre d’équipage
}
play-to-crew-short = équipage seulement
play-token-waits-no = son détenteur le garde jusqu’à un impact sur sa salle
play-token-waits-short = attend un impact
play-cube-place-no = il remplit une case vide de votre salle
play-cube-place-short = cases seulement

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] remplit tout
   *[no] avec un cube détenu
}
play-tip-held-cube = { DEVICE() ->
    [pad] Cubes Réparation détenus. Choisissez-en un, puis une case vide de votre salle : une action, aucune carte. Dans une salle détournée, vous remplissez toutes les cases, d’abord avec vos cubes.
   *[keys] Cubes Réparation détenus. Faites-en glisser un vers une case vide de votre salle, ou cliquez sur les deux : une action, aucune carte. Dans une salle détournée, vous remplissez toutes les cases, d’abord avec vos cubes.
}
play-tip-held-protection = Jetons Protection détenus. Chacun absorbe un impact sur la salle où vous êtes.
damage-sunk-title = { $count ->
    [0] Dessous, cartes vues par tous
   *[other] Dessus et dessous, cartes vues par tous
}
damage-sunk = { $place ->
    [1] dernière
   *[other] { $place }e avant la fin
}
play-info-held =
    { $count ->
        [one] Protégée par un jeton : { $names }
        [many] Protégée par des jetons : { $names }
       *[other] Protégée par des jetons : { $names }
    }
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, pas dans cette partie : { $ability }
   *[v2] V2, pas dans cette partie : { $ability }
}

## The log

play-log-paid = Défaussé de la pioche : { $cards }
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
   *[keys] Faites glisser une carte de la défausse vers votre main, ou cliquez dessus.
}
play-take-do = { $lost ->
    [nothing] { $name } prend { $take }.
    [unknown] { $name } prend { $take }. La première carte de la pioche est défaussée.
   *[other] { $name } prend { $take }. La pioche perd aussi { $lost }.
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
   *[keys] Cliquez sur une ou deux cartes dans chaque rangée, ou faites glisser une carte sur une autre.
}
play-pair-do = { $first } donne { $given } à { $second } et prend { $taken }.
play-pair-uneven = Chacun donne autant de cartes. Pour l’instant : { $one } contre { $two }.
play-pair-agree = { $first } et { $second } sont d’accord ?
play-pair-agree-text = { $first } donne { $given }. { $second } donne { $taken }. Demandez l’accord des deux avant l’échange.
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
   *[keys] Faites glisser un jeton sur un membre d’équipage, ou cliquez dessus. Cliquez sur un jeton pour le reprendre.
}
play-deal-keys = Touche { $key }, Maj pour reprendre
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
play-split-top-note = piochées en premier, de gauche à droite
play-split-bottom = Dessous de la pioche
play-split-bottom-note = piochées en dernier, avant la Brèche
play-split-bottom-note-cards = piochées en tout dernier
play-split-cards-top = Prochaines piochées, dans cet ordre : { $cards }
play-split-cards-bottom = Piochées en dernier : { $cards }
play-split-empty = { DEVICE() ->
    [pad] Mettez une carte ici
   *[keys] Déposez une carte ici
}
play-split-note = { DEVICE() ->
    [pad] Cartes cachées vues : pas d’annulation. Saisissez une carte avec { KEY("enter") } ; { KEY("left") } et { KEY("right") } la déplacent. Maintenez { KEY("tab") } pour voir la table.
   *[keys] Cartes cachées vues : pas d’annulation. Cliquez sur une carte, faites-la glisser ou appuyez sur { KEY("card-1") } à { KEY("card-9") } ; les flèches la déplacent. Maintenez { KEY("tab") } pour voir la table.
}
play-split-later = Dernières avant la Brèche : { $rooms }
