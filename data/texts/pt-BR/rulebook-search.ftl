rulebook-ask-so = Pergunte com poucas palavras simples, como “reparar uma sala” ou “limite de mão”.
