### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = La dernière sauvegarde est illisible : { $why }
saves-newer = La dernière sauvegarde vient d’une version plus récente de Solar Storm, illisible pour celle-ci.
saves-kept-as = Le fichier est conservé : { $path }.
saves-kept-there = Le fichier n’a pas pu être déplacé ; il se trouve ici : { $path }.
saves-rescued = Continuer reprend la sauvegarde précédente.
saves-not-rescued = Rien d’autre n’a été touché. Commencez une nouvelle partie, ou chargez-en une.
saves-detail = ({ $detail })
saves-why-unreadable = le système refuse de l’ouvrir.
saves-why-folder = un dossier est à sa place.
saves-why-loop = à sa place, un lien ne mène nulle part.
saves-why-large = elle est bien trop grande pour une partie sauvegardée.
saves-why-empty = elle est vide.
saves-why-zeros = elle ne contient que des zéros.
saves-why-not-text = une partie n’est pas du texte.
saves-why-cut-off = la fin manque.
saves-why-syntax = elle est abîmée.
saves-why-twice = elle dit deux fois la même chose.
saves-why-number = elle contient un nombre qui n’a pas de sens.
saves-why-deep = elle est abîmée au point d’être illisible.
saves-why-foreign = ce n’est pas une partie de Solar Storm.
saves-why-newer = elle vient d’une version plus récente de Solar Storm.
saves-why-value = quelque chose y manque ou n’a pas de sens.
saves-why-rules = ses coups ne mènent pas où elle le dit, ou ne sont pas permis.
saves-flaw-name = Son nom n’a pas de sens et s’affiche autant que possible.
saves-flaw-picture = Son image ne vient pas de ce jeu et ne s’affiche pas.
saves-flaw-saved = L’heure indiquée n’a pas de sens ; celle du fichier est affichée.

## A game that cannot be saved

saves-trouble-full = La partie n’a pas pu être sauvegardée : le disque est plein. Libérez de la place ; elle le sera à votre prochain choix.
saves-trouble-read-only = La partie n’a pas pu être sauvegardée : son dossier est protégé en écriture. Continuez à jouer, un essai suivra à chaque choix.
saves-trouble-taken = Un autre exemplaire de Solar Storm a repris la sauvegarde, celui-ci ne sauvegarde donc plus. « Sauvegarder sous… » dans le menu conserve encore cette partie.
saves-trouble-other = La partie n’a pas pu être sauvegardée ({ $detail }). Nouvel essai à votre prochain choix.
saves-trouble-slow = Le disque est lent : vos derniers choix sont encore en chemin. Vous pouvez continuer à jouer.
disk-waits = En attente du disque
disk-waits-unsaved = Votre partie n’est pas encore sauvegardée. Fermez de nouveau la fenêtre pour quitter quand même.
saves-trouble-over = La partie est de nouveau sauvegardée.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Toutes les salles V2
saves-mode-rooms-mixed = Salles au hasard
saves-mode-rooms-pick = Salles au choix
saves-mode-no-counting = Sans comptage
saves-kept-name = Quittée au tour { $turn }
saves-finished-name = { $won ->
    [yes] Victoire au tour { $turn }
   *[no] Défaite au tour { $turn }
}

## The title screen, about saving

title-unsaved = Cet exemplaire de Solar Storm ne sauvegarde pas tout seul, car un autre est ouvert. Vos parties restent comme elles sont.
title-taken = Un autre exemplaire de Solar Storm a repris la sauvegarde. Fermez celui-ci, ou relancez-le, pour sauvegarder ici à nouveau.
title-no-saves-read-only = Sauvegarde impossible : { $path } est protégé en écriture. Vous pouvez jouer quand même. Pour sauvegarder, rendez ce dossier accessible, puis relancez.
title-no-saves-full = Sauvegarde impossible : le disque est plein. Vous pouvez jouer quand même. Pour sauvegarder, libérez de la place.
title-no-saves-other = Sauvegarde impossible : { $path } est inutilisable. Vous pouvez jouer quand même. Pour sauvegarder, voyez ce qui se trouve à sa place.
title-no-saves-taken = Un autre exemplaire de Solar Storm est ouvert et sauvegarde.

## Two copies of the program

second-copy-heading = Solar Storm est déjà ouvert
second-copy-text = Un autre exemplaire du programme est ouvert et sauvegarde sa partie. Deux exemplaires ne doivent pas s’écraser l’un l’autre. Si vous fermez l’autre, celui-ci continue de lui-même.
second-copy-quit = Quitter
second-copy-quit-detail = Revenir à l’exemplaire ouvert. Rien ne change.
second-copy-unsaved = Jouer sans sauvegarde automatique
second-copy-unsaved-detail = Tous les fichiers restent intacts ; « Sauvegarder sous… » fonctionne.
second-copy-take-over = Prendre le relais
second-copy-take-over-detail = Cet exemplaire sauvegarde désormais ; l’autre cesse et le signale.
second-copy-refused-full = Échec : le disque est plein.
second-copy-refused-read-only = Échec : le dossier des parties sauvegardées est protégé en écriture.
second-copy-refused-taken = Échec : l’autre exemplaire est en train de sauvegarder. Réessayez.
second-copy-refused-other = Échec : le dossier des parties sauvegardées est inutilisable.

## The list of saved games

