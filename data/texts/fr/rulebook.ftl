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
rulebook-none = Aucun résultat pour « { $query } ». Vouliez-vous dire :
rulebook-none-at-all = Aucun résultat pour « { $query } ».
rulebook-now = À votre table
rulebook-show = Montrer sur la table
rulebook-see = Voir aussi
rulebook-try = À essayer
rulebook-lesson = { $title }, { $minutes } min
rulebook-begin = Commencer
rulebook-open = Règles
rulebook-side-v2 = { $name } (alternative, V2)
rulebook-limits = Limites

rulebook-chapter-mission = La mission
rulebook-chapter-turn = Votre tour
rulebook-chapter-storm = La tempête
rulebook-chapter-rooms = Les salles
rulebook-chapter-cards = Cartes Ressource
rulebook-chapter-tokens = Le matériel
rulebook-chapter-variants = Façons de jouer

## What the content says of itself

rulebook-room-passive = Passive : son effet est automatique et ne coûte pas d’action.
rulebook-room-cost =
    L’activer coûte { $cost ->
        [one] { $cost } action
        [many] { $cost } actions
       *[other] { $cost } actions
    }.
rulebook-room-whole = Elle ne fonctionne qu’entièrement réparée : ses { $count } cases doivent avoir leur cube.
rulebook-room-divert = Détourner son énergie coûte { $cards }.
rulebook-room-players = Impossible à moins de { $count } joueurs : l’autre face la remplace.
rulebook-resource-copies = Le jeu compte { $count } cartes { FORM($card, "bare") }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Leur nombre dépend de la difficulté : { $levels }.
rulebook-resource-rooms = Répare une case dans : { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] La pioche Ressource compte { $whole } cartes, sans Joker.
   *[other] La pioche Ressource compte { $whole } cartes, dont { $cards }.
}
rulebook-expansion-players = Pour { $players } { $most ->
    [1] joueur
   *[other] joueurs
}.
rulebook-expansion-apart = Elle n’est pas compatible avec { $others }.
rulebook-action-lead =
    { $source ->
        [none] Une action de la phase 1
       *[other] Une action ajoutée par « { $source } »
    }. Elle { $cost ->
        [0] ne coûte rien
        [one] coûte une action
        [many] coûte { $cost } actions
       *[other] coûte { $cost } actions
    }.

## The mission

rulebook-ship = Le vaisseau
rulebook-ship-lead = { $rooms ->
    [9] Le vaisseau compte neuf salles, en trois rangées de trois.
   *[other] Le vaisseau compte { $rooms } salles.
} Le Cœur énergétique est au centre. Les { $power } salles autour changent de place à chaque partie.
rulebook-ship-may-1 = Chacune des { $power } salles a { $spaces } cases de réparation. Chaque case commence avec un cube.
rulebook-ship-may-2 = Deux salles qui ont un côté commun sont voisines. Les coins ne comptent pas.
rulebook-ship-may-3 = Le Cœur énergétique n’a pas de case de réparation et ne subit pas d’avarie. Il recueille l’énergie que vous détournez.
rulebook-ship-figure = Le Cœur énergétique, avec l’énergie de trois salles.
rulebook-ship-words = plateau, carte, grille, plan, but, cœur, noyau, voisine, vaisseau

rulebook-goal = Comment finit la partie
rulebook-goal-lead = Détournez l’énergie des { $power } salles, puis activez le Cœur énergétique. Le vaisseau est sauvé, et tout le monde à bord gagne.
rulebook-goal-may-head = Comment gagner
rulebook-goal-may-1 = Une fois la dernière salle détournée, tout membre d’équipage au Cœur énergétique peut l’activer. Cela coûte une action.
rulebook-goal-may-2 = Des salles peuvent alors être endommagées. Seule leur énergie compte.
rulebook-goal-not-head = Comment perdre
rulebook-goal-not-1 = Un impact détruit une salle qui n’a plus de cubes : le vaisseau est aussitôt perdu.
rulebook-goal-not-2 = La pioche Ressource s’épuise : le vaisseau est aussitôt perdu.
rulebook-goal-special-head = Le déserteur
rulebook-goal-special = Si le vaisseau est sauvé, le déserteur dans la capsule de sauvetage perd. S’il est perdu, un dernier jet décide : le déserteur gagne seul, ou tout le monde perd.
rulebook-goal-figure = Toutes les salles sont détournées. Activer le Cœur fait gagner.
rulebook-goal-words = gagner, perdre, victoire, défaite, fin, fin de partie, relance, fuite, objectif, but
rulebook-length = Durée d’une partie
rulebook-length-lead = La plupart des parties durent quinze à trente tours, tous joueurs confondus. Cela fait environ une demi-heure à une heure.
rulebook-length-may-1 = La pioche Ressource est l’horloge. Quand elle est vide, la partie est finie.
rulebook-length-may-2 = Vous pouvez arrêter à tout moment : la partie est sauvegardée après chaque choix.
rulebook-length-words = durée, temps, minutes, heures, combien de temps, tours

rulebook-setting-up = Mise en place
rulebook-setting-up-lead = Choisissez noms, difficulté et extensions. Le jeu prépare le reste : salles, cubes, cartes et équipage.
rulebook-setting-up-may-1 = La pioche Ressource compte { $copies } cartes de chacune des { $kinds } ressources. La difficulté y ajoute des Jokers.
rulebook-setting-up-may-2 = Chaque joueur commence avec { $hand-2 } cartes à deux joueurs, { $hand-3 } à trois, { $hand-4 } à quatre. Un équipage solo en partage { $hand-1 }.
rulebook-setting-up-may-3 = { $face-up } cartes Ressource sont visibles. La pioche Avaries est triée par type, les plus faibles dessus. La carte Brèche est tout en dessous.
rulebook-setting-up-may-4 = Tout le monde commence au Cœur énergétique. Choisissez le premier joueur à la mise en place, ou laissez faire le hasard.
rulebook-setting-up-special-head = Avaries avant le premier tour
rulebook-setting-up-special = Avant le premier tour, les { $setup-damage } dernières cartes au-dessus de la Brèche touchent le vaisseau, celle du dessous d’abord. Elles sont défaussées, et il manque déjà { $setup-cubes } cubes.
rulebook-setting-up-figure = Une carte Avarie du début et une salle qu’elle a touchée.
rulebook-setting-up-words = début, distribuer, préparation, installation, mains, premier joueur, commencer, nouvelle partie

rulebook-looking = Information ouverte
rulebook-looking-lead = Vous jouez cartes sur table. Regardez tout ce qui s’y trouve, et discutez de chaque plan.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Vous pouvez consulter les deux défausses et le nombre de cartes de chaque pioche. Choisissez une défausse{ $key-piles ->
        [none] .
       *[other] , ou appuyez sur { $key-piles }.
    }
   *[keys] Vous pouvez consulter les deux défausses et le nombre de cartes de chaque pioche. Cliquez sur une défausse{ $key-piles ->
        [none] .
       *[other] , ou appuyez sur { $key-piles }.
    }
}
rulebook-looking-may-2 = Vous pouvez voir quelles cartes restent dans une pioche, mais pas leur ordre.
rulebook-looking-may-3 = Les cartes qu’une salle montre restent connues de tous. Le journal note ce qui s’est passé.
rulebook-looking-not-1 = Vous ne pouvez pas voir l’ordre d’une pioche, sauf si une salle le montre.
rulebook-looking-words = ouvert, secret, caché, information, compter, parler, journal, regarder, savoir

