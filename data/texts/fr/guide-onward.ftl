### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    Cela coûte { $count ->
        [one] une action
        [many] { $count } actions
       *[other] { $count } actions
    }{ $walk ->
        [0] .
       *[other] , trajet compris.
    }
captain-go-first = Allez d’abord { FORM($room, "at") }.
guide-share-card =
    { $way ->
        [give] Donnez à { $name } : { $cards }.
       *[take] Prenez à { $name } : { $cards }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] { $name } a alors toutes les cartes pour détourner { $room }.
           *[take] Vous avez alors toutes les cartes pour détourner { $room }.
        }
       *[other] { $way ->
            [give] Pour détourner { $room }, il manque encore à { $name } : { $cards }.
           *[take] Pour détourner { $room }, il vous manque encore : { $cards }.
        }
    }
guide-go =
    Aucune salle ne peut être détournée ce tour. Mais vous avez toutes les cartes pour détourner { $room }, à { $count ->
        [one] un déplacement
        [many] { $count } déplacements
       *[other] { $count } déplacements
    } d’ici. Allez déjà dans cette direction.
guide-go-core =
    Les huit salles sont détournées. Le Cœur énergétique est à { $count ->
        [one] un déplacement
        [many] { $count } déplacements
       *[other] { $count } déplacements
    } d’ici. Allez-y pour le relancer.
guide-next-ability = Aucune salle ne peut être détournée ce tour. Le mieux à faire alors : activer { $room }. { $cost }
guide-go-damaged = Aucune salle ne peut être détournée ce tour. Votre prochaine étape : { $room }. Il y manque des cubes.
guide-go-mate = Aucune salle ne peut être détournée ce tour. Votre prochaine étape : { $room }. Dans la même salle, on peut partager des cartes.
guide-go-ready = Aucune salle ne peut être détournée ce tour. Votre prochaine étape : { $room }. Soyez-y au début de votre prochain tour.
guide-keep =
    Aucune salle ne peut être détournée ce tour. Vous pouvez finir vos actions maintenant{ $count ->
        [0] , mais la réserve n’a plus de jeton Action pour les actions inutilisées.
        [one]  : une action inutilisée devient un jeton Action pour un tour suivant.
        [many]  : les actions inutilisées deviennent { $count } jetons Action pour les tours suivants.
       *[other]  : les actions inutilisées deviennent { $count } jetons Action pour les tours suivants.
    }
guide-take-deck = À votre place, je piocherais maintenant.
guide-take-card = À votre place, je prendrais cette carte visible : { $cards }.
guide-discard = À votre place, je défausserais : { $cards }. La salle la plus proche d’être détournée : { $room }. Vous gardez toutes les cartes qu’il lui faut.
guide-discard-least = À votre place, je défausserais : { $cards }. Les autres nous servent davantage.
guide-spent =
    Vos actions sont dépensées. { $count ->
        [0] Finissez vos actions : vous collectez des cartes, puis la tempête touche le vaisseau.
        [one] Vous pouvez garder votre jeton Action pour un tour suivant. Finissez vos actions : vous collectez des cartes, puis la tempête touche le vaisseau.
        [many] Vous pouvez garder vos { $count } jetons Action pour les tours suivants. Finissez vos actions : vous collectez des cartes, puis la tempête touche le vaisseau.
       *[other] Vous pouvez garder vos { $count } jetons Action pour les tours suivants. Finissez vos actions : vous collectez des cartes, puis la tempête touche le vaisseau.
    }
guide-first-divert = Bien joué : l’énergie { FORM($room, "of") } alimente maintenant le Cœur énergétique. Salles encore à détourner : { $left }.
guide-topics-done = Acquis : { $topics }.
guide-topics-left = Encore à apprendre : { $topics }.
guide-topics-back = Revenir au conseil
guide-topic-repair = réparer une salle
guide-topic-divert = détourner l’énergie
guide-topic-share = partager une carte
guide-topic-token = utiliser un jeton
guide-topic-ability = activer une salle
guide-topic-hand-limit = respecter la limite de main
guide-topic-critical = réparer une salle critique
guide-topic-core = relancer le Cœur
guide-note-short = { $done }/{ $count }
