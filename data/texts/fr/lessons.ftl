### Flight school: the lessons, and what the captain says in them. Short, no praise, never a joke.

captain = Capitaine

## Over the table

lesson-branch-basics = Leçon { $number }
lesson-branch-expansions = Extension { $number }
lesson-step = Étape { $step } sur { $steps }
lesson-skip = Passer l’étape
lesson-leave = Quitter
lesson-show-me = Montrer
lesson-read = Lire la règle
lesson-read-page = Lire : { $page }
lesson-take-back = Annuler
lesson-walk-on = Continuer
lesson-again = Refaire l’étape
lesson-back = Étape précédente
lesson-free = À vous : rien n’est en surbrillance. Besoin d’aide ? Appuyez sur { $key }.
lesson-refused = C’est impossible : { $why }.
lesson-other = { $what }. Cette étape demande autre chose.
lesson-reach =
    Le but est encore possible ce tour, en { $count ->
        [one] un choix
        [many] { $count } choix
       *[other] { $count } choix
    }.
lesson-reach-later = Le but est hors de portée ce tour.
lesson-lost = { $what }. Le but est maintenant hors de portée.
lesson-lost-turn = Le but est maintenant hors de portée.
lesson-lost-next = Cette étape est réussie, mais la suivante est maintenant hors de portée.
lesson-why-over = { $name } a déjà terminé ses actions.
lesson-why-actions = { $name } n’a plus d’action.
lesson-why-few = Il reste trop peu d’actions à { $name }.
lesson-why-card = La carte qu’il fallait n’est plus là : { $card }.
lesson-why-gone = Rien de ce que vous pouvez faire ce tour n’y mène.
lesson-costs-next = { $spent ->
    [yes] Ce but est encore possible, mais { $name } n’aura ensuite plus d’action pour l’étape suivante.
   *[no] Ce but est encore possible, mais l’étape suivante sera ensuite hors de portée.
}
lesson-asked-note = Répondez d’abord à ceci. L’étape reprend ensuite.
lesson-ship-lost = Nous avons perdu ce vaisseau, mais ce n’est qu’une leçon. Réessayez.
lesson-prompt-lost = Le vaisseau est perdu
lesson-prompt-lost-text = Prenez le temps de regarder. Avec { KEY("end") } ou ce bouton, vous revenez à la leçon.
lesson-told = Pour l’instant, regardez : c’est moi qui joue.
lesson-learned = Leçon finie
lesson-next = Ensuite : { $title }
lesson-to-school = École de vol

## Flight school

school-title = École de vol
school-back = Retour à l’écran titre
school-basics = Les bases
school-basics-note =
    { $count ->
        [one] une leçon
        [many] { $count } leçons
       *[other] { $count } leçons
    }, de préférence dans cet ordre
school-expansions = Extensions
school-expansions-note = quand vous savez détourner
school-minutes = { $minutes } min
school-done = Finie
school-new = Nouvelle
school-step = Étape { $step } sur { $steps }
school-progress = Leçons finies : { $done } sur { $count }
school-go-on = Continuer
school-begin = Commencer
school-all-done = Toutes les leçons sont finies. Refaites celles que vous voulez.
school-captain-begun = Vous n’avez pas encore fini « { $title } ».
school-captain-next = Ensuite : « { $title } ».
school-waits = Quittez quand vous voulez : la leçon reprend où vous l’avez laissée.
school-unsaved = Votre progression à l’école de vol n’est pas enregistrée : le disque est plein ou refuse l’écriture. Solar Storm réessaie toutes les quelques secondes.
school-hint-again = depuis le début
school-hint-page = page des règles
school-broken = Une partie de votre progression n’a pas pu être lue. Le reste a été conservé. L’ancien fichier se trouve ici : { $path }.
title-rulebook = Règles
title-school = École de vol
title-school-first = Apprendre à jouer
title-school-place = Leçons finies : { $done } sur { $count }

## Lesson 1

