"""A campaign and its delves at tables: departing, coming home exactly once, undo over the border."""

from __future__ import annotations

import msgspec
import pytest

from table.sittings import ANA, BEN, Client, Sitting, find
from table.test_loading import alike
from undercroft.bots import make_bot
from undercroft.campaign_files import pack
from undercroft.games.boxes import box_of, campaign_of, lay_out
from undercroft.kernel import BrokenJournal, Seat, read, replace, view
from undercroft.table import (
    CommandResult,
    Host,
    Refusal,
    Table,
    bot_turn,
    decode_records,
    import_family,
    import_table,
    load_table,
    open_table,
    play_bot,
    whole_journal,
    wire,
)
from undercroft.table.families import (
    abandon,
    bring_home,
    charge_digest,
    child_of,
    depart,
    errand,
    family_of,
    last_return,
    newcomers,
    open_child,
    reopen,
    resume,
    strays,
    used_chance,
)  # fmt: skip
from undercroft.table.records import BotSat, Departed, Opened, Returned
from undercroft.text.words import Language

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


def test_a_campaign_is_played_to_its_end_over_three_tables() -> None:
    family = Family()
    while not family.campaign.over:
        if family.campaign.journal.game.expected:
            family.night()
        family.play(family.campaign)
    assert family.number == 3 and family.campaign.journal.game.state.outcome in ("won", "lost")
    records = decode_records(family.kept["camp"])
    homes = [(each.child, each.ending) for each in records if isinstance(each, Returned)]
    assert (
        [child for child, _ in homes]
        == ["delve-1", "delve-2", "delve-3"]
        == [each.child for each in records if isinstance(each, Departed)]
    )
    twin = family.reloaded()
    alike(family.campaign, twin)
    assert twin.home == family.campaign.home == set(homes) and twin.moved == family.campaign.moved
    quick = load_table(find, family.kept["camp"], family.campaign.checkpoint())
    assert quick.home == twin.home and quick.departed == twin.departed and quick.moved == twin.moved


def test_a_child_has_the_people_seats_and_tokens_of_its_campaign() -> None:
    family = Family()
    assert last_return(family.campaign) == 0
    child = family.depart()
    opened = decode_records(family.kept["delve-1"])[0]
    assert isinstance(opened, Opened) and opened.parent == "camp" and opened.departed == 0
    assert opened.charge == charge_digest(family.campaign) and len(bytes.fromhex(opened.charge)) == 8
    assert child.person_of("ana's token") == ANA and child.person_of("ben's token") == BEN
    assert [chair.person for chair in child.room.chairs] == [ANA, BEN]
    room = msgspec.json.decode(family.campaign.renderer("en").parts(ANA)["room"])
    below = msgspec.json.decode(child.renderer("en").parts(ANA)["room"])
    assert room["child"] == "delve-1" and below["parent"] == "camp" and "parent" not in room
    alike(child, family.reloaded("delve-1"))


def test_a_seat_can_change_hands_between_children() -> None:
    family = Family()
    family.night()
    campaign = family.campaign
    family.now += 1000
    family.keep(campaign, campaign.do(BEN, wire.Rise(id="r", seat=1), family.now))
    family.keep(campaign, campaign.do(ANA, wire.SeatBot(id="b", seat=1, bot="normal"), family.now))
    family.answer(campaign, 0, "leave")
    while turn := bot_turn(campaign):
        family.keep(campaign, play_bot(campaign, turn, turn.choose(), family.now))
    family.answer(campaign, 0, "way long-night")
    child = family.depart()
    assert [(chair.person, chair.bot) for chair in child.room.chairs] == [(ANA, ""), (0, "normal")]
    assert any(isinstance(each, BotSat) for each in decode_records(family.kept["delve-2"]))


def with_a_bot_in_the_second_seat() -> tuple[Family, Table]:
    """Ana plays with a bot, and the first game is under way."""
    family = Family(seats=("me", "bot:normal"))
    child = family.depart()
    assert [(chair.person, chair.bot) for chair in child.room.chairs] == [(ANA, ""), (0, "normal")]
    return family, child


