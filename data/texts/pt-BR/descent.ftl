### The descent: ten kinds of ship for each crew size.

title-descent = A descida
title-descent-note = Dez tipos de nave, da mais fácil à mais dura
descent-title = A descida
descent-lead = Dez degraus, do mais fácil ao mais duro. Dois seguidos podem se equivaler. De cada nave, só o primeiro voo conta.
descent-rung-1 = Órbita distante
descent-rung-2 = Vento solar
descent-rung-3 = Primeiro brilho
descent-rung-4 = Borda da coroa
descent-rung-5 = Raios da coroa
descent-rung-6 = Protuberância
descent-rung-7 = Campo de erupções
descent-rung-8 = Mancha escura
descent-rung-9 = Luz fervente
descent-rung-10 = Coração do Sol
descent-name = { $rung } · { $name }
descent-officers = Oficiais salvam
descent-interval = de { $low } a { $high }%
descent-unmeasured = ainda não medido
descent-you = Você
descent-sum = { $won } de { $count }
descent-needed = Salve aqui { $needed } das suas últimas { $last } naves para descer mais.
descent-next = Salve a próxima nave para descer mais.
descent-done = Vencido de uma vez por todas.
descent-all = Todos os degraus foram vencidos. O Sol não tem mais nada para mostrar.
descent-later = { $count ->
    [one] Este degrau conta quando o degrau { $first } for vencido.
    [2] Este degrau conta quando os degraus { $first } e { $last } forem vencidos.
    [many] Este degrau conta quando os degraus { $first } a { $last } forem vencidos.
   *[other] Este degrau conta quando os degraus { $first } a { $last } forem vencidos.
}
descent-begin = Começar
descent-practice = Voar para treinar
descent-again = Voar de novo
descent-aid-adviser = com conselhos
descent-aid-undo = com escolhas desfeitas
