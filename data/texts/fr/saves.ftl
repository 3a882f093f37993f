### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = La dernière sauvegarde est illisible : { $why }
saves-newer = La dernière sauvegarde vient d’une version plus récente de Solar Storm. Votre version ne peut pas la lire.
saves-kept-as = Le fichier est conservé ici : { $path }.
saves-kept-files = Les fichiers concernés sont conservés ici : { $paths }.
saves-kept-there = Le fichier n’a pas pu être déplacé. Il est toujours ici : { $path }.
saves-rescued = « Continuer » charge la sauvegarde précédente.
saves-not-rescued = Rien d’autre n’a changé. Commencez une nouvelle partie, ou chargez une sauvegarde.
saves-changed = La dernière sauvegarde n’est plus celle qui était affichée ici.
saves-detail = ({ $detail })
saves-why-unreadable = le système ne peut pas l’ouvrir.
saves-why-folder = il y a un dossier à sa place.
saves-why-loop = il y a à sa place un lien qui ne mène nulle part.
saves-why-large = elle est bien trop grande pour une sauvegarde.
saves-why-empty = elle est vide.
saves-why-zeros = elle ne contient que des zéros.
saves-why-not-text = une partie n’est pas du texte.
saves-why-cut-off = il manque la fin.
saves-why-syntax = elle est endommagée.
saves-why-twice = elle contient deux fois la même entrée.
saves-why-number = elle contient un nombre non valide.
saves-why-deep = elle est trop endommagée pour être lue.
saves-why-foreign = ce n’est pas une sauvegarde de Solar Storm.
saves-why-newer = elle vient d’une version plus récente de Solar Storm.
saves-why-value = quelque chose y manque ou n’est pas valide.
saves-why-rules = ses choix enfreignent les règles ou ne mènent pas à la position indiquée.
saves-flaw-name = Son nom est endommagé et s’affiche autant que possible.
saves-flaw-picture = Son image ne vient pas de ce jeu et ne s’affiche pas.
saves-flaw-saved = Son heure n’est pas valide ; c’est celle du fichier qui s’affiche.

## A game that cannot be saved

saves-trouble-full = La partie n’a pas pu être sauvegardée : le disque est plein. Libérez de l’espace. Solar Storm réessaie toutes les quelques secondes.
saves-trouble-read-only = La partie n’a pas pu être sauvegardée : son dossier est en lecture seule. Vous pouvez continuer. Solar Storm réessaie toutes les quelques secondes.
saves-trouble-taken = Une autre copie de Solar Storm a pris le relais des sauvegardes ; celle-ci n’en fait plus. « Sauvegarder sous… », dans le menu, conserve encore cette partie.
saves-trouble-other = La partie n’a pas pu être sauvegardée ({ $detail }). Solar Storm réessaie toutes les quelques secondes.
saves-trouble-slow = Le disque est lent, et vos derniers choix ne sont pas encore sauvegardés. Vous pouvez continuer à jouer.
over-unsaved = { $which ->
    [last] Votre dernière partie
   *[this] Cette partie
 } n’est pas encore sauvegardée : { $why ->
    [full] le disque est plein
    [read-only] son dossier est en lecture seule
    [slow] le disque est lent
    [unread] le système ne peut pas ouvrir votre dernière sauvegarde
    [taken] une autre copie de Solar Storm a pris le relais des sauvegardes
   *[other] { $detail }
 }. Solar Storm réessaie toutes les quelques secondes.
disk-waits = En attente du disque
disk-waits-unsaved = Tout n’est pas encore sauvegardé. Fermez à nouveau la fenêtre pour quitter quand même.
saves-trouble-over = La partie est à nouveau sauvegardée.
saved-after-title = Sauvegardé
saved-after-all = La sauvegarde a finalement réussi.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Salles V2
saves-mode-rooms-mixed = Salles au hasard
saves-mode-rooms-pick = Salles au choix
saves-mode-no-counting = Sans comptage
saves-kept-name = Quittée au tour { $turn }
saves-finished-name = { $won ->
    [yes] Victoire au tour { $turn }
   *[no] Défaite au tour { $turn }
}

## The title screen, about saving

