### “It is your turn”, told to people who are away: what they are sent, and how they ask for it. Read with the pages that need it.

## What is sent

remind-turn = It is your turn
remind-game = { $n ->
    [0] { $game }
   *[other] { $game }, with { $people }
}
remind-stop = No more reminders
remind-mail-subject = Your turn: { $game }
remind-mail-turn = { $n ->
    [0] It is your turn in { $game }.
   *[other] It is your turn in { $game }, with { $people }.
}
remind-mail-open = Open the table:
remind-mail-own = The link opens your seat on any device, so keep it to yourself.
remind-mail-off = To stop these e-mails:
remind-confirm-subject = E-mails when it is your turn?
remind-confirm-text = Someone, probably you, asked Londinium to write to this address whenever it is their turn in a game. If that was you, confirm it here:
remind-confirm-else = If it was not you, there is nothing to do: without this confirmation you get no e-mails about turns.

## How it is asked for

web-remind = When it is my turn
    .about = For games that last several days. One reminder a turn, and only while you have no page open at the table.
web-remind-push = Notify me on this device
    .about = Works even when this page is closed.
web-remind-push-denied = The browser does not allow notifications from this page. You can change that in its settings.
web-remind-push-none = This browser cannot be notified. On an iPhone or iPad, add Londinium to the home screen first.
web-remind-push-failed = Your browser could not reach its push service. Try again later, or ask for e-mails.
web-remind-mail = E-mail address
web-remind-mail-ask = Send me e-mails
web-remind-mail-sent = We have sent an e-mail to { $address }. Confirm the address with the link in it.
web-remind-mail-on = E-mails go to { $address }.
web-remind-mail-off = Stop e-mails
web-remind-quiet = Quiet hours
    .about = Nothing is sent between these times; the reminder comes afterwards.
web-remind-from = from
web-remind-to = to

## Pages that links open

web-remind-off = Reminders are off
web-remind-off-push = That browser is no longer notified when it is your turn.
web-remind-off-mail = You get no more e-mails when it is your turn.
web-remind-off-again = You can turn reminders on again in the preferences.
web-remind-off-wait = Turning reminders off…
web-remind-confirm = E-mails when it is your turn
    .about = Londinium will write to you once per turn while you are away from the table. Every e-mail has a link that stops them.
web-remind-confirm-yes = Yes, write to me
web-remind-confirm-done = Done: e-mails go to { $address }.
