# Der Bildschirm, auf dem eine neue Partie vorbereitet wird: erste Seite und Einzelheiten.

setup-ship = Dieses Schiff
setup-deal = Neu austeilen
setup-details = Einzelheiten
setup-details-back = Zurück zu Crew und Schwierigkeit
setup-marks = Farben der Crew
setup-level-tip = So oft retteten Crews, die das Programm spielt, solche Schiffe:
setup-level-same = Stufen mit denselben Zahlen zeigten keinen klaren Unterschied.
setup-level-margin = „±“ und Spannen zeigen, wo der wahre Anteil sehr wahrscheinlich liegt.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Alternative Räume