def test_who_takes_a_bot_s_seat_in_the_campaign_has_it_in_the_game_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    assert errand(campaign, child) == "seat"
    records = newcomers(campaign, child)
    family.keep(child, child.write(records, family.now))
    cat = child.person_of("cat's token")
    assert (child.room.chairs[1].person, child.room.chairs[1].bot) == (cat, "") and bot_turn(child) is None
    child.presence.arrive(cat)
    alike(child, family.reloaded("delve-1"))  # after a crash too
    assert errand(campaign, child) == "" and newcomers(campaign, child) == [], "once, and not again"
    family.play(child)
    family.keep(campaign, bring_home(campaign, child, family.now))
    assert len(campaign.home) == 1


def test_who_has_risen_below_or_given_the_seat_back_to_a_bot_is_not_seated_again() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    cat = child.person_of("cat's token")
    family.keep(child, child.do(cat, wire.HandOver(id="h", seat=1, bot="normal"), family.now))
    assert newcomers(campaign, child) == [] and bot_turn(child) is not None
    family.keep(child, child.do(cat, wire.HandOver(id="t", seat=1, bot=""), family.now))
    assert child.room.chairs[1].player == cat, "it gives the seat back"
    family.keep(child, child.do(cat, wire.Rise(id="r", seat=1), family.now))
    family.keep(child, child.do(ANA, wire.SeatBot(id="b", seat=1, bot="normal"), family.now))
    assert errand(campaign, child) == "" and newcomers(campaign, child) == []
    family.keep(child, child.do(cat, wire.Sit(id="s", seat=1), family.now))
    assert child.room.chairs[1].player == cat


def test_a_bot_that_plays_for_a_newcomer_above_keeps_the_seat_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    cat = campaign.person_of("cat's token")
    family.keep(campaign, campaign.do(cat, wire.HandOver(id="h", seat=1, bot="normal"), family.now))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.person_of("cat's token") and child.room.chairs[1].bot == "normal"


def test_a_newcomer_s_seat_stands_when_answers_are_taken_back_below() -> None:
    family, child = with_a_bot_in_the_second_seat()
    campaign = family.campaign
    family.answer(child, 0, child.questions.open[0].keys()[0])
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    cat = child.person_of("cat's token")
    child.presence.arrive(cat)
    family.undo(child, ANA, 0)
    if child.room.ballot:
        vote = wire.Vote(id="v", proposal=child.room.ballot.id, agree=True)
        family.keep(child, child.do(cat, vote, family.now))
    assert child.answers == 0 and child.room.chairs[1].player == cat
    alike(child, family.reloaded("delve-1"))


def test_who_comes_to_the_campaign_later_is_let_in_below() -> None:
    family = Family()
    child = family.depart()
    campaign = family.campaign
    family.keep(campaign, campaign.do(BEN, wire.Rise(id="r", seat=1), family.now))
    assert errand(campaign, child) == ""  # a seat below stays with who took it
    family.keep(child, child.do(BEN, wire.Rise(id="r", seat=1), family.now))
    family.keep(campaign, campaign.join("Cat", "cat's token", code="CODE22", now=family.now, seat=1))
    assert errand(campaign, child) == "seat"
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.room.chairs[1].person == child.person_of("cat's token") == 3
    assert errand(campaign, child) == "" and newcomers(campaign, child) == []
    family.keep(campaign, campaign.join("Dan", "dan's token", code="CODE22", now=family.now))
    family.keep(child, child.write(newcomers(campaign, child), family.now))
    assert child.person_of("dan's token") == 4 and child.room.seats_of(4) == ()
    for person in (3, 4):
        child.presence.arrive(person)
    alike(child, family.reloaded("delve-1"))


# -- bad input


