### Що гра каже про компоненти, які не пасують одне до одного. Перед цим названо місце. Назви полів і значень — як у файлах.

box-twice = стоїть тут двічі
box-grey = сірі карти — це рівно Paupers (LON-COMP-3)
box-building-has = це є в будівель, і в жодних інших карт
box-only-building = лише будівлю активують, будують, і лише вона має тривалий ефект
box-action-effects = ефекти тут мають карти дій, і жодні інші
box-min-max = найменше — { $min }, а це більше за найбільше ({ $max })
box-effect-twice = ефект стоїть тут двічі
box-total = { $of ->
    [paupers] карт Paupers
    [action_cards] карт дій
   *[city_cards] карт міста
} у сумі { $found }; за правилами має бути { $wanted }
box-no-card = немає карти «{ $id }» виду { $kind }
box-hands = колода міста замала для чотирьох таких рук
box-money-or-card = це гроші або карта, але не те й інше (LON-RUN-4)
box-this-run = на карті міста має бути { $duration }
box-borough-count = їх { $n }; за правилами має бути { $wanted }
box-starter = на початку має продаватися принаймні одне боро
box-timing = «{ $timing }» не пасує до ефекту; пасує «{ $value }»
box-optional = для цього ефекту має бути { $value }
box-while-top = на боро має бути { $duration }
