"""What the page about oneself asks, by REST: name and sign, devices, everything as a file, delete me."""

from typing import Annotated
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from londinium.server import rates
from londinium.server.callers import client_of, holder_of
from londinium.server.people import devices, export, leaving, passkeys, profiles, seen
from londinium.server.people.shapes import (
    OpenedLink,
    OwnProfile,
    PasskeyGiven,
    PasskeyWanted,
    Person,
    ProfileLink,
    SeenProfile,
    Shows,
    WantedName,
)
from londinium.server.refusals import Failed
from londinium.server.rest import cookie_of, known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}
PATH = "/profile#"  # what follows is never sent to a server, nor written down by one on the way


def site_of(request: Caller) -> passkeys.Site:
    """The site that a page of ours is on; that it is ours has been checked."""
    origin = request.headers.get("origin", "")
    host = urlsplit(origin).hostname if origin.startswith(("http://", "https://")) else None
    if not host:
        raise Failed(400, "Passkeys are asked for by a page in a browser.", "web-refused-request")
    return passkeys.Site(origin, host)


# Name and sign


@get("/api/profile")
async def read_profile(request: Caller) -> Response[OwnProfile]:
    """What this browser goes by beyond a table."""
    return Response(await profiles.own(worker(request).store, holder_of(request)), headers=NO_STORE)


@post("/api/profile", status_code=200)
async def name_profile(request: Caller, data: JSONBody[WantedName]) -> Response[OwnProfile]:
    """Go by a name and a sign from now on; an empty name takes both away."""
    here = worker(request)
    here.rates.take("names", rates.NAMES, client_of(request))
    holder, cookies = known(request)
    if await profiles.find(here.store, holder) is None:
        here.rates.take("profiles", rates.PROFILES, client_of(request))
    await profiles.take_name(here.store, holder, data.name, data.sign)
    return Response(await profiles.own(here.store, holder), cookies=cookies)


@delete("/api/profile", status_code=200)
async def forget_profile(request: Caller) -> OwnProfile:
    """Be nobody again: results stay, but no table of results names them."""
    here, holder = worker(request), holder_of(request)
    if holder:
        await profiles.take_name(here.store, holder, "")
    return await profiles.own(here.store, holder)


@post("/api/profile/shows", status_code=200)
async def show_profile(request: Caller, data: JSONBody[Shows]) -> OwnProfile:
    """Say to whom rating, games and figures are shown."""
    here, holder = worker(request), holder_of(request) or ""
    await profiles.needed(here.store, holder)
    await profiles.show(here.store, holder, data)
    return await profiles.own(here.store, holder)


@get("/api/people")
async def read_person(request: Caller, name: Annotated[str, QueryParameter(max_length=40)]) -> Response[SeenProfile]:
    """Somebody by their name, as far as they show themselves to this browser."""
    found = await seen.profile(worker(request).tables, name, holder_of(request))
    if found is None:
        raise Failed(404, "Nobody here goes by that name.", "web-refused-no-person")
    return Response(found, headers=NO_STORE)


# Devices


async def as_device(request: Caller, holder: str) -> Response[OwnProfile]:
    """This browser is another device of somebody from now on, and what it did is theirs."""
    here = worker(request)
    await devices.join(here.tables, holder_of(request), holder)
    cookie = cookie_of(request, here.keys.device_of(holder))
    return Response(await profiles.own(here.store, holder), cookies=[cookie], headers=NO_STORE)


@post("/api/profile/link", status_code=200)
async def make_profile_link(request: Caller) -> Response[ProfileLink]:
    """A personal link to one's own profile, for one's other devices."""
    here, holder = worker(request), holder_of(request)
    found = await profiles.needed(here.store, holder)
    assert holder is not None
    link = ProfileLink(path=PATH + here.keys.profile_link(holder, found.links))
    return Response(link, headers=NO_STORE)


@delete("/api/profile/link", status_code=200)
async def revoke_profile_links(request: Caller) -> OwnProfile:
    """Revoke the personal links to one's own profile that were made so far."""
    here, holder = worker(request), holder_of(request)
    if holder:
        await profiles.revoke_links(here.store, holder)
    return await profiles.own(here.store, holder)