def test_an_ending_comes_home_exactly_once() -> None:
    family = Family()
    child = family.night()
    before = family.campaign.journal.game.state.digest(), family.campaign.count
    with pytest.raises(Refusal) as refused:
        bring_home(family.campaign, child, family.now)
    assert refused.value.code == "home-already"
    again = family.reloaded()
    with pytest.raises(Refusal, match="came home already"):
        bring_home(again, family.reloaded("delve-1"), family.now)
    assert (family.campaign.journal.game.state.digest(), family.campaign.count) == before


def test_the_report_of_another_child_is_refused() -> None:
    family, other = Family(), Family()
    mine, theirs = family.depart(), other.depart()
    other.play(theirs)
    stranger = Table(TINY, replace(theirs.opened, parent="elsewhere"))
    unknown = Table(TINY, replace(theirs.opened, table="delve-9"))
    before = family.campaign.count
    for table, code in ((stranger, "not-child"), (unknown, "not-child"), (mine, "not-over")):
        with pytest.raises(Refusal) as refused:
            bring_home(family.campaign, table, family.now)
        assert refused.value.code == code
        assert all(refused.value.why(each) for each in ("en", "es", "pt"))
    assert family.campaign.count == before


def test_one_departure_makes_one_child() -> None:
    family = Family()
    child = family.depart()
    with pytest.raises(Refusal) as refused:
        depart(family.campaign, child.opened, family.now)
    assert refused.value.code == "departed-already"
    with pytest.raises(Refusal) as refused:
        depart(family.campaign, replace(child.opened, charge="0" * 16), family.now)
    assert refused.value.code == "not-child"
    assert errand(family.campaign, None) == "" == errand(family.campaign, child)
    family.play(child)
    family.keep(family.campaign, bring_home(family.campaign, child, family.now))
    assert last_return(family.campaign) == 1
    with pytest.raises(Refusal) as refused:
        open_child(family.campaign, Table, TINY, "x", "X", SEED, family.now)
    assert refused.value.code == "no-child" and charge_digest(family.campaign) == ""


def test_only_a_campaign_s_game_that_is_over_is_opened_again() -> None:
    alone = Sitting(("me", "bot:random"))
    alone.do(ANA, wire.HandOver(id="h", seat=0, bot="random"))
    alone.play_bots()
    assert alone.table.over
    for table in (alone.table, Family().depart()):
        before = table.count
        with pytest.raises(Refusal) as refused:
            reopen(table, 5)
        assert refused.value.code == "not-over" and table.count == before


# -- undo over the border


def test_a_game_that_came_home_is_taken_back_by_a_vote_and_goes_on_at_its_last_question() -> None:
    family = Family()
    child = family.night()
    campaign, answers = family.campaign, child.answers
    family.undo(campaign, ANA, 0)
    assert campaign.room.ballot is not None and campaign.room.ballot.asked == (BEN,)
    assert campaign.journal.game.expected is None  # nothing has happened yet
    family.vote(BEN)
    assert campaign.journal.game.expected is not None and child_of(campaign) == "delve-1"
    assert not campaign.history.gone and not campaign.journal.undone
    assert family_of(campaign) == {0: "delve-1"} and strays(campaign) == []
    assert errand(campaign, child) == "reopen"
    assert errand(family.reloaded(), family.reloaded("delve-1")) == "reopen"  # also after a crash
    with pytest.raises(Refusal) as refused:
        bring_home(campaign, child, family.now)
    assert refused.value.code == "home-already"
    family.keep(child, reopen(child, family.now))
    assert not child.over and child.answers == answers - 1 and child.questions.open
    assert errand(campaign, child) == ""
    client = Client(child.feed(ANA, "es"))
    client.hear()
    assert "La campaña deshizo el final: la partida sigue." in client.texts
    family.play(child)
    assert errand(campaign, child) == "fetch"  # another ending, with a number of its own
    family.keep(campaign, bring_home(campaign, child, family.now))
    alike(campaign, family.reloaded())
    alike(child, family.reloaded("delve-1"))
    assert len(campaign.home) == 2


