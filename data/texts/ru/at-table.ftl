### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Пробоина: след. ход
threat-breach-ways = Пробоина: корабль погиб
threat-way-face-up = открытая карта
threat-way-deck = { $count } из колоды
threat-tip-ways = Пробоина в этом ходу может опустошить колоду ресурсов. Тогда корабль погибнет. Если взять открытую карту в фазе 2, вероятность { $face-up }%. Если взять карты из колоды ({ $count }), вероятность { $deck }%.

## The Escape Pod comes online

play-pod-ready = Спасательная капсула открыта
play-pod-ready-text = Теперь один член экипажа может сесть в неё у энергоядра.

## Keys

command-pause = Остановить или продолжить чужой ход
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Держать { KEY("tab") }

## While a screen is made

working = Минутку…
