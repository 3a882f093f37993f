### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Mój wybór
adviser-worth-close = Tuż za nim
adviser-worth-unclear = Trudno powiedzieć
adviser-worth-weaker = Chyba słabszy
adviser-worth-far = Chyba dużo słabszy

## What a plan does: $crew is a name, $room a room

adviser-win = Ratuje statek.
adviser-core = Potem { $crew } może ponownie uruchomić Rdzeń.
adviser-opens = Potem { $crew } może przekierować moc { FORM($room, "genitive") }.
adviser-holds = Potem { $crew } ma wszystkie karty, by przekierować moc { FORM($room, "genitive") }.
adviser-lacks = Potem { $crew } potrzebuje już tylko { $count ->
    [one] jednej karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}, by przekierować moc { FORM($room, "genitive") }.
adviser-first = Czekanie jest ryzykowne: po trafieniu w { FORM($room, "accusative") } nie przekierujecie mocy tej sekcji.
adviser-otherwise = Bez tego statek { $of ->
    [1] zniszczy jedyna możliwa następna karta
   *[other] { $count ->
        [1] zniszczy 1 z { $of } możliwych kart
       *[other] może zniszczyć { $count } z { $of } możliwych kart
    }
}.
adviser-rescue = Kolejne trafienie nie zniszczy już { FORM($room, "genitive") }.
adviser-whole = W pełni naprawia { FORM($room, "accusative") }.
adviser-bears = { $room } zniesie { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafień
} zamiast { $of }.
adviser-nearer = Następna tura zacznie się bliżej { FORM($room, "genitive") }: tam { $crew } może użyć karty.
adviser-keeps = Zostawia na później { $count ->
    [one] jeden żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonów akcji
}.
adviser-hand = Potem { $crew } ma na ręce { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}.
adviser-repairs = Potem { $crew } może naprawić { FORM($room, "accusative") }.
adviser-plain = Nic szczególnego za tym nie przemawia.

## What can be done with a plan

adviser-play = Wykonaj
adviser-play-plan = Wykonaj plan { $number }
adviser-play-ends = Zakończ samodzielnie
adviser-ending-best = Mój wybór: zakończ teraz akcje.
adviser-play-not = Ten plan kończy twoje akcje. Zrób to samodzielnie.
adviser-why-not = Dlaczego nie?
adviser-only = Tylko ten plan
adviser-lost = Co tracisz
adviser-better = Mam lepszy plan. Pokaż
command-play-plan = Rada: wykonaj plan

## The film

film-tip-hit = Trafienia: { $rooms }
