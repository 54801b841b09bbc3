"""Random edits of random entries, as people make them in a form: most are refused, the rest is played."""

from random import Random
from typing import Any

import londinium
from londinium.kernel.packs import plain
from londinium.kernel.registry import kind
from londinium.workshop.checking import Problem, check
from londinium.workshop.entries import Edit, edited, found, plain_files
from londinium.workshop.forms import form
from tests.workshop.filling import made_up
from tests.workshop.test_forms import names

MOST_DECISIONS = 20_000


def random_edit(game: str, chance: Random) -> tuple[Edit, str]:
    """One field of one entry filled in otherwise."""
    entries = list(found(game, londinium.game(game).components))
    groups = {(group["file"], group["group"]): group["shape"]["fields"] for group in form(game)["groups"]}
    groups = {place: [field for field in fields if not field.get("fixed")] for place, fields in groups.items()}
    place = chance.choice([place for place, fields in groups.items() if fields])
    one = chance.choice([one for one in entries if (one.place.file, one.place.group) == place])
    field = chance.choice(groups[place])
    value: dict[str, Any] = plain(one.value)
    made = made_up(form(game), field["shape"], chance, names(game))
    if not field["needed"] and made == field["default"]:
        value.pop(field["name"], None)
    else:
        value[field["name"]] = made
    return Edit(one.place.file, one.place.group, one.place.id, value), field["name"]


def tried(game: str, chance: Random) -> tuple[list[Problem], Edit, str]:
    """A random edit, what is wrong with it, and its field. What is accepted is played to the end."""
    own = londinium.game(game)
    edit, field = random_edit(game, chance)
    wrong = check(game, own.components, [edit], edit.place)
    if not wrong:
        files = edited(game, plain_files(own.components), [edit])
        other = kind(game)({"format": "londinium-pack/1", "game": game, "name": "edited", "files": files})
        state = other.new(chance.choice([2, 3]), chance.randrange(1000))
        for _ in range(MOST_DECISIONS):
            if not state.to_act:
                break
            seat = chance.choice(state.to_act)
            state.play(seat, chance.choice(state.legal(seat)))
        assert state.over, (edit, field)
        state.outcome()
    return wrong, edit, field
