"""Every operation of the OpenAPI document, called with what its schema allows and with what it does not.

It runs in a process of its own (`python -m tests.fuzz.rest`), which is given a Task and answers with Calls, both as
JSON: making up requests takes more of a processor than answering them.
"""

import sys
import time
import warnings
from collections import Counter
from random import Random
from typing import Any

import msgspec
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from tests.fuzz.findings import Findings

AT_ONCE = 3  # cases of one operation before the next has its turn
SECONDS = 15  # in which every request is answered
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
    seed: int
    seconds: float


class Calls(msgspec.Struct):
    requests: int
    statuses: dict[str, int]
    findings: list[str]


class Caller:
    """Calls each operation in turn until its time is over."""

    def __init__(self, task: Task) -> None:
        self._task, self._rng = task, Random(task.seed)
        self._end = time.monotonic() + task.seconds
        self._findings, self._statuses = Findings(), Counter[str]()
        self._session = requests.Session()
        found = schemathesis.openapi.from_dict(task.schema).get_all_operations()
        self._operations: list[APIOperation[Any, Any, Any, Any]] = [one.ok() for one in found if isinstance(one, Ok)]

    @property
    def _over(self) -> bool:
        return time.monotonic() > self._end

    def run(self) -> Calls:
        while not self._over:
            self._rng.shuffle(self._operations)
            for operation in self._operations:
                self._try(operation)
        statuses = dict(sorted(self._statuses.items()))
        return Calls(sum(statuses.values()), statuses, self._findings.text())

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
            if not self._over:
                self._call(case)

        try:
            call()
        except Exception as error:  # of the generator: nothing of this kind can be made up, say
            if type(error).__module__.partition(".")[0] not in ("hypothesis", "schemathesis"):
                raise

    def _call(self, case: Case[Any]) -> None:
        task, rng, label = self._task, self._rng, case.operation.label
        for name in list(case.path_parameters or {}):
            chosen = rng.random()
            if chosen < REAL and task.facts.get(name):
                case.path_parameters[name] = rng.choice(task.facts[name])
            elif chosen > 0.9:
                case.path_parameters[name] = rng.choice(STRANGE)
        cookie = rng.choice(task.cookies)
        cookies = {"londinium": cookie} if cookie else {}
        try:
            answer = case.call(base_url=task.url, session=self._session, cookies=cookies, timeout=SECONDS)
        except requests.Timeout:
            self._findings.add("stall", f"{label} not answered in {SECONDS} s: {case.as_curl_command()[:500]}")
            return
        except requests.ConnectionError as error:
            self._findings.add("connection", f"{label}: {error} ({case.as_curl_command()[:500]})")
            return
        except (requests.RequestException, ValueError, UnicodeError):
            return  # it cannot be written as HTTP
        self._session.cookies.clear()
        self._statuses[f"{label} {answer.status_code}"] += 1
        if answer.status_code >= 500:
            told = f"{label}: {answer.text[:200]} ({case.as_curl_command()[:800]})"
            self._findings.add(str(answer.status_code), told)
        elif answer.status_code >= 400 and "/api/" in label and "error" not in answer.text:
            self._findings.add("wordless", f"{label}: {answer.status_code} without a sentence: {answer.text[:200]}")


def main() -> None:
    warnings.simplefilter("ignore")  # of a schema that cannot be negated, and the like
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(Caller(task).run()))


if __name__ == "__main__":
    main()
