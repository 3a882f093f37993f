### Warum ein Mitspieler des Programms so entschieden hat, in einer Zeile. Was die Werte sind, sagt `game/bots/players/player.py`: `$room`,
### `$card` (eine Ressource), `$crew` (ein Name) und `$count`.

bot-why-win = Alle Räume sind umgeleitet: Den Kern zu aktivieren rettet das Schiff.
bot-why-core = Alle Räume sind umgeleitet, also kommt jetzt der Kern.
bot-why-divert = Alle Karten für { FORM($room, "accusative") } sind auf der Hand: Jetzt den Strom umleiten.
bot-why-danger = Noch ein Treffer auf { FORM($room, "accusative") }, und das Schiff ist verloren.
bot-why-refill = Eine einzige Reparatur füllt { FORM($room, "at") } alle leeren Felder.
bot-why-repair-whole = Danach ist { $room } voll repariert. Nur dann lässt sich ein Raum aktivieren oder umleiten.
bot-why-repair-ready = Danach ist { $room } voll repariert, und die Karten zum Umleiten sind auf der Hand.
bot-why-repair-use = Danach ist { $room } voll repariert und lässt sich aktivieren.
bot-why-repair-bears = Damit hält { $room } { $count ->
    [one] einen Treffer
   *[other] { $count } Treffer
} aus statt { $less }.
bot-why-repair-lacks = Danach { $count ->
    [one] ist { FORM($room, "at") } noch ein Feld leer
   *[other] sind { FORM($room, "at") } noch { $count } Felder leer
}.
bot-why-go-divert = Mit den Karten auf der Hand lässt sich { $room } umleiten.
bot-why-go-repair = Mit den Karten auf der Hand lässt sich { $room } reparieren.
bot-why-go-to-repair = Es geht { FORM($room, "to") }, um dort zu reparieren.
bot-why-go-use = Es geht { FORM($room, "to") }. Die Fähigkeit dort: „{ $ability }“
bot-why-go-share = Es geht zu { $crew }, um Karten zu teilen.
bot-why-go-need = Karten auf der Hand werden { FORM($room, "at") } gebraucht.
bot-why-go-near = Ein guter Ausgangspunkt für den nächsten Zug: { $room }.
bot-why-use = Diese Fähigkeit hilft jetzt sofort: „{ $ability }“
bot-why-search = Die übrigen Räume umzuleiten kostet { $need } Karten. Die Crew hat { $count }.
bot-why-scavenge = Mehr Karten bringen mehr Möglichkeiten in den nächsten Zügen.
bot-why-give = Mit dieser Karte kann { $crew } mehr anfangen.
bot-why-give-divert = Mit dieser Karte hat { $crew } alles, um { FORM($room, "accusative") } umzuleiten.
bot-why-give-repair = Mit dieser Karte kann { $crew } { FORM($room, "accusative") } reparieren.
bot-why-give-lacks = Um { FORM($room, "accusative") } umzuleiten, { $count ->
    [one] fehlt { $crew } damit nur noch eine Karte
   *[other] fehlen { $crew } damit nur noch { $count } Karten
}.
bot-why-take = Hier nützt die Karte mehr als bei { $crew }.
bot-why-get-divert = Mit dieser Karte sind die Kosten beisammen, um { FORM($room, "accusative") } umzuleiten.
bot-why-get-repair = Mit dieser Karte lässt sich { $room } reparieren.
bot-why-get-lacks = Um { FORM($room, "accusative") } umzuleiten, { $count ->
    [one] fehlt danach nur noch eine Karte
   *[other] fehlen danach nur noch { $count } Karten
}.
bot-why-get-any = Eine Universalkarte steht für jede Ressource.
bot-why-open-card = Diese offene Karte hilft wohl mehr als eine vom Stapel.
bot-why-open-slow = Eine offene Karte kostet den Stapel eine Karte statt { $count }.
bot-why-deck = Keine offene Karte ist besser als das, was der Stapel bringen kann.
bot-why-deck-more = Der Stapel bringt { $count } Karten, die Auslage nur eine.
bot-why-take-nothing = Jede genommene Karte bringt den Stapel seinem Ende näher.
bot-why-least = Diese Karte fehlt am wenigsten.
bot-why-least-idle = Diese Karte braucht jetzt kein Raum.
bot-why-least-spare = Davon sind { $count } auf der Hand.
bot-why-swap = Die neue Karte ist mehr wert als die gegebene.
bot-why-swap-two = Danach können beide mit ihren Karten mehr anfangen.
bot-why-order = Die Karten, die zuerst gebraucht werden, kommen nach oben.
bot-why-damage-later = Eine Karte, die das Schiff zerstören würde, kommt später.
bot-why-damage-sunk = Eine Karte, die das Schiff zerstören würde, kommt nach unten.
bot-why-damage-down = Die gefährlichste Karte kommt nach unten.
bot-why-damage-bear = Die nächsten Treffer gehen auf Räume, die sie aushalten.
bot-why-protect-least = Kein Raum ist der Zerstörung näher als { $room }.
bot-why-protect-ready = { $crew } hat die Karten, um { FORM($room, "accusative") } umzuleiten. Ein Treffer würde das verhindern.
bot-why-protect-whole = Nur ein voll reparierter Raum lässt sich umleiten, darum der Schutz für { FORM($room, "accusative") }.
bot-why-shield = Der Marker fängt den nächsten Treffer auf { FORM($room, "accusative") } ab.
bot-why-send = { $crew } kann von dort aus mehr erreichen.
bot-why-send-divert = { FORM($room, "at") } hat { $crew } die Karten zum Umleiten.
bot-why-send-repair = { FORM($room, "at") } hat { $crew } eine Karte zum Reparieren.
bot-why-hand-out = Dieses Crewmitglied kann am meisten damit anfangen.
bot-why-hand-tokens = Mit Aktionsmarkern schafft { $crew } mehr in einem Zug.
bot-why-hold-shield = { $crew } ist { FORM($room, "at") }: Der Marker fängt dort einen Treffer ab.
bot-why-hold-cube = Mit dem Stein kann { $crew } { FORM($room, "accusative") } ohne Karte reparieren.
bot-why-carry-cube = Mit dem Stein kann { $crew } ohne Karte reparieren.
bot-why-strike-bear = Diese Räume halten den Treffer aus.
bot-why-keep = Ungenutzte Aktionen werden zu Aktionsmarkern für später.
bot-why-keep-safe = Die nächste Schadenskarte kann keinen kritischen Raum treffen. Ungenutzte Aktionen werden zu Aktionsmarkern für später.
bot-why-keep-tokens = Die Aktionsmarker bleiben für einen späteren Zug.
bot-why-stop = Keine mögliche Aktion würde noch helfen.
bot-why-leave = Allein sind die Chancen besser.
bot-why-best = Das sieht nach der besten Möglichkeit aus.
bot-why-only = Es gibt keine andere Möglichkeit.
bot-why-stand-in = Das Programm gab keine Antwort, darum hat das Spiel etwas Einfaches gewählt.
