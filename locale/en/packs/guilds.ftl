### What a game says of components that do not fit each other. What comes before it names the place. Names of fields and values stand as in the files.

box-total = they add up to { $total }, not to { $wanted }
box-rank = another guild has the rank { $rank }
box-great-twelve = should say whether the rank is one of the highest
box-two-player = should be so for four buildings
box-fixed-start = should be given for one building
box-livery-twice = a livery stands there twice
box-turn = one turn could bring { $n } things; { $most } are the most
box-deep = effects stand more than { $most } deep inside each other
box-steps = could bring { $n } things at once; { $most } are the most
box-place-twice = a place stands there twice
box-triggered = more than { $most } things for { $trigger }
box-on-inside = { $op } stands inside no other effect
box-frame = should be one of its liveries
box-pawns-from = goes with a cost in pawns, and only with it
box-livery = goes with { $metric }, and only with it
box-id-taken = '{ $id }' is the name of something else
box-id-twice = '{ $id }' stands there twice
box-each-players = should have a number for each of { $players }
box-pawns-few = there are not as many pawns
box-directions = with { $players } players tiles are added { $phases } times
box-laid = with { $players } players { $laid } tiles would be laid, 30 have tokens
box-last-round = with { $players } players the last round should develop
box-develop-resolves = with { $players } players a development round should resolve tiles
