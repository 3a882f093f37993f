### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Mon choix
adviser-worth-close = Très proche
adviser-worth-unclear = Difficile à dire
adviser-worth-weaker = Semble moins bon
adviser-worth-far = Semble bien moins bon

## What a plan does: $crew is a name, $room a room

adviser-win = Sauve le vaisseau.
adviser-core = { $crew } peut alors relancer le Cœur.
adviser-opens = { $crew } peut alors détourner { $room }.
adviser-holds = { $crew } a alors toutes les cartes pour détourner { $room }.
adviser-lacks =
    Il ne manque alors plus à { $crew } { $count ->
        [one] qu’une carte
        [many] que { $count } cartes
       *[other] que { $count } cartes
    } pour détourner { $room }.
adviser-first = Attendre est risqué : si un impact touche { $room } avant, vous ne pourrez plus détourner cette salle.
adviser-otherwise = Sans cela, { $of ->
    [1] la seule carte possible détruit
   *[other] { $count ->
        [1] 1 carte possible sur { $of } détruit
       *[other] { $count } cartes possibles sur { $of } détruisent
    }
} le vaisseau.
adviser-rescue = Un impact de plus ne détruit plus { $room }.
adviser-whole = Répare entièrement { $room }.
adviser-bears =
    { $room } peut alors encaisser { $count ->
        [one] un impact
        [many] { $count } impacts
       *[other] { $count } impacts
    } au lieu de { $of }.
adviser-nearer = Le prochain tour commence plus près { FORM($room, "of") }, où une carte sert à { $crew }.
adviser-keeps =
    Garde { $count ->
        [one] un jeton Action
        [many] { $count } jetons Action
       *[other] { $count } jetons Action
    } pour plus tard.
adviser-hand =
    { $crew } a alors { $count ->
        [one] une carte
        [many] { $count } cartes
       *[other] { $count } cartes
    } en main.
adviser-repairs = { $crew } peut alors réparer { $room }.
adviser-plain = Rien de particulier ne plaide pour ce choix.

## What can be done with a plan

adviser-play = Le jouer
adviser-play-plan = Jouer le plan { $number }
adviser-play-ends = À vous de finir
adviser-ending-best = Mon choix : finissez vos actions maintenant.
adviser-play-not = Ce plan finit vos actions. Faites-le vous-même.
adviser-why-not = Pourquoi pas ?
adviser-only = Ce plan seulement
adviser-lost = Ce que vous perdriez
adviser-better = J’ai trouvé mieux. Voir
command-play-plan = Conseil : jouer le plan

## The film

film-tip-hit = Impacts : { $rooms }
