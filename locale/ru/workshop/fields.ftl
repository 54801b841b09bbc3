### Мастерская: что не так с полем, и поля, которые видны только в форме.

workshop-wrong-least = Должно быть { $n } или больше.
workshop-wrong-most = Должно быть { $n } или меньше.
workshop-wrong-few = Нужно больше: не меньше { $n }.
workshop-wrong-many = Слишком много: не больше { $n }.
workshop-wrong-count = Нужно ровно { $n }.
workshop-wrong-short = Слишком коротко; нужно букв: { $n }.
workshop-wrong-long = Слишком длинно; букв не больше: { $n }.
workshop-wrong-letters = Здесь есть знаки, которым тут не место.
workshop-wrong-choice = Такого значения здесь быть не может.
workshop-wrong-missing = Здесь что-то должно стоять.
workshop-wrong-unknown = Такого поля здесь нет.
workshop-wrong-kind = Здесь стоит значение другого рода.
workshop-quoted = «{ $what }»
field-id = обозначение
field-x = столбец
field-y = строка
