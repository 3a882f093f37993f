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
lesson-read-page = Lire : { $page }
lesson-take-back = Annuler
lesson-walk-on = Continuer
lesson-again = Refaire l’étape
lesson-back = Étape précédente
lesson-free = À vous de jouer : rien n’est éclairé. { $key } montre la voie.
lesson-refused = Les règles refusent : { $why }.
lesson-other = { $what }. Cette étape demande autre chose.
lesson-reach = Le but est à portée ce tour : il reste { $count ->
    [one] un choix
    [many] { $count } choix
   *[other] { $count } choix
}.
lesson-reach-later = Le but est hors de portée ce tour.
lesson-lost = { $what }. Le but est désormais hors de portée.
lesson-lost-turn = Le but est désormais hors de portée.
lesson-learned = Leçon finie
lesson-next = Ensuite : { $title }
lesson-to-school = École de vol

## Flight school

school-title = École de vol
school-back = Retour à l’écran titre
school-basics = Les bases
school-basics-note = { $count ->
    [one] une leçon
    [many] { $count } leçons
   *[other] { $count } leçons
}, dans tout ordre ; celui-ci est le meilleur
school-expansions = Extensions
school-expansions-note = une fois le détournement acquis
school-minutes = { $minutes } min
school-done = Finie
school-new = Nouvelle
school-step = Étape { $step } sur { $steps }
school-progress = { $done } leçons finies sur { $count }
school-go-on = Continuer
school-begin = Commencer
school-all-done = Toutes les leçons sont finies. Chacune peut être rejouée.
school-captain-begun = Vous étiez au milieu de « { $title } ».
school-captain-next = La suite est « { $title } ».
school-waits = Quittez à n’importe quelle étape : la leçon vous y attend.
school-hint-again = depuis le début
school-hint-page = sa page dans les règles
school-broken = Le fichier de vos leçons n’a pas pu être lu en entier. Ce qui a un sens compte ; le fichier est conservé : { $path }.
title-rulebook = Règles
title-school = École de vol
title-school-first = Apprendre le jeu à la table
title-school-place = { $done } leçons finies sur { $count }

## Lesson 1

lesson-move-and-repair = Se déplacer et réparer
lesson-move-and-repair-text = Marcher, trouver la bonne carte, remettre un cube.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Il manque un cube dans la Salle des machines. Menez-y Mara : choisissez { $move }, puis la salle.
   *[keys] Il manque un cube dans la Salle des machines. Menez-y Mara : faites-la glisser, ou tapez { $move } et choisissez la salle.
}
lesson-move-and-repair-mend = La case vide demande des données. Posez-y la carte données de Mara, ou tapez { $repair }.
lesson-move-and-repair-diagonal = Deux salles côte à côte sont à un déplacement. Menez Mara à l’Infirmerie, plus haut.
lesson-move-and-repair-finish = Il ne reste aucune action. Finissez vos actions : tapez { $end }.
lesson-move-and-repair-collect = Les cartes maintenant : deux de la pioche, sans les voir, ou une visible. Prenez l’un ou l’autre.
lesson-move-and-repair-own = Tour de Joon. Le Dortoir aussi a perdu un cube. Remettez-le.
lesson-move-and-repair-learned-1 = Un déplacement mène à une salle voisine et coûte une action.
lesson-move-and-repair-learned-2 = Une réparation coûte une carte qui convient à une case vide.
lesson-move-and-repair-learned-3 = Une salle n’agit qu’avec tous ses cubes.

## Lesson 2

lesson-three-phases = Les trois phases
lesson-three-phases-text = Agir, collecter, puis la tempête frappe. Les jetons.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Fouiller trouve des cartes : le dé dit combien. Choisissez { $scavenge }.
   *[keys] Fouiller trouve des cartes : le dé dit combien. Lancez-le dans le vaisseau, ou tapez { $scavenge }.
}
lesson-three-phases-pick = Une carte. Prenez-la dans la pioche, sans la voir, ou parmi les visibles.
lesson-three-phases-save = Finissez maintenant vos actions avec { $end } : chacune non jouée devient un jeton Action.
lesson-three-phases-collect = Phase 2 : deux cartes de la pioche, ou une visible. Ensuite, la tempête frappe.
lesson-three-phases-answer = La tempête a pris un cube à la Soute. C’est le tour de Mara : menez-la là-bas.
lesson-three-phases-mend = La case vide demande de l’énergie. Posez-y la carte énergie de Mara.
lesson-three-phases-own = Il manque aussi un cube à la Passerelle. Réparez-la ce tour : le jeton de Mara paie une quatrième action.
lesson-three-phases-learned-1 = Une action non jouée devient un jeton ; un jeton paie une action de plus.
lesson-three-phases-learned-2 = La phase 2 donne des cartes : deux sans les voir, ou une visible.
lesson-three-phases-learned-3 = La phase 3 est à la tempête, à la fin de chaque tour.

