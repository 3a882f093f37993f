### Défis : le vaisseau du jour.

title-daily = Vaisseau du jour
title-daily-note = Un par jour, le même pour tous
challenges-title = Défis
daily-heading = Vaisseau du jour · { DATETIME($day, dateStyle: "full") }
daily-players = Joueurs
daily-alone = Solo
daily-shared = Aujourd’hui, tout le monde pilote ce vaisseau. Rien n’est envoyé : copiez votre résultat et comparez.
daily-next = Prochain vaisseau dans { $hours } h { $minutes } min
daily-next-soon = Prochain vaisseau dans { $minutes } min
daily-yours = Votre vol
daily-not-flown = Vous n’avez pas encore piloté ce vaisseau.
daily-unread = La liste des vaisseaux du jour est illisible pour l’instant : vos vols à leur bord ne sont pas affichés. Solar Storm réessaie toutes les quelques secondes.
daily-par = Par du capitaine
daily-par-covered = Vous le verrez à l’arrivée.
daily-par-short = par
daily-you = vous
daily-first = Votre premier vol
daily-more = { $count ->
    [one] Encore { $count } vol d’entraînement
    [many] Encore { $count } de vols d’entraînement
   *[other] Encore { $count } vols d’entraînement
}
daily-under = { $count ->
    [one] { $count } tour sous le par
    [many] { $count } de tours sous le par
   *[other] { $count } tours sous le par
}
daily-over = { $count ->
    [one] { $count } tour au-dessus du par
    [many] { $count } de tours au-dessus du par
   *[other] { $count } tours au-dessus du par
}
daily-even = Dans le par
daily-only-you = Le capitaine a perdu ce vaisseau.
daily-only-captain = Le capitaine a sauvé ce vaisseau.
daily-both-lost = Le capitaine l’a perdu aussi.
daily-days = Les sept derniers jours
daily-today = Auj.
daily-weekday = { $day ->
    [0] lun
    [1] mar
    [2] mer
    [3] jeu
    [4] ven
    [5] sam
   *[6] dim
}
daily-lost = perdu
daily-better = mieux
daily-fly = Piloter le vaisseau du jour
daily-copy = Copier le résultat
daily-copied = Résultat copié. Collez-le dans un message.
daily-film = Voir le film
daily-again = Recommencer, pour s’entraîner
daily-once = Seul votre premier vol compte. Un jour manqué ne coûte rien.
daily-result = Vaisseau du { DATETIME($day, dateStyle: "medium") }

flight-beside = Comparer au vôtre
beside-title = Côte à côte
beside-yours = Votre vol
beside-theirs = L’autre vol
beside-chance = { $value } % de chances de victoire
beside-unknown = Pas encore analysé

command-daily-copy = Vaisseau du jour : copier le résultat
command-daily-film = Vaisseau du jour : voir le film
command-daily-again = Vaisseau du jour : recommencer
command-crew-before = Défis : moins de joueurs
command-crew-after = Défis : plus de joueurs
