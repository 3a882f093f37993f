### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Wie schnell soll der Sturm gezeigt werden?
pace-text = Noch eins vor dem ersten Flug. In den Einstellungen lässt es sich jederzeit ändern.
pace-slow = Zeit, jeden Schlag zu lesen; gut für das erste Spiel.
pace-normal = Alles ist zu sehen, ohne viel Warten.
pace-fast = Für Crews, die wissen, was die Karten tun.
pace-off = Nichts bewegt sich; das Ergebnis liegt sofort da.
