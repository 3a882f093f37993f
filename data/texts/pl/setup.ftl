# Ekran przygotowania nowej gry: pierwsza strona i szczegóły.

setup-ship = Ten statek
setup-deal = Wylosuj ponownie
setup-details = Szczegóły
setup-details-back = Wróć do załogi i trudności
setup-marks = Kolory załogi
setup-level-tip = Jak często załogi, którymi gra program, ratowały takie statki:
setup-level-same = Poziomy z tymi samymi liczbami nie wykazały wyraźnej różnicy.
setup-level-margin = „±” i przedziały: prawdziwy wynik bardzo prawdopodobnie się w nich mieści.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Alternatywne sekcje
