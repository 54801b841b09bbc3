### Майстерня: що не так із полем, і поля, які видно лише у формі.

workshop-wrong-least = Має бути { $n } або більше.
workshop-wrong-most = Має бути { $n } або менше.
workshop-wrong-few = Потрібно більше: не менше { $n }.
workshop-wrong-many = Забагато: не більше { $n }.
workshop-wrong-count = Потрібно рівно { $n }.
workshop-wrong-short = Закоротко; потрібно літер: { $n }.
workshop-wrong-long = Задовго; літер не більше: { $n }.
workshop-wrong-letters = Тут є знаки, яким тут не місце.
workshop-wrong-choice = Такого значення тут бути не може.
workshop-wrong-missing = Тут має щось стояти.
workshop-wrong-unknown = Такого поля тут немає.
workshop-wrong-kind = Тут стоїть значення іншого роду.
workshop-quoted = «{ $what }»
field-id = позначення
field-x = стовпець
field-y = рядок
