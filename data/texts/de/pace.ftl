### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Wie schnell soll der Sturm gezeigt werden?
pace-text = Noch eins vor dem ersten Flug. In den Einstellungen lässt es sich jederzeit ändern.
pace-slow = Zeit, jeden Schlag zu lesen; gut für das erste Spiel.
pace-normal = Alles ist zu sehen, ohne viel Warten.
pace-fast = Für Crews, die wissen, was die Karten tun.
pace-off = Nichts bewegt sich; das Ergebnis liegt sofort da.

## Before a person’s turn

recap-title = { $since ->
    [alone] Seit deinem letzten Zug
    [first] { $name }, vor deinem ersten Zug
   *[last] { $name }, seit deinem letzten Zug
}
recap-title-ready = Bereit, { $name }? Zug { $turn } ist deiner.
recap-nothing = { $since ->
    [first] Seit Spielbeginn ist nichts getroffen worden.
   *[last] Seit deinem letzten Zug ist nichts getroffen worden.
}
recap-turn = Zug { $turn }, { $name }
recap-cube = { $spaces ->
    [0] getroffen
   *[other] ein Stein verloren, jetzt { $left } von { $spaces }
}
recap-protected = geschützt
recap-left = { $left }/{ $spaces }
recap-lost = Hüllenbruch: { $count ->
    [0] keine Karte verloren
    [one] eine Karte verloren
   *[other] { $count } Karten verloren
}
recap-spared = Kein Raum wurde getroffen.
recap-go-on = Weiter
recap-ready = Bereit
recap-never = Nicht mehr zeigen
