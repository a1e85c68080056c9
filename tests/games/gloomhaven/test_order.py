"""Initiative and monster ability cards: who acts when (GH-INI, GH-MAC)."""

from __future__ import annotations

import pytest

from games.gloomhaven.rulings import play_round
from games.gloomhaven.scenes import Table, add_monster, scene, shelf
from undercroft.games.gloomhaven.events.rounds import AbilitiesReshuffled, AbilityDrawn, OrderSet, TurnStarted
from undercroft.games.gloomhaven.rules.round.order import (
    SetOrder,
    ability_card,
    compare,
    draw_ability,
    initiative_of,
    newcomers,
    next_turn,
    types_on_board,
)
from undercroft.games.gloomhaven.rules.round.turns import playable
from undercroft.games.gloomhaven.rules.scenario.placing import deck_of
from undercroft.games.gloomhaven.state import Slot, Turn
from undercroft.kernel import CardId, FigureId, Seat, view
from undercroft.parts.decks import Deck, shuffled

ARCHERS, BONES, GUARDS = "bandit-archer", "living-bones", "bandit-guard"


def ordered(table: Table, *slots: Slot) -> Table:
    return table.knows(order=()).run(SetOrder(slots))


def units(table: Table) -> list[str]:
    return [slot.unit for slot in table.state.order]


@pytest.mark.rule("GH-INI-E1", "GH-INI-E2", "GH-INI-02")
@pytest.mark.parametrize(
    ("brute", "expected"), [(61, [ARCHERS, BONES, "0", "1"]), (15, ["0", ARCHERS, BONES, "1"])]
)
def test_all_types_and_characters_in_ascending_order(brute: int, expected: list[str]) -> None:
    table = scene(brute="0:0", scoundrel="0:1", monsters=f"{ARCHERS} 5:0, {BONES} 5:1")
    ordered(table, Slot(brute, "0"), Slot(86, "1"), Slot(45, BONES), Slot(32, ARCHERS))
    assert units(table) == expected and table.rule_of(OrderSet) == "GH-INI-02"


@pytest.mark.rule("GH-INI-03", "GH-MON-E1")
def test_elites_first_then_normal_ones_by_number() -> None:
    table = scene(monsters=f"{GUARDS} 5:0, elite {GUARDS} 5:1, elite {GUARDS} 5:2, {GUARDS} 5:3")
    table.knows(order=(Slot(20, GUARDS),), acted=())
    found = []
    while (figure := next_turn(table.game)) is not None:
        found.append(table.figure(figure).number)
        table.state.acted += (figure,)
    assert found == [2, 3, 1, 4]


@pytest.mark.rule("GH-INI-04")
@pytest.mark.parametrize(("seconds", "expected"), [((30, 20), ["1", "0"]), ((20, 30), ["0", "1"])])
def test_players_tied_compare_their_other_card(seconds: tuple[int, int], expected: list[str]) -> None:
    table = scene().mats(0, second=seconds[0]).mats(1, second=seconds[1])
    assert units(ordered(table, Slot(40, "0"), Slot(40, "1"))) == expected


@pytest.mark.rule("GH-INI-05", "GH-INI-08")
@pytest.mark.parametrize("initiative", [40, 99])
def test_players_still_tied_decide(initiative: int) -> None:
    table = scene().mats(0, second=initiative).mats(1, second=initiative)
    ordered(table, Slot(initiative, "0"), Slot(initiative, "1"))
    assert table.keys() == ["first 0", "first 1"] and table.asked.seats == (0, 1)
    assert units(table.picks("first 1")) == ["1", "0"]


@pytest.mark.rule("GH-INI-06")
def test_a_player_goes_before_a_type_with_the_same_initiative() -> None:
    table = scene(monsters=f"{GUARDS} 5:0")
    assert units(ordered(table, Slot(40, GUARDS), Slot(40, "0"))) == ["0", GUARDS]
    assert compare(table.game, Slot(40, "0"), Slot(40, GUARDS)) == -1


@pytest.mark.rule("GH-INI-07")
def test_of_two_tied_types_the_players_choose() -> None:
    table = scene(monsters=f"{GUARDS} 5:0, {BONES} 5:1")
    ordered(table, Slot(40, GUARDS), Slot(40, BONES))
    assert set(table.keys()) == {f"first {GUARDS}", f"first {BONES}"}
    assert units(table.picks(f"first {BONES}")) == [BONES, GUARDS]


@pytest.mark.rule("GH-MAC-03", "GH-MAC-04", "GH-MAC-01")
def test_types_with_one_deck_share_a_card_and_keep_their_order() -> None:
    table = scene(monsters=f"{GUARDS} 5:0, inox-guard 5:1")
    assert deck_of(table.game, GUARDS) == deck_of(table.game, "inox-guard") == "guard"
    table.knows(order=(), drawn={})
    for kind in types_on_board(table.game):
        draw_ability(table.game, deck_of(table.game, kind))
    assert len(table.events(AbilityDrawn)) == 1
    table.run(SetOrder(newcomers(table.game))).picks("first inox-guard")
    assert units(table) == ["inox-guard", GUARDS]
    table.knows(order=()).run(SetOrder(newcomers(table.game)))
    assert not table.is_asked() and units(table) == ["inox-guard", GUARDS]


