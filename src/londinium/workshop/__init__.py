"""The workshop: people who own a box make its components true, card by card.

What an entry looks like as a form, what is wrong with an edited one, which totals do not add up, in what order to
check, who has seen what, and how the packs of several owners become one. It knows games by their schemas, their data
and a small file `workshop.json` beside the data, and names none of them.
"""
