### Erweiterungen: Name, kurzer Text für eine Zeile, und alles, was man wissen muss.

expansion-solo = Solo
expansion-solo-text = Eine Person führt drei Crewmitglieder mit einer gemeinsamen Hand.
expansion-solo-full = Allein führst du drei Crewmitglieder, die reihum am Zug sind: eine Hand für alle, eigene Marker für jedes. Statt Karten zu teilen, tauschst du eine Handkarte gegen eine offene.
expansion-damage-control = Schadenskontrolle
expansion-damage-control-text = Bei drei Schadenskarten wählt ihr, welche Räume es trifft.
expansion-damage-control-full = Von jedem Typ verlässt eine Schadenskarte ungesehen den Stapel; für sie kommt eine Karte hinein, die keine Räume nennt. Wer sie zieht, wählt einen, zwei oder drei Räume, die es trifft.
expansion-escape-pod = Rettungskapsel
expansion-escape-pod-text = Ab sieben umgeleiteten Räumen darf jemand die anderen verlassen.
expansion-escape-pod-full = Sobald sieben Räume umgeleitet sind, darf in die Kapsel steigen, wer auf dem Energiekern steht. Wird das Schiff gerettet, gewinnen die anderen; geht es verloren, nimmt die geflohene Person noch eine Karte und gewinnt allein, wenn ihr letzter Wurf höher ist als die Zahl ihrer Karten.

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
expansion-players-no = nur für { FORM($for, "or") } { $most ->
    [1] Person
   *[other] Personen
}{ $crowd ->
    [alone] ; du spielst allein.
    [fewer] : Füge noch jemanden hinzu.
   *[more] : Ihr seid zu viele.
}
expansion-players-short = andere Personenzahl
expansion-apart = Passt zu „{ $other }“.
expansion-apart-no = passt nicht zu „{ $other }“: Beide ändern dasselbe.
expansion-apart-short = nicht mit { $other }