## Your turn

rulebook-phases = Les trois phases
rulebook-phases-lead = À votre tour, vous agissez, collectez des cartes et piochez une Avarie. Puis vient le membre d’équipage suivant.
rulebook-phases-may-1 = Phase 1 : faites { $base-actions } actions, plus une par jeton Action dépensé.
rulebook-phases-may-2 = Phase 2 : prenez { $deck-cards } cartes de la pioche ou une carte visible. Puis défaussez jusqu’à { $hand-limit }.
rulebook-phases-may-3 = Phase 3 : piochez la première carte Avarie, qui touche ses salles. Quand il n’y en a plus, la Brèche emporte des cartes.
rulebook-phases-not-1 = La phase 1 ne finit que quand vous y mettez fin. Avec « { settings-auto-end } », elle finit automatiquement quand il n’y a plus rien à faire.
rulebook-phases-special-head = Début du tour
rulebook-phases-special = D’abord, les jetons Protection que vous avez posés avec l’Armurerie (V1) retournent à la réserve. Puis l’Infirmerie (V1), si vous y êtes, vous donne des jetons Action.
rulebook-phases-words = tour, manche, ordre, déroulement, phase, commencer, début du tour, étapes

rulebook-actions = Vos actions
rulebook-actions-lead = Faites { $base-actions } actions en phase 1 : celles que vous voulez, dans l’ordre que vous voulez, autant de fois que vous voulez.
rulebook-actions-may-1 = Déplacez-vous, fouillez, partagez, réparez, détournez l’énergie ou activez votre salle.
rulebook-actions-may-2 = Chaque jeton Action dépensé donne une action de plus.
rulebook-actions-may-3 = Vos actions de base passent d’abord. Les jetons ne sont dépensés qu’ensuite.
rulebook-actions-not-1 = Vous ne pouvez pas faire une action que vous ne pouvez pas payer en entier.
rulebook-actions-not-2 = Vous ne pouvez pas agir dans une salle où vous n’êtes pas. Certaines salles font exception.
rulebook-actions-special-head = Actions inutilisées
rulebook-actions-special = Chaque action de base inutilisée devient un jeton Action.
rulebook-actions-figure = Se déplacer, fouiller, partager, réparer, détourner, activer.
rulebook-actions-words = agir, faire, points, PA, budget, reste, dépenser, options

rulebook-moving = Se déplacer
rulebook-moving-lead = Allez dans une salle voisine : en haut, en bas, à gauche ou à droite.
rulebook-moving-may-1 =
    { $cost-move ->
        [one] Une action
        [many] { $cost-move } actions
       *[other] { $cost-move } actions
    } par salle parcourue.
rulebook-moving-may-2 = Toute salle, même le Cœur énergétique, peut accueillir tout l’équipage.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Choisissez l’action, puis la salle{ $key-move ->
        [none] .
       *[other] , ou appuyez sur { $key-move }.
    }
   *[keys] Faites glisser votre meeple vers la salle, cliquez sur les deux{ $key-move ->
        [none] , ou utilisez les flèches.
       *[other] , utilisez les flèches, ou appuyez sur { $key-move }.
    }
}
rulebook-moving-not-1 = Vous ne pouvez pas vous déplacer en diagonale.
rulebook-moving-not-2 = Vous ne pouvez pas déplacer les autres membres d’équipage, sauf avec le Dortoir.
rulebook-moving-figure = De la Salle des machines à une voisine.
rulebook-moving-words = bouger, déplacement, aller, marcher, pas, distance, voisine, adjacente, à côté, diagonale, courir

rulebook-scavenging = Fouiller
rulebook-scavenging-lead = Lancez le dé pour trouver des cartes Ressource : { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Une action
    [many] { $cost-scavenge } actions
   *[other] { $cost-scavenge } actions
}, dans n’importe quelle salle, autant de fois que vous pouvez payer.
rulebook-scavenging-may-2 = Prenez les cartes une à une, de la pioche ou parmi les visibles. Une carte visible est remplacée aussitôt, et vous pouvez prendre la nouvelle.
rulebook-scavenging-may-3 = Vous pouvez en prendre moins, ou aucune.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Choisissez le dé{ $key-scavenge ->
        [none] .
       *[other] , ou appuyez sur { $key-scavenge }.
    }
   *[keys] Cliquez sur le dé ou lancez-le{ $key-scavenge ->
        [none] .
       *[other] , ou appuyez sur { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Vous ne pouvez pas annuler un jet.
rulebook-scavenging-figure = Bas : rien. Moyen : une carte. Haut : deux.
rulebook-scavenging-words = fouille, fouiller, chercher, lancer, dé, trouver, butin, récupérer, chance, hasard

rulebook-sharing = Partager
rulebook-sharing-lead = Donnez une carte à un autre membre d’équipage de votre salle, ou prenez-lui une carte.
rulebook-sharing-may-1 =
    { $cost-give ->
        [one] Une action
        [many] { $cost-give } actions
       *[other] { $cost-give } actions
    } par carte donnée ou prise.
rulebook-sharing-may-2 = Partagez n’importe quelle carte, même un Joker. La limite de { $hand-limit } ne se vérifie qu’en phase 2 du joueur qui reçoit la carte.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Choisissez la carte, puis qui la reçoit{ $key-share ->
        [none] .
       *[other] ; ou appuyez sur { $key-share }.
    }
   *[keys] Faites glisser la carte sur un panneau d’équipage, ou d’un panneau vers votre main{ $key-share ->
        [none] .
       *[other] ; ou appuyez sur { $key-share }.
    }
}
rulebook-sharing-not-1 = Vous ne pouvez pas partager d’une salle à l’autre, sauf avec le Mess.
rulebook-sharing-not-2 = Vous ne pouvez pas partager jetons et cubes. Ils restent à leur détenteur.
rulebook-sharing-special-head = En solo
rulebook-sharing-special = Votre équipage partage une seule main. Au lieu de partager, vous échangez avec les cartes visibles.
rulebook-sharing-figure = Dans une même salle, une carte change de main.
rulebook-sharing-words = partage, partager, donner, prendre, remettre, échange, échanger, troc, passer, coéquipier

rulebook-repairing = Réparer
rulebook-repairing-lead = Défaussez une carte qui convient à une case vide de votre salle. Cette case reçoit un cube de la réserve.
rulebook-repairing-may-1 = Réparez les cases vides dans l’ordre de votre choix. Un Joker convient à toutes.
rulebook-repairing-may-2 =
    { DEVICE() ->
        [pad]
            Cela coûte { $cost-repair ->
                [one] une action
                [many] { $cost-repair } actions
               *[other] { $cost-repair } actions
            }. Choisissez la carte, puis la case{ $key-repair ->
                [none] .
               *[other] , ou appuyez sur { $key-repair }.
            }
       *[keys]
            Cela coûte { $cost-repair ->
                [one] une action
                [many] { $cost-repair } actions
               *[other] { $cost-repair } actions
            }. Faites glisser la carte sur la case{ $key-repair ->
                [none] .
               *[other] , ou appuyez sur { $key-repair }.
            }
    }
rulebook-repairing-may-3 = Une case qui a perdu son cube est vide. Elle montre la ressource qu’il lui faut.
rulebook-repairing-not-1 = Vous ne pouvez pas réparer avec une carte si la réserve n’a plus de cubes. Un cube détenu fonctionne encore.
rulebook-repairing-not-2 = Vous ne pouvez pas réparer une autre salle, sauf avec l’Atelier.
rulebook-repairing-not-3 = Vous ne pouvez pas remplir deux cases avec une carte, sauf dans une salle détournée.
rulebook-repairing-special-head = Salles détournées
rulebook-repairing-special = Une carte qui convient à une case vide les remplit toutes. Si la réserve ne suffit pas, cette case passe d’abord, puis les autres de haut en bas.
rulebook-repairing-figure = Le métal convient à l’une des deux cases vides.
rulebook-repairing-words = réparation, réparer, soigner, remettre, rétablir, santé, vie, points de vie, cassé, abîmé, case, emplacement, clé

rulebook-diverting = Détourner l’énergie
rulebook-diverting-lead = Dans une salle entièrement réparée, défaussez ensemble toutes les cartes de son coût. Son énergie va au Cœur énergétique.
rulebook-diverting-may-1 =
    Payez { $cost-divert ->
        [one] une action
        [many] { $cost-divert } actions
       *[other] { $cost-divert } actions
    } et les { $cost } cartes indiquées à gauche de la salle.
rulebook-diverting-may-2 = Des Jokers peuvent remplacer n’importe laquelle de ces cartes.
rulebook-diverting-may-3 = Une salle détournée peut encore être activée, touchée et réparée. Elle reste détournée.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Choisissez une carte, puis le coût{ $key-divert ->
        [none] .
       *[other] , ou appuyez sur { $key-divert }.
    } Vous choisissez l’ordre de défausse. La dernière carte est dessus.
   *[keys] Faites glisser une carte sur le coût{ $key-divert ->
        [none] .
       *[other] , ou appuyez sur { $key-divert }.
    } Vous choisissez l’ordre de défausse. La dernière carte est dessus.
}
rulebook-diverting-not-1 = Vous ne pouvez pas détourner une salle qui a une case vide. Réparez-la d’abord.
rulebook-diverting-not-2 = Vous ne pouvez pas payer en plusieurs fois. Un seul joueur défausse toutes les cartes.
rulebook-diverting-not-3 = Vous ne pouvez pas détourner deux fois une salle, ni le Cœur énergétique.
rulebook-diverting-special-head = Ce que vous y gagnez
rulebook-diverting-special = Un pas de plus vers la victoire. Et désormais, une seule carte répare toute la salle.
rulebook-diverting-figure = { $cost ->
    [3] Trois cartes deviennent un jeton Énergie.
   *[other] Les cartes à gauche deviennent un jeton Énergie.
}
rulebook-diverting-words = détournement, détourner, énergie, puissance, rediriger, transférer, gagner, pièce, coût, payer, charger

