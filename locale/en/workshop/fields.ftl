### The workshop: what is wrong with a field, and fields that only a form shows.

workshop-wrong-least = This should be { $n } or more.
workshop-wrong-most = This should be { $n } or less.
workshop-wrong-few = There should be more: at least { $n }.
workshop-wrong-many = There should be fewer: at most { $n }.
workshop-wrong-count = There should be exactly { $n }.
workshop-wrong-short = This is too short; letters needed: { $n }.
workshop-wrong-long = This is too long; letters at most: { $n }.
workshop-wrong-letters = This has letters that cannot stand here.
workshop-wrong-choice = This is none of the values that can stand here.
workshop-wrong-missing = Something has to stand here.
workshop-wrong-unknown = There is no such field here.
workshop-wrong-kind = This is not the kind of value that stands here.
workshop-quoted = “{ $what }”
field-id = id
field-x = column
field-y = row
