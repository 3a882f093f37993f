# Captions: sounds in words.
sound-critical = Тревога: критический отсек
sound-alarm-near = Тревога рядом
sound-alarm-middle = Тревога, через отсек
sound-alarm-far = Тревога, вдали
sound-creak = Скрипит обшивка
sound-breach = Обшивка рвётся
sound-deck-10 = Медленный стук сердца: осталось десять карт
sound-deck-5 = Быстрый стук сердца: осталось пять карт
sound-deck-3 = Бешеный стук сердца: осталось три карты
sound-ending-saved = Музыка: тёплая, корабль идёт домой
sound-ending-destroyed = Музыка: низкий гул нарастает и обрывается
sound-ending-adrift = Музыка: редкие тонкие ноты, потом тишина
sound-ending-pod-alone = Музыка: один тихий голос вдали
sound-ending-pod-behind = Музыка: тёплая, и один голос снаружи
sound-ending-pod-nobody = Музыка: один голос, потом глухой колокол

# After the mute key.
sound-off = Звук выключен
sound-on = Звук включён
