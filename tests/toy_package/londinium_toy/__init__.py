"""The toy game as a package of its own, as anybody could install one beside Londinium."""