@pytest.mark.rule("GH-MAC-01", "GH-INI-01", "GH-MAC-10", "GH-MAC-02", "GH-MAC-05")
def test_each_type_on_the_board_draws_one_card_which_governs_all_of_it() -> None:
    table = scene(monsters=f"elite {GUARDS} 9:7, {GUARDS} 9:6, {ARCHERS} 9:5", brute="0:0", spellweaver="0:1")
    table.looks(5, cells=0)  # the archer is gone
    table.round()
    while not table.state.order:
        table.game.answer(table.game.open[0].seat, 0)
    assert [event.deck for event in table.events(AbilityDrawn)] == ["guard"]
    card = ability_card(table.game, GUARDS)
    assert card is not None and ability_card(table.game, ARCHERS) is None
    assert Slot(card.initiative, GUARDS) in table.event(OrderSet).order
    assert all(slot.unit != ARCHERS for slot in table.event(OrderSet).order)


@pytest.mark.rule("GH-MAC-06")
def test_the_card_of_a_type_is_open_to_everybody() -> None:
    table = scene(monsters=f"{GUARDS} 5:0")
    draw_ability(table.game, "guard")
    for seat in (0, 1):
        assert view(table.game, Seat(seat)).state.drawn == table.state.drawn != {}


@pytest.mark.rule("GH-MAC-09")
def test_an_empty_deck_is_shuffled_before_it_is_drawn_from() -> None:
    table = scene(monsters=f"{GUARDS} 5:0")
    cards = [card.id for card in shelf().deck["guard"].cards]
    table.state.ability_decks["guard"] = Deck(discard=shuffled(cards))
    draw_ability(table.game, "guard")
    assert table.rule_of(AbilitiesReshuffled) == "GH-MAC-09" and table.state.ability_decks["guard"].size == 7


@pytest.mark.rule("GH-MAC-11")
def test_every_ability_deck_has_eight_cards() -> None:
    for deck in shelf().deck.values():
        assert len({deck.card(card.id).id for card in deck.cards}) == 8


@pytest.mark.rule("GH-INI-09")
def test_either_card_may_be_used_for_either_half_whichever_was_leading() -> None:
    table = scene().mats(0, played=(CardId("trample"), CardId("sweeping-blow")))
    table.state.turn = Turn(FigureId(1))
    keys = [option.key for option in playable(table.game, Seat(0))]
    assert {
        f"play {card} {half}" for card in ("trample", "sweeping-blow") for half in ("top", "bottom")
    } <= set(keys)


@pytest.mark.rule("GH-INI-10")
def test_the_order_holds_though_somebody_is_killed_and_others_come() -> None:
    table = scene(monsters=f"{GUARDS} 5:0, {BONES} 5:1")
    table.knows(order=(Slot(10, "0"), Slot(20, GUARDS), Slot(30, "1"), Slot(40, BONES)), acted=(FigureId(1),))
    table.looks(3, cells=0)
    assert next_turn(table.game) == 2
    late = add_monster(table.game, GUARDS, "normal", "6:0")
    assert next_turn(table.game) == late and initiative_of(table.game, late)[0] == 1


@pytest.mark.rule("GH-INI-03", "GH-MON-E1")
def test_a_whole_type_acts_at_its_place_in_the_round() -> None:
    table = scene(monsters=f"elite {GUARDS} 9:0, {GUARDS} 9:1", brute="0:0", spellweaver="0:5")
    table.round()
    while table.is_asked() and not table.events(TurnStarted):
        decision = table.game.open[0]
        table.game.answer(decision.seat, 0)
    for _ in range(60):
        if not table.game.open:
            break
        decision = table.game.open[0]
        keys = decision.keys()
        table.game.answer(decision.seat, len(keys) - 1)
    turns = [event.figure for event in table.events(TurnStarted)]
    assert turns.index(FigureId(4)) == turns.index(FigureId(3)) + 1


@pytest.mark.rule("GH-MAC-08")
@pytest.mark.parametrize("shuffles", [True, False])
def test_a_card_with_the_symbol_has_its_deck_shuffled_at_the_end_of_the_round(shuffles: bool) -> None:
    card = next(card for card in shelf().deck["guard"].cards if card.shuffle == shuffles)
    table = scene(monsters=f"{GUARDS} 9:7", brute="0:0", spellweaver="", chance=[card.id])
    play_round(table)
    assert table.state.ability_decks["guard"].size == (8 if shuffles else 7) and not table.state.drawn
