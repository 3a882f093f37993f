# Rooms and expansions that players have written themselves.

own-rooms-title = Vos propres salles
own-rooms-where = Chacune de vos salles ou extensions a son propre dossier dans :
own-rooms-named = Indiqués au lancement du jeu :
own-rooms-none = Vous n’avez pas encore créé de salle. La page « own-rooms » de la documentation montre comment en écrire une.
own-rooms-here = Dans le jeu
own-rooms-room = à la place de : { $room }
own-rooms-expansion = extension
own-rooms-left-out = { $count ->
    [one] { $count } dossier est laissé de côté. Le jeu s’en passe.
    [many] { $count } de dossiers sont laissés de côté. Le jeu s’en passe.
   *[other] { $count } dossiers sont laissés de côté. Le jeu s’en passe.
}
own-rooms-line = { $file }, ligne { $line }
own-rooms-more = { $count ->
    [one] { $count } autre erreur n’est pas affichée.
    [many] { $count } d’autres erreurs ne sont pas affichées.
   *[other] { $count } autres erreurs ne sont pas affichées.
}
own-rooms-copy = Copier le chemin
own-rooms-again = Relire
own-rooms-copied = Le chemin est dans le presse-papiers.
own-rooms-read = Les dossiers ont été relus.
own-rooms-changed = { $count ->
    [one] Votre contenu « { $ids } » a changé depuis la sauvegarde de cette partie.
    [many] Vos contenus ({ $ids }) ont changé depuis la sauvegarde de cette partie.
   *[other] Vos contenus ({ $ids }) ont changé depuis la sauvegarde de cette partie.
}
own-rooms-goes-on = Les nouvelles règles s’appliquent à partir de maintenant.
own-rooms-undone = Vous ne pouvez pas rétablir les choix annulés incompatibles avec elles.
own-rooms-fits-not = Ce qui s’est passé jusqu’ici est incompatible avec les nouvelles règles. La partie est conservée : remettez les anciens fichiers en place ou commencez une nouvelle partie.
own-rooms-unread = Votre contenu « { $id } » est illisible pour le moment ({ $detail }). La partie est conservée : réessayez quand le dossier pourra être ouvert.
own-rooms-wrong = Votre contenu « { $id } » contient une erreur ({ $place }). La partie est conservée : corrigez l’erreur, puis réessayez.
flight-why-own = Cette ligne de vol suit d’autres règles ou une autre version de vos contenus : { $details }
own-rooms-advice = Ce vaisseau contient vos propres salles. Je ne peux pas les simuler, donc je n’ai rien comparé.
own-rooms-film = Ce vaisseau contient vos propres salles ou extensions. Le capitaine ne peut pas évaluer ses tours.
