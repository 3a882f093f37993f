# Der Bildschirm, auf dem eine neue Partie vorbereitet wird: erste Seite und Einzelheiten.

setup-ship = Dieses Schiff
setup-deal = Neu austeilen
setup-details = Einzelheiten
setup-details-back = Zurück zu Crew und Schwierigkeit
setup-marks = Farben der Crew
setup-level-same = Stufen mit gleicher Gewinnchance zeigten keinen messbaren Unterschied.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Alternative Räume
