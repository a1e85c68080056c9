"""Attributes worked out when first asked for, as by `functools.cached_property` without its lock.

Python 3.11 takes a lock each time; where boards are made by the thousand that is a tenth of all the work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 - used as a decorator
    """Keeps what the method gives in the instance, where it is found first from then on."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> lazy[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance: object | None, owner: type) -> lazy[T] | T:
        if instance is None:
            return self
        value: T = self.make(instance)
        instance.__dict__[self.name] = value
        return value