## Lesson 3

lesson-divert-power = Détourner l’énergie
lesson-divert-power-text = Trois cubes, trois cartes, une salle de plus.
lesson-divert-power-divert = La Soute est intacte. Sa colonne demande données, métal, nanobots. Posez-y l’une de ces cartes, ou tapez { $divert }.
lesson-divert-power-go = Une salle sur huit. L’Infirmerie est la suivante : menez-y Joon.
lesson-divert-power-universal = Elle demande une carte données et deux cartes énergie ; un Joker remplace n’importe quelle carte. Détournez son énergie.
lesson-divert-power-end = Il ne reste aucune action. Finissez vos actions avec { $end }, puis prenez vos cartes.
lesson-divert-power-refill = La Salle des machines est détournée : une seule carte adaptée y ramène tous les cubes. Jouez du métal.
lesson-divert-power-own = Mara peut détourner l’énergie d’une salle de plus ce tour. C’est le Mess.
lesson-divert-power-learned-1 = Détourner exige une salle intacte, ses trois cartes et une action.
lesson-divert-power-learned-2 = Un Joker remplace une carte, n’importe laquelle.
lesson-divert-power-learned-3 = Une fois l’énergie détournée, une seule carte répare toute la salle.

## Lesson 4

lesson-what-rooms-do = Ce que font les salles
lesson-what-rooms-do-text = Activer une salle au lieu de la traverser.
lesson-what-rooms-do-look = La Passerelle voit les trois prochaines cartes Avarie. Activez-la avec { $activate }, et mettez dessus celle que vous pouvez supporter.
lesson-what-rooms-do-go = Le Dortoir est plus bas. Menez-y Joon.
lesson-what-rooms-do-call = Le Dortoir envoie n’importe qui dans une salle où se trouve quelqu’un d’autre. Activez-le et envoyez Mara auprès de Joon.
lesson-what-rooms-do-end = Finissez vos actions avec { $end }, puis prenez vos cartes. La tempête suit votre ordre.
lesson-what-rooms-do-own = Tour de Mara. L’Armurerie pose deux boucliers ; chacun arrête un impact. Posez-les avant que la tempête frappe.
lesson-what-rooms-do-learned-1 = Seule une salle intacte s’active, par qui s’y trouve.
lesson-what-rooms-do-learned-2 = La Passerelle décide de ce qui frappe ensuite.
lesson-what-rooms-do-learned-3 = Un bouclier sur une salle arrête un impact.

## Lesson 5

lesson-storm-grows = La tempête forcit
lesson-storm-grows-text = Deux, puis trois salles par coup. La Brèche.
lesson-storm-grows-critical = Le Mess n’a plus de cube. Un impact de plus là, et le vaisseau est perdu. Remettez un cube.
lesson-storm-grows-two = La prochaine carte frappe deux salles à la fois. Finissez vos actions, et prenez vos cartes.
lesson-storm-grows-last = Il reste une carte Avarie : trois salles. Derrière elle attend la Brèche. Finissez le tour de Mara.
lesson-storm-grows-breach = Désormais, chaque tour emporte des cartes de la pioche Ressource. Si elle se vide, le vaisseau est perdu. Finissez le tour de Joon.
lesson-storm-grows-own = Sept salles sont détournées. Sauvez le vaisseau ce tour : la dernière salle, puis le Cœur énergétique.
lesson-storm-grows-learned-1 = Les cartes Avarie forcissent : une salle, puis deux, puis trois.
lesson-storm-grows-learned-2 = Après la dernière, la Brèche emporte des cartes chaque tour.
lesson-storm-grows-learned-3 = Les huit salles détournées, puis le Cœur énergétique activé : le vaisseau est sauvé.

## Alternative rooms

lesson-alternative-rooms = Salles alternatives
lesson-alternative-rooms-text = Les mêmes salles, chacune avec une seconde capacité.
lesson-alternative-rooms-take = Cette Soute agit autrement : elle donne une carte. Activez-la avec { $activate }, et prenez des nanobots.
lesson-alternative-rooms-end = Même colonne, même coût : seule la capacité diffère. Finissez vos actions, puis prenez vos cartes.
lesson-alternative-rooms-give = Cet Atelier remet un cube Réparation à quelqu’un d’autre. Activez-le et donnez le cube à Kei.
lesson-alternative-rooms-next = Kei garde le cube. Finissez le tour de Mara et prenez des cartes.
lesson-alternative-rooms-own = Kei détient un cube Réparation, qui n’exige aucune carte. Comblez avec lui le vide de la Passerelle.
lesson-alternative-rooms-learned-1 = Chaque salle, sauf le Cœur, a deux faces ; lisez la carte.
lesson-alternative-rooms-learned-2 = Colonne et coût de détournement sont les mêmes sur les deux faces.
lesson-alternative-rooms-learned-3 = Un cube détenu répare sans carte.

