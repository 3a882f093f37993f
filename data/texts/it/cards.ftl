### A card held close: what it is good for.

card-about = Mettila su uno spazio vuoto del suo tipo, o tienila: con le altre carte del costo devia l’energia di una stanza.
card-about-wild = Vale come { $resources }, ciò che serve: su uno spazio o nel costo per deviare.
card-repairs = Ripara ora
card-diverts = Serve ancora per deviare
card-nowhere = nessuna stanza
card-close-hint = { DEVICE() ->
    [pad] Vai su una carta e premi { KEY("up") } o { KEY("down") } per vederla grande.
   *[keys] Fermati su una carta, o premi { KEY("up") } o { KEY("down") }, per vederla grande.
}
