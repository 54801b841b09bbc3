"""Next Station: London: where its parts are."""

from londinium.games import shipped

INFO = shipped("next-station", "NextStation", order=1, vector="londinium.twin.vector:TwinEnv")
