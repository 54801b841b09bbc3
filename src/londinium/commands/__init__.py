"""What the commands of the command line do; `cli.py` has their arguments."""
