### The workshop: people who own the box compare it with the components.

web-shop-of = The workshop: { $game }
web-shop-about = Take your box, look at one component after another, and say whether yours is the same. “Exactly like mine” is one tap. You can stop at any time and continue later, here or on another device.
web-shop-edition = Which edition is it?
    .example = First edition, Queen Games
web-shop-language = Language of the box
web-shop-year = Year
    .unknown = if you know it
web-shop-where = The edition is often printed on the back of the box or on the last page of the rulebook.
web-shop-begin = Begin
web-shop-change = Save
web-shop-progress = { $n } of { $of } checked
web-shop-saved = Saved.
web-shop-saving = Saving…
web-shop-here = Saved in this browser. The server is not answering; it will get the rest when it is back.
web-shop-lots = Kept together in the box
web-shop-question = Is yours like this?
web-shop-same = Exactly like mine
web-shop-different = Different
web-shop-unsure = Not sure
web-shop-missing = Not in my box
web-shop-previous = Back
web-shop-next = Next
web-shop-take-back = Undo this answer
web-shop-add-copy = Add a copy
web-shop-result = Result
web-shop-back = Keep checking

## The form

web-shop-form = What yours says
web-shop-undo = Undo
web-shop-redo = Redo
web-shop-copy = Copy from another one
web-shop-save = Mine is like this
web-shop-same-after-all = The same after all
web-shop-leave = Leave it
web-shop-languages = In other languages
web-shop-zones = The sides of the tile
    .about = Press a part of the tile until it shows the right Region: outside the ground, inside the roofs.
web-shop-item = { $of }, { $n }
web-shop-less = Less: { $what }
web-shop-more = More: { $what }
web-shop-add = Add: { $what }
web-shop-remove = Remove: { $what }
web-shop-earlier = Earlier: { $what }
web-shop-later = Later: { $what }

## The result

web-shop-said = What you said
web-shop-waiting = Not looked at yet
web-shop-totals = Does it add up?
web-shop-total-right = { $n }
web-shop-total-off = the rules say { $wanted }, there are { $found }
web-shop-pack = Your components
    .about = Everything you changed, as components to play with. What you checked is marked as yours.
web-shop-make = Make them
web-shop-confirms = Your word counts all the same. Save the file: when another owner’s file agrees with it, what you both checked is confirmed.
    .do = Save the file
web-shop-making = Trying them out…
web-shop-nothing-differs = Everything you checked is the same here. There is nothing to change.
web-shop-play = Play with them
web-shop-see = See them all
web-shop-give = A link to share
web-shop-device = On another device
    .about = Anyone who opens this continues with your box.
    .do = Continue on the phone

## Two packs

web-merge-of = Two packs side by side: { $game }
web-merge-about = Choose two packs of this game. What only one of them changed is taken; where both say something different, you decide.
web-merge-ours = First pack
web-merge-theirs = Second pack
web-merge-file = Choose a file
web-merge-left = { $n ->
        [0] Everything is decided.
        [one] One component is left to decide.
       *[other] { $n } components are left to decide.
    }
web-merge-agree = They do not contradict each other.
web-merge-same = Both have the same values.
web-merge-none = Not in this pack
web-merge-take-ours = Take the first
web-merge-take-theirs = Take the second
web-merge-both = Both say so
web-merge-taken = Taken
web-merge-result = The two made one
web-merge-do = Make one of them
