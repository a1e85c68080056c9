"""The one cache between a position and what is sent of it: a shape, what it was read from, and its bytes.

Nobody has to say what a piece of a scene depends on: rules are asked about a state that notes what they read.
As long as that is the same, the shape is; as long as the shape is the same, its bytes are.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterator, KeysView, Sequence, ValuesView
from functools import lru_cache
from operator import attrgetter, is_
from typing import Any, Final, Generic, NamedTuple, TypeVar, TypeVarTuple
from zlib import crc32

import msgspec
from msgspec import Struct

from undercroft.kernel import Game, State
from undercroft.text.narrator import Narrator

S = TypeVar("S", bound=State)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
NOTHING: Final = object()  # read of a dict where there is no such key
_encode = msgspec.json.Encoder().encode


class Notes:
    """The facts that were read. Leaves are immutable, and the same one is still the same."""

    __slots__ = ("_read", "dicts", "entries", "fields")

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.entries: dict[str, dict[Any, Any]] = {}  # of dicts, by the field and the key
        self.dicts: dict[str, dict[Any, Any]] = {}  # those that were looked through
        self._read: Callable[[Any], tuple[Any, ...]] | None = None  # all fields at once, when that is known

    def hold(self, state: Any) -> bool:
        """Would a reader of this state read the same?"""
        if self.fields:
            if self._read is None:
                self._read = _reader(tuple(self.fields))
            if not all(map(is_, self._read(state), self.fields.values())):
                return False
        for name, value in self.dicts.items():
            if getattr(state, name) != value:
                return False
        for name, entries in self.entries.items():
            now = getattr(state, name)
            for key, value in entries.items():
                if now.get(key, NOTHING) is not value:
                    return False
        return True

    def include(self, inner: Notes) -> None:
        """Reads for a piece are reads for the whole of which it is a part."""
        self.fields |= inner.fields
        self._read = None
        self.dicts |= inner.dicts
        for name, entries in inner.entries.items():
            self.entries.setdefault(name, {}).update(entries)


@lru_cache(1 << 12)
def _reader(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads these fields of a state; a tuple also where there is but one."""
    return attrgetter(*names, names[-1])


class Watched:
    """A state that notes what is read of it; what was noted once is at hand as in any object."""

    def __init__(self, state: State, notes: Notes) -> None:
        self._state, self._notes = state, notes

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._state, name)
        if isinstance(value, dict):
            value = WatchedDict(name, value, self._notes)
        else:  # lists are copied with every state: who reads one reads it again
            self._notes.fields[name] = value
        self.__dict__[name] = value
        return value


class WatchedDict:
    """A dict of such a state."""

    __slots__ = ("_kept", "_name", "_notes", "_seen")

    def __init__(self, name: str, kept: dict[Any, Any], notes: Notes) -> None:
        self._name, self._kept, self._notes = name, kept, notes
        self._seen: dict[Any, Any] = notes.entries.setdefault(name, {})

    def __getitem__(self, key: Any) -> Any:
        value = self._seen[key] = self._kept.get(key, NOTHING)
        if value is NOTHING:
            raise KeyError(key)
        return value

    def __contains__(self, key: Any) -> bool:
        value = self._seen[key] = self._kept.get(key, NOTHING)
        return value is not NOTHING

    def get(self, key: Any, default: Any = None) -> Any:
        value = self._seen[key] = self._kept.get(key, NOTHING)
        return default if value is NOTHING else value

    def __eq__(self, other: object) -> bool:
        return self._whole() == other

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    def keys(self) -> KeysView[Any]:
        return self._whole().keys()

    def values(self) -> ValuesView[Any]:
        return self._whole().values()

    def items(self) -> ItemsView[Any, Any]:
        return self._whole().items()

    def _whole(self) -> dict[Any, Any]:
        self._notes.dicts[self._name] = self._kept  # of a view, which is not played on
        return self._kept


class Field(NamedTuple):
    """A field of a record as it was written."""

    value: Any
    body: bytes  # with its name
    crc: int  # of the record up to its end


