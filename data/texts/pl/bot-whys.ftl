### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Cała moc jest w Rdzeniu: to ratuje statek.
bot-why-core = Cała moc jest przekierowana, więc droga wiedzie do Rdzenia.
bot-why-divert = Karty na { FORM($room, "accusative") } są w komplecie: moc idzie do Rdzenia.
bot-why-danger = Następne trafienie { FORM($room, "at") } zgubiłoby statek.
bot-why-repair = Naprawa { FORM($room, "at") } jest warta karty: bliżej do pełnej sprawności.
bot-why-refill = Jedna karta naprawia { FORM($room, "accusative") } w całości.
bot-why-go-divert = Karty z ręki mogą przekierować moc { FORM($room, "at") }.
bot-why-go-repair = Karty z ręki mogą się przydać do naprawy { FORM($room, "at") }.
bot-why-go = Następne akcje są najwięcej warte { FORM($room, "at") }.
bot-why-scavenge = Kart brakuje bardziej niż czegokolwiek.
bot-why-give = { $crew } zrobi z tą kartą więcej.
bot-why-take = Tu ta karta przyda się bardziej, niż gdy ma ją { $crew }.
bot-why-activate = { $room } pomaga teraz bardziej niż cokolwiek.
bot-why-keep = Nic nie jest teraz warte akcji: żetony zachowają je na później.
bot-why-finish = Nie ma już nic do zrobienia.
bot-why-open-card = Ta odkryta karta pomoże pewnie bardziej niż jakaś z talii.
bot-why-deck = Żadna odkryta karta nie jest lepsza od tego, co może kryć talia.
bot-why-least = Tej karty będzie brakować najmniej.
bot-why-swap = Karta, która przychodzi, jest więcej warta niż ta, która odchodzi.
bot-why-order = Co wkrótce potrzebne, leży na wierzchu.
bot-why-damage-order = Najpierw idzie to, co najmniej szkodzi.
bot-why-protect = Tutaj następne trafienia są najgroźniejsze.
bot-why-send = Stamtąd { $crew } zrobi więcej.
bot-why-hand-out = Kto to dostaje, zrobi z tym najwięcej.
bot-why-strike = Te trafienia statek zniesie najlepiej.
bot-why-leave = W pojedynkę można teraz wygrać więcej.
bot-why-best = Ze wszystkiego, co widać, to obiecuje najwięcej.