def test_one_no_keeps_it_home() -> None:
    family = Family()
    family.night()
    before = family.campaign.journal.game.state.digest()
    family.undo(family.campaign, ANA, 0)
    family.vote(BEN, agree=False)
    assert family.campaign.journal.game.state.digest() == before


def test_who_is_away_must_be_asked_too() -> None:
    family = Family()
    family.night()
    family.campaign.presence.leave(BEN)
    with pytest.raises(Refusal, match="Ben is away"):
        family.undo(family.campaign, ANA, 0)


def test_what_was_bought_since_is_taken_back_with_it_unless_something_was_drawn() -> None:
    family = Family()
    family.night()
    campaign = family.campaign
    family.answer(campaign, 0, "buy torch")
    family.undo(campaign, ANA, 0)
    assert campaign.room.ballot is not None
    family.vote(BEN, agree=False)
    family.answer(campaign, 0, "buy bag")
    with pytest.raises(Refusal) as refused:
        family.undo(campaign, ANA, 0)
    assert refused.value.code == "border-shown"
    assert all("refused-" not in refused.value.why(each) for each in ("en", "es", "pt"))


def second_night(family: Family) -> None:
    """Home from the first, and down again by the long way."""
    family.night()
    family.answer(family.campaign, 0, "leave")
    family.answer(family.campaign, 1, "leave")
    family.answer(family.campaign, 0, "way long-night")
    family.depart()


def test_farther_back_than_the_last_game_nothing_is_taken_back() -> None:
    family = Family()
    second_night(family)
    with pytest.raises(Refusal) as refused:
        family.undo(family.campaign, ANA, 0)
    assert refused.value.code == "border-far"
    family.play(family.child)
    family.keep(family.campaign, bring_home(family.campaign, family.child, family.now))
    with pytest.raises(Refusal) as refused:
        family.undo(family.campaign, ANA, family.campaign.answers - 2)
    assert refused.value.code == "border-far"


def test_a_campaign_that_came_without_its_games_has_the_same_border() -> None:
    family = Family()
    family.night()
    family.answer(family.campaign, 0, "buy bag")
    host = Host("copy", "COPY22", "Eva", "eva's token", family.now)
    copy, _ = import_table(find, whole_journal(family.kept["camp"]), host)
    assert copy.departed == [] and copy.history.reports == [1]
    with pytest.raises(Refusal) as refused:
        copy.do(ANA, wire.Undo(id="u", revision=copy.revision, to=0), family.now)
    assert refused.value.code == "border-shown"


def test_a_departure_is_taken_back_freely_only_while_nothing_was_drawn_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    family = Family()
    second_night(family)
    campaign, child = family.campaign, family.child
    at = campaign.answers - 1
    campaign.border = child
    assert child.dealt  # hands are dealt at set-up
    family.undo(campaign, ANA, at)
    assert campaign.room.ballot is not None
    family.vote(BEN, agree=False)
    family.answer(child, 0, "stance bold")
    monkeypatch.setattr(child, "dealt", False)
    fresh = Family()
    second_night(fresh)
    monkeypatch.setattr(fresh.child, "dealt", False)
    fresh.campaign.border = fresh.child
    fresh.undo(fresh.campaign, ANA, at)
    assert fresh.campaign.journal.game.expected is None and child_of(fresh.campaign) == ""


def test_the_same_way_leads_to_the_same_child_again() -> None:
    """To take a departure back and make it again is no way to other luck."""
    family = Family(seats=("me", "me"))
    second_night(family)
    campaign = family.campaign
    family.undo(campaign, ANA, campaign.answers - 1)  # alone there is nobody to ask
    assert child_of(campaign) == "" and errand(campaign, None) == ""
    family.answer(campaign, 0, "way short-night")
    assert child_of(campaign) == "" and errand(campaign, None) == "open"
    family.undo(campaign, ANA, campaign.answers - 1)
    family.answer(campaign, 0, "way long-night")
    assert child_of(campaign) == "delve-2"


