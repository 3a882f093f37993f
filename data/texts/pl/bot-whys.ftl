### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name), `$ability` (what a room does, a sentence) and numbers.

bot-why-win = Wszystkie sekcje są przekierowane: aktywacja Rdzenia ratuje statek.
bot-why-core = Wszystkie sekcje są przekierowane, więc teraz Rdzeń.
bot-why-divert = Wszystkie karty są na ręce: pora przekierować moc { FORM($room, "genitive") }.
bot-why-danger = Jeszcze jedno trafienie w { FORM($room, "accusative") } i statek jest stracony.
bot-why-refill = Jedna naprawa wypełnia wszystkie puste pola { FORM($room, "genitive") }.
bot-why-repair-whole = { $room } będzie bez uszkodzeń. Tylko taką sekcję można aktywować lub przekierować.
bot-why-repair-ready = { $room } będzie bez uszkodzeń, a karty do przekierowania są na ręce.
bot-why-repair-use = { $room } będzie bez uszkodzeń, gotowa sekcja do aktywacji.
bot-why-repair-bears = { $room } zniesie { $count ->
    [one] jedno trafienie
    [few] { $count } trafienia
    [many] { $count } trafień
   *[other] { $count } trafień
} zamiast { $less }.
bot-why-repair-lacks = Zostaje { $count ->
    [one] jedno puste pole
    [few] { $count } puste pola
    [many] { $count } pustych pól
   *[other] { $count } pustych pól
} { FORM($room, "at") }.
bot-why-go-divert = Kartami z ręki można przekierować moc { FORM($room, "genitive") }.
bot-why-go-repair = Kartami z ręki można naprawić { FORM($room, "accusative") }.
bot-why-go-to-repair = W drodze { FORM($room, "to") }, do naprawy.
bot-why-go-use = W drodze { FORM($room, "to") }. Zdolność: „{ $ability }”
bot-why-go-share = Tam jest { $crew }: można podzielić się kartami.
bot-why-go-need = Karty z ręki przydadzą się { FORM($room, "at") }.
bot-why-go-near = Następną turę dobrze zacząć { FORM($room, "at") }.
bot-why-use = Ta zdolność teraz pomoże: „{ $ability }”
bot-why-search = Pozostałe sekcje kosztują kart: { $need }. Załoga ma { $count }.
bot-why-scavenge = Więcej kart to większy wybór w następnych turach.
bot-why-give = { $crew } zrobi z tą kartą więcej.
bot-why-give-divert = Z tą kartą { $crew } może przekierować moc { FORM($room, "genitive") }.
bot-why-give-repair = Z tą kartą { $crew } może naprawić { FORM($room, "accusative") }.
bot-why-give-lacks = Z tą kartą { $crew } potrzebuje już tylko { $count ->
    [one] jednej karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
} do przekierowania mocy { FORM($room, "genitive") }.
bot-why-take = Tu ta karta przyda się bardziej, niż gdy ma ją { $crew }.
bot-why-get-divert = Z tą kartą koszt przekierowania mocy { FORM($room, "genitive") } jest w komplecie.
bot-why-get-repair = Tą kartą można naprawić { FORM($room, "accusative") }.
bot-why-get-lacks = Do przekierowania mocy { FORM($room, "genitive") } brakuje potem { $count ->
    [one] jednej karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } kart
}.
bot-why-get-any = Karta uniwersalna zastępuje każdy zasób.
bot-why-open-card = Ta odkryta karta pomoże raczej bardziej niż karta z talii.
bot-why-open-slow = Odkryta karta zabiera z talii jedną kartę, nie { $count }.
bot-why-deck = Żadna odkryta karta nie jest lepsza niż to, co może być w talii.
bot-why-deck-more = Talia daje kart { $count }, odkryte tylko jedną.
bot-why-take-nothing = Każda wzięta karta zbliża talię do końca.
bot-why-least = Tej karty będzie brakować najmniej.
bot-why-least-idle = Żadna sekcja nie potrzebuje teraz tej karty.
bot-why-least-spare = Takich kart na ręce: { $count }.
bot-why-swap = Wzięta karta jest warta więcej niż oddana.
bot-why-swap-two = Obie strony zrobią potem ze swoimi kartami więcej.
bot-why-order = Karty potrzebne najpierw idą na wierzch.
bot-why-damage-later = Karta, która zniszczyłaby statek, przyjdzie później.
bot-why-damage-sunk = Karta, która zniszczyłaby statek, idzie na spód.
bot-why-damage-down = Najgroźniejsza karta idzie na spód.
bot-why-damage-bear = Następne trafienia idą w sekcje, które je zniosą.
bot-why-protect-least = Najbliżej zniszczenia jest { $room }.
bot-why-protect-ready = { $crew } ma karty do przekierowania mocy { FORM($room, "genitive") }. Trafienie by to uniemożliwiło.
bot-why-protect-whole = Przekierować można tylko w pełni naprawioną sekcję, dlatego trzeba chronić { FORM($room, "accusative") }.
bot-why-shield = Żeton zatrzyma następne trafienie w { FORM($room, "accusative") }.
bot-why-send = Stamtąd { $crew } zrobi więcej.
bot-why-send-divert = { FORM($room, "at") } { $crew } może przekierować moc: ma karty.
bot-why-send-repair = { FORM($room, "at") } { $crew } może naprawiać: ma kartę.
bot-why-hand-out = Ten członek załogi zrobi z tym najwięcej.
bot-why-hand-tokens = Z żetonami akcji { $crew } zrobi w turze więcej.
bot-why-hold-shield = { $crew } jest { FORM($room, "at") }: żeton zatrzyma tam trafienie.
bot-why-hold-cube = Z kostką { $crew } naprawi { FORM($room, "accusative") } bez karty.
bot-why-carry-cube = Z kostką { $crew } może naprawiać bez karty.
bot-why-strike-bear = Te sekcje zniosą trafienie.
bot-why-keep = Niewykorzystane akcje staną się żetonami akcji na później.
bot-why-keep-safe = Następna karta uszkodzeń nie może trafić w krytyczną sekcję. Niewykorzystane akcje staną się żetonami akcji na później.
bot-why-keep-tokens = Żetony akcji zostają na późniejszą turę.
bot-why-stop = Żadna pozostała akcja by nie pomogła.
bot-why-leave = W pojedynkę szanse są większe.
bot-why-best = To wygląda na najlepszy wybór.
bot-why-only = Nie ma innego wyboru.
bot-why-stand-in = Program nie odpowiedział, więc gra wybrała coś prostego.