title-unsaved = La sauvegarde automatique est désactivée dans cette copie de Solar Storm, car une autre est ouverte. Vos parties ne changent pas.
title-taken = Une autre copie de Solar Storm a pris le relais des sauvegardes. Pour sauvegarder ici, fermez cette copie et relancez-la.
title-ended-kept = Votre dernière partie ({ $name }) n’avait pas encore été sauvegardée. Elle est maintenant dans « { title-load } ».
title-no-saves-read-only = Sauvegarde impossible : { $path } est en lecture seule. Vous pouvez jouer quand même. Pour sauvegarder, autorisez l’écriture dans ce dossier et relancez le jeu.
title-no-saves-full = Sauvegarde impossible : le disque est plein. Vous pouvez jouer quand même. Pour sauvegarder, libérez de l’espace.
title-no-saves-other = Sauvegarde impossible : { $path } est inutilisable. Vous pouvez jouer quand même. Pour sauvegarder, vérifiez ce qui se trouve à sa place.
title-no-saves-taken = Sauvegarde impossible : une autre copie de Solar Storm est ouverte.

## Two copies of the program

second-copy-heading = Solar Storm est déjà ouvert
second-copy-text = Une autre copie de Solar Storm est ouverte et sauvegarde sa partie. Deux copies ne doivent pas écraser leurs sauvegardes. Quand vous fermez l’autre, celle-ci continue automatiquement.
second-copy-quit = Quitter
second-copy-quit-detail = Revenir à la copie ouverte. Rien ne change.
second-copy-unsaved = Jouer sans sauvegarde automatique
second-copy-unsaved-detail = Cette partie n’est pas sauvegardée, vos options le sont. « Sauvegarder sous… » fonctionne encore.
second-copy-take-over = Prendre le relais
second-copy-take-over-detail = Cette copie sauvegarde à partir de maintenant. L’autre cesse et le signale.
second-copy-refused-full = Échec : le disque est plein.
second-copy-refused-read-only = Échec : le dossier des sauvegardes est en lecture seule.
second-copy-refused-taken = Échec : l’autre copie est en train de sauvegarder. Réessayez.
second-copy-refused-other = Échec : le dossier des sauvegardes est inutilisable.

## The list of saved games

saves-none = Aucune sauvegarde pour l’instant. « Sauvegarder sous… », dans le menu de la partie, en ajoute une. Les parties finies s’ajoutent automatiquement.
saves-folder-unread = La liste ne peut pas s’afficher : { $path } est illisible ({ $detail }). Vérifiez ce dossier, puis revenez ici.
saves-back = Retour
saves-row = Tour { $turn } · { $modes }
saves-row-broken = Cette partie est illisible : { $why }
saves-missing =
    Il faut { $count ->
        [one] l’extension « { $ids } », qui n’est pas installée
        [many] des extensions ({ $ids }) qui ne sont pas installées
       *[other] des extensions ({ $ids }) qui ne sont pas installées
    }.
saves-unreadable = Endommagée
saves-unreadable-newer = Version plus récente
saves-load = Reprendre la partie
saves-look = Voir le plateau
saves-watch = Revoir la partie
saves-rename = Renommer
saves-delete = Supprimer
saves-broken-advice = Rien n’a changé. Le fichier est { $path }. Si vous en avez une copie, mettez-la à cet endroit. Sinon, vous pouvez supprimer le fichier.
saves-newer-advice = Rien n’a changé. Le fichier est { $path }. La version plus récente peut reprendre la partie.
saves-gone = Le fichier n’existe plus.
saves-rename-title = Renommer la sauvegarde
saves-rename-go = Renommer
saves-renamed = Nouveau nom : « { $name } ».
saves-share = Partager
saves-delete-title = Supprimer « { $name } » ?
saves-delete-text = Vous pouvez la récupérer tant que vous restez sur cet écran. Ensuite, le fichier se trouve encore ici : { $path }.
saves-delete-go = Supprimer
saves-deleted = « { $name } » a été supprimée.
saves-restore = Récupérer la partie supprimée
saves-restored = « { $name } » est récupérée.
saves-not-kept = La partie en cours n’a pas pu être conservée parmi les sauvegardes. Si vous continuez, elle risque d’être perdue.
saves-refused-full = Échec : le disque est plein. Libérez de l’espace, puis réessayez.
saves-refused-read-only = Échec : le dossier des sauvegardes est en lecture seule. Autorisez l’écriture, puis réessayez.
saves-refused-taken = Échec : une autre copie de Solar Storm est en train de sauvegarder. Réessayez.
saves-refused-other = Échec : le disque a signalé une erreur. Réessayez.

## Saving under a name