lesson-move-and-repair = Se déplacer et réparer
lesson-move-and-repair-text = Se déplacer, jouer la bonne carte, remettre un cube.
lesson-move-and-repair-sun = Nos moteurs sont morts, et le soleil nous attire. Envoyez l’énergie des huit salles au Cœur énergétique, puis relancez-le.
lesson-move-and-repair-storm = Chaque salle commence avec trois cubes. À chaque tour, la tempête en arrache. Si elle touche une salle sans cubes, nous perdons le vaisseau.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] La tempête a arraché un cube à la Salle des machines. Amenez-y Orion : appuyez sur { $move }, puis choisissez la salle.
   *[keys] La tempête a arraché un cube à la Salle des machines. Faites-y glisser Orion, ou appuyez sur { $move } et choisissez la salle.
}
lesson-move-and-repair-mend = Une carte remet un cube. La case vide montre laquelle : données. Posez-y la carte données d’Orion, ou appuyez sur { $repair }.
lesson-move-and-repair-diagonal = On se déplace d’une salle vers le haut, le bas, la gauche ou la droite. Amenez Orion en haut, à l’Infirmerie.
lesson-move-and-repair-finish = Orion n’a plus d’actions. Finissez vos actions : appuyez sur { $end }.
lesson-move-and-repair-collect = Place à la collecte : deux cartes cachées de la pioche Ressource, ou une carte visible à côté. À vous de choisir.
lesson-move-and-repair-own = C’est le tour de Vega. Le Dortoir a perdu un cube, lui aussi. Remettez-le.
lesson-move-and-repair-learned-1 = Un déplacement mène à une salle voisine et coûte une action.
lesson-move-and-repair-learned-2 = Une réparation coûte une action et une carte qui convient à une case vide.
lesson-move-and-repair-learned-3 = Une salle ne fonctionne qu’avec tous ses cubes.

## Lesson 2

lesson-three-phases = Les trois phases
lesson-three-phases-text = Agir, collecter, affronter la tempête. Les jetons Action.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Fouillez pour trouver des cartes : le dé dit combien, ou aucune. Appuyez sur { $scavenge }.
   *[keys] Fouillez pour trouver des cartes : le dé dit combien, ou aucune. Lancez-le sur le vaisseau, ou appuyez sur { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Sur 1 ou 2, on ne trouve rien, et l’action est perdue. Encore : 3 à 5, une carte ; 6, deux. Appuyez sur { $scavenge }.
   *[keys] Sur 1 ou 2, on ne trouve rien, et l’action est perdue. Relancez le dé : 3 à 5, une carte ; 6, deux.
}
lesson-three-phases-pick = Vous avez trouvé une carte. Prenez-la sur la pioche, sans la voir, ou prenez une carte visible.
lesson-three-phases-save = Il reste une action à Vega. Finissez vos actions avec { $end } : chaque action inutilisée devient un jeton Action.
lesson-three-phases-collect = Phase 2 : prenez deux cartes de la pioche ou une carte visible. Ensuite, une carte Avarie montre où la tempête touche.
lesson-three-phases-answer = La tempête a arraché un cube à la Soute. C’est le tour d’Orion : allez-y.
lesson-three-phases-mend = La case vide demande de l’énergie. Posez-y la carte énergie d’Orion.
lesson-three-phases-pass = Orion en a fait assez. Finissez vos actions avec { $end }, puis prenez vos cartes. La tempête revient à chaque tour.
lesson-three-phases-own = Il manque deux cubes à la Passerelle. Remettez les deux ce tour : le jeton Action de Vega paie une quatrième action.
lesson-three-phases-learned-1 = Une action inutilisée devient un jeton Action. Un jeton paie une action de plus.
lesson-three-phases-learned-2 = Phase 2 : deux cartes de la pioche ou une visible. Gardez-en six au plus.
lesson-three-phases-learned-3 = Phase 3, à la fin de chaque tour : la tempête touche le vaisseau.

## Lesson 3

