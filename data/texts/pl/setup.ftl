# Ekran przygotowania nowej gry: pierwsza strona i szczegóły.

setup-ship = Ten statek
setup-deal = Wylosuj ponownie
setup-details = Szczegóły
setup-details-back = Wróć do załogi i trudności
setup-marks = Kolory załogi
setup-level-same = Ten sam odsetek wygranych: brak mierzalnej różnicy.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Alternatywne sekcje
