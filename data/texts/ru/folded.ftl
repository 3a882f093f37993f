### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Активный игрок
folded-next = Следующий
folded-then = Через один
folded-last = Последний в круге
folded-pod = В спасательной капсуле
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
    [one] { $cards } карта,
    [few] { $cards } карты,
    [many] { $cards } карт,
   *[other] { $cards } карты,
}
} { $tokens ->
    [one] { $tokens } жетон действия
    [few] { $tokens } жетона действия
    [many] { $tokens } жетонов действия
   *[other] { $tokens } жетона действия
}{ $cubes ->
    [0] { "" }
    [one] , { $cubes } кубик ремонта
    [few] , { $cubes } кубика ремонта
    [many] , { $cubes } кубиков ремонта
   *[other] , { $cubes } кубика ремонта
}{ $shields ->
    [0] { "" }
    [one] , { $shields } жетон защиты
    [few] , { $shields } жетона защиты
    [many] , { $shields } жетонов защиты
   *[other] , { $shields } жетона защиты
}
folded-critical = КРИТИЧНО: следующее попадание уничтожит отсек