rulebook-activating = Activer une salle
rulebook-activating-lead = Activez la salle où vous êtes. Elle doit être entièrement réparée.
rulebook-activating-may-1 = La salle indique combien d’actions cela coûte.
rulebook-activating-may-2 = Activez la même salle autant de fois que vous pouvez payer.
rulebook-activating-may-3 = Détourner l’énergie d’une salle ne change pas sa capacité.
rulebook-activating-not-1 = Vous ne pouvez pas activer une salle endommagée. Réparez-la d’abord.
rulebook-activating-not-2 = Vous ne pouvez pas activer une salle sans effet, par exemple s’il lui faut un jeton et que la réserve est vide. Le bouton dit pourquoi.
rulebook-activating-not-3 = Vous ne pouvez pas activer une salle passive. Son effet est automatique.
rulebook-activating-special-head = Payer d’abord
rulebook-activating-special = Vous payez avant que la salle agisse. C’est ensuite seulement que l’on vérifie si elle a un effet.
rulebook-activating-words = activer, utiliser, capacité, pouvoir, effet, salle, spécial, compétence, passif

rulebook-ending = Finir vos actions
rulebook-ending-lead = Finissez la phase 1 quand vous voulez. Vous gagnez un jeton Action par action de base inutilisée.
rulebook-ending-may-1 = Vous gagnez au plus les jetons qui restent dans la réserve.
rulebook-ending-may-2 = Dépensez ces jetons lors des tours suivants.
rulebook-ending-not-1 = Vous ne gagnez pas de jeton pour une action achetée avec un jeton.
rulebook-ending-not-2 = Vous ne pouvez pas garder les actions pour lesquelles la réserve n’a plus de jetons. Elles sont perdues, mais le jeu vous avertit d’abord.
rulebook-ending-special-head = Plus d’actions
rulebook-ending-special = La phase 1 vous attend. Vous pouvez annuler vos choix tant que rien n’est révélé. Avec « { settings-auto-end } », elle finit automatiquement.
rulebook-ending-figure = Une action inutilisée devient un jeton.
rulebook-ending-words = finir, passer, garder, inutilisé, restant, fait, arrêter, attendre, annuler, revenir en arrière, erreur, trompé

rulebook-collecting = Collecter
rulebook-collecting-lead = En phase 2, prenez les { $deck-cards } premières cartes de la pioche Ressource, ou l’une des { $face-up } cartes visibles.
rulebook-collecting-may-1 = Une carte visible que vous prenez est aussitôt remplacée depuis la pioche.
rulebook-collecting-may-2 = Puis défaussez les cartes de votre choix jusqu’à en avoir { $hand-limit }.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Choisissez la pioche ou une carte.
   *[keys] Cliquez sur la pioche ou sur une carte, ou faites-la glisser vers votre main.
}
rulebook-collecting-not-1 = Vous ne pouvez pas sauter la collecte. Prenez l’un ou l’autre.
rulebook-collecting-words = collecte, collecter, piocher, prendre, gagner, revenu, phase 2, cartes, ressources, ramasser

rulebook-hand = Votre main
rulebook-hand-lead = À la fin de la phase 2, défaussez jusqu’à { $hand-limit } cartes. À tout autre moment, vous pouvez en avoir plus.
rulebook-hand-may-1 = Vous choisissez quelles cartes défausser.
rulebook-hand-may-2 = Les cartes qu’on vous donne ne sont vérifiées qu’à votre prochaine phase 2.
rulebook-hand-may-3 = Vous commencez avec { $hand-2 }, { $hand-3 } ou { $hand-4 } cartes, à deux, trois ou quatre joueurs.
rulebook-hand-not-1 = Vous ne pouvez pas défausser à d’autres moments, sauf pour payer.
rulebook-hand-figure = Une carte de chaque ressource.
rulebook-hand-words = limite, limite de main, défausser, maximum, trop, garder, tenir, six

## The storm

