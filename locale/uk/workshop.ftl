### Майстерня: хто має коробку, той звіряє її з компонентами.

web-shop-of = Майстерня: { $game }
web-shop-about = Візьміть свою коробку, переглядайте компоненти один за одним і кажіть, чи такі самі у вас. «Точно як у мене» — один дотик. Можна зупинитися будь-коли й продовжити пізніше, тут або на іншому пристрої.
web-shop-edition = Яке це видання?
    .example = Перше видання, Queen Games
web-shop-language = Мова коробки
web-shop-year = Рік
    .unknown = якщо знаєте
web-shop-where = Видання часто вказане на звороті коробки або на останній сторінці правил.
web-shop-begin = Почати
web-shop-change = Зберегти
web-shop-progress = Перевірено: { $n } з { $of }
web-shop-saved = Збережено.
web-shop-saving = Збереження…
web-shop-here = Збережено в цьому браузері. Сервер не відповідає; решту він отримає, коли повернеться.
web-shop-lots = Що лежить у коробці разом
web-shop-question = У вас так само?
web-shop-same = Точно як у мене
web-shop-different = Відрізняється
web-shop-unsure = Важко сказати
web-shop-missing = Немає в коробці
web-shop-previous = Назад
web-shop-next = Далі
web-shop-take-back = Скасувати відповідь
web-shop-add-copy = Додати примірник
web-shop-result = Підсумок
web-shop-back = Перевіряти далі

## Форма

web-shop-form = Як у вашій коробці
web-shop-undo = Скасувати
web-shop-redo = Повернути
web-shop-copy = Скопіювати з іншого
web-shop-save = У мене саме так
web-shop-same-after-all = Усе ж як у мене
web-shop-leave = Залишити як є
web-shop-languages = Іншими мовами
web-shop-zones = Сторони квадрата
    .about = Натискайте на частину квадрата, доки на ній не з’явиться потрібна зона: зовні — двір, всередині — дахи.
web-shop-item = { $of }, { $n }
web-shop-less = Менше: { $what }
web-shop-more = Більше: { $what }
web-shop-add = Додати: { $what }
web-shop-remove = Прибрати: { $what }
web-shop-earlier = Раніше: { $what }
web-shop-later = Пізніше: { $what }

## Підсумок

web-shop-said = Ваші відповіді
web-shop-waiting = Ще не переглянуто
web-shop-totals = Чи все сходиться?
web-shop-total-right = { $n }
web-shop-total-off = за правилами { $wanted }, а тут { $found }
web-shop-pack = Ваші компоненти
    .about = Усе, що ви змінили, як компоненти для гри. Перевірене позначено як ваше.
web-shop-make = Підготувати
web-shop-making = Триває перевірка…
web-shop-nothing-differs = Усе, що ви перевірили, таке саме, як тут. Змінювати нема чого.
web-shop-confirms = Ваше слово однаково важить. Збережіть файл: коли з ним збігається файл іншого власника, перевірене обома вважається підтвердженим.
    .do = Зберегти файл
web-shop-play = Грати з ними
web-shop-see = Переглянути всі
web-shop-give = Посилання для інших
web-shop-device = На іншому пристрої
    .about = Хто відкриє посилання, продовжить із вашою коробкою.
    .do = Продовжити на телефоні

## Два набори

web-merge-of = Два набори поруч: { $game }
web-merge-about = Виберіть два набори цієї гри. Те, що змінено лише в одному, береться звідти; де вони кажуть різне, вирішуєте ви.
web-merge-ours = Перший набір
web-merge-theirs = Другий набір
web-merge-file = Вибрати файл
web-merge-left = { $n ->
        [0] Усе вирішено.
       *[other] Залишилося спірних компонентів: { $n }.
    }
web-merge-agree = Вони не суперечать один одному.
web-merge-same = В обох ті самі значення.
web-merge-none = Немає в цьому наборі
web-merge-take-ours = Узяти з першого
web-merge-take-theirs = Узяти з другого
web-merge-both = Так в обох
web-merge-taken = Узято
web-merge-result = Спільний набір
web-merge-do = Об’єднати
