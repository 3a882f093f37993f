### The rulebook. A page `<id>` has a title (`rulebook-<id>`), the rule in a sentence or two (`-lead`), what one may do (`-may-1` ...) and
### what not (`-not-1` ...), a special case (`-special-head`, `-special`), what its figure shows (`-figure`), and the words under which
### players look for it (`-words`, with commas). Numbers come from the content: its own names, supplies, and those of game/rulebook/numbers.py.

## The screen

rulebook-title = Règles
rulebook-search = Chercher
rulebook-close = Fermer
rulebook-contents = Sommaire
rulebook-subjects = De A à Z
rulebook-from = Ouvert depuis : { $what }
rulebook-hits = { $count ->
    [one] Un résultat
    [many] { $count } résultats, le meilleur d’abord
   *[other] { $count } résultats, le meilleur d’abord
}
rulebook-hit = { $chapter } · { $number } sur { $count } pour « { $query } »
rulebook-none = Rien pour « { $query } ». Vouliez-vous dire :
rulebook-none-at-all = Rien pour « { $query } ».
rulebook-now = Maintenant à votre table
rulebook-show = Montrer sur la table
rulebook-see = Voir aussi
rulebook-try = À essayer
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Commencer
rulebook-open = Règles
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = La mission
rulebook-chapter-turn = Votre tour
rulebook-chapter-storm = La tempête
rulebook-chapter-rooms = Les salles
rulebook-chapter-cards = Cartes Ressource
rulebook-chapter-tokens = Pièces et jetons
rulebook-chapter-variants = Façons de jouer

## What the content says of itself

rulebook-room-passive = Elle agit d’elle-même : personne n’y dépense d’action.
rulebook-room-cost = L’utiliser coûte { $cost ->
    [one] { $cost } action
    [many] { $cost } actions
   *[other] { $cost } actions
}.
rulebook-room-whole = Elle n’agit que si ses { $count } cases de réparation ont toutes leur cube.
rulebook-room-divert = Son énergie se détourne avec { $cards }.
rulebook-room-players = Elle n’est jamais distribuée à moins de { $count } joueurs ; son autre face la remplace.
rulebook-resource-copies = Le jeu compte { $count } cartes { FORM($card, "bare") }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Leur nombre dépend de la difficulté : { $levels }.
rulebook-resource-rooms = Répare une case dans : { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Aucune carte n’est ajoutée à la pioche Ressource : { $whole } cartes en tout.
   *[other] S’ajoutent à la pioche Ressource : { $cards }. { $whole } cartes en tout.
}
rulebook-expansion-players = Pour { $players } { $most ->
    [1] joueur
   *[other] joueurs
}.
rulebook-expansion-apart = Jamais dans la même partie : { $others }.
rulebook-action-lead = { $source ->
    [none] Une action de la phase 1
   *[other] Une action apportée par « { $source } »
}. Elle coûte { $cost ->
    [0] zéro action
    [one] une action
    [many] { $cost } actions
   *[other] { $cost } actions
}.

## The mission

rulebook-ship = Le vaisseau
rulebook-ship-lead = { $rooms ->
    [9] Neuf salles en trois rangées de trois.
   *[other] Le vaisseau compte { $rooms } salles.
} Le Cœur énergétique est au centre ; autour, { $power } salles, dans un autre ordre à chaque partie.
rulebook-ship-may-1 = Chacune des { $power } salles a { $spaces } cases de réparation. Au début, chaque case porte un cube.
rulebook-ship-may-2 = Des voisines ont un côté commun. Les coins ne comptent pas.
rulebook-ship-may-3 = Le Cœur énergétique n’a pas de case et ne subit jamais d’avarie. Il recueille l’énergie que vous détournez.
rulebook-ship-figure = Le Cœur énergétique, avec l’énergie de trois salles.
rulebook-ship-words = plateau, carte, grille, plan, but, cœur, noyau, voisine, vaisseau

rulebook-goal = Comment finit la partie
rulebook-goal-lead = Détournez l’énergie des { $power } salles, puis utilisez le Cœur énergétique : le vaisseau est sauvé et tout le monde gagne ensemble.
rulebook-goal-may-1 = Qui se trouve au Cœur énergétique peut l’utiliser dès que la dernière salle est détournée.
rulebook-goal-may-2 = Des salles peuvent être abîmées à ce moment. C’est leur énergie qui compte.
rulebook-goal-not-1 = Une salle sans cube est touchée encore une fois : le vaisseau est perdu aussitôt.
rulebook-goal-not-2 = La pioche Ressource s’épuise : le vaisseau est perdu aussitôt.
rulebook-goal-special-head = Une exception
rulebook-goal-special = Qui est parti dans la capsule de sauvetage gagne ou perd en solitaire.
rulebook-goal-figure = Toutes les salles sont détournées. Utiliser le Cœur fait gagner.
rulebook-goal-words = gagner, perdre, victoire, défaite, fin, fin de partie, relance, fuite, objectif, but

rulebook-setting-up = Mise en place
rulebook-setting-up-lead = Le programme dispose tout : salles, cubes, cartes, équipage. Vous choisissez noms, difficulté et extensions.
rulebook-setting-up-may-1 = La pioche Ressource : { $copies } cartes de chacune des { $kinds } ressources, et des Jokers selon la difficulté.
rulebook-setting-up-may-2 = Mains : { $hand-2 } cartes chacun à deux joueurs, { $hand-3 } à trois, { $hand-4 } à quatre ; en solo, { $hand-1 } pour tout l’équipage.
rulebook-setting-up-may-3 = { $face-up } cartes Ressource sont visibles. La pioche Avaries est triée par type, les faibles dessus ; la Brèche est la dernière.
rulebook-setting-up-may-4 = Tout le monde commence au Cœur énergétique. Le premier joueur se choisit à la mise en place, ou au hasard.
rulebook-setting-up-special-head = Avaries avant le premier tour
rulebook-setting-up-special = Les { $setup-damage } dernières cartes Avarie de la pioche frappent d’abord, la toute dernière avant l’autre.
rulebook-setting-up-figure = Une carte des premières avaries, et une salle qu’elle a touchée.
rulebook-setting-up-words = début, distribuer, préparation, installation, mains, premier joueur, commencer, nouvelle partie

