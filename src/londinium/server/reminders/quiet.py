"""Hours in which nobody is disturbed, by the clock on the person's wall."""

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from londinium.server.refusals import Failed
from londinium.server.reminders.shapes import Quiet


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; Failed if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise Failed(400, f"The time zone {name!r} is not known here.", "web-refused-remind-zone") from None


def awake(now: float, zone: str, quiet: Quiet | None) -> float:
    """The first moment from now on at which something may be sent."""
    if quiet is None or quiet.start == quiet.end:
        return now
    here = datetime.fromtimestamp(now, zone_of(zone))
    minute = here.hour * 60 + here.minute
    since_start = (minute - quiet.start) % (24 * 60)
    if since_start >= (quiet.end - quiet.start) % (24 * 60):
        return now
    end = datetime.combine(here.date(), time(quiet.end // 60, quiet.end % 60), here.tzinfo)
    return (end if quiet.end > minute else end + timedelta(days=1)).timestamp()
