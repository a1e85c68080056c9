"""Two campaigns that differ only in what the Overlord keeps to himself: nothing tells heroes which is which.

    PYTHONPATH=tests python -m games.descent.campaign.infer --games 40

Both are played at tables, by the same answers, from quest to quest. Before a quest the Overlord sets other
cards aside in the one than in the other, so his hands differ as well. Heroes and watchers must be sent the
same bytes, be asked the same questions, and get the same hints, objections and refusals: in the campaign and
in its quests.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from table.hush import deal_again

from games.descent.campaign.camp import CAMPAIGN
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.games.descent.events.travel import HandShown
from undercroft.games.descent.options import SetAsideOption
from undercroft.games.descent.state import card_name
from undercroft.kernel import SPECTATOR, Decision, Pass, Seat, on_the_wire, view
from undercroft.sim.testers import Luck, TesterFailed
from undercroft.table import Feed, Host, Refusal, Table, open_table, wire
from undercroft.table.families import bring_home, depart, open_child
from undercroft.text.words import Language

QUESTS = lay_out(box_of("descent"))
PLAYERS = 2  # heroes, both of Ana; the Overlord is Ben
ANA, WATCHER = 1, 0
OVERLORD = Seat(PLAYERS)
ONLOOKERS: tuple[tuple[int, Language], ...] = ((ANA, "en"), (WATCHER, "es"))
SET_ASIDE = "descent.set_aside.choose"
LONG = 24  # answers, after which a side gives the quest up


class House:
    """One of the two: the campaign's table, that of the quest its heroes are at, and who listens."""

    def __init__(self, seed: str, variants: tuple[str, ...]) -> None:
        self.now, self.number, self.seed = 1_000_000, 0, seed
        host = Host("camp", "CODE22", "Ana", "ana's token", self.now)
        setup = CAMPAIGN.settle(CampaignSetup(players=PLAYERS, variants=variants))
        self.campaign, _ = open_table(CAMPAIGN, setup, seed, host, seats=(*["me"] * PLAYERS, "open"))
        self.campaign.join("Ben", "ben's token", code="CODE22", now=self.now, seat=OVERLORD)
        self.feeds = {"campaign": self._listen(self.campaign)}
        self.quest: Table | None = None

    def _listen(self, table: Table) -> list[Feed]:
        for person in table.room.people:
            table.presence.arrive(person)
        return [table.feed(person, language) for person, language in ONLOOKERS]

    @property
    def table(self) -> Table:
        """The table at which it goes on."""
        return self.quest or self.campaign

    def tend(self) -> None:
        """Bring a quest home that is over; depart to the next one."""
        if self.quest is not None and self.quest.over:
            bring_home(self.campaign, self.quest, self.now)
            self.quest = None
        if self.quest is None and self.campaign.journal.game.expected is not None:
            self.number += 1
            id, code = f"quest-{self.number}", f"C{self.number}"
            child, _ = open_child(self.campaign, Table, QUESTS, id, code, self.seed + id, self.now)
            depart(self.campaign, child.opened, self.now)
            self.quest, self.feeds["quest"] = child, self._listen(child)

    def answer(self, seat: Seat, key: str) -> None:
        self.now += 1000
        table = self.table
        table.do(table.room.chairs[seat].person, self._command(seat, key, f"a{self.now}"), self.now)

    def refusal(self, seat: Seat, key: str) -> str:
        """Why Ana may not answer this."""
        try:
            self.table.do(ANA, self._command(seat, key, "refused"), self.now)
        except Refusal as refusal:
            return refusal.why("en")
        raise AssertionError(f"{key} was not refused")

    def _command(self, seat: Seat, key: str, id: str) -> wire.Answer:
        return wire.Answer(id=id, revision=self.table.revision, seat=seat, key=key)

    def reply(self, person: int, language: Language, what: str, about: str, seat: int) -> bytes:
        """The answer to a question that changes nothing, or why there is none."""
        asked = {"do": "query", "id": "q", "what": what, "about": about, "seat": seat}
        query = msgspec.convert(asked, wire.Query)
        try:
            return msgspec.json.encode(self.table.inquiries.answer(person, query, language))
        except Refusal as refusal:
            return refusal.why(language).encode()


