# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Ce choix est impossible
own-fault-text = Votre contenu « { $name } » contient une erreur. Rien n’a changé : choisissez autre chose.
own-fault-stuck = Votre contenu « { $name } » contient une erreur qui bloque ici tous les choix. Annulez un choix si c’est possible, ou quittez la partie et corrigez l’erreur.
own-fault-keeps = Si vous corrigez « { $name } », cette partie pourra continuer, à condition que la correction ne change rien à ce qui s’est déjà passé. Gardez une copie des anciens fichiers.
own-fault-setup = Votre contenu « { $name } » contient une erreur ({ $place }) : aucune partie ne peut commencer avec ce contenu. Corrigez l’erreur ou désactivez-le.
own-fault-why = Votre contenu « { $name } » contient une erreur. La ligne ci-dessous donne le fichier et l’endroit.
own-fault-back = Choisir autre chose
own-fault-report = Un rapport avec les détails de l’erreur se trouve ici : { $path }. Le fichier en cause est le vôtre : vous pouvez le corriger.
