# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Questa scelta non è possibile
own-fault-text = Il tuo contenuto «{ $name }» contiene un errore. Non è cambiato nulla: scegli qualcos’altro.
own-fault-keeps = Se cambi le regole di «{ $name }», questa partita non si potrà più caricare. Finiscila prima, oppure correggi l’errore e inizia una nuova partita.
own-fault-setup = Il tuo contenuto «{ $name }» contiene un errore ({ $place }): così nessuna partita può iniziare. Correggi l’errore o disattiva quel contenuto.
own-fault-why = Il tuo contenuto «{ $name }» contiene un errore. La riga qui sotto indica il file e il punto.
own-fault-back = Scegli altro
own-fault-report = Un rapporto con i dettagli dell’errore è in { $path }. Il file con l’errore è tuo: puoi correggerlo tu.
