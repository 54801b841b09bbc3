### Co gra mówi o elementach, które do siebie nie pasują. Wcześniej podane jest miejsce. Nazwy pól i wartości są takie jak w plikach.

box-twice = występuje tu dwa razy
box-grey = szare karty to dokładnie Paupers (LON-COMP-3)
box-building-has = mają to budynki i żadne inne karty
box-only-building = tylko budynek jest aktywowany, budowany albo ma efekt stały
box-action-effects = efekty mają tu karty akcji i żadne inne
box-min-max = najmniej to { $min }, więcej niż najwięcej ({ $max })
box-effect-twice = jeden z efektów występuje tu dwa razy
box-total = { $of ->
    [paupers] kart Paupers
    [action_cards] kart akcji
   *[city_cards] kart miasta
} jest razem { $found }; według zasad { $wanted }
box-no-card = nie ma karty „{ $id }” rodzaju { $kind }
box-hands = talia miasta jest za mała na cztery takie ręce
box-money-or-card = to pieniądze albo karta, nie jedno i drugie (LON-RUN-4)
box-this-run = na karcie miasta powinno być { $duration }
box-borough-count = jest ich { $n }; według zasad { $wanted }
box-starter = na początku powinna być na sprzedaż co najmniej jedna dzielnica
box-timing = „{ $timing }” nie pasuje do efektu; pasuje „{ $value }”
box-optional = dla tego efektu powinno być { $value }
box-while-top = na dzielnicy powinno być { $duration }
