### Мастерская: у кого есть коробка, тот сверяет её с компонентами.

web-shop-of = Мастерская: { $game }
web-shop-about = Возьмите свою коробку, смотрите компоненты один за другим и отвечайте, такие же ли у вас. «Точно как у меня» — одно касание. Можно прерваться в любой момент и продолжить позже, здесь или на другом устройстве.
web-shop-edition = Какое это издание?
    .example = Первое издание, Queen Games
web-shop-language = Язык коробки
web-shop-year = Год
    .unknown = если знаете
web-shop-where = Издание часто указано на обороте коробки или на последней странице правил.
web-shop-begin = Начать
web-shop-change = Сохранить
web-shop-progress = Проверено: { $n } из { $of }
web-shop-saved = Сохранено.
web-shop-saving = Сохранение…
web-shop-here = Сохранено в этом браузере. Сервер не отвечает; остальное он получит, когда вернётся.
web-shop-lots = Что лежит в коробке вместе
web-shop-question = У вас так же?
web-shop-same = Точно как у меня
web-shop-different = Отличается
web-shop-unsure = Трудно сказать
web-shop-missing = Нет в коробке
web-shop-previous = Назад
web-shop-next = Дальше
web-shop-take-back = Отменить ответ
web-shop-add-copy = Добавить экземпляр
web-shop-result = Итог
web-shop-back = Проверять дальше

## Форма

web-shop-form = Как в вашей коробке
web-shop-undo = Отменить
web-shop-redo = Вернуть
web-shop-copy = Скопировать с другого
web-shop-save = У меня именно так
web-shop-same-after-all = Всё же как у меня
web-shop-leave = Оставить как есть
web-shop-languages = На других языках
web-shop-zones = Стороны квадрата
    .about = Нажимайте на часть квадрата, пока на ней не появится нужная зона: снаружи — двор, внутри — крыши.
web-shop-item = { $of }, { $n }
web-shop-less = Меньше: { $what }
web-shop-more = Больше: { $what }
web-shop-add = Добавить: { $what }
web-shop-remove = Убрать: { $what }
web-shop-earlier = Раньше: { $what }
web-shop-later = Позже: { $what }

## Итог

web-shop-said = Ваши ответы
web-shop-waiting = Ещё не просмотрено
web-shop-totals = Всё ли сходится?
web-shop-total-right = { $n }
web-shop-total-off = по правилам { $wanted }, а здесь { $found }
web-shop-pack = Ваши компоненты
    .about = Всё, что вы изменили, в виде компонентов для игры. Проверенное отмечено как ваше.
web-shop-make = Подготовить
web-shop-making = Идёт проверка…
web-shop-nothing-differs = Всё, что вы проверили, такое же, как здесь. Менять нечего.
web-shop-confirms = Ваше слово всё равно важно. Сохраните файл: когда с ним совпадает файл другого владельца, проверенное обоими считается подтверждённым.
    .do = Сохранить файл
web-shop-play = Играть с ними
web-shop-see = Посмотреть все
web-shop-give = Ссылка для других
web-shop-device = На другом устройстве
    .about = Кто откроет ссылку, продолжит с вашей коробкой.
    .do = Продолжить на телефоне

## Два набора

web-merge-of = Два набора рядом: { $game }
web-merge-about = Выберите два набора этой игры. То, что изменено лишь в одном, берётся оттуда; где они говорят разное, решаете вы.
web-merge-ours = Первый набор
web-merge-theirs = Второй набор
web-merge-file = Выбрать файл
web-merge-left = { $n ->
        [0] Всё решено.
       *[other] Осталось спорных компонентов: { $n }.
    }
web-merge-agree = Они не противоречат друг другу.
web-merge-same = В обоих те же значения.
web-merge-none = Нет в этом наборе
web-merge-take-ours = Взять из первого
web-merge-take-theirs = Взять из второго
web-merge-both = Так в обоих
web-merge-taken = Взято
web-merge-result = Общий набор
web-merge-do = Объединить