rulebook-looking = Ce que chacun peut voir
rulebook-looking-lead = Vous jouez ensemble à cartes ouvertes : toutes les mains sont visibles, et chacun peut parler de tout.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Les deux défausses et le nombre de cartes de chaque pioche peuvent être consultés. Choisissez une défausse{ $key-piles ->
        [none] .
       *[other] , ou tapez { $key-piles }.
    }
   *[keys] Les deux défausses et le nombre de cartes de chaque pioche peuvent être consultés. Cliquez une défausse{ $key-piles ->
        [none] .
       *[other] , ou tapez { $key-piles }.
    }
}
rulebook-looking-may-2 = Vous pouvez aussi voir quelles cartes une pioche contient encore, mais pas leur ordre.
rulebook-looking-may-3 = Ce qu’une salle a montré reste connu de tous. Le journal dit ce qui s’est passé.
rulebook-looking-not-1 = L’ordre d’une pioche, sauf si une salle le montre.
rulebook-looking-words = ouvert, secret, caché, information, compter, parler, journal, regarder, savoir

## Your turn

rulebook-phases = Les trois phases
rulebook-phases-lead = Un tour, ce sont les actions, puis la collecte, puis les avaries. Ensuite vient le tour du membre d’équipage suivant.
rulebook-phases-may-1 = Phase 1 : { $base-actions } actions, et une de plus par jeton Action dépensé.
rulebook-phases-may-2 = Phase 2 : prenez { $deck-cards } cartes de la pioche, ou une visible. Puis gardez-en au plus { $hand-limit }.
rulebook-phases-may-3 = Phase 3 : la première carte Avarie frappe ses salles ; quand il n’y en a plus, la Brèche prend des cartes.
rulebook-phases-not-1 = La phase 1 ne finit jamais d’elle-même : dites quand vous avez fini.
rulebook-phases-special-head = Quand un tour commence
rulebook-phases-special = D’abord, vos jetons Protection de l’Armurerie reviennent. Puis l’Infirmerie paie qui s’y trouve.
rulebook-phases-words = tour, manche, ordre, déroulement, phase, commencer, début du tour, étapes

rulebook-actions = Vos actions
rulebook-actions-lead = Vous avez { $base-actions } actions en phase 1. Prenez celles que vous voulez, dans n’importe quel ordre, la même autant de fois que vous voulez.
rulebook-actions-may-1 = Se déplacer, fouiller, partager, réparer, détourner l’énergie, utiliser la salle où vous êtes.
rulebook-actions-may-2 = Un jeton Action achète une action de plus, autant de fois que vous en avez.
rulebook-actions-may-3 = Les actions de base servent d’abord ; un jeton seulement quand il n’y en a plus.
rulebook-actions-not-1 = Commencer une action que vous ne pouvez payer en entier.
rulebook-actions-not-2 = Agir dans une autre salle que la vôtre. Certaines salles font exception.
rulebook-actions-special-head = Pas utilisées ?
rulebook-actions-special = Chaque action de base restante devient un jeton Action.
rulebook-actions-figure = Se déplacer, fouiller, partager, réparer, détourner, utiliser la salle.
rulebook-actions-words = agir, faire, points, PA, budget, reste, dépenser, options

rulebook-moving = Se déplacer
rulebook-moving-lead = Allez dans une salle voisine, en haut, en bas, à gauche ou à droite.
rulebook-moving-may-1 = { $cost-move ->
    [one] Une action
    [many] { $cost-move } actions
   *[other] { $cost-move } actions
} par salle sur le chemin.
rulebook-moving-may-2 = Une salle peut accueillir tout l’équipage, le Cœur énergétique aussi.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Choisissez l’action, puis la salle{ $key-move ->
        [none] .
       *[other] , ou tapez { $key-move }.
    }
   *[keys] Faites glisser votre meeple vers la salle, utilisez les flèches, ou cliquez l’un puis l’autre{ $key-move ->
        [none] .
       *[other] , ou tapez { $key-move }.
    }
}
rulebook-moving-not-1 = En diagonale.
rulebook-moving-not-2 = Le meeple de quelqu’un d’autre : seul le Dortoir envoie les autres.
rulebook-moving-figure = De la Salle des machines à une voisine.
rulebook-moving-words = bouger, déplacement, aller, marcher, pas, distance, voisine, adjacente, à côté, diagonale, courir

rulebook-scavenging = Fouiller
rulebook-scavenging-lead = Lancez le dé et cherchez des cartes Ressource : { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Une action
    [many] { $cost-scavenge } actions
   *[other] { $cost-scavenge } actions
}, dans n’importe quelle salle, autant de fois que vous pouvez payer.
rulebook-scavenging-may-2 = Prenez les cartes une à une, chacune de la pioche ou parmi les visibles. Une carte visible est remplacée aussitôt et peut être votre prochain choix.
rulebook-scavenging-may-3 = Vous pouvez en prendre moins, ou aucune.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Choisissez le dé{ $key-scavenge ->
        [none] .
       *[other] , ou tapez { $key-scavenge }.
    }
   *[keys] Cliquez ou lancez le dé{ $key-scavenge ->
        [none] .
       *[other] , ou tapez { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = L’annuler, une fois le dé lancé.
rulebook-scavenging-figure = Bas : rien. Moyen : une carte. Haut : deux.
rulebook-scavenging-words = fouille, chercher, lancer, dé, trouver, butin, récupérer, chance, hasard

rulebook-sharing = Partager
rulebook-sharing-lead = Donnez une carte à quelqu’un de votre salle, ou prenez-lui une carte.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Une action
    [many] { $cost-give } actions
   *[other] { $cost-give } actions
} par carte, quel que soit le sens.
rulebook-sharing-may-2 = N’importe quelle carte, Joker compris, et même plus de { $hand-limit } pour un temps : une main ne se compte que dans sa propre phase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Choisissez la carte, puis qui la reçoit{ $key-share ->
        [none] .
       *[other] ; ou tapez { $key-share }.
    }
   *[keys] Faites glisser la carte sur un panneau d’équipage, ou d’un panneau vers votre main{ $key-share ->
        [none] .
       *[other] ; ou tapez { $key-share }.
    }
}
rulebook-sharing-not-1 = Avec quelqu’un d’une autre salle. Le Mess le permet.
rulebook-sharing-not-2 = Jetons et cubes : ils restent à qui les détient.
rulebook-sharing-special-head = En solo
rulebook-sharing-special = Un joueur seul a une main pour tout l’équipage, et troque plutôt avec les cartes visibles.
rulebook-sharing-figure = Dans une même salle, une carte change de main.
rulebook-sharing-words = partage, donner, prendre, remettre, échange, échanger, troc, passer, coéquipier

