"""The interface of a game for all that play it: tables, simulations, environments, tests."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar, overload

import msgspec
from msgspec import Struct

import undercroft
from undercroft.content import BrokenPack, Misplaced, Pack, check_content, compile_packs, find_pack, read_pack
from undercroft.games.nouns import PLAIN, Nouns
from undercroft.games.plugs import load
from undercroft.games.setups import Offer, Setup, all_offers, read_setup, read_wishes
from undercroft.kernel import (
    Charge,
    Entry,
    Game,
    Header,
    PackRef,
    Rules,
    Seat,
    SetupError,
    Source,
    State,
    View,
    rng_from,
)
from undercroft.parts.summaries import Summary
from undercroft.space import Grid

FIRST = "tiny"  # where no game is named
S = TypeVar("S", bound=Setup)
CAMPAIGN = "-campaign"  # how the name of a campaign ends, after that of its game
LAYING_OUT = Lock()  # msgspec reads types of its own accord, and not for two threads at once


class Pile(Struct, frozen=True):
    """Things that lie together before a seat, for it to look through: its hand, its discards, its items."""

    name: str
    kind: str  # of record
    things: tuple[str, ...]


class Quick(Struct, frozen=True):
    """*Play now*: a set-up and who sits where, "me" or "bot:NAME"."""

    setup: Setup
    seats: tuple[str, ...]
    prepared: bool = True  # bots have answered what comes before the first round
    name: str = ""  # tells several apart; the message `quick-NAME` says it


def find_record(content: Any, kind: str, id: str) -> Struct | None:
    """The record of this kind, else of any kind that has the id."""
    for each in (kind, *type(content).__struct_fields__):
        found: Struct | None = getattr(content, each, {}).get(id)
        if found is not None:
            return found
    return None


def piles_of_hands(view: View, seat: Seat) -> Sequence[Pile]:
    """The hand, in games whose state keeps `hands`."""
    hand = getattr(view.state, "hands", {}).get(seat)
    return [Pile("hand", "card", tuple(hand.cards))] if hand is not None else []


PeopleBySide = Mapping[str, Collection[int]]  # people by side; sides of bots alone are not there


def are_rivals(setup: Any, people: PeopleBySide) -> bool:
    """Do people play against people? Not where one person plays all sides, nor against a side of bots."""
    return len(people) > 1 and len({person for side in people.values() for person in side}) > 1


@dataclass(frozen=True, kw_only=True)
class Box:
    """One game, and its one entry. The functions are its own; nothing here knows which game it is.

    Its parts in the layers above are named, as "package.module:NAME", and loaded when they are first used.
    """

    id: str
    folder: Path  # holds content/ (the pack) and messages/ (the words)
    schema: type[Any]  # the content, typed: one dict of records by id for each kind
    make_rules: Callable[[Any], Rules[Any]]  # from typed content
    setup: type[Setup]  # the set-up of a game; `settle`, `begin`, … take one of these
    settle: Callable[[Any, Any], Setup]  # (content, wishes): defaults filled in, or a SetupError
    begin: Callable[[Any, Any], State]  # (content, settled setup): a state whose frames set the game up
    seats: Callable[[Any, Any], Sequence[str]]  # the role of each seat, for people to read: content ids
    plays: Callable[[Any], str]  # the id of what a settled setup plays, for people to read
    called: Callable[[Any], str]  # the same as people type it, and as reports group games
    draw: Callable[[Rules[Any], View], str]  # the board as text
    grid: Grid | None = None  # for the names of cells
    names: Mapping[str, Collection[str]] = field(default_factory=dict)  # names that content may use, by kind
    faults: Callable[[Any], Iterable[Misplaced]] = lambda content: ()  # of content whose form is right
    results: Sequence[str] = ("won", "lost")
    competitive: Callable[[Any, PeopleBySide], bool] = are_rivals  # (setup, who sits where): with clocks?
    rounds: Callable[[Any], int] = lambda state: 0  # how many rounds were begun
    turns: Callable[[Any], str] = lambda state: ""  # names the turn in progress; empty: none is
    floor: int = 0  # milliseconds that hide how fast a hidden hand was asked; 0: it does not matter
    tally: Callable[[Any], Mapping[str, int]] = lambda report: {}  # the statistics of a game's report
    would_give_up: Callable[[Any], Mapping[Seat, bool]] = lambda state: {}  # the opinion of all who have one
    quick: tuple[Quick, ...] = ()  # several where one may want to play either side
    variants: Callable[[Any], Sequence[str]] = lambda setup: ()  # optional rules that a table tells of
    nameless: Collection[str] = ()  # kinds of records that nobody calls by a name
    record: Callable[[Any, str, str], Struct | None] = find_record  # (content, kind, id), to be told in words
    piles: Callable[[View, Seat], Sequence[Pile]] = piles_of_hands  # the piles that a seat may look through
    facts: Callable[[Rules[Any], View], Sequence[Struct]] = lambda rules, seen: ()  # the table, line by line
    look: Callable[[Rules[Any], View, str], Sequence[Struct]] = lambda rules, seen, what: ()  # at one thing
    summaries: Sequence[Summary] = ()  # the summaries of the log, a sentence each
    nouns: Nouns = PLAIN  # which kinds of names its messages have
    painter: str = ""  # names a scenes.Painter; without one the game is played in the terminal only
    # By strength, weakest first: who makes such a Bot; "overlord/normal" for a role that has its own.
    bots: Mapping[str, str] = field(default_factory=dict)
    command: str = ""  # names the cli.Command `undercroft <game>`
    pages: str = ""  # names the web.Pages that it adds to the server
    bench: str = ""  # names the sim.Measure of what only this game is measured by
    campaign: str = ""  # names the Box of its campaign, "<game>-campaign", whose `child` is this game
    child: str = ""  # of a campaign: the game that its charges begin, and whose reports it expects
    sheet: Callable[[Any], str] = lambda state: ""  # of a campaign: as text that its set-up takes

    @property
    def pack_folder(self) -> Path:
        return self.folder / "content"


@dataclass(frozen=True)
class Edition:
    """A box with its packs: rules that games can be begun from."""

    box: Box
    packs: tuple[Pack, ...]
    rules: Rules[Any]

    @overload
    def settle(self) -> Setup: ...
    @overload
    def settle(self, wishes: S) -> S: ...
    @overload
    def settle(self, wishes: Setup | None) -> Setup: ...
    def settle(self, wishes: Any = None) -> Any:
        """All that is chosen, with defaults for what was not; a SetupError says what cannot be."""
        return self.box.settle(self.rules.content, wishes or self.box.setup())

    def read_setup(self, plain: Mapping[str, Any]) -> Setup:
        """The game's own set-up from JSON."""
        return read_setup(self.box.setup, plain)

    def read_wishes(self, plain: Mapping[str, Any]) -> Setup:
        """The same as somebody asks for it, without what is not theirs to choose."""
        return read_wishes(self.box.setup, plain)

    def seats(self, setup: Setup) -> Sequence[str]:
        """The role of each seat."""
        return self.box.seats(self.rules.content, setup)

    def role(self, setup: Setup, seat: Seat) -> str:
        """The sort of thing that a seat plays, for bots and the command line: "hero" of "hero-scout"."""
        return self.seats(setup)[seat].partition("-")[0]

    def offers(self) -> Sequence[Offer]:
        """Everything that can be chosen before a game begins."""
        return all_offers(self.rules.content, self.box.setup)

    def record(self, kind: str, id: str) -> Struct | None:
        """The record of a thing in the content, for its text."""
        return self.box.record(self.rules.content, kind, id)

    def new_game(
        self, setup: Setup, seed: str, source: Source | None = None, *, log: list[Entry] | None = None
    ) -> Game[Any]:
        """A game at its first question. `setup` must be settled."""
        state = self.box.begin(self.rules.content, setup)
        state.rng = rng_from(seed)
        game: Game[Any] = Game(self.rules, state, source, log)
        game.advance()
        return game

    def charged(self, charge: Charge) -> Setup:
        """The settled set-up of a game that a campaign sends its heroes to."""
        if "charge" not in self.box.setup.__struct_fields__:
            raise SetupError(f"{self.box.id} takes no charge of a campaign.")
        return self.settle(self.read_setup({"charge": msgspec.to_builtins(charge)}))

    def header(self, setup: Setup, seed: str) -> Header:
        packs = tuple(PackRef(pack.info.id, pack.digest) for pack in self.packs)
        plain = msgspec.to_builtins(setup)
        version = undercroft.__version__
        return Header(game=self.box.id, version=version, packs=packs, setup=plain, seed=seed)


