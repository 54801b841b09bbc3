### Warsztat: co jest nie tak z polem, i pola, które pokazuje tylko formularz.

workshop-wrong-least = Powinno być { $n } lub więcej.
workshop-wrong-most = Powinno być { $n } lub mniej.
workshop-wrong-few = Potrzeba więcej: co najmniej { $n }.
workshop-wrong-many = Jest za dużo: co najwyżej { $n }.
workshop-wrong-count = Powinno być dokładnie { $n }.
workshop-wrong-short = To za krótkie; potrzebnych liter: { $n }.
workshop-wrong-long = To za długie; liter najwyżej: { $n }.
workshop-wrong-letters = Są tu znaki, które nie mogą tu stać.
workshop-wrong-choice = To nie jest żadna z możliwych wartości.
workshop-wrong-missing = Coś musi tu stać.
workshop-wrong-unknown = Nie ma tu takiego pola.
workshop-wrong-kind = To nie ten rodzaj wartości.
workshop-quoted = „{ $what }”
field-id = identyfikator
field-x = kolumna
field-y = wiersz
