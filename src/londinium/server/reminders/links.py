"""Links that work without signing in: they end reminders, or confirm a mailbox."""

import hashlib
from typing import Literal

from itsdangerous import BadSignature, Signer

Purpose = Literal["off", "confirm"]


class Links:
    """Signs the id of a reminder for one purpose, with a secret of the server."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def token(self, purpose: Purpose, id: str) -> str:
        return self._signer(purpose).sign(id).decode()

    def id(self, purpose: Purpose, token: str) -> str | None:
        """The reminder that a link is about; None if it was not signed here for this purpose."""
        try:
            return self._signer(purpose).unsign(token).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def path(self, purpose: Purpose, id: str) -> str:
        """The page that such a link opens."""
        return f"/reminders/{purpose}/{self.token(purpose, id)}"

    def _signer(self, purpose: Purpose) -> Signer:
        return Signer(self._secret, salt=purpose, key_derivation="hmac", digest_method=hashlib.sha256)
