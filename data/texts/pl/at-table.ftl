### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Wyrwa: nast. tura
threat-breach-ways = Wyrwa: statek stracony
threat-way-face-up = karta odkryta
threat-way-deck = { $count } z talii
threat-tip-ways = Wyrwa w tej turze może opróżnić talię zasobów. Wtedy statek jest stracony. Jeśli w fazie 2 weźmiesz odkrytą kartę, szansa wynosi { $face-up }%. Jeśli weźmiesz { $count } karty z talii, wynosi { $deck }%.

## The Escape Pod comes online

play-pod-ready = Kapsuła ratunkowa jest gotowa
play-pod-ready-text = Jeden członek załogi może teraz wsiąść do niej z Rdzenia energii.

## Keys

command-pause = Wstrzymaj lub wznów cudzą turę
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Trzymaj { KEY("tab") }

## While a screen is made

working = Chwileczkę…
