"""Rules that belong to no other chapter of tests: supplies, decks, sight, the first and the last moment."""

from __future__ import annotations

import pytest

from games.gloomhaven.arena import empty_hexes
from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, begun, edition, opened
from games.gloomhaven.rulings import ruled
from games.gloomhaven.scenes import add_monster, cells, scene, shelf
from games.gloomhaven.test_endings import over
from undercroft.games.gloomhaven.events.rounds import FigurePlaced, LastingEnded
from undercroft.games.gloomhaven.events.story import SpoilsCounted
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.party import Hero, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.records.abilities import Active, Move
from undercroft.games.gloomhaven.records.moments import AddCards, AtSetup, Hurt
from undercroft.games.gloomhaven.records.places import hexes_of
from undercroft.games.gloomhaven.records.scenario_rules import Trigger
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.bonuses import begin
from undercroft.games.gloomhaven.rules.actions.performing import gain_xp
from undercroft.games.gloomhaven.rules.actions.targets import reached
from undercroft.games.gloomhaven.rules.effects.conditions import gain, left_in_supply
from undercroft.games.gloomhaven.rules.scenario.aftermath import Aftermath
from undercroft.games.gloomhaven.rules.scenario.joining import modifier_deck_of
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited, PlaceMonsters, standees_of
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import MONSTERS, Carried, Figure
from undercroft.games.gloomhaven.table import piles
from undercroft.kernel import CardId, FigureId, Seat, SetupError, view
from undercroft.space import each

GUARD = "bandit-guard"


# -- supplies and figures


@pytest.mark.rule("GH-CMPO-01")
def test_ten_curses_for_each_side_and_ten_blessings_for_all() -> None:
    table = scene(monsters=f"{GUARD} 3:0")
    for _ in range(12):
        gain(table.game, FigureId(1), "curse")
        gain(table.game, FigureId(1), "bless")
    decks = table.state.attack_decks
    assert [list(decks["0"].pool).count(CardId(card)) for card in ("curse", "bless")] == [10, 10]
    assert (
        left_in_supply(table.game, "1", "curse") == 0 and left_in_supply(table.game, MONSTERS, "curse") == 10
    )
    gain(table.game, FigureId(3), "curse")
    gain(table.game, FigureId(3), "bless")
    assert (
        list(decks[MONSTERS].pool).count(CardId("curse")) == 1 and CardId("bless") not in decks[MONSTERS].pool
    )


@pytest.mark.rule("GH-CMPO-02", "GH-CMPO-03")
@pytest.mark.parametrize(
    ("kind", "count"), [("living-bones", 10), (GUARD, 6), ("bandit-archer", 6), ("bandit-commander", 1)]
)
def test_there_are_so_many_standees_of_a_type_and_no_more(kind: str, count: int) -> None:
    table = scene()
    spots = list(each(cells("2..9:0 2..9:1")))[: count + 1]
    table.run(PlaceMonsters(tuple(Awaited(kind, "normal", cell) for cell in spots)))
    while table.is_asked():
        table.picks(table.asked.keys()[0])
    assert standees_of(table.game, kind) == count == len(table.events(FigurePlaced))


@pytest.mark.rule("GH-CMPO-02")
def test_conditions_never_run_out() -> None:
    table = scene()
    for number in range(6):
        add_monster(table.game, GUARD, "normal", f"{number}:3")
        add_monster(table.game, "bandit-archer", "normal", f"{number}:5")
    for figure in list(table.state.figures):
        gain(table.game, figure, "poison")
        gain(table.game, figure, "curse")
    assert all(leaf.suffers("poison") for leaf in table.state.figures.values())
    assert left_in_supply(table.game, MONSTERS, "curse") == 0  # twelve monsters, ten cards


@pytest.mark.rule("GH-DEF-01")
def test_what_figures_there_are() -> None:
    table = opened("2")
    sorts = {(leaf.is_character, leaf.is_summon, leaf.rank) for leaf in table.state.figures.values()}
    assert sorts >= {(True, False, ""), (False, False, "normal")}
    summon = Figure("mystic-ally", cells=cells("0:0"), hp=2, full=2, side="party", owner=FigureId(1))
    thing = Figure("altar", cells=cells("1:0"), hp=2, full=2, objective=True)
    assert summon.is_summon and not summon.is_character and not thing.is_summon and not thing.is_character


@pytest.mark.rule("GH-DEF-21")
def test_two_three_or_four_characters() -> None:
    for players in (2, 3, 4):
        assert edition().settle(HavenSetup(players=players)).players == players
    for players in (1, 5):
        with pytest.raises(SetupError, match="2 to 4"):
            edition().settle(HavenSetup(players=players))


