"""What pages and server say to each other about reminders. The client's types are generated from here."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["push", "mail"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Quiet(Struct, kw_only=True, forbid_unknown_fields=True):
    """Nothing is sent between these, in minutes after midnight where the person is; past midnight too."""

    start: Minute
    end: Minute


class When(Struct, kw_only=True, forbid_unknown_fields=True):
    """In which language, and at which hours."""

    language: Annotated[str, Meta(max_length=8)]
    zone: Annotated[str, Meta(max_length=64)]  # as browsers name it, Europe/London
    quiet: Quiet | None = None


class WantedPush(Struct, kw_only=True, forbid_unknown_fields=True):
    """A browser at its push service, as it says itself."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    when: When


class WantedMail(Struct, kw_only=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]
    when: When


class OwnMail(Struct, kw_only=True):
    address: str
    confirmed: bool


class OwnReminders(Struct, kw_only=True):
    """What a browser has asked for, and what it may ask for here."""

    key: str  # of this server, for push services
    mails: bool  # whether it sends any
    push: bool
    mail: OwnMail | None
    quiet: Quiet | None


class TurnedOff(Struct, kw_only=True):
    """A reminder that is off now, or was before."""

    kind: Kind
