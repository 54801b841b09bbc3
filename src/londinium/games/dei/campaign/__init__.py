"""The campaign of Old London (DOL-CAMP): seven scenarios with the same Factions, in one game.

- `forms`: its data files as Structs; `sheets`: what a campaign keeps from scenario to scenario, and in one
- `course`: how a scenario is set up and closed, what is asked between two, and who wins in the end
- `objectives`, `events`, `privileges`, `inspiration`: what scenarios share
- `worth`: what all that is worth to a bot
- `scenarios`: the rules of each one that are its own; what it changes in the base rules stands in `terms.Terms`
"""