class Twins:
    """Two houses with the same seed and the same answers, but for what is set aside in secret."""

    def __init__(self, seed: str, variants: tuple[str, ...] = ()) -> None:
        self.seed, self.luck = seed, Luck(f"{seed}/twins")
        self.one, self.two = House(seed, variants), House(seed, variants)
        self.pairs = 0  # of positions that did differ, and looked the same
        self.asked: Counter[str] = Counter()  # questions that were compared
        self.on_the_way = 0  # of these, how many were asked of heroes who travel
        self.shown = False  # the rules themselves have shown the hand: this quest is compared no further
        self.spent = 0  # answers in this quest
        self.loser = Seat(0)

    @property
    def houses(self) -> tuple[House, House]:
        return self.one, self.two

    def play(self, quests: int) -> None:
        """Until so many quests are over and the next one was chosen, or the campaign is."""
        while not self.one.campaign.over and len(self.one.campaign.journal.game.state.played) <= quests:
            if self.one.quest is not None and self.one.number > quests:
                return
            self._tend()
            if self.one.table.journal.game.open:
                self.compare()
                self.step()

    def _tend(self) -> None:
        number = self.one.number
        for house in self.houses:
            house.tend()
        if self.one.number > number:
            self.spent, self.shown = 0, False
            self.loser = self.luck.choose((Seat(0), OVERLORD))

    # -- answers

    def step(self) -> None:
        """One answer to both, that tells nothing which the rules do not tell."""
        one, two = (house.table.journal.game for house in self.houses)
        decision = self.luck.choose(one.open)
        twin = next(each for each in two.open if each.seats == decision.seats)
        seat = self.luck.choose(decision.seats)
        self.spent += self.one.quest is not None
        if decision.what == SET_ASIDE:
            keys = self._set_aside(decision, twin)
        else:
            self._part_hands()
            keys = (self._key(decision, twin, seat),) * 2
        if not all(keys):
            self._forget()
            keys = (decision.keys()[0],) * 2
        logs = [len(house.table.journal.log) for house in self.houses]
        for house, key in zip(self.houses, keys, strict=True):
            house.answer(seat, key)
        news = [house.table.journal.log[n:] for house, n in zip(self.houses, logs, strict=True)]
        if any(isinstance(entry.event, HandShown) for entries in news for entry in entries):
            self._forget()

    def _set_aside(self, decision: Decision, twin: Decision) -> tuple[str, str]:
        """As many cards in both, but not the same ones."""
        cards = [[each for each in d.options if isinstance(each, SetAsideOption)] for d in (decision, twin)]
        if len(self.one.table.journal.game.state.overlord.aside) > 1 and self.luck.below(2):
            return Pass().key, Pass().key
        mine = self.luck.choose(cards[0])
        others = [each for each in cards[1] if card_name(each.card) != card_name(mine.card)]
        return mine.key, self.luck.choose(others).key

    def _part_hands(self) -> None:
        """Where nothing could be set aside, his hand is another one in the second house."""
        table = self.two.quest
        if table and not self.shown and self._alike() and table.journal.game.state.overlord.hand:
            deal_again(table, Seat(0), self.luck.below(1 << 60))

    def _alike(self) -> bool:
        one, two = (house.table.journal.game.state.digest() for house in self.houses)
        return bool(one == two)

    def _key(self, decision: Decision, twin: Decision, seat: Seat) -> str:
        """The same answer in both houses; empty: the Overlord can only show a card."""
        keys = [option.key for option in decision.all_options if not option.concedes]
        if self.one.quest is not None and self.spent > LONG:
            giving_up = [option.key for option in decision.all_options if option.concedes]
            if giving_up and (seat == OVERLORD) == (self.loser == OVERLORD):
                return giving_up[0]
            keys = [key for key in keys if key == "end-turn"] or keys
        if seat != OVERLORD:
            return self.luck.choose(keys)
        shared, alone = sorted(set(keys) & set(twin.keys())), len(self.one.table.journal.game.open) == 1
        while shared:
            key = shared.pop(self.luck.below(len(shared)))
            if key == Pass().key or (alone and not any(_shows(house, seat, key) for house in self.houses)):
                return key
        return ""

    def _forget(self) -> None:
        """The hand is shown by the rules: from here on both houses play the first one's quest."""
        assert self.one.quest is not None and self.two.quest is not None
        self.shown = True
        self.two.quest.journal.game = self.one.quest.journal.game.clone()
        self.two.quest.questions.open = self.two.quest.questions.look(self.two.quest.journal.game)

    # -- what is compared

    def compare(self) -> None:
        """All that heroes and watchers can see and ask, here and at the table of the campaign."""
        for name in ("campaign", "quest"):
            self._compare_frames(name)
        if self.shown and self.one.quest is not None:
            return
        one, two = (house.table.journal.game for house in self.houses)
        self.pairs += not self._alike()
        self.asked.update({decision.what for decision in one.open})
        self.on_the_way += bool(getattr(one.state, "journey", None))
        self._same("who is asked", *([_question(each) for each in game.open] for game in (one, two)))
        for seat in (*map(Seat, range(PLAYERS)), SPECTATOR):
            self._same(f"the view of seat {seat}", *(on_the_wire(view(game, seat)) for game in (one, two)))
        for decision in one.open:
            if decision.seat != OVERLORD:
                twin = next(each for each in two.open if each.seats == decision.seats)
                self._same("the options", decision.keys(), twin.keys())
                self._compare_answers(decision)
        self._compare_queries()
        if not self.luck.below(8):
            for person, language in ONLOOKERS:
                files = (house.table.export(person, language) for house in self.houses)
                self._same(f"the journal of person {person}", *files)

    def _compare_frames(self, name: str) -> None:
        """Every byte that was sent since the last comparison: scenes, questions, lines of the log."""
        feeds = [house.feeds.get(name, []) for house in self.houses]
        for one, two in zip(*feeds, strict=True):
            sent = [feed.news() for feed in (one, two)]
            if name == "campaign" or not (self.shown or one.table.over):
                self._same(f"what person {one.person} is sent of the {name}", *sent)

    def _compare_answers(self, decision: Decision) -> None:
        """What Ana can find out before she answers, and how she is refused."""
        seat = int(decision.seat)
        key = self.luck.choose(decision.keys())
        self._ask("preview", key, seat)
        if not self.luck.below(6):
            self._ask("hint", "", seat)
        for other, refused in ((Seat(seat), "no such answer"), (OVERLORD, "pass")):
            self._same("a refusal", *(house.refusal(other, refused) for house in self.houses))

    def _compare_queries(self) -> None:
        """Looks, plans, dangers, objections and cards, of what can be pointed at and of what is hidden."""
        table = self.one.table
        public = table.renderer("en").presenter.public(table.journal.game)
        places = [place.at for place in public.board.places] or [""]
        figures = [str(figure.id) for figure in public.figures] or [""]
        owned = getattr(table.journal.game.state.overlord, "owned", ()) or ("dash",)
        for what, about in (
            ("look", self.luck.choose(places)),
            ("card", card_name(self.luck.choose(owned))),
            ("why", f"{table.answers}.1"),
            ("log", ""),
            ("whynot", self.luck.choose(places)),
            ("danger", self.luck.choose(places)),
            ("plan", self.luck.choose(figures)),
            ("threat", ""),
        ):
            if not self.luck.below(3):
                self._ask(what, about, 0)

    def _ask(self, what: str, about: str, seat: int) -> None:
        replies = (house.reply(ANA, "en", what, about, seat) for house in self.houses)
        self._same(f"{what} {about!r}", *replies)

    def _same(self, what: str, one: object, two: object) -> None:
        if one != two:
            table = self.one.table
            where = f"Seed {self.seed}, {table.id}, answer {table.answers}, {table.journal.game.where()}"
            raise TesterFailed(f"{where}: {what} tells what is hidden: {_unlike(one, two)}.")


