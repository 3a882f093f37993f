### Tours de vols passés à rejouer.

turns-title = Tours à rejouer
turns-lead = Le capitaine voyait un meilleur plan dans chacun de ces tours. Le trouverez-vous ?
turns-sum = À jouer : { $waiting } · Résolus : { $solved }
turns-cadet = Tour { $turn }, d’un cadet
turns-points = { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
turns-better = Mon plan valait ici { $points } de plus, ± { $margin } : les chances de victoire si des cadets finissaient la partie.
turns-how = Votre essai se termine avec votre tour. Votre ancien tour, le nouveau et celui du capitaine sont alors comparés sur les mêmes nouvelles donnes : la chance ne compte pas.
turns-fly = Jouer ce tour
turns-drop = Retirer
turns-none = Aucun tour à rejouer. Votre prochain film en ajoutera peut-être.
turns-found = { $count ->
    [one] Un tour de ce film s’ajoute à vos tours à rejouer.
    [many] { $count } de tours de ce film s’ajoutent à vos tours à rejouer.
   *[other] { $count } tours de ce film s’ajoutent à vos tours à rejouer.
}
turns-cannot = Ce tour a été joué avec d’autres règles et ne peut pas être rejoué ici.
turns-damaged = Certains tours à rejouer étaient illisibles et ont été laissés de côté. L’ancien fichier est conservé : { $file }.
turns-unread = Vos tours à rejouer ne peuvent pas être lus pour le moment. Solar Storm réessaie toutes les quelques secondes.
turns-unsaved = Les modifications de votre liste de tours à rejouer ne sont pas enregistrées : le disque est plein ou refuse l’écriture. Solar Storm réessaie toutes les quelques secondes.
turns-again = Tour { $turn }, à nouveau
turns-task = Tirez le meilleur de ce tour.
turns-task-end = Mêmes cartes et mêmes jets qu’avant.
turns-leave = Quitter
turns-adviser = Le capitaine répond après votre essai.
turns-start = Le tour commençait ici.
turns-lock = Cette pioche est dans le même ordre qu’avant.
turns-then = Avant
turns-now = Maintenant
turns-chance = Chances de victoire si des cadets finissaient la partie ; ± est juste 95 fois sur 100
turns-comparing = Comparaison sur de nouvelles donnes : { $deals } sur { $most }
turns-luck = La chance aux cartes et aux jets ne compte pas, seulement ce qu’on en a fait.
turns-unable = Les plans n’ont pas pu être comparés. Rejouez le tour pour réessayer.
turns-gain = { $points } de plus qu’avant
turns-loss = { $points } de moins qu’avant
turns-even = Aussi bien qu’avant
turns-level = Aussi bon que le plan du capitaine, à la marge près
turns-above = { $points } de plus que le plan du capitaine
turns-behind = { $points } de moins que le plan du capitaine
turns-solved = Résolu. Ce tour quitte votre liste.
turns-stays = Ce tour reste sur votre liste.
turns-keep = Le garder
turns-show = Montrer
turns-next = Suivant : tour { $turn }, { $points }
turns-once-more = Encore un essai
settings-turns-again = Garder les tours à améliorer
settings-turns-again-note = Si un film montre que le capitaine avait un bien meilleur plan pour un tour, vous pourrez rejouer ce tour.
command-turn-keep = Tour rejoué : le garder
command-turn-again = Tour rejoué : encore un essai
command-turn-show = Tour rejoué : montrer
