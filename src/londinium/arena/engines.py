"""Where the games are played: on this machine's cores, or on a Ray cluster.

An engine is handed a function and its jobs, and gives what comes of each, in any order. Only a few jobs are under way
at a time, so that a million of them take no memory. A process that dies costs the time it took: its job is done again.
"""

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from londinium.kernel.told import Told

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 2  # jobs under way for each core
TRIES = 4  # of a job whose process dies


class EngineFailed(Told):
    """The games cannot be played here."""


def run(
    engine: str, function: Callable[[J], R], jobs: Iterable[J], workers: int | None = None
) -> Iterator[tuple[J, R]]:
    """Do all jobs; each with what came of it, as soon as it has."""
    return _ENGINES[engine](function, jobs, workers or cores())


def cores() -> int:
    return os.cpu_count() or 1


def end_with_parent() -> None:
    """A worker process ends with the one that started it, even one that is killed, and takes its programs with it."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        if programs := sys.modules.get("londinium.players.command"):
            programs.close_all()
        os._exit(1)

    Thread(target=follow, daemon=True).start()


def _local(function: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[tuple[J, R]]:
    """Processes on this machine; a single job or worker runs here."""
    todo = iter(jobs)
    first = list(islice(todo, 2))
    todo = chain(first, todo)
    if workers == 1 or len(first) < 2:
        for job in todo:
            yield job, function(job)
        return
    context = get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, end_with_parent)
    under_way: dict[Future[R], tuple[J, int]] = {}
    try:
        while True:
            for job in islice(todo, AHEAD * workers - len(under_way)):
                under_way[pool.submit(function, job)] = job, 1
            if not under_way:
                return
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                if done not in under_way:
                    continue  # it broke with another, and is done again
                job, _ = under_way[done]
                try:
                    result = done.result()
                except BrokenProcessPool:
                    again = list(under_way.values())
                    if any(tries == TRIES for _, tries in again):
                        raise EngineFailed("engine-died", times=TRIES) from None
                    pool.shutdown(wait=False)
                    pool = ProcessPoolExecutor(workers, context, end_with_parent)
                    under_way = {pool.submit(function, job): (job, tries + 1) for job, tries in again}
                    break
                del under_way[done]
                yield job, result
    finally:
        pool.shutdown(wait=False, cancel_futures=True)  # after Ctrl-C nobody waits for games not begun


def _ray(function: Callable[[J], R], jobs: Iterable[J], workers: int) -> Iterator[tuple[J, R]]:
    """A Ray cluster: the one that RAY_ADDRESS names, or one on this machine."""
    import ray
    from ray.exceptions import RayError, RayTaskError

    if not ray.is_initialized():
        place: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"address": "local", "num_cpus": workers}
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False, **place)
    remote = ray.remote(function).options(max_retries=TRIES - 1)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    most = AHEAD * max(1, int(resources.get("CPU", workers)))
    todo = iter(jobs)
    under_way: dict[Any, J] = {}
    try:
        while True:
            for job in islice(todo, most - len(under_way)):
                under_way[remote.remote(job)] = job
            if not under_way:
                return
            done, _ = ray.wait(list(under_way))
            result = ray.get(done[0])
            yield under_way.pop(done[0]), result
    except RayTaskError as error:
        raise error.cause from None  # as it would be told without Ray
    except RayError as error:
        said = str(error).partition("\n")[0]
        raise EngineFailed("engine-ray", why=said) from None
    finally:
        for one in under_way:
            ray.cancel(one)


_ENGINES: dict[str, Callable[..., Iterator[tuple[Any, Any]]]] = {"local": _local, "ray": _ray}
ENGINES = tuple(_ENGINES)