rulebook-repairing = Réparer
rulebook-repairing-lead = Défaussez une carte qui convient à une case vide de votre salle. La case reçoit un cube de la réserve.
rulebook-repairing-may-1 = N’importe quelle case vide, dans n’importe quel ordre. Un Joker convient à toutes.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Coût : { $cost-repair ->
        [one] une action
        [many] { $cost-repair } actions
       *[other] { $cost-repair } actions
    }. Choisissez la carte, puis la case{ $key-repair ->
        [none] .
       *[other] , ou tapez { $key-repair }.
    }
   *[keys] Coût : { $cost-repair ->
        [one] une action
        [many] { $cost-repair } actions
       *[other] { $cost-repair } actions
    }. Faites glisser la carte sur la case{ $key-repair ->
        [none] .
       *[other] , ou tapez { $key-repair }.
    }
}
rulebook-repairing-may-3 = Une case qui a perdu son cube est vide : elle montre la ressource qui la répare.
rulebook-repairing-not-1 = Sans cube dans la réserve. Seul un cube détenu aide alors.
rulebook-repairing-not-2 = Depuis la salle voisine. Seul l’Atelier répare d’autres salles.
rulebook-repairing-not-3 = Deux cases avec une carte, tant que l’énergie de la salle n’est pas détournée.
rulebook-repairing-special-head = Si l’énergie est détournée
rulebook-repairing-special = Une carte qui convient à une case vide les remplit toutes. Si la réserve ne suffit pas, la case de la carte passe d’abord, puis de haut en bas.
rulebook-repairing-figure = Le métal convient à l’une des deux cases vides.
rulebook-repairing-words = réparation, soigner, remettre, rétablir, santé, vie, points de vie, cassé, abîmé, case, emplacement, clé

rulebook-diverting = Détourner l’énergie
rulebook-diverting-lead = Dans une salle qui a tous ses cubes, défaussez ensemble les cartes de son coût : son énergie va au Cœur énergétique.
rulebook-diverting-may-1 = Coût : { $cost-divert ->
    [one] une action
    [many] { $cost-divert } actions
   *[other] { $cost-divert } actions
} et les { $cost } cartes indiquées à gauche de la salle.
rulebook-diverting-may-2 = Des Jokers peuvent remplacer n’importe lesquelles.
rulebook-diverting-may-3 = La salle peut encore être utilisée, touchée et réparée ensuite. Elle reste détournée.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Choisissez une carte, puis le coût{ $key-divert ->
        [none] .
       *[other] , ou tapez { $key-divert }.
    } Les cartes vont à la défausse dans l’ordre indiqué, la dernière dessus.
   *[keys] Faites glisser une carte sur le coût{ $key-divert ->
        [none] .
       *[other] , ou tapez { $key-divert }.
    } Les cartes vont à la défausse dans l’ordre indiqué, la dernière dessus.
}
rulebook-diverting-not-1 = Avec une case vide : réparez d’abord.
rulebook-diverting-not-2 = Petit à petit : toutes les cartes à la fois, d’une seule main.
rulebook-diverting-not-3 = Deux fois la même salle, ou le Cœur énergétique.
rulebook-diverting-special-head = Ce que cela apporte
rulebook-diverting-special = Un pas de plus vers la fin, et désormais une seule carte répare toute la salle.
rulebook-diverting-figure = { $cost ->
    [3] Les trois cartes à gauche deviennent un jeton Énergie.
   *[other] Les cartes à gauche deviennent un jeton Énergie.
}
rulebook-diverting-words = détournement, énergie, puissance, rediriger, transférer, gagner, pièce, coût, payer, charger

rulebook-activating = Activer une salle
rulebook-activating-lead = Utilisez la capacité de la salle où vous êtes. Tous ses cubes doivent être en place.
rulebook-activating-may-1 = La salle dit combien d’actions cela coûte.
rulebook-activating-may-2 = La même salle encore et encore, tant que vous pouvez payer.
rulebook-activating-may-3 = Une salle détournée agit comme les autres.
rulebook-activating-not-1 = Une salle abîmée : réparez-la d’abord.
rulebook-activating-not-2 = Sans rien sur quoi agir : défausse vide, personne à rejoindre, aucun jeton dans la réserve. Le bouton le précise.
rulebook-activating-not-3 = Une salle passive : elle agit d’elle-même.
rulebook-activating-special-head = Payer d’abord
rulebook-activating-special = Les actions sont dépensées avant que la salle demande quoi que ce soit ; c’est ensuite seulement qu’il faut avoir sur quoi agir.
rulebook-activating-words = activer, utiliser, capacité, pouvoir, effet, salle, spécial, compétence, passif

rulebook-ending = Finir ses actions
rulebook-ending-lead = Finissez la phase 1 quand vous voulez. Pour chaque action de base restante, prenez un jeton Action.
rulebook-ending-may-1 = Autant de jetons que la réserve en a.
rulebook-ending-may-2 = Ces jetons servent aux tours suivants.
rulebook-ending-not-1 = Un jeton pour une action achetée avec un jeton.
rulebook-ending-not-2 = Les jetons qui manquent à la réserve : ces actions sont perdues, et la question est posée avant.
rulebook-ending-special-head = Plus d’actions
rulebook-ending-special = Même sans rien à dépenser, la phase vous attend, pour permettre d’annuler.
rulebook-ending-figure = Une action gardée est un jeton.
rulebook-ending-words = finir, passer, garder, inutilisé, restant, fait, arrêter, attendre

rulebook-collecting = Collecter
rulebook-collecting-lead = Phase 2 : prenez les { $deck-cards } premières cartes de la pioche Ressource, ou l’une des { $face-up } cartes visibles.
rulebook-collecting-may-1 = Une carte visible prise est remplacée aussitôt depuis la pioche.
rulebook-collecting-may-2 = Puis défaussez jusqu’à { $hand-limit }, les cartes de votre choix.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Choisissez la pioche ou une carte.
   *[keys] Cliquez la pioche ou une carte, ou faites-la glisser vers votre main.
}
rulebook-collecting-not-1 = Rien : il faut prendre l’un des deux.
rulebook-collecting-words = collecte, piocher, prendre, gagner, revenu, phase 2, cartes, ressources, ramasser

rulebook-hand = Votre main
rulebook-hand-lead = À la fin de votre phase 2, vous gardez au plus { $hand-limit } cartes. À tout autre moment, une main peut être plus grande.
rulebook-hand-may-1 = Vous choisissez quelles cartes défausser.
rulebook-hand-may-2 = Les cartes venues des autres ne comptent pas avant votre prochaine phase 2.
rulebook-hand-may-3 = La première main a { $hand-2 }, { $hand-3 } ou { $hand-4 } cartes, à deux, trois ou quatre joueurs.
rulebook-hand-not-1 = Jeter des cartes à d’autres moments, sauf pour payer quelque chose.
rulebook-hand-figure = Une carte de chaque ressource.
rulebook-hand-words = limite, défausser, maximum, trop, garder, tenir, six

