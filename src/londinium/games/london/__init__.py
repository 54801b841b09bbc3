"""London, second edition (Martin Wallace, 2017)."""
