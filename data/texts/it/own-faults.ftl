# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Questa scelta non è possibile
own-fault-text = Il tuo contenuto «{ $name }» contiene un errore. Non è cambiato nulla: scegli qualcos’altro.
own-fault-stuck = Il tuo contenuto «{ $name }» contiene un errore che ora blocca ogni scelta. Annulla l’ultima scelta, se puoi, oppure esci dalla partita e correggi l’errore.
own-fault-keeps = Se correggi «{ $name }», questa partita potrà continuare, purché la correzione non cambi nulla di quello che è già successo. Conserva una copia dei vecchi file.
own-fault-setup = Il tuo contenuto «{ $name }» contiene un errore ({ $place }): così nessuna partita può iniziare. Correggi l’errore o disattiva quel contenuto.
own-fault-why = Il tuo contenuto «{ $name }» contiene un errore. La riga qui sotto indica il file e il punto.
own-fault-back = Scegli altro
own-fault-report = Un rapporto con i dettagli dell’errore è in { $path }. Il file con l’errore è tuo: puoi correggerlo tu.