## The storm

rulebook-damage-cards = Cartes Avarie
rulebook-damage-cards-lead = Phase 3 : la première carte Avarie est piochée. Chaque salle citée perd son cube le plus haut, dans l’ordre imprimé.
rulebook-damage-cards-may-1 = Les cartes de type 1 touchent une salle, type 2 deux, type 3 trois : { $damage-1 }, { $damage-2 } et { $damage-3 } cartes, les faibles d’abord.
rulebook-damage-cards-may-2 = Les cubes perdus retournent à la réserve.
rulebook-damage-cards-may-3 = Un jeton Protection absorbe l’impact à la place : d’abord le plus ancien sur la salle, sinon un jeton détenu par quelqu’un qui s’y trouve.
rulebook-damage-cards-not-1 = Le Cœur énergétique n’est jamais touché.
rulebook-damage-cards-not-2 = Une salle sans cube ne peut en perdre : le vaisseau est perdu, et le reste de la carte ne compte plus.
rulebook-damage-cards-special-head = Plusieurs détiennent un jeton sur place
rulebook-damage-cards-special = La personne dont c’est le tour désigne qui rend un jeton.
rulebook-damage-cards-figure = L’Infirmerie perd son cube le plus haut.
rulebook-damage-cards-words = impact, frapper, dégâts, attaque, tempête, solaire, éruption, danger, phase 3, menace, probabilité

rulebook-critical = Salles critiques
rulebook-critical-lead = Une salle qui a perdu tous ses cubes est critique. Le prochain impact sur elle perd le vaisseau.
rulebook-critical-may-1 = Réparez une case, et elle supporte un impact de plus.
rulebook-critical-may-2 = Un jeton Protection la sauve une fois.
rulebook-critical-may-3 = La Passerelle peut montrer quelles salles viennent, et les repousser.
rulebook-critical-not-1 = Elle ne peut être ni utilisée ni détournée avant d’être intacte.
rulebook-critical-special-head = Plus de cartes Avarie
rulebook-critical-special = Une fois la Brèche ouverte, aucune salle n’est plus touchée.
rulebook-critical-figure = Trois cases sont vides : un impact de plus, et c’est la fin.
rulebook-critical-words = danger, rouge, mourante, dernier, zéro, détruite, alarme, perdre, santé

rulebook-hull-breach = La Brèche dans la coque
rulebook-hull-breach-lead = Une fois la dernière carte Avarie piochée, la coque est ouverte. Dès le tour suivant, la phase 3 est un jet, qui dit combien de cartes quittent la pioche.
rulebook-hull-breach-may-1 = Ce que coûte un jet : { $breach-sides }.
rulebook-hull-breach-may-2 = Les cartes vont du dessus de la pioche Ressource à sa défausse.
rulebook-hull-breach-not-1 = Les salles ne sont plus touchées.
rulebook-hull-breach-not-2 = Les jetons n’y peuvent rien.
rulebook-hull-breach-figure = La dernière carte, et ce que coûte ensuite chaque tour.
rulebook-hull-breach-words = fuite, trou, vide, fin de pioche, perdre des cartes, compte à rebours, final, espace

rulebook-deck-empty = Quand la pioche s’épuise
rulebook-deck-empty-lead = Dès que la pioche Ressource est vide, le vaisseau est perdu, quoi qui ait pris la dernière carte.
rulebook-deck-empty-may-1 = La dernière carte est encore piochée ou posée. Rien ne se passe après elle.
rulebook-deck-empty-may-2 = Regarder des cartes et les remettre ne vide jamais la pioche.
rulebook-deck-empty-not-1 = Remélanger la défausse à la pioche.
rulebook-deck-empty-not-2 = Une carte visible n’est pas une issue : elle est remplacée aussitôt depuis la pioche.
rulebook-deck-empty-special-head = Combien de temps
rulebook-deck-empty-special = Chaque tour à bord prend au moins une carte. La table compte les tours qui restent.
rulebook-deck-empty-words = perdre, dernière carte, temps, horloge, épuisée, vide, remélanger

## The rooms

rulebook-reading-rooms = Lire une salle
rulebook-reading-rooms-lead = Une carte de salle dit ce que coûte son détournement, ce qui la répare et ce qu’elle sait faire.
rulebook-reading-rooms-may-1 = À gauche : les cartes qui détournent son énergie ; une pièce une fois que c’est fait.
rulebook-reading-rooms-may-2 = À droite : les cases de réparation. Un cube couvre sa ressource ; une case vide la montre.
rulebook-reading-rooms-may-3 = En bas : ce qu’elle fait. Le signe est doré tant que tous ses cubes sont en place.
rulebook-reading-rooms-may-4 = En haut à droite : le risque d’être touchée ce tour, selon tout ce que l’équipage sait de la pioche Avaries.
rulebook-reading-rooms-not-1 = Les deux faces d’une salle ne sont jamais dans la même partie.
rulebook-reading-rooms-figure = La Soute, sa case du haut vide.
rulebook-reading-rooms-words = carte, symbole, icône, colonne, pourcentage, nombre, pièce, V1, V2

rulebook-room-energy-core-v1-may-1 = Chaque salle détournée y est comptée.
rulebook-room-energy-core-v1-not-1 = Il ne peut être ni touché, ni réparé, ni détourné, et aucun jeton n’y est posé.
rulebook-room-energy-core-v1-not-2 = Avant que la dernière salle soit détournée, il ne fait rien.
rulebook-room-energy-core-v1-figure = Toutes les salles sont détournées : il peut être relancé.
rulebook-room-energy-core-v1-words = réacteur, centre, milieu, gagner, relance, moteur, noyau

rulebook-room-bridge-v1-may-1 = S’il reste moins de cartes, regardez celles qui restent.
rulebook-room-bridge-v1-may-2 = Mettez en dernier la carte qui fait le plus mal, et réparez avant qu’elle vienne.
rulebook-room-bridge-v1-not-1 = Sans carte Avarie restante, elle ne peut pas servir.
rulebook-room-bridge-v1-not-2 = La carte Brèche n’est jamais vue ici et reste tout en dessous.
rulebook-room-bridge-v1-words = regarder, prévoir, anticiper, réordonner, prévision, trier, pont
rulebook-room-bridge-v2-may-1 = Les deux peuvent aller du même côté de la pioche ; vous choisissez leur ordre.
rulebook-room-bridge-v2-may-2 = Ce qui est dessous vient juste avant la Brèche.
rulebook-room-bridge-v2-not-1 = Sans carte Avarie restante, elle ne peut pas servir.
rulebook-room-bridge-v2-words = regarder, enterrer, dessous, enfouir, repousser, prévision, pont