def test_a_game_that_is_home_is_not_taken_back_at_its_own_table() -> None:
    family = Family(undo="free")
    child = family.night()
    with pytest.raises(Refusal) as refused:
        family.undo(child, ANA, child.answers - 1)
    assert refused.value.code == "over-border"
    reader = msgspec.json.decode(child.renderer("en").parts(ANA)["reader"])
    assert reader.get("can_undo", "no") == "no"


def test_a_strict_house_takes_no_departure_back_once_the_game_below_has_rolled() -> None:
    """Nothing was shown at the campaign since then, but below something was."""
    family = Family(("me", "me"), undo="strict")
    family.night()
    family.play(family.campaign)
    at = family.campaign.answers
    child = family.depart()
    while not used_chance(child):
        family.play(child, 1)
    family.campaign.border = child
    with pytest.raises(Refusal) as refused:
        family.undo(family.campaign, ANA, at - 1)
    assert refused.value.code == "strict" and family.campaign.answers == at


def test_a_strict_house_takes_nothing_back_over_the_border() -> None:
    family = Family(undo="strict")
    family.night()
    with pytest.raises(Refusal) as refused:
        family.undo(family.campaign, ANA, 0)
    assert refused.value.code == "strict"


def test_the_room_says_what_would_be_taken_back_in_every_language() -> None:
    family = Family()
    family.night()
    told: dict[Language, str] = {"en": "came home", "es": "campaña", "pt": "campanha"}
    for language, said in told.items():
        reader = msgspec.json.decode(family.campaign.renderer(language).parts(ANA)["reader"])
        assert reader["can_undo"] == "ask" and said in reader["undo_text"]


def test_the_room_names_the_games_that_came_home_until_one_is_taken_back() -> None:
    family = Family()
    assert "games" not in room_of(family)
    family.night()
    assert room_of(family)["games"] == ["delve-1"] and "child" not in room_of(family)
    family.play(family.campaign)
    family.night()
    assert room_of(family)["games"] == ["delve-1", "delve-2"]
    family.undo(family.campaign, ANA, family.campaign.answers - 1)
    family.vote(BEN)
    room = room_of(family)
    assert room["games"] == ["delve-1"] and room["child"] == "delve-2"


def room_of(family: Family) -> dict[str, object]:
    """The part `room` as Ana has it."""
    found: dict[str, object] = msgspec.json.decode(family.campaign.renderer("en").parts(ANA)["room"])
    return found


def test_what_a_campaign_sent_is_not_in_what_one_person_takes_away() -> None:
    family = Family()
    child = family.depart()
    assert b"charge" in family.kept["delve-1"][0]
    assert b"charge" not in child.export(ANA, "en")
    assert Sitting().table.opened.parent == ""


# -- a game whose departure was taken back


def test_an_abandoned_game_is_looked_at_and_open_again_when_the_heroes_go_there_again() -> None:
    family = Family(seats=("me", "me"))
    second_night(family)
    campaign, child = family.campaign, family.child
    assert strays(campaign) == [] and family_of(campaign) == {0: "delve-1", campaign.answers: "delve-2"}
    family.undo(campaign, ANA, campaign.answers - 1)
    assert strays(campaign) == ["delve-2"] == strays(family.reloaded()) and family_of(campaign) == {
        0: "delve-1"
    }
    family.keep(child, abandon(child, family.now))
    before = child.journal.game.state.digest(), child.count
    for table in (child, family.reloaded("delve-2")):
        with pytest.raises(Refusal) as refused:
            family.answer(table, 0, table.journal.game.open[0].all_options[0].key)
        assert refused.value.code == "abandoned"
        assert (table.journal.game.state.digest(), table.count) == before
        assert table.next_tick() is None and bot_turn(table) is None
    told: dict[Language, str] = {"en": "viewed", "es": "mirar", "pt": "visto"}
    for language, said in told.items():
        room = msgspec.json.decode(child.renderer(language).parts(ANA)["room"])
        assert said in room["closed"]
    assert "viewed" in msgspec.json.decode(child.report(ANA, "es"))["closed"], "developers read English"
    family.keep(child, child.do(ANA, wire.Chat(id="c", text="Farewell"), family.now))  # people may still talk
    with pytest.raises(Refusal):
        abandon(child, family.now)

    redo = wire.Redo(id="r", revision=campaign.revision)
    family.keep(campaign, campaign.do(ANA, redo, family.now))
    assert strays(campaign) == [] and errand(campaign, child) == "resume"
    family.keep(child, resume(child, family.now))
    assert child.closed is None and errand(campaign, child) == ""
    with pytest.raises(Refusal):
        resume(child, family.now)
    family.play(child)
    family.keep(campaign, bring_home(campaign, child, family.now))
    assert strays(campaign) == []
    alike(child, family.reloaded("delve-2"))
    alike(campaign, family.reloaded())


