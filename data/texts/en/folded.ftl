### What large type leaves no room for on the table, told in the notes on hover and focus.

folded-active = Active player
folded-next = Next
folded-then = After next
folded-last = Last in the round
folded-pod = In the Escape Pod
folded-crew = { $hand ->
    [no] {""}
   *[yes] { $cards ->
        [one] one card,
       *[other] { $cards } cards,
    }
} { $tokens ->
    [one] one Action token
   *[other] { $tokens } Action tokens
}{ $cubes ->
    [0] {""}
    [one] , one Repair cube
   *[other] , { $cubes } Repair cubes
}{ $shields ->
    [0] {""}
    [one] , one Protection token
   *[other] , { $shields } Protection tokens
}
folded-critical = CRITICAL: the next hit destroys it
