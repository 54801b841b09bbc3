"""Who holds a seat: no account, a secret in a signed cookie.

A browser gets a random number when it first makes or joins a table; the store knows only its hash, beside the seats it
holds. A personal link carries a seat, or a whole profile, to another device; an invitation gives a seat that a bot
plays to somebody new.
"""

import base64
import hashlib
import hmac
import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

COOKIE = "londinium"
COOKIE_SECONDS = 5 * 365 * 24 * 3600
AWAY = 180.0  # seconds after which the seat of somebody who is away can be given to a bot
LONG_AWAY = 24 * 3600.0  # seconds that a bot has played for somebody before somebody new can have the seat


class Token(NamedTuple):
    """What a link or an invitation says."""

    table: str
    seat: int
    maker: str
    key: str


def new_secret() -> str:
    return secrets.token_hex(32)


def nobody() -> str:
    """A holder that no cookie stands for."""
    return secrets.token_hex(20)


class Keys:
    """Signs and checks with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def new_browser(self) -> str:
        """A cookie for a browser that has none."""
        return self._sign("browser", secrets.token_urlsafe(18))

    def device_of(self, holder: str) -> str:
        """A cookie for another device of somebody: it stands for them too."""
        return self._sign("device", holder)

    def holder(self, cookie: str | None) -> str | None:
        """Whom a cookie stands for, as the store knows it; None if it is forged or missing."""
        number = self._signed("browser", cookie or "")
        if number:
            return hashlib.sha256(number.encode()).hexdigest()[:40]
        return self._signed("device", cookie or "")

    def profile_link(self, holder: str, links: int) -> str:
        """A token that makes its bearer's browser another device of somebody, as long as they have not revoked it."""
        return self._sign("profile", f"{holder}.{links}")

    def profile_linked(self, token: str) -> tuple[str, int] | None:
        """Who made the link to their profile, and after how many that were revoked; None if it is forged."""
        what = self._signed("profile", token)
        if what is None:
            return None
        holder, _, links = what.rpartition(".")
        return holder, int(links)

    def link(self, table: str, seat: int, holder: str, links: int) -> str:
        """A token that gives a seat to its bearer, as long as its maker holds the seat and has not revoked it."""
        return self._sign("seat", f"{table}.{seat}.{holder}.{links}")

    def linked(self, token: str) -> Token | None:
        """The table and seat of a token, who made it, and after how many that were revoked; None if it is forged."""
        return self._read("seat", token)

    def invitation(self, table: str, seat: int, holder: str, key: str) -> str:
        """A token that lets its bearer sit down in the place of a bot, once, while its maker sits at the table too."""
        return self._sign("invitation", f"{table}.{seat}.{holder}.{key}")

    def invited(self, token: str) -> Token | None:
        """The table and seat of an invitation, who made it, and its key; None if it is forged."""
        return self._read("invitation", token)

    def check(self, id: str) -> str:
        """A token that lets its bearer go on with somebody's check of a box."""
        return self._sign("check", id)

    def checked(self, token: str) -> str | None:
        """The check of a token; None if it is forged."""
        return self._signed("check", token)

    def secret_for(self, purpose: str) -> str:
        """A secret of its own for another part of the server; it says nothing about this one."""
        return hmac.digest(self._secret.encode(), f"for/{purpose}".encode(), "sha256").hex()

    def client(self, address: str) -> str:
        """A client as the store knows it: nobody learns the address from it."""
        return hmac.digest(self._secret.encode(), f"client/{address}".encode(), "sha256").hex()[:40]

    def _read(self, purpose: str, token: str) -> Token | None:
        what = self._signed(purpose, token)
        if what is None:
            return None
        table, seat, holder, *key = what.split(".")  # the oldest have no key: they count as the first
        return Token(table, int(seat), holder, key[0] if key else "0")

    def _sign(self, purpose: str, what: str) -> str:
        return self._signer(purpose).sign(what).decode()

    def _signed(self, purpose: str, token: str) -> str | None:
        """What was signed for this purpose; None if it was not."""
        try:
            return self._signer(purpose).unsign(token).decode()
        except BadSignature:
            return self._signed_before(purpose, token)

    def _signer(self, purpose: str) -> Signer:
        return Signer(self._secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)

    def _signed_before(self, purpose: str, token: str) -> str | None:
        """Signatures from before itsdangerous made them: cookies last for years, and links lie among people's mail."""
        what, _, signature = token.rpartition(".")
        digest = hmac.digest(self._secret.encode(), f"{purpose}/{what}".encode(), "sha256")[:18]
        return what if hmac.compare_digest(base64.urlsafe_b64encode(digest), signature.encode()) else None
