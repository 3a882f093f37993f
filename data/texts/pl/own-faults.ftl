# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Ta decyzja nie jest możliwa
own-fault-text = W Twojej zawartości „{ $name }” jest błąd. Nic się nie zmieniło: wybierz coś innego.
own-fault-stuck = W Twojej zawartości „{ $name }” jest błąd, przez który nie da się teraz nic wybrać. Cofnij ostatni wybór, jeśli możesz, albo wyjdź z gry i popraw błąd.
own-fault-keeps = Jeśli poprawisz zawartość „{ $name }”, tę grę będzie można kontynuować, o ile poprawka nie zmieni niczego, co już się wydarzyło. Zachowaj kopię starych plików.
own-fault-setup = W Twojej zawartości „{ $name }” jest błąd ({ $place }), więc nie da się z nią zacząć gry. Popraw błąd albo ją wyłącz.
own-fault-why = W Twojej zawartości „{ $name }” jest błąd. Wiersz poniżej podaje plik i miejsce.
own-fault-back = Wybierz coś innego
own-fault-report = Raport ze szczegółami błędu jest w { $path }. Plik z błędem jest Twój: możesz go poprawić.
