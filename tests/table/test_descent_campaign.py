"""Descent's campaign at tables: quests depart and come home once, undo over the border, files, seats."""

from __future__ import annotations

import pytest

from table.nights import SEED, Family
from table.sittings import ANA, BEN, Client, find
from table.test_loading import alike
from undercroft.campaign_files import pack
from undercroft.games.boxes import box_of, campaign_of, lay_out
from undercroft.games.descent.campaign.options import LeaveShopOption, NextQuestOption, SaveOption
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.table import Host, Refusal, Table, import_family, load_table, open_table, whole_journal
from undercroft.table.families import bring_home, child_of, depart, errand, family_of, open_child, reopen

DESCENT = lay_out(box_of("descent"))
RUNE = lay_out(campaign_of(DESCENT.box))
MUCH = 3000  # answers


class Group(Family):
    """Ana plays two heroes, Ben the Overlord; nobody plays a quest to its bitter end."""

    def __init__(self) -> None:
        self.now, self.number = 1_000_000, 0
        host = Host("camp", "CODE22", "Ana", "ana's token", self.now)
        setup = RUNE.settle(CampaignSetup(players=2))
        self.campaign, outcome = open_table(RUNE, setup, SEED, host, seats=("me", "me", "open"))
        self.kept = {"camp": list(outcome.lines)}
        self.tables = {"camp": self.campaign}
        self.keep(self.campaign, self.campaign.join("Ben", "ben's token", code="CODE22", now=1, seat=2))
        for person in self.campaign.room.people:
            self.campaign.presence.arrive(person)

    def depart(self) -> Table:
        self.number += 1
        id = f"quest-{self.number}"
        child, outcome = open_child(self.campaign, Table, DESCENT, id, f"C{self.number}", SEED + id, self.now)
        self.tables[id], self.kept[id] = child, list(outcome.lines)
        self.keep(self.campaign, depart(self.campaign, child.opened, self.now))
        for person in child.room.people:
            child.presence.arrive(person)
        return child

    def play(self, table: Table, most: int = MUCH) -> None:
        """The first answer to everything, and whoever may give up does."""
        while table.journal.game.open and (most := most - 1) >= 0:
            decision = table.journal.game.open[0]
            gives_up = [option for option in decision.all_options if option.concedes]
            calm = [each for each in (SaveOption(), LeaveShopOption()) if each in decision.options]
            picked = (gives_up if table is not self.campaign else calm) or decision.all_options
            self.answer(table, int(decision.seat), picked[0].key)

    def phase(self) -> None:
        """The campaign phase with nothing bought, up to the next departure."""
        self.play(self.campaign)
        assert self.campaign.journal.game.expected is not None


def test_a_quest_departs_comes_home_once_and_the_next_one_follows() -> None:
    group = Group()
    child = group.night()
    assert group.campaign.journal.game.state.played[0].quest == "first-blood"
    with pytest.raises(Refusal) as refused:
        bring_home(group.campaign, child, group.now)
    assert refused.value.code == "home-already"
    group.phase()
    second = group.depart()
    assert second.journal.game.state.quest == group.campaign.journal.game.state.quest != "first-blood"
    alike(group.campaign, group.reloaded())
    alike(second, group.reloaded(second.id))


def test_who_listens_all_the_time_reads_the_same_log_as_who_comes_late() -> None:
    """Experience is a row of events in one sentence: it is sent once, and what follows it stands alone."""
    group = Group()
    early = Client(group.campaign.feed(ANA, "en"))
    for _ in range(2):
        group.night()
        early.hear()
        while group.campaign.journal.game.expected is None:
            decision = group.campaign.journal.game.open[0]
            calm = [each for each in (SaveOption(), LeaveShopOption()) if each in decision.options]
            group.answer(group.campaign, int(decision.seat), (calm or decision.options)[0].key)
            early.hear()
    late = Client(group.campaign.feed(ANA, "en"))
    late.hear()
    assert early.lines == late.lines
    assert sum(text.endswith("and the Overlord gain 1 XP each.") for text in early.texts) == 2
    group.undo(group.campaign, ANA, group.campaign.answers - 1)
    if group.campaign.room.ballot:
        group.vote(BEN)
    early.hear()
    late = Client(group.campaign.feed(ANA, "en"))
    late.hear()
    assert early.texts == late.texts


def test_a_quest_that_came_home_is_taken_back_by_a_vote() -> None:
    group = Group()
    child = group.night()
    group.undo(group.campaign, ANA, 0)
    group.vote(BEN)
    assert child_of(group.campaign) == "quest-1" and errand(group.campaign, child) == "reopen"
    group.keep(child, reopen(child, group.now))
    assert not child.over and not group.campaign.journal.game.state.played
    group.play(child)
    group.keep(group.campaign, bring_home(group.campaign, child, group.now))
    assert len(group.campaign.journal.game.state.played) == 1


def test_once_the_shop_was_opened_the_quest_stays_home() -> None:
    """The shop cards were drawn since: nobody may see them and choose another ending (D2-SHP-04)."""
    group = Group()
    group.night()
    while not any(isinstance(each, LeaveShopOption) for each in group.campaign.journal.game.open[0].options):
        decision = group.campaign.journal.game.open[0]
        group.answer(group.campaign, int(decision.seat), SaveOption().key)
    with pytest.raises(Refusal) as refused:
        group.undo(group.campaign, ANA, 0)
    assert refused.value.code == "border-shown"


def test_the_overlord_s_seat_changes_hands_between_quests() -> None:
    group = Group()
    group.night()
    group.phase()
    second = group.depart()
    assert second.room.chairs[2].person == BEN and second.room.chairs[0].person == ANA


def test_a_file_of_the_campaign_makes_the_same_family() -> None:
    group = Group()
    group.night()
    group.phase()
    group.depart()
    campaign = whole_journal(group.kept["camp"])
    games = {n: whole_journal(group.kept[id]) for n, id in family_of(group.campaign).items()}
    host = Host("copy", "COPY22", "Eva", "eva's token", group.now)
    made = import_family(find, pack(campaign, games), host, [("one", "ONE222"), ("two", "TWO222")])
    (first, _), (second, _), (copy, kept) = made
    assert first.over and not second.over
    assert copy.journal.game.state.digest() == group.campaign.journal.game.state.digest()
    assert load_table(find, kept.lines).departed == copy.departed


def test_the_campaign_opens_from_its_checkpoint_with_all_that_is_home() -> None:
    group = Group()
    for _ in range(3):
        group.night()
        group.phase()
    quick = load_table(find, group.kept["camp"], group.campaign.checkpoint())
    assert quick.home == group.campaign.home and len(quick.home) == 3
    assert quick.journal.game.state.digest() == group.campaign.journal.game.state.digest()


def test_whoever_wins_chooses_the_next_quest_at_the_table() -> None:
    group = Group()
    group.night()
    while not isinstance(group.campaign.journal.game.open[0].options[0], NextQuestOption):
        decision = group.campaign.journal.game.open[0]
        calm = [each for each in (SaveOption(), LeaveShopOption()) if each in decision.options]
        group.answer(group.campaign, int(decision.seat), calm[0].key)
    winner = group.campaign.journal.game.state.played[0].winner
    asked = group.campaign.journal.game.open[0].seats
    assert asked == ((0, 1) if winner == "heroes" else (2,))
