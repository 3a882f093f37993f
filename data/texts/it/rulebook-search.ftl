rulebook-ask-so = Chiedi con poche parole semplici, per esempio «riparare una stanza» o «limite di mano».
