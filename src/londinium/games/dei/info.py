"""D.E.I.: Divide et Impera: where its parts are."""

from londinium.games import shipped

INFO = shipped("dei", "Dei", order=4)
