"""Undo over the border of a campaign: a game that came home, and a departure."""

from __future__ import annotations

import msgspec
import pytest

from table.nights import Family, second_night
from table.sittings import ANA, BEN, Client, Sitting, find
from table.test_loading import alike
from undercroft.table import (
    Host,
    Refusal,
    bot_turn,
    import_table,
    whole_journal,
    wire,
)
from undercroft.table.families import (
    abandon,
    bring_home,
    child_of,
    errand,
    family_of,
    reopen,
    resume,
    strays,
    used_chance,
)  # fmt: skip
from undercroft.text.words import Language


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
