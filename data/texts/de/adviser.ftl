### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Was ich täte
adviser-ending = Jetzt beenden
adviser-tries = Probierte Verläufe: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Der Kapitän denkt nach.
adviser-none = Der Kapitän weiß hier keinen Plan.
adviser-alone = Es gibt keinen anderen Plan zum Vergleich.
adviser-best = Der beste von diesen.
adviser-equal = So gut wie Plan { $plan }.
adviser-behind = Schwächer.
adviser-keep = Behalten
adviser-why = Warum?

## Reasons

adviser-power = Umgeleitete Räume danach: { $count } von { $goal }.
adviser-safe = Danach geht das Schiff mit nichts verloren, was als Nächstes kommt.
adviser-risk = Karten, die als Nächstes kommen können und dann das Schiff kosten: { $fatal } von { $possible }.
adviser-cubes = Steine auf dem Schiff: +{ $count }.
adviser-tokens = Ausgegebene Aktionsmarker: { $count }.

## After deciding

adviser-decide-first = Entscheide erst: Ich antworte, wenn du deine Aktionen beendest.
adviser-ask-earlier = Frag mich während deiner Aktionen: Ich antworte, wenn du sie beendest.
adviser-one-way = Jetzt ist nur eines möglich: Da gibt es nichts zu raten.
adviser-off = Der Berater ist in den Einstellungen ausgeschaltet.
adviser-decided = Du hast entschieden. Das ist meine Antwort.
adviser-level = So gut wie meiner.
adviser-yours = Dein Zug
adviser-mine = Der des Kapitäns
adviser-take-back = Zug zurücknehmen
adviser-go-on = Weiter mit meinem Zug
adviser-why-points = Warum? (−{ $points })

## Why

adviser-parts = Wo sie sich trennen: Schritt { $number }
adviser-next = Was als Nächstes kommen kann
adviser-left = Bleibt auf der Hand

adviser-crew = Weitergespielt wie: { $rank }

## Settings and keys

settings-adviser = Rat des Kapitäns
settings-adviser-note = Wie üblich: Wer allein spielt, bekommt ihn auf Frage; mehrere bekommen ihn nach der Entscheidung.
settings-adviser-usual = Wie üblich
settings-adviser-asked = Auf Frage
settings-adviser-after = Nachher
settings-adviser-off = Aus
command-adviser = Den Kapitän fragen
command-keep-ghosts = Rat: Vorschau behalten
command-why = Rat: warum
play-tip-adviser = Rat des Kapitäns{ KEY("adviser", before: " (", after: ")") }
