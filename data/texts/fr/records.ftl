### The log of flights, and what it adds up to.

records-title = Records
records-reading = Lecture de vos vols…
records-none = Aucun vol pour l’instant. Chaque vol terminé s’ajoute ici.
records-sum = { $won } vaisseaux sauvés sur { $count }
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Vaisseaux sauvés
records-cell = { $won } sur { $count }
records-interval = à la longue, très probablement de { $low } à { $high } %
records-players = { $players ->
    [one] { $players } joueur
    [many] { $players } de joueurs
   *[other] { $players } joueurs
}
records-sums = Tous les vols
records-fastest = Sauvetage le plus rapide
records-longest = Vol le plus long
records-close = Sauvetages de justesse
records-close-note = Avec une salle critique, ou avec { $cards } cartes restantes au plus.
records-crews = Le plus de vols
records-firsts = Premiers sauvetages
records-first-any = N’importe quel vaisseau
records-first-realist = Réaliste, sans Jokers
records-first-narrow = { $cards } cartes restantes au plus
records-last = Derniers vols
records-by-programs = terminé par le programme seul
records-cards = { $count ->
    [one] { $count } carte restante
    [many] { $count } de cartes restantes
   *[other] { $count } cartes restantes
}
records-no-line = Ce vol n’a pas de ligne de vol et ne peut pas être revu.
records-csv = Exporter en CSV
records-json = Exporter en JSON
records-exported = Tous les vols ont été exportés : { $path }
records-export-full = Rien n’a été exporté : le disque est plein. Libérez de l’espace, puis réessayez.
records-export-read-only = Rien n’a été exporté : { $path } est en lecture seule. Autorisez l’écriture dans ce dossier, puis réessayez.
records-export-other = Rien n’a été exporté : { $path } est inutilisable ({ $detail }). Vérifiez ce qui s’y trouve, puis réessayez.
records-damaged = { $count ->
    [one] Une entrée du journal de vol est abîmée et a été laissée de côté.
    [many] { $count } d’entrées du journal de vol sont abîmées et ont été laissées de côté.
   *[other] { $count } entrées du journal de vol sont abîmées et ont été laissées de côté.
}
records-newer = Les entrées du journal de vol qui viennent d’une version plus récente de Solar Storm ont été laissées de côté.
records-unread = Votre journal de vol ne peut pas être lu pour le moment. Solar Storm réessaie toutes les quelques secondes.
records-unread-file = Le fichier n’a pas été modifié : { $path }
flights-unsaved = Vos derniers vols ne sont pas encore dans le journal de vol : le disque est plein ou refuse l’écriture. Solar Storm réessaie toutes les quelques secondes.
records-refused-full = Vos derniers vols ne sont pas encore dans le journal de vol : le disque est plein. Libérez de l’espace, puis rouvrez cette page.
records-refused-read-only = Vos derniers vols ne sont pas encore dans le journal de vol : son dossier est en lecture seule. Autorisez l’écriture, puis rouvrez cette page.
records-refused-taken = Vos derniers vols ne sont pas encore dans le journal de vol : une autre copie de Solar Storm est en train d’y écrire. Rouvrez cette page.
records-refused-other = Le disque a signalé une erreur pour le journal de vol. Aucun vol n’a été supprimé. Rouvrez cette page.
