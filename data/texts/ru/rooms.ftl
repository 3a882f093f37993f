### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Мостик
room-bridge-v1-short = Посмотрите и переложите 3 карты повреждений.
room-bridge-v1-brief = Порядок карт
room-bridge-v1-full = Посмотрите три верхние карты повреждений и верните их наверх в любом порядке. Карты пробоины среди них не бывает. Увиденное известно всем.
room-bridge-v2-short = Посмотрите 2 карты повреждений: каждую наверх или вниз.
room-bridge-v2-brief = Убрать вниз
room-bridge-v2-full = Посмотрите две верхние карты повреждений. Каждую положите на верх или под низ колоды, в любом порядке. Карта пробоины остаётся последней.

room-cargo-hold = Трюм
room-cargo-hold-v1-short = Посмотрите 5 карт ресурсов и верните в любом порядке.
room-cargo-hold-v1-brief = Порядок карт
room-cargo-hold-v1-full = Посмотрите пять верхних карт ресурсов и верните их наверх в любом порядке. Если карт меньше пяти, посмотрите все. От просмотра колода не пустеет.
room-cargo-hold-v2-short = Возьмите верхнюю карту колоды или открытую.
room-cargo-hold-v2-brief = Взять карту
room-cargo-hold-v2-full = Возьмите верхнюю карту колоды ресурсов или открытую карту. Открытая карта сразу заменяется новой.

room-medical-bay = Медотсек
room-medical-bay-v1-short = Исправен: начните ход здесь, +2 жетона действия.
room-medical-bay-v1-brief = +2 жетона
room-medical-bay-v1-full = Автоматически, без действия: если вы начинаете ход в исправном медотсеке, получите два жетона действия. Их можно потратить в этот же ход.
room-medical-bay-v2-short = За 2 действия: раздайте другим до 3 жетонов действия.
room-medical-bay-v2-brief = Дать жетоны
room-medical-bay-v2-full = Стоит два действия. Раздайте другим членам экипажа от одного до трёх жетонов действия из запаса.

room-crew-quarters = Жилой отсек
room-crew-quarters-v1-short = Отправьте любого члена экипажа туда, где есть другой.
room-crew-quarters-v1-brief = К другому
room-crew-quarters-v1-full = Отправьте любого члена экипажа, можно и себя, в другой отсек, где уже кто-то есть. Энергоядро считается отсеком.
room-crew-quarters-v2-short = Отправьте любого члена экипажа туда, где никого нет.
room-crew-quarters-v2-brief = В пустой
room-crew-quarters-v2-full = Отправьте любого члена экипажа, можно и себя, в отсек, где никого нет. Энергоядро считается отсеком.

room-energy-core = Энергоядро
room-energy-core-v1-short = Перенаправьте сюда энергию восьми отсеков и активируйте.
room-energy-core-v1-brief = Энергия 8
room-energy-core-v1-full = Когда перенаправлена энергия всех восьми отсеков, активируйте ядро за одно действие: корабль спасён, вы победили. Попаданий в ядро нет, чинить его не нужно.

room-engine-room = Машинный отсек
room-engine-room-v1-short = Обменяйте свою карту на любую из сброса.
room-engine-room-v1-brief = Обмен сброса
room-engine-room-v1-full = Обменяйте одну свою карту на любую карту из сброса ресурсов.
room-engine-room-v2-short = Возьмите любую карту из сброса, затем сбросьте верх колоды.
room-engine-room-v2-brief = Из сброса
room-engine-room-v2-full = Возьмите любую карту из сброса ресурсов. Затем сбросьте верхнюю карту колоды ресурсов.

room-armoury = Арсенал
room-armoury-v1-short = Положите в отсеки 2 жетона защиты до вашего хода.
room-armoury-v1-brief = Защита
room-armoury-v1-full = Положите два жетона защиты в один или два отсека, но не на энергоядро. Если в запасе остался один, положите его. Каждый останавливает одно попадание в свой отсек. Оставшиеся верните в начале своего следующего хода.
room-armoury-v2-short = Дайте любому члену экипажа жетон защиты до попадания.
room-armoury-v2-brief = Дать защиту
room-armoury-v2-full = Дайте жетон защиты из запаса любому члену экипажа, можно и себе. Он останавливает одно попадание в отсек владельца и хранится до тех пор.

room-repair-centre = Мастерская
room-repair-centre-v1-short = Почините отсюда одну ячейку любого другого отсека.
room-repair-centre-v1-brief = Издалека
room-repair-centre-v1-full = Почините одну ячейку любого другого отсека подходящей картой, как если бы вы были там. Если его энергия перенаправлена, одна карта чинит все ячейки.
room-repair-centre-v2-short = Дайте кубик ремонта другому члену экипажа.
room-repair-centre-v2-brief = Дать кубик
room-repair-centre-v2-full = Дайте кубик ремонта из запаса другому члену экипажа. За одно действие и без карты владелец чинит ячейку своего отсека. Если энергия отсека перенаправлена — все ячейки.

room-mess-hall = Столовая
room-mess-hall-v1-short = Отдайте, возьмите или обменяйте карту с кем угодно.
room-mess-hall-v1-brief = Обмен картой
room-mess-hall-v1-full = Выберите другого члена экипажа в любом отсеке. Отдайте ему одну карту, возьмите одну или обменяйте одну на одну.
room-mess-hall-v2-few = { $players ->
    [1] Для V2 нужны ещё два игрока: не для соло.
   *[other] Для V2 нужны ещё два члена экипажа.
}
room-mess-hall-solo-short = Обменяйте карту из руки на открытую.
room-mess-hall-solo-brief = Обмен картой
room-mess-hall-solo-full = Обменяйте карту из руки на открытую. Ваша карта ложится на её место; из колоды ничего не берут.
room-mess-hall-v2-short = Двое других меняются картами: одна на одну или две на две.
room-mess-hall-v2-brief = Обмен двоих
room-mess-hall-v2-full = Выберите двух других членов экипажа. Они меняются картами: одна на одну или две на две.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = У двоих других есть карты
play-two-with-cards-no = карты есть меньше чем у двоих других
play-two-with-cards-short = мало карт
play-tokens = В запасе есть жетон действия
play-tokens-no = в запасе нет жетонов действия
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