rulebook-damage-cards = Cartes Avarie
rulebook-damage-cards-lead = En phase 3, piochez la première carte Avarie. Chaque salle indiquée perd son cube le plus haut, dans l’ordre imprimé.
rulebook-damage-cards-may-1 = Les cartes de type 1 touchent une salle, celles de type 2 deux, celles de type 3 trois. Il y en a { $damage-1 }, { $damage-2 } et { $damage-3 }, piochées dans cet ordre.
rulebook-damage-cards-may-2 = Les cubes perdus retournent à la réserve.
rulebook-damage-cards-may-3 = Un jeton Protection absorbe l’impact : le plus ancien sur la salle, ou sinon celui d’un membre d’équipage présent.
rulebook-damage-cards-not-head = Exceptions
rulebook-damage-cards-not-1 = Le Cœur énergétique ne peut pas être touché.
rulebook-damage-cards-not-2 = Un impact détruit une salle qui n’a plus de cubes. Le vaisseau est perdu, et le reste de la carte est ignoré.
rulebook-damage-cards-special-head = Plusieurs détenteurs
rulebook-damage-cards-special = Si plusieurs membres d’équipage présents détiennent un jeton, le joueur actif choisit qui en rend un.
rulebook-damage-cards-figure = L’Infirmerie perd son cube le plus haut.
rulebook-damage-cards-words = impact, frapper, dégâts, attaque, tempête, solaire, éruption, danger, phase 3, menace, probabilité

rulebook-critical = Salles critiques
rulebook-critical-lead = Une salle qui n’a plus de cubes est critique. Le prochain impact la détruit, et le vaisseau est perdu.
rulebook-critical-may-1 = Réparez une case, et la salle survit à un impact de plus.
rulebook-critical-may-2 = Un jeton Protection la sauve une fois.
rulebook-critical-may-3 = La Passerelle montre quelles salles viennent ensuite et permet de les retarder.
rulebook-critical-not-1 = Vous ne pouvez ni l’activer ni la détourner avant de l’avoir entièrement réparée.
rulebook-critical-special-head = Plus de cartes Avarie
rulebook-critical-special = Pendant la Brèche, aucune salle n’est touchée.
rulebook-critical-figure = Trois cases vides : encore un impact, et c’est la fin.
rulebook-critical-words = danger, rouge, mourante, dernier, zéro, détruite, alarme, perdre, santé

rulebook-hull-breach = La Brèche dans la coque
rulebook-hull-breach-lead = Une fois la dernière carte Avarie piochée, la coque s’ouvre. À chaque phase 3 suivante, lancez le dé : la pioche perd des cartes.
rulebook-hull-breach-may-1 = Cartes perdues selon le jet : { $breach-sides }.
rulebook-hull-breach-may-2 = Défaussez-les du dessus de la pioche Ressource.
rulebook-hull-breach-not-1 = Les salles ne peuvent plus être touchées.
rulebook-hull-breach-not-2 = Les jetons Protection ne peuvent pas arrêter la Brèche.
rulebook-hull-breach-figure = La dernière carte, et ce que coûte ensuite chaque tour.
rulebook-hull-breach-words = fuite, trou, vide, fin de pioche, perdre des cartes, compte à rebours, final, espace

rulebook-deck-empty = Quand la pioche s’épuise
rulebook-deck-empty-lead = Le vaisseau est perdu dès que la pioche Ressource est vide, quelle qu’en soit la cause.
rulebook-deck-empty-may-1 = La dernière carte est encore piochée, posée ou défaussée. Rien d’autre ne se passe ensuite.
rulebook-deck-empty-may-2 = Regarder des cartes et les remettre ne vide pas la pioche.
rulebook-deck-empty-not-1 = Vous ne pouvez pas remélanger la défausse dans la pioche.
rulebook-deck-empty-not-2 = Vous ne pouvez pas épargner la pioche en prenant des cartes visibles. Chacune est aussitôt remplacée.
rulebook-deck-empty-special-head = Combien de temps elle dure
rulebook-deck-empty-special = Chaque tour à bord prend au moins une carte. Le nombre de tours restants sur la table n’est qu’une estimation.
rulebook-deck-empty-words = perdre, dernière carte, temps, horloge, épuisée, vide, remélanger

## The rooms

rulebook-reading-rooms = Lire une salle
rulebook-reading-rooms-lead = Une carte de salle montre ce que coûte son détournement, ce qui la répare et ce qu’elle fait.
rulebook-reading-rooms-may-1 = À gauche : les cartes qui détournent son énergie, ou un jeton Énergie une fois détournée.
rulebook-reading-rooms-may-2 = À droite : les cases de réparation. Un cube couvre la ressource de la case ; une case vide la montre.
rulebook-reading-rooms-may-3 = En bas : sa capacité. L’icône est dorée tant que la salle est entièrement réparée.
rulebook-reading-rooms-may-4 = En haut à droite : la probabilité qu’elle soit touchée ce tour, d’après tout ce que l’équipage sait de la pioche Avaries.
rulebook-reading-rooms-not-1 = Vous ne pouvez pas avoir les deux faces d’une salle dans la même partie.
rulebook-reading-rooms-figure = La Soute, dont la case du haut est vide.
rulebook-reading-rooms-words = carte, symbole, icône, colonne, pourcentage, nombre, pièce, V1, V2

rulebook-room-energy-core-v1-may-1 = Il montre combien de salles sont détournées.
rulebook-room-energy-core-v1-not-1 = Vous ne pouvez ni le réparer, ni le détourner, ni y poser un jeton Protection. Il ne peut pas être touché.
rulebook-room-energy-core-v1-not-2 = Vous ne pouvez pas l’activer avant que la dernière salle soit détournée.
rulebook-room-energy-core-v1-figure = Toutes les salles sont détournées : activez-le pour gagner.
rulebook-room-energy-core-v1-words = réacteur, centre, milieu, gagner, relance, moteur, noyau

rulebook-room-bridge-v1-may-1 = S’il reste moins de cartes, regardez-les toutes.
rulebook-room-bridge-v1-may-2 = Vous pouvez mettre la pire carte en dernier pour réparer avant qu’elle n’arrive.
rulebook-room-bridge-v1-not-1 = Vous ne pouvez pas l’activer quand il n’y a plus de cartes Avarie.
rulebook-room-bridge-v1-not-2 = Vous ne pouvez pas déplacer la carte Brèche. Elle reste tout en dessous.
rulebook-room-bridge-v1-words = regarder, prévoir, anticiper, réordonner, prévision, trier, pont
rulebook-room-bridge-v2-may-1 = Les deux cartes peuvent aller du même côté de la pioche, dans l’ordre de votre choix.
rulebook-room-bridge-v2-may-2 = Les cartes du dessous viennent juste avant la Brèche.
rulebook-room-bridge-v2-not-1 = Vous ne pouvez pas l’activer quand il n’y a plus de cartes Avarie.
rulebook-room-bridge-v2-words = regarder, enterrer, dessous, enfouir, repousser, prévision, pont

rulebook-room-cargo-hold-v1-may-1 = Tout le monde connaît ensuite l’ordre, jusqu’à ce que les cartes soient piochées.
rulebook-room-cargo-hold-v1-may-2 = Elle fonctionne quel que soit le nombre de cartes restantes.
rulebook-room-cargo-hold-v1-not-1 = Vous ne pouvez prendre aucune de ces cartes. Toutes sont remises.
rulebook-room-cargo-hold-v1-words = regarder, observer, réordonner, stockage, cargaison, pile
rulebook-room-cargo-hold-v2-may-1 = Vous pouvez dépasser votre limite de main jusqu’à la phase 2.
rulebook-room-cargo-hold-v2-not-head = Danger
rulebook-room-cargo-hold-v2-not-1 = Si vous prenez la dernière carte de la pioche, le vaisseau est perdu.
rulebook-room-cargo-hold-v2-words = piocher, carte en plus, stockage, cargaison, gagner