naming-title = Sauvegarder sous…
naming-go = Sauvegarder
naming-suggestion = Tour { $turn } · { $names }
naming-empty = Une sauvegarde doit avoir un nom.
naming-letter = Le caractère { $place } ne convient pas : c’est un émoji ou un signe absent des polices du jeu.
naming-longest = Un nom compte au plus { $count } caractères. Ce qui dépasse est supprimé.
naming-note = Retrouvez-la dans « { title-load } », avec une image de la table.
naming-twice = Elle remplace la partie du même nom, sauvegardée le { $when }. L’ancienne rejoint les parties supprimées.
naming-saved = Sauvegardée sous « { $name } ».
menu-save-as = Sauvegarder sous…
menu-load = Sauvegardes

## Leaving a game that is not saved

leave-title = Quitter sans sauvegarder ?
leave-text = Tout ce qui s’est passé depuis la dernière sauvegarde peut être perdu.
leave-yes = Quitter quand même

## When the program fails

error-heading = Une erreur s’est produite
error-why-program = Solar Storm a rencontré une erreur inattendue. Vous n’y êtes pour rien.
error-why-content = Un des fichiers du jeu contient une erreur. La ligne ci-dessous donne le fichier et l’endroit. Corrigez-la, ou réinstallez Solar Storm.
error-why-refused = Solar Storm n’a pas pu lire l’un de ses propres fichiers : { $file }. Un autre programme l’utilise peut-être. Réessayez. Si cela se répète, redémarrez votre ordinateur ou réinstallez Solar Storm.
error-file-title = Ouverture impossible
error-again = Réessayer
error-why-memory = Cet ordinateur n’a plus de mémoire. Fermez d’autres programmes, puis continuez.
error-why-disk = L’ordinateur n’a pas pu lire ou écrire un fichier dont Solar Storm a besoin.
error-saved = Votre partie est en sécurité : elle a été sauvegardée après votre dernier choix. Allez à l’écran titre et continuez de là.
error-goes-on = Votre partie n’est pas sauvegardée, mais elle est toujours là : réessayez pour la poursuivre.
error-unsaved = La sauvegarde automatique est désactivée dans cette copie de Solar Storm : la partie en cours est perdue. Les sauvegardes n’ont pas changé.
error-no-game = Aucune partie n’est perdue : vos sauvegardes n’ont pas changé.
error-report = Un rapport avec les détails de l’erreur et les choix de cette partie se trouve ici : { $path }. Si cela se reproduit, envoyez ce fichier aux développeurs.
error-report-no-game = Un rapport avec les détails de l’erreur se trouve ici : { $path }. Si cela se reproduit, envoyez ce fichier aux développeurs.
error-no-report = Le rapport n’a pas pu être écrit : le disque a signalé une erreur.
error-last = Solar Storm doit se fermer. Les sauvegardes n’ont pas changé.
error-title-screen = Écran titre
error-earlier = Sauvegarde précédente
error-earlier-tip = Utile si l’erreur revient à chaque fois : met de côté la dernière sauvegarde et revient à la précédente.
error-stepped-back = La dernière sauvegarde est conservée sous un autre nom. « Continuer » charge la précédente.
error-no-step-back = Il n’y a pas de sauvegarde plus ancienne à reprendre.
error-step-back-refused = La dernière sauvegarde n’a pas pu être mise de côté : impossible pour l’instant de renommer des fichiers dans { $path }. « Continuer » la charge encore.
error-quit = Quitter

## A file that the system does not open

saves-unread = La dernière sauvegarde ne peut pas être ouverte pour le moment. Rien n’a été modifié ; elle se trouve toujours dans { $path }.
saves-unread-rescued = « Continuer » réessaie. En cas d’échec, la partie reprend à la sauvegarde précédente, et la dernière est conservée.
saves-trouble-unread = La partie n’est pas sauvegardée : le système ne peut pas ouvrir votre dernière sauvegarde, et Solar Storm n’écrase pas ce qu’il ne peut pas lire. Il réessaie toutes les quelques secondes.
notice-settings-unread = Vos options ne peuvent pas être ouvertes pour le moment ; les valeurs par défaut sont utilisées. Rien n’a été modifié. Redémarrez Solar Storm pour retrouver vos options.
settings-unsaved = Vos options ne sont pas enregistrées : le disque est plein ou refuse l’écriture. Solar Storm réessaie toutes les quelques secondes.
notice-lessons-unread = Votre progression à l’école de vol ne peut pas être ouverte pour le moment. Rien n’a été modifié. Solar Storm réessaiera.
