### Where the values of the components come from. The keys are made from the English notes in the game’s data (`noteKey`).

note-rulebook-guilds-numbered-1-12-37400e68 = Rulebook: guilds numbered 1-12 are the most important; name follows the historic Great Twelve, not verified on the printed tile.
note-rulebook-example-names-the-tile-d5589a11 = Rulebook example names the tile with number 13 as the Dyers guild; its picture shows three player pawns being resolved, so the printed requirement is at most 3 (4 if the Beadle stood there).
note-name-follows-the-historic-order-ef61357b = Name follows the historic order of precedence of the City companies; whether the printed tile uses exactly this name was not verified.
note-rulebook-afterword-one-of-the-14a6aec2 = Rulebook afterword: one of the three real companies that allowed its own name and arms on a tile; number unknown, relative order follows historic precedence.
note-rulebook-example-names-the-lightermen-598a6ef5 = Rulebook example names the Lightermen guild and shows it resolved at 1-1-1, so the printed requirement is at most 3 (4 if the Beadle stood there); number unknown.
note-rulebook-starts-right-of-the-6c39f227 = Rulebook: starts right of the Guildhall in 3-4 player games, showing the side with victory points; a public session report says 4 points and 4 cards were at stake on it (read here as the first-place reward; could include a second-place token).
note-rulebook-not-used-with-two-e8153008 = Rulebook: not used with two players; has a lasting effect that does not end with the turn; the effect itself is only on the unpublished help card, so the one given is a reconstruction.
note-named-sala-biznesmenow-in-the-0e13d881 = Named Sala Biznesmenow in the Polish rulebook and Gesellschaftssaal in the German one; English title not verified; effect unknown, the rulebook lists no lasting effect for it.
note-named-parada-burmistrza-polish-and-3e80a8f7 = Named Parada Burmistrza (Polish) and Paradeplatz des Oberbuergermeisters (German); effect unknown, the rulebook lists no lasting effect for it.
note-rulebook-while-your-master-stands-2b27e9ca = Rulebook: while your Master stands here your hand limit is 8 instead of 7; lasting effect.
note-rulebook-most-pawns-on-ulster-b5b91538 = Rulebook: most pawns on Ulster draws 3 mayoral cards, keeps 1, the other 2 go under the deck.
note-only-the-name-is-known-ea491b78 = Only the name is known.
note-plausible-reward-kind-1a4b035b = Plausible reward kind.
note-reward-kind-occurs-among-the-f2c99bea = Reward kind occurs among the tile rewards the rulebook explains.
note-family-of-effects-per-frame-009dab0b = Family of effects per frame colour is public; the individual card is reconstructed.
note-rulebook-liveries-shown-on-a-e9ae21a7 = Rulebook: liveries shown on a resolved tile matter for end-game points; which cards count them, and how, is reconstructed.
note-rulebook-guilds-numbered-1-12-bb3c986e = Rulebook: guilds numbered 1-12 give points at the end of the game.
note-reconstructed-goal-the-rulebook-only-bad78684 = Reconstructed goal; the rulebook only says cards give end-game points from controlled guilds and may overlap.
note-rulebook-a-second-place-token-52980db2 = Rulebook: a second-place token is kept by its winner, which suggests that it is counted.
note-rulebook-guilds-numbered-1-12-9f500ee4 = Rulebook: guilds numbered 1-12 give points at the end of the game; how is reconstructed.
note-with-two-players-every-second-46188eb7 = With two players every second round, taken as the even ones, so that a development round is a resolution round too.
note-the-grey-spaces-of-the-aad28e3f = The grey spaces of the round track.
note-in-every-development-phase-but-f0e302f5 = In every development phase but the last.
note-where-the-first-new-tile-f00db1c4 = Where the first new tile of each development phase goes, in their order.
note-a-building-may-raise-it-01cd6db5 = A building may raise it for its Master: see the special buildings.
note-one-of-them-is-kept-8abd71ec = One of them is kept.
note-cards-that-send-the-rival-0123312e = Cards that send the rival’s pawns after each turn; the leaflet was not found.

## Sources

note-rulebook-d5bddd0e = rulebook
note-whitespider1066-com-guildsmen-two-player-3385e09b = whitespider1066.com/guildsmen (two-player session report)
note-ludorium-at-review-of-guilds-33917ceb = ludorium.at, review of Guilds of London (English and German pages)

## Lists of components

board-group-rounds = Rounds
board-group-resolve_every = Rounds from one resolution to the next
board-group-develop_every = Rounds from one development to the next
board-group-added_tiles = Tiles added in a development phase
board-group-directions = Directions of development
board-group-hand_start = Cards in hand at the start
board-group-hand_limit = Hand limit
board-group-draw_without_play = Cards drawn if none was played
board-group-draw_after_play = Cards drawn after playing
board-group-mayoral_dealt = Mayoral cards dealt
board-group-pawns = Pawns of a player
board-group-pawns_at_start = Pawns in play at the start
board-group-neutrals_per_player = Neutral pawns per player
board-group-great_twelve = The Great Twelve
board-group-pair_points = Points for neighbouring Masters
board-group-solo_rounds = Rounds, alone
board-group-solo_resolve_every = Rounds from one resolution to the next, alone
board-group-solo_plantation = Plantation, alone
board-group-solo_reveals = Cards of the rival
