"""Ettins: Reach, Throw (D2-X-22, D2-X-23)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.moves import Entered

BODY = ("f9", "g9", "f10", "g10")


@pytest.mark.rule("D2-X-22", "D2-PRP-08")
def test_it_reaches_over_one_space() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "i9")
    at.put(2, "j9")
    ettin = at.monster("ettin", "minion", *BODY)
    at.activate(ettin)
    assert at.offers("attack") == ["attack 1"]


@pytest.mark.rule("D2-X-22", "D2-X-23", "D2-MOV-21", "D2-KO-10")
def test_a_thrown_hero_enters_a_space_within_3_and_is_hurt() -> None:
    at = arena("syndrael:knight", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "l10")
    ettin = at.monster("ettin", "master", *BODY)
    at.activate(ettin)
    at.dice("SSS", "SS")  # 5 against Might 4
    at.play("act throw")
    assert at.asked.seats == (at.state.overlord.seat,)
    assert {"space k9", "space e9"} <= at.keys()
    assert not {"space l9", "space h9", "space f9"} & at.keys()  # too far, his own, taken
    at.play("space k9")
    assert squares(at, 1) == ["k9"] and at.figure(1).damage == 1
    assert [entered.figure for entered in at.events(Entered)] == [1]


@pytest.mark.rule("D2-X-22", "D2-WHO-05", "D2-TER-31")
def test_traps_and_pits_answer_a_thrown_hero() -> None:
    at = arena(*PARTY, **YARD)
    at.hand("pit-trap")
    at.put(1, "e6")
    ettin = at.monster("ettin", "master", "c6", "d6", "c7", "d7")
    at.activate(ettin)
    at.dice("SSS", "SSS")
    at.play("act throw", "space e8")
    assert at.can("use pit-trap@1")
    at.play("pass")
    assert at.figure(1).damage == 1
    at.put(1, "e6")
    at.activate(ettin)
    at.dice("SSS", "SSS")
    at.play("act throw", "space e5")
    at.pass_hidden()
    assert at.figure(1).damage == 1 + 2 + 1


@pytest.mark.rule("D2-X-22", "D2-ATT-03")
def test_a_hero_who_passes_stays() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    ettin = at.monster("ettin", "master", *BODY)
    at.activate(ettin)
    at.dice("SSS", "SS")  # 5 against Grisban's Might 5
    at.play("act throw")
    assert squares(at, 1) == ["h9"] and at.figure(1).damage == 0
