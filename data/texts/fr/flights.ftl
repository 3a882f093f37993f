### Flights that travel as a line.

flight-title = Un vol
flight-choices = { $count ->
    [one] { $count } choix
    [many] { $count } choix
   *[other] { $count } choix
}
flight-crew = { $count } équipiers
flight-playing = En vol, tour { $turn }
flight-won = Sauvé au tour { $turn }
flight-lost = Perdu au tour { $turn }
flight-names = Nommez votre équipage. Chaque place revient à un joueur ; à la table, le programme peut en reprendre.
flight-copy = Copier la ligne de vol
flight-copy-tip = Toute la partie en une ligne de lettres. Envoyez-la à un ami, qui la colle sur l’écran titre.
flight-paste = Coller la ligne de vol
flight-paste-nothing = Le presse-papiers ne contient ni ligne de vol ni code de partie.
paste-silent = Le programme depuis lequel vous avez copié n’a pas transmis le texte. Copiez-le de nouveau, puis collez-le.
paste-unreadable = Ce que vous avez copié ne peut pas être lu comme du texte. Copiez-le de nouveau en texte brut, puis collez-le.
paste-long = Ce que vous avez copié est trop long. Copiez seulement ce qu’il vous faut, puis collez-le.
flight-why-letters = Ce n’est pas une ligne de vol.
flight-why-newer = Cette ligne de vol vient d’une version plus récente de Solar Storm.
flight-why-damaged = Cette ligne de vol est abîmée : un caractère est faux ou manque.
flight-why-rules = Cette ligne de vol suit d’autres règles et ne peut pas servir ici.
flight-why-content = Cette ligne de vol demande du contenu qui n’est pas disponible ici : { $details }
flight-why-position = Une partie née d’une position personnalisée n’a pas de ligne de vol.
flight-why-rolls = Des lancers de cette partie ont été fixés : elle n’a pas de ligne de vol.
flight-why-settings = Les réglages de cette partie ne tiennent pas dans une ligne de vol.
flight-paste-key = Ctrl+V
flight-paste-hint = coller une partie
flight-paste-tip = Ouvre la ligne de vol ou le code de partie du presse-papiers. { $key } fait de même ici et sur l’écran titre.
