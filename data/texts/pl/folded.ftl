### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Aktywny gracz
folded-next = Następny
folded-then = Po następnym
folded-last = Ostatni w kolejce
folded-pod = W kapsule ratunkowej
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] jedna karta,
        [few] { $cards } karty,
        [many] { $cards } kart,
       *[other] { $cards } kart,
    }
} { $tokens ->
    [one] jeden żeton akcji
    [few] { $tokens } żetony akcji
    [many] { $tokens } żetonów akcji
   *[other] { $tokens } żetonów akcji
}{ $cubes ->
    [0] {""}
    [one] , jedna kostka naprawy
    [few] , { $cubes } kostki naprawy
    [many] , { $cubes } kostek naprawy
   *[other] , { $cubes } kostek naprawy
}{ $shields ->
    [0] {""}
    [one] , jeden żeton ochrony
    [few] , { $shields } żetony ochrony
    [many] , { $shields } żetonów ochrony
   *[other] , { $shields } żetonów ochrony
}
folded-critical = STAN KRYTYCZNY: następne trafienie niszczy sekcję
