"""Shadow Dragons: Shadow, Fire Breath (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD
from undercroft.games.descent.events.fights import AttackMissed

BODY = ("e9", "f9", "g9", "e10", "f10", "g10")


@pytest.mark.rule("D2-X-22", "D2-SRG-13", "D2-ATK-32")
def test_a_hero_beside_it_misses_whomever_he_attacks_unless_he_spends_a_surge() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.monster("shadow-dragon", "minion", *BODY)
    zombie = at.monster("zombie", "master", "i9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    assert [missed.because for missed in at.events(AttackMissed)] == ["toll"]
    at.dice("2HH*", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    at.play(next(key for key in at.offers("surge") if key.endswith("toll")))
    assert at.figure(zombie).damage == 4


@pytest.mark.rule("D2-X-22")
def test_from_afar_it_can_be_attacked_as_any_other() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.put(1, "j9")
    dragon = at.monster("shadow-dragon", "minion", *BODY)
    at.turn(1)
    at.dice("4HH", "HH", "-", "-")
    at.play(f"attack {dragon} yew-shortbow")
    at.play("space g9")
    assert at.figure(dragon).damage == 4


@pytest.mark.rule("D2-X-22", "D2-PRP-07", "D2-ATK-20", "D2-RNG-06")
def test_fire_breath_burns_all_on_a_path_of_four_spaces_from_the_target() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "k10")
    dragon = at.monster("shadow-dragon", "master", *BODY)
    zombie = at.monster("zombie", "master", "j10")
    at.activate(dragon)
    at.dice("2HH*", "HHH", "S")
    at.play("attack 1", "surge 1 card.1")
    assert at.can("space i9") and not at.can("space h9")
    at.play("space i9", "space j10")
    at.dice("SS", "-")  # Widow Tarha's grey die, and the zombie's brown one
    at.play("space k10")  # the fourth space, with the target's own
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    assert (at.figure(1).damage, at.figure(zombie).damage, at.figure(2).damage) == (4, 5, 3)


@pytest.mark.rule("D2-PRP-07", "D2-WHO-06")
def test_whom_the_fire_reaches_answers_his_own_roll_only() -> None:
    """The knight's shield helps him though he was no target; the berserker's turn to answer is over."""
    at = arena("grisban-the-thirsty:berserker", "syndrael:knight", **YARD)
    at.hand()
    at.give(1, "iron-shield", equip=False)
    at.put(1, "h9")
    at.put(2, "i9")
    dragon = at.monster("shadow-dragon", "master", *BODY)
    at.activate(dragon)
    at.dice("2HH*", "HHH", "S")
    at.play("attack 1", "surge 1 card.1", "space i9", "space j9")
    at.dice("S")
    at.play("space k9")
    assert at.keys() == {"pass", "use wooden-shield"}
    at.play("use wooden-shield")
    assert at.figure(2).damage == 5 - 2
