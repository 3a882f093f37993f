### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Un joueur dirige trois membres d’équipage avec une seule main.
expansion-solo-full = Vous dirigez trois membres d’équipage qui jouent à tour de rôle. Ils partagent une main, mais chacun a ses jetons. Au lieu de partager, vous échangez une carte de la main contre une carte visible.
expansion-damage-control = Contrôle des avaries
expansion-damage-control-text = Trois cartes Avarie vous laissent choisir les salles touchées.
expansion-damage-control-full = Une carte Avarie de chaque type, que personne ne voit, est remplacée par une carte qui ne nomme aucune salle. Le joueur actif choisit autant de salles différentes que l’indique son type.
expansion-escape-pod = Capsule de sauvetage
expansion-escape-pod-text = Dès sept salles détournées, l’un de vous peut déserter.
expansion-escape-pod-full = Dès que sept salles sont détournées, un joueur au Cœur énergétique peut embarquer dans la capsule. Si le vaisseau est sauvé, les autres gagnent. S’il est perdu, le déserteur prend une dernière carte et lance le dé. Au-dessus du nombre de ses cartes, il gagne seul ; sinon, tout le monde perd.

## Why an expansion cannot be in a game

number = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $number }
}
expansion-players = Pour { FORM($for, "or") } { $most ->
    [1] joueur
   *[other] joueurs
}.
expansion-players-no = il faut { FORM($for, "or") } { $most ->
    [1] joueur
   *[other] joueurs
}{ $crowd ->
    [alone] ; vous jouez en solo.
    [fewer] : ajoutez un joueur.
   *[more] : retirez un joueur.
}
expansion-players-short = { $crowd ->
    [alone] pas en solo
    [fewer] ajoutez un joueur
   *[more] retirez un joueur
}
expansion-apart = Compatible avec « { $other } ».
expansion-apart-no = incompatible avec « { $other } » : les deux changent la même règle.
expansion-apart-short = pas avec { $other }
