# Eine Partie noch einmal ansehen, und Spielcodes.

replay-where = Zug { $turn } · Entscheidung { $at } von { $length }
replay-begin = Die Crew ist an Bord, und noch hat niemand gehandelt.
replay-tip-line = { DEVICE() ->
    [pad] Die ganze Partie. Mit { KEY("left") } und { KEY("right") } gehst du sie entlang. Über der Linie: Züge und umgeleiteter Strom. Darunter: Treffer.
   *[keys] Die ganze Partie. Ziehe, klicke oder drücke die Pfeiltasten. Über der Linie: Züge und umgeleiteter Strom. Darunter: Treffer.
}
line-turn = Züge
line-divert = Strom umgeleitet
line-hit = Treffer
replay-first = Zum Anfang
replay-back-turn = Voriger Zug
replay-back = Vorige Entscheidung
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Nächste Entscheidung
replay-on-turn = Nächster Zug
replay-last = Zum Ende
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Von hier weiterspielen
replay-branch-over = Hier ist die Partie schon vorbei. Geh zuerst ein paar Entscheidungen zurück.
replay-leave = Verlassen
replay-replace-title = Ab Zug { $turn } weiterspielen?
replay-replace-text =
    Das startet eine neue Partie ab dieser Stelle. Deine laufende Partie (Zug { $other }) bleibt unter den gespeicherten Partien.
replay-replace-yes = Von hier weiterspielen

code-label = Spielcode
code-copy = Spielcode kopieren. Als Startzahl eingegeben, ergibt er dasselbe Schiff. Wer spielt, sagt er nicht.
code-copied = Kopiert: { $code }
code-not-copied = Die Zwischenablage ist nicht verfügbar. Der Code ist { $code }: Gib ihn als Startzahl ein.
code-none = Eine Partie aus einer eigenen Stellung hat keinen Code
code-letters = Keine Startzahl: Gib eine Zahl, Wörter oder einen Spielcode ein
code-slip = Weder Startzahl noch Spielcode: Prüfe jedes Zeichen
code-newer = Dieser Spielcode stammt von einer neueren Version von Solar Storm
code-expansion = Dieser Spielcode braucht eine Erweiterung, die hier nicht verfügbar ist
code-difficulty = Dieser Spielcode braucht einen Schwierigkeitsgrad, der hier nicht installiert ist
code-other = Dieser Spielcode gehört zu anderen Regeln und ergäbe hier ein anderes Schiff
code-taken = Spielcode übernommen: Personen, Erweiterungen, Räume und Schwierigkeit passen jetzt dazu. Wer spielt, wählst du.
