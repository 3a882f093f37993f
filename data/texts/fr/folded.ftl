### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Joueur actif
folded-next = Ensuite
folded-then = Puis
folded-last = Fin du tour de table
folded-pod = Dans la capsule de sauvetage
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] { $cards } carte,
        [many] { $cards } cartes,
       *[other] { $cards } cartes,
    }
} { $tokens ->
    [one] { $tokens } jeton Action
    [many] { $tokens } jetons Action
   *[other] { $tokens } jetons Action
}{ $cubes ->
    [0] {""}
    [one] , un cube Réparation
    [many] , { $cubes } cubes Réparation
   *[other] , { $cubes } cubes Réparation
}{ $shields ->
    [0] {""}
    [one] , un jeton Protection
    [many] , { $shields } jetons Protection
   *[other] , { $shields } jetons Protection
}
folded-critical = CRITIQUE : le prochain impact la détruit
