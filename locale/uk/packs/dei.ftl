### Що гра каже про компоненти, які не пасують одне до одного. Перед цим названо місце. Назви полів і значень — як у файлах.

box-colour-twice = «{ $colour }» стоїть тут двічі; кожен колір аванпостів називають один раз
box-boost-boost = льодяник не дає льодяника
box-two-entries = є два записи «{ $id }»
box-alone = { $op } там уже є ({ $first }), і ніхто не може мати це двічі
box-once-per-effect = once_per_effect буває за on_enlist і без операцій там само
box-endless = { $op } { $trigger } має бути once_per_phase, інакше цьому немає кінця
box-condition = { $name } не питають за { $trigger }
box-needs = { $what } потребує поля { $field }
box-not-taken = { $what } цього не приймає
box-no-drone = немає дрона «{ $drone }»
box-cannot-stand = { $op } не може тут стояти
box-unknown = { $op } не знає значення «{ $value }»
box-substitute = лише техноелементи можуть замінити 1 енергокомірку
box-teleport = на дах можна відправити рівно 1 збирача
box-op-twice = { $op } стоїть в ефекті двічі; вистачить однієї операції з більшим n
box-drone-moves = дрон спершу рухається, тож першим має стояти DRONE_MOVE
box-letters = дві зони мають ту саму літеру
box-roofless = на квадраті є принаймні один дах
box-sides-ground = кожна сторона має належати рівно одному двору
box-sides-roof = кожна сторона має належати щонайбільше одному даху
box-no-colour = немає кольору «{ $colour }»
box-on-ground = аванпости й нейтральні сховища лежать у дворах
box-drone-start = дрони починають на дахах
box-shared-region = аванпост і нейтральне сховище не лежать в одній зоні
box-adjacent = «{ $a }» і «{ $b }» мають бути двома зонами, але не двома дахами
box-bridge-roofs = міст з’єднує два різні дахи квадрата
box-bridge-over = міст проходить над дворами квадрата
box-bridge-ends = між його кінцями має бути місце для моста на цьому квадраті
box-ruins = вони розділяють дві ділянки річки та з’єднують два двори
box-banks = їх має бути щонайбільше два, із дворів квадрата, кожен по разу
box-layouts = потрібні три: для 2, для 3 і для 4 гравців
box-rectangle = має бути прямокутник із квадратів для цієї кількості гравців, кожен по разу
box-outposts-even = у грі має бути порівну аванпостів кожного кольору, а не { $counts }
box-outpost-tokens = жетонів аванпостів одного кольору лише { $n }
box-refuges = нейтральних сховищ у грі має бути { $wanted }, а не { $n }
box-drone-symbols = символів дрона у грі має бути { $wanted }, а не { $n }
box-tokens-few = на квадратах { $kind }: { $shown }, а жетонів { $n }
box-faction-cards = у фракції різних карт: { $n }
box-not-faction = «{ $card }» — не карта цієї фракції
box-ownerless = у кожної фракції їх { $n }, тож деякі нічиї
box-own-drone = кожна фракція має свого дрона
box-no-market = немає ринку «{ $market }»
box-colourless = ринок без кольору не потребує аванпостів
box-market-count = вказано { $said }, а їх { $n }
box-counts = має рахувати 1, 2, 3, … у порядку файлу
box-faction-has = його має й карта фракції
box-cost = має бути від 1 до { $most } ресурсів, скільки вміщує планшет
box-cost-most = більше ніж { $most }, якщо рахувати енергокомірку за дві
box-type = карта — карта дрона, якщо активує дрона, і лише тоді
box-boosts = льодяників має бути { $wanted }, а не { $n }
box-feats = колір { $colour }: їх має бути { $wanted }, і більше ніж 4, а не { $n }
box-missions-few = їх бракує на всі стовпці поля місій
box-colour-taken = { $what } { $needed ->
    [yes] потребує кольору
   *[no] не приймає кольору
}
box-uncounted = { $what } не може рахувати «{ $kind }»
box-no-tile = немає квадрата «{ $tile }»
box-same-shown = тут мають бути ті самі { $what }, що й на замінюваному квадраті
box-swapped = мають бути квадрати основного розкладу, із заміною
box-big-ben = має бути єдиною зоною квадрата, де нічого не будують
box-space = має рахувати 1, 2, 3, …
box-purebred-cards = карт у неї: { $n }
box-continuous = вони діють увесь час
box-feat-colour = потрібен принаймні один кольору { $colour }
box-events-drawn = у кожному раунді, крім першого, є подія: не менше { $n }
box-event-tokens = їх має бути не менше, ніж витягують
box-row-short = ряд закороткий, коли гравців { $players }
box-part = у частині, де гравців { $players }, має бути кожен їхній квадрат по разу або той, що його замінює
box-tile-off = квадрата «{ $id }» немає на полі
box-module-tile = { $module } грається з квадратом «{ $tile }»
box-none = «{ $name }» тут немає
box-once = кожне має стояти тут один раз
box-events = їх не має бути зовсім, або по одному на жетон
box-points = краще місце не повинно давати менше
box-no-region-kind = немає { $kind ->
    [ground] двору
   *[roof] даху
} «{ $name }»
box-off-board = «{ $name }» немає на полі
box-segments = вони мають лежати на місці для моста всередині одного квадрата
box-centre = про нього кажуть умови, тож він має бути
box-landing = буває разом із landings, раунд за раундом
box-debris = буває разом із debris_cost і segments
box-no-unit-region = немає зони «{ $name }» для юнітів
box-phases = фаз дій: { $n }
box-by-turn = у by_turn потрібне число для кожного раунду; раундів { $n }
box-gains = хтось має щось отримати
box-op-not-taken = { $op } не приймає поля { $field }
box-no-n = { $op } не приймає n
box-outposts-only = аванпостів одного кольору лише { $n }
box-writes = { $op } { $wanted ->
    [none] нічого не записує
   *[other] буває разом із { $wanted }
}
box-written-twice = два з кольорів, здобутків і карт ринку звуться «{ $name }»
box-bonus-twice = два бонуси рахують { $what }
box-bonus-most = ніхто не може досягти більше ніж { $n }
box-boosts-only = льодяників лише { $n }