def _question(decision: Decision) -> tuple[Any, ...]:
    return decision.seats, decision.what, decision.rule, decision.secret, decision.among


def _shows(house: House, seat: Seat, key: str) -> bool:
    """Does this answer of the Overlord open a card? In the campaign itself he holds none."""
    if house.quest is None:
        return False
    game = house.quest.journal.game
    before, twin = game.state.overlord.held, game.clone()
    twin.log = []
    twin.answer(seat, key)
    gone = set(before) - set(twin.state.overlord.held)
    return bool(gone) or any(entry.event.opens for entry in twin.log)


def _unlike(one: object, two: object) -> str:
    """Where two texts part."""
    mine, other = str(one), str(two)
    at = next((i for i, (a, b) in enumerate(zip(mine, other)) if a != b), min(len(mine), len(other)))
    return f"{mine[max(0, at - 80) : at + 80]!r} or {other[max(0, at - 80) : at + 80]!r}"


def run(seed: str, quests: int = 4) -> tuple[int, int]:
    """One pair of campaigns by some of the optional rules: pairs that differed, questions compared."""
    luck = Luck(f"{seed}/variants")
    levels = luck.choose(((), ("epic-advanced",), ("epic-expert",)))
    twins = Twins(seed, (*levels, *(("errata",) if luck.below(2) else ())))
    twins.play(quests)
    return twins.pairs, sum(twins.asked.values())


def main() -> None:
    parser = argparse.ArgumentParser(description="Does a campaign tell what the Overlord set aside?")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    pairs = questions = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        found = pool.map(run, [f"campaign-{n}" for n in range(wanted.games)])
        for games, (differed, compared) in enumerate(found, 1):
            pairs, questions = pairs + differed, questions + compared
            sys.stdout.write(
                f"{games} campaigns, {questions} questions compared, {pairs} differing pairs, no leak.\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
