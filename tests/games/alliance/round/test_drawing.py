"""Discard and draw, and the End Phase (DA-DIS, DA-EPH, DA-DMG-12)."""

from __future__ import annotations

import pytest

from games.alliance.table import FIRST, SECOND, Table
from undercroft.games.alliance.events.cards import CardDiscarded, CardDrawn, ColumnDiscarded, DiscardsShuffled
from undercroft.games.alliance.events.rounds import EffectsEnded, FirstPlayerPassed
from undercroft.games.alliance.rules.round.drawing import DiscardAndDraw, DiscardChosen, draw, missing
from undercroft.games.alliance.rules.round.end_phase import EndPhase
from undercroft.games.alliance.state import Lasting, Played
from undercroft.kernel import CardId, replace
from undercroft.parts.decks import OwnDeck

FIVE = ("st-08-1", "st-08-2", "st-08-3", "st-03-1", "st-03-2")


def holding(*hand: str, drafted: int = 0) -> Table:
    table = Table()
    table.hand(FIRST, *hand)
    table.own(FIRST, drafted=drafted)
    return table


@pytest.mark.rule("DA-DIS-01", "DA-DIS-02", "DA-DIS-04", "DA-CRD-18")
def test_up_to_the_limit_then_up_to_the_hand_size() -> None:
    table = holding(*FIVE).run(DiscardAndDraw(FIRST))
    assert table.game.open[0].secret and set(table.some("discard")) == set(FIVE)
    table.answer("discard st-08-1", "discard st-08-2")  # the limit is 2
    assert table.what == "" and len(table.s.alliances[FIRST].hand) == 6
    assert len(table.events(CardDiscarded)) == 2 and len(table.events(CardDrawn)) == 3
    assert table.s.alliances[FIRST].deck.discard == ("st-08-1", "st-08-2")


@pytest.mark.rule("DA-DIS-03", "DA-DIS-04")
def test_nobody_must_discard() -> None:
    table = holding(*FIVE, "st-03-3", "st-02-1").run(DiscardAndDraw(FIRST)).answer("pass")
    assert len(table.s.alliances[FIRST].hand) == 7 and table.events(CardDrawn) == []


@pytest.mark.rule("DA-DRA-06", "DA-DRA-07", "DA-DIS-02", "DA-DIS-04")
@pytest.mark.parametrize(
    ("drafted", "limit", "size"), [(0, 2, 6), (3, 3, 7), (5, 4, 7), (9, 5, 9), (14, 6, 9)]
)
def test_limits_grow_with_the_cards_drafted(drafted: int, limit: int, size: int) -> None:
    table = holding(*FIVE, "st-03-3", "st-02-1", drafted=drafted).run(DiscardAndDraw(FIRST))
    discarded = 0
    while table.keys:
        table.answer(table.keys[1])
        discarded += 1
    assert (discarded, len(table.s.alliances[FIRST].hand)) == (limit, size)


@pytest.mark.rule("DA-DIS-E1", "DA-DIS-05")
def test_the_discard_pile_becomes_the_deck() -> None:
    table = holding(*FIVE)
    rest = table.s.alliances[FIRST].deck.pool
    table.own(FIRST, deck=OwnDeck(seat=FIRST, discard=rest[:3]), owned=(*map(CardId, FIVE), *rest[:3]))
    table.run(DiscardAndDraw(FIRST)).answer("pass")
    deck = table.s.alliances[FIRST].deck
    assert len(table.s.alliances[FIRST].hand) == 6 and len(deck.pool) == 2 and deck.discard == ()
    assert len(table.events(DiscardsShuffled)) == 1


@pytest.mark.rule("DA-DIS-06", "DA-DIS-07")
def test_drawing_stops_where_nothing_is_left() -> None:
    table = holding(*FIVE)
    rest = table.s.alliances[FIRST].deck.pool
    table.s.columns[table.id("petra")] = (Played(FIRST, hidden=rest[:2], mode="speed"),)
    table.own(FIRST, deck=OwnDeck(seat=FIRST), owned=(*map(CardId, FIVE), *rest[:2]))
    draw(table.game, FIRST, 3)
    assert table.s.alliances[FIRST].hand == FIVE and table.events(CardDrawn) == []


@pytest.mark.rule("DA-COO-15", "DA-COO-16")
def test_one_draw_is_reduced() -> None:
    table = holding(*FIVE)
    table.own(FIRST, fewer=3)
    assert missing(table.game, FIRST) == 0
    table.run(DiscardAndDraw(FIRST)).answer("discard st-08-1", "discard st-08-2")
    assert len(table.s.alliances[FIRST].hand) == 3 and table.s.alliances[FIRST].fewer == 0
    table.run(DiscardAndDraw(FIRST)).answer("pass")
    assert len(table.s.alliances[FIRST].hand) == 6


@pytest.mark.rule("DA-COO-16")
def test_with_fewer_cards_all_are_discarded() -> None:
    table = holding("st-08-1", "st-08-2").run(DiscardChosen(FIRST, 3))
    table.answer("discard st-08-2", "discard st-08-1")
    assert table.s.alliances[FIRST].hand == () and table.what == ""


# -- the End Phase