rulebook-room-medical-bay-v1-may-1 = Vous gagnez les jetons avant vos actions, chaque fois que vous commencez votre tour ici.
rulebook-room-medical-bay-v1-may-2 = Si la réserve a moins de jetons, vous gagnez ceux qui restent.
rulebook-room-medical-bay-v1-not-1 = Vous ne gagnez rien en arrivant pendant votre tour.
rulebook-room-medical-bay-v1-not-2 = Vous ne gagnez rien tant qu’une case est vide. La salle doit être entièrement réparée.
rulebook-room-medical-bay-v1-words = soin, médecin, hôpital, repos, jetons, bonus
rulebook-room-medical-bay-v2-may-1 = Vous pouvez payer avec des actions achetées avec des jetons Action.
rulebook-room-medical-bay-v2-not-1 = Vous ne pouvez pas vous donner de jetons.
rulebook-room-medical-bay-v2-words = soin, médecin, hôpital, jetons, aider les autres

rulebook-room-crew-quarters-v1-may-1 = Déplacez n’importe quel membre d’équipage, où qu’il soit.
rulebook-room-crew-quarters-v1-may-2 = Réunissez deux membres d’équipage pour qu’ils puissent partager.
rulebook-room-crew-quarters-v1-not-1 = Vous ne pouvez pas l’activer quand tout l’équipage est dans la même salle.
rulebook-room-crew-quarters-v1-words = téléporter, envoyer, déplacer les autres, lit, quartiers, réunir, rejoindre
rulebook-room-crew-quarters-v2-may-1 = Déplacez n’importe quel membre d’équipage, où qu’il soit.
rulebook-room-crew-quarters-v2-may-2 = Envoyez un membre d’équipage dans la prochaine salle à réparer.
rulebook-room-crew-quarters-v2-not-1 = Vous ne pouvez pas envoyer un membre d’équipage dans une salle déjà occupée.
rulebook-room-crew-quarters-v2-words = téléporter, envoyer, déplacer les autres, lit, quartiers, salle déserte

rulebook-room-engine-room-v1-may-1 = Vous pouvez échanger deux cartes identiques.
rulebook-room-engine-room-v1-may-2 = Votre carte va sur le dessus de la défausse.
rulebook-room-engine-room-v1-not-1 = Vous ne pouvez pas l’activer avec une main vide ou une défausse vide.
rulebook-room-engine-room-v1-words = recycler, récupérer, cimetière, échanger, défausse, moteur
rulebook-room-engine-room-v2-may-1 = Prenez n’importe quelle carte, où qu’elle soit dans la défausse.
rulebook-room-engine-room-v2-not-head = Limites et dangers
rulebook-room-engine-room-v2-not-1 = Vous ne pouvez pas l’activer quand la défausse est vide.
rulebook-room-engine-room-v2-not-2 = S’il ne reste qu’une carte dans la pioche, activer cette salle fait perdre le vaisseau.
rulebook-room-engine-room-v2-words = recycler, récupérer, cimetière, reprendre, défausse, moteur

rulebook-room-armoury-v1-may-1 = Une salle peut avoir les jetons de plusieurs joueurs. Le plus ancien sert d’abord.
rulebook-room-armoury-v1-may-2 = Un jeton qui a absorbé un impact retourne à la réserve.
rulebook-room-armoury-v1-not-1 = Vous ne pouvez pas l’activer quand la réserve n’a plus de jeton.
rulebook-room-armoury-v1-not-2 = Vous ne pouvez pas laisser les jetons en place. Ils retournent à la réserve au début de votre prochain tour.
rulebook-room-armoury-v1-words = bouclier, protéger, garder, bloquer, défendre, arme
rulebook-room-armoury-v2-may-1 = Un membre d’équipage peut en détenir plusieurs. Chacun absorbe un impact.
rulebook-room-armoury-v2-may-2 = Le jeton se déplace avec son détenteur.
rulebook-room-armoury-v2-not-1 = Vous ne pouvez pas l’activer quand la réserve n’a plus de jeton.
rulebook-room-armoury-v2-words = bouclier, protéger, garder, bloquer, défendre, garde du corps

rulebook-room-repair-centre-v1-may-1 = Les Jokers conviennent ici aussi.
rulebook-room-repair-centre-v1-may-2 = Réparez n’importe quelle salle, même de loin.
rulebook-room-repair-centre-v1-not-1 = Vous ne pouvez pas réparer l’Atelier ainsi. C’est une réparation ordinaire.
rulebook-room-repair-centre-v1-not-2 = Vous ne pouvez pas utiliser un cube détenu. Il ne répare que la salle où vous êtes.
rulebook-room-repair-centre-v1-words = réparer, loin, à distance, atelier, centre de réparation, distance
rulebook-room-repair-centre-v2-may-1 = Les cubes détenus sont à l’abri de tout impact.
rulebook-room-repair-centre-v2-may-2 = Ils réparent même quand la réserve est vide.
rulebook-room-repair-centre-v2-not-1 = Vous ne pouvez pas vous donner un cube.
rulebook-room-repair-centre-v2-not-2 = Vous ne pouvez pas l’activer quand la réserve n’a plus de cube.
rulebook-room-repair-centre-v2-words = réparer, rechange, porter, cube, atelier, centre de réparation

rulebook-room-mess-hall-v1-may-1 = L’autre membre d’équipage peut être n’importe où sur le vaisseau.
rulebook-room-mess-hall-v1-may-2 = Vous pouvez donner ou prendre une carte sans rien en retour.
rulebook-room-mess-hall-v1-not-1 = Vous ne pouvez pas l’activer quand personne n’a de carte.
rulebook-room-mess-hall-v1-words = échange, échanger, troc, cuisine, cantine, réfectoire, partager de loin
rulebook-room-mess-hall-v2-may-1 = Ils peuvent être n’importe où sur le vaisseau. Vous choisissez les cartes.
rulebook-room-mess-hall-v2-may-2 = Les deux donnent le même nombre de cartes.
rulebook-room-mess-hall-v2-not-1 = Vous ne pouvez pas être l’un des deux.
rulebook-room-mess-hall-v2-not-2 = Vous ne pouvez l’activer que si deux autres ont une carte.
rulebook-room-mess-hall-v2-words = échange, échanger, troc, cuisine, cantine, réfectoire, autres

## Resource cards

rulebook-deck = La pioche Ressource
rulebook-deck-lead = Toutes les cartes que vous recevez, collectez ou trouvez viennent de cette pioche. C’est aussi le temps qu’il vous reste.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Vous pouvez vérifier quelles cartes restent : choisissez la défausse{ $key-piles ->
        [none] .
       *[other] , ou appuyez sur { $key-piles }.
    }
   *[keys] Vous pouvez vérifier quelles cartes restent : cliquez sur la défausse{ $key-piles ->
        [none] .
       *[other] , ou appuyez sur { $key-piles }.
    }
}
rulebook-deck-may-2 = Les premières cartes qu’une salle a montrées restent connues.
rulebook-deck-not-1 = Vous ne pouvez pas y remettre de cartes, sauf celles qu’une salle vous fait regarder.
rulebook-deck-not-2 = Vous ne pouvez pas reconstituer la pioche.
rulebook-deck-words = pioche, paquet, pile, ressources, cartes restantes, temps

