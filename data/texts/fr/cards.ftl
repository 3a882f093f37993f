### A card held close: what it is good for.

card-about = Posez-la sur une case vide de son type, ou gardez-la : avec les autres cartes du coût, elle détourne l’énergie d’une salle.
card-about-wild = Remplace { $resources }, selon le besoin : sur une case de réparation ou dans le coût de détournement.
card-repairs = Répare maintenant
card-diverts = Encore utile pour détourner
card-nowhere = aucune salle
card-close-hint = { DEVICE() ->
    [pad] Allez sur une carte et appuyez sur { KEY("up") } ou { KEY("down") } pour la voir en grand.
   *[keys] Restez sur une carte, ou appuyez sur { KEY("up") } ou { KEY("down") }, pour la voir en grand.
}
