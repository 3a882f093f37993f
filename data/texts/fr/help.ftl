## Help: one line for what is on the table

help-table = Sur la table
help-ask = { DEVICE() ->
    [pad] Sélectionnez un élément : sa règle
   *[keys] Clic droit sur un élément : sa règle
}
help-choose = Essayez : si c’est impossible, le jeu dit pourquoi
help-hand = { DEVICE() ->
    [pad] Choisissez une carte, puis une cible en surbrillance
   *[keys] Glissez une carte sur une cible en surbrillance, ou cliquez sur les deux
}
help-undo = Annuler
help-adviser = Demander conseil
help-log = Ce qui s’est passé
help-piles = Ce qui reste dans les pioches et les défausses
help-end = Finir vos actions
