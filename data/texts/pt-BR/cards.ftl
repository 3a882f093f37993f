### A card held close: what it is good for.

card-about = Ponha-a em um espaço de reparo vazio do seu tipo, ou guarde-a: com as outras cartas do custo, desvia a energia de uma sala.
card-about-wild = Vale por { $resources }, o que for preciso: em um espaço de reparo ou no custo de desviar.
card-repairs = Repara agora
card-diverts = Falta ainda para desviar
card-nowhere = nenhuma sala
card-close-hint = { DEVICE() ->
    [pad] Vá até uma carta e aperte { KEY("up") } ou { KEY("down") } para vê-la grande.
   *[keys] Pare sobre uma carta, ou tecle { KEY("up") } ou { KEY("down") }, para vê-la grande.
}