lesson-divert-power = Détourner l’énergie
lesson-divert-power-text = Trois cubes, trois cartes, une salle de plus.
lesson-divert-power-divert = La Soute est entièrement réparée. Détournez son énergie vers le Cœur : posez une carte qui convient sur son coût, ou appuyez sur { $divert }.
lesson-divert-power-go = Deux salles sur huit sont détournées. Les trois cartes sont dans la défausse, comme toute carte dépensée. Amenez maintenant Vega à l’Infirmerie.
lesson-divert-power-universal = Elle coûte des données et deux cartes énergie. Un Joker remplace n’importe quelle carte. Détournez son énergie.
lesson-divert-power-end = Vega n’a plus d’actions. Finissez vos actions avec { $end }, puis prenez vos cartes.
lesson-divert-power-refill = La Salle des machines est détournée : une seule carte qui convient y remet tous les cubes. Jouez du métal.
lesson-divert-power-own = Orion peut détourner l’énergie d’une salle de plus ce tour : le Mess.
lesson-divert-power-learned-1 = Détourner demande une salle entièrement réparée, ses trois cartes et une action.
lesson-divert-power-learned-2 = Un Joker remplace n’importe quelle carte.
lesson-divert-power-learned-3 = Dans une salle détournée, une seule carte remet tous les cubes.

## Lesson 4

lesson-what-rooms-do = Ce que font les salles
lesson-what-rooms-do-text = Activer une salle au lieu de la traverser.
lesson-what-rooms-do-look = La Passerelle montre trois cartes Avarie, avec les salles à toucher. Activez-la avec { $activate } et mettez celle du Mess en dernier.
lesson-what-rooms-do-go = Le Dortoir est juste en dessous. Amenez-y Vega.
lesson-what-rooms-do-call = Activez le Dortoir et faites venir Orion auprès de Vega. Dans la même salle, on peut partager des cartes.
lesson-what-rooms-do-end = Vega n’a plus d’actions, mais cinq cartes. Finissez vos actions avec { $end }.
lesson-what-rooms-do-limit = Votre limite de main est de six. Prenez deux cartes de la pioche : vous en aurez sept, et vous en défausserez une.
lesson-what-rooms-do-share = Orion et Vega sont dans la même salle. Pour une action, Orion peut prendre ou donner une carte : prenez l’énergie de Vega.
lesson-what-rooms-do-guard = Un jeton Protection arrête un impact. Amenez Orion à l’Armurerie, activez-la et posez les deux jetons sur le Mess.
lesson-what-rooms-do-hold = Finissez les actions d’Orion avec { $end }, puis prenez vos cartes. La tempête suit l’ordre choisi.
lesson-what-rooms-do-stop = Au tour du Mess d’être touché. Finissez le tour de Vega et prenez une carte visible.
lesson-what-rooms-do-own = Un jeton a arrêté l’impact. L’autre est revenu à la réserve au début du tour d’Orion. Réparez la première case du Mess.
lesson-what-rooms-do-learned-1 = Vous pouvez activer la salle où vous êtes si elle est entièrement réparée.
lesson-what-rooms-do-learned-2 = Dans la même salle, une action donne ou prend une carte. À la fin du tour, gardez-en six.
lesson-what-rooms-do-learned-3 = Un jeton Protection absorbe un impact. Sinon, il repart à votre prochain tour.

## Lesson 5

lesson-storm-grows = La tempête grandit
lesson-storm-grows-text = Deux salles touchées, puis trois. La Brèche.
lesson-storm-grows-critical = Le Mess n’a plus de cubes. Encore un impact, et nous perdons le vaisseau. Remettez un cube.
lesson-storm-grows-two = La prochaine carte touche deux salles à la fois. Finissez vos actions, puis prenez vos cartes.
lesson-storm-grows-last = Il reste une carte Avarie : trois salles. Ensuite vient la Brèche. Finissez le tour d’Orion.
lesson-storm-grows-breach = Chaque tour vide maintenant la pioche Ressource. Si elle s’épuise, nous perdons le vaisseau. Finissez le tour de Vega.
lesson-storm-grows-own = Sept salles sont détournées. Sauvez le vaisseau ce tour : détournez la dernière salle, puis activez le Cœur énergétique.
lesson-storm-grows-learned-1 = Les cartes Avarie touchent une salle, puis deux, puis trois.
lesson-storm-grows-learned-2 = Après la dernière, la Brèche défausse des cartes Ressource chaque tour.
lesson-storm-grows-learned-3 = Détournez les huit salles, puis activez le Cœur énergétique pour sauver le vaisseau.

