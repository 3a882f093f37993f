### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = The Bridge
room-bridge-v1-short = Look at the next 3 Damage cards and put them back in any order.
room-bridge-v1-brief = Sort damage
room-bridge-v1-full = Look at the top three Damage cards and put them back on top in any order. The Hull Breach card is never among them. What you see stays known to all.
room-bridge-v2-short = Look at the next 2 Damage cards; put each on top or at the bottom.
room-bridge-v2-brief = Sink damage
room-bridge-v2-full = Look at the top two Damage cards. Put each back on top or at the bottom of the deck, in any order. The Hull Breach card stays last.

room-cargo-hold = Cargo Hold
room-cargo-hold-v1-short = Look at the next 5 Resource cards and reorder them.
room-cargo-hold-v1-brief = Sort 5 cards
room-cargo-hold-v1-full = Look at the top five Resource cards and put them back on top in any order. If fewer than five are left, look at all of them. Looking never empties the deck.
room-cargo-hold-v2-short = Take the top card of the deck or a face-up card.
room-cargo-hold-v2-brief = Take a card
room-cargo-hold-v2-full = Take the top card of the Resource deck or a face-up card. A face-up card is replaced at once.

room-medical-bay = Medical Bay
room-medical-bay-v1-short = While fully repaired: start your turn here to gain 2 Action tokens.
room-medical-bay-v1-brief = +2 tokens
room-medical-bay-v1-full = Automatic, no action: if you start your turn in the fully repaired Medical Bay, gain two Action tokens. You may spend them this turn.
room-medical-bay-v2-short = Costs 2 actions: hand out up to 3 Action tokens to others.
room-medical-bay-v2-brief = Give tokens
room-medical-bay-v2-full = Costs two actions. Hand out one to three Action tokens from the supply to other crew members.

room-crew-quarters = Crew Quarters
room-crew-quarters-v1-short = Send any crew member to a room with another crew member.
room-crew-quarters-v1-brief = Send to crew
room-crew-quarters-v1-full = Send any crew member, even yourself, to another room with a crew member in it. The Energy Core counts as a room.
room-crew-quarters-v2-short = Send any crew member to an unoccupied room.
room-crew-quarters-v2-brief = Send alone
room-crew-quarters-v2-full = Send any crew member, even yourself, to an unoccupied room. The Energy Core counts as a room.

room-energy-core = Energy Core
room-energy-core-v1-short = Divert all eight rooms, then restart the core to win.
room-energy-core-v1-brief = Divert all 8
room-energy-core-v1-full = Once all eight rooms are diverted, activate the core for one action to save the ship and win. The core is never hit and needs no repair.

room-engine-room = Engine Room
room-engine-room-v1-short = Swap one of your cards for any discarded card.
room-engine-room-v1-brief = Swap discard
room-engine-room-v1-full = Swap one of your cards for any card in the Resource discard pile.
room-engine-room-v2-short = Take any discarded card, then discard the top of the deck.
room-engine-room-v2-brief = Take discard
room-engine-room-v2-full = Take any card from the Resource discard pile. Then discard the top card of the Resource deck.

room-armoury = The Armoury
room-armoury-v1-short = Put 2 Protection tokens on rooms until your next turn.
room-armoury-v1-brief = Protect rooms
room-armoury-v1-full = Put two Protection tokens on one or two rooms, but not on the Energy Core. If only one is left in the supply, put that one. Each stops one hit on its room. Return those left at the start of your next turn.
room-armoury-v2-short = Give any crew member a Protection token, kept until a hit.
room-armoury-v2-brief = Protect crew
room-armoury-v2-full = Give one Protection token from the supply to any crew member, even yourself. It stops one hit on its holder’s room and is kept until then.

room-repair-centre = Repair Centre
room-repair-centre-v1-short = Repair one space of any other room from here.
room-repair-centre-v1-brief = Far repair
room-repair-centre-v1-full = Repair one space of any other room with a matching card, as if you were there. In a diverted room, that one card repairs every space.
room-repair-centre-v2-short = Give one Repair cube to another crew member.
room-repair-centre-v2-brief = Give a cube
room-repair-centre-v2-full = Give one Repair cube from the supply to another crew member. For one action and no card, its holder fills a space of the room they are in. In a diverted room, that fills every space.

room-mess-hall = Mess Hall
room-mess-hall-v1-short = Give, take or swap one card with any crew member.
room-mess-hall-v1-brief = Give or take
room-mess-hall-v1-full = Choose another crew member in any room. Give that crew member one card, take one, or swap one for one.
room-mess-hall-v2-few = { $players ->
    [1] V2 needs two other players: not in solo.
   *[other] V2 needs two other crew members.
}
room-mess-hall-solo-short = Swap one card in hand for a face-up card.
room-mess-hall-solo-brief = Swap a card
room-mess-hall-solo-full = Swap one card in hand for a face-up card. Your card replaces it; nothing is drawn.
room-mess-hall-v2-short = Two other crew members swap one card each, or two each.
room-mess-hall-v2-brief = Two swap
room-mess-hall-v2-full = Choose two other crew members. They swap one card for one, or two for two.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Two others hold cards
play-two-with-cards-no = fewer than two others hold cards
play-two-with-cards-short = too few cards
play-tokens = The supply has an Action token
play-tokens-no = the supply has no Action token left
play-tokens-short = no tokens left

# A room's name where there is little room for it.
room-bridge-brief = Bridge
room-armoury-brief = Armoury
room-crew-quarters-brief = Quarters
room-energy-core-brief = Core
room-repair-centre-brief = Repair
room-medical-bay-brief = Medical
room-cargo-hold-brief = Cargo
room-engine-room-brief = Engine
room-mess-hall-brief = Mess
