"""Cookies, personal links and invitations: only the server makes them, each for its own purpose, and they last."""

import pytest

from londinium.server.seats import Keys

KEYS = Keys("ab" * 32)
TABLE = "0a1b2c3d4e5f"

# Made before itsdangerous signed, with the same secret
OLDER_HOLDER = "b53bb915f434d896004eeef8f232d10662d16452"
OLDER_COOKIE = "A_-bA_-bA_-bA_-bA_-bA_-b.kKe6As7cLwrsLgMY6tdPrPFZ"
OLDER_LINK = f"{TABLE}.1.{OLDER_HOLDER}.XeLUTFxF6XlzSMhlR2s5wpVr"
OLDER_INVITATION = f"{TABLE}.1.{OLDER_HOLDER}.Dd9ATHiO7Uh14gPcvFapNppP"


def tokens() -> dict[str, str]:
    cookie = KEYS.new_browser()
    holder = KEYS.holder(cookie)
    assert holder is not None
    return {
        "cookie": cookie,
        "link": KEYS.link(TABLE, 1, holder, 7),
        "invitation": KEYS.invitation(TABLE, 1, holder, "k"),
    }


def test_what_the_server_signs_it_reads() -> None:
    made = tokens()
    holder = KEYS.holder(made["cookie"])
    assert KEYS.linked(made["link"]) == (TABLE, 1, holder, "7")
    assert KEYS.invited(made["invitation"]) == (TABLE, 1, holder, "k")
    assert KEYS.holder(KEYS.new_browser()) != holder


def test_what_was_signed_before_itsdangerous_still_holds() -> None:
    assert KEYS.holder(OLDER_COOKIE) == OLDER_HOLDER
    assert KEYS.linked(OLDER_LINK) == KEYS.invited(OLDER_INVITATION) == (TABLE, 1, OLDER_HOLDER, "0")


@pytest.mark.parametrize(
    "made",
    [tokens(), {"cookie": OLDER_COOKIE, "link": OLDER_LINK, "invitation": OLDER_INVITATION}],
    ids=["new", "older"],
)
def test_a_token_that_is_changed_or_meant_for_something_else_is_refused(made: dict[str, str]) -> None:
    readers = {"cookie": KEYS.holder, "link": KEYS.linked, "invitation": KEYS.invited}
    other = Keys("cd" * 32)
    assert (other.holder(made["cookie"]), other.linked(made["link"])) == (None, None)
    for purpose, read in readers.items():
        for bad in ("", ".", "é", made[purpose][:-1], made[purpose] + "x", "x" + made[purpose]):
            assert read(bad) is None, bad
        for meant, token in made.items():
            assert (read(token) is not None) == (meant == purpose)
    assert KEYS.holder(None) is None
    assert KEYS.linked(made["link"].replace(".1.", ".0.")) is None
