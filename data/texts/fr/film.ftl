# The film: why a game went as it did.

film-title = Le film
film-saved = Comment le vaisseau a été sauvé au tour { $turn }
film-lost = Comment le vaisseau a été perdu au tour { $turn }
film-luck = Chance
film-decisions = Décisions
film-points = Points : { $points }
film-start = de { $value } % au départ
film-chance = Chances de victoire
film-meaning = si des cadets finissaient la partie ; bande : marge d’erreur
film-looking = Analyse du tour { $turn } sur { $turns }
film-unable = Cette partie n’a pas pu être analysée.
film-stopped = L’analyse ne répond plus. Rouvrez le film pour continuer.
film-luck-lane = Chance : dés, pioches, avaries
film-decisions-lane = Décisions : meilleures ou pires que celles d’un cadet
film-turn = Tour { $turn }, { $name }
film-turn-alone = Tour { $turn }
film-point-listed = Tour { $turn } : { $words }
film-point = tournant { $at } sur { $count }
film-missed = { $points } points ou plus manqués
film-sign-good = pas de plan nettement meilleur
film-sign-missed = le plan du capitaine était meilleur
film-somebody = un joueur
film-happened = Ce qui s’est passé
film-part = { $at } / { $count }
film-more = Voir la suite
film-captain = Le plan du capitaine
film-as-good = Je n’ai pas trouvé de plan nettement meilleur.
film-as-good-note = À la table, je ne fais qu’estimer. Ici, seules comptent les parties jouées jusqu’au bout.
film-awaited = Pas encore analysé. Vous verrez bientôt ici ce que la chance et les décisions ont changé, et le plan du capitaine.
film-better =
    Avec ce plan { $win } % : { $points ->
        [one] un point
        [many] { $points } points
       *[other] { $points } points
    } de mieux, ± { $margin }
film-show = Montrer
film-enters = Actions : { $actions } · jetons Action : { $tokens } · cartes dans la pioche : { $cards }
film-key-turns = tours
film-key-points = tournants
film-key-play = lire
film-names-hide = Cacher les noms
film-names-show = Afficher les noms
film-point-back = Tournant précédent
film-point-on = Tournant suivant
film-tip-plot = { DEVICE() ->
    [pad] Parcourez la courbe avec { KEY("left") } et { KEY("right") }. Chaque pas est un tour.
   *[keys] Cliquez ou glissez sur la courbe, ou appuyez sur les flèches gauche et droite. Chaque pas est un tour.
}
film-tip-point = Tour { $turn }, points : { $points }
film-back = Retour
film-end-saved = sauvé
film-end-lost = perdu
over-film = Film
command-film = Voir pourquoi la partie a tourné ainsi
command-film-show = Film : montrer à la table
