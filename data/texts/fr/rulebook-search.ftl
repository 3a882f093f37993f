rulebook-ask-so = Demandez en quelques mots simples, par exemple « réparer une salle » ou « limite de main ».
