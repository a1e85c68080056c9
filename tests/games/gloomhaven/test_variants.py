"""Variants: alone, open information, reduced randomness, permanent death (GH-VAR)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene, shelf
from games.gloomhaven.test_party import started
from games.gloomhaven.test_selection import answers, lonely
from undercroft.games.gloomhaven.events.cards import Exhausted
from undercroft.games.gloomhaven.events.fights import ModifiersReshuffled
from undercroft.games.gloomhaven.events.rounds import RoundEnded, TurnStarted
from undercroft.games.gloomhaven.records.abilities import Attack, Grant
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.effects.conditions import can_act
from undercroft.games.gloomhaven.rules.effects.deaths import run_out
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.round.order import initiative_of
from undercroft.games.gloomhaven.setup import HavenSetup, settle
from undercroft.kernel import CardId, FigureId, Seat, SetupError, view
from undercroft.parts.happenings import Damaged

ALONE, OPEN, REDUCED, DEATH = "GH-VAR-02", "GH-VAR-05", "GH-VAR-06", "GH-VAR-09"


@pytest.mark.rule("GH-VAR-01")
def test_one_player_may_have_two_characters_or_more() -> None:
    g = started(variants=("solo",), players=2)
    assert g.state.variants == (ALONE,) and len(g.state.characters) == 2
    with pytest.raises(SetupError, match="Players can be 2 to 4, not 1"):
        settle(shelf(), HavenSetup(variants=("solo",), players=1))
    with pytest.raises(SetupError, match="no variant 'blindfold'"):
        settle(shelf(), HavenSetup(variants=("blindfold",)))


@pytest.mark.rule("GH-VAR-05", "GH-COM-01")
@pytest.mark.parametrize(
    ("variants", "shown"), [((), False), ((OPEN,), True), ((ALONE,), True), ((REDUCED,), False)]
)
def test_with_open_information_hands_and_plans_are_shared(variants: tuple[str, ...], shown: bool) -> None:
    table = lonely(variants=variants).round().picks("0>lead trample")
    seen = view(table.game, Seat(1))
    assert ("eye-for-an-eye" in seen.state.characters[Seat(0)].hand) == shown
    table.picks("1>lead mana-bolt")
    assert (view(table.game, Seat(1)).state.characters[Seat(0)].picked == ("trample",)) == shown
    assert any(d.seat == 0 and d.options for d in view(table.game, Seat(1)).open) == shown


@pytest.mark.rule("GH-VAR-05")
def test_battle_goals_stay_secret_with_open_information() -> None:
    g = started(variants=("open",))
    assert set(view(g, Seat(0)).state.characters[Seat(1)].dealt) == {"?"}


@pytest.mark.rule("GH-VAR-06")
@pytest.mark.parametrize(
    ("card", "damage"),
    [("double", 3 + 2), ("null", 3 - 2), ("bless", 3 + 2), ("curse", 3 - 2), ("plus-1", 4), ("minus-2", 1)],
)
def test_reduced_randomness(card: str, damage: int) -> None:
    table = attacked(card, (REDUCED,))
    assert table.event(Damaged).amount == damage
    if card in ("double", "null"):
        plain = attacked(card, ())
        assert [event.amount for event in plain.events(Damaged)] == ([6] if card == "double" else [])


def attacked(card: str, variants: tuple[str, ...]) -> Table:
    """Attack 3 on something without a shield, by this card."""
    table = scene(monsters="cave-bear 1:0", draws=[card], variants=variants)
    deck = table.state.attack_decks["0"]
    table.state.attack_decks["0"] = deck if card in deck.pool else deck.shuffled_in([CardId(card)])
    table.perform(1, Attack(value=3)).picks("target 3")
    return table


@pytest.mark.rule("GH-VAR-07")
@pytest.mark.parametrize("card", ["double", "null"])
def test_the_deck_is_shuffled_all_the_same(card: str) -> None:
    table = attacked(card, (REDUCED,))
    assert table.state.reshuffle == ("0",)
    table = lonely(variants=(REDUCED,)).knows(reshuffle=("0",)).mats(0, hand=()).mats(1, hand=()).round()
    assert table.events(ModifiersReshuffled)


@pytest.mark.rule("GH-VAR-08")
@pytest.mark.parametrize("card", ["bless", "curse"])
def test_bless_and_curse_leave_the_deck_all_the_same(card: str) -> None:
    deck = attacked(card, (REDUCED,)).state.attack_decks["0"]
    assert card not in deck.pool and card not in deck.discard and deck.size == 20


@pytest.mark.rule("GH-VAR-09")
def test_permanent_death() -> None:
    table = scene(variants=(DEATH,)).looks(1, hp=2).run(Suffer(FigureId(1), 2, "trap")).picks("suffer")
    assert table.mat(0).dead and table.mat(0).gone and not table.is_up(1)
    assert table.rule_of(Exhausted) == "GH-VAR-09"
    plain = scene().looks(1, hp=2).run(Suffer(FigureId(1), 2, "trap")).picks("suffer")
    assert plain.mat(0).gone and not plain.mat(0).dead and plain.rule_of(Exhausted) == "GH-EXH-04"


@pytest.mark.rule("GH-VAR-10")
def test_out_of_cards_a_character_stays_on_the_board() -> None:
    """It can be attacked and has no turn; for focus its initiative is the last."""
    table = scene(variants=(DEATH,), brute="0:0", spellweaver="5:5", monsters="living-bones 1:0")
    table.mats(0, hand=("trample",)).round()
    assert table.mat(0).gone and table.is_up(1) and table.mat(0).initiative == 99 and not table.mat(0).dead
    assert [d.seat for d in table.game.open] == [1]
    table.picks("1>lead mana-bolt", "1>second frost-armor")
    assert all(slot.unit != "0" for slot in table.state.order)
    assert initiative_of(table.game, FigureId(1)) > initiative_of(table.game, FigureId(2))
    while table.is_asked() and table.asked.what.startswith("gh.character_turn"):
        table.picks(answers(table, 1)[0])
    while table.is_asked():
        keys = answers(table, table.asked.seat)
        table.picks(next((key for key in ("suffer", "stop", "pass") if key in keys), keys[0]))
    assert 1 not in [event.figure for event in table.events(TurnStarted)] and table.hp(1) < 10


@pytest.mark.rule("GH-VAR-10")
def test_who_only_stands_there_exhausted_is_granted_nothing() -> None:
    table = scene(variants=(DEATH,), brute="0:0", spellweaver="1:0", monsters="living-bones 2:0")
    grant = Grant(who=Whom(side="allies", within=1), then=(Attack(value=2, range=3),))
    assert table.perform(1, grant).keys() == ["target 2", "skip"]
    table.picks("skip")
    run_out(table.game, FigureId(2))
    assert table.is_up(2) and not can_act(table.game, FigureId(2))
    assert not table.perform(1, grant).is_asked()
    table.run(Perform(FigureId(2), (Attack(value=2, range=3),), "scene"))
    assert not table.is_asked(), "nor does it do anything else"


@pytest.mark.rule("GH-VAR-11")
def test_who_lives_at_the_end_of_a_lost_round_survives() -> None:
    table = scene(
        "0..3:0 8:8", variants=(DEATH,), brute="0:0", spellweaver="8:8", monsters="living-bones 1:0"
    )
    table.mats(0, hand=()).mats(1, hand=()).looks(1, hp=1).round()
    while table.is_asked():
        keys = answers(table, table.asked.seat)
        table.picks(next((key for key in ("suffer", "pass") if key in keys), keys[0]))
    assert table.state.verdict == "lost" and table.events(RoundEnded)
    assert table.mat(0).dead and not table.mat(1).dead and table.is_up(2), "the round was played out"
