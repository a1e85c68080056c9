"""A campaign of two people, its delves one after another, and all that was kept of each."""

from __future__ import annotations

from table.sittings import find
from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, campaign_of, lay_out
from undercroft.kernel import Seat, view
from undercroft.table import (
    CommandResult,
    Host,
    Table,
    load_table,
    open_table,
    wire,
)
from undercroft.table.families import (
    bring_home,
    child_of,
    depart,
    errand,
    open_child,
)  # fmt: skip

TINY = lay_out(box_of("tiny"))
NIGHTS = lay_out(campaign_of(TINY.box))
SEED = "0123456789abcdef0123456789abcdef"


class Family:
    """A campaign with two people, its delves one after another, and all that was kept of each."""

    def __init__(self, seats: tuple[str, ...] = ("me", "open"), undo: wire.UndoPolicy = "friendly") -> None:
        self.now, self.number = 1_000_000, 0
        host = Host("camp", "CODE22", "Ana", "ana's token", self.now)
        self.campaign, outcome = open_table(NIGHTS, NIGHTS.settle(), SEED, host, seats=seats, undo=undo)
        self.kept: dict[str, list[bytes]] = {"camp": list(outcome.lines)}
        self.tables = {"camp": self.campaign}
        if "open" in seats:
            self.keep(self.campaign, self.campaign.join("Ben", "ben's token", code="CODE22", now=1, seat=1))
        for person in self.campaign.room.people:
            self.campaign.presence.arrive(person)

    def keep(self, table: Table, outcome: CommandResult) -> CommandResult:
        self.kept[table.id] += outcome.lines
        assert len(self.kept[table.id]) == table.count
        return outcome

    @property
    def child(self) -> Table:
        return self.tables[child_of(self.campaign)]

    def depart(self) -> Table:
        """What a server does when a campaign expects a game."""
        assert errand(self.campaign, None) == "open"
        self.number += 1
        id = f"delve-{self.number}"
        child, outcome = open_child(self.campaign, Table, TINY, id, f"C{self.number}", SEED + id, self.now)
        self.tables[id], self.kept[id] = child, list(outcome.lines)
        self.keep(self.campaign, depart(self.campaign, child.opened, self.now))
        for person in child.room.people:
            child.presence.arrive(person)
        return child

    def play(self, table: Table, most: int = 10_000) -> None:
        """Whoever is asked answers as the normal bot would, until the game is over or waits."""
        while table.journal.game.open and (most := most - 1) >= 0:
            decision = table.journal.game.open[0]
            seat = int(decision.seat)
            bot = make_bot(table.edition, table.setup, "normal", Seat(seat), "bots")
            pick = bot.choose(view(table.journal.game, Seat(seat)), decision)
            self.answer(table, seat, decision.all_options[pick].key)

    def answer(self, table: Table, seat: int, key: str) -> CommandResult:
        self.now += 1000
        command = wire.Answer(id=f"a{self.now}", revision=table.revision, seat=seat, key=key)
        return self.keep(table, table.do(table.room.chairs[seat].person, command, self.now))

    def undo(self, table: Table, person: int, to: int) -> CommandResult:
        self.now += 1000
        undo = wire.Undo(id=f"u{self.now}", revision=table.revision, to=to)
        return self.keep(table, table.do(person, undo, self.now))

    def vote(self, person: int, agree: bool = True) -> CommandResult:
        ballot = self.campaign.room.ballot
        assert ballot is not None
        self.now += 1000
        vote = wire.Vote(id=f"v{self.now}", proposal=ballot.id, agree=agree)
        return self.keep(self.campaign, self.campaign.do(person, vote, self.now))

    def night(self) -> Table:
        """A whole delve, and home."""
        child = self.depart()
        self.play(child)
        assert child.over and errand(self.campaign, child) == "fetch"
        self.keep(self.campaign, bring_home(self.campaign, child, self.now))
        return child

    def reloaded(self, id: str = "camp") -> Table:
        twin = load_table(find, self.kept[id])
        for person in twin.room.people:
            twin.presence.arrive(person)
        return twin


def second_night(family: Family) -> None:
    """Home from the first, and down again by the long way."""
    family.night()
    family.answer(family.campaign, 0, "leave")
    family.answer(family.campaign, 1, "leave")
    family.answer(family.campaign, 0, "way long-night")
    family.depart()
