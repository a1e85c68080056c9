"""Parts of a game in the layers above it: a box names them, and they are loaded when they are first used."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any, TypeVar, cast

from undercroft.kernel import SetupError

T = TypeVar("T")


def load(name: str, kind: type[T]) -> T:
    """The object that `package.module:NAME` names, if it is of this kind."""
    found = _named(name)
    if not isinstance(found, kind):
        raise SetupError(f"{name} is no {kind.__name__}, but a {type(found).__name__}.")
    return found


def load_function(name: str) -> Callable[..., Any]:
    """The function or class that `package.module:NAME` names."""
    found = _named(name)
    if not callable(found):
        raise SetupError(f"{name} is no function, but a {type(found).__name__}.")
    return cast(Callable[..., Any], found)


@lru_cache(256)
def _named(name: str) -> Any:
    module, colon, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute) if colon and module else None
    except (ImportError, AttributeError) as error:
        raise SetupError(f"{name} cannot be loaded: {error}.") from error
    if found is None:
        raise SetupError(f"{name!r} names nothing; a name is like package.module:NAME.")
    return found