saves-heading = Parties sauvegardées
saves-none = Aucune partie sauvegardée pour l’instant. « Sauvegarder sous… » dans le menu de la table en conserve une ici ; les parties finies y viennent d’elles-mêmes.
saves-folder-unread = La liste est impossible : { $path } est illisible ({ $detail }). Vérifiez ce dossier, puis revenez ici.
saves-back = Retour
saves-row = Tour { $turn } · { $modes }
saves-row-broken = Partie illisible : { $why }
saves-missing = Exige { $count ->
    [one] l’extension « { $ids } », qui n’est pas installée
    [many] des extensions ({ $ids }) qui ne sont pas installées
   *[other] des extensions ({ $ids }) qui ne sont pas installées
} ici.
saves-unreadable = Abîmée
saves-unreadable-newer = Version plus récente
saves-status-playing = En cours
saves-status-won = Gagnée
saves-status-lost = Perdue
saves-turn = { $status } · tour { $turn }
saves-load = Reprendre cette partie
saves-look = Regarder le plateau
saves-watch = Revoir depuis le début
saves-rename = Renommer
saves-delete = Supprimer
saves-hint-load = charger
saves-cannot = Cette partie ne peut pas être chargée ; la raison est à côté de la liste.
saves-broken-advice = Rien n’a été changé. Le fichier est { $path }. Si vous en avez une copie, mettez-la à sa place ; sinon, vous pouvez le supprimer.
saves-newer-advice = Rien n’a été changé. Le fichier est { $path }. La version plus récente peut reprendre la partie.
saves-gone = Le fichier n’est plus là.
saves-rename-title = Renommer la partie sauvegardée
saves-rename-go = Renommer
saves-renamed = Elle s’appelle désormais « { $name } ».
saves-delete-title = Supprimer « { $name } » ?
saves-delete-text = Vous pouvez la récupérer tant que vous restez sur cet écran. Ensuite, elle se trouve encore ici : { $path }.
saves-delete-go = Supprimer
saves-deleted = « { $name } » a été supprimée.
saves-restore = Récupérer la partie supprimée
saves-restored = « { $name } » est de retour.
saves-not-kept = La partie en cours n’a pas pu être gardée parmi les parties sauvegardées : si vous continuez, elle peut être perdue.
saves-refused-full = Échec : le disque est plein. Libérez de la place, puis réessayez.
saves-refused-read-only = Échec : le dossier des parties sauvegardées est protégé en écriture. Rendez-le accessible, puis réessayez.
saves-refused-taken = Échec : un autre exemplaire de Solar Storm est en train de sauvegarder. Réessayez.
saves-refused-other = Échec : le disque a refusé. Réessayez.

## Saving under a name

naming-title = Sauvegarder sous…
naming-go = Sauvegarder
naming-suggestion = Tour { $turn } · { $names }
naming-empty = Une partie sauvegardée doit avoir un nom.
naming-letter = La lettre « { $letter } » ne peut pas s’afficher ici.
naming-note = Elle apparaît dans « Charger une partie » avec une image de la table.
naming-twice = Une partie porte déjà ce nom, sauvegardée le { $when }. Elle rejoint les parties supprimées, celle-ci prend sa place.
naming-saved = Sauvegardée sous « { $name } ».
menu-save-as = Sauvegarder sous…
menu-load = Charger une partie

## Leaving a game that is not saved

leave-title = Quitter sans sauvegarder ?
leave-text = Ce qui a été joué depuis la dernière sauvegarde sera perdu.
leave-yes = Quitter quand même

## When the program fails

error-heading = Quelque chose s’est mal passé
error-why-program = Solar Storm a commis une erreur que personne n’avait prévue. Vous n’y êtes pour rien.
error-why-content = Il y a une erreur dans les fichiers du jeu lui-même : la ligne ci-dessous dit dans quel fichier et où. Corrigez-la, ou réinstallez Solar Storm.
error-why-memory = Cet ordinateur n’a plus de mémoire pour Solar Storm. Fermez d’autres programmes, puis continuez.
error-why-disk = L’ordinateur a refusé de lire ou d’écrire un fichier dont Solar Storm a besoin.
error-saved = Votre partie est à l’abri : elle a été sauvegardée après le dernier choix. Allez à l’écran titre et continuez de là.
error-unsaved = Cet exemplaire de Solar Storm ne sauvegarde pas tout seul, la partie sur la table est donc perdue. Les parties sauvegardées sont intactes.
error-no-game = Aucune partie n’était sur la table. Les parties sauvegardées sont intactes.
error-report = Un rapport avec tout ce qu’il faut pour trouver l’erreur, et les choix de cette partie, se trouve ici : { $path }. Si cela se reproduit, envoyez ce fichier aux auteurs.
error-no-report = Le rapport n’a pas pu être écrit : le disque a refusé.
error-last = Solar Storm ne peut pas continuer et s’arrête. Les parties sauvegardées sont intactes.
error-title-screen = Écran titre
error-earlier = Un choix plus tôt
error-earlier-tip = Si cela arrive à chaque reprise : écarte la dernière sauvegarde et revient à la précédente.
error-stepped-back = La dernière sauvegarde est conservée sous un autre nom. Continuer reprend la précédente.
error-no-step-back = Il n’y a pas de sauvegarde antérieure à reprendre.
error-quit = Quitter
