"""Party files: the members of a party as TOML, in the records of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from undercroft.games.setups import Refused

T = TypeVar("T")


def read_party_file(path: Path, kind: type[T], members: str) -> T:
    """A party file as a record of its game; `members`: what it should hold, as refusals name it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise Refused(
            "party", f"The party file {path} cannot be read; name a TOML file with {members}.",
            "a-party-file", file=str(path),
        ) from error  # fmt: skip
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused(
            "party", f"The party file {path} is not as expected: {error}.",
            "in-the-party-file", file=str(path), said=str(error),
        ) from error  # fmt: skip
