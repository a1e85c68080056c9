"""How a server is to run; workers read it from the environment. Hosts change limits by their names."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from undercroft.kernel import SetupError

from .sharding import Shard

VARIABLE = "UNDERCROFT_SERVER"  # holds the settings as JSON, for worker processes
LIMITS = "UNDERCROFT_LIMITS"  # limits that a host changes, as for --limit, with spaces between them
CLIENT = Path(__file__).parent / "client"  # the built client
Rate = tuple[Annotated[int, Meta(ge=1)], Annotated[float, Meta(gt=0)]]  # how many, in how many seconds
FAR = 1_000_000


def rate(what: str) -> Meta:
    """A limit of how often one address or socket may ask."""
    return Meta(description=what)


def number(what: str, least: float = 0) -> Meta:
    """A limit that is a number."""
    return Meta(ge=least, description=what)


class Limits(Struct, frozen=True, kw_only=True):
    """How much one client may ask of a worker. README.md has these as a table, which a test compares."""

    socket: Annotated[Rate, rate("messages on one socket")] = (100, 20.0)
    lobby: Annotated[Rate, rate("requests of one address that change or search something")] = (30, 20.0)
    forms: Annotated[Rate, rate("forms of games for one address, asked for while it chooses")] = (120, 20.0)
    tables: Annotated[Rate, rate("new tables of one address")] = (20, 3600.0)
    journals: Annotated[Rate, rate("exports, reports and imports of one address")] = (20, 60.0)
    solver: Annotated[Rate, rate("positions solved for one address")] = (60, 60.0)
    joins: Annotated[Rate, rate("people who join tables from one address")] = (60, 600.0)
    people: Annotated[int, number("people who are at one table at once", 8)] = 60
    chat: Annotated[Rate, rate("chat messages of one person")] = (6, 3.6)
    connections: Annotated[int, number("open sockets of one address", 1)] = 100
    per_address: Annotated[int, number("open connections of one address, whatever they are for", 1)] = 300
    half_open: Annotated[
        int, number("connections without a whole request in all; more cut the oldest", 1)
    ] = 400
    open: Annotated[int, number("open connections in all, if the system allows as many files", 1)] = 5_000
    head_seconds: Annotated[float, number("for the head of a request", 0.1)] = 10.0
    body_seconds: Annotated[float, number("for the body of a request", 0.1)] = 30.0
    read_seconds: Annotated[float, number("until a client that does not read its answer is cut", 0.1)] = 30.0
    queries: Annotated[int, number("questions to the engine of one socket at once", 1)] = 4
    query_seconds: Annotated[float, number("for the answer to one of them")] = 5.0
    jobs: Annotated[int, number("processes of each worker for exports, imports and the solver", 1)] = 2
    job_queue: Annotated[int, number("jobs that wait for such a process; more are refused")] = 16
    job_bytes: Annotated[int, number("memory of such a process", 100_000_000)] = 2_000_000_000
    export_seconds: Annotated[float, number("for an export, a report, statistics or a far undo")] = 60.0
    export_cache: Annotated[int, number("bytes of finished exports that are kept in memory")] = 32_000_000
    import_seconds: Annotated[float, number("to play an imported journal")] = 5.0
    import_answers: Annotated[int, number("answers of an imported journal")] = 5_000
    solve_seconds: Annotated[float, number("to solve a position")] = 5.0


NO_LIMITS = Limits(
    socket=(FAR, 1.0),
    lobby=(FAR, 1.0),
    tables=(FAR, 1.0),
    journals=(FAR, 1.0),
    solver=(FAR, 1.0),
    joins=(FAR, 1.0),
    people=FAR,
    chat=(FAR, 1.0),
    connections=FAR,
    per_address=FAR,
    half_open=FAR,
    open=FAR,
    queries=FAR,
)


class Settings(Struct, frozen=True, kw_only=True):
    """All that a server needs to know before it starts."""

    db: str  # URL of the store
    share: Shard = Shard()  # of the tables
    limits: Limits = Limits()
    proxy: tuple[str, ...] = ()  # addresses and networks of proxies whose word about clients is believed
    origins: tuple[str, ...] = ()  # pages of other hosts that may open sockets
    packs: tuple[str, ...] = ()  # content packs on top of the games' own
    everywhere: bool = False  # it listens to the network, not to one address only
    port: int = 0
    client: str = str(CLIENT)
    message_bytes: Annotated[int, number("of one message on a socket", 1)] = 16_384
    body_bytes: Annotated[int, number("of one request", 1)] = 2_000_000
    hello_seconds: Annotated[float, number("until the first message on a socket")] = 10.0
    queue: Annotated[int, number("messages that wait for a client that does not read", 1)] = 64
    idle_seconds: Annotated[float, number("until a table that nobody watches leaves the memory")] = 300.0
    checkpoint_every: int = 10  # lines; the fewer are played again, the sooner tables are back
    answer_seconds: Annotated[float, number("until a store that does not answer counts as failed")] = 10.0

    def into_environment(self) -> None:
        """Lay the settings down for worker processes."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that the parent process laid down."""
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