@pytest.mark.rule("GH-ITM-28")
def test_everybody_sees_the_items_of_everybody() -> None:
    table = scene().mats(0, items=("hide-armor", Carried("boots-of-striding", "spent")))
    shown = {pile.name: pile.things for pile in piles(view(table.game, Seat(1)), Seat(0))}
    assert shown["items-ready"] == ("hide-armor",) and shown["items-spent"] == ("boots-of-striding",)
    assert set(shown["hand"]) == {"?"}


# -- attack modifier decks


@pytest.mark.rule("GH-AMD-03")
def test_cards_of_a_class_come_by_perks_only() -> None:
    records = shelf()
    plain = standard_cards(records)
    added = {card for record in records.character.values() for perk in record.perks for card in perk.add}
    for kind, record in records.character.items():
        assert modifier_cards_of(records, Hero(kind)) == plain
        box = next(i for i, perk in enumerate(record.perks) if set(perk.add) - set(plain))
        assert set(modifier_cards_of(records, Hero(kind, perks=(box,)))) - set(plain) <= added
        assert set(modifier_cards_of(records, Hero(kind, perks=(box,)))) != set(plain)


@pytest.mark.rule("GH-AMD-04", "GH-AMD-18")
def test_perks_items_scenario_curse_and_bless_change_a_deck() -> None:
    records = shelf()
    plain = standard_cards(records)
    assert modifier_cards_of(records, Hero("brute", perks=(0,))) != plain
    assert modifier_cards_of(records, Hero("brute", items=("hide-armor",))).count("extra-minus-1") == 2
    rule = Trigger(when=AtSetup(), do=(AddCards(card="minus-1", count=1),))
    table = ruled(rule)
    gain(table.game, FigureId(1), "curse")
    gain(table.game, FigureId(1), "bless")
    more = list(table.state.attack_decks["0"].pool)
    for card in plain:
        more.remove(CardId(card))
    assert sorted(more) == ["bless", "curse", "extra-minus-1"]
    own = {card for card, record in records.modifier.items() if record.standard}
    assert "extra-minus-1" not in own and "minus-1" in own  # a card of its own sort, not one of the twenty


@pytest.mark.rule("GH-AMD-18", "GH-AMD-19")
def test_what_items_and_scenario_added_is_gone_at_the_end_and_perks_stay() -> None:
    table = over()
    mine = modifier_deck_of(table.game, Hero("brute", perks=(1,), items=("hide-armor",)))
    kept = sorted(card for card in mine.pool if card != "extra-minus-1")
    assert len(kept) == mine.size - 2
    coming = [CardId("bless"), CardId("curse")]
    table.state.attack_decks["0"] = mine.shuffled_in(coming)
    table.state.attack_decks[MONSTERS] = table.state.attack_decks[MONSTERS].shuffled_in(coming)
    table.run(Aftermath())
    assert sorted(table.state.attack_decks["0"].pool) == kept
    assert sorted(table.state.attack_decks[MONSTERS].pool) == sorted(standard_cards(shelf()))


@pytest.mark.rule("GH-AMD-22")
def test_all_know_what_is_in_a_deck_and_nobody_in_which_order() -> None:
    table = begun("1")
    table.state.attack_decks["0"] = modifier_deck_of(table.game, Hero("brute")).discarded(CardId("plus-1"))
    for seat in (Seat(0), Seat(1)):
        deck = view(table.game, seat).state.attack_decks["0"]
        assert list(deck.pool) == sorted(standard_cards(shelf())) and not deck.top and not deck.bottom
        assert deck.discard == ("plus-1",)


# -- the map


@pytest.mark.rule("GH-TER-01")
def test_a_corridor_is_floor_and_joins_its_tiles() -> None:
    """Scenario 17: two map tiles lie side by side, with a corridor over the wall between them."""
    table = opened("17")
    found, empty = ground(table.game), empty_hexes(table.game)
    spot = next(cell for cell in map(at, ("7:9", "5:14", "6:11")) if empty >> cell & 1)
    room = found.room_of(spot)
    assert len(next(r for r in found.layout.scenario.rooms if r.id == room).tiles) == 2
    west, east = at("5:9"), at("9:9")
    assert found.room_of(west) == found.room_of(east) == room and found.apart(west, east) == 4
    assert not table.state.terrain.blocked >> spot & 1 and not table.state.terrain.difficult >> spot & 1


