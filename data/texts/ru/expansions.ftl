### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Соло
expansion-solo-text = Один игрок управляет тремя членами экипажа с общей рукой.
expansion-solo-full = Вы управляете тремя членами экипажа, которые ходят по очереди. Рука у них общая, жетоны у каждого свои. Вместо того чтобы делиться, вы обмениваете карту из руки на открытую.
expansion-damage-control = Борьба за живучесть
expansion-damage-control-text = На трёх картах повреждений отсеки выбираете вы.
expansion-damage-control-full = По одной карте каждого типа вслепую заменяют картой повреждений без отсеков. Активный игрок выбирает столько разных отсеков, сколько указывает её тип.
expansion-escape-pod = Спасательная капсула
expansion-escape-pod-text = Когда энергия семи отсеков перенаправлена, один из вас может бросить остальных.
expansion-escape-pod-full = Когда перенаправлена энергия семи отсеков, игрок у энергоядра может сесть в капсулу. Если корабль спасён, побеждают остальные. Если погиб, беглец берёт ещё одну карту и бросает кость. Если выпало больше, чем у него карт, он побеждает один, иначе проигрывают все.

## Why an expansion cannot be in a game

number = { $number ->
    [1] одного
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $number }
}
expansion-players = Для { FORM($for, "or") } { $most ->
    [1] игрока
   *[other] игроков
}.
expansion-players-no = только для { FORM($for, "or") } { $most ->
    [1] игрока
   *[other] игроков
}{ $crowd ->
    [alone] ; вы одни.
    [fewer] : добавьте игрока.
   *[more] : уберите игрока.
}
expansion-players-short = { $crowd ->
    [alone] не в одиночной игре
    [fewer] добавьте игрока
   *[more] уберите игрока
}
expansion-apart = Сочетается с «{ $other }».
expansion-apart-no = не сочетается с «{ $other }»: оба меняют одно правило.
expansion-apart-short = не с «{ $other }»
