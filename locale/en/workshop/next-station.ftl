### The workshop: verbs, choices, lots and totals of the forms.

choice-central_stations = stations of the central district
choice-districts = districts
choice-double_station = a station counts twice
choice-interchanges = interchanges
choice-joker = any symbol
choice-second_section = a second section
choice-switch = a switch
choice-thames_sections = sections across the Thames
choice-tourist_sites = tourist sites
field-districts-columns = first and last column
field-districts-rows = first and last row
field-edges-thames = crosses the Thames
lot-cards = Cards
lot-sheet = The sheet
total-street_cards = Street cards
total-underground_cards = Underground cards
