rulebook-ask-so = Pregunta con pocas palabras sencillas, como «reparar una sala» o «límite de mano».
