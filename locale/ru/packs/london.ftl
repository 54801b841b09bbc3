### Что игра говорит о компонентах, которые не подходят друг к другу. Перед этим названо место. Имена полей и значений — как в файлах.

box-twice = стоит здесь дважды
box-grey = серые карты — это ровно Paupers (LON-COMP-3)
box-building-has = это есть у зданий, и ни у каких других карт
box-only-building = только здание активируют, строят, и только у него есть постоянный эффект
box-action-effects = эффекты здесь есть у карт действий, и ни у каких других
box-min-max = min равно { $min }, а это больше max ({ $max })
box-effect-twice = эффект стоит здесь дважды
box-total = в сумме выходит { $found }; rules, { $field } говорит { $wanted }
box-no-card = нет карты «{ $id }» вида { $kind }
box-hands = колода города слишком мала для четырёх таких рук
box-money-or-card = это деньги или карта, но не то и другое (LON-RUN-4)
box-this-run = на карте города должно быть «this_run»
box-borough-count = их { $n }; rules, borough_cards говорит { $wanted }
box-starter = в начале должен продаваться хотя бы один район
box-timing = «{ $timing }» не подходит к эффекту; подходит «{ $wanted }»
box-optional = для этого эффекта должно быть { $value }
box-while-top = на районе должно быть «while_top»
