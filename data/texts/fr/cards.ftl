### A card held close: what it is good for.

card-about = Défaussez-la pour réparer une case vide de son type, ou gardez-la pour le coût de détournement d’une salle.
card-about-wild = Remplace { $resources } pour toute réparation et tout détournement.
card-repairs = Répare maintenant
card-diverts = Encore utile pour détourner
card-nowhere = aucune salle
card-close-hint = { DEVICE() ->
    [pad] Allez sur une carte et appuyez sur { KEY("up") } ou { KEY("down") } pour l’agrandir.
   *[keys] Survolez une carte, ou appuyez sur { KEY("up") } ou { KEY("down") }, pour l’agrandir.
}
