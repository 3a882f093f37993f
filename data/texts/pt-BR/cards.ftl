### A card held close: what it is good for.

card-about = Descarte-a para reparar um espaço vazio do mesmo tipo ou guarde-a para desviar a energia de uma sala.
card-about-wild = Vale por { $resources } em qualquer reparo ou custo de desvio.
card-repairs = Repara agora
card-diverts = Ainda falta para desviar
card-nowhere = nenhuma sala
card-close-hint = { DEVICE() ->
    [pad] Vá até uma carta e aperte { KEY("up") } ou { KEY("down") } para ampliá-la.
   *[keys] Aponte para uma carta ou aperte { KEY("up") } ou { KEY("down") } para ampliá-la.
}
