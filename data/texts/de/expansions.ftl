### Erweiterungen: Name, kurzer Text für eine Zeile, und alles, was man wissen muss.

expansion-solo = Solo
expansion-solo-text = Eine Person führt drei Crewmitglieder mit einer gemeinsamen Hand.
expansion-solo-full = Du führst drei Crewmitglieder, die reihum am Zug sind. Sie teilen sich eine Hand, aber jedes hat eigene Marker. Statt zu teilen, tauschst du eine Handkarte gegen eine offene Karte.
expansion-damage-control = Schadenskontrolle
expansion-damage-control-text = Bei drei Schadenskarten wählst du, welche Räume getroffen werden.
expansion-damage-control-full = Von jedem Typ wird ungesehen eine Schadenskarte ersetzt, und zwar durch eine, die keine Räume nennt. Die aktive Person wählt so viele verschiedene Räume, wie der Typ vorgibt.
expansion-escape-pod = Rettungskapsel
expansion-escape-pod-text = Ab sieben umgeleiteten Räumen darf eine Person die anderen verlassen.
expansion-escape-pod-full = Sobald sieben Räume umgeleitet sind, darf eine Person auf dem Energiekern in die Kapsel steigen. Wird das Schiff gerettet, gewinnen die anderen. Geht es verloren, nimmt der Deserteur noch eine Karte und würfelt. Über seiner Kartenzahl gewinnt er allein, sonst verlieren alle.

## Warum eine Erweiterung nicht dabei sein kann

number = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $number }
}
expansion-players = Für { FORM($for, "or") } { $most ->
    [1] Person
   *[other] Personen
}.
expansion-players-no = braucht { FORM($for, "or") } { $most ->
    [1] Person
   *[other] Personen
}{ $crowd ->
    [alone] ; du spielst allein.
    [fewer] : Füge eine Person hinzu.
   *[more] : Entferne eine Person.
}
expansion-players-short = { $crowd ->
    [alone] nicht im Solo
    [fewer] eine Person dazu
   *[more] eine Person weniger
}
expansion-apart = Lässt sich mit „{ $other }“ kombinieren.
expansion-apart-no = nicht mit „{ $other }“ kombinierbar: Beide ändern dieselbe Regel.
expansion-apart-short = nicht mit { $other }
