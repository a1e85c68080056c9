"""Several people send whatever they like, in any order, twice, late; a simple model says what came of it."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from table.sittings import ANA, BEN, CAT, Client, Sitting
from undercroft.table import CommandResult, Refusal, bot_turn, play_bot, wire
from undercroft.table.records import Answered, Chatted, Redone, TakenBack

DAN = 4  # may come later
PEOPLE = st.sampled_from((ANA, BEN, CAT, DAN))
ANYBODY = st.sampled_from((ANA, BEN, CAT, DAN, 0, 9))
SEATS = st.sampled_from((0, 0, 0, 1, 1, 1, 2, -1))
NUMBERS = st.integers(0, 60)
BOTS = st.sampled_from(("", "random", "normal", "genius"))
NEXT = st.sampled_from(("", "", "end", "move", "drink potion", "stance bold", "dance"))
LAGS = st.sampled_from((0, 0, 0, 0, 1, 2, 5, -3))


class Evening(RuleBasedStateMachine):
    """The model: which answers count, which were taken back, how much was said."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting = Sitting()
        self.sitting.joined("Ben", 1)
        self.sitting.joined("Cat")
        for person, language in ((ANA, "en"), (BEN, "es"), (CAT, "en"), (0, "pt")):
            self.sitting.client(person, language)  # type: ignore[arg-type]
        self.answers: list[tuple[int, str]] = []
        self.gone: list[tuple[int, str]] = []
        self.said = 0
        self.sent: list[tuple[int, wire.AnyCommand, bool]] = []
        self.digests: dict[tuple[tuple[int, str], ...], str] = {(): self.sitting.digest}
        self.revision = 0
        self.checkpoint: bytes | None = None
        self.away: list[Client] = []

    # -- what people send

    def send(self, person: int, command: wire.AnyCommand) -> None:
        before = self.sitting.standing()
        try:
            outcome = self.sitting.do(person, command)
        except Refusal:
            assert self.sitting.standing() == before
            return
        self.sent.append((person, command, bool(outcome.records)))
        self.note(outcome)

    def note(self, outcome: CommandResult) -> None:
        for record in outcome.records:
            match record:
                case Answered(line=line):
                    given = (line.seat, line.key)
                    self.gone = self.gone[:-1] if self.gone[-1:] == [given] else []
                    self.answers.append(given)
                case TakenBack(to=to):
                    while len(self.answers) > to:
                        self.gone.append(self.answers.pop())
                case Redone(count=count):
                    for _ in range(count):
                        self.answers.append(self.gone.pop())
                case Chatted():
                    self.said += 1

    def id(self) -> str:
        return next(self.sitting.ids)

    @rule(person=PEOPLE, seat=SEATS, pick=NUMBERS, lag=LAGS, then=NEXT)
    def answer(self, person: int, seat: int, pick: int, lag: int, then: str) -> None:
        asked = self.sitting.table.questions.open.get(seat)
        keys = asked.keys() if asked else ["pass"]
        revision = max(0, self.sitting.table.revision - lag)
        key = keys[pick % len(keys)] if pick < 55 else "dance"
        self.send(person, wire.Answer(id=self.id(), revision=revision, seat=seat, key=key, then=then))

    @rule(pick=NUMBERS, then=NEXT)
    def go_on(self, pick: int, then: str) -> None:
        """Whoever is asked answers: so that games get somewhere."""
        table = self.sitting.table
        asked = [seat for seat in table.questions.open if table.room.chairs[seat].player]
        if asked:
            seat = asked[pick % len(asked)]
            keys = table.questions.open[seat].keys()
            command = wire.Answer(
                id=self.id(), revision=table.revision, seat=seat, key=keys[pick % len(keys)], then=then
            )
            self.send(table.room.chairs[seat].player, command)

    @rule(person=ANYBODY, to=st.integers(-1, 12), lag=LAGS)
    def undo(self, person: int, to: int, lag: int) -> None:
        revision = max(0, self.sitting.table.revision - lag)
        self.send(person, wire.Undo(id=self.id(), revision=revision, to=to))

    @rule(person=ANYBODY, lag=LAGS)
    def redo(self, person: int, lag: int) -> None:
        self.send(person, wire.Redo(id=self.id(), revision=max(0, self.sitting.table.revision - lag)))

    @precondition(lambda self: self.sitting.table.room.ballot)
    @rule(person=PEOPLE, agree=st.booleans(), other=st.integers(0, 1))
    def vote(self, person: int, agree: bool, other: int) -> None:
        number = self.sitting.table.room.ballots - other
        self.send(person, wire.Vote(id=self.id(), proposal=number, agree=agree))

    @rule(person=ANYBODY, seat=SEATS, bot=BOTS, what=st.sampled_from(("sit", "rise", "hand", "bot")))
    def seat(self, person: int, seat: int, bot: str, what: str) -> None:
        commands: dict[str, wire.AnyCommand] = {
            "sit": wire.Sit(id=self.id(), seat=seat),
            "rise": wire.Rise(id=self.id(), seat=seat),
            "hand": wire.HandOver(id=self.id(), seat=seat, bot=bot),
            "bot": wire.SeatBot(id=self.id(), seat=seat, bot=bot),
        }
        self.send(person, commands[what])

    @rule(person=PEOPLE, undo=st.sampled_from(("strict", "friendly", "free")), locked=st.booleans())
    def settle(self, person: int, undo: Any, locked: bool) -> None:
        self.send(person, wire.SetPolicy(id=self.id(), undo=undo))
        self.send(person, wire.Lock(id=self.id(), locked=locked))

    @precondition(lambda self: len(self.sitting.table.room.people) < 6)
    @rule(by=PEOPLE, pick=NUMBERS, seat=st.integers(-1, 1))
    def replace(self, by: int, pick: int, seat: int) -> None:
        """The host sends somebody away, and another may come."""
        room = self.sitting.table.room
        self.send(by, wire.Kick(id=self.id(), person=1 + pick % len(room.people)))
        self.sitting.clients = [client for client in self.sitting.clients if not client.feed.closed]
        self.away = [client for client in self.away if not self.is_kicked(client)]
        if not room.locked and (seat < 0 or not room.chairs[seat].person):
            self.sitting.client(self.sitting.joined("Dan", seat), "en")

    def is_kicked(self, client: Client) -> bool:
        guest = self.sitting.table.room.people.get(client.feed.person)
        return guest is not None and guest.kicked

    @rule(person=ANYBODY, seat=SEATS, pick=NUMBERS)
    def override(self, person: int, seat: int, pick: int) -> None:
        asked = self.sitting.table.questions.open.get(seat)
        key = asked.keys()[pick % len(asked.keys())] if asked else "pass"
        revision = self.sitting.table.revision
        self.send(person, wire.Override(id=self.id(), revision=revision, seat=seat, key=key))

    @rule(person=ANYBODY, line=st.sampled_from(("1", "undo", "redo", "s", "end", "99", "undo 3")))
    def type(self, person: int, line: str) -> None:
        for seat in (0, 1):
            revision = self.sitting.table.revision
            self.send(person, wire.Type(id=self.id(), revision=revision, seat=seat, line=line))

    @rule(person=ANYBODY)
    def talk(self, person: int) -> None:
        self.send(person, wire.Chat(id=self.id(), text="well?"))
        self.send(person, wire.Ping(id=self.id(), at="c4"))

    @precondition(lambda self: self.sent)
    @rule(which=NUMBERS)
    def again(self, which: int) -> None:
        """The same command a second time, however late: one effect."""
        person, command, kept = self.sent[-1 - which % len(self.sent)]
        if kept and not self.sitting.table.room.people[person].kicked:
            before = self.sitting.standing()
            outcome = self.sitting.do(person, command)
            assert outcome.records == () and outcome.ack is not None and outcome.ack.id == command.id
            assert self.sitting.standing() == before

    # -- what happens by itself

    @rule(wait=st.sampled_from((500, 15_000, 31_000)))
    def tick(self, wait: int) -> None:
        self.note(self.sitting.tick(wait))

    @rule()
    def bot(self) -> None:
        turn = bot_turn(self.sitting.table)
        if turn:
            self.note(self.sitting.keep(play_bot(self.sitting.table, turn, turn.choose(), self.sitting.now)))

    @rule()
    def keep_checkpoint(self) -> None:
        self.checkpoint = self.sitting.table.checkpoint()

    @rule(quick=st.booleans(), anew=st.booleans())
    def restart(self, quick: bool, anew: bool) -> None:
        """The server begins anew; who looks on, or comes back, is told nothing that they know already."""
        old = self.sitting.table
        table = self.sitting.reloaded(self.checkpoint if quick else None)
        table.presence.elsewhere = frozenset()
        self.sitting.table = table
        assert (table.revision, table.position, table.count) == (old.revision, old.position, old.count)
        assert table.questions.posed == old.questions.posed
        assert list(table.room.people.values()) == list(old.room.people.values())
        assert table.room.chairs == old.room.chairs and table.room.ballot == old.room.ballot
        self.away = []
        for client in self.sitting.clients:
            if anew:
                client.feed = table.feed(client.feed.person, client.feed.language, *client.has)
            client.feed.table = table
            table.presence.arrive(client.feed.person)
        self.sitting.tell()

    @precondition(lambda self: len(self.sitting.clients) > 1)
    @rule(which=NUMBERS)
    def lose(self, which: int) -> None:
        client = self.sitting.clients[which % len(self.sitting.clients)]
        self.sitting.leave(client)
        self.away.append(client)

    @precondition(lambda self: self.away)
    @rule(has=st.sampled_from(["nothing", "what the table remembers", "what it says itself"]))
    def come_back(self, has: str) -> None:
        client = self.away.pop()
        feed = client.feed
        revision, digest, parts, lines = client.has
        known = digest if has == "what the table remembers" else ""
        own = parts if has == "what it says itself" else {}
        client.feed = self.sitting.table.feed(feed.person, feed.language, revision, known, own, lines)
        self.sitting.clients.append(client)
        self.sitting.table.presence.arrive(feed.person)
        self.sitting.tell()

    # -- what must hold

    @invariant()
    def model_and_table_agree(self) -> None:
        table = self.sitting.table
        played = [(int(answer.seat), answer.key) for answer in table.journal.answers]
        assert played == self.answers
        assert [(int(a.seat), a.key) for a in table.journal.undone] == self.gone
        assert self.digests.setdefault(tuple(self.answers), self.sitting.digest) == self.sitting.digest
        assert table.chatted == self.said and table.revision >= self.revision
        self.revision = table.revision

    @invariant()
    def nobody_is_asked_who_has_answered_ahead(self) -> None:
        table = self.sitting.table
        for decision in table.journal.game.open:
            assert not any(table.history.ahead(seat) for seat in decision.seats)
        for chair in table.room.chairs:
            given = table.history.ahead(chair.seat)
            assert given is None or given.by == chair.player

    @invariant()
    def everybody_sees_what_a_newcomer_would(self) -> None:
        for client in self.sitting.clients:
            assert client.feed.news() == [] and client.computed() == client.digest
            fresh = Client(self.sitting.table.feed(client.feed.person, client.feed.language))
            fresh.hear()
            assert fresh.parts == client.parts and fresh.revision == client.revision
            short = min(len(fresh.lines), len(client.lines))
            assert fresh.lines[-short:] == client.lines[-short:]
            assert len({(line.answer, line.k) for line in client.lines}) == len(client.lines)

    def teardown(self) -> None:
        twin = self.sitting.reloaded()
        for person in (0, *twin.room.people):
            assert twin.renderer("en").parts(person) == self.sitting.table.renderer("en").parts(person)


Evening.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestEvening = Evening.TestCase
