"""The expert of London, trained by self-play: `python -m training.expert --help`. Any game with `learning` can be."""