@pytest.mark.rule("GH-LOS-06")
def test_who_sees_is_seen() -> None:
    table = opened("1")
    found = ground(table.game)
    spots = [GRID.cell(*spot) for room in found.layout.scenario.rooms[:1] for spot in hexes_of(room.floor)]
    pairs = [(one, other) for one in spots for other in spots]
    assert all(found.sees(one, other) == found.sees(other, one) for one, other in pairs)
    board = ground(scene("0..3:0 3:1 3:2 3:3").game)  # round a corner
    seen = {
        (one, other) for one in each(board.floor) for other in each(board.floor) if board.sees(one, other)
    }
    assert seen == {(other, one) for one, other in seen} and len(seen) < board.floor.bit_count() ** 2


@pytest.mark.rule("GH-LOS-09")
def test_without_a_range_no_sight_is_needed() -> None:
    """The Spellweaver stands round the corner."""
    table = scene("0..3:0 3:1 3:2 3:3", brute="0:0", spellweaver="3:3")
    assert not ground(table.game).sees(at("0:0"), at("3:3"))
    assert reached(
        table.game,
        FigureId(1),
        invented(
            "GH-LOS-09 speaks of abilities without a range; printed ones name a place",
            Whom(side="allies", count="all"),
        ),
    ) == [2]
    assert reached(table.game, FigureId(1), Whom(side="allies", count="all", within=9)) == []


# -- the first moment


@pytest.mark.rule("GH-XP-06")
def test_the_dial_begins_at_nothing_whatever_the_level() -> None:
    table = opened("1", party=("brute:5", "spellweaver:2"))
    assert [table.mat(seat).xp for seat in (0, 1)] == [0, 0]
    gain_xp(table.game, FigureId(1), 2, "GH-XP-01")
    gain_xp(table.game, FigureId(1), 1, "GH-XP-01")
    assert [table.mat(seat).xp for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("GH-DMG-12")
def test_damage_at_the_start_may_be_negated_and_may_exhaust() -> None:
    rule = Trigger(when=AtSetup(), do=(Hurt(amount=3, to="each-character"),))
    table = ruled(rule)
    card = table.mat(0).hand[0]
    table.picks(f"0>lose {card}", "1>suffer")
    assert table.hp(1) == table.figure(1).full and table.mat(0).lost == (card,)
    assert table.hp(2) == table.figure(2).full - 3
    deadly = ruled(Trigger(when=AtSetup(), do=(Hurt(amount=30, to="each-character"),)))
    deadly.picks("0>suffer", f"1>lose {deadly.mat(1).hand[0]}")
    assert not deadly.is_up(1) and deadly.mat(0).gone and deadly.is_up(2)


# -- the last moment


@pytest.mark.rule("GH-CON-46", "GH-ACT-14")
def test_conditions_and_bonuses_end_with_the_scenario() -> None:
    table = over()
    for until in ("round", "persistent"):
        begin(table.game, Active(effect="shield", value=1), FigureId(1), FigureId(2), "test", until)
    table.looks(1, "poison", "stun").looks(2, "strengthen")
    assert len(table.state.lasting) == 2
    table.run(Aftermath())
    assert not table.state.lasting and table.rule_of(LastingEnded) == "GH-ACT-14"
    assert not table.conditions(1) and not table.conditions(2)
    assert not over().run(Aftermath()).events(LastingEnded)


@pytest.mark.rule("GH-REC-06")
def test_cards_that_nothing_recovers_come_back_at_the_end() -> None:
    table = over()
    hand = table.mat(1).hand
    assert "reviving-ether" in hand
    table.mats(1, hand=(), lost=hand).run(Aftermath())
    assert sorted(table.mat(1).hand) == sorted(hand) and not table.mat(1).lost


@pytest.mark.rule("GH-TRE-08")
def test_what_was_found_is_kept_though_the_scenario_is_lost() -> None:
    table = over("lost", found=("gold:15", "checkmarks:1", "item:hide-armor")).run(Aftermath())
    mine = table.events(SpoilsCounted)[0]
    assert (mine.gold, mine.checkmarks) == (15, 1) and "item:hide-armor" in table.mat(0).found


@pytest.mark.rule("GH-DEF-16")
def test_three_kinds_of_movement() -> None:
    table = scene("0..4:0", brute="0:0", spellweaver="", obstacles="1:0")
    assert not table.perform(1, Move(value=3)).is_asked()
    table.perform(1, Move(value=3, jump=True))
    assert {"2:0", "3:0"} <= set(table.keys("go"))
