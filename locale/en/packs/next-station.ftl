### What a game says of components that do not fit each other. What comes before it names the place. Names of fields and values stand as in the files.

box-counts = should count 0, 1, 2, … in the order of the file
box-id-twice = an id stands there twice
box-no-district = there is no district '{ $district }'
box-no-central = there is no station in a district '{ $district }'
box-edge = should name two stations no other edge joins
box-crossing = should name two different edges
box-departures = every pencil should have exactly one departure station
box-undergrounds = there are not as many underground cards, so a round would never end
box-switch-street = a switch is a street card
box-switches = there is at most one switch
box-objectives = there are not as many objectives
