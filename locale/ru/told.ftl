### Что библиотека считает неверным в файлах, компонентах, записях и ботах. Имена полей, файлов и программ остаются как есть.

## Места в файлах

told-at = { $place }: { $what }
told-rule = { $text } ({ $id })
place-file = { $file }
place-file-field = { $within }: поле { $name }
place-list = { $within }: { $name }
place-part = { $within }, { $name }
place-entry = { $within }, запись { $name }
place-field = { $within }, поле { $name }
place-operation = { $within }, операция { $name }
place-region = { $within }, зона { $name }
place-players = { $within }, игроков { $players }

## Компоненты, с которыми нельзя играть

pack-large = больше { $bytes } байт, столько не нужно ни одному файлу компонентов
pack-unreadable = не читается ({ $why })
pack-encoding = нужно сохранить в UTF-8
pack-nested = списки и объекты вложены глубже, чем нужно
pack-json = строка { $line }, столбец { $column }: это не JSON
pack-truncated = файл обрывается
pack-least = должно быть не меньше { $n }
pack-most = должно быть не больше { $n }
pack-entries-least = записей должно быть не меньше { $n }
pack-entries-most = записей должно быть не больше { $n }
pack-entries = записей должно быть { $n }, а не { $got }
pack-letters-least = букв должно быть не меньше { $n }
pack-letters-most = букв должно быть не больше { $n }
pack-letters = содержит недопустимые здесь знаки
pack-choice = «{ $value }» — недопустимое значение
pack-missing = не хватает поля «{ $field }»
pack-unknown = неизвестное поле «{ $field }»
pack-kind = нужно «{ $wanted }», а не «{ $got }»
pack-misread = не читается: { $what }
pack-entry-id = { $why }; это запись «{ $id }»
pack-files = в файле компонентов есть: { $files }; должны быть: { $wanted }
pack-provenance = нужна запись для каждого из: { $groups }
pack-other-game = компоненты «{ $name }» — для другой игры ({ $its }, а не { $game })
pack-endless = партия с ними не заканчивается; принято решений: { $n }
pack-merge-files = в них не одни и те же файлы; экспортируйте их снова в этой версии
pack-no-list = такого списка записей нет
pack-unplayable = с этими компонентами нельзя сыграть партию ({ $why })
pack-adopted = данные игры { $game } после записи — { $data }, а не { $wanted }

## Записи, которые нельзя воспроизвести

record-older = { " " }(сделана версией { $made }, воспроизводится версией { $now })
record-format = Это не запись Londinium: формат должен быть { $format }, а не { $given }.
record-damaged = Запись повреждена: { $why }.
record-long = В записи ходов: { $n }; ни в одной партии их не больше { $most }.
record-newer = Запись сделана версией { $version } правил ({ $its }); этот Londinium знает версии до { $known }. Её воспроизведёт более новый Londinium.
record-begin = Запись нельзя начать: { $why }
record-illegal = Ход { $at } (место { $seat }, номер { $action }) не разрешён{ $older }: { $why }
record-no-longer = Ход { $at } (место { $seat }, номер { $action }) больше не разрешён.
record-uncheckable = Эту запись нельзя проверить: { $why }.
record-parts = Запись расходится с правилами между ходами { $first } и { $at }{ $older }: то, что там спрашивали или разрешали, изменилось.
record-no-components = Партия сыграна с компонентами { $data } ({ $its }), которых нет ни в записи, ни здесь (здесь: { $here }).
record-no-game = Это запись другой игры. { $why }
record-pack = Компоненты из записи использовать нельзя: { $why }.
record-carries = В записи указаны компоненты { $data }, а приложены { $carries }.
record-open = В записи есть результат, но она обрывается: игра не закончена{ $older }.
record-scores = В записи счёт { $said }, а ходы дают { $gives }{ $older }.
record-other = Это запись другой игры или с другими компонентами: { $its }, { $data }, а не { $id }, { $own }.

## Игры и боты

game-unknown = Нет игры «{ $game }»; есть: { $known }.
game-left-out = Игра «{ $game }» из пакета { $package } пропущена; «londinium games» скажет почему.
bot-unknown = Нет бота «{ $name }»; есть: { $known } и cmd:КОМАНДА для своего.
bot-not-taken = Бот { $name } не принимает «{ $setting }»; search и expert принимают ms=… или iterations=…, champion — steps=….
bot-steps = Бот «{ $spec }» смотрит на 1 или 2 шага вперёд, а не «{ $value }».
bot-number = Боту «{ $spec }» после { $setting }= нужно целое число больше 0, а не «{ $value }».
bot-both = Бот «{ $spec }» принимает ms=… или iterations=…, но не оба.
bot-numpy = Боту { $name } нужен numpy: pip install 'londinium[lab]'.
bot-ms = Боту «{ $spec }» после ms= нужно целое число от 1 до { $most }, а не «{ $value }».
bot-quote = В боте «{ $spec }» есть кавычка без пары.
bot-no-command = У бота «{ $spec }» нет команды; пишите cmd:./mybot.
bot-no-program = Бота «{ $spec }» нельзя запустить: нет исполняемой программы «{ $program }».
bot-no-champion = Для этой игры нет чемпиона ({ $game }).
bot-no-expert = Для этой игры нет эксперта ({ $game }).
bot-no-weights = У бота { $bot } здесь нет весов: не хватает { $file } в { $folder }.
bot-weights-old = Веса в { $file } от другой версии; обучите бота { $bot } заново.
bot-weights-broken = Веса в { $file } не читаются; установите пакет заново.
bot-components = Бот { $bot } учился на исходной игре; эти компоненты слишком отличаются.

## Бюджеты и сохранённые анализы

budget-unknown = В бюджете «{ $text }» указано «{ $name }»; можно: { $known }.
budget-number = В бюджете «{ $text }» после { $name }= нужно целое число от 1 до { $most }.
analysis-format = Это не сохранённый анализ: формат должен быть «{ $format }».
analysis-coach = Сохранённый анализ сделал тренер { $made }, а это тренер { $here }. Начните заново.
analysis-learnt = Сохранённый анализ опирался на выученные оценки, которых здесь нет. Начните заново.
analysis-unlearnt = Сохранённый анализ обошёлся без выученных оценок, которые здесь теперь есть. Начните заново.
analysis-record = Сохранённый анализ — другой записи. Начните заново или укажите ту запись.
analysis-damaged = Сохранённый анализ повреждён. Начните заново.
