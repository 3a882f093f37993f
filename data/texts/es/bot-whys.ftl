### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Toda la energía está en el núcleo: esto salva la nave.
bot-why-core = Toda la energía está desviada: toca ir al núcleo.
bot-why-divert = Ya están las cartas para { $room }: su energía va al núcleo.
bot-why-danger = El próximo impacto en { $room } perdería la nave.
bot-why-repair = { $room } bien vale la carta: así falta menos para dejar la sala intacta.
bot-why-refill = Una carta repara por completo { $room }.
bot-why-go-divert = En { $room }, las cartas de la mano pueden desviar energía.
bot-why-go-repair = En { $room }, las cartas de la mano pueden reparar.
bot-why-go = En { $room } es donde más valen las próximas acciones.
bot-why-scavenge = Lo que más falta hace son cartas.
bot-why-give = { $crew } puede sacar más partido a esta carta.
bot-why-take = Esta carta es más útil aquí que con { $crew }.
bot-why-activate = { $room } ayuda ahora más que cualquier otra cosa.
bot-why-keep = Ahora nada vale una acción: las fichas la guardan para luego.
bot-why-finish = No queda nada que hacer.
bot-why-open-card = Esta carta visible ayuda más de lo que probablemente ayudaría una del mazo.
bot-why-deck = Ninguna carta visible es mejor que lo que puede haber en el mazo.
bot-why-least = Esta carta es la que menos se echará de menos.
bot-why-swap = La carta que llega vale más que la que se va.
bot-why-order = Lo que pronto hará falta queda encima.
bot-why-damage-order = Lo que menos daña viene primero.
bot-why-protect = Aquí es donde más peligrosos son los próximos impactos.
bot-why-send = Desde allí { $crew } puede hacer más.
bot-why-hand-out = Quien recibe esto es quien más puede aprovecharlo.
bot-why-strike = La nave resiste mejor estos impactos.
bot-why-leave = Ahora hay más que ganar por cuenta propia.
bot-why-best = De todo lo que se ve, esto es lo más prometedor.
