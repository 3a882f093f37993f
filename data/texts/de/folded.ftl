### Wofür große Schrift auf dem Tisch keinen Platz lässt: steht in den Hinweisen.

folded-active = Am Zug
folded-next = Als Nächstes
folded-then = Danach
folded-last = Zuletzt in der Runde
folded-pod = In der Rettungskapsel
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] eine Karte,
       *[other] { $cards } Karten,
    }
} { $tokens ->
    [one] ein Aktionsmarker
   *[other] { $tokens } Aktionsmarker
}{ $cubes ->
    [0] {""}
    [one] , ein Reparaturstein
   *[other] , { $cubes } Reparatursteine
}{ $shields ->
    [0] {""}
    [one] , ein Schutzmarker
   *[other] , { $shields } Schutzmarker
}
folded-critical = KRITISCH: Der nächste Treffer zerstört den Raum
