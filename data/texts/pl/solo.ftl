### Words of solo: one player, three crew members, one shared hand.

button-trade = Wymień
would-trade = za odkrytą kartę
hint-solo = { DEVICE() ->
    [pad] Podnieś kartę przyciskiem { KEY("enter") } i wybierz, dokąd trafi.
   *[keys] Kliknij lub przeciągnij kartę albo naciśnij jej klawisz i wybierz, dokąd trafi.
}
play-banner-solo = Tura { $turn }. Ręka ta sama.
play-do-trade = Wymień
play-aim-trade-no = wybierz odkrytą kartę
play-aim-trade-short = nie tam
play-trade-hand-no = { DEVICE() ->
    [pad] wybierz kartę z ręki, którą za nią oddajesz
   *[keys] upuść ją na kartę z ręki, którą za nią oddajesz
}
play-trade-hand-short = na kartę z ręki
play-trade-row-no = { DEVICE() ->
    [pad] wybierz odkrytą kartę, którą chcesz za nią dostać
   *[keys] upuść ją na odkrytą kartę, którą chcesz za nią dostać
}
play-trade-row-short = na odkrytą kartę
play-one-hand-no = załoga ma jedną wspólną rękę, nie ma czego dawać
play-one-hand-short = jedna wspólna ręka
play-way-trade = Oddaj { FORM($give, "accusative") }
play-ask-trade = Co oddajesz za { FORM($card, "accusative") }?
play-log-trade = { $name } wymienia { FORM($given, "accusative") } na { FORM($taken, "accusative") } z odkrytych
over-row-trades = Wymienione karty
play-tip-trade = Wymień kartę z ręki na odkrytą, gdziekolwiek jesteś: { $cost ->
    [one] jedna akcja
    [few] { $cost } akcje
    [many] { $cost } akcji
   *[other] { $cost } akcji
}.
play-tip-face-up-solo = Odkryta karta. Dobierz ją zamiast kart z talii ({ $deck-cards }), weź przy szukaniu albo wymień na nią kartę z ręki.
play-tip-crew-solo = { $name }: sekcja i żetony. Rękę poniżej ma cała załoga: po dobieraniu najwyżej { $hand-limit } kart.
