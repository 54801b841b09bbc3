"""Who holds a seat: no account, a secret in a signed cookie.

A browser gets a random number when it first makes or joins a table; the store knows only its hash, beside the seats it
holds. A personal link carries a seat to another device; an invitation gives one that a bot plays to somebody new.
"""

import base64
import hashlib
import hmac
import secrets

COOKIE = "londinium"
COOKIE_SECONDS = 5 * 365 * 24 * 3600


def new_secret() -> str:
    return secrets.token_hex(32)


class Keys:
    """Signs and checks with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def new_browser(self) -> str:
        """A cookie for a browser that has none."""
        number = secrets.token_urlsafe(18)
        return f"{number}.{self._sign('browser', number)}"

    def holder(self, cookie: str | None) -> str | None:
        """Whom a cookie stands for, as the store knows it; None if it is forged or missing."""
        number, _, signature = (cookie or "").rpartition(".")
        if not number or not hmac.compare_digest(signature.encode(), self._sign("browser", number).encode()):
            return None
        return hashlib.sha256(number.encode()).hexdigest()[:40]

    def link(self, table: str, seat: int, holder: str) -> str:
        """A token that gives a seat to whoever brings it, as long as the one who made it holds the seat."""
        return self._write("seat", table, seat, holder)

    def linked(self, token: str) -> tuple[str, int, str] | None:
        """The table and seat of a token and who made it; None if it is forged."""
        return self._read("seat", token)

    def invitation(self, table: str, seat: int, holder: str) -> str:
        """A token that lets whoever brings it sit down in the place of a bot, as long as its maker sits there too."""
        return self._write("invitation", table, seat, holder)

    def invited(self, token: str) -> tuple[str, int, str] | None:
        """The table and seat of an invitation and who made it; None if it is forged."""
        return self._read("invitation", token)

    def _write(self, purpose: str, table: str, seat: int, holder: str) -> str:
        what = f"{table}.{seat}.{holder}"
        return f"{what}.{self._sign(purpose, what)}"

    def _read(self, purpose: str, token: str) -> tuple[str, int, str] | None:
        what, _, signature = token.rpartition(".")
        if not what or not hmac.compare_digest(signature.encode(), self._sign(purpose, what).encode()):
            return None
        table, seat, holder = what.split(".")
        return table, int(seat), holder

    def _sign(self, purpose: str, what: str) -> str:
        digest = hmac.new(self._secret, f"{purpose}/{what}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
