"""A device with a passkey, in a few lines: it signs what a page hands it, and can be told to sign something wrong."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64  # flags


class Authenticator:
    """One passkey of one device."""

    def __init__(self, origin: str = "http://localhost:8000") -> None:
        self.origin, self.host = origin, origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to a request for a new passkey."""
        numbers = self._key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._about(ATTESTED, wrong) + attested})
        data = self._data("webauthn.create", options, wrong)
        return self._told({"clientDataJSON": data, "attestationObject": made})

    def sign(self, options: dict[str, Any], **wrong: Any) -> dict[str, Any]:
        """The answer to the question whose passkey this is."""
        self.uses += 1
        about, data = self._about(0, wrong), self._data("webauthn.get", options, wrong)
        signed = self._key.sign(about + hashlib.sha256(data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(
            {"clientDataJSON": data, "authenticatorData": about, "signature": wrong.get("signature", signed)}
        )

    def _about(self, flags: int, wrong: dict[str, Any]) -> bytes:
        flags = wrong.get("flags", flags | PRESENT | VERIFIED)
        return hashlib.sha256(wrong.get("host", self.host).encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _data(self, kind: str, options: dict[str, Any], wrong: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": wrong.get("origin", self.origin)}
        return json.dumps(said).encode()

    def _told(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        coded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": coded, "clientExtensionResults": {}}
