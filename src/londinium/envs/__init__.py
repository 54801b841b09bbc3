"""The laboratory: the games through the doors that researchers know.

    import gymnasium, londinium.envs
    gymnasium.make("londinium/NextStation-v1")          # one seat learns, the others are bots
    from londinium.envs import zoo
    zoo.env("london", players=3)                        # PettingZoo: every seat learns
    from londinium.envs import spiel
    pyspiel.load_game("londinium_next_station(players=2,powers=True)")

They stand on the public contract and name no game. What they need beside is the extra `lab`: pip install
londinium[lab]. Gymnasium finds its environments as soon as this package is imported; it looks for no plug-ins itself.
"""

from londinium.envs.gymnasium import register

register()
