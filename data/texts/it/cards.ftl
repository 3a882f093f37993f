### A card held close: what it is good for.

card-about = Scartala per riparare uno spazio vuoto del suo tipo, o tienila per deviare l’energia di una stanza.
card-about-wild = Vale come { $resources } per riparare e per deviare.
card-repairs = Ripara ora
card-diverts = Serve ancora per deviare
card-nowhere = nessuna stanza
card-close-hint = { DEVICE() ->
    [pad] Vai su una carta e premi { KEY("up") } o { KEY("down") } per ingrandirla.
   *[keys] Indica una carta, o premi { KEY("up") } o { KEY("down") }, per ingrandirla.
}