@post("/api/profile/links", status_code=200)
async def open_profile_link(request: Caller, data: JSONBody[OpenedLink]) -> Response[OwnProfile] | Response[Person]:
    """Whose personal link was opened; if it is to join, this browser becomes another device of theirs."""
    here = worker(request)
    here.rates.take("devices", rates.DEVICES, client_of(request))
    linked = here.keys.profile_linked(data.token)
    found = await profiles.find(here.store, linked[0]) if linked else None
    if linked is None or found is None or found.links != linked[1]:
        raise Failed(404, "This link is not valid, or was revoked.", "web-refused-profile-link")
    if data.join:
        return await as_device(request, linked[0])
    return Response(seen.person(found.name, found.sign), headers=NO_STORE)


@post("/api/profile/passkeys/new", status_code=200)
async def offer_passkey(request: Caller) -> Response[PasskeyWanted]:
    """What a device is asked to make a passkey for this browser's profile."""
    here = worker(request)
    here.rates.take("devices", rates.DEVICES, client_of(request))
    options = await passkeys.offer(here.store, site_of(request), holder_of(request) or "", here.tables.clock())
    return Response(PasskeyWanted(options=options), headers=NO_STORE)


@post("/api/profile/passkeys", status_code=200)
async def keep_passkey(request: Caller, data: JSONBody[PasskeyGiven]) -> OwnProfile:
    """Keep the passkey that a device has made."""
    here, holder = worker(request), holder_of(request) or ""
    await passkeys.keep(here.store, site_of(request), holder, data.credential, here.tables.clock())
    return await profiles.own(here.store, holder)


@delete("/api/profile/passkeys", status_code=200)
async def drop_passkeys(request: Caller) -> OwnProfile:
    """Forget one's passkeys: no further device becomes one's own by them."""
    here, holder = worker(request), holder_of(request)
    if holder:
        await passkeys.drop(here.store, holder)
    return await profiles.own(here.store, holder)


@post("/api/profile/passkeys/ask", status_code=200)
async def ask_for_passkey(request: Caller) -> Response[PasskeyWanted]:
    """What a device is asked to show whose passkey it has."""
    here = worker(request)
    here.rates.take("devices", rates.DEVICES, client_of(request))
    options = await passkeys.ask(here.store, site_of(request), here.tables.clock())
    return Response(PasskeyWanted(options=options), headers=NO_STORE)


@post("/api/profile/passkeys/use", status_code=200)
async def use_passkey(request: Caller, data: JSONBody[PasskeyGiven]) -> Response[OwnProfile]:
    """A passkey was shown: this browser is another device of its owner."""
    here = worker(request)
    holder = await passkeys.holder_by(here.store, site_of(request), data.credential, here.tables.clock())
    return await as_device(request, holder)


# All of it


@get("/api/profile/export")
async def export_profile(request: Caller) -> Stream:
    """Everything of this browser's, as one file."""
    here = worker(request)
    here.rates.take("exports", rates.EXPORTS, client_of(request))
    headers = {"Content-Disposition": 'attachment; filename="londinium-profile.json"', **NO_STORE}
    return Stream(export.written(here.tables, holder_of(request) or ""), media_type="application/json", headers=headers)


@delete("/api/profile/everything", status_code=200)
async def forget_everything(request: Caller) -> Response[OwnProfile]:
    """Delete me: games stay, with somebody in the seat."""
    here, holder = worker(request), holder_of(request)
    if holder:
        await leaving.forget(here.tables, holder)
    return Response(await profiles.own(here.store, holder), cookies=[cookie_of(request, "")])


HANDLERS = (
    read_profile,
    name_profile,
    forget_profile,
    show_profile,
    read_person,
    make_profile_link,
    revoke_profile_links,
    open_profile_link,
    offer_passkey,
    keep_passkey,
    drop_passkeys,
    ask_for_passkey,
    use_passkey,
    export_profile,
    forget_everything,
)
