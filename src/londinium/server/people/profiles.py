"""The name and the sign that somebody goes by beyond a table: kept once, and never to be taken for another's."""

import time
from typing import NamedTuple

import sqlalchemy as sa
from msgspec import structs

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.names import mixed, skeleton
from londinium.server.people.shapes import OwnProfile, Shows, Sign
from londinium.server.refusals import Denied

PROFILES, PASSKEYS = schema.profiles.c, schema.passkeys.c


class Profile(NamedTuple):
    """What the store knows of somebody by their profile."""

    name: str
    sign: Sign
    links: int
    shows: Shows


async def find(store: Database, holder: str | None) -> Profile | None:
    shows = (PROFILES.shows_rating, PROFILES.shows_games, PROFILES.shows_figures)
    query = sa.select(PROFILES.name, PROFILES.sign, PROFILES.links, *shows).where(PROFILES.holder == holder)
    row = await store.transact(lambda connection: connection.execute(query).first())
    if row is None:
        return None
    shown = Shows(rating=row.shows_rating, games=row.shows_games, figures=row.shows_figures)
    return Profile(row.name, row.sign, row.links, shown)


async def name_of(store: Database, holder: str | None) -> str:
    """The name of a browser, "" without one."""
    found = await find(store, holder)
    return found.name if found else ""


async def own(store: Database, holder: str | None) -> OwnProfile:
    """A profile as its owner sees it."""
    found = await find(store, holder)
    if found is None:
        return OwnProfile(name="", sign="", passkeys=0, shows=Shows())
    count = sa.select(sa.func.count()).select_from(schema.passkeys).where(PASSKEYS.holder == holder)
    passkeys = await store.transact(lambda connection: connection.execute(count).scalar()) or 0
    return OwnProfile(name=found.name, sign=found.sign, passkeys=passkeys, shows=found.shows)


async def take_name(store: Database, holder: str, name: str, sign: Sign | None = None) -> str:
    """Go by a name from now on; Denied if it is another's, or looks or may look like it. Without one, one is nobody.

    The sign stays as it is where none is given. People without a name have no passkeys either.
    """
    name = " ".join(name.split())
    bare = skeleton(name)
    if name and not bare:
        raise Denied("not-yours", "A name needs a letter or a digit.", "web-refused-name-empty")
    values = {"name": name, "skeleton": bare, "at": time.time(), **({} if sign is None else {"sign": sign})}

    def put(connection: sa.Connection) -> None:
        if not name:
            connection.execute(sa.delete(schema.profiles).where(PROFILES.holder == holder))
            connection.execute(sa.delete(schema.passkeys).where(PASSKEYS.holder == holder))
            return
        was = connection.execute(sa.select(PROFILES.name).where(PROFILES.holder == holder)).scalar()
        change = sa.update(schema.profiles).where(PROFILES.holder == holder).values(**values)
        if not connection.execute(change).rowcount:
            connection.execute(sa.insert(schema.profiles).values(holder=holder, **values))
        if mixed(name) and name != was:
            raise Denied("not-yours", "A name keeps to one alphabet.", "web-refused-name-mixed")

    try:
        await store.transact(put)
    except sa.exc.IntegrityError:
        sentence = "Somebody on this server has that name, or one that looks like it."
        raise Denied("not-yours", sentence, "web-refused-name-here") from None
    return name


async def show(store: Database, holder: str, shows: Shows) -> None:
    """Say to whom rating, games and figures are shown."""
    values = {f"shows_{what}": whom for what, whom in structs.asdict(shows).items()}
    put = sa.update(schema.profiles).where(PROFILES.holder == holder).values(**values)
    await store.transact(lambda connection: connection.execute(put) and None)


async def revoke_links(store: Database, holder: str) -> None:
    """The personal links to a profile that were made so far are void; devices that came by them stay."""
    put = sa.update(schema.profiles).where(PROFILES.holder == holder).values(links=PROFILES.links + 1)
    await store.transact(lambda connection: connection.execute(put) and None)


async def needed(store: Database, holder: str | None) -> Profile:
    """The profile of somebody who wants to keep it; Denied if there is none."""
    found = await find(store, holder)
    if found is None:
        raise Denied("not-yours", "Take a name first: it is what is kept on your devices.", "web-refused-no-profile")
    return found
