"""What these doors need and a plain installation lacks."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A library of the extra `lab` is not installed."""


@contextmanager
def lab() -> Iterator[None]:
    """Around an import of such a library: where it is missing, one sentence says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        what = (missing.name or "a library").partition(".")[0]
        raise MissingExtra(f"{what} is not installed; londinium.envs needs it: pip install londinium[lab]") from None
