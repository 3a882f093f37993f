rulebook-ask-so = Zapytaj w kilku prostych słowach, na przykład „naprawa sekcji” albo „limit kart”.
