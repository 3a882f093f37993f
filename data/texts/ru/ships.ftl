### The saved games as ships.

ships-title = Сохранённые игры
ships-flight = В полёте { $count }
ships-saved = Спасено { $count }
ships-lost = Погибло { $count }
ships-none = Здесь нет кораблей.
ships-power = Питают ядро: { $count } из { $goal }
ships-cannot = Эту игру не загрузить. Причина указана ниже.
