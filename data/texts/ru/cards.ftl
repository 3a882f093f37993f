### A card held close: what it is good for.

card-about = Кладите её на открытую ячейку её вида или храните: вместе с остальными картами цены она отводит питание отсека.
card-about-wild = Заменяет { FORM($resources, "accusative") }, смотря что нужно: в ячейке ремонта или в цене отвода.
card-repairs = Чинит сейчас
card-diverts = Ещё нужна для отвода
card-nowhere = негде
card-close-hint = { DEVICE() ->
    [pad] Перейдите на карту и нажмите { KEY("up") } или { KEY("down") }, чтобы увидеть её крупно.
   *[keys] Задержитесь на карте или нажмите { KEY("up") } или { KEY("down") }, чтобы увидеть её крупно.
}
