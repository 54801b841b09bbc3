"""London, second edition: where its parts are."""

from londinium.games import shipped

INFO = shipped("london", "London", order=2)