## Damage Control

lesson-damage-control = Contrôle des avaries
lesson-damage-control-text = Certains coups vous demandent quelles salles toucher.
lesson-damage-control-end = Certaines cartes Avarie ne nomment aucune salle : qui joue choisit. Finissez vos actions avec { $end }, puis prenez vos cartes.
lesson-damage-control-choose = Une salle, à votre choix. Choisissez la Soute, qui peut le supporter, et confirmez avec { $end }.
lesson-damage-control-own = Le tour de Mara finit par un impact sur deux salles à votre choix. Certaines n’ont plus de cube. N’en perdez aucune.
lesson-damage-control-learned-1 = Une carte de chaque type laisse ses salles au choix de l’équipage.
lesson-damage-control-learned-2 = Qui joue choisit, toujours des salles différentes.
lesson-damage-control-learned-3 = Un impact sur une salle sans cube perd le vaisseau, choisie ou non.

## The Escape Pod

lesson-escape-pod = La capsule de sauvetage
lesson-escape-pod-text = Abandonnez les autres, en espérant avoir raison.
lesson-escape-pod-board = Sept salles sont détournées : depuis le Cœur énergétique, l’un de vous peut partir. Embarquez dans la capsule avec { $board }.
lesson-escape-pod-others = Le tour de Joon a pris fin aussitôt. Si le vaisseau est sauvé, Joon perd. Mara reste : finissez son tour.
lesson-escape-pod-own = Kei peut sauver le vaisseau ce tour : la dernière salle, puis le Cœur énergétique.
lesson-escape-pod-learned-1 = Avec sept salles détournées, un seul joueur peut embarquer, pour de bon.
lesson-escape-pod-learned-2 = Chaque tour à la dérive : une carte, un jet, peut-être une autre carte.
lesson-escape-pod-learned-3 = Sauvé sans le déserteur, les autres gagnent ; perdu, le déserteur peut gagner en solitaire.

## Solo

lesson-solo = En solo face au soleil
lesson-solo-text = Solo : une main, trois membres d’équipage, le troc.
lesson-solo-trade = Une main sert aux trois. Pour deux actions, troquez une carte contre une visible : donnez du métal, prenez des données.
lesson-solo-go = Il reste une action. Menez Joon au Dortoir, ou dans n’importe quelle salle voisine.
lesson-solo-end = Chacun des trois joue un tour entier. Finissez celui de Joon avec { $end } et prenez des cartes.
lesson-solo-own = Mara est dans la Salle des machines. Comblez les deux vides avec ce que la main contient.
lesson-solo-learned-1 = Une main de six cartes pour trois membres d’équipage.
lesson-solo-learned-2 = Le troc remplace le partage ; il coûte deux actions.
lesson-solo-learned-3 = Jetons et cubes appartiennent à un seul membre d’équipage.

## A guided first game

setup-guided = Première partie guidée
setup-guided-tip = Une vraie partie ; le capitaine dit ce qui est possible, jusqu’à deux tours sans erreur.
guide-close = Compris
guide-note = Ces conseils s’arrêtent après deux tours sans erreur.
guide-win = Le vaisseau peut être sauvé ce tour, en { $count ->
    [one] une étape
    [many] { $count } étapes
   *[other] { $count } étapes
}.
guide-critical = { $room } n’a plus de cube ; le prochain impact sur cette salle perd le vaisseau. Réparable ce tour, en { $count ->
    [one] une étape
    [many] { $count } étapes
   *[other] { $count } étapes
}.
guide-divert = L’énergie { FORM($room, "of") } peut être détournée ce tour, en { $count ->
    [one] une étape
    [many] { $count } étapes
   *[other] { $count } étapes
}.
guide-danger = { $room } n’a plus de cube ; le prochain impact sur cette salle perd le vaisseau. Rien ne permet à coup sûr de réparer ce tour.
guide-quiet = Aucune salle n’est à un impact de perdre le vaisseau. Rien ne permet à coup sûr de détourner de l’énergie ce tour.
guide-missed-win = Les actions sont finies, et le vaisseau pouvait encore être sauvé ce tour.
guide-missed-critical = Les actions sont finies, et il était encore possible de réparer { $room }. Il n’y a plus de cube.
guide-over = Deux tours sans erreur. La table est à vous.