rulebook-room-cargo-hold-v1-may-1 = Tout le monde connaît ensuite l’ordre, jusqu’à ce que des cartes soient piochées.
rulebook-room-cargo-hold-v1-may-2 = Elle agit quel que soit le nombre de cartes restantes.
rulebook-room-cargo-hold-v1-not-1 = En prendre une : toutes sont remises.
rulebook-room-cargo-hold-v1-words = regarder, observer, réordonner, stockage, cargaison, pile
rulebook-room-cargo-hold-v2-may-1 = Votre main peut dépasser la limite jusqu’à la phase 2.
rulebook-room-cargo-hold-v2-not-1 = La dernière carte de la pioche : la prendre perd le vaisseau.
rulebook-room-cargo-hold-v2-words = piocher, carte en plus, stockage, cargaison, gagner

rulebook-room-medical-bay-v1-may-1 = Elle paie avant vos actions, au début de chaque tour que vous y commencez.
rulebook-room-medical-bay-v1-may-2 = Si la réserve a moins de jetons, vous recevez ceux-là.
rulebook-room-medical-bay-v1-not-1 = Y arriver pendant un tour ne rapporte rien.
rulebook-room-medical-bay-v1-not-2 = Une case est vide : elle ne paie rien.
rulebook-room-medical-bay-v1-words = soin, médecin, hôpital, repos, jetons, bonus
rulebook-room-medical-bay-v2-may-1 = Des jetons Action peuvent la payer, comme toute action.
rulebook-room-medical-bay-v2-not-1 = Des jetons pour vous.
rulebook-room-medical-bay-v2-words = soin, médecin, hôpital, jetons, aider les autres

rulebook-room-crew-quarters-v1-may-1 = N’importe qui peut être envoyé, même de loin.
rulebook-room-crew-quarters-v1-may-2 = Réunissez des membres d’équipage, pour qu’ils puissent partager.
rulebook-room-crew-quarters-v1-not-1 = Tant que tout le monde est dans une seule salle, il n’y a personne à rejoindre.
rulebook-room-crew-quarters-v1-words = téléporter, envoyer, déplacer les autres, lit, quartiers, réunir, rejoindre
rulebook-room-crew-quarters-v2-may-1 = N’importe qui peut être envoyé, même de loin.
rulebook-room-crew-quarters-v2-may-2 = Envoyez quelqu’un dans une salle à réparer au plus vite.
rulebook-room-crew-quarters-v2-not-1 = Dans une salle où se trouve quelqu’un.
rulebook-room-crew-quarters-v2-words = téléporter, envoyer, déplacer les autres, lit, quartiers, salle déserte

rulebook-room-engine-room-v1-may-1 = Des cartes identiques peuvent être échangées.
rulebook-room-engine-room-v1-may-2 = Votre carte est ensuite au sommet de la défausse.
rulebook-room-engine-room-v1-not-1 = Avec une main vide ou une défausse vide.
rulebook-room-engine-room-v1-words = recycler, récupérer, cimetière, échanger, défausse, moteur
rulebook-room-engine-room-v2-may-1 = Choisissez n’importe quelle carte, où qu’elle soit dans la défausse.
rulebook-room-engine-room-v2-not-1 = Avec une défausse vide.
rulebook-room-engine-room-v2-not-2 = Si cela prend la dernière carte de la pioche, le vaisseau est perdu.
rulebook-room-engine-room-v2-words = recycler, récupérer, cimetière, reprendre, défausse, moteur

rulebook-room-armoury-v1-may-1 = Les jetons de plusieurs peuvent être sur une même salle. Le plus ancien sert d’abord.
rulebook-room-armoury-v1-may-2 = Un jeton qui a absorbé un impact retourne à la réserve.
rulebook-room-armoury-v1-not-1 = Sans jeton dans la réserve.
rulebook-room-armoury-v1-not-2 = Ils ne durent pas : votre prochain tour commence par les reprendre.
rulebook-room-armoury-v1-words = bouclier, protéger, garder, bloquer, défendre, arme
rulebook-room-armoury-v2-may-1 = On peut en détenir plusieurs. Chacun absorbe un impact.
rulebook-room-armoury-v2-may-2 = Le jeton suit qui le détient.
rulebook-room-armoury-v2-not-1 = Sans jeton dans la réserve.
rulebook-room-armoury-v2-words = bouclier, protéger, garder, bloquer, défendre, garde du corps

rulebook-room-repair-centre-v1-may-1 = Les Jokers conviennent ici aussi.
rulebook-room-repair-centre-v1-may-2 = N’importe quelle salle, même lointaine.
rulebook-room-repair-centre-v1-not-1 = L’Atelier lui-même : c’est une réparation ordinaire.
rulebook-room-repair-centre-v1-not-2 = Avec un cube détenu. Ceux-là ne servent que là où vous êtes.
rulebook-room-repair-centre-v1-words = réparer, loin, à distance, atelier, centre de réparation, distance
rulebook-room-repair-centre-v2-may-1 = Les cubes détenus sont à l’abri de tout impact.
rulebook-room-repair-centre-v2-may-2 = Ils réparent encore quand la réserve est vide.
rulebook-room-repair-centre-v2-not-1 = Un cube pour vous.
rulebook-room-repair-centre-v2-not-2 = Sans cube dans la réserve.
rulebook-room-repair-centre-v2-words = réparer, rechange, porter, cube, atelier, centre de réparation

rulebook-room-mess-hall-v1-may-1 = L’autre peut être n’importe où sur le vaisseau.
rulebook-room-mess-hall-v1-may-2 = Une carte peut être donnée pour rien, ou prise pour rien.
rulebook-room-mess-hall-v1-not-1 = Tant que personne n’a de carte.
rulebook-room-mess-hall-v1-words = échange, échanger, troc, cuisine, cantine, réfectoire, partager de loin
rulebook-room-mess-hall-v2-may-1 = Ils peuvent être n’importe où sur le vaisseau, et c’est vous qui choisissez les cartes.
rulebook-room-mess-hall-v2-may-2 = Chacun donne autant que l’autre.
rulebook-room-mess-hall-v2-not-1 = Vos propres cartes : vous n’êtes aucun des deux.
rulebook-room-mess-hall-v2-not-2 = Avec moins de deux autres qui ont une carte.
rulebook-room-mess-hall-v2-words = échange, échanger, troc, cuisine, cantine, réfectoire, autres

## Resource cards

