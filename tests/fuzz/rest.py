"""Every operation of the OpenAPI document, called with what its schema allows and with what it does not.

Before them, in every turn of an operation, come calls as a page makes them: those that one made (`opening.py`) and
others that it could have made (`bodies.py`), whole or with one thing about them that is wrong.

It runs in a process of its own (`python -m tests.fuzz.rest`), which is given a Task and answers with Calls, both as
JSON: making up requests takes more of a processor than answering them.
"""

import json
import sys
import time
import warnings
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, cast
from urllib.parse import quote

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from tests.fuzz import bodies
from tests.fuzz.findings import Findings
from tests.fuzz.opening import Said
from tests.fuzz.values import nearly

AT_ONCE = 3  # cases of one operation before the next has its turn
VARIED = 6  # … as a page makes them: these are cheap to make up
SECONDS = 15  # in which every request is answered
WHOLE = 0.4  # of these have nothing wrong in them
OTHERWISE = 0.7  # … say something else than the page did, where there is something else to say
NEW = 0.5  # … are about a table, a replay or a tournament that came of such a request
KEPT = 20  # of each kind, the latest
REAL = 0.75  # of the parameters in a path are those of something that is there
STRANGE = [
    "-1",
    "9" * 30,
    "1e9",
    "%00",
    "..",
    "a" * 3_000,
    "é",
    "\u202ex",
    "'--",
    "{}",
    "0.0",
    " ",
    "\ufeff",
    "+1",
    "null",
]


class Task(msgspec.Struct):
    url: str
    schema: dict[str, Any]
    cookies: list[str]  # the browsers that call, in turn
    facts: dict[str, list[str]]  # by the name of a parameter: some that exist
    said: list[Said]
    seed: int
    seconds: float


class Calls(msgspec.Struct):
    requests: int
    whole: int  # as a page makes them, with nothing wrong in what they say
    carried_out: int  # … and answered with success
    statuses: dict[str, int]
    findings: list[str]


MAKES = {  # by operation: what comes of it
    "POST /api/tables": "tables",
    "POST /api/tables/{id}/rematch": "tables",
    "POST /api/replays/{id}/play-on": "tables",
    "POST /api/records": "replays",
    "POST /api/tournaments": "tournaments",
}


class Made(msgspec.Struct):
    """Something that came of a request, and whose it is."""

    id: str
    cookie: str