class Piece(Generic[T]):
    """A shape with its bytes. Of a list each record has its own: those that stay are not written again.

    Nor are fields that stay of a record which always has all of them, such as what a seat sees: its cards
    are much to write, and stay while it is asked one thing after another.
    """

    __slots__ = ("_body", "crc", "fields", "records", "shape")

    def __init__(self, shape: T, before: Piece[T] | None = None) -> None:
        self._body: bytes | None = None
        self.crc: str
        self.fields: list[Field] = []
        self.records: tuple[Piece[Any], ...] = ()
        self.shape = shape
        kind: Any = type(shape)
        if isinstance(shape, tuple):
            self.records = _records(shape, before.records if before is not None else ())
            shapes: Any = tuple([each.shape for each in self.records])
            self.shape = shapes
            self.crc = crc_of("".join([each.crc for each in self.records]).encode())
        elif labels := _labels(kind):
            same = before is not None and type(before.shape) is kind
            self.fields = _fields(shape, labels, before.fields if before is not None and same else [])
            self.crc = f"{crc32(b'}', self.fields[-1].crc):08x}"
        else:
            self._body = _encode(shape)
            self.crc = crc_of(self._body)

    @property
    def body(self) -> bytes:
        """As it is sent whole."""
        if self._body is None and self.fields:
            self._body = b"".join([field.body for field in self.fields]) + b"}"
        elif self._body is None:
            self._body = b"[" + b",".join([each.body for each in self.records]) + b"]"
        return self._body


def _records(shape: tuple[Any, ...], known: Sequence[Piece[Any]]) -> tuple[Piece[Any], ...]:
    """Those of a list; what stood in it before, there or elsewhere, is the same piece."""
    found: list[Piece[Any]] = []
    moved: dict[int, Piece[Any]] = {}
    for place, each in enumerate(shape):
        piece = known[place] if place < len(known) else None
        if piece is None or (piece.shape is not each and piece.shape != each):
            moved = moved or {id(known_piece.shape): known_piece for known_piece in known}
            piece = moved.get(id(each)) or Piece(each, piece)
        found.append(piece)
    return tuple(found)


def _fields(shape: object, labels: Sequence[tuple[str, bytes]], known: Sequence[Field]) -> list[Field]:
    """Those of a record; what has the same value as before is not written again."""
    found: list[Field] = []
    crc, as_before = 0, True
    for n, (name, label) in enumerate(labels):
        value = getattr(shape, name)
        if known and known[n].value is value:
            if as_before:
                found.append(known[n])
                crc = known[n].crc
                continue
            body = known[n].body
        else:
            as_before, body = False, label + _encode(value)
        crc = crc32(body, crc)
        found.append(Field(value, body, crc))
    return found


@lru_cache(1 << 8)
def _labels(kind: type) -> tuple[tuple[str, bytes], ...]:
    """The names of the fields of a record, as they are written; none if it may leave some out."""
    if not issubclass(kind, Struct) or kind.__struct_config__.omit_defaults:
        return ()
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple(
        (name, b'%b"%b":' % (b"," if n else b"{", sent.encode())) for n, (name, sent) in enumerate(names)
    )


def crc_of(body: bytes) -> str:
    """Eight digits, as a client writes them."""
    return f"{crc32(body):08x}"


class ReadCache:
    """The last drawing of one table in one language, piece by piece."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[Any, Notes, Any]] = {}  # the input, the reads, the shape
        self._made_of: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}  # the input, the shape
        self._pieces: dict[Hashable, Piece[Any]] = {}

    def recall(self, what: Hashable, g: Game[S], draw: Callable[[Game[S]], T], given: object = None) -> T:
        """A piece as it was made last, else made again; `given`: what it depends on apart from the state."""
        return self.read(what, g.state, lambda state: draw(Game(g.rules, state)), given)

    def read(self, what: Hashable, state: S, make: Callable[[S], T], given: object = None) -> T:
        """The same of a state without its game."""
        plain: Any = state
        outer: Notes | None = None
        if isinstance(plain, Watched):  # a piece within another
            plain, outer = plain._state, plain._notes
        known = self._made.get(what)
        if known is None or known[0] != given or not known[1].hold(plain):
            notes = Notes()
            watched: Any = Watched(plain, notes)
            known = self._made[what] = given, notes, make(watched)
        if outer is not None:
            outer.include(known[1])
        found: T = known[2]
        return found

    def held(self, what: Hashable, state: State) -> Any:
        """A shape whose every reading stands in this state as it was read; None: there is none."""
        known = self._made.get(what)
        return known[2] if known is not None and known[0] is None and known[1].hold(state) else None

    def made_of(self, what: Hashable, make: Callable[[*Ts], T], *given: *Ts) -> T:
        """A piece that is made of nothing but what is given, and made again only where that has changed."""
        known = self._made_of.get(what)
        if known is None or known[0] != given:  # leaves that stay are told by a look at their identity
            known = self._made_of[what] = given, make(*given)
        found: T = known[1]
        return found

    def keep(self, what: Hashable, shape: T) -> Piece[T]:
        """A shape as it will be sent; one that is as it was before keeps its bytes."""
        known = self._pieces.get(what)
        if known is None or (known.shape is not shape and known.shape != shape):
            known = self._pieces[what] = Piece(shape, known)
        return known


def cache_of(narrator: Narrator) -> ReadCache:
    """The cache of a table and its language."""
    return narrator.once(ReadCache, ReadCache)
