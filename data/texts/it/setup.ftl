# La schermata in cui si prepara una partita: prima pagina e dettagli.

setup-ship = Questa nave
setup-deal = Distribuisci di nuovo
setup-details = Dettagli
setup-details-back = Torna a equipaggio e difficoltà
setup-marks = Colori dell’equipaggio
setup-level-same = Livelli con pari percentuale di vittorie: nessuna differenza misurabile.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Stanze alternative
