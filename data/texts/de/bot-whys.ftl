### Warum ein Mitspieler des Programms so entschieden hat, in einer Zeile. Was die Werte sind, sagt `game/bots/players/player.py`: `$room`,
### `$card` (eine Ressource), `$crew` (ein Name) und `$count`.

bot-why-win = Alle Energie ist im Kern: Das rettet das Schiff.
bot-why-core = Alle Energie ist umgeleitet, also geht es zum Kern.
bot-why-divert = Die Karten für { FORM($room, "accusative") } sind beisammen: Die Energie geht in den Kern.
bot-why-danger = Der nächste Treffer { FORM($room, "at") } würde das Schiff kosten.
bot-why-repair = Reparieren { FORM($room, "at") } ist die Karte wert: Es fehlt weniger, bis alles heil ist.
bot-why-refill = Eine Karte macht { FORM($room, "accusative") } wieder ganz heil.
bot-why-go-divert = { FORM($room, "at") } reichen die Karten auf der Hand, um Energie umzuleiten.
bot-why-go-repair = { FORM($room, "at") } passen die Karten auf der Hand zur Reparatur.
bot-why-go = { FORM($room, "at") } sind die nächsten Aktionen am meisten wert.
bot-why-scavenge = Karten fehlen mehr als alles andere.
bot-why-give = Mit dieser Karte kann { $crew } mehr anfangen.
bot-why-take = Hier nützt die Karte mehr als bei { $crew }.
bot-why-activate = Mehr als { FORM($room, "accusative") } zu nutzen hilft jetzt nichts.
bot-why-keep = Jetzt lohnt keine Aktion: Marker heben sie für später auf.
bot-why-finish = Es bleibt nichts zu tun.
bot-why-open-card = Diese offene Karte hilft wohl mehr als eine aus dem Stapel.
bot-why-deck = Keine offene Karte ist besser als das, was im Stapel liegen kann.
bot-why-least = Diese Karte fehlt am wenigsten.
bot-why-swap = Die neue Karte ist mehr wert als die alte.
bot-why-order = Obenauf liegt, was bald gebraucht wird.
bot-why-damage-order = Zuerst kommt, was am wenigsten schadet.
bot-why-protect = Hier sind die nächsten Treffer am gefährlichsten.
bot-why-send = Von dort aus kann { $crew } mehr erreichen.
bot-why-hand-out = Hier ist damit am meisten anzufangen.
bot-why-strike = Diese Treffer verträgt das Schiff am besten.
bot-why-leave = Allein ist jetzt mehr zu gewinnen.
bot-why-best = Nach allem, was zu sehen ist, verspricht das am meisten.
