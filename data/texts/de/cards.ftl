### Eine Karte aus der Nähe: wozu sie gut ist.

card-about = Leg sie auf ein offenes Reparaturfeld ihrer Art oder behalte sie: Mit den anderen Karten der Kosten leitet sie die Energie eines Raums um.
card-about-wild = Steht für { $resources }, je nachdem, was gebraucht wird: auf einem Reparaturfeld oder in den Kosten des Umleitens.
card-repairs = Repariert jetzt
card-diverts = Zum Umleiten gebraucht
card-nowhere = kein Raum
card-close-hint = { DEVICE() ->
    [pad] Geh auf eine Karte und drücke { KEY("up") } oder { KEY("down") }, um sie groß zu sehen.
   *[keys] Verweile auf einer Karte oder drücke { KEY("up") } oder { KEY("down") }, um sie groß zu sehen.
}