rulebook-face-up = Les cartes visibles
rulebook-face-up-lead = { $face-up } cartes Ressource sont visibles à côté de la pioche. Prenez-en une à la collecte, ou quand une fouille vous donne des cartes.
rulebook-face-up-may-1 = Une carte prise est aussitôt remplacée depuis la pioche, à la même place.
rulebook-face-up-may-2 = Si les deux cartes sont identiques, prenez l’une ou l’autre.
rulebook-face-up-may-3 = En solo, vous pouvez échanger une carte de la main contre l’une d’elles.
rulebook-face-up-not-1 = Vous ne pouvez pas y mettre de cartes, sauf par un échange en solo.
rulebook-face-up-words = marché, rangée, étalage, cartes ouvertes, face visible, visible, offre, rivière

rulebook-discards = La défausse
rulebook-discards-lead = Les cartes que vous payez, défaussez ou perdez à cause de la Brèche vont ici. La dernière est dessus.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Choisissez la défausse pour la voir en entier.
   *[keys] Cliquez sur la défausse pour la voir en entier.
}
rulebook-discards-may-2 = La Salle des machines y prend des cartes. Un déserteur dans la capsule de sauvetage aussi.
rulebook-discards-not-1 = Vous ne pouvez pas la mélanger à la pioche.
rulebook-discards-words = cimetière, pile, rebut, jetées, cartes utilisées

rulebook-resource-universal-may-1 = Il répare n’importe quelle case, dans votre salle ou depuis l’Atelier.
rulebook-resource-universal-may-2 = Il remplace n’importe quelle carte d’un coût de détournement. Vous pouvez en jouer plusieurs.
rulebook-resource-universal-not-1 = Il ne peut pas compter pour plus d’une carte.
rulebook-resource-universal-figure = Un Joker remplace la ressource qu’il vous faut.
rulebook-resource-universal-words = joker, universelle, étoile, n’importe quelle carte, wild

## Pieces and tokens

rulebook-cubes = Cubes et réserve
rulebook-cubes-lead = Il y a { $repair-cubes } cubes Réparation blancs. Tous commencent sur le vaisseau ; les cubes perdus vont à la réserve, et les réparations les ramènent.
rulebook-cubes-may-1 = Un impact prend le cube le plus haut d’une salle.
rulebook-cubes-may-2 = L’Atelier (V2) peut vous donner des cubes à garder. Une action avec un cube détenu répare une case vide de votre salle, sans carte.
rulebook-cubes-may-3 = Une case couverte par un cube n’a pas besoin de réparation.
rulebook-cubes-not-1 = Vous ne pouvez pas réparer avec des cartes si la réserve n’a plus de cubes.
rulebook-cubes-not-2 = Vous ne pouvez pas donner un cube détenu.
rulebook-cubes-special-head = Cubes détenus et salles détournées
rulebook-cubes-special = Une action remplit toutes les cases vides. Vos cubes servent d’abord, autant qu’il en faut. La réserve donne le reste.
rulebook-cubes-figure = Un cube va sur la case vide.
rulebook-cubes-words = cube, santé, points de vie, vie, stock, réserve, blocs, cœurs

rulebook-extra-actions = Jetons Action
rulebook-extra-actions-lead = Un jeton Action vous donne une action de plus en phase 1 de n’importe lequel de vos tours. Il y en a { $action-tokens }.
rulebook-extra-actions-may-1 = Les actions de base inutilisées deviennent des jetons, tant que la réserve en a.
rulebook-extra-actions-may-2 = L’Infirmerie en donne. Ceux de sa face V1 peuvent être dépensés dans le même tour.
rulebook-extra-actions-may-3 = Dépensez-en autant que vous en avez. Ils retournent à la réserve.
rulebook-extra-actions-not-1 = Vous ne pouvez pas en dépenser tant qu’il vous reste des actions de base.
rulebook-extra-actions-not-2 = Vous ne pouvez pas en donner, sauf avec l’Infirmerie (V2).
rulebook-extra-actions-not-3 = Vous ne pouvez pas retransformer une action achetée en jeton. Un jeton n’est dépensé que quand une action en a besoin.
rulebook-extra-actions-figure = Un jeton, une action.
rulebook-extra-actions-words = bonus, octogone, supplément, jeton, garder, épargner, PA

rulebook-shields = Jetons Protection
rulebook-shields-lead = Un jeton Protection absorbe un impact à la place d’un cube. Il y en a { $protection-tokens }.
rulebook-shields-may-1 = Sur une salle, il absorbe le prochain impact. Le plus ancien sert d’abord.
rulebook-shields-may-2 = Détenu par un membre d’équipage, il absorbe un impact sur sa salle si aucun jeton n’y est posé.
rulebook-shields-may-3 = Un jeton utilisé retourne à la réserve.
rulebook-shields-not-1 = Vous ne pouvez pas en poser sur le Cœur énergétique.
rulebook-shields-not-2 = Vous ne pouvez pas arrêter la Brèche avec un jeton.
rulebook-shields-special-head = Combien de temps ils restent
rulebook-shields-special = Les jetons posés sur des salles retournent à la réserve au début du prochain tour du joueur qui les a posés. Les jetons détenus restent jusqu’à leur emploi.
rulebook-shields-figure = Les deux prochains impacts sur cette salle ne coûtent aucun cube.
rulebook-shields-words = bouclier, armure, garde, bloquer, protéger, défense, immunité

rulebook-power = Jetons Énergie
rulebook-power-lead = Un jeton Énergie sur une salle montre que son énergie est détournée. Les { $power } ensemble réveillent le Cœur énergétique.
rulebook-power-may-1 = Une action remplit toutes les cases vides de la salle : avec une carte qui convient, ou avec des cubes détenus, autant qu’il en faut.
rulebook-power-may-2 = Vous pouvez encore activer la salle.
rulebook-power-not-1 = Une salle ne peut pas perdre son jeton Énergie, quels que soient les impacts.
rulebook-power-not-2 = Un jeton Énergie n’arrête pas les impacts. Ils prennent des cubes comme avant.
rulebook-power-figure = Le Mess, détourné.
rulebook-power-words = pièce, or, détournée, fait, éclair, foudre

rulebook-meeples = L’équipage
rulebook-meeples-lead = Chaque meeple est un membre d’équipage. Couleur et contour disent lequel.
rulebook-meeples-may-1 = Les membres d’équipage jouent à tour de rôle, dans un ordre fixe.
rulebook-meeples-may-2 = Chacun peut avoir des cartes, des jetons Action, des cubes Réparation et des jetons Protection.
rulebook-meeples-not-1 = Les membres d’équipage ne peuvent pas être blessés. Seules les salles sont touchées.
rulebook-meeples-figure = Quatre membres d’équipage.
rulebook-meeples-words = pion, figurine, meeple, joueur, personnage, astronaute, couleur, ordre

rulebook-die = Le dé
rulebook-die-lead = Il y a un dé à six faces. L’effet de chaque face est indiqué à côté du jet.
rulebook-die-may-1 = Fouille : { $scavenge-sides }.
rulebook-die-may-2 = Brèche, cartes perdues : { $breach-sides }.
rulebook-die-not-1 = Vous ne pouvez ni refaire ni annuler un jet.
rulebook-die-figure = De un à six, avec la même probabilité.
rulebook-die-words = dé, lancer, jet, hasard, chance, d6

