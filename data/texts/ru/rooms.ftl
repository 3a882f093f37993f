### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Мостик
room-bridge-v1-short = Посмотрите 3 повреждения, верните в любом порядке.
room-bridge-v1-brief = Порядок бед
room-bridge-v1-full = Посмотрите три верхние карты повреждений и верните их наверх в любом порядке. Карты пробоины среди них не бывает. Всё увиденное помнят все за столом.
room-bridge-v2-short = Посмотрите 2 повреждения: каждое наверх или вниз.
room-bridge-v2-brief = Убрать вниз
room-bridge-v2-full = Посмотрите две верхние карты повреждений. Каждую верните на верх или под низ колоды, в любом порядке. Карта пробоины остаётся под всеми.

room-cargo-hold = Трюм
room-cargo-hold-v1-short = Посмотрите 5 карт ресурсов и поменяйте их порядок.
room-cargo-hold-v1-brief = Порядок карт
room-cargo-hold-v1-full = Посмотрите пять верхних карт ресурсов и верните их наверх в любом порядке. Если карт меньше пяти, смотрите все. От просмотра колода не кончается.
room-cargo-hold-v2-short = Возьмите карту: из колоды или открытую.
room-cargo-hold-v2-brief = Взять карту
room-cargo-hold-v2-full = Возьмите одну карту ресурсов: верхнюю из колоды или одну из открытых; её место сразу занимает новая.

room-medical-bay = Медотсек
room-medical-bay-v1-short = Сам по себе: начните ход здесь и получите 2 жетона действия.
room-medical-bay-v1-brief = +2 жетона
room-medical-bay-v1-full = Работает сам, без действия: кто начинает ход в целом медотсеке, получает из запаса два жетона действия. Их можно потратить в этот же ход.
room-medical-bay-v2-short = За 2 действия: раздайте другим до 3 жетонов действия.
room-medical-bay-v2-brief = Дать жетоны
room-medical-bay-v2-full = Стоит двух действий. Раздайте другим членам экипажа один, два или три жетона действия из запаса, как пожелаете.

room-crew-quarters = Жилой отсек
room-crew-quarters-v1-short = Отправьте кого угодно в отсек, где уже кто-то есть.
room-crew-quarters-v1-brief = К своим
room-crew-quarters-v1-full = Переместите любого члена экипажа, можно и себя, в другой отсек, где стоит кто-то ещё. Энергоядро тоже считается отсеком.
room-crew-quarters-v2-short = Отправьте кого угодно в отсек, где никого нет.
room-crew-quarters-v2-brief = В пустой
room-crew-quarters-v2-full = Переместите любого члена экипажа, можно и себя, в отсек, где никого нет. Энергоядро тоже считается отсеком.

room-energy-core = Энергоядро
room-energy-core-v1-short = Отведите питание восьми отсеков и перезапустите ядро.
room-energy-core-v1-brief = Отвести все
room-energy-core-v1-full = Когда отведено питание всех восьми отсеков, встаньте здесь и активируйте ядро: корабль спасён, экипаж победил. Ядро не получает повреждений и не требует ремонта.

room-engine-room = Машинный отсек
room-engine-room-v1-short = Поменяйте свою карту на любую из сброса.
room-engine-room-v1-brief = Смена карты
room-engine-room-v1-full = Положите одну свою карту в сброс ресурсов и возьмите вместо неё любую карту, которая там лежала.
room-engine-room-v2-short = Возьмите любую карту из сброса; колода теряет карту.
room-engine-room-v2-brief = Из сброса
room-engine-room-v2-full = Возьмите любую карту из сброса ресурсов. Затем верхняя карта колоды ресурсов уходит в сброс.

room-armoury = Арсенал
room-armoury-v1-short = Положите на отсеки 2 щита: до вашего следующего хода.
room-armoury-v1-brief = 2 щита
room-armoury-v1-full = Положите на отсеки два жетона защиты: оба на один или по одному на два; если в запасе остался один, то только его. Жетон принимает на себя следующее повреждение отсека. Что уцелело к началу вашего следующего хода, вернётся в запас. На энергоядро класть нельзя.
room-armoury-v2-short = Дайте кому угодно щит: он хранится до попадания.
room-armoury-v2-brief = Дать щит
room-armoury-v2-full = Дайте жетон защиты из запаса любому члену экипажа, можно и себе. Он примет одно повреждение отсека, где стоит владелец, и хранится до тех пор.

room-repair-centre = Мастерская
room-repair-centre-v1-short = Почините отсюда одну ячейку любого другого отсека.
room-repair-centre-v1-brief = Издалека
room-repair-centre-v1-full = Почините одну ячейку любого другого отсека подходящей картой, как если бы стояли там. Если питание отсека отведено, эта карта чинит все его ячейки.
room-repair-centre-v2-short = Дайте кубик ремонта другому члену экипажа.
room-repair-centre-v2-brief = Дать кубик
room-repair-centre-v2-full = Дайте кубик ремонта из запаса другому члену экипажа. За одно действие и без карты он чинит ячейку отсека, где стоит владелец; если питание отсека отведено, все ячейки.

room-mess-hall = Столовая
room-mess-hall-v1-short = Дайте, возьмите или поменяйте карту с кем угодно.
room-mess-hall-v1-brief = Обмен картой
room-mess-hall-v1-full = С любым другим членом экипажа, где бы он ни был: дайте карту, возьмите карту или поменяйте одну на одну.
room-mess-hall-v2-few = { $players ->
    [1] V2 меняет карты двух других: не для соло.
   *[other] V2 меняет карты двух других: нужны трое.
}
room-mess-hall-solo-short = Поменяйте карту руки на открытую.
room-mess-hall-solo-brief = Обмен картой
room-mess-hall-solo-full = Поменяйте карту общей руки на одну из открытых, где бы кто ни стоял. Ваша карта ложится на место взятой; из колоды ничего не берётся.
room-mess-hall-v2-short = Двое других меняются: карта на карту или две на две.
room-mess-hall-v2-brief = Мена двоих
room-mess-hall-v2-full = Выберите двух других членов экипажа на корабле: они меняются картами, одна на одну или две на две.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Двое других с картами
play-two-with-cards-no = карты есть меньше чем у двоих других
play-two-with-cards-short = меняться некому
play-tokens = Жетон действия для раздачи
play-tokens-no = в запасе нет жетонов действия
play-tokens-short = жетонов нет

# A room's name where there is little room for it.
room-bridge-brief = Мостик
room-armoury-brief = Арсенал
room-crew-quarters-brief = Жилой
room-energy-core-brief = Ядро
room-repair-centre-brief = Мастерская
room-medical-bay-brief = Медотсек
room-cargo-hold-brief = Трюм
room-engine-room-brief = Машинный
room-mess-hall-brief = Столовая
