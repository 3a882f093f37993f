### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Solo
expansion-solo-text = Un joueur dirige trois membres d’équipage avec une seule main.
expansion-solo-full = En solo, vous dirigez trois membres d’équipage qui jouent à tour de rôle : une main pour tous, des jetons pour chacun. Au lieu de partager, vous troquez une carte de la main contre une carte visible.
expansion-damage-control = Contrôle des avaries
expansion-damage-control-text = Trois cartes Avarie vous laissent choisir les salles touchées.
expansion-damage-control-full = Une carte Avarie de chaque type quitte la pioche sans être vue ; une carte qui ne nomme aucune salle la remplace. Qui la pioche choisit une, deux ou trois salles touchées.
expansion-escape-pod = Capsule de sauvetage
expansion-escape-pod-text = Dès sept salles détournées, l’un de vous peut déserter.
expansion-escape-pod-full = Dès que sept salles sont détournées, qui se trouve au Cœur énergétique peut embarquer dans la capsule. Si le vaisseau est sauvé, les autres gagnent ; s’il est perdu, le déserteur prend encore une carte et gagne en solitaire si son dernier jet dépasse le nombre de cartes en main.

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
expansion-players-no = pour { FORM($for, "or") } { $most ->
    [1] joueur
   *[other] joueurs
}{ $crowd ->
    [alone] ; vous jouez en solo.
    [fewer] : ajoutez quelqu’un.
   *[more] : vous êtes trop.
}
expansion-players-short = autre nombre
expansion-apart = Compatible avec « { $other } ».
expansion-apart-no = incompatible avec « { $other } » : les deux changent la même chose.
expansion-apart-short = pas avec { $other }
