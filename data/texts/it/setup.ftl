# La schermata in cui si prepara una partita: prima pagina e dettagli.

setup-ship = Questa nave
setup-deal = Distribuisci di nuovo
setup-details = Dettagli
setup-details-back = Torna a equipaggio e difficoltà
setup-marks = Colori dell’equipaggio
setup-level-tip = Quanto spesso gli equipaggi giocati dal programma hanno salvato navi così:
setup-level-same = I livelli con gli stessi numeri non hanno mostrato una differenza chiara.
setup-level-margin = «±» e gli intervalli mostrano dove si trova, molto probabilmente, il valore vero.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Stanze alternative