# -- limits by name


class Limit(NamedTuple):
    """One limit that a host may change."""

    name: str
    type: Any
    default: Any
    what: str
    home: type[Struct]  # Limits or Settings


def all_limits() -> Iterator[Limit]:
    """Every limit with its default, in the order of the README's table."""
    for home in (Limits, Settings):
        for field in msgspec.structs.fields(home):
            hint = get_type_hints(home, include_extras=True)[field.name]
            notes = [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Meta)]
            if notes and notes[0].description:
                yield Limit(field.name, hint, field.default, notes[0].description, home)


def changed(settings: Settings, wishes: Iterable[str]) -> Settings:
    """The settings with some limits changed: "import_seconds=10", "lobby=60/20" (60 in 20 seconds)."""
    known = {limit.name: limit for limit in all_limits()}
    for wish in wishes:
        name, _, text = wish.partition("=")
        if name not in known:
            raise SetupError(f"There is no limit {name!r}; there are: {', '.join(known)}.")
        limit = known[name]
        value = _read(limit, text)
        if limit.home is Limits:
            limits = msgspec.structs.replace(settings.limits, **{name: value})
            settings = msgspec.structs.replace(settings, limits=limits)
        else:
            settings = msgspec.structs.replace(settings, **{name: value})
    return settings


def from_host(settings: Settings, wishes: Iterable[str] = ()) -> Settings:
    """The settings with the limits of UNDERCROFT_LIMITS, then those of the command line."""
    return changed(settings, [*os.environ.get(LIMITS, "").split(), *wishes])


def _read(limit: Limit, text: str) -> Any:
    given: Any = text.split("/") if isinstance(limit.default, tuple) else text
    try:
        return msgspec.convert(given, limit.type, strict=False)
    except msgspec.ValidationError as error:
        kind = "a pair such as 30/20 (30 in 20 seconds)" if isinstance(limit.default, tuple) else "a number"
        least = next((m.ge for m in get_args(limit.type)[1:] if isinstance(m, Meta) and m.ge), None)
        limits = f" of {least:,} or more" if least else ""
        raise SetupError(f"The limit {limit.name} is {kind}{limits}, not {text!r}.") from error


def shown(value: Any) -> str:
    """A default as people write it."""
    if isinstance(value, tuple):
        return f"{value[0]}/{value[1]:g}"
    return f"{value:g}" if isinstance(value, float) else str(value)


def limits_table() -> str:
    """The table of limits in the README."""
    rows = [f"| `{limit.name}` | {shown(limit.default)} | {limit.what} |" for limit in all_limits()]
    return "\n".join(["| limit | default | |", "| --- | --- | --- |", *rows])