## Ways to play

rulebook-sides = Salles alternatives
rulebook-sides-lead = Chacune des { $power } salles a deux faces, V1 et V2. Jouez d’abord V1, puis le mélange de votre choix.
rulebook-sides-may-1 = Au hasard : chaque salle montre l’une de ses faces.
rulebook-sides-may-2 = Ou choisissez à la mise en place : V1, V2, ou salle par salle.
rulebook-sides-may-3 = Les deux faces demandent les mêmes réparations et coûtent autant à détourner.
rulebook-sides-not-1 = Vous ne pouvez pas jouer une face qui demande plus de joueurs que vous n’êtes.
rulebook-sides-figure = L’Infirmerie, face V2.
rulebook-sides-words = variante, V2, alternative, mélange, extension, autre face

rulebook-expansion-damage-control-may-1 = Les salles choisies sont touchées une fois chacune, dans un ordre fixe.
rulebook-expansion-damage-control-may-2 = Vous pouvez choisir une salle sans cubes. Sans jeton Protection, le vaisseau est perdu.
rulebook-expansion-damage-control-may-3 = Les cartes retirées de la pioche restent inconnues.
rulebook-expansion-damage-control-not-1 = Vous ne pouvez pas choisir deux fois la même salle pour une carte.
rulebook-expansion-damage-control-not-2 = Vous ne pouvez pas choisir le Cœur énergétique.
rulebook-expansion-damage-control-special-head = Avant le premier tour
rulebook-expansion-damage-control-special = Si une telle carte est parmi celles de la mise en place, le premier joueur choisit.
rulebook-expansion-damage-control-figure = Les nouvelles cartes. Le type de chacune dit combien de salles vous devez choisir.
rulebook-expansion-damage-control-words = choisir les avaries, choisir des salles, contrôle, dégâts, choix

rulebook-expansion-escape-pod-may-1 =
    Embarquer coûte { $cost-board ->
        [one] une action
        [many] { $cost-board } actions
       *[other] { $cost-board } actions
    }. Soyez au Cœur énergétique, avec au moins { $pod-rooms } salles détournées. La capsule n’a qu’une place.
rulebook-expansion-escape-pod-may-2 = Le déserteur garde toutes ses cartes Ressource et joue aussitôt un premier tour à la dérive.
rulebook-expansion-escape-pod-may-3 = Les jetons et cubes que détient le déserteur retournent à la réserve.
rulebook-expansion-escape-pod-not-1 = Vous ne pouvez pas revenir.
rulebook-expansion-escape-pod-not-2 = Au tour où vous embarquez, pas de collecte, et pas de jetons pour les actions inutilisées. Aucune carte Avarie n’est piochée.
rulebook-expansion-escape-pod-figure = Sept salles sont détournées : la capsule est prête.
rulebook-expansion-escape-pod-words = traître, déserteur, partir, fuir, trahir, abandonner, égoïste

rulebook-adrift = À la dérive dans la capsule
rulebook-adrift-lead = Le tour d’un déserteur : prenez la carte du dessus de la défausse, puis lancez le dé. Si le jet ne dépasse pas le nombre de cartes en main, prenez-en une de plus.
rulebook-adrift-may-1 = La carte que vous venez de prendre compte.
rulebook-adrift-may-2 = Si la défausse est vide, vous ne prenez pas de carte, mais lancez quand même le dé.
rulebook-adrift-may-3 = Vos tours comptent toujours. Les jetons Protection que vous avez posés sur des salles retournent à la réserve au début du suivant.
rulebook-adrift-not-head = À la différence de l’équipage
rulebook-adrift-not-1 = Vous ne pouvez ni agir ni collecter, et vous ne piochez pas de carte Avarie.
rulebook-adrift-not-2 = Vous n’avez pas de limite de main.
rulebook-adrift-not-3 = Vous ne pouvez ni échanger ni partager avec l’équipage. Il ne peut ni vous déplacer ni rien vous donner.
rulebook-adrift-figure = La capsule, un jet, peut-être une carte.
rulebook-adrift-words = déserteur, traître, dérive, tour de capsule, espace

rulebook-last-roll = Le dernier jet de la capsule
rulebook-last-roll-lead = Si le vaisseau est perdu, le déserteur prend une dernière carte et lance le dé une fois. Un jet supérieur au nombre de ses cartes le fait gagner, lui seul.
rulebook-last-roll-may-1 = Si le vaisseau est sauvé, l’équipage à bord gagne et le déserteur perd.
rulebook-last-roll-may-2 = Moins vous avez de cartes, plus vous avez de chances de vous échapper.
rulebook-last-roll-not-head = Si le jet échoue
rulebook-last-roll-not-1 = Tout le monde perd si le jet est inférieur ou égal au nombre de cartes en main.
rulebook-last-roll-words = déserteur, gagner seul, évasion, dernier jet, traître

rulebook-expansion-solo-may-1 = { $solo-crew } membres d’équipage jouent des tours entiers dans l’ordre, comme à autant de joueurs.
rulebook-expansion-solo-may-2 = L’équipage partage une seule main. Elle commence avec { $hand-1 } cartes, et sa limite est de { $hand-limit }.
rulebook-expansion-solo-may-3 = Jetons et cubes appartiennent à un membre d’équipage. « Un autre joueur » désigne un autre membre d’équipage.
rulebook-expansion-solo-not-1 = Vous ne pouvez pas partager. Vous échangez avec les cartes visibles.
rulebook-expansion-solo-not-2 = Vous ne pouvez pas jouer avec la capsule de sauvetage ni avec la face V2 du Mess.
rulebook-expansion-solo-words = un joueur, seul, solitaire, solo

rulebook-trading = Échanger en solo
rulebook-trading-lead = Échangez une carte de la main contre l’une des cartes visibles.
rulebook-trading-may-1 =
    Cela coûte { $cost-trade ->
        [one] une action
        [many] { $cost-trade } actions
       *[other] { $cost-trade } actions
    }, où que soit l’équipage.
rulebook-trading-may-2 = Votre carte prend la place de celle que vous prenez. Rien n’est pioché.
rulebook-trading-may-3 = Le Mess permet le même échange pour son coût d’une action.
rulebook-trading-not-1 = Vous ne pouvez pas faire cet échange à deux joueurs ou plus. Ils partagent.
rulebook-trading-not-2 = Vous ne pouvez pas échanger avec une main vide.
rulebook-trading-figure = Une carte de la main contre une carte visible.
rulebook-trading-words = échange, échanger, troc, solo, partager, marché

rulebook-no-counting = Sans comptage
rulebook-no-counting-lead = Une option pour les joueurs qui préfèrent ne pas compter. Nombre et contenu des pioches et des défausses restent cachés.
rulebook-no-counting-may-1 = Vous pouvez voir ce qu’une salle vous montre.
rulebook-no-counting-may-2 = Le dos de la première carte Avarie montre encore son type.
rulebook-no-counting-not-1 = Vous ne pouvez voir ni probabilités ni nombres, ni consulter les piles, avant la fin de la partie.
rulebook-no-counting-not-2 = Vous ne pouvez lire dans le journal que ce tour et le précédent.
rulebook-no-counting-words = caché, mémoire, secret, compter, comptage, mode difficile, piles

