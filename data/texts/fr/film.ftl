# The film: why a game went as it did.

film-title = Le film
film-saved = Comment le vaisseau a été sauvé au tour { $turn }
film-lost = Comment le vaisseau a été perdu au tour { $turn }
film-luck = Chance
film-decisions = Décisions
film-points = { $points } points
film-start = à partir de { $value } % au début
film-chance = Probabilité de gagner
film-meaning = si des cadets continuaient ; la bande est la marge
film-looking = Examen du tour { $turn } sur { $turns }
film-unable = Aucune probabilité n’est connue pour cette partie.
film-luck-lane = Chance : dés, pioches, dégâts
film-decisions-lane = Décisions : meilleures ou pires que celles d’un cadet
film-turn = Tour { $turn }, { $name }
film-turn-alone = Tour { $turn }
film-point-listed = Tour { $turn } : { $words }
film-point = tournant { $at } sur { $count }
film-missed = { $points } points ou plus manqués
film-somebody = quelqu’un
film-happened = Ce qui s’est passé
film-part = { $at } / { $count }
film-more = Voir la suite
film-captain = Le capitaine aurait fait
film-as-good = Rien n’aurait été meilleur au-delà de la marge.
film-better = Alors { $win } % : { $points } points de mieux, à { $margin } près
film-show = Montrer
film-enters = Actions : { $actions } · jetons Action : { $tokens } · cartes dans la pioche : { $cards }
film-key-turns = tours
film-key-points = tournants
film-key-play = lire
film-names-hide = Cacher les noms
film-names-show = Afficher les noms
film-point-back = Au tournant précédent
film-point-on = Au tournant suivant
film-tip-plot = { DEVICE() ->
    [pad] Suivez la courbe avec { KEY("left") } et { KEY("right") } : chaque endroit est un tour.
   *[keys] Cliquez ou glissez sur la courbe, ou utilisez les flèches gauche et droite : chaque endroit est un tour.
}
film-tip-point = Tour { $turn } : { $points } points
film-back = Retour
film-end-saved = sauvé
film-end-lost = perdu
over-film = Film
command-film = Voir pourquoi la partie s’est passée ainsi
command-film-show = Film : montrer à la table