rulebook-deck = La pioche Ressource
rulebook-deck-lead = Toutes les cartes viennent d’ici : mains, cartes visibles, collecte et fouille. C’est aussi votre temps.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Ce qu’elle contient encore peut être consulté : choisissez la défausse{ $key-piles ->
        [none] .
       *[other] , ou tapez { $key-piles }.
    }
   *[keys] Ce qu’elle contient encore peut être consulté : cliquez la défausse{ $key-piles ->
        [none] .
       *[other] , ou tapez { $key-piles }.
    }
}
rulebook-deck-may-2 = Les premières cartes montrées par une salle restent connues.
rulebook-deck-not-1 = Des cartes ne retournent à la pioche que quand une salle les regarde.
rulebook-deck-not-2 = Elle n’est jamais remplie de nouveau.
rulebook-deck-words = pioche, paquet, pile, ressources, cartes restantes, temps

rulebook-face-up = Les cartes visibles
rulebook-face-up-lead = { $face-up } cartes Ressource sont ouvertes à côté de la pioche. Prenez-en une à la collecte, ou comme trouvaille en fouillant.
rulebook-face-up-may-1 = La place vide est comblée aussitôt depuis la pioche, au même endroit.
rulebook-face-up-may-2 = De deux cartes identiques, prenez l’une ou l’autre.
rulebook-face-up-may-3 = En solo, une carte de la main peut être troquée contre l’une d’elles.
rulebook-face-up-not-1 = Rien n’y est jamais remis, sauf par un troc.
rulebook-face-up-words = marché, rangée, étalage, cartes ouvertes, visible, offre, rivière

rulebook-discards = La défausse
rulebook-discards-lead = Ici vont les cartes qui ont payé quelque chose, étaient de trop dans une main ou ont été perdues par la Brèche, la dernière dessus.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Choisissez-la pour les voir toutes.
   *[keys] Cliquez-la pour les voir toutes.
}
rulebook-discards-may-2 = La Salle des machines en ramène des cartes, et la capsule de sauvetage en vit.
rulebook-discards-not-1 = Elle n’est jamais mélangée à la pioche.
rulebook-discards-words = cimetière, pile, rebut, jetées, cartes utilisées

rulebook-resource-universal-may-1 = Il répare n’importe quelle case, ici et depuis l’Atelier.
rulebook-resource-universal-may-2 = Il paie n’importe quelle carte d’un coût de détournement ; plusieurs Jokers s’il le faut.
rulebook-resource-universal-not-1 = Il ne compte jamais pour plus d’une carte.
rulebook-resource-universal-figure = Un Joker remplace tout ce qui est demandé.
rulebook-resource-universal-words = joker, universelle, étoile, n’importe quelle carte, wild

## Pieces and tokens

rulebook-cubes = Les cubes et la réserve
rulebook-cubes-lead = Le jeu compte { $repair-cubes } cubes Réparation. Au début, tous sont sur le vaisseau ; ce que les salles perdent va à la réserve, et les réparations en viennent.
rulebook-cubes-may-1 = Un impact prend le cube le plus haut d’une salle.
rulebook-cubes-may-2 = Un membre d’équipage peut détenir des cubes de l’Atelier. Un tel cube répare une case vide là où il se trouve : une action, aucune carte.
rulebook-cubes-may-3 = Un cube couvre sa ressource : cette case ne demande pas de carte.
rulebook-cubes-not-1 = Sans cube dans la réserve, pas de réparation avec des cartes.
rulebook-cubes-not-2 = Un cube détenu ne se donne pas.
rulebook-cubes-special-head = Un cube détenu, énergie détournée
rulebook-cubes-special = Il remplit toutes les cases : d’abord autant de cubes détenus qu’il en faut, la réserve donne le reste.
rulebook-cubes-figure = Un cube va sur la case vide.
rulebook-cubes-words = cube, santé, points de vie, vie, stock, réserve, blocs, cœurs

rulebook-extra-actions = Jetons Action
rulebook-extra-actions-lead = Un jeton Action est une action de plus, en phase 1 de n’importe quel tour de qui le détient. Il y en a { $action-tokens }.
rulebook-extra-actions-may-1 = Les actions de base inutilisées deviennent des jetons, dans la limite de la réserve.
rulebook-extra-actions-may-2 = L’Infirmerie en donne ; ceux de sa première face peuvent être dépensés dès ce tour.
rulebook-extra-actions-may-3 = Dépensez-en par tour autant que vous en avez. Ils retournent à la réserve.
rulebook-extra-actions-not-1 = Avant d’avoir épuisé les actions de base.
rulebook-extra-actions-not-2 = Les donner à d’autres, sauf par l’autre face de l’Infirmerie.
rulebook-extra-actions-not-3 = Une action achetée et inutilisée ne rend rien ; un jeton n’est donc dépensé que quand une action l’exige.
rulebook-extra-actions-figure = Un jeton, une action.
rulebook-extra-actions-words = bonus, octogone, supplément, jeton, garder, épargner, PA

rulebook-shields = Jetons Protection
rulebook-shields-lead = Un jeton Protection absorbe un impact à la place d’un cube. Il y en a { $protection-tokens }.
rulebook-shields-may-1 = Sur une salle : il absorbe le prochain impact sur elle. Le plus ancien part d’abord.
rulebook-shields-may-2 = Détenu par quelqu’un : il absorbe un impact sur la salle où cette personne se trouve, si aucun n’y est posé.
rulebook-shields-may-3 = Un jeton utilisé retourne à la réserve.
rulebook-shields-not-1 = Sur le Cœur énergétique.
rulebook-shields-not-2 = Contre la Brèche.
rulebook-shields-special-head = Combien de temps
rulebook-shields-special = Les jetons posés sur des salles reviennent au prochain tour de qui les a posés. Ceux qui sont détenus restent jusqu’à leur emploi.
rulebook-shields-figure = Deux impacts sur cette salle ne coûtent aucun cube.
rulebook-shields-words = bouclier, armure, garde, bloquer, protéger, défense, immunité

rulebook-power = Jetons Énergie
rulebook-power-lead = La pièce sur une salle dit que son énergie est détournée. Les { $power } ensemble éclairent le Cœur énergétique.
rulebook-power-may-1 = Une carte adaptée, ou un cube détenu, remplit toute la salle.
rulebook-power-may-2 = La salle peut servir comme avant.
rulebook-power-not-1 = Elle n’est jamais perdue, quoi qui touche la salle.
rulebook-power-not-2 = Elle ne protège pas la salle : les impacts prennent des cubes comme avant.
rulebook-power-figure = Le Mess, détourné.
rulebook-power-words = pièce, or, détournée, fait, éclair, foudre

