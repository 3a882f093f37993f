### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Passerelle
room-bridge-v1-short = Regarder les 3 prochaines Avaries et les remettre dans l’ordre voulu.
room-bridge-v1-brief = Trier avaries
room-bridge-v1-full = Regardez les trois premières cartes Avarie et remettez-les dessus dans l’ordre de votre choix. La carte Brèche n’en fait jamais partie. Les cartes vues restent connues de tous.
room-bridge-v2-short = Regarder les 2 prochaines Avaries ; remettre chacune dessus ou dessous.
room-bridge-v2-brief = Enfouir
room-bridge-v2-full = Regardez les deux premières cartes Avarie. Remettez chacune sur ou sous la pioche, dans l’ordre de votre choix. La carte Brèche reste la dernière.

room-cargo-hold = Soute
room-cargo-hold-v1-short = Regarder les 5 prochaines Ressources et les réordonner.
room-cargo-hold-v1-brief = Trier 5 cartes
room-cargo-hold-v1-full = Regardez les cinq premières cartes Ressource et remettez-les dessus dans l’ordre de votre choix. S’il en reste moins de cinq, regardez-les toutes. Regarder ne vide jamais la pioche.
room-cargo-hold-v2-short = Prendre la première carte de la pioche ou une visible.
room-cargo-hold-v2-brief = Prendre carte
room-cargo-hold-v2-full = Prenez la première carte de la pioche Ressource ou une carte visible. Une carte visible est aussitôt remplacée.

room-medical-bay = Infirmerie
room-medical-bay-v1-short = Entièrement réparée : commencez ici votre tour pour gagner 2 jetons Action.
room-medical-bay-v1-brief = +2 jetons
room-medical-bay-v1-full = Automatique, sans action : si vous commencez votre tour dans l’Infirmerie entièrement réparée, gagnez deux jetons Action. Vous pouvez les dépenser ce tour.
room-medical-bay-v2-short = Coûte 2 actions : donner jusqu’à 3 jetons Action aux autres.
room-medical-bay-v2-brief = Donner jetons
room-medical-bay-v2-full = Coûte deux actions. Distribuez un à trois jetons Action de la réserve à d’autres membres d’équipage.

room-crew-quarters = Dortoir
room-crew-quarters-v1-short = Envoyer un membre d’équipage dans une salle occupée par un autre.
room-crew-quarters-v1-brief = Réunir
room-crew-quarters-v1-full = Envoyez un membre d’équipage, vous compris, dans une autre salle où il y a un membre d’équipage. Le Cœur énergétique compte comme une salle.
room-crew-quarters-v2-short = Envoyer un membre d’équipage dans une salle inoccupée.
room-crew-quarters-v2-brief = Isoler
room-crew-quarters-v2-full = Envoyez un membre d’équipage, vous compris, dans une salle inoccupée. Le Cœur énergétique compte comme une salle.

room-energy-core = Cœur énergétique
room-energy-core-v1-short = Détourner les huit salles, puis relancer le Cœur pour gagner.
room-energy-core-v1-brief = Détourner les 8
room-energy-core-v1-full = Une fois les huit salles détournées, activez le Cœur pour une action : vous sauvez le vaisseau et gagnez. Le Cœur n’est jamais touché et n’a pas besoin de réparation.

room-engine-room = Salle des machines
room-engine-room-v1-short = Échanger une de vos cartes contre une carte de la défausse.
room-engine-room-v1-brief = Échanger
room-engine-room-v1-full = Échangez une de vos cartes contre n’importe quelle carte de la défausse Ressource.
room-engine-room-v2-short = Prendre une carte de la défausse, puis défausser la première de la pioche.
room-engine-room-v2-brief = Récupérer
room-engine-room-v2-full = Prenez n’importe quelle carte de la défausse Ressource. Défaussez ensuite la première carte de la pioche Ressource.

room-armoury = Armurerie
room-armoury-v1-short = Poser 2 jetons Protection sur des salles jusqu’à votre tour.
room-armoury-v1-brief = 2 Protections
room-armoury-v1-full = Posez deux jetons Protection sur une ou deux salles, mais pas sur le Cœur énergétique. S’il n’en reste qu’un en réserve, posez celui-là. Chacun absorbe un impact sur sa salle. Ceux qui restent au début de votre prochain tour retournent à la réserve.
room-armoury-v2-short = Donner à un équipier un jeton Protection, gardé jusqu’à un impact.
room-armoury-v2-brief = 1 Protection
room-armoury-v2-full = Donnez un jeton Protection de la réserve à n’importe quel membre d’équipage, vous compris. Il absorbe un impact sur la salle de son détenteur, qui le garde jusque-là.

room-repair-centre = Atelier
room-repair-centre-v1-short = Réparer d’ici une case d’une autre salle.
room-repair-centre-v1-brief = À distance
room-repair-centre-v1-full = Réparez une case de n’importe quelle autre salle avec une carte qui convient, comme si vous y étiez. Dans une salle détournée, cette seule carte répare toutes les cases.
room-repair-centre-v2-short = Donner un cube Réparation à un autre membre d’équipage.
room-repair-centre-v2-brief = Donner cube
room-repair-centre-v2-full = Donnez un cube Réparation de la réserve à un autre membre d’équipage. Pour une action et sans carte, il remplit une case de la salle où il se trouve. Dans une salle détournée, il remplit toutes les cases.

room-mess-hall = Mess
room-mess-hall-v1-short = Donner, prendre ou échanger une carte avec un équipier.
room-mess-hall-v1-brief = Échanger
room-mess-hall-v1-full = Choisissez un autre membre d’équipage, dans n’importe quelle salle. Donnez-lui une carte, prenez-lui-en une ou échangez-en une contre une.
room-mess-hall-v2-few = { $players ->
    [1] V2 demande deux autres joueurs : pas en solo.
   *[other] V2 demande deux autres membres d’équipage.
}
room-mess-hall-solo-short = Échanger une carte de la main contre une carte visible.
room-mess-hall-solo-brief = Échanger
room-mess-hall-solo-full = Échangez une carte de la main contre une carte visible. Votre carte la remplace ; rien n’est pioché.
room-mess-hall-v2-short = Deux autres échangent une carte chacun, ou deux.
room-mess-hall-v2-brief = Faire échanger
room-mess-hall-v2-full = Choisissez deux autres membres d’équipage. Ils échangent une carte contre une, ou deux contre deux.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Deux autres ont des cartes
play-two-with-cards-no = moins de deux autres membres d’équipage ont des cartes
play-two-with-cards-short = trop peu de cartes
play-tokens = Un jeton Action dans la réserve
play-tokens-no = il n’y a plus de jetons Action dans la réserve
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
