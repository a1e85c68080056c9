"""A campaign and its delves at tables: departing, coming home exactly once, the file of all."""

from __future__ import annotations

import pytest

from table.nights import SEED, TINY, Family, second_night
from table.sittings import ANA, Sitting, find
from table.test_loading import alike
from undercroft.campaign_files import pack
from undercroft.kernel import BrokenJournal, read, replace
from undercroft.table import (
    Host,
    Refusal,
    Table,
    decode_records,
    import_family,
    load_table,
    whole_journal,
    wire,
)
from undercroft.table.families import (
    bring_home,
    charge_digest,
    child_of,
    depart,
    errand,
    family_of,
    last_return,
    open_child,
    reopen,
)  # fmt: skip
from undercroft.table.records import Departed, Returned


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


def test_what_a_campaign_sent_is_not_in_what_one_person_takes_away() -> None:
    family = Family()
    child = family.depart()
    assert b"charge" in family.kept["delve-1"][0]
    assert b"charge" not in child.export(ANA, "en")
    assert Sitting().table.opened.parent == ""


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
