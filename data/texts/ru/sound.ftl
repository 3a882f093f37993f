# Captions: what is heard, told in words.
sound-critical = Тревога: отсек в критическом состоянии
sound-alarm-near = Тревога, прямо здесь
sound-alarm-middle = Тревога, через отсек
sound-alarm-far = Тревога, вдали
sound-creak = Скрипит обшивка
sound-breach = Обшивку рвёт
sound-deck-10 = Медленный стук сердца: осталось десять карт
sound-deck-5 = Быстрый стук сердца: осталось пять карт
sound-deck-3 = Сердце колотится: осталось три карты
sound-ending-saved = Музыка: тёплая, корабль идёт домой
sound-ending-destroyed = Музыка: гулкий удар затихает и обрывается
sound-ending-adrift = Музыка: редкие тонкие ноты, потом тишина
sound-ending-pod-alone = Музыка: один тихий голос вдали
sound-ending-pod-behind = Музыка: тёплая, и один голос снаружи
sound-ending-pod-nobody = Музыка: один голос, потом глухой колокол

# What the mute key did.
sound-off = Звук выключен
sound-on = Звук включён
