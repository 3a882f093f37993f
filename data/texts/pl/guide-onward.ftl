### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    To kosztuje { $count ->
        [one] jedną akcję
        [few] { $count } akcje
        [many] { $count } akcji
       *[other] { $count } akcji
    }{ $walk ->
        [0] .
       *[other] , wliczając drogę.
    }
captain-go-first = Najpierw idź { FORM($room, "to") }.
guide-share-card =
    { $way ->
        [give] Oddaj: { $cards }. Bierze { $name }.
       *[take] Weź: { $cards }. Oddaje { $name }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Wtedy { $name } ma wszystkie karty, by przekierować moc { FORM($room, "genitive") }.
           *[take] Wtedy masz wszystkie karty, by przekierować moc { FORM($room, "genitive") }.
        }
       *[other] { $way ->
            [give] Wtedy { $name } do przekierowania mocy { FORM($room, "genitive") } potrzebuje już tylko: { $cards }.
           *[take] Wtedy do przekierowania mocy { FORM($room, "genitive") } brakuje ci już tylko: { $cards }.
        }
    }
guide-go =
    W tej turze nie da się przekierować żadnej sekcji. Ale masz wszystkie karty, by przekierować moc { FORM($room, "genitive") }. To { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    } stąd. Idź już w tamtą stronę.
guide-go-core =
    Wszystkie osiem sekcji jest przekierowanych. Do Rdzenia energii masz { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }. Idź go uruchomić.
guide-next-ability = W tej turze nie da się przekierować żadnej sekcji. Najlepsze, co zostało: aktywować { FORM($room, "accusative") }. { $cost }
guide-go-damaged = W tej turze nie da się przekierować żadnej sekcji. Twój następny cel: { $room }. Brakuje tam kostek.
guide-go-mate = W tej turze nie da się przekierować żadnej sekcji. Twój następny cel: { $room }. W tej samej sekcji możecie dzielić się kartami.
guide-go-ready = W tej turze nie da się przekierować żadnej sekcji. Twój następny cel: { $room }. Bądź tam, gdy zacznie się twoja następna tura.
guide-keep =
    W tej turze nie da się przekierować żadnej sekcji. { $count ->
        [0] Możesz już zakończyć akcje, ale w puli nie ma żetonów akcji za niewykorzystane.
        [one] Możesz już zakończyć akcje: niewykorzystana zamieni się w żeton akcji na później.
        [few] Możesz już zakończyć akcje: niewykorzystane zamienią się w { $count } żetony akcji na później.
        [many] Możesz już zakończyć akcje: niewykorzystane zamienią się w { $count } żetonów akcji na później.
       *[other] Możesz już zakończyć akcje: niewykorzystane zamienią się w { $count } żetonu akcji na później.
    }
guide-take-deck = Na twoim miejscu dobrałbym teraz z talii.
guide-take-card = Wziąłbym tę odkrytą kartę: { $cards }.
guide-discard = Odrzuciłbym: { $cards }. Najprędzej przekierujemy { FORM($room, "accusative") }, a wszystkie potrzebne do tego karty zostają.
guide-discard-least = Odrzuciłbym: { $cards }. Pozostałe karty bardziej nam się przydadzą.
guide-spent =
    Twoje akcje są wykorzystane. { $count ->
        [0] Zakończ akcje: dobierzesz karty, potem uderzy burza.
        [one] Żeton akcji możesz zachować na później. Zakończ akcje: dobierzesz karty, potem uderzy burza.
        [few] { $count } żetony akcji możesz zachować na później. Zakończ akcje: dobierzesz karty, potem uderzy burza.
        [many] { $count } żetonów akcji możesz zachować na później. Zakończ akcje: dobierzesz karty, potem uderzy burza.
       *[other] { $count } żetonu akcji możesz zachować na później. Zakończ akcje: dobierzesz karty, potem uderzy burza.
    }
guide-first-divert = Dobra robota: moc { FORM($room, "genitive") } płynie już do Rdzenia energii. Pozostałe sekcje: { $left }.
guide-topics-done = Opanowane: { $topics }.
guide-topics-left = Jeszcze przed tobą: { $topics }.
guide-topics-back = Wróć do wskazówki
guide-topic-repair = naprawa sekcji
guide-topic-divert = przekierowanie mocy
guide-topic-share = dzielenie się kartami
guide-topic-token = użycie żetonu
guide-topic-ability = aktywacja sekcji
guide-topic-hand-limit = limit kart na ręce
guide-topic-critical = naprawa krytycznej sekcji
guide-topic-core = uruchomienie Rdzenia
guide-note-short = { $done }/{ $count }
