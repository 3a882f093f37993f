# Eine Partie noch einmal ansehen, und Spielcodes.

replay-label = Wiedergabe
replay-where = Zug { $turn } · Entscheidung { $at } von { $length }
replay-begin = Das Schiff ist bereit, die Crew ist an Bord: Noch hat niemand etwas getan.
replay-tip-line = { DEVICE() ->
    [pad] Die ganze Partie. { KEY("left") } und { KEY("right") } gehen sie entlang. Über der Linie: Züge und umgeleitete Räume. Darunter: Treffer.
   *[keys] Die ganze Partie. Ziehe, klicke oder drücke die Pfeiltasten. Über der Linie: Züge und umgeleitete Räume. Darunter: Treffer.
}
replay-first = Zum Anfang
replay-back-turn = Zum Zug davor
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Hier anhalten
replay-on = Eine Entscheidung weiter
replay-on-turn = Zum nächsten Zug
replay-last = Zum Ende
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Von hier weiterspielen
replay-branch-over = An dieser Stelle ist die Partie vorbei: Geh erst ein paar Entscheidungen zurück.
replay-leave = Verlassen
replay-lost-title = Diese Partie lässt sich nicht ansehen
replay-replace-title = Ab Zug { $turn } weiterspielen?
replay-replace-text =
    Das beginnt eine neue Partie mit derselben Vergangenheit. Eine andere läuft noch (Zug { $other }); sie bleibt unter den gespeicherten Partien.
replay-replace-yes = Von hier weiterspielen

code-label = Spielcode
code-copy = Spielcode kopieren: Wer ihn als Startzahl eingibt, bekommt genau dasselbe Schiff
code-copied = Kopiert: { $code }
code-not-copied = Die Zwischenablage ist nicht erreichbar. Der Code ist { $code }: Gib ihn dort ein, wo nach der Startzahl gefragt wird.
code-none = Eine Partie, die mit einer geschriebenen Stellung begann, hat keinen Code
code-letters = Kein Spielcode: Codes bestehen nur aus Ziffern und Buchstaben
code-slip = Weder Startzahl noch Spielcode: Vergleiche Zeichen für Zeichen
code-newer = Dieser Spielcode stammt von einer neueren Version von Solar Storm
code-expansion = Dieser Spielcode braucht eine Erweiterung, die hier nicht installiert ist
code-difficulty = Dieser Spielcode braucht eine Schwierigkeit, die hier nicht installiert ist
code-other = Dieser Spielcode gehört zu anderen Regeln: Hier wäre es ein anderes Schiff
code-taken = Spielcode erkannt: Personen, Erweiterungen, Räume und Schwierigkeit sind so eingestellt
