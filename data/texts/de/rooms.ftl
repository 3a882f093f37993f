### Namen und Fähigkeiten der Räume. `-short` steht zweizeilig auf der Karte, `-full` ist die ganze Regel.

room-bridge = Brücke
room-bridge-v1-short = Sieh die nächsten 3 Schadenskarten an; ordne sie.
room-bridge-v1-brief = Schaden ordnen
room-bridge-v1-full = Sieh dir die obersten drei Schadenskarten an und lege sie in beliebiger Reihenfolge zurück. Der Hüllenbruch ist nie dabei. Was du siehst, bleibt allen bekannt.
room-bridge-v2-short = Sieh 2 Schadenskarten an: jede nach oben oder unten.
room-bridge-v2-brief = Karten senken
room-bridge-v2-full = Sieh dir die obersten zwei Schadenskarten an. Lege jede oben auf den Stapel oder darunter, in beliebiger Reihenfolge. Der Hüllenbruch bleibt die letzte Karte.

room-cargo-hold = Frachtraum
room-cargo-hold-v1-short = Sieh die nächsten 5 Ressourcenkarten an; ordne sie.
room-cargo-hold-v1-brief = 5 ordnen
room-cargo-hold-v1-full = Sieh dir die obersten fünf Ressourcenkarten an und lege sie in beliebiger Reihenfolge zurück. Sind es weniger als fünf, sieh dir alle an. Ansehen leert den Stapel nie.
room-cargo-hold-v2-short = Nimm eine Karte vom Stapel oder eine offene.
room-cargo-hold-v2-brief = Karte nehmen
room-cargo-hold-v2-full = Nimm die oberste Karte des Ressourcenstapels oder eine offene Karte. Eine offene Karte wird sofort ersetzt.

room-medical-bay = Krankenstation
room-medical-bay-v1-short = Voll repariert: Beginne deinen Zug hier und erhalte 2 Aktionsmarker.
room-medical-bay-v1-brief = +2 Marker
room-medical-bay-v1-full = Automatisch, ohne Aktion: Beginnst du deinen Zug in der voll reparierten Krankenstation, erhältst du zwei Aktionsmarker. Du darfst sie noch in diesem Zug ausgeben.
room-medical-bay-v2-short = Kostet 2 Aktionen: Gib anderen bis zu 3 Aktionsmarker.
room-medical-bay-v2-brief = Marker geben
room-medical-bay-v2-full = Kostet zwei Aktionen. Verteile einen bis drei Aktionsmarker aus dem Vorrat an andere Crewmitglieder.

room-crew-quarters = Crewquartier
room-crew-quarters-v1-short = Schicke ein Crewmitglied in einen Raum, in dem schon eines ist.
room-crew-quarters-v1-brief = Zu anderen
room-crew-quarters-v1-full = Schicke ein beliebiges Crewmitglied, auch dich selbst, in einen anderen Raum, in dem schon ein Crewmitglied ist. Der Energiekern zählt als Raum.
room-crew-quarters-v2-short = Schicke ein Crewmitglied in einen freien Raum.
room-crew-quarters-v2-brief = In freien Raum
room-crew-quarters-v2-full = Schicke ein beliebiges Crewmitglied, auch dich selbst, in einen freien Raum. Der Energiekern zählt als Raum.

room-energy-core = Energiekern
room-energy-core-v1-short = Leitet alle acht Räume um und startet den Kern neu: Sieg.
room-energy-core-v1-brief = Alle 8 umleiten
room-energy-core-v1-full = Sind alle acht Räume umgeleitet, aktiviere den Kern mit einer Aktion: Ihr rettet das Schiff und gewinnt. Der Kern wird nie getroffen und braucht keine Reparatur.

room-engine-room = Maschinenraum
room-engine-room-v1-short = Tausche eine deiner Karten gegen eine abgelegte Karte.
room-engine-room-v1-brief = Karte tauschen
room-engine-room-v1-full = Tausche eine deiner Karten gegen eine beliebige Karte vom Ablagestapel der Ressourcen.
room-engine-room-v2-short = Nimm eine abgelegte Karte; lege dann die oberste vom Stapel ab.
room-engine-room-v2-brief = Ablage nehmen
room-engine-room-v2-full = Nimm eine beliebige Karte vom Ablagestapel der Ressourcen. Lege danach die oberste Karte des Ressourcenstapels ab.

