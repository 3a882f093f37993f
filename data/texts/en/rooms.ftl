### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = The Bridge
room-bridge-v1-short = Look at the next 3 damage cards and put them back in any order.
room-bridge-v1-brief = Sort damage
room-bridge-v1-full = Look at the top three Damage cards and put them back on top in any order. The Hull Breach card is never among them. Everyone at the table remembers what was seen.
room-bridge-v2-short = Look at the next 2 damage cards; each goes on top or to the bottom.
room-bridge-v2-brief = Sink damage
room-bridge-v2-full = Look at the top two Damage cards. Put each of them back on top of the deck or at its bottom, in any order. The Hull Breach card stays below them all.

room-cargo-hold = Cargo Hold
room-cargo-hold-v1-short = Look at the next 5 resource cards and reorder them.
room-cargo-hold-v1-brief = Sort 5 cards
room-cargo-hold-v1-full = Look at the top five Resource cards and put them back on top in any order. With fewer than five left, look at all of them. Looking never empties the deck.
room-cargo-hold-v2-short = Take one card: from the deck or face up.
room-cargo-hold-v2-brief = Take a card
room-cargo-hold-v2-full = Take one Resource card: the top card of the deck, or one of the face-up cards, which is replaced at once.

room-medical-bay = Medical Bay
room-medical-bay-v1-short = Passive: begin your turn here and gain 2 action tokens.
room-medical-bay-v1-brief = +2 tokens
room-medical-bay-v1-full = Works by itself, without an action: a crew member who begins a turn in the fully repaired Medical Bay gains two Action tokens from the supply. They may be spent in that same turn.
room-medical-bay-v2-short = Costs 2 actions: hand out up to 3 action tokens to others.
room-medical-bay-v2-brief = Give tokens
room-medical-bay-v2-full = Costs two actions. Hand out one, two or three Action tokens from the supply to other crew members, as you like.

room-crew-quarters = Crew Quarters
room-crew-quarters-v1-short = Send anyone to a room where another crew member stands.
room-crew-quarters-v1-brief = Send to crew
room-crew-quarters-v1-full = Move any one crew member, yourself included, to another room in which somebody else stands. The Energy Core counts as a room.
room-crew-quarters-v2-short = Send anyone to a room where nobody stands.
room-crew-quarters-v2-brief = Send alone
room-crew-quarters-v2-full = Move any one crew member, yourself included, to a room in which nobody stands. The Energy Core counts as a room.

room-energy-core = Energy Core
room-energy-core-v1-short = Divert all eight rooms, then restart the core to win.
room-energy-core-v1-brief = Divert all 8
room-energy-core-v1-full = Once the power of all eight rooms has been diverted, stand here and activate the core: the ship is saved and the crew wins. It takes no damage and needs no repair.

room-engine-room = Engine Room
room-engine-room-v1-short = Swap one card of yours for any discarded card.
room-engine-room-v1-brief = Swap a card
room-engine-room-v1-full = Put one of your cards on the Resource discard pile and take any one card that lay there in its place.
room-engine-room-v2-short = Take any discarded card; the deck then loses a card.
room-engine-room-v2-brief = Take discard
room-engine-room-v2-full = Take any one card from the Resource discard pile. Then the top card of the Resource deck goes to the discard pile.

room-armoury = The Armoury
room-armoury-v1-short = Put 2 shields on rooms; they last until your next turn.
room-armoury-v1-brief = 2 shields
room-armoury-v1-full = Put two Protection tokens on rooms, both on one or one each on two; only one if the supply is down to one. A token takes the next damage to its room. Those still there at the start of your next turn go back to the supply. Not on the Energy Core.
room-armoury-v2-short = Give one shield to anyone; it stays until it is hit.
room-armoury-v2-brief = Give shield
room-armoury-v2-full = Give one Protection token from the supply to any crew member, yourself included. It takes one damage to the room in which its holder stands, and is kept until then.

room-repair-centre = Repair Centre
room-repair-centre-v1-short = Repair one space in any other room from here.
room-repair-centre-v1-brief = Far repair
room-repair-centre-v1-full = Repair one space of any other room with a matching card, as if you stood there. In a room whose power has been diverted, that one card repairs every space.
room-repair-centre-v2-short = Give one repair cube to another crew member.
room-repair-centre-v2-brief = Give a cube
room-repair-centre-v2-full = Give one Repair cube from the supply to another crew member. As one action and without a card, it repairs a space of the room its holder stands in; in a room whose power has been diverted, every space.

room-mess-hall = Mess Hall
room-mess-hall-v1-short = Give, take or swap one card with anyone on board.
room-mess-hall-v1-brief = Trade a card
room-mess-hall-v1-full = With any one other crew member, wherever they are: give one card, take one card, or swap one for one.
room-mess-hall-v2-few = { $players ->
    [1] V2 swaps between two other players: not in solo.
   *[other] V2 swaps between two others: it takes three crew.
}
room-mess-hall-solo-short = Swap one card of the hand for a face-up card.
room-mess-hall-solo-brief = Trade a card
room-mess-hall-solo-full = Swap one card of the shared hand for one of the face-up cards, wherever anybody stands. Your card takes the place of the one taken; nothing is drawn.
room-mess-hall-v2-short = Two others swap one card each, or two each.
room-mess-hall-v2-brief = Two swap
room-mess-hall-v2-full = Choose two other crew members on the ship: they swap one card for one, or two cards for two.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Two others who hold cards
play-two-with-cards-no = fewer than two others hold a card
play-two-with-cards-short = no two to swap
play-tokens = An Action token to hand out
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