class Caller:
    """Calls each operation in turn until its time is over."""

    def __init__(self, task: Task) -> None:
        self._task, self._rng = task, Random(task.seed)
        self._end = time.monotonic() + task.seconds
        self._findings, self._statuses = Findings(), Counter[str]()
        self._session = requests.Session()
        self._made: dict[str, list[Made]] = {}
        self._whole = self._carried_out = 0
        found = schemathesis.openapi.from_dict(task.schema).get_all_operations()
        self._said: dict[str, list[Said]] = {}
        for one in task.said:
            self._said.setdefault(one.label, []).append(one)
        self._operations: list[APIOperation[Any, Any, Any, Any]] = [one.ok() for one in found if isinstance(one, Ok)]

    @property
    def _over(self) -> bool:
        return time.monotonic() > self._end

    def run(self) -> Calls:
        while not self._over:
            self._rng.shuffle(self._operations)
            for operation in self._operations:
                if said := self._said.get(operation.label):
                    for one in self._rng.choices(said, k=VARIED):
                        self._vary(one)
                self._try(operation)
        statuses = dict(sorted(self._statuses.items()))
        requests = sum(statuses.values())
        return Calls(requests, self._whole, self._carried_out, statuses, self._findings.text())

    def _try(self, operation: APIOperation[Any, Any, Any, Any]) -> None:
        can_be_wrong = bool(operation.body) or bool(operation.query)  # any text is right in a path
        wrong = can_be_wrong and self._rng.random() < 0.5
        mode = GenerationMode.NEGATIVE if wrong else GenerationMode.POSITIVE

        @hypothesis_seed(self._rng.getrandbits(32))
        @settings(
            max_examples=AT_ONCE,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def call(case: Case[Any]) -> None:
            self._call(case)

        try:
            call()
        except Exception as error:  # of the generator: nothing of this kind can be made up, say
            if type(error).__module__.partition(".")[0] not in ("hypothesis", "schemathesis"):
                raise

    def _call(self, case: Case[Any]) -> None:
        task, rng = self._task, self._rng
        for name in list(case.path_parameters or {}):
            chosen = rng.random()
            if chosen < REAL and (there := self._there(name)):
                case.path_parameters[name] = rng.choice(there)
            elif chosen > 0.9:
                case.path_parameters[name] = rng.choice(STRANGE)
        cookies = self._cookies(rng.choice(task.cookies))

        def call() -> requests.Response:
            answer = case.call(base_url=task.url, session=self._session, cookies=cookies, timeout=SECONDS)
            return cast(requests.Response, answer)

        self._answered(case.operation.label, call, case.as_curl_command)

    def _vary(self, said: Said) -> None:
        """What a page says, or nearly: somebody else says it, about something else, or one thing in it is wrong."""
        rng = self._rng
        path, body, cookie = dict(said.path), said.body, said.cookie
        kind = said.label.split("/")[2]
        if "id" in path and (made := self._made.get(kind)) and rng.random() < NEW:
            one = rng.choice(made)
            path["id"], cookie = one.id, one.cookie
        if (other := bodies.OTHERWISE.get(said.label)) and rng.random() < OTHERWISE:
            if "game" in path:
                path["game"] = bodies.any_game(rng)
            body = other(rng, path)
        whole = rng.random() < WHOLE
        if not whole and (body is None or rng.random() > REAL):
            self._mistake(path)
        if rng.random() > REAL:
            cookie = rng.choice(self._task.cookies)
        text = None if body is None else json.dumps(body) if whole else nearly(rng, body)
        answer = self._say(said.label, path, text, cookie)
        if answer is None:
            return
        self._whole += whole
        self._carried_out += whole and answer.ok
        if answer.ok and (what := MAKES.get(said.label)):
            one = Made(str(answer.json()["id"]), answer.cookies.get("londinium") or cookie)
            latest = [*self._made.get(what, ()), one]
            self._made[what] = latest[-KEPT:]

    def _mistake(self, path: dict[str, str]) -> None:
        """Something else, or nothing that there is, is named in a path."""
        if path:
            name = self._rng.choice(list(path))
            path[name] = self._rng.choice([*self._there(name), *STRANGE])

    def _there(self, name: str) -> list[str]:
        """What a parameter of a path can name."""
        made = [one.id for several in self._made.values() for one in several] if name == "id" else []
        return [*self._task.facts.get(name, ()), *made]

    def _say(self, label: str, path: dict[str, str], body: str | None, cookie: str) -> requests.Response | None:
        method, _, where = label.partition(" ")
        url = self._task.url + where.format_map({name: quote(value, safe="") for name, value in path.items()})
        headers = {"Origin": self._task.url, "Content-Type": "application/json"}
        sent = None if body is None else body.encode(errors="surrogatepass")

        def call() -> requests.Response:
            return self._session.request(
                method, url, data=sent, headers=headers, cookies=self._cookies(cookie), timeout=SECONDS
            )

        return self._answered(label, call, lambda: f"{method} {url} {body}")

    def _cookies(self, cookie: str) -> dict[str, str]:
        return {"londinium": cookie} if cookie else {}

    def _answered(
        self, label: str, call: Callable[[], requests.Response], said: Callable[[], str]
    ) -> requests.Response | None:
        if self._over:
            return None
        try:
            answer = call()
        except requests.Timeout:
            self._findings.add("stall", f"{label} not answered in {SECONDS} s: {said()[:500]}")
            return None
        except requests.ConnectionError as error:
            self._findings.add("connection", f"{label}: {error} ({said()[:500]})")
            return None
        except (requests.RequestException, ValueError, UnicodeError):
            return None  # it cannot be written as HTTP
        self._session.cookies.clear()
        self._statuses[f"{label} {answer.status_code}"] += 1
        if answer.status_code >= 500:
            told = f"{label}: {answer.text[:200]} ({said()[:800]})"
            self._findings.add(str(answer.status_code), told)
        elif answer.status_code >= 400 and "/api/" in label and "error" not in answer.text:
            self._findings.add("wordless", f"{label}: {answer.status_code} without a sentence: {answer.text[:200]}")
        return answer


def main() -> None:
    warnings.simplefilter("ignore")  # of a schema that cannot be negated, and the like
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(Caller(task).run()))


if __name__ == "__main__":
    main()