class Shelf(Mapping[str, Box]):
    """All games at hand, ours and those of installed distributions; a box is opened when it is looked at.

    A campaign is found by its name, but stands in no list of games: its game offers it.
    """

    def __init__(self) -> None:
        self._entries = {entry.name: entry for entry in entry_points(group="undercroft.games")}
        self._opened: dict[str, Box] = {}

    def __getitem__(self, name: str) -> Box:
        if name not in self._opened:
            self._opened[name] = self._load(name)
        return self._opened[name]

    def _load(self, name: str) -> Box:
        game = name.removesuffix(CAMPAIGN)
        if game != name and game in self._entries and (campaign := self[game].campaign):
            return load(campaign, Box)
        return load(self._entries[name].value, Box)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._entries))

    def __len__(self) -> int:
        return len(self._entries)


@cache
def boxes() -> Mapping[str, Box]:
    """All games at hand by name."""
    return Shelf()


def box_of(name: str) -> Box:
    """The box of a game by its name."""
    found = boxes()
    if name not in found:
        raise SetupError(f"There is no game {name!r}; there are: {', '.join(found)}.")
    return found[name]


def campaign_of(box: Box) -> Box:
    """The campaign of a game; refused where it has none."""
    if not box.campaign:
        having = [name for name, each in boxes().items() if each.campaign]
        raise SetupError(f"{box.id} has no campaign; these games have one: {', '.join(having)}.")
    return box_of(box.id + CAMPAIGN)


def with_campaign(game: str) -> tuple[str, ...]:
    """A game, and its campaign if it has one: all that tables can be opened for."""
    return (game, game + CAMPAIGN) if box_of(game).campaign else (game,)


def lay_out(box: Box, extra: Sequence[str | Path] = ()) -> Edition:
    """The game with its own pack and others on top, in order: folders, or ids of installed packs."""
    packs = tuple(find_pack(each).resolve() for each in extra)
    with LAYING_OUT:
        return _laid_out(box.id, packs)


@cache
def _laid_out(game: str, extra: tuple[Path, ...]) -> Edition:
    box = box_of(game)
    packs = tuple(read_pack(folder) for folder in (box.pack_folder, *extra))
    rules = box.make_rules(compile_packs(box.schema, packs))
    known = names_in_code(box, rules)
    faults = check_content(box.schema, packs, specials=rules.specials.keys(), names=known) if extra else ()
    if faults:
        raise BrokenPack(faults)
    return Edition(box, packs, rules)


def names_in_code(box: Box, rules: Rules[Any]) -> dict[str, Collection[str]]:
    """Names that content may use beside records: the game's own names, and every window and event."""
    steps = [step for procedure in rules.procedures for step in procedure.steps.values()]
    windows = {step.what for step in steps if step.is_window}
    return {"window": windows | {event.__name__ for event in rules.events}, **box.names}