@pytest.mark.rule("DA-EPH-E1", "DA-EPH-02", "DA-EPH-04", "DA-EPH-05", "DA-EPH-06", "DA-EPH-10", "DA-EPH-11")
@pytest.mark.rule("DA-DMG-07", "DA-DMG-12")
def test_the_end_phase_in_six_steps() -> None:
    table = holding(*FIVE[1:])
    table.change("lorna", damage=("poison", "damage"), exhausted=True)
    table.s.columns[table.id("lorna")] = (Played(FIRST, CardId("st-08-2")),)
    table.own(FIRST, hand=table.s.alliances[FIRST].hand[1:])
    ogre = table.monster("m-10", (4, 2), cubes=(FIRST, FIRST, SECOND), exhausted=True)
    table.run(EndPhase())
    assert table.what == "alliance.end_phase.draw" and table.asked == FIRST
    table.answer("draw-up")
    assert not table.leaf("lorna").exhausted and table.leaf("lorna").damage == ("poison", "damage", "poison")
    assert not table.leaf(ogre).exhausted and table.leaf(ogre).cubes == (FIRST, FIRST, SECOND)
    assert table.s.columns == {} and "st-08-2" in table.s.alliances[FIRST].deck.discard
    assert len(table.s.alliances[FIRST].hand) == 6 and table.s.first == SECOND
    kinds = [type(entry.event) for entry in table.log]
    assert kinds.index(EffectsEnded) < kinds.index(ColumnDiscarded) < kinds.index(FirstPlayerPassed)


@pytest.mark.rule("DA-EPH-03", "DA-EPH-12", "DA-HER-22")
def test_effects_of_the_round_are_over() -> None:
    table = holding(*FIVE, "st-03-3")
    goblin = table.monster("m-01", (4, 2))
    table.s.lasting = (Lasting(goblin, "root"),)
    table.run(EndPhase())
    assert not table.game.state.lasting and table.events(EffectsEnded)


@pytest.mark.rule("DA-EPH-10", "DA-DIS-08")
def test_drawing_up_is_a_choice() -> None:
    table = holding("st-08-1").run(EndPhase())
    table.answer("pass")
    assert table.s.alliances[FIRST].hand == ("st-08-1",)


@pytest.mark.rule("DA-COO-15", "DA-COO-16", "DA-EPH-10")
@pytest.mark.parametrize(("held", "answer", "drawn"), [(3, "", 0), (2, "draw-up", 1), (2, "pass", 0)])
def test_the_end_phase_is_the_one_draw_that_is_reduced(held: int, answer: str, drawn: int) -> None:
    table = holding(*FIVE[:held])
    table.own(FIRST, fewer=3)
    table.run(EndPhase())
    if answer:
        table.answer(answer)
    assert len(table.events(CardDrawn)) == drawn and table.s.alliances[FIRST].fewer == 0


@pytest.mark.rule("DA-DMG-E2", "DA-DMG-13", "DA-DMG-12")
def test_poison_defeats_in_the_end_phase() -> None:
    table = holding(*FIVE, "st-03-3")
    table.change("krom", damage=("poison", "damage", "poison", "damage"))
    table.run(EndPhase())
    assert table.leaf("krom").lies and table.s.alliances[FIRST].defeats == 1
    assert len(table.leaf("krom").damage) == 5


@pytest.mark.rule("DA-DMG-14", "DA-DMG-15")
def test_poison_leaves_the_defeated_and_the_healthy_alone() -> None:
    table = holding(*FIVE, "st-03-3")
    table.change("krom", damage=("poison",) * 5, lies=True)
    table.change("petra", damage=("damage",))
    table.run(EndPhase())
    assert len(table.leaf("krom").damage) == 5 and table.leaf("petra").damage == ("damage",)
    assert table.s.alliances[FIRST].defeats == 0


@pytest.mark.rule("DA-EPH-09", "DA-EPH-07")
@pytest.mark.parametrize("stays", [True, False])
def test_hide_may_stay_in_play(stays: bool) -> None:
    table = holding(*FIVE, "st-03-3")
    table.own(FIRST, artifacts=(CardId("u3-01"),))
    krom = table.id("krom")
    alliance = table.s.alliances[FIRST]
    deck = replace(alliance.deck, pool=tuple(card for card in alliance.deck.pool if card != "st-02-2"))
    table.own(FIRST, deck=deck)
    table.s.columns[krom] = (Played(FIRST, CardId("st-02-2")),)
    table.run(EndPhase())
    assert table.what == "alliance.end_phase.keep" and table.asked == FIRST
    table.answer("keep st-02-2" if stays else "pass")
    assert (krom in table.s.columns) == stays
    assert ("st-02-2" in table.s.alliances[FIRST].deck.discard) != stays
    assert table.s.alliances[FIRST].artifacts == ("u3-01",)


@pytest.mark.rule("DA-EPH-08", "DA-PWR-04")
def test_cards_under_another_hero_and_face_down_ones_go_to_their_owner() -> None:
    table = holding(*FIVE, "st-03-3")
    pool = table.s.alliances[FIRST].deck.pool
    hidden = pool[:2]
    table.s.columns[table.id("petra")] = (
        Played(FIRST, pool[2], by=table.id("krom")), Played(FIRST, hidden=hidden, mode="speed"),
    )  # fmt: skip
    table.own(FIRST, deck=replace(table.s.alliances[FIRST].deck, pool=pool[3:]))
    table.run(EndPhase())
    assert set(table.s.alliances[FIRST].deck.discard) == set(pool[:3]) and table.faults() == []
