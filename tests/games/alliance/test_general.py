"""General principles, terms and the die (DA-GEN, DA-CMP), and rules that hold in every mode."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alliance.boards import cells
from games.alliance.table import FIRST, SECOND, Table, edition, name
from undercroft.games.alliance.events.cards import CardDiscarded, CardDrawn
from undercroft.games.alliance.events.rounds import HeroActivated
from undercroft.games.alliance.rules.attack.damage import Suffer
from undercroft.games.alliance.rules.attack.values import speed
from undercroft.games.alliance.rules.market.experience import gain
from undercroft.games.alliance.rules.movement.checks import DIE, roll
from undercroft.games.alliance.rules.movement.traps import SpringTrap
from undercroft.games.alliance.rules.round.end_phase import EndPhase
from undercroft.games.alliance.rules.round.ending import score
from undercroft.games.alliance.rules.round.rounds import Cycle
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import ground


@pytest.mark.rule("DA-CMP-24", "DA-CMP-25")
def test_the_dungeon_die() -> None:
    assert Counter(DIE) == {"0": 2, "1": 2, "2": 1, "3": 1}
    assert roll(Table().run(results=["3"]).game) == 3
    assert [sum(int(face) >= least for face in DIE) for least in (1, 2, 3)] == [4, 2, 1]


@pytest.mark.rule("DA-GEN-07")
def test_a_starting_tile_is_a_room() -> None:
    table = Table()
    board = ground(table.game)
    assert board.room_of(board.canvas.square((1, 0), (1, 1))) == (1, 0)
    assert board.squares_of((1, 0)) & table.leaf("petra").cells


@pytest.mark.rule("DA-GEN-06")
def test_a_blast_hits_every_character_of_the_room() -> None:
    """Heroes of both alliances and monsters: a Flame Rune makes no difference."""
    table = Table()
    goblin = table.monster("m-06", (3, 2))
    table.stand("bull", (5, 2))
    table.threat((4, 1), 3, "t-8", shown=True)
    table.turn_of("petra")
    table.run(SpringTrap(1, table.id("petra")))
    hit = [leaf.kind for leaf in table.s.figures.values() if leaf.hurt]
    assert set(hit) == {"petra", "lorna", "krom", "mcfarlin", "bull", "m-06"} and table.leaf(goblin).hurt == 1


@pytest.mark.rule("DA-GEN-11")
def test_a_bonus_lasts_to_the_end_phase_and_no_longer() -> None:
    table = Table()
    table.hand(FIRST, "st-08-3", *("st-03-1", "st-03-2", "st-03-3", "st-02-1", "st-02-2", "st-02-3"))
    table.activate("petra").answer("play st-08-3", "done", "pass")
    assert speed(table.game, table.id("petra")) == 5  # Charge, after the activation is over
    table.run(EndPhase())
    assert speed(table.game, table.id("petra")) == 4


@pytest.mark.rule("DA-GEN-12")
def test_the_next_player_waits_for_discard_and_draw() -> None:
    table = Table()
    table.hand(FIRST, "st-08-1", "st-08-2")
    table.run(Cycle())
    table.answer(f"activate {table.id('petra')}", "done", "discard st-08-1", "pass")
    kinds = [type(entry.event) for entry in table.log]
    assert table.asked == SECOND and kinds.count(HeroActivated) == 1  # the other has only been asked
    assert kinds.index(CardDiscarded) < kinds.index(CardDrawn) and kinds.count(CardDrawn) == 5


@pytest.mark.rule("DA-XP-15", "DA-DEF-03", "DA-END-06")
def test_each_defeat_costs_a_point() -> None:
    table = Table()
    table.own(FIRST, face_up=3)
    table.run(Suffer(table.id("krom"), 9))
    alliance = table.s.alliances[FIRST]
    assert table.leaf("krom").lies and len(table.leaf("krom").damage) == 5
    assert (alliance.defeats, alliance.face_up, score(alliance)) == (1, 3, 2)


@pytest.mark.rule("DA-SET-14", "DA-SET-13")
def test_nothing_that_was_put_back_comes_again() -> None:
    setup = edition().settle(AllianceSetup(2))
    game = edition().new_game(setup, "box")
    while game.state.round == 0:
        game.answer(game.open[0].seat, 0)
    there = {leaf.kind for leaf in game.state.figures.values()}
    owned = [card for each in game.state.alliances.values() for card in each.owned]
    assert {edition().rules.content.card[card].hero for card in owned} == there
    assert len(there) == 8 and game.state.heroes == ()


@pytest.mark.rule("DA-SET-31")
def test_the_reserve_pays_only_after_both_pools() -> None:
    table = Table()
    gain(table.game, FIRST, sum(table.s.pools))
    assert table.s.pools == (0, 0) and table.s.reserve == 0
    gain(table.game, FIRST, 2)
    assert table.s.reserve == 2 and table.faults() == []


@pytest.mark.rule("DA-SOL-01", "DA-SOL-16")
def test_alone_on_the_smallest_frame_tiles_are_chosen_as_ever() -> None:
    table = Table(1)
    frame = edition().rules.content.frame[table.s.frame]
    assert (frame.rows, frame.columns) == (3, 3) and table.s.pools == (8, 12)
    assert [layer.left for layer in table.s.deck.layers] == [4, 4, 2]
    table.offer_tiles("i-01", "i-04")
    table.hand(FIRST)
    table.stand("petra", (6, 4))
    table.activate("petra").answer(f"door {name((4, 4))}")
    assert {key.partition(":")[0] for key in table.some("tile")} == {"i-01", "i-04"}
    table.answer("tile i-04:0@2")
    assert table.s.dungeon.passages == (((1, 1), (2, 1)),)
    assert table.leaf("petra").cells == cells((6, 4))
