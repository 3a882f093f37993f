### Eine Karte aus der Nähe: wozu sie gut ist.

card-about = Lege sie ab, um ein leeres Feld ihrer Art zu reparieren, oder hebe sie für die Umleitkosten eines Raums auf.
card-about-wild = Steht für { $resources }, beim Reparieren und beim Umleiten.
card-repairs = Repariert jetzt
card-diverts = Noch zum Umleiten nötig
card-nowhere = kein Raum
card-close-hint = { DEVICE() ->
    [pad] Geh auf eine Karte und drücke { KEY("up") } oder { KEY("down") }, um sie zu vergrößern.
   *[keys] Zeige auf eine Karte oder drücke { KEY("up") } oder { KEY("down") }, um sie zu vergrößern.
}
