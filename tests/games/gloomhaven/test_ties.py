"""Equal choices of monsters: the players settle them, or the lot does, as the table likes (GH-AMB)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene, shelf
from games.gloomhaven.test_order import BONES, GUARDS, ordered, units
from games.gloomhaven.test_texts import haven, words
from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.gloomhaven.box import NOUNS
from undercroft.games.gloomhaven.events.fights import WayChosen
from undercroft.games.gloomhaven.events.rounds import OrderSet
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.options import FirstOption, PlanOption
from undercroft.games.gloomhaven.rules.actions.lasting import SetTies, asking_rights
from undercroft.games.gloomhaven.rules.who import TIES_BY_LOT
from undercroft.games.gloomhaven.setup import HavenSetup, settle
from undercroft.games.gloomhaven.state import Slot
from undercroft.journal_files import starter
from undercroft.kernel import ChanceAhead, Enumerated, FigureId, Journal, Lot, Seat, read, view
from undercroft.scenes.gloomhaven.foresight.plans import foreseen
from undercroft.text.explanations import reasons
from undercroft.text.namers import StateNamer
from undercroft.text.words import Words

__all__ = ["haven", "words"]  # fixtures

BY_LOT = (TIES_BY_LOT,)
MOVE_AND_ATTACK = "527"  # of the deck of guards


def guard(**more: object) -> Table:
    """A Bandit Guard with two equal hexes to attack the Brute from."""
    return scene(brute="5:2", spellweaver="0:0", monsters="bandit-guard 4:4", **more)  # type: ignore[arg-type]


@pytest.mark.rule("GH-AMB-01", "GH-AMB-03", "GH-MMV-14")
@pytest.mark.parametrize("end", ["4:3", "5:3"])
def test_the_lot_settles_where_a_monster_ends(end: str) -> None:
    table = guard(variants=BY_LOT, chance=[f"plan {end} 1"]).turn(3, MOVE_AND_ATTACK)
    assert table.at(3) == end
    (lot,) = [each for each in table.why(WayChosen) if isinstance(each, Lot)]
    assert {option.key for option in lot.options} == {"plan 4:3 1", "plan 5:3 1"}
    assert isinstance(lot.picked, PlanOption) and lot.picked.key == f"plan {end} 1"


@pytest.mark.rule("GH-AMB-03")
def test_why_tells_the_equal_choices_and_that_the_table_lets_the_game_choose(words: Words) -> None:
    table = guard(variants=BY_LOT, chance=["plan 5:3 1"]).turn(3, MOVE_AND_ATTACK)
    entry = next(each for each in table.game.log or () if isinstance(each.event, WayChosen))
    said = reasons(words, StateNamer(words, table.state, grid=GRID, nouns=NOUNS), entry)[-1]
    assert (
        said
        == {
            "en": "This table lets the game choose by lot among 2 equal choices: "
            "end at 4:3 and attack the Brute; end at 5:3 and attack the Brute. "
            "Chosen: end at 5:3 and attack the Brute",
            "es": "En esta mesa el juego elige al azar entre 2 opciones iguales: "
            "acabar en 4:3 y atacar al Salvaje; acabar en 5:3 y atacar al Salvaje. "
            "Elegida: acabar en 5:3 y atacar al Salvaje",
            "pt": "Nesta mesa o jogo escolhe por sorteio entre 2 opções iguais: "
            "terminar em 4:3 e atacar o Bruto; terminar em 5:3 e atacar o Bruto. "
            "Escolhida: terminar em 5:3 e atacar o Bruto",
        }[words.language]
    )


@pytest.mark.rule("GH-INI-07", "GH-INI-05", "GH-AMB-03")
def test_the_lot_orders_types_of_monsters_but_not_characters() -> None:
    table = scene(monsters=f"{GUARDS} 5:0, {BONES} 5:1", variants=BY_LOT, chance=[f"first {BONES}"])
    ordered(table, Slot(40, GUARDS), Slot(40, BONES))
    assert units(table) == [BONES, GUARDS] and not table.is_asked()
    assert next(getattr(each, "says", "") for each in table.why(OrderSet)) == "by-lot"
    heroes = scene(monsters=f"{GUARDS} 5:0", variants=BY_LOT)
    for seat in (0, 1):
        heroes.mats(seat, second=50)
    ordered(heroes, Slot(40, "0"), Slot(40, "1"))
    assert {type(option) for option in heroes.asked.options} == {FirstOption}


@pytest.mark.rule("GH-AMB-01", "GH-AMB-03")
def test_a_player_changes_it_in_the_own_turn() -> None:
    table = guard(chance=["plan 4:3 1"])
    assert [right.option.key for right in asking_rights(table.game, Seat(0))][1] == "ask-ties no"
    table.run(SetTies(Seat(0), False)).turn(3, MOVE_AND_ATTACK)
    assert table.picks("suffer").at(3) == "4:3"
    assert [right.option.key for right in asking_rights(table.game, Seat(1))][1] == "ask-ties yes"
    table.run(SetTies(Seat(1), True))
    assert table.state.variants == ()


def test_what_a_monster_would_do_does_not_tell_what_the_lot_will_be() -> None:
    """The copy asks: nobody may know chance beforehand."""
    table = guard(variants=BY_LOT)
    table.knows(drawn={"guard": MOVE_AND_ATTACK})
    entries, choices = foreseen(table.game, FigureId(3))
    assert choices == [2] and any(isinstance(entry.event, WayChosen) for entry in entries)
    assert not any(isinstance(why, Lot) for entry in entries for why in entry.why)


def test_the_variant_is_offered_and_settled() -> None:
    assert settle(shelf(), HavenSetup(variants=("ties-by-lot",))).variants == ("ties-by-lot",)


@pytest.mark.rule("GH-AMB-03")
def test_with_the_lot_players_are_asked_nothing_about_monsters_and_replays_agree() -> None:
    edition = lay_out(box_of("gloomhaven"))
    setup = edition.settle(
        HavenSetup(scenario="1", party=("brute", "spellweaver"), variants=("ties-by-lot",))
    )
    lots = 0
    for seed in ("a", "b"):
        header = edition.header(setup, seed)
        journal = Journal(header, starter(edition, setup, seed))
        bots = [make_bot(edition, setup, "normal", Seat(seat), seed) for seat in (0, 1)]
        while journal.game.open and edition.box.rounds(journal.game.state) < 6:
            decision = journal.game.open[0]
            assert len(decision.seats) == 1, decision.what
            pick = bots[decision.seat].choose(view(journal.game, decision.seat), decision)
            journal.answer(decision.seat, pick)
        lots += sum(isinstance(why, Lot) for entry in journal.log for why in entry.why)
        again = Journal.resume(read(journal.save()), starter(edition, setup, seed))
        assert again.game.state.digest() == journal.game.state.digest()
    assert lots


@pytest.mark.rule("GH-AMB-03")
def test_each_equal_choice_is_as_likely() -> None:
    table = guard(variants=BY_LOT)
    table.game.source = Enumerated(())
    with pytest.raises(ChanceAhead) as ahead:
        table.turn(3, MOVE_AND_ATTACK)
    assert sorted(ahead.value.outcomes) == ["plan 4:3 1", "plan 5:3 1"]
