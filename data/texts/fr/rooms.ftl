### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Passerelle
room-bridge-v1-short = Regarder les 3 prochaines avaries et les remettre dans l’ordre voulu.
room-bridge-v1-brief = Trier avaries
room-bridge-v1-full = Regardez les trois premières cartes Avarie et remettez-les dessus dans l’ordre de votre choix. La carte Brèche n’en fait jamais partie. Toute la table retient ce qui a été vu.
room-bridge-v2-short = Regarder les 2 prochaines avaries ; chacune va dessus ou dessous.
room-bridge-v2-brief = Enfouir
room-bridge-v2-full = Regardez les deux premières cartes Avarie. Remettez chacune sur la pioche ou tout en dessous, dans l’ordre de votre choix. La carte Brèche reste sous toutes les autres.

room-cargo-hold = Soute
room-cargo-hold-v1-short = Regarder les 5 prochaines ressources et les réordonner.
room-cargo-hold-v1-brief = Trier 5 cartes
room-cargo-hold-v1-full = Regardez les cinq premières cartes Ressource et remettez-les dessus dans l’ordre de votre choix. S’il en reste moins de cinq, regardez-les toutes. Regarder ne vide jamais la pioche.
room-cargo-hold-v2-short = Prendre une carte : de la pioche ou visible.
room-cargo-hold-v2-brief = Prendre carte
room-cargo-hold-v2-full = Prenez une carte Ressource : la première de la pioche, ou l’une des cartes visibles, aussitôt remplacée.

room-medical-bay = Infirmerie
room-medical-bay-v1-short = Passif : commencer son tour ici donne 2 jetons Action.
room-medical-bay-v1-brief = +2 jetons
room-medical-bay-v1-full = Agit d’elle-même, sans action : qui commence son tour dans l’Infirmerie entièrement réparée reçoit deux jetons Action de la réserve. Ils peuvent être dépensés dès ce tour.
room-medical-bay-v2-short = Coûte 2 actions : donner jusqu’à 3 jetons Action aux autres.
room-medical-bay-v2-brief = Donner jetons
room-medical-bay-v2-full = Coûte deux actions. Distribuez un, deux ou trois jetons Action de la réserve à d’autres membres d’équipage, comme vous voulez.

room-crew-quarters = Dortoir
room-crew-quarters-v1-short = Envoyer quelqu’un dans une salle où se trouve un autre membre.
room-crew-quarters-v1-brief = Réunir
room-crew-quarters-v1-full = Déplacez n’importe quel membre d’équipage, vous compris, dans une autre salle où quelqu’un d’autre se trouve. Le Cœur énergétique compte comme une salle.
room-crew-quarters-v2-short = Envoyer quelqu’un dans une salle où il n’y a personne.
room-crew-quarters-v2-brief = Isoler
room-crew-quarters-v2-full = Déplacez n’importe quel membre d’équipage, vous compris, dans une salle où il n’y a personne. Le Cœur énergétique compte comme une salle.

room-energy-core = Cœur énergétique
room-energy-core-v1-short = Détourner les huit salles, puis relancer le Cœur pour gagner.
room-energy-core-v1-brief = Détourner les 8
room-energy-core-v1-full = Une fois l’énergie des huit salles détournée, rendez-vous ici et activez le Cœur : le vaisseau est sauvé, l’équipage gagne. Il ne subit pas d’avarie et n’a pas besoin de réparation.

room-engine-room = Salle des machines
room-engine-room-v1-short = Échanger une carte de sa main contre une carte de la défausse.
room-engine-room-v1-brief = Échanger
room-engine-room-v1-full = Mettez une de vos cartes dans la défausse Ressource et prenez en échange n’importe quelle carte qui s’y trouvait.
room-engine-room-v2-short = Prendre une carte de la défausse ; puis la pioche perd une carte.
room-engine-room-v2-brief = Récupérer
room-engine-room-v2-full = Prenez n’importe quelle carte de la défausse Ressource. Puis la première carte de la pioche Ressource va à la défausse.

room-armoury = Armurerie
room-armoury-v1-short = Poser 2 boucliers sur des salles, jusqu’à votre prochain tour.
room-armoury-v1-brief = 2 boucliers
room-armoury-v1-full = Posez deux jetons Protection sur des salles, les deux sur une seule ou un sur chacune de deux ; un seul s’il n’en reste qu’un en réserve. Un jeton absorbe la prochaine avarie de sa salle. Ceux qui restent au début de votre prochain tour retournent à la réserve. Pas sur le Cœur énergétique.
room-armoury-v2-short = Donner un bouclier à quelqu’un ; il reste jusqu’à un impact.
room-armoury-v2-brief = 1 bouclier
room-armoury-v2-full = Donnez un jeton Protection de la réserve à n’importe quel membre d’équipage, vous compris. Il absorbe une avarie de la salle où se trouve qui le détient, et se garde jusque-là.

room-repair-centre = Atelier
room-repair-centre-v1-short = Réparer d’ici une case de n’importe quelle autre salle.
room-repair-centre-v1-brief = À distance
room-repair-centre-v1-full = Réparez une case de n’importe quelle autre salle avec une carte adaptée, comme si vous y étiez. Dans une salle dont l’énergie est détournée, cette seule carte répare toutes les cases.
room-repair-centre-v2-short = Donner un cube Réparation à un autre membre d’équipage.
room-repair-centre-v2-brief = Donner cube
room-repair-centre-v2-full = Donnez un cube Réparation de la réserve à un autre membre d’équipage. Pour une action et sans carte, il répare une case de la salle où se trouve qui le détient ; dans une salle dont l’énergie est détournée, toutes les cases.

room-mess-hall = Mess
room-mess-hall-v1-short = Donner, prendre ou échanger une carte avec quiconque à bord.
room-mess-hall-v1-brief = Échanger
room-mess-hall-v1-full = Avec n’importe quel autre membre d’équipage, où qu’il soit : donnez une carte, prenez une carte, ou échangez-en une contre une.
room-mess-hall-v2-few = { $players ->
    [1] V2 fait échanger deux autres joueurs : pas en solo.
   *[other] V2 fait échanger deux autres joueurs : il en faut trois.
}
room-mess-hall-solo-short = Échanger une carte de la main contre une carte visible.
room-mess-hall-solo-brief = Troquer
room-mess-hall-solo-full = Échangez une carte de la main commune contre l’une des cartes visibles, où que soit l’équipage. Votre carte prend la place de l’autre ; rien n’est pioché.
room-mess-hall-v2-short = Deux autres échangent une carte, ou deux cartes.
room-mess-hall-v2-brief = Faire échanger
room-mess-hall-v2-full = Choisissez deux autres membres d’équipage à bord : ils échangent une carte contre une, ou deux contre deux.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Deux autres ont des cartes
play-two-with-cards-no = moins de deux autres ont une carte
play-two-with-cards-short = échange impossible
play-tokens = Un jeton Action à distribuer
play-tokens-no = la réserve n’a plus de jeton Action
play-tokens-short = plus de jetons

# A room's name where there is little room for it.
room-bridge-brief = Passerelle
room-armoury-brief = Armurerie
room-crew-quarters-brief = Dortoir
room-energy-core-brief = Cœur
room-repair-centre-brief = Atelier
room-medical-bay-brief = Infirmerie
room-cargo-hold-brief = Soute
room-engine-room-brief = Machines
room-mess-hall-brief = Mess