room-armoury = Waffenkammer
room-armoury-v1-short = Lege 2 Schutzmarker auf Räume, bis zu deinem nächsten Zug.
room-armoury-v1-brief = Räume schützen
room-armoury-v1-full = Lege zwei Schutzmarker auf einen oder zwei Räume, aber nicht auf den Energiekern. Ist nur noch einer im Vorrat, lege diesen. Jeder fängt einen Treffer auf seinen Raum ab. Was zu Beginn deines nächsten Zuges übrig ist, kommt zurück.
room-armoury-v2-short = Gib einem Crewmitglied einen Schutzmarker; er hält bis zum Treffer.
room-armoury-v2-brief = Crew schützen
room-armoury-v2-full = Gib einem beliebigen Crewmitglied, auch dir selbst, einen Schutzmarker aus dem Vorrat. Er bleibt dort, bis er einen Treffer auf dessen Raum abfängt.

room-repair-centre = Werkstatt
room-repair-centre-v1-short = Repariere von hier ein Feld in einem anderen Raum.
room-repair-centre-v1-brief = Fernreparatur
room-repair-centre-v1-full = Repariere ein Feld eines anderen Raums mit einer passenden Karte, als wärst du dort. In einem umgeleiteten Raum repariert diese eine Karte alle Felder.
room-repair-centre-v2-short = Gib einem anderen Crewmitglied einen Reparaturstein.
room-repair-centre-v2-brief = Stein geben
room-repair-centre-v2-full = Gib einem anderen Crewmitglied einen Reparaturstein aus dem Vorrat. Es füllt damit für eine Aktion und ohne Karte ein Feld seines Raums. In einem umgeleiteten Raum füllt er alle Felder.

room-mess-hall = Messe
room-mess-hall-v1-short = Gib einem Crewmitglied eine Karte, nimm oder tausche eine.
room-mess-hall-v1-brief = Geben, nehmen
room-mess-hall-v1-full = Wähle ein anderes Crewmitglied, egal in welchem Raum. Gib ihm eine Karte, nimm eine von ihm oder tauscht eine gegen eine.
room-mess-hall-v2-few = { $players ->
    [1] V2 braucht zwei andere Personen: nicht im Solospiel.
   *[other] V2 braucht zwei andere Crewmitglieder.
}
room-mess-hall-solo-short = Tausche eine Handkarte gegen eine offene Karte.
room-mess-hall-solo-brief = Karte tauschen
room-mess-hall-solo-full = Tausche eine Handkarte gegen eine offene Karte. Deine Karte ersetzt sie; gezogen wird nichts.
room-mess-hall-v2-short = Zwei andere tauschen je eine Karte oder je zwei.
room-mess-hall-v2-brief = Zwei tauschen
room-mess-hall-v2-full = Wähle zwei andere Crewmitglieder. Sie tauschen eine Karte gegen eine oder zwei gegen zwei.

# Warum ein Raum nichts zu tun findet: die Bedingung, das Problem, das Problem in wenigen Worten.
play-two-with-cards = Zwei andere mit Karten
play-two-with-cards-no = weniger als zwei andere haben Karten
play-two-with-cards-short = zu wenig Karten
play-tokens = Ein Aktionsmarker im Vorrat
play-tokens-no = im Vorrat ist kein Aktionsmarker mehr
play-tokens-short = keine Marker mehr

# Der Name eines Raums, wo wenig Platz dafür ist.
room-bridge-brief = Brücke
room-armoury-brief = Waffen
room-crew-quarters-brief = Quartier
room-energy-core-brief = Kern
room-repair-centre-brief = Werkstatt
room-medical-bay-brief = Kranken
room-cargo-hold-brief = Fracht
room-engine-room-brief = Maschinen
room-mess-hall-brief = Messe
