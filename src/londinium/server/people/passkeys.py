"""Passkeys (WebAuthn): what a phone, a computer or a key signs so that another device becomes somebody's.

The private half stays on the device, which makes sure by itself who holds it: no password, and nothing to leak here.
A challenge is signed once, within minutes, for the site on which it was asked for.
"""

import secrets
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.people import profiles
from londinium.server.refusals import Denied

PASSKEY, CHALLENGE = schema.passkeys.c, schema.challenges.c
SECONDS = 300.0  # in which a challenge is signed
MOST = 20  # passkeys of one profile
ANYBODY = ""  # the holder of a challenge that tells who signed it


class Site(NamedTuple):
    """Where passkeys are asked for: the page's origin, and the host name that passkeys belong to."""

    origin: str
    host: str


class _Data(msgspec.Struct):
    challenge: str


async def offer(store: Database, site: Site, holder: str, now: float) -> dict[str, Any]:
    """What a device is asked to make a passkey for somebody's profile."""
    profile = await profiles.needed(store, holder)
    query = sa.select(PASSKEY.id).where(PASSKEY.holder == holder)
    have = await store.transact(lambda connection: connection.execute(query).scalars().all())
    if len(have) >= MOST:
        raise Denied("not-yours", f"A profile has at most {MOST} passkeys.", "web-refused-passkeys", most=MOST)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Londinium",
        user_name=profile.name,
        challenge=await _challenge(store, holder, now),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in have],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return options_to_json_dict(options)


async def keep(store: Database, site: Site, holder: str, credential: dict[str, Any], now: float) -> None:
    """Keep a passkey that a device has made for somebody."""
    challenge = await _spend(store, holder, credential, now)
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise _wrong() from None
    await profiles.needed(store, holder)
    id = bytes_to_base64url(made.credential_id)
    values = {"key": made.credential_public_key, "uses": made.sign_count, "site": site.host, "at": now}
    put = sa.insert(schema.passkeys).values(id=id, holder=holder, **values)
    try:
        await store.transact(lambda connection: connection.execute(put) and None)
    except sa.exc.IntegrityError:
        raise _wrong() from None  # it is kept already, for them or for somebody else


async def ask(store: Database, site: Site, now: float) -> dict[str, Any]:
    """What a device is asked to show whose passkey it has."""
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=await _challenge(store, ANYBODY, now),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


async def holder_by(store: Database, site: Site, credential: dict[str, Any], now: float) -> str:
    """Whose passkey has signed."""
    challenge = await _spend(store, ANYBODY, credential, now)
    try:
        id = bytes_to_base64url(base64url_to_bytes(credential["id"]))
    except (LookupError, TypeError, ValueError, AttributeError):
        raise _wrong() from None
    query = sa.select(schema.passkeys).where(PASSKEY.id == id, PASSKEY.site == site.host)
    found = await store.transact(lambda connection: connection.execute(query).first())
    if found is None:
        raise Denied("not-yours", "This passkey is not known here any more.", "web-refused-passkey-gone")
    try:
        shown = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=found.key,
            credential_current_sign_count=found.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise _wrong() from None
    put = sa.update(schema.passkeys).where(PASSKEY.id == found.id).values(uses=shown.new_sign_count)
    await store.transact(lambda connection: connection.execute(put) and None)
    return str(found.holder)


async def drop(store: Database, holder: str) -> None:
    """No device becomes somebody's by a passkey any more."""
    gone = sa.delete(schema.passkeys).where(PASSKEY.holder == holder)
    await store.transact(lambda connection: connection.execute(gone) and None)


# Challenges


async def _challenge(store: Database, holder: str, now: float) -> bytes:
    made = secrets.token_bytes(32)

    def put(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.challenges).where(CHALLENGE.until < now))
        values = {"challenge": bytes_to_base64url(made), "holder": holder, "until": now + SECONDS}
        connection.execute(sa.insert(schema.challenges).values(**values))

    await store.transact(put)
    return made


async def _spend(store: Database, holder: str, credential: dict[str, Any], now: float) -> bytes:
    """The challenge that was signed: one of ours, for this person, in time, and never again."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        signed = msgspec.json.decode(data, type=_Data).challenge
        challenge = base64url_to_bytes(signed)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise _wrong() from None
    ours = sa.and_(CHALLENGE.challenge == bytes_to_base64url(challenge)[:64], CHALLENGE.holder == holder)
    gone = sa.delete(schema.challenges).where(ours, CHALLENGE.until >= now)
    if not await store.transact(lambda connection: connection.execute(gone).rowcount):
        raise Denied("not-yours", "This took too long: try again.", "web-refused-passkey-late")
    return challenge


def _wrong() -> Denied:
    return Denied("not-yours", "The passkey could not be read, or is kept already: try again.", "web-refused-passkey")
