### Words of solo: one player, three crew members, one shared hand.

button-trade = Cambiar
would-trade = por una visible
hint-solo = { DEVICE() ->
    [pad] Toma una carta con { KEY("enter") } y elige adónde va.
   *[keys] Haz clic en una carta, arrástrala o pulsa su tecla, y elige adónde va.
}
play-banner-solo = Turno { $turn }. Tu mano sigue igual.
play-do-trade = Cambiar
play-aim-trade-no = elige una carta visible
play-aim-trade-short = ahí no
play-trade-hand-no = { DEVICE() ->
    [pad] elige la carta de la mano que das por ella
   *[keys] suéltala sobre la carta de la mano que das por ella
}
play-trade-hand-short = una de la mano
play-trade-row-no = { DEVICE() ->
    [pad] elige la carta visible que quieres por ella
   *[keys] suéltala sobre la carta visible que quieres por ella
}
play-trade-row-short = una visible
play-one-hand-no = la tripulación comparte una mano: no hay nada que dar
play-one-hand-short = una mano común
play-way-trade = Dar { $give }
play-ask-trade = Cambio por { $card }: ¿qué carta das?
play-log-trade = { $name } cambia { $given } por { $taken } (visible)
over-row-trades = Cartas cambiadas
play-tip-trade =
    Cambiar una carta de la mano por una visible, estés donde estés: { $cost ->
        [one] una acción
        [many] { $cost } acciones
       *[other] { $cost } acciones
    }.
play-tip-face-up-solo = Una carta visible. Recógela en lugar de { $deck-cards } del mazo, tómala al rebuscar o cámbiala por una carta de la mano.
play-tip-crew-solo = { $name }: sala y fichas. Toda la tripulación comparte la mano de abajo: { $hand-limit } cartas como máximo tras recoger.