rulebook-combining = Combiner les options
rulebook-combining-lead = Combinez extensions, faces des salles, difficultés et sans comptage comme vous voulez.
rulebook-combining-may-1 = Choisissez tout à la mise en place. Une option impossible dit pourquoi.
rulebook-combining-may-2 = La même graine et les mêmes options redonnent le même vaisseau.
rulebook-combining-not-1 = Vous ne pouvez pas ajouter une extension qui ne convient pas à votre nombre de joueurs.
rulebook-combining-words = combiner, mélanger, options, extensions, graine, seed, code

rulebook-programs = Grades du programme
rulebook-programs-lead = Le programme peut jouer n’importe quelle place : comme cadet, officier ou commandant.
rulebook-programs-may-1 = Un cadet suit des règles simples. Un officier planifie chaque tour. Un commandant essaie des tours entiers.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Sauf en solo, choisissez le panneau d’un autre joueur pour changer qui joue cette place.
   *[keys] Sauf en solo, choisissez le panneau d’un autre joueur pour changer qui joue cette place.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Pour la vôtre, appuyez sur { $key-take-over } pendant votre tour.
    }
}
rulebook-programs-not-1 = Le programme ne voit jamais plus que l’équipage.
rulebook-programs-words = cadet, officier, commandant, programme, ordinateur, bot, IA, place, grade, force
rulebook-captain = Les conseils du capitaine
rulebook-captain-lead = Le capitaine propose un bon tour et dit pourquoi il est bon.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Demandez-lui pendant vos actions : choisissez la bulle en haut à droite{ $key-adviser ->
        [none] .
       *[other] {" "}ou appuyez sur { $key-adviser }.
    }
   *[keys] Demandez-lui pendant vos actions : cliquez sur la bulle en haut à droite{ $key-adviser ->
        [none] .
       *[other] {" "}ou appuyez sur { $key-adviser }.
    }
}
rulebook-captain-may-2 = Dans les options, « { settings-adviser } » peut aussi attendre votre décision ou être désactivé.
rulebook-captain-may-3 = Dans la première partie guidée, le capitaine donne des conseils sans qu’on les lui demande.
rulebook-captain-not-1 = Le capitaine ne peut pas voir les cartes cachées. La malchance peut gâcher même un bon plan.
rulebook-captain-words = capitaine, conseiller, conseil, indice, aide, astuce, suggestion, bulle
rulebook-together = Jouer entre amis
rulebook-together-lead = Vous jouez sur un même ordinateur, à tour de rôle. Ou vous envoyez une partie en une ligne de lettres : la ligne de vol.
rulebook-together-may-1 = Sur le même ordinateur : le joueur actif prend les commandes.
rulebook-together-may-2 = À distance : jouez votre tour, choisissez « { share-open } » dans le menu, puis « { flight-copy } ». Envoyez la ligne.
rulebook-together-may-3 = La personne qui reçoit la ligne la copie et choisit « { flight-paste } » dans « { title-load } ». La partie reprend après le dernier choix.
rulebook-together-may-4 = Un code de partie redonne le même vaisseau. Saisissez-le ou collez-le sous « { setup-seed } », dans « { setup-details } » d’une nouvelle partie.
rulebook-together-not-1 = On ne peut pas jouer en ligne : le jeu n’a pas de serveur et n’envoie rien.
rulebook-together-words = ami, en ligne, internet, multijoueur, réseau, à distance, ligne de vol, code de partie, envoyer, coller, partager une partie

rulebook-saving = Sauvegardes
rulebook-saving-lead = La partie est sauvegardée après chaque choix. Fermez la fenêtre quand vous voulez et continuez depuis l’écran titre.
rulebook-saving-may-1 = « Sauvegarder sous… », dans le menu de la partie, garde une copie sous le nom de votre choix.
rulebook-saving-may-2 = « Sauvegardes », sur l’écran titre, montre vos copies et les dernières parties finies.
rulebook-saving-words = sauvegarder, charger, sauvegarde, enregistrer, automatique, continuer, quitter, fichier

rulebook-settings = Options
rulebook-settings-lead = La langue, la taille du texte, les couleurs, le rythme, le son et les touches se choisissent dans les options.
rulebook-settings-may-1 = Ouvrez « { settings-title } » depuis l’écran titre ou le menu de la partie. Les changements s’appliquent aussitôt.
rulebook-settings-may-2 = La langue, la taille du texte et les couleurs se trouvent sous « { settings-page-reading } ».
rulebook-settings-words = options, réglages, paramètres, langue, taille du texte, police, couleurs, contraste, volume, son, rythme, touches

## At your table now

rulebook-now-stands = { $name } est { FORM($room, "at") }.
rulebook-now-adrift = { $name } a quitté le vaisseau.
rulebook-now-may = { $standing } Possible maintenant :
rulebook-now-may-not = { $standing } Impossible maintenant :
rulebook-now-no-action = Cette action n’existe pas dans cette partie.
rulebook-now-not-aboard = Ce vaisseau n’a pas cette salle.
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
rulebook-now-unfit = vide ; aucune de vos cartes ne convient
rulebook-now-critical = { $guarded ->
    [yes] plus de cubes, protégée ; { $more }
   *[no] critique ; { $more }
}
rulebook-now-whole = Toutes les salles sont entièrement réparées.
rulebook-now-no-cubes = La réserve n’a plus de cubes.
rulebook-now-power = Salles détournées : { $count } sur { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Il reste :
}
rulebook-now-breach = La coque est ouverte. Il n’y a plus de cartes Avarie.
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
rulebook-now-pile =
    { $count ->
        [0] La défausse est vide.
        [one] La défausse compte une carte.
        [many] La défausse compte { $count } cartes.
       *[other] La défausse compte { $count } cartes.
    }
rulebook-now-deck = { $count ->
    [one] Il reste une carte dans la pioche Ressource.
    [many] Il reste { $count } cartes dans la pioche Ressource.
   *[other] Il reste { $count } cartes dans la pioche Ressource.
}
rulebook-now-hand =
    { $count ->
        [one] { $name } a { $count } carte. La limite est de { $limit }.
        [many] { $name } a { $count } cartes. La limite est de { $limit }.
       *[other] { $name } a { $count } cartes. La limite est de { $limit }.
    }
rulebook-now-no-resource = Cette partie n’a pas ces cartes.
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
    [yes] Cette partie l’utilise.
   *[no] Cette partie ne l’utilise pas.
}
rulebook-now-supply =
    { $count ->
        [0] Il n’y en a plus dans la réserve.
        [one] Il en reste un dans la réserve.
        [many] Il en reste { $count } dans la réserve.
       *[other] Il en reste { $count } dans la réserve.
    }
rulebook-now-held = { $name } en a { $count }.
rulebook-now-laid =
    { $count ->
        [one] un jeton ici
        [many] { $count } jetons ici
       *[other] { $count } jetons ici
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
rulebook-of-damage-discard = Défausse Avaries
rulebook-of-die = Dé
rulebook-of-supply = Réserve
rulebook-of-held = Vos jetons et cubes
rulebook-of-threat = Menace
rulebook-of-stepper = Phases
rulebook-of-pod = Capsule de sauvetage
rulebook-of-end = Finir les actions
