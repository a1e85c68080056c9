"""Questions of owners of a box over HTTP, each worked out in a process of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import Request, post
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from undercroft.text.words import Language
from undercroft.web.guards import hub_of, solver_limit
from undercroft.web.job_pool import JobFailed
from undercroft.web.jobs import GameWork
from undercroft.web.plugs import Work
from undercroft.web.problems import Trouble, answers

LOG = logging.getLogger("undercroft.web")
A = TypeVar("A", bound=Struct)
F = TypeVar("F", bound=Struct)
asking = partial(
    post,
    status_code=HTTP_200_OK,
    guards=[solver_limit],
    responses=answers("makes-no-sense", "too-long", "busy"),
)


async def answered(request: Request[Any, Any, Any], game: str, what: str, asked: Struct, kind: type[F]) -> F:
    """Worked out elsewhere, and not for ever: somebody else thought of the question."""
    hub, job = hub_of(request), GameWork(game, what, msgspec.json.encode(asked), "en")
    try:
        return msgspec.json.decode(await hub.jobs.run(job, hub.settings.limits.solve_seconds), type=kind)
    except JobFailed as error:
        LOG.warning("a question about %s failed: %s", game, error)
        raise Trouble("unsolvable", "", 422) from error


def work_of(kind: type[A], answer: Callable[[A], Struct]) -> Work:
    """The work of a question; its answer is numbers and squares, the same in every language."""

    def work(asked: bytes, _: Language) -> bytes:
        return msgspec.json.encode(answer(msgspec.json.decode(asked, type=kind)))

    return work