rulebook-meeples = L’équipage
rulebook-meeples-lead = Chaque figurine est un membre d’équipage. Couleur et contour disent lequel.
rulebook-meeples-may-1 = Les membres d’équipage jouent dans l’ordre, tour après tour.
rulebook-meeples-may-2 = Chacun peut détenir cartes, jetons Action, cubes Réparation et jetons Protection.
rulebook-meeples-not-1 = Personne n’est jamais blessé : seules les salles sont touchées.
rulebook-meeples-figure = Quatre membres d’équipage.
rulebook-meeples-words = pion, figurine, joueur, personnage, astronaute, couleur, ordre

rulebook-die = Le dé
rulebook-die-lead = Un dé, six faces. Ce que vaut une face est écrit à côté du jet.
rulebook-die-may-1 = Fouille : { $scavenge-sides }.
rulebook-die-may-2 = Brèche, cartes perdues : { $breach-sides }.
rulebook-die-not-1 = Un jet n’est jamais refait ni annulé.
rulebook-die-figure = De un à six, tous aussi probables.
rulebook-die-words = dé, lancer, jet, hasard, chance, d6

## Ways to play

rulebook-sides = Salles alternatives
rulebook-sides-lead = Chacune des { $power } salles a deux faces, V1 et V2. La première partie utilise V1 ; ensuite, tout mélange est possible.
rulebook-sides-may-1 = Au hasard : chaque salle montre l’une de ses faces.
rulebook-sides-may-2 = Ou toutes V1, toutes V2, ou face par face selon vos choix à la mise en place.
rulebook-sides-may-3 = Les deux faces demandent les mêmes réparations et coûtent autant à détourner.
rulebook-sides-not-1 = Une face qui exige plus de joueurs n’est pas distribuée à moins.
rulebook-sides-figure = L’Infirmerie avec son autre face.
rulebook-sides-words = variante, V2, alternative, mélange, extension, autre face

rulebook-expansion-damage-control-may-1 = Les salles sont ensuite touchées dans un ordre fixe, un impact chacune.
rulebook-expansion-damage-control-may-2 = Une salle sans cube peut être choisie, si un jeton la protège ou si vous abandonnez.
rulebook-expansion-damage-control-may-3 = Personne ne sait quelles cartes ont quitté la pioche.
rulebook-expansion-damage-control-not-1 = La même salle deux fois sur une carte.
rulebook-expansion-damage-control-not-2 = Le Cœur énergétique.
rulebook-expansion-damage-control-special-head = Avant le premier tour
rulebook-expansion-damage-control-special = Si une telle carte est parmi celles qui frappent d’abord, le premier joueur choisit.
rulebook-expansion-damage-control-figure = Les nouvelles cartes : vous choisissez une, deux ou trois salles.
rulebook-expansion-damage-control-words = choisir les avaries, choisir des salles, contrôle, dégâts, choix

rulebook-expansion-escape-pod-may-1 = Embarquer coûte { $cost-board ->
    [one] une action
    [many] { $cost-board } actions
   *[other] { $cost-board } actions
}, depuis le Cœur énergétique, dès { $pod-rooms } salles détournées. Il n’y a qu’une place.
rulebook-expansion-escape-pod-may-2 = Le déserteur garde ses cartes et joue aussitôt son premier tour à la dérive.
rulebook-expansion-escape-pod-may-3 = Les jetons et cubes du déserteur retournent à la réserve.
rulebook-expansion-escape-pod-not-1 = Revenir.
rulebook-expansion-escape-pod-not-2 = Collecte, avaries, ou jetons pour actions inutilisées au tour de l’embarquement.
rulebook-expansion-escape-pod-figure = Sept salles sont détournées : la capsule est prête.
rulebook-expansion-escape-pod-words = traître, déserteur, partir, fuir, trahir, abandonner, égoïste

rulebook-adrift = À la dérive dans la capsule
rulebook-adrift-lead = Le tour d’un déserteur : prendre la carte du dessus de la défausse et lancer le dé. Un jet qui ne dépasse pas les cartes en main donne une carte de plus. Puis le tour est fini.
rulebook-adrift-may-1 = La carte qui vient d’être prise compte.
rulebook-adrift-may-2 = Une défausse vide ne donne pas de carte. Le dé est lancé quand même.
rulebook-adrift-may-3 = Ces tours comptent comme les autres. Les boucliers posés par le déserteur reviennent au début de son tour suivant.
rulebook-adrift-not-1 = Ni actions, ni collecte, ni avaries pendant un tel tour.
rulebook-adrift-not-2 = Pas de limite de main.
rulebook-adrift-not-3 = Personne à bord ne peut échanger avec le déserteur, le déplacer ou lui donner quoi que ce soit.
rulebook-adrift-figure = La capsule, un jet, peut-être une carte.
rulebook-adrift-words = déserteur, traître, dérive, tour de capsule, espace

rulebook-last-roll = Le dernier jet de la capsule
rulebook-last-roll-lead = Si le vaisseau est perdu, le déserteur prend encore une carte et lance le dé une fois. Un jet au-dessus du nombre de cartes en main permet de s’échapper : le déserteur gagne en solitaire.
rulebook-last-roll-may-1 = Si le vaisseau est sauvé, l’équipage à bord gagne et le déserteur perd.
rulebook-last-roll-may-2 = Peu de cartes rendent l’évasion probable, un déserteur espère donc de petites défausses.
rulebook-last-roll-not-1 = Un jet qui ne dépasse pas les cartes en main : tout le monde perd.
rulebook-last-roll-words = déserteur, gagner seul, évasion, dernier jet, traître

rulebook-expansion-solo-may-1 = { $solo-crew } membres d’équipage jouent des tours entiers dans l’ordre, comme dans une partie à autant de joueurs.
rulebook-expansion-solo-may-2 = La main unique a la limite d’une seule : { $hand-limit } cartes.
rulebook-expansion-solo-may-3 = Jetons, cubes et boucliers sont à qui les a reçus. « Un autre joueur » veut dire un autre membre d’équipage.
rulebook-expansion-solo-not-1 = Partager : troquez plutôt.
rulebook-expansion-solo-not-2 = La capsule de sauvetage, et l’autre face du Mess.
rulebook-expansion-solo-words = un joueur, seul, solitaire, solo

