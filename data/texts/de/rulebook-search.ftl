rulebook-ask-so = Frag mit wenigen einfachen Wörtern, zum Beispiel „Raum reparieren“ oder „Handlimit“.