## Alternative rooms

lesson-alternative-rooms = Salles alternatives
lesson-alternative-rooms-text = Les mêmes salles, chacune avec une seconde capacité.
lesson-alternative-rooms-take = Cette Soute est différente : elle vous donne une carte. Activez-la avec { $activate } et prenez des nanobots.
lesson-alternative-rooms-end = Seule la capacité change ; réparation et coût sont les mêmes. Finissez vos actions, puis prenez vos cartes.
lesson-alternative-rooms-give = Cet Atelier donne un cube Réparation à un autre membre d’équipage. Activez-le et donnez le cube à Lyra.
lesson-alternative-rooms-next = Lyra a maintenant le cube. Finissez le tour d’Orion et prenez vos cartes.
lesson-alternative-rooms-own = Lyra a un cube Réparation, qui ne demande aucune carte. Remplissez la case vide de la Passerelle avec.
lesson-alternative-rooms-learned-1 = Chaque salle, sauf le Cœur, a deux faces. Lisez la carte.
lesson-alternative-rooms-learned-2 = Cases de réparation et coût de détournement sont les mêmes sur les deux faces.
lesson-alternative-rooms-learned-3 = Un cube Réparation détenu répare sans carte.

## Damage Control

lesson-damage-control = Contrôle des avaries
lesson-damage-control-text = Certaines cartes Avarie vous laissent choisir les salles.
lesson-damage-control-end = Certaines cartes Avarie ne nomment aucune salle : le joueur actif choisit. Finissez vos actions avec { $end }, puis prenez vos cartes.
lesson-damage-control-choose = Une salle, à vous de choisir. La Soute peut encaisser un impact : choisissez-la et confirmez avec { $end }.
lesson-damage-control-own = Le tour d’Orion finit par un impact sur deux salles de votre choix. Évitez celles qui n’ont plus de cubes.
lesson-damage-control-learned-1 = Une carte Avarie de chaque type vous laisse choisir les salles.
lesson-damage-control-learned-2 = Son type dit combien. Le joueur actif choisit des salles différentes.
lesson-damage-control-learned-3 = Un impact détruit une salle sans cubes, même si vous l’avez choisie.

## The Escape Pod

lesson-escape-pod = La capsule de sauvetage
lesson-escape-pod-text = Désertez, en espérant avoir raison.
lesson-escape-pod-board = Sept salles sont détournées : l’un de vous peut partir depuis le Cœur énergétique. Embarquez dans la capsule avec { $board }.
lesson-escape-pod-others = Le tour de Vega est fini. Si le vaisseau est sauvé, Vega perd. Orion reste : finissez ses actions, puis prenez deux cartes ou une visible.
lesson-escape-pod-own = Lyra peut sauver le vaisseau ce tour : détournez la dernière salle, puis activez le Cœur énergétique.
lesson-escape-pod-learned-1 = Dès sept salles détournées, un joueur peut embarquer. Il n’y a pas de retour.
lesson-escape-pod-learned-2 = Chaque tour à la dérive : prendre une carte, lancer le dé, peut-être en prendre une autre.
lesson-escape-pod-learned-3 = Si le vaisseau est sauvé, seul le déserteur perd. Sinon, un dernier jet décide s’il gagne.

## Solo

lesson-solo = Solo
lesson-solo-text = Trois membres d’équipage, une main, des échanges.
lesson-solo-trade = Les trois partagent une main. Pour deux actions, échangez une carte contre une visible : donnez du métal, prenez des données.
lesson-solo-go = Il reste une action. Amenez Vega au Dortoir ou dans une salle voisine.
lesson-solo-end = Chaque membre d’équipage joue un tour entier. Finissez celui de Vega avec { $end } et prenez vos cartes.
lesson-solo-own = Orion est dans la Salle des machines. Remplissez les deux cases vides avec des cartes de la main.
lesson-solo-learned-1 = Trois membres d’équipage partagent une main. Sa limite est de six cartes.
lesson-solo-learned-2 = Au lieu de partager, échangez une carte contre une visible, pour deux actions.
lesson-solo-learned-3 = Jetons et cubes appartiennent à chaque membre d’équipage.