rulebook-trading = Troquer en solo
rulebook-trading-lead = En solo, échangez une carte de la main contre l’une des cartes visibles, où que soit l’équipage.
rulebook-trading-may-1 = Coût : { $cost-trade ->
    [one] une action
    [many] { $cost-trade } actions
   *[other] { $cost-trade } actions
}, où que soit l’équipage.
rulebook-trading-may-2 = Votre carte prend la place de l’autre. Rien n’est pioché.
rulebook-trading-may-3 = Le Mess fait de même pour son unique action.
rulebook-trading-not-1 = À deux joueurs ou plus : ils partagent.
rulebook-trading-not-2 = Avec une main vide.
rulebook-trading-figure = Une carte de la main contre une carte visible.
rulebook-trading-words = échange, échanger, troc, solo, partager, marché

rulebook-no-counting = Sans comptage
rulebook-no-counting-lead = Une façon de jouer pour qui ne veut pas compter : nombres et contenus des pioches et des défausses restent cachés.
rulebook-no-counting-may-1 = Ce qu’une salle vous montre peut être vu.
rulebook-no-counting-may-2 = Le dos de la pioche Avaries dit encore le type de sa première carte.
rulebook-no-counting-not-1 = Ni probabilités, ni nombres, ni consultation des piles avant la fin de la partie.
rulebook-no-counting-not-2 = Le journal montre ce tour et le précédent, rien de plus.
rulebook-no-counting-words = caché, mémoire, secret, compter, comptage, mode difficile, piles

rulebook-combining = Ce qui va ensemble
rulebook-combining-lead = Extensions, faces des salles, difficultés et sans comptage se combinent comme vous voulez.
rulebook-combining-may-1 = Choisissez tout à la mise en place. Ce qui ne peut être choisi dit pourquoi.
rulebook-combining-may-2 = La même graine et les mêmes réglages refont le même vaisseau.
rulebook-combining-not-1 = Une extension avec un nombre de joueurs qu’elle ne prévoit pas.
rulebook-combining-words = combiner, mélanger, options, extensions, réglages, graine, seed, code

## At your table now

rulebook-now-stands = { $name } est { FORM($room, "at") }.
rulebook-now-adrift = { $name } a quitté le vaisseau.
rulebook-now-may = { $standing } C’est possible maintenant :
rulebook-now-may-not = { $standing } C’est impossible maintenant :
rulebook-now-no-action = Cette action n’existe pas dans cette partie.
rulebook-now-not-aboard = Cette salle n’est pas sur ce vaisseau.
rulebook-now-other-side = { $variant ->
    [v1] Dans cette partie, la salle montre V1.
   *[v2] Dans cette partie, la salle montre V2.
}
rulebook-now-away = { $steps ->
    [0] ici
    [one] à un déplacement
    [many] à { $steps } déplacements
   *[other] à { $steps } déplacements
}
rulebook-now-more = { $count ->
    [one] et une autre salle
    [many] et { $count } autres salles
   *[other] et { $count } autres salles
}
rulebook-now-fits = vide, et vous avez { $cards }
rulebook-now-unfit = vide ; vous n’avez rien qui convient
rulebook-now-critical = { $guarded ->
    [yes] plus de cube, protégée ; { $more }
   *[no] critique ; { $more }
}
rulebook-now-whole = Toutes les salles sont intactes.
rulebook-now-no-cubes = La réserve n’a pas de cube.
rulebook-now-power = { $count } salles sur { $goal } sont détournées.{ $left ->
    [0] { "" }
   *[other] { "" } Il reste :
}
rulebook-now-breach = La coque est ouverte : il ne reste aucune carte Avarie.
rulebook-now-hidden = Sans comptage : les nombres restent cachés.
rulebook-now-chance = { $protected ->
    [yes] { $percent } %, un jeton l’absorberait
   *[no] { $percent } %
}
rulebook-now-damage = { $count ->
    [one] Il reste une carte Avarie.
    [many] Il reste { $count } cartes Avarie.
   *[other] Il reste { $count } cartes Avarie.
} La prochaine touche :
rulebook-now-row = visibles
rulebook-now-pile = { $count ->
    [0] La défausse est vide.
    [one] Une carte est dans la défausse.
    [many] { $count } cartes sont dans la défausse.
   *[other] { $count } cartes sont dans la défausse.
}
rulebook-now-deck = { $count ->
    [one] Il reste une carte dans la pioche Ressource.
    [many] Il reste { $count } cartes dans la pioche Ressource.
   *[other] Il reste { $count } cartes dans la pioche Ressource.
}
rulebook-now-hand = { $count ->
    [one] { $name } a { $count } carte ; { $limit } peuvent être gardées.
    [many] { $name } a { $count } cartes ; { $limit } peuvent être gardées.
   *[other] { $name } a { $count } cartes ; { $limit } peuvent être gardées.
}
rulebook-now-no-resource = Cette partie n’a pas de telles cartes.
rulebook-now-holds = { $count ->
    [0] { $name } n’en a aucune.
    [one] { $name } en a une.
    [many] { $name } en a { $count }.
   *[other] { $name } en a { $count }.
}
rulebook-now-difficulty = Cette partie : { $level }, { $cards ->
    [none] aucun Joker.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Elle est dans cette partie.
   *[no] Elle n’est pas dans cette partie.
}
rulebook-now-supply = { $count ->
    [0] Il n’en reste pas dans la réserve.
    [one] Il en reste un dans la réserve.
    [many] Il en reste { $count } dans la réserve.
   *[other] Il en reste { $count } dans la réserve.
}
rulebook-now-held = { $name } en a { $count }.
rulebook-now-laid = { $count ->
    [one] { $count } posé ici
    [many] { $count } posés ici
   *[other] { $count } posés ici
}
rulebook-now-turn = Tour { $turn } : { $name }, { $phase ->
    [actions] phase 1.
    [collect] phase 2.
    [damage] phase 3.
   *[over] la partie est finie.
}
rulebook-now-actions = { $count ->
    [0] Plus d’action
    [one] Encore une action
    [many] Encore { $count } actions
   *[other] Encore { $count } actions
}{ $tokens ->
    [0] .
    [one] , et un jeton.
    [many] , et { $tokens } jetons.
   *[other] , et { $tokens } jetons.
}

## What it was opened from

rulebook-of-slot = { $room }, case { $number }
rulebook-of-divert = { $room }, coût de détournement
rulebook-of-shield = { $room }, jeton Protection
rulebook-of-deck = Pioche Ressource
rulebook-of-discard = Défausse
rulebook-of-face-up = Carte visible
rulebook-of-damage-deck = Pioche Avaries
rulebook-of-damage-discard = Cartes Avarie passées
rulebook-of-die = Dé
rulebook-of-supply = Réserve
rulebook-of-held = Ce que vous avez
rulebook-of-threat = Menace
rulebook-of-stepper = Phases
rulebook-of-pod = Capsule de sauvetage
rulebook-of-end = Finir les actions