def test_of_two_ways_from_one_place_only_the_one_taken_is_of_the_family() -> None:
    family = Family(seats=("me", "me"))
    second_night(family)
    campaign = family.campaign
    at = campaign.answers
    family.undo(campaign, ANA, at - 1)
    family.answer(campaign, 0, "way short-night")
    family.night()
    assert family_of(campaign) == {0: "delve-1", at: "delve-3"} and strays(campaign) == ["delve-2"]
    assert family_of(family.reloaded()) == family_of(campaign)


def test_a_vote_at_a_game_that_is_abandoned_is_void() -> None:
    family = Family()
    second_night(family)
    child = family.child
    family.play(child, most=6)
    family.undo(child, ANA, 0)
    ballot = child.room.ballot
    assert ballot is not None
    family.keep(child, abandon(child, family.now))
    assert child.room.ballot is None
    with pytest.raises(Refusal) as refused:
        child.do(BEN, wire.Vote(id="late", proposal=ballot.id, agree=True), family.now)
    assert refused.value.code == "no-vote"


def test_only_a_game_of_a_campaign_can_be_abandoned() -> None:
    with pytest.raises(Refusal) as refused:
        abandon(Sitting().table, 0)
    assert refused.value.code == "not-child"


# -- a campaign's file


def test_a_file_makes_the_same_family_again_and_a_wrong_one_none() -> None:
    family = Family()
    second_night(family)
    campaign = whole_journal(family.kept["camp"])
    games = {n: whole_journal(family.kept[id]) for n, id in family_of(family.campaign).items()}
    host = Host("copy", "COPY22", "Eva", "eva's token", family.now)
    names = [("one", "ONE222"), ("two", "TWO222")]
    made = import_family(find, pack(campaign, games), host, names)
    (first, _), (second, _), (copy, kept) = made
    assert [table.id for table, _ in made] == ["one", "two", "copy"]
    assert first.over and not second.over and {first.opened.parent, second.opened.parent} == {"copy"}
    assert family_of(copy) == {0: "one", copy.answers: "two"} and child_of(copy) == "two"
    assert copy.journal.game.state.digest() == family.campaign.journal.game.state.digest()
    assert copy.home == {("one", first.moved)} and errand(copy, second) == ""
    assert load_table(find, kept.lines).departed == copy.departed
    short, long = sorted(games)
    for wrong, why in (
        ({short: games[long], long: games[short]}, "is not the one that the campaign waited for"),
        ({short: b"\n".join(games[short].split(b"\n")[:3]) + b"\n"}, "came to something else"),
    ):
        with pytest.raises(BrokenJournal, match=why):
            import_family(find, pack(campaign, wrong), host, names[: len(wrong)])
    answers = len(read(campaign).answers) + sum(len(read(each).answers) for each in games.values())
    import_family(find, pack(campaign, games), host, names, most=answers)
    with pytest.raises(BrokenJournal, match=f"at most {answers - 1}"):
        import_family(find, pack(campaign, games), host, names, most=answers - 1)
