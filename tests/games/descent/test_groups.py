"""Groups of monsters, lieutenants, printed values (D2-MON, D2-LT, D2-OTN-16, D2-X-20 to D2-X-25)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, arena
from games.descent.standing import PARTY, YARD
from undercroft.games.descent.events.turns import TurnBegan
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.values import attributes, size_of, stats_of
from undercroft.kernel import FigureId


@pytest.mark.rule("D2-MON-01", "D2-MON-02", "D2-LT-04", "D2-OTN-06")
def test_minions_and_masters_are_one_group_and_a_lieutenant_is_his_own() -> None:
    at = arena(*PARTY)
    at.hand()
    minion = at.monster("zombie", "minion", "a5")
    master = at.monster("zombie", "master", "a7")
    at.monster("splig", "", "a8")
    at.run(OverlordTurn(step="choose_group"))
    assert at.keys() == {"activate zombie", "activate splig"}
    at.play("activate zombie")
    assert at.keys() == {f"monster {minion}", f"monster {master}"}


@pytest.mark.rule("D2-OTN-16", "D2-OTN-08")
def test_who_comes_while_the_group_acts_acts_too_and_later_nobody() -> None:
    at = arena(*PARTY)
    at.hand()
    at.monster("zombie", "minion", "a5")
    goblin = at.monster("goblin-archer", "minion", "a8")
    at.run(OverlordTurn(step="choose_group"))
    at.play("activate zombie")
    second = at.monster("zombie", "minion", "a7")
    at.play("end-turn")
    assert at.state.turn.figure == second
    at.play("end-turn")
    assert at.state.turn.figure == goblin
    late = at.monster("zombie", "master", "a6")
    at.play("end-turn")
    assert late not in [began.figure for began in at.events(TurnBegan)]
    assert at.state.turn.figure == 0


@pytest.mark.rule("D2-LT-02", "D2-LT-03", "D2-LT-08", "D2-MOV-08")
def test_a_lieutenant_blocks_heroes_and_lets_monsters_pass() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    splig = at.monster("splig", "", "e9")
    zombie = at.monster("zombie", "minion", "c9")
    at.put(1, "g9")
    here = at.figure(splig).cells
    assert mover_of(at.game, FigureId(1)).foes & here
    assert mover_of(at.game, zombie).friends & here
    assert size_of(at.game, splig) == (1, 1)
    at.activate(splig)
    at.play("move", "go f9")
    at.dice("X", "H", "-")
    at.play("attack 1")
    assert not at.offers("attack")  # one attack, as any monster


@pytest.mark.rule("D2-LT-01")
def test_the_quest_names_its_lieutenant() -> None:
    from undercroft.games.boxes import box_of, lay_out
    from undercroft.games.descent.setup import DescentSetup

    edition = lay_out(box_of("descent"))
    game = edition.new_game(
        edition.settle(DescentSetup(scenario="a-fat-goblin", encounter=2, players=2)), "1"
    )
    while game.state.round == 0:
        game.answer(game.open[0].seats[0], 0)
    chiefs = [leaf for leaf in game.state.figures.values() if leaf.role == "lieutenant"]
    assert [leaf.kind for leaf in chiefs] == ["splig"]


# Speed, Health, defence and attack dice of minion and master, in Act I and Act II.
MONSTERS = {
    "barghest": "4/4 g br|4/6 g br|4/6 k br|4/8 k bry",
    "cave-spider": "4/3 g by|4/5 g by|4/5 g byy|4/7 g byy",
    "elemental": "4/4 k br|4/6 k br|4/8 kn bry|4/10 kn bry",
    "ettin": "3/5 gg br|3/8 gg br|3/7 kg brr|3/9 kg brr",
    "flesh-moulder": "4/4 g by|4/5 g by|4/5 gn by|4/7 gn byy",
    "goblin-archer": "5/2 g by|5/4 g by|5/4 g by|5/6 g byy",
    "merriod": "3/5 k br|3/7 k br|3/7 gg bry|3/9 gg bry",
    "shadow-dragon": "3/6 gg br|3/9 gg br|3/8 kg brr|3/10 kg brr",
    "zombie": "3/3 n by|3/6 n by|3/5 n by|3/9 n bry",
}
SIZES = {"barghest": (1, 2), "elemental": (2, 2), "ettin": (2, 2), "merriod": (2, 2), "shadow-dragon": (2, 3)}
LIMITS = {"large": "1+0 0+1 1+1", "three": "1+1 2+1 3+1", "four": "2+1 3+1 4+1"}
LETTERS = {"blue": "b", "red": "r", "yellow": "y", "brown": "n", "grey": "g", "black": "k"}


@pytest.mark.rule("D2-X-20", "D2-X-21", "D2-MON-05", "D2-MON-06")
@pytest.mark.parametrize("kind", MONSTERS)
def test_the_cards_of_monsters(kind: str) -> None:
    found = []
    for act in (1, 2):
        at = arena(*PARTY, act=act)
        for rank in ("minion", "master"):
            figure = at.monster(kind, rank, "e6")
            assert size_of(at.game, figure) == SIZES.get(kind, (1, 1))
            card = stats_of(at.game, figure)
            pools = ["".join(LETTERS[die] for die in pool) for pool in (card.defence, card.dice)]
            found.append(f"{card.speed}/{card.health} {pools[0]} {pools[1]}")
    assert "|".join(found) == MONSTERS[kind]
    limits = " ".join(f"{limit.minions}+{limit.masters}" for limit in RECORDS.monster[kind].limits)
    large = kind in SIZES and kind != "barghest"
    many = kind in ("cave-spider", "goblin-archer", "zombie")
    assert limits == LIMITS["large" if large else "four" if many else "three"]


# Might, Knowledge, Willpower, Awareness; Health with 2, 3 and 4 heroes in Act I and Act II.
CHIEFS = {
    "baron-zachareth": ("4334", "10 13 16 16 18 20"),
    "belthir": ("4341", "9 11 15 13 15 18"),
    "lady-eliza-farrow": ("1335", "7 9 12 9 11 15"),
    "lord-merick-farrow": ("2423", "8 11 13 10 12 15"),
    "sir-alric-farrow": ("5124", "10 14 16 12 15 18"),
    "splig": ("4332", "7 9 13 10 12 16"),
}
HEROES = (*PARTY, "jain-fairwood:wildlander", "avric-albright:disciple")


@pytest.mark.rule("D2-X-24", "D2-X-25", "D2-LT-05", "D2-LT-06", "D2-ATT-01")
@pytest.mark.parametrize("kind", CHIEFS)
def test_the_cards_of_lieutenants(kind: str) -> None:
    health = []
    for act in (1, 2):
        for heroes in (2, 3, 4):
            at = arena(*HEROES[:heroes], act=act)
            figure = at.monster(kind, "", "e6")
            health.append(str(at.figure(figure).full))
            four = attributes(at.game, figure)
            assert four is not None
            assert (
                "".join(map(str, (four.might, four.knowledge, four.willpower, four.awareness)))
                == CHIEFS[kind][0]
            )
    assert " ".join(health) == CHIEFS[kind][1]
