"""A real PostgreSQL for the tests: Debian's package, a throwaway cluster on a free port of this machine.

One cluster serves all processes of a test run. A keeper starts it and stops it when the last of them is gone,
however they went: each holds a shared lock on a file, and the keeper waits until it gets that lock alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import getpass
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from debian import provide

VERSIONS = Path("/usr/lib/postgresql")
USER = "postgres"
PATIENCE = 60.0  # seconds for the cluster to come up


class NoPostgres(Exception):
    """There is no PostgreSQL here, and it cannot be installed."""


def programs() -> Path:
    """The folder of PostgreSQL's programs, the newest version; installed if we may."""
    found = provide(_server, "postgresql")
    if found is None:
        raise NoPostgres("it is not installed, and only root on Debian can install it from here")
    return Path(found).parent


def _server() -> str | None:
    found = sorted(VERSIONS.glob("*/bin/postgres"), key=_version)
    return str(found[-1]) if found else None


def _version(path: Path) -> int:
    return int(path.parts[-3]) if path.parts[-3].isdigit() else 0


def _as_user() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root."""
    return {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running_cluster() -> Iterator[str]:
    """A new cluster; gives the URL of its first database."""
    tools = programs()
    folder = Path(tempfile.mkdtemp(prefix="undercroft-postgres-"))
    owner = USER if os.geteuid() == 0 else getpass.getuser()
    shutil.chown(folder, owner)
    data = folder / "data"
    log = folder / "log"
    none = subprocess.DEVNULL
    run: dict[str, Any] = {**_as_user(), "cwd": folder, "stdin": none, "stdout": none, "check": True}
    make = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "--username=undercroft"]
    try:
        subprocess.run([str(tools / "initdb"), *make, "-D", str(data)], **run)
        port = _free_port()
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        options += " -c fsync=on -c max_connections=200 -c shared_buffers=64MB -c autovacuum_naptime=60"
        start = [str(tools / "pg_ctl"), "start", "-w", "-D", str(data), "-l", str(log), "-o", options]
        subprocess.run(start, **run)
        try:
            yield f"postgresql://undercroft@127.0.0.1:{port}/postgres"
        finally:
            stop = [str(tools / "pg_ctl"), "stop", "-m", "immediate", "-D", str(data)]
            subprocess.run(stop, **run)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def keep(shared: Path) -> None:
    """Run a cluster until nobody holds the lock of its users any more."""
    address = shared / "address"
    with (shared / "users").open("w") as users:
        try:
            with running_cluster() as url:
                (shared / "address.new").write_text(url)
                (shared / "address.new").rename(address)
                fcntl.flock(users, fcntl.LOCK_EX)
                address.unlink()
        except (NoPostgres, subprocess.CalledProcessError) as error:
            (shared / "failed").write_text(str(error))
            sys.exit(1)


@contextlib.contextmanager
def cluster(shared: Path) -> Iterator[str]:
    """The cluster of this test run, started by whoever comes first; `shared` is a folder that all know."""
    shared.mkdir(exist_ok=True)
    with (shared / "users").open("w") as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        address = shared / "address"
        with (shared / "starting").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            if not address.exists() and not (shared / "failed").exists():
                none = subprocess.DEVNULL
                keeper = subprocess.Popen(
                    [sys.executable, __file__, str(shared)],
                    start_new_session=True,  # Ctrl-C is for the tests; it goes when they are gone
                    stdin=none,
                    stdout=none,
                    stderr=none,
                )
                until = time.monotonic() + PATIENCE
                while not address.exists() and keeper.poll() is None and time.monotonic() < until:
                    time.sleep(0.02)
        if not address.exists():
            failed = shared / "failed"
            raise NoPostgres(failed.read_text() if failed.exists() else "it did not come up in time")
        yield address.read_text()


@pytest.fixture(scope="session")
def postgres_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL that runs for these tests."""
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run = run.parent  # which all workers of a run have in common
    try:
        with cluster(run / "postgres") as url:
            yield url
    except NoPostgres as error:
        pytest.skip(f"PostgreSQL is not tested: {error}")


@pytest.fixture
def postgres_url(postgres_cluster: str) -> Iterator[str]:
    """The URL of a new, empty database."""
    import asyncpg

    name = f"t{time.time_ns():x}_{os.getpid()}"

    async def say(sentence: str) -> None:
        connection = await asyncpg.connect(postgres_cluster)
        try:
            await connection.execute(sentence)
        finally:
            await connection.close()

    asyncio.run(say(f"CREATE DATABASE {name}"))
    yield postgres_cluster.rpartition("/")[0] + f"/{name}"
    asyncio.run(say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
