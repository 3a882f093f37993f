### Tury z poprzednich lotów do powtórzenia.

turns-title = Tury do powtórzenia
turns-lead = W każdej z tych tur kapitan widział lepszy plan. Znajdziesz go?
turns-sum = Do powtórzenia: { $waiting } · Rozwiązane: { $solved }
turns-cadet = Tura { $turn }, kadet
turns-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
turns-better = Mój plan był tu lepszy o { $points } (± { $margin }). Chodzi o szansę na wygraną, gdyby dograli kadeci.
turns-how = Próba kończy się wraz z turą. Potem porównamy dawną turę, nową i turę kapitana na tych samych nowych rozdaniach, więc szczęście się nie liczy.
turns-fly = Zagraj tę turę
turns-drop = Usuń
turns-none = Brak tur do powtórzenia. Następny film może jakieś dodać.
turns-found = { $count ->
    [one] Jedna tura z tego filmu trafiła na listę tur do powtórzenia.
    [few] { $count } tury z tego filmu trafiły na listę tur do powtórzenia.
    [many] { $count } tur z tego filmu trafiło na listę tur do powtórzenia.
   *[other] { $count } tury z tego filmu trafiło na listę tur do powtórzenia.
}
turns-cannot = Tę turę rozegrano według innych zasad, więc nie można jej tu powtórzyć.
turns-damaged = Niektórych tur do powtórzenia nie udało się odczytać i zostały pominięte. Stary plik zachowano jako { $file }.
turns-unread = Tur do powtórzenia nie można teraz odczytać. Solar Storm ponawia próbę co kilka sekund.
turns-unsaved = Zmiany na liście tur do powtórzenia nie są zapisane: dysk jest pełny albo nie można na nim zapisywać. Solar Storm ponawia próbę co kilka sekund.
turns-again = Tura { $turn } jeszcze raz
turns-task = Rozegraj tę turę jak najlepiej.
turns-task-end = Karty i rzuty są takie jak wtedy.
turns-leave = Wyjdź
turns-adviser = Kapitan odpowie po twojej próbie.
turns-start = Tu zaczęła się tura.
turns-lock = Karty w tej talii są w tej samej kolejności co wtedy.
turns-then = Wtedy
turns-now = Teraz
turns-chance = Szansa na wygraną, gdyby dograli kadeci; ± sprawdza się 95 razy na 100
turns-comparing = Porównanie na nowych rozdaniach: { $deals } z { $most }
turns-luck = Liczy się nie szczęście w kartach i rzutach, lecz to, jak je wykorzystano.
turns-unable = Nie udało się porównać planów. Powtórz turę, aby spróbować ponownie.
turns-gain = O { $points } lepiej niż wtedy
turns-loss = O { $points } gorzej niż wtedy
turns-even = Równie dobrze jak wtedy
turns-level = Równie dobrze jak plan kapitana, w granicach błędu
turns-above = O { $points } lepiej niż plan kapitana
turns-behind = O { $points } gorzej niż plan kapitana
turns-solved = Rozwiązane. Tura znika z listy.
turns-stays = Tura zostaje na liście.
turns-keep = Zachowaj
turns-show = Pokaż
turns-next = Dalej: tura { $turn }, { $points }
turns-once-more = Jeszcze raz
settings-turns-again = Zachowuj tury do poprawy
settings-turns-again-note = Jeśli film pokaże, że kapitan miał na jakąś turę znacznie lepszy plan, możesz ją później rozegrać jeszcze raz.
command-turn-keep = Powtórzona tura: zachowaj
command-turn-again = Powtórzona tura: jeszcze raz
command-turn-show = Powtórzona tura: pokaż
