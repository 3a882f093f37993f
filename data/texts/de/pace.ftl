### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = Wie schnell soll der Sturm ablaufen?
pace-text = Noch eins vor deinem ersten Flug. Du kannst es jederzeit in den Einstellungen ändern.
pace-slow = Zeit, jedem Treffer zu folgen. Ideal für die erste Partie.
pace-normal = Du siehst alles, ohne viel zu warten.
pace-fast = Für Crews, die die Karten kennen.
pace-off = Keine Animation: Ergebnisse erscheinen sofort.

## Before a person’s turn

recap-title = { $since ->
    [alone] Seit deinem letzten Zug
    [first] { $name }, vor deinem ersten Zug
   *[last] { $name }, seit deinem letzten Zug
}
recap-title-ready = Bereit, { $name }? Zug { $turn } ist deiner.
recap-nothing = { $since ->
    [first] Keine Treffer seit Spielbeginn.
   *[last] Keine Treffer seit deinem letzten Zug.
}
recap-turn = Zug { $turn }, { $name }
recap-cube = { $spaces ->
    [0] getroffen
   *[other] ein Stein verloren, noch { $left } von { $spaces }
}
recap-cube-since = ein Stein verloren, jetzt { $left } von { $spaces }
recap-protected = durch einen Schutzmarker gerettet
recap-protected-short = Schutz
recap-protects = schützt { $rooms }
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
