"""`python -m londinium` is the command line."""

import sys

from londinium.cli import main

sys.exit(main())
