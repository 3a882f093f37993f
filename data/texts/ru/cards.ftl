### A card held close: what it is good for.

card-about = Сбросьте её, чтобы починить пустую ячейку с этим ресурсом, или сохраните, чтобы перенаправить энергию отсека.
card-about-wild = Заменяет { FORM($resources, "accusative") } при ремонте и в цене отсека.
card-repairs = Чинит сейчас
card-diverts = Нужна, чтобы перенаправить
card-nowhere = нигде
card-close-hint = { DEVICE() ->
    [pad] Перейдите к карте и нажмите { KEY("up") } или { KEY("down") }, чтобы увеличить её.
   *[keys] Наведите на карту или нажмите { KEY("up") } или { KEY("down") }, чтобы увеличить её.
}
